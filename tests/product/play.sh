# `baize play` in a pipe.

# Paths may be longer than a line; nothing else is.
fits_the_screen() {
    grep -vF "$XDG_DATA_HOME" out >shown
    not grep -E '^.{81}' shown || complain "a line is longer than 80 columns"
}

# "GAME MODE" of every listed game, one a line.
every_mode() {
    baize pack list | awk '/^[a-z]/ { sub(":", "", $1); game = $1 } $1 == "mode" { print game, $2 }'
}

test_bots_play_every_mode_to_the_end() {
    local game mode modes=0
    while read -r game mode; do
        local bots=quick
        case $mode in
            duel | rivals | versus) bots=quick,random ;;
            coop) [ "$game" = few-and-cursed ] || bots=quick,quick ;;
            nobody) bots= ;;
        esac
        run baize play "$game" --mode "$mode" ${bots:+--bots $bots} --seed 5
        ends_with 0
        says "The record of this match is $(latest)"
        grep -q '^end ' "$(latest)"
        [ "$mode" != rivals ] || [ "$(grep -cE ', -?[0-9]+ in all$' out)" -eq 2 ]
        fits_the_screen
        modes=$((modes + 1))
    done < <(every_mode)
    [ "$modes" -eq 14 ]
}

test_person_answers_by_number_to_the_end() {
    run bash -c 'yes 1 | "$BAIZE" play null --line --seed 3'
    ends_with 0
    says "The record of this match is"
}

test_person_answers_with_the_words_of_an_option() {
    run bash -c 'echo "play One" | "$BAIZE" play null --seed 3'
    ends_with 0
    says "First seat plays One."
    grep -q '^0 play One ~' "$(latest)"
}

test_real_game_asks_and_shows_the_table() {
    run bash -c 'printf "1\nlook\nwhy\nmap\nrules\nlog\nhelp\nhint\n" | "$BAIZE" play $GAME --seed 1'
    ends_with 0
    says "== So, You've Been Cursed. =="
    says "The bot \`keen\` would take "
    fits_the_screen
}

# Also where the words of the option are not the place's own name: a tile that lies face down.
test_an_option_says_who_is_at_the_place_it_leads_to() {
    printf '%s\n' '{"do":"new","game":"deck-goes-west","setup":{"mode":"solo"},"seed":4}' \
        '{"do":"arrange","match":"m1","lines":["tile 1 -1 down crow_pines","bandits 1 -1 1","seat 0 at 1 0","seat 0 food 3"]}' \
        '{"do":"record","match":"m1"}' | "$BAIZE" engine >answers
    node -e '
        const lines = require("fs").readFileSync("answers", "utf8").trim().split("\n").map((line) => JSON.parse(line));
        require("fs").writeFileSync("bandits.play", lines[2].record);
    '
    run bash -c 'printf "%s\n" "Boots: pay 1 Food: walk 1" "set out" | "$BAIZE" play --resume ./bandits.play'
    says "try north to the tile 1 West, 1 North (Bandit)"
}

test_head_names_the_mode_as_people_do() {
    run bash -c 'echo look | "$BAIZE" play few-and-cursed --mode dark_arts --seed 1'
    ends_with 0
    says "== The Few and Cursed == The Dark Arts, "
    fits_the_screen
}

test_end_of_input_saves_and_resume_goes_on() {
    run bash -c 'echo 1 | "$BAIZE" play null --seed 3'
    ends_with 0
    says "baize play --resume null-"
    local before
    before=$(move_count "$(latest)")
    [ "$before" -ge 1 ]
    cp "$(latest)" first.play
    run bash -c 'yes 1 | "$BAIZE" play --resume'
    ends_with 0
    [ "$(matches | wc -l)" -eq 1 ] # the same save went on
    [ "$(move_count "$(latest)")" -gt "$before" ]
    cmp <(head -n "$(wc -l <first.play)" "$(latest)") first.play
}

