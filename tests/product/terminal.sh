# What only a real terminal shows: the curtain, the window, escape codes.

wiped=$'\e[H\e[2J\e[3J' # the screen, and what was scrolled away

test_curtain_wipes_before_it_asks() {
    on_terminal 80x24 "$BAIZE" play null --bots person,person --seed 3 <<END
see press Enter.
type
see Four
see >
type 1
see Second seat is next: pass the keyboard, then press Enter.
type
see >
type quit
END
    ends_with 0
    # Behind the last thing that the first seat saw: wiped, then asked, with nothing between.
    tr -d '\r\n' <out | grep -qF "> 1${wiped}Second seat is next: pass the keyboard, then press Enter."
    # Whoever leaves takes the hand along.
    tr -d '\r\n' <out | grep -qF "> quit${wiped}Saved."
}

# What one person types too much does not answer for the other.
test_curtain_drops_what_was_typed_ahead() {
    on_terminal 80x24 "$BAIZE" play null --bots person,person --seed 3 <<'END'
see press Enter.
type
see >
type 1\n\n1
see Second seat is next: pass the keyboard
type
see >
type quit
END
    ends_with 0
    [ "$(move_count "$(latest)")" -eq 1 ]
}

test_resumed_match_starts_behind_the_curtain() {
    printf '\n1\n' | baize play null --bots person,person --seed 3 >/dev/null
    on_terminal 80x24 "$BAIZE" play --resume <<END
see Second seat is next: pass the keyboard
type
see >
type quit
END
    ends_with 0
    tr -d '\r\n' <out | grep -qF "${wiped}Null"
    not grep -q '^Play a card' <(sed '/pass the keyboard/q' out) # nothing before it
}

# What nobody could read before it was wiped is said again.
test_curtain_repeats_that_nothing_is_saved() {
    : >data # where the folder should be
    on_terminal 80x24 "$BAIZE" play null --bots person,person --seed 3 <<'END'
see press Enter.
type
see >
type 1
see Second seat is next: pass the keyboard
type
see >
type quit
END
    ends_with 1
    [ "$(tr -d '\r\n' <out | grep -oF "${wiped}baize: This match is not saved." | wc -l)" -eq 2 ]
    tr -d '\r\n' <out | grep -q "lost when this program ends.Second seat is next: pass the keyboard"
    never_says "Saved"
}

# Nothing is wiped away before anybody could read it.
test_curtain_leaves_the_greeting() {
    on_terminal 80x24 "$BAIZE" play null --bots person,person --seed 3 <<'END'
see press Enter.
type
see >
type quit
END
    ends_with 0
    [ "$(tr -d '\r\n' <out | grep -oF "$wiped" | wc -l)" -eq 2 ] # at first, and at last
    tr -d '\r\n' <out | grep -qF "${wiped}Null"
    says "what you can type"
}

# One person needs no curtain.
test_no_curtain_for_one_person() {
    on_terminal 80x24 "$BAIZE" play null --seed 3 <<END
see >
type quit
END
    ends_with 0
    never_says "pass the keyboard"
    not grep -q $'\e' out
}

test_no_escape_codes_on_a_dumb_terminal() {
    local kind
    for kind in dumb ""; do
        TERM_KIND=$kind on_terminal 80x24 "$BAIZE" play null --bots person,person --seed 3 <<END
see press Enter.
type
see >
type 1
see Second seat is next: pass the keyboard
type
see >
type quit
END
        ends_with 0
        not grep -q $'\e' out
        # The first hand is out of sight all the same.
        [ "$(sed -n '/^> 1/,/pass the keyboard/p' out | wc -l)" -ge 24 ]
    done
}

test_no_escape_codes_in_a_file() {
    run bash -c 'printf "\n1\n\n1\n" | TERM=xterm "$BAIZE" play null --bots person,person --seed 3'
    ends_with 0
    not grep -q $'\e' out err
}

# widest: how many columns the widest line takes that is neither a path nor a command to copy.
widest() { tr -d '\r' <out | grep -v -e "$XDG_DATA_HOME" -e ' --resume ' | wc -L; }

# The question, every option and the line to type in, all at once.
test_a_day_fits_a_low_window() {
    on_terminal 80x24 "$BAIZE" play "$GAME" --seed 1 <<'END'
see \n> 
type quit
END
    ends_with 0
    says "In coins: the fare; what is sold there."
    tr -d '\r' <out | sed -n '/^Your day, Wizard/,/^> /p' >menu
    [ "$(wc -l <menu)" -le 23 ] || complain "the menu has $(wc -l <menu) rows"
    [ "$(grep -o 'go to house [0-9]*' menu | sort -u | wc -l)" -eq 20 ]
    on_terminal 120x50 "$BAIZE" play "$GAME" --seed 1 <<'END'
see \n> 
type quit
END
    says "To finish:"
    never_says "In coins:"
}

test_width_of_the_window_is_used() {
    local width game
    for game in "$GAME" few-and-cursed deck-goes-west roll-and-fight; do
        for width in 50 80 120; do
            on_terminal ${width}x24 "$BAIZE" play "$game" --seed 11 <<'END'
see \n> 
type look
see \n> 
type why
see \n> 
type help
see \n> 
type map
see \n> 
type 1
see \n> 
type log
see \n> 
type quit
END
            ends_with 0
            [ "$(widest)" -le "$width" ] || complain "$game is wider than $width"
            [ "$(widest)" -ge $((width - 6)) ] || complain "$game uses not all of $width"
        done
    done
}

