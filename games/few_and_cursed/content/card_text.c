/*
 * The verbs that all content is made of (engine/verbs.h), and every rules text that is
 * written out from them. What the verbs do is in effects.c.
 */
#include <string.h>

#include "engine/marks.h"
#include "engine/phrase.h"
#include "engine/verbs.h"

#include "few_and_cursed/content/card_text.h"
#include "few_and_cursed/content/loader.h"

enum {
    ON_ALL = IN_PLAY | IN_USE | IN_GAIN | IN_REWARD,
    ON_CARDS = IN_PLAY | IN_USE | IN_GAIN,
    ON_STATS = IN_PLAY | IN_GAIN | IN_REWARD,
};

static const VerbRow rows[VERB_COUNT] = {FEW_VERBS(VERB_ROW)};

#define SPECIAL_WORD(KIND, word, text) [SPECIAL_##KIND] = word,
#define SPECIAL_TEXT(KIND, word, text) [SPECIAL_##KIND] = text,
const char *const few_special_words[] = {"none", FEW_SPECIALS(SPECIAL_WORD)};
static const char *const special_texts[] = {"", FEW_SPECIALS(SPECIAL_TEXT)};

const char *few_water_word(const char *word) {
    if (text_equal(word, "money")) return "water";
    return text_equal(word, "all_money") ? "all_water" : word;
}

const Verbs few_card_verbs = {.rows = rows,
                              .count = VERB_COUNT,
                              .most = EFFECTS_MAX,
                              .costs = IN_COST,
                              .spelling = few_water_word};

/* ---- Reading ----------------------------------------------------------------------- */

bool few_exchange(const PackEntry *e, const PackKey *key, const char *words, Effects *cost,
                  Effects *gain, Error *err) {
    const char *arrow = strchr(words, '>');
    if (!arrow || arrow == words || arrow[-1] != '-')
        return entry_error(e, key->line, err,
                           "'%s' needs '->' between what it costs and what it gives",
                           key->key);
    Text left = TEXT(WORDS_MAX);
    text_add_some(&left, words, (int)(arrow - 1 - words));
    return verbs_read(&few_card_verbs, e, key, left.at, IN_COST, cost, err) &&
           verbs_read(&few_card_verbs, e, key, arrow + 1, IN_GAIN, gain, err);
}

/* ---- Writing ----------------------------------------------------------------------- */

void few_effects_words(const Effects *effects, Text *out) {
    verbs_write_list(&few_card_verbs, NULL, effects, SIDE_FIRST, out);
}

/* "spend 2 Movement" */
static void cost_words(const Effects *cost, Text *out) {
    verbs_write_list(&few_card_verbs, NULL, cost, SIDE_SECOND, out);
}

static void add_sentence(const Effects *effects, Text *out) {
    int from = out->length;
    few_effects_words(effects, out);
    phrase_capital(out, from);
    text_char(out, '.');
}

/* Whether it is a number of something counted on a track or in play. */
static bool is_figure(int verb) {
    return verb >= VERB_MOVE && verb <= VERB_GRIT;
}

void few_design_words(const Design *design, const char *besides, Text *gain, Text *rest,
                      Text *trash) {
    Effects figures = {0}, others = {0};
    for (int i = 0; i < design->play.count; i++) {
        Effect e = design->play.at[i];
        Effects *into = is_figure(e.verb) ? &figures : &others;
        into->at[into->count++] = e;
    }
    few_effects_words(&figures, gain);
    if (others.count > 0) add_sentence(&others, rest);
    if (*besides) text_format(rest, rest->length ? " %s" : "%s", besides);
    if (design->trash.count == 0) return;
    text_add(trash, "also ");
    few_effects_words(&design->trash, trash);
    text_char(trash, '.');
}

static void add_rate(Rate rate, Text *out) {
    verb_amount(out, "[bullets # {Bullet|Bullets}] {gives|give} ", rate.in);
    verb_amount(out, "[attack # Attack]", rate.out);
}

