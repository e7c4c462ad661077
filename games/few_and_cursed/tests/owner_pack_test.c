/*
 * A pack by somebody who owns the box and puts in what is really printed there: names,
 * numbers, and cards that we do not have or that the box does not have.
 */
#include <stdio.h>
#include <string.h>

#include "base/file.h"

#include "few_desk.h"

#define PACK "pack my_box\ngame few-and-cursed 2\n"

static const char fourth_rider[] = PACK "[character ines_calder]\n"
                                        "title = Someone Else\n"
                                        "money = 5\n"
                                        "health = 5\n"
                                        "bullets = 3\n"
                                        "bullet_max = 5\n"
                                        "threshold = 6\n"
                                        "rate = 1 for 2\n"
                                        "ability = sure_foot\n"
                                        "cursed_rate = 1 for 3\n"
                                        "cursed_ability = no_camp\n"
                                        "source = rulebook\n";

/* The rider's name stands in the setup, too, and in the words of the victory. */
Test(few_owner, a_rider_is_called_as_the_pack_says) {
    Desk d = desk_open_with(FEW, fourth_rider,
                            "mode rivals; seats 2; character ines_calder, redhead",
                            "phase cleanup; first 0; turn 0; seat 0 grit 9; "
                            "monster tsilkali at dry_well");
    int count = 0;
    const SetupField *field = d.box->box.game->fields(&d.box->box, &count);
    while (!field->per_seat) field++;
    cr_assert_str_eq(field->choices[3].id, "ines_calder");
    cr_assert_str_eq(field->choices[3].label, "Someone Else");
    rest_of_round(&d);
    Result r;
    match_result(d.match, &r);
    cr_assert_str_eq(r.outcome, "ines_calder");
    cr_assert_str_eq(r.words, "Someone Else wins.");
    desk_close(&d);
}

/* Water is the money of this country; a pack may call it either, and once only. */
Test(few_owner, money_is_understood_as_water) {
    static const char job[] = PACK "[job digger]\ntitle = Digger\ncopies = 1\n%s = 4\n"
                                   "grit = 1\nspend = move 2\nsource = rulebook\n"
                                   "[upgrade paid]\ntitle = Paid\ncopies = 1\n"
                                   "play = %s 3\nsource = rulebook\n";
    static const char *const words[] = {"water", "money"};
    char room[400];
    for (int i = 0; i < 2; i++) {
        snprintf(room, sizeof room, job, words[i], words[i]);
        Desk d = desk_open_with(FEW, room, "mode rivals; seats 2", "");
        const Content *c = d.box->box.content;
        cr_expect_eq(c->jobs[c->job_count - 1].water, 4);
        desk_close(&d);
    }
    Error err;
    PackText pack = {"both.pack",
                     PACK "[job digger]\ntitle = Digger\ncopies = 1\n"
                          "water = 4\nmoney = 4\ngrit = 1\nspend = move 2\n"
                          "source = rulebook\n",
                     PACK_OWN};
    cr_assert_null(box_open(shelf_find(FEW), &pack, 1, &err));
    cr_expect(strstr(err.words, "'money' says the same as 'water'"), "%s", err.words);
}

/* All of Redhead's cards are others than ours: the new ones still are the first cards. */
Test(few_owner, a_starting_deck_of_other_cards) {
    static const char pack[] = PACK "[start fleet_foot]\nleft_out = yes\n"
                                    "[start quick_draw]\nleft_out = yes\n"
                                    "[start red_temper]\nleft_out = yes\n"
                                    "[start cursed_redhead]\nleft_out = yes\n"
                                    "[start long_stride]\n"
                                    "title = Long Stride\n"
                                    "owner = redhead\n"
                                    "copies = 10\n"
                                    "play = move 2\n"
                                    "source = rulebook\n";
    Desk d = desk_open_with(FEW, pack, "mode rivals; seats 2; character redhead, jebediah",
                            "phase action; first 0; turn 0");
    const Content *c = d.box->box.content;
    cr_assert_eq(bits192_count(&c->starting[0]), 10);
    cr_assert_eq(c->designs[c->design_of[0]].kind, CARD_STARTING);
    cr_assert(play(&d, 0, "play Long Stride"));
    cr_assert_eq(rider(&d, 0)->move, 2);
    desk_close(&d);
}

/* Its 4 Attack would beat Talbot's Gang at the monster's side, but nobody with 1 Health
 * can play it, and whoever has 2 would fall. */
