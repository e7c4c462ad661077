/* FC-88 to FC-98: Cleanup and the monsters. */
#include "few_desk.h"

#include "few_and_cursed/rules/bounties.h"

static Desk tidying(const char *position) {
    char room[500] = "phase cleanup; first 0; turn 0; ";
    strncat(room, position, sizeof room - strlen(room) - 1);
    return rivals(room);
}

static int where(const Desk *d, const char *id) {
    return few(d)->monster_at[monster_number(id)] - 1;
}

/* ---- Hands ----------------------------------------------------------------------- */

Test(few, fc_89_each_card_left_in_hand_is_kept_or_discarded) {
    Desk d = tidying("seat 0 hand sprint, uppercut, ambush");
    cr_assert(asked(&d, JEB, ASK_KEEP));
    cr_assert(play_all(&d, JEB, "discard Uppercut; keep the rest"));
    cr_assert_eq(hand_of(&d, JEB, "sprint") + hand_of(&d, JEB, "ambush"), 2);
    cr_assert_eq(discards_of(&d, JEB, "uppercut"), 1);
    desk_close(&d);
}

Test(few, fc_89_cards_are_discarded_in_any_order) {
    Desk d = tidying("seat 0 hand sprint, uppercut, ambush");
    cr_assert(play_all(&d, JEB, "discard Uppercut; discard Ambush; discard Sprint"));
    cr_assert_eq(discards_of(&d, JEB, "ambush") + discards_of(&d, JEB, "sprint"), 2);
    cr_assert(asked(&d, MAE, ASK_KEEP)); /* nothing is left to ask about */
    desk_close(&d);
    d = tidying("seat 0 hand sprint, uppercut, ambush");
    cr_assert(play_all(&d, JEB, "discard Sprint; discard Ambush; discard Uppercut"));
    desk_close(&d);
}

Test(few, fc_90_the_hand_is_filled_up_to_four) {
    Desk d = tidying("seat 0 hand sprint");
    cr_assert(play(&d, JEB, "keep the rest"));
    cr_assert_eq(hand_size(&d, JEB), 4);
    cr_assert_eq(hand_of(&d, JEB, "sprint"), 1);
    desk_close(&d);
}

Test(few, fc_89_an_empty_hand_is_not_asked_about) {
    Desk d = tidying("seat 0 hand nothing");
    cr_assert(asked(&d, MAE, ASK_KEEP));
    cr_assert_eq(hand_size(&d, JEB), 4);
    desk_close(&d);
    d = tidying("seat 0 hand sprint");
    cr_assert(play(&d, JEB, "discard Sprint"));
    cr_assert(asked(&d, MAE, ASK_KEEP));
    desk_close(&d);
}

Test(few, ruling_76_in_cleanup_nothing_is_played) {
    Desk d = tidying("seat 0 hand hidden_spring; seat 0 bullets 3; seat 0 items horse");
    cr_assert_eq(
        offered(&d, JEB, "play") + offered(&d, JEB, "shoot") + offered(&d, JEB, "use"), 0);
    cr_assert_eq(offered(&d, JEB, ""), 2); /* discard it or keep it */
    desk_close(&d);
}

Test(few, ruling_50_a_larger_hand_is_kept_and_draws_nothing) {
    Desk d = tidying("seat 0 hand sprint, sprint, sprint, uppercut, uppercut, uppercut");
    int deck = deck_size(&d, JEB);
    cr_assert(play(&d, JEB, "keep the rest"));
    cr_assert_eq(hand_size(&d, JEB), 6);
    cr_assert_eq(deck_size(&d, JEB), deck);
    desk_close(&d);
}

/* Three cards short: Grit is lost, and nothing is left to do but the next rider's redraw. */
Test(few, fc_99_grit_that_is_lost_is_not_looked_at) {
    Desk d = tidying("seat 0 grit 30; seat 0 hand sprint; seat 0 deck nothing; "
                     "seat 0 discard nothing");
    cr_assert(play(&d, JEB, "keep the rest"));
    cr_assert_eq(rider(&d, JEB)->grit, 27);
    cr_assert(asked(&d, MAE, ASK_KEEP));
    cr_assert_eq(few(&d)->todo.count, 1);
    desk_close(&d);
}

Test(few, fc_91_ruling_2_a_shuffle_for_the_redraw_counts_for_this_round) {
    Desk d = tidying("seat 0 at dry_well; seat 0 hand sprint; seat 0 deck nothing");
    cr_assert(play(&d, JEB, "keep the rest"));
    cr_assert_eq(rider(&d, JEB)->at, TOWN); /* FC-93: before the monsters move */
    desk_close(&d);
}

/* Home in time: the monster moves onto the space that was left. */
Test(few, fc_88_returning_comes_before_the_monsters) {
    Desk d = tidying("seat 0 at widows_gulch; seat 0 hand nothing; seat 0 deck nothing; "
                     "monster tsilkali at mountain_view; seat 1 at mirror_sand");
    rest_of_round(&d);
    cr_assert_eq(rider(&d, JEB)->at, TOWN);
    cr_assert_eq(rider(&d, JEB)->health, 7);
    cr_assert_eq(where(&d, "tsilkali"), space("widows_gulch"));
    desk_close(&d);
}