/* A sentence; nothing where there is nothing special. */
static void add_special(Special special, Text *out) {
    int start = out->length;
    verb_amount(out, special_texts[special], 0);
    if (out->length == start) return;
    phrase_capital(out, start);
    text_char(out, '.');
}

void few_write_item(Loader *l, Item *item) {
    Text out = TEXT_MARKED(WORDS_MAX);
    if (item->use.count > 0) {
        few_effects_words(&item->use, &out);
        phrase_capital(&out, 0);
        verb_amount(&out, ", [!term:once once a round].", 0);
    }
    if (item->rate.in > 0) {
        if (out.length > 0) text_char(&out, ' ');
        add_rate(item->rate, &out);
        text_add(&out, ", as often as you like.");
    }
    if (item->special && out.length > 0) text_char(&out, ' ');
    add_special(item->special, &out);
    item->text = box_keep(l->box, &out);
}

void few_item_words(const Item *item, Text *out) {
    int start = out->length;
    few_effects_words(&item->use, out);
    if (item->use.count) text_add(out, ", once a round");
    if (item->rate.in) phrase_comma(out, start);
    if (item->rate.in) add_rate(item->rate, out);
    if (item->special) phrase_comma(out, start);
    verb_amount(out, special_texts[item->special], 0);
}

/* What a job asks for: in full, and in short. Jobs that spend something are written out. */
typedef struct JobWords {
    const char *full, *brief;
} JobWords;
static const JobWords track_words[JOB_KINDS] = {
    [JOB_CURSE] = {"[!term:curse Curse] at exactly #.", "Curse at #"},
    [JOB_BULLETS] = {"[!term:bullets Bullets] at exactly #.", "Bullets at #"},
    [JOB_HEALTH] = {"[!term:health Health] at exactly #.", "Health at #"},
};
static const JobWords end_words[] = {
    [END_WATER] = {"At the end of the game: at least [water # Water].",
                   "[water # Water] at the end"},
    [END_JOBS_MOST] = {"At the end of the game: more [!term:job jobs] scored than anyone "
                       "else.",
                       "most jobs at the end"},
    [END_ARTIFACTS] = {"At the end of the game: at least # {artifact|artifacts}.",
                       "# {artifact|artifacts} at the end"},
    [END_BOUNTIES] = {"At the end of the game: at least # Most Wanted or monsters beaten.",
                      "# {bounty|bounties} at the end"},
};

static const JobWords *words_of(const Job *job) {
    return job->kind == JOB_END ? &end_words[job->end] : &track_words[job->kind];
}

void few_job_need(const Job *job, Text *out) {
    int start = out->length;
    if (job->kind != JOB_SPEND) verb_amount(out, words_of(job)->brief, job->amount);
    if (job->move) verb_amount(out, "[-move # Movement]", job->move);
    if (job->attack) phrase_comma(out, start);
    if (job->attack) verb_amount(out, "[-attack # Attack]", job->attack);
}

void few_job_gain(const Job *job, Text *out) {
    verb_amount(out, "[+water # Water][!gap , ]", job->water);
    verb_amount(out, "[+grit # Grit]", job->grit);
}

void few_job_words(const Job *job, Text *out) {
    few_job_need(job, out);
    mark_arrow(out);
    few_job_gain(job, out);
}

void few_write_job(Loader *l, Job *job) {
    Text out = TEXT_MARKED(WORDS_MAX);
    if (job->kind == JOB_SPEND) {
        text_add(&out, "Spend ");
        if (job->move > 0) verb_amount(&out, "[move # Movement]", job->move);
        if (job->move > 0 && job->attack > 0) verb_amount(&out, "[!gap  and ]", 0);
        if (job->attack > 0) verb_amount(&out, "[attack # Attack]", job->attack);
        text_char(&out, '.');
    } else {
        verb_amount(&out, words_of(job)->full, job->amount);
    }
    job->text = box_keep(l->box, &out);
}

