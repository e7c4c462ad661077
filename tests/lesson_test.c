/* Lessons: reading them, following them, leaving them and coming back. */
#include <criterion/criterion.h>
#include <stdio.h>

#include "engine/match.h"

#define HEAD                                                                               \
    "lesson first\ntitle Learn\nabout Words.\nsetup mode duel\nseed 4\nbot 1 quick\n"      \
    "arrange seat 0 hand one, four, six\narrange seat 1 hand two, three, nine\n"
#define WHOLE                                                                              \
    HEAD "say Begin low.\n0 play Four\n1 play Nine\nsay Pass.\n0 pass\nend Yours.\n"

typedef struct Taught {
    OpenBox *box;
    Match *match;
} Taught;

static Taught open_text(const char *game, const char *text, Error *err) {
    Taught t = {box_open(shelf_find(game), NULL, 0, err), NULL};
    Lesson *lesson = lesson_read("a.lesson", text, err);
    if (lesson) t.match = match_new_lesson(t.box, lesson, err);
    return t;
}

static void close_taught(Taught *t) {
    match_free(t->match);
    box_close(t->box);
}

static void must_play(Match *m, Seat seat, const char *words) {
    Error err;
    Option o;
    cr_assert(match_find_words(m, seat, words, &o, &err), "%s", err.words);
    cr_assert(match_play(m, seat, match_ticket(m, seat), o, match_now_ms(m), &err), "%s",
              err.words);
}

static const char *says(const Match *m, Seat seat) {
    static char room[LESSON_WORDS_BYTES];
    Text words = text_over(room, sizeof room);
    return match_lesson_words(m, seat, &words) ? room : NULL;
}

/* ---- Reading ---------------------------------------------------------------------------- */

static void refused(const char *text, const char *sentence) {
    Error err = {""};
    Taught t = open_text("null", text, &err);
    cr_expect_null(t.match);
    cr_expect_str_eq(err.words, sentence);
    close_taught(&t);
}

Test(lesson, a_bad_one_says_where_and_what_was_expected) {
    refused("title Learn\n", "a.lesson:1: expected 'lesson NAME'");
    refused("lesson Two words\n",
            "a.lesson:1: a lesson's name is one lower-case word: 'lesson first'");
    refused("lesson a\nlesson b\n", "a.lesson:2: 'lesson' is given twice");
    refused("bot quick\n",
            "a.lesson:1: expected a seat, 0 to 5, and a level: 'bot 1 quick'");
    refused("seat 9\n", "a.lesson:1: expected the learner's seat, 0 to 5");
    refused(HEAD "end Yours.\n", "a.lesson:9: a lesson has at least one move");
    refused(HEAD "say Begin low.\n1 play Nine\n",
            "a.lesson:10: a 'say' line comes before a move of seat 0, the learner's");
    refused(HEAD "say Begin low.\n0 play Four\n",
            "a.lesson:10: expected 'end WORDS' as the "
            "last line");
    refused(HEAD "0 play Four\nend Yours.\n1 pass\n",
            "a.lesson:11: no move may follow the closing words");
    refused(HEAD "tell Words\n",
            "a.lesson:9: 'tell' means nothing here; expected lesson, title, about, seat, "
            "setup, seed, arrange, bot, say, end, clock or a seat's number");
}

Test(lesson, moves_that_cannot_be_made_are_found_before_anybody_sits_down) {
    refused(HEAD "say Begin low.\n0 play Fuor\nend Yours.\n",
            "a.lesson:10: No option reads 'play Fuor' now; did you mean 'play Four'?");
    refused(HEAD "0 play Four\nend Yours.\n",
            "a.lesson:9: the learner has a choice here, so a 'say' line is needed.");
    refused(HEAD "arrange seat 0 hand twelve\nsay Low.\n0 play Four\nend Yours.\n",
            "a.lesson: line 3, 'seat 0 hand twelve': There is no card called 'twelve'. "
            "There is: one, two, three, four, five, six, seven, eight, nine, ten.");
}

Test(lesson, what_is_said_at_once_fits_a_slip) {
    Buffer text = {0};
    Error err;
    buffer_add(&text, HEAD);
    for (int i = 0; i < 6; i++)
        buffer_add(&text, "say Fifty letters in each of these lines, one after.\n");
    cr_assert_null(lesson_read("a.lesson", text.data, &err));
    cr_assert_str_eq(err.words,
                     "a.lesson:14: at most 260 letters are said at once; here are 293");
    buffer_free(&text);
}

/* ---- Following -------------------------------------------------------------------------- */

