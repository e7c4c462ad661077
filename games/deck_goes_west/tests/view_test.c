/* What is shown: all that lies face up on a real table, and nothing that does not. */
#include <string.h>

#include "base/text.h"

#include "face_desk.h"
#include "plain.h"
#include "west_desk.h"
#include "deck_goes_west/content/fields.h"
#include "deck_goes_west/face/face.h"

static View *view_of(const Desk *d, Seat viewer) {
    View *v = view_new();
    match_view(d->match, viewer, v);
    return v;
}

static const SceneSpace *space_of(const View *v, int place) {
    for (int i = 0; i < v->space_count; i++)
        if (v->spaces[i].index == place) return &v->spaces[i];
    return NULL;
}

Test(west_view, the_map_shows_every_tile_with_the_west_at_the_left) {
    Desk d = solo("");
    View *v = view_of(&d, 0);
    cr_assert_eq(v->space_count, 13);
    const SceneSpace *start = space_of(v, place_at(&d, 0, 0));
    const SceneSpace *lake = space_of(v, place_at(&d, 1, 0));
    const SceneSpace *north = space_of(v, place_at(&d, 0, -1));
    cr_assert_str_eq(start->label, "Crow Pines");
    cr_assert_str_eq(start->kind, "forest");
    cr_assert_str_eq(lake->kind, "water");
    cr_assert_eq(north->number, 4);
    cr_assert_lt(lake->x, start->x);
    cr_assert_lt(north->y, start->y);
    view_free(v);
    desk_close(&d);
}

Test(west_view, a_tile_is_its_card_and_shows_all_its_stars) {
    Desk d = solo("tile 1 0 broken_axle");
    View *v = view_of(&d, 0);
    const SceneSpace *camp = space_of(v, place_at(&d, 1, 0));
    cr_assert_eq(camp->number, 3);
    cr_assert_eq(camp->more[0], 6);
    cr_assert_eq(camp->more[1], 4);
    Scene *sc = scene_new();
    match_scene(d.match, sc);
    cr_assert_str_eq(scene_find_card(sc, camp->card - 1)->id, "broken_axle");
    scene_free(sc);
    view_free(v);
    desk_close(&d);
}

Test(west_view, a_face_down_tile_shows_its_back_alone) {
    Desk d = solo("tile 2 0 down cold_fire");
    View *v = view_of(&d, 0);
    const SceneSpace *space = space_of(v, place_at(&d, 2, 0));
    cr_assert_str_eq(space->kind, "face_down");
    cr_assert_eq(space->number, tile_named("cold_fire")->back);
    view_free(v);
    desk_close(&d);
}

static int pieces_at(const View *v, int place, const char *kind) {
    int count = 0;
    for (int i = 0; i < v->piece_count; i++)
        if (v->pieces[i].space == place && text_equal(v->pieces[i].kind, kind))
            count += v->pieces[i].count;
    return count;
}

Test(west_view, meeples_bandits_wagon_rivers_and_rails_are_on_the_map) {
    Desk d = coop("a_load_of_glass", "bandits 1 1 3; rail 0 1; rail 0 0");
    View *v = view_of(&d, 0);
    cr_assert_eq(pieces_at(v, place_at(&d, 1, 1), "bandits"), 3);
    cr_assert_eq(pieces_at(v, place_at(&d, 0, 0), "meeple"), 2);
    cr_assert_eq(pieces_at(v, place_at(&d, 0, 0), "wagon"), 1);
    const SceneSpace *ford = space_of(v, place_at(&d, 0, 1));
    cr_assert_str_eq(ford->lines[0].kind, "river");
    cr_assert_str_eq(ford->lines[1].kind, "rail");
    cr_assert_eq(ford->lines[1].sides, SIDE_NORTH);
    view_free(v);
    desk_close(&d);
}

Test(west_view, a_rivals_hand_is_a_number_and_discards_are_open) {
    Desk d =
        versus("seat 1 hand knife, pan; seat 1 discard axe; seat 1 draw boots, mallet");
    View *v = view_of(&d, 0);
    cr_assert_eq(zone_at(v, 1, "hand")->count, 2);
    cr_assert_eq(zone_at(v, 1, "hand")->item_count, 0);
    cr_assert_eq(zone_at(v, 1, "draw")->count, 2);
    cr_assert_eq(zone_at(v, 1, "discard")->item_count, 1);
    cr_assert_eq(zone_at(v, OWNER_TABLE, "row")->item_count, ROW);
    view_free(v);
    desk_close(&d);
}

