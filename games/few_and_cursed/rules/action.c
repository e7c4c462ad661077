/*
 * The Action phase (FC-68 to FC-87): move, one action, move on. Fighting is one action
 * that may beat several bounties in one space at one moment (ruling 26).
 */
#include "few_and_cursed/rules/action.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/effects.h"
#include "few_and_cursed/rules/encounter.h"
#include "few_and_cursed/rules/flow.h"
#include "few_and_cursed/rules/hand.h"
#include "few_and_cursed/rules/payment.h"
#include "few_and_cursed/rules/roads.h"

void few_begin_action(Table *t) {
    FewState *s = t->s;
    s->question = ASK_ACTION;
    s->action = ACTION_NONE;
    s->fought_most = s->fought_monster = s->must_fight = s->left_fight = 0;
    memset(s->fought, 0, sizeof s->fought);
}

/* ---- Fighting: what can be fought ------------------------------------------------ */

static const Bounty *wanted_face(const Content *c, const FewState *s, int card) {
    return &c->wanted[card][few_wanted_side(s, card)];
}

const Bounty *few_target(const Content *c, const FewState *s, int kind, int number) {
    switch ((TargetKind)kind) {
    case TARGET_WANTED: return wanted_face(c, s, number);
    case TARGET_MOST_WANTED: return few_top(c, s, number);
    case TARGET_MONSTER: return &c->monsters[number];
    }
    return NULL;
}

/* FC-81. */
static uint32_t wanted_spaces(const Content *c, const FewState *s, int card, bool later) {
    if (!few_side_is_open(s, card, few_wanted_side(s, card), later)) return 0;
    return few_place_spaces(c, &wanted_face(c, s, card)->place);
}

/* FC-80. */
static uint32_t most_wanted_spaces(const Content *c, const FewState *s, int pile,
                                   bool later) {
    int top = s->pile_top[pile];
    if ((s->fought_most && !later) || !top || few_top_monster(s, pile) >= 0) return 0;
    return few_place_spaces(c, &c->most_wanted[top - 1].place);
}

/* FC-83. */
static uint32_t monster_spaces(const FewState *s, int monster, bool later) {
    int at = s->monster_at[monster];
    return at && (later || !s->fought_monster) ? bit(at - 1) : 0;
}

/* FC-77. */
uint32_t few_target_spaces(const Content *c, const FewState *s, int kind, int number,
                           bool later) {
    uint32_t spaces = 0;
    switch ((TargetKind)kind) {
    case TARGET_WANTED: spaces = wanted_spaces(c, s, number, later); break;
    case TARGET_MOST_WANTED: spaces = most_wanted_spaces(c, s, number, later); break;
    case TARGET_MONSTER: spaces = monster_spaces(s, number, later); break;
    }
    return spaces & ~bit(TOWN);
}

static bool is_target(const Content *c, const FewState *s, int space, int kind,
                      int number) {
    return few_target_spaces(c, s, kind, number, false) >> space & 1;
}

static int count_of_kind(int kind) {
    switch ((TargetKind)kind) {
    case TARGET_WANTED: return WANTED;
    case TARGET_MOST_WANTED: return PILES;
    case TARGET_MONSTER: return MONSTERS;
    }
    return 0;
}

enum { NO_FIGHT = 100 }; /* more Attack than any fight costs */

/* The least Attack that this rider needs to fight in a space, or NO_FIGHT. */
static int cheapest_fight(const Content *c, const FewState *s, const Rider *r, int space) {
    int cheapest = NO_FIGHT;
    for (int kind = TARGET_WANTED; kind <= TARGET_MONSTER; kind++) {
        for (int n = 0; n < count_of_kind(kind); n++) {
            if (is_target(c, s, space, kind, n) && few_may_join(s, kind, n))
                cheapest =
                    min_int(cheapest, few_fight_cost(c, r, few_target(c, s, kind, n)));
        }
    }
    return cheapest;
}

bool few_has_more_fights(const Content *c, const FewState *s, const Rider *r) {
    return few_may_fight_on(s) && cheapest_fight(c, s, r, r->at) < NO_FIGHT;
}

/* ---- Options --------------------------------------------------------------------- */

static const char one_action[] = "one action a round";
static const char fight_first[] = "something here must be fought first";

