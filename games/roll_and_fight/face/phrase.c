/* What fills the holes of this game's phrases, and which thing on the table each of them names. */
#include "roll_and_fight/face/face.h"

static const Content *content_of(const Phrase *p) {
    return p->content;
}

static const RollState *state_of(const Phrase *p) {
    return (const RollState *)p->state;
}

/* Of the clock's phrases the first player's: they name nothing of a player. */
static int seat_of(const Phrase *p) {
    return p->who < PLAYERS_MAX ? p->who : 0;
}

static const Player *player_of(const Phrase *p) {
    return &state_of(p)->player[seat_of(p)];
}

static const Hero *hero_in(const Phrase *p) {
    return hero_of(content_of(p), player_of(p));
}

static const Ref nothing = {REF_NONE, 0, NULL};

/* ---- Players -------------------------------------------------------------------------------------- */

static void who_words(const Phrase *p, int value, Text *out) {
    (void)value;
    text_add(out, p->who == p->viewer ? "you" : hero_in(p)->title);
}

static Ref who_thing(const Phrase *p, int value) {
    (void)value;
    return p->who < PLAYERS_MAX ? ref_seat(p->who) : nothing;
}

/* ---- Dice ------------------------------------------------------------------------------------------- */

void roll_dice_words(Dice dice, Text *out) {
    int start = out->length;
    for (int shown = 0; shown < FACES; shown++) {
        int count = dice_count(dice, shown);
        if (!count) continue;
        phrase_comma(out, start);
        if (count > 1) text_format(out, "%d ", count);
        text_add(out, roll_face_titles[shown]);
    }
}

static void dice_words(const Phrase *p, int code, Text *out) {
    (void)p;
    roll_dice_words(roll_dice_of_code(code), out);
}

/* What is thrown: all of it, or what is not kept. */
static void kept_words(const Phrase *p, int code, Text *out) {
    (void)p;
    if (code == 0) {
        text_add(out, "everything");
        return;
    }
    text_add(out, "all but ");
    roll_dice_words(roll_dice_of_code(code), out);
}

/* The dice of a set; the ability is argument 0. */
static void way_words(const Phrase *p, int way, Text *out) {
    roll_dice_words(hero_in(p)->ability[p->arg[0]].way[way], out);
}

static void counted_dice_words(const Phrase *p, int count, Text *out) {
    (void)p;
    phrase_count(out, count, "die", "dice");
}

static void flash_words(const Phrase *p, int flash, Text *out) {
    (void)p;
    text_add(out, roll_flash_titles[flash]);
}

/* ---- Abilities, items -------------------------------------------------------------------------------- */

static void ability_words(const Phrase *p, int ability, Text *out) {
    text_add(out, hero_in(p)->ability[ability].title);
}

static Ref ability_thing(const Phrase *p, int ability) {
    return ref_card(ability_ref(player_of(p)->hero, ability));
}

static void item_words(const Phrase *p, int item, Text *out) {
    text_add(out, hero_in(p)->item[item].title);
}

static Ref item_thing(const Phrase *p, int item) {
    return ref_card(item_ref(player_of(p)->hero, item));
}

/* How an ability is paid for. */
static void source_words(const Phrase *p, int source, Text *out) {
    static const char *const words[] = {"", " with a Double Knife", ", reconned"};
    (void)p;
    text_add(out, words[source]);
}

static void via_words(const Phrase *p, int via, Text *out) {
    (void)p;
    if (via == VIA_LOOT) text_add(out, " with the Loot die");
    if (via >= VIA_INSTEAD && via < VIA_FREE)
        text_format(out, " instead of %s", roll_flash_titles[via - VIA_INSTEAD]);
}

static void instead_words(const Phrase *p, int dropped, Text *out) {
    if (!dropped) return;
    text_add(out, " for ");
    ability_words(p, dropped - 1, out);
}

static void verb_words_of(const Phrase *p, int verb, Text *out) {
    static const char *const words[VERBS] = {[VERB_MOVE] = "a Move",
                                             [VERB_JUMP] = "a Jump",
                                             [VERB_HIT] = "a Hit",
                                             [VERB_HIT_EACH] = "a Hit",
                                             [VERB_SHOOT] = "a Shoot",
                                             [VERB_EVADE] = "an Evade",
                                             [VERB_KILL] = "a Kill",
                                             [VERB_WOUND] = "a Wound",
                                             [VERB_HEAL] = "a Heal",
                                             [VERB_TWICE] = "the next Ability comes twice",
                                             [VERB_UNSEEN] = "Doormen look away",
                                             [VERB_PIERCE] = "no Grunt protects the Boss",
                                             [VERB_FAR] = "Shoots reach two doors away"};
    (void)p;
    text_add(out, words[verb] ? words[verb] : "a step");
}

