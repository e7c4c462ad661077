/* The Face of Null: words, and the View that every front end draws. */
#include "engine/view.h"

#include "null/null.h"

extern const Face null_face;

static const FaceVerb verbs[OPT_COUNT] = {
    [OPT_PLAY] = {"play", "N-5"},
    [OPT_PASS] = {"pass", "N-6"},
};

static const char *const seat_names[SEATS] = {"First seat", "Second seat"};
static const char *const seat_roles[SEATS] = {"first", "second"};

static void null_scene(const Box *box, const State *s, Scene *out) {
    const NullContent *c = box->content;
    (void)s;
    for (int i = 0; i < c->card_count; i++) {
        scene_card(out, (SceneCard){
                            .index = i,
                            .id = c->cards[i].id,
                            .title = c->cards[i].title,
                            .kind = "card",
                            .text = scene_words(out, "Worth %d.", c->cards[i].worth),
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
    view_seat(out, (ViewSeat){seat_names[seat], seat_roles[seat], active, ""});
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
    view_zone(out, OWNER_TABLE, "pile", c->card_count - held - bits_count(s->out));
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

static void null_targets(const Box *box, const State *s, Seat seat, Option o,
                         Targets *out) {
    (void)box, (void)s, (void)seat;
    if (o.verb == OPT_PLAY)
        target_add(out, ref_card(o.arg[0]));
    else
        target_add(out, ref_zone("pile"));
}

static void null_event_words(const Box *box, const State *s, const Event *e, Seat viewer,
                             Text *out) {
    const NullContent *c = box->content;
    const char *who = e->who < SEATS ? seat_names[e->who] : "";
    (void)s, (void)viewer;
    switch ((Ev)e->kind) {
    case EV_NONE: return;
    case EV_DREW:
        text_format(out, "%s draws %s.", who,
                    e->secret == EVENT_HIDDEN ? "a card" : c->cards[e->secret].title);
        return;
    case EV_PLAYED:
        text_format(out, "%s plays %s.", who, c->cards[e->arg[0]].title);
        return;
    case EV_PASSED: text_format(out, "%s passes.", who); return;
    case EV_WON:
        if (*who)
            text_format(out, "%s wins with %d points.", who, e->arg[0]);
        else
            text_format(out, "Both seats share the win with %d points.", e->arg[0]);
        return;
    }
}

static void null_event_targets(const Box *box, const State *s, const Event *e,
                               Targets *out) {
    (void)box, (void)s;
    if (e->who < SEATS) target_add(out, ref_seat(e->who));
    if (e->kind == EV_PLAYED) target_add(out, ref_card(e->arg[0]));
    if (e->kind == EV_DREW && e->secret != EVENT_HIDDEN)
        target_add(out, ref_card(e->secret));
}

static const char *null_guide(const State *s, int ask_kind) {
    (void)s;
    if (ask_kind != ASK_TURN) return NULL;
    return "Play a card that is worth more than the one on the table, or pass to draw one.";
}

const Face null_face = {
    .players = "2 players",
    .minutes = "1 minute",
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
