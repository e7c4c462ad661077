/*
 * The visible part of an event: dice that are thrown, villagers that come and are eaten,
 * ingredients that go into the cure, cards that are played; and a few words on what may
 * decide a match. Like an event's words, both depend only on it and on who has which role.
 */
#include "so_youve_been_cursed/face/face.h"

static void set_eatable(Moment *m, int what) {
    moment_piece(m, "", what == SHEEP ? "sheep" : cursed_villager_piece[what]);
}

/* ---- Dice ------------------------------------------------------------------------- */

/* SC-24, SC-97 and cards: the die points at a house. */
static Moment die_points(int number, int house, bool good) {
    return (Moment){.kind = MOMENT_ROLL,
                    .at = ref_space(house),
                    .dice = {number},
                    .die_count = 1,
                    .die = "d20",
                    .good = good};
}

/* SC-42: more than the coins declared; of two dice, the lower counts. */
static Moment throw_to_steal(const Event *e) {
    int low = e->arg[0], high = e->arg[1], need = e->arg[2];
    return (Moment){.kind = MOMENT_ROLL,
                    .dice = {low, high},
                    .die_count = high ? 2 : 1,
                    .die = "d6",
                    .need = need,
                    .good = low >= need};
}

/* ---- Things that go somewhere ----------------------------------------------------- */

static Moment arrival(const Event *e) {
    Moment m = {.kind = MOMENT_PUT,
                .at = ref_zone("bag"),
                .to = ref_space(e->arg[1]),
                .owner = OWNER_TABLE,
                .number = 1};
    set_eatable(&m, e->arg[0]);
    return m;
}

static Moment removal(const Event *e) {
    Moment m = {.kind = MOMENT_PUT,
                .at = ref_space(e->arg[1]),
                .to = ref_space(e->arg[2]),
                .owner = OWNER_TABLE,
                .number = 1};
    set_eatable(&m, e->arg[0]);
    return m;
}

static Moment meal(const CursedState *s, const Event *e) {
    int place = e->arg[0] == SHEEP ? PASTURE_SPACE + e->arg[1] : e->arg[1];
    Moment m = {.kind = MOMENT_EATEN,
                .at = ref_space(place),
                .to = ref_zone("stomach"),
                .owner = cursed_owner(s, ROLE_MONSTER),
                .number = 1};
    set_eatable(&m, e->arg[0]);
    return m;
}

/* Into a pouch from where the Wizard stands, or out of one into the cure. */
static Moment ingredient(const Content *c, const CursedState *s, int which, int count,
                         bool mixed) {
    Moment m = {.kind = MOMENT_PUT,
                .to = ref_zone(mixed ? "cure_path" : "pouches"),
                .owner = cursed_owner(s, ROLE_WIZARD),
                .number = count};
    if (mixed) m.at = ref_zone("pouches");
    moment_piece(&m, "", c->ingredient_id[which]);
    return m;
}

/* ---- Cards ------------------------------------------------------------------------ */

/* A card that stays lies before a role; any other, and one that is used up, ends on its
 * own discard pile. */
static Moment card_of_deck(const Content *c, const CursedState *s, Role deck,
                           const Event *e) {
    int card = e->arg[0];
    bool spell = deck == ROLE_WIZARD;
    const Card *face = spell ? &c->spells[card] : &c->powers[card];
    bool stays = face->type != TYPE_NOW && e->kind != EV_USED;
    Role side = stays ? face->before : deck;
    const char *front = side == ROLE_WIZARD ? "before_wizard" : "before_monster";
    return (Moment){.kind = MOMENT_CARD,
                    .card = ref_card(spell ? card : POWER_REF + card),
                    .to = ref_zone(stays   ? front
                                   : spell ? "spell_discard"
                                           : "power_discard"),
                    .owner = cursed_owner(s, side)};
}

static Moment card_of_automa(const CursedState *s, Role role, int ref) {
    return (Moment){.kind = MOMENT_CARD,
                    .card = ref_card(ref),
                    .to = ref_zone(role == ROLE_WIZARD ? "plan" : "order_row"),
                    .owner = cursed_owner(s, role)};
}

/* ---- All of them ------------------------------------------------------------------ */

static void dice_of(const Event *e, Moments *out) {
    switch (e->kind) {
    case EV_THREW: moment_add(out, throw_to_steal(e)); break;
    case EV_ARRIVED:
        if (e->arg[2]) moment_add(out, die_points(e->arg[2], e->arg[1], true));
        break;
    case EV_JUMPED:
        if (e->arg[1]) moment_add(out, die_points(e->arg[1], e->arg[0], true));
        break;
    case EV_TASTED: moment_add(out, die_points(e->arg[0], e->arg[0] - 1, e->arg[1])); break;
    default: break;
    }
}

static void cards_of(const Content *c, const CursedState *s, const Event *e, Moments *out) {
    int card = e->arg[0];
    switch (e->kind) {
    case EV_CAST: moment_add(out, card_of_deck(c, s, ROLE_WIZARD, e)); break;
    case EV_PLAYED:
    case EV_USED: moment_add(out, card_of_deck(c, s, ROLE_MONSTER, e)); break;
    case EV_ORDER_USED:
        moment_add(out, card_of_automa(s, ROLE_MONSTER, RABID_REF + card));
        break;
    case EV_PLAN_USED:
        moment_add(out, card_of_automa(s, ROLE_WIZARD, POSSESSED_REF + card));
        break;
    default: break;
    }
}

void cursed_event_moments(const Box *box, const State *state, const Event *e,
                          Moments *out) {
    const CursedState *s = (const CursedState *)state;
    const Content *c = box->content;
    dice_of(e, out);
    cards_of(c, s, e, out);
    switch (e->kind) {
    case EV_DAY: moment_add(out, (Moment){.kind = MOMENT_DAY, .number = e->arg[0]}); break;
    case EV_NIGHT:
        moment_add(out, (Moment){.kind = MOMENT_NIGHT, .number = e->arg[0]});
        break;
    case EV_ARRIVED: moment_add(out, arrival(e)); break;
    case EV_VILLAGER_MOVED: moment_add(out, removal(e)); break;
    case EV_ATE: moment_add(out, meal(s, e)); break;
    case EV_BOUGHT: moment_add(out, ingredient(c, s, e->arg[0], e->arg[1], false)); break;
    case EV_GAINED: moment_add(out, ingredient(c, s, e->arg[0], 1, false)); break;
    case EV_MIXED: moment_add(out, ingredient(c, s, e->arg[0], 1, true)); break;
    default: break;
    }
}

/* ---- What may turn a match ---------------------------------------------------------- */

static const char *const briefs[EV_COUNT] = {
    [EV_CAST] = "{card 0} cast",
    [EV_PLAYED] = "{power 0} played",
    [EV_USED] = "{power 0} used",
    [EV_NOTICED] = "seen at {space 2}",
    [EV_STOLE] = "{coins 0} stolen",
    [EV_MIXED] = "{ingredient 0} mixed",
    [EV_BOUGHT] = "{ingredient 0} bought",
    [EV_ATE] = "{kind 0} eaten",
    [EV_DIGESTED] = "{villagers 0} digested",
    [EV_CURSE] = "Curse {number 1}",
    [EV_CURE] = "Cure {number 1}",
    [EV_QUIET] = "a Quiet Night",
};

void cursed_event_brief(const Box *box, const State *s, const Event *e, Seat viewer,
                        Text *out) {
    if (!briefs[e->kind]) return;
    Phrase p = phrase_of_event(&cursed_holes, box, s, e, viewer);
    phrase_sentence(&p, briefs[e->kind], out);
}
