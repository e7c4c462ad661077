# `baize play GAME --learn`: a guided first match.

# "GAME LESSON" of every listed game, one a line.
every_lesson() {
    echo '{"do":"games"}' | "$BAIZE" engine |
        grep -oE '"name":"[a-z-]+","title":"[^"]*","version"|"lessons":\[[^]]*\]' |
        awk -F'"' '/version/ { game = $4; next }
            { for (i = 1; i <= NF; i++) if ($i == "name") print game, $(i + 2) }'
}

test_learn_enter_alone_leads_through_every_lesson() {
    local game lesson lessons=0
    while read -r game lesson; do
        run bash -c 'yes "" | head -n 60 | "$BAIZE" play "$0" --learn "$1"' "$game" "$lesson"
        ends_with 0
        says "Lesson 1 of "
        says "press Enter to choose it too."
        tr -s ' \n' ' ' <out | grep -qF "From here on the match is yours."
        grep -qx "note lesson $lesson" "$(latest)"
        not grep -iwE 'click|drag|hover|tap|touch' out # there is nothing to do that to
        lessons=$((lessons + 1))
    done < <(every_lesson)
    [ "$lessons" -ge 3 ]
}

test_learn_another_move_can_be_taken_back() {
    run bash -c 'printf "go to house 18\nundo\n\n" | "$BAIZE" play $GAME --learn'
    ends_with 0
    says "The lesson had another move in mind: go to house 16"
    says "Lesson 2 of "
}

test_learn_a_saved_lesson_goes_on() {
    run bash -c 'echo | "$BAIZE" play $GAME --learn'
    run bash -c 'echo look | "$BAIZE" play --resume'
    ends_with 0
    says "Lesson 2 of "
}

test_learn_is_offered_to_whoever_never_played_the_game() {
    run bash -c 'printf "so-youve-been-cursed\n\n\n" | "$BAIZE"'
    ends_with 0
    says "How do you want to start?"
    says "Lesson 1 of "
    run bash -c 'printf "so-youve-been-cursed\nquit\n" | "$BAIZE"'
    never_says "How do you want to start?"
}

test_learn_takes_no_other_table() {
    run baize play "$GAME" --learn --seed 4
    is_refused "A lesson has its own setup"
    run baize play "$GAME" --learn baker
    is_refused "has no lesson 'baker'. There is: wizard, monster."
    run baize play --learn
    is_refused "Which game? Name it after 'play'."
}
