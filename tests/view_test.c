/* The View: its builder, and the shape of its JSON, read back with jansson. */
#include <criterion/criterion.h>
#include <jansson.h>

#include "engine/match.h"
#include "engine/view_json.h"

#include "desk.h"
#include "toy.h"

/* ---- The builder ------------------------------------------------------------------ */

static const char *words_of(Ref r) {
    static char room[40];
    Text words = text_over(room, sizeof room);
    ref_words(r, &words);
    return room;
}

Test(view, things_have_references) {
    cr_assert_str_eq(words_of(ref_card(17)), "card:17");
    cr_assert_str_eq(words_of(ref_space(4)), "space:4");
    cr_assert_str_eq(words_of(ref_seat(1)), "seat:1");
    cr_assert_str_eq(words_of(ref_track("panic")), "track:panic");
    cr_assert_str_eq(words_of(ref_zone("store")), "zone:store");
    cr_assert_str_eq(words_of((Ref){0}), "");
}

Test(view, targets_past_the_limit_are_left_out) {
    Targets targets = {0};
    for (int i = 0; i < 2 * TARGETS_MAX; i++) target_add(&targets, ref_card(i));
    cr_assert_eq(targets.count, TARGETS_MAX);
    cr_assert_eq(targets.at[TARGETS_MAX - 1].index, TARGETS_MAX - 1);
}

/* A scene with one of everything, and a hundred cards. */
static const SceneKind kinds[] = {{"bridge", "old bridge"}};

static Scene *full_scene(void) {
    Scene *sc = scene_new();
    for (int i = 0; i < 100; i++)
        scene_card(sc, (SceneCard){.index = i, .title = scene_words(sc, "Card %d", i)});
    scene_track(sc, "health", "Health", 0, 5);
    scene_track(sc, "panic", "Panic", 0, 9);
    scene_mark(sc, 3, "Busy", "The market is dearer.");
    scene_mark(sc, 6, "Inside", "Nobody comes.");
    scene_zone(sc, (SceneZone){"hand", "Hand", LAYOUT_HAND, 0});
    scene_zone(sc, (SceneZone){"line", "Line", LAYOUT_ROW, 0});
    scene_zone(sc, (SceneZone){"deck", "Deck", LAYOUT_PILE, 0});
    scene_zone(sc, (SceneZone){"belly", "Belly", LAYOUT_SLOTS, 6});
    scene_zone(sc, (SceneZone){"wall", "Wall", LAYOUT_GRID, 9});
    scene_zone(sc, (SceneZone){"cup", "Cup", LAYOUT_DICE, 4});
    scene_map(sc, (SceneMap){"village", "The village", 100, 60, 0});
    scene_space(sc, (SceneSpace){.index = 4, .map = "village", .label = "4", .x = -3});
    scene_space(
        sc,
        (SceneSpace){
            .index = 7, .map = "village", .label = "7", .name = "House 7", .number = 2});
    scene_road(sc, (SceneRoad){4, 7, "bridge", "1 coin"});
    scene_piece(sc, (ScenePiece){"sheep", "Sheep", "s", NULL, NULL});
    scene_kinds(sc, kinds, 1);
    scene_harm(sc, "curse");
    return sc;
}

Test(view, a_scene_finds_its_things) {
    Scene *sc = full_scene();
    cr_assert_str_eq(scene_find_card(sc, 99)->title, "Card 99");
    cr_assert_null(scene_find_card(sc, 100));
    cr_assert_eq(scene_find_space(sc, 7)->number, 2);
    cr_assert_null(scene_find_space(sc, 5));
    cr_assert_eq(scene_find_track(sc, "panic")->mark_count, 2);
    cr_assert_eq(scene_find_track(sc, "health")->mark_count, 0);
    cr_assert_null(scene_find_track(sc, "grit"));
    cr_assert_eq(scene_find_zone(sc, "belly")->slots, 6);
    cr_assert_null(scene_find_zone(sc, "store"));
    cr_assert_null(scene_find_piece(sc, "guard"));
    cr_assert_str_eq(scene_kind_title(sc, "bridge"), "old bridge");
    cr_assert_null(scene_kind_title(sc, "road"));
    cr_assert(scene_is_harm(sc, "curse") && !scene_is_harm(sc, "coins"));
    scene_free(sc);
    scene_free(NULL);
}

