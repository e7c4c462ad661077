/*
 * The Monster's night, played by a person: a Quiet Night or Feeding (SC-46 to SC-64).
 *
 * An action begins with the first thing done in it (a step, a bite, Energy spent) and ends
 * after eating or when the Monster stops. Missing movement is paid for in Energy as it is
 * needed, so that nobody buys a step that a guard then takes away (ruling 18).
 */
#include "so_youve_been_cursed/rules/effects.h"
#include "so_youve_been_cursed/rules/flow.h"
#include "so_youve_been_cursed/rules/monster.h"
#include "so_youve_been_cursed/rules/village.h"

/* ---- What is possible -------------------------------------------------------------------- */

static int move_price(const Content *c, const CursedState *s) {
    return max_int(1, c->energy_move - cursed_rule_of(s, VERB_FAST));
}

/* Hydrophobia and ruling 22: a bridge needs more. */
int cursed_step_movement(const Content *c, const CursedState *s, int to) {
    int crossing = c->crossing_at[s->at][to];
    bool bridge = crossing && (c->bridges & bit(crossing - 1));
    return 1 + (bridge ? cursed_rule_of(s, VERB_BRIDGE_SLOW) : 0);
}

/* SC-50, SC-56. */
int cursed_step_energy(const Content *c, const CursedState *s, int to, int movement) {
    return max_int(0, cursed_step_movement(c, s, to) - movement) * move_price(c, s);
}

static Lack energy_lack(const CursedState *s, const char *clause, int energy) {
    if (energy <= s->energy) return NOTHING_LACKS;
    return (Lack){clause, "Energy", energy - s->energy};
}

static Lack step_lack(const Content *c, const CursedState *s, int to, int movement) {
    return energy_lack(s, "SC-50", cursed_step_energy(c, s, to, movement));
}

/* The neighbours that the Monster can reach; mostly there is movement for any step. */
static uint32_t walks(const Content *c, const CursedState *s, int movement) {
    uint32_t next = c->map.next[s->at], found = 0;
    if (movement > cursed_rule_of(s, VERB_BRIDGE_SLOW)) return next;
    while (next) {
        int to = bits_take(&next);
        if (!step_lack(c, s, to, movement).clause) found |= bit(to);
    }
    return found;
}

static uint32_t sheep_here(const Content *c, const CursedState *s) {
    uint32_t touching = c->pastures_at[s->at], found = 0;
    while (touching) {
        int pasture = bits_take(&touching);
        if (s->sheep[pasture]) found |= bit(pasture);
    }
    return found;
}

/* SC-56. */
static Lack calm_lack(const Content *c, const CursedState *s) {
    if (s->panic <= 1) return (Lack){"SC-56", "Panic is at its lowest", 0};
    return energy_lack(s, "SC-56", c->energy_calm);
}

static Lack dispel_lack(const Content *c, const CursedState *s) {
    return energy_lack(s, "SC-56", c->energy_dispel);
}

static int stomach_kinds(const CursedState *s) {
    return s->slot[0] | s->slot[1] | s->slot[2];
}

/* SC-58 to SC-61: what a Power in hand lacks; playable has all at once. */
static Lack power_lack(const Content *c, const CursedState *s, int card) {
    const Card *power = &c->powers[card];
    int missing = power->eaten & ~stomach_kinds(s);
    if (power->energy > s->energy) return energy_lack(s, "SC-61", power->energy);
    if (power->panic && s->panic >= c->panic_top)
        return (Lack){"SC-60", "Panic is at its highest", 0};
    if (missing) {
        int what = bits_first((uint32_t)missing);
        return (Lack){
            "SC-59", what == SHEEP ? "sheep in the stomach" : c->villagers[what].in_stomach,
            1};
    }
    if (power->place != PLACE_NONE && !(s->visited & bit(power->place_arg)))
        return (Lack){"SC-58", power->no_place, 0};
    return NOTHING_LACKS;
}

