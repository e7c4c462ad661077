# The other commands, and what they answer to mistakes.

test_help_lists_the_commands() {
    run baize help
    ends_with 0
    local word
    for word in play saves replay rules pack bench engine help; do says "baize $word "; done
    run baize help play
    ends_with 0
    says "--resume [NAME|FILE]"
    says "--setup KEY=VALUE"
    says 'keen/500'
    says 'quick:150'
    run baize --help
    ends_with 0
}

test_help_says_nothing_of_what_is_not_there() {
    run baize help
    local word
    for word in serve online; do
        never_says "baize $word"
        not baize "$word" 2>/dev/null
    done
}

test_mistakes_are_refused_with_one_sentence() {
    run baize paly
    is_refused "did you mean 'play'?"
    run baize help plya
    is_refused "did you mean 'play'?"
    run baize play harbor
    is_refused "There is no game 'harbor'"
    run baize play "$GAME" --mode duell
    is_refused "duel"
    run baize play "$GAME" --mdoe duel
    is_refused "did you mean '--mode'?"
    run baize play "$GAME" --seats 9
    is_refused "seat"
    run baize play "$GAME" --seats many
    is_refused "many"
    run baize play "$GAME" --setup role
    is_refused "KEY=VALUE"
    run baize play "$GAME" --setup colour=red
    is_refused "colour"
    run baize play "$GAME" --bots quick,quick,quick
    is_refused "more players than this table has seats: 2."
    run baize play "$GAME" --bots clever
    is_refused "clever"
    run baize play "$GAME" --bots keen/many
    is_refused "keen/many"
    run baize play "$GAME" --seed x
    is_refused "seed"
    run baize play "$GAME" --seed
    is_refused "needs a value"
    run baize play "$GAME" --pack nowhere.pack
    is_refused "nowhere.pack"
    run baize play --mode duel
    is_refused "Which game?"
    run baize play --resume x --seed 4
    is_refused "as it was saved"
    run baize play one two
    is_refused "two"
    run baize engine now
    is_refused "now"
    run baize bench "$GAME" --decisions 0
    is_refused "--decisions"
    run baize bench "$GAME" --bots quick
    is_refused "random"
    [ -z "$(matches)" ]
}

test_rules_whole_and_by_clause() {
    run baize rules "$GAME"
    ends_with 0
    says "SC-1"
    run baize rules "$GAME" sc-42
    ends_with 0
    [ "$(grep -c 'SC-4[0-9]' out)" -ge 1 ]
    run baize rules "$GAME" SC-999
    is_refused "There is no clause 'SC-999'; did you mean 'SC-99'?"
    run baize rules
    is_refused "takes a game"
}

test_rules_find_rulings_headings_and_words() {
    run baize rules "$GAME" ruling 12
    ends_with 0
    [ "$(grep -c '^- ' out)" -eq 1 ]
    says "- Ruling 12: "
    run baize rules few-and-cursed "end and"
    says "## End and scoring"
    says "FC-100"
    never_says "## Map"
    run baize rules "$GAME" pouches for 3
    says "- SC-34 "
    [ "$(grep -c '^- ' out)" -eq 1 ]
    run baize rules "$GAME" hovercraft
    is_refused "No clause or heading is called 'hovercraft'"
}

test_rules_fit_the_window() {
    run env COLUMNS=60 "$BAIZE" rules "$GAME" setup for two
    ends_with 0
    not grep -qE '^.{61}' out
    run env COLUMNS=100 "$BAIZE" rules "$GAME" setup for two
    grep -qE '^.{81}' out
}

test_version_is_that_of_the_build() {
    run baize --version
    ends_with 0
    [ "$(cat out)" = "baize $(sed -n 's/^project(baize VERSION \([0-9.]*\) .*/\1/p' "$ROOT/CMakeLists.txt")" ]
}

