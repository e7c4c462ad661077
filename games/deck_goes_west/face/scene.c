/* What never changes in a match: cards, tracks, zones. */
#include "deck_goes_west/face/face.h"

static const char *const class_kinds[CLASSES] = {"starter", "trade", "exhaustion", "pain"};

static void add_designs(const Content *c, Scene *out) {
    for (int i = 0; i < c->design_count; i++) {
        const Design *d = &c->designs[i];
        bool item = d->class == STARTER || d->class == TRADE;
        scene_card(out, (SceneCard){
                            .index = i,
                            .id = d->id,
                            .title = d->title,
                            .kind = class_kinds[d->class],
                            .text = d->text,
                            .cost = "",
                            .gain = "",
                            .type = item ? west_colour_titles[d->colour] : "",
                            .clause = item ? "DW-34" : "DW-36",
                            .source = source_mark(d->source, d->invented),
                        });
    }
}

/* The same Trade cards as they lie in the row: with the Jobs that buy them. */
static void add_wares(const Content *c, Scene *out) {
    for (int i = 0; i < c->design_count; i++) {
        const Design *d = &c->designs[i];
        if (d->class != TRADE) continue;
        scene_card(out, (SceneCard){
                            .index = WARE_REF + i,
                            .id = d->id,
                            .title = d->title,
                            .kind = "ware",
                            .text = d->text,
                            .cost = d->price,
                            .gain = "",
                            .type = west_colour_titles[d->colour],
                            .clause = "DW-35",
                            .source = source_mark(d->source, d->invented),
                        });
    }
}

/* "Forest, River, bandits: 5" */
static const char *tile_type(const Tile *tile, Scene *out) {
    char room[120];
    Text text = text_over(room, sizeof room);
    for (int i = 0; i < LAND_KINDS; i++)
        if (tile->land >> i & 1)
            text_format(&text, "%s%s", text.length ? ", " : "", west_land_titles[i]);
    for (int i = 0; i < CAMP_STARS && tile->star[i]; i++)
        text_format(&text, i ? ", %d" : ", bandits: %d", tile->star[i]);
    return scene_words(out, "%s", room);
}

static void add_tiles(const Content *c, Scene *out) {
    for (int i = 0; i < TILES; i++) {
        const Tile *tile = &c->tiles[i];
        scene_card(out, (SceneCard){
                            .index = TILE_REF + i,
                            .id = tile->id,
                            .title = tile->title,
                            .kind = "tile",
                            .text = tile->text,
                            .cost = "",
                            .gain = "",
                            .type = tile_type(tile, out),
                            .clause = "DW-38",
                            .source = source_mark(tile->source, tile->invented),
                        });
    }
}

static void add_characters(const Content *c, Scene *out) {
    for (int i = 0; i < CHARACTERS; i++) {
        const Character *who = &c->characters[i];
        scene_card(out, (SceneCard){
                            .index = CHARACTER_REF + i,
                            .id = who->id,
                            .title = who->title,
                            .kind = "character",
                            .text = who->text,
                            .cost = "",
                            .gain = "",
                            .type = scene_words(out, "difficulty %d, hand of %d",
                                                who->difficulty, who->hand),
                            .clause = "DW-33",
                            .source = source_mark(who->source, who->invented),
                        });
    }
}

static void add_mission(const Content *c, const WestState *s, Scene *out) {
    const Mission *m = mission_of(c, s);
    scene_card(out, (SceneCard){
                        .index = MISSION_REF + s->mission,
                        .id = m->id,
                        .title = m->title,
                        .kind = "mission",
                        .text = m->text,
                        .cost = "",
                        .gain = "",
                        .type = scene_words(out, "difficulty %d", m->difficulty),
                        .clause = "DW-31",
                        .source = source_mark(m->source, m->invented),
                    });
}

/* Where the Bandit Risk grows on the last track (DW-108). */
static void add_sections(const Board *b, const uint8_t *at, Scene *out) {
    for (int i = 1; i < b->section_count; i++)
        scene_mark(out, at[i], scene_words(out, "risk %d", b->risk[i]),
                   "The Bandit Risk grows.");
}

