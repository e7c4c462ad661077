/*
 * What cards do: the verbs, one function each, and the questions they ask. Playing a card
 * pushes one step per effect and a last one that lays it out or discards it.
 *
 * Standing rules (VERB_RULES and above) do nothing here while their card is on the table
 * (cursed_lay_card counts them); the rules of a card that leaves at once apply for this
 * turn.
 */
#include "so_youve_been_cursed/rules/automas.h"
#include "so_youve_been_cursed/rules/effects.h"
#include "so_youve_been_cursed/rules/flow.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/rules/wizard.h"

static Role deck_of(Todo step) {
    return step.c & STEP_OF_POWER ? ROLE_MONSTER : ROLE_WIZARD;
}

static const Card *card_of_step(const Table *t, Todo step) {
    return step.c & STEP_OF_POWER ? &t->c->powers[step.a] : &t->c->spells[step.a];
}

/* SC-63: a single-use Power that a person plays only waits; an automa acts at once. */
static bool only_waits(const Card *card, int flags) {
    return card->type == TYPE_ONCE && !(flags & (STEP_OF_AUTOMA | STEP_USED_UP));
}

void cursed_play_card(Table *t, Role deck, int card, int flags) {
    const Card *face = deck == ROLE_WIZARD ? &t->c->spells[card] : &t->c->powers[card];
    if (deck == ROLE_MONSTER) flags |= STEP_OF_POWER;
    todo_push(&t->s->todo, STEP_CARD_DONE, card, 0, flags);
    if (face->type == TYPE_STAYS || only_waits(face, flags)) return;
    const Effects *effects = flags & STEP_OF_AUTOMA ? &face->automatic : &face->effect;
    int left = effects->count;
    while (left) todo_push(&t->s->todo, STEP_EFFECT, card, --left, flags);
}

/* SC-39, SC-40, SC-62, SC-63. */
void cursed_card_rests(Table *t, Todo step) {
    const Card *card = card_of_step(t, step);
    Role deck = deck_of(step);
    if (step.c & STEP_USED_UP) {
        t->cause = CAUSE_USED;
        cursed_discard_front(t, deck, step.a);
    } else if (card->type == TYPE_STAYS || only_waits(card, step.c)) {
        cursed_lay_card(t, deck, step.a);
    } else {
        Piles *piles = deck == ROLE_WIZARD ? &t->s->spells : &t->s->powers;
        piles->deck.discard |= bit(step.a);
    }
}

/* SC-37: a Spell's coins come last. */
void cursed_card_done(Table *t, Todo step) {
    const Card *card = card_of_step(t, step);
    cursed_card_rests(t, step);
    t->cause = CAUSE_CARD + cursed_card_ref(deck_of(step), step.a);
    if (card->coins) cursed_gain_coins(t, card->coins);
}

/* ---- Verbs ------------------------------------------------------------------------------- */

/* Ruling 9: a person who plays the card picks the house, an automa takes the number. */
static Chooser chooser_of(const Table *t, Todo step) {
    if (step.c & STEP_OF_AUTOMA) return CHOOSER_NUMBER;
    return deck_of(step) == ROLE_WIZARD ? cursed_wizard_chooser(t->s) : CHOOSER_MONSTER;
}

static void do_cure(Table *t, int amount) {
    cursed_change_cure(t, amount);
    if (cursed_is_possessed(t->s) && !t->s->head.over) cursed_possessed_throw_back(t);
}

/* Butcher's Broth and Forager's Feast for the Possessed Wizard: if the next step is one
 * of the two, Cure +1, and that ingredient, if held, goes back. */
static void do_brew(Table *t, int a, int b) {
    int next = cursed_next_ingredient(t->c, t->s);
    if (next != a && next != b) return;
    if (t->s->pouch[next]) cursed_return_ingredient(t, (Ingredient)next);
    do_cure(t, 1);
}

static void do_invite(Table *t) {
    if (!cursed_can_arrive(t, true)) return;
    t->s->called = (uint8_t)t->cause;
    cursed_ask(t, ROLE_WIZARD, ASK_INVITE, 0);
}

/* Empty houses to which the villager of a house may go (SC-9). */
static uint32_t move_targets(const Content *c, const CursedState *s, int house) {
    uint32_t empty = ALL_HOUSES & ~s->taken;
    switch ((Scope)s->scope) {
    case SCOPE_ANYWHERE: return empty;
    case SCOPE_DISTRICT: return empty & c->in_district[house];
    case SCOPE_TWO_ROADS: break;
    }
    return empty & c->within_roads[house][2];
}

