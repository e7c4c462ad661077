/*
 * The talk before a match in line mode: a question, its answers with their numbers, one
 * line for the answer. Enter takes the usual one, `?` says what can be typed, `quit`
 * leaves; after any other word that is not an answer the question is repeated. term/talk.h
 * decides what is asked: nothing here knows a game.
 */
#include <stdio.h>

#include "base/alloc.h"

#include "term/out.h"
#include "term/talk.h"

#include "cmd/line_flow.h"
#include "cmd/play.h"

static void show_answer(int number, const Answer *a) {
    Text words = TEXT(600);
    text_format(&words, "%s%s%s", a->label, *a->note ? ": " : "", a->note);
    out("%3d  ", number);
    line_wrap_after(5, words.at, 5);
}

static void show_question(const Question *q) {
    if (q->count == 0)
        out("\n%s, from %d to %d?\n", q->title, q->min, q->max);
    else
        out("\n%s?\n", q->title);
    for (int i = 0; i < q->count; i++) show_answer(i + 1, &q->at[i]);
}

static void show_help(const Question *q) {
    Text words = TEXT(80), help = TEXT(300);
    question_words(q, &words);
    text_format(&help,
                "Type %s, or press Enter for the choice in brackets. `quit` leaves; "
                "nothing has started yet.",
                words.at);
    line_wrap(help.at, 0);
}

static bool is_one_of(const char *line, const char *const *words) {
    for (; *words; words++)
        if (text_equal(line, *words)) return true;
    return false;
}

/* Asks until there is an answer. False when the person leaves. */
static bool ask_until_answered(const Question *q, void (*show)(const Question *),
                               int *value) {
    static const char *const leaving[] = {"quit", "q", "exit", NULL};
    static const char *const helping[] = {"?", "help", NULL};
    char prompt[QUESTION_SIZE + 20], line[LINE_SIZE];
    Error err;
    snprintf(prompt, sizeof prompt, "%s [%d]: ", q->title, question_place(q, q->usual));
    show(q);
    while (in_line(prompt, line)) {
        if (is_one_of(line, leaving)) return false;
        if (is_one_of(line, helping)) {
            show_help(q);
            show(q);
        } else if (question_read(q, line, value, &err)) {
            return true;
        } else {
            line_wrap(err.words, 0);
        }
    }
    return false;
}

static void show_games(const Question *q) {
    out("\nWhich game?\n");
    for (int i = 0; i < q->count; i++) {
        const Shelf *game = &shelf[q->at[i].value];
        out("%3d  ", i + 1);
        Text words = TEXT(200);
        const Face *face = game->face;
        text_format(&words, "%s (%s players, %s%s)", game->game->title, face->players,
                    face->minutes ? face->minutes : face->length,
                    face->minutes ? " minutes" : "");
        line_wrap_after(5, words.at, 5);
        out("     ");
        line_wrap_after(5, game->face->about, 5);
    }
}

const Shelf *ask_game(void) {
    Question q = question_games();
    int place;
    return ask_until_answered(&q, show_games, &place) ? &shelf[place] : NULL;
}

/* The name of a save begins with its game's. */
static bool was_played(const char *game) {
    SaveList saves;
    bool found = false;
    saves_list(&saves);
    for (int i = 0; i < saves.count; i++) found |= text_starts(saves.at[i].name, game);
    saves_list_free(&saves);
    return found;
}

bool ask_lesson(const char *game, char **lesson) {
    Lesson *all[LESSONS_MAX];
    int count = lesson_all(game, all), value = count;
    bool stays = true;
    *lesson = NULL;
    if (count > 0 && !was_played(game)) {
        Question q = question_begin("How do you want to start", 0);
        for (int i = 0; i < count; i++)
            question_add(&q, (Answer){all[i]->name, all[i]->title, all[i]->about, i});
        question_add(&q, (Answer){"play", "Play", "without a lesson.", count});
        stays = ask_until_answered(&q, show_question, &value);
    }
    if (stays && value < count) *lesson = alloc_copy(all[value]->name);
    for (int i = 0; i < count; i++) lesson_free(all[i]);
    return stays;
}

/* If the game refuses the setup, says why and starts over. */
bool ask_table(const OpenBox *box, Setup *setup, Sitter *sitters) {
    for (;;) {
        Talk talk = talk_begin(&box->box);
        Question q;
        int value;
        Error err;
        while (talk_next(&talk, &q)) {
            if (!ask_until_answered(&q, show_question, &value)) return false;
            talk_answer(&talk, value);
        }
        memcpy(sitters, talk.sitters, sizeof talk.sitters);
        if (talk_setup(&talk, setup, &err)) return true;
        line_wrap(err.words, 0);
    }
}
