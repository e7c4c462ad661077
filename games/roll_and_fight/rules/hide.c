/* What can never be true. Nothing is secret here but the dice to come, which the engine hides. */
#include "roll_and_fight/roll_and_fight.h"
#include "roll_and_fight/rules/flow.h"

void roll_hide(const Box *box, State *s, Seat viewer) {
    (void)box, (void)s, (void)viewer;
}

void roll_guess(const Box *box, State *s, Seat viewer, Rng *rng) {
    (void)box, (void)s, (void)viewer, (void)rng;
}

static const char *check_minions(const Content *c, const Player *p) {
    for (int room = 0; room < ROOMS_MAX; room++) {
        if (room >= den_of(c, p)->room_count && p->alive[room])
            return "A minion stands outside the den.";
        for (int kind = 0; kind < KINDS; kind++)
            if (active(p, room, kind) < 0) return "More minions are evaded than there are.";
        if (in_room(p->alive, room, DOTS) > in_room(p->alive, room, TOUGH))
            return "More Tough Guys are damaged than there are.";
        if (p->loot_left[room] > den_of(c, p)->room[room].loot)
            return "A room has more loot than was printed.";
    }
    return NULL;
}

static const char *check_abilities(const Content *c, const Player *p) {
    int dice = 0;
    Player fresh = *p;
    for (int i = 0; i < ABILITIES; i++) {
        dice += p->sets[i] * hero_of(c, p)->ability[i].dice_count;
        if (p->sets[i] && !(p->owned >> i & 1))
            return "Dice lie on an ability that is not there.";
        if (p->doubles[i] > p->sets[i])
            return "More sets have a Double Knife than there are.";
    }
    if (dice > p->set_dice) return "More dice are set than were taken.";
    if ((p->recon | p->half) & ~p->owned)
        return "An ability that is not there is reconned.";
    if (bits_count(p->owned >> BASICS) > 4)
        return "There are more than four bought abilities.";
    for (int i = 0; i < ITEMS; i++)
        if (p->charges[i] > CHARGES || p->spent[i] > p->charges[i])
            return "An item has been used more often than charged.";
    roll_sum_rules(c, &fresh);
    return memcmp(fresh.rule, p->rule, sizeof p->rule) ? "The rules in force do not add up."
                                                       : NULL;
}

static const char *check_tracks(const Content *c, const Player *p) {
    if (p->open < base_health(c, p) || p->open > most_health(c, p))
        return "The Health Track is too short or too long.";
    if (p->wounds + p->health_dice > p->open) return "There are more Wounds than spaces.";
    if (p->training > TRAINING_MAX || p->paid > p->training)
        return "More Experience is spent than gained.";
    if (p->loot > LOOT_MAX) return "The Loot Track has no such space.";
    if (p->boss_hurt > boss_of(c, p)->health) return "The Boss has taken more than it can.";
    if (p->objectives >> den_of(c, p)->objective_count)
        return "There is no such objective.";
    if (!(p->visited >> p->at & 1)) return "The hero's room is not Visited.";
    return NULL;
}

const char *roll_check_player(const Content *c, const Player *p) {
    const char *wrong = check_abilities(c, p);
    if (wrong || p->side) return wrong; /* before a side is chosen there is no den */
    wrong = check_tracks(c, p);
    return wrong ? wrong : check_minions(c, p);
}

static int dice_with(const Player *p) {
    return dice_total(p->hand) + p->set_dice + p->health_dice;
}

const char *roll_check(const Box *box, const State *head) {
    const RollState *s = (const RollState *)head;
    int dice = s->pool, open = 0;
    for (int seat = 0; seat < head->seat_count; seat++) {
        const Player *p = &s->player[seat];
        const char *wrong = roll_check_player(box->content, p);
        if (wrong) return wrong;
        if (dice_total(p->hand) > dice_limit(p))
            return "A hand holds more dice than it may.";
        dice += dice_with(p);
        open += head->asked[seat].kind != ASK_NOTHING;
        if (p->dead && head->asked[seat].kind) return "A dead player is asked.";
    }
    if (dice != s->dice) return "Dice were lost or found.";
    if (!head->over && !open) return "Nobody is asked.";
    return NULL;
}
