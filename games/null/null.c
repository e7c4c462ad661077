/* The Game table of Null, and its rules: setup, options, apply, result. A larger game has
 * its turns in flow.c and its cards' verbs in effects.c; here both fit on a page. */
#include "null/null.h"

#include "engine/setup.h"

/* ---- Setup --------------------------------------------------------------------------- */

static const SetupField *null_fields(const Box *box, int *count) {
    static const SetupChoice modes[] = {
        {.id = "duel", .label = "Two people", .note = "", .seats_min = 2, .seats_max = 2},
        {.id = "journey",
         .label = "On a journey",
         .note = "With a map: a player who passes may walk on.",
         .seats_min = 2,
         .seats_max = 2},
    };
    static const SetupField fields[] = {
        {.key = "mode",
         .label = "Mode",
         .kind = FIELD_CHOICE,
         .max = 1,
         .choices = modes,
         .choice_count = 2},
        {.key = "hand",
         .label = "Cards in hand",
         .kind = FIELD_NUMBER,
         .min = 1,
         .max = HAND_MAX,
         .fallback = 3},
    };
    (void)box;
    *count = sizeof fields / sizeof *fields;
    return fields;
}

static const char *null_check_setup(const Box *box, const Setup *setup) {
    const NullContent *c = box->content;
    if (SEATS * setup_value(box, setup, "hand", 0) > c->card_count)
        return "There are too few cards in the pack for such hands.";
    if (setup_value(box, setup, "mode", 0) == MODE_JOURNEY && c->place_count == 0)
        return "There are no places in the pack for a journey.";
    return NULL;
}

/* N-2, N-6: a card from the pile, known to the seat alone. No pile: nothing happens. */
static void draw_card(NullState *s, Seat seat, EventLog *log) {
    if (!s->pile.cards) return;
    int card = deck32_draw(&s->pile, &s->head.rng);
    s->hand[seat] |= bit(card);
    s->hand_count[seat]++;
    event_add(log, event_secret(EV_DREW, seat, 0, 0, card));
}

/* N-1, N-2 */
static void null_setup(const Box *box, const Setup *setup, State *head, EventLog *log) {
    const NullContent *c = box->content;
    NullState *s = (NullState *)head;
    int hand = setup_value(box, setup, "hand", 0);
    s->journey = setup_value(box, setup, "mode", 0) == MODE_JOURNEY;
    s->pile.cards = bit(c->card_count) - 1;
    for (Seat seat = 0; seat < SEATS; seat++)
        for (int i = 0; i < hand; i++) draw_card(s, seat, log);
    ask(head, s->turn, ASK_TURN, 0);
}

/* ---- Turns --------------------------------------------------------------------------- */

/* N-8 */
static Seat leader(const NullContent *c, const NullState *s) {
    int first = null_points(c, s, 0), second = null_points(c, s, 1);
    if (first == second) return SEAT_NONE;
    return first > second ? 0 : 1;
}

/* N-7 */
static void end_turn(const NullContent *c, NullState *s, Seat seat, EventLog *log) {
    if (s->passes < 2 && s->hand_count[seat] > 0) {
        s->turn = (uint8_t)(1 - seat);
        ask(&s->head, s->turn, ASK_TURN, 0);
        return;
    }
    finish(&s->head);
    int points = max_int(null_points(c, s, 0), null_points(c, s, 1));
    Seat best = leader(c, s);
    event_add(log, event_public(EV_WON, best, points, best < SEATS, 0));
}

/* N-3, N-4 */
static void list_turn(const NullContent *c, const NullState *s, Seat seat,
                      OptionList *out) {
    int beat = s->table ? c->cards[s->table - 1].worth : 0;
    uint32_t cards = s->hand[seat];
    while (cards) {
        int card = bits_take(&cards);
        Option play = option_make(OPT_PLAY, card, 0, 0);
        int missing = beat + 1 - c->cards[card].worth;
        if (missing <= 0)
            offer(out, play);
        else
            refuse(out, play, "N-4", missing == 1 ? "point" : "points", missing);
    }
    offer(out, option_make(OPT_PASS, 0, 0, 0));
}

/* N-9: what a verb does. A new one is a row in null.h and a case here. */
static void do_effect(NullState *s, Seat seat, Effect e, EventLog *log) {
    switch ((Verb)e.verb) {
    case VERB_NONE:
    case VERB_COUNT: break;
    case VERB_POINTS:
        s->points[seat] += e.amount;
        event_add(log, event_public(EV_GAINED, seat, e.amount, 0, 0));
        break;
    case VERB_DRAW:
        for (int i = 0; i < e.amount; i++) draw_card(s, seat, log);
        break;
    }
}

/* N-5 */
static void play_card(const NullContent *c, NullState *s, Seat seat, int card,
                      EventLog *log) {
    s->hand[seat] &= ~bit(card);
    count_take(&s->hand_count[seat], 1);
    s->pile.discard |= bit(card);
    s->table = (uint8_t)(card + 1);
    s->passes = 0;
    s->points[seat] += c->cards[card].worth;
    event_add(log, event_public(EV_PLAYED, seat, card, 0, 0));
    const Effects *play = &c->cards[card].play;
    for (int i = 0; i < play->count; i++) do_effect(s, seat, play->at[i], log);
}

