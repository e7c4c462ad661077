/* What riders are and have: abilities, tracks, Grit, wounds. */
#ifndef FEW_AND_CURSED_RIDERS_H
#define FEW_AND_CURSED_RIDERS_H

#include "few_and_cursed/rules/table.h"

static inline const CharacterSide *few_side(const Content *c, const Rider *r) {
    return &c->characters[r->character].side[r->cursed];
}

/* Whether an ability or drawback applies, from the Character card or an item. */
static inline bool few_has(const Content *c, const Rider *r, Special special) {
    return c->special_of[r->character][r->cursed] == special ||
           (r->items & c->items_with[special]);
}

/* FC-26, ruling 8: from the Threshold on the Character card shows its Cursed side. */
static inline bool few_is_cursed(const Rider *r) {
    return r->curse >= r->threshold;
}

/* FC-90. */
static inline int few_hand_size(const Content *c, const Rider *r) {
    return HAND_SIZE + few_has(c, r, SPECIAL_BIG_HAND) - few_has(c, r, SPECIAL_SMALL_HAND);
}

/* FC-90: how many cards a rider who holds `held` draws in Cleanup. */
static inline int few_cards_to_draw(const Content *c, const Rider *r, int held) {
    return max_int(0, few_hand_size(c, r) - held);
}

/* FC-91, FC-93: the deck is reshuffled to draw them, and its rider returns. */
static inline bool few_is_deck_short(const Rider *r, int drawn) {
    return bits192_count(&r->deck.cards) < drawn;
}

/* A Most Wanted or a monster in a score area. */
static inline uint32_t few_trophy(TargetKind kind, int number) {
    return bit(kind == TARGET_MONSTER ? MOST_WANTED_MAX + number : number);
}

/* FC-106, ruling 27: monsters count among the Most Wanted beaten. */
static inline int few_beaten(const Rider *r) {
    return bits_count(r->beaten);
}

/* How many of them are monsters. */
static inline int few_monsters_beaten(const Rider *r) {
    return bits_count((uint32_t)r->beaten >> MOST_WANTED_MAX);
}

/* FC-117: in co-op the team's. */
static inline int few_grit(const FewState *s, int seat) {
    return s->mode == MODE_COOP ? s->team_grit : s->rider[seat].grit;
}

void few_change_water(Table *t, int seat, int by);
void few_change_health(Table *t, int seat, int by); /* wounds at 0 */
void few_change_bullets(Table *t, int seat, int by);
void few_change_curse(Table *t, int seat, int by);
void few_change_limit(Table *t, int seat, Stat stat, int by);
void few_gain_grit(Table *t, int seat, int by);
void few_wound(Table *t, int seat);
void few_send_home(Table *t, int seat);

#endif
