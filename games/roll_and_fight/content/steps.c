/*
 * Lists of steps out of packs: `move, hit 2, move`. One row for each verb says how it is written,
 * when it may be used and how it reads, so that what a tile says and what it does cannot disagree.
 * The same verb may come twice: steps are done in their order (VF-45).
 */
#include "roll_and_fight/content/loader.h"

#include "engine/phrase.h"
#include "engine/verbs.h"

const char *const roll_face_words[FACES] = {"run", "gun", "knife", "double", "wound"};
const char *const roll_face_titles[FACES] = {"Run", "Gun", "Knife", "Double Knife",
                                             "Wound"};
const char *const roll_flash_words[FLASHES] = {"training", "purchase", "healing", "recon",
                                               "loot"};
const char *const roll_flash_titles[FLASHES] = {"Training", "Purchase", "Healing", "Recon",
                                                "Loot"};
const char *const roll_kind_words[KINDS] = {"grunt", "tough", "doorman", "henchman",
                                            "gunman"};

/* 2.1: Run is on two sides. */
const uint8_t roll_side_shows[DIE_SIDES] = {FACE_RUN,   FACE_RUN,    FACE_GUN,
                                            FACE_KNIFE, FACE_DOUBLE, FACE_WOUND};

enum {
    IN_FIGHT = 1 << WHEN_FIGHTING | 1 << WHEN_START | 1 << WHEN_RESOLUTION,
    IN_ROLLING = 1 << WHEN_ROLLING
};

typedef struct StepRow {
    const char *word;
    int max; /* of the amount; 0: it has none */
    unsigned when;
    const char *text;
} StepRow;

/* clang-format off */
static const StepRow rows[VERBS] = {
    [VERB_NONE]     = {"",         0, 0,          ""},
    [VERB_MOVE]     = {"move",     3, IN_FIGHT,   "[move {Move|# Moves}]"},
    [VERB_JUMP]     = {"jump",     2, IN_FIGHT,   "[jump {Jump|# Jumps}]"},
    [VERB_HIT]      = {"hit",      4, IN_FIGHT,   "[hit {Hit|# Hits}]"},
    [VERB_HIT_EACH] = {"hit_each", 0, 1 << WHEN_START, "one [hit Hit] for each die on your Health Track"},
    [VERB_SHOOT]    = {"shoot",    4, IN_FIGHT,   "[shoot {Shoot|# Shoots}]"},
    [VERB_EVADE]    = {"evade",    4, IN_FIGHT,   "[evade {Evade|# Evades}]"},
    [VERB_KILL]     = {"kill",     2, IN_FIGHT,   "[kill {Kill|# Kills}]"},
    [VERB_WOUND]    = {"wound",    2, IN_FIGHT,   "[suffer {a Wound for you|# Wounds for you}]"},
    [VERB_HEAL]     = {"heal",     3, IN_FIGHT,   "[heal {Heal|# Heals}]"},
    [VERB_TWICE]    = {"twice",    0, IN_FIGHT,   "your next Ability is performed twice"},
    [VERB_UNSEEN]   = {"unseen",   0, IN_FIGHT,   "Doormen do not stop you meanwhile"},
    [VERB_PIERCE]   = {"pierce",   0, IN_FIGHT,   "Grunts do not protect the Boss from your next Ability"},
    [VERB_FAR]      = {"far",      0, IN_FIGHT,   "the next [!term:shoot Shoots] reach two doors away"},
    [VERB_SHAKE]    = {"shake",    0, IN_ROLLING, "pick up all your Wound dice for the next throw"},
    [VERB_PALM]     = {"palm",     0, IN_ROLLING, "turn one of your Wound dice to Run"},
};
/* clang-format on */

bool roll_read_counted(const PackEntry *e, const PackKey *key, const char *part,
                       const char *what, const char *const *words, int count, int max,
                       int *word, int *amount, Error *err) {
    char name[32] = "", number[8], more[8];
    const char *rest = part;
    text_word(&rest, "", name, sizeof name);
    if (!text_word(&rest, "", number, sizeof number)) memcpy(number, "1", 2);
    if (!entry_find(e, key->line, what, name, words, count, word, err)) return false;
    if (!text_to_int(number, 1, max_int(max, 1), amount) ||
        text_word(&rest, "", more, sizeof more))
        return entry_error(e, key->line, err,
                           "'%s': expected a number from 1 to %d behind it", part,
                           max_int(max, 1));
    return true;
}

typedef struct Reading {
    Steps *out;
    When when;
} Reading;

static bool read_step(const PackEntry *e, const PackKey *key, const char *part,
                      void *context, Error *err) {
    Reading *r = context;
    const char *words[VERBS];
    int verb, amount, most = 0;
    for (int i = VERB_MOVE; i < VERBS; i++) {
        words[i - VERB_MOVE] = rows[i].word;
        most = max_int(most, rows[i].max);
    }
    if (r->out->count == STEPS_MAX)
        return entry_error(e, key->line, err, "there are more than %d steps", STEPS_MAX);
    if (!roll_read_counted(e, key, part, "step", words, VERBS - VERB_MOVE, most, &verb,
                           &amount, err))
        return false;
    verb += VERB_MOVE;
    if (!(rows[verb].when >> r->when & 1))
        return entry_error(e, key->line, err, "'%s' cannot be done at that time",
                           rows[verb].word);
    if (amount > max_int(rows[verb].max, 1))
        return entry_error(e, key->line, err, "'%s' goes up to %d", rows[verb].word,
                           max_int(rows[verb].max, 1));
    r->out->at[r->out->count++] = (Step){(uint8_t)verb, (uint8_t)amount};
    return true;
}

bool roll_read_steps(const PackEntry *e, const char *key, When when, Steps *out,
                     Error *err) {
    Reading r = {out, when};
    *out = (Steps){0};
    return entry_each_part(e, key, read_step, &r, err);
}

void roll_write_steps(const Steps *steps, Text *out) {
    for (int i = 0; i < steps->count; i++) {
        if (i) text_add(out, ", then ");
        verb_amount(out, rows[steps->at[i].verb].text, steps->at[i].amount);
    }
}
