/* Prices: what each option costs and gives, and what it does besides. */
#include "few_face.h"

Test(few_face, roads_show_their_symbols) {
    Desk d = table("phase action; seat 0 at vulture_rock; movement 3; attack 1");
    cr_expect_str_eq(price_of(&d, RED, "walk to Crow Ruins"),
                     "1 Movement, Curse +1, 1 Attack or -1 Health; Cursed space");
    cr_expect_str_eq(price_of(&d, RED, "walk to Tin Cross"), "2 Movement; Desert");
    cr_assert(play(&d, RED, "walk to Crow Ruins"));
    cr_expect_str_eq(question(&d, RED), "The road costs 1 Attack.");
    cr_expect_str_eq(price_of(&d, RED, "pay 1 Attack"), "1 Attack");
    cr_expect_str_eq(price_of(&d, RED, "pay nothing"), "-1 Health");
    desk_close(&d);
}

Test(few_face, a_brief_price_leaves_out_nothing_that_matters) {
    Desk d = table("phase action; seat 0 at vulture_rock; movement 3; attack 1");
    cr_expect_str_eq(brief_price_of(&d, RED, "walk to Tin Cross"), "2");
    cr_expect_str_eq(brief_price_of(&d, RED, "walk to Crow Ruins"), "");
    cr_expect_str_eq(brief_price_of(&d, RED, "camp"), "");
    desk_close(&d);
    d = table(
        "phase action; seat 0 at vulture_rock; movement 3; monster tsilkali at tin_cross");
    cr_expect_str_eq(brief_price_of(&d, RED, "walk to Tin Cross"), "");
    desk_close(&d);
}

/* Redhead has 1 Attack more in a fight, so 1 less is to be paid. */
Test(few_face, a_fight_shows_its_cost_and_its_rewards) {
    Desk d = table("phase action; seat 0 at red_mesa; attack 20; pile 1 top butch_talbot; "
                   "wanted zombies front");
    cr_expect_str_eq(price_of(&d, RED, "defeat Butch Talbot"),
                     "8 Attack -> 3 Grit, 2 Water");
    cr_expect_str_eq(price_of(&d, RED, "defeat Zombies"), "2 Attack -> 1 Grit, 1 Bullet");
    desk_close(&d);
}

/* What the tracks have no room for is not promised. */
Test(few_face, gains_end_where_the_tracks_end) {
    Desk d = table("phase action; turn 0; first 0; seat 0 at red_mesa; attack 20; "
                   "wanted zombies front; seat 0 bullets 5; seat 0 bullet_max 5; "
                   "seat 0 health 9; seat 0 curse 1; seat 0 items camp_stove");
    cr_expect_str_eq(price_of(&d, RED, "defeat Zombies"), "2 Attack -> 1 Grit");
    cr_expect_str_eq(price_of(&d, RED, "camp"),
                     "+1 Health, Curse -1, reshuffle, your phase ends");
    desk_close(&d);
}

/* Ruling 77: the loot comes, but the price ends with the wound. */
Test(few_face, a_robber_who_falls_is_told_so) {
    Desk d = table("phase action; turn 0; first 0; seat 0 at dry_well; seat 1 at dry_well; "
                   "seat 1 health 4; attack 9; seat 0 health 1; seat 0 curse 7; "
                   "seat 0 threshold 6");
    cr_expect_str_eq(price_of(&d, RED, "rob Maecenas"),
                     "8 Attack, Curse +2 -> 4 Grit, 4 Water; as you are Cursed: -1 Health; "
                     "you fall wounded");
    desk_close(&d);
}

/* FC-46, ruling 67: all of it is the Water that there is. */
Test(few_face, all_water_is_told_in_figures) {
    Desk d =
        table("phase encounter; first 0; turn 0; seat 0 at mountain_view; seat 0 money 5; "
              "seat 0 curse 3; encounter top low_reward");
    cr_expect_str_eq(price_of(&d, RED, "pay him off"), "5 Water -> Curse -1");
    desk_close(&d);
}

Test(few_face, what_the_place_offers_is_told) {
    Desk d = table("phase action; seat 0 at mountain_view; "
                   "artifacts jar_of_dirt, storm_bottle, bitter_cup");
    cr_expect_str_eq(price_of(&d, RED, "recover an artifact"), "take 1 of 2");
    cr_expect_str_eq(price_of(&d, RED, "look for an encounter"),
                     "draw an Encounter of the Canyons");
    cr_assert(play(&d, RED, "recover an artifact"));
    cr_expect_str_eq(price_of(&d, RED, "take Jar of Dirt"),
                     "+2 Movement; 2 Grit at the end");
    desk_close(&d);
}

