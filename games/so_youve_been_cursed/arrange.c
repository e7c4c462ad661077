/*
 * Positions in words, for tests, puzzles and bug reports: `house 7 butcher`,
 * `wizard hand meditate, swap`, `turn monster`. README.md lists the lines.
 *
 * Components stay whole by one rule: what a line does not place lies where it lies at
 * rest. Villagers that are neither in a house nor in the stomach are in the bag,
 * ingredients that are not held are in the supply, and so with sheep, coins and the cards
 * of the automas. So no line can lose a token, and the order of lines seldom matters:
 * what they leave open is settled once, after the last of them (settle.c).
 */
#include "so_youve_been_cursed/arrange.h"

enum { NAMES_MAX = CARDS_MAX };

/* Words that a line may use, to find one and to suggest the nearest. */
typedef struct Names {
    const char *what; /* "Spell" */
    int count;
    const char *at[NAMES_MAX];
} Names;

/* What a line names, in its order. */
typedef struct Picks {
    int count;
    uint8_t at[NAMES_MAX];
} Picks;

/* A line that is being read. */
typedef struct Line {
    Table t;
    const char *rest;
    Error *err;
} Line;

/* ---- Names ------------------------------------------------------------------------ */

const char *const cursed_guard_words[GUARD_EFFECTS] = {"nothing", "energy_1", "energy_2",
                                                       "movement", "panic"};

static Names card_names(const Content *c, Role deck) {
    bool spells = deck == ROLE_WIZARD;
    Names n = {spells ? "Spell" : "Power", spells ? c->spell_count : c->power_count, {0}};
    for (int i = 0; i < n.count; i++) n.at[i] = (spells ? c->spells : c->powers)[i].id;
    return n;
}

static Names eatable_names(const Content *c, bool with_sheep) {
    Names n = {with_sheep ? "villager or sheep" : "villager", KINDS + with_sheep, {0}};
    for (int i = 0; i < KINDS; i++) n.at[i] = c->villagers[i].id;
    if (with_sheep) n.at[SHEEP] = "sheep";
    return n;
}

static Names ingredient_names(const Content *c) {
    Names n = {"ingredient", KINDS, {0}};
    for (int i = 0; i < KINDS; i++) n.at[i] = c->ingredient_id[i];
    return n;
}

static Names rabid_names(const Content *c) {
    Names n = {"Rabid Monster card", c->rabid_count, {0}};
    for (int i = 0; i < n.count; i++) n.at[i] = c->rabid[i].id;
    return n;
}

static Names possessed_names(const Content *c) {
    Names n = {"Possessed Wizard card", c->possessed_count, {0}};
    for (int i = 0; i < n.count; i++) n.at[i] = c->possessed[i].id;
    return n;
}

static Names guard_names(void) {
    Names n = {"Guard tile", GUARD_EFFECTS, {0}};
    for (int i = 0; i < GUARD_EFFECTS; i++) n.at[i] = cursed_guard_words[i];
    return n;
}

static int name_place(const Names *n, const char *word) {
    for (int i = 0; i < n->count; i++) {
        if (text_equal(n->at[i], word)) return i;
    }
    return -1;
}

static bool unknown_name(Line *l, const Names *n, const char *word) {
    const char *near = text_nearest(word, n->at, n->count);
    if (!near) return error_set(l->err, "There is no %s called '%s'.", n->what, word);
    return error_set(l->err, "There is no %s called '%s'; did you mean '%s'?", n->what,
                     word, near);
}

/* ---- Reading ---------------------------------------------------------------------- */

enum { WORD_MAX = 64 };

static bool next_word(Line *l, char *word) {
    return text_word(&l->rest, ",", word, WORD_MAX);
}

static bool more_words(const Line *l) {
    const char *rest = l->rest;
    char word[WORD_MAX];
    return text_word(&rest, ",", word, sizeof word);
}

static bool at_end(Line *l) {
    char word[WORD_MAX];
    if (!next_word(l, word)) return true;
    return error_set(l->err, "Nothing more was expected, and then came '%s'.", word);
}

static bool read_number(Line *l, const char *what, int min, int max, int *out) {
    char word[WORD_MAX];
    if (!next_word(l, word)) {
        return error_set(l->err, "After '%s' a number from %d to %d was expected.", what,
                         min, max);
    }
    if (text_to_int(word, min, max, out)) return true;
    return error_set(l->err, "'%s' goes from %d to %d, and '%s' is not among these.", what,
                     min, max, word);
}

