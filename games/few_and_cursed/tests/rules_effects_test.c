/* FC-43, FC-125, FC-128, FC-129, FC-135: effects that ask, once or more than once. */
#include <stdio.h>

#include "face_desk.h"
#include "few_desk.h"

#include "few_and_cursed/rules/bounties.h"

#define PACK  "pack effects\ngame few-and-cursed 2\n"
#define SETUP "mode rivals; seats 2; character jebediah, maecenas"

/* Jebediah acts, with cards of a pack of its own. */
static Desk acting_with(const char *pack, const char *position) {
    char room[400];
    snprintf(room, sizeof room, "phase action; first 0; turn 0; seat 0 at dry_well; %s",
             position);
    return desk_open_with(FEW, pack, SETUP, room);
}

/* ---- Trashing -------------------------------------------------------------------- */

Test(few, fc_125_one_card_is_one_card) {
    Desk d = acting("seat 0 at old_mission; attack 4; wanted demons front; "
                    "seat 0 hand sprint, uppercut, ambush; seat 0 discard nothing");
    cr_assert(play_all(&d, JEB, "defeat Demons; trash Sprint from hand"));
    cr_assert(asked(&d, JEB, ASK_ACTION));
    cr_assert_eq(hand_size(&d, JEB), 2);
    desk_close(&d);
}

Test(few, fc_125_two_cards_are_two_and_what_follows_comes_after_them) {
    Desk d = meeting("seat 0 at crow_ruins; attack 5; cursed top shallow_grave; "
                     "seat 0 hand sprint, uppercut, ambush; seat 0 discard nothing; "
                     "seat 0 money 0");
    cr_assert(play_all(&d, JEB, "put him down again; trash Sprint from hand"));
    cr_assert(asked(&d, JEB, ASK_TRASH));
    cr_assert_eq(rider(&d, JEB)->water, 0);
    cr_assert(play(&d, JEB, "trash Uppercut from hand"));
    cr_assert_eq(rider(&d, JEB)->water, 4);
    cr_assert_eq(hand_of(&d, JEB, "ambush"), 1);
    cr_assert_not(asked(&d, JEB, ASK_TRASH));
    desk_close(&d);
}

/* All copies of the very first card of the packs, in one pile of its owner. */
static Desk with_first_card(const char *pile, const char *position) {
    const Content *c = few_printed();
    const Design *first = &c->designs[c->design_of[0]];
    int owner = 0;
    while (!bits192_has(&c->starting[owner], 0)) owner++;
    char setup[100], room[600];
    snprintf(setup, sizeof setup, "mode rivals; seats 2; character %s, %s",
             c->characters[owner].id, c->characters[(owner + 1) % RIDERS].id);
    Text words = text_over(room, sizeof room);
    text_format(&words, "phase action; first 0; turn 0; %s; seat 0 %s ", position, pile);
    for (int i = 0; i < first->copies; i++)
        text_format(&words, "%s%s", i ? ", " : "", first->id);
    return desk_open(FEW, setup, room);
}

Test(few, fc_125_whatever_card_lies_in_the_discards) {
    Desk d = with_first_card("discard", "seat 0 at old_mission; attack 9; "
                                        "wanted demons front; seat 0 hand nothing");
    cr_assert(bits192_has(&rider(&d, 0)->deck.discard, 0));
    cr_assert(play(&d, 0, "defeat Demons"));
    cr_assert_eq(offered(&d, 0, "trash"), 1);
    desk_close(&d);
}

/* What is missing for the card itself is said once. */
Test(few, fc_124_a_card_that_cannot_be_played_says_nothing_of_its_trash_line) {
    static const char pack[] = PACK "[upgrade dear_deal]\ntitle = Dear Deal\n"
                                    "copies = 1\nplay = water -1, move 1\n"
                                    "trash = bullets -1, move 2\nsource = invented\n";
    Desk d = acting_with(pack, "seat 0 hand dear_deal; seat 0 money 0; seat 0 bullets 0");
    cr_assert(refuses(&d, JEB, "play Dear Deal", "FC-124", 1));
    cr_assert_str_eq(why_not(&d, JEB, "play Dear Deal and trash it"), "");
    desk_close(&d);
    d = acting_with(pack, "seat 0 hand dear_deal; seat 0 money 1; seat 0 bullets 0");
    cr_assert(refuses(&d, JEB, "play Dear Deal and trash it", "FC-124", 1));
    desk_close(&d);
}

