/* Records: what is written is read back, and every mistake in one gets its sentence. */
#include <criterion/criterion.h>

#include "engine/match_private.h"
#include "engine/setup.h"

#include "desk.h"
#include "toy.h"

static const char *const own_pack = "pack mine\n"
                                    "game null 1\n"
                                    "\n"
                                    "[card eleven]\n"
                                    "title  = Eleven\n"
                                    "worth  = 11\n"
                                    "source = invented\n";

/* Reads a record that must be fine. */
static Toy load_fine(const char *record, int until) {
    Toy t = {NULL, NULL};
    Error err;
    cr_assert(match_load_from(toy_find, record, until, &t.box, &t.match, &err), "%s\n%s",
              err.words, record);
    return t;
}

/* The sentence for a record that must not be fine. */
static const char *load_says(const char *record) {
    static Error err;
    Toy t = {NULL, NULL};
    bool fine = match_load_from(toy_find, record, -1, &t.box, &t.match, &err);
    cr_assert(!fine, "%s", record);
    cr_assert_null(t.match);
    cr_assert_null(t.box);
    return err.words;
}

static Buffer record_of(const Match *m, bool notes) {
    Buffer record = {0};
    match_record(m, notes ? RECORD_TO_READ : RECORD_TO_KEEP, &record);
    return record;
}

/* A toy record with one part of it exchanged. */
static char changed[4096];
static const char *with(const char *record, const char *old, const char *fresh) {
    const char *at = strstr(record, old);
    cr_assert(at, "no '%s' in\n%s", old, record);
    Text out = text_over(changed, sizeof changed);
    text_add_some(&out, record, (int)(at - record));
    text_add(&out, fresh);
    text_add(&out, at + strlen(old));
    return changed;
}

/* A record with all kinds of moves: seats, the clock, time. */
static Buffer race_record(void) {
    Toy t = toy_open(TOY_RACE);
    const char *lines[] = {"points 0 4", "next rolls 3"}, *more[] = {"points 1 2"};
    Error err;
    cr_assert(match_arrange(t.match, lines, 2, &err) &&
              match_arrange(t.match, more, 1, &err));
    match_seat(t.match, 1, "quick");
    cr_assert(toy_play_at(&t, 1, "peek", 300));
    cr_assert(toy_play_at(&t, 0, "roll", 300));
    cr_assert(match_clock(t.match, 1200, &err));
    cr_assert(toy_play_at(&t, 0, "halt", 1400));
    cr_assert(match_autoplay(t.match, 0));
    Buffer record = record_of(t.match, true);
    toy_close(&t);
    return record;
}

/* ---- Round trips ------------------------------------------------------------------ */

Test(record, words_of_a_race) {
    Buffer record = race_record();
    const char *expected = "baize record 1\n"
                           "game toy 3\n"
                           "setup mode race\n"
                           "setup seats 2\n"
                           "seed 00000000000000000000000000000005\n"
                           "arrange points 0 4\n"
                           "arrange next rolls 3\n"
                           "arrange\n"
                           "arrange points 1 2\n"
                           "seat 1 quick\n"
                           "start ~";
    cr_assert_eq(strncmp(record.data, expected, strlen(expected)), 0, "%s", record.data);
    cr_assert(strstr(record.data, "\n@300 1 peek | Sees 7 of 0 ~"), "%s", record.data);
    cr_assert(strstr(record.data, "\n@300 0 roll | -3 points ~"), "%s", record.data);
    cr_assert(strstr(record.data, "\n@1000 clock tick on | Tick 1000 ~"), "%s",
              record.data);
    cr_assert(strstr(record.data, "\n@1400 0 halt ~"), "%s", record.data);
    cr_assert_null(strstr(record.data, "\nend"));
    buffer_free(&record);
}

Test(record, a_record_reads_back_to_itself) {
    Buffer record = race_record();
    Toy t = load_fine(record.data, -1);
    Buffer again = record_of(t.match, true);
    cr_assert_str_eq(again.data, record.data);
    cr_assert_eq(match_moves(t.match), 5);
    cr_assert_str_eq(match_sitter(t.match, 1), "quick");
    cr_assert_str_eq(match_sitter(t.match, 0), "");
    buffer_free(&again);
    buffer_free(&record);
    toy_close(&t);
}

