/* What is shown, and in which words. */
#include "engine/view.h"

#include "roll_and_fight/face/face.h"
#include "roll_and_fight/roll_and_fight.h"

#include "face_desk.h"
#include "roll_desk.h"

Test(roll_view, every_verb_has_a_row_and_every_event_a_sentence) {
    Desk d = race("");
    verbs_have_rows(&roll_and_fight_face, OPT_COUNT, "VF-");
    events_read_well(&d, EV_COUNT);
    desk_close(&d);
}

Test(roll_view, every_question_reads_well) {
    static const char *const positions[] = {
        "", "phase rolling; seat 0 hand run, gun, wound, fresh",
        "phase fighting; seat 0 sets dash 1; seat 0 empty",
        "phase resolution; seat 0 empty; seat 0 visited kitchen"};
    for (int i = 0; i < 4; i++) {
        Desk d = race(positions[i]);
        question_reads_well(&d, match_state(d.match), 0);
        desk_close(&d);
    }
    Desk d = desk_open(ROLL_ID, "mode solo", "");
    question_reads_well(&d, match_state(d.match), 0);
    desk_close(&d);
    d = brawl("seat 0 empty; seat 0 sets dash 1");
    cr_assert(play(&d, 0, "use Dash"));
    question_reads_well(&d, match_state(d.match), 0);
    desk_close(&d);
}

/* In a list "Tough Guy, fallen" would be two. */
Test(roll_view, what_fell_or_was_evaded_is_named_in_one) {
    Desk d = race("");
    Scene *sc = scene_new();
    match_scene(d.match, sc);
    cr_assert_str_eq(scene_find_piece(sc, "fallen_grunt")->label, "Fallen Grunt");
    cr_assert_str_eq(scene_find_piece(sc, "evaded_grunt")->many, "Evaded Grunts");
    for (int i = 0; i < sc->piece_count; i++)
        cr_expect_null(strchr(sc->pieces[i].label, ','), "%s", sc->pieces[i].label);
    scene_free(sc);
    desk_close(&d);
}

Test(roll_view, the_first_guides_say_how_to_win) {
    Desk d = race(""), alone = desk_open(ROLL_ID, "mode solo", "");
    cr_assert(strstr(roll_guide(match_state(d.match), ASK_SIDE), "most points win"));
    cr_assert(
        strstr(roll_guide(match_state(alone.match), ASK_FLASHBACK), "reach the target"));
    desk_close(&alone);
    desk_close(&d);
}

/* The words below the question, of seat 0. */
static const char *detail_of(const Desk *d) {
    static char room[200];
    char head[100];
    Text title = text_over(head, sizeof head), detail = text_over(room, sizeof room);
    roll_prompt(&d->box->box, match_state(d->match), 0, &title, &detail);
    return room;
}

/* Else nobody knows why a match begins below zero. */
Test(roll_view, vf_92_the_flashback_says_what_the_way_out_costs) {
    Desk d = against("brick", "don_zemun", "seat 0 empty; seat 0 room back_alley grunt");
    cr_assert(strstr(detail_of(&d), "Health 3 of 3, way out -1."), "%s", detail_of(&d));
    desk_close(&d);
    d = against("brick", "don_zemun", "seat 0 empty");
    cr_assert(strstr(detail_of(&d), "Health 3 of 3."), "%s", detail_of(&d));
    desk_close(&d);
}

Test(roll_view, alone_the_question_says_how_much_time_is_left) {
    Desk d =
        desk_open(ROLL_ID, "mode solo; den velvet_mask; boss landlord", "phase rolling");
    cr_assert(strstr(detail_of(&d), "45 seconds from your first throw on."));
    cr_assert(play(&d, 0, "roll everything"));
    cr_assert(strstr(detail_of(&d), "45 seconds left."), "%s", detail_of(&d));
    cr_assert(step(&d));
    cr_assert(strstr(detail_of(&d), "The pool is closed."));
    cr_assert_null(strstr(detail_of(&d), "seconds"));
    desk_close(&d);
    d = lone("phase rolling");
    cr_assert(strstr(detail_of(&d), "16 throws left."));
    desk_close(&d);
    d = race("phase rolling");
    cr_assert_str_eq(detail_of(&d), "4 dice to throw. 16 dice in the pool.");
    desk_close(&d);
}