Test(few_face, fury_is_shown_by_what_the_curse_will_be) {
    Desk d = table("phase action; turn 0; first 0; seat 0 curse 3; seat 0 threshold 9; "
                   "seat 0 hand cold_fury, cursed_redhead");
    cr_expect_str_eq(price_of(&d, RED, "play Cold Fury"), "+1 Attack");
    cr_assert(play(&d, RED, "play Cold Fury") && play(&d, RED, "play Cursed"));
    cr_expect_str_eq(price_of(&d, RED, "repeat Cold Fury"), "+2 Attack, Curse +1");
    cr_assert(play(&d, RED, "repeat Cold Fury"));
    cr_expect_eq(state(&d)->rider[RED].attack, 3);
    desk_close(&d);
}

Test(few_face, nerve_and_snap_shots_are_shown_as_the_attack_they_are) {
    Desk d = table("phase action; turn 0; first 0; seat 0 curse 2; "
                   "seat 0 hand grit_teeth; seat 0 items vest_pistol");
    cr_expect_str_eq(price_of(&d, RED, "play Grit Teeth"), "+2 Attack"); /* of 6 */
    cr_expect_str_eq(price_of(&d, RED, "use Vest Pistol"), "+2 Attack"); /* 1 for 2 */
    desk_close(&d);
}

Test(few_face, what_reaches_further_shows_whom_it_meets) {
    Desk d = table("phase encounter; first 0; turn 0; seat 0 at salt_flat; movement 2; "
                   "encounter top bell_tree; monster tsilkali at dry_well; "
                   "seat 1 at tin_cross");
    cr_assert(play(&d, RED, "muffle the clappers"));
    cr_expect_str_eq(question(&d, RED), "Which monster is driven back, and where?");
    cr_expect_str_eq(price_of(&d, RED, "send Tsilkali to Tin Cross"),
                     "Maecenas loses 1 Health");
    cr_expect_str_eq(price_of(&d, RED, "send Tsilkali to Red Mesa"), "nobody is there");
    desk_close(&d);

    d = table_of("mode rivals; seats 3; character redhead, maecenas, jebediah",
                 "phase encounter; first 0; turn 0; seat 0 at old_mission; "
                 "encounter top bell_tree; seat 1 money 1; seat 2 money 5; "
                 "pile 1 top hangmen; pile 1 left 0");
    cr_expect_str_eq(price_of(&d, RED, "collect for another"),
                     "Curse +1 -> take 2 Water from another rider");
    cr_assert(play(&d, RED, "collect for another"));
    cr_expect_str_eq(question(&d, RED), "Whose 2 Water do you take?");
    cr_expect_str_eq(price_of(&d, RED, "take Water from Maecenas"), "+1 Water");
    cr_expect_str_eq(price_of(&d, RED, "take Water from Jebediah"), "+2 Water");
    desk_close(&d);

    d = table("phase encounter; first 0; turn 0; seat 0 at dry_well; seat 0 money 1; "
              "encounter top dry_well; pile 1 top hangmen; pile 1 left 0");
    cr_assert(play(&d, RED, "ask who hides where"));
    cr_expect_str_eq(question(&d, RED), "Which Most Wanted gets away?");
    cr_expect_str_eq(price_of(&d, RED, "let Hangmen get away"),
                     "12 Attack, 5 Grit; its monster comes");
    desk_close(&d);
}

Test(few_face, a_good_camp_and_safe_roads_are_told) {
    Desk d = table("phase action; turn 0; first 0; seat 0 at vulture_rock; movement 3; "
                   "seat 0 items coffin_lid");
    cr_expect_str_eq(price_of(&d, RED, "walk to Crow Ruins"), "1 Movement; Cursed space");
    desk_close(&d);
    d = table("phase action; turn 0; first 0; seat 0 at dry_well; seat 0 items camp_stove; "
              "seat 0 curse 3");
    cr_expect_str_eq(price_of(&d, RED, "camp"),
                     "+2 Health, Curse -2, reshuffle, your phase ends");
    desk_close(&d);
}

