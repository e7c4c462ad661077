/*
 * What fills the holes of this game's phrases, "{who} bought {item 0} for {water 1}.", and
 * which thing on the table each of them names.
 */
#include "engine/marks.h"
#include "engine/verbs.h"

#include "few_and_cursed/face/face.h"
#include "few_and_cursed/rules/encounter.h"

static const Content *content_of(const Phrase *p) {
    return p->content;
}

static const FewState *state_of(const Phrase *p) {
    return (const FewState *)p->state;
}

/* ---- Titles ---------------------------------------------------------------------- */

const char *few_rider_title(const Content *c, const FewState *s, int seat) {
    return c->characters[s->rider[seat].character].title;
}

int few_top_ref(int top) {
    if (!top) return -1;
    return top > MOST_WANTED_MAX ? MONSTER_REF + top - MOST_WANTED_MAX - 1
                                 : MOST_WANTED_REF + top - 1;
}

int few_encounter_ref(int card, int terrain) {
    return (terrain == CURSED_LAND ? CURSED_REF : ENCOUNTER_REF) + card;
}

static const Bounty *bounty_of(const Content *c, int ref) {
    if (ref >= MONSTER_REF) return &c->monsters[ref - MONSTER_REF];
    if (ref >= MOST_WANTED_REF) return &c->most_wanted[ref - MOST_WANTED_REF];
    return &c->wanted[(ref - WANTED_REF) / 2][(ref - WANTED_REF) % 2];
}

const char *few_card_title(const Content *c, int ref) {
    if (ref >= CURSED_REF) return c->cursed_encounters[ref - CURSED_REF].title;
    if (ref >= ENCOUNTER_REF) return "an encounter";
    if (ref >= CHARACTER_REF) return c->characters[ref - CHARACTER_REF].title;
    if (ref >= WANTED_REF) return bounty_of(c, ref)->title;
    if (ref >= JOB_REF) return c->jobs[ref - JOB_REF].title;
    if (ref >= ITEM_REF) return c->items[ref - ITEM_REF].title;
    return ref < 0 ? "nothing" : c->designs[ref].title;
}

const char *few_place_title(const Content *c, const Place *place) {
    return place->named ? c->spaces[place->at].title : few_terrain_titles[place->at];
}

/* ---- Riders ---------------------------------------------------------------------- */

static bool is_seat(const Phrase *p, int seat) {
    return seat >= 0 && seat < state_of(p)->seats;
}

static void rider_words(const Phrase *p, int seat, Text *out) {
    if (!is_seat(p, seat))
        text_add(out, "the table");
    else
        mark_thing(out, ref_seat(seat),
                   seat == p->viewer ? "you"
                                     : few_rider_title(content_of(p), state_of(p), seat));
}

/* FC-117: in co-op all Grit is the team's. */
static void team_words(const Phrase *p, int seat, Text *out) {
    if (state_of(p)->mode == MODE_COOP)
        text_add(out, "the team");
    else
        rider_words(p, seat, out);
}

/* ---- Cards ----------------------------------------------------------------------- */

static const char *card_title(const Phrase *p, int ref) {
    return few_card_title(content_of(p), ref);
}

/* The job that a seat is being asked about; secret from the others. */
static int asked_job_ref(const Phrase *p, int value) {
    (void)value;
    return JOB_REF + content_of(p)->job_of[state_of(p)->head.asked[p->who].source];
}

static int artifact_ref(const Phrase *p, int artifact) {
    return few_artifact_design(content_of(p), artifact);
}

/* ---- Bounties -------------------------------------------------------------------- */

/* As in events: 1 + Most Wanted, or after those a monster, whose figure is placed where it
 * was last seen (FC-82). */
static void shown_words(const Phrase *p, int top, Text *out) {
    const Content *c = content_of(p);
    phrase_card_words(p, few_top_ref(top), out);
    if (top > MOST_WANTED_MAX)
        text_format(out, " appeared at %s, out",
                    c->spaces[c->monsters[top - MOST_WANTED_MAX - 1].place.at].title);
    else
        text_add(out, " came up on top");
}

static int shown_ref(const Phrase *p, int top) {
    (void)p;
    return few_top_ref(top);
}

