/*
 * Positions in words, for tests, puzzles and bug reports: `house 7 butcher`,
 * `wizard hand meditate, swap`, `turn monster`. README.md lists the lines.
 *
 * One rule keeps the components complete: what no line places is where it belongs by default.
 * Villagers neither in a house nor in the stomach are in the bag, ingredients not held are
 * in the supply, and likewise for sheep, coins and the automas' cards. So no line can lose
 * a token, and the order of lines seldom matters: what they leave open is settled once,
 * after the last line (arrange_rest.c).
 */
#include "so_youve_been_cursed/arrange/arrange.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/so_youve_been_cursed.h"

static Arranged *arranged(const Line *l) {
    return l->position;
}

static CursedState *state_of(const Line *l) {
    return arranged(l)->t.s;
}

static const Content *content_of(const Line *l) {
    return arranged(l)->t.c;
}

/* ---- Names ------------------------------------------------------------------------ */

static LineNames card_names(const Content *c, Role deck) {
    return line_names_of(deck == ROLE_WIZARD ? "Spell" : "Power", c->card_count[deck],
                         c->cards[deck], sizeof *c->cards[deck]);
}

static LineNames eatable_names(const Content *c, bool with_sheep) {
    LineNames n = {with_sheep ? "villager or sheep" : "villager", KINDS + with_sheep, {0}};
    for (int i = 0; i < KINDS; i++) n.at[i] = c->villagers[i].id;
    if (with_sheep) n.at[SHEEP] = "sheep";
    return n;
}

static LineNames ingredient_names(const Content *c) {
    return line_names_of("ingredient", KINDS, c->ingredient_id, sizeof *c->ingredient_id);
}

static LineNames rabid_names(const Content *c) {
    return line_names_of("Rabid Monster card", c->rabid_count, c->rabid, sizeof *c->rabid);
}

static LineNames possessed_names(const Content *c) {
    return line_names_of("Possessed Wizard card", c->possessed_count, c->possessed,
                         sizeof *c->possessed);
}

static LineNames guard_names(void) {
    return line_names_of("Guard tile", GUARD_EFFECTS, cursed_guard_words,
                         sizeof *cursed_guard_words);
}

/* ---- Reading ---------------------------------------------------------------------- */

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
    char word[LINE_WORD_MAX];
    bool found = line_word(l, word);
    if (found && text_equal(word, "house")) found = line_word(l, word);
    if (found && space_from_word(word, out)) return true;
    return error_set(l->err,
                     "'%s' is not a place; say 'house 1' to 'house 20', 'laboratory' or "
                     "'market'.",
                     found ? word : "");
}

static bool only_for(Line *l, bool fits, const char *what, const char *whose) {
    return fits || error_set(l->err, "'%s' belongs to %s.", what, whose);
}

/* ---- Turns ------------------------------------------------------------------------- */

/* Clears everything that belongs to a turn in progress. */
static void drop_turn(CursedState *s) {
    drop_questions(&s->head);
    memset(&s->todo, 0, sizeof s->todo);
    cursed_end_turn_rules(s);
    memset(&s->going, 0, offsetof(CursedState, front_count) - offsetof(CursedState, going));
    memset(s->row, 0, sizeof s->row);
    s->orders = s->orders_past = 0;
    s->row_count = s->row_at = s->row_skipped = 0;
    s->visited = 0;
}

static bool set_turn(Line *l) {
    static const LineNames roles = {"turn", 2, {"wizard", "monster"}};
    int role = 0;
    if (!line_name(l, &roles, &role)) return false;
    LineNames starts = {
        "start of that turn", 1, {role == ROLE_WIZARD ? "arrival" : "feeding"}};
    int start = -1;
    if (line_has_more(l) && !line_name(l, &starts, &start)) return false;
    if (state_of(l)->seat_of[role] == SEAT_NONE && start >= 0)
        return error_set(l->err, "An automa's turn always begins with its first page.");
    arranged(l)->turn = (Role)role;
    if (start >= 0)
        arranged(l)->start = role == ROLE_WIZARD ? START_ARRIVAL : START_FEEDING;
    return line_end(l);
}

/* ---- Tracks and tokens --------------------------------------------------------------- */

