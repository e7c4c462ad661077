/* What the game calls impossible: a state that is broken in one place is found out. */
#include "roll_desk.h"

typedef void (*Break)(RollState *s);

static void loses_a_die(RollState *s) {
    s->pool--;
}

static void asks_nobody(RollState *s) {
    for (int seat = 0; seat < 2; seat++) s->head.asked[seat].kind = ASK_NOTHING;
}

static void bends_a_rule(RollState *s) {
    s->player[0].rule[RULE_ARMOUR]++;
}

/* Pier Nine has a room less than the largest den. */
static void stands_outside(RollState *s) {
    s->player[1].alive[11] = 1;
}

static void evades_nobody(RollState *s) {
    s->player[0].evaded[0] = 3;
}

static void wounds_too_much(RollState *s) {
    s->player[0].wounds = s->player[0].health_dice = 2;
    s->pool = (uint8_t)(s->pool - 2);
}

static void sets_without_dice(RollState *s) {
    s->player[0].sets[0] = 1;
}

Test(roll_laws, a_broken_state_is_found_out) {
    static const struct {
        Break change;
        const char *says;
    } rows[] = {
        {loses_a_die, "Dice were lost or found."},
        {asks_nobody, "Nobody is asked."},
        {bends_a_rule, "The rules in force do not add up."},
        {stands_outside, "A minion stands outside the den."},
        {evades_nobody, "More minions are evaded than there are."},
        {wounds_too_much, "There are more Wounds than spaces."},
        {sets_without_dice, "More dice are set than were taken."},
    };
    Desk d = race("");
    const Box *box = &d.box->box;
    RollState s = *state_at(&d);
    cr_assert_null(box->game->check(box, &s.head));
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        s = *state_at(&d);
        rows[i].change(&s);
        const char *wrong = box->game->check(box, &s.head);
        cr_assert_not_null(wrong, "%s", rows[i].says);
        cr_expect_str_eq(wrong, rows[i].says);
    }
    desk_close(&d);
}