# What nobody could read was not done.
test_failed_write_is_an_error() {
    local command
    : >out
    for command in help "rules $GAME" "pack list" saves --version; do
        status=0
        "$BAIZE" $command >/dev/full 2>err || status=$?
        is_refused "Not everything could be written: No space left on device."
    done
    status=0
    printf '1\n1\n' | "$BAIZE" play null --seed 3 >/dev/full 2>err || status=$?
    is_refused "Not everything could be written"
    status=0
    printf '{"do":"games"}\n{"do":"games"}\n' | "$BAIZE" engine >/dev/full 2>err || status=$?
    [ "$status" -ne 0 ]
}

# ESC, C1 (as UTF-8 and as a byte), a mark that turns letters about.
commands_a_terminal() {
    cat "$@" | LC_ALL=C grep -qP '\x1b|\xc2[\x80-\x9f]|\xe2\x80\xae|(?<![\x80-\xff])[\x80-\x9f]'
}

# No byte of an argument, a name, a file or an answer reaches the terminal as it is.
test_nothing_foreign_commands_the_terminal() {
    local evil=$'a\e[31mb\xc2\x9b1mc\xe2\x80\xaed\x9b'
    run baize "$evil"
    is_refused "There is no command 'a?[31mb?1mc?d?'"
    not commands_a_terminal err
    run baize play "$evil"
    not commands_a_terminal err
    run baize play null --seed "$evil"
    not commands_a_terminal err
    run baize rules null "$evil"
    not commands_a_terminal err
    run baize replay "./$evil"
    not commands_a_terminal err
    printf 'pack mine\ngame null 1\n\n[card two]\nt%s = Two\n' "$evil" >"$evil.pack"
    run baize pack check "$evil.pack"
    [ "$status" -ne 0 ]
    not commands_a_terminal err
    run bash -c 'printf "%s\nsave %s\ncard %s\nwhy %s\n" "$0" "$0" "$0" "$0" | "$BAIZE" play null --seed 3' "$evil"
    not commands_a_terminal out err
    mkdir -p "$XDG_DATA_HOME/baize/matches"
    echo "$evil" >"$XDG_DATA_HOME/baize/matches/$evil.play"
    run baize saves
    says "a?[31mb?1mc?d?"
    not commands_a_terminal out err
    run baize play --resume
    not commands_a_terminal out err
    run bash -c 'printf "{\"do\":\"%s\"}\n" "$0" | "$BAIZE" engine' $'x\xc2\x9b1m\xe2\x80\xae'
    not commands_a_terminal out err
}

# One file writes for people; what is printed elsewhere would pass by its filter.
test_all_output_passes_one_place() {
    not grep -rnE '\b(printf|fprintf|vprintf|puts|fputs|putc|putchar|fwrite|perror)\(' \
        "$ROOT/src/cmd" "$ROOT/src/lab" "$ROOT/src/term" "$ROOT/src/saves" --include='*.c' \
        --exclude=out.c >found || { cat found >&2; false; }
}

test_replay_prints_all_moves() {
    baize play null --bots quick,quick --seed 4 >/dev/null
    run baize replay "$(latest)"
    ends_with 0
    [ "$(grep -cE '^[0-9]+\. ' out)" -eq "$(move_count "$(latest)")" ]
    says "wins"
    run baize replay "$(basename "$(latest)" .play)"
    ends_with 0
}

test_replay_fits_the_window() {
    baize play deck-goes-west --bots quick,quick --seed 4 >/dev/null
    run env COLUMNS=50 "$BAIZE" replay "$(latest)"
    ends_with 0
    not grep -E '^.{51}' out
}

test_replay_can_be_left() {
    baize play null --bots quick,quick --seed 4 >/dev/null
    on_terminal 80x24 "$BAIZE" replay "$(latest)" <<'END'
see Move 0 of
type x
see Please press Enter
type quit
END
    ends_with 0
    never_says "The second seat wins"
}