test_window_may_change_its_size() {
    on_terminal 120x40 "$BAIZE" play "$GAME" --seed 1 <<'END'
see \n> 
size 50x20
type look
see \n> 
type quit
END
    ends_with 0
    [ "$(widest)" -gt 80 ]
    sed '1,/^> look/d' out >after
    mv after out
    [ "$(widest)" -le 50 ]
}

test_columns_are_believed_where_there_is_no_window() {
    run bash -c 'echo look | COLUMNS=60 "$BAIZE" play $GAME --seed 1'
    ends_with 0
    [ "$(widest)" -le 60 ]
    run bash -c 'printf "card %s\nundo\n" "$(printf "x%.0s" {1..40})" |
        COLUMNS=50 "$BAIZE" play deck-goes-west --mode coop --seats 3 --seed 1'
    [ "$(widest)" -le 50 ]
    run bash -c 'echo look | COLUMNS=wide "$BAIZE" play $GAME --seed 1'
    ends_with 0
    [ "$(widest)" -le 80 ]
}

# ---- Where time runs ---------------------------------------------------------------------

# What is due happens while somebody types, and what was typed stays typed.
test_race_goes_on_while_a_person_types() {
    on_terminal 80x24 "$BAIZE" play bell --setup beat=3 --bots person,quick --seed 3 <<'END'
see Take a die
keys sto
see A die is thrown
type p
see First seat stops.
see A die is thrown
see The bell rings.
END
    ends_with 0
    grep -qE '^@[0-9]+ 0 stop ' "$(latest)"
    run baize replay "$(latest)"
    ends_with 0
}

# A number means the same option as long as the question stands.
test_race_keeps_the_numbers_of_options() {
    on_terminal 80x24 "$BAIZE" play bell --setup beat=20 --bots person,quick:20 --seed 3 <<'END'
see 3 take a 6
see 4 stop
see Second seat takes a 6.
see Second seat takes a 6.
see Second seat takes a 6.
see 4 stop
type 3
see There is no option 3; type a number from 1 to 4.
type why 3
see Nothing offered or refused here contains '3'.
type 4
see First seat stops.
see >
type quit
END
    ends_with 0
}

# All are asked all the time; at one keyboard they take turns, and no time passes meanwhile.
test_race_of_two_people_at_one_keyboard() {
    on_terminal 80x24 "$BAIZE" play bell --setup beat=20 --bots person,person --seed 3 <<'END'
see First seat is next: pass the keyboard
type
see stop
type 1
see Second seat is next: pass the keyboard
type
see stop
type stop
see First seat is next: pass the keyboard
type
see >
type quit
END
    ends_with 0
    grep -qE '^@[0-9]+ 0 take' "$(latest)"
    grep -qE '^@[0-9]+ 1 stop' "$(latest)"
}

test_race_can_be_left_and_taken_up_again() {
    on_terminal 80x24 "$BAIZE" play bell --setup beat=5 --bots person,quick --seed 3 <<'END'
see A die is thrown: 6
see Take a die
type quit
END
    ends_with 0
    on_terminal 80x24 "$BAIZE" play --resume <<'END'
see Take a die
see The bell rings.
END
    ends_with 0
    grep -q '^end ' "$(latest)"
    run baize replay "$(latest)"
    ends_with 0
}

# A roll takes one key and Enter, and the clock begins with the first one.
test_dice_are_rolled_by_one_key_against_the_clock() {
    on_terminal 80x24 "$BAIZE" play roll-and-fight --mode solo --setup den=velvet_mask \
        --setup boss=landlord --seed 3 <<'END'
see Flashback: what do you prepare?
type end the flashback
see 45 seconds
see 1 roll everything
type 1
see You rolled
see left.
see 2 roll all but 2 Wound
type 2
see You rolled
type stop
see The Fighting Phase begins.
type quit
END
    ends_with 0
    [ "$(grep -cE '^(@[0-9]+ )?0 roll ' "$(latest)")" -eq 2 ]
    # The own den, room by room with its doors; an arrow never stands alone.
    says "Back Alley (entrance): "
    says "-> "
    not grep -qE ' by door|^ *->' out
    run baize replay "$(latest)"
    ends_with 0
}

# Whoever waits sees the dice go; a question that has not changed is not asked again.
test_bots_race_for_the_dice_beside_a_person() {
    on_terminal 80x24 "$BAIZE" play roll-and-fight --setup hero=cricket,brick \
        --setup den=velvet_mask,pier_nine \
        --setup boss=landlord,don_zemun --bots person,quick:10 --seed 3 <<'END'
see Flashback: what do you prepare?
type end the flashback
see Roll the dice! 4 dice to throw.
see Brick rolled
see Brick rolled
see Brick stopped rolling.
type stop
see The Fighting Phase begins.
type quit
END
    ends_with 0
    [ "$(grep -c 'Roll the dice! 4 dice to throw' out)" -eq 1 ]
    never_says "Pier Nine:"
}

# In a pipe nobody waits, and an answer takes as long as a practised hand needs.
test_race_in_a_pipe_is_the_same_every_time() {
    local answers='take a 6\n1\nstop\n1\n1\n1\n1\nstop\nstop\nstop\nstop\n'
    printf "$answers" | baize play bell --bots person,quick --seed 3 >/dev/null
    mv "$(latest)" first.play
    printf "$answers" | baize play bell --bots person,quick --seed 3 >/dev/null
    cmp "$(latest)" first.play
    grep -qx '@760 0 take a 6 ~.*' first.play
}
