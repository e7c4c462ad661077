/*
 * The Game table, setup and result of The Few and Cursed. Read this first; then flow.c for
 * the rounds.
 */
#include "few_and_cursed/few_and_cursed.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/flow.h"
#include "few_and_cursed/rules/hand.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/riders.h"
#include "few_and_cursed/rules/town.h"

/* ---- Before play ----------------------------------------------------------------- */

/* clang-format off */
const SetupChoice few_modes[] = {
    /* id            label                      note                                             seats */
    {"rivals",       "Rivals",                  "Most Grit wins.",                               2, 4},
    {"curse_chaser", "Curse Chaser",            "Alone: beat three monsters.",                   1, 1},
    {"dark_arts",    "The Dark Arts",           "Alone: four artifacts, then meet Crow Prime.",  1, 1},
    {"shadows",      "Operating in the Shadows","Alone: complete two tracks of jobs.",           1, 1},
    {"coop",         "Co-operative",            "Together: beat three monsters.",                1, 4},
};
enum { FIELD_MODE, FIELD_CHARACTER, FIELD_GRIT, FIELD_STRICT_FIGHT, FIELD_RANDOM_FREE,
       FIELD_TOWN_ROBBERY, FIELD_TRACKS_ONLY, FIELD_TEAM_ROBBERY, FIELD_COUNT };
enum { COOP_GRIT_MOST = 60 };
/* All but the riders, which the packs name. */
static const SetupField fields[FIELD_COUNT] = {
    [FIELD_MODE] = {.key = "mode", .label = "Mode", .kind = FIELD_CHOICE,
                    .choices = few_modes, .choice_count = 5, .max = 4},
    [FIELD_CHARACTER] = {.key = "character", .label = "Character", .kind = FIELD_CHOICE,
                         .per_seat = true, .choice_count = RIDERS, .max = RIDERS - 1},
    [FIELD_GRIT] = {.key = "team_grit", .label = "Starting Grit adjustment",
                    .kind = FIELD_NUMBER, .modes = 1u << MODE_COOP,
                    .min = -COOP_GRIT_MOST, .max = COOP_GRIT_MOST},
    [FIELD_STRICT_FIGHT] = {.key = "strict_fight", .label = "One bounty a fight",
                            .kind = FIELD_SWITCH, .max = 1,
                            .yes = "An action fights one bounty.",
                            .no = "One action may fight several bounties in a space."},
    [FIELD_RANDOM_FREE] = {.key = "random_free",
                           .label = "A random artifact does not block its corner",
                           .kind = FIELD_SWITCH, .max = 1,
                           .yes = "Its rider may still recover one from that corner.",
                           .no = "Its rider may not recover one from that corner."},
    [FIELD_TOWN_ROBBERY] = {.key = "no_town_robbery", .label = "No robbery in San Andreas",
                            .kind = FIELD_SWITCH, .max = 1,
                            .yes = "Nobody is robbed in San Andreas.",
                            .no = "Riders may rob one another there too."},
    [FIELD_TRACKS_ONLY] = {.key = "tracks_only", .label = "Track jobs only",
                           .kind = FIELD_SWITCH, .modes = 1u << MODE_SHADOWS, .max = 1,
                           .yes = "The only jobs are those on the tracks.",
                           .no = "You also have jobs of your own."},
    [FIELD_TEAM_ROBBERY] = {.key = "no_coop_robbery", .label = "No robbery within the team",
                            .kind = FIELD_SWITCH, .modes = 1u << MODE_COOP, .max = 1,
                            .yes = "Riders may not rob their own team.",
                            .no = "Riders of the team may rob one another."},
};
/* clang-format on */

void few_derive_fields(Content *c) {
    memcpy(c->fields, fields, sizeof fields);
    c->fields[FIELD_CHARACTER].choices = c->rider_choices;
    for (int i = 0; i < RIDERS; i++) {
        const Character *rider = &c->characters[i];
        c->rider_choices[i] =
            (SetupChoice){.id = rider->id, .label = rider->title, .note = rider->about};
    }
}

static const SetupField *few_fields(const Box *box, int *count) {
    const Content *c = box->content;
    *count = FIELD_COUNT;
    return c->fields;
}

/* FC-4. */
static const char *few_check_setup(const Box *box, const Setup *setup) {
    (void)box;
    uint32_t met = 0;
    for (int seat = 0; seat < setup->seat_count; seat++) {
        if (!bits_meet(&met, bit(setup->value[FIELD_CHARACTER][seat])))
            return "Each seat must play a different character.";
    }
    return NULL;
}

/* ---- Setup ----------------------------------------------------------------------- */

