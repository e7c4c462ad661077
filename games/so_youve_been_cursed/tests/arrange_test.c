/* Positions in words: what each line sets, and what is said to lines that make no sense. */
#include "cursed_desk.h"

#include "so_youve_been_cursed/so_youve_been_cursed.h"

static void expect_refusal(const char *setup, const char *position, const char *sentence) {
    Error err = {""};
    const char *said = desk_refuses(CURSED, setup, position, &err);
    cr_assert(said, "'%s' was accepted", position);
    cr_assert(strstr(said, sentence), "'%s' got: %s", position, said);
}

static void refused(const char *position, const char *sentence) {
    expect_refusal("mode duel", position, sentence);
}

Test(cursed_arrange, tracks_and_tokens) {
    Desk d = duel(
        "round 4; token market; panic 5; cure 4; curse 3; coins 7; energy 6; actions 2");
    cr_assert_eq(cursed(&d)->round, 4);
    cr_assert_eq(cursed(&d)->at, MARKET);
    cr_assert_eq(cursed(&d)->panic, 5);
    cr_assert_eq(cursed(&d)->cure, 4);
    cr_assert_eq(cursed(&d)->curse, 3);
    cr_assert_eq(cursed(&d)->coins, 7);
    cr_assert_eq(cursed(&d)->energy, 6);
    cr_assert_eq(cursed(&d)->actions, 2);
    desk_close(&d);
}

Test(cursed_arrange, the_rest_lies_where_it_rests) {
    Desk d = duel("no villagers; villagers farmer at 1, 5; house 9 noble; house 5 empty; "
                  "pasture 2 sheep 1; pouch gold_dust, gold_dust");
    const Content *c = printed();
    cr_assert_eq(cursed(&d)->taken, bit(0) | bit(8));
    cr_assert_eq(cursed(&d)->bag[FARMER], c->villagers[FARMER].tokens - 1);
    cr_assert_eq(cursed(&d)->bag[NOBLE], c->villagers[NOBLE].tokens - 1);
    cr_assert_eq(cursed(&d)->supply[GOLD_DUST], c->ingredient_tokens[GOLD_DUST] - 2);
    int grazing = 0;
    for (int p = 0; p < PASTURES_MAX; p++) grazing += cursed(&d)->sheep[p];
    cr_assert_eq(cursed(&d)->sheep_supply, c->sheep_tokens - grazing);
    desk_close(&d);
}

Test(cursed_arrange, the_order_of_lines_does_not_matter) {
    Desk a = duel("turn monster feeding; panic 7; stomach farmer; token house 3");
    Desk b = duel("token house 3; stomach farmer; panic 7; turn monster feeding");
    cr_assert_eq(memcmp(cursed(&a), cursed(&b), sizeof(CursedState)), 0);
    desk_close(&a);
    desk_close(&b);
}

Test(cursed_arrange, hands_decks_and_discards) {
    Desk d =
        duel("wizard hand meditate, swap; spell deck top diplosi; spell discard teleport; "
             "monster hand nothing; power deck top new_moon, fast_food; power discard "
             "noble_blood");
    cr_assert_eq(bits_count(cursed(&d)->spells.hand), 2);
    cr_assert(in_hand(&d, "meditate") && in_hand(&d, "swap") && discarded(&d, "teleport"));
    cr_assert_eq(deck_top_count(&cursed(&d)->spells.deck.top), 1);
    cr_assert_eq(cursed(&d)->powers.hand, 0);
    cr_assert_eq(deck_top_count(&cursed(&d)->powers.deck.top), 2);
    cr_assert(in_deck(&d, "new_moon") && discarded(&d, "noble_blood"));
    desk_close(&d);
}

Test(cursed_arrange, a_card_is_taken_from_wherever_it_is) {
    Desk d = duel("front gift_of_the_gab, fast_food; wizard hand gift_of_the_gab; "
                  "power deck top fast_food; monster hand fast_food");
    cr_assert(in_hand(&d, "gift_of_the_gab") && in_hand(&d, "fast_food"));
    cr_assert_eq(cursed_market_price(printed(), cursed(&d)), printed()->market_price);
    cr_assert_eq(deck_top_count(&cursed(&d)->powers.deck.top), 0);
    cr_assert_eq(cursed(&d)->front_count, 0);
    desk_close(&d);
}