Test(roll_view, a_throw_names_the_dice_that_it_keeps) {
    Desk d = lone("phase rolling; seat 0 hand run, run, knife, wound");
    Targets kept = {0};
    Option o;
    Error err;
    cr_assert(match_find_words(d.match, 0, "roll all but 2 Run, Wound", &o, &err));
    roll_option_targets(&d.box->box, match_state(d.match), 0, o, &kept);
    int runs = 0, drops = 0, others = 0;
    for (int i = 0; i < kept.count; i++) {
        if (kept.at[i].kind != REF_TOKEN) continue;
        bool run = text_equal(kept.at[i].id, "run"),
             drop = text_equal(kept.at[i].id, "drop");
        runs += run;
        drops += drop;
        others += !run && !drop;
    }
    cr_assert(runs == 2 && drops == 1 && others == 0);
    desk_close(&d);
}

static int pieces_in(const View *v, int space, const char *kind) {
    int count = 0;
    for (int i = 0; i < v->piece_count; i++)
        if (v->pieces[i].space == space && text_equal(v->pieces[i].kind, kind))
            count += v->pieces[i].count;
    return count;
}

Test(roll_view, a_den_shows_rooms_doors_enemies_loot_and_the_hero) {
    Desk d = race(
        "phase fighting; seat 0 room bar grunt, grunt, tough; seat 0 evaded bar grunt; "
        "seat 0 sets dash 1; seat 0 at kitchen; seat 0 room kitchen nothing");
    View *v = seen(&d, 0);
    cr_assert_eq(v->map_count, 2, "one for each seat");
    cr_assert_eq(v->maps[1].seat, 2);
    int bar = room_ref(0, room_named(&d, "bar")),
        kitchen = room_ref(0, room_named(&d, "kitchen"));
    cr_assert_eq(pieces_in(v, bar, "grunt"), 1);
    cr_assert_eq(pieces_in(v, bar, "evaded_grunt"), 1);
    cr_assert_eq(pieces_in(v, bar, "loot"), 1);
    cr_assert_eq(pieces_in(v, kitchen, "hero"), 1);
    cr_assert_eq(pieces_in(v, kitchen, "visited"), 1);
    cr_assert_eq(pieces_in(v, kitchen, "fallen_tough"), 1);
    cr_assert_eq(pieces_in(v, kitchen, "fallen_henchman"), 1);
    cr_assert_eq(v->road_count, 16 + 15, "the doors of the Velvet Mask and of Pier Nine");
    view_free(v);
    desk_close(&d);
}

static int used_dice(const Desk *d, Seat viewer) {
    View *v = seen(d, viewer);
    const ViewZone *dice = zone_at(v, OWNER_TABLE, "flashback");
    int count = 0;
    for (int i = 0; i < dice->count; i++) {
        const char *state = v->items[dice->item_first + i].state;
        count += state && text_equal(state, "used");
    }
    view_free(v);
    return count;
}

Test(roll_view, a_flashback_die_that_was_acted_on_is_used_for_that_seat_alone) {
    Desk d = race("next rolls 1, 1, 3");
    cr_assert_eq(used_dice(&d, 0), 0);
    cr_assert(play(&d, 0, "train"));
    cr_assert_eq(used_dice(&d, 0), 1);
    cr_assert_eq(used_dice(&d, 1), 0, "the other has all three");
    cr_assert_eq(used_dice(&d, SEAT_WATCHER), 0, "and a watcher has none to use");
    desk_close(&d);
}

/* What is said of a rival who has nothing to do, after the name. */
Test(roll_view, a_player_who_has_stopped_is_marked) {
    Desk d = race("phase rolling; seat 0 hand run; seat 1 hand run");
    cr_assert(play(&d, 0, "stop rolling"));
    View *v = seen(&d, 1);
    cr_assert_str_eq(v->seats[0].note, "stopped");
    view_free(v);
    desk_close(&d);
}