static uint8_t read_switches(const Setup *setup) {
    int bits = 0;
    if (setup->value[FIELD_STRICT_FIGHT][0]) bits |= SWITCH_STRICT_FIGHT;
    if (setup->value[FIELD_RANDOM_FREE][0]) bits |= SWITCH_RANDOM_FREE;
    if (setup->value[FIELD_TOWN_ROBBERY][0]) bits |= SWITCH_NO_TOWN_ROBBERY;
    if (setup->value[FIELD_TRACKS_ONLY][0]) bits |= SWITCH_SHADOWS_ONLY;
    if (setup->value[FIELD_TEAM_ROBBERY][0]) bits |= SWITCH_NO_COOP_ROBBERY;
    return (uint8_t)bits;
}

/* FC-5 to FC-10. */
static void seat_rider(Table *t, int seat, int character) {
    Rider *r = few_rider(t, seat);
    const Character *who = &t->c->characters[character];
    r->character = (uint8_t)character;
    r->at = TOWN;
    r->water = (int16_t)who->water;
    r->health = (uint8_t)who->health;
    r->bullets = (uint8_t)who->bullets;
    r->bullet_max = (uint8_t)who->bullet_max;
    r->threshold = (uint8_t)who->threshold;
    r->deck.cards = t->c->starting[character];
    few_draw_to_hand(t, seat, HAND_SIZE);
}

/* FC-21, ruling 47: the least starting water; a tie is broken at random. */
static void choose_first(Table *t) {
    FewState *s = t->s;
    uint32_t poorest = 0;
    int least = INT16_MAX;
    for (int seat = 0; seat < s->seats; seat++) {
        int water = s->rider[seat].water;
        if (water < least) least = water, poorest = 0;
        if (water == least) poorest |= bit(seat);
    }
    bool tie = bits_count(poorest) > 1;
    s->first = (uint8_t)(tie ? bits_pick(poorest, &s->head.rng) : bits_first(poorest));
}

/* FC-12 to FC-15, FC-17: piles of three, three, two, two above the monsters. */
static void lay_bounties(Table *t) {
    FewState *s = t->s;
    s->bounties = (uint16_t)(bit(t->c->most_wanted_count) - 1);
    s->monsters_left = (uint8_t)(bit(MONSTERS) - 1);
    for (int i = 0; i < t->c->most_wanted_count; i++) s->pile_left[i % PILES]++;
    for (int p = 0; p < PILES; p++) {
        s->pile_monster[p] = 1;
        few_reveal(t, p);
    }
    for (int w = 0; w < WANTED; w++)
        s->wanted_side = (uint8_t)(s->wanted_side | rng_below(&s->head.rng, 2) << w);
}

/* FC-19, FC-20, FC-108: with two or three riders, one artifact of each corner is removed,
 * token and card (ruling 37). */
static void lay_artifacts(FewState *s) {
    s->artifacts = (1u << ARTIFACTS) - 1;
    if (s->seats == 1 || s->seats == RIDERS) return;
    for (int corner = 0; corner < CORNERS; corner++) {
        int gone = (int)rng_below(&s->head.rng, ARTIFACTS_A_CORNER);
        s->artifacts = (uint16_t)(s->artifacts & ~bit(ARTIFACTS_A_CORNER * corner + gone));
    }
}

/* A set of all `count` cards; no deck is empty. */
static uint64_t whole_deck(int count) {
    return UINT64_MAX >> (JOBS_MAX - count);
}

/* FC-16, ruling 53. */
static void deal_jobs(Table *t) {
    FewState *s = t->s;
    s->jobs.cards = whole_deck(t->c->job_card_count);
    if (s->mode == MODE_SHADOWS) few_deal_shadows(t);
    if (s->switches & SWITCH_SHADOWS_ONLY) return;
    for (int seat = 0; seat < s->seats; seat++) {
        few_draw_jobs(t, seat, JOBS_DEALT);
        s->give_left[seat] = JOBS_GIVEN_BACK;
        ask(&s->head, (Seat)seat, ASK_DEAL, JOBS_GIVEN_BACK);
    }
}

/* FC-136: what a mode does not change is the same in all modes. */
static void few_setup(const Box *box, const Setup *setup, State *state, EventLog *log) {
    Table t = {.c = box->content, .s = (FewState *)state, .log = log};
    FewState *s = t.s;
    const Content *c = t.c;
    s->mode = (uint8_t)setup->value[FIELD_MODE][0];
    s->seats = state->seat_count;
    s->switches = read_switches(setup);
    if (s->mode == MODE_COOP)
        s->team_grit =
            (int16_t)(TEAM_GRIT - TEAM_GRIT_EACH * s->seats + setup->value[FIELD_GRIT][0]);
    s->upgrades.cards = c->upgrades;
    s->encounters.cards = (uint32_t)whole_deck(c->encounter_count); /* FC-11 */
    s->cursed_encounters.cards = (uint32_t)whole_deck(c->cursed_encounter_count);
    s->store_deck = (uint32_t)whole_deck(c->item_count);
    todo_push(&s->todo, STEP_ROUND, 0, 0, 0);
    for (int seat = 0; seat < s->seats; seat++)
        seat_rider(&t, seat, setup->value[FIELD_CHARACTER][seat]);
    lay_bounties(&t);
    lay_artifacts(s);
    few_refill_store(&t);
    choose_first(&t);
    deal_jobs(&t);
    few_advance(&t);
}

