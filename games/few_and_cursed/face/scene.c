/*
 * The scene: what never changes in a match. The country with its roads, the cards with
 * their text, tracks with the levels that matter, zones, and the names of pieces.
 */
#include "engine/verbs.h"

#include "few_and_cursed/content/card_text.h"
#include "few_and_cursed/face/face.h"

/* ---- Cards of decks -------------------------------------------------------------- */

static bool is_seated(const FewState *s, int character) {
    for (int seat = 0; seat < s->seats; seat++)
        if (s->rider[seat].character == character) return true;
    return false;
}

/* FC-19, FC-105: where an artifact is, and its Grit in modes that count Grit. */
static void artifact_words(const Content *c, const FewState *s, const Design *d,
                           Text *out) {
    text_format(out, "Taken from %s.", c->spaces[c->corner_space[d->owner]].title);
    if (s->mode == MODE_RIVALS)
        verb_amount(out, " Counts [grit # Grit] at the end.", d->grit);
}

static void add_row(Scene *sc, const char *id, const char *label, const Text *words,
                    int side) {
    if (words->length)
        scene_row(sc, (SceneRow){.id = id,
                                 .label = label,
                                 .words = scene_words(sc, "%s", words->at),
                                 .side = side});
}

/* Figures are shown as figures; the text says the rest. */
static void add_design(Scene *sc, const Content *c, const FewState *s, int index) {
    const Design *d = &c->designs[index];
    Text besides = TEXT_MARKED(140);
    Text gain = TEXT_MARKED(160);
    Text rest = TEXT_MARKED(400);
    Text trash = TEXT_MARKED(200);
    bool counts = d->kind == CARD_ARTIFACT && s->mode == MODE_RIVALS;
    if (d->kind == CARD_ARTIFACT) artifact_words(c, s, d, &besides);
    few_design_words(d, besides.at, &gain, &rest, &trash);
    scene_card(sc, (SceneCard){.index = index,
                               .id = d->id,
                               .title = d->title,
                               .kind = few_card_kinds[d->kind],
                               .text = scene_words(sc, "%s", rest.at),
                               .gain = scene_words(sc, "%s", gain.at),
                               .clause = d->kind == CARD_ARTIFACT ? "FC-76" : "FC-35",
                               .source = source_mark(d->source, d->invented),
                               .worth = counts ? scene_amount(sc, "[grit # Grit]", d->grit)
                                               : NULL});
    add_row(sc, "trash", "Trash", &trash, 0);
}

static void add_designs(Scene *sc, const Content *c, const FewState *s) {
    for (int i = 0; i < c->design_count; i++) {
        const Design *d = &c->designs[i];
        if (d->kind == CARD_STARTING && !is_seated(s, d->owner)) continue;
        add_design(sc, c, s, i);
    }
}

static void add_items(Scene *sc, const Content *c) {
    static const char *const slots[] = {[SLOT_ACCESSORY] = "accessory",
                                        [SLOT_ONE_HAND] = "one hand",
                                        [SLOT_TWO_HANDS] = "two hands"};
    for (int i = 0; i < c->item_count; i++) {
        const Item *item = &c->items[i];
        scene_card(sc, (SceneCard){.index = ITEM_REF + i,
                                   .id = item->id,
                                   .title = item->title,
                                   .kind = "item",
                                   .text = item->text,
                                   .cost = scene_amount(sc, "[-water # Water]", item->cost),
                                   .type = slots[item->slot],
                                   .clause = item->rate.in ? "FC-65" : "FC-64",
                                   .source = source_mark(item->source, item->invented)});
    }
}

static void add_jobs(Scene *sc, const Content *c) {
    for (int i = 0; i < c->job_count; i++) {
        const Job *job = &c->jobs[i];
        Text gain = TEXT_MARKED(100);
        few_job_gain(job, &gain);
        scene_card(sc, (SceneCard){.index = JOB_REF + i,
                                   .id = job->id,
                                   .title = job->title,
                                   .kind = "job",
                                   .text = job->text,
                                   .gain = scene_words(sc, "%s", gain.at),
                                   .clause = job->kind == JOB_END ? "FC-103" : "FC-58",
                                   .source = source_mark(job->source, job->invented)});
    }
}