test_replay_shows_a_hand_to_its_seat_only() {
    baize play null --bots quick,quick --seed 4 >/dev/null
    run baize replay "$(latest)" --seat 1
    ends_with 0
    cp out own
    run baize replay "$(latest)" --seat watcher
    says "draws a card."
    not cmp -s out own
    run baize replay "$(latest)" --seat 3
    is_refused "from 1 to 2"
}

test_replay_refuses_broken_records() {
    baize play null --bots quick,quick --seed 4 >/dev/null
    local record
    record=$(latest)
    sed '0,/^[01] .*~/s/~......../~00000000/' "$record" >drifted.play
    run baize replay drifted.play
    is_refused "plays differently"
    head -c 40 "$record" >cut.play
    run baize replay cut.play
    [ "$status" -ne 0 ]
    run baize replay nowhere.play
    is_refused "nowhere.play"
    run baize replay
    is_refused "takes one record"
}

test_pack_list_and_show() {
    run baize pack list
    ends_with 0
    says "$GAME: So, You've Been Cursed."
    says "mode duel"
    run baize pack show "$GAME"
    ends_with 0
    says "invented"
    says "rulebook"
    run baize pack show "$GAME" meditate
    ends_with 0
    says "[spell meditate]"
    run baize pack show "$GAME" meditat
    is_refused "did you mean 'meditate'?"
}

test_pack_new_is_a_good_pack() {
    run baize pack new "$GAME" mine mine.pack
    ends_with 0
    run baize pack check mine.pack
    ends_with 0
    says "is a valid pack"
    baize pack new "$GAME" mine | cmp - mine.pack
    echo "# mine" >>mine.pack
    run baize pack new "$GAME" mine mine.pack
    is_refused "already a file mine.pack"
    [ "$(tail -n 1 mine.pack)" = "# mine" ]
    run bash -c 'echo quit | "$BAIZE" play $GAME --pack mine.pack --seed 1'
    ends_with 0
}

test_pack_check_names_line_and_mistake() {
    printf 'pack bad\ngame null 1\n\n[card two]\ntitel = Two\n' >bad.pack
    run baize pack check bad.pack
    is_refused "bad.pack:5: card 'two'"
    errs "titel"
    printf 'pack mine\ngame few-and-curse 1\n' >bad.pack
    run baize pack check bad.pack
    is_refused "bad.pack: There is no game 'few-and-curse'; did you mean 'few-and-cursed'?"
    run baize pack check nowhere.pack
    is_refused "nowhere.pack"
    run baize pack check
    is_refused "'pack' takes"
}

# The same seeds for all, each on every seat.
test_lab_ladder_ranks_bots() {
    run baize lab ladder null --bots random,quick,keen/50 --games 40 --cores 2
    ends_with 0
    says "Null, duel, 2 seats."
    says "40 matches a pair, seeds 1 to 20, seats in turn; won (95 % intervals), points:"
    says "Points: how far its best seat was ahead of the other's at the end, on average."
    grep -qE '^  keen/50 against random +[0-9.]+ of 40 +[0-9.]+ % \([0-9.]+ to [0-9.]+\)  [-+][0-9.]+$' out
    grep -qE '^Elo: random 1000, quick [0-9]+, keen/50 [0-9]+$' out
    cp out first
    run baize lab ladder null --bots random,quick,keen/50 --games 40 --cores 1
    cmp first out
    run baize lab ladder so-youve-been-cursed --mode wizard --bots random --games 3
    grep -qE '^  random +[0-9.]+ of 3 .* [0-9.]+$' out
    says "Points: what its best seat had at the end, on average."
    not grep "Seed by seed" out
    run baize lab ladder so-youve-been-cursed --mode wizard --bots random,quick --games 30
    says "Seed by seed: + won where the other lost, - lost where it won."
    not grep -E '^.{81}' out
    compares_seeds
    run baize lab ladder so-youve-been-cursed --mode wizard --bots quick,random --games 30
    compares_seeds
    run baize lab ladder null --bots random,quick --games 1
    says "1 match a pair, seed 1, seats in turn"
    run baize lab ladder null --bots random,quick --ms 5 --games 2
    ends_with 0
    run baize lab ladder
    is_refused "takes one game"
    run baize lab ladder null --bots quick,person,keen
    is_refused "A ladder is for bots alone."
    run baize lab ladder null --bots quick
    is_refused "Rivals are compared two by two"
    run baize lab ladder null --bots keen/5,quick --ms 5
    is_refused "not for both"
    run baize lab ladder null --bots person
    is_refused "for bots alone"
    run baize lab
    is_refused "baize lab ladder GAME"
}

