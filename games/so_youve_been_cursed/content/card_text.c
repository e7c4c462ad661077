/*
 * The verbs that cards are made of (engine/verbs.h), and the text of every card, which is
 * written out from them. What the verbs do is in effects.c.
 */
#include "engine/marks.h"

#include "so_youve_been_cursed/content/loader.h"
#include "so_youve_been_cursed/face/face.h"

enum {
    WIZARDS = BY_WIZARD | BY_POSSESSED,
    MONSTERS = BY_MONSTER | BY_RABID,
    PEOPLE = BY_WIZARD | BY_MONSTER,
    AUTOMAS = BY_POSSESSED | BY_RABID,
    ANYBODY = WIZARDS | MONSTERS,
};

static const VerbRow rows[VERB_COUNT] = {CURSED_ACTS(VERB_ROW) CURSED_RULES(VERB_ROW)};

/* clang-format off */
static const char *const scope_words[] = {"anywhere", "district", "two_roads"};
static const char *const scope_texts[] = {"", " of its own district",
                                          " at most 2 roads away"};
static const char *const role_titles[] = {"Wizard", "Monster"};

#define UNTIL_TEXT(KIND, word, text, reason) text,
static const char *const until_texts[] = {CURSED_UNTILS(UNTIL_TEXT)};
/* clang-format on */

static const VerbNames named[] = {
    {VERB_GAIN, 2, "ingredient", KINDS, cursed_ingredient_words, NULL},
    {VERB_BREW, 2, "ingredient", KINDS, cursed_ingredient_words, NULL},
    {VERB_MOVE_VILLAGER, 1, "reach", 3, scope_words, scope_texts},
    {VERB_DISCARD_POWER, 1, "role", ROLE_COUNT, cursed_role_words, role_titles},
};

static const char *ingredient_title(const void *content, int verb, int ingredient) {
    (void)verb;
    return ((const Content *)content)->ingredient_title[ingredient];
}

const Verbs cursed_card_verbs = {.rows = rows,
                                 .count = VERB_COUNT,
                                 .most = CARD_EFFECTS_MAX,
                                 .named = named,
                                 .named_count = sizeof named / sizeof *named,
                                 .title = ingredient_title};

/* ---- Writing ---------------------------------------------------------------------- */

static void add_until(const Content *c, const Card *card, Text *out) {
    if (card->until < UNTIL_BUYS) {
        verb_amount(out, until_texts[card->until], 0);
        return;
    }
    text_format(out, " Ends when the Wizard buys %s.",
                c->ingredient_title[card->until - UNTIL_BUYS]);
}

static const char *write_text(Loader *l, const Card *card, bool automa) {
    Text out = TEXT_MARKED(WORDS_MAX);
    const Effects *effects = automa ? &card->automatic : &card->effect;
    for (int i = 0; i < effects->count; i++) {
        if (i > 0) text_char(&out, ' ');
        if (effects->at[i].verb >= VERB_RULES && card->type != TYPE_STAYS)
            verb_amount(&out, "[!row:turn This turn][!gap : ]", 0);
        verbs_write(&cursed_card_verbs, l->c, effects->at[i],
                    automa ? SIDE_SECOND : SIDE_FIRST, &out);
    }
    add_until(l->c, card, &out);
    return box_keep(l->box, &out);
}

static void add_part(Text *out, const char *between) {
    if (out->length > 0) text_add(out, between);
}

/* Separates one need from the next. */
static void add_gap(Text *out) {
    if (out->length > 0) verb_amount(out, "[!gap , ]", 0);
}

/* "the Market", or "Market" where there is little room. */
static void add_space(const Content *c, int space, Text *out) {
    Text name = TEXT_MARKED(WORDS_MAX);
    const char *title = c->space_title[space];
    const char *bare = text_starts(title, "the ") ? title + 4 : title;
    text_add_some(&name, title, (int)(bare - title));
    if (space == MARKET || space == LABORATORY)
        mark_as(&name, bare, "term", space == MARKET ? "market" : "laboratory");
    else
        text_add(&name, bare);
    mark_as(out, name.at, "brief", bare);
}

static const char *write_where(Loader *l, const Card *card) {
    Text out = TEXT_MARKED(WORDS_MAX);
    switch (card->place) {
    case PLACE_NONE: break;
    case PLACE_SPACE:
        text_add(&out, "at ");
        add_space(l->c, card->place_arg, &out);
        break;
    case PLACE_EMPTY_HOUSE: verb_amount(&out, "at an [!brief empty house]", 0); break;
    case PLACE_VILLAGER:
        text_add(&out, "at ");
        cursed_one_words(l->c, card->place_arg, &out);
        text_add(&out, "'s house");
        break;
    }
    return box_keep(l->box, &out);
}

static const char *write_spends(Loader *l, const Card *card) {
    Text out = TEXT_MARKED(WORDS_MAX);
    for (int i = 0; i < KINDS; i++) {
        if (card->spend[i] == 0) continue;
        text_add(&out, out.length > 0 ? " and " : "spend ");
        if (card->spend[i] > 1) text_format(&out, "%d ", card->spend[i]);
        mark_thing(&out, ref_token(l->c->ingredient_id[i]), l->c->ingredient_title[i]);
    }
    return box_keep(l->box, &out);
}