/* What its Bullets give comes first, since the Bullets track shows it too. */
static void add_side(Scene *sc, const CharacterSide *side, int number) {
    Text rate = TEXT_MARKED(120);
    Text special = TEXT_MARKED(200);
    Text action = TEXT_MARKED(300);
    few_side_words(side, &rate, &special, &action);
    scene_row(sc, (SceneRow){.id = number ? "cursed" : "normal",
                             .label = number ? "Cursed" : "",
                             .words = scene_words(sc, "%s", rate.at),
                             .track = "bullets",
                             .side = number});
    add_row(sc, "special", "", &special, number);
    add_row(sc, "action", "Action", &action, number);
}

/* Both sides of the Character card are printed; the View says which is up. */
static void add_characters(Scene *sc, const Content *c, const FewState *s) {
    for (int i = 0; i < RIDERS; i++) {
        const Character *who = &c->characters[i];
        if (!is_seated(s, i)) continue;
        scene_card(sc, (SceneCard){.index = CHARACTER_REF + i,
                                   .id = who->id,
                                   .title = who->title,
                                   .kind = "character",
                                   .clause = "FC-24",
                                   .source = source_mark(who->source, who->invented)});
        for (int side = 0; side < 2; side++) add_side(sc, &who->side[side], side);
    }
}

/* ---- Bounties -------------------------------------------------------------------- */

static void add_bounty(Scene *sc, const Content *c, int ref, const Bounty *b,
                       const char *kind, const char *clause) {
    Text reward = TEXT_MARKED(200);
    Terrain land = b->place.named ? c->spaces[b->place.at].terrain : (Terrain)b->place.at;
    few_reward_words(b, &reward);
    scene_card(sc, (SceneCard){.index = ref,
                               .id = b->id,
                               .title = b->title,
                               .kind = kind,
                               .cost = scene_amount(sc, "[-attack # Attack]", b->cost),
                               .gain = scene_words(sc, "%s", reward.at),
                               .type = few_place_title(c, &b->place),
                               .clause = clause,
                               .source = source_mark(b->source, b->invented),
                               .land = few_terrain_words[land]});
}

static void add_bounties(Scene *sc, const Content *c) {
    for (int i = 0; i < WANTED * 2; i++)
        add_bounty(sc, c, WANTED_REF + i, &c->wanted[i / 2][i % 2], "wanted", "FC-81");
    for (int i = 0; i < c->most_wanted_count; i++)
        add_bounty(sc, c, MOST_WANTED_REF + i, &c->most_wanted[i], "most_wanted", "FC-79");
    for (int i = 0; i < MONSTERS; i++)
        add_bounty(sc, c, MONSTER_REF + i, &c->monsters[i], "monster", "FC-83");
}

/* ---- Encounters ------------------------------------------------------------------ */

/* Encounters have no title of their own: the id, as words. */
static const char *title_of_id(Scene *sc, const char *id) {
    Text title = TEXT(64);
    for (; *id; id++) text_char(&title, *id == '_' ? ' ' : *id);
    phrase_capital(&title, 0);
    return scene_words(sc, "%s", title.at);
}

static void add_stories(Scene *sc, const Encounter *card) {
    static const Terrain lands[] = {DESERT, CANYONS, RUINS};
    for (int i = 0; i < 3; i++)
        scene_row(sc, (SceneRow){.id = few_terrain_words[lands[i]],
                                 .label = few_terrain_titles[lands[i]],
                                 .words = card->at[lands[i]].story});
}

static void add_choices(Scene *sc, const EncounterText *text) {
    for (int i = 0; i < text->option_count; i++)
        scene_row(sc, (SceneRow){.id = "choice",
                                 .label = text->option[i].title,
                                 .words = text->option[i].text});
}

static void add_encounters(Scene *sc, const Content *c) {
    for (int i = 0; i < c->encounter_count; i++) {
        const Encounter *card = &c->encounters[i];
        scene_card(sc, (SceneCard){.index = ENCOUNTER_REF + i,
                                   .id = card->id,
                                   .title = title_of_id(sc, card->id),
                                   .kind = "encounter",
                                   .clause = "FC-45",
                                   .source = source_mark(card->source, card->invented)});
        add_stories(sc, card);
    }
    for (int i = 0; i < c->cursed_encounter_count; i++) {
        const CursedEncounter *card = &c->cursed_encounters[i];
        scene_card(sc, (SceneCard){.index = CURSED_REF + i,
                                   .id = card->id,
                                   .title = card->title,
                                   .kind = "cursed_encounter",
                                   .text = card->text.story,
                                   .clause = "FC-49",
                                   .source = source_mark(card->source, card->invented)});
        add_choices(sc, &card->text);
    }
}

