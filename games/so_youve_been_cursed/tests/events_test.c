/* What is told of each deed: its numbers, and why something changed. */
#include "automa_desk.h"

#include "so_youve_been_cursed/rules/events.h"

static int spell_number(const char *id) {
    return (int)(spell(id) - printed()->spells);
}

static int power_ref(const char *id) {
    return POWER_REF + (int)(power(id) - printed()->powers);
}

/* ---- The day -------------------------------------------------------------------------------- */

Test(cursed_events, sc_29_sc_30_a_journey_and_what_was_paid) {
    Desk d = duel("token laboratory; coins 5; house 4 empty");
    cr_assert(play_all(&d, WIZARD, "go to house 4; pay the fare in coins"));
    cr_assert(happened(&d, EV_TRAVELLED, LABORATORY, 3, 2));
    desk_close(&d);
    d = duel("token laboratory; coins 5; house 4 empty");
    cr_assert(play_all(&d, WIZARD, "go to house 4; pay with an action"));
    cr_assert(happened(&d, EV_TRAVELLED, LABORATORY, 3, -1));
    desk_close(&d);
}

Test(cursed_events, sc_32_a_purchase) {
    int house = house_priced(2);
    Desk d = duel(say("token house %d; house %d hunter; coins 9", house + 1, house + 1));
    cr_assert(play_all(&d, WIZARD, say("go to house %d; buy 3 Wolf Claw", house + 1)));
    cr_assert(happened(&d, EV_BOUGHT, WOLF_CLAW, 3, 6));
    cr_assert(play(&d, WIZARD, "throw back Wolf Claw"));
    cr_assert(happened(&d, EV_DROPPED, WOLF_CLAW, ANY, ANY));
    desk_close(&d);
}

Test(cursed_events, sc_36_each_ingredient_with_the_level_it_brings) {
    Desk d = duel("token laboratory; cure 2; pouch wishbone, silk_thread");
    cr_assert(play(&d, WIZARD, "mix Wishbone"));
    cr_assert(happened(&d, EV_MIXED, WISHBONE, 3, ANY));
    cr_assert(happened(&d, EV_CURE, 1, 3, CAUSE_NONE));
    desk_close(&d);
    d = possessed_acts("plan pw10; cure 1; pouch ash_twig, mandrake_root");
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_MIXED, ASH_TWIG, 2, ANY));
    cr_assert(happened(&d, EV_MIXED, MANDRAKE_ROOT, 3, ANY));
    desk_close(&d);
}

Test(cursed_events, sc_37_a_spell_and_its_coins) {
    Desk d = ready_to_cast("butchers_broth", "coins 0");
    cr_assert(cast(&d, "butchers_broth"));
    cr_assert(happened(&d, EV_CAST, spell_number("butchers_broth"), ANY, ANY));
    cr_assert(happened(&d, EV_GAINED, WOLF_CLAW, ANY, ANY));
    cr_assert(happened(&d, EV_GAINED, WISHBONE, ANY, ANY));
    cr_assert(happened(&d, EV_COINS, spell("butchers_broth")->coins,
                       CAUSE_CARD + spell_number("butchers_broth"), ANY));
    desk_close(&d);
}

Test(cursed_events, sc_42_sc_43_a_theft) {
    int house = house_priced(4);
    const char *position = "token house %d; house %d farmer; coins 0; next rolls %d";
    Desk d = duel(say(position, house + 1, house + 1, 4));
    cr_assert(play_all(&d, WIZARD, say("go to house %d; steal 3 coins", house + 1)));
    cr_assert(happened(&d, EV_THREW, 4, 0, 4));
    cr_assert(happened(&d, EV_STOLE, 3, 4, house));
    desk_close(&d);
    d = duel(say(position, house + 1, house + 1, 3));
    cr_assert(play_all(&d, WIZARD, say("go to house %d; steal 3 coins", house + 1)));
    cr_assert(happened(&d, EV_NOTICED, 3, 3, house));
    cr_assert(play(&d, WIZARD, "make a distraction"));
    cr_assert(happened(&d, EV_DISTRACTED, 3, ANY, ANY));
    cr_assert(happened(&d, EV_STOLE, 3, 3, house));
    desk_close(&d);
    d = duel(say("token house %d; house %d empty; coins 0", house + 1, house + 1));
    cr_assert(play_all(&d, WIZARD, say("go to house %d; steal 1 coin", house + 1)));
    cr_assert(happened(&d, EV_STOLE, 1, 0, house));
    desk_close(&d);
}

