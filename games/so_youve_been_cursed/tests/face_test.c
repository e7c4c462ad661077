/*
 * The face: words that records are read by, prices, questions, events, and a View that
 * shows no hand it should not.
 */
#include <string.h>

#include "base/alloc.h"

#include "so_youve_been_cursed/face/face.h"

#include "cursed_desk.h"
#include "face_desk.h"
#include "plain.h"

/* ---- Options ------------------------------------------------------------------------ */

/* Records are read by these words: a change here breaks every record there is. */
Test(cursed_face, words_of_options_stay_as_they_are) {
    static const struct {
        int verb, a, b;
        const char *words;
    } rows[] = {
        {OPT_PLACE, 8, 0, "settle in house 9"},
        {OPT_ORDER, 6, 0, "follow Buy or Steal (Farmer)"},
        {OPT_GO, 6, 0, "go to house 7"},
        {OPT_MARKET, 0, 0, "go to the Market"},
        {OPT_MIX, MANDRAKE_ROOT, 0, "mix Mandrake Root"},
        {OPT_MIX_STOP, 0, 0, "stop mixing"},
        {OPT_CAST_AT, LABORATORY, 0, "cast at the Laboratory"},
        {OPT_PAY_COINS, 0, 0, "pay the fare in coins"},
        {OPT_PAY_ACTION, 0, 0, "pay with an action"},
        {OPT_PAY_ACTION, 7, 0, "pay with Buy or Steal (Farmer)"},
        {OPT_BUY, WOLF_CLAW, 2, "buy 2 Wolf Claw"},
        {OPT_STEAL, 1, 0, "steal 1 coin"},
        {OPT_STEAL, 3, 0, "steal 3 coins"},
        {OPT_SNEAK, 2, 0, "sneak 2 coins"},
        {OPT_REROLL, 0, 0, "throw the die again"},
        {OPT_DISTRACT, 0, 0, "make a distraction"},
        {OPT_DISTRACT, 2, 0, "make a distraction with Cast or Steal (Hunter)"},
        {OPT_LET_GO, 0, 0, "let it go"},
        {OPT_DROP, ASH_TWIG, 0, "throw back Ash Twig"},
        {OPT_END_DAY, 0, 0, "end the day"},
        {OPT_INVITE, FARMER, 0, "invite a Farmer"},
        {OPT_GAIN, WOLF_CLAW, 0, "take Wolf Claw"},
        {OPT_GAIN_LEAVE, 0, 0, "leave the rest"},
        {OPT_FROM, 2, 0, "move the villager of house 3"},
        {OPT_TO, 8, 0, "to house 9"},
        {OPT_SWAP, 1, 0, "swap house 2"},
        {OPT_WITH, 8, 0, "with house 9"},
        {OPT_JUMP, MARKET, 0, "leap to the Market"},
        {OPT_PASTURE, 1, 0, "add a sheep to pasture 2"},
        {OPT_SHEEP_FROM, 0, 0, "take a sheep from pasture 1"},
        {OPT_SHEEP_TO, 2, 0, "to pasture 3"},
        {OPT_SHEEP_LEAVE, 0, 0, "leave the sheep"},
        {OPT_QUIET, 0, 0, "quiet night"},
        {OPT_FEED, 0, 0, "feed"},
        {OPT_NO_CARD, 0, 0, "play no card"},
        {OPT_KEEP, 0, 0, "keep it"},
        {OPT_WALK, 6, 0, "walk to house 7"},
        {OPT_EAT, NOBLE, 0, "eat the Noble"},
        {OPT_EAT_SHEEP, 1, 0, "eat a sheep of pasture 2"},
        {OPT_CALM, 0, 0, "calm the village"},
        {OPT_STOP, 0, 0, "stop here"},
        {OPT_END_NIGHT, 0, 0, "end the night"},
        {OPT_STEP, PAGE_PW_ARRIVAL, 0, "a villager arrives"},
        {OPT_STEP, PAGE_PW_SPELL, 0, "the Possessed Wizard casts a Spell"},
        {OPT_STEP, PAGE_PW_ACTION, 1 + POSSESSED_REF + 6,
         "the Possessed Wizard follows Buy here (Farmer)"},
        {OPT_STEP, PAGE_PW_ACTION, 0, "the Possessed Wizard mixes the cure"},
        {OPT_STEP, PAGE_PW_END, 0, "the Possessed Wizard ends the day"},
        {OPT_STEP, PAGE_RM_POWER, 0, "the Rabid Monster plays a Power"},
        {OPT_STEP, PAGE_RM_CARD, 1 + RABID_REF + 5,
         "the Rabid Monster follows Buy or Mix (Butcher)"},
        {OPT_STEP, PAGE_RM_EXTRA, 1 + RABID_REF,
         "the Rabid Monster takes a second helping by Cast (Farmer)"},
        {OPT_STEP, PAGE_RM_END, 0, "the Rabid Monster ends the night"},
    };
    Desk d = desk_open(CURSED, "mode nobody", "");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        Option o = option_make(rows[i].verb, rows[i].a, rows[i].b, 0);
        cr_expect_str_eq(words_of(&d, WIZARD, o), rows[i].words);
    }
    desk_close(&d);
}

/* What an option is about can be found on the table. */
Test(cursed_face, tokens_that_options_name_have_a_reference) {
    static const char *const zones[] = {"pouches", "supply", "bag"};
    Desk d = duel("pouch wolf_claw");
    View *v = view_new();
    match_view(d.match, WIZARD, v);
    for (int i = 0; i < v->zone_count; i++) {
        const ViewZone *zone = &v->zones[i];
        bool pointed = text_equal(zone->id, zones[0]) || text_equal(zone->id, zones[1]) ||
                       text_equal(zone->id, zones[2]);
        for (int k = 0; pointed && k < zone->item_count; k++) {
            const ViewItem *item = &v->items[zone->item_first + k];
            bool own = !text_equal(item->kind, "pouch") &&
                       !text_equal(item->kind, "coin") && !text_equal(item->kind, "sheep");
            cr_expect_eq(item->ref.kind, own ? REF_TOKEN : REF_NONE, "%s", item->kind);
        }
    }
    view_free(v);
    desk_close(&d);
}