/* "Spend 3 Movement: go to any space." */
static void add_exchange(const Effects *cost, const Effects *gain, Text *out) {
    int from = out->length;
    cost_words(cost, out);
    bool pays = cost->count > 0 && cost->at[0].verb <= VERB_BULLETS;
    if (cost->count > 0 && gain->count > 0)
        verb_amount(out, pays ? "[!arrow : ]" : ": ", 0);
    few_effects_words(gain, out);
    if (out->length == from) text_add(out, "Nothing happens");
    phrase_capital(out, from);
    text_char(out, '.');
}

void few_write_option(Loader *l, EncounterOption *option) {
    Text out = TEXT_MARKED(WORDS_MAX);
    add_exchange(&option->cost, &option->gain, &out);
    option->text = box_keep(l->box, &out);
}

/* "spend 3 Movement" is "3 Movement" before an arrow, where the mark begins; "2 Water" after it
 * has no sign. */
void few_bare_words(Effect effect, bool cost, Text *out) {
    Text words = TEXT_MARKED(WORDS_MAX);
    Effects one = {1, {effect}};
    const char *from = words.at;
    (cost ? cost_words : few_effects_words)(&one, &words);
    if (cost && is_figure(effect.verb)) from = strchr(from, MARK_BEGINS);
    if (!cost && words.at[0] == MARK_BEGINS && words.at[1] == '+') {
        mark_earned(&words);
        words.at[1] = MARK_BEGINS;
        from++;
    }
    text_add(out, from);
}

/* A reward is always a gain: "2 Water", not "+2 Water". */
void few_reward_words(const Bounty *bounty, Text *out) {
    verb_amount(out, "[+grit # Grit]", bounty->grit);
    for (int i = 0; i < bounty->reward.count; i++) {
        verb_amount(out, "[!gap , ]", 0);
        few_bare_words(bounty->reward.at[i], false, out);
    }
}

void few_write_bounty(Loader *l, Bounty *bounty) {
    Text out = TEXT(WORDS_MAX);
    if (bounty->place.named)
        text_format(&out, "only at %s", l->c->spaces[bounty->place.at].title);
    else if (bounty->place.at == CURSED_LAND)
        text_add(&out, "only in a Cursed space");
    else
        text_format(&out, "only in the %s", few_terrain_titles[bounty->place.at]);
    bounty->where = box_keep(l->box, &out);
}

void few_side_words(const CharacterSide *side, Text *rate, Text *special, Text *action) {
    add_rate(side->rate, rate);
    text_char(rate, '.');
    add_special(side->special, special);
    if (side->action.count > 0) add_exchange(&side->action_cost, &side->action, action);
}

void few_write_side(Loader *l, CharacterSide *side) {
    Text rate = TEXT(WORDS_MAX);
    Text special = TEXT(WORDS_MAX);
    Text action = TEXT(WORDS_MAX);
    few_side_words(side, &rate, &special, &action);
    if (special.length) text_format(&rate, " %s", special.at);
    if (action.length) text_format(&rate, " Action: %s", action.at);
    side->text = box_keep(l->box, &rate);
}

void few_write_victory(Loader *l, Character *rider) {
    Text out = TEXT(WORDS_MAX);
    text_format(&out, "%s wins.", rider->title);
    rider->victory = box_keep(l->box, &out);
}

/* To be called once both sides are written. */
void few_write_about(Loader *l, Character *rider) {
    Text out = TEXT(2 * WORDS_MAX);
    text_format(&out, "Health %d, %d of %d Bullets, Threshold %d, %d Water. %s Cursed: %s",
                rider->health, rider->bullets, rider->bullet_max, rider->threshold,
                rider->water, rider->side[0].text, rider->side[1].text);
    rider->about = box_keep(l->box, &out);
}