# What was won and lost on the same seeds is the difference of the two shares.
compares_seeds() {
    awk '/^  [a-z]+ +[0-9.]+ of 30 / { won[++rows] = $2 }
         / beside / {
             gained = $4; lost = -$5
             said = ($6 == sprintf("%+.1f", 100 * (gained - lost) / 30))
         }
         END { exit !(said && gained != lost && gained - lost == won[2] - won[1]) }' out ||
        complain "$(cat out)"
}

# Only somebody who watches is told how far it is.
test_lab_ladder_shows_its_progress() {
    on_terminal 80x24 "$BAIZE" lab ladder null --bots random,quick --games 40 <<'END'
see 40 of 40 matches, about 0:00 left
see Elo: random 1000
END
    ends_with 0
    grep -qE '[1-9][0-9]? of 40 matches, about [0-9]+:[0-9][0-9] left' out
    not grep -q '?[0-9]' out
    run baize lab ladder null --bots random,quick --games 4
    not grep -q ' left' out err
}

test_review_judges_every_decision() {
    baize play "$GAME" --bots random,quick --seed 4 >/dev/null
    run baize review "$(latest)" --bot keen/20
    ends_with 0
    grep -qE '^So, You.ve Been Cursed., seat 1, The [A-Z][a-z]+: [0-9]+ decisions' out
    tr '\n' ' ' <out | grep -q 'Judged by keen, 20 iterations a decision\.'
    says "The costliest mistakes:"
    tr '\n' ' ' <out | grep -qE ' Expected at the start: [0-9]+\. Given away: [0-9.]+\. Luck, and what the others did: -?[0-9.]+\. The result: (0|50|100)\. $'
    not grep -E '^.{81}' out
    umask 027
    run baize review "$(latest)" --seat 2 --bot keen/5 --html page.html
    ends_with 0
    says "The review is in page.html"
    [ "$(stat -c %a page.html)" = 640 ]
    grep -q '<polyline' page.html
    grep -q '<title>Review: So, You.ve Been Cursed., seat 2, The [A-Z][a-z]*</title>' page.html
    grep -q '<h1>So, You.ve Been Cursed., seat 2, The [A-Z][a-z]*</h1>' page.html
    grep -q '<p>Judged by keen, 5 iterations a decision.</p>' page.html
    local label
    for label in 'won 100' 'lost 0' Move End; do grep -q ">$label</text>" page.html; done
    not grep -qE 'src=|href=|http:' page.html
    run baize review "$(latest)" --bot keen/5 --html page.html
    ends_with 0
    cp "$(latest)" record.play
    run baize review record.play --bot keen/5 --html record.play
    is_refused "record.play is there already and is not a page"
    cmp record.play "$(latest)"
    run baize review "$(latest)" --bot quick
    is_refused "Only 'keen' and 'master'"
    run baize review "$(latest)" --seat 3
    is_refused "'--seat' takes a number from 1 to 2"
    run baize review
    is_refused "'review' takes one record"
}

# Each line of progress takes the place of the one before, and stays out of a file.
test_review_shows_its_progress() {
    baize play null --bots random,random --seed 4 >/dev/null
    local moves
    moves=$(move_count "$(latest)")
    on_terminal 80x24 "$BAIZE" review "$(latest)" --bot keen/5 <<END
see $moves of $moves moves
see Expected at the start
END
    ends_with 0
    grep -qF $'\r'"2 of $moves moves"$'\r' out
    not grep -q '?[0-9]' out
    run baize review "$(latest)" --bot keen/5
    not grep -q ' moves' err
}

