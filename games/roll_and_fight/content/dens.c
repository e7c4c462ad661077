/* Packs into dens: rooms as rectangles on a plate, doors between them, who stands there, what
 * lies there, and what scores there. */
#include "roll_and_fight/content/loader.h"

#include "engine/graph.h"
#include "engine/phrase.h"

enum { CROWD_MAX = 4, LOOT_PER_ROOM_MAX = 3, WORTH_MAX = 9, KILL_MAX = 12 };

bool roll_read_den(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    int board;
    if (c->den_count == DENS)
        return entry_error(e, 0, err, "there are more than %d dens", DENS);
    Den *den = &c->den[c->den_count++];
    *den = (Den){.id = e->id, .entrance = ROOMS_MAX, .boss = ROOMS_MAX};
    if (!entry_title(e, &den->title, err) || !entry_source(e, &den->source, err) ||
        !entry_int(e, "board", 1, BOARDS, &board, err))
        return false;
    den->board = board - 1;
    return true;
}

/* ---- Rooms ------------------------------------------------------------------------------ */

typedef struct Reading {
    const Content *c;
    Den *den;
    Room *room;
    int place;
} Reading;

static bool share_a_wall(const Room *a, const Room *b) {
    int across = (a->w + b->w) / 2, down = (a->h + b->h) / 2;
    int x = a->x < b->x ? b->x - a->x : a->x - b->x;
    int y = a->y < b->y ? b->y - a->y : a->y - b->y;
    return (x == across && y < down) || (y == down && x < across);
}

static bool read_door(const PackEntry *e, const PackKey *key, const char *part,
                      void *context, Error *err) {
    Reading *r = context;
    const char *ids[ROOMS_MAX];
    int to;
    for (int i = 0; i < r->place; i++) ids[i] = r->den->room[i].id;
    if (!entry_find(e, key->line, "room of this den", part, ids, r->place, &to, err))
        return false;
    if (!share_a_wall(r->room, &r->den->room[to]))
        return entry_error(e, key->line, err, "it shares no wall with '%s'", part);
    r->room->doors |= (uint16_t)(1u << to);
    r->den->room[to].doors |= (uint16_t)(1u << r->place);
    return true;
}

static bool read_enemies(const PackEntry *e, const PackKey *key, const char *part,
                         void *context, Error *err) {
    Reading *r = context;
    int kind, count;
    if (!roll_read_counted(e, key, part, "minion", roll_kind_words, KINDS, CROWD_MAX, &kind,
                           &count, err))
        return false;
    r->room->minion[kind] = (uint8_t)count;
    return true;
}

static bool read_is(const PackEntry *e, Reading *r, Error *err) {
    static const char *const words[] = {"entrance", "boss"};
    int is;
    if (!entry_key(e, "is")) return true;
    if (!entry_choice(e, "is", words, 2, &is, err)) return false;
    uint8_t *place = is ? &r->den->boss : &r->den->entrance;
    if (*place != ROOMS_MAX)
        return entry_error(e, entry_key(e, "is")->line, err, "this den has one already");
    *place = (uint8_t)r->place;
    return true;
}

static bool read_size(const PackEntry *e, Room *room, Error *err) {
    const PackKey *key = entry_key(e, "size");
    const char *rest = key ? key->value : "";
    char w[16] = "", h[16] = "";
    entry_part(&rest, w, sizeof w);
    entry_part(&rest, h, sizeof h);
    if (!text_to_int(w, 1, PLATE_WIDTH, &room->w) ||
        !text_to_int(h, 1, PLATE_HEIGHT, &room->h))
        return entry_error(e, key ? key->line : 0, err, "'size' is a width and a height");
    return true;
}

/* ---- Objectives -------------------------------------------------------------------------- */

/* From GOAL_KILL on. */
static const char *const goal_words[] = {"kill", "clear", "health", "neighbours",
                                         "boss", "visit", "purge"};

typedef struct GoalReading {
    const PackEntry *e;
    const PackKey *key;
    const char *rest;
    Error *err;
} GoalReading;

