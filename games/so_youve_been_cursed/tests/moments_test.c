/* What can be seen of events: dice, villagers, ingredients, cards; the words told at the end. */
#include <string.h>

#include "so_youve_been_cursed/so_youve_been_cursed.h"

#include "cursed_desk.h"
#include "face_desk.h"

static void shows(const char *setup, Event e, const char *expected) {
    Desk d = desk_open(CURSED, setup, "");
    cr_expect_str_eq(event_shown(&d, e), expected);
    desk_close(&d);
}

Test(cursed_face, sc_42_a_theft_shows_its_dice_and_what_was_needed) {
    shows("mode duel", event_public(EV_THREW, WIZARD, 3, 0, 4),
          "{\"moments\":[{\"kind\":\"roll\",\"number\":0,\"dice\":[3],\"die\":\"d6\","
          "\"need\":4,\"good\":false}]}");
    shows("mode duel", event_public(EV_THREW, WIZARD, 4, 6, 4),
          "{\"moments\":[{\"kind\":\"roll\",\"number\":0,\"dice\":[4,6],\"die\":\"d6\","
          "\"need\":4,\"good\":true}]}");
}

Test(cursed_face, sc_42_the_die_is_told_before_what_came_of_it) {
    int house = house_priced(4);
    Desk d = duel(say("token %s; villagers farmer at %d; coins 0; next rolls 4",
                      place(house), house + 1));
    cr_assert(play(&d, WIZARD, say("go to house %d", house + 1)));
    cr_assert(play(&d, WIZARD, "steal 3 coins"));
    cr_expect(happened(&d, EV_THREW, 4, 0, 4));
    cr_expect(happened(&d, EV_STOLE, 3, 4, house));
    cr_expect_str_eq(event_said(&d, event_public(EV_THREW, WIZARD, 2, 5, 4), MONSTER),
                     "The Wizard threw 2 and 5 (the lower counts, 4 or more needed).");
    desk_close(&d);
}

Test(cursed_face, a_villager_comes_by_the_die_and_out_of_the_bag) {
    shows("mode duel", event_public(EV_ARRIVED, SEAT_CLOCK, FARMER, 4, 5),
          "{\"moments\":[{\"kind\":\"roll\",\"at\":\"space:4\",\"number\":0,\"dice\":[5],"
          "\"die\":\"d20\",\"need\":0,\"good\":true},"
          "{\"kind\":\"put\",\"at\":\"zone:bag\",\"to\":\"space:4\","
          "\"piece\":\"villager_farmer\",\"owner\":\"table\",\"number\":1}]}");
}

Test(cursed_face, sc_54_what_is_eaten_goes_into_the_stomach) {
    shows("mode duel", event_public(EV_ATE, MONSTER, NOBLE, 8, 0),
          "{\"moments\":[{\"kind\":\"eaten\",\"at\":\"space:8\",\"to\":\"zone:stomach\","
          "\"piece\":\"villager_noble\",\"owner\":1,\"number\":1}]}");
    shows("mode wizard", event_public(EV_ATE, SEAT_CLOCK, SHEEP, 1, 0),
          "{\"moments\":[{\"kind\":\"eaten\",\"at\":\"space:23\",\"to\":\"zone:stomach\","
          "\"piece\":\"sheep\",\"owner\":1,\"number\":1}]}");
}

Test(cursed_face, sc_36_an_ingredient_goes_from_the_pouches_into_the_cure) {
    shows("mode duel", event_public(EV_MIXED, WIZARD, WOLF_CLAW, 1, 0),
          "{\"moments\":[{\"kind\":\"put\",\"at\":\"zone:pouches\","
          "\"to\":\"zone:cure_path\",\"piece\":\"wolf_claw\",\"owner\":0,\"number\":1}]}");
}

/* A card that stays lies before its role; one that is used up goes to the discards. */
Test(cursed_face, a_card_is_held_up_and_goes_where_it_lies) {
    Desk d = duel("");
    for (int i = 0; i < printed()->card_count[ROLE_MONSTER]; i++) {
        const Card *power = &printed()->powers[i];
        bool stays = power->type != TYPE_NOW;
        const char *front =
            power->before == ROLE_WIZARD ? "before_wizard" : "before_monster";
        int owner = stays && power->before == ROLE_WIZARD ? WIZARD : MONSTER;
        cr_expect_str_eq(event_shown(&d, event_public(EV_PLAYED, MONSTER, i, 0, 0)),
                         say("{\"moments\":[{\"kind\":\"card\",\"to\":\"zone:%s\","
                             "\"card\":\"card:%d\",\"owner\":%d,\"number\":0}]}",
                             stays ? front : "power_discard", POWER_REF + i, owner));
    }
    cr_expect(strstr(event_shown(&d, event_public(EV_USED, MONSTER, 0, 0, 0)),
                     "\"to\":\"zone:power_discard\""));
    desk_close(&d);
}

Test(cursed_face, days_and_nights_are_numbered) {
    shows("mode nobody", event_public(EV_DAY, SEAT_CLOCK, 4, 0, 0),
          "{\"moments\":[{\"kind\":\"day\",\"number\":4}]}");
    shows("mode nobody", event_public(EV_NIGHT, SEAT_CLOCK, 4, 0, 0),
          "{\"moments\":[{\"kind\":\"night\",\"number\":4}]}");
    shows("mode nobody", event_public(EV_QUIET, SEAT_CLOCK, 0, 0, 0), "{}");
}

Test(cursed_face, what_may_turn_a_match_is_said_in_brief) {
    Desk d = duel("");
    cr_expect_str_eq(
        event_in_brief(&d, event_public(EV_ATE, MONSTER, FARMER, 8, 0), WIZARD),
        "Farmer eaten");
    cr_expect_str_eq(event_in_brief(&d, event_public(EV_GUARD, MONSTER, 0, 0, 0), WIZARD),
                     "");
    desk_close(&d);
}

Test(cursed_face, with_nobody_at_the_table_the_first_seat_is_the_wizard) {
    Desk d = desk_open(CURSED, "mode nobody", "cure 7; curse 1");
    cr_expect_gt(cursed_value(&d.box->box, match_state(d.match), 0), 0);
    desk_close(&d);
}