/* ---- Repeating ------------------------------------------------------------------- */

Test(few, fc_129_whatever_card_is_in_play_is_repeated) {
    const Content *c = few_printed();
    char position[100], words[100];
    int owner = 0;
    while (!bits192_has(&c->starting[owner], 0)) owner++;
    snprintf(position, sizeof position, "seat 0 hand cursed_%s", c->characters[owner].id);
    snprintf(words, sizeof words, "repeat %s", c->designs[c->design_of[0]].title);
    Desk d = with_first_card("play", position);
    cr_assert(bits192_has(&few(&d)->play, 0));
    cr_assert(play(&d, 0, "play Cursed"));
    cr_assert(offers(&d, 0, words));
    desk_close(&d);
}

/* What else the copying card gives comes with what it repeats. */
Test(few, fc_129_ruling_74_a_copier_has_effects_of_its_own) {
    static const char pack[] = PACK "[start cursed_jebediah]\ntitle = Cursed\n"
                                    "owner = jebediah\ncopies = 2\n"
                                    "play = curse 1, copy 1, move 3, water 2\n"
                                    "source = invented\n";
    Desk d = acting_with(pack,
                         "seat 0 hand cursed_jebediah; seat 0 play sprint; seat 0 money 1");
    cr_assert(play(&d, JEB, "play Cursed"));
    cr_assert_eq(rider(&d, JEB)->move, 0);
    cr_assert(play(&d, JEB, "repeat Sprint"));
    cr_assert_eq(rider(&d, JEB)->move, 3 + 2);
    cr_assert_eq(rider(&d, JEB)->water, 1 + 2);
    cr_assert_eq(rider(&d, JEB)->curse, 1);
    desk_close(&d);
}

/* ---- More than one --------------------------------------------------------------- */

Test(few, fc_128_two_stats_are_chosen_one_after_the_other) {
    static const char pack[] = PACK "[upgrade hard_school]\ntitle = Hard School\n"
                                    "copies = 1\nplay = stat 2\nsource = invented\n";
    Desk d = acting_with(pack, "seat 0 hand hard_school; seat 0 health 3");
    cr_assert(play_all(&d, JEB, "play Hard School; raise Health"));
    cr_assert(asked(&d, JEB, ASK_STAT));
    cr_assert(play(&d, JEB, "raise Health"));
    cr_assert_eq(rider(&d, JEB)->health, 5);
    cr_assert(asked(&d, JEB, ASK_ACTION));
    desk_close(&d);
}

Test(few, fc_43_improvising_twice_more_keeps_two_of_four) {
    static const char pack[] = PACK "[upgrade wild_guess]\ntitle = Wild Guess\n"
                                    "copies = 1\nplay = improvise 2\nsource = invented\n";
    Desk d = acting_with(pack, "seat 0 hand wild_guess; "
                               "upgrade top sprint, uppercut, ambush, night_ride");
    cr_assert(play_all(&d, JEB, "play Wild Guess; keep Uppercut; keep Ambush"));
    cr_assert_eq(hand_of(&d, JEB, "uppercut"), 1);
    cr_assert_eq(hand_size(&d, JEB), 2);
    CardSet discards = few(&d)->upgrades.discard;
    cr_assert_eq(bits192_count(&discards), 2);
    cr_assert(asked(&d, JEB, ASK_ACTION));
    desk_close(&d);
}

/* A box with two Upgrades: the second rider finds only what the first put back. */
Test(few, fc_38_fc_43_the_only_upgrade_left_is_kept_and_nothing_is_discarded) {
    const Content *c = few_printed();
    Buffer pack = {0};
    buffer_add(&pack, PACK "[upgrade north]\ntitle = North\ncopies = 1\nplay = move 1\n"
                           "source = invented\n[upgrade south]\ntitle = South\n"
                           "copies = 1\nplay = move 1\nsource = invented\n");
    for (int i = 0; i < c->design_count; i++) {
        char entry[100];
        if (c->designs[i].kind != CARD_UPGRADE) continue;
        snprintf(entry, sizeof entry, "[upgrade %s]\nleft_out = yes\n", c->designs[i].id);
        buffer_add(&pack, entry);
    }
    Desk d =
        desk_open_with(FEW, pack.data, SETUP, "phase improvise; first 0; turn 0; round 2");
    cr_assert(play(&d, JEB, "keep North"));
    cr_assert_eq(offered(&d, MAE, "keep"), 1);
    cr_assert(play(&d, MAE, "keep South"));
    cr_assert(happened(&d, EV_KEPT, -1, ANY, ANY));
    cr_assert(bits192_empty(&few(&d)->upgrades.discard));
    cr_assert(bits192_empty(&few(&d)->upgrades.cards));
    desk_close(&d);
    buffer_free(&pack);
}

