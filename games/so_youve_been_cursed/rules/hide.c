/*
 * Secrets: what a seat may not know, how a bot may imagine it, and what can never be true.
 *
 * There are few: the other role's hand, what was arranged to be drawn next, and the rng
 * (which the engine blanks). Decks, the bag and the Guard tiles are sets whose contents
 * everybody can work out; only the order is unknown, and the state has none.
 */
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/rules/wizard.h"
#include "so_youve_been_cursed/so_youve_been_cursed.h"

/* An unseen hand goes into its deck; the count stays. */
static void hide_hand(Piles *p) {
    p->deck.cards |= p->hand;
    p->hand = 0;
}

/* SC-37: a Spell is shown first; until it is cast everybody knows that it is in hand. */
static uint32_t shown_spell(const CursedState *s) {
    Seat seat = s->seat_of[ROLE_WIZARD];
    if (seat == SEAT_NONE) return 0;
    int kind = s->head.asked[seat].kind;
    bool casting = kind == ASK_CAST_AT || (kind == ASK_FARE && s->errand == ERRAND_CAST);
    return casting ? bit(s->errand_card) : 0;
}

static void guess_hand(Piles *p, uint32_t known, Rng *rng) {
    uint32_t unknown = deck32_unknown(&p->deck) & ~known;
    p->hand |= known;
    for (int i = bits_count(known); i < p->hand_count; i++)
        p->hand |= bit(bits_draw(&unknown, rng));
    p->deck.cards &= ~p->hand;
}

void cursed_hide(const Box *box, State *state, Seat viewer) {
    (void)box;
    CursedState *s = (CursedState *)state;
    if (s->seat_of[ROLE_WIZARD] != viewer) hide_hand(&s->spells);
    if (s->seat_of[ROLE_MONSTER] != viewer) hide_hand(&s->powers);
    DeckTop *tops[] = {&s->spells.deck.top, &s->powers.deck.top, &s->bag_top,
                       &s->guard_top,       &s->rabid_top,       &s->possessed_top};
    for (size_t i = 0; i < sizeof tops / sizeof *tops; i++) deck_top_hide(tops[i]);
}

void cursed_guess(const Box *box, State *state, Seat viewer, Rng *rng) {
    (void)box;
    CursedState *s = (CursedState *)state;
    if (s->seat_of[ROLE_WIZARD] != viewer)
        guess_hand(&s->spells, s->spells.sure | shown_spell(s), rng);
    if (s->seat_of[ROLE_MONSTER] != viewer) guess_hand(&s->powers, s->powers.sure, rng);
}

/* ---- What can never be true ------------------------------------------------------------------ */

static const char *check_piles(const Piles *p, int all) {
    if (bits_count(p->hand) != p->hand_count) return "A hand does not hold its count.";
    if (p->sure & ~p->hand) return "A card is surely in a hand that does not hold it.";
    uint32_t met = 0;
    if (!deck32_meet(&met, &p->deck) || !bits_meet(&met, p->hand) ||
        !bits_meet(&met, p->front))
        return "A card lies in two places.";
    return (uint64_t)met >> all ? "A card lies there that the box does not have." : NULL;
}

/* SC-9, SC-15: every villager is in one house, the stomach or the bag. */
static const char *check_villagers(const Content *c, const CursedState *s) {
    uint32_t taken = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        if (taken & s->houses[kind]) return "Two villagers live in one house.";
        taken |= s->houses[kind];
        int looking = s->arriving == kind + 1;
        int count = bits_count(s->houses[kind]) + s->bag[kind] + s->eaten[kind] + looking;
        if (count != c->villagers[kind].tokens) return "Villagers were lost or found.";
        int out = bits_count(s->houses[kind]) + s->eaten[kind] + looking;
        if (s->villager_cards && s->seen[kind] != out)
            return "The villager cards do not mirror the village (SC-22).";
    }
    if (taken != s->taken || taken & ~(uint32_t)ALL_HOUSES)
        return "The taken houses do not match the villagers.";
    return NULL;
}

/* SC-6: nothing is made or lost. */
static const char *check_components(const Content *c, const CursedState *s) {
    int sheep = s->sheep_supply + s->eaten[SHEEP] + count_all(s->sheep, c->pasture_count);
    if (sheep != c->sheep_tokens) return "Sheep were lost or found.";
    for (int i = 0; i < KINDS; i++) {
        if (s->supply[i] + s->pouch[i] != c->ingredient_tokens[i])
            return "Ingredients were lost or found.";
    }
    if (count_all(s->guard_tiles, GUARD_EFFECTS) < bits_count(s->guards))
        return "A crossing has a Guard without a tile.";
    if (cursed_pouch_room(s) < 0 && !cursed_holds_too_much(s))
        return "There are more ingredients than pouches (SC-34).";
    return s->coins > c->coin_tokens ? "There are more coins than the box has (SC-6)."
                                     : NULL;
}

