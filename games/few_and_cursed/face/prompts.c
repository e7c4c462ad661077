/*
 * The open question, as a friend at the table would put it: a title of at most eight words,
 * then one line of numbers; and, for a first game, an explanation of the question.
 */
#include "few_and_cursed/face/face.h"
#include "few_and_cursed/rules/action.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/effects.h"
#include "few_and_cursed/rules/encounter.h"

typedef struct Question {
    const Content *c;
    const FewState *s;
    const Rider *r;
    int seat;
    int source; /* the question's source, as asked */
    Text *title, *detail;
} Question;

/* "4 Movement, 6 Attack, 3 of 5 Bullets, 5 Water." */
static void purse(const Question *q) {
    text_format(q->detail, "%d Movement, %d Attack, %d of %d Bullets, %d Water.",
                q->r->move, q->r->attack, q->r->bullets, q->r->bullet_max, q->r->water);
}

static void hand_words(const Question *q) {
    phrase_count(q->detail, q->r->hand_count, "card in hand.", "cards in hand.");
}

/* Where a kept card goes. */
static void joins_words(const Question *q) {
    if (q->r->hand_count == 0)
        text_add(q->detail, "It comes into your empty hand.");
    else
        text_add(q->detail, "It joins the ");
    if (q->r->hand_count > 0) hand_words(q);
}

static void more_words(const Question *q) {
    text_format(q->detail, "%d to choose. ", max_int(1, q->source));
    hand_words(q);
}

/* "2 roads from San Andreas." */
static void home_words(const Question *q, int space) {
    phrase_count(q->detail, q->c->home_distance[space], "road", "roads");
    text_format(q->detail, " from %s.", q->c->spaces[TOWN].title);
}

/* ---- The phases ------------------------------------------------------------------ */

static void ask_encounter(const Question *q) {
    if (q->r->encounter && q->r->encounter_terrain == CURSED_LAND)
        text_format(q->title, "%s: your choice.",
                    q->c->cursed_encounters[q->r->encounter - 1].title);
    else
        text_format(q->title, "%s: your choice.",
                    few_terrain_titles[q->r->encounter_terrain]);
    if (q->r->encounter) text_format(q->detail, "%s ", few_encounter(q->c, q->r)->story);
    purse(q);
}

static void ask_town(const Question *q) {
    text_add(q->title, "San Andreas: Job Board or Store?");
    phrase_count(q->detail, q->r->job_count, "job at hand. ", "jobs at hand. ");
    purse(q);
}

static void ask_store(const Question *q) {
    text_add(q->title, "The Store: buy what you like.");
    text_format(q->detail, "Health %d, Curse %d of %d. ", q->r->health, q->r->curse,
                q->r->threshold);
    purse(q);
}

static void ask_action(const Question *q) {
    const char *who = few_rider_title(q->c, q->s, q->seat);
    if (q->s->must_fight)
        text_format(q->title, "Now you must fight, %s.", who);
    else if (q->s->action == ACTION_NONE)
        text_format(q->title, "Your action, %s.", who);
    else if (few_may_fight_on(q->s))
        text_format(q->title, "Fight on here, or walk on, %s?", who);
    else
        text_format(q->title, "Action taken. Walk on, %s?", who);
    if (q->s->action == ACTION_NONE && !q->s->must_fight)
        text_add(q->detail, "Walk, take 1 action, walk on. ");
    purse(q);
}

static void ask_toll(const Question *q) {
    text_format(q->title, "The road asks for %d Attack.", q->s->toll);
    text_format(q->detail, "Each one unpaid costs 1 of your %d Health. ", q->r->health);
    purse(q);
}

/* ---- Town ------------------------------------------------------------------------ */

static void ask_deal(const Question *q) {
    text_add(q->title, "Which job do you give back?");
    int left = max_int(1, q->source);
    text_format(q->detail, "You keep %d of %d jobs: %d still to give back.",
                max_int(0, q->r->job_count - left), q->r->job_count, left);
}

static void ask_sell(const Question *q) {
    text_add(q->title, "Job Board: sell one of your jobs?");
    phrase_count(q->detail, q->r->job_count, "job at hand, ", "jobs at hand, ");
    text_format(q->detail, "%d Water.", q->r->water);
}

static void ask_order(const Question *q) {
    text_add(q->title, "Refresh: which card goes down next?");
    text_format(q->detail, "%d to go; the last one stays on top, for sale.", q->source);
}

static void ask_room(const Question *q) {
    text_format(q->title, "No room for %s: what goes?", q->c->items[q->source].title);
    phrase_count(q->detail, bits_count(q->r->items), "item: ", "items: ");
    text_add(q->detail, "2 accessories and 2 hands at most.");
}

/* ---- Effects --------------------------------------------------------------------- */

static void ask_artifact(const Question *q) {
    text_add(q->title, "Which artifact do you take?");
    text_format(q->detail, "%d on the board, %d of yours.", bits_count(q->s->artifacts),
                bits_count(q->r->artifacts));
}

static void ask_stat(const Question *q) {
    text_add(q->title, "Which stat do you raise?");
    text_format(q->detail, "Health %d, bullet maximum %d, Curse Threshold %d.",
                q->r->health, q->r->bullet_max, q->r->threshold);
}

static void ask_copy(const Question *q) {
    text_format(q->title, "%s: which card is repeated?", few_card_title(q->c, q->source));
    text_format(q->detail, "Curse %d of %d, Health %d. ", q->r->curse, q->r->threshold,
                q->r->health);
    purse(q);
}

static void ask_go(const Question *q) {
    text_add(q->title, "Where do you go, free of cost?");
    text_format(q->detail, "From %s, ", q->c->spaces[q->r->at].title);
    home_words(q, q->r->at);
}