/* ---- Tracks and zones ------------------------------------------------------------ */

/* Grit, Water and what is in play have no practical limit. */
enum { ANY_AMOUNT = 9999 };

/* Marks say what a rising number leads to, in the words of this mode. */
static void add_monster_tracks(Scene *sc, const Content *c, const FewState *s) {
    scene_track(sc, "monsters", "Monsters beaten", 0, MONSTERS);
    if (s->mode == MODE_RIVALS)
        scene_mark(sc, MONSTERS_TO_BEAT, "The end", "The game ends with this round.");
    if (s->mode == MODE_CHASER || s->mode == MODE_COOP)
        scene_mark(sc, MONSTERS_TO_BEAT, "Won", "");
    scene_track(sc, "to_town", scene_words(sc, "Steps to %s", c->spaces[TOWN].title), 0,
                SPACES_MAX);
}

static void add_goals(Scene *sc, const FewState *s) {
    switch ((Mode)s->mode) {
    case MODE_RIVALS:
    case MODE_CHASER: break;
    case MODE_ARTS:
        scene_track(sc, "artifacts_held", "Artifacts held", 0, ARTIFACTS);
        scene_mark(sc, ARTIFACTS_TO_HOLD, "Won beside Crow Prime", "");
        break;
    case MODE_SHADOWS:
        scene_track(sc, "tracks_done", "Tracks of jobs done", 0, SHADOW_TRACKS);
        scene_mark(sc, SHADOWS_TO_DO, "Won", "");
        scene_track(sc, "figures", "Monsters on the map", 0, MONSTERS);
        scene_mark(sc, MONSTERS, "Lost", "");
        break;
    case MODE_COOP: scene_track(sc, "drain", "Grit lost in Cleanup", 0, ANY_AMOUNT); break;
    }
}

static void add_tracks(Scene *sc, const Content *c, const FewState *s) {
    if (s->mode == MODE_COOP)
        scene_track(sc, "team_grit", "Team Grit", -ANY_AMOUNT, ANY_AMOUNT);
    else
        scene_track(sc, "grit", "Grit", -ANY_AMOUNT, ANY_AMOUNT);
    scene_track(sc, "health", "Health", 0, HEALTH_MAX);
    scene_track(sc, "bullets", "Bullets", 0, BULLETS_MAX);
    scene_track(sc, "curse", "Curse", 0, CURSE_MAX);
    scene_track(sc, "water", "Water", 0, ANY_AMOUNT);
    scene_track(sc, "move", "Movement", 0, ANY_AMOUNT);
    scene_track(sc, "attack", "Attack", 0, ANY_AMOUNT);
    add_goals(sc, s);
    add_monster_tracks(sc, c, s);
    scene_track(sc, "artifacts_left", "Artifacts left", 0, ARTIFACTS);
}

static const SceneZone zones[] = {
    {"wanted", "Wanted", LAYOUT_ROW, 0},
    {"most_wanted", "Most Wanted", LAYOUT_ROW, 0},
    {"store", "Store", LAYOUT_ROW, 0},
    {"store_discard", "Store discards", LAYOUT_PILE, 0},
    {"encounter", "Encounter", LAYOUT_GRID, 0},
    {"hand", "Hand", LAYOUT_HAND, 0},
    {"drawn", "Improvised", LAYOUT_ROW, 0},
    {"play", "In play", LAYOUT_ROW, 0},
    {"deck", "Deck", LAYOUT_PILE, 0},
    {"discard", "Discards", LAYOUT_PILE, 0},
    {"character", "Character", LAYOUT_ROW, 0},
    {"items", "Items", LAYOUT_SLOTS, HANDS + ACCESSORIES},
    {"artifacts", "Artifacts", LAYOUT_GRID, 0},
    {"beaten", "Bounties beaten", LAYOUT_GRID, 0},
    {"jobs", "Jobs", LAYOUT_HAND, 0},
    {"scored", "Jobs scored", LAYOUT_GRID, 0},
    {"upgrade_deck", "Upgrades", LAYOUT_PILE, 0},
    {"upgrade_discard", "Upgrade discards", LAYOUT_PILE, 0},
    {"store_deck", "Store deck", LAYOUT_PILE, 0},
    {"job_deck", "Job deck", LAYOUT_PILE, 0},
    {"job_discard", "Job discards", LAYOUT_PILE, 0},
    {"encounter_deck", "Encounters", LAYOUT_PILE, 0},
    {"encounter_discard", "Encounter discards", LAYOUT_PILE, 0},
    {"cursed_deck", "Cursed Encounters", LAYOUT_PILE, 0},
    {"cursed_discard", "Cursed Encounter discards", LAYOUT_PILE, 0},
    {"corners", "Artifacts on the map", LAYOUT_PILE, 0},
};
static const SceneZone track_zones[] = {
    {"track_1", "First track of jobs", LAYOUT_ROW, SHADOW_LENGTH},
    {"track_2", "Second track of jobs", LAYOUT_ROW, SHADOW_LENGTH},
    {"track_3", "Third track of jobs", LAYOUT_ROW, SHADOW_LENGTH},
};

