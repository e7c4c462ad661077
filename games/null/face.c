/* The Face of Null: words, and the View that every front end draws. */
#include "engine/phrase.h"

#include "null/null.h"

extern const Face null_face;

static const char *const seat_names[SEATS] = {"First seat", "Second seat"};
static const char *const seat_roles[SEATS] = {"first", "second"};

/* ---- Words: rows with holes ------------------------------------------------------------ */

static const char *card_title(const Phrase *p, int card) {
    const NullContent *c = p->content;
    return card == EVENT_HIDDEN ? "a card" : c->cards[card].title;
}

static void place_words(const Phrase *p, int place, Text *out) {
    const NullContent *c = p->content;
    text_add(out, c->places[place].title);
}

static const Hole holes[] = {
    {"who", true, .list = seat_names, .thing = phrase_seat_thing},
    {"card", .card = phrase_card},
    {"place", .words = place_words, .thing = phrase_space_thing},
    {"number", .words = phrase_number},
    {"points", .amount = "# {point|points}"},
};
static const Holes null_holes = {holes, sizeof holes / sizeof holes[0], card_title};

static const FaceVerb verbs[OPT_COUNT] = {NULL_OPTIONS(OPTION_ROW)};
static const PhraseRow events[EV_COUNT] = {NULL_EVENTS(EVENT_ROW)};

void null_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out) {
    Phrase p = phrase_of_option(&null_holes, box, s, seat, o);
    phrase_words(&p, verbs[o.verb].words, out);
}

static void null_targets(const Box *box, const State *s, Seat seat, Option o,
                         Targets *out) {
    Phrase p = phrase_of_option(&null_holes, box, s, seat, o);
    verb_targets(&verbs[o.verb], &p, ((const NullState *)s)->at[seat], out);
}

/* ---- The table --------------------------------------------------------------------------- */

static const char *const travellers[SEATS] = {"traveller_1", "traveller_2"};

static void add_map(const NullContent *c, Scene *out) {
    scene_map(out, (SceneMap){"country", "The country", MAP_WIDTH, MAP_HEIGHT, 0});
    for (int a = 0; a < c->place_count; a++) {
        const NullPlace *p = &c->places[a];
        scene_space(out, (SceneSpace){.index = a,
                                      .map = "country",
                                      .label = p->title,
                                      .kind = "place",
                                      .note = "",
                                      .region = "",
                                      .x = p->x,
                                      .y = p->y,
                                      .number = p->worth});
        for (uint64_t later = c->map.next[a] & ~(bit64(a) - 1); later;)
            scene_road(out, (SceneRoad){a, bits64_take(&later), "road", ""});
    }
    for (Seat seat = 0; seat < SEATS; seat++)
        scene_piece(out, (ScenePiece){travellers[seat], seat_names[seat], seat ? "2" : "1",
                                      NULL, NULL});
}

static void null_scene(const Box *box, const State *s, Scene *out) {
    const NullContent *c = box->content;
    for (int i = 0; i < c->card_count; i++) {
        char room[128];
        Text words = text_over(room, sizeof room);
        null_card_words(&c->cards[i], &words);
        scene_card(out, (SceneCard){
                            .index = i,
                            .id = c->cards[i].id,
                            .title = c->cards[i].title,
                            .kind = "card",
                            .text = scene_words(out, "%s", room),
                            .clause = "N-5",
                            .source = source_word(c->cards[i].source),
                        });
    }
    if (((const NullState *)s)->journey) add_map(c, out);
    scene_track(out, "points", "Points", 0, 999);
    scene_zone(out, (SceneZone){"hand", "Hand", LAYOUT_HAND, 0});
    scene_zone(out, (SceneZone){"table", "Table", LAYOUT_PILE, 1});
    scene_zone(out, (SceneZone){"pile", "Pile", LAYOUT_PILE, 0});
}

static void view_seat_things(const NullState *s, Seat seat, View *out) {
    bool active = !s->head.over && s->turn == seat;
    uint32_t cards = s->hand[seat];
    view_seat(out,
              (ViewSeat){seat_names[seat], seat_roles[seat], active, "", seat_names[seat]});
    view_track(out, seat, "points", s->points[seat]);
    view_zone(out, seat, "hand", s->hand_count[seat]);
    while (cards) view_card(out, bits_take(&cards), "");
    if (s->journey) view_piece(out, s->at[seat], travellers[seat], seat, 1);
}

static void null_view(const Box *box, const State *head, Seat viewer, View *out) {
    const NullContent *c = box->content;
    const NullState *s = (const NullState *)head;
    int held = s->hand_count[0] + s->hand_count[1];
    (void)viewer; /* the state is already hidden for this viewer */
    view_head(out, s->journey ? "journey" : "duel", "", 0, head->over ? "over" : "turn");
    view_phase(out, "turn");
    for (Seat seat = 0; seat < SEATS; seat++) view_seat_things(s, seat, out);
    view_zone(out, OWNER_TABLE, "table", s->table ? 1 : 0);
    if (s->table) view_card(out, s->table - 1, "");
    view_zone(out, OWNER_TABLE, "pile", c->card_count - held - bits_count(s->pile.discard));
}

/* ---- Questions --------------------------------------------------------------------------- */

typedef struct Question {
    const char *title, *detail, *guide;
} Question;

#define QUESTION(KIND, list, answer, ...) [ASK_##KIND] = {.title = __VA_ARGS__},
static const Question questions[ASK_COUNT] = {NULL_QUESTIONS(QUESTION)};

static void null_prompt(const Box *box, const State *head, Seat seat, Text *title,
                        Text *detail) {
    const NullContent *c = box->content;
    const NullState *s = (const NullState *)head;
    if (seat >= SEATS || head->asked[seat].kind == ASK_NOTHING) return;
    const Question *q = &questions[head->asked[seat].kind];
    const NullPlace *here = &c->places[s->at[seat]];
    const PromptValue values[] = {
        {"table", .pattern = s->table ? "Beat {beat}." : "The table is empty."},
        {"beat", .number = s->table ? c->cards[s->table - 1].worth : 0},
        {"place", .words = here->title},
        {"worth", .number = here->worth},
        {0},
    };
    prompt_words(values, q->title, title);
    prompt_words(values, q->detail, detail);
}

static void null_price(const Box *box, const State *s, Seat seat, Option o, Text *out) {
    (void)box, (void)s, (void)seat, (void)o, (void)out; /* nothing costs anything */
}

static const char *null_guide(const State *s, int ask_kind) {
    (void)s;
    return questions[ask_kind].guide;
}

const Face null_face = {
    .players = "2",
    .minutes = "1",
    .about = "Ten cards, two hands, the higher total: the template for new games.",
    .verbs = verbs,
    .verb_count = OPT_COUNT,
    .scene = null_scene,
    .view = null_view,
    .prompt = null_prompt,
    .price = null_price,
    .targets = null_targets,
    .events = events,
    .holes = &null_holes,
    .guide = null_guide,
};
