/*
 * Every option in a few plain words, the things on the table it is about, and its price. Records
 * are read by these words: they are stable and unlike any other on the same list.
 */
#include "engine/verbs.h"

#include "roll_and_fight/roll_and_fight.h"
#include "roll_and_fight/content/loader.h"
#include "roll_and_fight/face/face.h"
#include "roll_and_fight/rules/fight.h"
#include "roll_and_fight/rules/flashback.h"
#include "roll_and_fight/rules/resolution.h"
#include "roll_and_fight/rules/rolling.h"
#include "roll_and_fight/rules/score.h"

const FaceVerb roll_verbs[OPT_COUNT] = {ROLL_OPTIONS(OPTION_ROW)};

/* Where words change with what is asked. */
enum { END_FLASHBACK, GO_ON, END_FIGHT, LEAVE_LOOT, END_ROUND };

const FaceVerb roll_variants[ROLL_VARIANTS] = {
    [END_FLASHBACK] = {.words = "end the flashback"},
    [GO_ON] = {.words = "go on to the fight"},
    [END_FIGHT] = {.words = "end the fight"},
    [LEAVE_LOOT] = {.words = "leave the rest"},
    [END_ROUND] = {.words = "end the round"},
};

static const FaceVerb *done_row(const RollState *s, Seat seat) {
    switch ((Stage)s->player[seat].stage) {
    case STAGE_ACTIONS: return &roll_variants[END_FLASHBACK];
    case STAGE_START: return &roll_variants[GO_ON];
    case STAGE_FIGHTS: return &roll_variants[END_FIGHT];
    case STAGE_LOOTS: return &roll_variants[LEAVE_LOOT];
    case STAGE_RESOLVES: return &roll_variants[END_ROUND];
    case STAGE_WAITS:
    case STAGE_SIDE:
    case STAGE_ROLLS:
    case STAGES: break;
    }
    return &roll_verbs[OPT_DONE];
}

static const FaceVerb *row_of(const State *s, Seat seat, Option o) {
    if (o.verb == OPT_DONE) return done_row((const RollState *)s, seat);
    return &roll_verbs[o.verb];
}

static Seat player_seat(Seat seat) {
    return seat < PLAYERS_MAX ? seat : 0;
}

void roll_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out) {
    Phrase p = phrase_of_option(&roll_holes, box, s, player_seat(seat), o);
    phrase_words(&p, row_of(s, player_seat(seat), o)->words, out);
}

/* A throw names the dice that it keeps, each by its face. */
void roll_option_targets(const Box *box, const State *s, Seat seat, Option o,
                         Targets *out) {
    Seat own = player_seat(seat);
    Phrase p = phrase_of_option(&roll_holes, box, s, own, o);
    int here = room_ref(own, ((const RollState *)s)->player[own].at);
    verb_targets(row_of(s, own, o), &p, here, out);
    if (o.verb != OPT_ROLL) return;
    Dice kept = roll_dice_of_code(o.arg[0]);
    for (int shown = 0; shown < FACES; shown++)
        for (int i = 0; i < dice_count(kept, shown); i++)
            target_add(out, ref_token(roll_face_ids[shown]));
}

/* ---- Prices -------------------------------------------------------------------------------------------- */

/* "falls", "1 of 2", "2 of 5": what the blow comes to. */
static void blow_price(const Content *c, const Player *p, Option o, Text *out) {
    switch (roll_blow(p, o)) {
    case BLOW_EVADES: text_add(out, "evaded only"); break;
    case BLOW_BOUNCES: text_add(out, "armour holds"); break;
    case BLOW_HURTS:
        text_format(out, "%d of %d", p->boss_hurt + 1, boss_of(c, p)->health);
        break;
    case BLOW_DAMAGES: text_add(out, "1 of 2"); break;
    case BLOW_FELLS: text_add(out, "falls"); break;
    }
}

/* What a tile does, without the full stop. */
static void tile_price(const char *text, Text *out) {
    text_add_some(out, text, (int)strlen(text) - 1);
}

/* A tile that knows two ways says what this one brings. */
static void use_price(const Player *p, const Ability *a, Option o, Text *out) {
    bool doubled = o.arg[1] == 1;
    int sets = doubled ? p->doubles[o.arg[0]] : p->sets[o.arg[0]] - p->doubles[o.arg[0]];
    if (a->bonus.count) {
        roll_write_steps(&a->play, out);
        if (doubled) text_add(out, ", then ");
        if (doubled) roll_write_steps(&a->bonus, out);
    } else {
        tile_price(a->text, out);
    }
    if (o.arg[1] != 2 && sets > 1) text_format(out, "; %d sets", sets);
}