Test(cursed_face, cards_are_named_by_their_titles) {
    Desk d = duel("");
    int meditate = (int)(spell("meditate") - printed()->spells);
    int boots = (int)(power("squeaky_boots") - printed()->powers);
    cr_expect_str_eq(words_of(&d, WIZARD, option_make(OPT_CAST, meditate, 0, 0)),
                     "cast Meditate");
    cr_expect_str_eq(words_of(&d, WIZARD, option_make(OPT_DISPEL, meditate, 0, 0)),
                     "dispel Meditate");
    cr_expect_str_eq(words_of(&d, WIZARD, option_make(OPT_PLAY, boots, 0, 0)),
                     "play Squeaky Boots");
    cr_expect_str_eq(words_of(&d, WIZARD, option_make(OPT_USE, boots, 0, 0)),
                     "use Squeaky Boots");
    cr_expect_str_eq(words_of(&d, WIZARD, option_make(OPT_DISCARD, boots, 0, 0)),
                     "discard Squeaky Boots");
    desk_close(&d);
}

Test(cursed_face, every_option_has_a_word_and_a_clause) {
    verbs_have_rows(&so_youve_been_cursed_face, OPT_COUNT, "SC-");
}

Test(cursed_face, a_click_on_a_thing_finds_its_options) {
    Desk d = duel("token house 7");
    cr_expect(targets(&d, WIZARD, option_make(OPT_GO, 3, 0, 0), "space:3"));
    cr_expect(!targets(&d, WIZARD, option_make(OPT_GO, 3, 0, 0), "space:6"));
    cr_expect(targets(&d, WIZARD, option_make(OPT_CAST, 5, 0, 0), "card:5"));
    cr_expect(targets(&d, WIZARD, option_make(OPT_PLAY, 5, 0, 0), "card:37"));
    cr_expect(targets(&d, WIZARD, option_make(OPT_ORDER, 5, 0, 0), "card:85"));
    cr_expect(targets(&d, WIZARD, option_make(OPT_EAT_SHEEP, 1, 0, 0), "space:23"));
    cr_expect(targets(&d, WIZARD, option_make(OPT_STEAL, 1, 0, 0), "space:6"));
    cr_expect(targets(&d, WIZARD, option_make(OPT_MIX, 1, 0, 0), "space:20"));
    cr_expect(targets(&d, WIZARD, option_make(OPT_MIX, 1, 0, 0), "track:cure"));
    cr_expect(targets(&d, WIZARD, option_make(OPT_DROP, 1, 0, 0), "zone:pouches"));
    cr_expect(targets(&d, WIZARD, option_make(OPT_DROP, 1, 0, 0), "token:wolf_claw"));
    cr_expect(
        targets(&d, WIZARD, option_make(OPT_INVITE, 0, 0, 0), "token:villager_farmer"));
    cr_expect(targets(&d, WIZARD, option_make(OPT_CALM, 0, 0, 0), "track:panic"));
    cr_expect(targets(&d, WIZARD, option_make(OPT_PAY_ACTION, 0, 0, 0), "track:actions"));
    cr_expect(targets(&d, WIZARD, option_make(OPT_PAY_ACTION, 1, 0, 0), "card:80"));
    desk_close(&d);
}

/* ---- Prices ------------------------------------------------------------------------- */

Test(cursed_face, sc_42_odds_of_a_theft_are_exact) {
    static const int plain[] = {5, 4, 3, 2}, boots[] = {25, 16, 9, 4},
                     key[] = {35, 32, 27, 20};
    for (int declared = 1; declared <= 4; declared++) {
        Odds one = cursed_steal_odds(declared, false, false);
        Odds lower = cursed_steal_odds(declared, true, false);
        Odds again = cursed_steal_odds(declared, false, true);
        cr_expect(one.wins == plain[declared - 1] && one.of == 6);
        cr_expect(lower.wins == boots[declared - 1] && lower.of == 36);
        cr_expect(again.wins == key[declared - 1] && again.of == 36);
    }
}

/* Every throw of the dice, counted: boots and key together. */
Test(cursed_face, odds_with_two_dice_and_a_second_throw_are_counted_right) {
    for (int declared = 1; declared <= 4; declared++) {
        int wins = 0;
        for (int throws = 0; throws < 1296; throws++) {
            int a = throws % 6, b = throws / 6 % 6, c = throws / 36 % 6, d = throws / 216;
            bool first = min_int(a, b) + 1 > declared;
            wins += first || min_int(c, d) + 1 > declared;
        }
        Odds odds = cursed_steal_odds(declared, true, true);
        cr_expect(odds.wins == wins && odds.of == 1296);
    }
}

static void steals_at(const char *front, const char *price_of_three) {
    int house = house_priced(4) + 1;
    Desk d = duel(say("coins 3; token house %d; house %d farmer%s", house, house, front));
    cr_assert(play(&d, WIZARD, say("go to house %d", house)));
    cr_expect_str_eq(price_of(&d, WIZARD, "steal 3 coins"), price_of_three);
    desk_close(&d);
}

Test(cursed_face, a_theft_shows_its_odds) {
    steals_at("", "3 in 6");
    steals_at("; front squeaky_boots", "9 in 36");
    steals_at("; front spectral_skeleton_key", "27 in 36");
}

Test(cursed_face, an_empty_house_pays_for_certain) {
    Desk d = duel("coins 3; token house 7; house 7 empty");
    cr_assert(play(&d, WIZARD, "go to house 7"));
    cr_expect_str_eq(price_of(&d, WIZARD, "steal 1 coin"), "for certain");
    cr_expect_str_eq(question(&d, WIZARD), "House 7: nobody is home.");
    desk_close(&d);
}