/* Too far away and too expensive; what its reward would do is told all the same. */
Test(few_face, what_is_refused_is_foretold_too) {
    Desk d = table("phase action; turn 0; first 0; seat 0 at dry_well; seat 0 threshold 6; "
                   "seat 0 curse 6; pile 1 top hangmen");
    char room[100];
    Text price = text_over(room, sizeof room);
    Option far = option_make(OPT_FIGHT, TARGET_MOST_WANTED, 0, 0);
    cr_expect(refuses(&d, RED, "defeat Hangmen", "FC-77", 0));
    few_price(&d.box->box, match_state(d.match), RED, far, &price);
    cr_expect(strstr(room, "; you turn back to normal"), "%s", room);
    desk_close(&d);
}

/* What is refused has a price too: here that of the whole way. */
Test(few_face, a_far_space_shows_what_the_whole_way_costs) {
    Desk d = table("phase action; turn 0; first 0; seat 0 at dry_well; movement 1");
    char room[100];
    Text price = text_over(room, sizeof room);
    Option far = option_make(OPT_MOVE, place_of(&d, "mountain_view"), 0, 0);
    few_price(&d.box->box, match_state(d.match), RED, far, &price);
    cr_expect(strstr(room, " Movement in all; Canyons"), "%s", room);
    desk_close(&d);
}

Test(few_face, a_robbery_shows_what_it_takes) {
    Desk d = table("phase action; seat 0 at dry_well; seat 1 at dry_well; "
                   "seat 1 health 4; attack 9");
    cr_expect_str_eq(price_of(&d, RED, "rob Maecenas"),
                     "8 Attack, Curse +2 -> 4 Grit, 4 Water; Maecenas loses 1 Health");
    desk_close(&d);
}

/* FC-105: alone and together no Grit is counted at the end. */
Test(few_face, an_artifact_promises_grit_among_rivals_only) {
    Desk d = table_of("mode dark_arts; seats 1; character redhead",
                      "phase action; seat 0 at mountain_view; artifacts jar_of_dirt, "
                      "storm_bottle");
    cr_assert(play(&d, 0, "recover an artifact"));
    cr_expect_str_eq(price_of(&d, 0, "take Jar of Dirt"), "+2 Movement");
    desk_close(&d);
}

/* What an option parts with must not read as what it brings. */
Test(few_face, what_is_given_up_is_named_so) {
    Desk d = table("phase encounter; turn 0; seat 0 jobs farmhand; seat 0 money 3; "
                   "store row horse, revolver, boots");
    cr_assert(play(&d, RED, "go to the Job Board"));
    cr_expect_str_eq(price_of(&d, RED, "sell Farmhand"),
                     "+1 Water; gives up 1 Grit for 3 Movement");
    desk_close(&d);
    d = table("phase encounter; turn 0; store row horse, revolver, boots");
    cr_assert(play_all(&d, RED, "go to the Store; refresh the row"));
    cr_expect_str_eq(price_of(&d, RED, "discard Horse"),
                     "worth 6 Water: +2 Movement, once a round");
    desk_close(&d);
    d = table("phase encounter; turn 0; seat 0 money 20; seat 0 items horse, boots; "
              "store row crow_charm, revolver, spyglass");
    cr_assert(play_all(&d, RED, "go to the Store; buy Crow Charm"));
    cr_expect_str_eq(price_of(&d, RED, "give up Horse"),
                     "gives up +2 Movement, once a round");
    desk_close(&d);
}

/* Maecenas pays 1 Water less. */
Test(few_face, the_store_shows_what_one_pays) {
    static const char *const riders[] = {"redhead", "maecenas"};
    for (int i = 0; i < 2; i++) {
        Desk d = table_of(words("mode coop; seats 1; character %s", riders[i]),
                          "phase encounter; seat 0 money 20; "
                          "store row horse, revolver, hand_cart");
        const Content *c = printed(&d);
        cr_expect_str_eq(price_of(&d, 0, "go to the Store"), "20 Water to spend");
        cr_assert(play(&d, 0, "go to the Store"));
        cr_expect_str_eq(price_of(&d, 0, "buy Horse"),
                         words("%d Water -> +2 Movement, once a round", 6 - i));
        cr_expect_str_eq(price_of(&d, 0, "buy Hand Cart"),
                         words("%d Water -> your hand is refilled to 1 card more", 5 - i));
        cr_expect_str_eq(price_of(&d, 0, "buy Revolver"),
                         words("%d Water -> 2 Bullets give 5 Attack", 7 - i));
        cr_expect_str_eq(price_of(&d, 0, "buy 1 Health"),
                         words("%d Water -> 1 Health, %d then",
                               c->stock_price[STOCK_HEALTH],
                               c->characters[state(&d)->rider[0].character].health + 1));
        desk_close(&d);
    }
}

