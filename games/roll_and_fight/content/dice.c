/*
 * What an ability costs in dice. Each die that is needed may show one of a few faces (`gun/knife`),
 * and a Double Knife stands for a Knife (VF-39); all sets that pay for it are worked out here, so
 * that rolling only compares.
 */
#include "roll_and_fight/content/loader.h"

#include "engine/phrase.h"
#include "engine/verbs.h"

/* The faces that one needed die may show, as bits. */
typedef struct Needed {
    int count;
    uint8_t faces[DICE_NEEDED_MAX];
} Needed;

static bool read_faces(const PackEntry *e, const PackKey *key, const char *names,
                       int *faces, Error *err) {
    char name[16];
    *faces = 0;
    while (text_word(&names, "/", name, sizeof name)) {
        int shown;
        if (!entry_find(e, key->line, "face", name, roll_face_words, FACE_WOUND, &shown,
                        err))
            return false;
        *faces |= 1 << shown;
    }
    return true;
}

static bool read_needed(const PackEntry *e, const PackKey *key, const char *part,
                        void *context, Error *err) {
    Needed *needed = context;
    char names[40] = "", number[8], more[8];
    int faces, count;
    text_word(&part, "", names, sizeof names);
    if (!text_word(&part, "", number, sizeof number)) memcpy(number, "1", 2);
    if (!read_faces(e, key, names, &faces, err)) return false;
    if (!text_to_int(number, 1, DICE_NEEDED_MAX, &count) ||
        text_word(&part, "", more, sizeof more) || needed->count + count > DICE_NEEDED_MAX)
        return entry_error(e, key->line, err, "'dice' is up to %d dice", DICE_NEEDED_MAX);
    while (count--) needed->faces[needed->count++] = (uint8_t)faces;
    return true;
}

/* VF-39 */
static int accepted(int faces) {
    return faces >> FACE_KNIFE & 1 ? faces | 1 << FACE_DOUBLE : faces;
}

static bool add_way(Ability *a, Dice way) {
    int at = 0;
    while (at < a->way_count && a->way[at] < way) at++;
    if (at < a->way_count && a->way[at] == way) return true;
    if (a->way_count == WAYS_MAX) return false;
    for (int i = a->way_count++; i > at; i--) a->way[i] = a->way[i - 1];
    a->way[at] = way;
    return true;
}

/* Every choice of one accepted face for each needed die, counted like a number of four digits. */
static bool find_ways(Ability *a, const Needed *needed) {
    int choices = 1;
    for (int i = 0; i < needed->count; i++) choices *= FACE_WOUND;
    for (int choice = 0; choice < choices; choice++) {
        Dice way = 0;
        bool fits = true;
        for (int i = 0, rest = choice; i < needed->count; i++, rest /= FACE_WOUND) {
            int shown = rest % FACE_WOUND;
            fits &= accepted(needed->faces[i]) >> shown & 1;
            way += dice_of(shown, 1);
        }
        if (fits && !add_way(a, way)) return false;
    }
    return true;
}

/* The units are the ids of the faces in the Scene. */
static void write_faces(int faces, int count, Text *out) {
    static const char *const patterns[FACE_WOUND] = {
        "[run {Run|# Runs}]", "[gun {Gun|# Guns}]", "[knife {Knife|# Knives}]",
        "[dknife {Double Knife|# Double Knives}]"};
    for (uint32_t left = (uint32_t)faces; left; count = 1) {
        verb_amount(out, patterns[bits_take(&left)], count);
        if (left) text_add(out, " or ");
    }
}

static const char *needed_words(Loader *l, const Needed *needed) {
    Text out = TEXT_MARKED(240);
    for (int i = 0; i < needed->count;) {
        int count = 1;
        while (i + count < needed->count && needed->faces[i + count] == needed->faces[i])
            count++;
        if (i) verb_amount(&out, "[!gap , ]", 0);
        write_faces(needed->faces[i], count, &out);
        i += count;
    }
    return box_keep(l->box, &out);
}

bool roll_read_dice(Loader *l, const PackEntry *e, Ability *a, Error *err) {
    Needed needed = {0};
    a->dice_words = "";
    if (!entry_key(e, "dice")) return true;
    if (!entry_each_part(e, "dice", read_needed, &needed, err)) return false;
    a->dice_count = (uint8_t)needed.count;
    a->dice_words = needed_words(l, &needed);
    if (find_ways(a, &needed)) return true;
    return entry_error(e, entry_key(e, "dice")->line, err,
                       "more than %d sets of dice would pay for it", WAYS_MAX);
}

void roll_make_dearer(Loader *l, Ability *a, int more) {
    Text out = TEXT_MARKED(240);
    for (int i = 0; i < a->way_count; i++) a->way[i] += dice_of(FACE_RUN, more);
    a->dice_count = (uint8_t)(a->dice_count + more);
    text_add(&out, a->dice_words);
    verb_amount(&out, "[!gap , and ][run {one more Run|# more Runs}]", more);
    a->dice_words = box_keep(l->box, &out);
}