Test(cursed_face, a_second_throw_and_a_distraction_have_prices) {
    int house = house_priced(4) + 1;
    Desk d = duel(say("coins 3; token house %d; house %d farmer; "
                      "front spectral_skeleton_key; next rolls 1",
                      house, house));
    cr_assert(play_all(&d, WIZARD, say("go to house %d; steal 2 coins", house)));
    cr_expect_str_eq(question(&d, WIZARD), "Noticed! 3 needed, the die shows 1.");
    cr_expect_str_eq(price_of(&d, WIZARD, "throw the die again"), "4 in 6");
    cr_expect_str_eq(price_of(&d, WIZARD, "make a distraction"), "1 action; +2 coins");
    desk_close(&d);
}

Test(cursed_face, the_way_and_the_goods_have_prices) {
    int house = house_across(LABORATORY, 1) + 1;
    int price = printed()->price[house - 1];
    Desk d = duel(say("coins 20; token laboratory; house %d farmer", house));
    cr_expect_str_eq(
        price_of(&d, WIZARD, say("go to house %d", house)),
        say("fare 1 coin; Mandrake Root %d coin%s", price, price > 1 ? "s" : ""));
    cr_assert(play(&d, WIZARD, say("go to house %d", house)));
    cr_expect_str_eq(question(&d, WIZARD),
                     say("The journey to house %d costs 1 coin.", house));
    cr_expect_str_eq(price_of(&d, WIZARD, "pay the fare in coins"), "1 coin");
    cr_expect_str_eq(price_of(&d, WIZARD, "pay with an action"), "1 action");
    cr_assert(play(&d, WIZARD, "pay the fare in coins"));
    cr_expect_str_eq(question(&d, WIZARD), say("House %d: the Farmer sells.", house));
    cr_expect_str_eq(price_of(&d, WIZARD, "buy 2 Mandrake Root"),
                     say("%d coins", 2 * price));
    desk_close(&d);
}

Test(cursed_face, what_a_spell_makes_free_is_for_nothing) {
    int house = house_priced(1) + 1;
    Desk d = ready_to_cast("negotiation_charm",
                           say("token house %d; house %d farmer; coins 5", house, house));
    cr_assert(cast(&d, "negotiation_charm"));
    cr_assert(play(&d, WIZARD, say("go to house %d", house)));
    char detail[WORDS_BYTES];
    title_of(&d, match_state(d.match), WIZARD, detail);
    cr_expect(text_starts(detail, "Mandrake Root for nothing, "), "%s", detail);
    cr_assert(play(&d, WIZARD, "buy 1 Mandrake Root"));
    cr_assert(happened(&d, EV_BOUGHT, MANDRAKE_ROOT, 1, 0));
    desk_close(&d);
}

Test(cursed_face, a_newcomer_sells_at_the_price_of_the_house) {
    int house = house_priced(4) + 1;
    Desk d =
        duel(say("turn wizard arrival; house %d empty; house %d hunter; bag top farmer; "
                 "next rolls %d",
                 house, house_priced(1) + 1, house_priced(1) + 1));
    cr_expect_str_eq(price_of(&d, WIZARD, say("settle in house %d", house)),
                     "Mandrake Root 4 coins");
    desk_close(&d);
}

Test(cursed_face, a_way_beyond_the_purse_costs_an_action) {
    int house = house_across(LABORATORY, 1) + 1;
    Desk d = duel(say("coins 0; token laboratory; house %d empty", house));
    cr_expect_str_eq(price_of(&d, WIZARD, say("go to house %d", house)),
                     "fare 1 action more; nobody home");
    desk_close(&d);
}

Test(cursed_face, the_market_has_one_price) {
    Desk d = duel("coins 9; token market");
    cr_expect_str_eq(price_of(&d, WIZARD, "go to the Market"),
                     say("no fare; any one %d coins", printed()->market_price));
    cr_assert(play(&d, WIZARD, "go to the Market"));
    cr_expect_str_eq(price_of(&d, WIZARD, "buy 1 Gold Dust"),
                     say("%d coins", printed()->market_price));
    desk_close(&d);
}

Test(cursed_face, mixing_costs_the_way_once) {
    const Content *c = printed();
    Desk d = duel(say("coins 3; token laboratory; pouch %s, %s",
                      c->ingredient_id[c->cure[0][0]], c->ingredient_id[c->cure[0][1]]));
    const char *first = say("mix %s", c->ingredient_title[c->cure[0][0]]);
    const char *second = say("mix %s", c->ingredient_title[c->cure[0][1]]);
    cr_expect_str_eq(price_of(&d, WIZARD, first), "no fare");
    cr_assert(play(&d, WIZARD, first));
    cr_expect_str_eq(price_of(&d, WIZARD, second), "");
    desk_close(&d);
}

Test(cursed_face, a_spell_shows_what_it_needs_and_gives) {
    Desk d = ready_to_cast("unending_hunger", "");
    const Card *card = spell("unending_hunger");
    const char *price = price_of(&d, WIZARD, "cast Unending Hunger");
    cr_expect(strstr(price, say("+%d coins", card->coins)), "%s", price);
    cr_expect(text_starts(price, say("1 action; %s", plain(card->spends))), "%s", price);
    desk_close(&d);
}

