/*
 * Which lines of the packs a choice uses, so that tools can find what never comes up.
 * Passive abilities count in every Action phase of their side; end-of-game jobs count when
 * they are met.
 */
#include "few_and_cursed/few_and_cursed.h"
#include "few_and_cursed/rules/action.h"
#include "few_and_cursed/rules/encounter.h"

const char *const few_usable[] = {
    "rules bullet bullet_max health threshold",
    "character rate ability action cursed_rate cursed_ability",
    "space at",
    "start play trash",
    "upgrade play trash",
    "artifact play grit",
    "item cost use rate ability",
    "job water spend curse bullets health end",
    "encounter desert_1 desert_2 desert_3 canyons_1 canyons_2 canyons_3 ruins_1 ruins_2 "
    "ruins_3",
    "cursed option_1 option_2 option_3",
    "wanted cost back_cost",
    "most_wanted cost",
    "monster cost",
    NULL,
};

/* What the functions below look at. */
typedef struct Asking {
    const Content *c;
    const FewState *s;
    const Rider *r;
    const Decision *asked;
} Asking;

static void design_uses(const Content *c, int design, const char *key, Uses *out) {
    const Design *d = &c->designs[design];
    use_add(out, few_card_kinds[d->kind], d->id, key);
}

static bool is_rate(Rate rate, Option o) {
    return rate.in == o.arg[0] && rate.out == o.arg[1];
}

/* Everything that gives this rate; there may be several. */
static void shot_uses(const Asking *a, Option o, Uses *out) {
    const Character *who = &a->c->characters[a->r->character];
    if (is_rate(who->side[a->r->cursed].rate, o))
        use_add(out, "character", who->id, a->r->cursed ? "cursed_rate" : "rate");
    for (uint32_t items = a->r->items; items;) {
        const Item *item = &a->c->items[bits_take(&items)];
        if (is_rate(item->rate, o)) use_add(out, "item", item->id, "rate");
    }
}

static void job_uses(const Job *job, Uses *out) {
    static const char *const needs[] = {[JOB_SPEND] = "spend",
                                        [JOB_CURSE] = "curse",
                                        [JOB_BULLETS] = "bullets",
                                        [JOB_HEALTH] = "health",
                                        [JOB_END] = "end"};
    use_add(out, "job", job->id, needs[job->kind]);
}

static void choice_uses(const Asking *a, int place, Uses *out) {
    const char *key = few_encounter(a->c, a->r)->option[place].key;
    int card = a->r->encounter - 1;
    if (a->r->encounter_terrain == CURSED_LAND)
        use_add(out, "cursed", a->c->cursed_encounters[card].id, key);
    else
        use_add(out, "encounter", a->c->encounters[card].id, key);
}

static void fight_uses(const Asking *a, Option o, Uses *out) {
    static const char *const kinds[] = {[TARGET_WANTED] = "wanted",
                                        [TARGET_MOST_WANTED] = "most_wanted",
                                        [TARGET_MONSTER] = "monster"};
    bool back = o.arg[0] == TARGET_WANTED && few_wanted_side(a->s, o.arg[1]);
    const Bounty *b = few_target(a->c, a->s, o.arg[0], o.arg[1]);
    use_add(out, kinds[o.arg[0]], b->id, back ? "back_cost" : "cost");
}

static void ability_uses(const Asking *a, Uses *out) {
    const Character *who = &a->c->characters[a->r->character];
    if (a->asked->kind != ASK_ACTION) return;
    if (who->side[a->r->cursed].special)
        use_add(out, "character", who->id, a->r->cursed ? "cursed_ability" : "ability");
    for (uint32_t items = a->r->items; items;) {
        const Item *item = &a->c->items[bits_take(&items)];
        if (item->special) use_add(out, "item", item->id, "ability");
    }
}

/* FC-103 to FC-105: only among rivals. */
static void end_uses(const Asking *a, Uses *out) {
    if (a->s->mode != MODE_RIVALS) return;
    for (uint64_t left = a->r->scored; left;) {
        const Job *job = few_job(a->c, bits64_take(&left));
        if (job->kind == JOB_END) job_uses(job, out);
    }
    for (uint32_t artifacts = a->r->artifacts; artifacts;)
        design_uses(a->c, few_artifact_design(a->c, bits_take(&artifacts)), "grit", out);
}

void few_uses(const Box *box, const State *state, Seat seat, Option o, Uses *out) {
    const Content *c = box->content;
    const FewState *s = (const FewState *)state;
    const Rider *r = &s->rider[seat];
    Asking a = {c, s, r, &state->asked[seat]};
    switch (o.verb) {
    case OPT_NONE: end_uses(&a, out); break;
    case OPT_PLAY: design_uses(c, o.arg[0], "play", out); break;
    case OPT_PLAY_TRASH: design_uses(c, o.arg[0], "trash", out); break;
    case OPT_USE: use_add(out, "item", c->items[o.arg[0]].id, "use"); break;
    case OPT_SHOOT: shot_uses(&a, o, out); break;
    case OPT_SCORE: job_uses(&c->jobs[o.arg[0]], out); break;
    case OPT_CHOOSE: choice_uses(&a, o.arg[0], out); break;
    case OPT_BUY_ITEM: use_add(out, "item", c->items[o.arg[0]].id, "cost"); break;
    case OPT_BUY: use_add(out, "rules", "prices", few_stock_words[o.arg[0]]); break;
    case OPT_MOVE: use_add(out, "space", c->spaces[o.arg[0]].id, "at"); break;
    case OPT_FIGHT: fight_uses(&a, o, out); break;
    case OPT_ABILITY:
        use_add(out, "character", c->characters[r->character].id, "action");
        break;
    case OPT_SELL: use_add(out, "job", c->jobs[o.arg[0]].id, "water"); break;
    case OPT_YES: job_uses(few_job(c, a.asked->source), out); break;
    case OPT_DONE: ability_uses(&a, out); break;
    }
}
