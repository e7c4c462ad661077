/* What is told of each deed, in words, and who is said to have done it. */
#include <string.h>

#include "base/text.h"

#include "west_desk.h"

/* The sentences of the last moves, as everybody reads them. */
static const char *tale_of(const Desk *d, int moves) {
    static char room[4000];
    Text out = text_over(room, sizeof room);
    int first = match_event_count(d->match), since = match_moves(d->match) - moves;
    while (first > 0 && match_event_move(d->match, first - 1) > since) first--;
    for (int i = first; i < match_event_count(d->match); i++) {
        char words[300];
        Text one = text_over(words, sizeof words);
        match_event_words(d->match, i, SEAT_WATCHER, &one);
        text_format(&out, "%s%s", i == first ? "" : " ", words);
    }
    return room;
}

static const char *tale(const Desk *d) {
    return tale_of(d, 1);
}

static void tells(const Desk *d, const char *words) {
    cr_assert(strstr(tale(d), words), "%s", tale(d));
}

/* No event of these kinds is anybody's deed. */
static void tells_of_nobody(const Desk *d) {
    static const Ev kinds[] = {EV_DAY,     EV_NIGHT,         EV_FELL,
                               EV_BANDITS, EV_BANDITS_MOVED, EV_BANDIT_DIE,
                               EV_SPLIT,   EV_TRADE_ROW,     EV_EASTERN};
    for (int i = 0; i < match_event_count(d->match); i++) {
        Event e = match_event(d->match, i, SEAT_WATCHER);
        if (e.kind == EV_BATTLE && e.arg[2]) cr_assert_eq(e.who, SEAT_CLOCK);
        for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
            if (e.kind == kinds[k]) cr_assert_eq(e.who, SEAT_CLOCK, "kind %d", e.kind);
    }
}

Test(west_events, dw_29_dw_68_jobs_units_and_cards) {
    Desk d =
        solo("tile 0 0 rag_fair; seat 0 hand pan, hunger; seat 0 gold 1; seat 0 metal 0; "
             "seat 0 wood 0; seat 0 food 0");
    cr_assert(play(&d, 0, "Hunger: pay 1 of any one kind: discard this card"));
    tells(&d, "Ada Fairweather used Hunger");
    tells(&d, "Ada Fairweather paid 1 Gold.");
    tells(&d, "Ada Fairweather discarded Hunger.");
    cr_assert(play(&d, 0, "Rag Fair: scrap 1 item: gain 1 of any one kind"));
    tells(&d, "Ada Fairweather scrapped Pan.");
    cr_assert(play(&d, 0, "gain Wood"));
    tells(&d, "Ada Fairweather gained 1 Wood.");
    desk_close(&d);
}

Test(west_events, dw_87_draws_and_shuffles) {
    Desk d = solo("seat 0 food 1; seat 0 hand fiddle; seat 0 draw pan; seat 0 discard axe");
    cr_assert(play(&d, 0, "Fiddle: pay 1 Food: draw 2 cards"));
    cr_assert_eq(told(&d, EV_DREW), 2);
    cr_assert_eq(told(&d, EV_SHUFFLED), 1);
    tells(&d, "Ada Fairweather shuffled the discards into a new draw pile.");
    desk_close(&d);
}

Test(west_events, dw_92_dw_100_cards_that_are_put_away) {
    Desk d = solo("seat 0 food 3");
    cr_assert(play_all(&d, 0, "buy Mule: pay 3 Food; put it on the draw pile"));
    tells(&d, "Ada Fairweather bought Mule and put it on the draw pile.");
    desk_close(&d);
    d = solo("night");
    cr_assert(play(&d, 0, "put it on the discard pile"));
    tells(&d, "and put it on the discard pile.");
    tells(&d, "Ada Fairweather took ");
    desk_close(&d);
}

Test(west_events, dw_94_a_deal) {
    Desk d = versus("seat 0 hand pan, axe; seat 1 hand knife");
    cr_assert(
        play_all(&d, 0, "trade with Jake Wilder; discard Pan; put in Axe; propose it"));
    cr_assert(play(&d, 1, "agree"));
    tells(&d, "Sam Boater traded with Jake Wilder.");
    cr_assert(play(&d, 1, "put it on the discard pile"));
    tells(&d, "Jake Wilder took Axe and put it on the discard pile.");
    desk_close(&d);
    d = versus("seat 0 hand pan, axe; seat 0 gold 1");
    cr_assert(
        play_all(&d, 0, "trade with Jake Wilder; discard Pan; give 1 Gold; propose it"));
    cr_assert(play(&d, 1, "refuse"));
    tells(&d, "Jake Wilder turned down the deal that Sam Boater proposed.");
    desk_close(&d);
}