static const SceneSpace *space_in(const View *v, int index) {
    for (int i = 0; i < v->space_count; i++)
        if (v->spaces[i].index == index) return &v->spaces[i];
    return NULL;
}

Test(roll_view, a_room_says_what_its_objective_asks_and_is_worth_and_whether_it_is_met) {
    Desk d = race("phase fighting; seat 0 sets dash 1; seat 0 objectives bar");
    View *v = seen(&d, 0);
    int bar = room_ref(0, room_named(&d, "bar")),
        stage = room_ref(0, room_named(&d, "stage"));
    cr_assert_str_eq(space_in(v, bar)->note, "Kill 5 Grunts");
    cr_assert_eq(space_in(v, bar)->number, 2);
    cr_assert_eq(pieces_in(v, bar, "met"), 1);
    cr_assert_eq(pieces_in(v, stage, "met"), 0);
    view_free(v);
    desk_close(&d);
}

Test(roll_view, both_sides_are_shown_until_one_is_chosen) {
    Desk d = desk_open(ROLL_ID, "mode solo", "");
    View *v = seen(&d, 0);
    cr_assert_eq(v->map_count, 2);
    cr_assert_eq(pieces_of(v, "boss"), 2);
    view_free(v);
    desk_close(&d);
}

Test(roll_view, dice_lie_as_they_show) {
    Desk d = race("phase rolling; seat 0 hand run, double, wound, fresh");
    View *v = seen(&d, 1);
    const ViewZone *dice = zone_at(v, 0, "dice");
    cr_assert_eq(dice->count, 4);
    cr_assert_eq(v->items[dice->item_first].face, 1);
    cr_assert_eq(v->items[dice->item_first + 1].face, 5);
    cr_assert_eq(v->items[dice->item_first + 2].face, 6);
    cr_assert_eq(v->items[dice->item_first + 3].face, 0, "not thrown yet");
    view_free(v);
    desk_close(&d);
}

Test(roll_view, prices_say_what_a_step_comes_to) {
    Desk d = brawl(
        "seat 0 empty; seat 0 room back_alley tough, grunt; seat 0 room kitchen gunman, "
        "henchman; seat 0 sets punch 2; seat 0 sets dash 1; seat 0 charges chalk_bag 2");
    cr_assert_str_eq(price_of(&d, 0, "use Dash"), "Move");
    cr_assert_str_eq(price_of(&d, 0, "use Punch"), "Hit; 2 sets");
    cr_assert_str_eq(price_of(&d, 0, "use Chalk Bag"), "2 Moves; 2 of 2 left");
    cr_assert(play(&d, 0, "use Punch"));
    cr_assert_str_eq(price_of(&d, 0, "hit Tough Guy"), "1 of 2");
    cr_assert_str_eq(price_of(&d, 0, "hit Grunt"), "falls");
    cr_assert(play_all(&d, 0, "hit Grunt; use Dash"));
    cr_assert_str_eq(price_of(&d, 0, "go to Kitchen"), "2 Wounds if you stay");
    cr_assert_str_eq(price_of(&d, 0, "go to Coat Room"), "");
    desk_close(&d);
}

Test(roll_view, prices_know_armour_and_shots_that_only_evade) {
    Desk d = against("cricket", "iron_matilda",
                     "phase fighting; seat 0 empty; seat 0 at office; seat 0 sets punch 2");
    cr_assert(play(&d, 0, "use Punch"));
    cr_assert_str_eq(price_of(&d, 0, "hit Iron Matilda"), "armour holds");
    cr_assert(play_all(&d, 0, "hit Iron Matilda; use Punch"));
    cr_assert_str_eq(price_of(&d, 0, "hit Iron Matilda"), "1 of 4");
    desk_close(&d);
    d = against(
        "shadowman", "landlord",
        "phase fighting; seat 0 empty; seat 0 room kitchen grunt; seat 0 sets fire 1");
    cr_assert(play(&d, 0, "use Fire"));
    cr_assert_str_eq(price_of(&d, 0, "shoot Grunt in Kitchen"), "evaded only");
    desk_close(&d);
}

