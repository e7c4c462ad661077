/*
 * The encounters: as many as in the box, the known ones as they are known, and the invented
 * ones fair. Fairness is counted in half points, where 1 Movement is worth 2; the head of
 * packs/encounters.pack says the same in words.
 */
#include <string.h>

#include "base/text.h"

#include "few_box.h"

enum {
    TEXTS = 3,      /* of an Encounter card */
    GIVEN_MAX = 10, /* half points that an option takes */
    PROFIT_MAX = 6, /* and returns beyond that */
    FREE_MAX = 2,   /* what costs nothing brings */
    HARM_MAX = 2,   /* Health or Curse lost in an Encounter */
    STORY_WORDS = 14,
};

/* Half points of an amount of 1. Curse is worth less than nothing. */
/* clang-format off */
static const int worth[VERB_COUNT] = {
    [VERB_MOVE] = 2, [VERB_ATTACK] = 2, [VERB_WATER] = 2, [VERB_BULLETS] = 4,
    [VERB_HEALTH] = 5, [VERB_CURSE] = -2, [VERB_GRIT] = 4, [VERB_DRAW] = 3,
    [VERB_TRASH] = 4, [VERB_IMPROVISE] = 5, [VERB_STAT] = 6, [VERB_THRESHOLD] = 6,
    [VERB_BULLET_MAX] = 4, [VERB_JOB] = 2, [VERB_ARTIFACT] = 16, [VERB_GO_ANYWHERE] = 8,
    [VERB_GO_NEXT] = 4, [VERB_DISCARD] = 2, [VERB_LURE] = 2, [VERB_DRIVE] = 2,
    [VERB_SPOOK] = 3, [VERB_LIFT] = 3, [VERB_TREAT] = -1, [VERB_HEX] = 1,
};
/* clang-format on */
enum { ALL_WATER_WORTH = 6 };

static const Content *c;

static void open_the_box(void) {
    c = few_printed();
}

TestSuite(few_encounters, .init = open_the_box);

/* ---- What an option takes and brings --------------------------------------------- */

static int effect_worth(Effect e) {
    if (e.verb == VERB_ALL_WATER) return -ALL_WATER_WORTH;
    cr_assert_neq(worth[e.verb], 0, "no encounter is made of verb %d", e.verb);
    return worth[e.verb] * e.amount;
}

/* Harm among what it brings counts as taken. */
static int taken(const EncounterOption *o) {
    int sum = 0;
    for (int i = 0; i < o->cost.count; i++) {
        int value = effect_worth(o->cost.at[i]);
        sum += value < 0 ? -value : value;
    }
    for (int i = 0; i < o->gain.count; i++) {
        int value = effect_worth(o->gain.at[i]);
        if (value < 0) sum -= value;
    }
    return sum;
}

static int brought(const EncounterOption *o) {
    int sum = 0;
    for (int i = 0; i < o->gain.count; i++) {
        int value = effect_worth(o->gain.at[i]);
        if (value > 0) sum += value;
    }
    return sum;
}

static bool same_option(const EncounterOption *a, const EncounterOption *b) {
    return same_effects(&a->cost, &b->cost) && same_effects(&a->gain, &b->gain);
}

/* The same offers, in whatever order. */
static bool same_text(const EncounterText *a, const EncounterText *b) {
    if (a->option_count != b->option_count) return false;
    for (int i = 0; i < a->option_count; i++) {
        bool found = false;
        for (int j = 0; j < b->option_count; j++) {
            found = found || same_option(&a->option[i], &b->option[j]);
        }
        if (!found) return false;
    }
    return true;
}

static bool always_open(const EncounterOption *o) {
    return o->cost.count == 0;
}

static bool free_decline(const EncounterOption *o) {
    return always_open(o) && taken(o) == 0;
}

/* All events in one row: three of each Encounter, then the Cursed ones. */
static int event_count(void) {
    return c->encounter_count * TEXTS + c->cursed_encounter_count;
}

static const EncounterText *text_of(int i) {
    int plain = c->encounter_count * TEXTS;
    if (i >= plain) return &c->cursed_encounters[i - plain].text;
    return &c->encounters[i / TEXTS].at[i % TEXTS];
}

/* ---- Counts and words ------------------------------------------------------------ */

Test(few_encounters, are_as_many_as_in_the_box) {
    cr_assert_eq(c->encounter_count, 28);
    cr_assert_eq(c->cursed_encounter_count, 16);
}

Test(few_encounters, offer_a_choice_each_time) {
    for (int i = 0; i < event_count(); i++) {
        cr_expect_geq(text_of(i)->option_count, 2, "%s", text_of(i)->story);
    }
}

