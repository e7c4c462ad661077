/* The open question: a title of at most eight words, then one line of numbers. */
#include "deck_goes_west/face/face.h"

typedef struct Question {
    const Content *c;
    const WestState *s;
    const Player *p;
    int seat, source;
    Text *title, *detail;
} Question;

static void purse(const Question *q) {
    phrase_next_line(q->detail);
    for (int i = 0; i < RESOURCES; i++)
        text_format(q->detail, "%s%d %s", i ? ", " : "", q->p->resource[i],
                    west_resource_titles[i]);
    verb_amount(q->detail, "." NEXT_LINE "# in hand.", q->p->hand_count);
}

static void ask_action(const Question *q) {
    bool two = q->s->mode == VERSUS && q->s->actions_left == 2;
    text_add(q->title, two ? "Your turn: up to two actions." : "What do you do?");
    text_format(q->detail, "%d of %d points.", points_of(q->s, q->seat),
                board_of(q->c, q->s)->points);
    purse(q);
}

/* "2 to walk, 1 to sail, a ride of up to 4 tiles." */
static void what_is_left(const Question *q) {
    static const char *const words[MOVEMENTS] = {"walk", "climb", "sail"};
    const Action *a = &q->s->action;
    Text left = TEXT(160);
    for (int i = 0; i < MOVEMENTS; i++) {
        if (!a->move[i]) continue;
        phrase_comma(&left, 0);
        text_format(&left, "%d to %s", a->move[i], words[i]);
    }
    for (int i = 0; i < RIDES_MAX; i++) {
        if (!a->ride[i]) continue;
        phrase_comma(&left, 0);
        text_format(&left, "a ride of up to %d tiles", a->ride[i]);
    }
    if (!left.length) return;
    phrase_next_line(q->detail);
    text_format(q->detail, "%s.", left.at);
}

/* "2 dice for Food." */
static void dice_words(const Question *q, int seat) {
    const Job *job = &q->c->jobs[q->s->action.last - 1];
    if (!q->s->action.dice[seat]) return;
    phrase_count(q->detail, q->s->action.dice[seat], "die", "dice");
    text_format(q->detail, " for %s.", west_resource_titles[job->at[job->count - 1].what]);
}

static void ask_more(const Question *q) {
    bool dice = q->s->action.dice[q->seat] > 0;
    text_add(q->title, dice ? "Roll, or add to it first?" : "Add a Job, or go on?");
    dice_words(q, q->seat);
    what_is_left(q);
    purse(q);
}

static void ask_join(const Question *q) {
    text_format(q->title, "Join %s?", west_player_title(q->c, q->s, q->s->action.seat));
    dice_words(q, q->s->action.seat);
    phrase_next_line(q->detail);
    text_add(q->detail, "Each gains half of the best other roll besides.");
}

static void ask_x(const Question *q) {
    const Work *w = &q->s->work;
    int start = q->detail->length;
    text_add(q->title, "How much is x?");
    text_add(q->detail, q->c->jobs[w->job - 1].words);
    phrase_capital(q->detail, start);
    text_char(q->detail, '.');
}

static void ask_kind(const Question *q) {
    const Work *w = &q->s->work;
    const Step *step = &q->c->jobs[w->job - 1].at[w->step];
    int amount = step->amount * (step->flags & STEP_X ? w->x : 1);
    if (step->flags & STEP_DICE)
        text_add(q->title, "Roll for which resource?");
    else
        text_format(q->title, "%s %d of which resource?", q->source == 1 ? "Pay" : "Gain",
                    amount);
    purse(q);
}

static void ask_card(const Question *q) {
    text_add(q->title,
             q->source == VERB_SCRAP ? "Scrap which card?" : "Discard which card?");
    verb_amount(q->detail,
                q->source == VERB_SCRAP ? "It leaves your deck for good." NEXT_LINE
                                          "# in hand."
                                        : "# in hand.",
                q->p->hand_count);
}

static void ask_put(const Question *q) {
    const Design *d = &q->c->designs[q->source];
    text_format(q->title, "%s: onto which pile?", d->title);
    bool danger = bits192_has(&q->c->of_pick[PICK_DANGER], d->first);
    text_add(q->detail, danger ? "A danger card: in hand it stays until a Job removes it."
                               : "The draw pile is drawn from first, at dawn or by a Job.");
}

static void ask_move(const Question *q) {
    text_add(q->title, "Where do you go?");
    what_is_left(q);
}

/* "Forest, River." */
static void land_words(const Question *q, int land) {
    int start = q->detail->length;
    for (int i = 0; i < LAND_KINDS; i++) {
        if (!(land >> i & 1)) continue;
        phrase_comma(q->detail, start);
        text_add(q->detail, west_land_titles[i]);
    }
    text_char(q->detail, '.');
}

static void ask_enter(const Question *q) {
    text_add(q->title, "It is ");
    west_place_words(q->c, q->s, q->source, q->title);
    text_add(q->title, ". Go on?");
    land_words(q, land_at(q->c, q->s, q->source));
    if (q->s->bandits[q->source])
        verb_amount(q->detail, NEXT_LINE "# {bandit|bandits} there.",
                    q->s->bandits[q->source]);
    what_is_left(q);
}

static void ask_reveal(const Question *q) {
    text_add(q->title, "Which tile do you turn up?");
    text_format(q->detail, "%d left.", q->source);
}