/* Before one agrees: the place, the fare, the actions. */
Test(cursed_face, a_spell_shows_the_journey_it_takes) {
    const char *transmute = "cast Transmute";
    const char *hand = "wizard hand transmute, new_farmhands, butchers_broth";
    Desk d = duel(say("token market; coins 5; %s; no villagers", hand));
    cr_expect_str_eq(price_of(&d, WIZARD, transmute),
                     "1 action and 1 coin, or 2 actions, at the Laboratory; +3 coins");
    cr_expect_str_eq(price_of(&d, WIZARD, "cast New Farmhands"),
                     "1 action, at an empty house; +5 coins");
    desk_close(&d);
    d = duel(say("token market; coins 0; %s; villagers butcher at 1", hand));
    cr_expect_str_eq(price_of(&d, WIZARD, transmute),
                     "2 actions, at the Laboratory; +3 coins");
    desk_close(&d);
    d = duel(say("token market; coins 5; actions 1; %s; no villagers; "
                 "villagers butcher at 1, 16",
                 hand));
    cr_expect_str_eq(price_of(&d, WIZARD, transmute),
                     "1 action and 1 coin, at the Laboratory; +3 coins");
    cr_expect_str_eq(price_of(&d, WIZARD, "cast Butcher's Broth"),
                     "1 action and 1 coin or more, at a Butcher's house; +1 coin");
    desk_close(&d);
    d = desk_open(CURSED, "mode wizard",
                  say("token market; coins 5; orders rm01, rm04; %s", hand));
    cr_assert(play(&d, 0, "follow Cast (Farmer)"));
    cr_expect_str_eq(price_of(&d, 0, transmute),
                     "1 coin, or 1 action, at the Laboratory; +3 coins");
    desk_close(&d);
}

/* ---- Refusals ----------------------------------------------------------------------- */

/* The words of a refusal; "" when the option is not among them. */
static const char *reason_of(const Desk *d, Seat seat, const char *words) {
    static OptionList list;
    static Refusals why;
    static char room[WORDS_BYTES];
    Text out = text_over(room, sizeof room);
    match_explain(d->match, seat, &list, &why);
    for (int i = 0; i < why.count; i++)
        if (text_equal(words_of(d, seat, why.at[i].option), words))
            refusal_words(&why.at[i], &out);
    return room;
}

Test(cursed_face, refusals_name_their_reason_and_number) {
    Desk d = duel("coins 0; actions 1; token market; pouch mandrake_root, ash_twig, "
                  "ash_twig; wizard hand transmute, invisibility, leftovers, "
                  "butchers_broth");
    cr_expect_str_eq(reason_of(&d, WIZARD, "cast Transmute"),
                     "needs 1 more coin for the fare");
    cr_expect_str_eq(reason_of(&d, WIZARD, "cast Invisibility"),
                     "needs an empty house: all 20 are full");
    cr_expect_str_eq(reason_of(&d, WIZARD, "cast Leftovers"), "needs 1 more Wishbone");
    cr_expect_str_eq(reason_of(&d, WIZARD, "go to the Market"), "needs 1 more free pouch");
    cr_expect_str_eq(reason_of(&d, WIZARD, "mix Mandrake Root"),
                     "needs 1 more coin for the fare");
    desk_close(&d);

    d = duel("no villagers; wizard hand butchers_broth; coins 2; pouch nothing");
    cr_expect_str_eq(reason_of(&d, WIZARD, "cast Butcher's Broth"),
                     "no Butcher lives in the village");
    cr_expect_str_eq(reason_of(&d, WIZARD, "go to the Market"), "needs 3 more coins");
    desk_close(&d);

    d = duel("turn monster feeding; token house 7; no villagers; energy 9; "
             "monster hand scarce_supplies");
    cr_expect_str_eq(reason_of(&d, MONSTER, "walk to house 11"),
                     "3 roads away: go step by step");
    cr_expect_str_eq(reason_of(&d, MONSTER, "eat a sheep of pasture 3"), "1 road away");
    cr_expect_str_eq(reason_of(&d, MONSTER, "play Scarce Supplies"),
                     "the Market was not visited this turn");
    desk_close(&d);
}

Test(cursed_face, orders_say_what_they_lack) {
    Desk d = desk_open(CURSED, "mode wizard",
                       "orders rm04, rm01, rm12; wizard hand leftovers; coins 0; "
                       "pouch ash_twig, ash_twig, ash_twig");
    cr_expect_str_eq(reason_of(&d, 0, "follow Buy (Farmer)"), "needs 1 more free pouch");
    cr_expect_str_eq(reason_of(&d, 0, "follow Cast (Farmer)"),
                     "no Spell in hand can be cast");
    cr_assert(offers(&d, 0, "follow Steal (Noble)"));
    desk_close(&d);
}

/* A step within the action is free, one more costs Energy. */
Test(cursed_face, the_night_has_prices) {
    const Content *c = printed();
    Desk d =
        duel("turn monster; token house 7; energy 9; panic 5; no villagers; no guards; "
             "house 7 noble; front gift_of_the_gab");
    cr_expect_str_eq(price_of(&d, MONSTER, "quiet night"), "Panic -2, Curse -1");
    cr_expect_str_eq(price_of(&d, MONSTER, "feed"), "3 actions");
    cr_assert(play(&d, MONSTER, "feed"));
    cr_expect_str_eq(price_of(&d, MONSTER, "walk to house 5"), "");
    cr_expect_str_eq(price_of(&d, MONSTER, "eat the Noble"), "+3 Energy");
    cr_expect_str_eq(price_of(&d, MONSTER, "calm the village"),
                     say("%d Energy", c->energy_calm));
    cr_expect_str_eq(price_of(&d, MONSTER, "dispel Gift of the Gab"),
                     say("%d Energy", c->energy_dispel));
    cr_assert(play_all(&d, MONSTER, "walk to house 5; walk to house 7"));
    cr_expect_str_eq(question(&d, MONSTER), "House 7: eat the Noble?");
    desk_close(&d);
}