static bool set_round(Line *l) {
    return line_short(l, "round", 1, 9999, &state_of(l)->round);
}

static bool set_panic(Line *l) {
    return line_byte(l, "panic", 1, content_of(l)->panic_top, &state_of(l)->panic);
}

/* The tops of both tracks end the game, so no position can be there. */
static bool set_cure(Line *l) {
    return line_byte(l, "cure", 0, cursed_cure_length(content_of(l), state_of(l)) - 1,
                     &state_of(l)->cure);
}

static bool set_curse(Line *l) {
    return line_byte(l, "curse", 1, cursed_curse_top(content_of(l), state_of(l)) - 1,
                     &state_of(l)->curse);
}

static bool set_coins(Line *l) {
    return line_byte(l, "coins", 0, content_of(l)->coin_tokens, &state_of(l)->coins);
}

static bool set_energy(Line *l) {
    return only_for(l, !cursed_is_rabid(state_of(l)), "energy",
                    "a Monster that a person plays") &&
           line_byte(l, "energy", 0, ENERGY_MAX, &state_of(l)->energy);
}

static bool set_token(Line *l) {
    int space = 0;
    if (!read_space(l, &space)) return false;
    state_of(l)->at = (uint8_t)space;
    return line_end(l);
}

static bool set_visited(Line *l) {
    do {
        int space = 0;
        if (!read_space(l, &space)) return false;
        state_of(l)->visited |= bit(space);
    } while (line_has_more(l));
    return true;
}

static bool set_pasture(Line *l) {
    int pasture = 0;
    return line_number(l, "pasture", 1, content_of(l)->pasture_count, &pasture) &&
           line_expect(l, "sheep") &&
           line_byte(l, "sheep", 0, content_of(l)->sheep_tokens,
                     &state_of(l)->sheep[pasture - 1]);
}

/* ---- Villagers and ingredients ------------------------------------------------------- */

static void empty_house(Line *l, int house) {
    int kind = cursed_kind_at(state_of(l), house);
    if (kind >= 0) cursed_take_villager(&arranged(l)->t, (Kind)kind, house);
}

static void fill_house(Line *l, int house, int kind) {
    empty_house(l, house);
    cursed_put_villager(&arranged(l)->t, (Kind)kind, house);
}

static bool set_house(Line *l) {
    LineNames kinds = eatable_names(content_of(l), false);
    kinds.at[kinds.count++] = "empty";
    int house = 0, kind = 0;
    if (!line_number(l, "house", 1, HOUSES, &house)) return false;
    if (!line_name(l, &kinds, &kind)) return false;
    if (kind == KINDS)
        empty_house(l, house - 1);
    else
        fill_house(l, house - 1, kind);
    return line_end(l);
}

static bool set_villagers(Line *l) {
    LineNames kinds = eatable_names(content_of(l), false);
    int kind = 0, house = 0;
    if (!line_name(l, &kinds, &kind) || !line_expect(l, "at")) return false;
    do {
        if (!line_number(l, "at", 1, HOUSES, &house)) return false;
        fill_house(l, house - 1, kind);
    } while (line_has_more(l));
    return true;
}

static bool set_no(Line *l) {
    static const LineNames things = {"thing", 2, {"villagers", "guards"}};
    int what = 0;
    if (!line_name(l, &things, &what)) return false;
    if (what == 1) {
        state_of(l)->guards = 0;
    } else {
        memset(state_of(l)->houses, 0, sizeof state_of(l)->houses);
        state_of(l)->taken = 0;
    }
    return line_end(l);
}

/* SC-55: each in the leftmost free slot; those past the third lie beside them. */
static bool set_stomach(Line *l) {
    CursedState *s = state_of(l);
    LineNames names = eatable_names(content_of(l), true);
    LinePicks picks;
    if (!line_names(l, &names, 9, &picks)) return false;
    memset(s->slot, 0, sizeof s->slot);
    memset(s->eaten, 0, sizeof s->eaten);
    for (int i = 0; i < picks.count; i++) {
        s->eaten[picks.at[i]]++;
        if (i < STOMACH_SLOTS) s->slot[i] = (uint8_t)bit(picks.at[i]);
    }
    return true;
}

