/* Every Spell as a person casts it. */
#include "cursed_desk.h"

Test(cursed, spell_a_village_feast_takes_one_sheep_of_each_pasture) {
    Desk d = ready_to_cast("a_village_feast", "pasture 1 sheep 0; pasture 2 sheep 2; "
                                              "pasture 4 sheep 1");
    int supply = cursed(&d)->sheep_supply, pastures = 0;
    for (int p = 0; p < PASTURES_MAX; p++) pastures += cursed(&d)->sheep[p] > 0;
    cr_assert(cast(&d, "a_village_feast"));
    cr_assert_eq(cursed(&d)->sheep[0], 0);
    cr_assert_eq(cursed(&d)->sheep[1], 1);
    cr_assert_eq(cursed(&d)->sheep[3], 0);
    cr_assert_eq(cursed(&d)->sheep_supply, supply + pastures);
    desk_close(&d);
}

Test(cursed, spell_box_of_holding_holds_a_fourth_ingredient) {
    Desk d = ready_to_cast("box_of_holding", "token house 6; house 6 farmer; coins 9; "
                                             "pouch ash_twig, wishbone, gold_dust");
    cr_assert(refuses(&d, WIZARD, "go to the Market", "SC-34", 1));
    cr_assert(cast(&d, "box_of_holding"));
    cr_assert(laid_out(&d, "box_of_holding"));
    cr_assert(play_all(&d, WIZARD, "go to house 6; buy 1 Mandrake Root"));
    cr_assert_eq(cursed_held(cursed(&d)), 4);
    cr_assert_eq(cursed(&d)->boxed, 1 + MANDRAKE_ROOT); /* the pouches were full */
    cr_assert_eq(cursed_pouch_room(cursed(&d)), 0);     /* and no fifth */
    desk_close(&d);
}

static Desk full_box(const char *pouch) {
    return duel(say("turn monster feeding; token house 6; energy 9; front gift_of_the_gab, "
                    "box_of_holding; pouch %s",
                    pouch));
}

/* Ruling 57. */
Test(cursed, ruling_57_the_wizard_says_what_leaves_with_the_box) {
    Desk d = full_box("ash_twig, wishbone, gold_dust, wolf_claw");
    cr_assert(play(&d, MONSTER, "dispel Box of Holding"));
    cr_assert(asked(&d, WIZARD, ASK_BOX));
    cr_assert_eq(offered(&d, WIZARD, "throw back"), 4);
    cr_assert(play(&d, WIZARD, "throw back Ash Twig")); /* and keep what lay on the card */
    cr_assert_eq(cursed_held(cursed(&d)), 3);
    cr_assert_eq(cursed(&d)->pouch[WOLF_CLAW], 1);
    cr_assert_eq(cursed(&d)->boxed, 0);
    cr_assert(asked(&d, MONSTER, ASK_MOVE)); /* the night goes on */
    desk_close(&d);
}

Test(cursed, ruling_57_without_a_choice_nobody_is_asked) {
    Desk d = full_box("ash_twig, wishbone, gold_dust");
    cr_assert(play(&d, MONSTER, "dispel Box of Holding"));
    cr_assert_eq(cursed_held(cursed(&d)), 3);
    cr_assert(asked(&d, MONSTER, ASK_MOVE));
    desk_close(&d);

    d = full_box("ash_twig; boxed wishbone"); /* a pouch is free */
    cr_assert_eq(cursed(&d)->boxed, 1 + WISHBONE);
    cr_assert(play(&d, MONSTER, "dispel Box of Holding"));
    cr_assert_eq(cursed_held(cursed(&d)), 2);
    cr_assert_eq(cursed(&d)->boxed, 0);
    desk_close(&d);

    d = full_box("ash_twig, gold_dust; boxed wishbone"); /* the last one is */
    cr_assert(play(&d, MONSTER, "dispel Box of Holding"));
    cr_assert_eq(cursed_held(cursed(&d)), 3);
    cr_assert(asked(&d, MONSTER, ASK_MOVE));
    desk_close(&d);

    d = full_box("ash_twig, ash_twig, ash_twig, ash_twig");
    cr_assert(play(&d, MONSTER, "dispel Box of Holding"));
    cr_assert_eq(cursed(&d)->pouch[ASH_TWIG], 3);
    cr_assert(asked(&d, MONSTER, ASK_MOVE));
    desk_close(&d);
}

