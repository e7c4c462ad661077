/* What everybody sees now: all dens, boards, dice and marks lie open. */
#include "roll_and_fight/face/face.h"
#include "roll_and_fight/rules/fight.h"
#include "roll_and_fight/rules/score.h"

#include "engine/verbs.h"

/* ---- Dens ------------------------------------------------------------------------------------------- */

/* The second set of references is for the other side of a board that is still to be chosen. */
enum { OTHER_SIDE = PLAYERS_MAX * ROOMS_MAX };

static const char *room_kind(const Den *den, int room) {
    if (room == den->entrance) return "entrance";
    return room == den->boss ? "boss_room" : "room";
}

/* The Objective of a room, or one that asks for nothing. */
static const Objective *objective_in(const Den *den, int room) {
    static const Objective none = {.text = ""};
    int number = den->room[room].objective - 1;
    return number < 0 ? &none : &den->objective[number];
}

static void view_rooms(const Den *den, const char *map, int seat, int first, View *out) {
    view_map(out, (SceneMap){map, den->title, PLATE_WIDTH, PLATE_HEIGHT, seat + 1});
    for (int i = 0; i < den->room_count; i++) {
        const Room *room = &den->room[i];
        view_space(out, (SceneSpace){.index = first + i,
                                     .map = map,
                                     .label = room->title,
                                     .kind = room_kind(den, i),
                                     .note = objective_in(den, i)->text,
                                     .number = objective_in(den, i)->worth,
                                     .region = den->title,
                                     .x = room->x,
                                     .y = room->y,
                                     .w = room->w,
                                     .h = room->h});
    }
    for (int i = 0; i < den->room_count; i++)
        for (uint32_t left = den->room[i].doors & ((1u << i) - 1); left;)
            view_road(out, (SceneRoad){first + bits_take(&left), first + i, "door", ""});
}

static void view_minions(const Content *c, const Player *p, int seat, int room, View *out) {
    int space = room_ref(seat, room);
    for (int kind = 0; kind < KINDS; kind++) {
        int evaded = in_room(p->evaded, room, kind), standing = active(p, room, kind);
        int hurt = kind == TOUGH ? in_room(p->alive, room, DOTS) : 0;
        int fresh = max_int(0, standing - hurt);
        int printed = den_of(c, p)->room[room].minion[kind];
        if (fresh) view_piece(out, space, c->minion[kind].id, seat, fresh);
        if (hurt) view_piece(out, space, "tough_hurt", seat, hurt);
        if (evaded)
            view_piece(out, space, view_words(out, "evaded_%s", c->minion[kind].id), seat,
                       max_int(1, evaded - max_int(0, hurt - standing)));
        int fallen = max_int(0, printed - standing - evaded);
        if (fallen)
            view_piece(out, space, view_words(out, "fallen_%s", c->minion[kind].id), seat,
                       fallen);
    }
}

/* Whether the Objective of a room is met, or out of reach for good. */
static void view_goal(const Content *c, const Player *p, int seat, int room, View *out) {
    const Den *den = den_of(c, p);
    int number = den->room[room].objective - 1, space = room_ref(seat, room);
    if (number < 0) return;
    if (p->objectives >> number & 1)
        view_piece(out, space, "met", seat, 1);
    else if (roll_is_missed(p, &den->objective[number]))
        view_piece(out, space, "missed", seat, 1);
}

static void view_den(const Content *c, const RollState *s, int seat, View *out) {
    static const char *const ids[PLAYERS_MAX] = {"den_1", "den_2", "den_3", "den_4"};
    const Player *p = &s->player[seat];
    const Den *den = den_of(c, p);
    view_rooms(den, ids[seat], seat, room_ref(seat, 0), out);
    for (int room = 0; room < den->room_count; room++) {
        int space = room_ref(seat, room);
        if (p->visited >> room & 1) view_piece(out, space, "visited", seat, 1);
        view_goal(c, p, seat, room, out);
        if (p->loot_left[room]) view_piece(out, space, "loot", seat, p->loot_left[room]);
        view_minions(c, p, seat, room, out);
    }
    if (boss_lives(c, p)) view_piece(out, room_ref(seat, den->boss), "boss", seat, 1);
    if (!p->dead) view_piece(out, room_ref(seat, p->at), "hero", seat, 1);
}