Test(view, a_frame_leaves_as_much_room_after_the_last_space_as_before_the_first) {
    static const SceneZone zones[] = {{"hand", "Hand", LAYOUT_HAND, 0},
                                      {"deck", "Deck", LAYOUT_PILE, 0}};
    Scene *sc = scene_new();
    scene_map(sc, (SceneMap){"sea", "The sea", 7, 8, 0});
    scene_space(sc, (SceneSpace){.index = 1, .map = "sea", .x = 900, .y = 900});
    scene_map(sc, (SceneMap){.id = "land", .label = "The land"});
    scene_space(sc, (SceneSpace){.index = 2, .map = "land", .x = 60, .y = 20});
    scene_space(sc, (SceneSpace){.index = 3, .map = "land", .x = 10, .y = 50});
    scene_frame(sc);
    cr_assert_eq(sc->maps[1].width, 70);
    cr_assert_eq(sc->maps[1].height, 70);
    cr_assert_eq(sc->maps[0].width, 7);
    scene_zones(sc, zones, 2);
    cr_assert_not_null(scene_find_zone(sc, "deck"));
    cr_assert_str_eq(scene_amount(sc, "# {coin|coins}", 1), "1 coin");
    scene_free(sc);
}

static void fill_view(View *v, int hand) {
    view_head(v, "duel", view_words(v, "Round %d", 3), 3, "day");
    view_phase(v, "day");
    view_phase(v, "night");
    view_seat(v, (ViewSeat){"The Wizard", "wizard", true, "first player", "Wizard"});
    view_track(v, OWNER_TABLE, "panic", 4);
    view_track(v, 0, "health", 2);
    view_limit(v, 5);
    view_zone(v, 0, "hand", hand + 2);
    for (int i = 0; i < hand; i++) view_card(v, i, "");
    view_zone(v, OWNER_TABLE, "belly", 2);
    view_token(v, "sheep", "Sheep", 2, "used");
    view_piece(v, 4, "sheep", 1, 3);
    view_piece_between(v, 4, 7, "guard", 1);
    view_score(v, "", "Villagers", 0, 12);
}

Test(view, a_view_can_be_filled_again) {
    View *v = view_new();
    fill_view(v, 60);
    ViewItem *items = v->items;
    view_clear(v);
    cr_assert_str_eq(v->mode, "");
    cr_assert_eq(v->round_number, 0);
    cr_assert_eq(v->zone_count + v->item_count + v->kept.count, 0);
    fill_view(v, 5);
    cr_assert_eq(v->items, items, "its memory is kept");
    cr_assert_str_eq(v->round, "Round 3");
    cr_assert_eq(v->zones[0].item_count, 5);
    cr_assert_eq(v->zones[1].item_first, 5);
    view_free(v);
    view_free(NULL);
}

/* ---- JSON ------------------------------------------------------------------------- */

static json_t *parsed(Buffer *text) {
    json_error_t error;
    json_t *root = json_loads(text->data, JSON_REJECT_DUPLICATES, &error);
    cr_assert(root, "%s at %d in\n%s", error.text, error.column, text->data);
    buffer_free(text);
    return root;
}

/* A value by its way: "zones.0.items.1.ref". NULL where there is none. */
static json_t *at(json_t *value, const char *way) {
    char step[40];
    int place;
    while (value && text_word(&way, ".", step, sizeof step))
        value = text_to_int(step, 0, 9999, &place) ? json_array_get(value, (size_t)place)
                                                   : json_object_get(value, step);
    return value;
}

static void is_words(json_t *root, const char *way, const char *expected) {
    const char *words = json_string_value(at(root, way));
    cr_assert(words && text_equal(words, expected), "%s is '%s'", way, words ? words : "?");
}

static void is_number(json_t *root, const char *way, int64_t expected) {
    json_t *value = at(root, way);
    cr_assert(json_is_integer(value), "%s is not a number", way);
    cr_assert_eq(json_integer_value(value), expected, "%s is %lld", way,
                 (long long)json_integer_value(value));
}

static void is_null(json_t *root, const char *way) {
    cr_assert(json_is_null(at(root, way)), "%s is not null", way);
}

