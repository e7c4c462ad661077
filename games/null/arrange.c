/*
 * Positions from words (README.md lists them). A line may leave the cards in disorder, as
 * long as every card is in one place: null_check has the last word.
 */
#include "null/null.h"

enum { WORD_MAX = 32 };

/* One line that is being read. */
typedef struct Line {
    const NullContent *c;
    NullState *s;
    const char *rest;
    Error *err;
} Line;

static bool read_word(Line *l, char *word, const char *expected) {
    if (text_word(&l->rest, ",", word, WORD_MAX)) return true;
    return error_set(l->err, "expected %s at the end of the line", expected);
}

static bool read_number(Line *l, int max, int *out) {
    char word[WORD_MAX];
    if (!read_word(l, word, "a number")) return false;
    if (text_to_int(word, 0, max, out)) return true;
    return error_set(l->err, "expected a number from 0 to %d, not '%s'", max, word);
}

static bool find_card(const Line *l, const char *word, int *out) {
    const char *ids[CARDS_MAX];
    for (int i = 0; i < l->c->card_count; i++) {
        ids[i] = l->c->cards[i].id;
        *out = i;
        if (text_equal(word, ids[i])) return true;
    }
    const char *nearest = text_nearest(word, ids, l->c->card_count);
    if (!nearest) return error_set(l->err, "no card is called '%s'", word);
    return error_set(l->err, "no card is called '%s'; did you mean '%s'?", word, nearest);
}

/* Takes the card from wherever it is; the caller puts it somewhere. */
static void take_card(NullState *s, int card) {
    for (Seat seat = 0; seat < SEATS; seat++) {
        if (s->hand[seat] & bit(card)) s->hand_count[seat]--;
        s->hand[seat] &= ~bit(card);
    }
    s->pile.cards &= ~bit(card);
    s->pile.discard &= ~bit(card);
    if (s->table == card + 1) s->table = 0;
}

static bool arrange_hand(Line *l, int seat) {
    NullState *s = l->s;
    char word[WORD_MAX];
    int card = 0;
    s->pile.cards |= s->hand[seat];
    s->hand[seat] = 0;
    s->hand_count[seat] = 0;
    while (text_word(&l->rest, ",", word, sizeof word)) {
        if (!find_card(l, word, &card)) return false;
        take_card(s, card);
        s->hand[seat] |= bit(card);
        s->hand_count[seat]++;
    }
    return true;
}

static bool arrange_seat(Line *l) {
    int seat;
    char word[WORD_MAX];
    if (!read_number(l, SEATS - 1, &seat)) return false;
    if (!read_word(l, word, "'hand' or 'points'")) return false;
    if (text_equal(word, "hand")) return arrange_hand(l, seat);
    if (!text_equal(word, "points")) {
        return error_set(l->err, "a seat has a 'hand' and 'points', no '%s'", word);
    }
    return read_number(l, 999, &l->s->points[seat]);
}

static bool arrange_table(Line *l) {
    char word[WORD_MAX];
    int card = 0;
    if (!read_word(l, word, "a card, or 'nothing'")) return false;
    l->s->table = 0;
    if (text_equal(word, "nothing")) return true;
    if (!find_card(l, word, &card)) return false;
    take_card(l->s, card);
    l->s->pile.discard |= bit(card);
    l->s->table = (uint8_t)(card + 1);
    return true;
}

static bool arrange_pile(Line *l) {
    uint8_t cards[DECK_TOP_MAX];
    char word[WORD_MAX];
    int card = 0, count = 0;
    if (!read_word(l, word, "'top'")) return false;
    if (!text_equal(word, "top"))
        return error_set(l->err, "expected 'top', not '%s'", word);
    while (text_word(&l->rest, ",", word, sizeof word)) {
        if (count == DECK_TOP_MAX) {
            return error_set(l->err, "at most %d cards can be laid on top", DECK_TOP_MAX);
        }
        if (!find_card(l, word, &card)) return false;
        if (!(l->s->pile.cards & bit(card))) {
            return error_set(l->err, "'%s' is not in the pile", word);
        }
        cards[count++] = (uint8_t)card;
    }
    deck_top_lay(&l->s->pile.top, cards, count);
    return true;
}

static bool arrange_turn(Line *l) {
    int seat;
    if (!read_number(l, SEATS - 1, &seat)) return false;
    l->s->turn = (uint8_t)seat;
    l->s->passes = 0;
    drop_questions(&l->s->head);
    return true;
}

bool null_arrange(const Box *box, State *head, const char *line, EventLog *log,
                  Error *err) {
    Line l = {box->content, (NullState *)head, line, err};
    char word[WORD_MAX];
    (void)log; /* between the lines and the question nothing happens here */
    if (!line) {
        if (!head->open) ask(head, l.s->turn, ASK_TURN, 0);
        return true;
    }
    if (!read_word(&l, word, "'seat', 'table', 'pile' or 'turn'")) return false;
    if (text_equal(word, "seat")) return arrange_seat(&l);
    if (text_equal(word, "table")) return arrange_table(&l);
    if (text_equal(word, "pile")) return arrange_pile(&l);
    if (text_equal(word, "turn")) return arrange_turn(&l);
    return error_set(err, "expected 'seat', 'table', 'pile' or 'turn', not '%s'", word);
}