Test(cursed, spell_box_of_holding_is_emptied_last) {
    Desk d = duel("front box_of_holding; pouch ash_twig, wishbone, wolf_claw, wolf_claw");
    cr_assert(play(&d, WIZARD, "throw back Wolf Claw")); /* the one in the pouch */
    cr_assert_eq(cursed(&d)->boxed, 1 + WOLF_CLAW);
    cr_assert(play(&d, WIZARD, "throw back Wolf Claw"));
    cr_assert_eq(cursed(&d)->boxed, 0);
    cr_assert_eq(cursed_held(cursed(&d)), 2);
    desk_close(&d);
}

Test(cursed, spell_box_of_holding_keeps_its_load_when_another_spell_goes) {
    Desk d = full_box("ash_twig, wishbone, gold_dust, wolf_claw");
    cr_assert(play(&d, MONSTER, "dispel Gift of the Gab"));
    cr_assert_eq(cursed_held(cursed(&d)), 4);
    cr_assert_eq(cursed(&d)->boxed, 1 + WOLF_CLAW);
    cr_assert(play(&d, MONSTER, "dispel Box of Holding"));
    cr_assert(asked(&d, WIZARD, ASK_BOX));
    desk_close(&d);
}

Test(cursed, spell_butchers_broth_gains_wolf_claw_and_wishbone) {
    Desk d = ready_to_cast("butchers_broth", "");
    cr_assert(cast(&d, "butchers_broth"));
    cr_assert_eq(cursed(&d)->pouch[WOLF_CLAW], 1);
    cr_assert_eq(cursed(&d)->pouch[WISHBONE], 1);
    cr_assert_eq(cursed_held(cursed(&d)), 2);
    desk_close(&d);
}

/* The supply has one of each. */
Test(cursed, ruling_14_the_last_of_a_kind_is_gained) {
    static const char pack[] = "pack scarce\ngame so-youve-been-cursed 2\n"
                               "[ingredient wolf_claw]\ntitle = Wolf Claw\ntokens = 1\n"
                               "source = invented\n"
                               "[ingredient wishbone]\ntitle = Wishbone\ntokens = 1\n"
                               "source = invented\n";
    Desk d = desk_open_with(CURSED, pack, "mode duel",
                            "token house 1; house 1 butcher; wizard hand butchers_broth");
    cr_assert(cast(&d, "butchers_broth"));
    cr_assert_eq(cursed(&d)->pouch[WOLF_CLAW], 1);
    cr_assert_eq(cursed(&d)->pouch[WISHBONE], 1);
    desk_close(&d);
}

/* What both words of the Spell name comes twice, if the supply has two. */
Test(cursed, ruling_14_the_same_twice_is_gained_as_often_as_there_is_one) {
    for (int tokens = 1; tokens <= 2; tokens++) {
        Desk d = desk_open_with(
            CURSED,
            say("pack scarce\ngame so-youve-been-cursed 2\n"
                "[ingredient wishbone]\ntitle = Wishbone\ntokens = %d\n"
                "source = invented\n"
                "[spell butchers_broth]\ntitle = Butcher's Broth\ntype = now\n"
                "decks = wizard\nplay = gain wishbone wishbone\ncoins = 0\n"
                "source = invented\n",
                tokens),
            "mode duel", "wizard hand butchers_broth");
        cr_assert(cast(&d, "butchers_broth"));
        cr_assert_eq(cursed(&d)->pouch[WISHBONE], tokens);
        cr_assert_eq(cursed_held(cursed(&d)), tokens);
        desk_close(&d);
    }
}