/* Both sides, before one is chosen, with who stands there. */
static void view_sides(const Content *c, const RollState *s, int seat, View *out) {
    static const char *const ids[2][PLAYERS_MAX] = {
        {"den_1", "den_2", "den_3", "den_4"}, {"den_1b", "den_2b", "den_3b", "den_4b"}};
    int board = s->player[seat].side - 1, side = 0;
    for (int i = 0; i < DENS; i++) {
        const Den *den = &c->den[i];
        if (den->board != board) continue;
        int first = room_ref(seat, 0) + side * OTHER_SIDE;
        view_rooms(den, ids[side++][seat], seat, first, out);
        for (int room = 0; room < den->room_count; room++) {
            for (int kind = 0; kind < KINDS; kind++)
                if (den->room[room].minion[kind])
                    view_piece(out, first + room, c->minion[kind].id, seat,
                               den->room[room].minion[kind]);
            if (den->room[room].loot)
                view_piece(out, first + room, "loot", seat, den->room[room].loot);
        }
        view_piece(out, first + den->boss, "boss", seat, 1);
    }
}

/* ---- Boards ------------------------------------------------------------------------------------------- */

static void view_dice(Dice dice, View *out) {
    static const int side_of[FACES] = {1, 3, 4, 5, 6};
    for (int shown = 0; shown < FACES; shown++)
        for (int i = 0; i < dice_count(dice, shown); i++) {
            view_item(out, ref_token(roll_face_ids[shown]), "fighting",
                      roll_face_titles[shown], 1, "");
            view_face(out, side_of[shown]);
        }
    if (dice_count(dice, FRESH))
        view_token(out, "fighting", "to be thrown", dice_count(dice, FRESH), "");
}

/* "2 sets, reconned" */
static const char *ability_note(const Player *p, int i, View *out) {
    Text note = TEXT_MARKED(160);
    if (p->sets[i]) verb_amount(&note, "[sets # {set|sets}]", p->sets[i]);
    if (p->doubles[i]) text_format(&note, " (%d with a Double Knife)", p->doubles[i]);
    if ((p->recon | p->half) >> i & 1) {
        phrase_comma(&note, 0);
        verb_amount(
            &note,
            p->recon >> i & 1 ? "[!sign:recon reconned]" : "[!sign:half half reconned]", 1);
    }
    return note.length ? view_words(out, "%s", note.at) : "";
}

static void view_abilities(const Player *p, int seat, View *out) {
    view_zone(out, seat, "abilities", bits_count(p->owned));
    for (uint32_t left = p->owned; left;) {
        int i = bits_take(&left);
        view_card(out, ability_ref(p->hero, i), ability_note(p, i, out));
        if (p->used >> i & 1 && !p->sets[i]) view_state(out, "used");
    }
    view_zone(out, seat, "items", ITEMS);
    for (int i = 0; i < ITEMS; i++)
        view_card(out, item_ref(p->hero, i),
                  p->charges[i]
                      ? view_words(out, "%d of %d %s left", charges_left(p, i),
                                   p->charges[i], p->charges[i] == 1 ? "charge" : "charges")
                      : "");
    uint32_t sale = ((1u << ABILITIES) - 1) & ~(uint32_t)p->owned;
    view_zone(out, seat, "tiles", bits_count(sale));
    while (sale) view_card(out, ability_ref(p->hero, bits_take(&sale)), "");
}

static const char *seat_note(const RollState *s, const Player *p) {
    if (p->dead) return "dead";
    if (s->head.over) return "";
    if (s->phase == PHASE_ROLLING && p->stage == STAGE_WAITS) return "stopped";
    return p->stage == STAGE_WAITS ? "waiting" : "";
}

