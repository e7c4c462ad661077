/*
 * The open question: what fills the holes of its title and of its line of numbers
 * (questions.h); and, for a first game, an explanation.
 */
#include "deck_goes_west/face/face.h"

typedef struct Question {
    const char *title, *detail;   /* at most eight words; one line */
    const char *guide, *together; /* NULL: as among rivals */
} Question;

#define QUESTION(KIND, list, answer, ...) [ASK_##KIND] = {.title = __VA_ARGS__},
static const Question questions[ASK_COUNT] = {WEST_QUESTIONS(QUESTION)};

/* A question, and the player who is asked. */
typedef struct Asked {
    const Content *c;
    const WestState *s;
    const Player *p;
    int seat, kind, source;
} Asked;

/* ---- Lists in words ------------------------------------------------------------------- */

/* "2 Gold, 0 Metal, 0 Wood, 1 Food" */
static void unit_words(const uint16_t *units, Text *out) {
    for (int i = 0; i < RESOURCES; i++)
        text_format(out, "%s%d %s", i ? ", " : "", units[i], west_resource_titles[i]);
}

/* "2 to walk, 1 to sail, a ride of up to 4 tiles."; "A ride of up to 4 tiles." */
static void left_words(const Action *a, Text *out) {
    static const char *const words[MOVEMENTS] = {"walk", "climb", "sail"};
    for (int i = 0; i < MOVEMENTS; i++) {
        if (!a->move[i]) continue;
        phrase_comma(out, 0);
        text_format(out, "%d to %s", a->move[i], words[i]);
    }
    for (int i = 0; i < RIDES_MAX; i++) {
        if (!a->ride[i]) continue;
        phrase_comma(out, 0);
        text_format(out, "a ride of up to %d tiles", a->ride[i]);
    }
    if (!out->length) return;
    phrase_capital(out, 0);
    text_char(out, '.');
}

/* "Forest, River." */
static void land_words(int land, Text *out) {
    for (int i = 0; i < LAND_KINDS; i++) {
        if (!(land >> i & 1)) continue;
        phrase_comma(out, 0);
        text_add(out, west_land_titles[i]);
    }
    text_char(out, '.');
}

/* "Attack: 2 dice and 1." */
static void side_words(const char *side, int dice, int sure, Text *out) {
    if (!dice && !sure) return;
    phrase_next_line(out);
    text_format(out, "%s: ", side);
    if (dice) phrase_count(out, dice, "die", "dice");
    if (sure) text_format(out, dice ? " and %d" : "%d", sure);
    text_char(out, '.');
}

static void strength_words(const Battle *b, Text *out) {
    side_words("Attack", b->attack_dice, b->attack, out);
    side_words("Defence", b->defend_dice, b->defend, out);
    if (!out->length) text_add(out, "No Battle Jobs yet.");
}

static void add_sentence(const char *verb, const char *rest, Text *out) {
    phrase_next_line(out);
    text_format(out, "%s %s.", verb, rest);
}

/* "Gives 2 Food, Boots." */
static void one_side(const Content *c, const char *verb, const uint8_t *units,
                     const uint8_t *cards, Text *out) {
    Text list = TEXT(160);
    for (int i = 0; i < RESOURCES; i++) {
        if (!units[i]) continue;
        phrase_comma(&list, 0);
        text_format(&list, "%d %s", units[i], west_resource_titles[i]);
    }
    for (int i = 0; cards && i < DEAL_CARDS && cards[i]; i++) {
        phrase_comma(&list, 0);
        text_add(&list, c->designs[c->design_of[cards[i] - 1]].title);
    }
    if (list.length) add_sentence(verb, list.at, out);
}

