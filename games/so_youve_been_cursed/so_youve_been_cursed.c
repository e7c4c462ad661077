/*
 * The Game table, setup and result of So, You've Been Cursed. Read this first; then
 * flow.c for the turns.
 */
#include "so_youve_been_cursed/rules/automas.h"
#include "so_youve_been_cursed/rules/flow.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/so_youve_been_cursed.h"

/* ---- Before play -------------------------------------------------------------------------- */

/* clang-format off */
const SetupChoice cursed_modes[] = {
    /* id         label                              note                                    seats */
    {"duel",    "Two players",                     "Wizard against Monster.",                  2, 2},
    {"wizard",  "Wizard v. Rabid Monster",         "You are the Wizard; the Monster is automated.",      1, 1},
    {"monster", "Monster v. Possessed Wizard",     "You are the Monster; the Wizard is automated.",      1, 1},
    {"nobody",  "Both automated",                  "Watch the Possessed Wizard and the Rabid Monster.",  0, 0},
};
static const SetupChoice roles[] = {
    {"wizard",  "Wizard",  "Buys, steals and casts Spells by day to mix the cure. Goes first.", 0, 0},
    {"monster", "Monster", "Hunts villagers and sheep by night to complete the curse. Goes second.", 0, 0},
};
enum { FIELD_MODE, FIELD_ROLE, FIELD_VILLAGER_CARDS, FIELD_COUNT };
static const SetupField fields[] = {
    [FIELD_MODE] = {.key = "mode", .label = "Mode", .kind = FIELD_CHOICE,
                    .choices = cursed_modes, .choice_count = 4, .max = 3},
    [FIELD_ROLE] = {.key = "role", .label = "Role", .kind = FIELD_CHOICE, .per_seat = true,
                    .modes = 1u << MODE_DUEL, .choices = roles, .choice_count = 2, .max = 1},
    [FIELD_VILLAGER_CARDS] = {.key = "villager_cards", .label = "Villager cards",
                              .kind = FIELD_SWITCH, .max = 1,
                              .yes = "Cards say which villagers live here and who comes.",
                              .no = "Villagers are drawn from the bag."},
};
/* clang-format on */

static const SetupField *cursed_fields(const Box *box, int *count) {
    (void)box;
    *count = FIELD_COUNT;
    return fields;
}

/* SC-11. */
static const char *cursed_check_setup(const Box *box, const Setup *setup) {
    (void)box;
    if (setup->value[FIELD_MODE][0] != MODE_DUEL) return NULL;
    if (setup->value[FIELD_ROLE][0] != setup->value[FIELD_ROLE][1]) return NULL;
    return "One seat plays the Wizard and the other the Monster, not both the same role.";
}

/* ---- Setup -------------------------------------------------------------------------------- */

static void seat_the_roles(CursedState *s, const Setup *setup) {
    s->mode = (uint8_t)setup->value[FIELD_MODE][0];
    s->villager_cards = (uint8_t)setup->value[FIELD_VILLAGER_CARDS][0];
    s->seat_of[ROLE_WIZARD] = s->seat_of[ROLE_MONSTER] = SEAT_NONE;
    switch ((Mode)s->mode) {
    case MODE_DUEL:
        s->seat_of[setup->value[FIELD_ROLE][0]] = 0;
        s->seat_of[setup->value[FIELD_ROLE][1]] = 1;
        break;
    case MODE_WIZARD: s->seat_of[ROLE_WIZARD] = 0; break;
    case MODE_MONSTER: s->seat_of[ROLE_MONSTER] = 0; break;
    case MODE_NOBODY: break;
    }
}

/* SC-12, SC-13, SC-18, SC-19; SC-70 and SC-98: the Rabid Monster has no Energy. */
static void lay_out_components(const Content *c, CursedState *s) {
    s->at = LABORATORY;
    s->panic = s->curse = 1;
    s->coins = (uint8_t)c->start_coins;
    s->energy = cursed_is_rabid(s) ? 0 : (uint8_t)c->start_energy;
    s->sheep_supply = (uint8_t)c->sheep_tokens;
    for (int p = 0; p < c->pasture_count; p++) {
        s->sheep[p] = (uint8_t)c->pastures[p].sheep;
        count_take(&s->sheep_supply, s->sheep[p]);
    }
    for (int i = 0; i < KINDS; i++) {
        s->supply[i] = (uint8_t)c->ingredient_tokens[i];
        s->bag[i] = (uint8_t)c->villagers[i].tokens;
    }
}

/* SC-14: the tiles are shuffled, so only the crossings and the remaining tiles matter. With
 * more tiles than crossings the rest would stay in the box, unknown; our box has none. */
static void place_guards(const Content *c, CursedState *s) {
    if (cursed_is_rabid(s)) return;
    s->guards = (uint16_t)(bit(c->crossing_count) - 1);
    memcpy(s->guard_tiles, c->guard_tokens, sizeof s->guard_tiles);
}

/* SC-15, SC-20: twenty villagers onto houses 1 to 20 in order. */
static void settle_villagers(Table *t) {
    for (int house = 0; house < HOUSES; house++)
        cursed_put_villager(t, (Kind)cursed_draw_villager(t), house);
}

