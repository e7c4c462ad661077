/* The clauses of Null, one test or more for each, and the words of its face. */
#include <criterion/criterion.h>
#include <string.h>

#include "desk.h"
#include "face_desk.h"

#include "null/null.h"

static Desk open_at(const char *position) {
    return desk_open("null", "", position);
}

static const NullState *state_of(const Desk *d) {
    return (const NullState *)match_state(d->match);
}

Test(null, n_1_two_people_and_ten_cards) {
    Desk d = open_at("");
    const NullContent *c = d.box->box.content;
    cr_assert_eq(match_state(d.match)->seat_count, 2);
    cr_assert_eq(c->card_count, 10);
    for (int i = 0; i < 10; i++) cr_assert_eq(c->cards[i].worth, i + 1);
    desk_close(&d);
}

Test(null, n_2_hands_are_drawn_in_secret) {
    Desk d = open_at("");
    const NullState *s = state_of(&d);
    const NullContent *c = d.box->box.content;
    cr_assert_eq(s->hand_count[0], 3);
    cr_assert_eq(s->hand_count[1], 3);
    cr_assert_eq(bits_count(s->pile.cards), c->card_count - 6);
    NullState hidden;
    match_hidden(d.match, 0, &hidden);
    cr_assert_eq(hidden.hand[0], s->hand[0]);
    cr_assert_eq(hidden.hand[1], 0);
    cr_assert_eq(hidden.pile.cards, 0);
    cr_assert_eq(match_event(d.match, 0, 1).secret, EVENT_HIDDEN);
    cr_assert(s->hand[0] & bit(match_event(d.match, 0, 0).secret));
    desk_close(&d);
}

Test(null, n_2_the_setup_says_how_many) {
    Desk d = desk_open("null", "hand 4", "");
    cr_assert_eq(state_of(&d)->hand_count[1], 4);
    desk_close(&d);
}

Test(null, n_2_one_to_four_and_not_more_than_the_pack_has) {
    Desk d = open_at("");
    int count;
    const SetupField *fields = null_game.fields(&d.box->box, &count);
    cr_assert_eq(count, 2);
    cr_assert_eq(fields[0].choice_count, 2);
    cr_assert_eq(fields[0].max, 1);
    for (int i = 0; i < 2; i++) {
        cr_assert_eq(fields[0].choices[i].seats_min, 2);
        cr_assert_eq(fields[0].choices[i].seats_max, 2);
    }
    cr_assert_eq(fields[1].min, 1);
    cr_assert_eq(fields[1].max, 4);
    cr_assert_eq(fields[1].fallback, 3);
    desk_close(&d);
}

Test(null, n_3_seats_take_turns) {
    Desk d = open_at("seat 0 hand one, two; seat 1 hand three, four");
    cr_assert(asked(&d, 0, ASK_TURN) && !asked(&d, 1, ASK_TURN));
    cr_assert_eq(offered(&d, 0, "play"), 2);
    cr_assert(offers(&d, 0, "pass"));
    cr_assert(play(&d, 0, "play One"));
    cr_assert(asked(&d, 1, ASK_TURN) && !asked(&d, 0, ASK_TURN));
    cr_assert(play(&d, 1, "pass"));
    cr_assert(asked(&d, 0, ASK_TURN));
    desk_close(&d);
}

Test(null, n_4_a_card_must_be_worth_more_than_the_table) {
    Desk d = open_at("seat 0 hand three, six, seven; table six");
    cr_assert(offers(&d, 0, "play Seven"));
    cr_assert(refuses(&d, 0, "play Three", "N-4", 4));
    desk_close(&d);
    d = open_at("seat 0 hand three, five; table five");
    cr_assert(refuses(&d, 0, "play Three", "N-4", 3), "five went to the table last");
    desk_close(&d);
    d = open_at("seat 0 hand three; table nothing");
    cr_assert(offers(&d, 0, "play Three"));
    desk_close(&d);
}

/* Another card of the same worth. */
Test(null, n_4_as_much_is_not_more) {
    static const char pack[] = "pack twins\ngame null 1\n"
                               "[card twin]\ntitle = Twin\nworth = 6\nsource = invented\n";
    Desk d = desk_open_with("null", pack, "", "seat 0 hand twin, three; table six");
    cr_assert_str_eq(why_not(&d, 0, "play Twin"), "N-4: needs 1 more point");
    cr_assert_str_eq(why_not(&d, 0, "play Three"), "N-4: needs 4 more points");
    desk_close(&d);
}