/* Neighbours within reach of the Movement at hand. */
static uint32_t steps_of(const Content *c, const Rider *r) {
    return c->next_for[few_is_sure_foot(c, r)][r->at][min_int(r->move, ROAD_MOVE_MAX)];
}

static bool can_reach_fight(const Content *c, const FewState *s, int seat, int space) {
    int cost = cheapest_fight(c, s, &s->rider[seat], space);
    return cost != NO_FIGHT &&
           few_could_pay(c, s, seat, &(Effects){1, {{VERB_ATTACK, (int8_t)cost}}});
}

/* FC-126, ruling 28: a monster's space may be entered only to fight something there, which
 * must be within reach. */
static uint32_t may_enter(const Content *c, const FewState *s, int seat, uint32_t spaces) {
    uint32_t closed = spaces ? spaces & few_closed_spaces(c, s, seat) : 0;
    uint32_t open = spaces & ~closed;
    while (closed && s->action == ACTION_NONE) {
        int space = bits_take(&closed);
        if (can_reach_fight(c, s, seat, space)) open |= bit(space);
    }
    return open;
}

/* FC-126, ruling 28. */
static void refuse_entry(const Content *c, const FewState *s, int seat, Option o,
                         OptionList *out) {
    if (s->action != ACTION_NONE)
        refuse(out, o, "FC-126", "a monster is there, and your action is used", 0);
    else
        refuse(out, o, "FC-126",
               "a monster is there; the cheapest fight costs # Attack, more than you can "
               "raise",
               cheapest_fight(c, s, &s->rider[seat], o.arg[0]));
}

/* Spaces more than one road away: how far they are. */
static void refuse_far(const Content *c, const FewState *s, int seat, OptionList *out) {
    const Rider *r = &s->rider[seat];
    for (int to = 0; to < c->space_count; to++) {
        if (to == r->at || c->road_at[r->at][to]) continue;
        refuse(out, option_make(OPT_MOVE, to, 0, 0), "FC-69",
               "[roads {# road|# roads}] away", few_way_roads(c, r, to));
    }
}

/* Along the roads that lead away from here. */
static void refuse_moves(const Content *c, const FewState *s, int seat, uint32_t open,
                         OptionList *out) {
    const Rider *r = &s->rider[seat];
    for (uint32_t left = c->map.next[r->at] & ~open; left;) {
        int to = bits_take(&left);
        Option o = option_make(OPT_MOVE, to, 0, 0);
        const Road *road = &c->roads[c->road_at[r->at][to] - 1];
        int missing = few_road_movement(c, r, road) - r->move;
        if (s->must_fight)
            refuse(out, o, "FC-126", fight_first, 0);
        else if (missing > 0)
            refuse(out, o, "FC-69", "Movement", missing);
        else
            refuse_entry(c, s, seat, o, out);
    }
    if (!s->must_fight) refuse_far(c, s, seat, out);
}

/* FC-69. Ruling 60: in the Action phase alone. */
static void list_moves(const Content *c, const FewState *s, int seat, OptionList *out) {
    uint32_t open = s->must_fight ? 0 : may_enter(c, s, seat, steps_of(c, &s->rider[seat]));
    offer_each(out, OPT_MOVE, open);
    if (explains(out)) refuse_moves(c, s, seat, open, out);
}

/* FC-77, FC-80, FC-81, FC-83: why an open bounty cannot be fought here and now. A monster
 * is mentioned once its figure is there. */
static void refuse_target(const Content *c, const FewState *s, const Rider *r, Option o,
                          OptionList *out) {
    int kind = o.arg[0], number = o.arg[1], space = r->at;
    const Bounty *b = few_target(c, s, kind, number);
    bool monster = kind == TARGET_MONSTER;
    if (!b || (monster && !s->monster_at[number])) return;
    if (kind == TARGET_MOST_WANTED && few_top_monster(s, number) >= 0) return;
    bool elsewhere = !(few_target_spaces(c, s, kind, number, true) & bit(space));
    if (space == TOWN)
        refuse(out, o, "FC-77", "there is no fighting in San Andreas", 0);
    else if (elsewhere && monster)
        refuse(out, o, "FC-83",
               "only where its figure stands, [roads {# road|# roads}] away",
               few_way_roads(c, r, s->monster_at[number] - 1));
    else if (elsewhere)
        refuse(out, o, "FC-77", b->where, 0);
    else if (kind == TARGET_WANTED)
        refuse(out, o, "FC-81", "each side once a round", 0);
    else
        refuse(out, o, "FC-80", monster ? "one monster a round" : "one Most Wanted a round",
               0);
}