/* Older records say who sat where in a note. */
Test(record, bots_of_older_records_keep_their_chairs) {
    Buffer record = race_record();
    Toy t = load_fine(with(record.data, "seat 1 quick", "note bot 1 quick"), -1);
    Buffer again = record_of(t.match, true);
    cr_assert_str_eq(again.data, record.data);
    buffer_free(&again);
    buffer_free(&record);
    toy_close(&t);
}

Test(record, reading_stops_where_it_is_told) {
    Buffer record = race_record();
    for (int moves = 0; moves <= 5; moves++) {
        Toy t = load_fine(record.data, moves);
        cr_assert_eq(match_moves(t.match), moves);
        toy_close(&t);
    }
    buffer_free(&record);
}

Test(record, forced_moves_are_forced_again) {
    Buffer record = race_record();
    Error err;
    Toy t = load_fine(record.data, -1);
    cr_assert(match_undo(t.match, 0, false, &err), "%s", err.words);
    cr_assert_eq(match_moves(t.match), 3, "the nod and the halt are both taken back");
    buffer_free(&record);
    toy_close(&t);
}

Test(record, undone_counts_travel) {
    Toy t = toy_open(TOY_SOLO);
    Error err;
    cr_assert(toy_play(&t, 0, "roll") && match_undo(t.match, 0, true, &err));
    Buffer record = record_of(t.match, false);
    Toy read = load_fine(record.data, -1);
    Buffer again = record_of(read.match, false);
    cr_assert(strstr(again.data, "\nundone 1\n"), "%s", again.data);
    buffer_free(&again);
    buffer_free(&record);
    toy_close(&read);
    toy_close(&t);
}

/* A match that is over, with and without a word for how it ended. */
static Buffer finished_record(ToyMode mode) {
    Toy t = toy_open(mode);
    const char *lines[] = {"points 0 19"};
    Error err;
    cr_assert(match_arrange(t.match, lines, 1, &err));
    cr_assert(toy_play(&t, 0, "step"));
    Buffer record = record_of(t.match, false);
    toy_close(&t);
    return record;
}

Test(record, a_finished_match_says_how_it_ended) {
    Buffer pair = finished_record(TOY_PAIR), solo = finished_record(TOY_SOLO);
    cr_assert(strstr(pair.data, "\nend won ~"), "%s", pair.data);
    cr_assert(strstr(solo.data, "\nend nothing ~"), "%s", solo.data);
    Toy a = load_fine(pair.data, -1), b = load_fine(solo.data, -1);
    cr_assert(match_state(a.match)->over && match_state(b.match)->over);
    toy_close(&a);
    toy_close(&b);
    buffer_free(&pair);
    buffer_free(&solo);
}

Test(record, blanks_comments_and_foreign_line_ends_do_not_matter) {
    Buffer record = race_record();
    Buffer other = {0};
    buffer_add(&other, "# a match\n\n");
    for (const char *c = record.data; *c; c++) {
        if (*c == '\n')
            buffer_add(&other, "  \r\n# and so on\r\n");
        else
            buffer_char(&other, *c);
    }
    Toy t = load_fine(other.data, -1);
    Buffer again = record_of(t.match, true);
    cr_assert_str_eq(again.data, record.data);
    buffer_free(&again);
    buffer_free(&other);
    buffer_free(&record);
    toy_close(&t);
}

Test(record, a_pack_of_ones_own_travels_with_its_text) {
    Desk d = desk_open_with("null", own_pack, "hand 2", "seat 0 hand eleven, one");
    cr_assert(play(&d, 0, "play Eleven"));
    Buffer record = record_of(d.match, false);
    cr_assert(
        strstr(record.data, " text\n> pack mine\n> game null 1\n> \n> [card eleven]\n"),
        "%s", record.data);
    Toy t = load_fine(record.data, -1);
    Buffer again = record_of(t.match, false);
    cr_assert_str_eq(again.data, record.data);
    buffer_free(&again);
    toy_close(&t);

    cr_assert(strstr(load_says(with(record.data, "= Eleven", "= Twelve")),
                     "this match was played with another 'mine': its hash was"));
    cr_assert(strstr(load_says(with(record.data, "[card eleven]", "[crad eleven]")),
                     "did you mean"));
    buffer_free(&record);
    desk_close(&d);
}

/* ---- Editions --------------------------------------------------------------------------- */