/* ---- Days, evenings, battles in words ----------------------------------------------------- */

/* The Day Tracker moves on first, but the night belongs to the day before. */
Test(west_view, a_night_belongs_to_its_day) {
    Desk d = solo("day 2; night; bandits 0 0 1; seat 0 hand scattergun");
    answer_until(&d, 0, ASK_BATTLE);
    cr_assert_eq(west(&d)->day, 3, "the tracker has moved");
    View *v = view_of(&d, 0);
    cr_assert_str_eq(v->round, "Day 3");
    cr_assert_str_eq(v->phase, "Night");
    view_free(v);
    desk_close(&d);
}

Test(west_view, who_has_passed_is_shown_until_evening) {
    Desk d = coop("there_and_back_again", "seat 0 hand pan; seat 1 hand pan");
    cr_assert(play(&d, 0, "pass for today"));
    View *v = view_of(&d, 1);
    cr_assert_str_eq(plain(v->seats[0].note), "passed");
    cr_assert_str_eq(v->seats[1].note, "");
    view_free(v);
    cr_assert(play(&d, 1, "pass for today"));
    v = view_of(&d, 1);
    cr_assert_str_eq(v->phase, "Evening");
    cr_assert_str_eq(v->seats[0].note, "");
    view_free(v);
    desk_close(&d);
}

static const char *asked_of(const Desk *d, Seat seat, bool title) {
    static char rooms[2][300];
    Text words[2] = {text_over(rooms[0], sizeof rooms[0]),
                     text_over(rooms[1], sizeof rooms[1])};
    west_prompt(&d->box->box, match_state(d->match), seat, &words[0], &words[1]);
    return rooms[title ? 0 : 1];
}

Test(west_view, a_battle_says_only_what_is_in_it) {
    Desk d = solo("bandits 0 0 2; seat 0 hand scattergun, powder_keg");
    cr_assert(play(&d, 0, "start a battle"));
    cr_assert_str_eq(asked_of(&d, 0, false), "No Battle Jobs yet.");
    cr_assert(play(&d, 0, "Scattergun: 3 dice of attack"));
    cr_assert_str_eq(asked_of(&d, 0, false), "Attack: 3 dice.");
    cr_assert(play(&d, 0, "Powder Keg: scrap this card: 3 sure hits"));
    cr_assert_str_eq(asked_of(&d, 0, false), "Attack: 3 dice and 3.");
    desk_close(&d);
}

Test(west_view, a_deal_is_told_side_by_side) {
    Desk d = versus("seat 0 hand pan, axe; seat 0 gold 2; seat 0 metal 0; seat 0 wood 0; "
                    "seat 0 food 1; seat 1 food 3; seat 1 metal 1");
    cr_assert(play_all(&d, 0, "trade with Jake Wilder; discard Pan"));
    cr_assert_str_eq(asked_of(&d, 0, false), "2 Gold, 0 Metal, 0 Wood, 1 Food. 1 in hand.");
    cr_assert(play_all(&d, 0, "give 1 Gold; give 1 Gold; put in Axe; ask for 1 Metal"));
    cr_assert_str_eq(asked_of(&d, 0, false), "You give 2 Gold, Axe. You ask for 1 Metal.");
    cr_assert(play(&d, 0, "propose it"));
    cr_assert_str_eq(asked_of(&d, 1, false), "Gives 2 Gold, Axe. Asks for 1 Metal.");
    desk_close(&d);
}

Test(west_view, a_roll_together_says_what_for) {
    Desk d = coop("the_mapmakers", "seat 0 hand knife; seat 1 hand knife");
    cr_assert(play(&d, 0, "Knife: in a Forest: roll 2 dice for Food"));
    cr_assert_str_eq(asked_of(&d, 0, true), "Roll, or add to it first?");
    cr_assert(strstr(asked_of(&d, 0, false), "2 dice for Food. "));
    cr_assert(play(&d, 0, "invite Jake Wilder"));
    cr_assert_str_eq(asked_of(&d, 1, false),
                     "2 dice for Food. Each also gains half of the best other roll.");
    desk_close(&d);
}