static void list_fights(const Content *c, const FewState *s, int seat, OptionList *out) {
    const Rider *r = &s->rider[seat];
    bool ready = r->attack >= few_attack_for(c, r, c->least_cost) &&
                 (s->action == ACTION_NONE || few_may_fight_on(s));
    if (!explains(out) && (r->at == TOWN || !ready)) return;
    for (int kind = TARGET_WANTED; kind <= TARGET_MONSTER; kind++) {
        for (int n = 0; n < count_of_kind(kind); n++) {
            Option o = option_make(OPT_FIGHT, kind, n, 0);
            if (!is_target(c, s, r->at, kind, n)) {
                if (explains(out)) refuse_target(c, s, r, o, out);
                continue;
            }
            int missing = few_fight_cost(c, r, few_target(c, s, kind, n)) - r->attack;
            if (!few_may_join(s, kind, n))
                refuse(out, o, "FC-68", one_action, 0);
            else if (missing > 0)
                refuse(out, o, "FC-78", "Attack", missing);
            else
                offer(out, o);
        }
    }
}

const char *few_robbery_barred(const FewState *s, int space) {
    if (space == TOWN && (s->switches & SWITCH_NO_TOWN_ROBBERY))
        return "there is no robbery in San Andreas";
    if (s->switches & SWITCH_NO_COOP_ROBBERY) return "you cannot rob your own team";
    return NULL;
}

/* FC-84. */
static void list_robberies(const Content *c, const FewState *s, int seat, OptionList *out) {
    const Rider *r = &s->rider[seat];
    for (int other = 0; other < s->seats; other++) {
        if (other == seat) continue;
        Option o = option_make(OPT_ROB, other, 0, 0);
        int missing = few_robbery_attack(&s->rider[other]) - r->attack;
        if (s->rider[other].at != r->at)
            refuse(out, o, "FC-84", "only in the same space, [roads {# road|# roads}] away",
                   few_way_roads(c, r, s->rider[other].at));
        else if (few_robbery_barred(s, r->at))
            refuse(out, o, "FC-84", few_robbery_barred(s, r->at), 0);
        else if (missing > 0)
            refuse(out, o, "FC-84", "Attack (twice their Health)", missing);
        else
            offer(out, o);
    }
}

bool few_has_of_corner(const FewState *s, const Rider *r, int corner) {
    uint32_t held = r->artifacts & few_corner_artifacts(corner);
    if (s->switches & SWITCH_RANDOM_FREE) held &= ~(uint32_t)s->random_artifacts;
    return held != 0;
}

static void list_recover(const Content *c, const FewState *s, int seat, OptionList *out) {
    const Rider *r = &s->rider[seat];
    int corner = c->spaces[r->at].corner;
    Option o = option_make(OPT_RECOVER, 0, 0, 0);
    if (few_may_recover(s, r, corner))
        offer(out, o);
    else if (corner < 0)
        refuse(out, o, "FC-74", "artifacts lie in the four corners of the map", 0);
    else if (few_has_of_corner(s, r, corner))
        refuse(out, o, "FC-75", "you already have one from this place", 0);
    else
        refuse(out, o, "FC-74", "no artifact is left here", 0);
}

static void list_ability(const Content *c, const FewState *s, int seat, OptionList *out) {
    const CharacterSide *side = few_side(c, &s->rider[seat]);
    const Rider *r = &s->rider[seat];
    Option o = option_make(OPT_ABILITY, 0, 0, 0);
    if (!side->action.count) {
        if (c->characters[r->character].side[0].action.count)
            refuse(out, o, "FC-25", "only the normal side has it", 0);
    } else {
        Lack lack = few_lack_of_cost(r, &side->action_cost, few_funds(r));
        few_offer_or_refuse(out, o, "FC-86", lack);
    }
}

