/*
 * The verbs that cards are made of: one row each, with the word in packs, what stands
 * behind it, who can carry it out, and its rules text. The text of every card is written
 * out from these rows, so that what a card says and what it does cannot disagree. What the
 * verbs do is in effects.c.
 *
 * The marks in a text are those of engine/verbs.h.
 */
#include <string.h>

#include "engine/verbs.h"

#include "so_youve_been_cursed/content.h"

typedef enum Arg { ARG_NONE, ARG_AMOUNT, ARG_PAIR, ARG_SCOPE, ARG_ROLE } Arg;

typedef struct VerbRow {
    const char *word;
    Arg arg;
    int8_t min, max; /* of an amount */
    uint8_t by;      /* BY_ bits */
    const char *text;
    const char *auto_text; /* NULL: the same */
} VerbRow;

enum {
    WIZARDS = BY_WIZARD | BY_POSSESSED,
    MONSTERS = BY_MONSTER | BY_RABID,
    PEOPLE = BY_WIZARD | BY_MONSTER,
    AUTOMAS = BY_POSSESSED | BY_RABID,
    ANYBODY = WIZARDS | MONSTERS,
};

/* Amounts of rules stay at 2 or less: the sums of all cards must fit the state. */
/* clang-format off */
static const VerbRow rows[VERB_COUNT] = {
    [VERB_NONE] = {"nothing", ARG_NONE, 0, 0, 0, "", NULL},
    [VERB_CURE] = {"cure", ARG_AMOUNT, 1, 3, WIZARDS, "Cure ~.", NULL},
    [VERB_CURSE] = {"curse", ARG_AMOUNT, -3, 3, ANYBODY, "Curse ~.", NULL},
    [VERB_DOUBLE_COINS] = {"double_coins", ARG_NONE, 0, 0, WIZARDS,
        "Gain as many coins as you hold.", "It gains as many coins as it holds."},
    [VERB_GAIN] = {"gain", ARG_PAIR, 0, 0, BY_WIZARD, "Gain 1 @ and 1 &.", NULL},
    [VERB_BREW] = {"brew", ARG_PAIR, 0, 0, BY_POSSESSED, "",
        "If the Cure needs @ or & next: Cure +1, and one that it holds goes back."},
    [VERB_ARRIVE] = {"arrive", ARG_AMOUNT, 1, 3, ANYBODY,
        "# random {villager arrives|villagers arrive}.", NULL},
    [VERB_INVITE] = {"invite", ARG_NONE, 0, 0, PEOPLE,
        "A villager of your choice arrives from the bag.", NULL},
    [VERB_MOVE_VILLAGER] = {"move_villager", ARG_SCOPE, 0, 0, PEOPLE,
        "A villager that you choose moves into an empty house@.", NULL},
    [VERB_SWAP] = {"swap", ARG_NONE, 0, 0, PEOPLE,
        "Exchange the villagers of two houses.", NULL},
    [VERB_JUMP] = {"jump", ARG_NONE, 0, 0, PEOPLE, "Go to any location.", NULL},
    [VERB_JUMP_ROLL] = {"jump_roll", ARG_NONE, 0, 0, AUTOMAS, "",
        "It goes to the house that the die shows."},
    [VERB_DISCARD_POWER] = {"discard_power", ARG_ROLE, 0, 0, WIZARDS,
        "Discard an ongoing Power that lies before the @.",
        "The leftmost ongoing Power before the @ is discarded."},
    [VERB_SHEEP_LOSE] = {"sheep_lose", ARG_AMOUNT, 1, 2, ANYBODY,
        "Each pasture loses # sheep.", NULL},
    [VERB_SHEEP_ADD] = {"sheep_add", ARG_AMOUNT, 1, 2, MONSTERS,
        "Each pasture gains # sheep; if they run short, you choose where.",
        "Each pasture gains # sheep; if they run short, the nearest to the Laboratory first."},
    [VERB_SHEEP_MOVE] = {"sheep_move", ARG_AMOUNT, 1, 3, BY_MONSTER,
        "Up to # {time|times}: move a sheep to another pasture.", NULL},
    [VERB_ENERGY] = {"energy", ARG_AMOUNT, 1, 9, BY_MONSTER, "Gain # Energy.", NULL},
    [VERB_TASTE] = {"taste", ARG_AMOUNT, 1, 3, MONSTERS,
        "Roll # {house|houses} and eat who lives there; if anybody does, Curse +1.", NULL},
    [VERB_SCENT] = {"scent", ARG_AMOUNT, 1, 2, BY_RABID, "",
        "It follows # more Rabid Monster {card|cards} this turn."},
    [VERB_SECOND_HELPING] = {"second_helping", ARG_AMOUNT, 1, 2, BY_RABID, "",
        "It feeds # more {time|times}, by the first card that it skipped."},
    [VERB_SNACK] = {"snack", ARG_AMOUNT, 1, 2, BY_MONSTER,
        "# more Feeding {action|actions}.", NULL},
    [VERB_HOLD] = {"hold", ARG_AMOUNT, 1, 1, BY_WIZARD,
        "Holds # more ingredient.", NULL},
    [VERB_MARKET_CHEAPER] = {"market_cheaper", ARG_AMOUNT, 1, 2, WIZARDS,
        "The Market is # {coin|coins} cheaper.", NULL},
    [VERB_VILLAGERS_CHEAPER] = {"villagers_cheaper", ARG_AMOUNT, 1, 2, WIZARDS,
        "Villagers sell # {coin|coins} cheaper.", NULL},
    [VERB_BRIDGE_SLOW] = {"bridge_slow", ARG_AMOUNT, 1, 2, ANYBODY,
        "A bridge costs the Monster # more {movement|movements}.", NULL},
    [VERB_SHEEP_HUNGER] = {"sheep_hunger", ARG_NONE, 0, 0, ANYBODY,
        "Sheep give the Monster no Energy.", NULL},
    [VERB_FREE_STEAL] = {"free_steal", ARG_NONE, 0, 0, BY_WIZARD,
        "Once a turn a Steal costs no action; noticed, it cannot be saved.", NULL},
    [VERB_REROLL] = {"reroll", ARG_NONE, 0, 0, BY_WIZARD,
        "Once per Steal you may roll again.", NULL},
    [VERB_FREE_WAY_HOME] = {"free_way_home", ARG_NONE, 0, 0, WIZARDS,
        "The way to the Laboratory costs no coins.", NULL},
    [VERB_MIX_BONUS] = {"mix_bonus", ARG_AMOUNT, 1, 2, WIZARDS,
        "Mixing 3 or more ingredients at once brings # {coin|coins}.", NULL},
    [VERB_DOUBLE_STEAL] = {"double_steal", ARG_NONE, 0, 0, BY_POSSESSED, "",
        "Each Steal brings twice the coins."},
    [VERB_FAST] = {"fast", ARG_AMOUNT, 1, 1, BY_MONSTER,
        "Another movement costs # Energy less.", NULL},
    [VERB_SHEEP_RICH] = {"sheep_rich", ARG_AMOUNT, 1, 2, BY_MONSTER,
        "Each sheep gives # more Energy.", NULL},
    [VERB_MERCHANTS_BRING] = {"merchants_bring", ARG_AMOUNT, 1, 1, MONSTERS,
        "For each Merchant eaten a random villager arrives; if the house is taken, you "
        "choose an empty one.",
        "For each Merchant eaten a random villager arrives."},
    [VERB_DEAR_FARES] = {"dear_fares", ARG_AMOUNT, 1, 2, MONSTERS,
        "Each crossing costs the Wizard # more {coin|coins}.", NULL},
    [VERB_VILLAGERS_DEARER] = {"villagers_dearer", ARG_AMOUNT, 1, 2, MONSTERS,
        "Villagers sell # {coin|coins} dearer.", NULL},
    [VERB_STEAL_LIMIT] = {"steal_limit", ARG_NONE, 0, 0, MONSTERS,
        "A Steal from a villager brings at most 1 coin.", NULL},
    [VERB_NO_SPELLS] = {"no_spells", ARG_NONE, 0, 0, MONSTERS,
        "The Wizard draws no Spells.", NULL},
    [VERB_TWO_DICE] = {"two_dice", ARG_NONE, 0, 0, MONSTERS,
        "A Steal rolls two dice, and the lower counts.", NULL},
    [VERB_NO_GUARDS] = {"no_guards", ARG_NONE, 0, 0, BY_MONSTER,
        "Crossings reveal no Guard tiles.", NULL},
    [VERB_SHEEP_COUNT] = {"sheep_count", ARG_NONE, 0, 0, MONSTERS,
        "Sheep eaten count as one more kind of villager.",
        "Each sheep eaten counts as a villager."},
    [VERB_SHEEP_CURSE] = {"sheep_curse", ARG_AMOUNT, 1, 2, BY_RABID, "",
        "If it eats a sheep, Curse ~."},
};