Test(cursed_arrange, front_replaces_what_lay_there) {
    Desk d = duel("front gift_of_the_gab, squeaky_boots; front fast_food, shaky_hands");
    cr_assert(discarded(&d, "gift_of_the_gab") && discarded(&d, "squeaky_boots"));
    cr_assert_eq(cursed(&d)->front_count, 2);
    cr_assert_str_eq(printed()->powers[cursed(&d)->front_order[0]].id, "fast_food");
    cr_assert_str_eq(printed()->powers[cursed(&d)->front_order[1]].id, "shaky_hands");
    desk_close(&d);
    d = duel("front gift_of_the_gab; front nothing");
    cr_assert(discarded(&d, "gift_of_the_gab"));
    desk_close(&d);
}

Test(cursed_arrange, an_ingredient_on_the_box) {
    Desk d = duel("boxed wishbone; pouch ash_twig; front box_of_holding");
    cr_assert_eq(cursed(&d)->boxed, 1 + WISHBONE);
    cr_assert_eq(cursed(&d)->pouch[WISHBONE], 1);
    cr_assert_eq(cursed(&d)->pouch[ASH_TWIG], 1);
    desk_close(&d);
    d = duel("front box_of_holding; pouch ash_twig, ash_twig, ash_twig, gold_dust; "
             "boxed wishbone; boxed nothing");
    cr_assert_eq(cursed(&d)->boxed, 0);
    cr_assert_eq(cursed_held(cursed(&d)), 3);
    desk_close(&d);
    refused("boxed wishbone", "'boxed' needs Box of Holding");
}

Test(cursed_arrange, an_empty_discard_pile) {
    Desk d = duel("spell discard meditate; power discard new_moon; spell discard nothing");
    cr_assert(in_deck(&d, "meditate") && discarded(&d, "new_moon"));
    cr_assert_eq(cursed(&d)->spells.deck.discard, 0);
    desk_close(&d);
}

Test(cursed_arrange, actions_of_the_possessed_wizard) {
    Desk d = desk_open(CURSED, "mode monster", "turn wizard; actions 1; plan pw04, pw01");
    cr_assert_eq(cursed(&d)->actions, 1);
    cr_assert(steps(&d, 3)); /* arrival, Spell, the one action */
    cr_assert_eq(cursed(&d)->page, PAGE_PW_END);
    desk_close(&d);
}

static const char *told(const Desk *d, int at) {
    static char room[400];
    Text words = text_over(room, sizeof room);
    if (at < match_event_count(d->match))
        match_event_words(d->match, at, SEAT_WATCHER, &words);
    return words.at;
}

Test(cursed_arrange, what_happens_on_the_way_to_the_first_question_is_told) {
    Desk d =
        duel("turn wizard arrival; round 3; no villagers; bag top noble; next rolls 9");
    cr_expect_eq(match_event_count(d.match), 2);
    cr_expect_str_eq(told(&d, 0), "Day 3 begins.");
    cr_expect_str_eq(told(&d, 1), "A Noble moved into house 9; the die showed 9.");
    cr_expect_eq(match_event_move(d.match, 1), 0);
    desk_close(&d);
    d = duel("coins 4; panic 9"); /* a position, not a morning */
    cr_expect_eq(match_event_count(d.match), 0);
    desk_close(&d);
    d = desk_open(CURSED, "mode nobody", "turn monster; row rm06, rm01");
    cr_expect_eq(match_event_count(d.match), 0); /* the row was laid, not revealed */
    desk_close(&d);
}

Test(cursed_arrange, dice_are_loaded_by_kind) {
    Desk d = duel("token house 6; house 6 farmer; coins 0; house 9 empty; "
                  "next rolls d20 2, d6 6");
    cr_assert(play_all(&d, WIZARD, "go to house 6; steal 1 coin"));
    cr_assert(happened(&d, EV_STOLE, 1, 6, ANY));
    desk_close(&d);
    refused("next rolls 21", "No die here shows '21'");
    refused("next rolls d6 9", "A d6 shows 1 to 6");
}