Test(west_events, dw_47_dw_64_steps_and_rides) {
    Desk d = solo(
        "rail 0 1; rail 1 1; seat 0 hand boots, season_ticket; seat 0 food 1; bandits 0 "
        "0 1");
    cr_assert(play_all(
        &d, 0, "Boots: pay 1 Food: walk 1; Season Ticket: ride the train up to 4 tiles"));
    if (asked(&d, 0, ASK_MORE)) cr_assert(play(&d, 0, "set out"));
    cr_assert(play(&d, 0, "walk south to Slow River"));
    tells(&d, "Ada Fairweather walked from Crow Pines to Slow River.");
    answer_until(&d, 0, ASK_MOVE);
    cr_assert(play(&d, 0, "ride to Wide Sky"));
    tells(&d, "Ada Fairweather rode from Slow River to Wide Sky.");
    desk_close(&d);
}

Test(west_events, dw_53_dw_58_tiles_turned_up) {
    Desk d =
        solo("seat 0 at 1 1; tile 2 1 down cold_fire; seat 0 hand boots; seat 0 food 1");
    cr_assert(play_all(&d, 0, "Boots: pay 1 Food: walk 1"));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert(play(&d, 0, "try west to the tile 2 West, 1 South"));
    tells(&d, "Ada Fairweather turned up Cold Fire Camp. 1 bandit came to Cold Fire Camp.");
    tells(&d, "gained 1 point, 2 now.");
    cr_assert(play(&d, 0, "stay and give up 1 walk"));
    tells(&d, "Ada Fairweather did not go on to Cold Fire Camp.");
    tells_of_nobody(&d);
    desk_close(&d);
}

Test(west_events, dw_58_a_tile_that_cannot_be_paid_for) {
    Desk d =
        solo("seat 0 at 1 1; tile 2 1 down red_wall; seat 0 hand boots; seat 0 food 1");
    cr_assert(play_all(&d, 0, "Boots: pay 1 Food: walk 1"));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert(play(&d, 0, "try west to the tile 2 West, 1 South"));
    cr_assert(play(&d, 0, "stay and give up 1 walk"));
    tells(&d, "Ada Fairweather could not enter Red Wall with the movement left.");
    desk_close(&d);
}

Test(west_events, dw_60_dw_113_building_and_feeding) {
    Desk d = solo_on(
        "a_lamp_in_every_window",
        "tile 0 0 larkspur; seat 0 hand mallet; seat 0 metal 1; seat 0 wood 2; seat 0 "
        "food 3");
    cr_assert(play(&d, 0, "Mallet: pay 1 Metal, pay 2 Wood: build a railway"));
    tells(&d, "Ada Fairweather built a railway at Larkspur.");
    cr_assert(play(&d, 0,
                   "A Lamp in Every Window: in a Village, not fed before, pay 3 Food: "
                   "gain 4 points"));
    tells(&d, "Ada Fairweather fed Larkspur.");
    desk_close(&d);
}

/* Away from a bandit, who harms it. */
static Desk take_the_wagon_west(void) {
    Desk d = coop("a_load_of_glass",
                  "tile 1 0 wide_sky; tile 1 1 amber_grass; bandits 0 0 1; seat "
                  "0 food 1; seat 0 wood 0; points 5");
    cr_assert(play(&d, 0, "Boots: pay 1 Food: walk 1"));
    answer_until(&d, 0, ASK_MOVE);
    cr_assert(play(&d, 0, "walk west to Wide Sky with the Wagon"));
    return d;
}

Test(west_events, dw_78_the_wagon) {
    Desk d = take_the_wagon_west();
    tells(&d, "The Wagon went from Crow Pines to Wide Sky.");
    tells(&d, "The Wagon was harmed at Crow Pines.");
    desk_close(&d);
}

Test(west_events, dw_79_dw_85_a_battle) {
    Desk d = solo("bandits 0 0 2; seat 0 hand scattergun; next rolls 3, 3, 1, 1, 3, 1");
    cr_assert(play(&d, 0, "start a battle"));
    tells(&d, "Ada Fairweather began a battle with 2 bandits at Crow Pines.");
    cr_assert(play_all(&d, 0, "Scattergun: 3 dice of attack; ready"));
    tells(&d, "Ada Fairweather dealt 2 hits against 1 save.");
    tells(&d, "1 bandit fled from Crow Pines, and 1 stayed.");
    tells_of_nobody(&d);
    desk_close(&d);
    d = solo("evening; bandits 0 0 1; seat 0 hand boots");
    cr_assert(play(&d, 0, "keep the rest"));
    cr_assert(play(&d, 0, "put it on the discard pile"));
    tells(&d, "1 bandit attacked at Crow Pines.");
    tells_of_nobody(&d);
    desk_close(&d);
}

/* A night in words, from the row to the next day. */
Test(west_events, dw_98_dw_112_a_night) {
    Desk d =
        versus("evening; first 0; tile 1 0 cold_fire; bandits 1 0 6; bandits 1 -1 1; next "
               "rolls d6 1, d20 4");
    cr_assert(play(&d, 0, "keep the rest"));
    cr_assert(play(&d, 1, "keep the rest"));
    tells(&d, "Night 1 falls. Fiddle left the Trade Row, and ");
    cr_assert(play(&d, 0, "put it on the discard pile"));
    cr_assert(play(&d, 1, "put it on the discard pile"));
    tells(&d, "1 bandit rode from Fern Hollow to a face-down tile with a ");
    tells(&d, "The d20 showed 4: ");
    tells(&d, "The band at Cold Fire Camp split up.");
    tells(&d, "Jake Wilder received the P1 token. Day 2 begins.");
    tells_of_nobody(&d);
    desk_close(&d);
}

