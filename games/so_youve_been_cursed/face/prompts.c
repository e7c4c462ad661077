/*
 * The open question, as a friend at the table would put it: a title of at most eight words,
 * then one line of numbers; and, for a first game, an explanation of the question.
 */
#include "so_youve_been_cursed/face/face.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/rules/wizard.h"

typedef struct Question {
    const Content *c;
    const CursedState *s;
    int source; /* the question's source, as asked */
    Text *title, *detail;
} Question;

static void empty_houses_words(const Question *q) {
    phrase_count(q->detail, HOUSES - bits_count(q->s->taken), "empty house",
                 "empty houses");
    text_add(q->detail, " in the village.");
}

static void purse(const Question *q) {
    phrase_count(q->detail, cursed_actions_left(q->s), "action left", "actions left");
    text_add(q->detail, ", ");
    phrase_count(q->detail, q->s->coins, "coin", "coins");
    text_add(q->detail, ", ");
    phrase_count(q->detail, max_int(0, cursed_pouch_room(q->s)), "free pouch",
                 "free pouches");
    text_char(q->detail, '.');
}

static void cure_words(const Question *q) {
    text_format(q->detail, "Cure %d of %d, next %s.", q->s->cure,
                cursed_cure_length(q->c, q->s),
                q->c->ingredient_title[cursed_next_ingredient(q->c, q->s)]);
}

static void night_words(const Question *q) {
    text_format(q->detail, "%d Energy, Panic %d of %d, Curse %d of %d.", q->s->energy,
                q->s->panic, q->c->panic_top, q->s->curse, cursed_curse_top(q->c, q->s));
}

/* "House 7" at the start of a sentence. */
static void here_words(const Question *q) {
    int start = q->title->length;
    text_add(q->title, q->c->space_title[q->s->at]);
    phrase_capital(q->title, start);
}

/* ---- The Wizard --------------------------------------------------------------------- */

static void ask_place(const Question *q) {
    text_format(q->title, "The %s finds %s taken.",
                q->c->villagers[q->s->arriving - 1].title, q->c->space_title[q->source]);
    empty_houses_words(q);
}

static void ask_day(const Question *q) {
    text_add(q->title, "Your day, Wizard.");
    purse(q);
    text_char(q->detail, ' ');
    cure_words(q);
}

static void ask_act(const Question *q) {
    text_format(q->title, "%s: your action.", cursed_card_title(q->c, q->source));
    purse(q);
    text_char(q->detail, ' ');
    cure_words(q);
}

static void ask_fare(const Question *q) {
    text_format(q->title, "The way to %s costs ", q->c->space_title[q->s->going]);
    phrase_count(q->title, cursed_fare_to(q->c, q->s, q->s->going), "coin.", "coins.");
    purse(q);
}

static void ask_house(const Question *q) {
    int kind = cursed_kind_at(q->s, q->s->at);
    here_words(q);
    if (kind < 0) {
        text_add(q->title, ": nobody is home.");
    } else {
        int sells = q->c->villagers[kind].sells;
        text_format(q->title, ": the %s sells.", q->c->villagers[kind].title);
        text_format(q->detail, "%s for ", q->c->ingredient_title[sells]);
        phrase_count(q->detail, cursed_house_price(q->c, q->s, q->s->at), "coin", "coins");
        text_format(q->detail, ", %d in the supply. ", q->s->supply[sells]);
    }
    purse(q);
}

static void ask_market(const Question *q) {
    text_add(q->title, "Market: one ingredient of your choice.");
    text_add(q->detail, "Any for ");
    phrase_count(q->detail, cursed_market_price(q->c, q->s), "coin. ", "coins. ");
    purse(q);
}

static void ask_mix(const Question *q) {
    int next = cursed_next_ingredient(q->c, q->s);
    text_format(q->title, "Laboratory: %s is next.", q->c->ingredient_title[next]);
    text_format(q->detail, "%d mixed in this action. ", q->s->mixed);
    cure_words(q);
}

static void ask_cast_at(const Question *q) {
    text_format(q->title, "Cast %s where?", q->c->spells[q->s->errand_card].title);
    purse(q);
}

static void ask_box(const Question *q) {
    text_add(q->title, "Box of Holding is gone. What goes back?");
    text_format(q->detail, "%s lay on it; the pouches hold %d of %d.",
                q->c->ingredient_title[q->source], POUCHES, cursed_held(q->s));
}

static void ask_noticed(const Question *q) {
    text_format(q->title, "Noticed! %d declared, the die shows %d.", q->s->stake,
                q->s->rolled);
    purse(q);
}

static void ask_invite(const Question *q) {
    text_add(q->title, "Who comes out of the bag?");
    phrase_count(q->detail, cursed_bag_count(q->s), "villager in the bag, ",
                 "villagers in the bag, ");
    empty_houses_words(q);
}

static void ask_gain(const Question *q) {
    const CursedState *s = q->s;
    int room = max_int(0, cursed_pouch_room(s));
    text_add(q->title, room ? "Room for one: which ingredient?"
                            : "Your pouches are full: make room?");
    text_add(q->detail, "You may gain ");
    if (s->picked) text_add(q->detail, q->c->ingredient_title[s->picked - 1]);
    if (s->picked && s->scope) text_add(q->detail, " and ");
    if (s->scope) text_add(q->detail, q->c->ingredient_title[s->scope - 1]);
    text_add(q->detail, "; ");
    phrase_count(q->detail, room, "free pouch.", "free pouches.");
}

