/*
 * What a seat may not know, one world that fits what it knows, and what is always true.
 *
 * The only secrets are which cards of a deck are in hand and which in the draw pile: what a
 * deck consists of, everybody has seen. So hiding pours a hand into its draw pile, but for
 * the cards that everybody saw come there; guessing deals it again.
 */
#include "deck_goes_west/deck_goes_west.h"
#include "deck_goes_west/rules/map.h"

void west_hide(const Box *box, State *head, Seat viewer) {
    WestState *s = (WestState *)head;
    (void)box;
    deck_top_hide(&s->coming);
    for (int seat = 0; seat < s->seats; seat++) {
        Player *p = &s->player[seat];
        deck_top_hide(&p->deck.top);
        if (seat == viewer || s->open_hands) continue;
        bits192_pour(&p->deck.cards, &p->hand);
        p->hand = p->known;
        p->deck.cards = bits192_minus(&p->deck.cards, &p->known);
    }
}

static void deal_hand(Player *p, Rng *rng) {
    Bits192 cards = deck192_unknown(&p->deck);
    for (int held = bits192_count(&p->hand); held < p->hand_count; held++) {
        int card = bits192_draw(&cards, rng);
        bits192_remove(&p->deck.cards, card);
        bits192_add(&p->hand, card);
    }
}

static bool can_answer(const Box *box, const State *s, Seat seat) {
    OptionList list;
    list.why = NULL;
    game_options(box, s, seat, &list);
    return list.count > 0;
}

/* A player who is asked has an answer: a Battle Job after beginning a battle, an item to give up. So
 * another hand is dealt until there is one; few are needed, as a rule. */
static void deal_answer(const Box *box, WestState *s, Seat seat, Rng *rng) {
    enum { HANDS = 1000 };
    Player *p = &s->player[seat];
    Player unknown = *p;
    for (int i = 0; i < HANDS; i++) {
        *p = unknown;
        deal_hand(p, rng);
        if (can_answer(box, &s->head, seat)) return;
    }
}

/* A hand that the viewer sees is complete. */
void west_guess(const Box *box, State *head, Seat viewer, Rng *rng) {
    WestState *s = (WestState *)head;
    (void)viewer;
    for (Seat seat = 0; seat < s->seats; seat++) {
        Player *p = &s->player[seat];
        if (bits192_count(&p->hand) == p->hand_count) continue;
        if (head->asked[seat].kind)
            deal_answer(box, s, seat, rng);
        else
            deal_hand(p, rng);
    }
}

/* ---- What is always true ------------------------------------------------------------------ */

static bool meet_card(Bits192 *met, int card_and_1) {
    Bits192 one = {{0}};
    if (card_and_1) bits192_add(&one, card_and_1 - 1);
    return bits192_meet(met, &one);
}

static const char *check_cards(const Content *c, const WestState *s) {
    Bits192 met = {{0}};
    bool apart = bits192_meet(&met, &s->supply) && bits192_meet(&met, &s->scrapped);
    for (int seat = 0; seat < s->seats && apart; seat++) {
        const Player *p = &s->player[seat];
        apart = deck192_meet(&met, &p->deck) && bits192_meet(&met, &p->hand) &&
                meet_card(&met, p->to_put);
    }
    for (int i = 0; i < ROW && apart; i++) apart = meet_card(&met, s->row[i]);
    if (!apart || bits192_count(&met) != c->card_count)
        return "Every card must be in exactly one place.";
    return NULL;
}

static const char *check_player(const Content *c, const WestState *s, int seat) {
    const Player *p = &s->player[seat];
    Bits192 known = bits192_both(&p->known, &p->hand);
    if (bits192_count(&p->hand) != p->hand_count) return "A hand is miscounted.";
    if (bits192_count(&known) != bits192_count(&p->known))
        return "Only cards in hand can be known there.";
    if (!p->dead && !(s->placed & bit64(p->at))) return "A meeple stands on no tile.";
    if (p->points > board_of(c, s)->points)
        return "There are more points than the track has.";
    return NULL;
}

static const char *check_links(const WestState *s, int place) {
    for (int d = 0; d < DIRECTIONS; d++) {
        int x = s->x[place] + west_step_x[d], y = s->y[place] + west_step_y[d];
        int next = west_place_at(s, x, y);
        if (s->link[place][d] != next + 1)
            return "A tile and its neighbour are not linked.";
    }
    return NULL;
}

static const char *check_backs(const Content *c, const WestState *s) {
    int down[STARS + 1] = {0};
    for (int place = 0; place < PLACES; place++)
        if ((s->placed & ~s->up) >> place & 1) down[s->tile[place]]++;
    for (int star = 1; star <= STARS; star++) {
        int unseen = bits64_count(s->unseen & c->with_back[star]);
        if (unseen != down[star] + s->pile[star - 1] + s->gone_down[star - 1])
            return "Face-down tiles and their backs do not agree.";
    }
    return NULL;
}

static const char *check_map(const Content *c, const WestState *s) {
    uint64_t shown = 0;
    for (int place = 0; place < PLACES; place++) {
        if (!(s->placed & bit64(place))) {
            if (s->bandits[place] | s->tile[place] | s->x[place] | s->y[place])
                return "Something lies where no tile is.";
            continue;
        }
        const char *broken = check_links(s, place);
        if (broken) return broken;
        if (!is_up(s, place)) continue;
        uint64_t tile = bit64(s->tile[place]);
        if (shown & tile) return "A tile lies on the map twice.";
        shown |= tile;
    }
    if (s->rail & ~s->up) return "A railway lies on no land.";
    if ((shown | s->gone | s->unseen) != bit64(TILES) - 1 || shown & s->gone ||
        (shown | s->gone) & s->unseen)
        return "Every tile must be in exactly one place.";
    return check_backs(c, s);
}

const char *west_check(const Box *box, const State *head) {
    const Content *c = box->content;
    const WestState *s = (const WestState *)head;
    const char *broken = check_cards(c, s);
    for (int seat = 0; seat < s->seats && !broken; seat++)
        broken = check_player(c, s, seat);
    if (!broken) broken = check_map(c, s);
    if (broken) return broken;
    if (s->wagon && !(s->placed & bit64(s->wagon - 1))) return "The Wagon is on no tile.";
    if (!head->over && !head->open) return "Somebody must be asked.";
    if (s->day > board_of(c, s)->days) return "There are more days than the track has.";
    return NULL;
}