Test(null, n_5_a_played_card_counts) {
    Desk d = open_at("seat 0 hand two, nine; seat 0 points 4");
    cr_assert(play(&d, 0, "play Nine"));
    cr_assert(happened(&d, EV_PLAYED, 8, 0, 0));
    cr_assert_eq(state_of(&d)->points[0], 13);
    cr_assert_eq(state_of(&d)->table, 9);
    cr_assert_eq(state_of(&d)->hand_count[0], 1);
    desk_close(&d);
}

Test(null, n_6_who_passes_draws_and_clears_the_table) {
    Desk d = open_at("seat 0 hand one; seat 1 hand two, four; table nine; pile top eight");
    cr_assert(play(&d, 0, "pass"));
    cr_assert_eq(state_of(&d)->hand[0], bit(0) | bit(7));
    cr_assert_eq(state_of(&d)->table, 0);
    cr_assert(offers(&d, 1, "play Two"), "the nine is gone");
    cr_assert(happened(&d, EV_PASSED, 0, 0, 0));
    desk_close(&d);
}

Test(null, n_6_an_empty_pile_gives_nothing) {
    Desk d = open_at("");
    const NullContent *c = d.box->box.content;
    Text position = TEXT(300);
    text_add(&position, "seat 0 hand one; seat 1 hand two");
    for (int i = 2; i < c->card_count; i++) text_format(&position, ", %s", c->cards[i].id);
    desk_close(&d);
    d = open_at(position.at);
    cr_assert_eq(state_of(&d)->pile.cards, 0);
    cr_assert(play(&d, 0, "pass"));
    cr_assert_eq(state_of(&d)->hand_count[0], 1);
    desk_close(&d);
}

Test(null, n_7_two_passes_end_the_match) {
    Desk d = open_at("seat 0 points 3; seat 1 points 5");
    cr_assert(play(&d, 0, "pass"));
    cr_assert(!match_state(d.match)->over);
    cr_assert(play(&d, 1, "pass"));
    cr_assert(ended(&d, "second"));
    cr_assert(happened(&d, EV_WON, 5, 1, 0));
    desk_close(&d);
}

Test(null, n_7_the_first_seat_can_win_too) {
    Desk d = open_at("seat 0 points 6; seat 1 points 5");
    cr_assert(play(&d, 0, "pass") && play(&d, 1, "pass"));
    cr_assert(ended(&d, "first"));
    cr_assert(happened(&d, EV_WON, 6, 1, 0));
    desk_close(&d);
}

Test(null, n_7_a_card_between_two_passes_goes_on) {
    Desk d = open_at("seat 0 hand one, two; seat 1 hand three, four");
    cr_assert(play(&d, 0, "pass") && play(&d, 1, "play Three") && play(&d, 0, "pass"));
    cr_assert(asked(&d, 1, ASK_TURN));
    desk_close(&d);
}

Test(null, n_7_an_empty_hand_ends_the_match) {
    Desk d = open_at("seat 0 hand ten; seat 1 points 2");
    cr_assert(play(&d, 0, "play Ten"));
    cr_assert(ended(&d, "first"));
    desk_close(&d);
}

Test(null, n_8_equal_totals_share_the_win) {
    Desk d = open_at("seat 0 hand ten; seat 1 points 10");
    Result result;
    match_result(d.match, &result);
    cr_assert_null(result.outcome, "a standing is not an end");
    cr_assert_eq(result.place[0], 2);
    cr_assert_eq(result.place[1], 1);
    cr_assert(play(&d, 0, "play Ten"));
    cr_assert(ended(&d, "shared"));
    match_result(d.match, &result);
    cr_assert_eq(result.place[0], 1);
    cr_assert_eq(result.place[1], 1);
    cr_assert_eq(result.points[0], 10);
    desk_close(&d);
}

/* ---- The journey --------------------------------------------------------------------- */

static Desk journey_at(const char *position) {
    return desk_open("null", "mode journey", position);
}

Test(null, n_10_travellers_start_in_the_first_place) {
    Desk d = journey_at("");
    const NullContent *c = d.box->box.content;
    cr_assert_str_eq(c->places[START].title, "The Inn");
    cr_assert(state_of(&d)->at[0] == START && state_of(&d)->at[1] == START);
    cr_assert_eq(c->map.next[START], bit64(1) | bit64(2));
    desk_close(&d);
}

