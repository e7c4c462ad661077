/*
 * Reads packs into cards: Spells, Powers, and the two automas' cards. Every key is checked
 * where it is read; what concerns a whole deck is checked at the end.
 */
#include "so_youve_been_cursed/content/loader.h"
#include "so_youve_been_cursed/rules/state.h"

/* ---- Spells and Powers ------------------------------------------------------------- */

static const char *const type_words[] = {"now", "stays", "once"};
#define UNTIL_WORD(KIND, word, text, reason) word,
static const char *const until_words[] = {CURSED_UNTILS(UNTIL_WORD) "buys"};

/* A deck in words: whose cards these are, and who the automas are. */
typedef struct DeckWords {
    Role role;
    const char *title;
    const char *const decks[2]; /* the person's, the automa's */
    const char *const rival[1]; /* the other side's automa */
    unsigned by[2];
} DeckWords;

static const DeckWords spell_deck = {
    ROLE_WIZARD, "Spells", {"wizard", "possessed"}, {"rabid"}, {BY_WIZARD, BY_POSSESSED}};
static const DeckWords power_deck = {
    ROLE_MONSTER, "Powers", {"monster", "rabid"}, {"possessed"}, {BY_MONSTER, BY_RABID}};

static bool add_deck(const PackEntry *e, const PackKey *key, const char *part,
                     void *context, Error *err) {
    Card *card = context;
    const DeckWords *deck = card->before == ROLE_WIZARD ? &spell_deck : &power_deck;
    int which;
    if (!entry_find(e, key->line, "deck", part, deck->decks, 2, &which, err)) return false;
    if (which == 0)
        card->person = true;
    else
        card->automa = true;
    return true;
}

/* `before` still names the deck's own role here. */
static bool read_decks(const PackEntry *e, const DeckWords *deck, Card *card, Error *err) {
    int which;
    card->before = deck->role;
    if (!entry_each_part(e, "decks", add_deck, card, err)) return false;
    if (!card->person && !card->automa)
        return entry_error(e, 0, err, "the key 'decks' is missing: %s, %s or both",
                           deck->decks[0], deck->decks[1]);
    if (!entry_key(e, "not_against")) return true;
    card->not_against_automa = true;
    return entry_named(e, "not_against", "opponent", deck->rival, 1, &which, err);
}

static bool read_until(const PackEntry *e, Card *card, Error *err) {
    const PackKey *key = entry_key(e, "until");
    if (!key) return true;
    const char *rest = key->value;
    char word[32];
    int ingredient = 0;
    text_word(&rest, "", word, sizeof word);
    if (!entry_find(e, key->line, "ending", word, until_words, UNTIL_BUYS + 1, &card->until,
                    err))
        return false;
    bool more = text_word(&rest, "", word, sizeof word);
    if (card->until < UNTIL_BUYS)
        return !more || entry_error(e, key->line, err, "'%s' is not expected after '%s'",
                                    word, until_words[card->until]);
    if (!more) return entry_error(e, key->line, err, "'buys' needs an ingredient after it");
    if (!entry_find(e, key->line, "ingredient", word, cursed_ingredient_words, KINDS,
                    &ingredient, err))
        return false;
    card->until = UNTIL_BUYS + ingredient;
    return true;
}

/* How long a card stays in play, before whom, and what ends that. */
static bool read_type(const PackEntry *e, Card *card, Error *err) {
    int type, before = card->before;
    if (!entry_choice(e, "type", type_words, 3, &type, err)) return false;
    card->type = (CardType)type;
    if (entry_key(e, "before") &&
        !entry_named(e, "before", "role", cursed_role_words, ROLE_COUNT, &before, err))
        return false;
    if (!read_until(e, card, err)) return false;
    if (type != TYPE_STAYS && (entry_key(e, "before") || entry_key(e, "until")))
        return entry_error(e, 0, err,
                           "'before' and 'until' are for cards whose type is stays");
    card->before = (Role)before;
    return true;
}

/* A card may only have verbs that its user can carry out. */
static bool check_effects(const PackEntry *e, const char *key, const Effects *effects,
                          unsigned by, const char *who, CardType type, Error *err) {
    int line = entry_key(e, key)->line;
    for (int i = 0; i < effects->count; i++) {
        int verb = effects->at[i].verb;
        if (!(cursed_card_verbs.rows[verb].where & by))
            return entry_error(e, line, err, "'%s' is not for the deck '%s'",
                               cursed_card_verbs.rows[verb].word, who);
        if (type == TYPE_STAYS && verb < VERB_RULES)
            return entry_error(e, line, err,
                               "'%s' happens once, so a card that stays cannot have it",
                               cursed_card_verbs.rows[verb].word);
    }
    return true;
}

