/* What positions are worth to bots: only which of two is better, never how much. */
#include <stdio.h>

#include "west_desk.h"

static int value_at(Desk d) {
    int value = west_value(&d.box->box, &west(&d)->head, 0);
    desk_close(&d);
    return value;
}

Test(west_value, points_and_a_way_west_are_good) {
    cr_assert_gt(value_at(solo("points 5")), value_at(solo("points 4")));
    cr_assert_gt(value_at(solo("seat 0 at 1 1")), value_at(solo("seat 0 at 0 1")));
}

/* Still Lake bars the way of all who do not sail: South of it the next column is nearer. */
Test(west_value, a_way_round_water_is_a_way) {
    const char *wagon = "speed_of_the_slowest";
    cr_assert_gt(value_at(coop(wagon, "seat 1 at 0 1")), value_at(coop(wagon, "")));
}

Test(west_value, danger_is_better_far_away) {
    cr_assert_lt(value_at(solo("seat 0 hand boots, hunger")), value_at(solo("")));
    cr_assert_lt(value_at(solo("seat 0 hand hunger, hunger, hunger, hunger, hunger")),
                 value_at(solo("seat 0 hand hunger, hunger, hunger, hunger, boots")));
}

/* Late in a match that goes well there is still better and worse. */
Test(west_value, a_good_position_is_not_off_the_scale) {
    const char
        *wagon = "speed_of_the_slowest",
        *far = "points 15; tile 2 0 amber_grass; tile 3 0 trout_run; tile 4 0 alder_bend; "
               "tile 5 0 larkspur; tile 6 0 wagon_ford; wagon 5 0; seat 0 at 6 0; seat 0 "
               "food 9; seat 1 food 9; ";
    char ahead[400], behind[400];
    snprintf(ahead, sizeof ahead, "%sseat 1 at 6 0", far);
    snprintf(behind, sizeof behind, "%sseat 1 at 5 0", far);
    cr_assert_gt(value_at(coop(wagon, ahead)), value_at(coop(wagon, behind)));
    cr_assert_lt(value_at(coop(wagon, ahead)), 999);
}

/* The score track is full, which a position in words cannot say. */
static int value_with(int points, const char *position) {
    Desk d = coop("there_and_back_again", position);
    WestState s = *west(&d);
    s.points = (uint8_t)points;
    int value = west_value(&d.box->box, &s.head, 0);
    desk_close(&d);
    return value;
}

/* There and Back Again: the last point is worth taking though it turns the way round. */
Test(west_value, with_all_points_home_is_the_place_to_be) {
    cr_assert_gt(value_with(16, "seat 1 at 1 -1"), value_with(15, "seat 1 at 1 -1"));
    cr_assert_gt(value_with(16, "seat 1 at 0 1"), value_with(16, "seat 1 at 1 1"));
}

Test(west_value, an_item_is_worth_what_it_does_in_this_mission) {
    const Content *c = west_printed();
    const uint8_t *travel = c->use[mission_named("speed_of_the_slowest") - c->missions];
    const uint8_t *rails = c->use[mission_named("thread_of_steel") - c->missions];
    int boots = (int)(card_named("boots") - c->designs);
    int mule = (int)(card_named("mule") - c->designs);
    int mallet = (int)(card_named("mallet") - c->designs);
    int pickaxe = (int)(card_named("pickaxe") - c->designs);
    cr_assert(travel[mule] > travel[boots] && travel[boots] > travel[pickaxe]);
    cr_assert(rails[mallet] > travel[mallet] && rails[mallet] > rails[boots]);
}

/* A trade costs a card, and one look ahead does not see what the partner says to it. */
Test(west_value, passing_is_better_than_opening_a_trade) {
    const char *wagon = "speed_of_the_slowest", *hands = "seat 0 hand pan; seat 1 hand pan";
    Desk trades = coop(wagon, hands), passes = coop(wagon, hands);
    cr_assert(play(&trades, 0, "trade with Jake Wilder"));
    cr_assert(play(&passes, 0, "pass for today"));
    cr_assert_lt(value_at(trades), value_at(passes));
}

/* Jake walks without paying: he goes ahead whichever seat he has, and it is his way that counts. */
Test(west_value, the_best_on_foot_goes_ahead) {
    const char *characters[] = {"ada_fairweather, jake_wilder",
                                "jake_wilder, ada_fairweather"};
    for (int jake = 0; jake < 2; jake++) {
        char setup[160], far[200], near[200];
        int ada = 1 - jake;
        snprintf(setup, sizeof setup,
                 "mode coop; seats 2; coop_mission there_and_back_again; character %s",
                 characters[ada]);
        snprintf(far, sizeof far, "tile 1 0 wide_sky; seat %d at 1 0; seat %d at 0 0", jake,
                 ada);
        snprintf(near, sizeof near, "tile 1 0 wide_sky; seat %d at 0 0; seat %d at 1 0",
                 jake, ada);
        Desk ahead = desk_open(WEST_ID, setup, far),
             behind = desk_open(WEST_ID, setup, near);
        int value = west_value(&ahead.box->box, &west(&ahead)->head, (Seat)jake);
        cr_assert_gt(value, west_value(&behind.box->box, &west(&behind)->head, (Seat)jake));
        desk_close(&ahead);
        desk_close(&behind);
    }
}

/* Weights that are all as low as they may be: nothing but points counts. */
#define AT_LEAST(name, least, most) #name " = " #least "\n"
static const char points_alone[] =
    "pack mine\ngame deck-goes-west 1\n"
    "[bot weights]\n" WEST_WEIGHTS(AT_LEAST) "source = invented\n"
                                             "[bot uses]\n" WEST_USES(
                                                 AT_LEAST) "source = invented\n";

static int value_by(const char *pack, const char *position) {
    return value_at(desk_open_with(WEST_ID, pack, "mode solo", position));
}

Test(west_value, weights_are_the_packs) {
    const char *poor = "seat 0 food 0", *rich = "seat 0 food 3", *ahead = "points 1";
    cr_assert_gt(value_by(NULL, rich), value_by(NULL, poor));
    cr_assert_eq(value_by(points_alone, rich), value_by(points_alone, poor));
    cr_assert_gt(value_by(points_alone, ahead), value_by(points_alone, rich));
}

/* In any position: a point more is never worse. */
static void wants_points(const Box *box, const State *state) {
    if (state->over) return;
    for (Seat seat = 0; seat < state->seat_count; seat++) {
        WestState more = *(const WestState *)state;
        if (more.mode == VERSUS)
            more.player[seat].points++;
        else
            more.points++;
        cr_assert_geq(west_value(box, &more.head, seat), west_value(box, state, seat),
                      "seat %d, move %d", seat, (int)state->moves);
    }
}

Test(west_value, a_point_more_is_never_worse) {
    static const char *const modes[] = {[VERSUS] = "versus; seats 3; versus_mission",
                                        [COOP] = "coop; seats 2; coop_mission",
                                        [SOLO] = "solo; solo_mission"};
    const Content *c = west_printed();
    for (int i = 0; i < c->mission_count; i++) {
        const Mission *m = &c->missions[i];
        char setup[100];
        snprintf(setup, sizeof setup, "mode %s %s", modes[m->mode], m->id);
        desk_wander(WEST_ID, setup, "random", 4, wants_points);
    }
}