Test(cursed_events, sc_42_two_dice_and_the_one_that_counts) {
    int house = house_priced(4);
    Desk d = duel(say("token house %d; house %d farmer; front squeaky_boots, "
                      "spectral_skeleton_key; next rolls 5, 2",
                      house + 1, house + 1));
    cr_assert(play_all(&d, WIZARD, say("go to house %d; steal 4 coins", house + 1)));
    cr_assert(happened(&d, EV_THREW, 2, 5, 5));
    cr_assert(play(&d, WIZARD, "throw the die again"));
    cr_assert(happened(&d, EV_REROLLED, ANY, ANY, ANY));
    desk_close(&d);
}

Test(cursed_events, sc_23_sc_24_an_arrival) {
    Desk d = duel("turn wizard arrival; house 7 empty; bag top noble; next rolls 7");
    cr_assert(happened(&d, EV_ARRIVED, NOBLE, 6, 7));
    desk_close(&d);
    d = duel("turn wizard arrival; house 7 empty; house 8 farmer; bag top noble; "
             "next rolls 8");
    cr_assert(play(&d, WIZARD, "settle in house 7"));
    cr_assert(happened(&d, EV_ARRIVED, NOBLE, 6, 0)); /* not by the die */
    desk_close(&d);
}

Test(cursed_events, sc_2_the_round_of_each_day_and_night) {
    Desk d = duel("turn monster; round 4; no villagers");
    cr_assert(play_all(&d, MONSTER, "feed; end the night"));
    cr_assert(happened(&d, EV_DAY, 5, ANY, ANY));
    desk_close(&d);
    d = duel("turn wizard; round 4");
    cr_assert(play(&d, WIZARD, "end the day"));
    cr_assert(happened(&d, EV_NIGHT, 4, ANY, ANY));
    desk_close(&d);
}

/* ---- The night ------------------------------------------------------------------------------ */

Test(cursed_events, sc_47_a_quiet_night) {
    Desk d = duel("turn monster; panic 5; curse 4; monster hand nothing");
    cr_assert(play(&d, MONSTER, "quiet night"));
    cr_assert(happened(&d, EV_QUIET, ANY, ANY, ANY));
    cr_assert(happened(&d, EV_PANIC, -2, 3, CAUSE_QUIET));
    cr_assert(happened(&d, EV_CURSE, -1, 3, CAUSE_QUIET));
    desk_close(&d);
}

Test(cursed_events, sc_50_sc_52_a_step_and_a_guard) {
    Desk d = duel("turn monster feeding; no villagers; token house 6; energy 9; panic 3; "
                  "guards top panic");
    cr_assert(play(&d, MONSTER, "walk to house 9"));
    cr_assert(happened(&d, EV_WALKED, 5, 8, 0));
    cr_assert(happened(&d, EV_GUARD, GUARD_PANIC, printed()->crossing_at[5][8] - 1, ANY));
    cr_assert(happened(&d, EV_PANIC, 1, 4, CAUSE_GUARD));
    cr_assert(play_all(&d, MONSTER, "walk to house 10; walk to house 11"));
    int price = printed()->energy_move;
    cr_assert(happened(&d, EV_WALKED, 9, 10, price));
    cr_assert(happened(&d, EV_ENERGY, -price, 9 - price, CAUSE_STEP));
    desk_close(&d);
}

Test(cursed_events, sc_54_sc_55_a_meal) {
    Desk d = duel("turn monster feeding; no villagers; house 6 noble; token house 6; "
                  "energy 2");
    cr_assert(play(&d, MONSTER, "eat the Noble"));
    cr_assert(happened(&d, EV_ATE, NOBLE, 5, ANY));
    cr_assert(happened(&d, EV_ENERGY, 3, 5, CAUSE_MEAL));
    cr_assert(play(&d, MONSTER, "eat a sheep of pasture 2"));
    cr_assert(happened(&d, EV_ATE, SHEEP, 1, ANY));
    cr_assert(happened(&d, EV_ENERGY, 1, 6, CAUSE_MEAL));
    desk_close(&d);
}

Test(cursed_events, sc_56_what_energy_does) {
    const Content *c = printed();
    Desk d = duel("turn monster feeding; token house 6; energy 9; panic 4; "
                  "front gift_of_the_gab");
    cr_assert(play(&d, MONSTER, "calm the village"));
    int left = 9 - c->energy_calm;
    cr_assert(happened(&d, EV_ENERGY, -c->energy_calm, left, CAUSE_TO_CALM));
    cr_assert(happened(&d, EV_PANIC, -1, 3, CAUSE_CALM));
    cr_assert(play(&d, MONSTER, "dispel Gift of the Gab"));
    left -= c->energy_dispel;
    cr_assert(happened(&d, EV_ENERGY, -c->energy_dispel, left, CAUSE_TO_DISPEL));
    cr_assert(happened(&d, EV_DISCARDED, spell_number("gift_of_the_gab"), ROLE_WIZARD,
                       CAUSE_DISPEL));
    desk_close(&d);
}