Test(roll_view, a_die_that_has_no_space_has_no_price) {
    Desk d = lone("phase rolling; seat 0 hand run, run, wound; seat 0 wounds 3");
    char room[WORDS_BYTES];
    Text out = text_over(room, sizeof room);
    roll_and_fight_face.price(&d.box->box, match_state(d.match), 0,
                              option_make(OPT_PATCH, 0, 0, 0), &out);
    cr_assert_str_eq(room, "");
    desk_close(&d);
}

Test(roll_view, prices_say_what_a_tile_does) {
    Desk d = lone("phase rolling; seat 0 hand run, run, wound");
    cr_assert_str_eq(price_of(&d, 0, "set Dash with 2 Run"), "Move");
    cr_assert_str_eq(price_of(&d, 0, "take a Wound die on your Health"),
                     "a Wound in the fight; 2 stay free");
    cr_assert(strstr(detail_of(&d), "2 Runs and a Wound. "), "%s", detail_of(&d));
    cr_assert(play(&d, 0, "take a Wound die on your Health"));
    desk_close(&d);
    d = lone("phase rolling; seat 0 hand run, run, wound, wound");
    cr_assert(play(&d, 0, "take a Wound die on your Health"));
    cr_assert_str_eq(price_of(&d, 0, "take a Wound die on your Health"),
                     "a Wound in the fight; 1 stays free");
    cr_assert(play(&d, 0, "set Dash with 2 Run"));
    cr_assert(strstr(detail_of(&d), "A Wound; 3 dice to throw. "), "%s", detail_of(&d));
    desk_close(&d);
    d = lone("seat 0 charges chalk_bag 1; seat 0 training 12; next rolls 3, 1, 1");
    cr_assert_str_eq(price_of(&d, 0, "charge Chalk Bag"), "2 Moves; square 2 of 3");
    cr_assert_str_eq(price_of(&d, 0, "buy Sidestep"),
                     "2 Experience; Run, Gun or Knife: Evade, then Move");
    cr_assert_str_eq(price_of(&d, 0, "buy Loose Wrists"),
                     "3 Experience; When you assign dice to an Ability, pick up 2 more "
                     "Wounds for the next throw");
    cr_assert(strstr(detail_of(&d), "4 actions left, one of your choice, "), "%s",
              detail_of(&d));
    desk_close(&d);
}

/* VF-81, VF-83 */
Test(roll_view, ending_a_fight_says_what_follows) {
    Desk d = lone("phase fighting; seat 0 sets dash 1; seat 0 at kitchen");
    cr_assert_str_eq(price_of(&d, 0, "end the fight"), "1 Wound");
    desk_close(&d);
    d = lone("phase fighting; seat 0 sets dash 1; seat 0 at kitchen; seat 0 open 3; seat 0 "
             "wounds 2");
    cr_assert_str_eq(price_of(&d, 0, "end the fight"), "1 Wound, then a Beating");
    desk_close(&d);
    d = lone("phase fighting; seat 0 sets dash 1; seat 0 at back_alley; seat 0 open 3; "
             "seat 0 wounds 3");
    cr_assert_str_eq(price_of(&d, 0, "end the fight"), "a Beating");
    desk_close(&d);
}

Test(roll_view, a_double_knife_brings_what_the_tile_adds_for_it) {
    Desk d = lone("phase rolling; seat 0 hand knife, knife, double");
    cr_assert(play_all(&d, 0, "set Punch with 2 Knife, Double Knife; stop rolling"));
    cr_assert_str_eq(price_of(&d, 0, "use Punch with a Double Knife"), "Hit, then Hit");
    desk_close(&d);
}