Test(west_events, dw_97_dw_13_ends) {
    Desk d = versus_of(
        3, "discovery",
        "evening; seat 1 hand pan, pan, axe, knife, boots, mallet; seat 2 hand pan");
    answer_until(&d, 2, ASK_ACTION);
    cr_assert(player_at(&d, 1)->dead);
    tells(&d, "Jake Wilder died, having done nothing all day.");
    desk_close(&d);
    d = versus(
        "seat 0 hand hunger, hunger, hunger, cold_night, cold_night, pan; seat 0 draw top "
        "homesick");
    cr_assert(play(&d, 0, "Sam Boater: draw 1 card and scrap 1 item"));
    tells(&d, "Sam Boater died, with nothing but danger in hand.");
    tells(&d, "The match is over: only one player is left.");
    desk_close(&d);
    d = solo("day 7; evening");
    cr_assert(play(&d, 0, "keep the rest"));
    tells(&d, "The match is over: the days have run out.");
    desk_close(&d);
}

Test(west_events, dw_89_a_pass) {
    Desk d = versus("");
    cr_assert(play(&d, 0, "pass for today"));
    tells(&d, "Sam Boater passed for today.");
    desk_close(&d);
}

/* Players use cards, tiles, missions and their characters, to some end; what it costs and brings
 * follows. A mission's event says what it answers. */
Test(west_events, dw_31_dw_33_who_does_a_job) {
    Desk d = solo(
        "seat 0 hand two_man_saw, mallet; seat 0 food 3; seat 0 metal 1; seat 0 wood 0");
    cr_assert(play(&d, 0, "Two-Man Saw: pay 1 Food: gain 3 Wood"));
    tells(&d,
          "Ada Fairweather used Two-Man Saw to gain 3 Wood. Ada Fairweather paid 1 Food.");
    cr_assert(play(&d, 0, "Mallet: pay 1 Metal, pay 2 Wood: build a railway"));
    tells(&d, "Ada Fairweather used Mallet to build a railway.");
    tells(&d,
          "New World rewards building a railway. Ada Fairweather gained 2 points, 2 now.");
    cr_assert(play(&d, 0, "Ada Fairweather: pay 1 Food: walk 1"));
    tells(&d, "Ada Fairweather used the character card to walk 1 step.");
    desk_close(&d);
}

/* The words of each aim, as far as a price is no part of it. */
Test(west_events, dw_29_what_a_job_is_done_for) {
    Desk d = solo("bandits 0 0 2; seat 0 hand knife, hunger, rookie_trader; seat 0 food 2; "
                  "seat 0 gold 4");
    cr_assert(play(&d, 0, "Rookie Trader: pay 2x of any one kind: gain x of another kind"));
    tells(&d, "used Rookie Trader to gain some of another kind.");
    cr_assert(play_all(&d, 0, "x is 0; start a battle"));
    cr_assert(play(&d, 0, "Knife: 1 die of defence and 2 dice of attack"));
    tells(&d, "used Knife for 1 die of defence and 2 dice of attack.");
    desk_close(&d);
    d = solo("seat 0 hand hunger, pan; seat 0 food 1");
    cr_assert(play(&d, 0, "Hunger: pay 1 Food, discard 1 other item: scrap this card"));
    tells(&d, "used Hunger to scrap it.");
    desk_close(&d);
    d = versus("");
    cr_assert(play(&d, 0, "Sam Boater: draw 1 card and scrap 1 item"));
    tells(&d, "Sam Boater used the character card to draw 1 card and scrap 1 item.");
    desk_close(&d);
}

Test(west_events, dw_78_what_a_mission_punishes) {
    Desk d = take_the_wagon_west();
    answer_until(&d, 0, ASK_ACTION);
    const char *told = tale_of(&d, 9);
    cr_assert(
        strstr(told, "A Load of Glass rewards the Wagon's way West. The team gained 3"),
        "%s", told);
    cr_assert(strstr(told, "A Load of Glass punishes harm to the Wagon. The team lost 2"),
              "%s", told);
    desk_close(&d);
}

Test(west_events, dw_102_bandits_who_join_others) {
    Desk d = versus("evening; first 0; bandits 2 0 1; next rolls d6 6");
    cr_assert(play(&d, 0, "keep the rest"));
    cr_assert(play(&d, 1, "keep the rest"));
    cr_assert(play(&d, 0, "put it on the discard pile"));
    cr_assert(play(&d, 1, "put it on the discard pile"));
    tells(&d, "1 bandit joined the band at ");
    tells(&d, ": 2 there now.");
    desk_close(&d);
}