Test(null, n_11_a_pass_goes_on_with_a_walk) {
    Desk d = journey_at("seat 0 hand one; seat 1 hand two; pile top nine");
    cr_assert(play(&d, 0, "pass"));
    cr_assert(state_of(&d)->hand[0] & bit(8), "the card is drawn first");
    cr_assert(asked(&d, 0, ASK_WALK) && !asked(&d, 1, ASK_TURN));
    cr_assert(offers(&d, 0, "walk to The Mill") && offers(&d, 0, "walk to The Ford"));
    cr_assert_eq(offered(&d, 0, "walk"), 2);
    cr_assert(refuses(&d, 0, "walk to The Tower", "N-11", 0));
    cr_assert(play(&d, 0, "walk to The Ford"));
    cr_assert(happened(&d, EV_WALKED, START, 2, 0));
    cr_assert_eq(state_of(&d)->at[0], 2);
    cr_assert(asked(&d, 1, ASK_TURN));
    desk_close(&d);
}

Test(null, n_11_a_traveller_may_stay) {
    Desk d = journey_at("seat 0 at bridge");
    cr_assert(play(&d, 0, "pass"));
    cr_assert(targets(&d, 0, option_make(OPT_STAY, 0, 0, 0), "space:3"), "where it stands");
    cr_assert(play(&d, 0, "stay"));
    cr_assert_eq(state_of(&d)->at[0], 3);
    cr_assert(play(&d, 1, "pass"));
    cr_assert(!match_state(d.match)->over, "the second pass walks too");
    cr_assert(play(&d, 1, "stay"));
    cr_assert(match_state(d.match)->over);
    desk_close(&d);
}

Test(null, n_11_a_card_that_is_played_moves_nobody) {
    Desk d = journey_at("seat 0 hand one, two");
    cr_assert(play(&d, 0, "play One"));
    cr_assert(asked(&d, 1, ASK_TURN));
    desk_close(&d);
}

Test(null, n_12_the_place_counts) {
    Desk d =
        journey_at("seat 0 points 4; seat 1 points 7; seat 0 at bridge; seat 1 at mill");
    Result result;
    match_result(d.match, &result);
    cr_assert_eq(result.points[0], 5);
    cr_assert_eq(result.points[1], 8);
    cr_assert(play_all(&d, 0, "pass; walk to The Tower") && play_all(&d, 1, "pass; stay"));
    cr_assert(ended(&d, "first"));
    match_result(d.match, &result);
    cr_assert_eq(result.points[0], 9);
    desk_close(&d);
}

Test(null, a_journey_needs_places) {
    NullContent few = {.card_count = 10};
    Box box = {.game = &null_game, .content = &few};
    Setup setup = {.seat_count = 2};
    setup.value[0][0] = MODE_JOURNEY;
    setup.value[1][0] = 3;
    cr_assert_str_eq(null_game.check_setup(&box, &setup),
                     "There are no places in the pack for a journey.");
}

Test(null, places_belong_to_the_journey) {
    Error err;
    cr_assert_str_eq(desk_refuses("null", "", "seat 0 at mill", &err),
                     "line 1, 'seat 0 at mill': 'at' belongs to the journey.");
    cr_assert_str_eq(desk_refuses("null", "mode journey", "seat 0 at moon", &err),
                     "line 1, 'seat 0 at moon': There is no place called 'moon'. "
                     "There is: inn, mill, ford, bridge, tower.");
}

/* ---- Positions ----------------------------------------------------------------------- */

static void expect_refused(const char *position, const char *end) {
    Error err;
    const char *words = desk_refuses("null", "", position, &err);
    cr_expect(words && strstr(words, end), "'%s': %s", position,
              words ? words : "accepted");
}

