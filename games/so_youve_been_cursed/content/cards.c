/*
 * The verbs that cards are made of (engine/verbs.h), and the text of every card, which is
 * written out from them. What the verbs do is in effects.c.
 */
#include <string.h>

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

/* Places are BY_ bits; for people, then for the automa. Amounts of rules stay at 2 or less:
 * the sums of all cards must fit the state. */
/* clang-format off */
static const VerbRow rows[VERB_COUNT] = {
    [VERB_NONE] = {"nothing", 0, 0, 0, "", NULL},
    [VERB_CURE] = {"cure", 1, 3, WIZARDS, "[cure Cure ~].", NULL},
    [VERB_CURSE] = {"curse", -3, 3, ANYBODY, "[curse Curse ~].", NULL},
    [VERB_DOUBLE_COINS] = {"double_coins", 0, 0, WIZARDS,
        "Gain as many coins as you hold.", "It gains as many coins as it holds."},
    [VERB_GAIN] = {"gain", 0, 0, BY_WIZARD, "Gain 1 @ and 1 &.", NULL},
    [VERB_BREW] = {"brew", 0, 0, BY_POSSESSED, "",
        "If the Cure needs @ or & next: [cure Cure +1], and one that it holds goes back."},
    [VERB_ARRIVE] = {"arrive", 1, 3, ANYBODY,
        "# random {villager|villagers} [!term:arrive {arrives|arrive}].", NULL},
    [VERB_INVITE] = {"invite", 0, 0, PEOPLE,
        "A villager of your choice [!term:arrive arrives] from the bag.", NULL},
    [VERB_MOVE_VILLAGER] = {"move_villager", 0, 0, PEOPLE,
        "A villager that you choose moves into an empty house@.", NULL},
    [VERB_SWAP] = {"swap", 0, 0, PEOPLE,
        "Exchange the villagers of two houses.", NULL},
    [VERB_JUMP] = {"jump", 0, 0, PEOPLE, "Go to any location.", NULL},
    [VERB_JUMP_ROLL] = {"jump_roll", 0, 0, AUTOMAS, "",
        "It goes to the house that the die shows."},
    [VERB_DISCARD_POWER] = {"discard_power", 0, 0, WIZARDS,
        "Discard an [!term:ongoing ongoing] Power that lies before the @.",
        "The leftmost [!term:ongoing ongoing] Power before the @ is discarded."},
    [VERB_SHEEP_LOSE] = {"sheep_lose", 1, 2, ANYBODY,
        "Each pasture loses # sheep.", NULL},
    [VERB_SHEEP_ADD] = {"sheep_add", 1, 2, MONSTERS,
        "Each pasture gains # sheep; if they run short, you choose where.",
        "Each pasture gains # sheep; if they run short, the nearest to the "
        "[!term:laboratory Laboratory] first."},
    [VERB_SHEEP_MOVE] = {"sheep_move", 1, 3, BY_MONSTER,
        "Up to # {time|times}: move a sheep to another pasture.", NULL},
    [VERB_ENERGY] = {"energy", 1, 9, BY_MONSTER, "Gain [energy # Energy].", NULL},
    [VERB_TASTE] = {"taste", 1, 3, MONSTERS,
        "Roll # {house|houses} and eat who lives there; if anybody does, [curse Curse +1].", NULL},
    [VERB_SCENT] = {"scent", 1, 2, BY_RABID, "",
        "It follows # more Rabid Monster {card|cards} this turn."},
    [VERB_SECOND_HELPING] = {"second_helping", 1, 2, BY_RABID, "",
        "It feeds # more {time|times}, by the first card that it skipped."},
    [VERB_SNACK] = {"snack", 1, 2, BY_MONSTER,
        "# more [!term:feeding Feeding] {action|actions}.", NULL},
    [VERB_HOLD] = {"hold", 1, 1, BY_WIZARD,
        "Holds # more ingredient.", NULL},
    [VERB_MARKET_CHEAPER] = {"market_cheaper", 1, 2, WIZARDS,
        "The [!term:market Market] is [coins # {coin|coins}] cheaper.", NULL},
    [VERB_VILLAGERS_CHEAPER] = {"villagers_cheaper", 1, 2, WIZARDS,
        "Villagers sell [coins # {coin|coins}] cheaper.", NULL},
    [VERB_BRIDGE_SLOW] = {"bridge_slow", 1, 2, ANYBODY,
        "A bridge costs the Monster # more {movement|movements}.", NULL},
    [VERB_SHEEP_HUNGER] = {"sheep_hunger", 0, 0, ANYBODY,
        "Sheep give the Monster no [!term:energy Energy].", NULL},
    [VERB_FREE_STEAL] = {"free_steal", 0, 0, BY_WIZARD,
        "Once a turn a [!term:steal Steal] costs no action; noticed, it cannot be saved.",
        NULL},
    [VERB_REROLL] = {"reroll", 0, 0, BY_WIZARD,
        "Once per [!term:steal Steal] you may roll again.", NULL},
    [VERB_FREE_WAY_HOME] = {"free_way_home", 0, 0, WIZARDS,
        "The way to the [!term:laboratory Laboratory] costs no coins.", NULL},
    [VERB_MIX_BONUS] = {"mix_bonus", 1, 2, WIZARDS,
        "Mixing 3 or more ingredients at once brings [coins # {coin|coins}].", NULL},
    [VERB_DOUBLE_STEAL] = {"double_steal", 0, 0, BY_POSSESSED, "",
        "Each [!term:steal Steal] brings twice the coins."},
    [VERB_FAST] = {"fast", 1, 1, BY_MONSTER,
        "Another movement costs [energy # Energy] less.", NULL},
    [VERB_SHEEP_RICH] = {"sheep_rich", 1, 2, BY_MONSTER,
        "Each sheep gives # more [!term:energy Energy].", NULL},
    [VERB_MERCHANTS_BRING] = {"merchants_bring", 1, 1, MONSTERS,
        "For each Merchant eaten a random villager [!term:arrive arrives]; if the house is "
        "taken, you choose an empty one.",
        "For each Merchant eaten a random villager [!term:arrive arrives]."},
    [VERB_DEAR_FARES] = {"dear_fares", 1, 2, MONSTERS,
        "Each [!term:crossing crossing] costs the Wizard # more {coin|coins}.", NULL},
    [VERB_VILLAGERS_DEARER] = {"villagers_dearer", 1, 2, MONSTERS,
        "Villagers sell [coins # {coin|coins}] dearer.", NULL},
    [VERB_STEAL_LIMIT] = {"steal_limit", 0, 0, MONSTERS,
        "A [!term:steal Steal] from a villager brings at most [coins 1 coin].", NULL},
    [VERB_NO_SPELLS] = {"no_spells", 0, 0, MONSTERS,
        "The Wizard draws no Spells.", NULL},
    [VERB_TWO_DICE] = {"two_dice", 0, 0, MONSTERS,
        "A [!term:steal Steal] rolls two dice, and the lower counts.", NULL},
    [VERB_NO_GUARDS] = {"no_guards", 0, 0, BY_MONSTER,
        "[!term:crossing Crossings] reveal no [!term:guard Guard] tiles.", NULL},
    [VERB_SHEEP_COUNT] = {"sheep_count", 0, 0, MONSTERS,
        "Sheep eaten count as one more kind of villager.",
        "Each sheep eaten counts as a villager."},
    [VERB_SHEEP_CURSE] = {"sheep_curse", 1, 2, BY_RABID, "",
        "If it eats a sheep, [curse Curse ~]."},
};

