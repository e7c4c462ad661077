/* Scene and View, which show neither a hand nor a job that they should not. */
#include "few_face.h"
#include "plain.h"

Test(few_face, hands_and_jobs_are_shown_to_their_rider_alone) {
    static const Seat viewers[] = {RED, MAE, SEAT_WATCHER};
    Desk d = table("phase action; turn 0; seat 0 jobs farmhand, con_man; "
                   "seat 1 jobs survivor");
    int deck = bits192_count(&state(&d)->rider[MAE].deck.cards);
    for (int i = 0; i < 3; i++) {
        View *v = seen(&d, viewers[i]);
        for (int seat = 0; seat < 2; seat++) {
            const ViewZone *hand = zone_at(v, seat, "hand"),
                           *jobs = zone_at(v, seat, "jobs");
            cr_expect_eq(hand->count, HAND_SIZE);
            cr_expect_eq(hand->item_count, viewers[i] == seat ? HAND_SIZE : 0);
            cr_expect_eq(jobs->count, 2 - seat);
            cr_expect_eq(jobs->item_count, viewers[i] == seat ? 2 - seat : 0);
        }
        cr_expect_eq(zone_at(v, MAE, "deck")->count, deck);
        cr_expect_eq(zone_at(v, MAE, "deck")->item_count, 0);
        cr_expect_eq(zone_of(v, "job_deck")->count, 40 - 3);
        view_free(v);
    }
    desk_close(&d);
}

/* The two improvised cards, and the one that is kept: known to one alone. */
/* Decks are counts: not even their owner sees a card or an order. */
Test(few_face, decks_show_no_card) {
    static const char *const decks[] = {"upgrade_deck", "job_deck", "store_deck",
                                        "encounter_deck", "cursed_deck"};
    Desk d = table("phase action; seat 0 deck top fleet_foot; upgrade top sprint");
    const Seat viewers[] = {RED, MAE, SEAT_WATCHER};
    for (int i = 0; i < 3; i++) {
        View *v = seen(&d, viewers[i]);
        for (int n = 0; n < 5; n++) cr_expect_eq(zone_of(v, decks[n])->item_count, 0);
        cr_expect_eq(zone_at(v, RED, "deck")->item_count, 0);
        cr_expect_gt(zone_at(v, RED, "deck")->count, 0);
        view_free(v);
    }
    desk_close(&d);
}

/* FC-104: a rival's jobs are not to be read off the score so far. */
Test(few_face, scores_count_jobs_for_their_rider_alone) {
    Desk d = table("phase action; seat 0 jobs con_man; seat 1 jobs farmhand");
    View *v = seen(&d, RED);
    int own = 0, others = 0;
    for (int i = 0; i < v->score_count; i++) {
        if (!text_equal(v->scores[i].label, "Jobs left")) continue;
        own += v->scores[i].seat == RED;
        others += v->scores[i].seat == MAE;
    }
    cr_expect_eq(own, 1);
    cr_expect_eq(others, 0);
    view_free(v);
    desk_close(&d);
}

Test(few_face, improvised_cards_are_secret_and_every_count_is_right) {
    Desk d = table("phase improvise; turn 0; first 0");
    for (int step = 0; step < 2; step++) {
        const FewState *s = state(&d);
        int left = bits192_count(&s->upgrades.cards), hand = s->rider[RED].hand_count;
        for (int i = 0; i < 3; i++) {
            View *v = seen(&d, i < 2 ? (Seat)i : SEAT_WATCHER);
            const ViewZone *drawn = zone_at(v, step, "drawn");
            cr_expect_eq(zone_of(v, "upgrade_deck")->count, left);
            cr_expect_eq(drawn->count, 2);
            cr_expect_eq(drawn->item_count, i == step ? 2 : 0);
            cr_expect_eq(zone_at(v, RED, "hand")->count, hand);
            view_free(v);
        }
        OptionList list = {0, NULL, {{0}}};
        match_options(d.match, (Seat)step, &list);
        int at = 0;
        while (list.at[at].verb != OPT_KEEP) at++;
        cr_assert(play(&d, (Seat)step, words_of(&d, (Seat)step, list.at[at])));
    }
    desk_close(&d);
}

