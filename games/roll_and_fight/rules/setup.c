/* Before play: heroes, boards and bosses, and what a den looks like at the start. */
#include "roll_and_fight/roll_and_fight.h"
#include "roll_and_fight/rules/fight.h"
#include "roll_and_fight/rules/flow.h"

/* ---- What can be chosen ------------------------------------------------------------------- */

static bool same_hero(const Setup *setup, int a, int b) {
    return setup->value[FIELD_HERO][a] == setup->value[FIELD_HERO][b];
}

/* Choice 0 is dealt. */
static bool same_boss(const Setup *setup, int a, int b) {
    int boss = setup->value[FIELD_BOSS][a];
    return boss && boss == setup->value[FIELD_BOSS][b];
}

static bool same_board(const Content *c, const Setup *setup, int a, int b) {
    int den = setup->value[FIELD_DEN][a], other = setup->value[FIELD_DEN][b];
    return den && other && c->den[den - 1].board == c->den[other - 1].board;
}

/* Of each thing there is one in the box (ruling 44). */
const char *roll_check_setup(const Box *box, const Setup *setup) {
    for (int a = 0; a < setup->seat_count; a++) {
        for (int b = 0; b < a; b++) {
            if (same_hero(setup, a, b)) return "Each seat must play a different hero.";
            if (same_boss(setup, a, b)) return "Each seat must face a different Boss.";
            if (same_board(box->content, setup, a, b))
                return "Each seat needs a different board: these dens are on the same one.";
        }
    }
    return NULL;
}

/* ---- Rules in force ------------------------------------------------------------------------ */

static void add_rules(Player *p, const RuleSet *rules) {
    for (int i = 0; i < rules->count; i++) {
        int rule = rules->at[i].rule, amount = rules->at[i].amount;
        if (rule == RULE_WOUND_IN)
            p->rule[rule] |= (uint8_t)(1u << amount);
        else
            p->rule[rule] = (uint8_t)(p->rule[rule] + amount);
    }
}

void roll_sum_rules(const Content *c, Player *p) {
    const Hero *hero = hero_of(c, p);
    memset(p->rule, 0, sizeof p->rule);
    add_rules(p, &hero->rules);
    add_rules(p, &boss_of(c, p)->rules);
    for (uint32_t left = p->owned & hero->passive; left;)
        add_rules(p, &hero->ability[bits_take(&left)].rules);
}

/* ---- The den --------------------------------------------------------------------------------- */

/* VF-15: a Boss may post more minions next door, one behind each door in turn. */
static void post_minions(const Content *c, Player *p) {
    const Boss *boss = boss_of(c, p);
    const Den *den = den_of(c, p);
    uint32_t doors = den->room[den->boss].doors, left = doors;
    for (int i = 0; i < boss->post_count; i++) {
        if (!left) left = doors;
        roll_change_room(p->alive, bits_take(&left), boss->post_kind, 1);
    }
}

/* The entrance is Visited from the start (ruling 25). */
void roll_open_den(Table *t, int seat, int number) {
    Player *p = &t->s->player[seat];
    const Den *den = &t->c->den[number];
    p->den = (uint8_t)number;
    p->side = 0;
    p->at = den->entrance;
    p->visited = (uint16_t)(1u << den->entrance);
    for (int room = 0; room < den->room_count; room++) {
        p->loot_left[room] = den->room[room].loot;
        p->alive[room] = 0;
        for (int kind = 0; kind < KINDS; kind++)
            roll_change_room(p->alive, room, kind, den->room[room].minion[kind]);
    }
    post_minions(t->c, p);
    tell(t, EV_SIDE, seat, number, 0, 0);
}

/* ---- Setup ------------------------------------------------------------------------------------ */

/* What nobody has named is dealt from what is left. */
static uint32_t free_boards(const Content *c, const Setup *setup) {
    uint32_t left = (1u << BOARDS) - 1;
    for (int seat = 0; seat < setup->seat_count; seat++) {
        int den = setup->value[FIELD_DEN][seat];
        if (den) left &= ~(1u << c->den[den - 1].board);
    }
    return left;
}

static uint32_t free_bosses(const Content *c, const Setup *setup) {
    uint32_t left = (1u << c->boss_count) - 1;
    for (int seat = 0; seat < setup->seat_count; seat++) {
        int boss = setup->value[FIELD_BOSS][seat];
        if (boss) left &= ~(1u << (boss - 1));
    }
    return left;
}

/* VF-7 to VF-13. */
static void seat_player(Table *t, const Setup *setup, int seat, uint32_t *boards,
                        uint32_t *bosses) {
    Rng *rng = &t->s->head.rng;
    Player *p = &t->s->player[seat];
    int den = setup->value[FIELD_DEN][seat], boss = setup->value[FIELD_BOSS][seat];
    p->hero = (uint8_t)setup->value[FIELD_HERO][seat];
    p->boss = (uint8_t)(boss ? boss - 1 : bits_draw(bosses, rng));
    p->owned = (1u << BASICS) - 1;
    roll_sum_rules(t->c, p);
    p->open = (uint8_t)base_health(t->c, p);
    tell(t, EV_BOSS, seat, p->boss, 0, 0);
    if (den)
        roll_open_den(t, seat, den - 1);
    else
        p->side = (uint8_t)(1 + bits_draw(boards, rng));
}

static void read_setup(const Content *c, const Setup *setup, RollState *s) {
    const Numbers *n = &c->numbers;
    s->mode = (uint8_t)setup->value[FIELD_MODE][0];
    s->relaxed = (uint8_t)setup->value[FIELD_RELAXED][0];
    if (s->mode == SOLO) {
        int clock = setup->value[FIELD_SECONDS][0];
        s->dice = (uint8_t)n->solo_dice[setup->value[FIELD_DICE][0]];
        s->seconds = (uint8_t)n->seconds[clock];
        s->throws = (uint8_t)n->throws[clock];
        s->target = (uint8_t)n->points[setup->value[FIELD_POINTS][0]];
    } else {
        s->dice = (uint8_t)n->dice[setup->seat_count - 2];
    }
    s->pool = s->dice;
}

void roll_setup(const Box *box, const Setup *setup, State *head, EventLog *log) {
    Table t = {box->content, (RollState *)head, log};
    uint32_t boards = free_boards(t.c, setup), bosses = free_bosses(t.c, setup);
    read_setup(t.c, setup, t.s);
    for (int seat = 0; seat < head->seat_count; seat++)
        seat_player(&t, setup, seat, &boards, &bosses);
    for (int seat = 0; seat < head->seat_count; seat++) {
        if (!t.s->player[seat].side) continue;
        t.s->player[seat].stage = STAGE_SIDE;
        roll_ask(&t, seat, ASK_SIDE, 0);
    }
    roll_advance(&t);
}