static uint32_t movable(const Content *c, const CursedState *s) {
    uint32_t taken = s->taken, found = 0;
    while (taken && s->taken != ALL_HOUSES) {
        int house = bits_take(&taken);
        if (move_targets(c, s, house)) found |= bit(house);
    }
    return found;
}

/* The question is answered, so its notes no longer mean anything. */
static void forget_picks(CursedState *s) {
    s->picked = s->scope = 0;
}

static void do_move_villager(Table *t, Role role, int scope) {
    t->s->scope = (uint8_t)scope;
    if (movable(t->c, t->s))
        cursed_ask(t, role, ASK_FROM, 0);
    else
        forget_picks(t->s);
}

static void do_swap(Table *t, Role role) {
    if (bits_count(t->s->taken) >= 2) cursed_ask(t, role, ASK_SWAP, 0);
}

/* A jump in the middle of a moving phase ends it where a villager lives (ruling 20). */
static void jump(Table *t, Role role, int space, int die) {
    cursed_move_token(t, space);
    cursed_tell(t, EV_JUMPED, role, space, die, role);
    if (t->s->acting == ACTING_MOVING && (t->s->taken & bit(space)))
        t->s->acting = ACTING_ARRIVED;
}

static void do_jump_roll(Table *t, Role role) {
    int die = rng_roll(&t->s->head.rng, HOUSES);
    jump(t, role, die - 1, die);
}

/* Distract and Unholy Protection; an automa takes the leftmost. */
static void do_discard_power(Table *t, Role before, bool automa) {
    uint32_t found = cursed_front_powers(t->c, t->s, before);
    if (!found) return;
    if (automa) {
        int i = 0;
        while (!(found & bit(t->s->front_order[i]))) i++;
        cursed_discard_front(t, ROLE_MONSTER, t->s->front_order[i]);
    } else if (bits_count(found) == 1) {
        cursed_discard_front(t, ROLE_MONSTER, bits_first(found));
    } else {
        t->s->scope = (uint8_t)before;
        cursed_ask(t, ROLE_WIZARD, ASK_DISCARD, 0);
    }
}

static void add_sheep(Table *t, int pasture, int by) {
    CursedState *s = t->s;
    s->sheep[pasture] = (uint8_t)(s->sheep[pasture] + by);
    count_take(&s->sheep_supply, by);
    event_add(t->log, event_public(EV_SHEEP, SEAT_CLOCK, pasture, by, t->cause));
}

static void do_sheep_lose(Table *t, int amount) {
    for (int p = 0; p < t->c->pasture_count; p++) {
        int lost = min_int(amount, t->s->sheep[p]);
        if (lost) add_sheep(t, p, -lost);
    }
}

/* An Extra Serving. With too few sheep, a person picks the pastures one at a time; an
 * automa starts with those nearest the Laboratory. */
static void do_sheep_add(Table *t, bool automa) {
    int pastures = t->c->pasture_count;
    int count = min_int(t->s->sheep_supply, pastures);
    if (automa || count == pastures) {
        for (int i = 0; i < count; i++) add_sheep(t, t->c->pasture_order[i], 1);
    } else if (count > 0) {
        t->s->picked = 0;
        todo_push(&t->s->todo, STEP_REST, VERB_SHEEP_ADD, count, 0);
    }
}

/* Rolls first, then eats what lives there. Ruling 45: it gives Energy. Ruling 44: the
 * token stays where it is. */
static void do_taste(Table *t, int dice) {
    int house[TASTE_DICE];
    int card = t->cause - CAUSE_CARD;
    todo_push(&t->s->todo, STEP_TASTE_END, cursed_eaten_total(t->s), card, 0);
    for (int i = 0; i < dice; i++) house[i] = rng_roll(&t->s->head.rng, HOUSES) - 1;
    for (int i = 0; i < dice; i++) {
        bool there = (t->s->taken & bit(house[i])) != 0;
        cursed_tell(t, EV_TASTED, ROLE_MONSTER, house[i] + 1, there, 0);
        if (there) cursed_eat_villager(t, house[i], false);
    }
}

void cursed_run_taste_end(Table *t, Todo step) {
    t->cause = CAUSE_CARD + step.b;
    if (cursed_eaten_total(t->s) > step.a) cursed_change_curse(t, 1);
}

/* clang-format off */
#define RULE_CASE(KIND, ...) case VERB_##KIND: cursed_add_turn_rule(t, e); break;
/* clang-format on */