static void ability_price(const Ability *a, Text *out) {
    verb_amount(out, "[-experience # Experience]", a->cost);
    text_add(out, "; ");
    if (a->dice_count) text_format(out, "%s: ", a->dice_words);
    tile_price(a->text, out);
}

/* VF-103: the first of two marks does nothing yet. */
static void recon_price(const Player *p, const Ability *a, int ability, Text *out) {
    tile_price(a->text, out);
    if (a->recon > 1)
        text_add(out, p->half >> ability & 1 ? "; mark 2 of 2" : "; mark 1 of 2");
}

/* What the next space adds to the score; the last one adds nothing. */
static void loot_price(const Content *c, const Player *p, Text *out) {
    Player after = *p;
    after.loot++;
    int points = roll_score_part(c, &after, SCORE_LOOT) - roll_score_part(c, p, SCORE_LOOT);
    verb_amount(out, points ? "[points +# {point|points}]" : "[!seldom no more points]",
                points);
}

/* VF-41: the die becomes a Wound, which nobody takes for more dice while there are some to fight
 * with, or as the last that is free. */
static void patch_price(const Player *p, Text *out) {
    int stay = free_health(p) - 1;
    if (stay < 0) return;
    bool needed = !p->set_dice && stay > 0;
    verb_amount(out, needed ? "a Wound in the fight" : "[!seldom a Wound in the fight]", 0);
    verb_amount(out, "; [health # {stays|stay} free]", stay);
}

/* It changes an Ability that comes after it, and none does. */
static bool is_wasted(const Player *p, const Item *item) {
    bool waits = false;
    for (int i = 0; i < item->play.count; i++) {
        int verb = item->play.at[i].verb;
        waits |= verb == VERB_TWICE || verb == VERB_PIERCE || verb == VERB_FAR;
    }
    return waits && !p->recon && !count_kinds(p->sets, ABILITIES);
}

/* Wounds that would come at the end of the round if it ended there. */
static void walk_price(const Content *c, const Player *p, Option o, Text *out) {
    Player there = *p;
    there.at = (uint8_t)o.arg[0];
    int wounds = roll_threat(c, &there);
    if (wounds) verb_amount(out, "[-wound # {Wound|Wounds}] if you stay", wounds);
}

/* VF-81, VF-83: what the end of the round brings whoever stops here. */
static void end_price(const Content *c, const Player *p, Text *out) {
    if (p->stage != STAGE_FIGHTS) return;
    int wounds = roll_threat(c, p);
    if (wounds) verb_amount(out, "[-wound # {Wound|Wounds}]", wounds);
    if (roll_is_beaten(p, wounds)) text_add(out, wounds ? ", then a Beating" : "a Beating");
}

void roll_price(const Box *box, const State *head, Seat seat, Option o, Text *out) {
    const Content *c = box->content;
    if (seat >= head->seat_count) return;
    const Player *p = &((const RollState *)head)->player[seat];
    const Hero *hero = hero_of(c, p);
    switch ((Opt)o.verb) {
    case OPT_HIT:
    case OPT_SHOOT: blow_price(c, p, o, out); break;
    case OPT_SET: tile_price(hero->ability[o.arg[0]].text, out); break;
    case OPT_USE: use_price(p, &hero->ability[o.arg[0]], o, out); break;
    case OPT_BUY: ability_price(&hero->ability[o.arg[0]], out); break;
    case OPT_GO:
    case OPT_JUMP: walk_price(c, p, o, out); break;
    case OPT_TRAIN:
        verb_amount(out, "[experience +# Experience]", spaces_to_train(p));
        break;
    case OPT_LOOT: loot_price(c, p, out); break;
    case OPT_RECON: recon_price(p, &hero->ability[o.arg[0]], o.arg[0], out); break;
    case OPT_PATCH: patch_price(p, out); break;
    case OPT_CLEAR: text_format(out, "%d of %d", wounds_to_heal(p), p->wounds); break;
    case OPT_ITEM:
        tile_price(hero->item[o.arg[0]].text, out);
        text_format(out, "; %d of %d left", charges_left(p, o.arg[0]),
                    p->charges[o.arg[0]]);
        if (is_wasted(p, &hero->item[o.arg[0]]))
            verb_amount(out, "; [!seldom no Ability comes after it]", 0);
        break;
    case OPT_CHARGE:
        tile_price(hero->item[o.arg[0]].text, out);
        text_format(out, "; square %d of %d", p->charges[o.arg[0]] + 1, CHARGES);
        break;
    case OPT_DONE: end_price(c, p, out); break;
    default: break;
    }
}
