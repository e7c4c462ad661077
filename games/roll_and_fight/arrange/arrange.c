/*
 * Positions from words (README.md lists them). A position stands at the beginning of a phase; what
 * lies deeper is reached by playing on. check has the last word on whether it can be.
 */
#include "engine/lines.h"

#include "roll_and_fight/roll_and_fight.h"
#include "roll_and_fight/rules/fight.h"
#include "roll_and_fight/rules/flow.h"

typedef struct Arranged {
    const Content *c;
    RollState *s;
    int seat; /* the one that a line is about */
    int phase;
    int pool; /* or -1: what is left of the box's dice */
    bool hand_given[PLAYERS_MAX];
} Arranged;

static Arranged *arranged(const Line *l) {
    return l->position;
}

static RollState *state_of(const Line *l) {
    return arranged(l)->s;
}

static Player *player_of(const Line *l) {
    return &state_of(l)->player[arranged(l)->seat];
}

/* ---- Names --------------------------------------------------------------------------------------- */

static LineNames room_names(const Line *l) {
    const Den *den = den_of(arranged(l)->c, player_of(l));
    LineNames names = {"room", den->room_count, {0}};
    size_t prefix = strlen(den->id) + 1; /* ids of rooms begin with their den's */
    for (int i = 0; i < names.count; i++) {
        const char *id = den->room[i].id;
        names.at[i] = text_starts(id, den->id) ? id + prefix : id;
    }
    return names;
}

static LineNames ability_names(const Line *l) {
    const Hero *hero = hero_of(arranged(l)->c, player_of(l));
    LineNames names = {"ability", ABILITIES, {0}};
    for (int i = 0; i < ABILITIES; i++) names.at[i] = hero->ability[i].id;
    return names;
}

static LineNames item_names(const Line *l) {
    const Hero *hero = hero_of(arranged(l)->c, player_of(l));
    LineNames names = {"item", ITEMS, {0}};
    for (int i = 0; i < ITEMS; i++) names.at[i] = hero->item[i].id;
    return names;
}

static LineNames kind_names(const Line *l) {
    LineNames names = {"minion", KINDS, {0}};
    for (int i = 0; i < KINDS; i++) names.at[i] = arranged(l)->c->minion[i].id;
    return names;
}

static const LineNames face_names = {
    "face", FACES + 1, {"run", "gun", "knife", "double", "wound", "fresh"}};

static bool read_abilities(Line *l, uint16_t *out) {
    LineNames names = ability_names(l);
    LinePicks picks;
    if (!line_cards(l, &names, ABILITIES, &picks)) return false;
    *out = 0;
    for (int i = 0; i < picks.count; i++) *out |= (uint16_t)(1u << picks.at[i]);
    return true;
}

/* A name, and a number for the thing it names. */
static bool read_byte_of(Line *l, const LineNames *names, const char *what, int max,
                         uint8_t *bytes) {
    int at;
    return line_name(l, names, &at) && line_byte(l, what, 0, max, &bytes[at]);
}

/* ---- Of a seat ----------------------------------------------------------------------------------- */

static bool set_hand(Line *l) {
    LinePicks picks;
    Player *p = player_of(l);
    if (!line_names(l, &face_names, dice_limit(p), &picks)) return false;
    p->hand = 0;
    for (int i = 0; i < picks.count; i++) p->hand += dice_of(picks.at[i], 1);
    arranged(l)->hand_given[arranged(l)->seat] = true;
    return true;
}

static bool set_at(Line *l) {
    LineNames names = room_names(l);
    int room;
    if (!line_name(l, &names, &room)) return false;
    player_of(l)->at = (uint8_t)room;
    player_of(l)->visited |= (uint16_t)(1u << room);
    return line_end(l);
}

static bool set_visited(Line *l) {
    LineNames names = room_names(l);
    LinePicks picks;
    Player *p = player_of(l);
    if (!line_cards(l, &names, ROOMS_MAX, &picks)) return false;
    p->visited = (uint16_t)(1u << p->at);
    for (int i = 0; i < picks.count; i++) p->visited |= (uint16_t)(1u << picks.at[i]);
    return true;
}

