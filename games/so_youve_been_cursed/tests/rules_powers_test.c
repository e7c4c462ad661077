/* SC-57 to SC-64: when Powers may be played, what they need, and how they stay. */
#include "cursed_desk.h"

Test(cursed, sc_57_any_number_before_or_after_an_action) {
    Desk d = duel(
        "turn monster feeding; token house 6; house 6 noble; stomach hunter; energy 9; "
        "monster hand courier_horse, noble_blood, stunned_stag; panic 1; curse 2");
    cr_assert(play(&d, MONSTER, "play Courier Horse")); /* before the first */
    cr_assert(play(&d, MONSTER, "eat the Noble"));
    cr_assert(asked(&d, MONSTER, ASK_AFTER));
    cr_assert(play(&d, MONSTER, "stop here"));
    cr_assert(play(&d, MONSTER, "play Noble Blood")); /* between two */
    cr_assert(play(&d, MONSTER, "play Stunned Stag"));
    cr_assert_eq(cursed(&d)->curse, 4);
    cr_assert_eq(cursed(&d)->actions, 2);
    desk_close(&d);
}

Test(cursed, sc_57_not_between_moving_and_eating) {
    Desk d =
        duel("turn monster feeding; no villagers; house 7 farmer; token house 6; panic 1; "
             "monster hand courier_horse");
    cr_assert(offers(&d, MONSTER, "play Courier Horse"));
    cr_assert(play(&d, MONSTER, "walk to house 7"));
    cr_assert(asked(&d, MONSTER, ASK_EAT));
    cr_assert(!offers(&d, MONSTER, "play Courier Horse"));
    cr_assert(play(&d, MONSTER, "eat the Farmer"));
    cr_assert(offers(&d, MONSTER, "play Courier Horse"));
    desk_close(&d);
}

Test(cursed, sc_57_also_after_the_last_action) {
    Desk d =
        duel("turn monster feeding; token house 6; house 6 noble; actions 1; energy 0; "
             "panic 1; curse 2; monster hand noble_blood");
    cr_assert(play(&d, MONSTER, "eat the Noble"));
    cr_assert(play(&d, MONSTER, "play Noble Blood"));
    cr_assert_eq(cursed(&d)->curse, 3);
    desk_close(&d);
}

/* A Power of the pack that must have been somewhere. */
static const Card *power_with_place(void) {
    const Content *c = printed();
    for (int i = 0; i < c->card_count[ROLE_MONSTER]; i++) {
        if (c->powers[i].person && c->powers[i].place == PLACE_SPACE) return &c->powers[i];
    }
    cr_assert_fail("no Power has a place");
    return NULL;
}

Test(cursed, sc_58_its_place_was_visited_this_turn) {
    const Card *card = power_with_place();
    const char *played = say("play %s", card->title);
    int beside = bits_first(printed()->map.next[card->place_arg]);
    Desk d = duel(say("turn monster feeding; no villagers; no guards; token %s; energy 9; "
                      "monster hand %s",
                      place(beside), card->id));
    cr_assert(refuses(&d, MONSTER, played, "SC-58", 0));
    cr_assert(
        play(&d, MONSTER, say("walk to %s", printed()->space_title[card->place_arg])));
    cr_assert(play(&d, MONSTER, say("walk to %s", printed()->space_title[beside])));
    if (cursed(&d)->head.asked[MONSTER].kind != ASK_FEED) {
        cr_assert(play(&d, MONSTER, "stop here"));
    }
    cr_assert(offers(&d, MONSTER, played)); /* visited, though left again */
    desk_close(&d);
}

Test(cursed, ruling_52_where_the_turn_begins_is_visited) {
    const Card *card = power_with_place();
    Desk d = duel(say("turn monster feeding; token %s; energy 9; monster hand %s",
                      place(card->place_arg), card->id));
    cr_assert(offers(&d, MONSTER, say("play %s", card->title)));
    desk_close(&d);
}

Test(cursed, ruling_52_where_a_card_took_it_is_visited) {
    const Card *card = power_with_place();
    Desk d =
        duel(say("turn monster feeding; token house 2; energy 9; front monstrous_leap; "
                 "monster hand %s",
                 card->id));
    cr_assert(play(&d, MONSTER, "use Monstrous Leap"));
    cr_assert(
        play(&d, MONSTER, say("leap to %s", printed()->space_title[card->place_arg])));
    cr_assert(offers(&d, MONSTER, say("play %s", card->title)));
    desk_close(&d);
}