static void view_player(const Content *c, const RollState *s, int seat, View *out) {
    const Player *p = &s->player[seat];
    const Hero *hero = hero_of(c, p);
    bool active_now = s->head.asked[seat].kind != ASK_NOTHING;
    view_seat(out,
              (ViewSeat){hero->title, hero->id, active_now, seat_note(s, p), hero->title});
    view_track(out, seat, "points", p->dead || p->side ? 0 : roll_score(c, p));
    view_track(out, seat, "health", p->open - p->wounds);
    view_limit(out, p->open);
    view_track(out, seat, "training", p->training);
    view_track(out, seat, "experience", experience(p));
    view_track(out, seat, "loot", p->loot);
    view_track(out, seat, "boss", p->boss_hurt);
    view_limit(out, boss_of(c, p)->health);
    view_track(out, seat, "beating", p->beatings);
    view_zone(out, seat, "trait", 1);
    view_card(out, HERO_REF + p->hero, "");
    view_zone(out, seat, "boss", 1);
    view_card(out, BOSS_REF + p->boss, !p->side && !boss_lives(c, p) ? "dead" : "");
    view_zone(out, seat, "dice", dice_total(p->hand));
    view_dice(p->hand, out);
    view_zone(out, seat, "health_dice", p->health_dice);
    view_dice(dice_of(FACE_WOUND, p->health_dice), out);
    view_abilities(p, seat, out);
    if (p->side)
        view_sides(c, s, seat, out);
    else
        view_den(c, s, seat, out);
}

/* ---- The table -------------------------------------------------------------------------------------------- */

/* A die that the viewer has acted on is used; to somebody who watches none is. */
static void view_flashback(const Content *c, const RollState *s, Seat viewer, View *out) {
    static const char *const ids[FLASHES] = {"training", "purchase", "healing", "recon",
                                             "loot"};
    bool shown = s->phase == PHASE_FLASHBACK && !s->head.over;
    bool plays = viewer < s->head.seat_count;
    int seen[FLASHES] = {0};
    view_zone(out, OWNER_TABLE, "flashback", shown ? FLASHBACK_DICE : 0);
    for (int i = 0; i < FLASHBACK_DICE && shown; i++) {
        int side = 0, flash = s->flashback[i];
        while (c->flashback[side] != flash) side++;
        view_item(out, ref_token(ids[flash]), "flashback", roll_flash_titles[flash], 1, "");
        view_face(out, side + 1);
        if (plays && ++seen[flash] > s->player[viewer].flash[flash])
            view_state(out, "used");
    }
}

/* VF-87 to VF-92; the dead score nothing. */
static void view_scores(const Content *c, const RollState *s, View *out) {
    static const char *const labels[SCORE_PARTS] = {"Training", "Loot", "Objectives",
                                                    "Boss", "Way out"};
    for (int seat = 0; seat < s->head.seat_count; seat++)
        for (int part = 0; part < SCORE_PARTS; part++) {
            const Player *p = &s->player[seat];
            int points = p->dead ? 0 : roll_score_part(c, p, (ScorePart)part);
            view_score(out, part ? "" : "points", labels[part], seat, points);
        }
}

void roll_view(const Box *box, const State *head, Seat viewer, View *out) {
    static const char *const modes[MODES] = {"rivals", "solo"};
    static const char *const phases[PHASES] = {"Setup", "Flashback", "Rolling", "Fighting",
                                               "Resolution"};
    const Content *c = box->content;
    const RollState *s = (const RollState *)head;
    view_head(out, modes[s->mode], s->round ? view_words(out, "Round %d", s->round) : "",
              s->round, head->over ? "over" : phases[s->phase]);
    for (int i = PHASE_FLASHBACK; i < PHASES; i++) view_phase(out, phases[i]);
    for (int seat = 0; seat < head->seat_count; seat++) view_player(c, s, seat, out);
    view_track(out, OWNER_TABLE, "pool", s->pool);
    if (s->round) view_track(out, OWNER_TABLE, "round", s->round);
    view_flashback(c, s, viewer, out);
    if (head->over) view_scores(c, s, out);
}