/* Null as another edition of it might be: the card One is worth more, and has a new name. */
static OpenBox *open_edition(void) {
    Buffer text = {0};
    const char *shipped = shelf_file("null", "packs/base.pack");
    const char *at = strstr(shipped, "= One\nworth  = 1\n");
    Error err;
    cr_assert(at);
    buffer_add_some(&text, shipped, (size_t)(at - shipped));
    buffer_add(&text, "= Once # a comment\n\nworth  = 8\n");
    buffer_add(&text, at + strlen("= One\nworth  = 1\n"));
    PackText pack = {"packs/base.pack", text.data, PACK_SHIPPED};
    OpenBox *box = box_open_with(shelf_find("null"), &pack, 1, &err);
    cr_assert(box, "%s", err.words);
    buffer_free(&text);
    return box;
}

/* A save of that edition, with a move made and Once in hand. */
static Buffer edition_record(RecordUse use) {
    const char *const lines[] = {"seat 0 hand one, two"};
    OpenBox *box = open_edition();
    Setup setup;
    Option o;
    Error err;
    SetupWords words = setup_begin(&box->box);
    Buffer record = {0};
    cr_assert(setup_finish(&words, &setup, &err), "%s", err.words);
    Match *m = match_new(box, &setup, seed_from_number(3));
    cr_assert(match_arrange(m, lines, 1, &err), "%s", err.words);
    cr_assert(match_find_words(m, 0, "play Two", &o, &err), "%s", err.words);
    cr_assert(match_play(m, 0, match_ticket(m, 0), o, 0, &err), "%s", err.words);
    match_record(m, use, &record);
    match_free(m);
    box_close(box);
    return record;
}

Test(record, a_match_goes_on_with_the_cards_it_was_begun_with) {
    Buffer record = edition_record(RECORD_TO_KEEP);
    cr_assert(strstr(record.data, " shipped\n> pack base\n> game null 1\n> [card one]\n"
                                  "> title=Once\n> worth=8\n"),
              "%s", record.data);
    Toy t = load_fine(record.data, -1);
    cr_assert_eq(t.box->packs[0].origin, PACK_EDITION);
    cr_assert_str_eq(entry_key(&t.box->packs[0].entries[0], "worth")->value, "8");
    cr_assert(box_edition(t.box));
    Buffer again = record_of(t.match, false);
    cr_assert_str_eq(again.data, record.data);
    buffer_free(&again);
    again = record_of(t.match, true); /* nobody else has these cards */
    cr_assert(strstr(again.data, "> title=Once\n"), "%s", again.data);
    buffer_free(&again);
    buffer_free(&record);
    toy_close(&t);
}

Test(record, the_cards_of_today_are_the_programs_own) {
    Desk d = desk_open("null", "", "");
    Buffer record = record_of(d.match, false), brief = record_of(d.match, true);
    cr_assert(strstr(record.data, " shipped\n> pack base\n"), "%s", record.data);
    cr_assert(!strstr(brief.data, " shipped\n") && !strstr(brief.data, "> "));
    Toy t = load_fine(record.data, -1);
    cr_assert_eq(t.box->packs[0].origin, PACK_SHIPPED);
    cr_assert_null(box_edition(t.box));
    buffer_free(&record);
    buffer_free(&brief);
    toy_close(&t);
    desk_close(&d);
}

Test(record, other_cards_without_their_text_are_refused) {
    Buffer record = edition_record(RECORD_TO_READ);
    cr_assert(strstr(load_says(record.data),
                     "line 3: this match was played with another 'base': its hash was "));
    buffer_free(&record);
}

Test(record, a_pack_that_came_later_is_no_part_of_the_match) {
    Desk d = desk_open_with("null", own_pack, "", "");
    d.box->packs[1].origin = PACK_SHIPPED; /* as if this edition had two */
    Buffer record = record_of(d.match, false);
    Toy t = load_fine(record.data, -1);
    cr_assert_eq(t.box->pack_count, 2, "an edition with a pack that is shipped no more");
    cr_assert_eq(t.box->packs[0].origin, PACK_SHIPPED);
    cr_assert_eq(t.box->packs[1].origin, PACK_EDITION);
    cr_assert(box_edition(t.box));
    buffer_free(&record);
    toy_close(&t);
    desk_close(&d);
}

