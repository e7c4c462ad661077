/*
 * The scene: what never changes in a match. The village with its roads and pastures, the
 * cards with their text as this match plays them, tracks with the levels that matter,
 * zones, and the names of pieces.
 */

#include "so_youve_been_cursed/face/face.h"
#include "so_youve_been_cursed/rules/village.h"

const char *const cursed_villager_piece[KINDS] = {
    [FARMER] = "villager_farmer",         [HUNTER] = "villager_hunter",
    [WOODCUTTER] = "villager_woodcutter", [BUTCHER] = "villager_butcher",
    [MERCHANT] = "villager_merchant",     [NOBLE] = "villager_noble",
};

/* ---- Cards -------------------------------------------------------------------------- */

static const char *type_word(CardType type) {
    switch (type) {
    case TYPE_NOW: return "now";
    case TYPE_STAYS: return "stays";
    case TYPE_ONCE: return "once";
    }
    return "";
}

/* An automa reads its own text; a card that this side never plays shows the other one. */
static const char *text_for(const Card *card, bool automated) {
    const char *mine = automated ? card->auto_text : card->text;
    return mine[0] ? mine : automated ? card->text : card->auto_text;
}

static void add_card(Scene *sc, int ref, const Card *card, bool automated) {
    bool spell = ref < POWER_REF;
    SceneCard shown = {
        .index = ref,
        .id = card->id,
        .title = card->title,
        .kind = spell ? "spell" : "power",
        .text = text_for(card, automated),
        .cost = automated ? "" : card->needs, /* SC-75, SC-85: an automa pays nothing */
        .gain = card->coins ? scene_amount(sc, "[+coins # {coin|coins}]", card->coins) : "",
        .type = type_word(card->type),
        .clause = spell ? "SC-37" : "SC-57",
        .source = source_mark(card->source, card->invented),
    };
    scene_card(sc, shown);
}

static void add_automa_card(Scene *sc, int ref, const char *id, const char *title,
                            const char *text, const char *source) {
    bool rabid = ref >= RABID_REF;
    scene_card(sc, (SceneCard){.index = ref,
                               .id = id,
                               .title = title,
                               .kind = rabid ? "rabid" : "possessed",
                               .text = text,
                               .clause = rabid ? "SC-77" : "SC-89",
                               .source = source});
}

static void add_automa_cards(Scene *sc, const Content *c, const CursedState *s) {
    for (int i = 0; cursed_is_possessed(s) && i < c->possessed_count; i++) {
        const PossessedCard *card = &c->possessed[i];
        add_automa_card(sc, POSSESSED_REF + i, card->id, card->title, card->text,
                        source_mark(card->source, card->invented));
    }
    for (int i = 0; cursed_is_rabid(s) && i < c->rabid_count; i++) {
        const RabidCard *card = &c->rabid[i];
        add_automa_card(sc, RABID_REF + i, card->id, card->title, card->text,
                        source_mark(card->source, card->invented));
    }
}

static void add_cards(Scene *sc, const Content *c, const CursedState *s) {
    for (int deck = 0; deck < ROLE_COUNT; deck++)
        for (int i = 0; i < c->card_count[deck]; i++)
            add_card(sc, cursed_card_ref((Role)deck, i), &c->cards[deck][i],
                     s->seat_of[deck] == SEAT_NONE);
    add_automa_cards(sc, c, s);
}

/* ---- Tracks ------------------------------------------------------------------------- */

/* The two sides of the Village board call their effects differently. */
static void add_panic(Scene *sc, const Content *c, bool possessed) {
    scene_track(sc, "panic", "Panic", 1, c->panic_top);
    scene_mark(sc, c->panic_busy, possessed ? "Maximum Possession!" : "Get busy!",
               possessed
                   ? "The Possessed Wizard has 1 more action and 1 more card in its row."
                   : "The Wizard has 1 more action.");
    scene_mark(sc, c->panic_inside, "Stay inside!", "No villager arrives by day.");
    scene_mark(sc, c->panic_plenty,
               possessed ? "Possession intensifies!" : "A plethora of potions!",
               possessed ? "1 more card lies beside the Monster board."
                         : "Each ingredient costs 1 coin less.");
}

