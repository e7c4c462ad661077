/* A toy game for tests of the engine: see toy.h. */
#include <string.h>

#include "base/alloc.h"

#include "engine/lines.h"
#include "engine/match_private.h"
#include "engine/phrase.h"
#include "engine/setup.h"

#include "toy.h"

enum { ASK_TURN = 1, ASK_NOD, ASK_SHAKE };
enum {
    OPT_STEP = 1,
    OPT_ROLL,
    OPT_PEEK,
    OPT_HALT,
    OPT_JOLT,
    OPT_WAKE,
    OPT_PASS,
    OPT_LEAP,
    OPT_NOD,
    OPT_SHAKE,
    OPT_TICK,
    OPT_COUNT
};
enum { EV_POINTS = 1, EV_SECRET, EV_QUIET, EV_TICK };
enum { GOAL = 20, LEAP_NEEDS = 5 };

typedef struct ToyState {
    State head;
    int32_t points[2];
    int32_t secret;
    uint32_t mode;
} ToyState;

static const SetupField *toy_fields(const Box *box, int *count) {
    static const SetupChoice modes[] = {{"pair", "Two in turn", "", 2, 2},
                                        {"solo", "One alone", "", 1, 1},
                                        {"race", "Two at once", "", 2, 2}};
    static const SetupField field = {.key = "mode",
                                     .label = "Mode",
                                     .kind = FIELD_CHOICE,
                                     .max = 2,
                                     .choices = modes,
                                     .choice_count = 3};
    (void)box;
    *count = 1;
    return &field;
}

static bool toy_load(const struct Pack *packs, int count, Box *box, Error *err) {
    static const char content[] = "nothing";
    (void)packs, (void)count, (void)err;
    box->content = content;
    return true;
}

static const char *toy_check_setup(const Box *box, const Setup *setup) {
    (void)box, (void)setup;
    return NULL;
}

static void ask_all(State *s) {
    for (Seat seat = 0; seat < s->seat_count; seat++) ask(s, seat, ASK_TURN, 0);
}

static void toy_setup(const Box *box, const Setup *setup, State *s, EventLog *log) {
    ToyState *t = (ToyState *)s;
    (void)box;
    t->mode = (uint32_t)setup->value[0][0];
    event_add(log, event_public(EV_TICK, SEAT_CLOCK, 0, 0, 0));
    if (t->mode == TOY_RACE) {
        ask_all(s);
        due_after(s, 1000);
    } else {
        ask(s, 0, ASK_TURN, 0);
    }
}

/* "points SEAT NUMBER", "idle" (time runs, nothing is due). */
static bool set_points(Line *l) {
    ToyState *t = l->position;
    int seat;
    return line_number(l, "points", 0, t->head.seat_count - 1, &seat) &&
           line_last_number(l, "points", 0, GOAL, &t->points[seat]);
}

static bool set_idle(Line *l) {
    ((ToyState *)l->position)->head.due_ms = DUE_NEVER;
    return line_end(l);
}

static bool toy_arrange(const Box *box, State *s, const Lines *lines, EventLog *log,
                        Error *err) {
    static const LineRow rows[] = {LINE("points", set_points), LINE("idle", set_idle), {0}};
    (void)box, (void)log;
    return lines_read(lines, rows, s, err);
}

static void toy_options(const Box *box, const State *s, Seat seat, OptionList *out) {
    const ToyState *t = (const ToyState *)s;
    (void)box;
    if (seat == SEAT_CLOCK) {
        if (game_clock_is_due(s)) offer(out, option_make(OPT_TICK, 0, 0, 0));
        return;
    }
    if (s->asked[seat].kind == ASK_NOD) offer(out, option_make(OPT_NOD, 0, 0, 0));
    if (s->asked[seat].kind == ASK_SHAKE) offer(out, option_make(OPT_SHAKE, 0, 0, 0));
    if (s->asked[seat].kind != ASK_TURN) return;
    for (int verb = OPT_STEP; verb < OPT_LEAP; verb++)
        if (verb != OPT_PASS || t->mode == TOY_PAIR) offer(out, option_make(verb, 0, 0, 0));
    Option leap = option_make(OPT_LEAP, 0, 0, 0);
    if (t->points[seat] >= LEAP_NEEDS)
        offer(out, leap);
    else
        refuse(out, leap, "T-1", "points", LEAP_NEEDS - t->points[seat]);
}

