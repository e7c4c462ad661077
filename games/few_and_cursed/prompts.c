/*
 * The open question, as a friend at the table would put it: a title of at most eight
 * words, then one line of numbers; and, for a first game, what such a question is about.
 */
#include "few_and_cursed/face.h"

typedef struct Question {
    const Content *c;
    const FewState *s;
    const Rider *r;
    int seat;
    int source; /* what the question is about, as it was asked */
    Text *title, *detail;
} Question;

/* "4 Movement, 6 Attack, 3 of 5 Bullets, 5 Water." */
static void purse(const Question *q) {
    text_format(q->detail, "%d Movement, %d Attack, %d of %d Bullets, %d Water.",
                q->r->move, q->r->attack, q->r->bullets, q->r->bullet_max, q->r->money);
}

static void hand_words(const Question *q) {
    phrase_count(q->detail, q->r->hand_count, "card in hand.", "cards in hand.");
}

static void more_words(const Question *q) {
    text_format(q->detail, "%d to choose. ", max_int(1, q->source));
    hand_words(q);
}

/* ---- The phases ------------------------------------------------------------------------- */

static void ask_improvise(const Question *q) {
    text_add(q->title, "Improvise: keep one of two cards.");
    hand_words(q);
}

static void ask_event(const Question *q) {
    if (q->r->event && q->r->event_terrain == CURSED_LAND)
        text_format(q->title, "%s: your choice.", q->c->cursed[q->r->event - 1].title);
    else
        text_format(q->title, "%s: your choice.", few_terrain_titles[q->r->event_terrain]);
    if (q->r->event) text_format(q->detail, "%s ", few_event(q->c, q->r)->story);
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
    else
        text_format(q->title, "Action taken. Ride on, %s?", who);
    purse(q);
}

static void ask_toll(const Question *q) {
    text_format(q->title, "The road asks for %d Attack.", q->s->toll);
    text_add(q->detail, "Each one unpaid costs 1 Health. ");
    purse(q);
}

/* ---- Town ------------------------------------------------------------------------------- */

static void ask_deal(const Question *q) {
    text_add(q->title, "Which job do you give back?");
    text_format(q->detail, "%d of %d jobs go back to the deck.", max_int(1, q->source),
                q->r->job_count);
}

static void ask_sell(const Question *q) {
    text_add(q->title, "Job Board: sell one of your jobs?");
    phrase_count(q->detail, q->r->job_count, "job at hand, ", "jobs at hand, ");
    text_format(q->detail, "%d Water.", q->r->money);
}

static void ask_order(const Question *q) {
    text_add(q->title, "Which one goes to the discards next?");
    text_format(q->detail, "%d to go; the last one can still be bought.", q->source);
}

static void ask_room(const Question *q) {
    text_format(q->title, "No room for %s: what goes?", q->c->items[q->source].title);
    phrase_count(q->detail, bits_count(q->r->items), "item: ", "items: ");
    text_add(q->detail, "2 accessories and 2 hands at most.");
}

/* ---- Effects ------------------------------------------------------------------------------ */

static void ask_artifact(const Question *q) {
    text_add(q->title, "Which artifact do you take?");
    text_format(q->detail, "%d on the board, %d of yours.", bits_count(q->s->artifacts),
                bits_count(q->r->artifacts));
}

static void ask_trash(const Question *q) {
    text_add(q->title, "Which card is trashed for good?");
    more_words(q);
}

static void ask_trash_hand(const Question *q) {
    text_add(q->title, "Which hand card is trashed for good?");
    more_words(q);
}

static void ask_stat(const Question *q) {
    text_add(q->title, "Which stat do you raise?");
    text_format(q->detail, "Health %d, bullet maximum %d, Curse Threshold %d.",
                q->r->health, q->r->bullet_max, q->r->threshold);
}

static void ask_extra(const Question *q) {
    text_add(q->title, "Improvise again: keep one of two.");
    hand_words(q);
}

static void ask_copy(const Question *q) {
    text_format(q->title, "%s: which card is repeated?", few_card_title(q->c, q->source));
    text_format(q->detail, "Curse %d of %d, Health %d. ", q->r->curse, q->r->threshold,
                q->r->health);
    purse(q);
}

static void ask_go(const Question *q) {
    text_add(q->title, "Where do you ride, free of cost?");
    text_format(q->detail, "From %s, %d from San Andreas.", q->c->spaces[q->r->at].title,
                q->c->home_distance[q->r->at]);
}

static void ask_discard(const Question *q) {
    text_add(q->title, "Which card do you discard?");
    more_words(q);
}

/* ---- At any moment, and at the end of the round ---------------------------------------------- */

static void ask_job(const Question *q) {
    const Job *job = &q->c->jobs[q->c->job_of[q->source]];
    text_format(q->title, "%s fits: score it now?", job->title);
    few_job_words(job, q->detail);
    text_char(q->detail, '.');
}