/* SC-34: room may be made while the gain is in hand. */
Test(cursed, ruling_13_full_pouches_may_make_room) {
    Desk d = ready_to_cast("butchers_broth", "pouch ash_twig, ash_twig, gold_dust");
    int coins = cursed(&d)->coins;
    cr_assert(cast(&d, "butchers_broth"));
    cr_assert(asked(&d, WIZARD, ASK_GAIN));
    cr_assert(refuses(&d, WIZARD, "take Wolf Claw", "SC-34", 1));
    cr_assert(play(&d, WIZARD, "throw back Ash Twig"));
    cr_assert(play(&d, WIZARD, "take Wolf Claw"));
    cr_assert_eq(coins, cursed(&d)->coins);              /* the Spell is not done yet */
    cr_assert(play(&d, WIZARD, "throw back Gold Dust")); /* the last one then fits */
    cr_assert_eq(cursed(&d)->pouch[WISHBONE], 1);
    cr_assert_eq(cursed(&d)->pouch[WOLF_CLAW], 1);
    cr_assert_eq(cursed(&d)->pouch[ASH_TWIG], 1);
    cr_assert_eq(cursed(&d)->coins, coins + spell("butchers_broth")->coins);
    cr_assert(discarded(&d, "butchers_broth"));
    desk_close(&d);

    d = ready_to_cast("butchers_broth", "pouch ash_twig, ash_twig, ash_twig");
    cr_assert(cast(&d, "butchers_broth"));
    cr_assert(play(&d, WIZARD, "leave the rest"));
    cr_assert_eq(cursed(&d)->pouch[ASH_TWIG], 3);
    cr_assert_eq(cursed_held(cursed(&d)), 3);
    desk_close(&d);
}

Test(cursed, ruling_13_broth_gives_what_fits) {
    Desk d = ready_to_cast("butchers_broth", "pouch ash_twig, ash_twig");
    cr_assert(cast(&d, "butchers_broth"));
    cr_assert(asked(&d, WIZARD, ASK_GAIN));
    cr_assert(play_all(&d, WIZARD, "take Wishbone; leave the rest"));
    cr_assert_eq(cursed(&d)->pouch[WISHBONE], 1);
    cr_assert_eq(cursed(&d)->pouch[WOLF_CLAW], 0);
    desk_close(&d);

    d = ready_to_cast("butchers_broth", "pouch ash_twig, ash_twig");
    cr_assert(cast(&d, "butchers_broth"));
    cr_assert(play_all(&d, WIZARD, "take Wolf Claw; leave the rest"));
    cr_assert_eq(cursed(&d)->pouch[WISHBONE], 0);
    cr_assert_eq(cursed(&d)->pouch[WOLF_CLAW], 1);
    desk_close(&d);
}

Test(cursed, spell_diplosi_doubles_the_coins_up_to_all) {
    Desk d = ready_to_cast("diplosi", "coins 6");
    cr_assert(cast(&d, "diplosi"));
    cr_assert_eq(cursed(&d)->coins, 12 + spell("diplosi")->coins);
    desk_close(&d);
    d = ready_to_cast("diplosi", "coins 20");
    cr_assert(cast(&d, "diplosi"));
    cr_assert_eq(cursed(&d)->coins, 25);
    desk_close(&d);
}

Test(cursed, spell_distract_discards_a_power_before_the_monster) {
    Desk d = ready_to_cast("distract", "front fast_food, shaky_hands, plumb_lambs");
    cr_assert(cast(&d, "distract"));
    cr_assert(asked(&d, WIZARD, ASK_DISCARD));
    cr_assert_eq(offered(&d, WIZARD, "discard"), 2);
    cr_assert(!offers(&d, WIZARD, "discard Shaky Hands")); /* before the Wizard */
    cr_assert(play(&d, WIZARD, "discard Plumb Lambs"));
    cr_assert(discarded(&d, "plumb_lambs") && laid_out(&d, "fast_food"));
    desk_close(&d);

    d = ready_to_cast("distract",
                      "front shaky_hands, fast_food"); /* one alone: no question */
    cr_assert(cast(&d, "distract"));
    cr_assert(asked(&d, WIZARD, ASK_DAY));
    cr_assert(discarded(&d, "fast_food"));
    desk_close(&d);
    d = ready_to_cast("distract", "front shaky_hands"); /* none: no effect */
    cr_assert(cast(&d, "distract"));
    cr_assert(laid_out(&d, "shaky_hands"));
    desk_close(&d);
}