static bool need_effects(const PackEntry *e, const char *key, Effects *out, Error *err) {
    const char *words;
    if (!entry_text(e, key, NULL, &words, err) ||
        !verbs_key(&cursed_card_verbs, e, key, BY_ANY, out, err))
        return false;
    if (out->count) return true;
    return entry_error(e, entry_key(e, key)->line, err, "'%s' has no effect", key);
}

/* `auto` is what the automa does where that differs. A card that stays has one text for
 * both, since its rules apply no matter who laid it. */
static bool read_effects(const PackEntry *e, const DeckWords *deck, Card *card,
                         Error *err) {
    const char *key = entry_key(e, "auto") ? "auto" : "play";
    if (!need_effects(e, "play", &card->effect, err) ||
        !need_effects(e, key, &card->automatic, err))
        return false;
    if (entry_key(e, "auto") &&
        (card->type == TYPE_STAYS || !card->person || !card->automa))
        return entry_error(e, entry_key(e, "auto")->line, err,
                           "'auto' is for cards in both decks that do not stay");
    if (card->person && !check_effects(e, "play", &card->effect, deck->by[0],
                                       deck->decks[0], card->type, err))
        return false;
    return !card->automa || check_effects(e, key, &card->automatic, deck->by[1],
                                          deck->decks[1], card->type, err);
}

/* What both kinds of cards have. */
static bool read_card(const PackEntry *e, const DeckWords *deck, Card *card, Error *err) {
    card->id = e->id;
    return entry_title(e, &card->title, err) &&
           entry_text(e, "invented", "", &card->invented, err) &&
           entry_source(e, &card->source, err) && read_decks(e, deck, card, err) &&
           read_type(e, card, err) && read_effects(e, deck, card, err);
}

/* A Spell is cast at a space, at any empty house, or at a villager's; a Power's place must
 * be a space, since only visits are remembered. */
static bool read_place(const PackEntry *e, const DeckWords *deck, Card *card, Error *err) {
    if (!entry_key(e, "at")) return true;
    const char *words[SPACES + 1 + KINDS];
    int count = 0, found;
    for (int i = 0; i < SPACES; i++) words[count++] = cursed_space_words[i];
    if (deck->role == ROLE_WIZARD) {
        words[count++] = "empty_house";
        for (int i = 0; i < KINDS; i++) words[count++] = cursed_kind_words[i];
    }
    if (!entry_find(e, entry_key(e, "at")->line, "place", entry_key(e, "at")->value, words,
                    count, &found, err))
        return false;
    card->place = found < SPACES    ? PLACE_SPACE
                  : found == SPACES ? PLACE_EMPTY_HOUSE
                                    : PLACE_VILLAGER;
    card->place_arg = found < SPACES ? found : found == SPACES ? 0 : found - SPACES - 1;
    return true;
}

static bool add_spend(const PackEntry *e, const PackKey *key, const char *part,
                      void *context, Error *err) {
    Card *card = context;
    int which;
    if (!entry_find(e, key->line, "ingredient", part, cursed_ingredient_words, KINDS,
                    &which, err))
        return false;
    card->spend[which]++;
    if (count_all(card->spend, KINDS) <= POUCHES) return true;
    return entry_error(e, key->line, err, "nobody can hold more than %d ingredients",
                       POUCHES);
}

static bool add_eaten(const PackEntry *e, const PackKey *key, const char *part,
                      void *context, Error *err) {
    Card *card = context;
    int which;
    if (!entry_find(e, key->line, "food", part, cursed_kind_words, EATABLE, &which, err))
        return false;
    card->eaten |= (uint8_t)bit(which);
    if (bits_count(card->eaten) <= STOMACH_SLOTS) return true;
    return entry_error(e, key->line, err, "the stomach has only %d slots", STOMACH_SLOTS);
}

/* The next free card of a deck, with all that both kinds have; NULL after an error. */
static Card *add_card(Loader *l, const PackEntry *e, const DeckWords *deck, Error *err) {
    int *count = &l->c->card_count[deck->role];
    if (!entry_fits(e, *count + 1, CARDS_MAX, deck->title, err)) return NULL;
    Card *card = &l->c->cards[deck->role][*count];
    l->card[deck->role][(*count)++] = e;
    bool read = read_card(e, deck, card, err) && read_place(e, deck, card, err);
    return read ? card : NULL;
}

