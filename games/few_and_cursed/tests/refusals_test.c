/*
 * Why not: whatever is refused says what is missing, in words that a newcomer understands.
 */
#include <criterion/criterion.h>
#include <string.h>

#include "few_desk.h"

#include "few_and_cursed/rules/payment.h"

/* The reason without its clause. */
static const char *reason(const Desk *d, int seat, const char *words) {
    const char *said = why_not(d, (Seat)seat, words), *after = strstr(said, ": ");
    return after ? after + 2 : said;
}

#define REASON(desk, words, said) cr_expect_str_eq(reason(desk, JEB, words), said)

Test(few_refusals, a_card_says_which_part_of_it_is_not_possible) {
    Desk d =
        acting_at("dry_well", "seat 0 hand hired_gun, cursed_jebediah; seat 0 money 0");
    REASON(&d, "play Hired Gun", "needs 1 more Water");
    REASON(&d, "play Cursed", "no other card was played this phase");
    desk_close(&d);
    d = acting_at("dry_well", "seat 0 hand call_to_darkness");
    REASON(&d, "play Call to Darkness and trash it", "needs 1 more card in hand");
    desk_close(&d);
}

static void lacks(Lack lack, const char *words) {
    char room[80];
    Text out = text_over(room, sizeof room);
    refusal_words(&(Refusal){.clause = "", .what = lack.what, .amount = lack.amount}, &out);
    cr_expect_str_eq(room, words);
}

/* What comes first in the list and is there is passed over. */
Test(few_refusals, the_first_part_that_is_missing_is_named) {
    const Rider r = {.water = 2, .bullets = 1, .health = 3, .hand_count = 2};
    const Need all = {.water = 2, .bullets = 1, .cards = 2, .health = 5};
    Desk d = rivals("");
    const Content *c = d.box->box.content;
    lacks(few_lack_of_need(c, few(&d), &r, &all, 2), "needs 2 more Health");
    lacks(few_lack_of_need(c, few(&d), &r, &all, 1), "needs 1 more card in hand");
    lacks(few_lack_of_need(c, few(&d), &r, &all, 0), "needs 2 more cards in hand");
    lacks(few_lack_of_need(c, few(&d), &r, &(Need){.bullets = 3}, 2),
          "needs 2 more Bullets");
    cr_expect_null(few_lack_of_need(c, few(&d), &r, &(Need){.health = 3}, 2).what);
    desk_close(&d);
}

Test(few_refusals, fc_56_just_enough_for_a_job_is_enough) {
    const Rider r = {.move = 3, .attack = 3};
    cr_expect_null(few_lack_of_job(&r, job("farmhand")).what);
    cr_expect_null(few_lack_of_job(&r, job("rat_catcher")).what);
}

Test(few_refusals, a_price_names_the_first_thing_that_cannot_be_paid) {
    const Rider r = {
        .move = 1, .attack = 2, .water = 3, .bullets = 1, .health = 4, .hand_count = 1};
    const Effects figures = {
        4, {{VERB_MOVE, 1}, {VERB_ATTACK, 2}, {VERB_WATER, 3}, {VERB_BULLETS, 2}}};
    lacks(few_lack_of_cost(&r, &figures, few_funds(&r)), "needs 1 more Bullet");
    lacks(few_lack_of_cost(&r, &(Effects){2, {{VERB_BULLETS, 1}, {VERB_HEALTH, 6}}},
                           few_funds(&r)),
          "needs 2 more Health");
    lacks(few_lack_of_cost(&r, &(Effects){2, {{VERB_HEALTH, 4}, {VERB_DISCARD, 3}}},
                           few_funds(&r)),
          "needs 2 more cards in hand");
    lacks(few_lack_of_cost(&r, &(Effects){2, {{VERB_TRASH_HAND, 1}, {VERB_MOVE, 3}}},
                           few_funds(&r)),
          "needs 2 more Movement");
}