static void add_zones(Scene *sc, const FewState *s) {
    scene_zones(sc, zones, sizeof zones / sizeof *zones);
    if (s->mode == MODE_SHADOWS) scene_zones(sc, track_zones, SHADOW_TRACKS);
}

/* ---- The country ----------------------------------------------------------------- */

static void add_country(Scene *sc, const Content *c) {
    scene_map(sc, (SceneMap){.id = "country", .label = "The dry country"});
    for (int i = 0; i < c->space_count; i++) {
        const Space *space = &c->spaces[i];
        scene_space(sc, (SceneSpace){.index = i,
                                     .map = "country",
                                     .label = space->title,
                                     .kind = few_terrain_words[space->terrain],
                                     .note = "",
                                     .region = few_terrain_titles[space->terrain],
                                     .x = space->x,
                                     .y = space->y});
    }
    scene_frame(sc);
    for (int i = 0; i < c->road_count; i++) {
        const Road *road = &c->roads[i];
        Text cost = TEXT_MARKED(120);
        verb_amount(&cost, "[-move # Movement]", road->move);
        if (road->curse) verb_amount(&cost, ", [-curse # Curse]", road->curse);
        if (road->attack) verb_amount(&cost, ", [-attack # Attack]", road->attack);
        scene_road(sc,
                   (SceneRoad){road->a, road->b, "road", scene_words(sc, "%s", cost.at)});
    }
}

/* ---- Pieces ---------------------------------------------------------------------- */

const char *const few_artifact_piece[CORNERS] = {"artifact_1", "artifact_2", "artifact_3",
                                                 "artifact_4"};

static void add_pieces(Scene *sc, const Content *c, const FewState *s) {
    for (int seat = 0; seat < s->seats; seat++) {
        const Character *who = &c->characters[s->rider[seat].character];
        scene_piece(sc, (ScenePiece){scene_words(sc, "rider_%s", who->id), who->title,
                                     scene_words(sc, "%c", who->title[0]), NULL, NULL});
    }
    for (int i = 0; i < MONSTERS; i++) {
        const Bounty *monster = &c->monsters[i];
        scene_piece(sc, (ScenePiece){scene_words(sc, "monster_%s", monster->id),
                                     monster->title, "&", NULL, NULL});
    }
    scene_piece(sc,
                (ScenePiece){"monster_next", "next step of a monster", "!", NULL, NULL});
    for (int i = 0; i < CORNERS; i++)
        scene_piece(sc, (ScenePiece){few_artifact_piece[i], "artifacts", "*", NULL, NULL});
}

/* The region of a space says what land it is. */
static const SceneKind kinds[] = {
    {"start", "Start card"},
    {"upgrade", "Upgrade"},
    {"artifact", "Artifact"},
    {"item", "Item"},
    {"job", "Job"},
    {"character", "Character"},
    {"wanted", "Wanted"},
    {"most_wanted", "Most Wanted"},
    {"monster", "Monster"},
    {"encounter", "Encounter"},
    {"cursed_encounter", "Cursed Encounter"},
};

void few_scene(const Box *box, const State *state, Scene *sc) {
    const Content *c = box->content;
    const FewState *s = (const FewState *)state;
    add_designs(sc, c, s);
    add_items(sc, c);
    add_jobs(sc, c);
    add_characters(sc, c, s);
    add_bounties(sc, c);
    add_encounters(sc, c);
    add_tracks(sc, c, s);
    add_zones(sc, s);
    scene_kinds(sc, kinds, sizeof kinds / sizeof *kinds);
    scene_harm(sc, "curse");
    add_country(sc, c);
    add_pieces(sc, c, s);
}
