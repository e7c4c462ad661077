/* What never changes in a match: tiles, tracks, zones, dice, kinds of pieces. Dens are in the View,
 * since their sides are chosen in play. */
#include "roll_and_fight/face/face.h"

#include "engine/verbs.h"

/* ---- Cards ---------------------------------------------------------------------------------------- */

/* The text begins with when it is used, and ends with how often. */
static void add_abilities(const Content *c, int hero, Scene *out) {
    for (int i = 0; i < ABILITIES; i++) {
        const Ability *a = &c->hero[hero].ability[i];
        Text cost = TEXT_MARKED(60);
        if (a->cost) verb_amount(&cost, "[-experience # Experience]", a->cost);
        scene_card(out, (SceneCard){
                            .index = ability_ref(hero, i),
                            .id = a->id,
                            .title = a->title,
                            .kind = i < BASICS ? "basic" : "ability",
                            .text = a->text,
                            .cost = scene_words(out, "%s", cost.at),
                            .gain = "",
                            .type = a->when == WHEN_PASSIVE ? "passive" : "",
                            .clause = i < BASICS ? "VF-106" : "VF-22",
                            .source = source_mark(a->source, a->invented),
                        });
        if (a->dice_count)
            scene_row(out, (SceneRow){"dice", "Dice", a->dice_words, NULL, 0});
    }
}

static void add_items(const Content *c, int hero, Scene *out) {
    for (int i = 0; i < ITEMS; i++) {
        const Item *item = &c->hero[hero].item[i];
        scene_card(out, (SceneCard){
                            .index = item_ref(hero, i),
                            .id = item->id,
                            .title = item->title,
                            .kind = "item",
                            .text = item->text,
                            .cost = "",
                            .gain = "",
                            .type = "",
                            .clause = "VF-49",
                            .source = source_mark(item->source, item->invented),
                        });
    }
}

static void add_hero(const Content *c, int number, Scene *out) {
    const Hero *hero = &c->hero[number];
    scene_card(out, (SceneCard){
                        .index = HERO_REF + number,
                        .id = hero->id,
                        .title = hero->trait,
                        .kind = "trait",
                        .text = hero->text,
                        .cost = "",
                        .gain = "",
                        .type = "",
                        .clause = "VF-8",
                        .source = source_mark(hero->source, hero->invented),
                    });
}

static void add_boss(const Content *c, int number, Scene *out) {
    const Boss *boss = &c->boss[number];
    scene_card(out, (SceneCard){
                        .index = BOSS_REF + number,
                        .id = boss->id,
                        .title = boss->title,
                        .kind = "boss",
                        .text = boss->text,
                        .cost = "",
                        .gain = scene_words(out, "Health %d", boss->health),
                        .type = "",
                        .clause = "VF-10",
                        .source = source_mark(boss->source, boss->invented),
                        .worth = scene_words(out, "dead: +%d", c->numbers.boss_dead),
                    });
    if (boss->about[0]) scene_row(out, (SceneRow){"about", "", boss->about, NULL, 0});
}

static void add_cards(const Content *c, const RollState *s, Scene *out) {
    for (int seat = 0; seat < s->head.seat_count; seat++) {
        const Player *p = &s->player[seat];
        add_abilities(c, p->hero, out);
        add_items(c, p->hero, out);
        add_hero(c, p->hero, out);
        add_boss(c, p->boss, out);
    }
}

/* ---- Tracks, dice, pieces ---------------------------------------------------------------------------- */

/* The spaces where a track begins to be worth more. */
static void mark_values(const uint8_t *values, int count, int first, Scene *out) {
    for (int i = 0; i < count; i++)
        if (values[i] != (i ? values[i - 1] : 0))
            scene_worth(out, i + first, values[i], values[i] == 1 ? "point" : "points");
}

static void add_tracks(const Content *c, const RollState *s, Scene *out) {
    scene_track(out, "points", "Points", -20, s->mode == SOLO ? s->target : 999);
    scene_track(out, "health", "Health", 0, c->numbers.health + c->numbers.added);
    scene_track(out, "training", "Training", 0, TRAINING_MAX);
    mark_values(c->training, TRAINING_MAX, 0, out);
    scene_track(out, "experience", "Experience", 0, TRAINING_MAX);
    scene_track(out, "loot", "Loot", 0, LOOT_MAX);
    mark_values(c->loot, LOOT_MAX, 0, out);
    scene_track(out, "boss", "Boss", 0, CIRCLES_MAX);
    mark_values(c->circle, CIRCLES_MAX, 1, out);
    scene_track(out, "beating", "Beatings", 0, 2);
    scene_track(out, "pool", "Dice in the pool", 0, s->dice);
    scene_track(out, "round", "Round", 1, ROUNDS);
}