static void deal_words(const Asked *q, Text *out) {
    const Deal *deal = &q->s->deal;
    bool own = q->s->action.seat == q->seat;
    one_side(q->c, own ? "You give" : "Gives", deal->give, deal->given, out);
    one_side(q->c, own ? "You ask for" : "Asks for", deal->want, NULL, out);
    if (deal->carry[0])
        add_sentence(own ? "You offer" : "Offers", "to move the other", out);
    if (deal->carry[1]) add_sentence(own ? "You ask" : "Asks", "to be moved", out);
}

/* ---- What a question is about ---------------------------------------------------------- */

static void about_words(const Asked *q, Text *out) {
    switch ((Ask)q->kind) {
    case ASK_JOIN: text_add(out, west_player_title(q->c, q->s, q->s->action.seat)); break;
    case ASK_X:
        text_add(out, q->c->jobs[q->s->work.job - 1].words);
        phrase_capital(out, 0);
        break;
    case ASK_PUT: text_add(out, q->c->designs[q->source].title); break;
    case ASK_ENTER: west_place_words(q->c, q->s, q->source, out); break;
    case ASK_OFFER:
        if (q->s->action.partner)
            text_add(out, west_player_title(q->c, q->s, q->s->action.partner - 1));
        break;
    case ASK_CARRY:
    case ASK_REPLY: text_add(out, west_player_title(q->c, q->s, q->source)); break;
    default: break; /* nothing that its words name */
    }
}

static const char *battle_pattern(const Asked *q, int bandits) {
    if (!q->s->battle.by_bandits) return "Battle with {bandits bandit|bandits}.";
    return bandits == 1 ? "1 bandit attacks!" : "{bandits} bandits attack!";
}

/* Of a unit of any kind: what is done with it, and how many. */
static const char *kind_pattern(const Asked *q, int *amount) {
    const Work *w = &q->s->work;
    if (q->kind != ASK_KIND) return "";
    const Step *step = &q->c->jobs[w->job - 1].at[w->step];
    *amount = step->amount * (step->flags & STEP_X ? w->x : 1);
    if (step->flags & STEP_DICE) return "Roll for";
    return q->source == 1 ? "Pay {amount} of" : "Gain {amount} of";
}

/* Of the card that source names. */
static bool is_kind(const Asked *q, int pick) {
    return bits192_has(&q->c->of_pick[pick], q->c->designs[q->source].first);
}

static const char *pile_words(const Asked *q) {
    if (q->kind != ASK_PUT) return "";
    if (!is_kind(q, PICK_DANGER))
        return "The draw pile comes first, at dawn or when a Job draws.";
    return q->s->night && is_kind(q, PICK_EXHAUSTION)
               ? "Each night brings Exhaustion: in hand it stays until a Job removes it."
               : "A danger card: in hand it stays until a Job removes it.";
}

/* DW-88 */
static const char *turn_pattern(const WestState *s) {
    if (s->mode != VERSUS) return "What do you do?";
    if (s->actions_left == 2) return "Your turn: up to two actions.";
    return s->opening ? "Your turn: one action." : "One more action, or end your turn?";
}

static bool has_items(const Asked *q) {
    Bits192 items = bits192_both(&q->p->hand, &q->c->of_pick[PICK_ITEM]);
    return !bits192_empty(&items);
}

/* Bandits on the player's tile will attack before the dawn. */
static bool is_threatened(const Asked *q) {
    const Mission *m = mission_of(q->c, q->s);
    bool attack = false;
    for (int i = 0; i < m->night_count; i++) attack |= m->night[i].step == NIGHT_ATTACK;
    return attack && q->s->bandits[q->p->at] > 0;
}

/* What the dice of the action's last step are for. */
static const char *dice_title(const Content *c, const Action *a) {
    const Job *job = &c->jobs[a->last - 1];
    return west_resource_titles[job->at[job->count - 1].what];
}

