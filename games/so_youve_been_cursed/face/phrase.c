/*
 * What fills the holes of this game's phrases, "{wizard} bought {number 1} {ingredient 0}",
 * and which thing on the table each of them names.
 */
#include <string.h>

#include "engine/marks.h"

#include "so_youve_been_cursed/face/face.h"
#include "so_youve_been_cursed/rules/village.h"

const char *cursed_role_title(const CursedState *s, Role role) {
    bool automated = s->seat_of[role] == SEAT_NONE;
    if (role == ROLE_WIZARD) return automated ? "the Possessed Wizard" : "the Wizard";
    return automated ? "the Rabid Monster" : "the Monster";
}

int cursed_owner(const CursedState *s, Role role) {
    if (s->seat_of[role] != SEAT_NONE) return s->seat_of[role];
    bool second = role == ROLE_MONSTER && s->seat_of[ROLE_WIZARD] == SEAT_NONE;
    return s->head.seat_count + (second ? 1 : 0);
}

const char *cursed_card_title(const Content *c, int ref) {
    if (ref >= RABID_REF) return c->rabid[ref - RABID_REF].title;
    if (ref >= POSSESSED_REF) return c->possessed[ref - POSSESSED_REF].title;
    if (ref >= POWER_REF) return c->powers[ref - POWER_REF].title;
    return c->spells[ref].title;
}

static const Content *content_of(const Phrase *p) {
    return p->content;
}

static const CursedState *state_of(const Phrase *p) {
    return (const CursedState *)p->state;
}

/* ---- What fills the holes ----------------------------------------------------------- */

static void role_words(const Phrase *p, int role, Text *out) {
    bool mine = p->viewer < SEATS_MAX && state_of(p)->seat_of[role] == p->viewer;
    mark_thing(out, ref_seat(cursed_owner(state_of(p), (Role)role)),
               mine ? "you" : cursed_role_title(state_of(p), (Role)role));
}

static void wizard_words(const Phrase *p, int value, Text *out) {
    (void)value;
    role_words(p, ROLE_WIZARD, out);
}

static void monster_words(const Phrase *p, int value, Text *out) {
    (void)value;
    role_words(p, ROLE_MONSTER, out);
}

static void villagers_words(const Phrase *p, int value, Text *out) {
    (void)p;
    if (value)
        phrase_count(out, value, "villager", "villagers");
    else
        text_add(out, "no villager");
}

static void space_words(const Phrase *p, int space, Text *out) {
    const char *title = content_of(p)->space_title[space];
    bool article = text_starts(title, "the ");
    if (article) text_add(out, "the ");
    mark_thing(out, ref_space(space), article ? title + 4 : title);
}

static void pasture_words(const Phrase *p, int pasture, Text *out) {
    Text words = TEXT(16);
    (void)p;
    text_format(&words, "pasture %d", pasture + 1);
    mark_thing(out, ref_space(PASTURE_SPACE + pasture), words.at);
}

static void ingredient_words(const Phrase *p, int ingredient, Text *out) {
    mark_thing(out, ref_token(content_of(p)->ingredient_id[ingredient]),
               content_of(p)->ingredient_title[ingredient]);
}

static void kind_words(const Phrase *p, int kind, Text *out) {
    if (kind == SHEEP)
        text_add(out, "sheep");
    else
        mark_thing(out, ref_token(cursed_villager_piece[kind]),
                   content_of(p)->villagers[kind].title);
}

const char *cursed_article(const char *title) {
    return strchr("AEIOU", title[0]) ? "an" : "a";
}

void cursed_one_words(const Content *c, int kind, Text *out) {
    const char *title = kind == SHEEP ? "sheep" : c->villagers[kind].title;
    text_format(out, "%s ", cursed_article(title));
    if (kind == SHEEP)
        text_add(out, title);
    else
        mark_thing(out, ref_token(cursed_villager_piece[kind]), title);
}

static void one_words(const Phrase *p, int kind, Text *out) {
    cursed_one_words(content_of(p), kind, out);
}

static const char *card_title(const Phrase *p, int ref) {
    return cursed_card_title(content_of(p), ref);
}

static void orders_words(const Phrase *p, int mask, Text *out) {
    const char *between = "";
    for (uint32_t left = (uint32_t)mask; left; between = ", ") {
        text_add(out, between);
        phrase_card_words(p, RABID_REF + bits_take(&left), out);
    }
}