Test(cursed_face, more_movement_costs_energy) {
    Desk d = duel("turn monster feeding; token house 7; energy 9; no villagers; no guards; "
                  "pasture 2 sheep 1");
    cr_expect_str_eq(price_of(&d, MONSTER, "eat a sheep of pasture 2"), "+1 Energy");
    cr_assert(play_all(&d, MONSTER, "walk to house 5; walk to house 7"));
    cr_expect_str_eq(question(&d, MONSTER), "House 7: walk on?");
    cr_expect_str_eq(price_of(&d, MONSTER, "walk to house 5"),
                     say("%d Energy", printed()->energy_move));
    desk_close(&d);

    d = duel("turn monster feeding; token house 7; energy 9; no villagers; no guards; "
             "front hydrophobia, fast_food, unending_hunger; pasture 2 sheep 1");
    cr_expect_str_eq(price_of(&d, MONSTER, "walk to house 8"), "2 steps");
    cr_expect_str_eq(price_of(&d, MONSTER, "eat a sheep of pasture 2"), "+0 Energy");
    cr_assert(play_all(&d, MONSTER, "walk to house 5; walk to house 7"));
    cr_expect_str_eq(price_of(&d, MONSTER, "walk to house 8"),
                     say("%d Energy", 2 * (printed()->energy_move - 1)));
    desk_close(&d);
}

Test(cursed_face, powers_show_their_price_but_for_a_quiet_night) {
    Desk d = ready_to_play("noble_blood", "panic 1");
    const Card *card = power("noble_blood");
    const char *price = price_of(&d, MONSTER, "play Noble Blood");
    if (card->energy) cr_expect(text_starts(price, say("%d Energy", card->energy)));
    cr_expect_eq(strstr(price, "Panic +1") != NULL, card->panic > 0);
    cr_expect_eq(text_equal(price, "free"), !card->energy && !card->panic);
    desk_close(&d);

    d = duel("turn monster; monster hand noble_blood");
    cr_assert(play(&d, MONSTER, "quiet night"));
    cr_expect_str_eq(price_of(&d, MONSTER, "play Noble Blood"), "free");
    desk_close(&d);
}

/* Ruling 43 seen beforehand: Steal next door (Hunter) takes 1 Energy for each Hunter. */
Test(cursed_face, a_meal_shows_what_a_card_takes_of_it) {
    Desk d = desk_open(CURSED, "mode monster",
                       "turn monster feeding; token house 7; house 7 hunter; "
                       "plan pw01; feeding pw02");
    cr_expect_str_eq(price_of(&d, 0, "eat the Hunter"), "+0 Energy");
    desk_close(&d);
}

/* SC-73, SC-77: whatever a Rabid Monster card is used for, it is followed at night. */
Test(cursed_face, a_card_that_is_used_shows_whom_it_hunts) {
    Desk d = desk_open(CURSED, "mode wizard", "");
    OptionList list = {0};
    int followed = 0;
    match_options(d.match, 0, &list);
    for (int i = 0; i < list.count; i++) {
        if (list.at[i].verb != OPT_ORDER) continue;
        char expected[80], words[WORDS_BYTES];
        Text hunt = text_over(expected, sizeof expected);
        Text option = text_over(words, sizeof words);
        const RabidCard *card = &printed()->rabid[list.at[i].arg[0]];
        text_format(&hunt, "then it hunts a %s", printed()->villagers[card->kind].title);
        match_option_words(d.match, 0, list.at[i], &option);
        cr_expect_str_eq(price_of(&d, 0, words), expected);
        followed++;
    }
    cr_expect_eq(followed, 4);
    desk_close(&d);
}

/* A guide explains the mode being played. */
Test(cursed_face, guides_fit_the_mode) {
    Desk two = duel(""), wizard = desk_open(CURSED, "mode wizard", ""),
         monster = desk_open(CURSED, "mode monster", "");
    const State *s[] = {match_state(two.match), match_state(wizard.match),
                        match_state(monster.match)};
    for (int kind = ASK_NOTHING + 1; kind < ASK_COUNT; kind++)
        for (int mode = 0; mode < 3; mode++)
            cr_expect_not_null(cursed_guide(s[mode], kind), "%d", kind);
    cr_expect(strstr(cursed_guide(s[0], ASK_DAY), "you have actions"));
    cr_expect(strstr(cursed_guide(s[1], ASK_DAY), "follows one of these cards"));
    cr_expect(strstr(cursed_guide(s[1], ASK_FARE), "one of the cards"));
    cr_expect(strstr(cursed_guide(s[2], ASK_EAT), "Feeding effect"));
    cr_expect_not(strstr(cursed_guide(s[0], ASK_EAT), "Feeding effect"));
    desk_close(&two);
    desk_close(&wizard);
    desk_close(&monster);
}

/* ---- Questions ---------------------------------------------------------------------- */

/* Every kind of question, put to a state where the things it names exist. */
Test(cursed_face, questions_have_at_most_eight_words_and_a_line_of_numbers) {
    Desk d = duel("token house 7; house 7 farmer; house 1 noble; cure 3");
    CursedState *s = alloc_zero(sizeof *s);
    memcpy(s, match_state(d.match), sizeof *s);
    s->arriving = 1 + HUNTER;
    s->powers.front |= bit((int)(power("monstrous_leap") - printed()->powers));
    for (int kind = ASK_NOTHING + 1; kind < ASK_COUNT; kind++) {
        s->head.asked[WIZARD] = (Decision){(uint16_t)kind, 0, 1};
        if (kind == ASK_ACT) s->head.asked[WIZARD].source = RABID_REF;
        question_reads_well(&d, &s->head, WIZARD);
    }
    cr_expect_null(cursed_guide(match_state(d.match), ASK_NOTHING));
    alloc_free(s);
    desk_close(&d);
}

Test(cursed_face, who_is_not_asked_reads_nothing) {
    Desk d = duel("");
    char detail[WORDS_BYTES];
    const State *s = match_state(d.match);
    cr_expect_str_eq(title_of(&d, s, MONSTER, detail), "");
    cr_expect_str_eq(title_of(&d, s, SEAT_CLOCK, detail), "");
    desk_close(&d);
}

Test(cursed_face, questions_name_the_thing) {
    Desk d = duel("turn wizard arrival; no villagers; house 5 noble; bag top farmer; "
                  "next rolls 5");
    cr_expect_str_eq(question(&d, WIZARD), "The Farmer finds house 5 taken.");
    desk_close(&d);

    d = desk_open(CURSED, "mode wizard", "orders rm07; coins 3");
    cr_assert(play(&d, 0, "follow Buy or Steal (Farmer)"));
    cr_expect_str_eq(question(&d, 0), "Buy or Steal (Farmer): your action.");
    desk_close(&d);
}

