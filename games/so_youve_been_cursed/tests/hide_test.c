/* What a seat may not know, what a bot may imagine of it, and what can never be true. */
#include "automa_desk.h"

#include "so_youve_been_cursed/so_youve_been_cursed.h"

/* A separate copy of the state, to break. */
typedef struct Copy {
    Desk desk;
    CursedState s;
} Copy;

static Copy copy_of(Desk d) {
    Copy copy = {d, *cursed(&d)};
    return copy;
}

/* ---- Secrets -------------------------------------------------------------------------------- */

Test(cursed, hide_the_others_hand_lies_in_its_deck) {
    Desk d =
        duel("wizard hand swap, meditate; monster hand noble_blood, fast_food, new_moon");
    CursedState seen;
    match_hidden(d.match, WIZARD, &seen);
    cr_assert_eq(seen.powers.hand, 0);
    cr_assert_eq(seen.powers.hand_count, 3); /* everybody can count */
    cr_assert_eq(seen.powers.deck.cards,
                 cursed(&d)->powers.deck.cards | cursed(&d)->powers.hand);
    cr_assert_eq(seen.spells.hand, cursed(&d)->spells.hand);

    match_hidden(d.match, MONSTER, &seen);
    cr_assert_eq(seen.spells.hand, 0);
    cr_assert_eq(seen.powers.hand, cursed(&d)->powers.hand);

    match_hidden(d.match, SEAT_WATCHER, &seen);
    cr_assert_eq(seen.spells.hand | seen.powers.hand, 0);
    desk_close(&d);
}

/* Which of two hands it is makes no difference to a seat that does not see it. */
Test(cursed, hide_tells_nothing_about_a_hand) {
    Desk d = duel("turn wizard; monster hand noble_blood, fast_food");
    Desk e = duel("turn wizard; monster hand new_moon, plumb_lambs");
    CursedState one, other;
    match_hidden(d.match, WIZARD, &one);
    match_hidden(e.match, WIZARD, &other);
    cr_assert_arr_eq(&one, &other, sizeof one);
    desk_close(&d);
    desk_close(&e);
}

static bool is_empty(const DeckTop *top) {
    static const DeckTop nothing;
    return memcmp(top, &nothing, sizeof nothing) == 0;
}

Test(cursed, hide_forgets_what_was_arranged_to_come) {
    Desk d = duel("spell deck top diplosi; power deck top noble_blood; bag top noble; "
                  "guards top panic");
    cr_assert(!is_empty(&cursed(&d)->spells.deck.top) &&
              !is_empty(&cursed(&d)->powers.deck.top));
    cr_assert(!is_empty(&cursed(&d)->bag_top) && !is_empty(&cursed(&d)->guard_top));
    CursedState seen;
    match_hidden(d.match, WIZARD, &seen);
    cr_assert(is_empty(&seen.spells.deck.top) && is_empty(&seen.powers.deck.top));
    cr_assert(is_empty(&seen.bag_top) && is_empty(&seen.guard_top));
    desk_close(&d);

    d = nobody("rabid top rm01; possessed top pw01");
    cr_assert(!is_empty(&cursed(&d)->rabid_top) && !is_empty(&cursed(&d)->possessed_top));
    match_hidden(d.match, SEAT_WATCHER, &seen);
    cr_assert(is_empty(&seen.rabid_top) && is_empty(&seen.possessed_top));
    desk_close(&d);
}

/* A guess has a hand of the right size, and looks the same to the guesser. */
Test(cursed, guess_fits_what_is_seen) {
    Desk d = duel("");
    Rng rng = rng_from_seed((const uint64_t[2]){7, 7});
    uint32_t hands = 0;
    for (int i = 0; i < 50; i++) {
        CursedState seen, guess, again;
        match_hidden(d.match, WIZARD, &seen);
        guess = seen;
        cursed_guess(&d.box->box, &guess.head, WIZARD, &rng);
        cr_assert_eq(bits_count(guess.powers.hand), 4);
        cr_assert_eq(guess.powers.hand & guess.powers.deck.cards, 0);
        cr_assert_eq(guess.spells.hand, seen.spells.hand);
        cr_assert_null(cursed_check(&d.box->box, &guess.head));
        again = guess;
        cursed_hide(&d.box->box, &again.head, WIZARD);
        cr_assert_arr_eq(&again, &seen, sizeof seen);
        hands |= guess.powers.hand;
    }
    cr_assert_eq(hands,
                 cursed(&d)->powers.hand | cursed(&d)->powers.deck.cards); /* any card */
    desk_close(&d);
}

/* When the discards are shuffled everybody can tell what is in hand: all that is nowhere
 * else. No guess may deal one of those old discards in its place. */