test_resume_knows_the_bots() {
    run bash -c 'echo 1 | "$BAIZE" play null --bots person,random --seed 3'
    grep -qx 'seat 1 random' "$(latest)"
    run baize play --resume
    says "[seat 2: bot random]"
}

test_resume_skips_what_is_over() {
    run bash -c 'echo 4 | "$BAIZE" play null --seed 3'
    local open
    open=$(basename "$(latest)" .play)
    run baize play null --bots quick,quick --seed 4
    run baize play --resume
    ends_with 0
    says "Saved as $open"
}

test_resume_without_any_save() {
    run baize play --resume
    is_refused "There is no unfinished match"
    run baize play --resume nothing_like_it
    is_refused "no saved match called 'nothing_like_it', and no such file"
}

test_wrong_answers_cost_one_sentence() {
    run bash -c 'printf "99\n0\n-1\nfoo\nplay Nothing\n\n%2000s\n" x | "$BAIZE" play null --seed 3'
    ends_with 0
    says "There is no option 99; type a number from 1 to 4."
    says "No option reads 'foo' now"
    [ "$(move_count "$(latest)")" -eq 0 ]
}

# answers TEXT: what each line of it is answered with, in the middle of a question.
answers() {
    printf -- "$1" | baize play few-and-cursed --seed 11 >out
    sed -n '/^> /,$p' out | grep -av '^> ' >said || true
}

test_whatever_is_typed_in_a_question_is_answered_and_loses_nothing() {
    local typed
    for typed in 99999999999999999999 -0 1.5 '1 1' foo '' '\t' undo 'undo now' save 'save a b' \
        'save ../x' load 'load start' resume card 'card sprnt' 'rules FC-9999' '\033[A' '\377\376' \
        'give back' "$(printf '%0300d' 7)" "$(printf 'x%.0s' {1..5000})"; do
        answers "$typed\n"
        [ "$(head -n -1 said | sed 's/^  //' | tr '\n' ' ' | grep -c '[.?] *$')" -eq 1 ] ||
            complain "no sentence answers: $typed"
        [ "$(head -n -1 said | wc -l)" -le 3 ] || complain "a long answer to: $typed"
        [ "$(grep -c '^Which job' out)" -eq 1 ] # nothing was played
        [ "$(move_count "$(latest)")" -eq 0 ]
        not grep -aqP '\x1b|\xff' out || complain "something other than letters is shown: $typed"
        says "Saved. Continue with: baize play --resume few-and-cursed-"
    done
}

# A command in the middle of a question, then the answer.
test_commands_leave_the_question_open() {
    run bash -c 'printf "HELP\nwhy\nlog\nmap\nsave here\nhint\n2\nundo\n2\n?\n1\nq\n" |
        "$BAIZE" play few-and-cursed --seed 11'
    ends_with 0
    says "Kept. Come back to this moment"
    says "Taken back."
    says "Round 1 begins"
    [ "$(grep -c '^0 give back' "$(latest)")" -eq 2 ]
    [ "$(move_count "$XDG_DATA_HOME/baize/kept/here.play")" -eq 0 ]
    fits_the_screen
}

# A record of other content is refused with a sentence, and the file stays as it is.
test_resume_refuses_what_does_not_fit() {
    local matches=$XDG_DATA_HOME/baize/matches name
    run bash -c 'printf "1\n1\n" | "$BAIZE" play few-and-cursed --seed 11'
    cp "$(latest)" good
    sed -e 's/^\(pack .*\) shipped$/\1/' -e 's/^pack base .*/pack base 00000000/' -e '/^>/d' \
        good >"$matches/content.play"
    sed -e 's/^pack base .*/pack base 00000000 shipped/' good >"$matches/text.play"
    sed 's/^0 give back [^~]*/0 give back Nobody /' good >"$matches/words.play"
    head -c 300 good >"$matches/short.play"
    head -c -5 good >"$matches/cut.play"
    echo hello >"$matches/hello.play"
    : >"$matches/empty.play"
    while read -r name words; do
        cp "$matches/$name.play" before
        run baize play --resume "$name"
        is_refused "$words"
        cmp before "$matches/$name.play"
    done <<END
content this match was played with another 'base'
text this match was played with another 'base'
words No option reads 'give back Nobody' now
short the record ends before its 'start' line
cut expected a fingerprint at the end
hello expected 'baize record 1'
empty expected 'baize record 1'
END
}