static void ask_discard(const Question *q) {
    Role before = (Role)q->s->scope;
    text_add(q->title, "Which ongoing Power leaves play?");
    text_format(q->detail, "%d lie before %s.",
                bits_count(cursed_front_powers(q->c, q->s, before)),
                cursed_role_title(q->s, before));
}

/* ---- Either ------------------------------------------------------------------------- */

static void ask_from(const Question *q) {
    static const char *const reach[] = {
        [SCOPE_ANYWHERE] = "To any empty house: ",
        [SCOPE_DISTRICT] = "To an empty house of its own district: ",
        [SCOPE_TWO_ROADS] = "To an empty house at most 2 roads away: ",
    };
    text_add(q->title, "Which villager moves?");
    text_add(q->detail, reach[q->s->scope]);
    empty_houses_words(q);
}

static void ask_to(const Question *q) {
    text_format(q->title, "Where does the %s of %s go?",
                q->c->villagers[cursed_kind_at(q->s, q->s->picked)].title,
                q->c->space_title[q->s->picked]);
    empty_houses_words(q);
}

static void swap_detail(const Question *q) {
    phrase_count(q->detail, bits_count(q->s->taken), "villager", "villagers");
    text_add(q->detail, " in the village.");
}

static void ask_swap(const Question *q) {
    text_add(q->title, "Two villagers change places: the first?");
    swap_detail(q);
}

static void ask_with(const Question *q) {
    text_format(q->title, "Who changes places with %s?", q->c->space_title[q->s->picked]);
    swap_detail(q);
}

static void ask_jump(const Question *q) {
    text_add(q->title, "Leap: to which place?");
    text_format(q->detail, "You stand at %s; %d other places.", q->c->space_title[q->s->at],
                SPACES - 1);
}

/* ---- The Monster -------------------------------------------------------------------- */

static void ask_pasture(const Question *q) {
    text_add(q->title, "Sheep are short: which pasture?");
    text_format(q->detail, "%d sheep in the supply, %d to go.", q->s->sheep_supply,
                q->source);
}

static void ask_sheep_from(const Question *q) {
    text_add(q->title, "Move a sheep: from which pasture?");
    text_format(q->detail, "%d may still move.", q->source);
}

static void ask_sheep_to(const Question *q) {
    text_format(q->title, "From pasture %d to which?", q->s->picked + 1);
    text_format(q->detail, "%d sheep there.", q->s->sheep[q->s->picked]);
}

static void ask_night(const Question *q) {
    text_format(q->title, "Night %d: feed, or keep quiet?", q->s->round);
    night_words(q);
}

static void ask_quiet(const Question *q) {
    text_add(q->title, "Quiet Night: one Power for free.");
    text_format(q->detail, "%d in hand. ", q->s->powers.hand_count);
    night_words(q);
}

static void ask_leap(const Question *q) {
    text_format(q->title, "Use %s now?",
                q->c->powers[max_int(0, cursed_single_use(q->c, q->s))].title);
    night_words(q);
}

static void ask_feed(const Question *q) {
    text_add(q->title, "Your night, Monster.");
    phrase_count(q->detail, q->s->actions, "action left", "actions left");
    text_format(q->detail, ", %d eaten. ", cursed_eaten_total(q->s));
    night_words(q);
}

static void ask_move(const Question *q) {
    here_words(q);
    text_add(q->title, ": walk on?");
    phrase_count(q->detail, q->s->movement, "movement left. ", "movements left. ");
    night_words(q);
}

static void ask_eat(const Question *q) {
    int kind = q->s->at < HOUSES ? cursed_kind_at(q->s, q->s->at) : -1;
    here_words(q);
    if (kind >= 0)
        text_format(q->title, ": eat the %s?", q->c->villagers[kind].title);
    else
        text_add(q->title, ": eat a sheep?");
    text_format(q->detail, "%d eaten. ", cursed_eaten_total(q->s));
    night_words(q);
}

static void ask_after(const Question *q) {
    text_add(q->title, "Eaten. Spend Energy before going on?");
    night_words(q);
}

/* ---- The rows of questions.h --------------------------------------------------------- */

typedef struct Guide {
    const char *all;     /* unless one of these is given: */
    const char *wizard;  /* for a Wizard against the Rabid Monster */
    const char *monster; /* for a Monster against the Possessed Wizard */
} Guide;

#define PROMPT(KIND, list, answer, prompt, ...) QUESTION_CASE(KIND, prompt(&q))
#define GUIDE(KIND, list, answer, prompt, ...)  [ASK_##KIND] = {.all = __VA_ARGS__},

void cursed_prompt(const Box *box, const State *state, Seat seat, Text *title,
                   Text *detail) {
    const CursedState *s = (const CursedState *)state;
    if (seat >= SEATS_MAX) return;
    const Decision *asked = &s->head.asked[seat];
    Question q = {box->content, s, asked->source, title, detail};
    switch ((Ask)asked->kind) { CURSED_QUESTIONS(PROMPT) QUESTION_NONE }
}

const char *cursed_guide(const State *state, int ask_kind) {
    static const Guide guides[ASK_COUNT] = {CURSED_QUESTIONS(GUIDE)};
    const CursedState *s = (const CursedState *)state;
    if (ask_kind <= ASK_NOTHING || ask_kind >= ASK_COUNT) return NULL;
    const Guide *guide = &guides[ask_kind];
    if (s->mode == MODE_WIZARD && guide->wizard) return guide->wizard;
    if (s->mode == MODE_MONSTER && guide->monster) return guide->monster;
    return guide->all;
}
