/*
 * Bounties: the four piles of Most Wanted with a monster below each, the monsters that come
 * for San Andreas (FC-79, FC-82, FC-94 to FC-99, FC-127), and artifacts that are collected.
 *
 * Piles are face down, so only their sizes are kept; the card that is turned up is drawn
 * only then. pile_top is the open card: 1 + Most Wanted, or MOST_WANTED_MAX + 1 + monster.
 */
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/flow.h"
#include "few_and_cursed/rules/hand.h"
#include "few_and_cursed/rules/riders.h"

int few_top_monster(const FewState *s, int pile) {
    return s->pile_top[pile] > MOST_WANTED_MAX ? s->pile_top[pile] - MOST_WANTED_MAX - 1
                                               : -1;
}

const Bounty *few_top(const Content *c, const FewState *s, int pile) {
    int monster = few_top_monster(s, pile);
    if (monster >= 0) return &c->monsters[monster];
    return s->pile_top[pile] ? &c->most_wanted[s->pile_top[pile] - 1] : NULL;
}

int few_drain(const Content *c, const FewState *s) {
    int grit = 0;
    for (int p = 0; p < PILES; p++) {
        const Bounty *top = few_top(c, s, p);
        if (top) grit += top->grit;
    }
    return grit;
}

int few_figures(const FewState *s) {
    return bits_count(count_kinds(s->monster_at, MONSTERS));
}

int few_steps_to_town(const Content *c, const FewState *s) {
    int nearest = SPACES_MAX;
    for (int m = 0; m < MONSTERS; m++) {
        if (s->monster_at[m])
            nearest = min_int(nearest, c->home_distance[s->monster_at[m] - 1]);
    }
    return nearest;
}

int few_below(const FewState *s, int pile) {
    return s->pile_left[pile] + (s->pile_monster[pile] != 0) + (s->pile_bottom[pile] != 0);
}

/* ---- Turning up ------------------------------------------------------------------ */

bool few_lost_to_figures(const FewState *s) {
    return s->mode == MODE_SHADOWS && few_figures(s) == MONSTERS;
}

void few_bring_out(const Content *c, FewState *s, int pile, int monster) {
    s->pile_top[pile] = (uint8_t)(MOST_WANTED_MAX + 1 + monster);
    s->pile_monster[pile] = 0;
    s->monsters_left = (uint8_t)(s->monsters_left & ~bit(monster));
    s->appeared = (uint8_t)(s->appeared | bit(monster));
    s->monster_at[monster] = (uint8_t)(1 + c->monsters[monster].place.at);
    s->monster_order[s->monster_count++] = (uint8_t)(1 + monster);
}

/* FC-82: the figure is placed at once. */
static void place_monster(Table *t, int pile, int monster) {
    few_bring_out(t->c, t->s, pile, monster);
    few_tell(t, EV_REVEALED, -1, pile, t->s->pile_top[pile], 0);
    few_look_at_arts(t);
    if (few_lost_to_figures(t->s)) few_end_game(t, CAUSE_FIGURES, false);
}

static int draw_monster(FewState *s) {
    return deck32_pick(s->monsters_left, &s->monster_top, &s->head.rng);
}

static int draw_bounty(FewState *s) {
    int card = deck32_pick(s->bounties, &s->bounty_top, &s->head.rng);
    s->bounties = (uint16_t)(s->bounties & ~bit(card));
    return card;
}

/* FC-15, FC-79: the next card; the monster is below the others; ruling 36: then nothing.
 * Ruling 34: the card that a monster replaced is at the very bottom. */
void few_reveal(Table *t, int pile) {
    FewState *s = t->s;
    if (s->pile_left[pile]) {
        count_take(&s->pile_left[pile], 1);
        s->pile_top[pile] = (uint8_t)(1 + draw_bounty(s));
        few_tell(t, EV_REVEALED, -1, pile, s->pile_top[pile], 0);
    } else if (s->pile_monster[pile]) {
        place_monster(t, pile, draw_monster(s));
    } else {
        s->pile_top[pile] = s->pile_bottom[pile];
        s->pile_bottom[pile] = 0;
        few_tell(t, EV_REVEALED, -1, pile, s->pile_top[pile], 0);
    }
}

uint32_t few_open_piles(const FewState *s) {
    uint32_t piles = 0;
    for (int p = 0; p < PILES; p++) {
        if (s->pile_top[p] && few_top_monster(s, p) < 0) piles |= bit(p);
    }
    return piles;
}

void few_let_go(Table *t, int seat, int pile) {
    FewState *s = t->s;
    few_tell(t, EV_GAVE_UP, seat, pile, s->pile_top[pile] - 1, 0);
    few_reveal(t, pile);
}

/* FC-99, ruling 34. */
void few_swap_in_monster(Table *t, int seat, int pile) {
    FewState *s = t->s;
    few_tell(t, EV_TRIGGER, seat, pile, TRIGGER_GRIT, 0);
    s->pile_bottom[pile] = s->pile_top[pile];
    place_monster(t, pile, draw_monster(s));
}