Test(cursed, spell_foragers_feast_gains_mandrake_root_and_ash_twig) {
    Desk d = ready_to_cast("foragers_feast", "");
    cr_assert(cast(&d, "foragers_feast"));
    cr_assert_eq(cursed(&d)->pouch[MANDRAKE_ROOT], 1);
    cr_assert_eq(cursed(&d)->pouch[ASH_TWIG], 1);
    desk_close(&d);
}

Test(cursed, spell_gift_of_the_gab_makes_the_market_cheaper) {
    Desk d = duel("token market; coins 4; actions 1; front gift_of_the_gab");
    cr_assert(play_all(&d, WIZARD, "go to the Market; buy 1 Ash Twig"));
    cr_assert_eq(cursed(&d)->coins, 0);
    desk_close(&d);
}

Test(cursed, spell_gift_of_the_gab_leaves_villagers_prices) {
    int house = house_priced(3);
    Desk d = duel("front gift_of_the_gab");
    cr_assert_eq(cursed_house_price(printed(), cursed(&d), house), 3);
    desk_close(&d);
}

Test(cursed, spell_hydrophobia_makes_bridges_slow) {
    const char *position = "turn monster feeding; no villagers; no guards; energy 0; token "
                           "house 7; pasture 3 sheep 0; pasture 2 sheep 0; %s";
    Desk d = duel(say(position, "front nothing"));
    cr_assert(play_all(&d, MONSTER, "walk to house 8; walk to house 10"));
    desk_close(&d);
    d = duel(say(position, "front hydrophobia"));
    cr_assert(play(&d, MONSTER, "walk to house 8")); /* took both movements */
    cr_assert(asked(&d, MONSTER, ASK_FEED));
    cr_assert_eq(cursed(&d)->actions, 2);
    desk_close(&d);
}

Test(cursed, spell_hydrophobia_does_not_mind_gates) {
    Desk d = duel("turn monster feeding; no villagers; no guards; energy 0; token house 6; "
                  "front hydrophobia");
    cr_assert(play_all(&d, MONSTER, "walk to house 18; walk to the Laboratory"));
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    desk_close(&d);
}

/* Ruling 23: different colours are different kinds. */
Test(cursed, ruling_23_hydrophobia_leaves_after_two_kinds) {
    Desk d =
        duel("turn monster feeding; front hydrophobia; stomach farmer, farmer, farmer");
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert(laid_out(&d, "hydrophobia"));
    desk_close(&d);
    d = duel("turn monster feeding; front hydrophobia; stomach farmer, sheep");
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert(laid_out(&d, "hydrophobia")); /* a sheep is not a villager */
    desk_close(&d);
    d = duel("turn monster feeding; front hydrophobia; stomach farmer, noble");
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert(discarded(&d, "hydrophobia"));
    desk_close(&d);
}

Test(cursed, ruling_56_hydrophobia_leaves_with_the_second_bite) {
    Desk d = duel("turn monster feeding; token house 7; energy 0; no villagers; no guards; "
                  "house 7 farmer; house 5 noble; front hydrophobia");
    cr_assert(play(&d, MONSTER, "eat the Farmer"));
    cr_assert(laid_out(&d, "hydrophobia"));
    cr_assert(play_all(&d, MONSTER, "walk to house 5; eat the Noble"));
    cr_assert(discarded(&d, "hydrophobia"));
    cr_assert(play_all(&d, MONSTER, "walk to house 1; walk to house 3")); /* the bridge */
    desk_close(&d);
}

Test(cursed, ruling_56_hydrophobia_leaves_on_a_quiet_night_too) {
    Desk d = duel("turn monster; no villagers; house 3 farmer; house 8 noble; front "
                  "hydrophobia; monster hand a_taste_of_rural_life; next rolls 3, 8, 1, 2");
    cr_assert(play_all(&d, MONSTER, "quiet night; play A Taste of Rural Life"));
    cr_assert(discarded(&d, "hydrophobia"));
    desk_close(&d);
}