Test(record, older_records_name_the_bytes_of_a_pack) {
    Desk d = desk_open("null", "", "");
    Buffer record = record_of(d.match, true);
    char line[40];
    Text old = text_over(line, sizeof line);
    text_format(&old, "pack base %08x\n# ", d.box->packs[0].text_hash);
    Toy t = load_fine(with(record.data, "pack base ", line), -1);
    cr_assert_null(box_edition(t.box));
    buffer_free(&record);
    toy_close(&t);
    desk_close(&d);
}

/* Any game, any mode: bots of chance play, the record reads back to the same end. */
static void play_randomly(Match *m, int moves, Rng *rng) {
    OptionList list;
    while (match_moves(m) < moves && !match_state(m)->over) {
        if (match_clock_step(m)) continue;
        for (Seat seat = 0; seat < match_setup(m)->seat_count; seat++) {
            match_options(m, seat, &list);
            if (!list.count) continue;
            Option o = list.at[rng_below(rng, (uint32_t)list.count)];
            cr_assert(match_play(m, seat, match_ticket(m, seat), o, 0, NULL));
        }
    }
}

static void check_round_trip(const char *game, const char *setup) {
    Desk d = desk_open(game, setup, "");
    Rng rng = rng_from_seed((const uint64_t[2]){11, 7});
    play_randomly(d.match, 300, &rng);
    Buffer record = record_of(d.match, true);
    Toy t = load_fine(record.data, -1);
    cr_assert_eq(match_fingerprint(t.match), match_fingerprint(d.match));
    cr_assert_eq(match_event_count(t.match), match_event_count(d.match));
    buffer_free(&record);
    toy_close(&t);
    desk_close(&d);
}

Test(record, null_round_trip) {
    check_round_trip("null", "");
}

Test(record, every_mode_of_cursed_makes_the_round_trip) {
    check_round_trip("so-youve-been-cursed", "mode duel");
    check_round_trip("so-youve-been-cursed", "mode wizard; villager_cards yes");
    check_round_trip("so-youve-been-cursed", "mode monster");
    check_round_trip("so-youve-been-cursed", "mode nobody");
}

/* ---- Mistakes --------------------------------------------------------------------- */

typedef struct Mistake {
    const char *old, *fresh; /* what is exchanged in the race's record */
    const char *says;
} Mistake;