/* ---- Going ----------------------------------------------------------------------- */

Test(few, fc_46_ruling_19_running_leads_to_the_next_space_and_no_further) {
    Desk d = meeting("seat 0 at crow_ruins; movement 3; cursed top murder_of_crows");
    cr_assert(play(&d, JEB, "run"));
    cr_assert_eq(offered(&d, JEB, "go to"),
                 bits_count(few_printed()->map.next[space("crow_ruins")]));
    cr_assert(offers(&d, JEB, "go to Vulture Rock"));
    cr_assert_not(offers(&d, JEB, "go to San Andreas"));
    desk_close(&d);
}

/* ---- What is still to come --------------------------------------------------------- */

/* The card is chosen before the Water comes; the price names both. */
Test(few, fc_46_the_price_counts_what_comes_after_a_choice) {
    Desk d = meeting("seat 0 at dry_well; attack 2; encounter top bell_tree; "
                     "seat 0 hand sprint, uppercut");
    cr_assert_str_eq(price_of(&d, JEB, "cut them down"),
                     "2 Attack -> trash 1 card, 1 Water");
    desk_close(&d);
}

/* Of what is to come, only what is counted: an artifact is not. */
Test(few, fc_46_the_tally_counts_what_is_still_to_come) {
    static const char pack[] = PACK "[cursed open_chest]\ntitle = Open Chest\n"
                                    "story = It is open.\n"
                                    "option_1 = Look: -> stat 1, artifact 1, water 2\n"
                                    "option_2 = Go: ->\nsource = invented\n";
    Desk d = desk_open_with(FEW, pack, SETUP,
                            "phase encounter; first 0; turn 0; seat 0 at crow_ruins; "
                            "cursed top open_chest; seat 0 money 3");
    int16_t tally[TALLIES_MAX + 1] = {0};
    cr_assert(play(&d, JEB, "look"));
    d.box->box.game->tally(&d.box->box, &few(&d)->head, JEB, tally);
    cr_assert_eq(tally[VERB_WATER], 3 + 2);
    cr_assert_eq(tally[TALLIES_MAX], 0);
    desk_close(&d);
}

/* ---- Monsters among many ----------------------------------------------------------- */

/* FC-96: of two shortest ways, the one where the fourth rider is. */
Test(few, fc_96_fc_97_a_monster_hurts_all_four_in_its_way) {
    Desk d =
        desk_open(FEW, "mode rivals; seats 4",
                  "phase cleanup; first 0; turn 3; monster crow_prime at mana_olana; "
                  "seat 0 at lantern_cave; seat 1 at lantern_cave; "
                  "seat 2 at lantern_cave; seat 3 at lantern_cave; "
                  "seat 0 health 3; seat 1 health 4; seat 2 health 5; seat 3 health 6");
    rest_of_round(&d);
    cr_assert_eq(few(&d)->monster_at[monster_number("crow_prime")] - 1,
                 space("lantern_cave"));
    for (int seat = 0; seat < 4; seat++) cr_assert_eq(rider(&d, seat)->health, 2 + seat);
    desk_close(&d);
}

Test(few, fc_106_four_riders_are_ranked) {
    Desk d = desk_open(FEW, "mode rivals; seats 4",
                       "phase cleanup; first 0; turn 3; monster tsilkali at dry_well; "
                       "seat 0 grit 3; seat 1 grit 9; seat 2 grit 5; seat 3 grit 7");
    static const int place[] = {4, 1, 3, 2};
    rest_of_round(&d);
    Result r;
    match_result(d.match, &r);
    for (int seat = 0; seat < 4; seat++) cr_assert_eq(r.place[seat], place[seat]);
    desk_close(&d);
}
