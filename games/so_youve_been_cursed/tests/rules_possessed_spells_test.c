/* Every Spell as the Possessed Wizard casts it (SC-85, SC-90, SC-101). */
#include "automa_desk.h"

Test(cursed, pw_spell_a_village_feast) {
    Desk d = possessed_casts("a_village_feast", "pasture 1 sheep 0; pasture 2 sheep 3");
    cr_assert_eq(sheep_in(&d, 1), 0);
    cr_assert_eq(sheep_in(&d, 2), 2);
    cr_assert_eq(sheep_in(&d, 4), printed()->pastures[3].sheep - 1);
    desk_close(&d);
}

/* The Cure of these desks: Mandrake Root, Ash Twig, Mandrake Root, Wolf Claw, Wishbone. */
Test(cursed, pw_spell_butchers_broth) {
    Desk d = possessed_casts("butchers_broth", "cure 3; pouch nothing");
    cr_assert_eq(cursed(&d)->cure, 4); /* Wolf Claw was next */
    desk_close(&d);
    d = possessed_casts("butchers_broth", "cure 4; pouch wishbone");
    cr_assert_eq(cursed(&d)->cure, 5);
    cr_assert_eq(held(&d, WISHBONE), 0); /* held, so it goes back */
    desk_close(&d);
    d = possessed_casts("butchers_broth", "cure 0; pouch mandrake_root");
    cr_assert_eq(cursed(&d)->cure, 0);
    cr_assert_eq(held(&d, MANDRAKE_ROOT), 1);
    desk_close(&d);
}

Test(cursed, pw_spell_foragers_feast) {
    Desk d = possessed_casts("foragers_feast", "cure 0; pouch mandrake_root, ash_twig");
    cr_assert_eq(cursed(&d)->cure, 1);
    cr_assert_eq(held(&d, MANDRAKE_ROOT), 0);
    cr_assert_eq(held(&d, ASH_TWIG), 1);
    desk_close(&d);
    d = possessed_casts("foragers_feast", "cure 3");
    cr_assert_eq(cursed(&d)->cure, 3);
    desk_close(&d);
}

Test(cursed, pw_spell_diplosi) {
    int more = spell("diplosi")->coins;
    Desk d = possessed_casts("diplosi", "coins 6");
    cr_assert_eq(cursed(&d)->coins, 12 + more);
    desk_close(&d);
    d = possessed_casts("diplosi", "coins 20");
    cr_assert_eq(cursed(&d)->coins, 25);
    desk_close(&d);
}

/* The leftmost of the kind that the Spell names. */
Test(cursed, pw_spell_distract) {
    Desk d =
        possessed_casts("distract", "front squeaky_boots, voracious_appetite, fast_food");
    cr_assert(laid_out(&d, "squeaky_boots") && laid_out(&d, "fast_food"));
    cr_assert(discarded(&d, "voracious_appetite"));
    desk_close(&d);
}

Test(cursed, pw_spell_unholy_protection) {
    Desk d = possessed_casts("unholy_protection",
                             "front fast_food, shaky_hands, greedy_coachman");
    cr_assert(laid_out(&d, "fast_food") && laid_out(&d, "greedy_coachman"));
    cr_assert(discarded(&d, "shaky_hands"));
    desk_close(&d);
}

Test(cursed, pw_spell_gift_of_the_gab) {
    Desk d = possessed_casts("gift_of_the_gab", "");
    cr_assert_eq(cursed_market_price(printed(), cursed(&d)), printed()->market_price - 1);
    cr_assert(laid_out(&d, "gift_of_the_gab"));
    desk_close(&d);
}

/* Laid before the Monster; it goes when two kinds were eaten in one turn. */
Test(cursed, pw_spell_hydrophobia) {
    Desk d = possessed_casts("hydrophobia", "");
    cr_assert(laid_out(&d, "hydrophobia"));
    desk_close(&d);
    d = possessed("turn monster feeding; token house 7; energy 0; front hydrophobia; "
                  "stomach farmer, noble; no guards");
    cr_assert(offers(&d, ALONE, "walk to house 8")); /* a bridge: both movements */
    cr_assert(play_all(&d, ALONE, "walk to house 8; stop here; end the night"));
    cr_assert(!laid_out(&d, "hydrophobia"));
    desk_close(&d);
}

Test(cursed, pw_spell_unending_hunger) {
    Desk d = possessed_casts("unending_hunger", "coins 0");
    cr_assert(laid_out(&d, "unending_hunger"));
    cr_assert_eq(cursed(&d)->coins, 6);
    desk_close(&d);
    d = possessed(
        say("turn monster feeding; token house 7; front unending_hunger; energy 0; "
            "pasture %d sheep 1",
            pasture_at(7)));
    cr_assert(play(&d, ALONE, say("eat a sheep of pasture %d", pasture_at(7))));
    cr_assert_eq(cursed(&d)->energy, 0);
    desk_close(&d);
    d = possessed("turn monster; monster hand nothing; front unending_hunger");
    cr_assert(play(&d, ALONE, "quiet night"));
    cr_assert(!laid_out(&d, "unending_hunger"));
    desk_close(&d);
}