# Small letters and the beginning of an option do; what is not possible now says why.
test_options_are_typed_loosely() {
    run bash -c 'printf "GIVE back\ngive BACK\n1\n1\nKEEP\nLeave the store\n" |
        "$BAIZE" play few-and-cursed --seed 11'
    ends_with 0
    says "4 options begin with 'GIVE back'; type more of the one you want, or its number."
    says "2 options begin with 'KEEP'"
    says "No option reads 'Leave the store' now"
    [ "$(grep -c "^0 give back" "$(latest)")" -eq 2 ]
    fits_the_screen
    run bash -c 'printf "play nine\nPLAY four\npas\n" | "$BAIZE" play null --seed 3'
    says "First seat plays Nine."
    says "Not now: play Four: needs 7 more points (N-4)"
    grep -q '^0 pass' "$(latest)"
}

test_first_match_is_guided_until_told_otherwise() {
    run bash -c 'printf "1\n1\n" | "$BAIZE" play few-and-cursed --seed 11'
    says "Guide: The most Grit wins"
    says "Guide: Each round begins with two Upgrades"
    [ "$(grep -c '^Guide: The most' out)" -eq 1 ] # once
    run bash -c 'printf "guide\n1\n1\n" | "$BAIZE" play few-and-cursed --seed 11'
    says "The guide is off"
    never_says "Guide: Each round"
    run baize play --resume
    never_says "Guide:"
}

# What a question is about comes before what can be done at any time.
test_own_answers_are_listed_first() {
    run bash -c 'printf "1\n1\n" | "$BAIZE" play few-and-cursed --seed 11'
    says "  1 keep "
    says "At any time:"
    run bash -c 'echo | "$BAIZE" play $GAME --seed 1'
    [ "$(grep -A1 '^To finish:' out | tail -n 1 | sed 's/^ *[0-9]* //')" = "end the day" ]
    run bash -c 'printf "1\n1\n" | "$BAIZE" play few-and-cursed --seed 11'
    grep -qE '^  \* You drew .*, .* and ' out
    grep -qE '^  \* [A-Z][a-z]+ drew 4 cards\.' out
    fits_the_screen
}

test_undo_takes_back_or_says_why_not() {
    run bash -c 'printf "go to house 1\nundo\n" | "$BAIZE" play $GAME --seed 1'
    ends_with 0
    says "Taken back."
    [ "$(move_count "$(latest)")" -eq 0 ]
    run bash -c 'printf "undo\n1\nundo\n" | "$BAIZE" play null --seed 3'
    ends_with 0
    never_says "Taken back." # nothing to take back, then the other seat has moved
    [ "$(move_count "$(latest)")" -ge 2 ]
}

test_why_names_the_clause() {
    run bash -c 'printf "play Nine\nwhy\n" | "$BAIZE" play null --seed 3'
    says "Not possible now:"
    says "(N-4)"
}

# What lacks the same is told together; of what is too far off the nearest, and a count.
test_why_is_short() {
    run bash -c 'printf "feed\nwhy\n" | "$BAIZE" play $GAME --mode monster --seed 1'
    [ "$(grep -c "^  walk to house " out)" -eq 1 ]
    says ": 2 roads away"
    says "more that are further out of reach; \`why WORDS\` explains each."
    fits_the_screen
}