/* SC-60, SC-61: the Powers in hand that can be paid for. */
static uint32_t affordable(const Content *c, const CursedState *s) {
    uint32_t paid = s->powers.hand & c->powers_for[s->energy];
    return s->panic >= c->panic_top ? paid & ~c->frightening : paid;
}

/* SC-58, SC-59: and whose place has been visited and whose meal eaten. */
static uint32_t playable(const Content *c, const CursedState *s) {
    uint32_t found = affordable(c, s) & c->powers_fed[stomach_kinds(s)];
    for (uint32_t left = found & c->placed[ROLE_MONSTER]; left;) {
        int card = bits_take(&left);
        if (!(s->visited & bit(c->powers[card].place_arg))) found &= ~bit(card);
    }
    return found;
}

/* ---- The steps of the night ---------------------------------------------------------------- */

static void clear_action(CursedState *s) {
    s->acting = ACTING_NOT;
    s->movement = 0;
}

/* SC-49: the night ends by itself when nothing is left to do. */
static void feed(Table *t) {
    CursedState *s = t->s;
    clear_action(s);
    if (s->actions || cursed_single_use(t->c, s) || playable(t->c, s))
        cursed_ask(t, ROLE_MONSTER, ASK_FEED, s->at);
    else
        cursed_end_night(t);
}

static bool can_go_on(const Content *c, const CursedState *s) {
    if (!calm_lack(c, s).clause) return true;
    if (s->spells.front && !dispel_lack(c, s).clause) return true;
    if (s->acting == ACTING_EATEN) return false;
    if ((s->taken & bit(s->at)) || sheep_here(c, s)) return true;
    if (cursed_single_use(c, s)) return true;
    return s->acting == ACTING_MOVING && walks(c, s, s->movement);
}

/* Inside an action: asks for what comes next, or ends it when only stopping is left. */
void cursed_monster_night(Table *t) {
    static const Ask question[] = {ASK_FEED, ASK_MOVE, ASK_EAT, ASK_AFTER};
    CursedState *s = t->s;
    if (s->acting && can_go_on(t->c, s))
        cursed_ask(t, ROLE_MONSTER, question[s->acting], s->at);
    else
        feed(t);
}

/* ---- A Quiet Night (SC-47, SC-48) ------------------------------------------------------------- */

static void begin_quiet_night(Table *t) {
    CursedState *s = t->s;
    s->quiet = 1;
    s->actions = 0;
    cursed_tell(t, EV_QUIET, ROLE_MONSTER, 0, 0, 0);
    t->cause = CAUSE_QUIET;
    cursed_change_panic(t, -QUIET_PANIC);
    cursed_change_curse(t, -QUIET_CURSE);
    todo_push(&s->todo, STEP_QUIET_END, 0, 0, 0);
    cursed_push_arrivals(t, 2, cursed_wizard_chooser(s)); /* Ruling 6 */
    if (s->powers.hand_count) cursed_ask(t, ROLE_MONSTER, ASK_QUIET, s->at);
}

/* Whether this single-use card would do anything in a night without actions. */
static bool acts_at_once(const Card *power) {
    for (int i = 0; i < power->effect.count; i++) {
        int verb = power->effect.at[i].verb;
        if (verb < VERB_RULES && verb != VERB_SNACK) return true;
    }
    return false;
}

/* Ruling 8: no adjustment and no refill; what was eaten goes back. */
void cursed_monster_quiet_end(Table *t) {
    CursedState *s = t->s;
    s->quiet = 0;
    s->visited = 0;
    cursed_leave_play(t, UNTIL_QUIET_NIGHT);
    cursed_digest(t);
    cursed_end_turn_rules(s);
    cursed_begin_day(t);
}

static void take_from_hand(Table *t, int card) {
    t->s->powers.hand &= ~bit(card);
    t->s->powers.sure &= ~bit(card);
    count_take(&t->s->powers.hand_count, 1);
    cursed_tell(t, EV_PLAYED, ROLE_MONSTER, card, 0, 0);
}

