/*
 * Packs into cards, tiles and characters. Copies of a design are physical cards side by
 * side. The counts of the box are checked here: 50, 50, 30 and 30 cards, 48 tiles, 12
 * characters.
 */
#include "deck_goes_west/content/loader.h"

enum {
    COPIES_MAX = 12,
    CLASS_CARDS_MAX = 60,
    HAND_MIN = 3,
    HAND_MAX = 8,
    START_RESOURCE_MAX = 9,
    DIFFICULTY_MAX = 3,
    STARTERS_MIN = PLAYERS_MAX * START_CARDS_MAX - 10, /* ten for each of five players */
};

static const char *const class_words[CLASSES] = {"starter", "trade", "exhaustion", "pain"};

/* ---- Cards --------------------------------------------------------------------------- */

static CardClass class_of(const PackEntry *e) {
    int class = 0;
    while (!text_equal(class_words[class], e->kind)) class ++;
    return (CardClass) class;
}

static void lay_out(Content *c, const Design *d) {
    for (int i = 0; i < d->copies; i++) {
        int card = c->card_count++;
        c->design_of[card] = (uint8_t)(d - c->designs);
        bits192_add(&c->of_class[d->class], card);
        if (d->class == STARTER || d->class == TRADE) {
            bits192_add(&c->of_pick[PICK_ITEM], card);
            bits192_add(&c->of_pick[d->colour], card);
        } else {
            bits192_add(&c->of_pick[PICK_DANGER], card);
            bits192_add(&c->of_pick[d->class == PAIN ? PICK_PAIN : PICK_EXHAUSTION], card);
        }
    }
}

bool west_read_design(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    if (c->design_count == DESIGNS_MAX)
        return entry_error(e, 0, err, "there are more than %d kinds of cards", DESIGNS_MAX);
    int number = c->design_count++;
    Design *d = &c->designs[number];
    *d = (Design){.id = e->id, .class = class_of(e), .instead = -1, .first = c->card_count};
    l->design[number] = e;
    bool item = d->class == STARTER || d->class == TRADE;
    if (!entry_title(e, &d->title, err) ||
        !entry_text(e, "invented", "", &d->invented, err) ||
        !entry_source(e, &d->source, err) ||
        !entry_int(e, "copies", 1, COPIES_MAX, &d->copies, err) ||
        (item && !entry_choice(e, "colour", west_colour_words, COLOURS, &d->colour, err)) ||
        !west_read_jobs(l, e, "job", CARD_JOBS_MAX, HOME_CARD, number, &d->jobs, err) ||
        !west_read_jobs(l, e, "buy", BUY_JOBS_MAX, HOME_BUY, number, &d->buy, err))
        return false;
    if (d->jobs.count == 0) return entry_error(e, 0, err, "a card needs a Job");
    if ((d->class == TRADE) != (d->buy.count > 0))
        return entry_error(e, 0, err, "Trade cards, and no others, have a 'buy_1'");
    if (c->card_count + d->copies > CARDS_MAX)
        return entry_error(e, 0, err, "there are more than %d cards", CARDS_MAX);
    lay_out(c, d);
    d->text = west_write_jobs(l, d->jobs);
    d->price = west_write_jobs(l, d->buy);
    return true;
}

static int design_ids(const Loader *l, const char *ids[DESIGNS_MAX]) {
    for (int i = 0; i < l->c->design_count; i++)
        ids[i] = l->c->designs[i].class == STARTER ? l->c->designs[i].id : "";
    return l->c->design_count;
}

bool west_read_instead(Loader *l, const PackEntry *e, Error *err) {
    const char *ids[DESIGNS_MAX];
    int count = design_ids(l, ids), number = 0;
    if (!entry_key(e, "instead")) return true;
    while (l->design[number] != e) number++;
    return entry_named(e, "instead", "Starter card", ids, count,
                       &l->c->designs[number].instead, err);
}

/* ---- Tiles --------------------------------------------------------------------------- */

static bool read_lands(const PackEntry *e, const PackKey *key, const char *part,
                       void *context, Error *err) {
    Tile *tile = context;
    int land;
    if (!entry_find(e, key->line, "kind of land", part, west_land_words, LAND_KINDS, &land,
                    err))
        return false;
    tile->land |= (uint8_t)(1 << land);
    return true;
}

static bool read_star(const PackEntry *e, const PackKey *key, const char *part,
                      void *context, Error *err) {
    Tile *tile = context;
    int star, at = 0;
    while (at < CAMP_STARS && tile->star[at]) at++;
    if (at == CAMP_STARS || !text_to_int(part, 1, STARS, &star))
        return entry_error(e, key->line, err, "'star' is up to %d numbers from 1 to %d",
                           CAMP_STARS, STARS);
    tile->star[at] = (uint8_t)star;
    return true;
}