/* "Attack: 2 dice and 1." */
static void strength_words(const Question *q, const char *side, int dice, int sure) {
    if (!dice && !sure) return;
    phrase_next_line(q->detail);
    text_format(q->detail, "%s: ", side);
    if (dice) phrase_count(q->detail, dice, "die", "dice");
    if (sure) text_format(q->detail, dice ? " and %d" : "%d", sure);
    text_char(q->detail, '.');
}

static void ask_battle(const Question *q) {
    const Battle *b = &q->s->battle;
    int count = q->s->bandits[q->source];
    const char *bandits = count == 1 ? "bandit" : "bandits";
    if (b->by_bandits)
        text_format(q->title, "%d %s %s!", count, bandits,
                    count == 1 ? "attacks" : "attack");
    else
        text_format(q->title, "Battle with %d %s.", count, bandits);
    strength_words(q, "Attack", b->attack_dice, b->attack);
    strength_words(q, "Defence", b->defend_dice, b->defend);
    if (!q->detail->length) text_add(q->detail, "No Battle Job is in it yet.");
}

static void ask_half(const Question *q) {
    text_add(q->title, "The Wagon is harmed: which half?");
    purse(q);
}

static void add_sentence(const Question *q, const char *verb, const char *rest) {
    phrase_next_line(q->detail);
    text_format(q->detail, "%s %s.", verb, rest);
}

/* "Gives 2 Food, Boots." */
static void one_side(const Question *q, const char *verb, const uint8_t *units,
                     const uint8_t *cards) {
    char room[160];
    Text list = text_over(room, sizeof room);
    for (int i = 0; i < RESOURCES; i++) {
        if (!units[i]) continue;
        phrase_comma(&list, 0);
        text_format(&list, "%d %s", units[i], west_resource_titles[i]);
    }
    for (int i = 0; cards && i < DEAL_CARDS && cards[i]; i++) {
        phrase_comma(&list, 0);
        text_add(&list, q->c->designs[q->c->design_of[cards[i] - 1]].title);
    }
    if (list.length) add_sentence(q, verb, room);
}

static void deal_words(const Question *q) {
    const Deal *deal = &q->s->deal;
    bool own = q->s->action.seat == q->seat;
    one_side(q, own ? "You give" : "Gives", deal->give, deal->given);
    one_side(q, own ? "You ask for" : "Asks for", deal->want, NULL);
    if (deal->carry[0]) add_sentence(q, own ? "You offer" : "Offers", "to move the other");
    if (deal->carry[1]) add_sentence(q, own ? "You ask" : "Asks", "to be moved");
    if (!q->detail->length) purse(q);
}

static void ask_carry(const Question *q) {
    text_format(q->title, "Move %s with your own Jobs?",
                west_player_title(q->c, q->s, q->source));
    purse(q);
}

static void ask_offer(const Question *q) {
    if (!q->s->deal.paid)
        text_add(q->title, "A trade costs a card: which?");
    else
        text_format(q->title, "What do you offer %s?",
                    west_player_title(q->c, q->s, q->s->action.partner - 1));
    deal_words(q);
}

static void ask_reply(const Question *q) {
    text_format(q->title, "%s proposes a trade.", west_player_title(q->c, q->s, q->source));
    deal_words(q);
}

/* Bandits on the player's tile will attack before the dawn. */
static bool is_threatened(const Question *q) {
    const Mission *m = mission_of(q->c, q->s);
    bool attack = false;
    for (int i = 0; i < m->night_count; i++) attack |= m->night[i].step == NIGHT_ATTACK;
    return attack && q->s->bandits[q->p->at] > 0;
}

static void ask_evening(const Question *q) {
    Bits192 items = bits192_both(&q->p->hand, &q->c->of_pick[PICK_ITEM]);
    bool none = bits192_empty(&items);
    text_add(q->title, none ? "Evening: there are no items to discard."
                            : "Evening: discard items, or keep them.");
    text_format(q->detail, "%d in hand; at dawn you draw up to %d.", q->p->hand_count,
                character_of(q->c, q->s, q->seat)->hand);
    verb_amount(q->detail, NEXT_LINE "A full hand is death then.", 0);
    if (is_threatened(q))
        verb_amount(q->detail, NEXT_LINE "Bandits here attack tonight.", 0);
}

/* ---- Each question by its row -------------------------------------------------------------- */

#define PROMPT(KIND, list, answer, prompt, ...)  QUESTION_CASE(KIND, prompt(&q))
#define GUIDE(KIND, list, answer, prompt, guide) [ASK_##KIND] = guide,

void west_prompt(const Box *box, const State *head, Seat seat, Text *title, Text *detail) {
    const WestState *s = (const WestState *)head;
    if (seat >= s->seats) return;
    const Decision *asked = &head->asked[seat];
    Question q = {box->content, s, &s->player[seat], seat, asked->source, title, detail};
    switch ((Ask)asked->kind) { WEST_QUESTIONS(PROMPT) QUESTION_NONE }
}

const char *west_guide(const State *s, int ask_kind) {
    static const char *const guides[ASK_COUNT] = {WEST_QUESTIONS(GUIDE)};
    (void)s;
    return ask_kind > ASK_NOTHING && ask_kind < ASK_COUNT ? guides[ask_kind] : NULL;
}