# One thing by its words: refused with its reason, or possible with its number and price.
test_why_explains_one_thing() {
    run bash -c 'printf "play Nine\nwhy play four\nwhy Four\nwhy pass\nwhy 1\nwhy flying\n" |
        "$BAIZE" play null --seed 3'
    [ "$(grep -c '^Not now: play Four: needs 7 more points (N-4)' out)" -eq 2 ]
    [ "$(grep -c '^Possible: 1 pass (N-' out)" -eq 2 ]
    says "Nothing offered or refused here contains 'flying'."
    run bash -c 'printf "why market\nwhy house\n" | "$BAIZE" play $GAME --seed 1'
    grep -q '^Not now: go to the Market: needs [0-9] more coins (SC-33)' out
    [ "$(grep -c '^Possible: [0-9]* go to house ' out)" -eq 6 ]
    says "And 14 more; type more words to narrow them down."
    fits_the_screen
}

# What `keen` itself does in this seat, by its number and words.
test_hint_is_what_keen_would_do() {
    local game
    for game in "$GAME" few-and-cursed roll-and-fight null; do
        printf '%s\n' "{\"do\":\"new\",\"game\":\"$game\",\"seed\":6}" \
            '{"do":"bot","match":"m1","seat":0,"bot":"keen"}' | baize engine >told
        local move
        move=$(sed -n '2s/.*"option":[0-9]*,"words":"\([^"]*\)".*/\1/p' told)
        [ -n "$move" ]
        run bash -c 'echo hint | "$BAIZE" play "$0" --seed 6' "$game"
        ends_with 0
        tr -s '\n ' ' ' <out >line
        grep -qE "The bot \`keen\` would take [0-9]+, $move( \((wins|pays off at once|pays off later|costs least)\))?\. " line
        ! grep -qE "^ *2 " out || [ "$game" = null ] ||
            grep -qE 'Next best: [0-9]+, .* \((as good|nearly as good|(a little |much )?worse)(, by [0-9]+ of 100 points)?\)[.;]' line
        local number
        number=$(sed -n 's/.*would take \([0-9]*\), .*/\1/p' line)
        run bash -c 'echo "$1" | "$BAIZE" play "$0" --seed 6' "$game" "$number"
        grep -qF "0 $move ~" "$(latest)"
    done
}

# The result speaks to the one person at the table, and names the score.
test_end_says_who_won_and_by_what() {
    local seed won=0 lost=0
    for seed in $(seq 12); do
        run bash -c 'yes 1 | "$BAIZE" play null --bots person,random --seed "$0"' "$seed"
        ends_with 0
        if grep -q '^You won\. The first seat wins' out; then
            won=$((won + 1))
        else
            grep -q '^You lost\. The second seat wins' out
            lost=$((lost + 1))
        fi
    done
    [ "$won" -gt 0 ] && [ "$lost" -gt 0 ]
    [ "$(tail -n 3 out | grep -cE '^  (First|Second) seat: -?[0-9]+ points?$')" -eq 2 ]
    run bash -c 'yes 1 | "$BAIZE" play few-and-cursed --mode curse_chaser --seed 3'
    grep -qE '^You (won|lost): [a-z]' out
    run bash -c 'yes 1 | "$BAIZE" play $GAME --mode wizard --seed 3'
    grep -qE '^You (won|lost)\. The (cure|curse) is complete' out
    grep -qE '^  The Wizard: Cure [0-9]' out
    grep -qE '^  The Rabid Monster: Curse [0-9]' out
    # Nobody in particular is spoken to where several play, or none.
    run baize play null --bots quick,quick --seed 4
    never_says "You "
    run bash -c 'yes 1 | "$BAIZE" play null --bots person,person --seed 3'
    tail -n 4 out >end
    not grep -qE '^You (won|lost)' end
}

# Whoever sits down sees everything first, also where a match has no rounds, or none yet.
test_first_look_is_at_the_whole_table() {
    run bash -c 'echo | "$BAIZE" play null --seed 3'
    grep -qE '^  Pile +4$' out
    run bash -c 'echo | "$BAIZE" play roll-and-fight --setup den=pier_nine,velvet_mask --seed 5'
    [ "$(sed -n '/^Which side/q; p' out | grep -c -e ' (entrance): ' -e '^Pier Nine:$')" -ge 2 ]
}

