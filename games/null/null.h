/*
 * Null, the smallest legal game: what its files share. Read README.md first, then null.c.
 *
 * Cards and places are numbers, their order in the pack; hands and piles are sets of bits.
 */
#ifndef NULL_H
#define NULL_H

#include "engine/deck.h"
#include "engine/game.h"
#include "engine/graph.h"
#include "engine/questions.h"
#include "engine/verbs.h"

enum { CARDS_MAX = 16, PLACES_MAX = 8, SEATS = 2, HAND_MAX = 4 };
enum { MAP_WIDTH = 400, MAP_HEIGHT = 200, START = 0 /* the first place of the pack */ };

typedef enum Mode { MODE_DUEL, MODE_JOURNEY } Mode;

/* Where a verb may appear: here there is only one place. */
enum { ON_CARD = 1 };

/* One row per verb, for what else a card can do: word, least and most, where, rules text. */
/* clang-format off */
#define NULL_VERBS(ROW)                                                                    \
    ROW(POINTS, "points", -9, 9, ON_CARD, "~ {point|points}")                              \
    ROW(DRAW, "draw", 1, 3, ON_CARD, "draw # {card|cards}")
/* clang-format on */
typedef enum Verb { VERB_NONE, NULL_VERBS(VERB_KIND) VERB_COUNT } Verb;

typedef struct NullCard {
    const char *id, *title;
    int worth;
    Effects play;
    Source source;
} NullCard;

typedef struct NullPlace {
    const char *id, *title;
    int worth, x, y;
} NullPlace;

typedef struct NullContent {
    int card_count, place_count;
    NullCard cards[CARDS_MAX];
    NullPlace places[PLACES_MAX];
    Graph map;
} NullContent;

/* One row per question: kind, the functions that list its options and carry out an answer
 * (null.c), what the player is asked and the line below it (face.c fills the holes), and an
 * explanation for first-time players. */
/* clang-format off */
#define NULL_QUESTIONS(ROW)                                                                \
    ROW(TURN, list_turn, answer_turn, "Play a card or pass.", "{table}",                   \
        "Play a card that is worth more than the one on the table, or pass to draw one.")  \
    ROW(WALK, list_walk, answer_walk, "Where does your traveller go?",                     \
        "{place} counts {worth}.",                                                         \
        "Where your traveller stands at the end counts: work your way there in good time.")

/* One row per option, in the order in which they are listed: word, clause and words, whose
 * holes say what its arguments are, and what else belongs to it (FaceVerb). */
#define NULL_OPTIONS(ROW)                                                                  \
    ROW(PLAY, "play", "N-5", "play {card 0}")                                              \
    ROW(PASS, "pass", "N-6", "pass", .zone = "pile")                                       \
    ROW(WALK, "walk", "N-11", "walk to {place 0}")                                         \
    ROW(STAY, "stay", "N-11", "stay", .here = true)

/* One row per event: its sentence. Argument 3 is its secret. WALKED also says from where, and
 * WON has no actor and 0 as its second number if the win is shared. */
#define NULL_EVENTS(ROW)                                                                   \
    ROW(DREW, "{who} draws {card 3}.")                                                     \
    ROW(PLAYED, "{who} plays {card 0}.")                                                   \
    ROW(GAINED, "{who} counts {number 0} more.")                                           \
    ROW(PASSED, "{who} passes.")                                                           \
    ROW(WALKED, "{who} walks to {place 1}.")                                               \
    ROW(WON, "{who} wins with {points 0}.",                                                \
        .zero = "Both seats share the win with {points 0}.", .by = 1)
/* clang-format on */
typedef enum Ask { QUESTION_KINDS(NULL_QUESTIONS) } Ask;
typedef enum Opt { OPTION_KINDS(NULL_OPTIONS) } Opt;
typedef enum Ev { EVENT_KINDS(NULL_EVENTS) } Ev;

/* States are cloned and compared as bytes, so there must be no padding in them. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
typedef struct NullState {
    State head;
    Deck32 pile;          /* its discards: on the table or under it, or cleared away */
    uint32_t hand[SEATS]; /* a hidden hand is 0; hand_count still has its size */
    int32_t points[SEATS];
    uint8_t hand_count[SEATS];
    uint8_t table;  /* 1 + the card on top, or 0 */
    uint8_t passes; /* in a row */
    uint8_t turn;   /* the seat whose turn it is */
    uint8_t journey;
    uint8_t at[SEATS]; /* where the travellers are */
    uint8_t unused[8];
} NullState;
#pragma GCC diagnostic pop

/* hide.c */
void null_hide(const Box *box, State *s, Seat viewer);
void null_guess(const Box *box, State *s, Seat viewer, Rng *rng);
const char *null_check(const Box *box, const State *s);

/* arrange.c */
bool null_arrange(const Box *box, State *s, const struct Lines *lines, EventLog *log,
                  Error *err);

/* content.c */
bool null_load(const Pack *packs, int count, Box *box, Error *err);
void null_card_words(const NullCard *card, Text *out); /* its rules text */

/* face.c */
void null_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out);

/* bot.c */
int null_value(const Box *box, const State *s, Seat seat);

/* N-8, N-12: points scored, plus the worth of the traveller's place on a journey. */
int null_points(const NullContent *c, const NullState *s, Seat seat);

extern const Game null_game;

#endif
