/*
 * The Game table, setup and result of Deck Goes West. Read this first; then flow.c for the
 * days, work.c for Jobs.
 */
#include "deck_goes_west/deck_goes_west.h"
#include "deck_goes_west/rules/cards.h"
#include "deck_goes_west/rules/flow.h"
#include "deck_goes_west/rules/map.h"
#include "deck_goes_west/rules/night.h"

#include "deck_goes_west/content/fields.h"

/* ---- Before play ------------------------------------------------------------------------ */

static const SetupField *west_fields(const Box *box, int *count) {
    const Content *c = box->content;
    *count = FIELD_COUNT;
    return c->fields;
}

/* There is one card of each character. */
static const char *west_check_setup(const Box *box, const Setup *setup) {
    (void)box;
    uint64_t met = 0;
    for (int seat = 0; seat < setup->seat_count; seat++)
        if (!bits64_meet(&met, bit64(setup->value[FIELD_CHARACTER][seat])))
            return "Each seat must play a different character.";
    return NULL;
}

/* ---- Setup --------------------------------------------------------------------------------- */

/* Ruling 73: a card of this design out of the box, or of the one that stands in for it; when
 * there is none of either, whatever Starter card is left. */
static int take_starter(const Content *c, Bits192 *left, int design) {
    for (int tries = 0; design >= 0 && tries < DESIGNS_MAX; tries++) {
        int card = west_card_of(c, left, design);
        if (card >= 0) return card;
        design = c->designs[design].instead;
    }
    return bits192_next(left, 0);
}

/* DW-27. */
static void seat_player(Table *t, int seat, int character, Bits192 *starters) {
    Player *p = &t->s->player[seat];
    const Character *who = &t->c->characters[character];
    p->character = (uint8_t)character;
    for (int i = 0; i < RESOURCES; i++) p->resource[i] = who->resource[i];
    for (int i = 0; i < who->start_count; i++) {
        int card = take_starter(t->c, starters, who->start[i]);
        if (card < 0) return;
        bits192_remove(starters, card);
        bits192_add(&p->deck.cards, card);
    }
}

/* A mission may tire everybody from the start. */
static void tire_decks(Table *t) {
    WestState *s = t->s;
    for (int seat = 0; seat < s->seats; seat++) {
        for (int i = 0; i < mission_of(t->c, s)->start_danger; i++) {
            Bits192 pile = bits192_both(&s->supply, &t->c->of_class[EXHAUSTION]);
            if (bits192_empty(&pile)) return;
            int card = bits192_pick(&pile, &s->head.rng);
            bits192_remove(&s->supply, card);
            bits192_add(&s->player[seat].deck.cards, card);
        }
    }
}

static void read_setup(const Content *c, const Setup *setup, WestState *s) {
    int mode = setup->value[FIELD_MODE][0];
    int mission = c->mode_missions[mode][setup->value[FIELD_VERSUS + mode][0]];
    s->seats = (uint8_t)setup->seat_count;
    s->mode = (uint8_t)mode;
    s->mission = (uint8_t)mission;
    s->board = (uint8_t)c->missions[mission].board[setup->value[FIELD_BOARD][0]];
    s->die = (uint8_t)setup->value[FIELD_DIE][0];
    s->open_hands = mode == COOP && setup->value[FIELD_HANDS][0];
}

/* DW-14 to DW-28, rulings 65 and 74. Starter cards that nobody begins with are out of the
 * game. */
static void west_setup(const Box *box, const Setup *setup, State *head, EventLog *log) {
    Table t = {box->content, (WestState *)head, log};
    const Content *c = t.c;
    WestState *s = t.s;
    read_setup(c, setup, s);
    Bits192 starters = c->of_class[STARTER];
    s->supply = bits192_union(&c->of_class[TRADE], &c->of_pick[PICK_DANGER]);
    for (int seat = 0; seat < s->seats; seat++)
        seat_player(&t, seat, setup->value[FIELD_CHARACTER][seat], &starters);
    bits192_pour(&s->scrapped, &starters);
    west_fill_row(&t);
    west_lay_map(&t);
    tire_decks(&t);
    if (s->mode == COOP) s->day = (uint8_t)max_int(0, s->seats - 2);
    if (s->mode == VERSUS) s->first = (uint8_t)rng_below(&head->rng, s->seats);
    todo_push(&s->todo, TODO_DAY, 0, 0, 0);
    west_advance(&t);
}