/* A room and who stands in it, one name for each; or `nothing`. */
static bool read_crowd(Line *l, uint32_t *minions) {
    LineNames rooms = room_names(l), kinds = kind_names(l);
    LinePicks picks;
    int room;
    if (!line_name(l, &rooms, &room) || !line_names(l, &kinds, LINE_NAMES_MAX, &picks))
        return false;
    minions[room] = 0;
    for (int i = 0; i < picks.count; i++) {
        if (in_room(minions, room, picks.at[i]) == 7)
            return error_set(l->err, "A room has room for seven of a kind.");
        roll_change_room(minions, room, picks.at[i], 1);
    }
    return true;
}

static bool set_room(Line *l) {
    return read_crowd(l, player_of(l)->alive);
}

static bool set_evaded(Line *l) {
    return read_crowd(l, player_of(l)->evaded);
}

/* `empty stage, bar`: nobody stands there any more; alone: nobody anywhere. */
static bool set_empty(Line *l) {
    LineNames names = room_names(l);
    LinePicks picks = {0};
    Player *p = player_of(l);
    if (!line_has_more(l)) memset(p->alive, 0, sizeof p->alive);
    if (line_has_more(l) && !line_cards(l, &names, ROOMS_MAX, &picks)) return false;
    for (int i = 0; i < picks.count; i++) p->alive[picks.at[i]] = 0;
    return true;
}

static bool set_icons(Line *l) {
    LineNames names = room_names(l);
    return read_byte_of(l, &names, "icons", 3, player_of(l)->loot_left);
}

static bool set_owns(Line *l) {
    uint16_t owned;
    if (!read_abilities(l, &owned)) return false;
    player_of(l)->owned = (uint16_t)(owned | ((1u << BASICS) - 1));
    roll_sum_rules(arranged(l)->c, player_of(l));
    return true;
}

static bool set_recon(Line *l) {
    return read_abilities(l, &player_of(l)->recon);
}

static bool set_sets(Line *l) {
    LineNames names = ability_names(l);
    Player *p = player_of(l);
    int ability;
    if (!line_name(l, &names, &ability) || !line_byte(l, "sets", 0, 9, &p->sets[ability]))
        return false;
    const Ability *a = &hero_of(arranged(l)->c, p)->ability[ability];
    p->set_dice = (uint8_t)(p->set_dice + p->sets[ability] * a->dice_count);
    if (a->once && p->sets[ability]) p->used |= (uint16_t)(1u << ability);
    return true;
}

static bool set_doubles(Line *l) {
    LineNames names = ability_names(l);
    return read_byte_of(l, &names, "doubles", 9, player_of(l)->doubles);
}

static bool set_charges(Line *l) {
    LineNames names = item_names(l);
    return read_byte_of(l, &names, "charges", CHARGES, player_of(l)->charges);
}

static bool set_spent(Line *l) {
    LineNames names = item_names(l);
    return read_byte_of(l, &names, "spent", CHARGES, player_of(l)->spent);
}

static bool set_kills(Line *l) {
    LineNames names = kind_names(l);
    return read_byte_of(l, &names, "kills", 20, player_of(l)->kills);
}

static bool set_objectives(Line *l) {
    LineNames names = room_names(l);
    LinePicks picks;
    Player *p = player_of(l);
    if (!line_cards(l, &names, OBJECTIVES_MAX, &picks)) return false;
    p->objectives = 0;
    for (int i = 0; i < picks.count; i++) {
        int objective = den_of(arranged(l)->c, p)->room[picks.at[i]].objective;
        if (!objective) return error_set(l->err, "There is no objective in that room.");
        p->objectives |= (uint8_t)(1u << (objective - 1));
    }
    return true;
}

static bool set_boss(Line *l) {
    Player *p = player_of(l);
    if (!line_byte(l, "boss", 0, CIRCLES_MAX, &p->boss_hurt)) return false;
    p->boss_was_hit = p->boss_hurt > 0;
    return true;
}

static bool set_dead(Line *l) {
    Player *p = player_of(l);
    p->dead = 1;
    p->beatings = 2;
    return line_end(l);
}