static void add_tracks(const Content *c, const WestState *s, Scene *out) {
    const Board *b = board_of(c, s);
    scene_track(out, west_points_track(s), "Points", 0, b->points);
    add_sections(b, b->point, out);
    scene_track(out, "day", "Days gone", 0, b->days);
    add_sections(b, b->day, out);
    scene_track(out, "risk", "Bandit Risk", 0,
                b->risk[b->section_count - 1] + mission_of(c, s)->risk);
    scene_track(out, "gold", "Gold", 0, RESOURCE_MAX);
    scene_track(out, "metal", "Metal", 0, RESOURCE_MAX);
    scene_track(out, "wood", "Wood", 0, RESOURCE_MAX);
    scene_track(out, "food", "Food", 0, RESOURCE_MAX);
    scene_track(out, "danger", "Danger", 0, 99);
}

static void add_pieces(Scene *out) {
    static const char *const faces[6] = {"0", "0", "1", "1", "1", "2"};
    scene_piece(out, (ScenePiece){"meeple", "Meeple", "M", NULL, NULL});
    scene_piece(out, (ScenePiece){"bandits", "Bandit", "B", NULL, "Bandits"});
    scene_piece(out, (ScenePiece){"wagon", "Wagon", "W", NULL, NULL});
    scene_die(out, "job", DIE_CUBE, 6);
    for (int i = 0; i < 6; i++) scene_face(out, faces[i], faces[i]);
    scene_die(out, "d12", DIE_D12, 12);
    scene_die(out, "d20", DIE_D20, 20);
}

/* A tile that lies face down has no kind yet. */
static const SceneKind kinds[] = {
    {"starter", "Starter"},     {"trade", "Trade"},     {"exhaustion", "Exhaustion"},
    {"pain", "Pain"},           {"ware", "Trade"},      {"tile", "Land"},
    {"character", "Character"}, {"mission", "Mission"}, {"camp", "camp"},
    {"village", "village"},     {"water", "water"},     {"mountain", "mountain"},
    {"forest", "forest"},       {"prairie", "prairie"}, {"river", "river"},
    {"rail", "rail"},
};

void west_scene(const Box *box, const State *head, Scene *out) {
    const Content *c = box->content;
    const WestState *s = (const WestState *)head;
    add_designs(c, out);
    add_wares(c, out);
    add_tiles(c, out);
    add_characters(c, out);
    add_mission(c, s, out);
    scene_kinds(out, kinds, sizeof kinds / sizeof *kinds);
    scene_harm(out, "take_danger");
    scene_harm(out, "take_pain");
    scene_harm(out, "take_exhaustion");
    add_tracks(c, s, out);
    add_pieces(out);
    scene_zone(out, (SceneZone){"mission", "Mission", LAYOUT_ROW, 1});
    scene_zone(out, (SceneZone){"row", "Trade Row", LAYOUT_ROW, ROW});
    scene_zone(out, (SceneZone){"trade", "Trade pile", LAYOUT_PILE, 0});
    scene_zone(out, (SceneZone){"trade_discard", "Trade discards", LAYOUT_PILE, 0});
    scene_zone(out, (SceneZone){"exhaustion", "Exhaustion", LAYOUT_PILE, 0});
    scene_zone(out, (SceneZone){"pain", "Pain", LAYOUT_PILE, 0});
    scene_zone(out, (SceneZone){"tiles", "Land tiles", LAYOUT_PILE, 0});
    scene_zone(out, (SceneZone){"character", "Character", LAYOUT_ROW, 1});
    scene_zone(out, (SceneZone){"hand", "Hand", LAYOUT_HAND, 0});
    scene_zone(out, (SceneZone){"draw", "Draw pile", LAYOUT_PILE, 0});
    scene_zone(out, (SceneZone){"discard", "Discard pile", LAYOUT_PILE, 0});
}