static const char *const scope_words[] = {"anywhere", "district", "two_roads"};
static const char *const scope_texts[] = {"", " of its own district",
                                          " at most 2 roads away"};
static const char *const role_titles[] = {"Wizard", "Monster"};

/* What makes an ongoing card leave; after UNTIL_BUYS comes the ingredient. */
static const char *const until_texts[] = {
    [UNTIL_DISCARDED] = "",
    [UNTIL_QUIET_NIGHT] = " Ends after a [!term:quiet Quiet Night].",
    [UNTIL_TWO_KINDS] = " Ends when the Monster eats two kinds of villagers in one turn.",
    [UNTIL_CAST] = " Ends when the Wizard takes a Cast Spell action.",
    [UNTIL_MARKET] = " Ends when the Wizard buys at the [!term:market Market].",
    [UNTIL_STEAL] = " Ends after a [!term:steal Steal] roll that succeeds.",
};
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
            verb_amount(&out, "[!row:turn This turn]: ", 0);
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

static const char *article(const char *title) {
    return strchr("AEIOU", title[0]) ? "an" : "a";
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
        text_format(&out, "%s ", article(title));
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
    text_format(&out, ". When %s %s is eaten: ", article(title), title);
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
    text_format(&out, ". Then the Monster hunts %s %s.", article(title), title);
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
    for (int i = 0; i < c->spell_count; i++) write_card(l, &c->spells[i], ROLE_WIZARD);
    for (int i = 0; i < c->power_count; i++) write_card(l, &c->powers[i], ROLE_MONSTER);
    for (int i = 0; i < c->possessed_count; i++)
        c->possessed[i].text = write_possessed(l, &c->possessed[i]);
    for (int i = 0; i < c->rabid_count; i++)
        c->rabid[i].text = write_rabid(l, &c->rabid[i]);
}