static const char *const scope_words[] = {"anywhere", "district", "two_roads"};
static const char *const scope_texts[] = {"", " of its own district",
                                          " at most 2 roads away"};
static const char *const role_titles[] = {"Wizard", "Monster"};

/* What makes an ongoing card leave; after UNTIL_BUYS comes the ingredient. */
static const char *const until_texts[] = {
    [UNTIL_DISCARDED] = "",
    [UNTIL_QUIET_NIGHT] = " Ends after a Quiet Night.",
    [UNTIL_TWO_KINDS] = " Ends when the Monster eats two kinds of villagers in one turn.",
    [UNTIL_CAST] = " Ends when the Wizard takes a Cast Spell action.",
    [UNTIL_MARKET] = " Ends when the Wizard buys at the Market.",
    [UNTIL_STEAL] = " Ends after a Steal roll that succeeds.",
};
/* clang-format on */

unsigned cursed_verb_by(int verb) {
    return rows[verb].by;
}

const char *cursed_verb_word(int verb) {
    return rows[verb].word;
}

/* ---- Reading ---------------------------------------------------------------------- */

static bool find_verb(const PackEntry *e, int line, const char *word, int *verb,
                      Error *err) {
    const char *words[VERB_COUNT];
    for (int i = 1; i < VERB_COUNT; i++) words[i - 1] = rows[i].word;
    if (!entry_find(e, line, "effect", word, words, VERB_COUNT - 1, verb, err))
        return false;
    *verb += 1;
    return true;
}