# What can be looked for in the rules, as a table of contents.
test_rules_alone_lists_their_headings() {
    run bash -c 'echo rules | COLUMNS=50 "$BAIZE" play deck-goes-west --seed 3'
    grep -qx 'Deck Goes West' out
    grep -qx '  Rules' out
    grep -qx '    Movement' out
    sed -n '/^> rules/,/^> $/p' out >shown
    not grep -E '#|^.{51}' shown
    says "The choices here: DW-"
}

# Tiles lie in their grid, with all that is printed on them and what can be done there.
test_map_of_tiles_is_the_land_with_its_jobs() {
    run bash -c 'printf "look\nmap\n" | COLUMNS=100 "$BAIZE" play deck-goes-west --seed 21'
    sed -n '/^> map/,/^> $/p' out >map
    grep -qF '|forest+river *5  ' map
    grep -qxF '  Rag Fair: Scrap 1 item: gain 1 of any one kind.' map
    sed -n '/^> look/,/^The table:/p' out | grep '^  [|+]' >looked
    cmp looked <(grep '^  [|+]' map)
}

# A card to follow says what one may do and whom it hunts for it; no card is a bare number.
test_follow_says_what_it_does_and_what_follows() {
    run bash -c 'echo | "$BAIZE" play $GAME --mode wizard --seed 5'
    [ "$(grep -cE '^ +[0-9]+ follow (Cast|Buy|Steal|Mix)[a-zA-Z ]* \(([A-Z][a-z]+)\) +then it hunts a \2$' out)" -eq 4 ]
    local mode
    for mode in wizard monster nobody; do
        run bash -c 'yes 1 | head -n 100 | "$BAIZE" play $GAME --mode "$0" --seed 5' "$mode"
        ends_with 0
        not grep -qE '\b(PW|RM)[0-9][0-9]' out
    done
}

# A guide speaks of the mode that is played.
test_guides_are_those_of_the_mode() {
    run bash -c 'echo | "$BAIZE" play $GAME --mode wizard --seed 1'
    says "Guide: Each action follows one of these cards"
    never_says "By day you have actions"
    run bash -c 'echo | "$BAIZE" play $GAME --seed 1'
    says "Guide: By day you have actions"
}

test_curtain_only_between_persons() {
    run bash -c 'printf "\n1\n\n1\n" | "$BAIZE" play null --bots person,person --seed 3'
    [ "$(grep -c "is next: pass the keyboard" out)" -ge 2 ]
    says "Second seat is next: pass the keyboard"
    run bash -c 'printf "1\n1\n" | "$BAIZE" play null --seed 3'
    never_says "is next: pass the keyboard"
}

second_question() { [ "$(grep -c '^Play a card' out)" -ge 2 ]; }

# Whatever has been shown is on the disk, however the program ends.
test_killed_program_loses_nothing() {
    mkfifo answers
    "$BAIZE" play null --seed 3 <answers >out 2>err & # not by the function: its pid
    local pid=$!
    exec 7>answers
    echo 1 >&7
    until_true "the second question" second_question
    kill -9 "$pid"
    wait "$pid" || true
    exec 7>&-
    [ "$(move_count "$(latest)")" -ge 2 ]
    baize replay "$(latest)" >/dev/null
}

# Two are asked at once: each has a list of its own.
test_options_of_the_next_person_count_from_1() {
    run bash -c 'printf "\n1\n\n" | "$BAIZE" play roll-and-fight --bots person,person --seed 4'
    ends_with 0
    says "  1 play Hotel Meridian"
    says "  1 play The Cannery"
}

test_baize_alone_asks_and_enter_accepts() {
    run bash -c '{ printf "\nplay\n"; yes "" | head -n 10; } | "$BAIZE"'
    ends_with 0
    says "Which game?"
    says "Mode"
    says "Who sits in seat 2 [2]: "
    says "Variants [1]: "
    says "Saved as few-and-cursed-"
}

test_baize_alone_at_the_end_of_input() {
    run baize
    ends_with 0
    says "No match was started."
    [ -z "$(matches)" ]
}
