/* What can be seen of events: cards, monsters, reveals; the words told at the end. */
#include "few_face.h"

static void shows(const Desk *d, Event e, const char *expected) {
    cr_expect_str_eq(event_shown(d, e), expected);
}

Test(few_face, a_card_that_is_played_is_held_up) {
    Desk d = table("");
    int sprint = card(&d, "sprint"), horse = item_of(&d, "horse");
    shows(&d, event_public(EV_PLAYED, MAE, sprint, 0, 0),
          words("{\"moments\":[{\"kind\":\"card\",\"to\":\"zone:play\","
                "\"card\":\"card:%d\",\"owner\":1,\"number\":0}]}",
                sprint));
    shows(&d, event_public(EV_USED, RED, horse, 0, 0),
          words("{\"moments\":[{\"kind\":\"card\",\"to\":\"zone:items\","
                "\"card\":\"card:%d\",\"owner\":0,\"number\":0}]}",
                ITEM_REF + horse));
    desk_close(&d);
}

Test(few_face, fc_97_a_monsters_step_tells_how_many_are_left) {
    Desk d = table("");
    int tsilkali = monster_of(&d, "tsilkali");
    int from = place_of(&d, "mountain_view"), to = place_of(&d, "widows_gulch");
    shows(&d, event_public(EV_MONSTER, SEAT_CLOCK, tsilkali, from, to),
          words("{\"moments\":[{\"kind\":\"step\",\"at\":\"space:%d\","
                "\"to\":\"space:%d\",\"card\":\"card:%d\","
                "\"piece\":\"monster_tsilkali\",\"owner\":\"table\",\"number\":%d}]}",
                from, to, MONSTER_REF + tsilkali, printed(&d)->home_distance[to]));
    desk_close(&d);
}

Test(few_face, what_is_turned_up_is_shown) {
    Desk d = table("");
    shows(&d, event_public(EV_ENCOUNTER, RED, 2, DESERT, 0),
          words("{\"moments\":[{\"kind\":\"reveal\",\"card\":\"card:%d\","
                "\"number\":0}]}",
                ENCOUNTER_REF + 2));
    shows(&d, event_public(EV_REVEALED, SEAT_CLOCK, 1, 1, 0),
          words("{\"moments\":[{\"kind\":\"reveal\",\"card\":\"card:%d\","
                "\"number\":0}]}",
                MOST_WANTED_REF));
    shows(&d, event_public(EV_REVEALED, SEAT_CLOCK, 1, 0, 0), "{}");
    desk_close(&d);
}

Test(few_face, fc_26_turning_is_a_threshold_of_the_curse) {
    Desk d = table("");
    shows(&d, event_public(EV_TURNED, MAE, 1, 0, 0),
          "{\"moments\":[{\"kind\":\"threshold\",\"to\":\"track:curse\",\"owner\":1,"
          "\"number\":1}]}");
    shows(&d, event_public(EV_ROUND, SEAT_CLOCK, 6, RED, 0),
          "{\"moments\":[{\"kind\":\"round\",\"number\":6}]}");
    desk_close(&d);
}

Test(few_face, what_may_turn_a_match_is_said_in_brief) {
    Desk d = table("");
    Event robbed = event_public(EV_ROBBED, RED, MAE, 4, 0);
    cr_expect_str_eq(event_in_brief(&d, robbed, RED), "You robbed Maecenas");
    cr_expect_str_eq(event_in_brief(&d, robbed, MAE), "Redhead robbed you");
    desk_close(&d);
}
