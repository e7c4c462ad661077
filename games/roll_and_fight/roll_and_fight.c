/* The Game table of Vengeance: Roll & Fight. Read README.md first. */
#include "roll_and_fight/roll_and_fight.h"

#include "roll_and_fight/bot/bot.h"
#include "roll_and_fight/rules/flow.h"
#include "roll_and_fight/rules/rolling.h"

static bool load(const Pack *packs, int count, Box *box, Error *err) {
    if (!roll_load(packs, count, box, err)) return false;
    roll_promises(box->memory);
    roll_judge_tiles(box->memory);
    return true;
}

static const SetupField *roll_fields(const Box *box, int *count) {
    const Content *c = box->content;
    *count = FIELD_COUNT;
    return c->fields;
}

#define LIST(KIND, list, ...)           QUESTION_CASE(KIND, list(c, s, seat, out))
#define ANSWER(KIND, list, answer, ...) QUESTION_CASE(KIND, answer(&t, seat, o))

static void roll_options(const Box *box, const State *head, Seat seat, OptionList *out) {
    const Content *c = box->content;
    const RollState *s = (const RollState *)head;
    if (seat == SEAT_CLOCK && game_clock_is_due(head))
        offer(out, option_make(OPT_TIME, 0, 0, 0));
    if (seat >= head->seat_count) return;
    switch ((Ask)head->asked[seat].kind) { ROLL_QUESTIONS(LIST) QUESTION_NONE }
}

static void roll_apply(const Box *box, State *head, Seat seat, Option o, EventLog *log) {
    Table t = {box->content, (RollState *)head, log};
    int asked = answered(head, seat);
    if (seat == SEAT_CLOCK) roll_time_is_up(&t);
    switch ((Ask)asked) { ROLL_QUESTIONS(ANSWER) QUESTION_NONE }
    roll_advance(&t);
}

static int usual_ms(const Numbers *n, int verb) {
    switch (verb) {
    case OPT_ROLL: return n->roll_ms;
    case OPT_SET: return n->set_ms;
    case OPT_PATCH:
    case OPT_ITEM: return n->health_ms;
    default: return n->stop_ms; /* nothing else is an answer while rolling */
    }
}

/* No hand is as regular as a clock: each move takes up to a quarter more or less. Equal hands would
 * otherwise reach for the last dice in the same instant, always in the order of their seats. */
static int roll_hand_ms(const Box *box, const State *s, Seat seat, Option o) {
    const Content *c = box->content;
    uint32_t mixed = (uint32_t)s->rng.key[0] + s->asked[seat].ticket * 2654435761u;
    mixed = (mixed ^ mixed >> 15 ^ (seat + 1u) * 2246822519u) * 3266489917u;
    return usual_ms(&c->numbers, o.verb) * (int)(192 + (mixed >> 25)) / 256;
}

static const uint8_t dice[] = {DIE_SIDES, 0};

const Game roll_and_fight_game = {
    .name = "roll-and-fight",
    .title = "Vengeance: Roll & Fight",
    .version = 1,
    .pack_version = 1,
    .seats_min = 1,
    .seats_max = PLAYERS_MAX,
    .state_size = sizeof(RollState),
    .load = load,
    .fields = roll_fields,
    .check_setup = roll_check_setup,
    .setup = roll_setup,
    .arrange = roll_arrange,
    .options = roll_options,
    .apply = roll_apply,
    .option_words = roll_option_words,
    .result = roll_result,
    .hide = roll_hide,
    .guess = roll_guess,
    .check = roll_check,
    .dice = dice,
    .hand_ms = roll_hand_ms,
    .value = roll_value,
    .notes_size = &roll_notes_size,
    .usable = roll_usable,
    .uses = roll_uses,
    .event_uses = roll_event_uses,
};
