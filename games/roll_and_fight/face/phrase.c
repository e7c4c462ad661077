/* What fills the holes of this game's phrases, and which thing on the table each of them names. */
#include "roll_and_fight/face/face.h"
#include "roll_and_fight/rules/rolling.h"

#include "engine/marks.h"

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

/* ---- Players -------------------------------------------------------------------------------------- */

static void who_words(const Phrase *p, int seat, Text *out) {
    text_add(out, seat == p->viewer ? "you" : hero_in(p)->title);
}

/* ---- Dice ------------------------------------------------------------------------------------------- */

/* "Run, 2 Knife", as records name dice. */
static void named_dice(Dice dice, Text *out) {
    int start = out->length;
    for (int shown = 0; shown < FACES; shown++) {
        int count = dice_count(dice, shown);
        if (!count) continue;
        phrase_comma(out, start);
        if (count > 1) text_format(out, "%d ", count);
        text_add(out, roll_face_titles[shown]);
    }
}

void roll_dice_told(Dice dice, Text *out) {
    int left = 0, start = out->length;
    for (int shown = 0; shown < FACES; shown++) left += dice_count(dice, shown) > 0;
    for (int shown = 0; shown < FACES; shown++) {
        int count = dice_count(dice, shown);
        if (!count) continue;
        if (out->length > start) text_add(out, left > 1 ? ", " : " and ");
        left--;
        if (count > 1)
            text_format(out, "%d %s", count, roll_face_many[shown]);
        else
            text_format(out, "a %s", roll_face_titles[shown]);
    }
}

static void dice_words(const Phrase *p, int code, Text *out) {
    (void)p;
    roll_dice_told(roll_dice_of_code(code), out);
}

/* What is thrown: all of it, or what is not kept. */
static void kept_words(const Phrase *p, int code, Text *out) {
    (void)p;
    if (code == 0) {
        text_add(out, "everything");
        return;
    }
    text_add(out, "all but ");
    named_dice(roll_dice_of_code(code), out);
}

/* The dice of a set; the ability is argument 0. */
static Dice way_of(const Phrase *p, int way) {
    return hero_in(p)->ability[p->arg[0]].way[way];
}

static void way_words(const Phrase *p, int way, Text *out) {
    named_dice(way_of(p, way), out);
}

static void told_way_words(const Phrase *p, int way, Text *out) {
    roll_dice_told(way_of(p, way), out);
}

/* ---- Abilities, items -------------------------------------------------------------------------------- */

static Ref ability_thing(const Phrase *p, int ability) {
    return ref_card(ability_ref(player_of(p)->hero, ability));
}

static void ability_words(const Phrase *p, int ability, Text *out) {
    mark_thing(out, ability_thing(p, ability), hero_in(p)->ability[ability].title);
}

static Ref item_thing(const Phrase *p, int item) {
    return ref_card(item_ref(player_of(p)->hero, item));
}

static void item_words(const Phrase *p, int item, Text *out) {
    mark_thing(out, item_thing(p, item), hero_in(p)->item[item].title);
}

/* How an ability is paid for, as options and as the log say it. */
static const char *const sources[] = {"", " with a Double Knife", ", reconned"};
static const char *const told_sources[] = {"", " with a Double Knife",
                                           ", which was reconned"};

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

static void dropped_words(const Phrase *p, int dropped, Text *out) {
    ability_words(p, dropped - 1, out);
}

static void verb_words_of(const Phrase *p, int verb, Text *out) {
    (void)p;
    text_add(out, roll_step_rows[verb].told);
}

/* ---- The den ------------------------------------------------------------------------------------------ */

static Ref room_thing(const Phrase *p, int room) {
    return ref_space(room_ref(seat_of(p), room));
}

static void room_words(const Phrase *p, int room, Text *out) {
    const Den *den = den_of(content_of(p), player_of(p));
    mark_thing(out, room_thing(p, room),
               room < den->room_count ? den->room[room].title : "a room");
}

static void enemy_words(const Phrase *p, int kind, Text *out) {
    const Content *c = content_of(p);
    if (kind == BOSS)
        text_add(out, boss_of(c, player_of(p))->title);
    else
        text_add(out, c->minion[kind].title);
}

static Ref boss_thing(const Phrase *p, int value) {
    (void)value;
    return ref_card(BOSS_REF + player_of(p)->boss);
}

static void boss_words(const Phrase *p, int value, Text *out) {
    mark_thing(out, boss_thing(p, value), boss_of(content_of(p), player_of(p))->title);
}

static void den_words(const Phrase *p, int den, Text *out) {
    text_add(out, content_of(p)->den[den].title);
}

static void goal_words(const Phrase *p, int objective, Text *out) {
    const Den *den = den_of(content_of(p), player_of(p));
    if (objective < den->objective_count) text_add(out, den->objective[objective].text);
}

/* ---- Words by value ---------------------------------------------------------------------------------- */

/* Wounds by rounds are written on a Trait or on a Boss. */
static void harm_words(const Phrase *p, int harm, Text *out) {
    static const char *const harms[HARMS] = {
        [HARM_DICE] = "from the dice on the Health Track",
        [HARM_STEP] = "as its price",
        [HARM_TRAIT] = "from ",
        [HARM_ENEMIES] = "from enemies nearby",
        [HARM_THORNS] = "for touching the Boss",
    };
    if (harm >= 0 && harm < HARMS) text_add(out, harms[harm]);
    if (harm != HARM_TRAIT) return;
    const RuleSet *own = &hero_in(p)->rules;
    bool by_trait = own->count && own->at[0].rule == RULE_WOUND_IN;
    text_add(out,
             by_trait ? hero_in(p)->trait : boss_of(content_of(p), player_of(p))->title);
}

static const char *const phases[PHASES] = {"Setup", "Flashback", "Rolling", "Fighting",
                                           "Resolution"};

/* clang-format off */
static const Hole holes[] = {
    {"who",     true, .words = who_words, .thing = phrase_seat_thing},
    {"number",  .words = phrase_number},
    {"dice",    .words = dice_words,    .zone = "dice"},
    {"kept",    .words = kept_words,    .zone = "dice"},
    {"way",     .words = way_words},
    {"told_way", .words = told_way_words},
    {"count",   .amount = "# {die|dice}"},
    {"charges", .amount = "# {charge|charges}"},
    {"circles", .amount = "{# circle is|# circles are}"},
    {"flash",   .list = roll_flash_titles},
    {"ability", .words = ability_words, .thing = ability_thing},
    {"item",    .words = item_words,    .thing = item_thing},
    {"source",  .list = sources},
    {"told_source", .list = told_sources},
    {"via",     .words = via_words},
    {"instead", .words = instead_words},
    {"dropped", .words = dropped_words},
    {"verb",    .words = verb_words_of},
    {"room",    .words = room_words,    .thing = room_thing},
    {"enemy",   .words = enemy_words},
    {"boss",    .words = boss_words,    .thing = boss_thing},
    {"den",     .words = den_words},
    {"goal",    .words = goal_words},
    {"wounds",  .amount = "# {Wound|Wounds}"},
    {"spaces",  .amount = "# {space|spaces}"},
    {"rooms",   .amount = "# {room|rooms}"},
    {"points",  .amount = "# {point|points}"},
    {"harm",    .words = harm_words},
    {"phase",   .list = phases},
};
/* clang-format on */
const Holes roll_holes = {.at = holes, .count = sizeof holes / sizeof holes[0]};