bool cursed_read_spell(Loader *l, const PackEntry *e, Error *err) {
    Card *card = add_card(l, e, &spell_deck, err);
    if (!card) return false;
    if (card->type == TYPE_ONCE)
        return entry_error(e, entry_key(e, "type")->line, err,
                           "only Powers can wait to be used once");
    return entry_int(e, "coins", 0, 9, &card->coins, err) &&
           entry_each_part(e, "spend", add_spend, card, err);
}

bool cursed_read_power(Loader *l, const PackEntry *e, Error *err) {
    Card *card = add_card(l, e, &power_deck, err);
    return card && entry_int_or(e, "energy", 0, ENERGY_MAX, &card->energy, err) &&
           entry_int_or(e, "panic", 0, 1, &card->panic, err) &&
           entry_each_part(e, "eaten", add_eaten, card, err);
}

/* ---- The automas' cards ------------------------------------------------------------ */

static const char *const act_words[] = {"buy", "mix", "cast", "steal"}; /* ACT_ bits */

static bool read_kind(const PackEntry *e, Kind *out, Error *err) {
    int kind;
    if (!entry_choice(e, "villager", cursed_kind_words, KINDS, &kind, err)) return false;
    *out = (Kind)kind;
    return true;
}

static bool read_area(const PackEntry *e, PossessedCard *card, Error *err) {
    static const char *const area_words[] = {"current", "adjacent", "any", "market"};
    bool buys = card->act == ACT_BUY, steals = card->act == ACT_STEAL;
    int area = AREA_ANY;
    if (!buys && !steals)
        return !entry_key(e, "area") ||
               entry_error(e, entry_key(e, "area")->line, err,
                           "'area' is for the actions buy and steal");
    /* A theft happens in the current area or an adjacent one; for others there is no fare
     * rule. */
    if (!entry_choice(e, "area", area_words, buys ? 4 : 2, &area, err)) return false;
    card->area = (Area)area;
    return true;
}

static bool read_feeding(const PackEntry *e, PossessedCard *card, Error *err) {
    static const char *const feed_words[] = {"coins", "energy", "panic"};
    const char *rest;
    char word[32];
    int feed;
    if (!entry_text(e, "feeding", NULL, &rest, err)) return false;
    int line = entry_key(e, "feeding")->line;
    text_word(&rest, "", word, sizeof word);
    if (!entry_find(e, line, "feeding effect", word, feed_words, 3, &feed, err))
        return false;
    card->feed = (FeedEffect)feed;
    if (text_word(&rest, "", word, sizeof word) &&
        text_to_int(word, 1, 3, &card->feed_amount) &&
        !text_word(&rest, "", word, sizeof word))
        return true;
    return entry_error(e, line, err, "'feeding' is an effect and an amount from 1 to 3");
}

bool cursed_read_possessed(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    if (!entry_fits(e, c->possessed_count + 1, ORDERS_MAX, "Possessed Wizard cards", err))
        return false;
    PossessedCard *card = &c->possessed[c->possessed_count++];
    int act;
    card->id = e->id;
    if (!entry_title(e, &card->title, err) ||
        !entry_choice(e, "action", act_words, 4, &act, err))
        return false;
    card->act = (uint8_t)bit(act);
    return read_area(e, card, err) && read_kind(e, &card->kind, err) &&
           read_feeding(e, card, err) &&
           entry_text(e, "invented", "", &card->invented, err) &&
           entry_source(e, &card->source, err);
}

static bool add_act(const PackEntry *e, const PackKey *key, const char *part, void *context,
                    Error *err) {
    RabidCard *card = context;
    int act;
    if (!entry_find(e, key->line, "action", part, act_words, 4, &act, err)) return false;
    card->acts |= (uint8_t)bit(act);
    return true;
}

bool cursed_read_rabid(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    if (!entry_fits(e, c->rabid_count + 1, ORDERS_MAX, "Rabid Monster cards", err))
        return false;
    RabidCard *card = &c->rabid[c->rabid_count++];
    card->id = e->id;
    if (!entry_title(e, &card->title, err) ||
        !entry_each_part(e, "actions", add_act, card, err))
        return false;
    if (card->acts == 0) return entry_error(e, 0, err, "the key 'actions' is missing");
    return read_kind(e, &card->kind, err) &&
           entry_text(e, "invented", "", &card->invented, err) &&
           entry_source(e, &card->source, err);
}

/* ---- Whole decks ------------------------------------------------------------------- */

/* A hand of four and four more laid out must leave something to draw. */
enum { DECK_MIN = 2 * HAND_SIZE, ROW_MIN = 6 };

