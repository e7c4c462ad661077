/* Positions in words: every line of the game, and what is said to those that are wrong. */
#include "few_desk.h"

#include "few_and_cursed/few_and_cursed.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/riders.h"

static void refused(const char *position, const char *part) {
    Error err = {""};
    const char *said = desk_refuses(FEW, "mode rivals; seats 2", position, &err);
    cr_assert(said, "'%s' was accepted", position);
    cr_assert(strstr(said, part), "'%s' got: %s", position, said);
}

Test(few_arrange, round_phase_and_turn) {
    Desk d = rivals("round 4; phase action; first 1; turn 0; movement 3; attack 4");
    cr_assert_eq(few(&d)->round, 4);
    cr_assert_eq(few(&d)->phase, PHASE_ACTION);
    cr_assert_eq(few(&d)->slot, 1);
    cr_assert(asked(&d, JEB, ASK_ACTION));
    cr_assert_eq(rider(&d, JEB)->move, 3);
    cr_assert_eq(rider(&d, JEB)->attack, 4);
    desk_close(&d);
}

Test(few_arrange, every_phase_begins_as_in_play) {
    static const struct {
        const char *position;
        int kind;
    } phases[] = {{"phase improvise", ASK_IMPROVISE},
                  {"phase encounter", ASK_TOWN},
                  {"phase encounter; seat 0 at dry_well", ASK_ENCOUNTER},
                  {"phase action", ASK_ACTION},
                  {"phase cleanup", ASK_KEEP}};
    for (int i = 0; i < 5; i++) {
        Desk d = rivals(phases[i].position);
        cr_assert(asked(&d, JEB, phases[i].kind));
        desk_close(&d);
    }
}

Test(few_arrange, tracks_of_a_rider) {
    Desk d =
        rivals("seat 1 health 2; seat 1 money 40; seat 1 grit -3; seat 1 bullet_max 8; "
               "seat 1 bullets 7; seat 1 curse 4; seat 1 threshold 4; seat 1 beaten 2; "
               "seat 1 at red_mesa");
    const Rider *r = rider(&d, MAE);
    cr_assert(r->health == 2 && r->water == 40 && r->grit == -3);
    cr_assert(r->bullet_max == 8 && r->bullets == 7);
    cr_assert(r->curse == 4 && r->threshold == 4 && r->cursed == 1);
    cr_assert(few_beaten(r) == 2 && r->at == space("red_mesa"));
    desk_close(&d);
}

Test(few_arrange, piles_of_a_rider) {
    Desk d = rivals("phase action; seat 0 hand sprint, sprint; seat 0 deck uppercut; "
                    "seat 0 play ambush");
    cr_assert_eq(hand_of(&d, JEB, "sprint"), 2);
    cr_assert_eq(deck_size(&d, JEB), 1);
    cr_assert_eq(deck_of(&d, JEB, "uppercut"), 1);
    cr_assert_eq(play_of(&d, JEB, "ambush"), 1);
    cr_assert_eq(bits192_count(&rider(&d, JEB)->deck.discard), 8); /* the starting deck */
    desk_close(&d);
}

Test(few_arrange, the_top_of_a_deck_is_drawn_first) {
    Desk d = rivals("phase cleanup; seat 0 hand nothing; seat 0 deck top ambush, sprint; "
                    "turn 0; first 0");
    cr_assert_eq(hand_of(&d, JEB, "ambush") + hand_of(&d, JEB, "sprint"), 2);
    desk_close(&d);
}

/* A position set on top of another drops its encounter, and the card is drawn again some day. */
Test(few_arrange, a_dropped_encounter_is_not_lost) {
    Error err;
    const char *const again = "phase encounter";
    Desk d = rivals("phase encounter; seat 0 at dry_well; seat 1 at dry_well");
    const Deck32 *deck = &few(&d)->encounters;
    uint32_t drawn = bit(rider(&d, JEB)->encounter - 1);
    cr_assert(!((deck->cards | deck->discard) & drawn));
    cr_assert(match_arrange(d.match, &again, 1, &err));
    uint32_t now = bit(rider(&d, JEB)->encounter - 1);
    cr_assert_neq(now, drawn);
    cr_assert((deck->cards | deck->discard) & drawn);
    desk_close(&d);
}