static void put_on_box(CursedState *s, int boxed) {
    if (s->boxed) s->pouch[s->boxed - 1]--;
    if (boxed) s->pouch[boxed - 1]++;
    s->boxed = (uint8_t)boxed;
}

/* The fourth lies on Box of Holding, which may be laid out by a later line; so does what
 * `boxed` put there. */
static bool set_pouch(Line *l) {
    CursedState *s = state_of(l);
    LineNames names = ingredient_names(content_of(l));
    LinePicks picks;
    if (!line_names(l, &names, POUCHES + 1, &picks)) return false;
    int boxed = picks.count > POUCHES ? 1 + picks.at[POUCHES] : s->boxed;
    memset(s->pouch, 0, sizeof s->pouch);
    s->boxed = 0;
    for (int i = 0; i < min_int(picks.count, POUCHES); i++) s->pouch[picks.at[i]]++;
    put_on_box(s, boxed);
    return true;
}

static bool set_boxed(Line *l) {
    LineNames names = ingredient_names(content_of(l));
    LinePicks picks;
    if (!line_names(l, &names, 1, &picks)) return false;
    put_on_box(state_of(l), picks.count ? 1 + picks.at[0] : 0);
    return true;
}

/* ---- Spells and Powers ---------------------------------------------------------------- */

/* Takes a card from wherever it is; false when this match does not use it. */
static bool pick_up(Line *l, Role deck, int card) {
    Piles *p = &state_of(l)->piles[deck];
    if (!((p->hand | p->deck.cards | p->deck.discard | p->front) & bit(card)))
        return error_set(l->err, "%s is not in the deck of this match.",
                         content_of(l)->cards[deck][card].title);
    if (p->front & bit(card)) cursed_put_away(&arranged(l)->t, deck, card);
    deck_top_leave(&p->deck.top, card);
    p->hand &= ~bit(card);
    p->sure &= ~bit(card);
    p->deck.cards &= ~bit(card);
    p->deck.discard &= ~bit(card);
    p->hand_count = (uint8_t)bits_count(p->hand);
    return true;
}

/* Reads cards of a deck, takes them all and adds them to `pile`. */
static bool cards_to(Line *l, Role deck, int max, uint32_t *pile, LinePicks *out) {
    LineNames names = card_names(content_of(l), deck);
    if (!line_cards(l, &names, max, out)) return false;
    for (int i = 0; i < out->count; i++) {
        if (!pick_up(l, deck, out->at[i])) return false;
        *pile |= bit(out->at[i]);
    }
    return true;
}

