/*
 * Lists of steps out of packs: `move, hit 2, move`, by the rows of verbs.h. The same verb may
 * come twice: steps are done in their order (VF-45).
 */
#include "roll_and_fight/content/loader.h"

#include "engine/phrase.h"

const char *const roll_face_words[FACES] = {"run", "gun", "knife", "double", "wound"};
const char *const roll_face_titles[FACES] = {"Run", "Gun", "Knife", "Double Knife",
                                             "Wound"};
const char *const roll_face_many[FACES] = {"Runs", "Guns", "Knives", "Double Knives",
                                           "Wounds"};
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

const StepRow roll_step_rows[VERBS] = {[VERB_NONE] = {.told = "nothing"},
                                       ROLL_VERBS(VERB_ROW)};

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
        words[i - VERB_MOVE] = roll_step_rows[i].word;
        most = max_int(most, roll_step_rows[i].max);
    }
    if (r->out->count == STEPS_MAX)
        return entry_error(e, key->line, err, "there are more than %d steps", STEPS_MAX);
    if (!roll_read_counted(e, key, part, "step", words, VERBS - VERB_MOVE, most, &verb,
                           &amount, err))
        return false;
    verb += VERB_MOVE;
    if (!(roll_step_rows[verb].when >> r->when & 1))
        return entry_error(e, key->line, err, "'%s' cannot be done at that time",
                           roll_step_rows[verb].word);
    if (amount > max_int(roll_step_rows[verb].max, 1))
        return entry_error(e, key->line, err, "'%s' goes up to %d",
                           roll_step_rows[verb].word, max_int(roll_step_rows[verb].max, 1));
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
        verb_amount(out, roll_step_rows[steps->at[i].verb].text, steps->at[i].amount);
    }
}