Test(cursed, spell_hypnotize_chooses_who_comes) {
    Desk d = ready_to_cast("hypnotize", "house 9 empty; next rolls 9");
    cr_assert(cast(&d, "hypnotize"));
    cr_assert(asked(&d, WIZARD, ASK_INVITE));
    cr_assert(play(&d, WIZARD, "invite a Noble"));
    cr_assert_eq(kind_at(&d, 9), NOBLE);
    desk_close(&d);
}

Test(cursed, spell_hypnotize_finds_only_who_is_in_the_bag) {
    Desk d = ready_to_cast("hypnotize", "no villagers; villagers noble at 2, 3, 4");
    cr_assert(cast(&d, "hypnotize"));
    cr_assert(!offers(&d, WIZARD, "invite a Noble"));
    cr_assert_eq(offered(&d, WIZARD, "invite"), 5);
    desk_close(&d);
}

Test(cursed, ruling_9_a_taken_house_lets_the_caster_pick) {
    Desk d = ready_to_cast("hypnotize", "house 9 empty; house 11 empty; next rolls 2");
    cr_assert(cast(&d, "hypnotize"));
    cr_assert(play(&d, WIZARD, "invite a Merchant"));
    cr_assert(asked(&d, WIZARD, ASK_PLACE));
    cr_assert(play(&d, WIZARD, "settle in house 11"));
    cr_assert_eq(kind_at(&d, 11), MERCHANT);
    desk_close(&d);
}

Test(cursed, ruling_9_and_so_with_the_other_newcomers) {
    Desk d = ready_to_cast("the_revenant", "house 9 empty; house 11 empty; next rolls 2; "
                                           "bag top noble");
    cr_assert(cast(&d, "the_revenant"));
    cr_assert(asked(&d, WIZARD, ASK_PLACE));
    cr_assert(play(&d, WIZARD, "settle in house 9"));
    cr_assert_eq(kind_at(&d, 9), NOBLE);
    desk_close(&d);
}

Test(cursed, spell_invisibility_gives_one_free_steal_a_turn) {
    Desk d = duel("token house 6; house 6 empty; coins 0; front invisibility");
    cr_assert(play(&d, WIZARD, "go to house 6"));
    cr_assert(offers(&d, WIZARD, "steal 1 coin"));
    cr_assert(play(&d, WIZARD, "sneak 1 coin"));
    cr_assert_eq(cursed(&d)->coins, 1);
    cr_assert_eq(cursed(&d)->actions, 3);
    cr_assert(play(&d, WIZARD, "go to house 6"));
    cr_assert(!offers(&d, WIZARD, "sneak 1 coin")); /* once */
    desk_close(&d);
}

Test(cursed, spell_invisibility_allows_no_distraction) {
    int rich = house_priced(4);
    Desk d =
        duel(say("token %s; house %d farmer; coins 0; front invisibility; next rolls 1",
                 place(rich), rich + 1));
    cr_assert(play_all(&d, WIZARD, say("go to house %d; sneak 4 coins", rich + 1)));
    cr_assert(asked(&d, WIZARD, ASK_DAY)); /* noticed, and that was that */
    cr_assert_eq(cursed(&d)->coins, 0);
    cr_assert_eq(cursed(&d)->actions, 3);
    desk_close(&d);
}

Test(cursed, spell_invisibility_comes_back_every_turn) {
    Desk d = duel("token house 6; house 6 empty; coins 0; front invisibility");
    cr_assert(play_all(&d, WIZARD, "go to house 6; sneak 1 coin; end the day"));
    cr_assert(play_all(&d, MONSTER, "feed; end the night"));
    if (cursed(&d)->head.asked[WIZARD].kind == ASK_PLACE) {
        cr_assert(play(&d, WIZARD, "settle in house 6"));
    }
    cr_assert(play(&d, WIZARD, "go to house 6"));
    cr_assert(offers(&d, WIZARD, "sneak 1 coin"));
    desk_close(&d);
}