/* SC-16, SC-17, SC-70, SC-83, SC-98: which cards are in a role's deck. */
static uint32_t deck_for(const Content *c, Role role, bool automa, bool against_automa) {
    uint32_t deck = 0;
    for (int i = 0; i < c->card_count[role]; i++) {
        const Card *card = &c->cards[role][i];
        bool mine = automa ? card->automa : card->person;
        if (mine && !(against_automa && card->not_against_automa)) deck |= bit(i);
    }
    return deck;
}

static void prepare_decks(Table *t) {
    CursedState *s = t->s;
    bool possessed = cursed_is_possessed(s), rabid = cursed_is_rabid(s);
    s->spells.deck.cards = deck_for(t->c, ROLE_WIZARD, possessed, rabid);
    s->powers.deck.cards = deck_for(t->c, ROLE_MONSTER, rabid, possessed);
    if (!possessed) cursed_refill_hand(t, ROLE_WIZARD);
    if (!rabid) cursed_refill_hand(t, ROLE_MONSTER);
    if (possessed) cursed_possessed_lay_cards(t);
}

static void cursed_setup(const Box *box, const Setup *setup, State *state, EventLog *log) {
    Table t = {box->content, (CursedState *)state, log, CAUSE_NONE};
    seat_the_roles(t.s, setup);
    lay_out_components(t.c, t.s);
    place_guards(t.c, t.s);
    settle_villagers(&t);
    prepare_decks(&t);
    cursed_begin_day(&t); /* SC-2: the Wizard first */
    cursed_advance(&t);
}

/* ---- Play ------------------------------------------------------------------------------------ */

static void list_clock(const Content *c, const CursedState *s, OptionList *out) {
    if (s->head.due_ms == 0) return;
    offer(out, option_make(OPT_STEP, s->page, cursed_automa_card(c, s) + 1, 0));
}

#define LIST(KIND, list, ...)           QUESTION_CASE(KIND, list(c, s, out))
#define ANSWER(KIND, list, answer, ...) QUESTION_CASE(KIND, answer(&t, o))

static void cursed_options(const Box *box, const State *state, Seat seat, OptionList *out) {
    const CursedState *s = (const CursedState *)state;
    const Content *c = box->content;
    if (seat < SEATS_MAX) {
        switch ((Ask)state->asked[seat].kind) { CURSED_QUESTIONS(LIST) QUESTION_NONE }
    } else if (seat == SEAT_CLOCK) {
        list_clock(c, s, out);
    }
}

static void turn_page(Table *t) {
    if (t->s->turn == ROLE_WIZARD)
        cursed_possessed_page(t);
    else
        cursed_rabid_page(t);
}

static void cursed_apply(const Box *box, State *state, Seat seat, Option o, EventLog *log) {
    Table t = {box->content, (CursedState *)state, log, CAUSE_NONE};
    int asked = answered(state, seat);
    if (seat == SEAT_CLOCK) turn_page(&t);
    switch ((Ask)asked) { CURSED_QUESTIONS(ANSWER) QUESTION_NONE }
    if (!state->open) cursed_advance(&t); /* else the next question is already open */
}

/* ---- The end --------------------------------------------------------------------------------- */

/* SC-3, SC-4. During the game, the role further along its track leads. */
static void cursed_result(const Box *box, const State *state, Result *out) {
    const CursedState *s = (const CursedState *)state;
    const Content *c = box->content;
    int length = cursed_cure_length(c, s), steps = cursed_curse_top(c, s) - 1;
    int wizard = s->cure * steps, monster = (s->curse - 1) * length; /* as fractions */
    *out = (Result){0};
    for (int role = 0; role < ROLE_COUNT; role++) {
        Seat seat = s->seat_of[role];
        if (seat == SEAT_NONE) continue;
        int mine = role == ROLE_WIZARD ? wizard : monster;
        int other = role == ROLE_WIZARD ? monster : wizard;
        out->place[seat] = mine >= other ? 1 : 2;
        out->points[seat] = role == ROLE_WIZARD ? s->cure : s->curse;
    }
    if (!state->over) return;
    bool cured = s->cure == length;
    out->outcome = cured ? "wizard" : "monster";
    out->words = cured ? "The cure is complete: the Wizard wins."
                       : "The curse is complete: the Monster wins.";
}

static const uint8_t cursed_dice[] = {STEAL_SIDES, HOUSES, 0};

const Game so_youve_been_cursed_game = {
    .name = "so-youve-been-cursed",
    .title = "So, You've Been Cursed.",
    .version = 2,
    .pack_version = 2,
    .seats_min = 0,
    .seats_max = 2,
    .state_size = sizeof(CursedState),
    .load = cursed_load,
    .fields = cursed_fields,
    .check_setup = cursed_check_setup,
    .setup = cursed_setup,
    .arrange = cursed_arrange,
    .options = cursed_options,
    .apply = cursed_apply,
    .option_words = cursed_option_words,
    .result = cursed_result,
    .hide = cursed_hide,
    .guess = cursed_guess,
    .check = cursed_check,
    .dice = cursed_dice,
    .value = cursed_value,
    .usable = cursed_usable,
    .uses = cursed_uses,
    .event_uses = cursed_event_uses,
};