static bool read_last_number(Line *l, const char *what, int min, int max, int *out) {
    return read_number(l, what, min, max, out) && at_end(l);
}

static bool read_name(Line *l, const Names *n, int *out) {
    char word[WORD_MAX];
    if (!next_word(l, word)) return error_set(l->err, "Here one %s was expected.", n->what);
    *out = name_place(n, word);
    return *out >= 0 || unknown_name(l, n, word);
}

/* The rest of the line: names, or the one word "nothing". */
static bool read_names(Line *l, const Names *n, int max, Picks *out) {
    char word[WORD_MAX];
    out->count = 0;
    while (next_word(l, word)) {
        int place = name_place(n, word);
        if (place < 0 && out->count == 0 && text_equal(word, "nothing")) return at_end(l);
        if (place < 0) return unknown_name(l, n, word);
        if (out->count == max) {
            return error_set(l->err, "At most %d can be named here, and '%s' is one more.",
                             max, word);
        }
        out->at[out->count++] = (uint8_t)place;
    }
    if (out->count) return true;
    return error_set(l->err, "Here one %s was expected, or 'nothing'.", n->what);
}

/* Cards: each there once, so named once. */
static bool read_cards(Line *l, const Names *n, int max, Picks *out) {
    if (!read_names(l, n, max, out)) return false;
    uint32_t named = 0;
    for (int i = 0; i < out->count; i++) {
        if (named & bit(out->at[i])) {
            return error_set(l->err, "'%s' is named twice.", n->at[out->at[i]]);
        }
        named |= bit(out->at[i]);
    }
    return true;
}

static bool space_from_word(const char *word, int *out) {
    bool laboratory = text_equal(word, "laboratory");
    if (laboratory || text_equal(word, "market")) {
        *out = laboratory ? LABORATORY : MARKET;
        return true;
    }
    if (!text_to_int(word, 1, HOUSES, out)) return false;
    (*out)--; /* house 7 is space 6 */
    return true;
}

/* "house 7", "7", "laboratory", "market". */
static bool read_space(Line *l, int *out) {
    char word[WORD_MAX];
    bool found = next_word(l, word);
    if (found && text_equal(word, "house")) found = next_word(l, word);
    if (found && space_from_word(word, out)) return true;
    return error_set(l->err,
                     "'%s' is no place; say 'house 1' to 'house 20', 'laboratory' or "
                     "'market'.",
                     found ? word : "");
}

static bool only_for(Line *l, bool fits, const char *what, const char *whose) {
    return fits || error_set(l->err, "'%s' belongs to %s.", what, whose);
}

/* ---- Turns ------------------------------------------------------------------------- */

static Todo *note_of(CursedState *s) {
    bool there = s->todo.count == 1 && s->todo.at[0].step == STEP_NONE;
    return there ? &s->todo.at[0] : NULL;
}

/* All that belongs to a turn under way. */
static void drop_turn(CursedState *s) {
    memset(s->head.asked, 0, sizeof s->head.asked);
    s->head.open = 0;
    s->head.due_ms = 0;
    memset(&s->todo, 0, sizeof s->todo);
    cursed_end_turn_rules(s);
    memset(&s->going, 0, offsetof(CursedState, front_count) - offsetof(CursedState, going));
    memset(s->row, 0, sizeof s->row);
    s->orders = s->orders_past = 0;
    s->row_count = s->row_at = s->row_skipped = 0;
    s->visited = 0;
}

/* The note of the turn that is to begin (arrange.h); the first line drops the one under way. */
static Todo *turn_note(CursedState *s) {
    if (!note_of(s)) {
        drop_turn(s);
        todo_push(&s->todo, STEP_NONE, s->turn, START_TURN, 0);
    }
    return note_of(s);
}

static bool set_turn(Line *l) {
    static const Names roles = {"turn", 2, {"wizard", "monster"}};
    int role = 0;
    if (!read_name(l, &roles, &role)) return false;
    Names starts = {"start of that turn", 1, {role == ROLE_WIZARD ? "arrival" : "feeding"}};
    char word[WORD_MAX];
    int start = START_TURN;
    if (next_word(l, word)) {
        if (name_place(&starts, word) < 0) return unknown_name(l, &starts, word);
        start = role == ROLE_WIZARD ? START_ARRIVAL : START_FEEDING;
    }
    if (l->t.s->seat_of[role] == SEAT_NONE && start != START_TURN) {
        return error_set(l->err, "An automa's turn always begins with its first page.");
    }
    Todo *note = turn_note(l->t.s);
    note->a = (uint8_t)role;
    note->b = (uint8_t)start;
    return at_end(l);
}