Test(cursed_arrange, guards) {
    Desk d = duel("guard 1-5 none; guard laboratory-20 none; guard 1-5 hidden; "
                  "guards top movement");
    int tiles = 0;
    for (int i = 0; i < GUARD_EFFECTS; i++) tiles += cursed(&d)->guard_tiles[i];
    cr_assert_eq(bits_count(cursed(&d)->guards), printed()->crossing_count - 1);
    cr_assert_eq(tiles, 11);
    desk_close(&d);
    d = duel("no guards");
    cr_assert_eq(cursed(&d)->guards, 0);
    desk_close(&d);
}

Test(cursed_arrange, a_villager_on_top_may_be_invited_first) {
    Desk d = ready_to_cast("hypnotize", "no villagers; villagers noble at 1, 2; "
                                        "bag top noble, farmer; next rolls 9, 10");
    cr_assert(cast(&d, "hypnotize"));
    cr_assert(play_all(&d, WIZARD, "invite a Noble; end the day")); /* the last one */
    cr_assert(play_all(&d, MONSTER, "feed; end the night"));
    cr_assert_eq(kind_at(&d, 10), FARMER);
    desk_close(&d);
}

Test(cursed_arrange, the_rabid_monsters_cards) {
    Desk d = desk_open(CURSED, "mode wizard", "orders rm07, rm01");
    cr_assert_eq(cursed(&d)->orders, bit(6) | bit(0));
    desk_close(&d);
    d = desk_open(CURSED, "mode wizard", "turn monster; row rm06, rm01; rabid top rm06");
    cr_assert_eq(cursed(&d)->row_count, 2);
    cr_assert_eq(cursed(&d)->row[0], 5);
    desk_close(&d);
    d = desk_open(CURSED, "mode nobody", "turn monster; row rm06, rm01");
    cr_assert_eq(cursed(&d)->row_count, 2);
    desk_close(&d);
}

Test(cursed_arrange, the_possessed_wizards_cards) {
    Desk d = desk_open(CURSED, "mode monster",
                       "turn monster; plan pw04, pw01; feeding pw12; possessed top pw02");
    cr_assert_eq(cursed(&d)->plan_count, 2);
    cr_assert_eq(cursed(&d)->plan[0], 3);
    cr_assert_eq(cursed(&d)->feed_count, 1);
    cr_assert_eq(cursed(&d)->feed[0], 11);
    cr_assert_eq(bits_count(cursed(&d)->possessed), 12 - 3);
    desk_close(&d);
}

/* ---- Sentences ------------------------------------------------------------------------ */

Test(cursed_arrange, unknown_words_suggest_the_nearest) {
    refused("hause 7 farmer", "There is no line called 'hause'; did you mean 'house'?");
    refused("wizard hand swop", "There is no Spell called 'swop'; did you mean 'swap'?");
    refused("monster hand fast_fod",
            "no Power called 'fast_fod'; did you mean 'fast_food'?");
    refused("front squeaky_boot", "did you mean 'squeaky_boots'?");
    refused("front gift_of_the_gap", "did you mean 'gift_of_the_gab'?");
    refused("house 7 butchr", "did you mean 'butcher'?");
    refused("pouch gold_dost", "There is no ingredient called 'gold_dost'");
    refused("turn wizzard", "did you mean 'wizard'?");
    refused("turn monster arrival", "There is no start of that turn called 'arrival'");
    refused("xyzzy", "There is no line called 'xyzzy'.");
    refused("guards top energy", "There is no Guard tile called 'energy'");
}

