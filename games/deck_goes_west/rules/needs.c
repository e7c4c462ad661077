/*
 * What keeps a Job from being done (DW-29, ruling 51): one function decides what is offered
 * and names the step that fails. A Job is on offer only if all of its steps can be completed
 * with what the player has now; cards that it draws itself do not count.
 */
#include "deck_goes_west/rules/jobs.h"
#include "deck_goes_west/rules/map.h"

/* ---- Cards in hand ---------------------------------------------------------------------- */

Bits192 west_choice(const Content *c, const WestState *s, int seat, int pick, int except) {
    Bits192 set = bits192_both(&s->player[seat].hand, &c->of_pick[pick]);
    if (except >= 0) bits192_remove(&set, except);
    return set;
}

static bool lacks(Refusal *why, const char *clause, const char *what, int amount) {
    if (!seldom(why != NULL)) return false;
    if (why->what) {
        refusal_also(why, what, amount);
    } else {
        why->clause = clause;
        why->what = what;
        why->amount = amount;
    }
    return false;
}

static const char *const pick_lacks[PICK_THIS] = {
    [BLUE] = "blue {item|items}",
    [ORANGE] = "orange {item|items}",
    [GREEN] = "green {item|items}",
    [RED] = "red {item|items}",
    [YELLOW] = "yellow {item|items}",
    [BROWN] = "brown {item|items}",
    [PICK_ITEM] = "{item|items} in hand",
    [PICK_DANGER] = "danger {card|cards} in hand",
    [PICK_PAIN] = "Pain {card|cards} in hand",
    [PICK_EXHAUSTION] = "Exhaustion {card|cards} in hand",
};

static bool has_cards(const Content *c, const WestState *s, int seat, const Need *need,
                      int card, Refusal *why) {
    bool has = true;
    for (int i = 0; i < need->take_count; i++) {
        int pick = need->takes[i].pick, count = need->takes[i].count;
        const Bits192 *hand = &s->player[seat].hand, *mask = &c->of_pick[pick];
        bool itself = card >= 0 && bits192_has(hand, card) && bits192_has(mask, card);
        if (bits192_share(hand, mask, count + itself)) continue;
        if (!seldom(why != NULL)) return false;
        Bits192 set = west_choice(c, s, seat, pick, card);
        has = lacks(why, pick == PICK_ITEM ? "DW-70" : "DW-68", pick_lacks[pick],
                    count - bits192_count(&set));
    }
    return has;
}

/* ---- Resources -------------------------------------------------------------------------- */

/* Any icons: each takes one kind of what fixed costs leave, and the same kind may serve both
 * (DW-41). */
static bool has_any(const uint16_t *has, const Need *need) {
    int left[RESOURCES];
    for (int i = 0; i < RESOURCES; i++) left[i] = has[i] - need->pay[i];
    for (int a = 0; a < RESOURCES; a++) {
        if (left[a] < need->any[0]) continue;
        for (int b = 0; b < RESOURCES; b++) {
            int kept = left[b] - (a == b ? need->any[0] : 0);
            if (kept >= need->any[1]) return true;
        }
    }
    return false;
}

static bool has_resources(const WestState *s, int seat, const Need *need, Refusal *why) {
    const uint16_t *has = s->player[seat].resource;
    if (!west_has_units(has, need->pay)) {
        for (int kind = 0; kind < RESOURCES; kind++)
            if (has[kind] < need->pay[kind])
                lacks(why, "DW-40", west_resource_titles[kind],
                      need->pay[kind] - has[kind]);
        return false;
    }
    if (!need->any[0]) return true;
    return has_any(has, need) ||
           lacks(why, "DW-41", "{# unit of one kind is|# units of one kind are} needed",
                 need->any[0]);
}

/* ---- Places ----------------------------------------------------------------------------- */

static const char *const land_lacks[LAND_KINDS] = {
    "only in a Forest", "only on a Prairie", "only on a Mountain",   "only in a Village",
    "only on Water",    "only at a River",   "only in a Bandit Camp"};

static bool is_there(const Content *c, const WestState *s, int seat, int land,
                     Refusal *why) {
    int at = s->player[seat].at, missing = land & ~land_at(c, s, at);
    if (missing)
        return lacks(why, "DW-72", land_lacks[__builtin_ctz((unsigned)missing)], 0);
    return !s->bandits[at] || lacks(why, "DW-72", "not while bandits are here", 0);
}