static void brings(const char *id, const char *position, int house, Kind kind) {
    Desk d = possessed_casts(id, position);
    cr_assert_eq(kind_at(&d, house), (int)kind, "%s", id);
    desk_close(&d);
}

Test(cursed, pw_spell_hypnotize) {
    brings("hypnotize", "house 9 empty; bag top noble; next rolls 9", 9, NOBLE);
    brings("hypnotize", "no villagers; house 9 farmer; bag top noble; next rolls 9", 10,
           NOBLE); /* ruling 9 */
}

Test(cursed, pw_spell_the_revenant) {
    brings("the_revenant", "house 4 empty; bag top merchant; next rolls 4", 4, MERCHANT);
    Desk d = possessed_casts("the_revenant", "no villagers; next rolls 4, 5");
    cr_assert_eq(villagers(&d), 1);
    desk_close(&d);
}

Test(cursed, pw_spell_new_farmhands) {
    Desk d = possessed_casts("new_farmhands",
                             "no villagers; bag top merchant, noble; next rolls 4, 4");
    cr_assert_eq(kind_at(&d, 4), MERCHANT);
    cr_assert_eq(kind_at(&d, 5), NOBLE); /* one after the other */
    desk_close(&d);
}

Test(cursed, pw_spell_leftovers) {
    Desk d = possessed_casts("leftovers", "curse 4");
    cr_assert_eq(cursed(&d)->curse, 3);
    desk_close(&d);
    d = possessed_casts("leftovers", "curse 1"); /* ruling 3 */
    cr_assert_eq(cursed(&d)->curse, 1);
    desk_close(&d);
}

Test(cursed, pw_spell_meditate) {
    Desk d = possessed_casts("meditate", "cure 4");
    cr_assert_eq(cursed(&d)->cure, 5);
    desk_close(&d);
    d = possessed_casts("meditate", "cure 9");
    cr_assert(ended(&d, "wizard"));
    desk_close(&d);
}

Test(cursed, pw_spell_negotiation_charm) {
    Desk d = possessed_casts("negotiation_charm",
                             "plan pw07; no villagers; house 16 farmer; coins 0");
    int coins = cursed(&d)->coins; /* the Spell's own */
    cr_assert(step(&d));
    cr_assert_eq(held(&d, MANDRAKE_ROOT), 1);
    cr_assert_eq(cursed(&d)->coins, coins); /* 2 coins less: for nothing */
    desk_close(&d);
}

Test(cursed, pw_spell_negotiation_charm_holds_this_turn) {
    Desk d = possessed_casts("negotiation_charm", "plan pw03");
    cr_assert_eq(cursed_rule_of(cursed(&d), VERB_VILLAGERS_CHEAPER), 2);
    while (cursed(&d)->turn == ROLE_WIZARD) cr_assert(step(&d));
    cr_assert_eq(cursed_rule_of(cursed(&d), VERB_VILLAGERS_CHEAPER), 0);
    desk_close(&d);
}

Test(cursed, pw_spell_sticky_fingers) {
    int rich = house_priced(4);
    Desk d = possessed_casts(
        "sticky_fingers", say("plan pw03; no villagers; token house %d; house %d farmer; "
                              "coins 0; next rolls 5",
                              rich + 1, rich + 1));
    int coins = cursed(&d)->coins;
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->coins, coins + 8);
    while (cursed(&d)->turn == ROLE_WIZARD) cr_assert(step(&d));
    cr_assert_eq(cursed_rule_of(cursed(&d), VERB_DOUBLE_STEAL), 0); /* this turn only */
    desk_close(&d);
}

Test(cursed, pw_spell_summoned_steed) {
    Desk d = possessed_casts("summoned_steed", "plan pw10; token house 7; coins 5");
    int coins = cursed(&d)->coins;
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->at, LABORATORY);
    cr_assert_eq(cursed(&d)->coins, coins);
    desk_close(&d);
}

Test(cursed, pw_spell_teleport) {
    Desk d = possessed_casts("teleport", "token laboratory; next rolls 13");
    cr_assert_eq(cursed(&d)->at, 12);
    desk_close(&d);
}

Test(cursed, pw_spell_transmute) {
    Desk d = possessed_casts("transmute", "plan pw03; coins 0; "
                                          "pouch mandrake_root, ash_twig, mandrake_root");
    int coins = cursed(&d)->coins;
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->cure, 3);
    cr_assert_eq(cursed(&d)->coins, coins + 2);
    desk_close(&d);
    d = possessed_casts("transmute", "plan pw10; coins 0; pouch mandrake_root, ash_twig");
    coins = cursed(&d)->coins;
    cr_assert(step(&d));
    cr_assert_eq(cursed(&d)->cure, 2);
    cr_assert_eq(cursed(&d)->coins, coins); /* three at once, or nothing */
    desk_close(&d);
}