/* ---- Events ------------------------------------------------------------------------- */

Test(cursed_face, every_event_is_a_sentence) {
    static const char *const setups[] = {"mode duel", "mode wizard", "mode monster",
                                         "mode nobody"};
    for (int i = 0; i < 4; i++) {
        Desk d = desk_open(CURSED, setups[i], "");
        events_read_well(&d, EV_COUNT);
        desk_close(&d);
    }
}

Test(cursed_face, events_tell_who_what_and_how_many) {
    Desk d = duel("");
    Event bought = event_public(EV_BOUGHT, WIZARD, WOLF_CLAW, 2, 4);
    cr_expect_str_eq(event_said(&d, bought, SEAT_WATCHER),
                     "The Wizard bought 2 Wolf Claw for 4 coins.");
    cr_expect_str_eq(event_said(&d, bought, MONSTER),
                     "The Wizard bought 2 Wolf Claw for 4 coins.");
    cr_expect_str_eq(event_said(&d, bought, WIZARD), "You bought 2 Wolf Claw for 4 coins.");
    cr_expect_str_eq(
        event_said(&d, event_public(EV_BOUGHT, WIZARD, WISHBONE, 1, 0), WIZARD),
        "You got 1 Wishbone for nothing.");
    cr_expect_str_eq(event_said(&d, event_public(EV_TRAVELLED, WIZARD, 6, 7, -1), MONSTER),
                     "The Wizard went from house 7 to house 8 for an action.");
    cr_expect_str_eq(event_said(&d, event_public(EV_ATE, MONSTER, FARMER, 8, 0), WIZARD),
                     "The Monster ate a Farmer at house 9.");
    cr_expect_str_eq(event_said(&d, event_public(EV_ATE, MONSTER, SHEEP, 1, 0), MONSTER),
                     "You ate a sheep at pasture 2.");
    cr_expect_str_eq(event_said(&d, event_public(EV_PANIC, MONSTER, -2, 3, 0), WIZARD),
                     "Panic fell by 2 to 3 of 10.");
    cr_expect_str_eq(event_said(&d, event_public(EV_ENERGY, MONSTER, -1, 2, 0), MONSTER),
                     "You spent 1 Energy; 2 Energy left.");
    Event step = event_public(EV_ENERGY, MONSTER, -1, 2, CAUSE_STEP);
    cr_expect_str_eq(event_said(&d, step, MONSTER),
                     "You spent 1 Energy on another step; 2 Energy left.");
    cr_expect(strstr(event_said(&d, event_public(EV_PLAN_FEED, WIZARD, 0, 0, 0), MONSTER),
                     " came to lie beside the Monster board."),
              "it fits one card and several");
    cr_expect_str_eq(
        event_said(&d, event_public(EV_JUMPED, MONSTER, MARKET, 0, ROLE_MONSTER), WIZARD),
        "The Monster leapt to the Market.");
    cr_expect_str_eq(
        event_said(&d, event_public(EV_LAID, MONSTER, POWER_REF, 0, 0), WIZARD),
        say("%s now lies before you.", printed()->powers[0].title));
    desk_close(&d);
}

/* The log says why. */
Test(cursed_face, events_tell_the_cause) {
    Desk d = duel("");
    int boots = POWER_REF + (int)(power("squeaky_boots") - printed()->powers);
    static const struct {
        int kind, a, b, cause;
        const char *words;
    } rows[] = {
        {EV_PANIC, 1, 3, CAUSE_GUARD, "Panic rose by 1 to 3 of 10 through a guard."},
        {EV_PANIC, -2, 3, CAUSE_QUIET, "Panic fell by 2 to 3 of 10 for the Quiet Night."},
        {EV_CURSE, 1, 3, CAUSE_PAIR,
         "The Curse rose by 1 to 3 of 10 for two of a kind eaten."},
        {EV_ENERGY, -1, 2, CAUSE_GUARD,
         "You lost 1 Energy through a guard; 2 Energy left."},
        {EV_ENERGY, -3, 2, CAUSE_TO_CALM,
         "You spent 3 Energy to calm the village; 2 Energy left."},
        {EV_ENERGY, 3, 5, CAUSE_MEAL,
         "You gained 3 Energy from the meal; 5 Energy in all."},
        {EV_SHEEP, 1, -1, CAUSE_CARD + 0,
         "Pasture 2 lost 1 sheep through A Village Feast."},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        Event e = event_public(rows[i].kind, MONSTER, rows[i].a, rows[i].b, rows[i].cause);
        cr_expect_str_eq(event_said(&d, e, MONSTER), rows[i].words);
    }
    Event cost = event_public(EV_ENERGY, MONSTER, -2, 1, CAUSE_COST + boots);
    cr_expect_str_eq(event_said(&d, cost, WIZARD),
                     "The Monster spent 2 Energy for Squeaky Boots; 1 Energy left.");
    Event gone = event_public(EV_DISCARDED, WIZARD, boots, ROLE_WIZARD,
                              CAUSE_UNTIL + UNTIL_BUYS + SILK_THREAD);
    cr_expect_str_eq(
        event_said(&d, gone, WIZARD),
        "Squeaky Boots left its place in front of you, since you bought Silk Thread.");
    desk_close(&d);
}

/* The last arrival of the match, as the log words it. */
static const char *last_arrival(const Desk *d) {
    for (int i = match_event_count(d->match) - 1; i >= 0; i--) {
        Event e = match_event(d->match, i, SEAT_WATCHER);
        if (e.kind == EV_ARRIVED) return event_said(d, e, SEAT_WATCHER);
    }
    return "nobody arrived";
}