Test(cursed, spell_leftovers_lowers_the_curse) {
    Desk d = ready_to_cast("leftovers", "curse 5");
    cr_assert(cast(&d, "leftovers"));
    cr_assert_eq(cursed(&d)->curse, 4);
    desk_close(&d);
    d = ready_to_cast("leftovers", "curse 1");
    cr_assert(cast(&d, "leftovers"));
    cr_assert_eq(cursed(&d)->curse, 1);
    desk_close(&d);
}

Test(cursed, spell_meditate_raises_the_cure) {
    Desk d = ready_to_cast("meditate", "cure 4");
    cr_assert(cast(&d, "meditate"));
    cr_assert_eq(cursed(&d)->cure, 5);
    desk_close(&d);
    d = ready_to_cast("meditate", say("cure %d", printed()->cure_length[0] - 1));
    cr_assert(cast(&d, "meditate"));
    cr_assert(ended(&d, "wizard"));
    desk_close(&d);
}

/* Only the Possessed Wizard throws back what does not fit the next steps. */
Test(cursed, spell_meditate_leaves_the_pouches_alone) {
    Desk d = ready_to_cast("meditate", "cure 4; pouch mandrake_root, ash_twig, wishbone");
    cr_assert(cast(&d, "meditate"));
    cr_assert_neq(cursed_next_ingredient(printed(), cursed(&d)), WISHBONE);
    cr_assert_eq(cursed(&d)->pouch[WISHBONE], 1);
    desk_close(&d);
}

Test(cursed, spell_mind_control_moves_a_villager_anywhere) {
    Desk d = ready_to_cast("mind_control", "house 2 noble; house 19 empty");
    cr_assert(cast(&d, "mind_control"));
    cr_assert(play_all(&d, WIZARD, "move the villager of house 2; to house 19"));
    cr_assert_eq(kind_at(&d, 19), NOBLE);
    cr_assert_eq(kind_at(&d, 2), -1);
    desk_close(&d);
}

Test(cursed, spell_negotiation_charm_makes_villagers_cheap_this_turn) {
    int house = house_priced(4);
    Desk d = ready_to_cast("negotiation_charm", "");
    cr_assert(cast(&d, "negotiation_charm"));
    cr_assert_eq(cursed_house_price(printed(), cursed(&d), house), 2);
    cr_assert_eq(cursed_market_price(printed(), cursed(&d)), 5); /* villagers only */
    cr_assert(play(&d, WIZARD, "end the day"));
    cr_assert_eq(cursed_house_price(printed(), cursed(&d), house), 4);
    desk_close(&d);
}

Test(cursed, spell_new_farmhands_brings_two) {
    Desk d = ready_to_cast("new_farmhands",
                           "no villagers; bag top noble, hunter; next rolls 7, 12");
    cr_assert(cast(&d, "new_farmhands"));
    cr_assert_eq(kind_at(&d, 7), NOBLE);
    cr_assert_eq(kind_at(&d, 12), HUNTER);
    cr_assert_eq(villagers(&d), 2);
    desk_close(&d);
}

Test(cursed, spell_spectral_skeleton_key_rerolls_once) {
    int rich = house_priced(4);
    Desk d = duel(say("token %s; house %d farmer; coins 0; actions 1; "
                      "front spectral_skeleton_key; next rolls 2, 5",
                      place(rich), rich + 1));
    cr_assert(play_all(&d, WIZARD, say("go to house %d; steal 4 coins", rich + 1)));
    cr_assert(play(&d, WIZARD, "throw the die again"));
    cr_assert_eq(cursed(&d)->coins, 4);
    desk_close(&d);

    d = duel(say("token %s; house %d farmer; coins 0; actions 2; "
                 "front spectral_skeleton_key; next rolls 2, 3",
                 place(rich), rich + 1));
    cr_assert(play_all(&d, WIZARD, say("go to house %d; steal 4 coins", rich + 1)));
    cr_assert(play(&d, WIZARD, "throw the die again"));
    cr_assert(asked(&d, WIZARD, ASK_NOTICED));
    cr_assert(!offers(&d, WIZARD, "throw the die again"));
    cr_assert(play(&d, WIZARD, "make a distraction"));
    cr_assert_eq(cursed(&d)->coins, 4);
    desk_close(&d);
}