/* The card now open on a pile. */
static void top_words(const Phrase *p, int pile, Text *out) {
    int ref = few_top_ref(state_of(p)->pile_top[pile]);
    if (ref < 0)
        text_format(out, "pile %d", pile + 1);
    else
        phrase_card_words(p, ref, out);
}

static Ref top_thing(const Phrase *p, int pile) {
    int ref = few_top_ref(state_of(p)->pile_top[pile]);
    return ref < 0 ? ref_zone("most_wanted") : ref_card(ref);
}

/* The target of a fight option: kind and number. */
static int target_ref(const Phrase *p, int value) {
    (void)value;
    const FewState *s = state_of(p);
    int number = p->arg[1];
    switch ((TargetKind)p->arg[0]) {
    case TARGET_WANTED: return WANTED_REF + 2 * number + few_wanted_side(s, number);
    case TARGET_MOST_WANTED: return few_top_ref(s->pile_top[number]);
    case TARGET_MONSTER: return MONSTER_REF + number;
    }
    return -1;
}

/* The target of a fight event: the third argument is the face or the card. */
static int beaten_ref(const Phrase *p, int value) {
    (void)value;
    switch ((TargetKind)p->arg[0]) {
    case TARGET_WANTED: return WANTED_REF + 2 * p->arg[1] + p->arg[2];
    case TARGET_MOST_WANTED: return MOST_WANTED_REF + p->arg[2];
    case TARGET_MONSTER: return MONSTER_REF + p->arg[1];
    }
    return -1;
}

/* ---- Encounters ------------------------------------------------------------------ */

/* Titles of options begin with a verb, which is lower-case within a line. */
static void add_small(const char *title, Text *out) {
    char first = *title;
    if (!first) return;
    text_char(out, first >= 'A' && first <= 'Z' ? (char)(first - 'A' + 'a') : first);
    text_add(out, title + 1);
}

/* The options of the card that the acting rider faces; everybody sees it. */
static void choice_words(const Phrase *p, int place, Text *out) {
    const Rider *r = &state_of(p)->rider[is_seat(p, p->who) ? p->who : 0];
    if (r->encounter)
        add_small(few_encounter(content_of(p), r)->option[place].title, out);
    else
        text_format(out, "choose option %d", place + 1);
}

/* From the card and terrain of a meeting or choosing event. */
static const EncounterText *encounter_text(const Phrase *p) {
    return few_encounter_text(content_of(p), p->arg[0], p->arg[1]);
}

static Ref encounter_thing(const Phrase *p, int value) {
    (void)value;
    return ref_card(few_encounter_ref(p->arg[0], p->arg[1]));
}

/* A whole sentence, with its full stop. */
static void story_words(const Phrase *p, int value, Text *out) {
    (void)value;
    if (p->arg[1] == CURSED_LAND)
        mark_thing(out, encounter_thing(p, 0),
                   content_of(p)->cursed_encounters[p->arg[0]].title);
    if (p->arg[1] == CURSED_LAND) text_add(out, ". ");
    text_add(out, encounter_text(p)->story);
}

/* "Bare your own teeth", for 3 Attack: quoted, since it speaks to the rider who chose;
 * Movement and Attack leave no other trace in the log. */
static void chosen_words(const Phrase *p, int place, Text *out) {
    const EncounterOption *option = &encounter_text(p)->option[place];
    text_format(out, "\"%s\"", option->title);
    for (int i = 0; i < option->cost.count; i++) {
        Effect e = option->cost.at[i];
        if (e.verb == VERB_MOVE) text_format(out, " for %d Movement", e.amount);
        if (e.verb == VERB_ATTACK) text_format(out, " for %d Attack", e.amount);
    }
}

/* FC-47: " and you": those who met the same card. */
static void sharers_words(const Phrase *p, int seats, Text *out) {
    for (int seat = 0; seat < state_of(p)->seats; seat++) {
        if (!(seats >> seat & 1)) continue;
        verb_amount(out, AND_ALSO, 0);
        rider_words(p, seat, out);
    }
}

/* ---- Places and numbers ---------------------------------------------------------- */