/* Cuts the next word of an effect; a missing one is an error that says what it is. */
static bool need_word(const PackEntry *e, int line, const char *verb, const char *what,
                      const char **rest, char word[32], Error *err) {
    if (text_word(rest, "", word, 32)) return true;
    return entry_error(e, line, err, "'%s' lacks its %s", verb, what);
}

static bool read_amount(const PackEntry *e, int line, const VerbRow *row, const char **rest,
                        Effect *out, Error *err) {
    char word[32];
    int amount;
    if (!need_word(e, line, row->word, "amount", rest, word, err)) return false;
    if (!text_to_int(word, row->min, row->max, &amount) || amount == 0)
        return entry_error(e, line, err, "'%s' takes an amount from %d to %d%s, not '%s'",
                           row->word, row->min, row->max, row->min < 0 ? " but 0" : "",
                           word);
    out->a = (int8_t)amount;
    return true;
}

/* One name out of a list, into *out. */
static bool read_name(const PackEntry *e, int line, const VerbRow *row, const char *what,
                      const char *const *words, int count, const char **rest, int8_t *out,
                      Error *err) {
    char word[32];
    int found;
    if (!need_word(e, line, row->word, what, rest, word, err)) return false;
    if (!entry_find(e, line, what, word, words, count, &found, err)) return false;
    *out = (int8_t)found;
    return true;
}

static bool read_argument(const PackEntry *e, int line, const VerbRow *row,
                          const char **rest, Effect *out, Error *err) {
    out->a = 1; /* a rule without an amount counts once */
    switch (row->arg) {
    case ARG_NONE: return true;
    case ARG_AMOUNT: return read_amount(e, line, row, rest, out, err);
    case ARG_PAIR:
        return read_name(e, line, row, "ingredient", cursed_ingredient_words, KINDS, rest,
                         &out->a, err) &&
               read_name(e, line, row, "ingredient", cursed_ingredient_words, KINDS, rest,
                         &out->b, err);
    case ARG_SCOPE:
        return read_name(e, line, row, "reach", scope_words, 3, rest, &out->a, err);
    case ARG_ROLE:
        return read_name(e, line, row, "role", cursed_role_words, ROLE_COUNT, rest, &out->a,
                         err);
    }
    return true;
}

static bool read_effect(const PackEntry *e, int line, const char *part, Effect *out,
                        Error *err) {
    char word[32];
    int verb;
    if (!text_word(&part, "", word, sizeof word))
        return entry_error(e, line, err, "an effect is missing between two commas");
    if (!find_verb(e, line, word, &verb, err)) return false;
    out->verb = (uint8_t)verb;
    if (!read_argument(e, line, &rows[verb], &part, out, err)) return false;
    if (text_word(&part, "", word, sizeof word))
        return entry_error(e, line, err, "'%s' is too much after '%s'", word,
                           rows[verb].word);
    return true;
}

/* A card that did one thing twice would spoil the sums that the state can hold. */
static bool is_repeated(const Effect *effects, int count, int verb) {
    for (int i = 0; i < count; i++)
        if (effects[i].verb == verb) return true;
    return false;
}