Test(few_face, tracks_show_their_limits) {
    Desk d = table("phase action; turn 0; seat 0 bullets 2; seat 0 bullet_max 6; "
                   "seat 0 curse 3; seat 0 threshold 7; movement 4");
    View *v = seen(&d, MAE);
    cr_expect_eq(track_at(v, RED, "bullets")->value, 2);
    cr_expect_eq(track_at(v, RED, "bullets")->limit, 6);
    cr_expect_eq(track_at(v, RED, "curse")->value, 3);
    cr_expect_eq(track_at(v, RED, "curse")->limit, 7);
    cr_expect_eq(track_at(v, RED, "health")->limit, 0);
    cr_expect_eq(track_at(v, RED, "move")->value, 4);
    view_free(v);
    desk_close(&d);
}

static int pieces_at(const View *v, int space, const char *kind) {
    int count = 0;
    for (int i = 0; i < v->piece_count; i++)
        if (v->pieces[i].space == space && text_equal(v->pieces[i].kind, kind))
            count += v->pieces[i].count;
    return count;
}

/* FC-95 seen beforehand. */
Test(few_face, the_country_shows_riders_monsters_and_artifacts) {
    Desk d = table("phase action; seat 0 at dry_well; monster tsilkali at salt_flat; "
                   "artifacts jar_of_dirt, storm_bottle, bitter_cup");
    View *v = seen(&d, SEAT_WATCHER);
    cr_expect_eq(pieces_at(v, place_of(&d, "dry_well"), "rider_redhead"), 1);
    cr_expect_eq(pieces_at(v, TOWN, "rider_maecenas"), 1);
    cr_expect_eq(pieces_at(v, place_of(&d, "salt_flat"), "monster_tsilkali"), 1);
    cr_expect_eq(pieces_at(v, place_of(&d, "dry_well"), "monster_next"), 1);
    cr_expect_eq(pieces_of(v, "monster_next"), 1);
    cr_expect_eq(pieces_at(v, place_of(&d, "mountain_view"), few_artifact_piece[0]), 2);
    cr_expect_eq(pieces_of(v, "artifact_"), 2);
    cr_expect_eq(track_at(v, OWNER_TABLE, "artifacts_left")->value, 3);
    view_free(v);
    desk_close(&d);
}

/* FC-19, FC-46, FC-79: what all may look at on a real table. */
Test(few_face, fc_19_fc_106_corners_score_areas_and_discards_lie_open) {
    Desk d =
        table("phase action; artifacts jar_of_dirt, bitter_cup; seat 1 beaten hangmen, "
              "wendigo; job deck farmhand; encounter deck stagecoach");
    View *v = seen(&d, RED);
    const ViewZone *corners = zone_of(v, "corners"), *beaten = zone_at(v, MAE, "beaten");
    cr_expect_eq(corners->item_count, 2);
    cr_expect_str_eq(note_in(v, corners, 0), "at Mountain View");
    cr_expect_eq(beaten->item_count, 2);
    cr_expect_eq(zone_at(v, RED, "beaten")->count, 0);
    cr_expect_eq(zone_of(v, "job_discard")->item_count, 39);
    cr_expect_eq(zone_of(v, "encounter_discard")->item_count,
                 bits_count(state(&d)->encounters.discard));
    cr_expect_gt(zone_of(v, "encounter_discard")->item_count, 20);
    view_free(v);
    desk_close(&d);
}