static bool set_actions(Line *l) {
    int value = 0;
    if (!read_last_number(l, "actions", 0, 9, &value)) return false;
    turn_note(l->t.s)->c = (uint8_t)(value + 1);
    return true;
}

/* ---- Tracks and tokens --------------------------------------------------------------- */

static bool set_round(Line *l) {
    int value = 0;
    if (!read_last_number(l, "round", 1, 9999, &value)) return false;
    l->t.s->round = (uint16_t)value;
    return true;
}

/* A byte of the state, from min to max. */
static bool set_byte(Line *l, const char *what, int min, int max, uint8_t *out) {
    int value = 0;
    if (!read_last_number(l, what, min, max, &value)) return false;
    *out = (uint8_t)value;
    return true;
}

static bool set_panic(Line *l) {
    return set_byte(l, "panic", 1, l->t.c->panic_top, &l->t.s->panic);
}

/* The tops of both tracks end the game, so that no position stands there. */
static bool set_cure(Line *l) {
    return set_byte(l, "cure", 0, cursed_cure_length(l->t.c, l->t.s) - 1, &l->t.s->cure);
}

static bool set_curse(Line *l) {
    return set_byte(l, "curse", 1, cursed_curse_top(l->t.c, l->t.s) - 1, &l->t.s->curse);
}

static bool set_coins(Line *l) {
    return set_byte(l, "coins", 0, l->t.c->coin_tokens, &l->t.s->coins);
}

static bool set_energy(Line *l) {
    return only_for(l, !cursed_is_rabid(l->t.s), "energy",
                    "a Monster that a person plays") &&
           set_byte(l, "energy", 0, ENERGY_MAX, &l->t.s->energy);
}

static bool set_token(Line *l) {
    int space = 0;
    if (!read_space(l, &space)) return false;
    l->t.s->at = (uint8_t)space;
    return at_end(l);
}

static bool set_visited(Line *l) {
    do {
        int space = 0;
        if (!read_space(l, &space)) return false;
        l->t.s->visited |= bit(space);
    } while (more_words(l));
    return true;
}

static bool set_pasture(Line *l) {
    static const Names sheep = {"animal", 1, {"sheep"}};
    int pasture = 0, animal = 0;
    return read_number(l, "pasture", 1, l->t.c->pasture_count, &pasture) &&
           read_name(l, &sheep, &animal) &&
           set_byte(l, "sheep", 0, l->t.c->sheep_tokens, &l->t.s->sheep[pasture - 1]);
}

/* ---- Villagers and ingredients ------------------------------------------------------- */

static void empty_house(Line *l, int house) {
    int kind = cursed_kind_at(l->t.s, house);
    if (kind >= 0) cursed_take_villager(&l->t, (Kind)kind, house);
}

static void fill_house(Line *l, int house, int kind) {
    empty_house(l, house);
    cursed_put_villager(&l->t, (Kind)kind, house);
}

static bool set_house(Line *l) {
    Names kinds = eatable_names(l->t.c, false);
    kinds.at[kinds.count++] = "empty";
    int house = 0, kind = 0;
    if (!read_number(l, "house", 1, HOUSES, &house)) return false;
    if (!read_name(l, &kinds, &kind)) return false;
    if (kind == KINDS)
        empty_house(l, house - 1);
    else
        fill_house(l, house - 1, kind);
    return at_end(l);
}

static bool set_villagers(Line *l) {
    static const Names join = {"word", 1, {"at"}};
    Names kinds = eatable_names(l->t.c, false);
    int kind = 0, house = 0;
    if (!read_name(l, &kinds, &kind) || !read_name(l, &join, &house)) return false;
    do {
        if (!read_number(l, "at", 1, HOUSES, &house)) return false;
        fill_house(l, house - 1, kind);
    } while (more_words(l));
    return true;
}

static bool set_no(Line *l) {
    static const Names things = {"thing", 2, {"villagers", "guards"}};
    int what = 0;
    if (!read_name(l, &things, &what)) return false;
    if (what == 1) {
        l->t.s->guards = 0;
    } else {
        memset(l->t.s->houses, 0, sizeof l->t.s->houses);
        l->t.s->taken = 0;
    }
    return at_end(l);
}