/* An option that costs an action: in Wizard mode, 1 + the order given up for it. */
static void payment_words(const Phrase *p, int order, Text *out) {
    if (order)
        phrase_card_words(p, RABID_REF + order - 1, out);
    else
        text_add(out, "an action");
}

static void cure_words(const Phrase *p, int level, Text *out) {
    text_format(out, "%d of %d", level, cursed_cure_length(content_of(p), state_of(p)));
}

static void curse_words(const Phrase *p, int level, Text *out) {
    text_format(out, "%d of %d", level, cursed_curse_top(content_of(p), state_of(p)));
}

static void panic_words(const Phrase *p, int level, Text *out) {
    text_format(out, "%d of %d", level, content_of(p)->panic_top);
}

static void drawn_words(const Phrase *p, int deck, Text *out) {
    (void)p;
    if (deck == ROLE_WIZARD)
        mark_as(out, "a Spell", "many", "Spells");
    else
        mark_as(out, "a Power", "many", "Powers");
}

static const char *const deck_words[] = {"Spell", "Power"}; /* by Role */
static const char *const deck_zones[] = {"spell_deck", "power_deck"};

/* Eaten at a house, or a sheep from a pasture: argument 0 says which. */
static int meal_space(const Phrase *p, int place) {
    return p->arg[0] == SHEEP ? PASTURE_SPACE + place : place;
}

static void meal_words(const Phrase *p, int place, Text *out) {
    if (p->arg[0] == SHEEP)
        pasture_words(p, place, out);
    else
        space_words(p, place, out);
}

static void crossing_words(const Phrase *p, int crossing, Text *out) {
    const Crossing *way = &content_of(p)->crossings[crossing];
    text_format(out, "%s between %s and %s", way->bridge ? "bridge" : "gate",
                content_of(p)->space_title[way->a], content_of(p)->space_title[way->b]);
}

#define GUARD_LABEL(KIND, id, label) label,
const char *const cursed_guard_label[GUARD_EFFECTS] = {CURSED_GUARDS(GUARD_LABEL)};

static void feeding_words(const Phrase *p, int card, Text *out) {
    const PossessedCard *feed = &content_of(p)->possessed[card];
    switch (feed->feed) {
    case FEED_COINS: phrase_count(out, feed->feed_amount, "coin for ", "coins for "); break;
    case FEED_ENERGY: text_format(out, "%d Energy less for ", feed->feed_amount); break;
    case FEED_PANIC: text_format(out, "Panic +%d", feed->feed_amount); return;
    }
    role_words(p, feed->feed == FEED_COINS ? ROLE_WIZARD : ROLE_MONSTER, out);
}

static const char *const nobody_words[] = {"all 20 houses are full", "Stay inside! holds",
                                           "the bag is empty"};

#define CAUSE_WORDS(KIND, words) [CAUSE_##KIND] = words,
static const char *const causes[CAUSE_UNTIL] = {"", CURSED_CAUSES(CAUSE_WORDS)};

#define UNTIL_REASON(KIND, word, text, reason) reason,
static const char *const until_causes[] = {CURSED_UNTILS(UNTIL_REASON)};

static int cause_card(int cause) {
    return cause >= CAUSE_CARD ? cause - CAUSE_CARD : cause - CAUSE_COST;
}

static void cause_words(const Phrase *p, int cause, Text *out) {
    if (cause >= CAUSE_COST) {
        text_add(out, cause >= CAUSE_CARD ? " from " : " for ");
        phrase_card_words(p, cause_card(cause), out);
    } else if (cause >= CAUSE_UNTIL + UNTIL_BUYS) {
        text_add(out, ", since ");
        wizard_words(p, 0, out);
        text_add(out, " bought ");
        ingredient_words(p, cause - CAUSE_UNTIL - UNTIL_BUYS, out);
    } else if (cause >= CAUSE_UNTIL) {
        phrase_words(p, until_causes[cause - CAUSE_UNTIL], out);
    } else {
        phrase_words(p, causes[cause], out);
    }
}

/* The same where nothing is gained from the card. */
static void through_words(const Phrase *p, int cause, Text *out) {
    if (cause < CAUSE_CARD) return;
    text_add(out, " through ");
    phrase_card_words(p, cause_card(cause), out);
}