static void gain(ToyState *t, Seat seat, int points, EventLog *log) {
    t->points[seat] += points;
    event_add(log, event_public(EV_POINTS, seat, points, 0, 0));
    if (t->points[seat] >= GOAL) finish(&t->head);
}

static void tick(ToyState *t, EventLog *log) {
    event_add(log, event_public(EV_TICK, SEAT_CLOCK, (int)t->head.now_ms, 0, 0));
    ask_all(&t->head);
    if (t->mode == TOY_RACE) due_after(&t->head, 1000);
}

/* Where the seat's turn goes after an option. */
static void go_on(ToyState *t, Seat seat, int verb) {
    if (verb == OPT_HALT)
        ask(&t->head, seat, ASK_NOD, 0);
    else if (verb == OPT_JOLT)
        ask(&t->head, seat, ASK_SHAKE, 0);
    else if (verb == OPT_WAKE && t->mode != TOY_RACE)
        due_after(&t->head, 500);
    else if (verb == OPT_PASS)
        ask(&t->head, (Seat)(1 - seat), ASK_TURN, 0);
    else
        ask(&t->head, seat, ASK_TURN, 0);
}

static void toy_apply(const Box *box, State *s, Seat seat, Option o, EventLog *log) {
    ToyState *t = (ToyState *)s;
    (void)box;
    answered(s, seat);
    if (o.verb == OPT_TICK) {
        tick(t, log);
        return;
    }
    if (o.verb == OPT_STEP) gain(t, seat, 1, log);
    if (o.verb == OPT_LEAP) gain(t, seat, 10, log);
    if (o.verb == OPT_ROLL || o.verb == OPT_SHAKE) gain(t, seat, rng_roll(&s->rng, 6), log);
    if (o.verb == OPT_PEEK) {
        t->secret = 7;
        event_add(log, event_secret(EV_SECRET, seat, 0, 0, 7));
    }
    if (o.verb == OPT_HALT) event_add(log, event_public(EV_QUIET, seat, 0, 0, 0));
    event_step(log);
    go_on(t, seat, o.verb);
}

static void toy_tally(const Box *box, const State *s, Seat seat, int16_t *out) {
    (void)box;
    out[0] = ((const ToyState *)s)->points[seat];
}

static const FaceVerb verbs[OPT_COUNT] = {
    [OPT_STEP] = {.word = "step", .clause = "T-2", .words = "step"},
    [OPT_ROLL] = {.word = "roll", .clause = "T-3", .words = "roll"},
    [OPT_PEEK] = {.word = "peek", .clause = "T-4", .words = "peek"},
    [OPT_HALT] = {.word = "halt", .clause = "T-5", .words = "halt"},
    [OPT_JOLT] = {.word = "jolt", .clause = "T-6", .words = "jolt"},
    [OPT_WAKE] = {.word = "wake", .clause = "T-7", .words = "wake"},
    [OPT_PASS] = {.word = "pass", .clause = "T-8", .words = "pass"},
    [OPT_LEAP] = {.word = "leap", .clause = "T-1", .words = "leap"},
    [OPT_NOD] = {.word = "nod", .clause = "T-5", .words = "nod"},
    [OPT_SHAKE] = {.word = "shake", .clause = "T-6", .words = "shake"},
};

static void toy_option_words(const Box *box, const State *s, Seat seat, Option o,
                             Text *out) {
    (void)box, (void)s, (void)seat;
    text_add(out, o.verb == OPT_TICK ? "tick on" : verbs[o.verb].word);
}

static void toy_result(const Box *box, const State *s, Result *out) {
    const ToyState *t = (const ToyState *)s;
    (void)box;
    for (int seat = 0; seat < 2; seat++) {
        out->points[seat] = t->points[seat];
        out->place[seat] = t->points[seat] >= t->points[1 - seat] ? 1 : 2;
    }
    /* Alone there is no word for how it ended. */
    if (s->over && s->seat_count == 2) out->outcome = "won";
}

static void toy_hide(const Box *box, State *s, Seat viewer) {
    (void)box;
    if (viewer != 0) ((ToyState *)s)->secret = 0;
}

static void toy_guess(const Box *box, State *s, Seat viewer, Rng *rng) {
    (void)box, (void)s, (void)viewer, (void)rng;
}

static const char *toy_check(const Box *box, const State *s) {
    (void)box;
    return ((const ToyState *)s)->points[0] == GOAL ? "Nobody may start at the goal."
                                                    : NULL;
}