/* FC-16, FC-51: whoever holds as many jobs as are dealt has enough to do, if there is something to
 * buy instead. */
Test(few_face, more_jobs_than_anyone_can_do_are_not_proposed) {
    const char *board = "draw 2 jobs, sell one if you like";
    Desk d =
        table("phase encounter; seat 0 at san_andreas; seat 0 money 8; store row horse; "
              "seat 0 jobs farmhand, deputy, bouncer");
    cr_expect_str_eq(price_of(&d, RED, "go to the Job Board"), board);
    desk_close(&d);
    d = table("phase encounter; seat 0 at san_andreas; seat 0 money 5; store row "
              "hand_cart, horse, "
              "revolver; "
              "seat 0 jobs farmhand, deputy, bouncer, survivor");
    cr_expect_str_eq(price_of(&d, RED, "go to the Job Board"),
                     words("%s; you hold 4 already", board));
    desk_close(&d);
    d = table("phase encounter; seat 0 at san_andreas; seat 0 money 4; store row "
              "hand_cart, horse, "
              "revolver; "
              "seat 0 jobs farmhand, deputy, bouncer, survivor");
    cr_expect_str_eq(price_of(&d, RED, "go to the Job Board"), board);
    desk_close(&d);
}

Test(few_face, cards_items_bullets_and_jobs_show_what_they_give) {
    Desk d = table("phase action; seat 0 hand sprint, cursed_redhead, quick_draw; "
                   "seat 0 play uppercut; seat 0 items horse; seat 0 bullets 3; "
                   "seat 0 bullet_max 5; seat 0 jobs farmhand; movement 3");
    cr_expect_str_eq(price_of(&d, RED, "play Sprint"), "+2 Movement");
    cr_expect_str_eq(price_of(&d, RED, "play Sprint and trash it"), "+3 Movement");
    cr_expect_str_eq(price_of(&d, RED, "play Cursed"), "Curse +1, repeat a card");
    cr_expect_str_eq(price_of(&d, RED, "use Horse"), "+2 Movement");
    cr_expect_str_eq(price_of(&d, RED, "shoot 1 Bullet for 2 Attack"), "leaves 2 of 5");
    cr_expect_str_eq(price_of(&d, RED, "score Farmhand"), "3 Movement -> 1 Water, 1 Grit");
    cr_expect_str_eq(price_of(&d, RED, "camp"), "+1 Health, reshuffle, your phase ends");
    desk_close(&d);
}

/* FC-26 to FC-28: what a rise of Curse does is told before it is chosen. */
Test(few_face, a_price_tells_what_curse_and_damage_do) {
    Desk d = table("phase action; seat 0 at vulture_rock; seat 0 hand call_to_darkness; "
                   "seat 0 curse 4; seat 0 threshold 6; movement 3");
    cr_expect_str_eq(price_of(&d, RED, "play Call to Darkness"),
                     "Curse +2; you turn Cursed");
    cr_assert(play(&d, RED, "play Call to Darkness"));
    cr_expect_str_eq(price_of(&d, RED, "walk to Crow Ruins"),
                     "1 Movement, Curse +1, 1 Attack or -1 Health; Cursed space; "
                     "as you are Cursed: -1 Health");
    desk_close(&d);
    d = table("phase action; seat 0 hand cold_iron; seat 0 curse 6; seat 0 threshold 6");
    cr_expect_str_eq(price_of(&d, RED, "play Cold Iron"),
                     "Curse -1, +1 Attack; you turn back to normal");
    desk_close(&d);
}

/* FC-129: both cards' Curse is one change, so only the choice says what it does. */
Test(few_face, repeating_shows_the_curse_of_both_cards) {
    Desk d = table("phase action; seat 0 at dry_well; seat 0 hand cursed_redhead; "
                   "seat 0 play sprint, cold_iron, jar_of_dirt; seat 0 curse 5; "
                   "seat 0 threshold 6");
    cr_expect_str_eq(price_of(&d, RED, "play Cursed"), "Curse +1, repeat a card");
    cr_assert(play(&d, RED, "play Cursed"));
    cr_expect_str_eq(price_of(&d, RED, "repeat Sprint"),
                     "+2 Movement, Curse +1; you turn Cursed");
    cr_expect_str_eq(price_of(&d, RED, "repeat Cold Iron"), "+1 Attack");
    cr_expect(text_starts(price_of(&d, RED, "repeat Jar of Dirt"), "1 Health -> "));
    desk_close(&d);
}