Test(few_refusals, an_item_says_that_it_was_used) {
    Desk d = acting_at("dry_well", "seat 0 items horse; seat 0 used horse");
    REASON(&d, "use Horse", "used this round already");
    desk_close(&d);
}

Test(few_refusals, a_bounty_says_where_it_is_fought) {
    Desk d = acting_at(
        "salt_flat",
        "pile 1 top barrett; monster tsilkali at red_mesa; monster wendigo at dry_well; "
        "wanted talbots_gang front");
    REASON(&d, "defeat Zombies", "only in the Canyons");
    REASON(&d, "defeat Demons", "only in the Ruins");
    REASON(&d, "defeat Crows of Mana O'lana", "only in a Cursed space");
    REASON(&d, "defeat Barrett", "only at Mana O'lana");
    REASON(&d, "defeat Tsilkali", "only where its figure stands, 2 roads away");
    REASON(&d, "defeat Wendigo", "only where its figure stands, 1 road away");
    REASON(&d, "defeat Talbot's Gang", "needs 2 more Attack");
    desk_close(&d);
    d = acting_at("san_andreas", "");
    REASON(&d, "defeat Talbot's Gang", "there is no fighting in San Andreas");
    desk_close(&d);
}

Test(few_refusals, caps_of_fighting_are_named) {
    Desk d = acting_at("red_mesa",
                       "attack 60; pile 1 top butch_talbot; pile 2 top tin_jaw_oriel");
    cr_assert(play(&d, JEB, "defeat Butch Talbot"));
    REASON(&d, "defeat Tin-Jaw Oriel", "one Most Wanted a round");
    cr_assert(play(&d, JEB, "defeat Zombies") && play(&d, JEB, "defeat Zombies"));
    REASON(&d, "defeat Zombies", "each side once a round");
    REASON(&d, "camp", "one action a round");
    desk_close(&d);
}

Test(few_refusals, robbing_asks_for_twice_the_health) {
    Desk d = acting_at("dry_well", "seat 1 at dry_well; seat 1 health 4; attack 3");
    REASON(&d, "rob Maecenas", "needs 5 more Attack (twice their Health)");
    desk_close(&d);
    d = acting_at("dry_well", "seat 1 at salt_flat");
    REASON(&d, "rob Maecenas", "only in the same space, 1 road away");
    desk_close(&d);
}

Test(few_refusals, artifacts_say_where_they_lie_and_how_many_one_may_have) {
    Desk d = acting_at("dry_well", "");
    REASON(&d, "recover an artifact", "artifacts lie in the four corners of the map");
    desk_close(&d);
    d = acting_at("mountain_view", "seat 0 artifacts jar_of_dirt");
    REASON(&d, "recover an artifact", "you already have one from this place");
    desk_close(&d);
    d = acting_at("mountain_view", "artifacts bitter_cup");
    REASON(&d, "recover an artifact", "no artifact is left here");
    desk_close(&d);
}

/* FC-57, FC-103: jobs that spend nothing say how far they are. */
Test(few_refusals, every_job_says_what_it_waits_for) {
    Desk d = acting_at("dry_well", "seat 0 jobs farmhand, con_man, survivor, maecenas; "
                                   "seat 0 curse 4; seat 0 health 7; movement 1");
    REASON(&d, "score Farmhand", "needs 2 more Movement");
    REASON(&d, "score Con Man", "needs 2 more Curse");
    REASON(&d, "score Survivor", "your Health is 2 too high");
    REASON(&d, "score Maecenas", "judged at the end of the game");
    desk_close(&d);
}

Test(few_refusals, an_ability_names_its_cost_and_its_side) {
    Desk d = rivals("phase action; first 1; turn 1; seat 1 money 1");
    cr_expect_str_eq(reason(&d, MAE, "use your ability"), "needs 3 more Water");
    desk_close(&d);
    d = acting_at("dry_well", "seat 0 curse 9");
    REASON(&d, "use your ability", "only the normal side has it");
    desk_close(&d);
}