static bool goal_number(GoalReading *g, int max, uint8_t *out) {
    char word[16] = "";
    int number;
    text_word(&g->rest, "", word, sizeof word);
    if (!text_to_int(word, 1, max, &number))
        return entry_error(g->e, g->key->line, g->err, "'%s': expected a number up to %d",
                           word, max);
    *out = (uint8_t)number;
    return true;
}

static bool goal_kind(GoalReading *g, uint8_t *kinds) {
    char word[16] = "";
    int kind;
    text_word(&g->rest, "", word, sizeof word);
    if (!entry_find(g->e, g->key->line, "minion", word, roll_kind_words, KINDS, &kind,
                    g->err))
        return false;
    *kinds |= (uint8_t)(1u << kind);
    return true;
}

static bool read_goal(GoalReading *g, Objective *o) {
    char word[16] = "";
    int goal;
    text_word(&g->rest, "", word, sizeof word);
    if (!entry_find(g->e, g->key->line, "objective", word, goal_words, GOALS - 1, &goal,
                    g->err))
        return false;
    goal += GOAL_KILL;
    o->goal = (uint8_t)goal;
    if (goal == GOAL_KILL &&
        !(goal_number(g, KILL_MAX, &o->amount) && goal_kind(g, &o->kinds)))
        return false;
    if (goal == GOAL_VISIT && !goal_number(g, ROOMS_MAX, &o->amount)) return false;
    if (goal == GOAL_PURGE && !goal_kind(g, &o->kinds)) return false;
    while (goal == GOAL_PURGE && *g->rest)
        if (!goal_kind(g, &o->kinds)) return false;
    if (text_word(&g->rest, "", word, sizeof word))
        return entry_error(g->e, g->key->line, g->err, "'%s': expected nothing more", word);
    return true;
}

/* "Grunts", "Grunts and Gunmen" */
static void kinds_words(const Content *c, const Objective *o, Text *out) {
    bool first = true;
    for (int i = 0; i < KINDS; i++) {
        if (!(o->kinds >> i & 1)) continue;
        text_format(out, "%s%s", first ? "" : " and ", c->minion[i].many);
        first = false;
    }
}

static void goal_text(const Content *c, const Objective *o, Text *out) {
    switch ((Goal)o->goal) {
    case GOAL_NONE:
    case GOALS: break;
    case GOAL_KILL:
        text_format(out, "Kill %d ", o->amount);
        kinds_words(c, o, out);
        break;
    case GOAL_CLEAR: text_add(out, "Clear in one round"); break;
    case GOAL_HEALTH:
        text_format(out, "Open %d Health spaces", c->numbers.health + 3);
        break;
    case GOAL_NEIGHBOURS: text_add(out, "Visit all rooms next door"); break;
    case GOAL_BOSS: text_add(out, "Hit the Boss"); break;
    case GOAL_VISIT: text_format(out, "Visit %d rooms", o->amount); break;
    case GOAL_PURGE:
        text_add(out, "Kill all ");
        kinds_words(c, o, out);
        text_add(out, " next door");
        break;
    }
}

static bool has_enemies(const Room *room) {
    return count_all(room->minion, KINDS) > 0;
}

static bool read_objective(Loader *l, const PackEntry *e, Reading *r, Error *err) {
    Text out = TEXT(80);
    const PackKey *key = entry_key(e, "objective");
    int worth;
    if (!key) return true;
    if (r->den->objective_count == OBJECTIVES_MAX)
        return entry_error(e, key->line, err, "a den has at most %d objectives",
                           OBJECTIVES_MAX);
    Objective *o = &r->den->objective[r->den->objective_count++];
    GoalReading g = {e, key, key->value, err};
    if (!read_goal(&g, o) || !entry_int(e, "worth", 1, WORTH_MAX, &worth, err))
        return false;
    if (o->goal == GOAL_CLEAR && !has_enemies(r->room))
        return entry_error(e, key->line, err, "a room that is to be cleared needs enemies");
    o->worth = (uint8_t)worth;
    o->room = (uint8_t)r->place;
    r->room->objective = (uint8_t)r->den->objective_count;
    goal_text(l->c, o, &out);
    o->text = box_keep(l->box, &out);
    return true;
}