Test(cursed, guess_knows_the_hand_that_the_discards_leave_over) {
    Desk d = duel("turn monster feeding; monster hand noble_blood, fast_food, new_moon; "
                  "power deck empty; no villagers; energy 0; token laboratory");
    uint32_t held = cursed(&d)->powers.hand;
    cr_assert(play(&d, MONSTER, "end the night"));
    cr_assert_eq(cursed(&d)->powers.hand & held, held);
    Rng rng = rng_from_seed((const uint64_t[2]){7, 7});
    for (int i = 0; i < 50; i++) {
        CursedState guess;
        match_hidden(d.match, WIZARD, &guess);
        cursed_guess(&d.box->box, &guess.head, WIZARD, &rng);
        cr_assert_eq(guess.powers.hand & held, held);
        cr_assert_eq(bits_count(guess.powers.hand), 4);
    }
    desk_close(&d);
}

/* SC-37: the Spell was shown; no guess may hold another hand without it. */
Test(cursed, guess_keeps_the_spell_that_was_shown) {
    Desk d = duel("wizard hand new_farmhands, swap; coins 9; token laboratory; "
                  "house 3 empty; house 9 empty");
    cr_assert(play(&d, WIZARD, "cast New Farmhands"));
    int card = cursed(&d)->errand_card;
    Rng rng = rng_from_seed((const uint64_t[2]){7, 7});
    for (int i = 0; i < 50; i++) {
        CursedState guess;
        match_hidden(d.match, MONSTER, &guess);
        cursed_guess(&d.box->box, &guess.head, MONSTER, &rng);
        cr_assert(guess.spells.hand & bit(card));
        cr_assert_eq(bits_count(guess.spells.hand), 2);
        cr_assert_null(cursed_check(&d.box->box, &guess.head));
    }
    desk_close(&d);
}

/* ---- What can never be true ------------------------------------------------------------------------ */

static const char *broken(const Copy *copy) {
    return cursed_check(&copy->desk.box->box, &copy->s.head);
}

/* The copy was whole, is not now, and the sentence says so. */
static void breaks(Copy *copy, const char *words) {
    const char *said = broken(copy);
    cr_assert(said, "nobody noticed: %s", words);
    cr_assert(strstr(said, words), "'%s' instead of '%s'", said, words);
    copy->s = *cursed(&copy->desk);
    cr_assert_null(broken(copy));
}

/* The copy is still whole: a number at the very end of what is allowed. */
static void stays_whole(Copy *copy) {
    const char *said = broken(copy);
    cr_assert_null(said, "%s", said);
    copy->s = *cursed(&copy->desk);
}

Test(cursed, check_piles) {
    Copy c = copy_of(duel(""));
    c.s.spells.hand_count--;
    breaks(&c, "hand does not hold its count");
    c.s.powers.hand_count++;
    breaks(&c, "hand does not hold its count");
    c.s.spells.deck.discard |= c.s.spells.hand;
    breaks(&c, "two places");
    c.s.powers.deck.cards |= c.s.powers.hand;
    breaks(&c, "two places");
    c.s.powers.deck.discard |= c.s.powers.deck.cards;
    breaks(&c, "two places");
    c.s.spells.front |= c.s.spells.hand;
    breaks(&c, "two places");
    c.s.spells.deck.cards |= bit(printed()->card_count[ROLE_WIZARD]);
    breaks(&c, "the box does not have");
    c.s.powers.deck.cards |= bit(31);
    breaks(&c, "the box does not have");
    c.s.spells.sure = bit(bits_first(c.s.spells.deck.cards));
    breaks(&c, "surely in a hand");
    c.s.powers.sure = c.s.powers.hand;
    stays_whole(&c);
    desk_close(&c.desk);
}

/* SC-37: where the Spell is to be cast, and how the way there is paid. */
Test(cursed, check_the_spell_that_was_shown) {
    Desk d = duel("wizard hand new_farmhands, swap; coins 9; token laboratory; "
                  "house 3 empty; house 9 empty");
    cr_assert(play(&d, WIZARD, "cast New Farmhands"));
    Copy c = copy_of(d);
    c.s.errand_card = (uint8_t)bits_first(c.s.spells.deck.cards);
    breaks(&c, "A Spell is shown that is not in hand");
    cr_assert(play(&d, WIZARD, "cast at house 3"));
    cr_assert(asked(&d, WIZARD, ASK_FARE));
    c = copy_of(d);
    c.s.errand_card = (uint8_t)bits_first(c.s.spells.deck.cards);
    breaks(&c, "A Spell is shown that is not in hand");
    c.s.errand_card = (uint8_t)bits_first(c.s.spells.deck.cards);
    c.s.errand = ERRAND_HOUSE; /* no Spell at all */
    stays_whole(&c);
    desk_close(&c.desk);
}