Test(cursed_face, an_arrival_tells_what_brought_it) {
    Desk d = ready_to_cast("new_farmhands", "no villagers; bag top hunter, farmer; "
                                            "token house 1; next rolls 9, 10");
    cr_assert(cast(&d, "new_farmhands"));
    cr_expect_str_eq(last_arrival(&d), "A Farmer moved into house 10, brought by New "
                                       "Farmhands; the die showed 10.");
    desk_close(&d);

    d = ready_to_cast("hypnotize", "no villagers; house 9 hunter; next rolls 9");
    cr_assert(cast(&d, "hypnotize"));
    cr_assert(play_all(&d, WIZARD, "invite a Noble; settle in house 12"));
    cr_expect_str_eq(last_arrival(&d),
                     "A Noble moved into house 12, brought by Hypnotize.");
    desk_close(&d);
}

Test(cursed_face, full_houses_are_told_with_the_spell_that_called) {
    Desk d = ready_to_cast("hypnotize", "");
    cr_assert(cast(&d, "hypnotize"));
    cr_expect(happened(&d, EV_NOBODY_CAME, 0, ANY, ANY));
    Event full = event_public(EV_NOBODY_CAME, SEAT_CLOCK, 0, 0, 0);
    cr_expect_str_eq(event_said(&d, full, SEAT_WATCHER),
                     "Nobody arrived: all 20 houses are full.");
    desk_close(&d);
}

Test(cursed_face, arrivals_of_the_night_tell_what_brought_them) {
    Desk d = duel("turn monster; monster hand noble_blood; no villagers; "
                  "bag top butcher, farmer, noble; next rolls 9, 10, 11");
    cr_assert(play(&d, MONSTER, "quiet night"));
    cr_assert(play(&d, MONSTER, "play no card"));
    cr_assert(happened(&d, EV_ARRIVED, FARMER, 9, 10));
    cr_expect_str_eq(last_arrival(&d), "A Noble moved into house 11; the die showed 11.");
    Event e = event_public4(EV_ARRIVED, SEAT_CLOCK, FARMER, 9, 10, CAUSE_QUIET);
    cr_expect_str_eq(event_said(&d, e, WIZARD),
                     "A Farmer moved into house 10 on the Quiet Night; the die showed 10.");
    desk_close(&d);

    d = duel("turn monster feeding; token house 7; no villagers; house 7 merchant; "
             "front voracious_appetite; bag top butcher; next rolls 9");
    cr_assert(play(&d, MONSTER, "eat the Merchant"));
    cr_expect_str_eq(last_arrival(&d), "A Butcher moved into house 9, brought by Voracious "
                                       "Appetite; the die showed 9.");
    desk_close(&d);
}

/* Whose a track is never changes: by night the Monster has actions of its own. */
Test(cursed_face, a_track_has_one_owner_by_day_and_night) {
    Desk day = duel("actions 2"), night = duel("turn monster feeding; actions 1");
    View *v = view_new();
    match_view(day.match, WIZARD, v);
    for (int i = 0; i < v->track_count; i++)
        if (text_equal(v->tracks[i].id, "actions"))
            cr_expect_eq(v->tracks[i].owner, WIZARD);
    view_clear(v);
    match_view(night.match, WIZARD, v);
    bool found = false;
    for (int i = 0; i < v->track_count; i++) {
        cr_expect(!text_equal(v->tracks[i].id, "actions"));
        if (!text_equal(v->tracks[i].id, "night_actions")) continue;
        found = v->tracks[i].owner == MONSTER && v->tracks[i].value == 1;
    }
    cr_expect(found);
    view_free(v);
    desk_close(&day);
    desk_close(&night);
}

Test(cursed_face, a_drawn_card_is_told_to_its_hand_alone) {
    Desk d = duel("");
    Event drew = event_secret(EV_DREW, WIZARD, ROLE_WIZARD, 0, 3);
    cr_expect_str_eq(event_said(&d, event_for(drew, WIZARD), WIZARD),
                     say("You drew %s.", printed()->spells[3].title));
    cr_expect_str_eq(event_said(&d, event_for(drew, MONSTER), MONSTER),
                     "The Wizard drew a Spell.");
    cr_expect(names_a_card(&d, drew, WIZARD));
    cr_expect(!names_a_card(&d, drew, MONSTER));
    desk_close(&d);
}

/* ---- Scene and View ----------------------------------------------------------------- */

Test(cursed_face, a_hand_is_shown_to_its_seat_alone) {
    Desk d = duel("");
    static const Seat viewers[] = {WIZARD, MONSTER, SEAT_WATCHER};
    int spells = bits_count(cursed(&d)->spells.deck.cards),
        powers = bits_count(cursed(&d)->powers.deck.cards);
    for (int i = 0; i < 3; i++) {
        View *v = seen(&d, viewers[i]);
        cr_expect_eq(zone_of(v, "spells")->count, HAND_SIZE);
        cr_expect_eq(zone_of(v, "powers")->count, HAND_SIZE);
        cr_expect_eq(zone_of(v, "spells")->item_count,
                     viewers[i] == WIZARD ? HAND_SIZE : 0);
        cr_expect_eq(zone_of(v, "powers")->item_count,
                     viewers[i] == MONSTER ? HAND_SIZE : 0);
        cr_expect_eq(zone_of(v, "spell_deck")->count, spells);
        cr_expect_eq(zone_of(v, "power_deck")->count, powers);
        cr_expect_eq(zone_of(v, "spell_deck")->item_count, 0);
        view_free(v);
    }
    desk_close(&d);
}

Test(cursed_face, the_village_is_on_the_map) {
    Desk d = duel("token house 7; house 3 empty; guards top nothing");
    View *v = seen(&d, SEAT_WATCHER);
    cr_expect_eq(pieces_of(v, "villager_"), HOUSES - 1);
    cr_expect_eq(pieces_of(v, "guard"), printed()->crossing_count);
    cr_expect_eq(pieces_of(v, "wizard"), 1);
    cr_expect_eq(pieces_of(v, "monster"), 0);
    cr_expect_eq(zone_of(v, "bag")->count, cursed_bag_count(cursed(&d)));
    cr_expect_str_eq(v->round, say("Day %d", cursed(&d)->round));
    cr_expect_str_eq(v->phase, "Wizard");
    view_free(v);
    desk_close(&d);
}