static bool can_build(const Content *c, const WestState *s, int seat, int verb,
                      Refusal *why) {
    int at = s->player[seat].at;
    bool water = (land_at(c, s, at) & LAND_WATER) != 0;
    if (s->bandits[at]) return lacks(why, "DW-62", "not while bandits are here", 0);
    if (s->rail & bit64(at))
        return lacks(why, "DW-62", "there is a railway here already", 0);
    if (water == (verb == VERB_BRIDGE)) return true;
    return lacks(why, "DW-61", water ? "water takes a bridge" : "only on Water", 0);
}

static bool can_feed(const WestState *s, int seat, Refusal *why) {
    int at = s->player[seat].at;
    bool fed = s->up & bit64(at) && s->fed >> s->tile[at] & 1;
    return !fed || lacks(why, "DW-113", "this Village has been fed", 0);
}

/* DW-64, DW-65, rulings 61 and 72. */
static bool can_ride(const WestState *s, Refusal *why) {
    if (!(s->rail & (s->rail - 1)))
        return lacks(why, "DW-64", "a ride takes two railway tiles", 0);
    for (int i = 0; i < RIDES_MAX; i++)
        if (!s->action.ride[i]) return true;
    return lacks(why, "DW-65", "no more rides in one movement", 0);
}

/* Steps whose success hangs on the map. */
static bool map_allows(const Content *c, const WestState *s, int seat, const Need *need,
                       Refusal *why) {
    if (need->feeds && !can_feed(s, seat, why)) return false;
    switch (need->map) {
    case VERB_BUILD:
    case VERB_BRIDGE: return can_build(c, s, seat, need->map, why);
    case VERB_REVEAL:
        return west_in_sight(c, s, seat) ||
               lacks(why, "DW-59", "no face-down tile within 2", 0);
    case VERB_TRAIN: return can_ride(s, why);
    }
    return true;
}

/* ---- The whole Job ------------------------------------------------------------------------ */

/* Players are told first what no units would mend. */
bool west_meets_all(const Content *c, const WestState *s, int seat, const Job *job,
                    Refusal *why) {
    const Need *need = &job->need;
    if (need->land && !is_there(c, s, seat, need->land, why)) return false;
    if (why && !map_allows(c, s, seat, need, why)) return false;
    return has_resources(s, seat, need, why) && map_allows(c, s, seat, need, why);
}

/* All that is short is named at once. */
bool west_can(const Content *c, const WestState *s, int seat, const Job *job, int card,
              Refusal *why) {
    bool could = west_could(c, s, seat, job, why);
    if (!could && !(seldom(why != NULL) && refusal_is_lack(why))) return false;
    return has_cards(c, s, seat, &job->need, card, why) && could;
}

static int most_paid(const WestState *s, int seat, const Need *need, const Step *step) {
    int most = 0;
    for (int i = 0; i < RESOURCES; i++) {
        if (step->what != ANY_KIND && step->what != i) continue;
        int left = s->player[seat].resource[i] - need->pay[i];
        most = max_int(most, left / step->amount);
    }
    return most;
}

static int most_taken(const Content *c, const WestState *s, int seat, const Need *need,
                      const Step *step, int card) {
    int taken = step->what <= PICK_ITEM ? need->items : need->dangers;
    Bits192 set = west_choice(c, s, seat, step->what, card);
    return max_int(0, bits192_count(&set) - taken) / step->amount;
}

/* DW-42, ruling 60: as far as each of the costs that x scales can be borne. */
int west_most_x(const Content *c, const WestState *s, int seat, const Job *job, int card) {
    int most = X_MAX;
    for (int i = 0; i < job->count; i++) {
        const Step *step = &job->at[i];
        if (!(step->flags & STEP_X)) continue;
        if (step->verb == VERB_PAY)
            most = min_int(most, most_paid(s, seat, &job->need, step));
        else if (step->verb == VERB_DISCARD || step->verb == VERB_SCRAP)
            most = min_int(most, most_taken(c, s, seat, &job->need, step, card));
    }
    return most;
}