Test(roll_view, a_flashback_says_what_recon_and_loot_are_worth) {
    Desk d = lone("next rolls 5, 5, 6");
    cr_assert_str_eq(price_of(&d, 0, "recon Dash"), "Move");
    cr_assert_str_eq(price_of(&d, 0, "recon Charge"), "Move, then Hit; mark 1 of 2");
    cr_assert_str_eq(price_of(&d, 0, "take loot"), "+1 point");
    cr_assert(play(&d, 0, "recon Charge"));
    cr_assert_str_eq(price_of(&d, 0, "recon Charge"), "Move, then Hit; mark 2 of 2");
    desk_close(&d);
    d = lone("seat 0 loot 7; next rolls 6, 1, 1");
    cr_assert_str_eq(price_of(&d, 0, "take loot"), "no more points");
    desk_close(&d);
}

Test(roll_view, an_item_says_that_it_would_be_wasted) {
    const char *shadowman = "mode solo; hero shadowman; relaxed yes";
    Desk d = desk_open(ROLL_ID, shadowman,
                       "phase fighting; seat 0 charges rage_brew 1; seat 0 sets dash 1");
    cr_assert(!strstr(price_of(&d, 0, "use Rage Brew"), "no Ability"));
    desk_close(&d);
    d = desk_open(ROLL_ID, shadowman, "phase fighting; seat 0 charges rage_brew 1");
    cr_assert(strstr(price_of(&d, 0, "use Rage Brew"), "; no Ability comes after it"));
    desk_close(&d);
}

Test(roll_view, the_last_event_says_who_stood_on_the_way_out) {
    Desk d = race("");
    cr_assert_str_eq(event_said(&d, event_public(EV_SCORED, 0, 22, 0, 0), SEAT_WATCHER),
                     "Cricket scored 22 points; nobody stood on the way out.");
    cr_assert_str_eq(event_said(&d, event_public(EV_SCORED, 0, 1, 1, 0), SEAT_WATCHER),
                     "Cricket scored 1 point; the way out led past enemies in 1 room.");
    desk_close(&d);
}

/* The goal of a challenge is the end of its track, and whoever stands in a room has a word on what
 * they do. */
Test(roll_view, the_scene_has_the_goal_and_notes_on_enemies) {
    Desk d = lone("");
    Scene *sc = scene_new();
    match_scene(d.match, sc);
    cr_assert_eq(scene_find_track(sc, "points")->max, 18);
    cr_assert_str_eq(sc->pieces[0].note,
                     "Grunt: beside the Boss, keeps all damage off the Boss");
    cr_assert_str_eq(sc->pieces[0].many, "Grunts");
    scene_free(sc);
    desk_close(&d);
}

/* Who did it, and what the numbers count. */
Test(roll_view, events_are_told_in_whole_sentences) {
    static const struct {
        Event e;
        const char *words;
    } rows[] = {
        {{.kind = EV_LOOTED, .arg = {1}},
         "You took loot: 1 space of the Loot Track marked."},
        {{.kind = EV_TRAINED, .arg = {2, 6}}, "You trained and marked 2 spaces, 6 in all."},
        {{.kind = EV_CHARGED, .arg = {0, 1}},
         "You charged Chalk Bag, which has 1 charge now."},
        {{.kind = EV_BOUGHT, .arg = {5, 4, 1}},
         "You bought Vault for 4 Experience and discarded Dash."},
        {{.kind = EV_TOOK, .arg = {3, 2}}, "You took 3 dice from the pool: 2 left."},
        {{.kind = EV_USED, .arg = {0, 2}}, "You used Dash, which was reconned."},
        {{.kind = EV_FELL, .arg = {0, GRUNT}}, "You took down the Grunt in "},
        {{.kind = EV_WOUNDED, .arg = {1, 1, HARM_TRAIT}}, "You suffered 1 Wound from "},
        {{.kind = EV_MENDED, .arg = {1}}, " recovered: 1 circle is still crossed out."},
        {{.kind = EV_IMPOSSIBLE, .arg = {VERB_HIT}},
         "You could not go on: a Hit was impossible."},
        {{.kind = EV_MODIFIED, .arg = {VERB_UNSEEN}}, "For you, Doormen look away."},
    };
    Desk d = lone("");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const char *said = event_said(&d, rows[i].e, 0);
        cr_expect(strstr(said, rows[i].words), "%s", said);
    }
    desk_close(&d);
}