/* ---- Play ------------------------------------------------------------------------------------- */

#define LIST(KIND, list, ...)           QUESTION_CASE(KIND, list(c, s, seat, out))
#define ANSWER(KIND, list, answer, ...) QUESTION_CASE(KIND, answer(&t, seat, o))

static void west_options(const Box *box, const State *head, Seat seat, OptionList *out) {
    const Content *c = box->content;
    const WestState *s = (const WestState *)head;
    int asked = seat < SEATS_MAX ? head->asked[seat].kind : ASK_NOTHING;
    switch ((Ask)asked) { WEST_QUESTIONS(LIST) QUESTION_NONE }
}

static void west_apply(const Box *box, State *head, Seat seat, Option o, EventLog *log) {
    Table t = {box->content, (WestState *)head, log};
    int asked = answered(head, seat);
    switch ((Ask)asked) { WEST_QUESTIONS(ANSWER) QUESTION_NONE }
    west_advance(&t);
}

/* ---- The end ------------------------------------------------------------------------------------ */

/* Words and reason. */
static const char *const endings[ENDINGS][2] = {
    [ENDING_POINTS] = {RESULT_WON("the mission is accomplished")},
    [ENDING_DAYS] = {RESULT_LOST("the days have run out")},
    [ENDING_DEATH] = {RESULT_LOST("a character has died")},
};

/* Among rivals; if nobody is left the words say so. */
static const char *const causes[ENDINGS] = {
    [ENDING_POINTS] = "the end of the score track has been reached.",
    [ENDING_DAYS] = "the days have run out.",
    [ENDING_LAST] = "only one player is left.",
};

/* DW-6, DW-8. */
static void rank_rivals(const Content *c, const WestState *s, Result *out) {
    for (int seat = 0; seat < s->seats; seat++) {
        int better = 0;
        for (int other = 0; other < s->seats; other++)
            better += west_standing(s, other) > west_standing(s, seat);
        out->place[seat] = (uint8_t)(better + 1);
        out->points[seat] = s->player[seat].points;
    }
    if (!s->head.over) return;
    const Character *winner = s->won ? character_of(c, s, s->won - 1) : NULL;
    for (int seat = 0; seat < s->seats; seat++)
        out->place[seat] = (uint8_t)(seat == s->won - 1 ? 1 : max_int(2, out->place[seat]));
    out->outcome = winner ? winner->id : "nobody";
    out->words = winner ? winner->victory : "Nobody is left, and nobody wins.";
    out->cause = causes[s->ending];
}

/* DW-10 to DW-13: all win or lose together. */
static void west_result(const Box *box, const State *head, Result *out) {
    const WestState *s = (const WestState *)head;
    *out = (Result){.outcome = NULL};
    if (s->mode == VERSUS) {
        rank_rivals(box->content, s, out);
        return;
    }
    for (int seat = 0; seat < min_int(s->seats, PLAYERS_MAX); seat++) {
        out->place[seat] = head->over && !s->won ? 2 : 1;
        out->points[seat] = s->points;
    }
    if (!head->over) return;
    out->outcome = s->won ? "won" : "lost";
    out->words = endings[s->ending][0];
    out->reason = endings[s->ending][1];
}

static const uint8_t dice[] = {6, 12, 20, 0};

const Game deck_goes_west_game = {
    .name = "deck-goes-west",
    .title = "Deck Goes West",
    .version = 1,
    .pack_version = 1,
    .seats_min = 1,
    .seats_max = PLAYERS_MAX,
    .state_size = sizeof(WestState),
    .load = west_load,
    .fields = west_fields,
    .check_setup = west_check_setup,
    .setup = west_setup,
    .arrange = west_arrange,
    .options = west_options,
    .apply = west_apply,
    .option_words = west_option_words,
    .result = west_result,
    .hide = west_hide,
    .guess = west_guess,
    .check = west_check,
    .dice = dice,
    .value = west_value,
    .far_playout = 24, /* about a day */
    .usable = west_usable,
    .uses = west_uses,
    .event_uses = west_event_uses,
};
