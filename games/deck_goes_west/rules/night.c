/*
 * The night, step by step as the mission prints it (DW-98 to DW-112, DW-115).
 */
#include "deck_goes_west/rules/battle.h"
#include "deck_goes_west/rules/cards.h"
#include "deck_goes_west/rules/map.h"
#include "deck_goes_west/rules/night.h"
#include "deck_goes_west/rules/score.h"

/* ---- Days and the end of the track -------------------------------------------------------- */

/* DW-8: most points, then furthest West, then most resources. */
int west_standing(const WestState *s, int seat) {
    const Player *p = &s->player[seat];
    int units = 0;
    if (p->dead) return -1;
    for (int i = 0; i < RESOURCES; i++) units += p->resource[i];
    return (p->points * 256 + s->x[p->at]) * 65536 + units;
}

/* Versus: who would win if the days were over. Of equals the P1 holder or the next one to the
 * left of it (ruling 66). */
static int leader(const WestState *s) {
    int best = s->first;
    for (int i = 1; i < s->seats; i++) {
        int seat = (s->first + i) % s->seats;
        if (west_standing(s, seat) > west_standing(s, best)) best = seat;
    }
    return best;
}

static void next_day(Table *t) {
    WestState *s = t->s;
    s->day++;
    if (s->day < board_of(t->c, s)->days) return;
    west_end(t, ENDING_DAYS, s->mode == VERSUS ? leader(s) + 1 : 0);
}

static void tire(Table *t) {
    for (int seat = 0; seat < t->s->seats; seat++) west_owe(t, seat, 0, 1);
}

/* ---- Bandits attack ------------------------------------------------------------------------- */

static uint64_t places_with_players(const WestState *s) {
    uint64_t places = 0;
    for (int seat = 0; seat < s->seats; seat++)
        if (!s->player[seat].dead) places |= bit64(s->player[seat].at);
    return places;
}

static uint64_t places_with_bandits(const WestState *s) {
    uint64_t places = s->placed, found = 0;
    while (places) {
        int place = bits64_take(&places);
        if (s->bandits[place]) found |= bit64(place);
    }
    return found;
}

/* DW-101. */
void west_attacks(Table *t) {
    WestState *s = t->s;
    uint64_t places = places_with_bandits(s) & places_with_players(s) & ~s->fought;
    if (!places) {
        s->fought = 0;
        return;
    }
    int place = west_first(s, places);
    s->fought |= bit64(place);
    todo_push(&s->todo, TODO_ATTACKS, 0, 0, 0);
    west_open_battle(t, place, true);
}

/* ---- Bandits move ------------------------------------------------------------------------------ */

/* The compass die: N, S, W, W, W, + (ruling 58). DW-104: blocked, it is the other way; still
 * blocked, one more. The place that they go to, or their own. */
static int compass(Table *t, int place) {
    static const int8_t faces[] = {NORTH, SOUTH, WEST, WEST, WEST, -1};
    int face = faces[rng_roll(&t->s->head.rng, 6) - 1];
    if (face < 0) return place;
    int to = t->s->link[place][face];
    if (!to) to = t->s->link[place][face ^ 2];
    return to ? to - 1 : place;
}

/* DW-105, rulings 41 and 55: a group that is met rolls at once, if it was to roll at all. */
static void move_group(Table *t, int place, uint64_t *waiting) {
    WestState *s = t->s;
    int group = s->bandits[place];
    s->bandits[place] = 0;
    for (;;) {
        *waiting &= ~bit64(place);
        int to = compass(t, place);
        if (to == place) {
            west_add_bandits(s, place, group + 1);
            tell_detail(t, EV_BANDITS, spot_of(s, place), 1, s->bandits[place], 0);
            return;
        }
        tell_detail(t, EV_BANDITS_MOVED, spot_of(s, place), spot_of(s, to), group,
                    place * WAY_PLACES + to);
        if (!(*waiting & bit64(to))) {
            s->bandits[to] = (uint8_t)min_int(BANDITS_MAX, s->bandits[to] + group);
            return;
        }
        int met = s->bandits[to];
        s->bandits[to] = (uint8_t)group;
        group = met;
        place = to;
    }
}

/* DW-102, DW-103, DW-106. */
void west_move_bandits(Table *t) {
    WestState *s = t->s;
    uint64_t waiting = places_with_bandits(s) & ~places_with_players(s), camps = s->up;
    while (camps) {
        int place = bits64_take(&camps);
        if (land_at(t->c, s, place) & LAND_CAMP) waiting &= ~bit64(place);
    }
    while (waiting) move_group(t, west_first(s, waiting), &waiting);
}