/* SC-55: each on the leftmost free slot; those past the third lie beside them. */
static bool set_stomach(Line *l) {
    CursedState *s = l->t.s;
    Names names = eatable_names(l->t.c, true);
    Picks picks;
    if (!read_names(l, &names, 9, &picks)) return false;
    memset(s->slot, 0, sizeof s->slot);
    memset(s->eaten, 0, sizeof s->eaten);
    for (int i = 0; i < picks.count; i++) {
        s->eaten[picks.at[i]]++;
        if (i < STOMACH_SLOTS) s->slot[i] = (uint8_t)bit(picks.at[i]);
    }
    return true;
}

/* The fourth lies on Box of Holding, which may be laid out by a later line. */
static bool set_pouch(Line *l) {
    CursedState *s = l->t.s;
    Names names = ingredient_names(l->t.c);
    Picks picks;
    if (!read_names(l, &names, POUCHES + 1, &picks)) return false;
    memset(s->pouch, 0, sizeof s->pouch);
    for (int i = 0; i < picks.count; i++) s->pouch[picks.at[i]]++;
    s->boxed = (uint8_t)(picks.count > POUCHES ? 1 + picks.at[POUCHES] : 0);
    return true;
}

/* ---- Spells and Powers ---------------------------------------------------------------- */

static Piles *piles_of(CursedState *s, Role deck) {
    return deck == ROLE_WIZARD ? &s->spells : &s->powers;
}

static const Card *card_of(const Content *c, Role deck, int card) {
    return deck == ROLE_WIZARD ? &c->spells[card] : &c->powers[card];
}

static void leave_top(PileTop *top, int card) {
    int kept = 0;
    for (int i = 0; i < top->count; i++) {
        if (top->at[i] != card) top->at[kept++] = top->at[i];
    }
    memset(&top->at[kept], 0, sizeof top->at - (size_t)kept);
    top->count = (uint8_t)kept;
}

/* Takes a card from wherever it lies; false when this match does not use it. */
static bool pick_up(Line *l, Role deck, int card) {
    Piles *p = piles_of(l->t.s, deck);
    if (!((p->hand | p->deck | p->discard | p->front) & bit(card))) {
        return error_set(l->err, "%s is not in the deck of this match.",
                         card_of(l->t.c, deck, card)->title);
    }
    if (p->front & bit(card)) cursed_discard_front(&l->t, deck, card);
    leave_top(&p->top, card);
    p->hand &= ~bit(card);
    p->sure &= ~bit(card);
    p->deck &= ~bit(card);
    p->discard &= ~bit(card);
    p->hand_count = (uint8_t)bits_count(p->hand);
    return true;
}

/* Reads cards of a deck, takes them all up and adds them to `pile`. */
static bool cards_to(Line *l, Role deck, int max, uint32_t *pile, Picks *out) {
    Names names = card_names(l->t.c, deck);
    if (!read_cards(l, &names, max, out)) return false;
    for (int i = 0; i < out->count; i++) {
        if (!pick_up(l, deck, out->at[i])) return false;
        *pile |= bit(out->at[i]);
    }
    return true;
}

static void lay_on_top(PileTop *top, const Picks *picks) {
    *top = (PileTop){0};
    top->count = (uint8_t)picks->count;
    memcpy(top->at, picks->at, (size_t)picks->count);
}

enum { TOP_MAX = PILE_TOP_MAX - 1 };

static bool set_hand(Line *l, Role role) {
    static const Names word = {"word", 1, {"hand"}};
    int place = 0;
    Picks picks;
    if (!read_name(l, &word, &place)) return false;
    if (l->t.s->seat_of[role] == SEAT_NONE) {
        return error_set(l->err, "An automa has no hand.");
    }
    Piles *p = piles_of(l->t.s, role);
    p->deck |= p->hand;
    p->hand = p->sure = 0;
    bool done = cards_to(l, role, HAND_SIZE, &p->hand, &picks);
    p->hand_count = (uint8_t)bits_count(p->hand);
    return done;
}

static bool set_wizard(Line *l) {
    return set_hand(l, ROLE_WIZARD);
}

static bool set_monster(Line *l) {
    return set_hand(l, ROLE_MONSTER);
}

