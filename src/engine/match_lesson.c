/* Teaching: a match whose first moves a lesson leads through. Where the lesson stands is
 * read off the moves: as long as they are the lesson's own it continues with the next one. */
#include "engine/match_private.h"
#include "engine/setup.h"

/* ---- Opening -------------------------------------------------------------------------- */

static bool read_setup(const Lesson *lesson, const Box *box, Setup *out, Error *err) {
    SetupWords words = setup_begin(box);
    for (int i = 0; i < lesson->setup.count; i++)
        if (!setup_line(&words, lesson->setup.at[i], err)) return false;
    return setup_finish(&words, out, err);
}

/* The match as it stands before the first move. */
static Match *open_match(const Lesson *lesson, const OpenBox *box, Error *err) {
    Setup setup;
    Seed seed;
    if (!read_setup(lesson, &box->box, &setup, err)) return NULL;
    if (!seed_read(lesson->seed, &seed, err)) return NULL;
    Match *m = match_new(box, &setup, seed);
    const char *const *lines = (const char *const *)lesson->arranged.at;
    if (match_arrange(m, lines, lesson->arranged.count, err)) return m;
    match_free(m);
    return NULL;
}

/* Plays the step and remembers its option. Hosts play forced moves on their own; all other
 * moves of the learner need a word. */
static bool rehearse_step(Match *m, const Lesson *lesson, LessonStep *step, Error *err) {
    if (!match_find_words(m, step->seat, step->words, &step->option, err)) return false;
    Ticket ticket = match_ticket(m, step->seat);
    if (!match_play(m, step->seat, ticket, step->option, match_now_ms(m), err))
        return false;
    match_judge_forced(m);
    if (step->seat != lesson->learner || step->say) return true;
    return m->moves[m->move_count - 1].forced ||
           error_set(err, "the learner has a choice here, so a 'say' line is needed.");
}

/* The lesson from its first to its last move; the fingerprint that it starts from. */
static bool rehearse(Lesson *lesson, const OpenBox *box, uint32_t *start, Error *err) {
    Error why;
    Match *m = open_match(lesson, box, &why);
    if (!m) return error_set(err, "%s: %s", lesson->file, why.words);
    *start = match_fingerprint(m);
    bool fine = true;
    for (int i = 0; i < lesson->step_count && fine; i++) {
        LessonStep *step = &lesson->steps[i];
        fine = rehearse_step(m, lesson, step, &why) ||
               error_set(err, "%s:%d: %s", lesson->file, step->line, why.words);
    }
    match_free(m);
    return fine;
}

static void note_lesson(Match *m, const Lesson *lesson) {
    Text note = TEXT(80);
    for (Seat seat = 0; seat < m->now->seat_count; seat++)
        match_seat(m, seat, lesson->sitters[seat] ? lesson->sitters[seat] : "person");
    text_format(&note, "lesson %s", lesson->name);
    match_note(m, note.at);
}

Match *match_new_lesson(const OpenBox *box, Lesson *lesson, Error *err) {
    uint32_t start;
    Match *m = rehearse(lesson, box, &start, err) ? open_match(lesson, box, err) : NULL;
    if (!m) {
        lesson_free(lesson);
        return NULL;
    }
    note_lesson(m, lesson);
    m->lesson = lesson;
    return m;
}

bool match_open_lesson(const char *game, const char *name, OpenBox **box, Match **out,
                       Error *err) {
    const Shelf *entry = shelf_need(game, err);
    Lesson *lesson = entry ? lesson_find(game, name, err) : NULL;
    *box = lesson ? box_open(entry, NULL, 0, err) : NULL;
    *out = *box ? match_new_lesson(*box, lesson, err) : NULL;
    if (*out) return true;
    if (!*box) lesson_free(lesson);
    box_close(*box);
    *box = NULL;
    return false;
}

/* "lesson first" among the notes, or NULL. */
static const char *noted_lesson(const Match *m) {
    for (int i = 0; i < m->notes.count; i++)
        if (text_starts(m->notes.at[i], "lesson ")) return m->notes.at[i] + 7;
    return NULL;
}

void match_recall_lesson(Match *m) {
    Error unread;
    uint32_t start;
    const char *name = noted_lesson(m);
    Lesson *lesson = name ? lesson_find(m->box->box.game->name, name, &unread) : NULL;
    if (!lesson) return;
    if (rehearse(lesson, m->box, &start, &unread) && start == m->start_fingerprint)
        m->lesson = lesson;
    else
        lesson_free(lesson);
}

/* ---- Where it stands ------------------------------------------------------------------- */

static bool is_step(const Move *move, const LessonStep *step) {
    return move->seat == step->seat && option_equal(move->option, step->option);
}

/* How many of the lesson's moves were made, one after the other. */
static int steps_made(const Match *m) {
    int most = min_int(m->move_count, m->lesson->step_count), made = 0;
    while (made < most && is_step(&m->moves[made], &m->lesson->steps[made])) made++;
    return made;
}

Teaching match_teaching(const Match *m, const LessonStep **step) {
    const LessonStep *unread;
    if (!step) step = &unread;
    *step = NULL;
    if (!m->lesson || m->now->over) return TEACHES_NOTHING;
    int made = steps_made(m), all = m->lesson->step_count;
    if (made == all) return m->move_count == all ? TEACHES_END : TEACHES_NOTHING;
    if (made == m->move_count) {
        *step = &m->lesson->steps[made];
        return TEACHES_STEP;
    }
    /* Another move was made: it is worth a word until the learner has decided again. */
    if (match_last_decision(m, m->lesson->learner) != made) return TEACHES_NOTHING;
    *step = &m->lesson->steps[made];
    return TEACHES_ASIDE;
}

const Lesson *match_lesson(const Match *m) {
    return m->lesson;
}

bool match_lesson_option(const Match *m, Seat seat, Option *out) {
    const LessonStep *step;
    if (match_teaching(m, &step) != TEACHES_STEP || step->seat != seat) return false;
    *out = step->option;
    return true;
}

bool match_lesson_words(const Match *m, Seat seat, Text *out) {
    const LessonStep *step;
    Teaching teaching = match_teaching(m, &step);
    if (teaching == TEACHES_NOTHING || seat != m->lesson->learner) return false;
    switch (teaching) {
    case TEACHES_NOTHING: return false;
    case TEACHES_STEP:
        if (step->seat != seat || !step->say) return false;
        text_add(out, step->say);
        return true;
    case TEACHES_END: text_add(out, m->lesson->closing); return true;
    case TEACHES_ASIDE:
        text_format(out,
                    "The lesson had another move in mind: %s. Undo yours to continue "
                    "the lesson, or play on without it.",
                    step->words);
        return true;
    }
    return false;
}
