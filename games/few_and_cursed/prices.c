/*
 * What stands at the right of an option: what it costs and what it gives. "2 Movement,
 * 1 Curse"; "9 Attack: 3 Grit, +2 Water".
 */
#include "few_and_cursed/face.h"

/* ---- Shared with scene and prompts ---------------------------------------------------------- */

void few_road_words(const Road *road, int movement, Text *out) {
    text_format(out, "%d Movement", movement);
    if (road->curse) text_format(out, ", %d Curse", road->curse);
    if (road->attack) text_format(out, ", %d Attack", road->attack);
}

static void end_words(const Job *job, Text *out) {
    switch (job->end) {
    case END_NONE: break;
    case END_MONEY: text_format(out, "%d Water", job->amount); break;
    case END_JOBS_MOST: text_add(out, "most jobs"); break;
    case END_ARTIFACTS: text_format(out, "%d artifacts", job->amount); break;
    case END_BOUNTIES: text_format(out, "%d bounties", job->amount); break;
    }
    text_add(out, " at the end");
}

static void need_words(const Job *job, Text *out) {
    int start = out->length;
    switch (job->kind) {
    case JOB_SPEND:
        if (job->move) text_format(out, "%d Movement", job->move);
        if (job->attack) phrase_comma(out, start);
        if (job->attack) text_format(out, "%d Attack", job->attack);
        break;
    case JOB_CURSE: text_format(out, "Curse at %d", job->amount); break;
    case JOB_BULLETS: text_format(out, "Bullets at %d", job->amount); break;
    case JOB_HEALTH: text_format(out, "Health at %d", job->amount); break;
    case JOB_END: end_words(job, out); break;
    }
}

void few_job_words(const Job *job, Text *out) {
    need_words(job, out);
    text_format(out, " for %d Water, %d Grit", job->money, job->grit);
}

/* ---- Cards and bounties ------------------------------------------------------------------------ */

/* The text of a copier is long; its words on the card tell the rest. */
static void effects_words(const Effects *e, Text *out) {
    Effects shown = {0, {{0, 0}}};
    bool copies = false;
    int start = out->length;
    for (int i = 0; i < e->count; i++) {
        if (e->at[i].verb == VERB_COPY)
            copies = true;
        else
            shown.at[shown.count++] = e->at[i];
    }
    few_effects_words(&shown, out);
    if (copies) phrase_comma(out, start);
    if (copies) text_add(out, "repeat a card");
}

/* A card that is trashed gives both lines; what they share is one number. */
static void play_words(const Design *d, bool trash, Text *out) {
    Effects play = d->play, more = {0, {{0, 0}}};
    int start = out->length;
    for (int i = 0; trash && i < d->trash.count; i++) {
        Effect e = d->trash.at[i];
        int same = 0;
        while (same < play.count && play.at[same].verb != e.verb) same++;
        if (same < play.count)
            play.at[same].amount = (int8_t)(play.at[same].amount + e.amount);
        else
            more.at[more.count++] = e;
    }
    effects_words(&play, out);
    if (more.count) phrase_comma(out, start);
    effects_words(&more, out);
}

static void exchange_words(const Effects *cost, const Effects *gain, Text *out) {
    few_cost_words(cost, out);
    if (cost->count && gain->count) text_add(out, ": ");
    few_effects_words(gain, out);
}

static void item_words(const Item *item, Text *out) {
    few_effects_words(&item->use, out);
    if (item->rate.in) text_format(out, "%d for %d", item->rate.in, item->rate.out);
}

/* "9 Attack: 3 Grit, +2 Water"; what need not be paid is taken off. */
static void bounty_words(const Bounty *b, int cost, Text *out) {
    text_format(out, "%d Attack: %d Grit", max_int(0, cost), b->grit);
    if (b->reward.count) text_add(out, ", ");
    few_effects_words(&b->reward, out);
}

static void artifact_words(const Content *c, int artifact, Text *out) {
    const Design *d = &c->designs[c->design_of[c->artifact_card[artifact]]];
    play_words(d, false, out);
    text_format(out, ", %d Grit at the end", d->grit);
}

/* ---- Prices, one function a group of verbs ------------------------------------------------------ */

typedef struct Asked {
    const Content *c;
    const FewState *s;
    const Rider *r;
    int kind, source;
} Asked;

/* At any moment of one's turn. */
static void free_price(const Asked *a, Option o, Text *out) {
    switch (o.verb) {
    case OPT_PLAY: play_words(&a->c->designs[o.arg[0]], false, out); break;
    case OPT_PLAY_TRASH: play_words(&a->c->designs[o.arg[0]], true, out); break;
    case OPT_USE: few_effects_words(&a->c->items[o.arg[0]].use, out); break;
    case OPT_SHOOT:
        text_format(out, "%d of %d left", max_int(0, a->r->bullets - o.arg[0]),
                    a->r->bullet_max);
        break;
    case OPT_SCORE: few_job_words(&a->c->jobs[o.arg[0]], out); break;
    }
}

static void choice_price(const Asked *a, int place, Text *out) {
    if (!a->r->event) return;
    const EventOption *option = &few_event(a->c, a->r)->option[place];
    exchange_words(&option->cost, &option->gain, out);
    if (!option->cost.count && !option->gain.count) text_add(out, "nothing happens");
}

