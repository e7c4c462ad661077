/*
 * The visible part of an event: dice that are thrown, villagers that come and are eaten,
 * ingredients that go into the cure, cards that are played. Like an event's words, it
 * depends only on the event and on who has which role.
 */
#include "so_youve_been_cursed/face/face.h"

static const char *piece_of(int eatable) {
    return eatable == SHEEP ? "sheep" : cursed_villager_piece[eatable];
}

/* SC-24, SC-97 and cards: the die points at a house. A number of 0: none was thrown. */
static void die_points(int number, int house, bool good, Moments *out) {
    if (number)
        moment_add(out, (Moment){.kind = MOMENT_ROLL,
                                 .at = ref_space(house),
                                 .dice = {number},
                                 .die_count = 1,
                                 .die = "d20",
                                 .good = good});
}

/* SC-42: more than the coins declared; of two dice, the lower counts. */
static void throw_to_steal(int low, int high, int need, Moments *out) {
    moment_add(out, (Moment){.kind = MOMENT_ROLL,
                             .dice = {low, high},
                             .die_count = high ? 2 : 1,
                             .die = "d6",
                             .need = need,
                             .good = low >= need});
}

/* Into a pouch from where the Wizard stands, or out of one into the cure. */
static void ingredient(const Content *c, int wizard, int which, int count, bool mixed,
                       Moments *out) {
    Ref from = mixed ? ref_zone("pouches") : (Ref){REF_NONE, 0, NULL};
    moment_put(out, MOMENT_PUT, from, ref_zone(mixed ? "cure_path" : "pouches"), wizard,
               c->ingredient_id[which], count);
}

/* A card that stays lies in front of a role; any other, and one that is used up, ends on its
 * own discard pile. */
static void card_of_deck(const Content *c, const CursedState *s, Role deck, const Event *e,
                         Moments *out) {
    int card = e->arg[0];
    const Card *face = &c->cards[deck][card];
    bool stays = face->type != TYPE_NOW && e->kind != EV_USED;
    Role side = stays ? face->before : deck;
    const char *front = side == ROLE_WIZARD ? "before_wizard" : "before_monster";
    const char *discard = deck == ROLE_WIZARD ? "spell_discard" : "power_discard";
    moment_card(out, cursed_card_ref(deck, card), stays ? front : discard,
                cursed_owner(s, side));
}

void cursed_event_moments(const Box *box, const State *state, const Event *e,
                          Moments *out) {
    const CursedState *s = (const CursedState *)state;
    const Content *c = box->content;
    int wizard = cursed_owner(s, ROLE_WIZARD), monster = cursed_owner(s, ROLE_MONSTER);
    const int16_t *arg = e->arg;
    switch (e->kind) {
    case EV_DAY: moment_begins(out, MOMENT_DAY, arg[0]); break;
    case EV_NIGHT: moment_begins(out, MOMENT_NIGHT, arg[0]); break;
    case EV_THREW: throw_to_steal(arg[0], arg[1], arg[2], out); break;
    case EV_JUMPED: die_points(arg[1], arg[0], true, out); break;
    case EV_TASTED: die_points(arg[0], arg[0] - 1, arg[1], out); break;
    case EV_ARRIVED:
        die_points(arg[2], arg[1], true, out);
        moment_put(out, MOMENT_PUT, ref_zone("bag"), ref_space(arg[1]), OWNER_TABLE,
                   piece_of(arg[0]), 1);
        break;
    case EV_VILLAGER_MOVED:
        moment_put(out, MOMENT_PUT, ref_space(arg[1]), ref_space(arg[2]), OWNER_TABLE,
                   piece_of(arg[0]), 1);
        break;
    case EV_ATE:
        moment_put(out, MOMENT_EATEN,
                   ref_space(arg[0] == SHEEP ? PASTURE_SPACE + arg[1] : arg[1]),
                   ref_zone("stomach"), monster, piece_of(arg[0]), 1);
        break;
    case EV_BOUGHT: ingredient(c, wizard, arg[0], arg[1], false, out); break;
    case EV_GAINED: ingredient(c, wizard, arg[0], 1, false, out); break;
    case EV_MIXED: ingredient(c, wizard, arg[0], 1, true, out); break;
    case EV_CAST: card_of_deck(c, s, ROLE_WIZARD, e, out); break;
    case EV_PLAYED:
    case EV_USED: card_of_deck(c, s, ROLE_MONSTER, e, out); break;
    case EV_ORDER_USED: moment_card(out, RABID_REF + arg[0], "order_row", monster); break;
    case EV_PLAN_USED: moment_card(out, POSSESSED_REF + arg[0], "plan", wizard); break;
    default: break;
    }
}

const PhraseRow cursed_events[EV_COUNT] = {CURSED_EVENTS(EVENT_ROW)};