/* `deck top a, b`, `deck empty`: the deck goes to the discards; `discard a, b`. */
static bool set_pile(Line *l, Role deck) {
    static const Names piles = {"pile", 2, {"deck", "discard"}};
    static const Names ways = {"word", 2, {"top", "empty"}};
    Piles *p = piles_of(l->t.s, deck);
    int pile = 0, way = 0;
    Picks picks;
    if (!read_name(l, &piles, &pile)) return false;
    if (pile == 1) return cards_to(l, deck, NAMES_MAX, &p->discard, &picks);
    if (!read_name(l, &ways, &way)) return false;
    if (way == 0) {
        if (!cards_to(l, deck, TOP_MAX, &p->deck, &picks)) return false;
        lay_on_top(&p->top, &picks);
        return true;
    }
    p->discard |= p->deck;
    p->deck = 0;
    p->top = (PileTop){0};
    return at_end(l);
}

static bool set_spell(Line *l) {
    return set_pile(l, ROLE_WIZARD);
}

static bool set_power(Line *l) {
    return set_pile(l, ROLE_MONSTER);
}

static bool lay_out(Line *l, Role deck, int card) {
    const Card *face = card_of(l->t.c, deck, card);
    if (face->type == TYPE_NOW) {
        return error_set(l->err, "%s is not a card that is laid out.", face->title);
    }
    if (l->t.s->front_count == LINE_MAX) {
        return error_set(l->err, "At most %d Powers can lie before the players.", LINE_MAX);
    }
    if (!pick_up(l, deck, card)) return false;
    cursed_lay_card(&l->t, deck, card);
    return true;
}

/* Spells and Powers together, oldest first; what lay there before is discarded. */
static bool set_front(Line *l) {
    Names spells = card_names(l->t.c, ROLE_WIZARD),
          powers = card_names(l->t.c, ROLE_MONSTER);
    char word[WORD_MAX];
    uint32_t old = l->t.s->spells.front;
    while (old) cursed_discard_front(&l->t, ROLE_WIZARD, bits_take(&old));
    old = l->t.s->powers.front;
    while (old) cursed_discard_front(&l->t, ROLE_MONSTER, bits_take(&old));

    int laid = 0;
    while (next_word(l, word)) {
        if (!laid && text_equal(word, "nothing")) return at_end(l);
        Role deck = name_place(&spells, word) >= 0 ? ROLE_WIZARD : ROLE_MONSTER;
        const Names *names = deck == ROLE_WIZARD ? &spells : &powers;
        int card = name_place(names, word);
        if (card < 0) {
            bool spell = text_nearest(word, spells.at, spells.count) != NULL;
            return unknown_name(l, spell ? &spells : &powers, word);
        }
        if (!lay_out(l, deck, card)) return false;
        laid++;
    }
    return laid || error_set(l->err, "Here one Spell or Power was expected, or 'nothing'.");
}

/* ---- Guard tiles and the bag ----------------------------------------------------------- */

static bool guards_used(Line *l) {
    return only_for(l, !cursed_is_rabid(l->t.s), "guard", "a Monster that a person plays");
}

/* `guard 3-5 none` takes the tile between houses 3 and 5 away, `hidden` puts one there. */
static bool set_guard(Line *l) {
    static const Names ways = {"state of a Guard tile", 2, {"none", "hidden"}};
    char first[WORD_MAX], second[WORD_MAX];
    int a = 0, b = 0, way = 0;
    if (!guards_used(l)) return false;
    bool read = text_word(&l->rest, "-", first, sizeof first) && next_word(l, second) &&
                space_from_word(first, &a) && space_from_word(second, &b);
    int crossing = read ? l->t.c->crossing_at[a][b] : 0;
    if (!crossing) {
        return error_set(l->err,
                         "'guard' needs the two ends of a crossing, like 'guard 3-5 "
                         "none' or 'guard 9-market hidden'.");
    }
    if (!read_name(l, &ways, &way)) return false;
    uint16_t mark = (uint16_t)bit(crossing - 1);
    if (way == 0)
        l->t.s->guards &= (uint16_t)~mark;
    else
        l->t.s->guards |= mark;
    return at_end(l);
}

/* What is drawn next of a pile that has a top. */
static bool set_top(Line *l, const Names *names, PileTop *top, bool once_each) {
    static const Names word = {"word", 1, {"top"}};
    int place = 0;
    Picks picks;
    if (!read_name(l, &word, &place)) return false;
    if (once_each ? !read_cards(l, names, TOP_MAX, &picks)
                  : !read_names(l, names, TOP_MAX, &picks)) {
        return false;
    }
    lay_on_top(top, &picks);
    return true;
}