Test(cursed, spell_summoned_steed_goes_home_for_free) {
    const char *next = printed()->ingredient_id[printed()->cure[0][0]];
    const char *title = printed()->ingredient_title[printed()->cure[0][0]];
    Desk d = duel(
        say("token house 3; coins 0; actions 1; front summoned_steed; pouch %s", next));
    cr_assert(play(&d, WIZARD, say("mix %s", title)));
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    desk_close(&d);
    d = duel("token house 3; coins 0; actions 1; front summoned_steed; house 16 empty");
    cr_assert(!offers(&d, WIZARD, "go to house 16")); /* only to the Laboratory */
    desk_close(&d);
    d = duel("token house 3; coins 2; actions 1; front summoned_steed; house 16 empty");
    cr_assert(play_all(&d, WIZARD, "go to house 16; steal 1 coin")); /* paid as ever */
    cr_assert_eq(cursed(&d)->coins, 1);
    desk_close(&d);
}

Test(cursed, ruling_49_the_steed_is_free_whatever_the_coachman_asks) {
    Desk d = duel("token house 3; coins 0; front summoned_steed, greedy_coachman");
    cr_assert_eq(cursed_fare_to(printed(), cursed(&d), LABORATORY), 0);
    desk_close(&d);
}

Test(cursed, spell_swap_exchanges_two_villagers) {
    Desk d = ready_to_cast("swap", "house 2 noble; house 19 farmer; house 7 empty");
    cr_assert(cast(&d, "swap"));
    cr_assert(!offers(&d, WIZARD, "swap house 7")); /* both occupied */
    cr_assert(play(&d, WIZARD, "swap house 2"));
    cr_assert(!offers(&d, WIZARD, "with house 7") && !offers(&d, WIZARD, "with house 2"));
    cr_assert(play(&d, WIZARD, "with house 19"));
    cr_assert_eq(kind_at(&d, 2), FARMER);
    cr_assert_eq(kind_at(&d, 19), NOBLE);
    desk_close(&d);
}

Test(cursed, spell_swap_needs_two_villagers) {
    Desk d = ready_to_cast("swap", "no villagers; house 2 noble; house 19 farmer");
    cr_assert(cast(&d, "swap"));
    cr_assert(play_all(&d, WIZARD, "swap house 2; with house 19"));
    cr_assert_eq(kind_at(&d, 2), FARMER);
    desk_close(&d);
    d = ready_to_cast("swap", "no villagers; house 2 noble");
    cr_assert(cast(&d, "swap"));
    cr_assert(asked(&d, WIZARD, ASK_DAY)); /* no effect, but its coins */
    cr_assert_eq(cursed(&d)->coins, spell("swap")->coins);
    desk_close(&d);
}

Test(cursed, spell_teleport_goes_anywhere) {
    Desk d = ready_to_cast("teleport", "token laboratory; coins 0");
    cr_assert(cast(&d, "teleport"));
    cr_assert_eq(offered(&d, WIZARD, "leap to"), SPACES - 1);
    cr_assert(play(&d, WIZARD, "leap to house 3"));
    cr_assert_eq(cursed(&d)->at, 2);
    cr_assert_eq(cursed(&d)->coins, spell("teleport")->coins); /* no fare */
    desk_close(&d);
}

Test(cursed, spell_the_revenant_brings_one) {
    Desk d = ready_to_cast("the_revenant", "no villagers; bag top noble; next rolls 7");
    cr_assert(cast(&d, "the_revenant"));
    cr_assert_eq(kind_at(&d, 7), NOBLE);
    cr_assert_eq(villagers(&d), 1);
    desk_close(&d);
}