Test(cursed, sc_59_what_it_needs_lies_in_the_stomach) {
    Desk d =
        duel("turn monster feeding; stomach farmer; curse 2; monster hand noble_blood");
    cr_assert(refuses(&d, MONSTER, "play Noble Blood", "SC-59", 1));
    desk_close(&d);
    d = duel(
        "turn monster feeding; stomach farmer, noble; curse 2; monster hand noble_blood");
    cr_assert(play(&d, MONSTER, "play Noble Blood"));
    cr_assert_eq(cursed(&d)->eaten[NOBLE], 1); /* not spent */
    cr_assert_eq(cursed(&d)->slot[1], bit(NOBLE));
    desk_close(&d);
}

Test(cursed, sc_59_sheep_too) {
    Desk d = duel("turn monster feeding; stomach farmer; monster hand plumb_lambs");
    cr_assert(refuses(&d, MONSTER, "play Plumb Lambs", "SC-59", 1));
    desk_close(&d);
    d = duel("turn monster feeding; stomach sheep; monster hand plumb_lambs");
    cr_assert(offers(&d, MONSTER, "play Plumb Lambs"));
    desk_close(&d);
}

/* A Power of the pack that raises Panic. */
static const Card *alarming_power(void) {
    const Content *c = printed();
    for (int i = 0; i < c->card_count[ROLE_MONSTER]; i++) {
        if (c->powers[i].person && c->powers[i].panic) return &c->powers[i];
    }
    cr_assert_fail("no Power raises Panic");
    return NULL;
}

Test(cursed, sc_60_panic_rises_by_one_and_not_beyond_the_top) {
    const Card *card = alarming_power();
    Desk d = ready_to_play(card->id, "panic 3");
    cr_assert(play(&d, MONSTER, say("play %s", card->title)));
    cr_assert_eq(cursed(&d)->panic, 4);
    desk_close(&d);
    d = ready_to_play(card->id, say("panic %d", printed()->panic_top));
    cr_assert(refuses(&d, MONSTER, say("play %s", card->title), "SC-60", 0));
    desk_close(&d);
}

Test(cursed, sc_61_its_energy_is_spent) {
    int price = power("stunned_stag")->energy;
    cr_assert_gt(price, 0);
    Desk d = ready_to_play("stunned_stag", say("energy %d", price + 1));
    cr_assert(play_power(&d, "stunned_stag"));
    cr_assert_eq(cursed(&d)->energy, 1);
    desk_close(&d);
    d = ready_to_play("stunned_stag", say("energy %d", price - 1));
    cr_assert(refuses(&d, MONSTER, "play Stunned Stag", "SC-61", 1));
    desk_close(&d);
}

Test(cursed, sc_62_immediate_powers_go_and_ongoing_ones_stay) {
    Desk d = ready_to_play("stunned_stag", "");
    cr_assert(play_power(&d, "stunned_stag"));
    cr_assert(discarded(&d, "stunned_stag"));
    desk_close(&d);

    d = ready_to_play("fast_food", "");
    cr_assert(play_power(&d, "fast_food"));
    cr_assert(laid_out(&d, "fast_food"));
    cr_assert(happened(&d, EV_LAID, ANY, ROLE_MONSTER, ANY));
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert(laid_out(&d, "fast_food"));
    desk_close(&d);
}

/* The card that ends the match is not left in the air. */
Test(cursed, sc_62_a_power_that_wins_is_discarded_too) {
    Desk d = ready_to_play("noble_blood", "curse 9");
    cr_assert(play_power(&d, "noble_blood"));
    cr_assert(cursed(&d)->head.over);
    cr_assert(discarded(&d, "noble_blood"));
    desk_close(&d);
}

Test(cursed, sc_62_before_the_wizard_if_it_shows_one) {
    static const char *const hindering[] = {"greedy_coachman", "scarce_supplies",
                                            "shaky_hands", "spell_writers_block",
                                            "squeaky_boots"};
    for (int i = 0; i < 5; i++) cr_assert_eq(power(hindering[i])->before, ROLE_WIZARD);
    Desk d = ready_to_play("shaky_hands", "");
    cr_assert(play_power(&d, "shaky_hands"));
    cr_assert(happened(&d, EV_LAID, ANY, ROLE_WIZARD, ANY));
    desk_close(&d);
}