static void town_price(const Asked *a, Option o, Text *out) {
    switch (o.verb) {
    case OPT_CHOOSE: choice_price(a, o.arg[0], out); break;
    case OPT_BOARD: text_add(out, "draw 2 jobs"); break;
    case OPT_STORE: text_format(out, "%d Water at hand", a->r->money); break;
    case OPT_BUY_ITEM:
        text_format(out, "%d Water: ", few_item_price(a->c, a->r, o.arg[0]));
        item_words(&a->c->items[o.arg[0]], out);
        break;
    case OPT_BUY:
        text_format(out, "%d Water", few_stock_price(a->c, (Stock)o.arg[0]));
        break;
    case OPT_REFRESH: text_add(out, "once a visit"); break;
    case OPT_GIVE_BACK: few_job_words(&a->c->jobs[o.arg[0]], out); break;
    case OPT_SELL: text_format(out, "+%d Water", a->c->jobs[o.arg[0]].money); break;
    case OPT_DROP_ITEM: item_words(&a->c->items[o.arg[0]], out); break;
    }
}

static void fight_price(const Asked *a, Option o, Text *out) {
    const Bounty *b = few_target(a->c, a->s, o.arg[0], o.arg[1]);
    if (b) bounty_words(b, b->cost - few_fight_bonus(a->c, a->r), out);
}

static void rob_price(const Asked *a, int victim, Text *out) {
    int health = a->s->rider[victim].health;
    text_format(out, "%d Attack, Curse +2: %d Grit, %d Water", 2 * health, health, health);
}

/* A road that does not start here has no price: the words are asked for anywhere. */
static void road_price(const Asked *a, int to, Text *out) {
    int road = a->c->road_at[a->r->at][to];
    if (!road) return;
    const Road *way = &a->c->roads[road - 1];
    few_road_words(way, few_road_movement(a->c, a->r, way), out);
}

static void recover_price(const Asked *a, Text *out) {
    int corner = a->c->spaces[a->r->at].corner;
    if (corner < 0) return;
    int here = bits_count(a->s->artifacts & (7u << (3 * corner)));
    text_format(out, "%d to choose from", here);
}

static void encounter_price(const Asked *a, Text *out) {
    if (a->r->at == TOWN)
        text_add(out, "draw 2 jobs, or buy");
    else
        text_add(out, few_terrain_titles[a->c->spaces[a->r->at].terrain]);
}

static void ability_price(const Asked *a, Text *out) {
    const CharacterSide *side = few_side(a->c, a->r);
    exchange_words(&side->action_cost, &side->action, out);
}

static void toll_price(const Asked *a, int paid, Text *out) {
    int start = out->length, unpaid = a->s->toll - paid;
    if (paid) text_format(out, "%d Attack", paid);
    if (unpaid > 0) phrase_comma(out, start);
    if (unpaid > 0) text_format(out, "%d Health", unpaid);
}

static void action_price(const Asked *a, Option o, Text *out) {
    switch (o.verb) {
    case OPT_MOVE: road_price(a, o.arg[0], out); break;
    case OPT_FIGHT: fight_price(a, o, out); break;
    case OPT_ROB: rob_price(a, o.arg[0], out); break;
    case OPT_RECOVER: recover_price(a, out); break;
    case OPT_ENCOUNTER: encounter_price(a, out); break;
    case OPT_CAMP: text_add(out, "+1 Health, ends your Action phase"); break;
    case OPT_ABILITY: ability_price(a, out); break;
    case OPT_TOLL: toll_price(a, o.arg[0], out); break;
    case OPT_TAKE: artifact_words(a->c, o.arg[0], out); break;
    }
}

static void stat_price(const Rider *r, Stat stat, Text *out) {
    switch (stat) {
    case STAT_HEALTH: text_format(out, "%d now", r->health); break;
    case STAT_BULLET_MAX: text_format(out, "%d now", r->bullet_max); break;
    case STAT_THRESHOLD: text_format(out, "%d now", r->threshold); break;
    }
}

/* Whom a monster meets there. */
static void way_price(const Asked *a, int space, Text *out) {
    int start = out->length;
    for (int seat = 0; seat < a->s->seats; seat++) {
        if (a->s->rider[seat].at != space) continue;
        phrase_comma(out, start);
        text_format(out, "%s loses 1 Health", few_rider_title(a->c, a->s, seat));
    }
}

static void pile_price(const Asked *a, int pile, Text *out) {
    const Bounty *top = few_top(a->c, a->s, pile);
    if (a->kind == ASK_GIVE_UP && top) bounty_words(top, top->cost, out);
}

static void effect_price(const Asked *a, Option o, Text *out) {
    switch (o.verb) {
    case OPT_KEEP: play_words(&a->c->designs[o.arg[0]], false, out); break;
    case OPT_TRASH: play_words(&a->c->designs[o.arg[0]], false, out); break;
    case OPT_DISCARD: play_words(&a->c->designs[o.arg[0]], false, out); break;
    case OPT_COPY: play_words(&a->c->designs[o.arg[0]], o.arg[1] != 0, out); break;
    case OPT_STAT: stat_price(a->r, (Stat)o.arg[0], out); break;
    case OPT_YES: few_job_words(&a->c->jobs[a->c->job_of[a->source]], out); break;
    case OPT_WAY: way_price(a, o.arg[0], out); break;
    case OPT_PILE: pile_price(a, o.arg[0], out); break;
    }
}

void few_price(const Box *box, const State *state, Seat seat, Option o, Text *out) {
    const FewState *s = (const FewState *)state;
    if (seat >= s->seats) return;
    const Decision *asked = &s->head.asked[seat];
    Asked a = {box->content, s, &s->rider[seat], asked->kind, asked->source};
    free_price(&a, o, out);
    town_price(&a, o, out);
    action_price(&a, o, out);
    effect_price(&a, o, out);
}
