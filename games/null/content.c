/* Reads the pack into tables: cards with a worth and optional verbs; places with a worth,
 * and the roads between them. */
#include "null/null.h"

#include "engine/phrase.h"

enum { WORTH_MAX = 99 };

static const VerbRow rows[VERB_COUNT] = {NULL_VERBS(VERB_ROW)};
static const Verbs verbs = {.rows = rows, .count = VERB_COUNT, .most = EFFECTS_MAX};

void null_card_words(const NullCard *card, Text *out) {
    text_format(out, "Worth %d.", card->worth);
    if (!card->play.count) return;
    text_char(out, ' ');
    int start = out->length;
    verbs_write_list(&verbs, NULL, &card->play, SIDE_FIRST, out);
    phrase_capital(out, start);
    text_char(out, '.');
}

struct Loader {
    NullContent *c;
};

static bool read_card(Loader *l, const PackEntry *e, Error *err) {
    NullContent *c = l->c;
    if (!entry_fits(e, c->card_count + 1, CARDS_MAX, "cards", err)) return false;
    NullCard *card = &c->cards[c->card_count];
    card->id = e->id;
    if (!entry_title(e, &card->title, err) ||
        !entry_int(e, "worth", 1, WORTH_MAX, &card->worth, err) ||
        !verbs_key(&verbs, e, "play", ON_CARD, &card->play, err) ||
        !entry_source(e, &card->source, err))
        return false;
    c->card_count++;
    return true;
}

/* A road is named at its later end, so that every place is known when it is named. */
static bool read_road(const PackEntry *e, const PackKey *key, const char *part,
                      void *context, Error *err) {
    NullContent *c = context;
    const char *ids[PLACES_MAX];
    int to;
    for (int i = 0; i < c->place_count; i++) ids[i] = c->places[i].id;
    if (!entry_find(e, key->line, "place", part, ids, c->place_count, &to, err))
        return false;
    graph_join(&c->map, c->place_count, to);
    return true;
}

static bool read_place(Loader *l, const PackEntry *e, Error *err) {
    NullContent *c = l->c;
    if (!entry_fits(e, c->place_count + 1, PLACES_MAX, "places", err)) return false;
    NullPlace *place = &c->places[c->place_count];
    place->id = e->id;
    if (!entry_title(e, &place->title, err) ||
        !entry_int(e, "worth", 0, WORTH_MAX, &place->worth, err) ||
        !entry_at(e, MAP_WIDTH, MAP_HEIGHT, &place->x, &place->y, err) ||
        !entry_each_part(e, "roads", read_road, c, err))
        return false;
    if (c->place_count != START && !c->map.next[c->place_count])
        return entry_error(e, 0, err, "no road leads here");
    c->place_count++;
    return true;
}

static const EntryRow entry_rows[] = {
    {"card", NULL, {read_card}, {"title", "worth", "play"}},
    {"place", NULL, {read_place}, {"title", "worth", "at", "roads"}},
};

/* Options are distinguished by their words, and so by titles. */
bool null_load(const Pack *packs, int count, Box *box, Error *err) {
    Loader l = {box_content(box, sizeof *l.c)};
    return pack_entries(packs, count, entry_rows, 2, NULL, &l, err) &&
           pack_titles(packs, count, err);
}