/* The first player of a day has one action, all others up to two (DW-88). */
Test(west_view, a_turn_says_how_many_actions_it_has) {
    Desk d = versus(
        "first 0; seat 0 hand boots, boots; seat 1 hand boots, boots, pan; seat 0 food 0");
    cr_assert_str_eq(asked_of(&d, 0, true), "Your turn: one action.");
    cr_assert(play(&d, 0, "pass for today"));
    cr_assert_str_eq(asked_of(&d, 1, true), "Your turn: up to two actions.");
    cr_assert(play(&d, 1, "Boots: pay 1 Food: walk 1"));
    answer_until(&d, 1, ASK_MOVE);
    cr_assert(play(&d, 1, "stop here"));
    cr_assert_str_eq(asked_of(&d, 1, true), "One more action, or end your turn?");
    desk_close(&d);
}

Test(west_view, a_choice_of_cards_says_how_many_are_to_go) {
    Desk d = versus("seat 0 hand boots, boots, pan, knife");
    cr_assert(play(&d, 0, "Discovery: discard 3 items: walk 1"));
    cr_assert_str_eq(asked_of(&d, 0, false), "3 to go. 4 in hand.");
    cr_assert(play_all(&d, 0, "discard Boots; discard Boots"));
    cr_assert_str_eq(asked_of(&d, 0, false), "2 in hand.");
    desk_close(&d);
}

Test(west_view, a_ride_stands_at_the_beginning_of_a_sentence) {
    Desk d = solo("seat 0 hand season_ticket; rail 0 0; rail 0 -1");
    cr_assert(play(&d, 0, "Season Ticket: ride the train up to 4 tiles"));
    cr_assert(text_starts(asked_of(&d, 0, false), "A ride of up to 4 tiles."));
    desk_close(&d);
}

Test(west_view, the_first_guide_says_how_to_win) {
    Desk d = versus(""), alone = solo("");
    cr_assert(strstr(west_guide(match_state(d.match), ASK_ACTION), "The first at the end"));
    cr_assert(strstr(west_guide(match_state(alone.match), ASK_ACTION),
                     "before the days run out"));
    desk_close(&alone);
    desk_close(&d);
}

Test(west_view, a_mission_says_how_it_scores_where_it_is_chosen) {
    const SetupField *field = &west_printed()->fields[FIELD_COOP];
    for (int i = 0; i < field->choice_count; i++) {
        if (strcmp(field->choices[i].id, "empty_larders")) continue;
        cr_assert(strstr(field->choices[i].note,
                         " In a Village, not fed before, pay 3 Food: gain 4 points."));
        return;
    }
    cr_assert_fail("the mission is not there");
}

Test(west_view, a_deal_names_the_partner) {
    Desk d = versus_of(3, "discovery", "seat 0 hand pan, axe");
    cr_assert(play_all(&d, 0, "trade with Ada Fairweather; discard Pan"));
    cr_assert_str_eq(asked_of(&d, 0, true), "What do you offer Ada Fairweather?");
    desk_close(&d);
}

/* An event has room for only a few dice; the others count, but are not shown. */
Test(west_view, of_very_many_dice_the_first_are_seen) {
    Desk d = solo("");
    Table t = {west_printed(), west_to_set(&d), NULL};
    Throw all = west_throw(&t, SHOWN_MOST + 1);
    int shown = 0;
    for (int face = 0; face < 3; face++)
        shown += all.shown >> SHOWN_BITS * face & ((1 << SHOWN_BITS) - 1);
    cr_assert_eq(shown, SHOWN_MOST);
    desk_close(&d);
}

Test(west_view, questions_say_what_a_newcomer_cannot_know) {
    Desk d = solo("evening; seat 0 hand pan");
    cr_assert_str_eq(
        asked_of(&d, 0, false),
        "1 in hand; at dawn you draw up to 6. A hand still full by then means death.");
    desk_close(&d);
    d = solo("evening; seat 0 hand pan; bandits 0 0 2");
    cr_assert(strstr(asked_of(&d, 0, false), "Bandits here attack tonight."));
    desk_close(&d);
    d = solo("tile 1 0 down hollow_oaks; bandits 1 0 1; seat 0 hand boots; seat 0 food 1");
    cr_assert(play_all(&d, 0, "Boots: pay 1 Food: walk 1; try west to the tile 1 West"));
    cr_assert(strstr(asked_of(&d, 0, false), "Forest. 1 bandit there. "));
    desk_close(&d);
    d = solo("seat 0 hand rookie_trader, pan; seat 0 gold 2");
    cr_assert(play(&d, 0, "Rookie Trader: pay 2x of any one kind: gain x of another kind"));
    cr_assert_str_eq(asked_of(&d, 0, false),
                     "Pay 2x of any one kind: gain x of another kind.");
    desk_close(&d);
}