static void space_words(const Phrase *p, int space, Text *out) {
    mark_thing(out, ref_space(space), content_of(p)->spaces[space].title);
}

static const char grit_amount[] = "[grit # Grit]";

/* The Grit that beating it brought. */
static void worth_words(const Phrase *p, int value, Text *out) {
    verb_amount(out, grit_amount, bounty_of(content_of(p), beaten_ref(p, value))->grit);
}

static const char *const track_ids[] = {
    [TRACK_HEALTH] = "health", [TRACK_BULLETS] = "bullets",    [TRACK_CURSE] = "curse",
    [TRACK_WATER] = "water",   [TRACK_BULLET_MAX] = "bullets", [TRACK_THRESHOLD] = "curse",
};

/* "gained 2 Water, 7 now"; a limit is raised. */
static void change_words(const Phrase *p, int track, Text *out) {
    static const char *const words[] = {
        [TRACK_HEALTH] = "Health",
        [TRACK_BULLETS] = "Bullets",
        [TRACK_CURSE] = "Curse",
        [TRACK_WATER] = "Water",
        [TRACK_BULLET_MAX] = "the bullet maximum",
        [TRACK_THRESHOLD] = "the Curse Threshold",
    };
    int change = p->arg[1], value = p->arg[2];
    const char *word = words[track];
    if (track == TRACK_BULLETS && (change == 1 || change == -1)) word = "Bullet";
    if (track >= TRACK_BULLET_MAX)
        text_format(out, "raised %s to %d", word, value);
    else if (change < 0)
        text_format(out, "lost %d %s", -change, word);
    else
        text_format(out, "gained %d %s", change, word);
    if (track < TRACK_BULLET_MAX)
        verb_amount(out,
                    change < 0 ? "[!gap , ][!aside # left]" : "[!gap , ][!aside # now]",
                    value);
}

static const char *const stock_words[] = {
    [STOCK_BULLET] = "a bullet",
    [STOCK_BULLET_MAX] = "a higher bullet maximum",
    [STOCK_HEALTH] = "1 Health",
    [STOCK_THRESHOLD] = "a higher Curse Threshold",
};

static const char *const stock_tracks[] = {
    [STOCK_BULLET] = "bullets",
    [STOCK_BULLET_MAX] = "bullets",
    [STOCK_HEALTH] = "health",
    [STOCK_THRESHOLD] = "curse",
};

static const char *const stat_words[] = {
    [STAT_HEALTH] = "Health",
    [STAT_BULLET_MAX] = "the bullet maximum",
    [STAT_THRESHOLD] = "the Curse Threshold",
};

static const char *const stat_tracks[] = {
    [STAT_HEALTH] = "health",
    [STAT_BULLET_MAX] = "bullets",
    [STAT_THRESHOLD] = "curse",
};

static const char *const where_words[] = {
    [WHERE_HAND] = "from hand",
    [WHERE_DISCARD] = "from the discards",
    [WHERE_PLAY] = "from the cards in play",
};

static const char *const where_zones[] = {
    [WHERE_HAND] = "hand",
    [WHERE_DISCARD] = "discard",
    [WHERE_PLAY] = "play",
};

/* ---- The round and the end ------------------------------------------------------- */

const char *const few_phase_titles[] = {
    [PHASE_IMPROVISE] = "Improvise",
    [PHASE_ENCOUNTER] = "Encounter",
    [PHASE_ACTION] = "Action",
    [PHASE_CLEANUP] = "Cleanup",
};

/* Rivals are ranked by Grit; solo and co-op games are won or lost. */
static void verdict_words(const Phrase *p, int won, Text *out) {
    Mode mode = (Mode)state_of(p)->mode;
    if (mode == MODE_RIVALS)
        text_add(out, "the game is over");
    else if (!won)
        text_add(out, "the game is lost");
    else
        text_add(out, mode == MODE_COOP ? "the team has won" : "the game is won");
}

/* FC-104, FC-105: ", 6 of it for artifacts, after losing 3 for jobs not done". */
static void tally_words(const Phrase *p, int value, Text *out) {
    (void)value;
    if (p->arg[0]) text_format(out, ", %d of it for artifacts", p->arg[0]);
    if (p->arg[1]) text_format(out, ", after losing %d for unfinished jobs", p->arg[1]);
}