static void add_tracks(Scene *sc, const Content *c, const CursedState *s) {
    int cured = cursed_cure_length(c, s), cursed = cursed_curse_top(c, s);
    scene_track(sc, "cure", "Cure", 0, cured);
    scene_mark(sc, cured, "Cured", "The Wizard wins.");
    scene_track(sc, "coins", "Coins", 0, c->coin_tokens);
    scene_track(sc, "curse", "Curse", 1, cursed);
    scene_mark(sc, cursed, "Cursed", "The Monster wins.");
    if (!cursed_is_rabid(s)) scene_track(sc, "energy", "Energy", 0, ENERGY_MAX);
    scene_track(sc, "actions", "Actions", 0, 4); /* three, and sometimes one more */
    scene_track(sc, "night_actions", "Actions", 0, 4);
    add_panic(sc, c, cursed_is_possessed(s));
}

/* ---- Zones -------------------------------------------------------------------------- */

static const SceneZone common_zones[] = {
    {"spells", "Spells", LAYOUT_HAND, 0},
    {"spell_deck", "Spell deck", LAYOUT_PILE, 0},
    {"spell_discard", "Spell discards", LAYOUT_PILE, 0},
    {"powers", "Powers", LAYOUT_HAND, 0},
    {"power_deck", "Power deck", LAYOUT_PILE, 0},
    {"power_discard", "Power discards", LAYOUT_PILE, 0},
    {"before_wizard", "In front of the Wizard", LAYOUT_ROW, 0},
    {"before_monster", "In front of the Monster", LAYOUT_ROW, 0},
    {"cure_path", "The way to the cure", LAYOUT_ROW, 0},
    {"pouches", "Pouches", LAYOUT_SLOTS, POUCHES},
    {"stomach", "Stomach", LAYOUT_SLOTS, STOMACH_SLOTS},
    {"supply", "Supply", LAYOUT_GRID, 0},
};
static const SceneZone rabid_zones[] = {
    {"orders", "Rabid Monster cards", LAYOUT_ROW, 0},
    {"order_row", "Used, in this order", LAYOUT_ROW, 0},
};
static const SceneZone possessed_zones[] = {
    {"plan", "The Possessed Wizard's row", LAYOUT_ROW, 0},
    {"feeding", "Beside the Monster board", LAYOUT_ROW, 0},
};

static void add_zones(Scene *sc, const CursedState *s) {
    scene_zones(sc, common_zones, sizeof common_zones / sizeof *common_zones);
    if (cursed_is_rabid(s))
        scene_zones(sc, rabid_zones, sizeof rabid_zones / sizeof *rabid_zones);
    else
        scene_zone(sc, (SceneZone){"guards", "Guards left", LAYOUT_GRID, 0});
    if (cursed_is_possessed(s))
        scene_zones(sc, possessed_zones, sizeof possessed_zones / sizeof *possessed_zones);
    scene_zone(sc, (SceneZone){
                       "bag", s->villager_cards ? "Villager cards" : "Villagers in the bag",
                       LAYOUT_GRID, 0});
    if (s->villager_cards)
        scene_zone(sc, (SceneZone){"villager_discard", "Villagers seen", LAYOUT_GRID, 0});
}

/* ---- The village -------------------------------------------------------------------- */

static void add_house(Scene *sc, const Content *c, int house) {
    int price = c->price[house];
    scene_space(sc, (SceneSpace){
                        .index = house,
                        .map = "village",
                        .label = scene_words(sc, "%d", house + 1),
                        .name = scene_words(sc, "House %d", house + 1),
                        .kind = "house",
                        .note = scene_words(sc, price == 1 ? "%d coin" : "%d coins", price),
                        .region = c->district_title[c->district[house]],
                        .x = c->x[house],
                        .y = c->y[house],
                        .number = price});
}

static void add_landmark(Scene *sc, const Content *c, SceneSpace space) {
    space.map = "village";
    space.region = c->district_title[c->district[space.index]];
    space.x = c->x[space.index];
    space.y = c->y[space.index];
    scene_space(sc, space);
}