static bool set_seat(Line *l) {
    static const LineRow rows[] = {
        LINE("hand", set_hand),
        LINE("at", set_at),
        LINE("visited", set_visited),
        LINE("room", set_room),
        LINE("evaded", set_evaded),
        LINE("empty", set_empty),
        LINE("icons", set_icons),
        LINE("owns", set_owns),
        LINE("recon", set_recon),
        LINE("sets", set_sets),
        LINE("doubles", set_doubles),
        LINE("charges", set_charges),
        LINE("spent", set_spent),
        LINE("kills", set_kills),
        LINE("objectives", set_objectives),
        LINE("boss", set_boss),
        LINE("dead", set_dead),
        LINE_NUMBER("open", Player, open, 1, 9),
        LINE_NUMBER("wounds", Player, wounds, 0, 9),
        LINE_NUMBER("health_dice", Player, health_dice, 0, 9),
        LINE_NUMBER("training", Player, training, 0, TRAINING_MAX),
        LINE_NUMBER("paid", Player, paid, 0, TRAINING_MAX),
        LINE_NUMBER("loot", Player, loot, 0, LOOT_MAX),
        LINE_NUMBER("beatings", Player, beatings, 0, 1),
        {0},
    };
    return line_number(l, "seat", 0, state_of(l)->head.seat_count - 1,
                       &arranged(l)->seat) &&
           line_by_row(l, "line of a seat", rows, player_of(l));
}

/* ---- Of the table --------------------------------------------------------------------------------- */

static bool set_round(Line *l) {
    return line_byte(l, "round", 1, ROUNDS, &state_of(l)->round);
}

static bool set_phase(Line *l) {
    static const LineNames names = {
        "phase", PHASES - 1, {"flashback", "rolling", "fighting", "resolution"}};
    int phase;
    if (!line_name(l, &names, &phase)) return false;
    arranged(l)->phase = phase + 1;
    return line_end(l);
}

/* ---- The whole ---------------------------------------------------------------------------------------- */

/* Sides that nobody has chosen yet are the first of their boards. */
static void open_dens(Table *t) {
    for (int seat = 0; seat < t->s->head.seat_count; seat++) {
        int board = t->s->player[seat].side - 1, den = 0;
        if (board < 0) continue;
        while (t->c->den[den].board != board) den++;
        roll_open_den(t, seat, den);
    }
}

/* As it is between two rounds: what the setup's first Flashback Phase has done is undone. */
static void clear_round(RollState *s) {
    for (int seat = 0; seat < s->head.seat_count; seat++) {
        Player *p = &s->player[seat];
        p->hand = 0;
        p->set_dice = p->stage = p->free_action = p->wounds = 0;
        memset(p->flash, 0, sizeof p->flash);
    }
}

/* A player who rolls holds a full hand of fresh dice unless a line says otherwise. */
static void count_dice(Arranged *a) {
    RollState *s = a->s;
    int used = 0;
    for (int seat = 0; seat < s->head.seat_count; seat++) {
        Player *p = &s->player[seat];
        if (a->phase == PHASE_ROLLING && !a->hand_given[seat] && plays_on(p))
            p->hand = dice_of(FRESH, opening_dice(p));
        used += dice_total(p->hand) + p->set_dice + p->health_dice;
    }
    if (a->pool >= 0) s->dice = (uint8_t)(used + a->pool);
    s->pool = (uint8_t)(s->dice - used);
}

bool roll_arrange(const Box *box, State *head, const Lines *lines, EventLog *log,
                  Error *err) {
    static const LineRow rows[] = {LINE("seat", set_seat),
                                   LINE("round", set_round),
                                   LINE("phase", set_phase),
                                   LINE_NUMBER("pool", Arranged, pool, 0, 60),
                                   {0}};
    Table t = {box->content, (RollState *)head, NULL};
    Arranged a = {box->content, t.s, 0, PHASE_FLASHBACK, -1, {false}};
    drop_questions(head);
    open_dens(&t);
    clear_round(t.s);
    if (!t.s->round) t.s->round = 1;
    if (!lines_read(lines, rows, &a, err)) return false;
    for (int seat = 0; seat < head->seat_count; seat++) {
        const char *wrong = roll_check_player(t.c, &t.s->player[seat]);
        if (wrong) return error_set(err, "%s", wrong); /* before play could hide it */
    }
    count_dice(&a);
    t.log = log;
    roll_begin_phase(&t, (Phase)a.phase);
    roll_advance(&t);
    return true;
}