/* N-6 */
static void pass(NullState *s, Seat seat, EventLog *log) {
    s->table = 0;
    s->passes++;
    event_add(log, event_public(EV_PASSED, seat, 0, 0, 0));
    draw_card(s, seat, log);
}

static void answer_turn(const NullContent *c, NullState *s, Seat seat, Option o,
                        EventLog *log) {
    if (o.verb == OPT_PLAY)
        play_card(c, s, seat, o.arg[0], log);
    else
        pass(s, seat, log);
    if (o.verb == OPT_PASS && s->journey)
        ask(&s->head, seat, ASK_WALK, 0); /* N-11: the turn goes on in answer_walk */
    else
        end_turn(c, s, seat, log);
}

/* ---- The journey ---------------------------------------------------------------------- */

/* N-11 */
static void list_walk(const NullContent *c, const NullState *s, Seat seat,
                      OptionList *out) {
    uint32_t next = (uint32_t)c->map.next[s->at[seat]];
    offer_each(out, OPT_WALK, next);
    offer(out, option_make(OPT_STAY, 0, 0, 0));
    if (!explains(out)) return;
    for (uint32_t far = (bit(c->place_count) - 1) & ~next & ~bit(s->at[seat]); far;)
        refuse(out, option_make(OPT_WALK, bits_take(&far), 0, 0), "N-11",
               "no road leads there", 0);
}

static void answer_walk(const NullContent *c, NullState *s, Seat seat, Option o,
                        EventLog *log) {
    if (o.verb == OPT_WALK) {
        event_add(log, event_public(EV_WALKED, seat, s->at[seat], o.arg[0], 0));
        s->at[seat] = (uint8_t)o.arg[0];
    }
    end_turn(c, s, seat, log);
}

/* ---- The rows of questions ------------------------------------------------------------ */

#define LIST(KIND, list, ...)           QUESTION_CASE(KIND, list(c, s, seat, out))
#define ANSWER(KIND, list, answer, ...) QUESTION_CASE(KIND, answer(c, s, seat, o, log))

static void null_options(const Box *box, const State *head, Seat seat, OptionList *out) {
    const NullContent *c = box->content;
    const NullState *s = (const NullState *)head;
    if (seat >= SEATS) return;
    switch ((Ask)head->asked[seat].kind) { NULL_QUESTIONS(LIST) QUESTION_NONE }
}

static void null_apply(const Box *box, State *head, Seat seat, Option o, EventLog *log) {
    const NullContent *c = box->content;
    NullState *s = (NullState *)head;
    switch ((Ask)answered(head, seat)) { NULL_QUESTIONS(ANSWER) QUESTION_NONE }
}

/* ---- Results --------------------------------------------------------------- */

int null_points(const NullContent *c, const NullState *s, Seat seat) {
    return s->points[seat] + (s->journey ? c->places[s->at[seat]].worth : 0);
}

static const char *const null_usable[] = {"card worth", "place roads", NULL};

static void null_uses(const Box *box, const State *s, Seat seat, Option o, Uses *out) {
    const NullContent *c = box->content;
    (void)s, (void)seat;
    if (o.verb == OPT_PLAY) use_add(out, "card", c->cards[o.arg[0]].id, "worth");
    if (o.verb == OPT_WALK) use_add(out, "place", c->places[o.arg[0]].id, "roads");
}

/* N-8 */
static void null_result(const Box *box, const State *head, Result *out) {
    static const char *const outcomes[] = {"first", "second"};
    static const char *const words[] = {"The first seat wins.", "The second seat wins."};
    const NullContent *c = box->content;
    const NullState *s = (const NullState *)head;
    Seat best = leader(c, s);
    *out = (Result){0};
    for (Seat seat = 0; seat < SEATS; seat++) {
        out->points[seat] = null_points(c, s, seat);
        out->place[seat] = best == SEAT_NONE || best == seat ? 1 : 2;
    }
    if (!head->over) return;
    out->outcome = best == SEAT_NONE ? "shared" : outcomes[best];
    out->words = best == SEAT_NONE ? "Both seats share the win." : words[best];
}

const Game null_game = {
    .name = "null",
    .title = "Null",
    .version = 1,
    .pack_version = 1,
    .seats_min = SEATS,
    .seats_max = SEATS,
    .state_size = sizeof(NullState),
    .load = null_load,
    .fields = null_fields,
    .check_setup = null_check_setup,
    .setup = null_setup,
    .arrange = null_arrange,
    .options = null_options,
    .apply = null_apply,
    .option_words = null_option_words,
    .result = null_result,
    .hide = null_hide,
    .guess = null_guess,
    .check = null_check,
    .value = null_value,
    .usable = null_usable,
    .uses = null_uses,
};
