/*
 * The open question, as a friend at the table would put it: what fills the holes of its title
 * and of its line of numbers (questions.h); and, for a first game, an explanation.
 */
#include "so_youve_been_cursed/face/face.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/rules/wizard.h"

typedef struct Question {
    const char *title, *detail; /* at most eight words; one line */
    const char *guide;          /* unless one of these is given: */
    const char *wizard;         /* for a Wizard against the Rabid Monster */
    const char *monster;        /* for a Monster against the Possessed Wizard */
} Question;

#define QUESTION(KIND, list, answer, ...) [ASK_##KIND] = {.title = __VA_ARGS__},
static const Question questions[ASK_COUNT] = {CURSED_QUESTIONS(QUESTION)};

/* What a question is about; NULL where its source is a number. */
static const char *source_title(const Content *c, const Decision *asked) {
    switch (asked->kind) {
    case ASK_PLACE: return c->space_title[asked->source];
    case ASK_ACT: return cursed_card_title(c, asked->source);
    case ASK_BOX: return c->ingredient_title[asked->source];
    }
    return NULL;
}

static const char *villager_title(const Content *c, int kind) {
    return kind < 0 ? "" : c->villagers[kind].title;
}

/* An ingredient that waits to be gained, 1 + its number. */
static const char *waiting_title(const Content *c, int waiting) {
    return waiting ? c->ingredient_title[waiting - 1] : "";
}

static const char *const reaches[] = {
    [SCOPE_ANYWHERE] = "To any empty house",
    [SCOPE_DISTRICT] = "To an empty house of its own district",
    [SCOPE_TWO_ROADS] = "To an empty house at most 2 roads away",
};

static void fill(const Question *q, const Content *c, const CursedState *s,
                 const Decision *asked, Text *title, Text *detail) {
    int kind = cursed_kind_at(s, s->at), sells = kind < 0 ? 0 : c->villagers[kind].sells;
    int price = kind < 0 ? 0 : cursed_house_price(c, s, s->at);
    int free = max_int(0, cursed_pouch_room(s));
    /* `picked` and `scope` mean what the question asks for. */
    int first = asked->kind == ASK_GAIN ? s->picked : 0;
    int second = asked->kind == ASK_GAIN ? s->scope : 0;
    uint32_t single = cursed_single_use(c, s);
    int scope = asked->kind == ASK_FROM ? s->scope : 0;
    Role before = asked->kind == ASK_DISCARD ? (Role)s->scope : ROLE_WIZARD;
    const PromptValue values[] = {
        {"source", .number = asked->source, .words = source_title(c, asked)},
        {"here", .words = c->space_title[s->at]},
        {"round", .number = s->round},
        {"actions", .number = cursed_actions_left(s)},
        {"coins", .number = s->coins},
        {"free", .number = free},
        {"room", .pattern = free ? "Room for one: which ingredient?"
                                 : "Your pouches are full: make room?"},
        {"pouches", .number = POUCHES},
        {"held", .number = cursed_held(s)},
        {"cure", .number = s->cure},
        {"cured", .number = cursed_cure_length(c, s)},
        {"next", .words = c->ingredient_title[cursed_next_ingredient(c, s)]},
        {"mixed", .number = s->mixed},
        {"energy", .number = s->energy},
        {"panic", .number = s->panic},
        {"panicked", .number = c->panic_top},
        {"curse", .number = s->curse},
        {"cursed", .number = cursed_curse_top(c, s)},
        {"eaten", .number = cursed_eaten_total(s)},
        {"movement", .number = s->movement},
        {"hand", .number = s->powers.hand_count},
        {"single", .words = single ? c->powers[bits_first(single)].title : ""},
        {"villager", .words = villager_title(c, kind)},
        {"meal", .pattern = kind < 0 ? "a sheep" : "the {villager}"},
        {"home", .pattern = kind < 0 ? "nobody is home." : "the {villager} sells."},
        {"wares",
         .pattern =
             kind < 0 ? "" : "{sells} for {asking}, {stock} in the supply." NEXT_LINE},
        {"asking", .pattern = price ? "{price coin|coins}" : "nothing"},
        {"sells", .words = c->ingredient_title[sells]},
        {"price", .number = price},
        {"stock", .number = s->supply[sells]},
        {"market", .number = cursed_market_price(c, s)},
        {"going", .words = c->space_title[s->going]},
        {"fare", .number = cursed_fare_to(c, s, s->going)},
        {"spell", .words = c->spells[s->errand_card].title},
        {"needed", .number = cursed_steal_needs(s->stake)},
        {"rolled", .number = s->rolled},
        {"gains", .pattern = first && second ? "{first} and {second}"
                             : first         ? "{first}"
                                             : "{second}"},
        {"first", .words = waiting_title(c, first)},
        {"second", .words = waiting_title(c, second)},
        {"newcomer", .words = villager_title(c, s->arriving - 1)},
        {"bag", .number = cursed_bag_count(s)},
        {"empty", .number = HOUSES - bits_count(s->taken)},
        {"villagers", .number = bits_count(s->taken)},
        {"reach", .words = reaches[scope]},
        {"mover", .words = villager_title(c, cursed_kind_at(s, s->picked))},
        {"picked", .words = c->space_title[s->picked]},
        {"elsewhere", .number = SPACES - 1},
        {"powers", .number = bits_count(cursed_front_powers(c, s, before))},
        {"before", .words = cursed_role_title(s, before)},
        {"sheep", .number = s->sheep_supply},
        {"pasture", .number = s->picked + 1},
        {"grazing", .number = s->picked < PASTURES_MAX ? s->sheep[s->picked] : 0},
        {0},
    };
    prompt_words(values, q->title, title);
    phrase_capital(title, 0);
    prompt_words(values, q->detail, detail);
}

void cursed_prompt(const Box *box, const State *state, Seat seat, Text *title,
                   Text *detail) {
    if (seat >= SEATS_MAX || state->asked[seat].kind == ASK_NOTHING) return;
    const Decision *asked = &state->asked[seat];
    fill(&questions[asked->kind], box->content, (const CursedState *)state, asked, title,
         detail);
}

const char *cursed_guide(const State *state, int ask_kind) {
    const CursedState *s = (const CursedState *)state;
    const Question *q = &questions[ask_kind];
    if (s->mode == MODE_WIZARD && q->wizard) return q->wizard;
    if (s->mode == MODE_MONSTER && q->monster) return q->monster;
    return q->guide;
}