/* Why a card left its place. */
static void gone_words(const Phrase *p, int cause, Text *out) {
    if (cause >= CAUSE_CARD)
        through_words(p, cause, out);
    else
        cause_words(p, cause, out);
}

/* What brought a villager; the daily arrival needs no words. */
static void brought_words(const Phrase *p, int cause, Text *out) {
    if (cause == CAUSE_QUIET) text_add(out, " on the Quiet Night");
    if (cause < CAUSE_CARD) return;
    text_add(out, ", brought by ");
    phrase_card_words(p, cause_card(cause), out);
}

/* Energy is spent by choice, unless a guard takes it. */
static void lost_words(const Phrase *p, int cause, Text *out) {
    (void)p;
    text_add(out, cause == CAUSE_GUARD ? "lost" : "spent");
}

/* ---- Which thing a hole names ------------------------------------------------------- */

static Ref pasture_thing(const Phrase *p, int pasture) {
    (void)p;
    return ref_space(PASTURE_SPACE + pasture);
}

static Ref meal_thing(const Phrase *p, int place) {
    return ref_space(meal_space(p, place));
}

static int cause_ref(const Phrase *p, int cause) {
    (void)p;
    return cause < CAUSE_COST ? -1 : cause_card(cause);
}

static Ref payment_thing(const Phrase *p, int order) {
    (void)p;
    return order ? ref_card(RABID_REF + order - 1) : ref_track("actions");
}

static Ref token_thing(const Phrase *p, int ingredient) {
    return ref_token(content_of(p)->ingredient_id[ingredient]);
}

static Ref villager_thing(const Phrase *p, int kind) {
    (void)p;
    return ref_token(cursed_villager_piece[kind]);
}

static Ref crossing_thing(const Phrase *p, int crossing) {
    return ref_space(content_of(p)->crossings[crossing].b);
}

/* clang-format off */
static const Hole holes[] = {
    {"wizard",     .words = wizard_words},
    {"monster",    .words = monster_words},
    {"role",       .words = role_words},
    {"number",     .words = phrase_number},
    {"less",       .words = phrase_less},
    {"place",      .words = phrase_place},
    {"coins",      .amount = "[coins # {coin|coins}]", .track = "coins"},
    {"energy",     .amount = "[energy # Energy]", .track = "energy"},
    {"villagers",  .words = villagers_words,  .zone = "stomach"},
    {"space",      .words = space_words,      .thing = phrase_space_thing},
    {"pasture",    .words = pasture_words,    .thing = pasture_thing},
    {"meal",       .words = meal_words,       .thing = meal_thing},
    {"ingredient", .words = ingredient_words, .zone = "pouches"},
    {"token",      .thing = token_thing},
    {"villager",   .thing = villager_thing},
    {"kind",       .words = kind_words},
    {"one",        .words = one_words},
    {"card",       .card = phrase_card},
    {"source",     .card_from = -1}, /* 1 + a card, where there may be none */
    {"cause",      .words = cause_words,      .card = cause_ref},
    {"through",    .words = through_words,    .card = cause_ref},
    {"gone",       .words = gone_words,       .card = cause_ref},
    {"brought",    .words = brought_words,    .card = cause_ref},
    {"lost",       .words = lost_words},
    {"power",      .card_from = POWER_REF},
    {"possessed",  .card_from = POSSESSED_REF},
    {"rabid",      .card_from = RABID_REF},
    {"orders",     .words = orders_words,     .zone = "orders"},
    {"payment",    .words = payment_words,    .thing = payment_thing},
    {"cure",       .words = cure_words,       .track = "cure"},
    {"curse",      .words = curse_words,      .track = "curse"},
    {"panic",      .words = panic_words,      .track = "panic"},
    {"drawn",      .words = drawn_words,      .zones = deck_zones},
    {"deck",       .list = deck_words,        .zones = deck_zones},
    {"crossing",   .words = crossing_words,   .thing = crossing_thing},
    {"guard",      .list = cursed_guard_label},
    {"feeding",    .words = feeding_words},
    {"nobody",     .list = nobody_words},
};
/* clang-format on */
const Holes cursed_holes = {holes, sizeof holes / sizeof holes[0], card_title};