static int toy_value(const Box *box, const State *s, Seat seat) {
    (void)box;
    return ((const ToyState *)s)->points[seat] * 40;
}

static void toy_scene(const Box *box, const State *s, Scene *out) {
    (void)box;
    scene_track(out, "points", "Points", 0, GOAL);
    scene_words(out, "%d", toy_secret(s));
}

static void toy_view(const Box *box, const State *s, Seat viewer, View *out) {
    (void)box, (void)viewer;
    view_head(out, "toy", "", 0, "");
    view_track(out, OWNER_TABLE, "secret", toy_secret(s));
}

static void toy_prompt(const Box *box, const State *s, Seat seat, Text *title,
                       Text *detail) {
    (void)box, (void)seat;
    text_add(title, "What now?");
    text_format(detail, "secret %d", toy_secret(s));
}

static void toy_price(const Box *box, const State *s, Seat seat, Option o, Text *out) {
    (void)box, (void)s, (void)seat;
    if (o.verb == OPT_LEAP) text_add(out, "5 points");
}

static void toy_targets(const Box *box, const State *s, Seat seat, Option o, Targets *out) {
    (void)box, (void)s, (void)o;
    target_add(out, ref_seat(seat));
}

static void secret_words(const Phrase *p, int value, Text *out) {
    (void)value;
    text_format(out, "%d", toy_secret(p->state));
}

static Ref secret_thing(const Phrase *p, int value) {
    (void)value;
    return ref_card(toy_secret(p->state));
}

static const Hole holes[] = {
    {"number", .words = phrase_number},
    {"points", .words = phrase_number, .track = "points"},
    {"secret", .words = secret_words, .thing = secret_thing},
};
static const Holes toy_holes = {holes, sizeof holes / sizeof holes[0], NULL};

static const PhraseRow events[] = {
    [EV_POINTS] = {.above = "~{points 0} points"},
    [EV_SECRET] = {.above = "sees {number 3} of {secret}"},
    [EV_TICK] = {.above = "tick {number 0}"},
};

static const Game toy_game = {.name = "toy",
                              .title = "Toy",
                              .version = 3,
                              .seats_min = 1,
                              .seats_max = 2,
                              .state_size = sizeof(ToyState),
                              .load = toy_load,
                              .fields = toy_fields,
                              .check_setup = toy_check_setup,
                              .setup = toy_setup,
                              .arrange = toy_arrange,
                              .dice = (const uint8_t[]){6, 0},
                              .options = toy_options,
                              .apply = toy_apply,
                              .option_words = toy_option_words,
                              .result = toy_result,
                              .hide = toy_hide,
                              .guess = toy_guess,
                              .check = toy_check,
                              .tally = toy_tally,
                              .value = toy_value};

static const Face toy_face = {.verbs = verbs,
                              .verb_count = OPT_COUNT,
                              .scene = toy_scene,
                              .view = toy_view,
                              .prompt = toy_prompt,
                              .price = toy_price,
                              .targets = toy_targets,
                              .events = events,
                              .holes = &toy_holes};

const Shelf toy_shelf = {&toy_game, &toy_face, false};

const Shelf *toy_find(const char *name, Error *err) {
    if (text_equal(name, "toy")) return &toy_shelf;
    return shelf_need(name, err);
}

Toy toy_open(ToyMode mode) {
    Setup setup = {.seat_count = mode == TOY_SOLO ? 1 : 2};
    Error err;
    Toy t = {box_open(&toy_shelf, NULL, 0, &err), NULL};
    setup.value[0][0] = (int16_t)mode;
    t.match = match_new(t.box, &setup, seed_from_number(5));
    return t;
}

void toy_close(Toy *t) {
    match_free(t->match);
    box_close(t->box);
}

bool toy_play_at(Toy *t, Seat seat, const char *words, uint32_t ms) {
    Option o;
    Ticket ticket = match_ticket(t->match, seat);
    return match_find_words(t->match, seat, words, &o, NULL) &&
           match_play(t->match, seat, ticket, o, ms, NULL);
}

bool toy_play(Toy *t, Seat seat, const char *words) {
    return toy_play_at(t, seat, words, 0);
}

int toy_points(const Toy *t, Seat seat) {
    return ((const ToyState *)match_state(t->match))->points[seat];
}

int toy_secret(const State *s) {
    return ((const ToyState *)s)->secret;
}
