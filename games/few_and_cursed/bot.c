/*
 * What this game tells bots: how good a state is for a seat. Grit is the measure; what is
 * held counts by what it usually becomes. Alone and together it is how near the goal is.
 */
#include "few_and_cursed/few_and_cursed.h"

enum {
    GRIT = 24, /* one point of Grit */
    COIN = 5,
    BULLET = 6,
    HEALTH = 9,
    CURSED_SIDE = 20,
    UPGRADE = 5, /* a card better than those one starts with */
    ITEM = 14,
    POOL = 2,      /* Movement and Attack not spent yet */
    JOB_HELD = 12, /* an open job is worth less than what it will cost unscored */
};

static int count_upgrades(const Content *c, const Rider *r) {
    int count = 0;
    for (int w = 0; w < CARDSET_WORDS; w++) {
        uint64_t own =
            r->hand.word[w] | r->deck.word[w] | r->discard.word[w] | r->play.word[w];
        count += __builtin_popcountll(own & ~c->starting[r->character].word[w]);
    }
    return count + r->unseen_hand + r->unseen_deck;
}

static int rider_value(const Content *c, const FewState *s, int seat) {
    const Rider *r = &s->rider[seat];
    int value = GRIT * (r->grit + few_end_grit(c, s, seat));
    value += JOB_HELD * r->job_count;
    value +=
        COIN * min_int(r->money, 12) + BULLET * r->bullets + HEALTH * min_int(r->health, 6);
    value += UPGRADE * count_upgrades(c, r) + ITEM * bits_count(r->items);
    value += POOL * (r->move + r->attack) - (r->cursed ? CURSED_SIDE : 0);
    return value;
}

/* Nearness to town is danger: a monster one space off is worse than one at a corner. */
static int danger(const Content *c, const FewState *s) {
    int danger = 0;
    for (int m = 0; m < MONSTERS; m++) {
        if (s->monster_at[m])
            danger += 30 / max_int(1, c->home_distance[s->monster_at[m] - 1]);
    }
    return danger;
}

static int goal_value(const Content *c, const FewState *s) {
    int value = 0;
    switch ((Mode)s->mode) {
    case MODE_RIVALS: break;
    case MODE_CHASER: value = 220 * s->monsters_beaten; break;
    case MODE_ARTS: value = 180 * bits_count(s->rider[0].artifacts); break;
    case MODE_SHADOWS:
        for (int i = 0; i < 3; i++) value += 90 * s->track_at[i];
        break;
    case MODE_COOP: value = 220 * s->monsters_beaten + 3 * s->team_grit; break;
    }
    return value - 3 * danger(c, s);
}

int few_value(const Box *box, const State *state, Seat seat) {
    const FewState *s = (const FewState *)state;
    const Content *c = box->content;
    if (state->over) {
        Result result;
        box->game->result(box, state, &result);
        return result.place[seat] == 1 ? 1000 : -1000;
    }
    int mine = rider_value(c, s, seat);
    if (s->mode != MODE_RIVALS)
        return clamp_int(goal_value(c, s) + mine / 4 - 400, -999, 999);
    int best = -10000;
    for (int other = 0; other < s->seats; other++) {
        if (other != seat) best = max_int(best, rider_value(c, s, other));
    }
    return clamp_int((mine - best) / 2, -999, 999);
}