Test(few_arrange, items_come_from_wherever_they_lie) {
    Desk d = rivals("store row horse, boots, lasso; store discard machete, spyglass; "
                    "seat 0 items horse, machete; seat 0 used horse");
    cr_assert_eq(rider(&d, JEB)->items,
                 bit(item_number("horse")) | bit(item_number("machete")));
    cr_assert_eq(few(&d)->store_discard_count, 1);
    for (int i = 0; i < 3; i++) cr_assert(few(&d)->store_row[i]); /* filled up again */
    desk_close(&d);
}

Test(few_arrange, a_monster_comes_out_of_a_pile_and_no_bounty_is_lost) {
    Desk d = rivals("monster wendigo at dry_well; pile 1 top hangmen");
    cr_assert_eq(few(&d)->monster_at[monster_number("wendigo")] - 1, space("dry_well"));
    cr_assert_eq(few_top_monster(few(&d), 3), monster_number("wendigo"));
    cr_assert(few(&d)->pile_bottom[3]);
    cr_assert_eq(few(&d)->pile_top[0], bounty_number("hangmen") + 1);
    desk_close(&d);
}

Test(few_arrange, no_line_can_lose_or_double_a_component) {
    Desk d =
        rivals("seat 0 jobs farmhand; seat 1 jobs farmhand; seat 0 scored deputy; "
               "seat 0 hand sprint, sprint, sprint; seat 1 artifacts jar_of_dirt; "
               "pile 2 left 0; monsters beaten 1; job deck bouncer; upgrade deck ambush");
    cr_assert_null(d.box->box.game->check(&d.box->box, match_state(d.match)));
    desk_close(&d);
}

Test(few_arrange, mistakes_are_told_in_a_sentence) {
    refused("phaze action", "did you mean 'phase'");
    refused("seat 0 hand sprimt", "did you mean 'sprint'");
    refused("seat 0 hand sprint, sprint, sprint, sprint", "no Sprint left");
    refused("seat 0 hand desert_pace", "no Desert Pace left");
    refused("seat 5 money 1", "from 0 to 1");
    refused("turn 0; seat 1 play ambush", "Only the rider whose turn it is");
    refused("seat 0 items horse; seat 1 used horse", "does not carry Horse");
    refused("seat 0 health 0", "from 1 to 10");
    refused("seat 0 at nowhere", "no space");
    refused("seat 0 bullets 9", "maximum");
    refused("seat 0 jobs farmhand, farmhand, farmhand", "no Farmhand left");
    refused("pile 1 left 4; pile 2 left 4", "Most Wanted");
    refused("store row horse, horse", "named twice");
    refused("track 1 farmhand", "Shadows");
    refused("action taken", "'used'");
    refused("round 4 5", "Nothing more");
    refused("team money 3", "'grit'");
    refused("team grit 50", "co-operative");
    refused("monster wendigo at san_andreas", "ends the game");
    refused("seat 0 items horse, boots, spyglass", "no room for Spyglass");
    refused("seat 0 items machete, long_rifle", "no room for Long Rifle");
    refused("seat 0 scored farmhand, farmhand", "twice");
    refused("seat 0 beaten wendigo; seat 1 beaten wendigo", "another score area");
    refused("seat 0 beaten wendigo; monster wendigo at dry_well", "beaten and on the map");
    refused("pile 1 top hangmen; seat 0 beaten hangmen", "Hangmen");
    refused("pile 1 top nothing", "Only together");
    refused("pile 1 empty; pile 2 empty; pile 3 empty", "At most 2 monsters");
    refused("wanted demons sideways", "no side");
    refused("monster wendigo in dry_well", "'at'");
    refused("bounty bottom barrett", "'top'");
    refused("upgrade top sprint, sprint, sprint, sprint", "no Sprint left");
    refused("encounter top nothing_like_it", "nothing_like_it");
    refused("seat 0 deck top sprimt", "did you mean 'sprint'");
    refused("seat 0 artifacts sprint", "not artifacts");
    refused("seat 0 artifacts jar_of_dirt; artifacts jar_of_dirt",
            "A rider has Jar of Dirt");
    refused("seat 0 bullets 5; seat 0 bullet_max 2",
            "There are more Bullets than the maximum.");
}