/* DW-96, DW-97: only a full hand has to give something up. */
Test(west_view, an_item_given_up_in_the_evening_makes_room_for_one_more_card) {
    Desk d = solo("evening; seat 0 hand pan, boots");
    cr_assert_str_eq(price_of(&d, 0, "discard Pan"), "you draw one more at dawn");
    cr_assert_str_eq(price_of(&d, 0, "keep the rest"), "");
    desk_close(&d);
    d = solo("evening; seat 0 hand boots, pickaxe, knife, mallet, hunger, leg_wound");
    cr_assert_str_eq(price_of(&d, 0, "discard Boots"), "");
    desk_close(&d);
}

Test(west_view, a_job_says_how_far_its_x_can_go) {
    const char *trader = "Rookie Trader: pay 2x of any one kind: gain x of another kind";
    const char *kettle = "Camp Kettle: pay x Food: discard x danger cards";
    Desk d = solo("seat 0 hand rookie_trader, camp_kettle, hunger, pan; seat 0 gold 1; "
                  "seat 0 metal 0; seat 0 wood 5; seat 0 food 3");
    cr_assert_str_eq(price_of(&d, 0, trader), "x up to 2");
    cr_assert_str_eq(price_of(&d, 0, kettle), "x up to 1");
    desk_close(&d);
    d = solo(
        "seat 0 hand rookie_trader, pan; seat 0 gold 1; seat 0 metal 1; seat 0 wood 1; "
        "seat 0 food 1");
    cr_assert_str_eq(price_of(&d, 0, trader), "x can only be 0");
    cr_assert_str_eq(price_of(&d, 0, "pass for today"), "");
    desk_close(&d);
    d = solo("seat 0 hand rookie_trader, pan; seat 0 gold 2");
    cr_assert(play(&d, 0, trader));
    cr_assert_str_eq(price_of(&d, 0, "x is 0"), "nothing");
    desk_close(&d);
}

Test(west_view, a_tile_to_be_turned_up_says_what_it_scores) {
    Desk d = solo("seat 0 hand boots, boots, pan; seat 0 at 1 -1; tile 1 -1 wide_sky; "
                  "tile 2 -1 down amber_grass; tile 1 -2 down crow_pines");
    cr_assert(play_all(&d, 0, "Boots: pay 1 Food: walk 1; set out"));
    cr_assert_str_eq(price_of(&d, 0, "try west to the tile 2 West, 1 North"), "+2 points");
    cr_assert_str_eq(price_of(&d, 0, "try north to the tile 1 West, 2 North"), "+2 points");
    cr_assert_str_eq(price_of(&d, 0, "stop here"), "");
    cr_assert(play(&d, 0, "try west to the tile 2 West, 1 North"));
    cr_assert_eq(west(&d)->points, 2);
    cr_assert(play_all(&d, 0, "stay and give up 1 walk; Boots: pay 1 Food: walk 1"));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert_str_eq(price_of(&d, 0, "try north to the tile 1 West, 2 North"), "+1 point");
    desk_close(&d);
}

Test(west_view, what_is_bought_goes_onto_the_draw_pile_and_danger_does_not) {
    Desk d = solo("row cow, mule, canoe, ledger, fiddle; seat 0 gold 1");
    cr_assert(play(&d, 0, "buy Fiddle: pay 1 Gold"));
    cr_assert_str_eq(price_of(&d, 0, "put it on the draw pile"), "");
    cr_assert_str_eq(price_of(&d, 0, "put it on the discard pile"), "comes back later");
    cr_assert(strstr(asked_of(&d, 0, false), "The draw pile comes first"));
    desk_close(&d);
    d = solo("night");
    cr_assert_str_eq(price_of(&d, 0, "put it on the draw pile"), "drawn next");
    cr_assert_str_eq(price_of(&d, 0, "put it on the discard pile"), "");
    cr_assert(text_starts(asked_of(&d, 0, false), "Each night brings Exhaustion: "));
    desk_close(&d);
}