/* After the card is played, one is drawn. A single-use card just played may be used: it is
 * "that card", the only way for the token to move. It is laid out at once, so that its use
 * can be offered. */
static void play_quietly(Table *t, int card) {
    CursedState *s = t->s;
    const Card *power = &t->c->powers[card];
    take_from_hand(t, card);
    todo_push(&s->todo, STEP_QUIET_CARD, 0, 0, 0);
    if (power->type == TYPE_ONCE && acts_at_once(power)) {
        cursed_lay_card(t, ROLE_MONSTER, card);
        cursed_ask(t, ROLE_MONSTER, ASK_LEAP, POWER_REF + card);
    } else {
        cursed_play_card(t, ROLE_MONSTER, card, 0);
    }
}

/* SC-63: at any time in the turn, which then continues where it was. */
static void use_single(Table *t, int card) {
    cursed_tell(t, EV_USED, ROLE_MONSTER, card, 0, 0);
    cursed_play_card(t, ROLE_MONSTER, card, STEP_USED_UP);
}

/* ---- Feeding: options ------------------------------------------------------------------------- */

/* In explain mode Power by Power, otherwise by sets, which is faster (a test compares the two
 * in random matches). */
static void list_powers(const Content *c, const CursedState *s, OptionList *out) {
    if (!explains(out)) {
        offer_each(out, OPT_PLAY, playable(c, s));
        return;
    }
    uint32_t hand = s->powers.hand;
    while (hand) {
        int card = bits_take(&hand);
        cursed_offer_unless(out, option_make(OPT_PLAY, card, 0, 0), power_lack(c, s, card));
    }
}

static void list_single(const Content *c, const CursedState *s, OptionList *out) {
    offer_each(out, OPT_USE, cursed_single_use(c, s));
}

/* Neighbours say what Energy is missing, places further away how far they are. */
static void explain_walks(const Content *c, const CursedState *s, int movement,
                          OptionList *out) {
    uint32_t next = c->map.next[s->at], far = ALL_SPACES & ~(next | bit(s->at));
    while (next) {
        int to = bits_take(&next);
        cursed_offer_unless(out, option_make(OPT_WALK, to, 0, 0),
                            step_lack(c, s, to, movement));
    }
    while (far) {
        int space = bits_take(&far);
        refuse(out, option_make(OPT_WALK, space, 0, 0), "SC-50",
               "[roads # roads] away: go step by step", c->road_distance[s->at][space]);
    }
}

static void list_walks(const Content *c, const CursedState *s, int movement,
                       OptionList *out) {
    if (explains(out))
        explain_walks(c, s, movement, out);
    else
        offer_each(out, OPT_WALK, walks(c, s, movement));
}

/* The distance to the nearest of some spaces. */
static int roads_to(const Content *c, const CursedState *s, uint32_t spaces) {
    int least = SPACES;
    while (spaces) least = min_int(least, c->road_distance[s->at][bits_take(&spaces)]);
    return least;
}

/* SC-54. sheep_here has all pastures at once. */
static Lack sheep_lack(const Content *c, const CursedState *s, int pasture) {
    if (!(c->pastures_at[s->at] & bit(pasture)))
        return (Lack){"SC-54", "[roads {# road|# roads}] away",
                      roads_to(c, s, c->pastures[pasture].touches)};
    if (!s->sheep[pasture]) return (Lack){"SC-54", "the pasture is empty", 0};
    return NOTHING_LACKS;
}

static void list_food(const Content *c, const CursedState *s, OptionList *out) {
    if (s->taken & bit(s->at))
        offer(out, option_make(OPT_EAT, cursed_kind_at(s, s->at), 0, 0));
    if (!explains(out)) {
        offer_each(out, OPT_EAT_SHEEP, sheep_here(c, s));
        return;
    }
    for (int p = 0; p < c->pasture_count; p++)
        cursed_offer_unless(out, option_make(OPT_EAT_SHEEP, p, 0, 0), sheep_lack(c, s, p));
}