/* FC-46, FC-48. */
Test(few_refusals, an_encounter_names_what_its_options_lack) {
    Desk d = meeting("seat 0 at salt_flat; encounter top stagecoach; attack 5; movement 1; "
                     "seat 0 hand sprint");
    REASON(&d, "mend it and ride along", "needs 2 more Movement");
    REASON(&d, "pass by", "something here can be paid for");
    desk_close(&d);
}

/* FC-69: a far space says how many roads lead there, and what they cost together. */
Test(few_refusals, a_far_space_says_how_far_it_is) {
    Desk d = acting_at("dry_well", "movement 1");
    cr_expect(strstr(reason(&d, JEB, "walk to Mountain View"), " roads away"));
    cr_expect_str_eq(reason(&d, JEB, "walk to Dry Well"), "");
    desk_close(&d);
}

Test(few_refusals, the_store_names_the_price_and_full_tracks) {
    Desk d = meeting("seat 0 money 3; seat 0 health 10; seat 0 bullets 4; "
                     "seat 0 bullet_max 4; store row horse, revolver, boots");
    cr_assert(play(&d, JEB, "go to the Store"));
    REASON(&d, "buy Horse", "needs 3 more Water");
    REASON(&d, "buy 1 Health", "your Health is 10, the end of its track");
    REASON(&d, "buy a bullet", "you hold 4 Bullets, all there is room for");
    cr_assert(play(&d, JEB, "refresh the row"));
    cr_assert(play(&d, JEB, "discard Horse") && play(&d, JEB, "discard Boots"));
    REASON(&d, "refresh the row", "only once a visit");
    desk_close(&d);
}

Test(few_refusals, a_monster_keeps_riders_off_who_cannot_fight) {
    Desk d = acting_at("dry_well", "monster tsilkali at salt_flat; movement 5; "
                                   "wanted talbots_gang front; seat 0 hand sprint; "
                                   "seat 0 bullets 0");
    REASON(
        &d, "walk to Salt Flat",
        "a monster is there; the cheapest fight costs 2 Attack, more than you can raise");
    desk_close(&d);
    d = acting_at("dry_well", "monster tsilkali at salt_flat; movement 5; attack 9; "
                              "action used");
    REASON(&d, "walk to Salt Flat", "a monster is there, and your action is used");
    desk_close(&d);
}

/* Ruling 66: a Bullet that the cost itself takes is not shot as well. */
Test(few_refusals, ruling_66_bullets_are_paid_or_shot) {
    const Effects cost = {2, {{VERB_ATTACK, 2}, {VERB_BULLETS, 1}}};
    Desk d = acting_at("dry_well", "seat 0 hand nothing; seat 0 bullets 2");
    cr_assert_not(few_could_pay(d.box->box.content, few(&d), JEB, &cost));
    desk_close(&d);
    d = acting_at("dry_well", "seat 0 hand nothing; seat 0 bullets 3");
    cr_assert(few_could_pay(d.box->box.content, few(&d), JEB, &cost));
    desk_close(&d);
    /* Nobody has to play a card whose Bullets are missing. */
    const Effects one = {1, {{VERB_ATTACK, 1}}};
    d = acting_at("dry_well", "seat 0 hand fan_the_hammer; seat 0 bullets 0; attack 1");
    cr_assert(few_could_pay(d.box->box.content, few(&d), JEB, &one));
    desk_close(&d);
}

/* Ruling 66: nine plain cards are all played, one that takes others out of the hand is
 * not, nor one that would wound, however far it raises the Curse. */
