/*
 * Reads packs into cards: starting cards, Upgrades and Artifacts (one set of designs),
 * items of the Store, and jobs. Copies of a design are adjacent physical cards.
 */
#include "few_and_cursed/content/loader.h"
#include "few_and_cursed/rules/state.h"

enum {
    COPIES_MAX = 10,
    CARD_GRIT_MAX = 9,
    ITEM_COST_MAX = 20,
    JOB_GRIT_MAX = 9,
    JOB_WATER_MAX = 9,
    STORE_MIN = STORE_ROW,
    DECK_MIN = HAND_SIZE + 1, /* a hand, and something left to draw */
    UPGRADES_MIN = 2,         /* one improvisation */
    JOBS_MIN = JOBS_DEALT * RIDERS,
    SHADOW_JOBS_MIN = SHADOW_TRACKS * SHADOW_LENGTH,
};

/* ---- Cards ------------------------------------------------------------------------- */

const char *const few_card_kinds[CARD_KINDS] = {"start", "upgrade", "artifact"};

static int8_t taken(const Effects *e, const Effects *more, Verb verb) {
    return (int8_t)max_int(0, -few_sum_of(e, verb) - few_sum_of(more, verb));
}

/* FC-124: only effects that take something, or repeat a card, can be impossible. FC-130:
 * what a trash line takes comes on top, as `more`. */
static Need needs_of(const Effects *e, const Effects *more) {
    return (Need){
        .water = taken(e, more, VERB_WATER),
        .bullets = taken(e, more, VERB_BULLETS),
        .health = taken(e, more, VERB_HEALTH),
        .cards =
            (int8_t)(few_sum_of(e, VERB_TRASH_HAND) + few_sum_of(e, VERB_DISCARD) +
                     few_sum_of(more, VERB_TRASH_HAND) + few_sum_of(more, VERB_DISCARD)),
        .copy = effects_have(e, VERB_COPY) || effects_have(more, VERB_COPY)};
}

static bool is_needy(const Need *n) {
    return n->water || n->bullets || n->health || n->cards || n->copy;
}

static uint8_t traits_of(const Design *d) {
    int traits = (d->trash.count ? TRASHABLE : 0) | (is_needy(&d->needs) ? NEEDY : 0);
    return (uint8_t)(traits | (is_needy(&d->trash_needs) ? NEEDY_TRASH : 0));
}

/* Reads what all kinds of cards have. `owner` must be known first, for the title. */
static Design *add_design(Loader *l, const PackEntry *e, CardKind kind, int owner,
                          Error *err) {
    Content *c = l->c;
    if (!entry_fits(e, c->design_count + 1, DESIGNS_MAX, "kinds of cards", err))
        return NULL;
    Design *d = &c->designs[c->design_count++];
    *d = (Design){.id = e->id, .kind = kind, .owner = owner, .copies = 1};
    int whose = kind == CARD_STARTING ? owner : ANYBODY;
    bool read = few_title(l, e, GROUP_CARDS, whose, &d->title, err) &&
                entry_text(e, "invented", "", &d->invented, err) &&
                entry_source(e, &d->source, err) &&
                verbs_key(&few_card_verbs, e, "play", IN_PLAY, &d->play, err) &&
                verbs_key(&few_card_verbs, e, "trash", IN_PLAY, &d->trash, err);
    if (read && d->play.count == 0) read = entry_error(e, 0, err, "'play' has no effect");
    d->needs = needs_of(&d->play, &(Effects){0});
    d->trash_needs = needs_of(&d->play, &d->trash);
    return read ? d : NULL;
}

/* Gives a design its physical cards and writes its text. */
static bool lay_out(Loader *l, const PackEntry *e, Design *d, CardSet *deck, Error *err) {
    Content *c = l->c;
    if (!entry_fits(e, c->card_count + d->copies, CARDS_MAX, "cards", err)) return false;
    d->first = c->card_count;
    for (int i = 0; i < d->copies; i++) {
        int card = c->card_count++;
        c->design_of[card] = (uint8_t)(d - c->designs);
        bits192_add(deck, card);
        if (effects_have(&d->play, VERB_COPY)) bits192_add(&c->copiers, card);
    }
    c->traits_of[d - c->designs] = traits_of(d);
    return true;
}

static bool read_copies(const PackEntry *e, int *copies, Error *err) {
    return entry_int(e, "copies", 1, COPIES_MAX, copies, err);
}

bool few_read_start(Loader *l, const PackEntry *e, Error *err) {
    const char *ids[RIDERS];
    int owner;
    for (int i = 0; i < l->rider_count; i++) ids[i] = l->rider[i]->id;
    if (!entry_named(e, "owner", "rider", ids, l->rider_count, &owner, err)) return false;
    Design *d = add_design(l, e, CARD_STARTING, owner, err);
    return d && read_copies(e, &d->copies, err) &&
           lay_out(l, e, d, &l->c->starting[owner], err);
}