static bool set_guards(Line *l) {
    Names names = guard_names();
    return guards_used(l) && set_top(l, &names, &l->t.s->guard_top, false);
}

static bool set_bag(Line *l) {
    Names names = eatable_names(l->t.c, false);
    return set_top(l, &names, &l->t.s->bag_top, false);
}

/* ---- The automas' cards ------------------------------------------------------------------ */

static bool rabid_used(Line *l, const char *what) {
    return only_for(l, cursed_is_rabid(l->t.s), what, "the Rabid Monster");
}

static bool possessed_used(Line *l, const char *what) {
    return only_for(l, cursed_is_possessed(l->t.s), what, "the Possessed Wizard");
}

static bool set_orders(Line *l) {
    Names names = rabid_names(l->t.c);
    Picks picks;
    bool fits = l->t.s->mode == MODE_WIZARD;
    if (!only_for(l, fits, "orders", "a Wizard against the Rabid Monster")) return false;
    if (!read_cards(l, &names, 4, &picks)) return false;
    l->t.s->orders = 0;
    for (int i = 0; i < picks.count; i++) l->t.s->orders |= (uint16_t)bit(picks.at[i]);
    return true;
}

/* Cards in a row, left to right; the rest of it zero. */
static bool read_row(Line *l, Names names, int max, uint8_t *row, size_t size,
                     uint8_t *count) {
    Picks picks;
    if (!read_cards(l, &names, max, &picks)) return false;
    memset(row, 0, size);
    memcpy(row, picks.at, (size_t)picks.count);
    *count = (uint8_t)picks.count;
    return true;
}

static bool set_row(Line *l) {
    CursedState *s = l->t.s;
    return rabid_used(l, "row") &&
           read_row(l, rabid_names(l->t.c), 4, s->row, sizeof s->row, &s->row_count);
}

static bool set_rabid(Line *l) {
    Names names = rabid_names(l->t.c);
    return rabid_used(l, "rabid") && set_top(l, &names, &l->t.s->rabid_top, true);
}

static bool set_plan(Line *l) {
    CursedState *s = l->t.s;
    return possessed_used(l, "plan") &&
           read_row(l, possessed_names(l->t.c), 4, s->plan, sizeof s->plan, &s->plan_count);
}

static bool set_feeding(Line *l) {
    CursedState *s = l->t.s;
    return possessed_used(l, "feeding") &&
           read_row(l, possessed_names(l->t.c), 2, s->feed, sizeof s->feed, &s->feed_count);
}

static bool set_possessed(Line *l) {
    Names names = possessed_names(l->t.c);
    return possessed_used(l, "possessed") &&
           set_top(l, &names, &l->t.s->possessed_top, true);
}

/* ---- The table of lines ------------------------------------------------------------------ */

typedef struct Row {
    const char *word;
    bool (*set)(Line *l);
} Row;

/* clang-format off */
static const Row rows[] = {
    {"turn", set_turn},           {"round", set_round},       {"actions", set_actions},
    {"token", set_token},         {"panic", set_panic},       {"cure", set_cure},
    {"curse", set_curse},         {"coins", set_coins},       {"energy", set_energy},
    {"house", set_house},         {"villagers", set_villagers}, {"no", set_no},
    {"stomach", set_stomach},     {"visited", set_visited},   {"pasture", set_pasture},
    {"pouch", set_pouch},         {"bag", set_bag},           {"guard", set_guard},
    {"guards", set_guards},       {"wizard", set_wizard},     {"monster", set_monster},
    {"spell", set_spell},         {"power", set_power},       {"front", set_front},
    {"orders", set_orders},       {"row", set_row},           {"rabid", set_rabid},
    {"plan", set_plan},           {"feeding", set_feeding},   {"possessed", set_possessed},
};
/* clang-format on */
enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

static bool set_line(Line *l) {
    Names words = {"line", ROW_COUNT, {0}};
    for (int i = 0; i < ROW_COUNT; i++) words.at[i] = rows[i].word;
    int row = 0;
    if (!read_name(l, &words, &row)) return false;
    turn_note(l->t.s);
    return rows[row].set(l);
}

bool cursed_arrange(const Box *box, State *state, const char *line, Error *err) {
    Line l = {{box->content, (CursedState *)state, NULL}, line, err};
    if (line) return set_line(&l);
    turn_note(l.t.s);
    return cursed_settle(&l.t, err);
}