test_bench_json_has_its_keys() {
    run baize bench "$GAME" --json --decisions 20000
    ends_with 0
    [ "$(wc -l <out)" -eq 1 ]
    node -e '
        const o = JSON.parse(require("fs").readFileSync("out"));
        const keys = ["game", "decisions_per_s", "decisions_per_game", "options_mean",
                      "state_bytes", "clone_ns", "search_iterations_per_s", "plain_iterations_per_s",
                      "search_bytes", "value_us"];
        if (Object.keys(o).join() !== keys.join()) process.exit(1);
        if (o.state_bytes > 1024 || o.search_iterations_per_s !== null) process.exit(1);
        if (o.search_bytes < 1e6 || o.value_us !== null) process.exit(1);'
    run baize bench "$GAME" --decisions 1000
    says "decisions a second"
}

test_bench_measures_searches_and_values() {
    run baize bench "$GAME" --json
    ends_with 0
    node -e '
        const o = JSON.parse(require("fs").readFileSync("out"));
        if (!(o.search_iterations_per_s > 1000 && o.plain_iterations_per_s > 1000)) process.exit(1);
        if (!(o.value_us > 0.01 && o.value_us < 10)) process.exit(1);'
    run baize bench "$GAME"
    says "MB of memory for its tree"
    says "microseconds to judge a state by its value"
}

