/* Piles of bounties, and the monsters on the map. */
#ifndef FEW_AND_CURSED_BOUNTIES_H
#define FEW_AND_CURSED_BOUNTIES_H

#include "few_and_cursed/rules/table.h"

void few_reveal(Table *t, int pile);
/* Lays a monster that has not been seen on top of a pile, and its figure where it belongs. */
void few_bring_out(const Content *c, FewState *s, int pile, int monster);
void few_swap_in_monster(Table *t, int seat, int pile);
uint32_t few_open_piles(const FewState *s); /* with a Most Wanted on top, not a monster */
void few_let_go(Table *t, int seat, int pile); /* the top card leaves, the next comes up */
/* Takes an artifact's card and token, which may end the game (FC-101, FC-112). */
void few_collect(Table *t, int seat, int artifact, bool by_chance);
void few_look_at_tokens(Table *t); /* FC-101, ruling 68: rivals only */
/* FC-112, rulings 52, 69, 70: four artifacts, and in the same space as Crow Prime. */
bool few_won_by_arts(const Content *c, const FewState *s);
void few_look_at_arts(Table *t);
/* FC-115: in the Shadows all four figures are out at once (ruling 55). */
bool few_lost_to_figures(const FewState *s);
const Bounty *few_top(const Content *c, const FewState *s, int pile); /* NULL: empty */
/* FC-119: the Grit that the open bounties cost a team at the end of the round. */
int few_drain(const Content *c, const FewState *s);
int few_top_monster(const FewState *s, int pile); /* the monster on top, or -1 */
int few_below(const FewState *s, int pile);       /* cards below the open one */
uint32_t few_monster_spaces(const FewState *s);
/* FC-126, ruling 29: whether a rider who comes here has to fight. */
static inline bool few_must_fight_at(const FewState *s, int space) {
    return few_monster_spaces(s) & bit(space);
}
int few_figures(const FewState *s); /* how many monsters walk the map */
/* FC-102: steps that the nearest of them has to San Andreas; SPACES_MAX: none is out. */
int few_steps_to_town(const Content *c, const FewState *s);
/* Monster spaces that may be entered only to fight (FC-126). */
uint32_t few_closed_spaces(const Content *c, const FewState *s, int seat);
void few_move_monster(Table *t, int monster);
/* FC-127, ruling 73: the monsters of a space, other than the one fought (-1: none), that
 * move on since the rider entered it and has fought nothing there before. */
uint32_t few_provoked(const FewState *s, int space, int fought);
void few_monster_arrives(Table *t, int monster, int space);
void few_move_monsters(Table *t, Todo step);
uint32_t few_monster_ways(const Content *c, const FewState *s, int monster);
/* Where a monster on the map goes next, or -1 if there is a choice. */
int few_next_step(const Content *c, const FewState *s, int monster);
/* A terrain, or one named place (FC-77). */
static inline uint32_t few_place_spaces(const Content *c, const Place *p) {
    return p->named ? bit(p->at) : c->of_terrain[p->at];
}

#endif