/* A pasture is in no district; its note names the places that touch it by their map labels,
 * so those are added first. */
static void add_pasture(Scene *sc, const Content *c, int pasture) {
    const Pasture *field = &c->pastures[pasture];
    Text note = TEXT(200);
    text_format(&note, "%s; touches", field->title);
    const char *before = " ";
    for (uint32_t left = field->touches; left; before = ", ") {
        text_add(&note, before);
        text_add(&note, scene_find_space(sc, bits_take(&left))->label);
    }
    scene_space(sc, (SceneSpace){.index = PASTURE_SPACE + pasture,
                                 .map = "village",
                                 .label = scene_words(sc, "pasture %d", pasture + 1),
                                 .kind = "pasture",
                                 .note = scene_words(sc, "%s", note.at),
                                 .region = "",
                                 .x = field->x,
                                 .y = field->y,
                                 .number = field->sheep});
}

static void add_roads(Scene *sc, const Content *c) {
    const char *fare = scene_amount(sc, "[-coins 1 coin]", 1);
    for (int a = 0; a < SPACES; a++) {
        uint32_t ahead = c->map.next[a] & ~(bit(a + 1) - 1);
        while (ahead) {
            int b = bits_take(&ahead);
            int crossing = c->crossing_at[a][b];
            bool bridge = crossing && c->crossings[crossing - 1].bridge;
            scene_road(sc, (SceneRoad){a, b,
                                       !crossing ? "road"
                                       : bridge  ? "bridge"
                                                 : "gate",
                                       crossing ? fare : ""});
        }
    }
}

static void add_village(Scene *sc, const Content *c) {
    scene_map(sc, (SceneMap){.id = "village", .label = "The village"});
    for (int house = 0; house < HOUSES; house++) add_house(sc, c, house);
    add_landmark(sc, c,
                 (SceneSpace){.index = LABORATORY,
                              .label = "Laboratory",
                              .kind = "laboratory",
                              .note = "mix the cure here"});
    add_landmark(sc, c,
                 (SceneSpace){.index = MARKET,
                              .label = "Market",
                              .kind = "market",
                              .note = scene_words(sc, "%d coins", c->market_price),
                              .number = c->market_price});
    scene_frame(sc); /* pastures lie between the houses */
    for (int i = 0; i < c->pasture_count; i++) add_pasture(sc, c, i);
    add_roads(sc, c);
}

static void add_pieces(Scene *sc, const Content *c, const CursedState *s) {
    for (int kind = 0; kind < KINDS; kind++) {
        scene_piece(sc, (ScenePiece){cursed_villager_piece[kind], c->villagers[kind].title,
                                     c->villagers[kind].letter, NULL, NULL});
    }
    scene_piece(sc, (ScenePiece){"sheep", "Sheep", "s", NULL, NULL});
    scene_piece(sc, (ScenePiece){"wizard", "Wizard", "@", NULL, NULL});
    scene_piece(sc, (ScenePiece){"monster", "Monster", "@", NULL, NULL});
    if (!cursed_is_rabid(s))
        scene_piece(sc, (ScenePiece){"guard", "Guard", "g", NULL, NULL});
    scene_die(sc, "d20", DIE_D20, 20);
    scene_die(sc, "d6", DIE_CUBE, 6);
}

/* Houses, pastures and plain roads need no word: their labels say it. */
static const SceneKind kinds[] = {
    {"spell", "Spell"},         {"power", "Power"},   {"possessed", "Possessed Wizard"},
    {"rabid", "Rabid Monster"}, {"bridge", "bridge"}, {"gate", "gate"},
};

void cursed_scene(const Box *box, const State *state, Scene *sc) {
    const Content *c = box->content;
    const CursedState *s = (const CursedState *)state;
    add_cards(sc, c, s);
    add_tracks(sc, c, s);
    add_zones(sc, s);
    scene_kinds(sc, kinds, sizeof kinds / sizeof *kinds);
    add_village(sc, c);
    add_pieces(sc, c, s);
}