Test(view, json_of_a_scene) {
    Scene *sc = full_scene();
    Buffer text = {0};
    Json j = json_into(&text);
    json_put_object(&j, NULL);
    scene_json(sc, &j);
    json_end(&j, '}');
    scene_free(sc);
    json_t *root = parsed(&text);
    is_words(root, "cards.99.ref", "card:99");
    is_words(root, "cards.99.title", "Card 99");
    is_words(root, "cards.99.text", "");
    is_words(root, "tracks.1.marks.1.label", "Inside");
    is_number(root, "tracks.1.max", 9);
    static const char *const layouts[] = {"hand", "row", "pile", "slots", "grid", "dice"};
    for (size_t i = 0; i < 6; i++)
        cr_assert_str_eq(json_string_value(json_object_get(
                             json_array_get(at(root, "zones"), i), "layout")),
                         layouts[i]);
    is_number(root, "maps.0.width", 100);
    is_number(root, "spaces.0.x", -3);
    is_words(root, "spaces.1.ref", "space:7");
    is_words(root, "spaces.1.name", "House 7");
    cr_assert_null(at(root, "spaces.0.name"), "its label is its name");
    is_words(root, "roads.0.b", "space:7");
    is_words(root, "roads.0.cost", "1 coin");
    is_words(root, "pieces.0.letter", "s");
    is_words(root, "kinds.0.title", "old bridge");
    is_words(root, "harms.0", "curse");
    json_decref(root);
}

Test(view, json_of_a_view) {
    View *v = view_new();
    State s = {.seat_count = 3, .open = 7};
    Buffer text = {0};
    Json j = json_into(&text);
    fill_view(v, 2);
    json_put_object(&j, NULL);
    view_json(v, &s, 1, &j);
    json_end(&j, '}');
    view_free(v);
    json_t *root = parsed(&text);
    is_words(root, "round", "Round 3");
    is_number(root, "round_number", 3);
    is_words(root, "phases.1", "night");
    is_words(root, "seats.0.role", "wizard");
    is_words(root, "seats.0.note", "first player");
    cr_assert(json_is_true(at(root, "seats.0.active")));
    is_number(root, "viewer", 1);
    is_words(root, "tracks.0.owner", "table");
    cr_assert_null(json_object_get(at(root, "tracks.0"), "limit"));
    is_number(root, "tracks.1.limit", 5);
    is_number(root, "zones.0.owner", 0);
    is_number(root, "zones.0.count", 4);
    is_words(root, "zones.0.items.1.ref", "card:1");
    is_null(root, "zones.1.items.0.ref");
    is_words(root, "zones.1.items.0.note", "used");
    is_words(root, "pieces.0.space", "space:4");
    is_number(root, "pieces.0.owner", 1);
    is_words(root, "pieces.1.between.1", "space:7");
    is_number(root, "scores.0.value", 12);
    cr_assert_eq(json_array_size(at(root, "waiting")), 2);
    is_number(root, "waiting.1", 2);
    json_decref(root);
}

Test(view, json_of_dice_and_their_faces) {
    Scene *sc = scene_new();
    Buffer text = {0};
    Json j = json_into(&text);
    scene_die(sc, "d20", DIE_D20, 20);
    scene_die(sc, "knife_die", DIE_CUBE, 6);
    scene_face(sc, "knife", "Knife");
    scene_face(sc, "wound", "Wound");
    json_put_object(&j, NULL);
    scene_json(sc, &j);
    json_end(&j, '}');
    scene_free(sc);
    json_t *root = parsed(&text);
    is_words(root, "dice.0.shape", "d20");
    is_number(root, "dice.0.sides", 20);
    cr_assert_null(at(root, "dice.0.faces"));
    is_words(root, "dice.1.faces.1.id", "wound");
    is_words(root, "dice.1.faces.0.label", "Knife");
    json_decref(root);
}

/* ---- Maps that grow ----------------------------------------------------------------- */

static void fill_land(View *v, int tiles) {
    view_map(v, (SceneMap){"land", "The land", 100 * tiles, 100, 0});
    for (int i = 0; i < tiles; i++)
        view_space(v, (SceneSpace){.index = 20 + i,
                                   .map = "land",
                                   .kind = "prairie",
                                   .x = 100 * i,
                                   .w = 100,
                                   .h = 100,
                                   .lines = {{"river", SIDE_EAST | SIDE_WEST}}});
    if (tiles > 1) view_road(v, (SceneRoad){20, 21, "next", ""});
}