/* In two of the games alone a fall is the end. */
Test(few_face, a_price_tells_when_a_rider_falls) {
    static const char *const modes[][2] = {{"coop", "you fall wounded"},
                                           {"curse_chaser", "the game is lost"}};
    for (int i = 0; i < 2; i++) {
        Desk d = table_of(words("mode %s; seats 1; character redhead", modes[i][0]),
                          "phase action; seat 0 hand call_to_darkness; seat 0 health 1; "
                          "seat 0 curse 7; seat 0 threshold 6");
        cr_expect_str_eq(price_of(&d, 0, "play Call to Darkness"),
                         words("Curse +2; as you are Cursed: -1 Health; %s", modes[i][1]));
        desk_close(&d);
    }
}

Test(few_face, leaving_a_phase_tells_what_is_lost) {
    Desk d = table("phase action; movement 2; attack 3");
    cr_expect_str_eq(price_of(&d, RED, "end your Action phase"),
                     "2 Movement, 3 Attack lost");
    desk_close(&d);
    d = table("phase action");
    cr_expect_str_eq(price_of(&d, RED, "end your Action phase"), "no action taken");
    desk_close(&d);
    d = table("phase action; seat 0 at dry_well; attack 3; seat 0 hand sprint; "
              "seat 0 deck uppercut");
    cr_expect_str_eq(price_of(&d, RED, "end your Action phase"),
                     "3 Attack lost; your deck is reshuffled, you return to town");
    desk_close(&d);
    d = table(
        "phase cleanup; seat 0 at dry_well; seat 0 hand sprint; seat 0 deck uppercut");
    cr_expect_str_eq(price_of(&d, RED, "keep the rest"),
                     "draw 3 cards; your deck is reshuffled, you return to town");
    desk_close(&d);
    d = table("phase cleanup; seat 0 hand sprint; "
              "seat 0 deck uppercut, fleet_foot, quick_draw");
    cr_expect_str_eq(price_of(&d, RED, "keep the rest"), "draw 3 cards");
    cr_expect_str_eq(
        price_of(&d, RED, "discard Sprint"),
        "gives up +2 Movement; trashed: also +1 Movement; your deck is reshuffled");
    desk_close(&d);
}

Test(few_face, a_card_to_keep_shows_its_trash_line) {
    Desk d = table("phase improvise; upgrade top sprint, uppercut");
    cr_expect_str_eq(price_of(&d, RED, "keep Sprint"),
                     "+2 Movement; trashed: also +1 Movement");
    desk_close(&d);
}

Test(few_face, who_has_no_room_is_told_so_before_buying) {
    Desk d = table("phase encounter; seat 0 money 20; seat 0 items horse, boots; "
                   "store row crow_charm, revolver, spyglass");
    cr_assert(play(&d, RED, "go to the Store"));
    cr_expect_str_eq(
        price_of(&d, RED, "buy Crow Charm"),
        words(
            "%d Water -> +2 Attack, Curse +1, once a round; accessories full, an item goes",
            printed(&d)->items[item_of(&d, "crow_charm")].cost));
    desk_close(&d);
}

/* Ruling 34: the card that a monster replaced is below them all. */
Test(few_face, a_bounty_given_up_counts_all_cards_below) {
    Desk d = table_of("mode curse_chaser; seats 1; character redhead",
                      "phase cleanup; seat 0 hand nothing; pile 1 top hangmen; "
                      "pile 1 top wendigo; pile 1 top butch_talbot; pile 1 left 1");
    cr_expect_str_eq(price_of(&d, RED, "let Butch Talbot get away"),
                     "9 Attack, 3 Grit; 2 cards below");
    desk_close(&d);
}

Test(few_face, a_job_says_what_it_wants) {
    static const struct {
        const char *id, *start;
    } rows[] = {
        {"body_guard", "2 Movement, 2 Attack -> "},
        {"con_man", "Curse at 6 -> "},
        {"survivor", "Health at 5 -> "},
        {"trick_shooter", "Bullets at 0 -> "},
        {"task_master", "most jobs at the end -> "},
        {"maecenas", "8 Water at the end -> "},
    };
    Desk d = table("");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char room[WORDS_BYTES];
        Text out = text_over(room, sizeof room);
        few_job_words(&printed(&d)->jobs[job_of(&d, rows[i].id)], &out);
        cr_expect(text_starts(room, rows[i].start), "%s", room);
    }
    desk_close(&d);
}
