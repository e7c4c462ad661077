/*
 * Ingredients without room: throwing back (SC-34), gains into full pouches
 * (ruling 13), and what lay on Box of Holding when it went (ruling 57).
 */
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/rules/wizard.h"

void cursed_list_held(const Content *c, const CursedState *s, OptionList *out) {
    (void)c;
    for (int i = 0; i < KINDS; i++) {
        if (s->pouch[i]) offer(out, option_make(OPT_DROP, i, 0, 0));
    }
}

void cursed_throw_back(Table *t, int ingredient) {
    cursed_return_ingredient(t, (Ingredient)ingredient);
    cursed_tell(t, EV_DROPPED, ROLE_WIZARD, ingredient, 0, 0);
}

/* ---- Gains (rulings 13 and 14) ------------------------------------------------------ */

/* What is still to be gained is kept in `picked` and `scope`. */
static uint32_t to_gain(const CursedState *s) {
    return (bit(s->picked) | bit(s->scope)) >> 1;
}

static void take(Table *t, uint8_t *waiting) {
    int ingredient = *waiting - 1;
    *waiting = 0;
    cursed_take_ingredient(t, (Ingredient)ingredient);
    cursed_tell(t, EV_GAINED, ROLE_WIZARD, ingredient, 0, 0);
}

/* All of it if it fits; otherwise the Wizard picks, makes room, or leaves it. */
static void go_on(Table *t) {
    CursedState *s = t->s;
    if (!!s->picked + !!s->scope > cursed_pouch_room(s)) {
        cursed_ask(t, ROLE_WIZARD, ASK_GAIN, 0);
        return;
    }
    if (s->picked) take(t, &s->picked);
    if (s->scope) take(t, &s->scope);
}

void cursed_gain(Table *t, int a, int b) {
    CursedState *s = t->s;
    int of_b = s->supply[b] - (a == b);
    s->picked = (uint8_t)(s->supply[a] > 0 ? 1 + a : 0);
    s->scope = (uint8_t)(of_b > 0 ? 1 + b : 0);
    go_on(t);
}

void cursed_list_gain(const Content *c, const CursedState *s, OptionList *out) {
    uint32_t kinds = to_gain(s);
    Lack lack = cursed_room_lack(cursed_pouch_room(s), 1);
    while (kinds)
        cursed_offer_unless(out, option_make(OPT_GAIN, bits_take(&kinds), 0, 0), lack);
    cursed_list_held(c, s, out);
    offer(out, option_make(OPT_GAIN_LEAVE, 0, 0, 0));
}

void cursed_answer_gain(Table *t, Option o) {
    CursedState *s = t->s;
    switch (o.verb) {
    case OPT_GAIN: take(t, s->picked == o.arg[0] + 1 ? &s->picked : &s->scope); break;
    case OPT_DROP: cursed_throw_back(t, o.arg[0]); break;
    case OPT_GAIN_LEAVE: s->picked = s->scope = 0; break;
    default: REQUIRE(!"an answer to a gain");
    }
    go_on(t);
}

/* ---- Box of Holding (ruling 57) ----------------------------------------------------- */

bool cursed_holds_too_much(const CursedState *s) {
    Seat seat = s->seat_of[ROLE_WIZARD];
    return seat != SEAT_NONE && s->head.asked[seat].kind == ASK_BOX;
}

static void leave_box(Table *t, int ingredient) {
    t->s->boxed = 0;
    cursed_throw_back(t, ingredient);
}

/* What lay on the Box goes to a free pouch; if none, the Wizard says which goes back. */
void cursed_empty_box(Table *t) {
    CursedState *s = t->s;
    if (!s->boxed || cursed_rule_of(s, VERB_HOLD)) return; /* another card went */
    int on_it = s->boxed - 1;
    if (cursed_pouch_room(s) >= 0)
        s->boxed = 0;
    else if (s->pouch[on_it] == cursed_held(s))
        leave_box(t, on_it);
    else
        cursed_ask(t, ROLE_WIZARD, ASK_BOX, on_it);
}

void cursed_answer_box(Table *t, Option o) {
    leave_box(t, o.arg[0]);
}