Test(view, json_of_a_map_that_grows) {
    View *v = view_new();
    State s = {.seat_count = 1, .open = 1};
    Buffer text = {0};
    Json j = json_into(&text);
    fill_land(v, 2);
    json_put_object(&j, NULL);
    view_json(v, &s, 0, &j);
    json_end(&j, '}');
    view_free(v);
    json_t *root = parsed(&text);
    is_words(root, "grown.maps.0.id", "land");
    is_words(root, "grown.spaces.1.ref", "space:21");
    is_number(root, "grown.spaces.1.w", 100);
    is_words(root, "grown.spaces.0.lines.0.sides.1", "west");
    is_words(root, "grown.roads.0.b", "space:21");
    json_decref(root);
}

Test(view, a_scene_takes_over_what_has_grown) {
    View *v = view_new();
    Scene *sc = full_scene();
    int maps = sc->map_count, spaces = sc->space_count, roads = sc->road_count;
    fill_land(v, 3);
    scene_grow(sc, v);
    cr_assert_eq(sc->map_count, maps + 1);
    cr_assert_eq(sc->space_count, spaces + 3);
    cr_assert_eq(sc->road_count, roads + 1);
    view_clear(v);
    fill_land(v, 1);
    scene_grow(sc, v);
    cr_assert_eq(sc->map_count, maps + 1);
    cr_assert_eq(sc->space_count, spaces + 1, "what is gone is forgotten");
    cr_assert_eq(sc->road_count, roads);
    view_clear(v);
    scene_grow(sc, v);
    cr_assert_eq(sc->map_count, maps,
                 "a map that is no longer in the View goes, with its places");
    cr_assert_eq(sc->space_count, spaces);
    cr_assert(scene_find_space(sc, 4), "other maps stay");
    scene_free(sc);
    view_free(v);
}

static json_t *view_of(const Match *m, Seat viewer, int log_from, bool explain) {
    Buffer text = {0};
    Json j = json_into(&text);
    match_view_json(m, viewer, log_from, explain, NULL, &j);
    return parsed(&text);
}

static json_t *options_of(const Match *m, Seat seat, bool explain) {
    Buffer text = {0};
    Json j = json_into(&text);
    json_put_object(&j, NULL);
    match_options_json(m, seat, explain, &j);
    json_end(&j, '}');
    return parsed(&text);
}

Test(view, json_of_what_is_asked) {
    Toy t = toy_open(TOY_PAIR);
    json_t *root = options_of(t.match, 0, true);
    Option step;
    cr_assert(match_find_words(t.match, 0, "step", &step, NULL));
    is_number(root, "ticket", 1);
    is_number(root, "kind", 1);
    is_words(root, "prompt", "What now?");
    is_null(root, "guide");
    is_number(root, "options.0.id", (int64_t)option_id(step));
    is_words(root, "options.0.verb", "step");
    is_words(root, "options.0.words", "step");
    is_words(root, "options.0.clause", "T-2");
    is_words(root, "options.0.price", "");
    is_words(root, "options.0.targets.0", "seat:0");
    is_words(root, "refused.0.verb", "leap");
    is_words(root, "refused.0.clause", "T-1");
    is_words(root, "refused.0.what", "points");
    is_number(root, "refused.0.amount", 5);
    is_words(root, "refused.0.reason", "needs 5 more points");
    json_decref(root);
    root = options_of(t.match, 0, false);
    cr_assert_null(at(root, "refused"));
    json_decref(root);
    toy_close(&t);
}

Test(view, json_of_a_seat_that_waits) {
    Toy t = toy_open(TOY_PAIR);
    json_t *root = options_of(t.match, 1, true);
    is_number(root, "ticket", 0);
    is_number(root, "kind", 0);
    cr_assert_eq(json_array_size(at(root, "options")), 0);
    cr_assert_eq(json_array_size(at(root, "refused")), 0);
    json_decref(root);
    root = view_of(t.match, 1, 0, false);
    is_null(root, "asks");
    is_number(root, "waiting.0", 0);
    json_decref(root);
    toy_close(&t);
}