/* ---- Play ------------------------------------------------------------------------ */

#define LIST(KIND, list, ...)           QUESTION_CASE(KIND, list(c, s, seat, out))
#define ANSWER(KIND, list, answer, ...) QUESTION_CASE(KIND, answer(t, seat, o))

/* The questions of a rider's own slot also offer cards, items, bullets and jobs (FC-35). */
static void few_options(const Box *box, const State *state, Seat seat, OptionList *out) {
    const FewState *s = (const FewState *)state;
    const Content *c = box->content;
    int asked = seat < SEATS_MAX ? state->asked[seat].kind : ASK_NOTHING;
    if (asked == ASK_NOTHING) return;
    if (asked <= ASK_SLOT_LAST) few_list_free(c, s, seat, out);
    switch ((Ask)asked) { FEW_QUESTIONS(LIST) QUESTION_NONE }
}

static void answer(Table *t, Ask asked, int seat, Option o) {
    switch (asked) { FEW_QUESTIONS(ANSWER) QUESTION_NONE }
}

static void few_apply(const Box *box, State *state, Seat seat, Option o, EventLog *log) {
    Table t = {box->content, (FewState *)state, log, false, state->asked[seat].source};
    int asked = answered(state, seat);
    REQUIRE(asked != ASK_NOTHING);
    if (asked <= ASK_SLOT_LAST && o.verb <= OPT_SCORE)
        few_apply_free(&t, seat, o);
    else
        answer(&t, (Ask)asked, seat, o);
    few_advance(&t);
}

/* ---- The end --------------------------------------------------------------------- */

#define CAUSE_WHY(KIND, verdict, why)    [CAUSE_##KIND] = why ".",
#define CAUSE_RESULT(KIND, verdict, why) [CAUSE_##KIND] = {verdict(why)},
static const char *const causes[] = {"", FEW_ENDINGS(CAUSE_WHY)};
static const char *const endings[][2] = {FEW_ENDINGS(CAUSE_RESULT)}; /* words and reason */

/* FC-1, FC-106, ruling 48. */
static void rank_rivals(const Content *c, const FewState *s, Result *out) {
    int first = 0;
    const Character *winner = NULL;
    few_rank(c, s, out);
    if (!s->head.over) return;
    for (int seat = 0; seat < s->seats; seat++) {
        if (out->place[seat] != 1) continue;
        first++;
        winner = &c->characters[s->rider[seat].character];
    }
    out->outcome = first > 1 ? "shared" : winner->id;
    out->words = first > 1 ? "Grit is tied, so the victory is shared." : winner->victory;
    out->cause = causes[s->ending];
}

/* Ruling 59: solo and co-op games are only won or lost. */
static void few_result(const Box *box, const State *state, Result *out) {
    const FewState *s = (const FewState *)state;
    *out = (Result){.outcome = NULL};
    if (s->mode == MODE_RIVALS) {
        rank_rivals(box->content, s, out);
        return;
    }
    for (int seat = 0; seat < s->seats; seat++) {
        out->place[seat] = s->won == LOST ? 2 : 1;
        out->points[seat] = few_grit(s, seat);
    }
    if (!state->over) return;
    out->outcome = s->won == WON ? "won" : "lost";
    out->words = endings[s->ending][0];
    out->reason = endings[s->ending][1];
}

const Game few_and_cursed_game = {
    .name = "few-and-cursed",
    .title = "The Few and Cursed",
    .version = 2,
    .pack_version = 2,
    .seats_min = 1,
    .seats_max = RIDERS,
    .state_size = sizeof(FewState),
    .load = few_load,
    .fields = few_fields,
    .check_setup = few_check_setup,
    .setup = few_setup,
    .arrange = few_arrange,
    .options = few_options,
    .apply = few_apply,
    .option_words = few_option_words,
    .result = few_result,
    .hide = few_hide,
    .guess = few_guess,
    .check = few_check,
    .tally = few_tally,
    .value = few_value,
    .far_value = few_far_value,
    .usable = few_usable,
    .uses = few_uses,
};
