/* The pack into tables: cards with a title, a worth, and maybe verbs that they do. */
#include "null/null.h"

#include "base/alloc.h"

#include "engine/phrase.h"

/* Where a verb may stand: here there is one place. */
enum { ON_CARD = 1, WORTH_MAX = 99 };

/* clang-format off */
static const VerbRow rows[VERB_COUNT] = {
    /*                word      min max where  rules text */
    [VERB_NONE]   = {"nothing", 0,  0,  0,      "", NULL},
    [VERB_POINTS] = {"points",  -9, 9,  ON_CARD, "~ {point|points}", NULL},
    [VERB_DRAW]   = {"draw",    1,  3,  ON_CARD, "draw # {card|cards}", NULL},
};
/* clang-format on */
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

static bool read_card(const PackEntry *e, void *context, Error *err) {
    static const char *const keys[] = {"title", "worth", "play"};
    NullContent *c = context;
    if (c->card_count == CARDS_MAX) {
        return entry_error(e, 0, err, "there is room for %d cards only", CARDS_MAX);
    }
    NullCard *card = &c->cards[c->card_count];
    card->id = e->id;
    if (!entry_keys(e, keys, 3, err) || !entry_title(e, &card->title, err) ||
        !entry_int(e, "worth", 1, WORTH_MAX, &card->worth, err) ||
        !verbs_key(&verbs, e, "play", ON_CARD, &card->play, err) ||
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