static bool title_is_new(const PackEntry *e, const Reading *r, Error *err) {
    for (int i = 0; i < r->place; i++)
        if (text_alike(r->den->room[i].title, r->room->title))
            return entry_error(e, entry_key(e, "title")->line, err,
                               "another room of this den has this title");
    return true;
}

bool roll_read_room(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    const char *ids[DENS];
    int den, loot = 0;
    for (int i = 0; i < c->den_count; i++) ids[i] = c->den[i].id;
    if (!entry_named(e, "den", "den", ids, c->den_count, &den, err)) return false;
    Reading r = {.c = c, .den = &c->den[den], .place = c->den[den].room_count};
    if (r.place == ROOMS_MAX)
        return entry_error(e, 0, err, "a den has at most %d rooms", ROOMS_MAX);
    r.room = &r.den->room[r.place];
    r.room->id = e->id;
    if (!entry_title(e, &r.room->title, err) || !title_is_new(e, &r, err) ||
        !entry_at(e, PLATE_WIDTH, PLATE_HEIGHT, &r.room->x, &r.room->y, err) ||
        !read_size(e, r.room, err) || !entry_each_part(e, "doors", read_door, &r, err) ||
        !entry_each_part(e, "enemies", read_enemies, &r, err) || !read_is(e, &r, err) ||
        !entry_int_or(e, "loot", 1, LOOT_PER_ROOM_MAX, &loot, err) ||
        !read_objective(l, e, &r, err))
        return false;
    r.room->loot = (uint8_t)loot;
    r.den->room_count++;
    return true;
}

/* ---- The whole -------------------------------------------------------------------------- */

/* Returns all rooms that doors lead to. */
static uint64_t find_distances(Den *den, int from) {
    Wave w = wave_from(from);
    for (int room; (room = wave_next(&w)) >= 0;) {
        den->doors_to[from][room] = (uint8_t)w.cost;
        wave_on(&w, den->room[room].doors, 1);
    }
    return w.done;
}

static bool check_den(Den *den, Error *err) {
    if (den->entrance == ROOMS_MAX || den->boss == ROOMS_MAX)
        return error_set(err, "%s needs an entrance and a Boss's room.", den->title);
    if (find_distances(den, den->entrance) != bit64(den->room_count) - 1)
        return error_set(err, "%s has a room that no door leads to.", den->title);
    return true;
}

static void find_two_doors(Den *den) {
    for (int i = 0; i < den->room_count; i++)
        for (int next = 0; next < den->room_count; next++)
            if (den->room[i].doors >> next & 1) den->two_doors[i] |= den->room[next].doors;
}

static const char *den_about(Loader *l, const Den *den) {
    Text out = TEXT(160);
    int loot = 0, worth = 0;
    for (int i = 0; i < den->room_count; i++) loot += den->room[i].loot;
    for (int i = 0; i < den->objective_count; i++) worth += den->objective[i].worth;
    text_format(
        &out, "%d rooms, %d pieces of loot, Objectives worth %d; the Boss is %d doors in.",
        den->room_count, loot, worth, den->doors_to[den->entrance][den->boss]);
    return box_keep(l->box, &out);
}

bool roll_check_dens(Loader *l, Error *err) {
    Content *c = l->c;
    int sides[BOARDS] = {0};
    for (int i = 0; i < c->den_count; i++) {
        if (!check_den(&c->den[i], err)) return false;
        find_two_doors(&c->den[i]);
        for (int room = 0; room < c->den[i].room_count; room++)
            find_distances(&c->den[i], room);
        c->den[i].about = den_about(l, &c->den[i]);
        sides[c->den[i].board]++;
    }
    for (int i = 0; i < BOARDS; i++)
        if (sides[i] != 2) return error_set(err, "Board %d needs two sides.", i + 1);
    return true;
}