static void list_camp(const Content *c, const FewState *s, int seat, OptionList *out) {
    Option o = option_make(OPT_CAMP, 0, 0, 0);
    if (few_has(c, &s->rider[seat], SPECIAL_NO_CAMP))
        refuse(out, o, "FC-25", "you cannot camp as you are", 0);
    else
        offer(out, o);
}

/* Actions that are barred because the action is used up, or a fight comes first. */
static void refuse_actions(const Content *c, const FewState *s, int seat, OptionList *out) {
    const Rider *r = &s->rider[seat];
    const char *clause = s->must_fight ? "FC-126" : "FC-68";
    const char *what = s->must_fight ? fight_first : one_action;
    if (c->spaces[r->at].corner >= 0)
        refuse(out, option_make(OPT_RECOVER, 0, 0, 0), clause, what, 0);
    refuse(out, option_make(OPT_ENCOUNTER, 0, 0, 0), clause, what, 0);
    refuse(out, option_make(OPT_CAMP, 0, 0, 0), clause, what, 0);
    if (few_side(c, r)->action.count)
        refuse(out, option_make(OPT_ABILITY, 0, 0, 0), clause, what, 0);
}

static void list_actions(const Content *c, const FewState *s, int seat, OptionList *out) {
    list_fights(c, s, seat, out);
    if (!few_may_act(s)) {
        refuse_actions(c, s, seat, out);
        return;
    }
    list_robberies(c, s, seat, out);
    list_recover(c, s, seat, out);
    offer(out, option_make(OPT_ENCOUNTER, 0, 0, 0));
    list_camp(c, s, seat, out);
    list_ability(c, s, seat, out);
}

/* A rider who entered a monster's space must fight. The phase may end only when nothing
 * there can be fought any more. */
void few_list_action(const Content *c, const FewState *s, int seat, OptionList *out) {
    list_moves(c, s, seat, out);
    list_actions(c, s, seat, out);
    bool bound = s->must_fight && can_reach_fight(c, s, seat, s->rider[seat].at);
    if (!bound) offer(out, option_make(OPT_DONE, 0, 0, 0));
}

/* FC-71, ruling 61: each attack symbol is paid for or causes damage. */
void few_list_toll(const Content *c, const FewState *s, int seat, OptionList *out) {
    (void)c;
    int symbols = s->toll;
    for (int paid = 0; paid <= symbols; paid++) {
        Option o = option_make(OPT_TOLL, paid, 0, 0);
        int missing = paid - s->rider[seat].attack;
        if (missing <= 0)
            offer(out, o);
        else
            refuse(out, o, "FC-71", "Attack", missing);
    }
}

void few_list_artifact(const Content *c, const FewState *s, int seat, OptionList *out) {
    offer_each(out, OPT_TAKE, few_artifacts_at(s, c->spaces[s->rider[seat].at].corner));
}

/* ---- Moving ---------------------------------------------------------------------- */

/* Ruling 79: a monster that appears there during the move need not be fought. */
static void move(Table *t, int seat, int to) {
    FewState *s = t->s;
    Rider *r = few_rider(t, seat);
    const Road *road = &t->c->roads[t->c->road_at[r->at][to] - 1];
    int curse = few_road_curse(t->c, r, road), attack = few_road_attack(t->c, r, road);
    count_take(&r->move, few_road_movement(t->c, r, road));
    if (s->action == ACTION_FIGHT) s->left_fight = 1;
    if (few_must_fight_at(s, to)) s->must_fight = 1;
    if (curse || attack) few_tell(t, EV_SET_OUT, seat, to, 0, 0);
    todo_push(&s->todo, STEP_ARRIVE, to, 0, 0);
    todo_push(&s->todo, STEP_ROAD, curse, attack, 0);
}

/* FC-70, ruling 5: each Curse symbol is a rise of its own; then the toll. */
void few_road(Table *t, Todo step) {
    FewState *s = t->s;
    if (step.a) {
        todo_push(&s->todo, STEP_ROAD, step.a - 1, step.b, 0);
        few_change_curse(t, s->seat, 1);
    } else if (step.b) {
        s->question = ASK_TOLL;
        s->toll = step.b;
        few_ask_again(t);
    }
}

