# Saves: whose they are, what is never written over, and what is said when they fail.

folder() { echo "$XDG_DATA_HOME/baize/matches"; }

# sit_down ARGUMENTS...: a table in the background that waits for answers on file 7; its
# process is $pid, and it has asked its first question.
sit_down() {
    mkfifo answers
    "$BAIZE" play "$@" <answers >out 2>err &
    pid=$!
    exec 7>answers
    until_true "the first question" grep -q '^Play a card' out
}

answer() { # LINE
    echo "$1" >&7
}

stand_up() {
    exec 7>&-
    status=0
    wait "$pid" || status=$?
    rm answers
}

test_saves_have_unique_names() {
    run baize play null --seed 3
    run baize play null --seed 3
    [ "$(matches | wc -l)" -eq 2 ]
    matches | grep -qE '^null-[0-9]{4}-[0-9]{2}-[0-9]{2}-2\.play$'
}

# Ten at once: each gets a name of its own, and nobody writes into another's file.
test_saves_begun_at_once_have_names_of_their_own() {
    local i
    for i in $(seq 10); do
        echo 1 | "$BAIZE" play null --seed "$i" >"out.$i" 2>&1 &
    done
    wait
    [ "$(matches | wc -l)" -eq 10 ]
    [ "$(cat out.* | sed -n 's/^Saved as \([^ ]*\) .*/\1/p' | sort -u | wc -l)" -eq 10 ]
    [ "$(cat "$(folder)"/*.play | sed -n 's/^seed //p' | sort -u | wc -l)" -eq 10 ]
}

