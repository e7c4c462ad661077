/* The Face of Bell: words, and the View that every front end draws. */
#include "engine/phrase.h"

#include "bell/bell.h"

extern const Face bell_face;

static const char *const seat_names[] = {"First seat", "Second seat", "Third seat",
                                         "Fourth seat"};
static const char *const seat_roles[] = {"first", "second", "third", "fourth"};
static const char *const dice[] = {"die_1", "die_2", "die_3", "die_4", "die_5", "die_6"};
static const char *const faces[] = {"1", "2", "3", "4", "5", "6"};

/* ---- Words: rows with holes ------------------------------------------------------------ */

static Ref die_thing(const Phrase *p, int shown) {
    (void)p;
    return ref_token(dice[shown - 1]);
}

static const Hole holes[] = {
    {"who", true, .list = seat_names, .thing = phrase_seat_thing},
    {"die", .words = phrase_number, .thing = die_thing},
};
static const Holes bell_holes = {holes, sizeof holes / sizeof holes[0], NULL};

static const FaceVerb verbs[OPT_COUNT] = {
    [OPT_TAKE] = {.word = "take", .clause = "B-2", .words = "take a {die 0}"},
    [OPT_STOP] = {.word = "stop",
                  .clause = "B-5",
                  .words = "stop",
                  .rank = RANK_CLOSING,
                  .zone = "dice"},
    [OPT_DIE] = {.word = "die", .clause = "B-4", .words = "another die", .zone = "dice"},
    [OPT_BELL] = {.word = "bell", .clause = "B-6", .words = "the bell", .zone = "dice"},
};

void bell_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out) {
    Phrase p = phrase_of_option(&bell_holes, box, s, seat, o);
    phrase_words(&p, verbs[o.verb].words, out);
}

static void bell_targets(const Box *box, const State *s, Seat seat, Option o,
                         Targets *out) {
    Phrase p = phrase_of_option(&bell_holes, box, s, seat, o);
    verb_targets(&verbs[o.verb], &p, 0, out);
}

static const PhraseRow events[EV_COUNT] = {
    [EV_THROWN] = {.above = "A die is thrown: {die 0}."},
    [EV_TOOK] = {.above = "{who} takes a {die 0}."},
    [EV_STOPPED] = {.above = "{who} stops."},
    [EV_RANG] = {.above = "The bell rings."},
};

/* ---- The View --------------------------------------------------------------------------- */

static void bell_scene(const Box *box, const State *s, Scene *out) {
    (void)box, (void)s;
    scene_die(out, "die", DIE_CUBE, FACES);
    scene_track(out, "points", "Points", 0, 99);
    scene_track(out, "coming", "Dice to come", 0, DICE_LATER);
    scene_zone(out, (SceneZone){"dice", "Dice", LAYOUT_DICE, 0});
    scene_zone(out, (SceneZone){"taken", "Taken", LAYOUT_PILE, 0});
}

static void bell_view(const Box *box, const State *head, Seat viewer, View *out) {
    const BellState *s = (const BellState *)head;
    int count = 0;
    (void)box, (void)viewer;
    view_head(out, "race", "", 0, head->over ? "over" : "race");
    view_phase(out, "race");
    for (int seat = 0; seat < head->seat_count; seat++) {
        bool active = head->open >> seat & 1;
        view_seat(out, (ViewSeat){seat_names[seat], seat_roles[seat], active, "",
                                  seat_names[seat]});
        view_track(out, seat, "points", s->points[seat]);
        view_zone(out, seat, "taken", s->taken[seat]);
    }
    view_track(out, OWNER_TABLE, "coming", s->coming);
    for (int i = 0; i < FACES; i++) count += s->dice[i];
    view_zone(out, OWNER_TABLE, "dice", count);
    for (int i = 0; i < FACES; i++)
        if (s->dice[i]) {
            view_item(out, ref_token(dice[i]), "die", faces[i], s->dice[i], "");
            view_face(out, i + 1);
        }
}

static void ask_reach(const BellState *s, Seat seat, Text *title, Text *detail) {
    text_add(title, "Take a die.");
    text_format(detail, "%d points; dice to come: %d.", s->points[seat], s->coming);
}

#define PROMPT(KIND, list, answer, prompt, ...)                                            \
    QUESTION_CASE(KIND, prompt((const BellState *)s, seat, title, detail))
#define GUIDE(KIND, list, answer, prompt, guide) [ASK_##KIND] = guide,

static void bell_prompt(const Box *box, const State *s, Seat seat, Text *title,
                        Text *detail) {
    (void)box;
    if (seat >= s->seat_count) return;
    switch ((Ask)s->asked[seat].kind) { BELL_QUESTIONS(PROMPT) QUESTION_NONE }
}

static void bell_price(const Box *box, const State *s, Seat seat, Option o, Text *out) {
    (void)box, (void)s, (void)seat, (void)o, (void)out; /* nothing costs anything */
}

static const char *bell_guide(const State *s, int ask_kind) {
    static const char *const guides[ASK_COUNT] = {BELL_QUESTIONS(GUIDE)};
    (void)s;
    return guides[ask_kind];
}

const Face bell_face = {
    .players = "2-4",
    .minutes = "1",
    .about = "Dice that everybody reaches for, and a bell: the smallest game in which time "
             "runs.",
    .verbs = verbs,
    .verb_count = OPT_COUNT,
    .scene = bell_scene,
    .view = bell_view,
    .prompt = bell_prompt,
    .price = bell_price,
    .targets = bell_targets,
    .events = events,
    .holes = &bell_holes,
    .guide = bell_guide,
};
