/* Views, options and events of a match as JSON: docs/protocol.md says what the fields mean,
 * web/src/engine/types.ts lists them all. All words come from the state as the seat may see
 * it, and may have marks beside them (marks.c). */
#include "engine/marks.h"
#include "engine/match_private.h"
#include "engine/phrase.h"
#include "engine/view_json.h"

/* What every option is worded with. */
typedef struct Asked {
    const Box *box;
    const Face *face;
    const State *hidden;
    Seat seat;
} Asked;

static const FaceVerb *verb_of(const Face *face, Option o) {
    static const FaceVerb unnamed = {.word = "", .clause = ""};
    bool named = o.verb < face->verb_count && face->verbs[o.verb].word;
    return named ? &face->verbs[o.verb] : &unnamed;
}

static void fingerprint_json(const Match *m, Json *j) {
    Text hex = TEXT(16);
    text_format(&hex, "%08x", match_fingerprint(m));
    json_put_string(j, "fingerprint", hex.at);
}

/* ---- Options ---------------------------------------------------------------------- */

/* What offered and refused options have in common; the object stays open. */
static void option_json(const Asked *a, Option o, const char *clause, Json *j) {
    Text words = TEXT_MARKED(WORDS_BYTES), price = TEXT_MARKED(WORDS_BYTES);
    Targets targets = {0};
    a->box->game->option_words(a->box, a->hidden, a->seat, o, &words);
    a->face->targets(a->box, a->hidden, a->seat, o, &targets);
    a->face->price(a->box, a->hidden, a->seat, o, &price);

    json_put_object(j, NULL);
    json_put_int(j, "id", (int64_t)option_id(o));
    json_put_string(j, "verb", verb_of(a->face, o)->word);
    said_json(j, "words", words.at);
    json_put_string(j, "clause", clause);
    targets_json(&targets, "targets", j);
    said_json(j, "price", price.at);
}

static void offered_json(const Asked *a, const OptionList *list, Json *j) {
    json_put_list(j, "options");
    for (int i = 0; i < list->count; i++) {
        option_json(a, list->at[i], verb_of(a->face, list->at[i])->clause, j);
        json_end(j, '}');
    }
    json_end(j, ']');
}

/* What is missing, and how much of it; else the whole reason. */
static void lack_json(const Refusal *refusal, const char *reason, Json *j) {
    Text what = TEXT(WORDS_BYTES);
    bool lack = refusal_is_lack(refusal);
    if (lack)
        refusal_what(refusal, &what);
    else
        text_add(&what, reason);
    json_put_string(j, "what", what.at);
    json_put_int(j, "amount", lack ? refusal->amount : 0);
}

static void refused_json(const Asked *a, const Refusals *why, Json *j) {
    json_put_list(j, "refused");
    for (int i = 0; i < why->count; i++) {
        const Refusal *refusal = &why->at[i];
        Text reason = TEXT_MARKED(WORDS_BYTES);
        refusal_words(refusal, &reason);
        option_json(a, refusal->option, refusal->clause, j);
        lack_json(refusal, reason.at, j);
        said_json(j, "reason", reason.at);
        json_end(j, '}');
    }
    json_end(j, ']');
}

static void prompt_json(const Asked *a, Json *j) {
    Text title = TEXT(WORDS_BYTES), detail = TEXT_MARKED(WORDS_BYTES);
    int kind = a->hidden->asked[a->seat].kind;
    const char *guide = a->face->guide ? a->face->guide(a->hidden, kind) : NULL;
    a->face->prompt(a->box, a->hidden, a->seat, &title, &detail);

    json_put_int(j, "kind", kind);
    json_put_string(j, "prompt", title.at);
    said_json(j, "detail", detail.at);
    json_put_string(j, "guide", guide);
}

static const char *teaching_word(Teaching teaching) {
    switch (teaching) {
    case TEACHES_NOTHING: return "";
    case TEACHES_STEP: return "step";
    case TEACHES_END: return "end";
    case TEACHES_ASIDE: return "aside";
    }
    return "";
}