Test(null, positions_in_wrong_words_are_refused) {
    expect_refused("weather bad", "There is no line called 'weather'.");
    expect_refused("tabel four", "There is no line called 'tabel'; did you mean 'table'?");
    expect_refused("seat", "After 'seat', expected a number from 0 to 1.");
    expect_refused("seat 2 hand one", "'seat' goes from 0 to 1");
    expect_refused("seat 0 purse 3", "There is no line of a seat called 'purse'. There is: "
                                     "hand, points, at.");
    expect_refused("seat 0",
                   "Expected one line of a seat here. There is: hand, points, at.");
    expect_refused("seat 0 points many", "'points' goes from 0 to 999");
    expect_refused("seat 0 hand sevn",
                   "There is no card called 'sevn'; did you mean 'seven'?");
    expect_refused("table the_moon", "There is no card called 'the_moon'");
    expect_refused("table", "Expected one card here, or 'nothing'.");
    expect_refused("pile bottom one", "Expected 'top' here, not 'bottom'.");
    expect_refused("seat 0 hand one; pile top one", "The top of the pile is not in it.");
    expect_refused("pile top one, two, three, four, five, six, seven, eight",
                   "At most 7 can be named here; 'eight' is one too many.");
    expect_refused("turn 0 again", "Nothing more was expected, but 'again' follows.");
    char position[600] = "seat 0 hand";
    for (int i = 0; i < 80; i++) strcat(position, " one,");
    expect_refused(position, "...': At most 16 can be named here; 'one' is one too many.");
}

Test(null, another_seat_can_begin) {
    Desk d = open_at("turn 1");
    cr_assert(asked(&d, 1, ASK_TURN) && !asked(&d, 0, ASK_TURN));
    desk_close(&d);
}

Test(null, impossible_states_are_named) {
    Desk d = open_at("seat 0 hand one; seat 1 hand two");
    const Box *box = &d.box->box;
    NullState good = *state_of(&d), s = good;
    cr_assert_null(null_check(box, &s.head));
    s.hand_count[0]++;
    cr_assert_str_eq(null_check(box, &s.head), "A hand is miscounted.");
    s = good;
    s.pile.cards |= bit(0);
    cr_assert_str_eq(null_check(box, &s.head), "Every card must be in exactly one place.");
    s = good;
    s.hand_count[1]++;
    cr_assert_str_eq(null_check(box, &s.head), "A hand is miscounted.");
    s = good;
    s.pile.cards |= bit(1);
    cr_assert_str_eq(null_check(box, &s.head), "Every card must be in exactly one place.");
    s = good;
    s.pile.cards &= ~bit(9);
    cr_assert_str_eq(null_check(box, &s.head), "Every card must be in exactly one place.");
    s = good;
    s.table = 4;
    cr_assert_str_eq(null_check(box, &s.head),
                     "The card on the table has not been played.");
    for (int seat = 0; seat < SEATS; seat++) {
        s = good;
        s.at[seat] = 1;
        cr_assert_str_eq(null_check(box, &s.head), "A traveller is not on the map.");
    }
    s = good;
    drop_questions(&s.head);
    cr_assert_str_eq(null_check(box, &s.head), "Exactly one seat must be asked.");
    desk_close(&d);
}

Test(null, impossible_journeys_are_named) {
    Desk d = journey_at(
        "seat 0 hand two, three; seat 1 hand four; pile top nine, eight; table one");
    const Box *box = &d.box->box;
    const NullContent *c = box->content;
    NullState good = *state_of(&d), s = good;
    s.at[1] = (uint8_t)(c->place_count - 1);
    cr_assert_null(null_check(box, &s.head));
    s.at[1] = (uint8_t)c->place_count;
    cr_assert_str_eq(null_check(box, &s.head), "A traveller is not on the map.");
    for (int card = 7; card <= 8; card++) {
        s = good;
        s.pile.cards &= ~bit(card);
        s.pile.discard |= bit(card);
        cr_assert_str_eq(null_check(box, &s.head), "The top of the pile is not in it.");
    }
    desk_close(&d);
}

Test(null, hands_must_fit_the_pack) {
    const Game *game = &null_game;
    NullContent few = {.card_count = 5};
    Box box = {.game = game, .content = &few};
    Setup setup = {.seat_count = 2};
    setup.value[1][0] = 3;
    cr_assert_str_eq(game->check_setup(&box, &setup),
                     "There are too few cards in the pack for such hands.");
    few.card_count = 6;
    cr_assert_null(game->check_setup(&box, &setup));
}

/* ---- Secrets and bots ---------------------------------------------------------------- */