Test(few_encounters, no_two_events_are_alike) {
    for (int i = 0; i < event_count(); i++) {
        for (int j = 0; j < i; j++) {
            const EncounterText *a = text_of(i), *b = text_of(j);
            cr_expect_not(same_text(a, b), "%s / %s", a->story, b->story);
            cr_expect_str_neq(a->story, b->story);
        }
    }
}

static int words_in(const char *text) {
    int count = 1;
    for (const char *at = text; *at; at++) count += *at == ' ';
    return count;
}

Test(few_encounters, stories_are_one_short_sentence) {
    for (int i = 0; i < event_count(); i++) {
        const char *story = text_of(i)->story;
        const char *stop = strchr(story, '.');
        cr_expect_leq(words_in(story), STORY_WORDS, "%s", story);
        cr_expect(stop && !stop[1], "%s", story);
    }
}

/* ---- What is known --------------------------------------------------------------- */

static void expect_option(const EncounterOption *o, Effect cost, Effect gain) {
    cr_expect_eq(o->cost.count, cost.verb != VERB_NONE, "%s", o->title);
    cr_expect_eq(o->gain.count, gain.verb != VERB_NONE, "%s", o->title);
    cr_expect_eq(o->cost.count ? o->cost.at[0].verb : VERB_NONE, cost.verb, "%s", o->title);
    cr_expect_eq(o->gain.count ? o->gain.at[0].verb : VERB_NONE, gain.verb, "%s", o->title);
    cr_expect_eq(amount_of(&o->gain, gain.verb), gain.amount, "%s", o->title);
    if (cost.verb == VERB_ALL_WATER) return; /* its amount says nothing */
    cr_expect_eq(amount_of(&o->cost, cost.verb), cost.amount, "%s", o->title);
}

static const Effect nothing = {VERB_NONE, 0};

Test(few_encounters, stagecoach_bandits_and_healer_are_as_printed) {
    const Encounter *card = &c->encounters[0];
    cr_assert_str_eq(card->id, "stagecoach");
    const EncounterOption *desert = card->at[DESERT].option;
    const EncounterOption *canyons = card->at[CANYONS].option;
    const EncounterOption *ruins = card->at[RUINS].option;
    expect_option(&desert[0], (Effect){VERB_MOVE, 3}, (Effect){VERB_GO_ANYWHERE, 1});
    expect_option(&desert[1], (Effect){VERB_ATTACK, 5}, (Effect){VERB_WATER, 5});
    expect_option(&canyons[0], (Effect){VERB_ALL_WATER, 0}, nothing);
    expect_option(&canyons[1], (Effect){VERB_ATTACK, 2}, nothing);
    expect_option(&ruins[0], (Effect){VERB_WATER, 2}, (Effect){VERB_CURSE, -2});
    expect_option(&ruins[1], nothing, nothing);
    for (int land = 0; land < TEXTS; land++) cr_expect_eq(card->at[land].option_count, 2);
}

Test(few_encounters, murder_of_crows_is_as_printed) {
    const CursedEncounter *card = &c->cursed_encounters[0];
    cr_assert_str_eq(card->title, "Murder of Crows");
    const EncounterOption *o = card->text.option;
    expect_option(&o[0], (Effect){VERB_ATTACK, 4}, (Effect){VERB_WATER, 8});
    expect_option(&o[1], (Effect){VERB_MOVE, 3}, (Effect){VERB_GO_NEXT, 1});
    expect_option(&o[2], nothing, (Effect){VERB_HEALTH, -2});
}

Test(few_encounters, one_card_gives_an_artifact_and_it_is_discover_treasure) {
    for (int i = 0; i < event_count(); i++) {
        for (int k = 0; k < text_of(i)->option_count; k++) {
            bool artifact = amount_of(&text_of(i)->option[k].gain, VERB_ARTIFACT) > 0;
            bool treasure = text_of(i) == &c->cursed_encounters[1].text && k == 0;
            cr_expect_eq(artifact, treasure, "%s", text_of(i)->story);
        }
    }
    cr_expect_str_eq(c->cursed_encounters[1].title, "Discover Treasure");
}

/* ---- Fairness -------------------------------------------------------------------- */

/* What everybody may take regardless is weak or hurts; what is paid for is worth it. To give
 * all one's Water is the resort of those who cannot pay otherwise. */