Test(few_face, piles_say_what_lies_below_and_where_a_monster_goes) {
    Desk d = table("phase action; pile 1 top hangmen; monster tsilkali at salt_flat");
    View *v = seen(&d, RED);
    const ViewZone *piles = zone_of(v, "most_wanted");
    cr_expect_eq(piles->item_count, PILES);
    cr_expect_str_eq(note_in(v, piles, 0), "3 below");
    cr_expect_eq(v->items[piles->item_first].below, 3);
    cr_expect_str_eq(note_in(v, piles, 3), "at Salt Flat, then Dry Well");
    Scene *sc = scene_new();
    match_scene(d.match, sc);
    const SceneSpace *at = scene_find_space(sc, v->items[piles->item_first + 3].at - 1);
    cr_expect_str_eq(at->label, "Salt Flat");
    scene_free(sc);
    view_free(v);
    desk_close(&d);
}

Test(few_face, items_and_jobs_have_notes) {
    Desk d = table("phase action; turn 0; seat 0 items horse, revolver; seat 0 used horse; "
                   "seat 0 curse 4; seat 0 health 5; seat 0 jobs farmhand, con_man");
    View *v = seen(&d, RED);
    const ViewZone *items = zone_at(v, RED, "items"), *jobs = zone_at(v, RED, "jobs");
    cr_expect_eq(items->count, 2);
    cr_expect_eq(items->item_count, 4); /* one accessory and one hand are free */
    cr_expect_str_eq(note_in(v, items, 0), "used this round");
    cr_expect_str_eq(note_in(v, items, 1), "");
    cr_expect_str_eq(note_in(v, jobs, 0), "");
    cr_expect_str_eq(note_in(v, jobs, 1), "2 to go");
    cr_expect_str_eq(note_in(v, zone_at(v, RED, "character"), 0), "the normal side is up");
    view_free(v);
    desk_close(&d);
}

static const char *only_job_note(const char *position) {
    static char note[80];
    Desk d = table(position);
    View *v = seen(&d, RED);
    snprintf(note, sizeof note, "%s", plain(note_in(v, zone_at(v, RED, "jobs"), 0)));
    view_free(v);
    desk_close(&d);
    return note;
}

/* Body Guard: 2 Movement and 2 Attack. Maecenas: 8 Water at the end. */
Test(few_face, a_job_tells_how_far_its_rider_is) {
    const char *turn = "phase action; turn 0; seat 0 jobs %s; movement %d; attack %d";
    cr_expect_str_eq(only_job_note(words(turn, "body_guard", 0, 0)), "");
    cr_expect_str_eq(only_job_note(words(turn, "body_guard", 1, 0)),
                     "1 Movement, 2 Attack to go");
    cr_expect_str_eq(only_job_note(words(turn, "body_guard", 3, 1)), "1 Attack to go");
    cr_expect_str_eq(only_job_note(words(turn, "body_guard", 0, 2)), "2 Movement to go");
    cr_expect_str_eq(only_job_note(words(turn, "body_guard", 2, 2)), "ready to score");
    cr_expect_str_eq(only_job_note("phase action; seat 0 jobs maecenas; seat 0 money 5"),
                     "3 to go");
    cr_expect_str_eq(only_job_note("phase action; seat 0 jobs maecenas; seat 0 money 9"),
                     "met so far");
}

Test(few_face, an_open_encounter_lies_on_the_table) {
    Desk d = table("phase encounter; turn 0; first 0; seat 0 at salt_flat; "
                   "seat 1 at salt_flat; encounter top stagecoach");
    View *v = seen(&d, MAE);
    const ViewZone *open = zone_of(v, "encounter");
    cr_expect_eq(open->count, 1);
    cr_expect_eq(open->item_count, 4); /* card, story, two options */
    cr_expect_str_eq(note_in(v, open, 0), "Desert: Redhead, Maecenas");
    cr_expect_str_eq(v->items[open->item_first + 3].label, "Rob it");
    cr_expect_str_eq(plain(note_in(v, open, 3)), "Spend 5 Attack: +5 Water.");
    cr_expect_str_eq(v->items[open->item_first + 3].ref.id, "event_1_option_2");
    view_free(v);
    desk_close(&d);
}

