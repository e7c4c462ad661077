/*
 * Rules that Traits, Bosses and Passive Abilities change: one row each, with its word in packs and
 * its sentence. What a rule does is asked where it matters: `p->rule[RULE_DUCK]`.
 */
#include "roll_and_fight/content/loader.h"

#include "engine/verbs.h"

typedef struct RuleRow {
    const char *word;
    int max;
    unsigned where;
    const char *text;
} RuleRow;

/* clang-format off */
static const RuleRow rows[RULES] = {
    [RULE_SHOOT_EVADES] = {"shoot_evades", 1, ON_TRAIT, "A [!term:shoot Shoot] at a minion [!term:evade evades] it and does no damage."},
    [RULE_WOUND_IN]     = {"wound_in", ROUNDS, ON_TRAIT | ON_BOSS, "In the Flashback Phase of round # you suffer a Wound."},
    [RULE_FRAIL]        = {"frail", 2, ON_TRAIT, "You have # fewer Health {space|spaces}."},
    [RULE_HEAVY]        = {"heavy", 1, ON_TRAIT, "Dash needs # more Run."},
    [RULE_SHOOT_GRUNTS] = {"shoot_grunts", 1, ON_BOSS, "Every [!term:shoot Shoot] must pick a Grunt."},
    [RULE_SHORT_HAND]   = {"short_hand", 2, ON_BOSS, "You begin each Rolling Phase with # fewer {die|dice}, until you assign any."},
    [RULE_ARMOUR]       = {"armour", 2, ON_BOSS, "The first {damage|# damage} to the Boss in each Fighting Phase does nothing."},
    [RULE_MENDS]        = {"mends", 1, ON_BOSS, "A Boss that took no damage in a round clears # circle at its end."},
    [RULE_REACH]        = {"reach", 1, ON_BOSS, "The Boss wounds you in the rooms next door too."},
    [RULE_THORNS]       = {"thorns", 1, ON_BOSS, "The first damage to the Boss in each Fighting Phase costs you a Wound."},
    [RULE_CALLS]        = {"calls", 1, ON_BOSS, "At the end of each round a Grunt comes into the Boss's room if there is none."},
    [RULE_RENT]         = {"rent", 2, ON_BOSS, "Each room with an enemy on your way out costs # more {point|points}."},
    [RULE_SLIP]         = {"slip", 1, ON_ABILITY, "Doormen do not stop you."},
    [RULE_DUCK]         = {"duck", 2, ON_ABILITY, "In each Resolution Phase you suffer # fewer {Wound|Wounds}."},
    [RULE_POINT_BLANK]  = {"point_blank", 1, ON_ABILITY, "Your [!term:shoot Shoots] may pick an enemy in your own room."},
    [RULE_STEADY]       = {"steady", 3, ON_ABILITY, "When you assign dice to an Ability, pick up # more {Wound|Wounds} for the next throw."},
};
/* clang-format on */

typedef struct Reading {
    RuleSet *out;
    unsigned where;
} Reading;

static bool read_rule(const PackEntry *e, const PackKey *key, const char *part,
                      void *context, Error *err) {
    Reading *r = context;
    const char *words[RULES];
    int rule, amount;
    for (int i = 0; i < RULES; i++) words[i] = rows[i].word;
    if (r->out->count == RULES_OF_ONE_MAX)
        return entry_error(e, key->line, err, "there are more than %d rules",
                           RULES_OF_ONE_MAX);
    if (!roll_read_counted(e, key, part, "rule", words, RULES, ROUNDS, &rule, &amount, err))
        return false;
    if (!(rows[rule].where & r->where))
        return entry_error(e, key->line, err, "'%s' cannot stand here", rows[rule].word);
    if (amount > rows[rule].max)
        return entry_error(e, key->line, err, "'%s' goes up to %d", rows[rule].word,
                           rows[rule].max);
    r->out->at[r->out->count].rule = (uint8_t)rule;
    r->out->at[r->out->count++].amount = (uint8_t)amount;
    return true;
}

bool roll_read_rules(const PackEntry *e, unsigned where, RuleSet *out, Error *err) {
    Reading r = {out, where};
    *out = (RuleSet){0};
    return entry_each_part(e, "rule", read_rule, &r, err);
}

void roll_write_rules(const RuleSet *rules, Text *out) {
    for (int i = 0; i < rules->count; i++) {
        if (i) verb_amount(out, "[!line  ]", 0);
        verb_amount(out, rows[rules->at[i].rule].text, rules->at[i].amount);
    }
}