Test(few, fc_98_the_token_passes_counter_clockwise) {
    Desk d = desk_open(FEW, "mode rivals; seats 3", "phase cleanup; first 0; turn 0");
    rest_of_round(&d);
    cr_assert_eq(few(&d)->first, 2);
    rest_of_round(&d);
    cr_assert_eq(few(&d)->first, 1);
    desk_close(&d);
}

/* ---- Monsters -------------------------------------------------------------------- */

/* Spaces and symbols of the best way home, by trying every way. */
typedef struct Way {
    int spaces, symbols;
} Way;

static Way best_way(int at, int left) {
    Way best = {99, 999};
    if (at == TOWN) return (Way){0, 0};
    for (int to = 0; left > 0 && to < few_printed()->space_count; to++) {
        int road = few_printed()->road_at[at][to];
        if (!road) continue;
        const Road *r = &few_printed()->roads[road - 1];
        Way way = best_way(to, left - 1);
        way.spaces++;
        way.symbols += r->move + r->curse + r->attack;
        if (way.spaces < best.spaces ||
            (way.spaces == best.spaces && way.symbols < best.symbols))
            best = way;
    }
    return best;
}

/* The next spaces of all ways that are best. */
static uint32_t best_steps(int at) {
    Way best = best_way(at, 5);
    uint32_t found = 0;
    for (int to = 0; to < few_printed()->space_count; to++) {
        int road = few_printed()->road_at[at][to];
        if (!road) continue;
        const Road *r = &few_printed()->roads[road - 1];
        Way way = best_way(to, 4);
        if (way.spaces + 1 == best.spaces &&
            way.symbols + r->move + r->curse + r->attack == best.symbols)
            found |= bit(to);
    }
    return found;
}

Test(few, fc_94_each_monster_moves_one_space_towards_san_andreas) {
    Desk d = tidying("monster tsilkali at mountain_view; monster wendigo at expedition");
    int tsilkali = few_printed()->home_distance[where(&d, "tsilkali")];
    int wendigo = few_printed()->home_distance[where(&d, "wendigo")];
    rest_of_round(&d);
    cr_assert_eq(few_printed()->home_distance[where(&d, "tsilkali")], tsilkali - 1);
    cr_assert_eq(few_printed()->home_distance[where(&d, "wendigo")], wendigo - 1);
    desk_close(&d);
}

Test(few, fc_95_ruling_31_the_shortest_way_then_the_fewest_symbols) {
    FewState s = {.seats = 1};
    for (int at = 1; at < few_printed()->space_count; at++) {
        s.monster_at[0] = (uint8_t)(1 + at);
        cr_assert_eq(few_monster_ways(few_printed(), &s, 0), best_steps(at), "from %s",
                     few_printed()->spaces[at].id);
    }
}

Test(few, fc_96_on_a_tie_the_first_player_decides) {
    cr_assert_eq(best_steps(space("mana_olana")),
                 bit(space("lantern_cave")) | bit(space("mirage")));
    Desk d = tidying("first 1; turn 0; monster crow_prime at mana_olana");
    play_until(&d, MAE, ASK_MONSTER);
    cr_assert(play(&d, MAE, "send it to Mirage"));
    cr_assert_eq(where(&d, "crow_prime"), space("mirage"));
    desk_close(&d);
}

Test(few, fc_96_a_space_with_a_rider_is_preferred) {
    Desk d = tidying("monster crow_prime at mana_olana; seat 1 at mirage; seat 1 health 5");
    rest_of_round(&d);
    cr_assert_eq(where(&d, "crow_prime"), space("mirage"));
    cr_assert_eq(rider(&d, MAE)->health, 4);
    desk_close(&d);
}

Test(few, fc_97_ruling_32_each_rider_in_the_space_takes_one_damage) {
    Desk d = tidying("monster tsilkali at mountain_view; seat 0 at widows_gulch; "
                     "seat 1 at widows_gulch; seat 0 health 5; seat 1 health 4");
    rest_of_round(&d);
    cr_assert_eq(rider(&d, JEB)->health, 4);
    cr_assert_eq(rider(&d, MAE)->health, 3);
    desk_close(&d);
}

/* Tsilkali came first: Maecenas is wounded by it and gone before the second arrives. */
Test(few, ruling_33_monsters_move_in_order_of_appearance) {
    Desk d = tidying("monster tsilkali at mountain_view; monster wendigo at mountain_view; "
                     "seat 1 at widows_gulch; seat 1 health 1; seat 1 grit 9; "
                     "seat 1 money 9");
    rest_of_round(&d);
    cr_assert_eq(rider(&d, MAE)->health, 3);
    cr_assert_eq(rider(&d, MAE)->grit, 6); /* wounded once */
    desk_close(&d);
}

Test(few, fc_102_a_monster_in_san_andreas_ends_the_game_at_once) {
    Desk d = tidying("monster tsilkali at dry_well; seat 0 grit 3; seat 1 grit 9");
    play_until(&d, MAE, ASK_KEEP);
    cr_assert(play(&d, MAE, "keep the rest"));
    cr_assert(ended(&d, "maecenas"));
    cr_assert_eq(few(&d)->ending, CAUSE_TOWN);
    cr_assert(happened(&d, EV_OVER, CAUSE_TOWN, ANY, ANY));
    desk_close(&d);
}
