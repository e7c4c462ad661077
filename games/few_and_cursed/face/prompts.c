/*
 * The open question, as a friend at the table would put it: what fills the holes of its title
 * and of its line of numbers (questions.h); and, for a first game, an explanation.
 */
#include "few_and_cursed/face/face.h"
#include "few_and_cursed/rules/action.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/effects.h"
#include "few_and_cursed/rules/encounter.h"

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
        "You win with four artifacts, one from each corner of the map, in Crow Prime's "
        "space. You lose if a monster reaches San Andreas or your Health is gone. Keep two "
        "jobs that you can do soon: their Water pays for the journey.",
    [MODE_SHADOWS] =
        "You win by doing all four jobs on two of the three tracks. You lose if a monster "
        "reaches San Andreas or all four are on the map. Keep two jobs that you can do on "
        "the side: they fill no track, but pay Water.",
    [MODE_COOP] =
        "Together you win by beating three monsters before one walks into San Andreas. "
        "Each round the team loses the Grit of every open Most Wanted, and below 0 you all "
        "lose. Keep two jobs that you can do: their Grit is the team's.",
};

typedef struct Question {
    const char *title, *detail; /* at most eight words; one line */
    const char *guide;
    const char *others;         /* solo and co-op, where that differs */
    const char *const *by_mode; /* where every mode has its own */
} Question;

#define QUESTION(KIND, list, answer, ...) [ASK_##KIND] = {.title = __VA_ARGS__},
static const Question questions[ASK_COUNT] = {FEW_QUESTIONS(QUESTION)};

/* What a question is about; NULL where its source is a number. */
static const char *source_title(const Content *c, const Decision *asked) {
    switch (asked->kind) {
    case ASK_ROOM: return c->items[asked->source].title;
    case ASK_COPY: return few_card_title(c, asked->source);
    case ASK_JOB: return few_job(c, asked->source)->title;
    case ASK_MONSTER: return c->monsters[asked->source].title;
    }
    return NULL;
}

static const char *met_title(const Content *c, const Rider *r) {
    bool cursed = r->encounter && r->encounter_terrain == CURSED_LAND;
    return cursed ? c->cursed_encounters[r->encounter - 1].title
                  : few_terrain_titles[r->encounter_terrain];
}

static const char *act_words(const Content *c, const FewState *s, const Rider *r) {
    if (s->must_fight) return "Now you must fight, {who}.";
    if (s->action == ACTION_NONE) return "Your action, {who}.";
    return few_has_more_fights(c, s, r) ? "Fight on here, or walk on, {who}?"
                                        : "Action taken. Walk on, {who}?";
}

static const char *whom_words(const Decision *asked) {
    static const char *const words[VERB_COUNT] = {
        [VERB_NONE] = "Which rider do you choose?",
        [VERB_LIFT] = "Whose {amount} Water do you take?",
        [VERB_TREAT] = "Who gains {amount} Water?",
        [VERB_HEX] = "Whose Curse rises by {amount}?",
    };
    return words[asked->kind == ASK_RIVAL ? few_rival_verb(asked->source) : VERB_NONE];
}

static void fill(const Question *q, const Content *c, const FewState *s, int seat,
                 Text *title, Text *detail) {
    const Decision *asked = &s->head.asked[seat];
    const Rider *r = &s->rider[seat];
    const Job *job = few_job(c, asked->kind == ASK_JOB ? asked->source : 0);
    int left = max_int(1, asked->source), at = r->at;
    if (asked->kind == ASK_MONSTER) at = max_int(0, s->monster_at[asked->source] - 1);
    const PromptValue values[] = {
        {"source", .number = asked->source, .words = source_title(c, asked)},
        {"left", .number = left},
        {"who", .words = few_rider_title(c, s, seat)},
        {"act", .pattern = act_words(c, s, r)},
        {"advice",
         .pattern = few_may_act(s) ? "Walk, take 1 action, walk on." NEXT_LINE : ""},
        {"move", .number = r->move},
        {"attack", .number = r->attack},
        {"bullets", .number = r->bullets},
        {"bullet_max", .number = r->bullet_max},
        {"water", .number = r->water},
        {"health", .number = r->health},
        {"curse", .number = r->curse},
        {"threshold", .number = r->threshold},
        {"toll", .number = s->toll},
        {"hand", .number = r->hand_count},
        {"hand_size", .number = few_hand_size(c, r)},
        {"joins", .pattern = r->hand_count ? "It joins the " HAND_WORDS
                                           : "It comes into your empty hand."},
        {"deck", .number = bits192_count(&r->deck.cards)},
        {"items", .number = bits_count(r->items)},
        {"artifacts", .number = bits_count(s->artifacts)},
        {"found", .number = bits_count(r->artifacts)},
        {"jobs", .number = r->job_count},
        {"kept", .number = max_int(0, r->job_count - left)},
        {"job", .words = job->text},
        {"reward", .number = job->water},
        {"worth", .number = job->grit},
        {"anytime",
         .pattern = s->seat == seat ? "" : NEXT_LINE "That goes in others' turns too."},
        {"met", .words = met_title(c, r)},
        {"story", .pattern = r->encounter ? "{told}" NEXT_LINE : ""},
        {"told", .words = r->encounter ? few_encounter(c, r)->story : ""},
        {"place", .words = c->spaces[at].title},
        {"roads", .number = c->home_distance[at]},
        {"town", .words = c->spaces[TOWN].title},
        {"open", .number = bits_count(few_open_piles(s))},
        {"driven", .pattern = asked->source ? "driven back" : "lured"},
        {"monsters", .number = few_figures(s)},
        {"whom", .pattern = whom_words(asked)},
        {"amount", .number = few_rival_amount(asked->source)},
        {0},
    };
    prompt_words(values, q->title, title);
    prompt_words(values, q->detail, detail);
}

void few_prompt(const Box *box, const State *state, Seat seat, Text *title, Text *detail) {
    const FewState *s = (const FewState *)state;
    if (seat >= s->seats || state->asked[seat].kind == ASK_NOTHING) return;
    fill(&questions[state->asked[seat].kind], box->content, s, seat, title, detail);
}

const char *few_guide(const State *state, int ask_kind) {
    const FewState *s = (const FewState *)state;
    const Question *q = &questions[ask_kind];
    if (q->by_mode) return q->by_mode[s->mode];
    return s->mode != MODE_RIVALS && q->others ? q->others : q->guide;
}
