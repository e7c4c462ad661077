/* The Resolution Phase in its order (VF-78 to VF-86): loot, wounds, abilities marked for it, a
 * Beating, and everything back to its place. */
#include "roll_and_fight/rules/fight.h"
#include "roll_and_fight/rules/flashback.h"
#include "roll_and_fight/rules/flow.h"
#include "roll_and_fight/rules/resolution.h"

enum { BEATINGS_TO_DIE = 2 };

/* ---- Loot --------------------------------------------------------------------------------------- */

/* VF-78, VF-79 */
static int icons_within_reach(const Content *c, const Player *p) {
    int icons = 0;
    for (int room = 0; room < den_of(c, p)->room_count; room++)
        if (p->visited >> room & 1 && roll_is_cleared(p, room)) icons += p->loot_left[room];
    return icons;
}

void roll_list_loot(const Content *c, const RollState *s, Seat seat, OptionList *out) {
    roll_list_actions(c, s, seat, out);
    offer(out, option_make(OPT_DONE, 0, 0, 0));
}

static void loot_on(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    if (p->icons && roll_can_act(t->c, t->s, p)) {
        roll_ask(t, seat, ASK_LOOT, p->icons);
        return;
    }
    p->stage = STAGE_RESOLVES;
    int wounds = roll_threat(t->c, p);
    roll_wound(t, seat, wounds, HARM_ENEMIES);
    roll_resolve_on(t, seat);
}

void roll_answer_loot(Table *t, Seat seat, Option o) {
    Player *p = &t->s->player[seat];
    if (o.verb == OPT_DONE) {
        p->icons = 0;
    } else {
        roll_do_action(t, seat, o);
        roll_check_objectives(t, seat);
    }
    loot_on(t, seat);
}

void roll_begin_resolution(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    p->stage = STAGE_LOOTS;
    p->icons = (uint8_t)icons_within_reach(t->c, p);
    loot_on(t, seat);
}

/* ---- Wounds -------------------------------------------------------------------------------------- */

/* VF-81 */
int roll_threat(const Content *c, const Player *p) {
    const Den *den = den_of(c, p);
    uint32_t doors = den->room[p->at].doors;
    int wounds = active(p, p->at, HENCHMAN) + active(p, p->at, GUNMAN);
    bool boss_near = p->at == den->boss || (p->rule[RULE_REACH] && doors >> den->boss & 1);
    for (uint32_t left = doors; left;) wounds += active(p, bits_take(&left), GUNMAN);
    if (boss_near && boss_lives(c, p)) wounds++;
    return max_int(0, wounds - p->rule[RULE_DUCK]);
}

/* ---- The end of the round ---------------------------------------------------------------------------- */

/* VF-83 to VF-85 */
static void check_health(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    if (!roll_is_beaten(p, 0)) return;
    p->wounds = 0;
    p->open = (uint8_t)base_health(t->c, p);
    p->beatings++;
    tell(t, EV_BEATEN, seat, p->beatings, 0, 0);
    if (p->beatings < BEATINGS_TO_DIE) return;
    p->dead = 1;
    tell(t, EV_DIED, seat, 0, 0, 0);
}

/* Ruling 2: all dice return, once icons are fresh again. */
static void return_dice(RollState *s, Player *p) {
    s->pool = (uint8_t)(s->pool + p->set_dice);
    p->set_dice = 0;
    p->used = 0;
    memset(p->sets, 0, sizeof p->sets);
    memset(p->doubles, 0, sizeof p->doubles);
}

static void boss_recovers(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    const Den *den = den_of(t->c, p);
    if (!boss_lives(t->c, p)) return;
    if (p->rule[RULE_MENDS] && !p->boss_taken && p->boss_hurt) {
        p->boss_hurt--;
        tell(t, EV_MENDED, seat, p->boss_hurt, 0, 0);
    }
    if (p->rule[RULE_CALLS] && !in_room(p->alive, den->boss, GRUNT)) {
        roll_change_room(p->alive, den->boss, GRUNT, 1);
        tell(t, EV_CALLED, seat, den->boss, 0, 0);
    }
}

static void end_round(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    check_health(t, seat);
    return_dice(t->s, p);
    boss_recovers(t, seat);
    memset(p->evaded, 0, sizeof p->evaded); /* VF-86 */
    p->touched |= p->fell;
    p->fell = 0;
    p->stage = STAGE_WAITS;
}

/* VF-82 */
void roll_resolve_on(Table *t, int seat) {
    Player *p = &t->s->player[seat];
    bool more = false;
    for (int i = 0; i < ABILITIES && p->stage == STAGE_RESOLVES; i++)
        more |= roll_can_use(t->c, p, i);
    if (more)
        roll_ask(t, seat, ASK_FIGHT, p->stage);
    else
        end_round(t, seat);
}