static void run_act(Table *t, Todo step, Effect e) {
    Role role = deck_of(step);
    bool automa = (step.c & STEP_OF_AUTOMA) != 0;
    switch ((Verb)e.verb) {
        CURSED_RULES(RULE_CASE)
    case VERB_CURE: do_cure(t, e.amount); break;
    case VERB_CURSE: cursed_change_curse(t, e.amount); break;
    case VERB_DOUBLE_COINS: cursed_gain_coins(t, t->s->coins); break;
    case VERB_GAIN: cursed_gain(t, e.amount / KINDS, e.amount % KINDS); break;
    case VERB_BREW: do_brew(t, e.amount / KINDS, e.amount % KINDS); break;
    case VERB_ARRIVE: cursed_push_arrivals(t, e.amount, chooser_of(t, step)); break;
    case VERB_INVITE: do_invite(t); break;
    case VERB_MOVE_VILLAGER: do_move_villager(t, role, e.amount); break;
    case VERB_SWAP: do_swap(t, role); break;
    case VERB_JUMP: cursed_ask(t, role, ASK_JUMP, 0); break;
    case VERB_JUMP_ROLL: do_jump_roll(t, role); break;
    case VERB_DISCARD_POWER: do_discard_power(t, (Role)e.amount, automa); break;
    case VERB_SHEEP_LOSE: do_sheep_lose(t, e.amount); break;
    case VERB_SHEEP_ADD: do_sheep_add(t, automa); break;
    case VERB_SHEEP_MOVE:
        todo_push(&t->s->todo, STEP_REST, VERB_SHEEP_MOVE, e.amount, 0);
        break;
    case VERB_ENERGY: cursed_change_energy(t, e.amount); break;
    case VERB_TASTE: do_taste(t, e.amount); break;
    case VERB_SCENT: cursed_rabid_reveal(t, e.amount, true); break;
    case VERB_SECOND_HELPING: t->s->extra = (uint8_t)(t->s->extra + e.amount); break;
    case VERB_SNACK: t->s->actions = (uint8_t)(t->s->actions + e.amount); break;
    case VERB_NONE:
    case VERB_COUNT: break;
    }
}

void cursed_run_effect(Table *t, Todo step) {
    const Card *card = card_of_step(t, step);
    bool automa = (step.c & STEP_OF_AUTOMA) != 0;
    t->cause = CAUSE_CARD + cursed_card_ref(deck_of(step), step.a);
    run_act(t, step, (automa ? &card->automatic : &card->effect)->at[step.b]);
}

/* The rest of a verb, one pick at a time. `b` counts what is left. */
void cursed_run_rest(Table *t, Todo step) {
    bool adds = step.a == VERB_SHEEP_ADD;
    REQUIRE(adds || step.a == VERB_SHEEP_MOVE);
    if (!adds && (t->c->pasture_count <= 1 || !count_all(t->s->sheep, PASTURES_MAX)))
        return;
    cursed_ask(t, ROLE_MONSTER, adds ? ASK_PASTURE : ASK_SHEEP_FROM, step.b);
    if (step.b > 1) todo_push(&t->s->todo, STEP_REST, step.a, step.b - 1, 0);
}

/* ---- Options -------------------------------------------------------------------------------- */

/* Only pastures after the last pick, leaving enough for the sheep still to come. */
static uint32_t scarce_pastures(const Content *c, const CursedState *s, int left) {
    uint32_t found = 0;
    for (int p = s->picked; p + left <= c->pasture_count; p++) found |= bit(p);
    return found;
}

void cursed_list_invite(const Content *c, const CursedState *s, OptionList *out) {
    (void)c;
    offer_each(out, OPT_INVITE, count_kinds(s->bag, KINDS));
}

void cursed_list_discard(const Content *c, const CursedState *s, OptionList *out) {
    offer_each(out, OPT_DISCARD, cursed_front_powers(c, s, (Role)s->scope));
}

void cursed_list_from(const Content *c, const CursedState *s, OptionList *out) {
    offer_each(out, OPT_FROM, movable(c, s));
}

void cursed_list_to(const Content *c, const CursedState *s, OptionList *out) {
    offer_each(out, OPT_TO, move_targets(c, s, s->picked));
}

void cursed_list_swap(const Content *c, const CursedState *s, OptionList *out) {
    (void)c;
    offer_each(out, OPT_SWAP, s->taken & ~bit(bits_last(s->taken)));
}