static const char *const tie_words[] = {
    [TIE_NONE] = "",
    [TIE_BEATEN] = " and more Most Wanted beaten",
    [TIE_JOBS] = " and more jobs done",
    [TIE_WATER] = " and more Water",
    [TIE_SHARED] = ", sharing the victory",
};

#define CAUSE_TOLD(KIND, verdict, why) [CAUSE_##KIND] = why,
static const char *const cause_words[] = {"the round is over", FEW_ENDINGS(CAUSE_TOLD)};

/* A team shares its Grit, on a track of its own. */
static Ref grit_thing(const Phrase *p, int value) {
    (void)value;
    return ref_track(state_of(p)->mode == MODE_COOP ? "team_grit" : "grit");
}

/* Riders may face different cards at the same time; those who share one share its options,
 * which are named by the first of them. */
Ref few_choice_thing(const FewState *s, int seat, int place) {
    static const char *const names[RIDERS][ENCOUNTER_OPTIONS_MAX] = {
        {"event_1_option_1", "event_1_option_2", "event_1_option_3"},
        {"event_2_option_1", "event_2_option_2", "event_2_option_3"},
        {"event_3_option_1", "event_3_option_2", "event_3_option_3"},
        {"event_4_option_1", "event_4_option_2", "event_4_option_3"},
    };
    int first = 0;
    while (first < seat && !few_same_encounter(&s->rider[first], &s->rider[seat])) first++;
    return ref_token(names[first][place]);
}

static Ref choice_thing(const Phrase *p, int place) {
    return few_choice_thing(state_of(p), is_seat(p, p->who) ? p->who : 0, place);
}

/* clang-format off */
static const Hole holes[] = {
    {"who",      true, .words = rider_words, .thing = phrase_seat_thing},
    {"rider",    .words = rider_words,    .thing = phrase_seat_thing},
    {"team",     true, .words = team_words, .thing = phrase_seat_thing},
    {"number",   .words = phrase_number},
    {"less",     .words = phrase_less},
    {"place",    .words = phrase_place},
    {"card",     .card = phrase_card},
    {"item",     .card_from = ITEM_REF},
    {"job",      .card_from = JOB_REF},
    {"met",      .card = asked_job_ref},
    {"artifact", .card = artifact_ref},
    {"monster",  .card_from = MONSTER_REF},
    {"bounty",   .card_from = MOST_WANTED_REF},
    {"shown",    .words = shown_words,    .card = shown_ref},
    {"top",      .words = top_words,      .thing = top_thing},
    {"target",   .card = target_ref},
    {"beaten",   .card = beaten_ref},
    {"choice",   .words = choice_words,   .thing = choice_thing},
    {"story",    .words = story_words,    .thing = encounter_thing},
    {"chosen",   .words = chosen_words,   .thing = encounter_thing},
    {"sharers",  .words = sharers_words},
    {"worth",    .words = worth_words,    .thing = grit_thing},
    {"verdict",  .words = verdict_words},
    {"tally",    .words = tally_words},
    {"tie",      .list = tie_words},
    {"space",    .words = space_words,    .thing = phrase_space_thing},
    {"bullets",  .amount = "[bullets # {Bullet|Bullets}]", .track = "bullets"},
    {"shots",    .amount = "[-bullets # {Bullet|Bullets}]", .track = "bullets"},
    {"attack",   .amount = "[attack # Attack]", .track = "attack"},
    {"water",    .amount = "[water # Water]", .track = "water"},
    {"health",   .amount = "[health # Health]", .track = "health"},
    {"grit",     .amount = grit_amount,   .thing = grit_thing},
    {"change",   .words = change_words,   .tracks = track_ids},
    {"stock",    .list = stock_words,     .tracks = stock_tracks},
    {"stat",     .list = stat_words,      .tracks = stat_tracks},
    {"where",    .list = where_words,     .zones = where_zones},
    {"phase",    .list = few_phase_titles},
    {"cause",    .list = cause_words},
};
/* clang-format on */
const Holes few_holes = {holes, sizeof holes / sizeof holes[0], card_title};
