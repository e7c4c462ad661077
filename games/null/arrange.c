/* Positions from words (README.md lists them). A line may put cards anywhere, as long as
 * every card is in one place: null_check has the last word. */
#include "engine/lines.h"

#include "null/null.h"

/* What lines change. A larger game also notes here what they say about the coming turn. */
typedef struct Arranged {
    const NullContent *c;
    NullState *s;
    int seat; /* the one that a line is about */
} Arranged;

static Arranged *arranged(const Line *l) {
    return l->position;
}

static NullState *state_of(const Line *l) {
    return arranged(l)->s;
}

/* Takes a card from wherever it is; the caller puts it somewhere. */
static void take_card(NullState *s, int card) {
    for (Seat seat = 0; seat < SEATS; seat++) {
        if (s->hand[seat] & bit(card)) s->hand_count[seat]--;
        s->hand[seat] &= ~bit(card);
    }
    s->pile.cards &= ~bit(card);
    s->pile.discard &= ~bit(card);
    if (s->table == card + 1) s->table = 0;
}

static bool read_cards(Line *l, int max, LinePicks *picks) {
    const NullContent *c = arranged(l)->c;
    LineNames names = line_names_of("card", c->card_count, c->cards, sizeof *c->cards);
    return line_cards(l, &names, max, picks);
}

static bool set_hand(Line *l) {
    NullState *s = state_of(l);
    int seat = arranged(l)->seat;
    LinePicks picks;
    if (!read_cards(l, CARDS_MAX, &picks)) return false;
    s->pile.cards |= s->hand[seat];
    s->hand[seat] = 0;
    for (int i = 0; i < picks.count; i++) {
        take_card(s, picks.at[i]);
        s->hand[seat] |= bit(picks.at[i]);
    }
    s->hand_count[seat] = (uint8_t)picks.count;
    return true;
}

static bool set_points(Line *l) {
    return line_last_number(l, "points", 0, 999, &state_of(l)->points[arranged(l)->seat]);
}

static bool set_at(Line *l) {
    const NullContent *c = arranged(l)->c;
    LineNames names = line_names_of("place", c->place_count, c->places, sizeof *c->places);
    int place;
    if (!state_of(l)->journey) return error_set(l->err, "'at' belongs to the journey.");
    if (!line_name(l, &names, &place)) return false;
    state_of(l)->at[arranged(l)->seat] = (uint8_t)place;
    return line_end(l);
}

static bool set_seat(Line *l) {
    static const LineRow rows[] = {
        LINE("hand", set_hand), LINE("points", set_points), LINE("at", set_at), {0}};
    return line_number(l, "seat", 0, SEATS - 1, &arranged(l)->seat) &&
           line_by_row(l, "line of a seat", rows, NULL);
}

static bool set_table(Line *l) {
    NullState *s = state_of(l);
    LinePicks picks;
    if (!read_cards(l, 1, &picks)) return false;
    s->table = 0;
    if (picks.count == 0) return true;
    take_card(s, picks.at[0]);
    s->pile.discard |= bit(picks.at[0]);
    s->table = (uint8_t)(picks.at[0] + 1);
    return true;
}

static bool set_pile(Line *l) {
    LinePicks picks;
    if (!line_expect(l, "top") || !read_cards(l, LINE_TOP_MAX, &picks)) return false;
    deck_top_lay(&state_of(l)->pile.top, picks.at, picks.count);
    return true;
}

static bool set_turn(Line *l) {
    state_of(l)->passes = 0;
    return line_byte(l, "turn", 0, SEATS - 1, &state_of(l)->turn);
}

bool null_arrange(const Box *box, State *head, const Lines *lines, EventLog *log,
                  Error *err) {
    static const LineRow rows[] = {
        LINE("seat", set_seat),
        LINE("table", set_table),
        LINE("pile", set_pile),
        LINE("turn", set_turn),
        {0},
    };
    Arranged a = {box->content, (NullState *)head, 0};
    (void)log; /* nothing happens between the lines and the question */
    if (!lines_read(lines, rows, &a, err)) return false;
    drop_questions(head);
    ask(head, a.s->turn, ASK_TURN, 0);
    return true;
}