static void fill(const Question *row, const Asked *q, Text *title, Text *detail) {
    const WestState *s = q->s;
    const Action *a = &s->action;
    bool scraps = q->source == VERB_SCRAP;
    bool at_place = q->kind == ASK_BATTLE || q->kind == ASK_ENTER;
    int dice = q->kind == ASK_MORE   ? a->dice[q->seat]
               : q->kind == ASK_JOIN ? a->dice[a->seat]
                                     : 0;
    int amount = 0, cards = q->kind == ASK_CARD ? s->work.left - 1 : 0;
    int bandits = at_place ? s->bandits[q->source] : 0;
    Text purse = TEXT(80), left = TEXT(160), land = TEXT(80), strength = TEXT_MARKED(160);
    Text deal = TEXT_MARKED(480), about = TEXT_MARKED(300);
    unit_words(q->p->resource, &purse);
    left_words(a, &left);
    land_words(at_place ? land_at(q->c, s, q->source) : 0, &land);
    strength_words(&s->battle, &strength);
    deal_words(q, &deal);
    about_words(q, &about);
    const char *kind = kind_pattern(q, &amount);
    const PromptValue values[] = {
        {"source", .number = q->source},
        {"about", .words = about.at},
        {"turn", .pattern = turn_pattern(s)},
        {"points", .number = points_of(s, q->seat)},
        {"goal", .number = board_of(q->c, s)->points},
        {"purse", .words = purse.at},
        {"hand", .number = q->p->hand_count},
        {"hand_size", .number = character_of(q->c, s, q->seat)->hand},
        {"battle", .pattern = battle_pattern(q, bandits)},
        {"bandits", .number = bandits},
        {"strength", .words = strength.at},
        {"evening", .pattern = has_items(q) ? "Evening: discard items, or keep them."
                                            : "Evening: there are no items to discard."},
        {"threat",
         .pattern = is_threatened(q) ? NEXT_LINE "Bandits here attack tonight." : ""},
        {"more", .pattern = dice ? "Roll, or add to it first?" : "Add a Job, or go on?"},
        {"dice_first", .pattern = dice ? "{dice die|dice} for {dice_kind}." NEXT_LINE : ""},
        {"dice", .number = dice},
        {"dice_kind", .words = dice ? dice_title(q->c, a) : ""},
        {"left", .words = left.at},
        {"left_first", .pattern = left.length ? "{left}" NEXT_LINE : ""},
        {"left_next", .pattern = left.length ? NEXT_LINE "{left}" : ""},
        {"kind", .pattern = kind},
        {"amount", .number = amount},
        {"to_go", .pattern = cards > 1 ? "{cards} to go." NEXT_LINE : ""},
        {"cards", .number = cards},
        {"rid", .pattern = scraps ? "Scrap" : "Discard"},
        {"for_good", .pattern = scraps ? "It leaves your deck for good." NEXT_LINE : ""},
        {"pile", .words = pile_words(q)},
        {"land", .words = land.at},
        {"band", .pattern = bandits ? NEXT_LINE "{bandits bandit|bandits} there." : ""},
        {"offer", .pattern = s->deal.paid ? "What do you offer {about}?"
                                          : "A trade costs a card: which?"},
        {"deal", .pattern = deal.length ? "{terms}" : PURSE_WORDS},
        {"terms", .words = deal.at},
        {0},
    };
    prompt_words(values, row->title, title);
    prompt_words(values, row->detail, detail);
}

void west_prompt(const Box *box, const State *head, Seat seat, Text *title, Text *detail) {
    const WestState *s = (const WestState *)head;
    if (seat >= s->seats || head->asked[seat].kind == ASK_NOTHING) return;
    const Decision *asked = &head->asked[seat];
    Asked q = {box->content, s, &s->player[seat], seat, asked->kind, asked->source};
    fill(&questions[asked->kind], &q, title, detail);
}

const char *west_guide(const State *head, int ask_kind) {
    const Question *q = &questions[ask_kind];
    bool together = ((const WestState *)head)->mode != VERSUS;
    return together && q->together ? q->together : q->guide;
}