static bool set_hand(Line *l, Role role) {
    LinePicks picks;
    if (!line_expect(l, "hand")) return false;
    if (state_of(l)->seat_of[role] == SEAT_NONE)
        return error_set(l->err, "An automa has no hand.");
    Piles *p = &state_of(l)->piles[role];
    p->deck.cards |= p->hand;
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

static bool set_discard(Line *l, Role deck) {
    Piles *p = &state_of(l)->piles[deck];
    LinePicks picks;
    if (!cards_to(l, deck, CARDS_MAX, &p->deck.discard, &picks)) return false;
    if (picks.count) return true;
    p->deck.cards |= p->deck.discard;
    p->deck.discard = 0;
    return true;
}

/* `deck top a, b`; `deck empty`: the deck goes to the discards; `discard a, b`; `discard
 * nothing`: the discards go to the deck. */
static bool set_pile(Line *l, Role deck) {
    static const LineNames piles = {"pile", 2, {"deck", "discard"}};
    static const LineNames ways = {"word", 2, {"top", "empty"}};
    Piles *p = &state_of(l)->piles[deck];
    int pile = 0, way = 0;
    LinePicks picks;
    if (!line_name(l, &piles, &pile)) return false;
    if (pile == 1) return set_discard(l, deck);
    if (!line_name(l, &ways, &way)) return false;
    if (way == 0) {
        if (!cards_to(l, deck, LINE_TOP_MAX, &p->deck.cards, &picks)) return false;
        deck_top_lay(&p->deck.top, picks.at, picks.count);
        return true;
    }
    p->deck.discard |= p->deck.cards;
    p->deck.cards = 0;
    p->deck.top = (DeckTop){0};
    return line_end(l);
}

static bool set_spell(Line *l) {
    return set_pile(l, ROLE_WIZARD);
}

static bool set_power(Line *l) {
    return set_pile(l, ROLE_MONSTER);
}

static bool lay_out(Line *l, Role deck, int card) {
    const Card *face = &content_of(l)->cards[deck][card];
    if (face->type == TYPE_NOW)
        return error_set(l->err, "%s is not a card that is laid out.", face->title);
    if (state_of(l)->front_count == LINE_MAX)
        return error_set(l->err, "At most %d Powers can lie in front of the players.",
                         LINE_MAX);
    if (!pick_up(l, deck, card)) return false;
    cursed_lay_card(&arranged(l)->t, deck, card);
    return true;
}

/* Spells and Powers together, oldest first; what lay there before is discarded. */
static bool set_front(Line *l) {
    const LineNames names[] = {card_names(content_of(l), ROLE_WIZARD),
                               card_names(content_of(l), ROLE_MONSTER)};
    char word[LINE_WORD_MAX];
    int laid = 0;
    for (int deck = 0; deck < ROLE_COUNT; deck++)
        for (uint32_t old = state_of(l)->piles[deck].front; old;)
            cursed_put_away(&arranged(l)->t, (Role)deck, bits_take(&old));
    while (line_word(l, word)) {
        if (!laid && text_equal(word, "nothing")) return line_end(l);
        Role deck = line_place(&names[0], word) >= 0 ? ROLE_WIZARD : ROLE_MONSTER;
        int card = line_place(&names[deck], word);
        if (card < 0) {
            bool spell = text_nearest(word, names[0].at, names[0].count) != NULL;
            return line_unknown(l, &names[spell ? ROLE_WIZARD : ROLE_MONSTER], word);
        }
        if (!lay_out(l, deck, card)) return false;
        laid++;
    }
    return laid || error_set(l->err, "Expected one Spell or Power here, or 'nothing'.");
}

/* ---- Guard tiles and the bag ----------------------------------------------------------- */

static bool guards_used(Line *l) {
    return only_for(l, !cursed_is_rabid(state_of(l)), "guard",
                    "a Monster that a person plays");
}

/* `guard 3-5 none` removes the tile between houses 3 and 5, `hidden` puts one there. */
static bool set_guard(Line *l) {
    static const LineNames ways = {"state of a Guard tile", 2, {"none", "hidden"}};
    char first[LINE_WORD_MAX], second[LINE_WORD_MAX];
    int a = 0, b = 0, way = 0;
    if (!guards_used(l)) return false;
    bool read = text_word(&l->rest, "-", first, sizeof first) && line_word(l, second) &&
                space_from_word(first, &a) && space_from_word(second, &b);
    int crossing = read ? content_of(l)->crossing_at[a][b] : 0;
    if (!crossing)
        return error_set(l->err,
                         "'guard' needs the two ends of a crossing, like 'guard 3-5 "
                         "none' or 'guard 9-market hidden'.");
    if (!line_name(l, &ways, &way)) return false;
    uint16_t mark = (uint16_t)bit(crossing - 1);
    if (way == 0)
        state_of(l)->guards &= (uint16_t)~mark;
    else
        state_of(l)->guards |= mark;
    return line_end(l);
}

/* What is drawn next from a pile that has a top. */
static bool set_top(Line *l, const LineNames *names, DeckTop *top, bool once_each) {
    LinePicks picks;
    if (!line_expect(l, "top")) return false;
    if (once_each ? !line_cards(l, names, LINE_TOP_MAX, &picks)
                  : !line_names(l, names, LINE_TOP_MAX, &picks))
        return false;
    deck_top_lay(top, picks.at, picks.count);
    return true;
}

static bool set_guards(Line *l) {
    LineNames names = guard_names();
    return guards_used(l) && set_top(l, &names, &state_of(l)->guard_top, false);
}

static bool set_bag(Line *l) {
    LineNames names = eatable_names(content_of(l), false);
    return set_top(l, &names, &state_of(l)->bag_top, false);
}

/* ---- The automas' cards ------------------------------------------------------------------ */

static bool rabid_used(Line *l, const char *what) {
    return only_for(l, cursed_is_rabid(state_of(l)), what, "the Rabid Monster");
}

static bool possessed_used(Line *l, const char *what) {
    return only_for(l, cursed_is_possessed(state_of(l)), what, "the Possessed Wizard");
}

static bool set_orders(Line *l) {
    LineNames names = rabid_names(content_of(l));
    LinePicks picks;
    bool fits = state_of(l)->mode == MODE_WIZARD;
    if (!only_for(l, fits, "orders", "a Wizard against the Rabid Monster")) return false;
    if (!line_cards(l, &names, 4, &picks)) return false;
    state_of(l)->orders = 0;
    for (int i = 0; i < picks.count; i++) state_of(l)->orders |= (uint16_t)bit(picks.at[i]);
    return true;
}

/* Cards in a row, left to right; the rest of the row is zero. */
static bool read_row(Line *l, LineNames names, int max, uint8_t *row, size_t size,
                     uint8_t *count) {
    LinePicks picks;
    if (!line_cards(l, &names, max, &picks)) return false;
    memset(row, 0, size);
    memcpy(row, picks.at, (size_t)picks.count);
    *count = (uint8_t)picks.count;
    return true;
}

static bool set_row(Line *l) {
    CursedState *s = state_of(l);
    return rabid_used(l, "row") &&
           read_row(l, rabid_names(content_of(l)), 4, s->row, sizeof s->row, &s->row_count);
}

static bool set_rabid(Line *l) {
    LineNames names = rabid_names(content_of(l));
    return rabid_used(l, "rabid") && set_top(l, &names, &state_of(l)->rabid_top, true);
}

static bool set_plan(Line *l) {
    CursedState *s = state_of(l);
    return possessed_used(l, "plan") && read_row(l, possessed_names(content_of(l)), 4,
                                                 s->plan, sizeof s->plan, &s->plan_count);
}

static bool set_feeding(Line *l) {
    CursedState *s = state_of(l);
    return possessed_used(l, "feeding") &&
           read_row(l, possessed_names(content_of(l)), 2, s->feed, sizeof s->feed,
                    &s->feed_count);
}

static bool set_possessed(Line *l) {
    LineNames names = possessed_names(content_of(l));
    return possessed_used(l, "possessed") &&
           set_top(l, &names, &state_of(l)->possessed_top, true);
}

/* ---- The table of lines ------------------------------------------------------------------ */

/* clang-format off */
static const LineRow rows[] = {
    LINE_NUMBER("actions", Arranged, actions, 0, 9),
    LINE("turn", set_turn),       LINE("round", set_round),     LINE("token", set_token),
    LINE("panic", set_panic),     LINE("cure", set_cure),       LINE("curse", set_curse),
    LINE("coins", set_coins),     LINE("energy", set_energy),   LINE("house", set_house),
    LINE("no", set_no),           LINE("villagers", set_villagers),
    LINE("stomach", set_stomach), LINE("visited", set_visited), LINE("pasture", set_pasture),
    LINE("pouch", set_pouch),     LINE("boxed", set_boxed),     LINE("bag", set_bag),
    LINE("guard", set_guard),     LINE("guards", set_guards),   LINE("wizard", set_wizard),
    LINE("monster", set_monster), LINE("spell", set_spell),     LINE("power", set_power),
    LINE("front", set_front),     LINE("orders", set_orders),   LINE("row", set_row),
    LINE("rabid", set_rabid),     LINE("plan", set_plan),       LINE("feeding", set_feeding),
    LINE("possessed", set_possessed),
    {0},
};
/* clang-format on */

bool cursed_arrange(const Box *box, State *state, const Lines *lines, EventLog *log,
                    Error *err) {
    CursedState *s = (CursedState *)state;
    Arranged a = {{box->content, s, NULL, CAUSE_NONE}, (Role)s->turn, START_TURN, -1};
    drop_turn(s);
    if (!lines_read(lines, rows, &a, err) || !cursed_place_rest(&a, err)) return false;
    a.t.log = log; /* from here on: placing components is not an event */
    cursed_begin_arranged(&a);
    return true;
}