static void ask_keep(const Question *q) {
    text_add(q->title, "Cleanup: discard any of your hand?");
    hand_words(q);
    text_format(q->detail, " You draw up to %d.",
                HAND_SIZE - (few_side(q->c, q->r)->special == SPECIAL_SMALL_HAND));
}

static void ask_monster(const Question *q) {
    int at = max_int(0, q->s->monster_at[q->source] - 1);
    text_format(q->title, "Which way does %s go?", q->c->monsters[q->source].title);
    text_format(q->detail, "At %s, %d from San Andreas.", q->c->spaces[at].title,
                q->c->home_distance[at]);
}

static void ask_pile(const Question *q) {
    text_add(q->title, "Grit 21: which monster comes out?");
    text_add(q->detail, "It takes the place of the open card of 1 pile.");
}

static void ask_give_up(const Question *q) {
    text_add(q->title, "Nobody captured: who gets away?");
    text_format(q->detail, "%d of 3 monsters beaten.", q->s->monsters_beaten);
}

/* ---- The table -------------------------------------------------------------------------------- */

typedef struct AskRow {
    void (*words)(const Question *q);
    const char *guide;
} AskRow;

/* clang-format off */
static const AskRow rows[ASK_COUNT] = {
    [ASK_IMPROVISE] = {ask_improvise,
        "Each round begins with two Upgrades: one goes into your hand, the other away. Most "
        "of your strength comes from here."},
    [ASK_EVENT] = {ask_event,
        "Play cards, use items and shoot until you can pay for an option, then choose it. "
        "What you do not spend is lost at the end of the phase."},
    [ASK_TOWN] = {ask_town,
        "The Job Board gives two secret jobs; what is not done by the end costs Grit. The "
        "Store sells items, bullets and stats for Water."},
    [ASK_STORE] = {ask_store,
        "Buy as much as you can pay. Items stay before you and work once each round, weapons "
        "as often as you have bullets."},
    [ASK_ACTION] = {ask_action,
        "Play cards for Movement and Attack, ride, take one action, ride on. Fight a bounty "
        "where it was last seen, recover an artifact in a corner, rob, camp or look for an "
        "encounter."},
    [ASK_TOLL] = {ask_toll,
        "The road is guarded: pay Attack for each symbol, or lose 1 Health for it."},
    [ASK_DEAL] = {ask_deal,
        "You were dealt four jobs and keep two. Keep what suits your deck: a job that is not "
        "done by the end costs its Grit."},
    [ASK_SELL] = {ask_sell,
        "One job may be sold for its Water. It brings no Grit then, and costs none."},
    [ASK_ORDER] = {ask_order,
        "All three cards leave the row. The top card of the discards can still be bought."},
    [ASK_ROOM] = {ask_room,
        "You wear two accessories and have two hands. What goes is not paid for."},
    [ASK_ARTIFACT] = {ask_artifact,
        "You may own one artifact of each corner. It goes into your hand and is played like "
        "an Upgrade, and it counts Grit at the end."},
    [ASK_TRASH] = {ask_trash,
        "A trashed card is gone for good. Losing a weak starting card makes the deck better."},
    [ASK_TRASH_HAND] = {ask_trash_hand,
        "A trashed card is gone for good. It must come from your hand."},
    [ASK_STAT] = {ask_stat,
        "1 Health more, room for 1 more bullet, or 1 more Curse before you turn."},
    [ASK_EXTRA] = {ask_extra,
        "Two more Upgrades: one goes into your hand, the other away."},
    [ASK_COPY] = {ask_copy,
        "Do again all that another card of this phase did. Repeating an artifact costs "
        "Health."},
    [ASK_GO] = {ask_go,
        "No Movement, no Curse, no toll: you are simply there."},
    [ASK_DISCARD] = {ask_discard,
        "It goes to your discards and comes back with the next shuffle."},
    [ASK_JOB] = {ask_job,
        "A track shows just what the job wants. Score it now, or wait: it is asked again when "
        "the track changes or a round begins."},
    [ASK_KEEP] = {ask_keep,
        "Discard what you do not need, then draw up to four. If the deck runs out you shuffle "
        "and ride home."},
    [ASK_MONSTER] = {ask_monster,
        "Two ways to San Andreas are equally short. The first player decides."},
    [ASK_PILE] = {ask_pile,
        "The first to reach 21 Grit calls a monster: it replaces the open card of a pile and "
        "sets out for San Andreas."},
    [ASK_GIVE_UP] = {ask_give_up,
        "Alone, each round without a captured Most Wanted costs one of them. Below each pile "
        "a monster waits."},
};
/* clang-format on */

void few_prompt(const Box *box, const State *state, Seat seat, Text *title, Text *detail) {
    const FewState *s = (const FewState *)state;
    if (seat >= s->seats) return;
    const Decision *asked = &s->head.asked[seat];
    Question q = {box->content, s, &s->rider[seat], seat, asked->source, title, detail};
    if (rows[asked->kind].words) rows[asked->kind].words(&q);
}

const char *few_guide(int ask_kind) {
    return ask_kind > ASK_NOTHING && ask_kind < ASK_COUNT ? rows[ask_kind].guide : NULL;
}