static void list_energy(const Content *c, const CursedState *s, OptionList *out) {
    cursed_offer_unless(out, option_make(OPT_CALM, 0, 0, 0), calm_lack(c, s));
    uint32_t front = s->spells.front;
    while (front)
        cursed_offer_unless(out, option_make(OPT_DISPEL, bits_take(&front), 0, 0),
                            dispel_lack(c, s));
}

static void refuse_walks(const Content *c, const CursedState *s, const char *clause,
                         const char *what, int amount, OptionList *out) {
    uint32_t next = c->map.next[s->at];
    while (next)
        refuse(out, option_make(OPT_WALK, bits_take(&next), 0, 0), clause, what, amount);
}

void cursed_list_feed(const Content *c, const CursedState *s, OptionList *out) {
    if (s->actions) {
        list_food(c, s, out);
        list_walks(c, s, MOVEMENT_OF_AN_ACTION, out);
    } else if (explains(out)) {
        refuse_walks(c, s, "SC-49", "{action|actions}", 1, out);
    }
    list_powers(c, s, out);
    list_single(c, s, out);
    if (s->actions) list_energy(c, s, out);
    offer(out, option_make(OPT_END_NIGHT, 0, 0, 0));
}

void cursed_list_action(const Content *c, const CursedState *s, OptionList *out) {
    if (s->acting != ACTING_EATEN) list_food(c, s, out);
    if (s->acting == ACTING_MOVING)
        list_walks(c, s, s->movement, out);
    else if (explains(out) && s->acting == ACTING_ARRIVED)
        refuse_walks(c, s, "SC-51", "a villager's house ends the moving phase", 0, out);
    list_single(c, s, out);
    list_energy(c, s, out);
    offer(out, option_make(OPT_STOP, 0, 0, 0));
}

void cursed_list_quiet(const Content *c, const CursedState *s, OptionList *out) {
    (void)c;
    offer_each(out, OPT_PLAY, s->powers.hand);
    offer(out, option_make(OPT_NO_CARD, 0, 0, 0));
}

void cursed_list_night(const Content *c, const CursedState *s, OptionList *out) {
    (void)c, (void)s;
    offer(out, option_make(OPT_QUIET, 0, 0, 0));
    offer(out, option_make(OPT_FEED, 0, 0, 0));
}

void cursed_list_leap(const Content *c, const CursedState *s, OptionList *out) {
    list_single(c, s, out);
    offer(out, option_make(OPT_KEEP, 0, 0, 0));
}

/* ---- Feeding: answers --------------------------------------------------------------------------- */

/* SC-52: the tile at a crossing is any of those still face down. */
static GuardEffect reveal_guard(Table *t, int crossing) {
    CursedState *s = t->s;
    s->guards = (uint16_t)(s->guards & ~bit(crossing));
    int effect = bag_draw(s->guard_tiles, GUARD_EFFECTS, &s->guard_top, &s->head.rng);
    cursed_tell(t, EV_GUARD, ROLE_MONSTER, effect, crossing, 0);
    return (GuardEffect)effect;
}

/* Rulings 18, 19 and 48: only as far as there is something to lose; nobody may decline. */
static void meet_guard(Table *t, int crossing) {
    CursedState *s = t->s;
    if (!(s->guards & bit(crossing)) || cursed_rule_of(s, VERB_NO_GUARDS)) return;
    t->cause = CAUSE_GUARD;
    switch (reveal_guard(t, crossing)) {
    case GUARD_NOTHING: break;
    case GUARD_ENERGY_1: cursed_change_energy(t, -1); break;
    case GUARD_ENERGY_2: cursed_change_energy(t, -2); break;
    case GUARD_MOVEMENT:
        if (s->movement) s->movement--;
        break;
    case GUARD_PANIC: cursed_change_panic(t, +1); break;
    }
}