bool few_read_upgrade(Loader *l, const PackEntry *e, Error *err) {
    Design *d = add_design(l, e, CARD_UPGRADE, ANYBODY, err);
    return d && read_copies(e, &d->copies, err) && lay_out(l, e, d, &l->c->upgrades, err);
}

static bool read_corner(Loader *l, const PackEntry *e, int *corner, Error *err) {
    const char *ids[CORNERS];
    for (int i = 0; i < CORNERS; i++) {
        int space = l->c->corner_space[i];
        ids[i] = space ? l->space[space]->id : "";
    }
    return entry_named(e, "corner", "corner", ids, CORNERS, corner, err);
}

bool few_read_artifact(Loader *l, const PackEntry *e, Error *err) {
    int corner;
    if (!read_corner(l, e, &corner, err)) return false;
    int *held = &l->corner_artifacts[corner];
    if (*held == ARTIFACTS_A_CORNER)
        return entry_error(e, entry_key(e, "corner")->line, err,
                           "'%s' has more than %d artifacts", entry_key(e, "corner")->value,
                           ARTIFACTS_A_CORNER);
    Design *d = add_design(l, e, CARD_ARTIFACT, corner, err);
    if (!d || !entry_int(e, "grit", 0, CARD_GRIT_MAX, &d->grit, err)) return false;
    if (effects_have(&d->play, VERB_COPY))
        return entry_error(e, entry_key(e, "play")->line, err,
                           "an artifact cannot repeat another card");
    if (!lay_out(l, e, d, &l->c->artifacts, err)) return false;
    l->c->artifact_card[corner * ARTIFACTS_A_CORNER + (*held)++] = (uint8_t)d->first;
    return true;
}

/* ---- Items ------------------------------------------------------------------------- */

bool few_read_item(Loader *l, const PackEntry *e, Error *err) {
    static const char *const slots[] = {"accessory", "one_hand", "two_hands"};
    Content *c = l->c;
    if (!entry_fits(e, c->item_count + 1, ITEMS_MAX, "items", err)) return false;
    Item *item = &c->items[c->item_count++];
    int slot, special = SPECIAL_NONE;
    item->id = e->id;
    if (!few_title(l, e, GROUP_ITEMS, ANYBODY, &item->title, err) ||
        !entry_int(e, "cost", 1, ITEM_COST_MAX, &item->cost, err) ||
        !entry_choice(e, "slot", slots, 3, &slot, err) ||
        !verbs_key(&few_card_verbs, e, "use", IN_USE, &item->use, err) ||
        !few_rate(e, "rate", &item->rate, err) ||
        !few_ability(e, "ability", &special, err) || !entry_source(e, &item->source, err) ||
        !entry_text(e, "invented", "", &item->invented, err))
        return false;
    item->slot = (Slot)slot;
    item->special = (Special)special;
    item->needs = needs_of(&item->use, &(Effects){0});
    if (special) c->items_with[special] |= bit(c->item_count - 1);
    if (item->use.count) c->items_used |= bit(c->item_count - 1);
    if (item->rate.in) c->items_armed |= bit(c->item_count - 1);
    if (is_needy(&item->needs)) c->items_needy |= bit(c->item_count - 1);
    if (item->use.count == 0 && item->rate.in == 0 && !special)
        return entry_error(e, 0, err, "an item needs 'use', 'rate' or 'ability'");
    few_write_item(l, item);
    return true;
}

/* ---- Jobs -------------------------------------------------------------------------- */

static bool read_spend(const PackEntry *e, Job *job, Error *err) {
    Effects spend = {0};
    if (!verbs_key(&few_card_verbs, e, "spend", IN_COST, &spend, err)) return false;
    for (int i = 0; i < spend.count; i++) {
        Effect effect = spend.at[i];
        if (effect.verb == VERB_MOVE)
            job->move = effect.amount;
        else if (effect.verb == VERB_ATTACK)
            job->attack = effect.amount;
        else
            return entry_error(e, entry_key(e, "spend")->line, err,
                               "a job takes move and attack, not '%s'",
                               few_card_verbs.rows[effect.verb].word);
    }
    return spend.count > 0 ||
           entry_error(e, entry_key(e, "spend")->line, err, "'spend' has no effect");
}