bool west_read_tile(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    int back = 0;
    if (c->tile_count == TILES)
        return entry_error(e, 0, err, "there are more than %d tiles", TILES);
    Tile *tile = &c->tiles[c->tile_count];
    tile->id = e->id;
    if (!entry_title(e, &tile->title, err) ||
        !entry_text(e, "invented", "", &tile->invented, err) ||
        !entry_source(e, &tile->source, err) ||
        !entry_each_part(e, "land", read_lands, tile, err) ||
        !entry_each_part(e, "star", read_star, tile, err) ||
        !entry_int(e, "back", 1, STARS, &back, err) ||
        !west_read_jobs(l, e, "job", 1, HOME_TILE, c->tile_count, &tile->jobs, err))
        return false;
    if (!tile->land) return entry_error(e, 0, err, "the key 'land' is missing");
    tile->back = (uint8_t)back;
    tile->text = west_write_jobs(l, tile->jobs);
    c->with_back[back] |= bit64(c->tile_count++);
    return true;
}

/* ---- Characters ---------------------------------------------------------------------- */

typedef struct Start {
    const Loader *l;
    Character *who;
} Start;

static bool read_start(const PackEntry *e, const PackKey *key, const char *part,
                       void *context, Error *err) {
    Start *start = context;
    const char *ids[DESIGNS_MAX], *rest = part;
    char word[40] = "", number[8] = "1", more[8];
    int count = design_ids(start->l, ids), design, copies;
    text_word(&rest, "", word, sizeof word);
    text_word(&rest, "", number, sizeof number);
    if (!entry_find(e, key->line, "Starter card", word, ids, count, &design, err))
        return false;
    if (!text_to_int(number, 1, START_CARDS_MAX, &copies) ||
        text_word(&rest, "", more, sizeof more))
        return entry_error(e, key->line, err, "'start' is like 'boots 2, pan 1'");
    for (int i = 0; i < copies; i++) {
        if (start->who->start_count == START_CARDS_MAX)
            return entry_error(e, key->line, err, "at most %d cards to begin with",
                               START_CARDS_MAX);
        start->who->start[start->who->start_count++] = (uint8_t)design;
    }
    return true;
}

static bool read_resources(const PackEntry *e, Character *who, Error *err) {
    for (int i = 0; i < RESOURCES; i++) {
        int units = 0;
        if (!entry_int(e, west_resource_words[i], 0, START_RESOURCE_MAX, &units, err))
            return false;
        who->resource[i] = (uint8_t)units;
    }
    return true;
}

static void write_person(Loader *l, Character *who) {
    char room[WORDS_MAX];
    Text out = text_over(room, sizeof room);
    text_format(&out, "%s%sDifficulty %d, hand of %d. %s", who->says,
                who->says[0] ? " " : "", who->difficulty, who->hand, who->text);
    who->about = box_keep(l->box, &out); /* without marks, for the setup */
    text_clear(&out);
    text_format(&out, "%s wins.", who->title);
    who->victory = box_keep(l->box, &out);
}

bool west_read_character(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    if (c->character_count == CHARACTERS)
        return entry_error(e, 0, err, "there are more than %d characters", CHARACTERS);
    Character *who = &c->characters[c->character_count];
    Start start = {l, who};
    who->id = e->id;
    l->character[c->character_count] = e;
    if (!entry_title(e, &who->title, err) ||
        !entry_text(e, "invented", "", &who->invented, err) ||
        !entry_source(e, &who->source, err) ||
        !entry_text(e, "says", "", &who->says, err) ||
        !entry_int(e, "difficulty", 1, DIFFICULTY_MAX, &who->difficulty, err) ||
        !entry_int(e, "hand", HAND_MIN, HAND_MAX, &who->hand, err) ||
        !read_resources(e, who, err) ||
        !entry_each_part(e, "start", read_start, &start, err) ||
        !west_read_jobs(l, e, "job", CARD_JOBS_MAX, HOME_CHARACTER, c->character_count,
                        &who->jobs, err))
        return false;
    c->character_count++;
    who->text = west_write_jobs(l, who->jobs);
    write_person(l, who);
    return true;
}

/* ---- Whole decks --------------------------------------------------------------------- */

static bool check_count(int count, int least, int most, const char *what, Error *err) {
    if (count >= least && count <= most) return true;
    if (least == most)
        return error_set(err, "There are %d %s; the game has %d.", count, what, least);
    return error_set(err, "There are %d %s; there may be %d to %d.", count, what, least,
                     most);
}

/* A game never runs dry: a row can be filled, and every player can be dealt a deck. */
bool west_check_cards(const Loader *l, Error *err) {
    static const char *const titles[CLASSES] = {"Starter cards", "Trade cards",
                                                "Exhaustion cards", "Pain cards"};
    static const int least[CLASSES] = {STARTERS_MIN, ROW + 1, 1, 1};
    const Content *c = l->c;
    for (int i = 0; i < CLASSES; i++) {
        int count = bits192_count(&c->of_class[i]);
        if (!check_count(count, least[i], CLASS_CARDS_MAX, titles[i], err)) return false;
    }
    for (int i = 0; i < c->character_count; i++) {
        const Character *who = &c->characters[i];
        if (who->start_count < who->hand)
            return entry_error(l->character[i], 0, err,
                               "'start' has %d cards, fewer than a hand", who->start_count);
    }
    return check_count(c->tile_count, TILES, TILES, "tiles", err) &&
           check_count(c->character_count, CHARACTERS, CHARACTERS, "characters", err);
}
