/*
 * What the prices of options tell of monsters: whom one meets on its way, and what the
 * third that is beaten brings.
 */
#include <criterion/criterion.h>
#include <string.h>

#include "face_desk.h"
#include "few_desk.h"

Test(few_prices, a_way_names_whom_the_monster_meets) {
    Desk d = rivals("phase cleanup; first 1; turn 0; monster crow_prime at mana_olana; "
                    "seat 0 at mirage; seat 1 at lantern_cave");
    play_until(&d, MAE, ASK_MONSTER);
    cr_expect_str_eq(price_of(&d, MAE, "send it to Mirage"), "Jebediah loses 1 Health");
    cr_expect_str_eq(price_of(&d, MAE, "send it to Lantern Cave"),
                     "Maecenas loses 1 Health");
    desk_close(&d);
    d = rivals("phase cleanup; first 1; turn 0; monster crow_prime at mana_olana");
    play_until(&d, MAE, ASK_MONSTER);
    cr_expect_str_eq(price_of(&d, MAE, "send it to Mirage"), "nobody is there");
    desk_close(&d);
}

static void third_monster(Desk d, const char *said) {
    const char *price = price_of(&d, JEB, "defeat Tsilkali");
    cr_expect(strstr(price, said), "'%s' does not say '%s'", price, said);
    desk_close(&d);
}

Test(few_prices, the_third_monster_says_what_it_brings) {
    static const char position[] = "seat 0 at mountain_view; attack 20; monsters beaten 2; "
                                   "monster tsilkali at mountain_view";
    static const char together[] =
        "phase action; first 0; turn 0; seat 0 at mountain_view; attack 20; "
        "monsters beaten 2; monster tsilkali at mountain_view";
    third_monster(acting(position), "; this is the last round");
    third_monster(team(2, together), "; the game is won");
    third_monster(acting_alone("curse_chaser", position), "; the game is won");
}