void few_answer_toll(Table *t, int seat, Option o) {
    FewState *s = t->s;
    Rider *r = few_rider(t, seat);
    int paid = o.arg[0], unpaid = s->toll - paid;
    s->question = ASK_ACTION;
    count_take(&r->attack, paid);
    few_tell(t, EV_TOLL, seat, paid, unpaid, 0);
    for (int i = 0; i < unpaid; i++) few_push_effect(t, seat, VERB_HEALTH, -1);
}

/* FC-126, ruling 29: riders who came here have to fight, those here before do not. */
void few_arrive(Table *t, int space) {
    int seat = t->s->seat;
    Rider *r = few_rider(t, seat);
    few_tell(t, EV_MOVED, seat, r->at, space, 0);
    r->at = (uint8_t)space;
    few_ask_again(t);
    few_look_at_arts(t);
}

/* ---- Actions --------------------------------------------------------------------- */

static void take_rewards(Table *t, int seat, const Bounty *b) {
    few_push_effects(t, seat, &b->reward);
    few_told(t, true);
    few_gain_grit(t, seat, b->grit);
}

/* FC-79, ruling 27. */
static void score_bounty(Table *t, int seat, TargetKind kind, int number) {
    Rider *r = few_rider(t, seat);
    r->beaten = (uint16_t)(r->beaten | few_trophy(kind, number));
}

/* FC-100, FC-111, FC-120, rulings 68 and 70. */
static void monster_beaten(Table *t, int seat, int monster) {
    FewState *s = t->s;
    s->monster_at[monster] = 0;
    s->monsters_beaten++;
    s->fought_monster = 1;
    score_bounty(t, seat, TARGET_MONSTER, monster);
    for (int p = 0; p < PILES; p++) {
        if (few_top_monster(s, p) != monster) continue;
        s->pile_top[p] = 0;
        if (few_below(s, p)) todo_push(&s->todo, STEP_REVEAL, p, 0, 0);
    }
    if (few_must_live(t->c, s, monster)) few_end_game(t, CAUSE_CROW, false);
    if (s->monsters_beaten < MONSTERS_TO_BEAT || s->head.over) return;
    if (s->mode == MODE_CHASER || s->mode == MODE_COOP) {
        few_end_game(t, CAUSE_MONSTERS, true);
    } else if (s->mode == MODE_RIVALS && !s->ending) {
        s->ending = CAUSE_MONSTERS;
        few_tell(t, EV_ENDING, -1, CAUSE_MONSTERS, 0, 0);
    }
}

/* FC-79, FC-118: the next card is turned up at once, in co-op only at the round's end. */
static void most_wanted_beaten(Table *t, int seat, int pile) {
    FewState *s = t->s;
    s->fought_most = 1;
    score_bounty(t, seat, TARGET_MOST_WANTED, s->pile_top[pile] - 1);
    s->pile_top[pile] = 0;
    if (s->mode != MODE_COOP) todo_push(&s->todo, STEP_REVEAL, pile, 0, 0);
}

/* FC-81: it is turned over. */
static void wanted_beaten(FewState *s, int card) {
    s->fought[card] = (uint8_t)(s->fought[card] | bit(few_wanted_side(s, card)));
    s->wanted_side = (uint8_t)(s->wanted_side ^ bit(card));
}

/* Each of them moves at once, in order of appearance. */
static void provoke(Table *t, uint32_t provoked) {
    FewState *s = t->s;
    for (int i = s->monster_count - 1; i >= 0; i--) {
        int monster = s->monster_order[i] - 1;
        if (provoked & bit(monster)) todo_push(&s->todo, STEP_MONSTER_AT, monster, 0, 0);
    }
}

/* FC-78; ruling 46: overpaid Attack is lost with the phase. */
static void fight(Table *t, int seat, int kind, int number) {
    FewState *s = t->s;
    Rider *r = few_rider(t, seat);
    const Bounty *b = few_target(t->c, s, kind, number);
    int cost = few_fight_cost(t->c, r, b);
    uint32_t provoked = few_provoked(s, r->at, kind == TARGET_MONSTER ? number : -1);
    s->must_fight = 0;
    s->action = ACTION_FIGHT;
    count_take(&r->attack, cost);
    few_ask_again(t);
    few_tell(t, EV_FOUGHT, seat, kind, number,
             kind == TARGET_MOST_WANTED ? s->pile_top[number] - 1
                                        : few_wanted_side(s, number));
    if (kind != TARGET_WANTED) s->captured = 1; /* Ruling 27 */
    provoke(t, provoked);
    /* Pushed before the pile's next card, so that 21 Grit (FC-99) finds it turned up. */
    take_rewards(t, seat, b);
    if (kind == TARGET_WANTED)
        wanted_beaten(s, number);
    else if (kind == TARGET_MOST_WANTED)
        most_wanted_beaten(t, seat, number);
    else if (kind == TARGET_MONSTER)
        monster_beaten(t, seat, number);
    else
        REQUIRE(!"a target");
}