Test(view, json_of_a_match) {
    Toy t = toy_open(TOY_PAIR);
    char hex[16];
    Text fingerprint = text_over(hex, sizeof hex);
    cr_assert(toy_play(&t, 0, "step") && toy_play(&t, 0, "halt") && toy_play(&t, 0, "nod"));
    text_format(&fingerprint, "%08x", match_fingerprint(t.match));
    json_t *root = view_of(t.match, 0, 0, false);
    is_words(root, "game", "toy");
    is_number(root, "moves", 3);
    is_words(root, "fingerprint", hex);
    is_null(root, "result");
    is_number(root, "asks.ticket", 4);
    is_number(root, "now_ms", 0);
    is_number(root, "due_ms", 0);
    is_null(root, "undo");
    is_number(root, "log_from", 0);
    is_number(root, "log_to", 3);
    cr_assert_eq(json_array_size(at(root, "log")), 2, "events without words have no line");
    is_words(root, "log.0.who", "clock");
    is_number(root, "log.0.move", 0);
    is_number(root, "log.1.at", 1);
    is_number(root, "log.1.move", 1);
    is_number(root, "log.1.who", 0);
    is_words(root, "log.1.words", "~1 points");
    is_words(root, "log.1.targets.0", "track:points");
    json_decref(root);
    root = view_of(t.match, 0, 99, false);
    is_number(root, "log_from", 3);
    json_decref(root);
    toy_close(&t);
}

Test(view, json_of_one_event) {
    Toy t = toy_open(TOY_PAIR);
    Buffer text = {0};
    Json j = json_into(&text);
    match_event_json(t.match, 0, SEAT_WATCHER, &j);
    json_t *root = parsed(&text);
    is_words(root, "words", "Tick 0");
    json_decref(root);
    toy_close(&t);
}

Test(view, secrets_do_not_leave_the_match) {
    Toy t = toy_open(TOY_PAIR);
    cr_assert(toy_play(&t, 0, "peek"));
    json_t *own = view_of(t.match, 0, 0, false), *other = view_of(t.match, 1, 0, false);
    json_t *watcher = view_of(t.match, SEAT_WATCHER, 0, false);
    is_number(own, "tracks.0.value", 7);
    is_words(own, "asks.detail", "secret 7");
    is_words(own, "log.1.words", "Sees 7 of 7");
    is_words(own, "log.1.targets.0", "card:7");
    is_words(own, "undo", "Stops here: something secret was shown.");
    is_number(other, "tracks.0.value", 0);
    is_words(other, "log.1.words", "Sees -1 of 0");
    is_words(other, "log.1.targets.0", "card:0");
    is_words(watcher, "viewer", "watcher");
    is_number(watcher, "tracks.0.value", 0);
    is_words(watcher, "undo", "Only a seat can take back its decisions.");
    json_decref(own);
    json_decref(other);
    json_decref(watcher);
    toy_close(&t);
}

Test(view, json_of_time) {
    Toy t = toy_open(TOY_RACE);
    Error err;
    const char *lines[] = {"idle"};
    cr_assert(match_clock(t.match, 250, &err));
    json_t *root = view_of(t.match, 0, 0, false);
    is_number(root, "now_ms", 250);
    is_number(root, "due_ms", 1000);
    json_decref(root);
    cr_assert(match_arrange(t.match, lines, 1, &err));
    root = view_of(t.match, 0, 0, false);
    is_null(root, "due_ms");
    json_decref(root);
    root = options_of(t.match, SEAT_CLOCK, false);
    is_number(root, "kind", 0);
    json_decref(root);
    toy_close(&t);
}

Test(view, json_of_the_end) {
    Toy t = toy_open(TOY_SOLO);
    Error err;
    const char *lines[] = {"points 0 19"};
    cr_assert(match_arrange(t.match, lines, 1, &err) && toy_play(&t, 0, "step"));
    json_t *root = view_of(t.match, 0, 0, true);
    cr_assert(json_is_true(at(root, "over")));
    is_words(root, "result.outcome", "");
    is_words(root, "result.words", "");
    cr_assert_eq(json_array_size(at(root, "result.places")), 1);
    is_number(root, "result.points.0", 20);
    is_null(root, "asks");
    json_decref(root);
    toy_close(&t);
}

Test(view, json_of_null) {
    Desk d = desk_open("null", "", "seat 0 hand one, five; seat 1 hand two; table four");
    json_t *root = view_of(d.match, 0, 0, true);
    is_words(root, "asks.options.0.words", "play Five");
    is_words(root, "asks.refused.0.words", "play One");
    is_words(root, "asks.refused.0.reason", "needs 4 more points");
    cr_assert(json_is_string(at(root, "asks.guide")));
    json_decref(root);
    Buffer text = {0};
    Json j = json_into(&text);
    match_scene_json(d.match, NULL, &j);
    root = parsed(&text);
    is_words(root, "cards.0.id", "one");
    json_decref(root);
    desk_close(&d);
}

/* ---- The standing ------------------------------------------------------------------- */