/* Mixes `count` ingredients with Transmute laid out; returns the coins afterwards. */
static int coins_after_mixing(int count) {
    const Content *c = printed();
    const char *id[3], *title[3];
    for (int i = 0; i < 3; i++) {
        id[i] = c->ingredient_id[c->cure[0][i]];
        title[i] = c->ingredient_title[c->cure[0][i]];
    }
    Desk d = duel(say("token laboratory; coins 0; front transmute; pouch %s, %s, %s", id[0],
                      id[1], id[2]));
    for (int i = 0; i < count; i++) cr_assert(play(&d, WIZARD, say("mix %s", title[i])));
    if (count < 3) cr_assert(play(&d, WIZARD, "stop mixing"));
    int coins = cursed(&d)->coins;
    desk_close(&d);
    return coins;
}

Test(cursed, spell_transmute_pays_for_three_at_once) {
    cr_assert_eq(coins_after_mixing(2), 0);
    cr_assert_eq(coins_after_mixing(3), 2);
}

Test(cursed, spell_unending_hunger_makes_sheep_worthless) {
    Desk d = duel("turn monster feeding; token house 6; energy 2; front unending_hunger");
    cr_assert(play(&d, MONSTER, "eat a sheep of pasture 2"));
    cr_assert_eq(cursed(&d)->energy, 2);
    cr_assert_eq(cursed(&d)->eaten[SHEEP], 1);
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert(laid_out(&d, "unending_hunger")); /* a Feeding turn does not end it */
    desk_close(&d);
}

Test(cursed, spell_unending_hunger_leaves_after_a_quiet_night) {
    Desk d = duel("turn monster; front unending_hunger; monster hand nothing");
    cr_assert(play(&d, MONSTER, "quiet night"));
    cr_assert(discarded(&d, "unending_hunger"));
    desk_close(&d);
}

Test(cursed, spell_unholy_protection_discards_a_power_before_the_wizard) {
    Desk d =
        ready_to_cast("unholy_protection", "front fast_food, shaky_hands, squeaky_boots");
    cr_assert(cast(&d, "unholy_protection"));
    cr_assert(!offers(&d, WIZARD, "discard Fast Food"));
    cr_assert(play(&d, WIZARD, "discard Shaky Hands"));
    cr_assert(discarded(&d, "shaky_hands") && laid_out(&d, "squeaky_boots"));
    desk_close(&d);
}

/* Sticky Fingers is the Possessed Wizard's alone. */
Test(cursed, spell_sticky_fingers_is_not_for_people) {
    cr_assert(!spell("sticky_fingers")->person && spell("sticky_fingers")->automa);
    Error err;
    cr_assert(desk_refuses(CURSED, "mode duel", "wizard hand sticky_fingers", &err));
}

/* The last action is the Spell's own: none is left for the way. */
Test(cursed, sc_37_the_last_action_does_not_pay_for_the_way) {
    const char *at = "no villagers; token house 3; coins 0; actions %d";
    Desk d = ready_to_cast("new_farmhands", say(at, 2));
    cr_assert(play(&d, WIZARD, "cast New Farmhands"));
    cr_assert(offers(&d, WIZARD, "cast at house 9"));
    desk_close(&d);
    d = ready_to_cast("new_farmhands", say(at, 1));
    cr_assert(play(&d, WIZARD, "cast New Farmhands"));
    cr_assert(!offers(&d, WIZARD, "cast at house 9"));
    desk_close(&d);
}

/* It ends after a Quiet Night, and by nothing that the Wizard buys. */
Test(cursed, spell_unending_hunger_stays_when_the_wizard_buys) {
    Desk d = duel("token house 6; house 6 farmer; coins 9; front unending_hunger");
    cr_assert(play_all(&d, WIZARD, "go to house 6; buy 1 Mandrake Root"));
    cr_assert(laid_out(&d, "unending_hunger"));
    desk_close(&d);
}

/* One farmer within reach, one behind a crossing that nobody can pay. */
Test(cursed, sc_37_a_single_place_within_reach_needs_no_question) {
    Desk d = ready_to_cast(
        "foragers_feast",
        say("no villagers; actions 1; villagers farmer at 1, %d", house_across(0, 1) + 1));
    cr_assert(play(&d, WIZARD, "cast Forager's Feast"));
    cr_assert_eq(cursed(&d)->pouch[MANDRAKE_ROOT], 1);
    desk_close(&d);
}