Test(few_arrange, a_monster_comes_out_once_and_a_pile_hides_one) {
    refused("pile 1 top wendigo; pile 2 top wendigo", "Wendigo cannot come out");
    refused("pile 1 top wendigo; pile 1 top tsilkali", "Tsilkali cannot come out");
}

Test(few_arrange, the_first_player_begins_unless_a_line_says_who) {
    Desk d = rivals("phase action; first 1");
    cr_assert(asked(&d, MAE, ASK_ACTION));
    desk_close(&d);
    d = rivals("phase action; turn 0; first 1");
    cr_assert(asked(&d, JEB, ASK_ACTION));
    desk_close(&d);
}

Test(few_arrange, money_is_understood_as_water) {
    Desk d = rivals("seat 0 water 7; seat 1 money 8");
    cr_assert(rider(&d, JEB)->water == 7 && rider(&d, MAE)->water == 8);
    desk_close(&d);
}

Test(few_arrange, what_is_beaten_lies_in_the_score_area_and_nowhere_else) {
    Desk d = rivals("pile 1 top butch_talbot; seat 0 beaten hangmen, wendigo; "
                    "seat 1 beaten 2; pile 1 left 2");
    uint32_t mine = rider(&d, JEB)->beaten;
    cr_assert(mine & few_trophy(TARGET_MOST_WANTED, bounty_number("hangmen")));
    cr_assert(mine & few_trophy(TARGET_MONSTER, monster_number("wendigo")));
    cr_assert_eq(few_beaten(rider(&d, MAE)), 2);
    cr_assert_eq(few(&d)->monsters_beaten, 1);
    cr_assert_eq(few(&d)->pile_left[0], 2);
    cr_assert_eq(few(&d)->monsters_left & bit(monster_number("wendigo")), 0);
    desk_close(&d);
}

/* Ruling 36: the monster below was beaten. */
Test(few_arrange, a_pile_may_be_empty) {
    Desk d = rivals("pile 2 empty");
    cr_assert(!few(&d)->pile_top[1] && !few(&d)->pile_left[1] && !few(&d)->pile_monster[1]);
    cr_assert_eq(few(&d)->monsters_beaten, 1);
    desk_close(&d);
    d = team(2, "pile 2 top nothing");
    cr_assert(!few(&d)->pile_top[1] && few(&d)->pile_left[1]);
    desk_close(&d);
}

Test(few_arrange, the_store_deck_is_what_is_named) {
    Desk d = rivals("store row horse, boots, lasso; store discard machete; "
                    "store deck spyglass, revolver");
    uint32_t deck = bit(item_number("spyglass")) | bit(item_number("revolver"));
    cr_assert_eq(few(&d)->store_deck, deck);
    int top = few(&d)->store_discard[few(&d)->store_discard_count - 1];
    cr_assert_eq(top, item_number("machete"));
    desk_close(&d);
}

Test(few_arrange, a_shuffled_rider_returns_in_cleanup) {
    Desk d = rivals("phase cleanup; first 0; seat 0 at red_mesa; seat 0 shuffled");
    cr_assert(play(&d, JEB, "keep the rest"));
    cr_assert_eq(rider(&d, JEB)->at, TOWN);
    desk_close(&d);
}

Test(few_arrange, discards_of_the_store_are_laid_anew) {
    Desk d = rivals("store discard machete, spyglass; store discard boots");
    cr_assert_eq(few(&d)->store_discard_count, 1);
    cr_assert_eq(few(&d)->store_discard[0], item_number("boots"));
    cr_assert(few(&d)->store_deck & bit(item_number("machete")));
    desk_close(&d);
}