static const char *check_tracks(const Content *c, const CursedState *s) {
    if (s->at >= SPACES) return "The token stands nowhere.";
    if (s->panic < 1 || s->panic > c->panic_top) return "Panic is off its track.";
    if (s->curse < 1 || s->curse > cursed_curse_top(c, s)) return "Curse is off its track.";
    if (s->cure > cursed_cure_length(c, s)) return "Cure is off its track.";
    if (s->energy > ENERGY_MAX) return "There is more than 9 Energy (SC-55).";
    bool won = s->cure == cursed_cure_length(c, s) || s->curse == cursed_curse_top(c, s);
    return won != (s->head.over != 0) ? "The game is over exactly at the top of a track."
                                      : NULL;
}

static bool is_zero(const void *bytes, size_t size) {
    const uint8_t *at = bytes;
    for (size_t i = 0; i < size; i++) {
        if (at[i]) return false;
    }
    return true;
}

/* Standing rules are the sum of the cards on the table and the rules of this turn. */
static const char *check_rules(const Content *c, const CursedState *s) {
    int8_t sum[RULES];
    memcpy(sum, s->turn_rule, sizeof sum);
    for (int deck = 0; deck < ROLE_COUNT; deck++) {
        for (uint32_t left = s->piles[deck].front; left;) {
            const Card *card = &c->cards[deck][bits_take(&left)];
            for (int e = 0; card->type == TYPE_STAYS && e < card->effect.count; e++)
                if (card->effect.at[e].verb >= VERB_RULES)
                    sum[card->effect.at[e].verb - VERB_RULES] += card->effect.at[e].amount;
        }
    }
    if (memcmp(sum, s->rule, sizeof sum))
        return "The standing rules do not match the cards.";
    if (!s->turn_rules != is_zero(s->turn_rule, sizeof s->turn_rule))
        return "The rules of this turn are not what they are said to be.";
    return NULL;
}

static bool ends_at(const uint8_t *row, size_t size, uint8_t count) {
    return count <= size && is_zero(row + count, size - count);
}

/* The stomach's slots show only what was eaten; ongoing Powers lie in a row. Rows are zero
 * past their count. */
static const char *check_rows(const CursedState *s) {
    int kinds = s->slot[0] | s->slot[1] | s->slot[2];
    if (kinds & ~(int)count_kinds(s->eaten, EATABLE))
        return "The stomach shows what was not eaten (SC-55).";
    uint32_t row = 0;
    for (int i = 0; i < s->front_count; i++) row |= bit(s->front_order[i]);
    if (row & ~s->powers.front || bits_count(row) != s->front_count)
        return "The row of ongoing Powers shows a card that does not lie there.";
    if (!ends_at(s->front_order, sizeof s->front_order, s->front_count) ||
        !ends_at(s->row, sizeof s->row, s->row_count) ||
        !ends_at(s->plan, sizeof s->plan, s->plan_count) ||
        !ends_at(s->feed, sizeof s->feed, s->feed_count))
        return "Something lies behind the end of a row.";
    return NULL;
}

/* The questions that a card asks with its effect. */
static const uint32_t effect_questions =
    1u << ASK_INVITE | 1u << ASK_GAIN | 1u << ASK_DISCARD | 1u << ASK_FROM | 1u << ASK_TO |
    1u << ASK_SWAP | 1u << ASK_WITH | 1u << ASK_JUMP | 1u << ASK_PASTURE |
    1u << ASK_SHEEP_FROM | 1u << ASK_SHEEP_TO;

/* Whether one of them is still unanswered, so that its notes are needed. */
static bool asks_for_an_effect(const State *s) {
    for (uint32_t open = s->open; open;)
        if (effect_questions >> s->asked[bits_take(&open)].kind & 1) return true;
    return false;
}

/* Fields that no longer matter are zero, or equal positions would differ. */
static const char *check_leftovers(const CursedState *s) {
    const uint8_t *errand = (const uint8_t *)s + offsetof(CursedState, going);
    size_t errand_size = offsetof(CursedState, arriving) - offsetof(CursedState, going);
    if (s->head.over) return NULL;
    if ((s->picked || s->scope) && !asks_for_an_effect(&s->head))
        return "A pick is left over from a card.";
    if (s->called && !s->arriving && !asks_for_an_effect(&s->head))
        return "A villager was called who is not on the way.";
    if (s->turn == ROLE_MONSTER) {
        bool clear = is_zero(errand, errand_size) && !s->orders;
        return clear ? NULL : "Something of the day is left over at night.";
    }
    bool night = s->visited || s->acting || s->movement || s->quiet || s->extra ||
                 s->row_at || s->row_skipped || s->orders_past || cursed_eaten_total(s);
    return night ? "Something of the night is left over by day." : NULL;
}

const char *cursed_check(const Box *box, const State *state) {
    const CursedState *s = (const CursedState *)state;
    const Content *c = box->content;
    const char *broken = check_piles(&s->spells, c->card_count[ROLE_WIZARD]);
    if (!broken) broken = check_piles(&s->powers, c->card_count[ROLE_MONSTER]);
    if (!broken && (shown_spell(s) & ~s->spells.hand))
        broken = "A Spell is shown that is not in hand (SC-37).";
    if (!broken) broken = check_villagers(c, s);
    if (!broken) broken = check_components(c, s);
    if (!broken) broken = check_tracks(c, s);
    if (!broken) broken = check_rules(c, s);
    if (!broken) broken = check_rows(s);
    if (!broken) broken = check_leftovers(s);
    return broken;
}