Test(cursed, sc_63_a_single_use_power_waits_and_is_used_once) {
    Desk d = ready_to_play("monstrous_leap", "token house 6");
    cr_assert(play_power(&d, "monstrous_leap"));
    cr_assert_eq(cursed(&d)->at, 5); /* it only waits */
    cr_assert(laid_out(&d, "monstrous_leap"));
    cr_assert(
        play_all(&d, MONSTER, "use Monstrous Leap; leap to house 19")); /* the same turn */
    cr_assert_eq(cursed(&d)->at, 18);
    cr_assert(discarded(&d, "monstrous_leap"));
    cr_assert(!offers(&d, MONSTER, "use Monstrous Leap"));
    desk_close(&d);
}

Test(cursed, sc_63_at_any_time_in_the_turn) {
    Desk d = duel(
        "turn monster feeding; no villagers; no guards; house 19 noble; token house 6; "
        "front monstrous_leap");
    cr_assert(play(&d, MONSTER, "walk to house 7"));
    cr_assert(asked(&d, MONSTER, ASK_MOVE)); /* in the middle of an action */
    cr_assert(play_all(&d, MONSTER, "use Monstrous Leap; leap to house 19; eat the Noble"));
    cr_assert_eq(cursed(&d)->actions, 2);
    desk_close(&d);

    /* And when nothing else is left to do in the action. */
    d = duel("turn monster feeding; no villagers; no guards; token house 10; energy 0; "
             "pasture 2 sheep 0; pasture 3 sheep 0; house 19 noble; front monstrous_leap");
    cr_assert(play_all(&d, MONSTER, "walk to house 9; walk to house 6"));
    cr_assert(asked(&d, MONSTER, ASK_MOVE));
    cr_assert(!offers(&d, MONSTER, "walk to house 7"));
    cr_assert(play_all(&d, MONSTER, "use Monstrous Leap; leap to house 19; eat the Noble"));
    cr_assert_eq(cursed(&d)->actions, 2);
    desk_close(&d);

    d = duel("turn wizard; front monstrous_leap");
    cr_assert(!match_asks(d.match, MONSTER)); /* its own turn */
    desk_close(&d);
}

Test(cursed, sc_64_a_second_single_use_power_discards_the_first) {
    Desk d = ready_to_play("new_moon", "token house 6; front monstrous_leap");
    cr_assert(play_power(&d, "new_moon"));
    cr_assert(laid_out(&d, "new_moon"));
    cr_assert(discarded(&d, "monstrous_leap"));
    cr_assert_eq(cursed(&d)->at, 5); /* without effect */
    desk_close(&d);
}

Test(cursed, sc_64_ongoing_powers_do_not_count) {
    Desk d = ready_to_play("new_moon", "front fast_food, plumb_lambs");
    cr_assert(play_power(&d, "new_moon"));
    cr_assert(laid_out(&d, "fast_food") && laid_out(&d, "plumb_lambs"));
    desk_close(&d);
}

Test(cursed, ruling_47_a_waiting_power_is_not_permanent) {
    Desk d = ready_to_cast("distract", "front monstrous_leap");
    cr_assert(cast(&d, "distract"));
    cr_assert(laid_out(&d, "monstrous_leap"));
    desk_close(&d);
}

/* Oldest first, also after one of them left: the automa takes the leftmost. */
Test(cursed, sc_62_laid_out_powers_keep_their_order) {
    Desk d = ready_to_cast("unholy_protection",
                           "front shaky_hands, fast_food, squeaky_boots, plumb_lambs");
    cr_assert(cast(&d, "unholy_protection"));
    cr_assert(play(&d, WIZARD, "discard Shaky Hands"));
    static const char *const left[] = {"fast_food", "squeaky_boots", "plumb_lambs"};
    cr_assert_eq(cursed(&d)->front_count, 3);
    for (int i = 0; i < 3; i++) {
        cr_assert_str_eq(printed()->powers[cursed(&d)->front_order[i]].id, left[i]);
    }
    cr_assert_eq(cursed(&d)->front_order[3], 0);
    desk_close(&d);
}
