# The talk before a match: every question takes only what the mode allows.

# talk ANSWERS: what is asked and answered when `baize` is called alone. A person who never
# played a game is asked for a lesson first: `play` goes on without one.
talk() { run bash -c 'printf -- "$0" | "$BAIZE"' "$1"; }

test_setup_asks_again_for_what_is_no_answer() {
    talk 'harbor\n0\n5\nfew\nplay\nnine\nrivals\n1\n5\nmany\n3\n'
    says "'harbor' is not an answer here; type a number from 1 to 4 or a name"
    says "'nine' is not an answer here; type a number from 1 to 5 or a name"
    local seats
    for seats in 1 5 many; do says "'$seats' is not an answer here; type a number from 2 to 4"; done
    says "Who sits in seat 1 [1]: "
    says "No match was started."
    [ -z "$(matches)" ]
}

test_setup_takes_names_and_their_beginnings() {
    talk 'so\nplay\nWizard v. R\n\n\nquit\n'
    ends_with 0
    says "Saved as so-youve-been-cursed-"
    grep -qx 'setup mode wizard' "$(latest)"
    talk '1\nplay\nc\n'
    says "2 answers begin with 'c'; type a number from 1 to 5 or a name."
}

# A word that is not a level seats nobody.
test_setup_wrong_word_never_seats_a_bot() {
    talk 'so\nplay\n\nquik\nperson\nrobot\nperson\nmonster\nno\n\n'
    ends_with 0
    says "'quik' is not an answer here"
    says "'robot' is not an answer here"
    [ "$(grep -cx 'seat [01] person' "$(latest)")" -eq 2 ]
    grep -qx 'setup role monster, wizard' "$(latest)"
    says "The Wizard is next: pass the keyboard"
}

test_setup_can_be_left_and_explained_at_each_question() {
    local before
    for before in "" 'few\n' 'few\nplay\n' 'few\nplay\nrivals\n' 'few\nplay\nrivals\n3\n' \
        'few\nplay\nrivals\n2\n\n\n' 'few\nplay\nrivals\n2\n\n\n\n' \
        'few\nplay\ncoop\n2\n\n\n\nsome\n'; do
        talk "$before?\nquit\n1\n1\n1\n"
        ends_with 0
        [ "$(grep -c 'press Enter for the choice in brackets' out)" -eq 1 ]
        says "No match was started."
    done
    [ -z "$(matches)" ]
}

test_setup_introduces_the_games_as_often_as_asked() {
    talk '?\nquit\n'
    [ "$(grep -c 'Deck Goes West (1-5 players, ' out)" -eq 2 ]
}

# Nobody chooses a rider by name alone, and nobody gets one that is taken.
test_setup_introduces_the_characters() {
    talk 'few\nplay\nrivals\n3\n\nperson\n\n2\njeb\nred\n\n\n'
    grep -qE '^  1  [A-Z][a-z]+: Health [0-9], ' out
    says "Cursed:"
    says "'jeb' is not an answer here; type a number from 1 to 3 or a name"
    grep -qx 'setup character jebediah, redhead, maecenas' "$(latest)"
    grep -qx 'seat 2 quick' "$(latest)"
    fits_the_screen
}

test_setup_switches_say_what_yes_and_no_mean() {
    talk 'few\nplay\nrivals\n2\n\n\n\nsome\nmaybe\ny\n\nyes\n\n'
    says "'maybe' is not an answer here"
    says "  1  No: Riders may rob one another there too."
    says "  2  Yes: Nobody is robbed in San Andreas."
    grep -qx 'setup strict_fight yes' "$(latest)"
    grep -qx 'setup no_town_robbery yes' "$(latest)"
    not grep -q 'random_free' "$(latest)"
}

# What a mode has not is not asked for.
test_setup_asks_only_what_the_mode_has() {
    talk 'so\nplay\nnobody\n\n'
    never_says "Who sits"
    never_says "role"
    talk 'few\nplay\ndark\n\n'
    never_says "How many seats"
    says "Who plays [1]: "
    talk 'few\nplay\ncoop\n2\n\n\n\nsome\n-61\n-60\n'
    says "'-61' is not an answer here; type a number from -60 to 60"
    says "One bounty a fight"
}