test_kept_moment_is_never_written_over() {
    run bash -c 'printf "save start\nsave start\nsave ../x\nsave --line\n1\n" | "$BAIZE" play null --seed 3'
    says "baize play --resume start"
    says "There is already a save called 'start'"
    [ "$(grep -c "A save's name is" out)" -eq 2 ]
    local kept=$XDG_DATA_HOME/baize/kept/start.play
    [ "$(move_count "$kept")" -eq 0 ]
    cp "$kept" before
    run bash -c 'echo 1 | "$BAIZE" play --resume start'
    ends_with 0
    says "'start' is left unchanged; from here on this is a new match."
    says "Saved as null-"
    cmp before "$kept"
    [ "$(matches | wc -l)" -eq 2 ]
    [ "$(move_count "$(latest)")" -ge 1 ]
    run bash -c 'printf "save %s\n" "$0" | "$BAIZE" play null --seed 3' "$(basename "$(latest)" .play)"
    says "choose another name"
}

# No byte of a file's name is lost on the way to it, and none is written as it is. What lies among
# the saves under a name that none of them can have hides no other, and says what is wrong.
test_names_with_controls() {
    echo 1 | baize play null --seed 3 >/dev/null
    local name
    for name in $'a\eb' $'a\001b' $'a\002b' $'a\nb' $'a\177b'; do
        cp "$(latest)" "./$name.play"
        run baize replay "./$name.play"
        ends_with 0
        run bash -c 'echo 1 | "$BAIZE" play --resume "$0"' "./$name.play"
        ends_with 0
        says "'./a?b.play' is left unchanged"
        run baize replay "./$name"
        is_refused "Cannot open ./a?b: No such file or directory."
        cp "./$name.play" "$(folder)/$name.play"
        run baize play --resume "$(folder)/$name.play"
        says "/a?b.play'"
        run baize saves
        says "  a?b"
        says "cannot be resumed by its name (A save's name is"
        says "  null-"
        touch "$(folder)/$name.play"
        run baize play --resume
        errs "a?b, A save's name is"
        rm "$(folder)/$name.play"
    done
}

test_resume_takes_a_path() {
    echo 1 | baize play null --seed 3 >/dev/null
    mkdir elsewhere
    mv "$(latest)" elsewhere/friend.play
    cp elsewhere/friend.play before
    run bash -c 'echo 1 | "$BAIZE" play --resume elsewhere/friend.play'
    ends_with 0
    says "'elsewhere/friend.play' is left unchanged"
    cmp before elsewhere/friend.play
    [ "$(matches | wc -l)" -eq 1 ]
    # The path of a save is that save.
    local name
    name=$(basename "$(latest)" .play)
    run baize play --resume "$(latest)"
    says "Saved as $name after every move."
    [ "$(matches | wc -l)" -eq 1 ]
}

test_second_process_is_told_who_plays() {
    sit_down null --seed 3
    local name words
    name=$(basename "$(latest)" .play)
    cp "$(latest)" before
    for words in "" "$name" "$(latest)"; do
        status=0
        "$BAIZE" play --resume $words >second 2>err || status=$?
        is_refused "'$name' is being played elsewhere: process $pid on $(uname -n)"
    done
    cmp before "$(latest)"
    baize saves | tr -s '\n ' ' ' | grep -q "being played by process $pid on"
    answer 1
    stand_up
    ends_with 0
    run baize play --resume "$name"
    ends_with 0
    run baize saves
    never_says "being played"
}

test_what_a_kill_leaves_is_swept_up() {
    sit_down null --seed 3
    kill -9 "$pid"
    stand_up 2>/dev/null
    local name
    name=$(basename "$(latest)" .play)
    [ -e "$(folder)/.$name.lock" ]
    cp "$(latest)" "$(folder)/$name.play.part-a1B2c3"
    cp "$(latest)" "$(folder)/$name.play.backup" # somebody's own
    run baize saves
    [ "$(ls -A "$(folder)" | sort | tr '\n' ' ')" = "$name.play $name.play.backup " ]
    run bash -c 'echo 1 | "$BAIZE" play --resume'
    ends_with 0
    says "Saved as $name"
}

# A file that is being written belongs to somebody.
test_what_is_in_use_is_not_swept_up() {
    sit_down null --seed 3
    local name
    name=$(basename "$(latest)" .play)
    cp "$(latest)" "$(folder)/$name.play.part-a1B2c3"
    baize saves >/dev/null
    [ -e "$(folder)/$name.play.part-a1B2c3" ]
    [ -e "$(folder)/.$name.lock" ]
    stand_up
    baize saves >/dev/null
    not [ -e "$(folder)/$name.play.part-a1B2c3" ]
}

test_unreadable_newest_save_is_named() {
    echo 1 | baize play null --seed 3 >/dev/null
    local open
    open=$(basename "$(latest)" .play)
    touch -d '1 hour ago' "$(latest)"
    echo nonsense >"$(folder)/broken.play"
    run baize play --resume
    ends_with 0
    errs "This save cannot be read: broken, line 1: expected 'baize record 1'"
    says "Saved as $open"
    run baize saves
    says "  broken"
    says "cannot be read (line 1: expected 'baize record 1'"
}

test_saves_are_listed() {
    run baize saves
    ends_with 0
    says "There are no saves."
    printf 'save early\n1\n' | baize play null --seed 3 >/dev/null
    baize play null --bots quick,quick --seed 4 >/dev/null
    run baize saves
    ends_with 0
    grep -q 'Null, Two people, [0-9]* moves, over, ' out
    grep -q 'Null, Two people, 0 moves, .*, a kept moment$' out
    [ "$(grep -cE '^  (null-|early)' out)" -eq 3 ]
    run baize saves all
    is_refused "Nothing more is expected here"
}

# A folder that cannot be written: play goes on, nothing is called saved, the status says so.
test_read_only_home_warns_and_plays_on() {
    : >data # where the folder should be
    run bash -c 'printf "1\nsave\nsave here\n" | "$BAIZE" play null --seed 3'
    ends_with 1
    errs "baize: This match is not saved. Cannot make the folder"
    errs "You can play on"
    errs "baize: This match is NOT saved."
    [ "$(grep -c 'You can play on' err)" -eq 1 ] # once
    says "First seat plays One."
    says "It is NOT saved."
    never_says "Saved"
    never_says "Kept"
}

test_read_only_save_is_played_without_being_written() {
    [ "$(id -u)" -eq 0 ] || return 0 # somebody else is needed, whom the folder keeps out
    echo 1 | baize play null --seed 3 >/dev/null
    cp "$(latest)" before
    cp "$ROOT/build/release/baize" program # where they can run it
    local name
    name=$(basename "$(latest)" .play)
    chmod -R a+rX "$XDG_DATA_HOME" program
    run bash -c 'echo 1 | setpriv --reuid=65534 --regid=65534 --clear-groups ./program play --resume "$0"' "$name"
    ends_with 1
    errs "This match is not saved. Cannot write"
    never_says "Saved"
    cmp before "$(latest)"
}

# Saving stops and begins again in the middle of a match.
test_failed_save_in_the_middle_is_told_once_and_made_good() {
    sit_down null --seed 3
    mv "$(folder)" away
    : >"$(folder)"
    answer 1
    until_true "the warning" grep -q 'This match is not saved' err
    answer 4
    answer save
    until_true "the answer" grep -q 'It is NOT saved' out
    [ "$(grep -c 'This match is not saved' err)" -eq 1 ]
    rm "$(folder)"
    mv away "$(folder)"
    answer pass
    until_true "the good news" grep -q 'Saving works again: null-' out
    stand_up
    ends_with 0
    [ "$(matches | wc -l)" -eq 1 ]
    [ "$(move_count "$(latest)")" -ge 3 ]
}

# A save of another edition of the game: one card is worth more there. What its hash is the
# refusal says.
test_match_goes_on_with_the_cards_it_was_begun_with() {
    local save hash
    echo 1 | baize play null --seed 3 >/dev/null
    save=$(latest)
    run baize play --resume
    never_says "this edition of the game has different ones"
    sed -i 's/^> worth=10$/> worth=9/; s/^pack base [0-9a-f]*/pack base 00000000/' "$save"
    run baize play --resume "$save"
    hash=$(sed -n "s/.*its hash was 00000000 and is \([0-9a-f]*\) here.*/\1/p" err)
    sed -i "s/^pack base 00000000/pack base $hash/" "$save"
    run baize play --resume "$save"
    ends_with 0
    says "This match continues with the cards it was started with"
    grep -q '^> worth=9$' "$save"
    [ "$(grep -c '^> worth=10$' "$save")" -eq 0 ]
    run baize replay "$save"
    says "This match continues with the cards it was started with"
}
