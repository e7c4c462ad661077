/* The Game table of Bell, and its rules. */
#include "bell/bell.h"

#include "engine/setup.h"

enum { BEAT_MS = 100 /* the setup counts tenths of a second */ };

/* ---- Setup --------------------------------------------------------------------------- */

static const SetupField *bell_fields(const Box *box, int *count) {
    static const SetupChoice modes[] = {
        {.id = "race",
         .label = "Everybody at once",
         .note = "",
         .seats_min = 2,
         .seats_max = 4},
    };
    static const SetupField fields[] = {
        {.key = "mode",
         .label = "Mode",
         .kind = FIELD_CHOICE,
         .choices = modes,
         .choice_count = 1},
        {.key = "beat",
         .label = "Tenths of a second between dice",
         .kind = FIELD_NUMBER,
         .min = 1,
         .max = 100,
         .fallback = 20},
    };
    (void)box;
    *count = sizeof fields / sizeof *fields;
    return fields;
}

static const char *bell_check_setup(const Box *box, const Setup *setup) {
    (void)box, (void)setup;
    return NULL;
}

static void throw_die(BellState *s, EventLog *log) {
    int shown = rng_roll(&s->head.rng, FACES);
    s->dice[shown - 1]++;
    event_add(log, event_public(EV_THROWN, SEAT_CLOCK, shown, 0, 0));
}

void bell_ask_all(BellState *s) {
    for (Seat seat = 0; seat < s->head.seat_count; seat++)
        if (!(s->head.open >> seat & 1)) ask(&s->head, seat, ASK_REACH, 0);
}

/* B-1 */
static void bell_setup(const Box *box, const Setup *setup, State *head, EventLog *log) {
    BellState *s = (BellState *)head;
    s->beat_ms = (uint32_t)setup_value(box, setup, "beat", 0) * BEAT_MS;
    s->coming = DICE_LATER;
    for (int i = 0; i < DICE_AT_START; i++) throw_die(s, log);
    bell_ask_all(s);
    due_after(head, s->beat_ms);
}

/* ---- Play ---------------------------------------------------------------------------- */

/* B-2: dice that show the same are one option. */
static void list_reach(const BellState *s, OptionList *out) {
    for (int shown = 1; shown <= FACES; shown++)
        if (s->dice[shown - 1]) offer(out, option_make(OPT_TAKE, shown, 0, 0));
    offer(out, option_make(OPT_STOP, 0, 0, 0));
}

static void list_clock(const BellState *s, OptionList *out) {
    int verb = s->coming ? OPT_DIE : OPT_BELL;
    if (game_clock_is_due(&s->head)) offer(out, option_make(verb, 0, 0, 0));
}

#define LIST(KIND, list, ...)           QUESTION_CASE(KIND, list(s, out))
#define ANSWER(KIND, list, answer, ...) QUESTION_CASE(KIND, answer(s, seat, o, log))

static void bell_options(const Box *box, const State *head, Seat seat, OptionList *out) {
    const BellState *s = (const BellState *)head;
    (void)box;
    if (seat == SEAT_CLOCK) list_clock(s, out);
    if (seat >= head->seat_count) return;
    switch ((Ask)head->asked[seat].kind) { BELL_QUESTIONS(LIST) QUESTION_NONE }
}

/* B-3 */
static void take(BellState *s, Seat seat, int shown, EventLog *log) {
    s->dice[shown - 1]--;
    s->taken[seat]++;
    s->points[seat] += shown;
    event_add(log, event_public(EV_TOOK, seat, shown, 0, 0));
    ask(&s->head, seat, ASK_REACH, 0);
}

/* B-4 */
static void another_die(BellState *s, EventLog *log) {
    s->coming--;
    throw_die(s, log);
    bell_ask_all(s);
    due_after(&s->head, s->beat_ms);
}

/* B-6 */
static void ring(BellState *s, EventLog *log) {
    event_add(log, event_public(EV_RANG, SEAT_CLOCK, 0, 0, 0));
    finish(&s->head);
}