/* clang-format off */
static const Mistake mistakes[] = {
    {"baize record 1", "baize record 2", "line 1: expected 'baize record 1'."},
    {"game toy 3", "game toy", "line 2: expected 'game NAME VERSION'."},
    {"game toy 3", "game toy 3 4", "line 2: expected 'game NAME VERSION'."},
    {"game toy 3", "game so-youve-been-cured 3",
     "line 2: There is no game 'so-youve-been-cured'; did you mean 'so-youve-been-cursed'?"},
    {"game toy 3", "game toy 2",
     "line 2: this match was played with version 2 of 'toy'; here is version 3."},
    {"game toy 3", "game toy x", "line 2: 'x' is not a version; expected a number."},
    {"game toy 3\n", "", "line 10: expected 'game NAME VERSION' before it."},
    {"setup mode race", "setup mode rice", NULL},
    {"setup mode race", "setup", NULL},
    {"setup seats 2", "setup seats 5", NULL},
    {"setup mode", "stup mode", "line 3: 'stup' means nothing here; did you mean 'setup'?"},
    {"setup mode", "xyzzyx mode",
     "line 3: 'xyzzyx' means nothing here; expected game, pack, setup, seed, arrange, seat, "
     "note, undone or start."},
    {"seed 0", "seed x",
     "line 5: 'x0000000000000000000000000000005' is not a seed; expected a number or 32 hex "
     "digits."},
    {"seed 00000000000000000000000000000005\n", "", "line 10: expected a seed before it."},
    {"arrange points 0 4", "arrange points 9 4",
     "line 6: arranged from here on: line 1, 'points 9 4': 'points' goes from 0 to 1, not "
     "'9'."},
    {"arrange points 0 4", "arrange points 0 20",
     "line 6: arranged from here on: Nobody may start at the goal."},
    {"arrange points 1 2", "arrange dance",
     "line 9: arranged from here on: line 1, 'dance': There is no line called 'dance'. "
     "There is: points, idle."},
    {"seat 1 quick", "seat 2 quick",
     "line 10: expected a seat below 2 and who sits there: 'seat 0 person'."},
    {"seat 1 quick", "seat 1",
     "line 10: expected a seat below 2 and who sits there: 'seat 0 person'."},
    {"seat 1", "undone many\nseat 1", "line 10: expected 'undone' and how many times."},
    {"seat 1", "pack\nseat 1", "line 10: expected 'pack NAME HASH', or 'shipped' or 'text' after it."},
    {"seat 1", "pack mine 123\nseat 1",
     "line 10: expected 'pack NAME HASH', or 'shipped' or 'text' after it."},
    {"seat 1", "pack mine 1234567x\nseat 1",
     "line 10: expected 'pack NAME HASH', or 'shipped' or 'text' after it."},
    {"seat 1", "pack mine 12345678 tixt\nseat 1",
     "line 10: expected 'pack NAME HASH', or 'shipped' or 'text' after it."},
    {"seat 1", "pack mine 12345678 text more\nseat 1",
     "line 10: expected 'pack NAME HASH', or 'shipped' or 'text' after it."},
    {"seat 1", "pack mine 12345678\nseat 1",
     "line 10: no pack 'mine' of this game is shipped, and its text is not here."},
    {"seat 1", "pack mine 12345678 text\nseat 1",
     "line 10: expected the pack's text in lines that start with '>'."},
    {"seat 1", "pack a 12345678\npack a 12345678\npack a 12345678\npack a 12345678\n"
     "pack a 12345678\npack a 12345678\npack a 12345678\npack a 12345678\npack a 12345678\n"
     "seat 1", "line 18: a record names at most 8 packs."},
    {"start ~", "start -", "line 11: expected a fingerprint at the end, '~' and 8 digits."},
    {"start ~", "start\n# ~", "line 11: expected a fingerprint at the end, '~' and 8 digits."},
    {"start ~", "start ~1", "line 11: expected a fingerprint at the end, '~' and 8 digits."},
    {"@300 1 peek", "300 1 peek",
     "line 12: '300' does not sit here; expected 'clock' or a seat below 2."},
    {"@300 1 peek", "@300 2 peek",
     "line 12: '2' does not sit here; expected 'clock' or a seat below 2."},
    {"@300 1 peek", "@300",
     "line 12: '' does not sit here; expected 'clock' or a seat below 2."},
    {"@300 1 peek", "@soon 1 peek", "line 12: '@soon' is not a match time in milliseconds."},
    {"@300 1 peek", "@4294967295 1 peek",
     "line 12: '@4294967295' is not a match time in milliseconds."},
    {"@300 1 peek", "1 peek",
     "line 12: time runs here; expected '@' and the match time first."},
    {"@300 1 peek", "@300 1 peak", "line 12: No option reads 'peak' now; did you mean 'peek'?"},
    {"@300 1 peek", "@1000 1 peek", "line 12: the clock moves first, at 1000."},
    {"@300 1 peek", "@300 clock tick on", "line 12: the clock moves at 1000, not at 300."},
    {"@300 0 roll", "@299 0 roll",
     "line 13: Match time is already 300 ms; it cannot go back to 299."},
    {"@1000 clock tick on", "@1000 clock tick",
     "line 14: No option reads 'tick' now; did you mean 'tick on'?"},
    {"@1400 0 halt", "end won ~12345678\n@1400 0 halt",
     "line 15: the record ends here, but the match goes on."},
    {"@1400 0 halt", "end\n@1400 0 halt",
     "line 15: expected a fingerprint at the end, '~' and 8 digits."},
};
/* clang-format on */

Test(record, every_mistake_has_its_sentence) {
    Buffer record = race_record();
    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        const Mistake *m = &mistakes[i];
        const char *says = load_says(with(record.data, m->old, m->fresh));
        cr_assert(strncmp(says, "line ", 5) == 0, "%s", says);
        if (m->says) cr_assert_str_eq(says, m->says, "'%s': %s", m->fresh, says);
    }
    buffer_free(&record);
}

Test(record, a_replay_that_drifts_says_where) {
    Buffer record = race_record();
    char start[16], expected[120];
    Toy t = load_fine(record.data, 0);
    Text hex = text_over(start, sizeof start), out = text_over(expected, sizeof expected);
    text_format(&hex, "%08x", match_fingerprint(t.match));
    text_format(&out,
                "line 11: here the record has fingerprint 00000000 and the match %s: it "
                "plays differently now.",
                start);
    cr_assert_str_eq(load_says(with(record.data, start, "00000000")), expected);
    cr_assert(strstr(load_says(with(record.data, "1 peek", "1 roll")), "line 12: here"));
    buffer_free(&record);
    toy_close(&t);
}