/* ---- The den ------------------------------------------------------------------------------------------ */

static void room_words(const Phrase *p, int room, Text *out) {
    const Den *den = den_of(content_of(p), player_of(p));
    text_add(out, room < den->room_count ? den->room[room].title : "a room");
}

static Ref room_thing(const Phrase *p, int room) {
    return ref_space(room_ref(seat_of(p), room));
}

static void enemy_words(const Phrase *p, int kind, Text *out) {
    const Content *c = content_of(p);
    if (kind == BOSS)
        text_add(out, boss_of(c, player_of(p))->title);
    else
        text_add(out, c->minion[kind].title);
}

static void boss_words(const Phrase *p, int value, Text *out) {
    (void)value;
    text_add(out, boss_of(content_of(p), player_of(p))->title);
}

static Ref boss_thing(const Phrase *p, int value) {
    (void)value;
    return ref_card(BOSS_REF + player_of(p)->boss);
}

static void den_words(const Phrase *p, int den, Text *out) {
    text_add(out, content_of(p)->den[den].title);
}

static void goal_words(const Phrase *p, int objective, Text *out) {
    const Den *den = den_of(content_of(p), player_of(p));
    if (objective < den->objective_count) text_add(out, den->objective[objective].text);
}

/* ---- Counts -------------------------------------------------------------------------------------------- */

static void wounds_words(const Phrase *p, int count, Text *out) {
    (void)p;
    phrase_count(out, count, "Wound", "Wounds");
}

static void spaces_words(const Phrase *p, int count, Text *out) {
    (void)p;
    phrase_count(out, count, "space", "spaces");
}

static void points_words(const Phrase *p, int count, Text *out) {
    (void)p;
    phrase_count(out, count, "point", "points");
}

static void harm_words(const Phrase *p, int harm, Text *out) {
    static const char *const words[HARMS] = {[HARM_DICE] =
                                                 "from the dice on the Health Track",
                                             [HARM_STEP] = "as the price of it",
                                             [HARM_TRAIT] = "by Trait or Boss",
                                             [HARM_ENEMIES] = "from the enemies around",
                                             [HARM_THORNS] = "for touching the Boss"};
    (void)p;
    text_add(out, words[harm]);
}

static void phase_words(const Phrase *p, int phase, Text *out) {
    static const char *const words[PHASES] = {"Setup", "Flashback", "Rolling", "Fighting",
                                              "Resolution"};
    (void)p;
    text_add(out, words[phase]);
}

/* clang-format off */
static const Hole holes[] = {
    {"who",     who_words,          who_thing,     NULL, NULL},
    {"number",  phrase_number,      NULL,          NULL, NULL},
    {"dice",    dice_words,         NULL,          NULL, "dice"},
    {"kept",    kept_words,         NULL,          NULL, "dice"},
    {"way",     way_words,          NULL,          NULL, NULL},
    {"count",   counted_dice_words, NULL,          NULL, NULL},
    {"flash",   flash_words,        NULL,          NULL, NULL},
    {"ability", ability_words,      ability_thing, NULL, NULL},
    {"item",    item_words,         item_thing,    NULL, NULL},
    {"source",  source_words,       NULL,          NULL, NULL},
    {"via",     via_words,          NULL,          NULL, NULL},
    {"instead", instead_words,      NULL,          NULL, NULL},
    {"verb",    verb_words_of,      NULL,          NULL, NULL},
    {"room",    room_words,         room_thing,    NULL, NULL},
    {"enemy",   enemy_words,        NULL,          NULL, NULL},
    {"boss",    boss_words,         boss_thing,    NULL, NULL},
    {"den",     den_words,          NULL,          NULL, NULL},
    {"goal",    goal_words,         NULL,          NULL, NULL},
    {"wounds",  wounds_words,       NULL,          NULL, NULL},
    {"spaces",  spaces_words,       NULL,          NULL, NULL},
    {"points",  points_words,       NULL,          NULL, NULL},
    {"harm",    harm_words,         NULL,          NULL, NULL},
    {"phase",   phase_words,        NULL,          NULL, NULL},
};
/* clang-format on */
const Holes roll_holes = {holes, sizeof holes / sizeof holes[0]};