static void expect_fair(const EncounterOption *o) {
    int profit = brought(o) - taken(o);
    bool resort = o->cost.count && o->cost.at[0].verb == VERB_ALL_WATER;
    cr_expect_leq(taken(o), GIVEN_MAX, "%s", o->title);
    cr_expect_leq(profit, always_open(o) || resort ? FREE_MAX : PROFIT_MAX, "%s", o->title);
    if (!always_open(o) && !resort) cr_expect_geq(profit, 0, "%s", o->title);
}

static void expect_little_harm(const EncounterOption *o) {
    cr_expect_geq(amount_of(&o->gain, VERB_HEALTH), -HARM_MAX, "%s", o->title);
    cr_expect_leq(amount_of(&o->gain, VERB_CURSE), HARM_MAX, "%s", o->title);
    cr_expect_leq(amount_of(&o->cost, VERB_HEALTH), HARM_MAX, "%s", o->title);
    cr_expect_leq(amount_of(&o->cost, VERB_CURSE), HARM_MAX, "%s", o->title);
    cr_expect_leq(amount_of(&o->gain, VERB_GRIT), 1, "%s", o->title);
}

Test(few_encounters, invented_ones_are_fair) {
    for (int i = 0; i < c->encounter_count * TEXTS; i++) {
        if (c->encounters[i / TEXTS].source != SOURCE_INVENTED) continue;
        for (int k = 0; k < text_of(i)->option_count; k++) {
            expect_fair(&text_of(i)->option[k]);
            expect_little_harm(&text_of(i)->option[k]);
        }
    }
}

Test(few_encounters, a_third_can_be_declined_and_few_bring_grit) {
    int declined = 0, grit = 0;
    for (int i = 0; i < c->encounter_count * TEXTS; i++) {
        bool decline = false, brings = false;
        for (int k = 0; k < text_of(i)->option_count; k++) {
            decline = decline || free_decline(&text_of(i)->option[k]);
            brings = brings || amount_of(&text_of(i)->option[k].gain, VERB_GRIT) > 0;
        }
        declined += decline;
        grit += brings;
    }
    cr_expect(declined >= 24 && declined <= 32, "%d", declined);
    cr_expect(grit >= 6 && grit <= 12, "%d", grit);
}

/* What an option changes, verb by verb; more is better, of Curse and what is lost less. */
static void tally(const EncounterOption *o, int out[VERB_COUNT]) {
    memset(out, 0, VERB_COUNT * sizeof *out);
    for (int i = 0; i < o->cost.count; i++) out[o->cost.at[i].verb] -= o->cost.at[i].amount;
    for (int i = 0; i < o->gain.count; i++) {
        Effect e = o->gain.at[i];
        bool bad = e.verb == VERB_CURSE || e.verb == VERB_ALL_WATER || e.verb == VERB_TREAT;
        out[e.verb] += bad ? -e.amount : e.amount;
    }
}

static bool never_worse(const EncounterOption *a, const EncounterOption *b) {
    int of_a[VERB_COUNT], of_b[VERB_COUNT];
    tally(a, of_a);
    tally(b, of_b);
    for (int verb = 0; verb < VERB_COUNT; verb++)
        if (of_a[verb] < of_b[verb]) return false;
    return true;
}

/* Nobody would ever take the other one. */
Test(few_encounters, no_option_is_better_than_another_in_every_way) {
    for (int i = 0; i < event_count(); i++)
        for (int a = 0; a < text_of(i)->option_count; a++)
            for (int b = 0; b < text_of(i)->option_count; b++)
                cr_expect(a == b ||
                              !never_worse(&text_of(i)->option[a], &text_of(i)->option[b]),
                          "%s: %s", text_of(i)->story, text_of(i)->option[b].title);
}

/* ---- Characters of their own ----------------------------------------------------- */

typedef bool (*Wants)(const EncounterOption *o);

static bool moves_monster(const EncounterOption *o) {
    return amount_of(&o->gain, VERB_LURE) || amount_of(&o->gain, VERB_DRIVE);
}

static bool opens_pile(const EncounterOption *o) {
    return amount_of(&o->gain, VERB_SPOOK) > 0;
}

static bool touches_rival(const EncounterOption *o) {
    return amount_of(&o->gain, VERB_LIFT) || amount_of(&o->gain, VERB_HEX) ||
           amount_of(&o->gain, VERB_TREAT);
}

static int events_with(Wants wants) {
    int count = 0;
    for (int i = 0; i < event_count(); i++) {
        bool found = false;
        for (int k = 0; k < text_of(i)->option_count; k++)
            found = found || wants(&text_of(i)->option[k]);
        count += found;
    }
    return count;
}