/* FC-114: of each track the done ones and the open one. */
Test(few_face, tracks_of_the_shadows_show_no_job_ahead_of_time) {
    Desk d = table_of("mode shadows", "phase action; track 1 farmhand, deputy, bouncer, "
                                      "mail_rider; track 1 done 1; seat 0 jobs con_man");
    View *v = seen(&d, 0);
    const ViewZone *track = zone_of(v, "track_1");
    cr_expect_eq(track->count, SHADOW_LENGTH);
    cr_assert_eq(track->item_count, 2);
    cr_expect_str_eq(note_in(v, track, 0), "done");
    cr_expect_eq(zone_of(v, "track_2")->item_count, 1);
    cr_expect_eq(zone_of(v, "job_deck")->count, 40 - SHADOW_TRACKS * SHADOW_LENGTH - 1);
    view_free(v);
    desk_close(&d);
}

Test(few_face, a_team_has_one_grit) {
    Desk d = table_of("mode coop; seats 2", "phase action; team grit 77");
    View *v = seen(&d, 0);
    cr_expect_eq(track_at(v, OWNER_TABLE, "team_grit")->value, 77);
    for (int i = 0; i < v->track_count; i++)
        cr_expect(!text_equal(v->tracks[i].id, "grit"));
    cr_expect_eq(v->score_count, 0);
    view_free(v);
    desk_close(&d);
}

/* FC-21, FC-98: the token lies with one of several; alone nobody needs it. */
Test(few_face, the_first_player_is_marked) {
    Desk d = table("phase action; first 1; turn 1"), one = table_of("mode dark_arts", "");
    View *v = seen(&d, SEAT_WATCHER), *alone = seen(&one, 0);
    cr_expect_str_eq(v->seats[RED].note, "");
    cr_expect_str_eq(v->seats[MAE].note, "first player");
    cr_expect_str_eq(alone->seats[0].note, "");
    view_free(alone);
    view_free(v);
    desk_close(&one);
    desk_close(&d);
}

static int goal(const char *setup, const char *position, const char *track) {
    Desk d = table_of(setup, position);
    View *v = seen(&d, 0);
    const ViewTrack *found = NULL;
    for (int i = 0; i < v->track_count; i++)
        if (text_equal(v->tracks[i].id, track)) found = &v->tracks[i];
    int value = found ? found->value : -1;
    view_free(v);
    desk_close(&d);
    return value;
}

/* What is won and lost by in each mode lies on the table as a number. */
Test(few_face, goals_and_losses_are_counted) {
    const char *near = "phase action; monster tsilkali at dry_well";
    cr_expect_eq(goal("mode rivals; seats 2", near, "to_town"), 1);
    cr_expect_eq(goal("mode curse_chaser", "phase action", "to_town"), -1);
    cr_expect_eq(goal("mode dark_arts",
                      "phase action; seat 0 artifacts jar_of_dirt, storm_bottle",
                      "artifacts_held"),
                 2);
    cr_expect_eq(goal("mode shadows", near, "figures"), 1);
    cr_expect_eq(goal("mode shadows", "phase action; track 1 done 3", "tracks_done"), 0);
    cr_expect_gt(goal("mode coop; seats 2", "phase action", "drain"), 0);
}

Test(few_face, every_space_and_road_is_drawn_with_its_cost) {
    Desk d = table("");
    const Content *c = printed(&d);
    Scene *sc = scene_new();
    match_scene(d.match, sc);
    cr_assert_eq(sc->space_count, c->space_count);
    cr_assert_eq(sc->road_count, c->road_count);
    for (int i = 0; i < c->road_count; i++) {
        const char *cost = plain(sc->roads[i].cost);
        cr_expect(text_starts(cost, words("%d Movement", c->roads[i].move)), "%s", cost);
        cr_expect_eq(strstr(cost, "Curse") != NULL, c->roads[i].curse > 0, "%s", cost);
        cr_expect_eq(strstr(cost, "Attack") != NULL, c->roads[i].attack > 0, "%s", cost);
    }
    scene_free(sc);
    desk_close(&d);
}