const char *const roll_face_ids[FACES] = {"run", "gun", "knife", "dknife", "drop"};

static void add_dice(const Content *c, Scene *out) {
    scene_die(out, "fighting", DIE_CUBE, DIE_SIDES);
    for (int i = 0; i < DIE_SIDES; i++)
        scene_face(out, roll_face_ids[roll_side_shows[i]],
                   roll_face_titles[roll_side_shows[i]]);
    scene_die(out, "flashback", DIE_CUBE, FLASHBACK_SIDES);
    for (int i = 0; i < FLASHBACK_SIDES; i++) {
        static const char *const ids[FLASHES] = {"training", "purchase", "healing", "recon",
                                                 "loot"};
        scene_face(out, ids[c->flashback[i]], roll_flash_titles[c->flashback[i]]);
    }
}

/* VF-56, VF-59, VF-60, VF-81; who does what is the rules', not the packs'. */
static const char *const minion_notes[KINDS] = {
    [GRUNT] = "beside the Boss, keeps all damage off the Boss",
    [TOUGH] = "falls only to two damage in one fight",
    [DOORMAN] = "you cannot Move out past him",
    [HENCHMAN] = "wounds you if the round ends with you beside him",
    [GUNMAN] = "wounds you if the round ends with you beside him or next door",
};

static void add_pieces(const Content *c, Scene *out) {
    for (int kind = 0; kind < KINDS; kind++) {
        const Minion *m = &c->minion[kind];
        scene_piece(out,
                    (ScenePiece){m->id, m->title, m->letter,
                                 scene_words(out, "%s: %s", m->title, minion_notes[kind]),
                                 m->many});
        scene_piece(out, (ScenePiece){scene_words(out, "evaded_%s", m->id),
                                      scene_words(out, "Evaded %s", m->title),
                                      scene_words(out, "(%s)", m->letter), NULL,
                                      scene_words(out, "Evaded %s", m->many)});
        scene_piece(out, (ScenePiece){scene_words(out, "fallen_%s", m->id),
                                      scene_words(out, "Fallen %s", m->title), "x", NULL,
                                      scene_words(out, "Fallen %s", m->many)});
    }
    const Minion *tough = &c->minion[TOUGH];
    scene_piece(out,
                (ScenePiece){"tough_hurt", scene_words(out, "Damaged %s", tough->title),
                             "T.", NULL, scene_words(out, "Damaged %s", tough->many)});
    scene_piece(out,
                (ScenePiece){"boss", "Boss", "B",
                             "Boss: wounds you if the round ends with you here", NULL});
    scene_piece(out, (ScenePiece){"hero", "Hero", "@", NULL, NULL});
    scene_piece(out, (ScenePiece){"loot", "Loot", "*",
                                  "Loot: yours when the round ends, if you have been "
                                  "here and all minions are down or evaded",
                                  NULL});
    scene_piece(out, (ScenePiece){"visited", "Visited", "v", NULL, NULL});
    scene_piece(out, (ScenePiece){"met", "Objective met", "!", NULL, NULL});
    scene_piece(out, (ScenePiece){"missed", "Objective out of reach", "-",
                                  "Objective out of reach: somebody fell here in an "
                                  "earlier round",
                                  NULL});
}

static void add_zones(Scene *out) {
    scene_zone(out,
               (SceneZone){"flashback", "Flashback dice", LAYOUT_DICE, FLASHBACK_DICE});
    scene_zone(out, (SceneZone){"dice", "Dice", LAYOUT_DICE, 4});
    scene_zone(out, (SceneZone){"health_dice", "Dice on Health", LAYOUT_DICE, 0});
    scene_zone(out, (SceneZone){"abilities", "Abilities", LAYOUT_ROW, 0});
    scene_zone(out, (SceneZone){"items", "Items", LAYOUT_ROW, ITEMS});
    scene_zone(out, (SceneZone){"tiles", "Abilities for sale", LAYOUT_ROW, TILES});
    scene_zone(out, (SceneZone){"trait", "Trait", LAYOUT_ROW, 1});
    scene_zone(out, (SceneZone){"boss", "Boss", LAYOUT_ROW, 1});
}

static const SceneKind kinds[] = {
    {"basic", "Basic"}, {"ability", "Ability"}, {"item", "Item"},
    {"trait", "Trait"}, {"boss", "Boss"},       {"entrance", "entrance"},
};

void roll_scene(const Box *box, const State *s, Scene *out) {
    const Content *c = box->content;
    add_cards(c, (const RollState *)s, out);
    add_tracks(c, (const RollState *)s, out);
    add_dice(c, out);
    add_pieces(c, out);
    scene_kinds(out, kinds, sizeof kinds / sizeof *kinds);
    scene_harm(out, "wound");
    scene_harm(out, "suffer");
    scene_harm(out, "beating");
    add_zones(out);
}
