/* The open question: a title of at most eight words, then one line of numbers. */
#include "roll_and_fight/face/face.h"

typedef struct Question {
    const Content *c;
    const RollState *s;
    const Player *p;
    Text *title, *detail;
} Question;

static void ask_side(const Question *q) {
    text_add(q->title, "Which side of your board?");
    text_format(q->detail, "Against %s, Health %d.", boss_of(q->c, q->p)->title,
                boss_of(q->c, q->p)->health);
}

static void health_words(const Question *q) {
    text_format(q->detail, "Health %d of %d", q->p->open - q->p->wounds, q->p->open);
}

static void ask_flashback(const Question *q) {
    int actions = actions_left(q->p);
    text_add(q->title, actions ? "Flashback: what do you prepare?" : "Buy anything else?");
    if (actions) {
        phrase_count(q->detail, actions, "action", "actions");
        text_add(q->detail, " left, ");
        if (q->p->free_action)
            text_add(q->detail, actions > 1 ? "one of your choice, " : "of your choice, ");
    }
    text_format(q->detail, "%d Experience, ", experience(q->p));
    health_words(q);
    int way_out = roll_score_part(q->c, q->p, SCORE_ESCAPE);
    if (way_out) text_format(q->detail, ", way out %d", way_out);
    text_char(q->detail, '.');
}

/* Alone: what is left before the pool closes, in seconds or throws. */
static void time_words(const Question *q) {
    const RollState *s = q->s;
    if (s->mode != SOLO || s->closed) return;
    if (s->relaxed || s->running) {
        int seconds = (int)((s->head.due_ms - s->head.now_ms + 999) / 1000);
        phrase_next_line(q->detail);
        if (s->relaxed)
            phrase_count(q->detail, s->throws - q->p->throws, "throw", "throws");
        else
            phrase_count(q->detail, seconds, "second", "seconds");
        text_add(q->detail, " left.");
    } else
        verb_amount(q->detail, NEXT_LINE "# seconds from your first throw on.", s->seconds);
}

/* "Gun, Wound; 2 dice to throw." */
static void hand_words(const Question *q) {
    int fresh = dice_count(q->p->hand, FRESH);
    roll_dice_words(q->p->hand, q->detail);
    if (fresh) {
        if (q->detail->length) text_add(q->detail, "; ");
        phrase_count(q->detail, fresh, "die", "dice");
        text_add(q->detail, " to throw");
    }
    text_char(q->detail, '.');
}

static void ask_rolling(const Question *q) {
    text_add(q->title, dice_count(q->p->hand, FRESH) ? "Roll the dice!"
                                                     : "Roll on, or put a set down?");
    hand_words(q);
    verb_amount(q->detail,
                q->s->closed ? NEXT_LINE "The pool is closed."
                             : NEXT_LINE "# {die|dice} in the pool.",
                q->s->pool);
    time_words(q);
}

static void place_words(const Question *q) {
    phrase_next_line(q->detail);
    text_format(q->detail, "In %s; ", den_of(q->c, q->p)->room[q->p->at].title);
    health_words(q);
    int threat = roll_threat(q->c, q->p);
    if (threat) {
        text_add(q->detail, "; ");
        phrase_count(q->detail, threat, "Wound", "Wounds");
        text_add(q->detail, " if you stay");
    }
    text_char(q->detail, '.');
}

static void ask_fight(const Question *q) {
    static const char *const titles[STAGES] = {
        [STAGE_START] = "Before the fight: what first?",
        [STAGE_FIGHTS] = "Fight. What next?",
        [STAGE_RESOLVES] = "After the fight: anything else?"};
    text_add(q->title, titles[q->p->stage] ? titles[q->p->stage] : "What next?");
    place_words(q);
}

static void ask_step(const Question *q) {
    static const char *const titles[VERBS] = {[VERB_MOVE] = "Move to which room?",
                                              [VERB_JUMP] = "Jump to which room?",
                                              [VERB_HIT] = "Hit whom?",
                                              [VERB_HIT_EACH] = "Hit whom?",
                                              [VERB_SHOOT] = "Shoot whom?",
                                              [VERB_EVADE] = "Evade whom?",
                                              [VERB_KILL] = "Kill whom?"};
    const Step *step = q->p->work.what ? roll_step_at(q->c, q->p) : NULL;
    text_add(q->title, step && titles[step->verb] ? titles[step->verb] : "Which?");
    if (q->p->work.left > 1) text_format(q->detail, "%d to go.", q->p->work.left);
    place_words(q);
}

static void ask_loot(const Question *q) {
    text_add(q->title, "Loot: what do you take?");
    phrase_count(q->detail, q->p->icons, "icon", "icons");
    text_format(q->detail, " to collect, %d on the Loot Track, ", q->p->loot);
    health_words(q);
    text_char(q->detail, '.');
}

#define PROMPT(KIND, list, answer, prompt, ...)  QUESTION_CASE(KIND, prompt(&q))
#define GUIDE(KIND, list, answer, prompt, guide) [ASK_##KIND] = guide,

void roll_prompt(const Box *box, const State *head, Seat seat, Text *title, Text *detail) {
    const RollState *s = (const RollState *)head;
    if (seat >= head->seat_count) return;
    Question q = {box->content, s, &s->player[seat], title, detail};
    switch ((Ask)head->asked[seat].kind) { ROLL_QUESTIONS(PROMPT) QUESTION_NONE }
}

const char *roll_guide(const State *s, int ask_kind) {
    static const char *const guides[ASK_COUNT] = {ROLL_QUESTIONS(GUIDE)};
    static const char alone[] = "Roll as often as you like. A set that is put on an "
                                "Ability is yours for the fight; "
                                "once time is up, no more dice come from the pool.";
    if (ask_kind == ASK_ROLLING && ((const RollState *)s)->mode == SOLO) return alone;
    return ask_kind > ASK_NOTHING && ask_kind < ASK_COUNT ? guides[ask_kind] : NULL;
}