bool cursed_cards_read_effects(const PackEntry *e, const char *key, Effect *out, int *count,
                               Error *err) {
    const PackKey *k = entry_key(e, key);
    const char *rest;
    char part[96];
    if (!entry_text(e, key, NULL, &rest, err)) return false;
    *count = 0;
    while (entry_part(&rest, part, sizeof part)) {
        Effect effect = {0};
        if (!read_effect(e, k->line, part, &effect, err)) return false;
        if (*count == EFFECTS_MAX)
            return entry_error(e, k->line, err, "'%s' has more than %d effects", key,
                               EFFECTS_MAX);
        if (is_repeated(out, *count, effect.verb))
            return entry_error(e, k->line, err, "'%s' stands twice in '%s'",
                               rows[effect.verb].word, key);
        out[(*count)++] = effect;
    }
    if (*count == 0) return entry_error(e, k->line, err, "'%s' has no effect", key);
    return true;
}

/* ---- Writing ---------------------------------------------------------------------- */

const char *cursed_keep_words(Content *c, const Text *words) {
    return verb_keep(c->words, WORDS_ROOM, &c->words_used, words);
}

static const char *first_name(const Content *c, const VerbRow *row, int a) {
    switch (row->arg) {
    case ARG_NONE:
    case ARG_AMOUNT: break;
    case ARG_PAIR: return c->ingredient_title[a];
    case ARG_SCOPE: return scope_texts[a];
    case ARG_ROLE: return role_titles[a];
    }
    return "";
}

static void add_effect(const Content *c, Effect effect, bool automa, Text *out) {
    const VerbRow *row = &rows[effect.verb];
    const char *pattern = automa && row->auto_text ? row->auto_text : row->text;
    const char *second = row->arg == ARG_PAIR ? c->ingredient_title[effect.b] : "";
    verb_words(out, pattern, effect.a, first_name(c, row, effect.a), second);
}

static void add_until(const Content *c, const Card *card, Text *out) {
    if (card->until < UNTIL_BUYS) {
        text_add(out, until_texts[card->until]);
        return;
    }
    text_format(out, " Ends when the Wizard buys %s.",
                c->ingredient_title[card->until - UNTIL_BUYS]);
}

static const char *write_text(Content *c, const Card *card, bool automa) {
    char room[WORDS_MAX];
    Text out = text_over(room, sizeof room);
    const Effect *effects = automa ? card->automatic : card->effect;
    int count = automa ? card->auto_count : card->effect_count;
    for (int i = 0; i < count; i++) {
        if (i > 0) text_char(&out, ' ');
        if (effects[i].verb >= VERB_RULES && card->type != TYPE_STAYS)
            text_add(&out, "This turn: ");
        add_effect(c, effects[i], automa, &out);
    }
    add_until(c, card, &out);
    return cursed_keep_words(c, &out);
}

static void add_part(Text *out, const char *between) {
    if (out->length > 0) text_add(out, between);
}

static const char *article(const char *title) {
    return strchr("AEIOU", title[0]) ? "an" : "a";
}

static void add_place(const Content *c, const Card *card, Text *out) {
    switch (card->place) {
    case PLACE_NONE: break;
    case PLACE_SPACE: text_format(out, "at %s", c->space_title[card->place_arg]); break;
    case PLACE_EMPTY_HOUSE: text_add(out, "at an empty house"); break;
    case PLACE_VILLAGER: {
        const char *title = c->villagers[card->place_arg].title;
        text_format(out, "at %s %s's house", article(title), title);
        break;
    }
    }
}

static const char *write_where(Content *c, const Card *card) {
    char room[WORDS_MAX];
    Text out = text_over(room, sizeof room);
    add_place(c, card, &out);
    return cursed_keep_words(c, &out);
}

static const char *write_spends(Content *c, const Card *card) {
    char room[WORDS_MAX];
    Text out = text_over(room, sizeof room);
    for (int i = 0; i < KINDS; i++) {
        if (card->spend[i] == 0) continue;
        text_add(&out, out.length > 0 ? " and " : "spend ");
        if (card->spend[i] > 1) text_format(&out, "%d ", card->spend[i]);
        text_add(&out, c->ingredient_title[i]);
    }
    return cursed_keep_words(c, &out);
}

static const char *write_spell_needs(Content *c, const Card *card) {
    char room[WORDS_MAX];
    Text out = text_over(room, sizeof room);
    text_add(&out, card->where);
    if (card->spends[0]) add_part(&out, "; ");
    text_add(&out, card->spends);
    return cursed_keep_words(c, &out);
}