/* ---- At any time, and at the end of the round ------------------------------------ */

static void ask_job(const Question *q) {
    const Job *job = &q->c->jobs[q->c->job_of[q->source]];
    text_format(q->title, "%s fits: score it now?", job->title);
    text_format(q->detail, "%s It brings %d Water and %d Grit.", job->text, job->water,
                job->grit);
    if (q->s->seat != q->seat) text_add(q->detail, " That goes in others' turns too.");
}

static void ask_keep(const Question *q) {
    text_add(q->title, "Cleanup: discard any of your hand?");
    phrase_count(q->detail, q->r->hand_count, "card in hand, ", "cards in hand, ");
    text_format(q->detail, "%d in your deck; then you draw up to %d.",
                bits192_count(&q->r->deck.cards), few_hand_size(q->c, q->r));
}

static void ask_monster(const Question *q) {
    int at = max_int(0, q->s->monster_at[q->source] - 1);
    text_format(q->title, "Which way does %s go?", q->c->monsters[q->source].title);
    text_format(q->detail, "At %s, ", q->c->spaces[at].title);
    home_words(q, at);
}

static void ask_pile(const Question *q) {
    text_add(q->title, "21 Grit: which pile's monster comes out?");
    text_add(q->detail, "It comes for 1 open card, which goes to the bottom.");
}

static void ask_give_up(const Question *q) {
    text_add(q->title, "No capture this round: who gets away?");
    text_format(q->detail, "1 of the %d open Most Wanted goes.",
                bits_count(few_open_piles(q->s)));
}

static void ask_spook(const Question *q) {
    text_add(q->title, "Which Most Wanted gets away?");
    text_format(q->detail, "1 of the %d open ones goes; the next of its pile comes up.",
                bits_count(few_open_piles(q->s)));
}

static void ask_drive(const Question *q) {
    text_add(q->title, q->source ? "Which monster is driven back, and where?"
                                 : "Which monster is lured, and where?");
    phrase_count(q->detail, few_figures(q->s), "monster walks", "monsters walk");
    text_add(q->detail, " the country.");
}

static void ask_rival(const Question *q) {
    int amount = few_meddle_amount(q->source);
    switch (few_meddle_verb(q->source)) {
    case VERB_LIFT: text_format(q->title, "Whose %d Water do you take?", amount); break;
    case VERB_TREAT: text_format(q->title, "Who gains %d Water?", amount); break;
    default: text_format(q->title, "Whose Curse rises by %d?", amount); break;
    }
    text_format(q->detail, "Your own: Curse %d of %d, %d Water.", q->r->curse,
                q->r->threshold, q->r->water);
}

/* ---- For a first game ------------------------------------------------------------ */

/* The deal is the very first question, so it explains the goal of the game. */
static const char *const goals[] = {
    [MODE_RIVALS] =
        "The most Grit wins: fight bounties, take artifacts, do jobs. It ends when three "
        "monsters are beaten, the last artifact is taken or a monster walks into San "
        "Andreas. Keep two jobs that suit your deck: one not done by then costs its Grit.",
    [MODE_CHASER] =
        "You win by beating three monsters, and lose when one walks into San Andreas or "
        "your Health is gone. Keep two jobs that you can do soon: their Water buys what "
        "the hunt needs. Grit does not count here.",
    [MODE_ARTS] =
        "You win with four artifacts, one from each corner of the map, in the space of "
        "Crow Prime. A monster in San Andreas or Health 0 loses. Keep two jobs that you "
        "can do soon: their Water pays for the journey.",
    [MODE_SHADOWS] =
        "You win by doing all four jobs on two of the three tracks. A monster in San "
        "Andreas loses, and so do four of them on the map. Keep two jobs that you can do "
        "besides: they fill no track, but pay Water.",
    [MODE_COOP] =
        "Together you win by beating three monsters before one walks into San Andreas. "
        "Each round the team loses the Grit of every open Most Wanted, and below 0 all is "
        "lost. Keep two jobs that you can do: their Grit is the team's.",
};

typedef struct Guide {
    const char *title; /* of the question, where it never changes */
    const char *all;
    const char *others;         /* solo and co-op, where that differs */
    const char *const *by_mode; /* where every mode has its own */
} Guide;

/* ---- The rows of questions.h ----------------------------------------------------- */

#define PROMPT(KIND, list, answer, prompt, ...) QUESTION_CASE(KIND, prompt(&q))
#define GUIDE(KIND, list, answer, prompt, ...)  [ASK_##KIND] = {.all = __VA_ARGS__},

static const Guide guides[ASK_COUNT] = {FEW_QUESTIONS(GUIDE)};

void few_prompt(const Box *box, const State *state, Seat seat, Text *title, Text *detail) {
    const FewState *s = (const FewState *)state;
    if (seat >= s->seats) return;
    const Decision *asked = &s->head.asked[seat];
    Question q = {box->content, s, &s->rider[seat], seat, asked->source, title, detail};
    if (guides[asked->kind].title) text_add(title, guides[asked->kind].title);
    switch ((Ask)asked->kind) { FEW_QUESTIONS(PROMPT) QUESTION_NONE }
}

const char *few_guide(const State *state, int ask_kind) {
    const FewState *s = (const FewState *)state;
    if (ask_kind <= ASK_NOTHING || ask_kind >= ASK_COUNT) return NULL;
    const Guide *guide = &guides[ask_kind];
    if (guide->by_mode) return guide->by_mode[s->mode];
    return s->mode != MODE_RIVALS && guide->others ? guide->others : guide->all;
}