static bool standing_of(const Match *m, Buffer *text, Error *err) {
    Json j = json_into(text);
    json_put_object(&j, NULL);
    bool told = match_standing_json(m, &j, err);
    json_end(&j, '}');
    return told;
}

Test(view, the_standing_waits_for_the_end) {
    Toy t = toy_open(TOY_SOLO);
    Buffer text = {0};
    Error err = {""};
    cr_expect(!standing_of(t.match, &text, &err));
    cr_expect_str_eq(
        err.words,
        "The standing is given only when the match is over: it could reveal secrets.");
    buffer_free(&text);
    toy_close(&t);
}

Test(view, the_standing_after_every_move) {
    Toy t = toy_open(TOY_SOLO);
    Buffer text = {0};
    Error err = {""};
    for (int i = 0; i < 20; i++) cr_assert(toy_play(&t, 0, "step"));
    cr_assert(standing_of(t.match, &text, &err));
    json_t *root = parsed(&text);
    cr_expect_eq(json_array_size(at(root, "standing")), 21);
    is_number(root, "standing.0.points.0", 0);
    is_number(root, "standing.7.points.0", 7);
    is_number(root, "standing.20.points.0", 20);
    cr_expect_eq(json_array_size(at(root, "standing.7.value")), 1);
    json_decref(root);
    toy_close(&t);
}

Test(view, json_of_moments) {
    Moments all = {0};
    Moment roll = {.kind = MOMENT_ROLL,
                   .at = ref_space(3),
                   .dice = {2, 5},
                   .die_count = 2,
                   .die = "d6",
                   .need = 4};
    Moment clash = {.kind = MOMENT_ROLL,
                    .dice = {1, 2},
                    .die_count = 2,
                    .against = 1,
                    .die = "d6",
                    .told = true};
    Moment step = {.kind = MOMENT_STEP, .to = ref_zone("cave"), .owner = 1, .number = 2};
    moment_piece(&step, "monster_", "owl");
    moment_add(&all, roll);
    moment_add(&all, step);
    moment_add(&all, clash);
    Buffer text = {0};
    Json j = json_into(&text);
    json_put_object(&j, NULL);
    moments_json(&all, &j);
    json_end(&j, '}');
    json_t *root = parsed(&text);
    is_words(root, "moments.0.kind", "roll");
    is_words(root, "moments.0.at", "space:3");
    is_number(root, "moments.0.dice.1", 5);
    is_number(root, "moments.0.need", 4);
    cr_expect(json_is_false(at(root, "moments.0.good")));
    cr_expect_null(at(root, "moments.0.to"));
    is_words(root, "moments.1.piece", "monster_owl");
    is_words(root, "moments.1.to", "zone:cave");
    is_number(root, "moments.1.owner", 1);
    is_number(root, "moments.1.number", 2);
    cr_expect_null(at(root, "moments.0.told"), "only what a moment has");
    is_number(root, "moments.2.against", 1);
    cr_expect(json_is_true(at(root, "moments.2.told")));
    json_decref(root);
}

/* ---- What harms -------------------------------------------------------------------- */

/* The page marks what the scene says by an icon: that of the unit, or of the track. */
static void harms_have_icons(const char *game, const char *folder, const char *setup) {
    Desk d = desk_open(game, setup, "");
    Buffer path = {0};
    Scene *sc = scene_new();
    buffer_format(&path, BAIZE_SOURCE "/games/%s/look.json", folder);
    json_t *look = json_load_file(path.data, 0, NULL);
    cr_assert_not_null(look, "%s", path.data);
    match_scene(d.match, sc);
    cr_assert_gt(sc->harm_count, 0, "%s", game);
    for (int i = 0; i < sc->harm_count; i++) {
        json_t *unit = json_object_get(json_object_get(look, "units"), sc->harms[i]);
        json_t *track = json_object_get(json_object_get(look, "tracks"), sc->harms[i]);
        cr_expect_not_null(json_object_get(unit ? unit : track, "icon"), "%s: %s", game,
                           sc->harms[i]);
    }
    json_decref(look);
    buffer_free(&path);
    scene_free(sc);
    desk_close(&d);
}

Test(view, what_harms_has_an_icon_in_look_json) {
    harms_have_icons("few-and-cursed", "few_and_cursed", "mode rivals");
    harms_have_icons("deck-goes-west", "deck_goes_west", "mode solo");
    harms_have_icons("roll-and-fight", "roll_and_fight", "mode solo");
}