Test(roll_view, dice_are_seen_to_be_thrown) {
    Desk d = race("phase rolling; next rolls 1, 3, 5, 6");
    cr_assert(play(&d, 0, "roll everything"));
    Event e = event_public(
        EV_ROLLED, 0, roll_dice_code(dice_of(FACE_RUN, 1) + dice_of(FACE_WOUND, 2)), 3, 0);
    cr_assert_str_eq(event_said(&d, e, SEAT_WATCHER), "Cricket rolled a Run and 2 Wounds.");
    cr_assert_str_eq(event_said(&d, e, 0), "You rolled a Run and 2 Wounds.");
    const char *shown = event_shown(&d, e);
    cr_assert(strstr(shown, "\"fighting\""), "%s", shown);
    desk_close(&d);
}

/* VF-59, VF-62, VF-53, VF-83 */
Test(roll_view, falls_objectives_and_beatings_are_seen) {
    Desk d = race("");
    const char *shown = event_shown(&d, event_public(EV_FELL, 0, 2, GUNMAN, 0));
    cr_assert(strstr(shown, "\"fall\"") && strstr(shown, "\"gunman\"") &&
                  strstr(shown, "\"at\":\"space:2\""),
              "%s", shown);
    shown = event_shown(&d, event_public(EV_BOSS_DEAD, 0, 0, 0, 0));
    cr_assert(strstr(shown, "\"fall\"") && strstr(shown, "\"boss\""), "%s", shown);
    shown = event_shown(&d, event_public(EV_OBJECTIVE, 0, 0, 3, 0));
    cr_assert(strstr(shown, "\"met\"") && strstr(shown, "\"at\":\"space:"), "%s", shown);
    shown = event_shown(&d, event_public(EV_BEATEN, 1, 1, 0, 0));
    cr_assert(strstr(shown, "\"threshold\"") && strstr(shown, "\"track:beating\""), "%s",
              shown);
    desk_close(&d);
}

static int goal_pieces(const Desk *d, const char *kind) {
    View *v = seen(d, 0);
    int count = 0;
    for (int i = 0; i < v->piece_count; i++) count += text_equal(v->pieces[i].kind, kind);
    view_free(v);
    return count;
}

/* Ruling 26: "clear within one round" is out of reach once somebody has fallen there before. */
Test(roll_view, vf_108_ruling_26_an_objective_that_was_missed_is_shown_as_such) {
    Desk d = lone("round 1; phase fighting; seat 0 empty; seat 0 at stage; "
                  "seat 0 room stage grunt, grunt; seat 0 sets punch 1");
    cr_assert(play_all(&d, 0, "use Punch; hit Grunt"));
    cr_assert_eq(state_at(&d)->round, 2);
    cr_assert(goal_pieces(&d, "missed") == 1 && goal_pieces(&d, "met") == 0);
    desk_close(&d);
    d = lone("round 1; phase fighting; seat 0 empty; seat 0 at stage; "
             "seat 0 room stage grunt; seat 0 sets punch 1");
    cr_assert_eq(goal_pieces(&d, "missed"), 0);
    cr_assert(play_all(&d, 0, "use Punch; hit Grunt"));
    idle_until(&d, ASK_FLASHBACK, 2);
    cr_assert(goal_pieces(&d, "missed") == 0 && goal_pieces(&d, "met") == 1);
    desk_close(&d);
}

Test(roll_view, places_and_points_are_shown_at_any_time) {
    Desk d = lone("seat 0 empty; seat 0 loot 3");
    View *v = seen(&d, 0);
    cr_assert_eq(track_at(v, 0, "points")->value, 3);
    cr_assert_eq(track_at(v, 0, "health")->limit, 3);
    view_free(v);
    desk_close(&d);
}