static void lesson_json(const Match *m, Seat seat, Json *j) {
    Text words = TEXT(LESSON_WORDS_BYTES);
    if (!match_lesson_words(m, seat, &words)) {
        json_put_null(j, "lesson");
        return;
    }
    const LessonStep *step;
    const Lesson *lesson = match_lesson(m);
    Teaching teaching = match_teaching(m, &step);
    int made = step ? (int)(step - lesson->steps) + 1 : lesson->step_count;
    json_put_object(j, "lesson");
    json_put_words(j, "title", lesson->title, "state", teaching_word(teaching), NULL);
    json_put_ints(j, "step", lesson_said(lesson, made), "steps",
                  lesson_said(lesson, lesson->step_count), NULL);
    json_put_string(j, "words", words.at);
    bool taken = teaching == TEACHES_STEP;
    json_put_int_if(j, "option", taken, taken ? (int64_t)option_id(step->option) : 0);
    json_end(j, '}');
}

/* The same fields for a seat that waits. */
static void nothing_asked_json(bool explain, Json *j) {
    json_put_int(j, "kind", 0);
    json_put_words(j, "prompt", "", "detail", "", NULL);
    json_put_null(j, "guide");
    json_put_null(j, "lesson");
    json_put_raw(j, "options", "[]");
    if (explain) json_put_raw(j, "refused", "[]");
}

void match_options_json(const Match *m, Seat seat, bool explain, Json *j) {
    json_put_int(j, "ticket", (int64_t)match_ticket(m, seat));
    if (seat == SEAT_CLOCK || !match_asks(m, seat)) {
        nothing_asked_json(explain, j);
        return;
    }
    OptionList list;
    Refusals why;
    Asked asked = {&m->box->box, m->box->shelf->face, match_hide(m, m->move_count, seat),
                   seat};
    game_explain(asked.box, asked.hidden, seat, &list, explain ? &why : NULL);
    prompt_json(&asked, j);
    lesson_json(m, seat, j);
    offered_json(&asked, &list, j);
    if (explain) refused_json(&asked, &why, j);
}

/* ---- Events ----------------------------------------------------------------------- */

/* What a front end can show, and say about it at the end. */
static void seen_json(const Match *m, const State *hidden, const Event *e, Seat viewer,
                      Json *j) {
    const Face *face = m->box->shelf->face;
    Text brief = TEXT(WORDS_BYTES);
    Moments moments = {0};
    if (face->event_moments) face->event_moments(&m->box->box, hidden, e, &moments);
    face_event_brief(face, &m->box->box, hidden, e, viewer, &brief);
    moments_json(&moments, j);
    if (brief.length) json_put_string(j, "brief", brief.at);
    if (face->events[e->kind].decides) json_put_bool(j, "decides", true);
}

static void event_fields(const Match *m, int at, Seat viewer, const char *words, Json *j) {
    Event event = match_event(m, at, viewer);
    Targets targets = {0};
    const State *hidden = match_hide(m, match_event_move(m, at), viewer);
    face_event_targets(m->box->shelf->face, &m->box->box, hidden, &event, &targets);

    json_put_object(j, NULL);
    json_put_ints(j, "at", at, "move", match_event_move(m, at), NULL);
    if (event.who < m->now->seat_count)
        json_put_int(j, "who", event.who);
    else
        json_put_string(j, "who", "clock");
    said_json(j, "words", words);
    targets_json(&targets, "targets", j);
    seen_json(m, hidden, &event, viewer, j);
    json_end(j, '}');
}

void match_event_json(const Match *m, int at, Seat viewer, Json *j) {
    Text words = TEXT_MARKED(WORDS_BYTES);
    match_event_words(m, at, viewer, &words);
    event_fields(m, at, viewer, words.at, j);
}

/* Events without words are not worth a line. */
static void log_json(const Match *m, Seat viewer, int from, Json *j) {
    from = clamp_int(from, 0, m->event_count);
    json_put_ints(j, "log_from", from, "log_to", m->event_count, NULL);
    int since = match_since(m, viewer);
    json_put_int_if(j, "since", since >= 0, since);
    json_put_list(j, "log");
    for (int at = from; at < m->event_count; at++) {
        Text words = TEXT_MARKED(WORDS_BYTES);
        match_event_words(m, at, viewer, &words);
        if (words.length) event_fields(m, at, viewer, words.at, j);
    }
    json_end(j, ']');
}

/* ---- Scene and View --------------------------------------------------------------- */

void match_scene_json(const Match *m, const char *key, Json *j) {
    Scene *scene = scene_new();
    match_scene(m, scene);
    json_put_object(j, key);
    scene_json(scene, j);
    verbs_json(m->box->shelf->face, j);
    json_end(j, '}');
    scene_free(scene);
}

static void seats_json(const char *key, const int32_t *values, int count, Json *j) {
    json_put_list(j, key);
    for (int i = 0; i < count; i++) json_put_int(j, NULL, values[i]);
    json_end(j, ']');
}