void cursed_list_with(const Content *c, const CursedState *s, OptionList *out) {
    (void)c;
    offer_each(out, OPT_WITH, s->taken & ~(bit(s->picked + 1) - 1));
}

void cursed_list_jump(const Content *c, const CursedState *s, OptionList *out) {
    (void)c;
    offer_each(out, OPT_JUMP, ALL_SPACES & ~bit(s->at));
}

void cursed_list_pasture(const Content *c, const CursedState *s, OptionList *out) {
    int left = s->head.asked[s->seat_of[ROLE_MONSTER]].source;
    offer_each(out, OPT_PASTURE, scarce_pastures(c, s, left));
}

void cursed_list_sheep_from(const Content *c, const CursedState *s, OptionList *out) {
    offer_each(out, OPT_SHEEP_FROM, count_kinds(s->sheep, c->pasture_count));
    offer(out, option_make(OPT_SHEEP_LEAVE, 0, 0, 0));
}

void cursed_list_sheep_to(const Content *c, const CursedState *s, OptionList *out) {
    offer_each(out, OPT_SHEEP_TO, (bit(c->pasture_count) - 1) & ~bit(s->picked));
}

/* ---- Answers --------------------------------------------------------------------------------- */

static void pick(Table *t, Ask next, int picked) {
    t->s->picked = (uint8_t)picked;
    cursed_ask(t, (Role)t->s->turn, next, picked);
}

/* A villager chosen from the bag arrives like any other (Hypnotize). */
void cursed_answer_invite(Table *t, Option o) {
    CursedState *s = t->s;
    int kind = o.arg[0];
    count_take(&s->bag[kind], 1);
    if (s->villager_cards) s->seen[kind]++;
    todo_push(&s->todo, STEP_ARRIVE, 1 + kind, cursed_wizard_chooser(s), s->called);
    s->called = 0;
}

void cursed_answer_discard(Table *t, Option o) {
    forget_picks(t->s);
    cursed_discard_front(t, ROLE_MONSTER, o.arg[0]);
}

void cursed_answer_from(Table *t, Option o) {
    pick(t, ASK_TO, o.arg[0]);
}

void cursed_answer_to(Table *t, Option o) {
    int from = t->s->picked, to = o.arg[0];
    Kind kind = (Kind)cursed_kind_at(t->s, from);
    cursed_take_villager(t, kind, from);
    cursed_put_villager(t, kind, to);
    forget_picks(t->s);
    event_add(t->log, event_public(EV_VILLAGER_MOVED, SEAT_CLOCK, kind, from, to));
}

void cursed_answer_swap(Table *t, Option o) {
    pick(t, ASK_WITH, o.arg[0]);
}

void cursed_answer_with(Table *t, Option o) {
    int first = t->s->picked, with = o.arg[0];
    Kind here = (Kind)cursed_kind_at(t->s, first), there = (Kind)cursed_kind_at(t->s, with);
    cursed_take_villager(t, here, first);
    cursed_take_villager(t, there, with);
    cursed_put_villager(t, here, with);
    cursed_put_villager(t, there, first);
    forget_picks(t->s);
    event_add(t->log, event_public(EV_SWAPPED, SEAT_CLOCK, first, with, 0));
}

void cursed_answer_jump(Table *t, Option o) {
    jump(t, (Role)t->s->turn, o.arg[0], 0);
}

void cursed_answer_sheep_to(Table *t, Option o) {
    add_sheep(t, t->s->picked, -1);
    add_sheep(t, o.arg[0], +1);
    forget_picks(t->s);
}

/* Another sheep comes next. The card itself waits at the bottom, so something always does. */
static bool has_more_sheep(const TodoStack *todo) {
    return todo_next(todo) == STEP_REST;
}

void cursed_answer_pasture(Table *t, Option o) {
    int pasture = o.arg[0];
    add_sheep(t, pasture, +1);
    t->s->picked = (uint8_t)(pasture + 1);
    if (!has_more_sheep(&t->s->todo)) forget_picks(t->s);
}

/* "May": not moving this sheep also forgoes the ones after it. */
static void leave_sheep(Table *t) {
    if (has_more_sheep(&t->s->todo)) todo_pop(&t->s->todo);
}

void cursed_answer_sheep_from(Table *t, Option o) {
    switch (o.verb) {
    case OPT_SHEEP_FROM: pick(t, ASK_SHEEP_TO, o.arg[0]); break;
    case OPT_SHEEP_LEAVE: leave_sheep(t); break;
    default: REQUIRE(!"an answer about sheep");
    }
}