/* The state keeps ongoing Powers in a line of LINE_MAX; Spells have the same bound, so that
 * the sums of their rules fit too. */
static bool check_ongoing(const Loader *l, const DeckWords *deck, Error *err) {
    const PackEntry *stays[CARDS_MAX];
    int count = 0;
    for (int i = 0; i < l->c->card_count[deck->role]; i++)
        if (l->c->cards[deck->role][i].type == TYPE_STAYS)
            stays[count++] = l->card[deck->role][i];
    if (count <= LINE_MAX) return true;
    return entry_error(cursed_latest(l, stays, count), 0, err,
                       "at most %d %s can stay, and there are %d", LINE_MAX, deck->title,
                       count);
}

/* There is one place for a fourth ingredient; and the to-do stack has room for the arrivals
 * of three Merchants eaten at once, not for twice as many. */
static bool check_alone(const Loader *l, Role deck, int verb, Error *err) {
    const PackEntry *found[CARDS_MAX];
    int count = 0;
    for (int i = 0; i < l->c->card_count[deck]; i++)
        if (effects_have(&l->c->cards[deck][i].effect, verb))
            found[count++] = l->card[deck][i];
    if (count <= 1) return true;
    return entry_error(cursed_latest(l, found, count), 0, err,
                       "only one card can have '%s'", cursed_card_verbs.rows[verb].word);
}

static bool check_deck(const Loader *l, const DeckWords *deck, Error *err) {
    int person = 0, automa = 0, count = l->c->card_count[deck->role];
    for (int i = 0; i < count; i++) {
        const Card *card = &l->c->cards[deck->role][i];
        person += card->person && !card->not_against_automa;
        automa += card->automa && !card->not_against_automa;
    }
    if (person >= DECK_MIN && automa >= DECK_MIN) return check_ongoing(l, deck, err);
    if (count == 0) return error_set(err, "The packs have no %s.", deck->title);
    return entry_error(
        cursed_latest(l, l->card[deck->role], count), 0, err,
        "each deck of %s needs at least %d cards in every mode; there are %d "
        "for people and %d for the automa",
        deck->title, DECK_MIN, person, automa);
}

bool cursed_check_cards(const Loader *l, Error *err) {
    const Content *c = l->c;
    if (!check_deck(l, &spell_deck, err) || !check_deck(l, &power_deck, err) ||
        !check_alone(l, ROLE_WIZARD, VERB_HOLD, err) ||
        !check_alone(l, ROLE_MONSTER, VERB_MERCHANTS_BRING, err))
        return false;
    /* A row of 4 and 2 beside the Monster board; 4 orders and what On the Scent adds. */
    if (c->possessed_count < ROW_MIN)
        return error_set(err,
                         "There are %d Possessed Wizard cards; at least %d are needed.",
                         c->possessed_count, ROW_MIN);
    if (c->rabid_count < ROW_MIN)
        return error_set(err, "There are %d Rabid Monster cards; at least %d are needed.",
                         c->rabid_count, ROW_MIN);
    return true;
}

static void derive_spells(Content *c) {
    for (int i = 0; i < c->card_count[ROLE_WIZARD]; i++) {
        for (int kind = 0; kind < KINDS; kind++)
            for (int n = c->spells[i].spend[kind]; n <= HELD_MAX; n++)
                c->spells_for[kind][n] |= bit(i);
    }
}

static void derive_powers(Content *c) {
    for (int i = 0; i < c->card_count[ROLE_MONSTER]; i++) {
        const Card *power = &c->powers[i];
        if (power->type == TYPE_ONCE) c->single_use |= bit(i);
        if (power->panic) c->frightening |= bit(i);
        if (effects_have(&power->effect, VERB_MERCHANTS_BRING)) c->merchants_bring = i;
        for (int n = power->energy; n <= ENERGY_MAX; n++) c->powers_for[n] |= bit(i);
        for (int kinds = 0; kinds < 1 << EATABLE; kinds++)
            if (!(power->eaten & ~kinds)) c->powers_fed[kinds] |= bit(i);
    }
}

void cursed_derive_cards(Content *c) {
    for (int deck = 0; deck < ROLE_COUNT; deck++) {
        for (int i = 0; i < c->card_count[deck]; i++) {
            const Card *card = &c->cards[deck][i];
            c->leaving[deck][card->until] |= bit(i);
            if (card->place != PLACE_NONE) c->placed[deck] |= bit(i);
        }
    }
    derive_spells(c);
    derive_powers(c);
}