# 1 is for what could not be done, 2 for what was not understood.
test_bad_words_end_with_2() {
    local words
    baize play "$GAME" --bots random,random --seed 4 >/dev/null
    while read -r words; do
        run baize ${words//FILE/$(latest)}
        is_refused ""
        ends_with 2 || complain "$words"
    done <<'END'
play so-youve-been-cursed --bots clever
play so-youve-been-cursed --bots keen/
play so-youve-been-cursed --bots quick,quick,quick
play so-youve-been-cursed --mode duell
play so-youve-been-cursed --seats 9
play so-youve-been-cursed --setup colour=red
play so-youve-been-cursed --seed x
bench so-youve-been-cursed --bots clever
bench so-youve-been-cursed --mode duell
bench so-youve-been-cursed --seed x
lab ladder null --bots clever
lab ladder null --bots quick
lab ladder null --mode duell
lab ladder null --seats 9
review FILE --bot clever
review FILE --bot quick
review FILE --seat 3
replay FILE --seat 3
END
    while read -r words; do
        run baize $words
        is_refused ""
        ends_with 1 || complain "$words"
    done <<'END'
play so-youve-been-cursed --pack nowhere.pack
bench so-youve-been-cursed --pack nowhere.pack
lab ladder null --pack nowhere.pack
review nowhere
replay nowhere
END
}

test_bench_is_the_same_game_for_the_same_seed() {
    local run
    for run in a b; do
        baize bench "$GAME" --json --decisions 30000 --seed 7 |
            grep -o '"options_mean":[0-9.]*' >$run
    done
    cmp a b
    baize bench "$GAME" --json --decisions 30000 --seed 8 |
        grep -o '"options_mean":[0-9.]*' >other
    not cmp -s a other
}

# Match 7 is the same here as at the table: as much can be done on its first move.
test_bench_measures_the_matches_of_its_seed() {
    local seed
    for seed in 5 7 8; do
        baize play "$GAME" --seed $seed </dev/null >out || true
        sed -n 's/^ *\([0-9]*\) end the day$/"options_mean":\1.00/p' out >there
        baize bench "$GAME" --json --decisions 1 --seed $seed | grep -o '"options_mean":[0-9.]*' >here
        cmp here there
    done
}

# A match that is cut short does not count: one more decision changes nothing, unless it is
# the last of a match, which two in a row cannot be.
test_bench_counts_the_decisions_of_whole_games() {
    local n
    for n in 20000 20001 20002; do
        baize bench few-and-cursed --json --decisions $n |
            grep -o '"decisions_per_game":[0-9.]*' >$n
    done
    cmp 20000 20001 || cmp 20001 20002
}

test_engine_answers_every_line() {
    run bash -c "printf '%s\n' '{\"do\":\"games\"}' garbage '{\"do\":\"new\"}' '' '[]' | \"\$BAIZE\" engine"
    ends_with 0
    says "$GAME"
    [ "$(grep -c '"ok":true' out)" -eq 1 ]
    [ "$(grep -c '"ok":false,"error":"' out)" -ge 3 ]
}

# Results by the result, roles by what each seat plays in that mode.
test_soak_reports_how_matches_ended_and_who_played_what() {
    "$ROOT/build/clang/soak" "$GAME" --mode monster --bots random --games 12 --laws 0 >told
    grep -Eq '^The (cure|curse) is complete: the (Wizard|Monster) wins\. ' told
    grep -q '^as monster ' told
    not grep -q '^as wizard ' told
    "$ROOT/build/clang/soak" "$GAME" --mode duel --bots random --games 2 --laws 0 >told
    grep -q '^as monster ' told && grep -q '^as wizard ' told
    "$ROOT/build/clang/soak" few-and-cursed --seats 2 --bots random --games 12 --laws 0 >told
    grep -Eq '^[A-Z].* wins\. ' told && grep -q '^a monster stands in San Andreas\. ' told
}

# What lies in the Store is seen by everyone who comes in, and too expensive for some.
test_soak_reports_seen_apart_from_offered() {
    "$ROOT/build/clang/soak" few-and-cursed --bots random --games 12 --laws 0 >told
    awk '/^\[item .* cost/ { if ($4 < $5 || $5 < $6) exit 1; dear += $4 > $5 }
         END { exit !dear }' told
}

# Every choice of these fields as often as any other, with its own share of wins and points; and
# of what a seat has at the end how well it went.
test_soak_goes_through_every_choice_of_a_field() {
    local soak=$ROOT/build/clang/soak game=roll-and-fight
    "$soak" $game --mode solo --vary dice,points --bots random --games 90 --laws 0 >told
    [ "$(grep -cE '^dice (easy|medium|hard) points (easy|medium|hard) .* of 10   points ' told)" -eq 9 ]
    awk '/^\[den / { dens += $7 } /^\[boss / { bosses += $7 } END { exit dens != 90 || bosses != 90 }' \
        told
    run "$soak" $game --mode solo --vary weather
    is_refused "'weather' is not a field that could vary here."
    run "$soak" $game --mode rivals --vary hero
    is_refused "'hero' is not a field that could vary here."
}

# Hands are equal, so chance alone decides, but few matches do not show it.
test_soak_says_whether_a_seat_gains_by_its_number() {
    local soak=$ROOT/build/clang/soak
    "$soak" roll-and-fight --seats 3 --rotate --bots random,random,random --games 300 --laws 0 >told
    [ "$(grep -cE '^seat [123] .* % of wins \(95 %: .* to .*\) .* points \(95 %: ' told)" -eq 3 ]
    grep -qE '^too few matches to tell .*: 300 matches leave room for [0-9.]+ % of wins and ' told
    "$soak" roll-and-fight --seats 3 --rotate --bots random,random,random --games 6000 --laws 0 >told
    grep -qE '^no seat gains by its number: 6000 matches leave room for 1\.[0-9]+ % of wins and ' told
    "$soak" roll-and-fight --seats 3 --rotate --bots quick,random,random --games 60 --laws 0 >told
    grep -q '^seats gain or lose by their number' told
}

test_soak_is_the_same_on_any_number_of_cores() {
    local soak=$ROOT/build/clang/soak
    "$soak" null --games 60 --laws 20 --cores 1 >one 2>/dev/null
    "$soak" null --games 60 --laws 20 --cores 3 >three 2>/dev/null
    cmp one three
    grep -q '60 matches, 0 with a broken law' one
}