Test(few_owner, fc_126_a_card_that_cannot_be_played_opens_no_way) {
    static const char pack[] = PACK "[upgrade last_stand]\n"
                                    "title = Last Stand\n"
                                    "copies = 1\n"
                                    "play = attack 4, health -2\n"
                                    "source = rulebook\n";
    for (int health = 1; health <= 3; health++) {
        char position[240];
        Text words = text_over(position, sizeof position);
        text_format(&words,
                    "phase action; first 0; turn 0; movement 1; seat 0 health %d; "
                    "seat 0 at tin_cross; seat 0 hand last_stand; seat 0 bullets 0; "
                    "monster wendigo at dry_well; wanted talbots_gang front",
                    health);
        Desk d = desk_open_with(
            FEW, pack, "mode rivals; seats 2; character jebediah, maecenas", position);
        cr_assert_eq(offers(&d, JEB, "walk to Dry Well"), health == 3);
        cr_assert(offers(&d, JEB, "end your Action phase"));
        desk_close(&d);
    }
}

Test(few_owner, the_pack_in_the_handbook_is_a_good_one) {
    Buffer text = {0};
    Error err = {""};
    cr_assert(file_read(BAIZE_SOURCE "/docs/packs.md", 1 << 20, &text, &err), "%s",
              err.words);
    char *chapter = strstr(text.data, "## If you own the box");
    char *pack = chapter ? strstr(chapter, "```\npack ") : NULL;
    cr_assert(pack);
    pack += strlen("```\n");
    char *end = strstr(pack, "```");
    cr_assert(end);
    *end = '\0';
    Desk d = desk_open_with(FEW, pack, "mode rivals; seats 2", "");
    const Content *c = d.box->box.content;
    cr_assert_eq(c->stock_price[STOCK_HEALTH], 4);
    cr_assert_eq(bits192_count(&c->upgrades), 90 - 1 - 3);
    desk_close(&d);
    buffer_free(&text);
}

/* The Wanted of its space costs more than this one. */
Test(few_owner, fc_126_the_monster_itself_may_be_what_is_fought) {
    static const char pack[] = PACK "[monster wendigo]\n"
                                    "title = Lean Wendigo\n"
                                    "place = expedition\n"
                                    "cost = 1\n"
                                    "grit = 5\n"
                                    "source = rulebook\n";
    static const char *const position =
        "phase action; first 0; turn 0; movement 1; seat 0 at tin_cross; seat 0 bullets 0; "
        "seat 0 hand nothing; monster wendigo at dry_well; wanted talbots_gang front; ";
    char room[300];
    for (int attack = 0; attack < 2; attack++) {
        snprintf(room, sizeof room, "%s attack %d", position, attack);
        Desk d = desk_open_with(FEW, pack,
                                "mode rivals; seats 2; character jebediah, maecenas", room);
        if (!attack)
            cr_assert(refuses(&d, JEB, "walk to Dry Well", "FC-126", 1));
        else
            cr_assert(play_all(&d, JEB, "walk to Dry Well; defeat Lean Wendigo"));
        desk_close(&d);
    }
}

/* What the card and its trash line take must be there together. */
Test(few_owner, fc_124_fc_130_both_lines_of_a_card_are_paid_for) {
    static const char pack[] = PACK "[upgrade blood_money]\n"
                                    "title = Blood Money\n"
                                    "copies = 1\n"
                                    "play = attack 2, water -1, bullets -1\n"
                                    "trash = grit 1, water -2, trash_hand 1, discard 1\n"
                                    "source = rulebook\n";
    static const struct {
        int water, bullets;
        const char *hand, *lacks;
    } rows[] = {
        {2, 1, "sprint, ambush", "FC-124: needs 1 more Water"},
        {3, 1, "sprint", "FC-124: needs 1 more card in hand"},
        {3, 1, "sprint, ambush", ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char room[300];
        snprintf(
            room, sizeof room,
            "phase action; first 0; turn 0; seat 0 hand blood_money, %s; seat 0 water %d; "
            "seat 0 bullets %d",
            rows[i].hand, rows[i].water, rows[i].bullets);
        Desk d = desk_open_with(FEW, pack,
                                "mode rivals; seats 2; character jebediah, maecenas", room);
        cr_assert(offers(&d, JEB, "play Blood Money"));
        cr_assert_str_eq(why_not(&d, JEB, "play Blood Money and trash it"), rows[i].lacks);
        cr_assert_eq(offers(&d, JEB, "play Blood Money and trash it"), !*rows[i].lacks);
        desk_close(&d);
    }
}