static void walk(Table *t, int to) {
    CursedState *s = t->s;
    int from = s->at, crossing = t->c->crossing_at[from][to];
    int energy = cursed_step_energy(t->c, s, to, s->movement);
    s->movement = (uint8_t)max_int(0, s->movement - cursed_step_movement(t->c, s, to));
    cursed_tell(t, EV_WALKED, ROLE_MONSTER, from, to, energy);
    t->cause = CAUSE_STEP;
    cursed_change_energy(t, -energy);
    cursed_move_token(t, to);
    if (crossing) meet_guard(t, crossing - 1);
    if (s->taken & bit(to)) s->acting = ACTING_ARRIVED; /* SC-51 */
}

/* Anything but a card or the end of the night begins an action. */
static void begin_action(CursedState *s) {
    if (s->acting != ACTING_NOT) return;
    s->acting = ACTING_MOVING;
    s->movement = MOVEMENT_OF_AN_ACTION;
    count_take(&s->actions, 1);
}

static void act(Table *t, Option o) {
    CursedState *s = t->s;
    begin_action(s);
    switch (o.verb) {
    case OPT_WALK: walk(t, o.arg[0]); break;
    case OPT_EAT:
        s->acting = ACTING_EATEN;
        cursed_eat_villager(t, s->at, false);
        break;
    case OPT_EAT_SHEEP:
        s->acting = ACTING_EATEN;
        cursed_eat_sheep(t, o.arg[0]);
        break;
    case OPT_CALM:
        t->cause = CAUSE_TO_CALM;
        cursed_change_energy(t, -t->c->energy_calm);
        t->cause = CAUSE_CALM;
        cursed_change_panic(t, -1);
        break;
    case OPT_DISPEL:
        t->cause = CAUSE_TO_DISPEL;
        cursed_change_energy(t, -t->c->energy_dispel);
        t->cause = CAUSE_DISPEL;
        cursed_discard_front(t, ROLE_WIZARD, o.arg[0]);
        break;
    default: REQUIRE(!"an act of the Monster");
    }
}

static void play_power(Table *t, int card) {
    const Card *power = &t->c->powers[card];
    take_from_hand(t, card);
    t->cause = CAUSE_COST + POWER_REF + card;
    cursed_change_energy(t, -power->energy);
    cursed_change_panic(t, power->panic);
    cursed_play_card(t, ROLE_MONSTER, card, 0);
}

void cursed_answer_night(Table *t, Option o) {
    switch (o.verb) {
    case OPT_QUIET: begin_quiet_night(t); break;
    case OPT_FEED: cursed_tell(t, EV_FEEDING, ROLE_MONSTER, 0, 0, 0); break;
    default: REQUIRE(!"a kind of night");
    }
}

void cursed_answer_quiet(Table *t, Option o) {
    switch (o.verb) {
    case OPT_PLAY: play_quietly(t, o.arg[0]); break;
    case OPT_NO_CARD: break;
    default: REQUIRE(!"an answer on a Quiet Night");
    }
}

void cursed_answer_leap(Table *t, Option o) {
    switch (o.verb) {
    case OPT_USE: use_single(t, o.arg[0]); break;
    case OPT_KEEP: break;
    default: REQUIRE(!"an answer for a single-use Power");
    }
}

void cursed_answer_feed(Table *t, Option o) {
    switch (o.verb) {
    case OPT_PLAY: play_power(t, o.arg[0]); break;
    case OPT_USE: use_single(t, o.arg[0]); break;
    case OPT_END_NIGHT: cursed_end_night(t); break;
    default: act(t, o);
    }
}

void cursed_answer_action(Table *t, Option o) {
    switch (o.verb) {
    case OPT_USE: use_single(t, o.arg[0]); break;
    case OPT_STOP: feed(t); break;
    default: act(t, o);
    }
}