Test(record, time_is_out_of_place_where_it_stands_still) {
    Buffer record = finished_record(TOY_PAIR);
    cr_assert_str_eq(load_says(with(record.data, "\n0 step", "\n@5 0 step")),
                     "line 8: time stands still here; '@5' is out of place.");
    cr_assert_str_eq(load_says(with(record.data, "\n0 step", "\n1 step")),
                     "line 8: Nothing is asked of seat 1 now.");
    cr_assert_str_eq(load_says(with(record.data, "\n0 step", "\nclock step")),
                     "line 8: Nothing is due for the clock now.");
    buffer_free(&record);
}

Test(record, nothing_follows_the_end) {
    Buffer record = finished_record(TOY_PAIR);
    cr_assert_str_eq(load_says(with(record.data, "end won", "end lost")),
                     "line 9: the match ended with 'won', not with 'lost'.");
    cr_assert_str_eq(load_says(with(record.data, "end won", "end")),
                     "line 9: the match ended with 'won', not with ''.");
    cr_assert_str_eq(load_says(with(record.data, "end won", "0 step")),
                     "line 9: the match is over; expected 'end' or nothing more.");
    cr_assert(strstr(load_says(with(record.data, "end won ~", "end won ~00000000\n# ~")),
                     "line 9: here the record has fingerprint 00000000"));
    buffer_add(&record, "note late\n");
    cr_assert_str_eq(load_says(record.data), "line 10: nothing may follow the end.");
    buffer_free(&record);
}

Test(record, packs_must_be_those_of_the_match) {
    Desk d = desk_open("null", "", "");
    Buffer record = record_of(d.match, true);
    cr_assert_str_eq(load_says(with(record.data, "pack base", "pack basis")),
                     "line 3: no pack 'basis' of this game is shipped, and its text is not "
                     "here.");
    cr_assert(strstr(load_says(with(record.data, "pack base ", "pack base 00000000\n# ")),
                     "line 3: this match was played with another 'base': its hash was "
                     "00000000 and is "));
    cr_assert(strstr(load_says(with(record.data, "pack base ", "# ")),
                     ": the pack 'base' is not named before 'start'."));
    buffer_free(&record);
    desk_close(&d);
}

Test(record, what_is_no_record_is_refused) {
    cr_assert_str_eq(load_says(""), "line 1: expected 'baize record 1'.");
    cr_assert_str_eq(load_says("\n\n"), "line 1: expected 'baize record 1'.");
    cr_assert_str_eq(load_says("\xff\xfe|~"), "line 1: expected 'baize record 1'.");
    cr_assert_str_eq(load_says("baize record 1\ngame toy 3"),
                     "line 2: the record ends before its 'start' line.");
    OpenBox *box;
    Match *match;
    cr_assert(!match_load("baize record 1", -1, &box, &match, NULL), "no error is wanted");
}

Test(record, a_record_has_a_largest_size) {
    Buffer record = {0};
    buffer_add(&record, "baize record 1\n");
    while (record.length <= (1 << 24))
        buffer_add(&record, "# this goes on and on and on\n");
    cr_assert_str_eq(load_says(record.data), "A record has at most 16777216 bytes.");
    buffer_free(&record);
}

/* A forced pair of moves, over and over: its fingerprints are always the same two. */
Test(record, a_record_has_a_longest_match) {
    Toy t = toy_open(TOY_SOLO);
    cr_assert(toy_play(&t, 0, "halt") && toy_play(&t, 0, "nod"));
    Buffer record = record_of(t.match, false);
    const char *pair = strstr(record.data, "0 halt");
    Buffer moves = {0};
    buffer_add(&moves, pair);
    for (int i = 1; i < 50000; i++) buffer_add(&record, moves.data);
    Toy longest = load_fine(record.data, -1);
    cr_assert_eq(match_moves(longest.match), 100000);
    buffer_add(&record, moves.data);
    cr_assert_str_eq(load_says(record.data),
                     "line 100007: a record holds at most 100000 moves.");
    buffer_free(&moves);
    buffer_free(&record);
    toy_close(&longest);
    toy_close(&t);
}
