/* The Face of Null: words, and the View that every front end draws. */
#include "engine/phrase.h"

#include "null/null.h"

extern const Face null_face;

static const char *const seat_names[SEATS] = {"First seat", "Second seat"};
static const char *const seat_roles[SEATS] = {"first", "second"};

/* ---- Words: rows with holes ------------------------------------------------------------ */

static void who_words(const Phrase *p, int value, Text *out) {
    (void)value;
    text_add(out, seat_names[p->who]);
}

static Ref who_thing(const Phrase *p, int value) {
    (void)value;
    return ref_seat(p->who);
}

static void card_words(const Phrase *p, int card, Text *out) {
    const NullContent *c = p->content;
    text_add(out, card == EVENT_HIDDEN ? "a card" : c->cards[card].title);
}

static Ref card_thing(const Phrase *p, int card) {
    (void)p;
    return card == EVENT_HIDDEN ? (Ref){REF_NONE, 0, NULL} : ref_card(card);
}

static const Hole holes[] = {
    {"who", who_words, who_thing, NULL, NULL},
    {"card", card_words, card_thing, NULL, NULL},
    {"number", phrase_number, NULL, NULL, NULL},
};
static const Holes null_holes = {holes, sizeof holes / sizeof holes[0]};

static const FaceVerb verbs[OPT_COUNT] = {
    [OPT_PLAY] = {.word = "play", .clause = "N-5", .words = "play {card 0}"},
    [OPT_PASS] = {.word = "pass", .clause = "N-6", .words = "pass", .zone = "pile"},
};

void null_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out) {
    Phrase p = phrase_of_option(&null_holes, box, s, seat, o);
    phrase_words(&p, verbs[o.verb].words, out);
}

static void null_targets(const Box *box, const State *s, Seat seat, Option o,
                         Targets *out) {
    Phrase p = phrase_of_option(&null_holes, box, s, seat, o);
    verb_targets(&verbs[o.verb], &p, 0, out);
}

/* Argument 3 is an event's secret. */
static const char *event_pattern(const Event *e) {
    switch ((Ev)e->kind) {
    case EV_NONE: return "";
    case EV_DREW: return "{who} draws {card 3}.";
    case EV_PLAYED: return "{who} plays {card 0}.";
    case EV_GAINED: return "{who} counts {number 0} more.";
    case EV_PASSED: return "{who} passes.";
    case EV_WON:
        return e->who < SEATS ? "{who} wins with {number 0} points."
                              : "Both seats share the win with {number 0} points.";
    }
    return "";
}

static void null_event_words(const Box *box, const State *s, const Event *e, Seat viewer,
                             Text *out) {
    Phrase p = phrase_of_event(&null_holes, box, s, e, viewer);
    phrase_words(&p, event_pattern(e), out);
}

static void null_event_targets(const Box *box, const State *s, const Event *e,
                               Targets *out) {
    Phrase p = phrase_of_event(&null_holes, box, s, e, SEAT_WATCHER);
    phrase_targets(&p, event_pattern(e), out);
}

/* ---- The table --------------------------------------------------------------------------- */

static void null_scene(const Box *box, const State *s, Scene *out) {
    const NullContent *c = box->content;
    (void)s;
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
                            .cost = "",
                            .gain = "",
                            .type = "",
                            .clause = "N-5",
                            .source = source_word(c->cards[i].source),
                        });
    }
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
}

static void null_view(const Box *box, const State *head, Seat viewer, View *out) {
    const NullContent *c = box->content;
    const NullState *s = (const NullState *)head;
    int held = s->hand_count[0] + s->hand_count[1];
    (void)viewer; /* the state is hidden for it already */
    view_head(out, "duel", "", head->over ? "over" : "turn");
    view_phase(out, "turn");
    for (Seat seat = 0; seat < SEATS; seat++) view_seat_things(s, seat, out);
    view_zone(out, OWNER_TABLE, "table", s->table ? 1 : 0);
    if (s->table) view_card(out, s->table - 1, "");
    view_zone(out, OWNER_TABLE, "pile", c->card_count - held - bits_count(s->pile.discard));
}

static void null_prompt(const Box *box, const State *head, Seat seat, Text *title,
                        Text *detail) {
    const NullContent *c = box->content;
    const NullState *s = (const NullState *)head;
    (void)seat;
    text_add(title, "Play a card or pass");
    if (s->table)
        text_format(detail, "%d is to be beaten", c->cards[s->table - 1].worth);
    else
        text_add(detail, "The table is empty");
}

static void null_price(const Box *box, const State *s, Seat seat, Option o, Text *out) {
    (void)box, (void)s, (void)seat, (void)o, (void)out; /* nothing costs anything */
}

static const char *null_guide(const State *s, int ask_kind) {
    (void)s;
    if (ask_kind != ASK_TURN) return NULL;
    return "Play a card that is worth more than the one on the table, or pass to draw one.";
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
    .event_words = null_event_words,
    .event_targets = null_event_targets,
    .guide = null_guide,
};