static const char *write_spell_needs(Loader *l, const Card *card) {
    Text out = TEXT_MARKED(WORDS_MAX);
    text_add(&out, card->where);
    if (card->spends[0]) add_part(&out, "; ");
    text_add(&out, card->spends);
    return box_keep(l->box, &out);
}

/* Why nobody can be where the card asks, for refusals. */
static const char *write_no_place(Loader *l, const Card *card, Role deck) {
    Text out = TEXT(WORDS_MAX);
    if (card->place == PLACE_EMPTY_HOUSE)
        text_format(&out, "needs an empty house: all %d are full", HOUSES);
    else if (card->place == PLACE_VILLAGER)
        text_format(&out, "no %s lives in the village",
                    l->c->villagers[card->place_arg].title);
    else if (card->place == PLACE_SPACE && deck == ROLE_MONSTER)
        text_format(&out, "%s was not visited this turn",
                    l->c->space_title[card->place_arg]);
    return box_keep(l->box, &out);
}

static const char *write_power_needs(Loader *l, const Card *card) {
    const Content *c = l->c;
    Text out = TEXT_MARKED(WORDS_MAX);
    if (card->place == PLACE_SPACE) {
        add_space(c, card->place_arg, &out);
        text_add(&out, " visited");
    }
    for (int i = 0; i < EATABLE; i++) {
        if (!(card->eaten & bit(i))) continue;
        const char *title = i == SHEEP ? "sheep" : c->villagers[i].title;
        add_gap(&out);
        text_format(&out, "%s ", cursed_article(title));
        mark_thing(&out, ref_token(i == SHEEP ? "sheep" : cursed_villager_piece[i]), title);
        verb_amount(&out, " in the [!term:stomach stomach]", 0);
    }
    if (card->energy > 0) {
        add_gap(&out);
        verb_amount(&out, "[-energy # Energy]", card->energy);
    }
    if (card->panic > 0) {
        add_gap(&out);
        verb_amount(&out, "[panic Panic +#]", card->panic);
    }
    return box_keep(l->box, &out);
}

static const char *act_words(unsigned act) {
    if (act & ACT_BUY) return "Buy";
    if (act & ACT_MIX) return "Mix [!term:cure Cure]";
    if (act & ACT_CAST) return "Cast Spell";
    return "[!term:steal Steal]";
}

static const char *area_words(const PossessedCard *card) {
    if (!(card->act & (ACT_BUY | ACT_STEAL))) return "";
    switch (card->area) {
    case AREA_CURRENT: return " in this district";
    case AREA_ADJACENT: return " in an adjacent district";
    case AREA_ANY: return " in any district";
    case AREA_MARKET: return " at the [!term:market Market]";
    }
    return "";
}

static const char *write_possessed(Loader *l, const PossessedCard *card) {
    Text out = TEXT_MARKED(WORDS_MAX);
    const char *title = l->c->villagers[card->kind].title;
    verb_amount(&out, act_words(card->act), 0);
    verb_amount(&out, area_words(card), 0);
    text_format(&out, ". When %s %s is eaten: ", cursed_article(title), title);
    switch (card->feed) {
    case FEED_COINS:
        verb_amount(&out, "the Wizard gains [coins # {coin|coins}].", card->feed_amount);
        break;
    case FEED_ENERGY:
        verb_amount(&out, "the Monster gains [energy # Energy] less.", card->feed_amount);
        break;
    case FEED_PANIC: verb_amount(&out, "[panic Panic +#].", card->feed_amount); break;
    }
    return box_keep(l->box, &out);
}

static const char *write_rabid(Loader *l, const RabidCard *card) {
    Text out = TEXT_MARKED(WORDS_MAX);
    for (unsigned acts = card->acts; acts; acts &= acts - 1) {
        add_part(&out, " or ");
        verb_amount(&out, act_words(acts & -acts), 0);
    }
    const char *title = l->c->villagers[card->kind].title;
    text_format(&out, ". Then the Monster hunts %s %s.", cursed_article(title), title);
    return box_keep(l->box, &out);
}

static void write_card(Loader *l, Card *card, Role deck) {
    card->text = card->person ? write_text(l, card, false) : "";
    card->auto_text = card->automa ? write_text(l, card, true) : "";
    card->where = write_where(l, card);
    card->spends = write_spends(l, card);
    card->no_place = write_no_place(l, card, deck);
    card->needs =
        deck == ROLE_WIZARD ? write_spell_needs(l, card) : write_power_needs(l, card);
}

void cursed_cards_write_text(Loader *l) {
    Content *c = l->c;
    for (int deck = 0; deck < ROLE_COUNT; deck++)
        for (int i = 0; i < c->card_count[deck]; i++)
            write_card(l, &c->cards[deck][i], (Role)deck);
    for (int i = 0; i < c->possessed_count; i++)
        c->possessed[i].text = write_possessed(l, &c->possessed[i]);
    for (int i = 0; i < c->rabid_count; i++)
        c->rabid[i].text = write_rabid(l, &c->rabid[i]);
}