/* Why nobody can be where the card asks, for refusals. */
static const char *write_no_place(Content *c, const Card *card, Role deck) {
    char room[WORDS_MAX];
    Text out = text_over(room, sizeof room);
    if (card->place == PLACE_EMPTY_HOUSE)
        text_format(&out, "needs an empty house: all %d are full", HOUSES);
    else if (card->place == PLACE_VILLAGER)
        text_format(&out, "no %s lives in the village",
                    c->villagers[card->place_arg].title);
    else if (card->place == PLACE_SPACE && deck == ROLE_MONSTER)
        text_format(&out, "%s was not visited this turn", c->space_title[card->place_arg]);
    return cursed_keep_words(c, &out);
}

static const char *write_power_needs(Content *c, const Card *card) {
    char room[WORDS_MAX];
    Text out = text_over(room, sizeof room);
    if (card->place == PLACE_SPACE)
        text_format(&out, "%s visited", c->space_title[card->place_arg]);
    for (int i = 0; i < EATABLE; i++) {
        if (!(card->eaten & bit(i))) continue;
        const char *title = i == SHEEP ? "sheep" : c->villagers[i].title;
        add_part(&out, ", ");
        text_format(&out, "%s %s in the stomach", article(title), title);
    }
    if (card->energy > 0) {
        add_part(&out, ", ");
        text_format(&out, "%d Energy", card->energy);
    }
    if (card->panic > 0) {
        add_part(&out, ", ");
        text_format(&out, "Panic +%d", card->panic);
    }
    return cursed_keep_words(c, &out);
}

static const char *act_words(unsigned act) {
    if (act & ACT_BUY) return "Buy";
    if (act & ACT_MIX) return "Mix Cure";
    if (act & ACT_CAST) return "Cast Spell";
    return "Steal";
}

static const char *area_words(const PossessedCard *card) {
    if (!(card->act & (ACT_BUY | ACT_STEAL))) return "";
    switch (card->area) {
    case AREA_CURRENT: return " in this district";
    case AREA_ADJACENT: return " in an adjacent district";
    case AREA_ANY: return " in any district";
    case AREA_MARKET: return " at the Market";
    }
    return "";
}

static const char *write_possessed(Content *c, const PossessedCard *card) {
    char room[WORDS_MAX];
    Text out = text_over(room, sizeof room);
    const char *title = c->villagers[card->kind].title;
    text_format(&out, "%s%s. When %s %s is eaten: ", act_words(card->act), area_words(card),
                article(title), title);
    switch (card->feed) {
    case FEED_COINS:
        text_format(&out, "the Wizard gains %d %s.", card->feed_amount,
                    card->feed_amount == 1 ? "coin" : "coins");
        break;
    case FEED_ENERGY:
        text_format(&out, "the Monster gains %d Energy less.", card->feed_amount);
        break;
    case FEED_PANIC: text_format(&out, "Panic +%d.", card->feed_amount); break;
    }
    return cursed_keep_words(c, &out);
}

static const char *write_rabid(Content *c, const RabidCard *card) {
    char room[WORDS_MAX];
    Text out = text_over(room, sizeof room);
    for (unsigned acts = card->acts; acts; acts &= acts - 1) {
        add_part(&out, " or ");
        text_add(&out, act_words(acts & -acts));
    }
    const char *title = c->villagers[card->kind].title;
    text_format(&out, ". Then the Monster hunts %s %s.", article(title), title);
    return cursed_keep_words(c, &out);
}

static void write_card(Content *c, Card *card, Role deck) {
    card->text = card->person ? write_text(c, card, false) : "";
    card->auto_text = card->automa ? write_text(c, card, true) : "";
    card->where = write_where(c, card);
    card->spends = write_spends(c, card);
    card->no_place = write_no_place(c, card, deck);
    card->needs =
        deck == ROLE_WIZARD ? write_spell_needs(c, card) : write_power_needs(c, card);
}

void cursed_cards_write_text(Content *c) {
    for (int i = 0; i < c->spell_count; i++) write_card(c, &c->spells[i], ROLE_WIZARD);
    for (int i = 0; i < c->power_count; i++) write_card(c, &c->powers[i], ROLE_MONSTER);
    for (int i = 0; i < c->possessed_count; i++)
        c->possessed[i].text = write_possessed(c, &c->possessed[i]);
    for (int i = 0; i < c->rabid_count; i++)
        c->rabid[i].text = write_rabid(c, &c->rabid[i]);
}