Test(cursed, check_villagers) {
    Copy c = copy_of(duel("house 1 farmer; house 2 empty; house 3 hunter"));
    c.s.houses[HUNTER] |= bit(0);
    c.s.bag[HUNTER]--;
    breaks(&c, "Two villagers live in one house.");
    for (int kind = 0; kind < KINDS; kind++) {
        c.s.bag[kind]++;
        breaks(&c, "Villagers were lost or found.");
        c.s.eaten[kind]++;
        breaks(&c, "Villagers were lost or found.");
        c.s.arriving = (uint8_t)(1 + kind);
        breaks(&c, "Villagers were lost or found.");
    }
    c.s.houses[FARMER] &= ~bit(0);
    breaks(&c, "Villagers were lost or found.");
    c.s.taken |= bit(1);
    breaks(&c, "taken houses");
    c.s.houses[HUNTER] = (c.s.houses[HUNTER] & ~bit(2)) | bit(HOUSES);
    c.s.taken = (c.s.taken & ~bit(2)) | bit(HOUSES);
    breaks(&c, "taken houses");
    desk_close(&c.desk);
}

Test(cursed, check_villager_cards) {
    Copy c = copy_of(desk_open(CURSED, "mode duel; villager_cards yes", ""));
    for (int kind = 0; kind < KINDS; kind++) {
        c.s.seen[kind]++;
        breaks(&c, "mirror");
    }
    c.s.eaten[FARMER]++;
    c.s.bag[FARMER]--;
    breaks(&c, "mirror");
    c.s.arriving = 1 + FARMER;
    c.s.bag[FARMER]--;
    breaks(&c, "mirror");
    desk_close(&c.desk);
}

Test(cursed, check_components) {
    Copy c = copy_of(duel("pouch wolf_claw, wishbone, gold_dust"));
    c.s.sheep_supply++;
    breaks(&c, "Sheep were lost or found.");
    c.s.eaten[SHEEP]++;
    breaks(&c, "Sheep were lost or found.");
    for (int p = 0; p < printed()->pasture_count; p++) {
        c.s.sheep[p]++;
        breaks(&c, "Sheep were lost or found.");
    }
    for (int i = 0; i < KINDS; i++) {
        c.s.supply[i]--;
        breaks(&c, "Ingredients were lost or found.");
    }
    c.s.pouch[ASH_TWIG]++;
    c.s.supply[ASH_TWIG]--;
    breaks(&c, "more ingredients than pouches");
    for (int i = 0; i < GUARD_EFFECTS; i++) {
        c.s.guard_tiles[i]--;
        breaks(&c, "a Guard without a tile");
    }
    c.s.coins = (uint8_t)(printed()->coin_tokens + 1);
    breaks(&c, "more coins than the box has");
    c.s.coins = (uint8_t)printed()->coin_tokens;
    stays_whole(&c);
    desk_close(&c.desk);
}

Test(cursed, check_tracks) {
    Copy c = copy_of(duel(""));
    c.s.at = SPACES;
    breaks(&c, "The token stands nowhere.");
    c.s.at = SPACES - 1;
    stays_whole(&c);
    c.s.panic = 0;
    breaks(&c, "Panic is off its track");
    c.s.panic = (uint8_t)(printed()->panic_top + 1);
    breaks(&c, "Panic is off its track");
    c.s.panic = (uint8_t)printed()->panic_top;
    stays_whole(&c);
    c.s.curse = 0;
    breaks(&c, "Curse is off its track");
    c.s.curse = (uint8_t)(printed()->curse_top[0] + 1);
    breaks(&c, "Curse is off its track");
    c.s.cure = (uint8_t)(printed()->cure_length[0] + 1);
    breaks(&c, "Cure is off its track");
    c.s.energy = ENERGY_MAX + 1;
    breaks(&c, "more than 9 Energy");
    c.s.energy = ENERGY_MAX;
    stays_whole(&c);
    c.s.cure = (uint8_t)printed()->cure_length[0]; /* won, and it goes on */
    breaks(&c, "over exactly at the top");
    c.s.curse = (uint8_t)printed()->curse_top[0];
    breaks(&c, "over exactly at the top");
    c.s.head.over = 1;
    breaks(&c, "over exactly at the top");
    c.s.cure = (uint8_t)printed()->cure_length[0];
    c.s.head.over = 1;
    stays_whole(&c);
    desk_close(&c.desk);
}

Test(cursed, check_standing_rules) {
    Copy c = copy_of(duel("front gift_of_the_gab, greedy_coachman"));
    c.s.rule[VERB_MARKET_CHEAPER - VERB_RULES] = 0;
    breaks(&c, "standing rules");
    c.s.rule[VERB_DEAR_FARES - VERB_RULES] = 0;
    breaks(&c, "standing rules");
    c.s.rule[VERB_FAST - VERB_RULES] = 1;
    breaks(&c, "standing rules");
    c.s.turn_rule[VERB_FAST - VERB_RULES] = 1;
    breaks(&c, "standing rules");
    c.s.turn_rules = 1;
    breaks(&c, "rules of this turn");
    c.s.rule[VERB_FAST - VERB_RULES] = c.s.turn_rule[VERB_FAST - VERB_RULES] = 1;
    breaks(&c, "rules of this turn");
    desk_close(&c.desk);
}