Test(few_refusals, ruling_66_what_is_played_to_pay) {
    static const char pack[] =
        "pack crowd\ngame few-and-cursed 2\n"
        "[upgrade uppercut]\ntitle = Uppercut\ncopies = 4\nplay = attack 1\n"
        "source = invented\n"
        "[upgrade low_blow]\ntitle = Low Blow\ncopies = 3\nplay = attack 1\n"
        "source = invented\n"
        "[upgrade ambush]\ntitle = Ambush\ncopies = 3\nplay = attack 1\n"
        "source = invented\n"
        "[upgrade sprint]\ntitle = Sprint\ncopies = 4\nplay = attack 5, discard 1\n"
        "source = invented\n"
        "[upgrade devils_due]\ntitle = Devil's Due\ncopies = 3\nplay = attack 5, curse 9\n"
        "source = invented\n"
        "[upgrade hired_gun]\ntitle = Hired Gun\ncopies = 3\n"
        "play = attack 5, water -1, curse 1\nsource = invented\n";
    const Effects nine = {1, {{VERB_ATTACK, 9}}}, one = {1, {{VERB_ATTACK, 1}}};
    const char *setup = "mode rivals; seats 2; character jebediah, maecenas";
    Desk d = desk_open_with(FEW, pack, setup,
                            "phase action; first 0; turn 0; seat 0 bullets 0; seat 0 hand "
                            "uppercut, uppercut, uppercut, low_blow, low_blow, low_blow, "
                            "ambush, ambush, ambush");
    cr_assert(few_could_pay(d.box->box.content, few(&d), JEB, &nine));
    desk_close(&d);
    d = desk_open_with(
        FEW, pack, setup,
        "phase action; first 0; turn 0; seat 0 bullets 0; seat 0 curse 11; "
        "seat 0 health 1; seat 0 hand uppercut, uppercut, uppercut, low_blow, "
        "low_blow, low_blow, ambush, ambush, ambush, devils_due");
    cr_assert(few_could_pay(d.box->box.content, few(&d), JEB, &nine));
    desk_close(&d);
    d = desk_open_with(FEW, pack, setup,
                       "phase action; first 0; turn 0; seat 0 bullets 0; "
                       "seat 0 hand sprint");
    cr_assert_not(few_could_pay(d.box->box.content, few(&d), JEB, &one));
    desk_close(&d);
    /* Both rise from 11 to 12; one of them has a price as well. */
    static const char *const hurts[] = {"devils_due", "hired_gun"};
    for (int i = 0; i < 4; i++) {
        char position[160];
        Text words = text_over(position, sizeof position);
        text_format(&words,
                    "phase action; first 0; turn 0; seat 0 bullets 0; seat 0 curse 11; "
                    "seat 0 health %d; seat 0 hand %s",
                    1 + i / 2, hurts[i % 2]);
        d = desk_open_with(FEW, pack, setup, position);
        cr_assert_eq(few_could_pay(d.box->box.content, few(&d), JEB, &one), i / 2);
        desk_close(&d);
    }
}

/* Ruling 26: another card is another target, wherever it lies. */
Test(few_refusals, ruling_26_a_strict_action_has_one_target) {
    for (int pile = 1; pile <= PILES; pile++) {
        char position[120];
        Text words = text_over(position, sizeof position);
        text_format(&words,
                    "phase action; first 0; turn 0; seat 0 at red_mesa; attack 60; "
                    "pile %d top butch_talbot",
                    pile);
        Desk d = rivals_with("strict_fight yes", position);
        cr_assert(play(&d, JEB, "defeat Zombies"));
        cr_assert(refuses(&d, JEB, "defeat Butch Talbot", "FC-68", 0));
        cr_assert(offers(&d, JEB, "defeat Zombies")); /* its other side */
        desk_close(&d);
    }
}

/* Where its figure stands, that is not what is missing. */
Test(few, fc_80_a_second_monster_in_the_same_place) {
    Desk d =
        acting_at("dry_well", "attack 60; monster tsilkali at dry_well; monster wendigo at "
                              "dry_well");
    cr_assert(play(&d, JEB, "defeat Tsilkali"));
    cr_assert(refuses(&d, JEB, "defeat Wendigo", "FC-80", 0));
    desk_close(&d);
}