/* B-5: a player who stops is asked again when another die is thrown. */
static void answer_reach(BellState *s, Seat seat, Option o, EventLog *log) {
    if (o.verb == OPT_TAKE)
        take(s, seat, o.arg[0], log);
    else
        event_add(log, event_public(EV_STOPPED, seat, 0, 0, 0));
}

static void answer_clock(BellState *s, EventLog *log) {
    if (s->coming)
        another_die(s, log);
    else
        ring(s, log);
}

static void bell_apply(const Box *box, State *head, Seat seat, Option o, EventLog *log) {
    BellState *s = (BellState *)head;
    (void)box;
    int asked = answered(head, seat);
    if (seat == SEAT_CLOCK) answer_clock(s, log);
    switch ((Ask)asked) { BELL_QUESTIONS(ANSWER) QUESTION_NONE }
}

/* A die that shows more lies farther away. */
static int bell_hand_ms(const Box *box, const State *s, Seat seat, Option o) {
    const BellContent *c = box->content;
    (void)s, (void)seat;
    return c->reach_ms + c->point_ms * o.arg[0];
}

/* ---- Results ------------------------------------------------------------------------- */

/* B-7 */
static void bell_result(const Box *box, const State *head, Result *out) {
    static const char *const words[] = {"The first seat wins.", "The second seat wins.",
                                        "The third seat wins.", "The fourth seat wins."};
    static const char *const outcomes[] = {"first", "second", "third", "fourth"};
    const BellState *s = (const BellState *)head;
    int winner = 0, winners = 0;
    (void)box;
    *out = (Result){0};
    for (int seat = 0; seat < head->seat_count; seat++) {
        out->points[seat] = s->points[seat];
        out->place[seat] = 1;
        for (int other = 0; other < head->seat_count; other++)
            out->place[seat] += s->points[other] > s->points[seat];
        if (out->place[seat] == 1) {
            winner = seat;
            winners++;
        }
    }
    if (!head->over) return;
    out->outcome = winners > 1 ? "shared" : outcomes[winner];
    out->words = winners > 1 ? "The win is shared." : words[winner];
}

/* Only the dice to come are secret, and the engine blanks those. */
static void bell_hide(const Box *box, State *s, Seat viewer) {
    (void)box, (void)s, (void)viewer;
}

static void bell_guess(const Box *box, State *s, Seat viewer, Rng *rng) {
    (void)box, (void)s, (void)viewer, (void)rng;
}

static const char *bell_check(const Box *box, const State *head) {
    const BellState *s = (const BellState *)head;
    int dice = s->coming;
    (void)box;
    for (int i = 0; i < FACES; i++) dice += s->dice[i];
    for (int seat = 0; seat < BELL_SEATS_MAX; seat++) dice += s->taken[seat];
    if (dice > DICE_AT_START + DICE_LATER) return "There are too many dice.";
    if (!head->over && !game_clock_is_due(head)) return "The bell must be due.";
    return NULL;
}

static int bell_value(const Box *box, const State *head, Seat seat) {
    enum { POINT = 20, MOST = 999 };
    const BellState *s = (const BellState *)head;
    int best = 0;
    (void)box;
    for (int other = 0; other < head->seat_count; other++)
        if (other != seat) best = max_int(best, s->points[other]);
    int ahead = s->points[seat] - best;
    if (head->over) return ahead > 0 ? 1000 : ahead < 0 ? -1000 : 0;
    return clamp_int(ahead * POINT, -MOST, MOST);
}

const Game bell_game = {
    .name = "bell",
    .title = "Bell",
    .version = 1,
    .pack_version = 1,
    .seats_min = BELL_SEATS_MIN,
    .seats_max = BELL_SEATS_MAX,
    .state_size = sizeof(BellState),
    .load = bell_load,
    .fields = bell_fields,
    .check_setup = bell_check_setup,
    .setup = bell_setup,
    .arrange = bell_arrange,
    .options = bell_options,
    .apply = bell_apply,
    .option_words = bell_option_words,
    .result = bell_result,
    .hide = bell_hide,
    .guess = bell_guess,
    .check = bell_check,
    .dice = (const uint8_t[]){FACES, 0},
    .hand_ms = bell_hand_ms,
    .value = bell_value,
};