Test(cursed, check_rows) {
    Copy c = copy_of(duel("turn monster feeding; stomach farmer; front greedy_coachman"));
    for (int i = 0; i < STOMACH_SLOTS; i++) {
        c.s.slot[i] = (uint8_t)bit(NOBLE);
        breaks(&c, "The stomach shows what was not eaten");
        c.s.slot[i] = (uint8_t)bit(SHEEP);
        breaks(&c, "The stomach shows what was not eaten");
    }
    c.s.front_order[0]++;
    breaks(&c, "row of ongoing Powers");
    c.s.front_order[c.s.front_count++] = c.s.front_order[0]; /* the same twice */
    breaks(&c, "row of ongoing Powers");
    uint8_t *const behind[] = {&c.s.front_order[1], &c.s.row[0], &c.s.row[LINE_MAX - 1],
                               &c.s.plan[0], &c.s.feed[1]};
    for (size_t i = 0; i < sizeof behind / sizeof *behind; i++) {
        *behind[i] = 1;
        breaks(&c, "behind the end of a row");
    }
    c.s.feed_count = sizeof c.s.feed + 1;
    breaks(&c, "behind the end of a row");
    desk_close(&c.desk);
    c = copy_of(possessed("plan pw02, pw03, pw04, pw05")); /* full to the end */
    stays_whole(&c);
    desk_close(&c.desk);
}

/* Equal positions are equal byte by byte: nothing stays that means nothing. */
Test(cursed, check_leftovers_by_day) {
    Copy c = copy_of(duel(""));
    c.s.picked = 1;
    breaks(&c, "left over from a card");
    c.s.scope = 1;
    breaks(&c, "left over from a card");
    c.s.called = CAUSE_QUIET;
    breaks(&c, "called who is not on the way");
    c.s.visited = bit(7);
    breaks(&c, "the night is left over");
    c.s.orders_past = 1;
    breaks(&c, "the night is left over");
    uint8_t *const night[] = {&c.s.acting, &c.s.movement, &c.s.quiet,
                              &c.s.extra,  &c.s.row_at,   &c.s.row_skipped};
    for (size_t i = 0; i < sizeof night / sizeof *night; i++) {
        *night[i] = 1;
        breaks(&c, "the night is left over");
    }
    c.s.eaten[FARMER]++;
    c.s.bag[FARMER]--;
    breaks(&c, "the night is left over");
    desk_close(&c.desk);
}

Test(cursed, check_leftovers_at_night) {
    Copy c = copy_of(duel("turn monster feeding"));
    c.s.going = 1;
    breaks(&c, "the day is left over");
    c.s.sneaked = 1;
    breaks(&c, "the day is left over");
    c.s.orders = 1;
    breaks(&c, "the day is left over");
    desk_close(&c.desk);
}

/* What a card has noted is needed as long as its question is open. */
Test(cursed, check_no_leftovers_while_a_card_asks) {
    static const Ask of_cards[] = {ASK_INVITE, ASK_SHEEP_TO},
                     others[] = {ASK_NOTICED, ASK_FEED};
    Copy c = copy_of(duel(""));
    for (int i = 0; i < 2; i++) {
        c.s.head.asked[WIZARD].kind = (uint16_t)of_cards[i];
        c.s.picked = 1;
        stays_whole(&c);
        c.s.head.asked[WIZARD].kind = (uint16_t)others[i];
        c.s.picked = 1;
        breaks(&c, "left over from a card");
    }
    desk_close(&c.desk);
}

/* Two ways to one position. */
Test(cursed, hide_a_walk_and_back_leaves_nothing) {
    Desk d = duel("token laboratory; coins 0; house 17 empty; house 18 empty; actions 3");
    cr_assert(play_all(&d, WIZARD, "go to house 17; steal 1 coin"));
    Desk e = duel("token laboratory; coins 0; house 17 empty; house 18 empty; actions 3");
    cr_assert(play_all(&e, WIZARD, "go to house 18; steal 1 coin"));
    cr_assert(play_all(&d, WIZARD, "go to house 18; steal 1 coin"));
    cr_assert(play_all(&e, WIZARD, "go to house 18; steal 1 coin"));
    cr_assert_arr_eq(cursed(&d), cursed(&e), sizeof(CursedState));
    desk_close(&d);
    desk_close(&e);
}

Test(cursed, options_are_for_seats_alone) {
    Desk d = duel("");
    cr_assert(offers_nobody_else(&d));
    desk_close(&d);
}