Test(lesson, it_speaks_to_the_learner_and_moves_for_the_others) {
    Error err;
    Option o;
    Taught t = open_text("null", WHOLE, &err);
    cr_assert_not_null(t.match, "%s", err.words);
    cr_assert_str_eq(says(t.match, 0), "Begin low.");
    cr_assert_null(says(t.match, 1));
    cr_assert_not(match_lesson_option(t.match, 1, &o));

    must_play(t.match, 0, "play Four");
    cr_assert_null(says(t.match, 0));
    cr_assert(match_lesson_option(t.match, 1, &o));
    must_play(t.match, 1, "play Nine");
    must_play(t.match, 0, "pass");
    cr_assert_eq(match_teaching(t.match, NULL), TEACHES_END);
    cr_assert_str_eq(says(t.match, 0), "Yours.");
    must_play(t.match, 1, "play Two");
    cr_assert_eq(match_teaching(t.match, NULL), TEACHES_NOTHING);
    close_taught(&t);
}

Test(lesson, another_move_is_told_until_the_next_and_can_be_taken_back) {
    Error err;
    Taught t = open_text("null", WHOLE, &err);
    must_play(t.match, 0, "play Six");
    cr_assert_eq(match_teaching(t.match, NULL), TEACHES_ASIDE);
    cr_assert_str_eq(says(t.match, 0),
                     "The lesson had another move in mind: play Four. Undo yours to "
                     "continue the lesson, or play on without it.");
    cr_assert(match_undo(t.match, 0, false, &err), "%s", err.words);
    cr_assert_str_eq(says(t.match, 0), "Begin low.");

    must_play(t.match, 0, "play Six");
    must_play(t.match, 1, "play Nine");
    must_play(t.match, 0, "pass");
    cr_assert_eq(match_teaching(t.match, NULL), TEACHES_NOTHING);
    close_taught(&t);
}

Test(lesson, a_record_goes_on_where_the_lesson_was) {
    Error err;
    OpenBox *box;
    Match *again;
    Buffer record = {0};
    Lesson *lesson = lesson_find("null", "first", &err);
    Taught t = {box_open(shelf_find("null"), NULL, 0, &err), NULL};
    t.match = match_new_lesson(t.box, lesson, &err);
    must_play(t.match, 0, lesson->steps[0].words);
    must_play(t.match, 1, lesson->steps[1].words);
    match_record(t.match, RECORD_TO_KEEP, &record);
    cr_assert(match_load(record.data, -1, &box, &again, &err), "%s", err.words);
    cr_assert_str_eq(says(again, 0), lesson->steps[2].say);
    match_free(again);
    box_close(box);
    buffer_free(&record);
    close_taught(&t);
}

Test(lesson, a_note_of_a_lesson_that_is_no_more_is_only_a_note) {
    Error err;
    OpenBox *box = box_open(shelf_find("null"), NULL, 0, &err), *loaded;
    Match *m, *again;
    Lesson *lesson = lesson_read("a.lesson", WHOLE, &err);
    Buffer record = {0};
    m = match_new_lesson(box, lesson,
                         &err); /* called `first` too, but it begins otherwise */
    match_note(m, "lesson unheard_of");
    must_play(m, 0, "play Six");
    match_record(m, RECORD_TO_KEEP, &record);
    cr_assert(match_load(record.data, -1, &loaded, &again, &err), "%s", err.words);
    cr_assert_eq(match_moves(again), 1);
    match_free(again);
    box_close(loaded);
    match_free(m);
    box_close(box);
    buffer_free(&record);
}

/* ---- The shipped ones ------------------------------------------------------------------- */

/* As a host does it: forced moves by themselves, bots by the lesson, the learner as told. */
static void follow(Match *m, const Lesson *lesson) {
    const LessonStep *step;
    while (match_teaching(m, &step) == TEACHES_STEP) {
        Error err;
        if (step->seat == SEAT_CLOCK) {
            cr_assert(match_clock_step(m));
            continue;
        }
        cr_assert(match_asks(m, step->seat));
        if (step->seat == lesson->learner && match_autoplay(m, step->seat)) continue;
        cr_assert(match_play(m, step->seat, match_ticket(m, step->seat), step->option,
                             match_now_ms(m), &err),
                  "%s:%d: %s", lesson->file, step->line, err.words);
    }
}

Test(lesson, every_shipped_lesson_leads_to_its_end_and_into_an_open_match) {
    int seen = 0;
    for (int i = 0; i < shelf_count; i++) {
        const char *game = shelf[i].game->name;
        Lesson *all[LESSONS_MAX];
        int count = lesson_all(game, all);
        bool races = shelf[i].game->hand_ms; /* a race does not wait for its learner */
        cr_expect(count > 0 || races, "%s teaches nothing", game);
        for (int k = 0; k < count; k++, seen++) {
            Error err;
            OpenBox *box = box_open(&shelf[i], NULL, 0, &err);
            Match *m = match_new_lesson(box, all[k], &err);
            cr_assert_not_null(m, "%s", err.words);
            follow(m, all[k]);
            cr_expect_eq(match_teaching(m, NULL), TEACHES_END, "%s", all[k]->file);
            cr_expect(match_asks(m, all[k]->learner), "%s hands over to another seat",
                      all[k]->file);
            match_free(m);
            box_close(box);
        }
    }
    cr_assert_gt(seen, 2);
}