static void refused_in_shadows(const char *position, const char *part) {
    Error err = {""};
    const char *said = desk_refuses(FEW, "mode shadows; seats 1", position, &err);
    cr_assert(said && strstr(said, part), "'%s' got: %s", position, said);
}

#define EVERY_MONSTER                                                                      \
    "monster tsilkali at dry_well; monster wendigo at dry_well; "                          \
    "monster white_demon at dry_well; monster crow_prime at dry_well"
#define FOUR_ARTIFACTS "seat 0 artifacts jar_of_dirt, eye_of_horus, black_beak, bitter_cup"

Test(few_arrange, a_game_that_would_be_over_is_refused) {
    Error err;
    const char *arts = "mode dark_arts; seats 1";
    refused_in_shadows(EVERY_MONSTER, "All four monsters");
    cr_assert(desk_refuses(FEW, arts,
                           FOUR_ARTIFACTS "; seat 0 at dry_well; "
                                          "monster crow_prime at dry_well",
                           &err));
    cr_assert(strstr(err.words, "win the game"), "%s", err.words);
    cr_assert(desk_refuses(FEW, arts, "seat 0 beaten crow_prime", &err));
    cr_assert(strstr(err.words, "Crow Prime is beaten"), "%s", err.words);
}

/* In whatever order the lines stand, only the whole counts. */
Test(few_arrange, no_line_ends_the_game_on_the_way) {
    Desk d = alone("dark_arts", "seat 0 at mana_olana; " FOUR_ARTIFACTS
                                "; monster crow_prime at dry_well; phase action");
    cr_assert(asked(&d, 0, ASK_ACTION));
    desk_close(&d);
}

/* FC-101: the round is the last. */
Test(few_arrange, without_artifacts_the_last_round_is_played) {
    Desk d = rivals("artifacts nothing; phase cleanup");
    cr_assert(happened(&d, EV_ENDING, CAUSE_ARTIFACTS, ANY, ANY));
    rest_of_round(&d);
    cr_assert(few(&d)->head.over);
    desk_close(&d);
    d = team(2, "artifacts nothing; phase cleanup");
    rest_of_round(&d);
    cr_assert_not(few(&d)->head.over);
    desk_close(&d);
}

#define FIRST_TRACK "track 1 farmhand, deputy, bouncer, mail_rider"

Test(few_arrange, a_track_is_laid_whole_and_no_job_twice) {
    refused_in_shadows("track 1 farmhand, deputy", "A track has 4 jobs.");
    refused_in_shadows(FIRST_TRACK "; track 2 farmhand, survivor, con_man, night_watch",
                       "Farmhand lies twice");
    refused_in_shadows("track 1 done 4; track 3 done 4", "win the game");
}

/* In whichever order the lines stand, and whatever lay on the other tracks before. */
Test(few_arrange, a_track_may_be_finished) {
    static const char *const positions[] = {FIRST_TRACK "; track 1 done 4",
                                            "track 1 done 4; " FIRST_TRACK};
    for (int i = 0; i < 2; i++) {
        Desk d = alone("shadows", positions[i]);
        cr_assert_eq(few(&d)->shadow_done[0], SHADOW_LENGTH);
        cr_assert(has_scored(&d, 0, "farmhand") && has_scored(&d, 0, "mail_rider"));
        cr_assert_eq(few_jobs_done(rider(&d, 0)), SHADOW_LENGTH);
        desk_close(&d);
    }
}

/* A rider who had cards in play before discards them. */
Test(few_arrange, another_turn_leaves_no_cards_in_play) {
    Desk d = rivals("phase action; turn 0; seat 0 play sprint; turn 1; seat 1 play ambush");
    cr_assert(discards_of(&d, JEB, "sprint") == 1 && play_of(&d, JEB, "sprint") == 0);
    cr_assert_eq(play_of(&d, MAE, "ambush"), 1);
    desk_close(&d);
}