/* A standing could reveal secrets, so it is given only when the match is over. */
static void result_json(const Match *m, Json *j) {
    if (!m->now->over) {
        json_put_null(j, "result");
        return;
    }
    Result result;
    match_result(m, &result);
    json_put_object(j, "result");
    json_put_words(j, "outcome", result.outcome, "words", result.words, NULL);
    if (result.reason) json_put_string(j, "reason", result.reason);
    if (result.cause) json_put_string(j, "cause", result.cause);
    json_put_list(j, "places");
    for (int i = 0; i < m->now->seat_count; i++) json_put_int(j, NULL, result.place[i]);
    json_end(j, ']');
    seats_json("points", result.points, m->now->seat_count, j);
    json_end(j, '}');
}

/* ---- The standing, move by move ---------------------------------------------------- */

/* Points as everybody at the table could count them then, by the scores of the View: what
 * only their owner knew (a job that may still be done) counts at the end. */
static void count_points(const Match *m, int moves, View *view, int32_t *points) {
    Result result = {0};
    m->box->box.game->result(&m->box->box, match_state_after(m, moves), &result);
    memcpy(points, result.points, sizeof result.points);
    if (moves == m->move_count) return;
    view_clear(view);
    match_view_after(m, moves, SEAT_WATCHER, view);
    if (view->score_count) memset(points, 0, sizeof result.points);
    for (int i = 0; i < view->score_count; i++)
        if (view->scores[i].seat < m->now->seat_count)
            points[view->scores[i].seat] += view->scores[i].value;
}

/* At a table without seats one value is given: that of the View's first seat. */
static void standing_after(const Match *m, int moves, View *view, Json *j) {
    const Box *box = &m->box->box;
    const State *s = match_state_after(m, moves);
    int seats = s->seat_count, sides = max_int(seats, 1);
    int32_t points[SEATS_MAX], value[SEATS_MAX] = {0};
    count_points(m, moves, view, points);
    for (int i = 0; i < sides && box->game->value; i++)
        value[i] = box->game->value(box, s, (Seat)i);
    json_put_object(j, NULL);
    seats_json("points", points, seats, j);
    seats_json("value", value, sides, j);
    json_end(j, '}');
}

bool match_standing_json(const Match *m, Json *j, Error *err) {
    if (!m->now->over)
        return error_set(err, "The standing is given only when the match is over: it could "
                              "reveal secrets.");
    View *view = view_new();
    json_put_list(j, "standing");
    for (int moves = 0; moves <= m->move_count; moves++) standing_after(m, moves, view, j);
    json_end(j, ']');
    view_free(view);
    return true;
}

static void asks_json(const Match *m, Seat viewer, bool explain, Json *j) {
    if (!match_asks(m, viewer)) {
        json_put_null(j, "asks");
        return;
    }
    json_put_object(j, "asks");
    match_options_json(m, viewer, explain, j);
    json_end(j, '}');
}

static void time_json(const Match *m, Json *j) {
    json_put_int(j, "now_ms", m->clock_ms);
    json_put_int_if(j, "due_ms", m->now->due_ms != DUE_NEVER, m->now->due_ms);
}

void match_status_json(const Match *m, Json *j) {
    const char *edition = box_edition(m->box);
    if (edition) json_put_string(j, "edition", edition);
    json_put_int(j, "moves", m->move_count);
    fingerprint_json(m, j);
    json_put_list(j, "asked");
    for (Seat seat = 0; seat < m->now->seat_count; seat++)
        if (match_asks(m, seat)) json_put_int(j, NULL, seat);
    json_end(j, ']');
    time_json(m, j);
    json_put_bool(j, "over", m->now->over != 0);
    result_json(m, j);
}

void match_view_json(const Match *m, Seat viewer, int log_from, bool explain,
                     const char *key, Json *j) {
    View *view = view_new();
    match_view(m, viewer, view);
    json_put_object(j, key);
    json_put_string(j, "game", m->box->box.game->name);
    json_put_int(j, "moves", m->move_count);
    fingerprint_json(m, j);
    view_json(view, match_hide(m, m->move_count, viewer), viewer, j);
    result_json(m, j);
    asks_json(m, viewer, explain, j);
    time_json(m, j);
    json_put_string(j, "undo", match_undo_reason(m, viewer));
    log_json(m, viewer, log_from, j);
    json_end(j, '}');
    view_free(view);
}