/* Starting decks of riders who are not there stay in the box. */
Test(few_face, the_scene_has_the_cards_of_this_table) {
    Desk d = table("");
    Scene *sc = scene_new();
    match_scene(d.match, sc);
    cr_expect(scene_find_card(sc, card(&d, "cursed_redhead")));
    cr_expect_null(scene_find_card(sc, card(&d, "cursed_jebediah")));
    cr_expect(scene_find_card(sc, CHARACTER_REF));
    cr_expect_null(scene_find_card(sc, CHARACTER_REF + 1));
    const SceneCard *horse = scene_find_card(sc, ITEM_REF + item_of(&d, "horse"));
    cr_expect_str_eq(plain(horse->cost), "6 Water");
    cr_expect_str_eq(horse->type, "accessory");
    const SceneCard *tsilkali =
        scene_find_card(sc, MONSTER_REF + monster_of(&d, "tsilkali"));
    cr_expect_str_eq(tsilkali->type, "Mountain View");
    cr_expect_str_eq(plain(tsilkali->cost), "20 Attack");
    cr_expect_str_eq(plain(tsilkali->gain), "10 Grit");
    cr_expect_str_eq(tsilkali->source, "rulebook");
    const SceneCard *prime =
        scene_find_card(sc, MONSTER_REF + monster_of(&d, "crow_prime"));
    cr_expect_str_eq(prime->source, "partly", "what it costs and brings is ours");
    cr_expect_str_eq(scene_find_card(sc, CHARACTER_REF)->source, "partly");
    cr_expect_str_eq(horse->source, "partly");
    const SceneCard *sprint = scene_find_card(sc, card(&d, "sprint"));
    cr_expect_str_eq(plain(sprint->gain), "+2 Movement");
    cr_assert_eq(sprint->row_count, 1);
    cr_expect_str_eq(sc->rows[sprint->row_first].label, "Trash");
    cr_expect_str_eq(plain(sc->rows[sprint->row_first].words), "also +1 Movement.");
    cr_expect_str_eq(tsilkali->land, "canyons");
    const SceneCard *cursed = scene_find_card(sc, card(&d, "cursed_redhead"));
    cr_expect_str_eq(plain(cursed->gain), "Curse +1");
    cr_expect(text_starts(cursed->text, "Do again"), "%s", cursed->text);
    scene_free(sc);
    desk_close(&d);
}

/* An artifact says where it comes from; its Grit counts only among rivals. */
Test(few_face, FC_105_artifacts_promise_grit_to_rivals_alone) {
    static const struct {
        const char *setup, *jar, *wind;
    } tables[] = {
        {"mode rivals; seats 2", "Taken from Mountain View. Counts 2 Grit at the end.",
         "Draw 2 cards. Taken from Mountain View. Counts 3 Grit at the end."},
        {"mode dark_arts", "Taken from Mountain View.",
         "Draw 2 cards. Taken from Mountain View."},
        {"mode coop; seats 2", "Taken from Mountain View.",
         "Draw 2 cards. Taken from Mountain View."},
    };
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        Desk d = table_of(tables[i].setup, "");
        Scene *sc = scene_new();
        match_scene(d.match, sc);
        const SceneCard *jar = scene_find_card(sc, card(&d, "jar_of_dirt"));
        cr_expect_str_eq(plain(jar->text), tables[i].jar);
        cr_expect_eq(jar->worth != NULL, i == 0);
        cr_expect_str_eq(plain(scene_find_card(sc, card(&d, "braided_wind"))->text),
                         tables[i].wind);
        scene_free(sc);
        desk_close(&d);
    }
}