Test(west_view, questions_name_their_amounts) {
    Desk d = solo("seat 0 hand boots, boots, rookie_trader, pan; seat 0 gold 4; "
                  "seat 0 metal 0; seat 0 wood 0; seat 0 food 1");
    cr_assert(play(&d, 0, "Rookie Trader: pay 2x of any one kind: gain x of another kind"));
    cr_assert(play(&d, 0, "x is 2"));
    cr_assert_str_eq(question(&d, 0), "Gain 2 of which resource?");
    cr_assert(play_all(&d, 0, "gain Food; Boots: pay 1 Food: walk 1"));
    cr_assert(strstr(asked_of(&d, 0, false), "1 to walk. 0 Gold"));
    cr_assert(play_all(&d, 0, "set out; stop here"));
    cr_assert(play(&d, 0, "Ada Fairweather: scrap 1 item: gain 2 of any one kind"));
    cr_assert(strstr(asked_of(&d, 0, false), "It leaves your deck for good. "));
    desk_close(&d);
}

Test(west_view, a_tile_is_found_from_the_start) {
    Desk d = solo("tile 0 -2 down cold_fire; tile 1 -1 down broken_axle; "
                  "tile 2 0 down gold_tooth");
    char room[60];
    static const struct {
        int x, y;
        const char *words;
    } cases[] = {{0, -2, "the tile 2 North"},
                 {1, -1, "the tile 1 West, 1 North"},
                 {2, 0, "the tile 2 West"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Text out = text_over(room, sizeof room);
        west_place_words(west_printed(), west(&d), place_at(&d, cases[i].x, cases[i].y),
                         &out);
        cr_assert_str_eq(room, cases[i].words);
    }
    desk_close(&d);
}

/* ---- What is seen to happen ---------------------------------------------------------------- */

/* The moment of the last event of this kind by this seat. */
static Moment moment_of(const Desk *d, int kind, Seat who) {
    for (int i = match_event_count(d->match) - 1; i >= 0; i--) {
        Event e = match_event(d->match, i, SEAT_WATCHER);
        Moments all = {0};
        if (e.kind != kind || e.who != who) continue;
        west_event_moments(&d->box->box, match_state(d->match), &e, &all);
        cr_assert_eq(all.count, 1, "event %d has %d moments", kind, all.count);
        return all.at[0];
    }
    cr_assert_fail("there was no event %d", kind);
    return (Moment){0};
}

Test(west_view, dice_of_a_job_are_seen_as_they_fell) {
    Desk d = solo("seat 0 hand knife; next rolls 6, 2");
    cr_assert(play(&d, 0, "Knife: in a Forest: roll 2 dice for Food"));
    Moment m = moment_of(&d, EV_ROLLED, 0);
    cr_assert_str_eq(m.die, "job");
    cr_assert_eq(m.die_count, 2);
    cr_assert(m.dice[0] == 6 && m.dice[1] == 1, "the best first, and what shows 0 alike");
    cr_assert(m.told);
    desk_close(&d);
}

Test(west_view, saves_are_thrown_against_hits) {
    Desk d = solo("bandits 0 0 2; seat 0 hand scattergun; next rolls 6, 3, 1, 3, 1");
    cr_assert(play(&d, 0, "start a battle"));
    cr_assert(play_all(&d, 0, "Scattergun: 3 dice of attack; ready"));
    cr_assert(happened(&d, EV_HITS, ANY, 3, 1));
    Moment m = moment_of(&d, EV_HITS, 0);
    cr_assert_eq(m.die_count, 5);
    cr_assert_eq(m.against, 2);
    cr_assert(m.dice[0] == 6 && m.dice[1] == 3 && m.dice[2] == 1);
    cr_assert(m.dice[3] == 3 && m.dice[4] == 1);
    cr_assert(m.good);
    desk_close(&d);
}

Test(west_view, bandits_are_seen_to_ride) {
    Desk d = solo("night; bandits 1 1 2; next rolls d6 1");
    answer_until(&d, 0, ASK_ACTION);
    Moment m = moment_of(&d, EV_BANDITS_MOVED, SEAT_CLOCK);
    cr_assert_eq(m.kind, MOMENT_PUT);
    cr_assert_str_eq(m.piece, "bandits");
    cr_assert_eq(m.at.index, place_at(&d, 1, 1));
    cr_assert_eq(m.to.index, place_at(&d, 1, 0), "North");
    desk_close(&d);
}
