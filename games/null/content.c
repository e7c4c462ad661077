/* The pack into tables: cards with a title and a worth. */
#include "null/null.h"

#include "base/alloc.h"

enum { WORTH_MAX = 99 };

static bool read_card(const PackEntry *e, void *context, Error *err) {
    static const char *const keys[] = {"title", "worth"};
    NullContent *c = context;
    if (c->card_count == CARDS_MAX) {
        return entry_error(e, 0, err, "there is room for %d cards only", CARDS_MAX);
    }
    NullCard *card = &c->cards[c->card_count];
    card->id = e->id;
    if (!entry_keys(e, keys, 2, err) || !entry_title(e, &card->title, err) ||
        !entry_int(e, "worth", 1, WORTH_MAX, &card->worth, err) ||
        !entry_source(e, &card->source, err)) {
        return false;
    }
    for (int i = 0; i < c->card_count; i++) {
        if (!text_alike(c->cards[i].title, card->title)) continue;
        return entry_error(e, entry_key(e, "title")->line, err,
                           "the card '%s' has this title already", c->cards[i].id);
    }
    c->card_count++;
    return true;
}

bool null_load(const Pack *packs, int count, Box *box, Error *err) {
    static const char *const kinds[] = {"card"};
    NullContent *c = alloc_zero(sizeof *c);
    box->content = c;
    return pack_each(packs, count, kinds, 1, read_card, c, err);
}

void null_unload(Box *box) {
    /* The box owns its content; nobody else ever sees it without const. */
    alloc_free((void *)(uintptr_t)box->content);
    box->content = NULL;
}