static bool read_end(const PackEntry *e, Job *job, Error *err) {
    static const char *const words[] = {"water", "most_jobs", "artifacts", "bounties"};
    static const int most[] = {30, 0, CORNERS, 9};
    const PackKey *key = entry_key(e, "end");
    const char *rest = key->value;
    char word[32], more[32];
    int test;
    text_word(&rest, "", word, sizeof word);
    if (!entry_find(e, key->line, "condition", few_water_word(word), words, 4, &test, err))
        return false;
    job->end = (EndTest)(test + 1);
    bool given = text_word(&rest, "", word, sizeof word);
    if (most[test] == 0)
        return !given || entry_error(e, key->line, err, "'%s' is not expected after '%s'",
                                     word, words[test]);
    if (given && text_to_int(word, 1, most[test], &job->amount) &&
        !text_word(&rest, "", more, sizeof more))
        return true;
    return entry_error(e, key->line, err, "'%s' takes a number from 1 to %d", words[test],
                       most[test]);
}

/* Exactly one of five keys says what a job needs. */
static bool read_need(const PackEntry *e, Job *job, Error *err) {
    static const char *const keys[] = {"spend", "curse", "bullets", "health", "end"};
    static const int least[] = {0, 0, 0, 1, 0};
    static const int most[] = {0, CURSE_MAX, BULLETS_MAX, HEALTH_MAX, 0};
    int found = 0;
    for (int i = 0; i < 5; i++) {
        if (!entry_key(e, keys[i])) continue;
        job->kind = (JobKind)i; /* the keys are in the order of JobKind */
        found++;
    }
    if (found != 1)
        return entry_error(e, 0, err,
                           "a job needs one of spend, curse, bullets, health and end");
    if (job->kind == JOB_SPEND) return read_spend(e, job, err);
    if (job->kind == JOB_END) return read_end(e, job, err);
    return entry_int(e, keys[job->kind], least[job->kind], most[job->kind], &job->amount,
                     err);
}

static bool is_track_job(const Job *job) {
    return job->kind != JOB_SPEND && job->kind != JOB_END;
}

static void derive_spending(Content *c, const Job *job) {
    for (int i = 0; i <= SPEND_MAX; i++) {
        if (job->move <= i) c->jobs_for_move[i] |= few_job_copies(job);
        if (job->attack <= i) c->jobs_for_attack[i] |= few_job_copies(job);
    }
}

bool few_read_job(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    if (!entry_fits(e, c->job_count + 1, JOB_DESIGNS_MAX, "kinds of jobs", err))
        return false;
    Job *job = &c->jobs[c->job_count++];
    job->id = e->id;
    if (!few_title(l, e, GROUP_JOBS, ANYBODY, &job->title, err) ||
        !read_copies(e, &job->copies, err) ||
        !few_water(e, JOB_WATER_MAX, &job->water, err) ||
        !entry_int(e, "grit", 0, JOB_GRIT_MAX, &job->grit, err) ||
        !read_need(e, job, err) || !entry_source(e, &job->source, err) ||
        !entry_text(e, "invented", "", &job->invented, err))
        return false;
    if (!entry_fits(e, c->job_card_count + job->copies, JOBS_MAX, "job cards", err))
        return false;
    job->first = c->job_card_count;
    for (int i = 0; i < job->copies; i++)
        c->job_of[c->job_card_count++] = (uint8_t)(job - c->jobs);
    c->jobs_of_kind[job->kind] |= few_job_copies(job);
    if (is_track_job(job)) c->jobs_at[job->kind][job->amount] |= few_job_copies(job);
    if (job->kind == JOB_SPEND) derive_spending(c, job);
    few_write_job(l, job);
    return true;
}

/* ---- Whole decks ------------------------------------------------------------------- */

/* FC-113, ruling 53: the Shadows' tracks hold no name twice and no end-of-game jobs. */
static int count_shadow_jobs(const Content *c) {
    int count = 0;
    for (int i = 0; i < c->job_count; i++) count += c->jobs[i].kind != JOB_END;
    return count;
}

bool few_check_cards(const Loader *l, Error *err) {
    const Content *c = l->c;
    for (int i = 0; i < RIDERS; i++) {
        int count = bits192_count(&c->starting[i]);
        if (count < DECK_MIN)
            return entry_error(l->rider[i], 0, err,
                               "the starting deck has %d cards; at least %d are needed",
                               count, DECK_MIN);
    }
    for (int i = 0; i < CORNERS; i++)
        if (l->corner_artifacts[i] < ARTIFACTS_A_CORNER)
            return entry_error(l->space[c->corner_space[i]], 0, err,
                               "a corner needs %d artifacts, and this one has %d",
                               ARTIFACTS_A_CORNER, l->corner_artifacts[i]);
    return few_check_least(bits192_count(&c->upgrades), UPGRADES_MIN, "Upgrades", err) &&
           few_check_least(c->item_count, STORE_MIN, "items", err) &&
           few_check_least(c->job_card_count, JOBS_MIN, "job cards", err) &&
           few_check_least(count_shadow_jobs(c), SHADOW_JOBS_MIN,
                           "kinds of jobs that are not judged at the end", err);
}