Test(cursed_events, sc_60_sc_61_a_power_and_its_costs) {
    const Card *stag = power("stunned_stag");
    Desk d = ready_to_play("stunned_stag", "curse 3; panic 3");
    cr_assert(play_power(&d, "stunned_stag"));
    int ref = power_ref("stunned_stag");
    cr_assert(happened(&d, EV_PLAYED, ref - POWER_REF, ANY, ANY));
    cr_assert(happened(&d, EV_CURSE, 1, 4, CAUSE_CARD + ref));
    if (stag->energy)
        cr_assert(happened(&d, EV_ENERGY, -stag->energy, 0, CAUSE_COST + ref));
    desk_close(&d);
}

Test(cursed_events, sc_65_sc_67_the_end_of_a_night) {
    static const struct {
        const char *stomach;
        int by, cause, villagers, sheep;
    } nights[] = {
        {"farmer, sheep", -1, CAUSE_FEW, 1, 1},
        {"farmer, farmer", 1, CAUSE_PAIR, 2, 0},
        {"farmer, farmer, farmer", 2, CAUSE_TRIPLE, 3, 0},
    };
    for (int i = 0; i < 3; i++) {
        Desk d = duel(
            say("turn monster feeding; panic 4; curse 4; stomach %s", nights[i].stomach));
        cr_assert(play(&d, MONSTER, "end the night"));
        int by = nights[i].by;
        cr_assert(happened(&d, EV_PANIC, by, 4 + by, nights[i].cause));
        if (by > 0) cr_assert(happened(&d, EV_CURSE, by, 4 + by, nights[i].cause));
        cr_assert(happened(&d, EV_DIGESTED, nights[i].villagers, nights[i].sheep, ANY));
        desk_close(&d);
    }
}

Test(cursed_events, sc_64_the_waiting_power_is_pushed_out) {
    Desk d = ready_to_play("monstrous_leap", "front midnight_snack");
    cr_assert(play_power(&d, "monstrous_leap"));
    cr_assert(happened(&d, EV_DISCARDED, power_ref("midnight_snack"), ROLE_MONSTER,
                       CAUSE_REPLACED));
    cr_assert(happened(&d, EV_LAID, power_ref("monstrous_leap"), ROLE_MONSTER, ANY));
    cr_assert(play(&d, MONSTER, "use Monstrous Leap"));
    cr_assert(happened(&d, EV_USED, power_ref("monstrous_leap") - POWER_REF, ANY, ANY));
    cr_assert(play(&d, MONSTER, "leap to the Market"));
    cr_assert(happened(&d, EV_JUMPED, MARKET, 0, ROLE_MONSTER));
    desk_close(&d);
}

Test(cursed_events, sc_47_sc_63_a_power_to_be_used_at_once_is_what_is_asked_about) {
    Desk d = duel("turn monster; monster hand monstrous_leap");
    cr_assert(play_all(&d, MONSTER, "quiet night; play Monstrous Leap"));
    cr_assert(asked(&d, MONSTER, ASK_LEAP));
    cr_assert_eq(cursed(&d)->head.asked[MONSTER].source, power_ref("monstrous_leap"));
    desk_close(&d);
}

/* ---- The automas ---------------------------------------------------------------------------- */

Test(cursed_events, sc_77_sc_82_a_hunt) {
    Desk d = rabid_hunts("token house 7; house 6 farmer; row rm01; panic 4; curse 4");
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_ORDER_USED, 0, ANY, ANY));
    cr_assert(happened(&d, EV_WALKED, 6, 5, 0));
    cr_assert(happened(&d, EV_ATE, FARMER, 5, ANY));
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_PANIC, 1, 5, CAUSE_HUNT));
    cr_assert(happened(&d, EV_CURSE, 1, 5, CAUSE_HUNT));
    desk_close(&d);
}

Test(cursed_events, sc_89_sc_91_what_the_possessed_does) {
    Desk d = possessed_acts("plan pw07; house 17 farmer; coins 9");
    cr_assert(step(&d));
    cr_assert(happened(&d, EV_PLAN_USED, 6, ANY, ANY));
    cr_assert(happened(&d, EV_TRAVELLED, LABORATORY, 16, 0));
    cr_assert(happened(&d, EV_BOUGHT, MANDRAKE_ROOT, 1, 1));
    desk_close(&d);
}