/* FC-85: Curse comes before what the robbery brings. */
static void rob(Table *t, int seat, int victim) {
    FewState *s = t->s;
    Rider *r = few_rider(t, seat);
    int loot = few_robbery_loot(few_rider(t, victim));
    int attack = few_robbery_attack(few_rider(t, victim));
    s->action = ACTION_ROB;
    count_take(&r->attack, attack);
    few_ask_again(t);
    todo_push(&s->todo, STEP_LOOT, seat, victim, loot);
    few_tell(t, EV_ROBS, seat, victim, attack, 0);
    few_change_curse(t, seat, ROBBERY_CURSE);
}

/* FC-85, ruling 44: the gain comes from the supply. Ruling 77: a robber wounded by the
 * Curse gets it too, at home. */
void few_loot(Table *t, Todo step) {
    int seat = step.a, victim = step.b, loot = step.c;
    few_tell(t, EV_ROBBED, seat, victim, loot, 0);
    few_change_health(t, victim, -1);
    few_told(t, true);
    few_change_water(t, seat, loot);
    few_gain_grit(t, seat, loot);
}

/* FC-74. */
void few_answer_artifact(Table *t, int seat, Option o) {
    FewState *s = t->s;
    int number = o.arg[0];
    uint32_t place = few_corner_artifacts(number / ARTIFACTS_A_CORNER);
    if (few_others_go(s)) s->artifacts = (uint16_t)(s->artifacts & ~place);
    few_ask_again(t);
    few_collect(t, seat, number, false);
}

/* FC-87, FC-92. */
static void camp(Table *t, int seat) {
    bool good = few_has(t->c, few_rider(t, seat), SPECIAL_GOOD_CAMP);
    t->s->action = ACTION_CAMP;
    few_tell(t, EV_CAMPED, seat, 0, 0, 0);
    few_told(t, true);
    few_gather(t, seat);
    few_told(t, false);
    few_end_slot(t);
    few_change_health(t, seat, good ? GOOD_CAMP_HEALTH : 1);
    if (good) few_change_curse(t, seat, GOOD_CAMP_CURSE);
}

/* Ruling 73: a rider who came to a monster but could fight nothing has not fought it. */
static void end_action(Table *t, int seat) {
    few_end_slot(t);
    provoke(t, few_provoked(t->s, few_rider(t, seat)->at, -1));
}

static void use_ability(Table *t, int seat) {
    const CharacterSide *side = few_side(t->c, few_rider(t, seat));
    t->s->action = ACTION_ABILITY;
    few_tell(t, EV_ABILITY, seat, 0, 0, 0);
    few_ask_again(t);
    few_push_effects(t, seat, &side->action);
    few_pay(t, seat, &side->action_cost);
}

void few_answer_action(Table *t, int seat, Option o) {
    switch (o.verb) {
    case OPT_MOVE: move(t, seat, o.arg[0]); break;
    case OPT_FIGHT: fight(t, seat, o.arg[0], o.arg[1]); break;
    case OPT_ROB: rob(t, seat, o.arg[0]); break;
    case OPT_RECOVER:
        t->s->action = ACTION_RECOVER;
        ask(&t->s->head, (Seat)seat, ASK_ARTIFACT, few_rider(t, seat)->at);
        break;
    case OPT_ENCOUNTER:
        t->s->action = ACTION_ENCOUNTER;
        few_begin_encounter(t, seat, true);
        break;
    case OPT_CAMP: camp(t, seat); break;
    case OPT_ABILITY: use_ability(t, seat); break;
    case OPT_DONE: end_action(t, seat); break;
    default: REQUIRE(!"an answer in the Action phase");
    }
}
