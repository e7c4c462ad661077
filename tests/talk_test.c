/* src/term/talk.c: every way through the talk before a match leads to a setup that can be
 * played, for every game. */
#include <criterion/criterion.h>
#include <string.h>

#include "base/rng.h"

#include "term/talk.h"

/* Answers at random, by the number in the list or the number itself. */
static void answer(const Question *q, Rng *rng, Talk *talk) {
    char line[20];
    Text words = text_over(line, sizeof line);
    int value;
    Error err;
    if (q->count > 0)
        text_format(&words, "%d", 1 + (int)rng_below(rng, (uint32_t)q->count));
    else
        text_format(&words, "%d",
                    q->min + (int)rng_below(rng, (uint32_t)(q->max - q->min + 1)));
    cr_assert(question_read(q, line, &value, &err), "%s: %s", q->title, err.words);
    talk_answer(talk, value);
}

Test(talk, whatever_is_answered_can_be_played) {
    enum { TALKS = 300, QUESTIONS_MAX = 30 };
    Rng rng = {.key = {7, 7}};
    for (int game = 0; game < shelf_count; game++) {
        Error err;
        OpenBox *box = box_open(&shelf[game], NULL, 0, &err);
        cr_assert(box, "%s", err.words);
        for (int i = 0; i < TALKS; i++) {
            Talk talk = talk_begin(&box->box);
            Question q;
            Setup setup;
            int questions = 0;
            while (talk_next(&talk, &q)) {
                cr_assert(q.count == 0 ? q.min < q.max : q.count > 1, "%s", q.title);
                cr_assert_lt(questions++, QUESTIONS_MAX);
                answer(&q, &rng, &talk);
            }
            cr_assert(talk_setup(&talk, &setup, &err), "%s", err.words);
            cr_assert_eq(setup.seat_count, talk.seats);
        }
        box_close(box);
    }
}

/* Nothing at all is an answer too, and leads to the setup of somebody who says nothing. */
Test(talk, enter_takes_what_is_usual) {
    for (int game = 0; game < shelf_count; game++) {
        Error err;
        OpenBox *box = box_open(&shelf[game], NULL, 0, &err);
        Talk talk = talk_begin(&box->box);
        Question q;
        Setup talked, plain;
        SetupWords nothing = setup_begin(&box->box);
        while (talk_next(&talk, &q)) {
            int value;
            cr_assert(question_read(&q, "", &value, &err));
            talk_answer(&talk, value);
        }
        cr_assert(talk_setup(&talk, &talked, &err), "%s", err.words);
        cr_assert(setup_finish(&nothing, &plain, &err));
        cr_assert_arr_eq(&talked, &plain, sizeof plain);
        box_close(box);
    }
}

Test(talk, what_is_no_answer_changes_nothing) {
    Question q = question_begin("Mode", 0);
    question_add(&q, (Answer){"rivals", "Rivals", "", 0});
    question_add(&q, (Answer){"rabbits", "Rabbits", "", 1});
    question_add(&q, (Answer){"coop", "Together", "", 2});
    static const char *const wrong[] = {"0", "4", "-1", "x", "r", "rivalss", "1 2", "?"};
    int value;
    Error err;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        cr_assert_not(question_read(&q, wrong[i], &value, &err), "%s", wrong[i]);
    cr_assert(question_read(&q, "RIV", &value, &err) && value == 0);
    cr_assert(question_read(&q, "tog", &value, &err) && value == 2);
    cr_assert(question_read(&q, "coop", &value, &err) && value == 2);
    cr_assert(question_read(&q, "2", &value, &err) && value == 1);
}

Test(talk, a_word_that_is_no_level_seats_nobody) {
    Sitter sitter = {0};
    Error err;
    cr_assert_not(sitter_read("quik", &sitter, &err));
    cr_assert_not(sitter.is_bot);
    cr_assert(sitter_read("quick", &sitter, &err) && sitter.is_bot);
    cr_assert(sitter_read("person", &sitter, &err) && !sitter.is_bot);
}

/* Nobody has to guess what yes means, or who a name is. */
Test(talk, switches_and_roles_are_explained) {
    for (int game = 0; game < shelf_count; game++) {
        Error err;
        OpenBox *box = box_open(&shelf[game], NULL, 0, &err);
        int count;
        const SetupField *fields = box->box.game->fields(&box->box, &count);
        for (int i = 0; i < count; i++) {
            bool is_switch = fields[i].kind == FIELD_SWITCH;
            cr_expect(!is_switch || (fields[i].yes && fields[i].no), "%s", fields[i].key);
            for (int c = 0; fields[i].per_seat && c < fields[i].choice_count; c++)
                cr_expect(strlen(fields[i].choices[c].note) > 20, "%s",
                          fields[i].choices[c].id);
        }
        box_close(box);
    }
}