Test(null, guesses_deal_the_unseen_cards) {
    Desk d = open_at("seat 0 hand one, two; seat 1 hand three, four; table nine");
    const NullContent *c = d.box->box.content;
    Rng rng = {.key = {5, 6}};
    uint32_t seen = 0, all = bit(c->card_count) - 1;
    for (int i = 0; i < 200; i++) {
        NullState s;
        match_hidden(d.match, 0, &s);
        game_guess(&d.box->box, &s.head, 0, &rng);
        cr_assert_null(null_check(&d.box->box, &s.head));
        cr_assert_eq(s.hand[0], bit(0) | bit(1));
        seen |= s.hand[1];
    }
    cr_assert_eq(seen, all & ~(bit(0) | bit(1) | bit(8)), "every unseen card turns up");
    desk_close(&d);
}

Test(null, guesses_deal_to_the_first_seat_too) {
    Desk d = open_at("seat 0 hand one, two; seat 1 hand three, four; pile top nine");
    Rng rng = {.key = {5, 6}};
    NullState s;
    match_hidden(d.match, 1, &s);
    cr_assert_eq(deck_top_count(&s.pile.top), 0); /* what was arranged is nobody's */
    game_guess(&d.box->box, &s.head, 1, &rng);
    cr_assert_eq(bits_count(s.hand[0]), 2);
    cr_assert_eq(s.hand[1], bit(2) | bit(3));
    cr_assert_null(null_check(&d.box->box, &s.head));
    desk_close(&d);
}

static Uses uses_of(const Desk *d, Option o) {
    Uses uses = {0};
    null_game.uses(&d->box->box, match_state(d->match), 0, o, &uses);
    return uses;
}

Test(null, what_an_option_uses_of_the_pack) {
    Desk d = journey_at("");
    Uses uses = uses_of(&d, option_make(OPT_PLAY, 3, 0, 0));
    cr_assert_eq(uses.count, 1);
    cr_assert_str_eq(uses.at[0].kind, "card");
    cr_assert_str_eq(uses.at[0].id, "four");
    uses = uses_of(&d, option_make(OPT_WALK, 2, 0, 0));
    cr_assert_eq(uses.count, 1);
    cr_assert_str_eq(uses.at[0].kind, "place");
    cr_assert_str_eq(uses.at[0].id, "ford");
    cr_assert_eq(uses_of(&d, option_make(OPT_PASS, 0, 0, 0)).count, 0);
    desk_close(&d);
}

Test(null, points_and_cards_have_a_value) {
    Desk d = open_at("seat 0 points 5; seat 1 points 2");
    const Box *box = &d.box->box;
    int ahead = null_value(box, match_state(d.match), 0);
    cr_assert_gt(ahead, 0);
    cr_assert_eq(null_value(box, match_state(d.match), 1), -ahead);
    cr_assert(play_all(&d, 0, "pass") && play(&d, 1, "pass"));
    cr_assert_eq(null_value(box, match_state(d.match), 0), 1000);
    cr_assert_eq(null_value(box, match_state(d.match), 1), -1000);
    desk_close(&d);
}

/* ---- Words --------------------------------------------------------------------------- */

static void expect_last_words(const Desk *d, Seat viewer, const char *expected) {
    char room[100];
    Text words = text_over(room, sizeof room);
    match_event_words(d->match, match_event_count(d->match) - 1, viewer, &words);
    cr_expect_str_eq(room, expected);
}

Test(null, events_are_told_as_each_seat_sees_them) {
    Desk d = open_at("seat 0 hand one; seat 1 hand two; pile top nine; seat 0 points 1");
    cr_assert(play(&d, 0, "pass"));
    expect_last_words(&d, 0, "First seat draws Nine.");
    expect_last_words(&d, 1, "First seat draws a card.");
    cr_assert(play(&d, 1, "pass"));
    expect_last_words(&d, 1, "First seat wins with 1 point.");
    desk_close(&d);
    d = open_at("");
    cr_assert(play(&d, 0, "pass") && play(&d, 1, "pass"));
    expect_last_words(&d, 1, "Both seats share the win with 0 points.");
    desk_close(&d);
}

Test(null, the_face_guides_beginners) {
    const Face *face = shelf_find("null")->face;
    const State s = {0};
    cr_assert(strstr(face->guide(&s, ASK_TURN), "pass"));
    cr_assert(strstr(face->guide(&s, ASK_WALK), "traveller"));
    cr_assert_null(face->guide(&s, ASK_NOTHING));
}
