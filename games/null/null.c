/*
 * The Game table of Null, and its rules: setup, options, apply, result. A larger game has
 * its turns in flow.c and its cards' verbs in effects.c; here both fit on a page.
 */
#include "null/null.h"

#include "engine/setup.h"

/* ---- Setup --------------------------------------------------------------------------- */

static const SetupField *null_fields(const Box *box, int *count) {
    static const SetupChoice modes[] = {
        {.id = "duel", .label = "Two people", .note = "", .seats_min = 2, .seats_max = 2},
    };
    static const SetupField fields[] = {
        {.key = "mode",
         .label = "Mode",
         .kind = FIELD_CHOICE,
         .choices = modes,
         .choice_count = 1},
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
    if (SEATS * setup_value(box, setup, "hand", 0) > c->card_count) {
        return "There are too few cards in the pack for such hands.";
    }
    return NULL;
}

/* N-2, N-6: a card from the pile, known to the seat alone. Without a pile nothing happens. */
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
    s->pile.cards = bit(c->card_count) - 1;
    for (Seat seat = 0; seat < SEATS; seat++) {
        for (int i = 0; i < hand; i++) draw_card(s, seat, log);
    }
    ask(head, s->turn, ASK_TURN, 0);
}

/* ---- Turns --------------------------------------------------------------------------- */

/* N-3, N-4 */
static void null_options(const Box *box, const State *head, Seat seat, OptionList *out) {
    const NullContent *c = box->content;
    const NullState *s = (const NullState *)head;
    if (seat >= SEATS || !head->asked[seat].kind) return;
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

/* N-9: what a verb does. A new one is a row in content.c and a case here. */
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

/* N-8 */
static Seat leader(const NullState *s) {
    if (s->points[0] == s->points[1]) return SEAT_NONE;
    return s->points[0] > s->points[1] ? 0 : 1;
}

static void null_apply(const Box *box, State *head, Seat seat, Option o, EventLog *log) {
    NullState *s = (NullState *)head;
    answered(head, seat);
    if (o.verb == OPT_PLAY)
        play_card(box->content, s, seat, o.arg[0], log);
    else
        pass(s, seat, log);

    if (s->passes == 2 || s->hand_count[seat] == 0) { /* N-7 */
        finish(head);
        int points = max_int(s->points[0], s->points[1]);
        event_add(log, event_public(EV_WON, leader(s), points, 0, 0));
        return;
    }
    s->turn = (uint8_t)(1 - seat);
    ask(head, s->turn, ASK_TURN, 0);
}

/* ---- Results --------------------------------------------------------------- */

static const char *const null_usable[] = {"card worth", NULL};

static void null_uses(const Box *box, const State *s, Seat seat, Option o, Uses *out) {
    const NullContent *c = box->content;
    (void)s;
    (void)seat;
    if (o.verb == OPT_PLAY) use_add(out, "card", c->cards[o.arg[0]].id, "worth");
}

/* N-8 */
static void null_result(const Box *box, const State *head, Result *out) {
    static const char *const outcomes[] = {"first", "second"};
    static const char *const words[] = {"The first seat wins.", "The second seat wins."};
    const NullState *s = (const NullState *)head;
    Seat best = leader(s);
    (void)box;
    *out = (Result){0};
    for (Seat seat = 0; seat < SEATS; seat++) {
        out->points[seat] = s->points[seat];
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
    .unload = null_unload,
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