/* ---- Monsters on the board ------------------------------------------------------- */

uint32_t few_monster_spaces(const FewState *s) {
    uint32_t spaces = 0;
    for (int m = 0; m < MONSTERS; m++) {
        if (s->monster_at[m]) spaces |= bit(s->monster_at[m] - 1);
    }
    return spaces;
}

/* FC-112: whether the rider has what The Dark Arts ask for. */
static bool has_arts(const FewState *s, const Rider *r) {
    return s->mode == MODE_ARTS && bits_count(r->artifacts) >= ARTIFACTS_TO_HOLD;
}

/* Ruling 52: a rider who has them may simply go to Crow Prime. */
uint32_t few_closed_spaces(const Content *c, const FewState *s, int seat) {
    uint32_t closed = few_monster_spaces(s);
    int crow = s->monster_at[c->crow_prime];
    return crow && has_arts(s, &s->rider[seat]) ? closed & ~bit(crow - 1) : closed;
}

static uint32_t rider_spaces(const FewState *s) {
    uint32_t spaces = 0;
    for (int seat = 0; seat < s->seats; seat++) spaces |= bit(s->rider[seat].at);
    return spaces;
}

/* FC-95, ruling 31: a shortest way home. FC-96: in a tie, a space with a rider. */
uint32_t few_monster_ways(const Content *c, const FewState *s, int monster) {
    uint32_t ways = c->home_ways[s->monster_at[monster] - 1];
    uint32_t met = ways & rider_spaces(s);
    return met ? met : ways;
}

/* FC-97, FC-102, rulings 30, 32, 33, 69. */
void few_monster_arrives(Table *t, int monster, int space) {
    FewState *s = t->s;
    few_tell(t, EV_MONSTER, -1, monster, s->monster_at[monster] - 1, space);
    s->monster_at[monster] = (uint8_t)(space + 1);
    if (space == TOWN) {
        if (s->mode == MODE_RIVALS)
            few_end_rivalry(t, CAUSE_TOWN, false);
        else
            few_end_game(t, CAUSE_TOWN, false);
        return;
    }
    few_look_at_arts(t);
    for (int seat = s->seats - 1; seat >= 0 && !s->head.over; seat--) {
        if (s->rider[seat].at == space) few_change_health(t, seat, -1);
    }
}

int few_next_step(const Content *c, const FewState *s, int monster) {
    uint32_t ways = few_monster_ways(c, s, monster);
    return bits_count(ways) == 1 ? bits_first(ways) : -1;
}

/* One space towards San Andreas; if there is still a tie, the first player decides. */
void few_move_monster(Table *t, int monster) {
    FewState *s = t->s;
    if (!s->monster_at[monster]) return;
    int to = few_next_step(t->c, s, monster);
    if (to >= 0)
        few_monster_arrives(t, monster, to);
    else
        ask(&s->head, s->first, ASK_MONSTER, monster);
}

uint32_t few_provoked(const FewState *s, int space, int fought) {
    uint32_t provoked = 0;
    for (int m = 0; m < MONSTERS && s->must_fight; m++)
        if (s->monster_at[m] == space + 1 && m != fought) provoked |= bit(m);
    return provoked;
}

/* FC-94, ruling 33: in order of appearance, each with all its consequences. */
void few_move_monsters(Table *t, Todo step) {
    FewState *s = t->s;
    if (step.a >= s->monster_count) return;
    todo_push(&s->todo, STEP_MONSTERS, step.a + 1, 0, 0);
    few_move_monster(t, s->monster_order[step.a] - 1);
}

/* ---- What ends games ------------------------------------------------------------- */

bool few_won_by_arts(const Content *c, const FewState *s) {
    const Rider *r = &s->rider[0];
    return has_arts(s, r) && s->monster_at[c->crow_prime] == r->at + 1;
}

void few_look_at_arts(Table *t) {
    if (few_won_by_arts(t->c, t->s)) few_end_game(t, CAUSE_ARTS, true);
}

void few_look_at_tokens(Table *t) {
    FewState *s = t->s;
    if (s->artifacts || s->mode != MODE_RIVALS || s->ending) return;
    s->ending = CAUSE_ARTIFACTS;
    few_tell(t, EV_ENDING, -1, CAUSE_ARTIFACTS, 0, 0);
}

void few_collect(Table *t, int seat, int artifact, bool by_chance) {
    Rider *r = few_rider(t, seat);
    t->s->artifacts = (uint16_t)(t->s->artifacts & ~bit(artifact));
    r->artifacts = (uint16_t)(r->artifacts | bit(artifact));
    few_take_to_hand(t, seat, t->c->artifact_card[artifact], true);
    few_tell(t, EV_RECOVERED, seat, artifact, by_chance, 0);
    few_look_at_tokens(t);
    few_look_at_arts(t);
}