static const char *note_at(const View *v, const char *zone, int place) {
    return note_in(v, zone_of(v, zone), place);
}

Test(cursed_face, pouches_stomach_and_cure_show_their_places) {
    Desk d = duel("turn monster feeding; cure 2; front box_of_holding, monstrous_leap; "
                  "pouch wolf_claw, wolf_claw, ash_twig, wolf_claw; "
                  "stomach farmer, sheep, noble, farmer");
    View *v = seen(&d, WIZARD);
    cr_expect_eq(zone_of(v, "pouches")->count, 4);
    cr_expect_str_eq(note_at(v, "pouches", 3), "on the Box of Holding");
    cr_expect_eq(zone_of(v, "stomach")->count, 4);
    cr_expect_str_eq(note_at(v, "stomach", 2), "");
    cr_expect_str_eq(note_at(v, "stomach", 3), "beside the stomach");
    cr_expect_str_eq(note_at(v, "cure_path", 1), "done");
    cr_expect_str_eq(note_at(v, "cure_path", 2), "next");
    cr_expect_str_eq(note_at(v, "cure_path", 3), "");
    cr_expect_eq(zone_of(v, "before_wizard")->count, 1);
    cr_expect_str_eq(note_at(v, "before_monster", 0), "single use");
    view_free(v);
    desk_close(&d);
}

Test(cursed_face, automas_sit_behind_the_people) {
    Desk d = desk_open(CURSED, "mode monster; villager_cards yes", "turn monster");
    View *v = seen(&d, 0);
    cr_assert_eq(v->seat_count, 2);
    cr_expect_str_eq(v->seats[0].role, "monster");
    cr_expect_str_eq(v->seats[1].name, "The Possessed Wizard");
    cr_expect_eq(zone_of(v, "plan")->owner, 1);
    cr_expect_str_eq(note_at(v, "plan", 0), "next");
    cr_expect_eq(zone_of(v, "villager_discard")->count, HOUSES);
    cr_expect_null(zone_of(v, "orders"));
    view_free(v);
    desk_close(&d);

    d = desk_open(CURSED, "mode wizard", "orders rm01, rm02");
    v = seen(&d, 0);
    cr_expect_str_eq(v->seats[1].name, "The Rabid Monster");
    cr_expect_eq(zone_of(v, "orders")->item_count, 2);
    cr_expect_eq(zone_of(v, "order_row")->item_count, 0);
    cr_expect_null(zone_of(v, "guards"));
    view_free(v);
    desk_close(&d);
}

static const char *mark_at(const Scene *sc, const char *track, int place) {
    const SceneTrack *t = scene_find_track(sc, track);
    cr_assert(t && place < t->mark_count);
    return sc->marks[t->mark_first + place].label;
}

Test(cursed_face, sc_69_both_sides_of_the_board_name_their_panic) {
    static const struct {
        const char *setup, *busy, *plenty;
        bool energy;
    } sides[] = {
        {"mode duel", "Get busy!", "A plethora of potions!", true},
        {"mode wizard", "Get busy!", "A plethora of potions!", false},
        {"mode monster", "Maximum Possession!", "Possession intensifies!", true},
        {"mode nobody", "Maximum Possession!", "Possession intensifies!", false},
    };
    for (int i = 0; i < 4; i++) {
        Desk d = desk_open(CURSED, sides[i].setup, "");
        Scene *sc = scene_new();
        match_scene(d.match, sc);
        cr_expect_str_eq(mark_at(sc, "panic", 0), sides[i].busy);
        cr_expect_str_eq(mark_at(sc, "panic", 1), "Stay inside!");
        cr_expect_str_eq(mark_at(sc, "panic", 2), sides[i].plenty);
        cr_expect_eq(scene_find_track(sc, "energy") != NULL, sides[i].energy);
        cr_expect_eq(sc->space_count, SPACES + printed()->pasture_count);
        scene_free(sc);
        desk_close(&d);
    }
}

/* Each road once, and crossings named for what they are. */
Test(cursed_face, roads_bridges_and_gates_are_drawn) {
    Desk d = duel("");
    Scene *sc = scene_new();
    match_scene(d.match, sc);
    int ends = 0, crossings = 0, bridges = 0;
    for (int i = 0; i < SPACES; i++) ends += bits_count(printed()->map.next[i]);
    for (int i = 0; i < sc->road_count; i++) {
        crossings += !text_equal(sc->roads[i].kind, "road");
        bridges += text_equal(sc->roads[i].kind, "bridge");
        cr_expect_lt(sc->roads[i].a, sc->roads[i].b);
    }
    cr_expect_eq(sc->road_count, ends / 2);
    cr_expect_eq(crossings, printed()->crossing_count);
    cr_expect_eq(bridges, bits_count(printed()->bridges));
    scene_free(sc);
    desk_close(&d);
}

/* A card's text is for the side that plays it in this match. */
Test(cursed_face, an_automa_has_its_own_texts) {
    int distract = (int)(spell("distract") - printed()->spells);
    Desk d = duel(""), alone = desk_open(CURSED, "mode monster", "");
    Scene *person = scene_new(), *automa = scene_new();
    match_scene(d.match, person);
    match_scene(alone.match, automa);
    cr_expect_str_eq(scene_find_card(person, distract)->text, spell("distract")->text);
    cr_expect_str_eq(scene_find_card(automa, distract)->text, spell("distract")->auto_text);
    cr_expect_str_eq(scene_find_card(automa, distract)->cost, "");
    cr_expect_null(scene_find_card(person, POSSESSED_REF));
    cr_expect(scene_find_card(automa, POSSESSED_REF));
    scene_free(person);
    scene_free(automa);
    desk_close(&d);
    desk_close(&alone);
}