Test(cursed_arrange, numbers_have_bounds) {
    refused("panic 99", "'panic' goes from 1 to");
    refused("panic", "After 'panic', expected a number from 1 to");
    refused("cure 99", ", not '99'");
    refused("curse 0", "'curse' goes from 1 to");
    refused("coins 26", "'coins' goes from 0 to 25");
    refused("energy many", ", not 'many'");
    refused("house 21 farmer", "'house' goes from 1 to 20");
    refused("pasture 9 sheep 1", "'pasture' goes from 1 to 5");
    refused("token house 0", "'0' is not a place");
    refused("token", "is not a place");
    refused("round 0", "'round' goes from 1");
    refused("villagers farmer at", "After 'at', expected a number");
}

Test(cursed_arrange, lines_end_where_they_should) {
    refused("panic 5 6", "Nothing more was expected, but '6' follows");
    refused("house 7 farmer 9", "but '9' follows");
    refused("pouch", "Expected one ingredient here, or 'nothing'.");
    refused("turn", "Expected one turn here");
    refused("front", "Expected one Spell or Power here");
    refused("pouch nothing, gold_dust", "but 'gold_dust' follows");
    refused("wizard hand swap, swap", "'swap' is named twice");
    refused("wizard hand swap, meditate, diplosi, leftovers, teleport",
            "At most 4 can be named here; 'teleport' is one too many");
}

Test(cursed_arrange, components_are_limited) {
    refused("no villagers; stomach noble, noble, noble, noble, noble, noble, noble, noble; "
            "turn monster",
            "of the Noble, and 8 were placed");
    refused("pouch gold_dust, gold_dust, gold_dust, gold_dust",
            "a fourth needs Box of Holding");
    refused(say("pasture 1 sheep %d; pasture 2 sheep 1", printed()->sheep_tokens),
            "sheep, and");
    refused("bag top noble, noble, noble, noble, noble, noble, noble",
            "of the Noble left for its top");
    refused("guards top panic, panic, panic", "There are only 2 Guard tiles of 'panic'");
    refused("no guards; guards top panic", "Only 0 Guard tiles are left to lie on top");
    refused("front meditate", "Meditate is not a card that is laid out");
    refused("wizard hand sticky_fingers",
            "Sticky Fingers is not in the deck of this match");
    refused("guard 1-2 none", "'guard' needs the two ends of a crossing");
}

Test(cursed_arrange, what_belongs_to_one_turn) {
    refused("stomach farmer", "belong to the Monster's turn; add 'turn monster'");
    refused("turn wizard; visited market", "belong to the Monster's turn");
    refused("turn monster; actions 2", "'actions' can be said of");
    expect_refusal("mode wizard", "turn monster; orders rm01", "on the Wizard's turn only");
    expect_refusal("mode wizard", "turn wizard arrival; orders rm01", "after the arrival");
    expect_refusal("mode wizard", "turn monster feeding",
                   "always begins with its first page");
}

Test(cursed_arrange, what_belongs_to_one_mode) {
    refused("orders rm01", "'orders' belongs to a Wizard against the Rabid Monster");
    refused("row rm01", "'row' belongs to the Rabid Monster");
    refused("plan pw01", "'plan' belongs to the Possessed Wizard");
    refused("feeding pw01", "'feeding' belongs to the Possessed Wizard");
    refused("possessed top pw01", "'possessed' belongs to the Possessed Wizard");
    refused("rabid top rm01", "'rabid' belongs to the Rabid Monster");
    expect_refusal("mode wizard", "energy 3",
                   "'energy' belongs to a Monster that a person plays");
    expect_refusal("mode wizard", "guard 1-5 none", "'guard' belongs to");
    expect_refusal("mode wizard", "monster hand fast_food", "An automa has no hand");
    expect_refusal("mode monster", "plan pw01, pw02; feeding pw01",
                   "A card of the plan cannot lie beside the Monster too");
}

Test(cursed_arrange, a_bad_line_is_named_and_changes_nothing) {
    Desk d = duel("");
    CursedState before = *cursed(&d);
    const char *lines[] = {"coins 9", "panic 99"};
    Error err = {""};
    cr_assert(!match_arrange(d.match, lines, 2, &err));
    cr_assert(strstr(err.words, "line 2"), "%s", err.words);
    cr_assert_eq(memcmp(&before, cursed(&d), sizeof before), 0);
    desk_close(&d);
}