/* ---- Bandits appear ------------------------------------------------------------------------------ */

static int section_of(const uint8_t *begin, int count, int at) {
    int section = 0;
    while (section + 1 < count && at >= begin[section + 1]) section++;
    return section;
}

/* DW-108, rulings 5 and 42: a dead player's token has left the track. */
int west_risk(const Content *c, const WestState *s) {
    const Board *b = board_of(c, s);
    int section = section_of(b->day, b->section_count, s->day);
    for (int seat = 0; seat < s->seats; seat++) {
        if (s->player[seat].dead) continue;
        int own = section_of(b->point, b->section_count, points_of(s, seat));
        section = max_int(section, own);
    }
    return b->risk[section] + mission_of(c, s)->risk;
}

/* DW-109. Ruling 58: above the last star nobody comes. */
static void throw_for_bandits(Table *t, int sides) {
    WestState *s = t->s;
    int star = rng_roll(&s->head.rng, sides), tiles = 0;
    uint64_t places = s->placed;
    while (places && star <= STARS) {
        int place = bits64_take(&places);
        if (!west_has_star(t->c, s, place, star)) continue;
        west_add_bandits(s, place, 1);
        tiles++;
    }
    tell(t, EV_BANDIT_DIE, -1, sides, star, tiles);
}

static uint64_t crowded(const WestState *s) {
    uint64_t places = s->placed, found = 0;
    while (places) {
        int place = bits64_take(&places);
        if (s->bandits[place] >= SPLIT_AT) found |= bit64(place);
    }
    return found;
}

static void split(Table *t, int place) {
    WestState *s = t->s;
    for (int d = 0; d < DIRECTIONS; d++) {
        int to = s->link[place][d] - 1;
        if (to < 0 || s->bandits[to] == BANDITS_MAX) continue;
        count_take(&s->bandits[place], 1);
        s->bandits[to]++;
    }
    tell_detail(t, EV_SPLIT, spot_of(s, place), 0, 0, 0);
}

/* DW-110, ruling 56. A group that cannot send anybody off stays as it is. */
static void split_groups(Table *t) {
    WestState *s = t->s;
    uint8_t times[PLACES] = {0};
    uint64_t places = crowded(s), stuck = 0;
    while (places & ~stuck) {
        int place = west_first(s, places & ~stuck);
        split(t, place);
        if (++times[place] == SPLITS_MAX) stuck |= bit64(place);
        places = crowded(s);
    }
}

/* DW-108 to DW-110. Ruling 4: both dice are thrown each time. */
static void appear(Table *t) {
    WestState *s = t->s;
    int risk = west_risk(t->c, s);
    for (int i = 0; i < risk; i++) {
        if (s->die != BANDITS_D12) throw_for_bandits(t, 20);
        if (s->die != BANDITS_D20) throw_for_bandits(t, 12);
    }
    split_groups(t);
}

/* ---- P1 --------------------------------------------------------------------------------------------- */

/* DW-111, ruling 5. */
static void pass_first(Table *t) {
    WestState *s = t->s;
    do s->first = (uint8_t)((s->first + 1) % s->seats);
    while (s->player[s->first].dead);
    tell(t, EV_FIRST, s->first, 0, 0, 0);
}

/* DW-112: after the last step, a new day. */
void west_night(Table *t, int step) {
    WestState *s = t->s;
    const Mission *m = mission_of(t->c, s);
    if (step == m->night_count) {
        s->night = 0;
        todo_push(&s->todo, TODO_DAY, 0, 0, 0);
        return;
    }
    s->night = (uint8_t)(step + 1);
    todo_push(&s->todo, TODO_NIGHT, step + 1, 0, 0);
    switch ((Night)m->night[step].step) {
    case NIGHT_DAY: next_day(t); break;
    case NIGHT_ROW: west_turn_row(t); break;
    case NIGHT_EXHAUSTION: tire(t); break;
    case NIGHT_ATTACK: todo_push(&s->todo, TODO_ATTACKS, 0, 0, 0); break;
    case NIGHT_MOVE: west_move_bandits(t); break;
    case NIGHT_REMOVE: west_remove_east(t, m->night[step].number); break;
    case NIGHT_APPEAR: appear(t); break;
    case NIGHT_PASS: pass_first(t); break;
    case NIGHT_NONE:
    case NIGHTS: break;
    }
}
