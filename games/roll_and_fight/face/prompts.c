/*
 * The open question: what fills the holes of its title and of its line of numbers
 * (questions.h); and, for a first game, an explanation.
 */
#include "roll_and_fight/face/face.h"
#include "roll_and_fight/rules/fight.h"
#include "roll_and_fight/rules/flashback.h"
#include "roll_and_fight/rules/resolution.h"
#include "roll_and_fight/rules/score.h"

typedef struct Question {
    const char *title, *detail; /* at most eight words; one line */
    const char *guide, *alone;
} Question;

#define QUESTION(KIND, list, answer, ...) [ASK_##KIND] = {.title = __VA_ARGS__},
static const Question questions[ASK_COUNT] = {ROLL_QUESTIONS(QUESTION)};

static const char *actions_pattern(const Player *p) {
    int actions = actions_left(p);
    if (!actions) return "";
    if (!p->free_action) return "{actions action|actions} left, ";
    return actions > 1 ? "{actions action|actions} left, one of your choice, "
                       : "{actions action|actions} left, of your choice, ";
}

/* Alone: what is left before the pool closes, in seconds or throws. */
static const char *time_pattern(const RollState *s) {
    if (s->mode != SOLO || s->closed) return "";
    if (s->relaxed) return NEXT_LINE "{throws_left throw|throws} left.";
    return s->running ? NEXT_LINE "{seconds_left second|seconds} left."
                      : NEXT_LINE "{seconds} seconds from your first throw on.";
}

static int seconds_left(const State *head) {
    return head->due_ms ? (int)((head->due_ms - head->now_ms + 999) / 1000) : 0;
}

static const char *stage_words(const Player *p) {
    static const char *const words[STAGES] = {
        [STAGE_START] = "Before the fight: what first?",
        [STAGE_FIGHTS] = "Fight. What next?",
        [STAGE_RESOLVES] = "After the fight: anything else?"};
    return words[p->stage] ? words[p->stage] : "What next?";
}

static const char *step_words(const Content *c, const Player *p) {
    const Step *step = p->work.what ? roll_step_at(c, p) : NULL;
    return step && roll_step_rows[step->verb].asks ? roll_step_rows[step->verb].asks
                                                   : "Which?";
}

static void fill(const Question *q, const Content *c, const RollState *s, const Player *p,
                 Text *title, Text *detail) {
    int fresh = dice_count(p->hand, FRESH), actions = actions_left(p);
    int way_out = roll_score_part(c, p, SCORE_ESCAPE), threat = roll_threat(c, p);
    Text hand = TEXT(80);
    roll_dice_told(p->hand, &hand);
    phrase_capital(&hand, 0);
    if (fresh && hand.length) text_add(&hand, "; ");
    const PromptValue values[] = {
        {"boss", .words = boss_of(c, p)->title},
        {"boss_health", .number = boss_of(c, p)->health},
        {"prepare",
         .pattern = actions ? "Flashback: what do you prepare?" : "Buy anything else?"},
        {"actions", .number = actions},
        {"actions_left", .pattern = actions_pattern(p)},
        {"experience", .number = experience(p)},
        {"health", .number = p->open - p->wounds},
        {"open", .number = p->open},
        {"way_out", .pattern = way_out ? ", way out {escape}" : ""},
        {"escape", .number = way_out},
        {"throw", .pattern = fresh ? "Roll the dice!" : "Roll on, or put a set down?"},
        {"hand", .words = hand.at},
        {"to_throw", .pattern = fresh ? "{fresh die|dice} to throw" : ""},
        {"fresh", .number = fresh},
        {"pool",
         .pattern = s->closed ? "The pool is closed." : "{dice die|dice} in the pool."},
        {"dice", .number = s->pool},
        {"time", .pattern = time_pattern(s)},
        {"throws_left", .number = s->throws - p->throws},
        {"seconds_left", .number = seconds_left(&s->head)},
        {"seconds", .number = s->seconds},
        {"stage", .words = stage_words(p)},
        {"step", .words = step_words(c, p)},
        {"to_go", .pattern = p->work.left > 1 ? "{left} to go." NEXT_LINE : ""},
        {"left", .number = p->work.left},
        {"room", .words = den_of(c, p)->room[p->at].title},
        {"threat", .pattern = threat ? "; {wounds Wound|Wounds} if you stay" : ""},
        {"wounds", .number = threat},
        {"icons", .number = p->icons},
        {"loot", .number = p->loot},
        {0},
    };
    prompt_words(values, q->title, title);
    prompt_words(values, q->detail, detail);
}

void roll_prompt(const Box *box, const State *head, Seat seat, Text *title, Text *detail) {
    const RollState *s = (const RollState *)head;
    if (seat >= head->seat_count || head->asked[seat].kind == ASK_NOTHING) return;
    fill(&questions[head->asked[seat].kind], box->content, s, &s->player[seat], title,
         detail);
}

const char *roll_guide(const State *head, int ask_kind) {
    const RollState *s = (const RollState *)head;
    const Question *q = &questions[ask_kind];
    return s->mode == SOLO && q->alone ? q->alone : q->guide;
}