/* One in ten of a hundred for each. */
Test(few_encounters, reach_monsters_bounties_and_rivals) {
    cr_expect_geq(events_with(moves_monster), 10, "%d", events_with(moves_monster));
    cr_expect_geq(events_with(opens_pile), 10, "%d", events_with(opens_pile));
    cr_expect_geq(events_with(touches_rival), 10, "%d", events_with(touches_rival));
}

/* Some are bargains and some are not: no profit is that of more than a third. */
Test(few_encounters, paid_options_differ_in_what_they_return) {
    int of_profit[PROFIT_MAX + 1] = {0}, all = 0;
    for (int i = TEXTS; i < c->encounter_count * TEXTS; i++) {
        for (int k = 0; k < text_of(i)->option_count; k++) {
            const EncounterOption *o = &text_of(i)->option[k];
            int profit = brought(o) - taken(o);
            if (always_open(o) || profit < 0) continue;
            of_profit[profit]++;
            all++;
        }
    }
    for (int i = 0; i <= PROFIT_MAX; i++) {
        cr_expect_leq(3 * of_profit[i], all, "%d half points: %d of %d", i, of_profit[i],
                      all);
        cr_expect_gt(of_profit[i], 0, "%d half points", i);
    }
}

/* The Store's price of what an option brings; of a stat the costliest. */
static int store_price(const Effects *gain) {
    return amount_of(gain, VERB_BULLETS) * c->stock_price[STOCK_BULLET] +
           amount_of(gain, VERB_BULLET_MAX) * c->stock_price[STOCK_BULLET_MAX] +
           amount_of(gain, VERB_HEALTH) * c->stock_price[STOCK_HEALTH] +
           (amount_of(gain, VERB_THRESHOLD) + amount_of(gain, VERB_STAT)) *
               c->stock_price[STOCK_THRESHOLD];
}

Test(few_encounters, none_undercuts_the_store_by_more_than_one) {
    for (int i = TEXTS; i < c->encounter_count * TEXTS; i++) {
        for (int k = 0; k < text_of(i)->option_count; k++) {
            const EncounterOption *o = &text_of(i)->option[k];
            int water = amount_of(&o->cost, VERB_WATER);
            if (o->cost.count == 1 && water)
                cr_expect_geq(water, store_price(&o->gain) - 1, "%s", o->title);
        }
    }
}

/* Grit is earned on the way by Movement, Attack or Water, never for Curse alone. */
Test(few_encounters, none_sells_grit_for_curse) {
    for (int i = 0; i < event_count(); i++) {
        for (int k = 0; k < text_of(i)->option_count; k++) {
            const EncounterOption *o = &text_of(i)->option[k];
            if (!amount_of(&o->gain, VERB_GRIT)) continue;
            int paid = amount_of(&o->cost, VERB_MOVE) + amount_of(&o->cost, VERB_ATTACK) +
                       amount_of(&o->cost, VERB_WATER);
            cr_expect_geq(paid, 2, "%s", o->title);
        }
    }
}

/* A strong line for Attack. */
static void expect_strong(const EncounterOption *o) {
    int attack = amount_of(&o->cost, VERB_ATTACK);
    cr_expect(o->cost.count == 1 && attack >= 3 && attack <= 7, "%s", o->title);
    cr_expect(brought(o) >= 12 && brought(o) <= 20, "%s", o->title);
}

/* A way out or a small gain, for Movement or Water. */
static void expect_small(const EncounterOption *o) {
    int price = amount_of(&o->cost, VERB_MOVE) + amount_of(&o->cost, VERB_WATER);
    cr_expect(o->cost.count == 1 && price >= 2 && price <= 4, "%s", o->title);
    int profit = brought(o) - taken(o);
    cr_expect(profit >= -2 && profit <= 4, "%s", o->title);
}

/* Open to everybody, and it hurts. */
static void expect_harm(const EncounterOption *o) {
    cr_expect(always_open(o), "%s", o->title);
    cr_expect_eq(brought(o), 0, "%s", o->title);
    cr_expect(taken(o) >= 4 && taken(o) <= 15, "%s", o->title);
}

Test(few_encounters, fc_49_a_cursed_one_has_two_for_a_price_and_one_that_is_always_open) {
    for (int i = 0; i < c->cursed_encounter_count; i++) {
        const EncounterText *e = &c->cursed_encounters[i].text;
        cr_assert_eq(e->option_count, 3, "%s", c->cursed_encounters[i].title);
        expect_strong(&e->option[0]);
        expect_small(&e->option[1]);
        expect_harm(&e->option[2]);
    }
}
