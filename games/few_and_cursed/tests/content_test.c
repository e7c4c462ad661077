/*
 * What is in the box: counts, names and numbers as they are known, and invented ones within
 * the bounds that the known ones set. Encounters have tests of their own.
 */
#include <string.h>

#include "base/text.h"

#include "few_box.h"
#include "engine/phrase.h"
#include "plain.h"

#include "few_and_cursed/content/card_text.h"

static const Content *c;

static void open_the_box(void) {
    c = few_printed();
}

TestSuite(few_content, .init = open_the_box);

static void check_effects(const char *whose, const Effects *effects, const char *words) {
    char room[200];
    Text out = text_over(room, sizeof room);
    few_effects_words(effects, &out);
    cr_assert_str_eq(room, words, "%s: '%s'", whose, room);
}

/* ---- Counts ---------------------------------------------------------------------- */

Test(few_content, cards_are_as_many_as_in_the_box) {
    cr_assert_eq(bits192_count(&c->upgrades), 90);
    cr_assert_eq(bits192_count(&c->artifacts), 12);
    int starting = 0;
    for (int i = 0; i < RIDERS; i++) starting += bits192_count(&c->starting[i]);
    cr_assert_eq(starting, 38);
    cr_assert_eq(c->card_count, 38 + 90 + 12);
    cr_assert_eq(c->item_count, 25);
    cr_assert_eq(c->job_card_count, 40);
    cr_assert_eq(c->encounter_count, 28);
    cr_assert_eq(c->cursed_encounter_count, 16);
    cr_assert_eq(c->most_wanted_count + MONSTERS, 14);
    int all = starting + RIDERS + 90 + 12 + c->item_count + c->job_card_count +
              c->encounter_count + c->cursed_encounter_count + c->most_wanted_count +
              MONSTERS + WANTED;
    cr_assert_eq(all, 271);
}

Test(few_content, copies_of_a_design_stand_side_by_side) {
    int next = 0;
    for (int i = 0; i < c->design_count; i++) {
        const Design *d = &c->designs[i];
        cr_assert_eq(d->first, next, "%s", d->id);
        for (int k = 0; k < d->copies; k++) {
            const CardSet *deck = d->kind == CARD_STARTING  ? &c->starting[d->owner]
                                  : d->kind == CARD_UPGRADE ? &c->upgrades
                                                            : &c->artifacts;
            cr_assert_eq(c->design_of[next], i, "%s", d->id);
            cr_assert(bits192_has(deck, next), "%s", d->id);
            bool copies = amount_of(&d->play, VERB_COPY) > 0;
            cr_assert_eq(bits192_has(&c->copiers, next), copies, "%s", d->id);
            next++;
        }
    }
    cr_assert_eq(next, c->card_count);
    next = 0;
    for (int i = 0; i < c->job_count; i++) {
        cr_assert_eq(c->jobs[i].first, next, "%s", c->jobs[i].id);
        for (int k = 0; k < c->jobs[i].copies; k++) cr_assert_eq(c->job_of[next++], i);
    }
    cr_assert_eq(next, c->job_card_count);
}

Test(few_content, prices_of_the_store) {
    cr_assert_eq(c->stock_price[STOCK_BULLET], 1);
    cr_assert_eq(c->stock_price[STOCK_BULLET_MAX], 2);
    cr_assert_eq(c->stock_price[STOCK_HEALTH], 3);
    cr_assert_eq(c->stock_price[STOCK_THRESHOLD], 4);
}

/* ---- Riders ---------------------------------------------------------------------- */

Test(few_content, riders_differ_within_bounds) {
    static const char *const known[] = {"Redhead", "Jebediah", "Maecenas"};
    int con_men = 0, hurt = 0;
    for (int i = 0; i < RIDERS; i++) {
        const Character *r = &c->characters[i];
        if (i < 3) cr_assert_str_eq(r->title, known[i]);
        cr_assert(r->water >= 2 && r->water <= 6, "%s", r->title);
        cr_assert(r->health >= 4 && r->health <= 7, "%s", r->title);
        cr_assert(r->bullets >= 2 && r->bullets <= 4, "%s", r->title);
        cr_assert(r->bullet_max >= 4 && r->bullet_max <= 6, "%s", r->title);
        cr_assert(r->threshold >= 5 && r->threshold <= 8, "%s", r->title);
        for (int k = 0; k < i; k++)
            cr_assert_neq(r->water, c->characters[k].water, "%s", r->title);
        con_men += r->threshold > 6;
        hurt += r->health == job("survivor")->amount;
    }
    cr_assert_geq(con_men, 1);
    cr_assert_lt(hurt, RIDERS);
}

/* The Cursed side has lost its ability (FC-25) and has a drawback and something good. */
Test(few_content, every_rider_has_an_ability_and_a_cursed_side) {
    for (int i = 0; i < RIDERS; i++) {
        const CharacterSide *normal = &c->characters[i].side[0];
        const CharacterSide *cursed = &c->characters[i].side[1];
        cr_assert(normal->special != SPECIAL_NONE || normal->action.count > 0);
        cr_assert_eq(cursed->action.count, 0);
        cr_assert_neq(cursed->special, SPECIAL_NONE);
        cr_assert_neq(cursed->special, normal->special);
        cr_assert_eq(normal->rate.in, 1);
        cr_assert_eq(cursed->rate.in, 1);
        cr_assert_gt(cursed->rate.out, normal->rate.out);
    }
}

/* A Revolver more than doubles what half of them make of their Bullets. */
Test(few_content, the_revolver_is_for_somebody) {
    int poor = 0;
    for (int i = 0; i < RIDERS; i++) poor += c->characters[i].side[0].rate.out == 1;
    cr_assert_geq(poor, RIDERS / 2);
}

/* What a rider's own cards are besides 1 Movement or 1 Attack. */
Test(few_content, no_two_riders_have_the_same_basic_cards) {
    for (int i = 0; i < c->design_count; i++) {
        for (int k = 0; k < i; k++) {
            const Design *a = &c->designs[i], *b = &c->designs[k];
            bool basic = a->kind == CARD_STARTING && b->kind == CARD_STARTING;
            if (!basic || !a->trash.count || !b->trash.count) continue;
            cr_expect_not(same_effects(&a->play, &b->play) &&
                              same_effects(&a->trash, &b->trash),
                          "%s and %s", a->id, b->id);
        }
    }
    for (int rider = 0; rider < RIDERS; rider++) {
        int own = 0;
        for (int i = 0; i < c->design_count; i++) {
            const Design *d = &c->designs[i];
            bool his = d->kind == CARD_STARTING && d->owner == rider;
            own += his && d->copies > 1 && d->trash.count > 0;
        }
        cr_expect_geq(own, 1, "%s", c->characters[rider].title);
    }
}

Test(few_content, starting_decks) {
    static const int size[RIDERS] = {10, 8, 10, 10};
    for (int i = 0; i < RIDERS; i++) {
        int cursed = 0, plain = 0;
        cr_assert_eq(bits192_count(&c->starting[i]), size[i], "%s", c->characters[i].title);
        for (int k = 0; k < c->design_count; k++) {
            const Design *d = &c->designs[k];
            if (d->kind != CARD_STARTING || d->owner != i) continue;
            if (text_equal(d->title, "Cursed")) {
                cursed += d->copies;
                cr_assert_eq(amount_of(&d->play, VERB_CURSE), 1);
                cr_assert_gt(amount_of(&d->play, VERB_COPY), 0);
            } else {
                plain += d->copies;
                cr_assert_eq(d->play.count, 1, "%s", d->id);
                cr_assert_eq(d->play.at[0].amount, 1, "%s", d->id);
            }
        }
        cr_assert_eq(cursed, 2);
        cr_assert_eq(plain, size[i] - 2);
    }
    const Design *known = design("fearless_pursuit");
    cr_assert_str_eq(c->characters[known->owner].title, "Maecenas");
    check_effects(known->id, &known->play, "+1 Movement");
}

/* ---- Upgrades -------------------------------------------------------------------- */

Test(few_content, known_upgrades) {
    static const struct {
        const char *id, *title, *play, *trash;
    } known[] = {
        {"sprint", "Sprint", "+2 Movement", "+1 Movement"},
        {"uppercut", "Uppercut", "+2 Attack", "+1 Attack"},
        {"hired_gun", "Hired Gun", "+3 Attack, -1 Water", ""},
        {"call_to_darkness", "Call to Darkness", "Curse +2",
         "trash 1 card from hand, improvise once more"},
    };
    for (int i = 0; i < 4; i++) {
        const Design *d = design(known[i].id);
        cr_assert_str_eq(d->title, known[i].title);
        cr_assert_eq(d->source, SOURCE_RULEBOOK);
        check_effects(d->id, &d->play, known[i].play);
        check_effects(d->id, &d->trash, known[i].trash);
    }
}

Test(few_content, thirty_upgrades_and_no_two_alike) {
    int count = 0, trashed = 0, lower = 0, draws = 0, stats = 0;
    for (int i = 0; i < c->design_count; i++) {
        const Design *d = &c->designs[i];
        if (d->kind != CARD_UPGRADE) continue;
        count++;
        trashed += d->trash.count > 0;
        lower += amount_of(&d->play, VERB_CURSE) == -1;
        draws += amount_of(&d->play, VERB_DRAW) > 0;
        stats += amount_of(&d->trash, VERB_STAT) > 0;
        cr_assert_eq(d->copies, 3, "%s", d->id);
        for (int k = 0; k < i; k++)
            cr_assert(!same_effects(&d->play, &c->designs[k].play) ||
                          !same_effects(&d->trash, &c->designs[k].trash),
                      "%s and %s", d->id, c->designs[k].id);
    }
    cr_assert_eq(count, 30);
    cr_assert(trashed >= 13 && trashed <= 19, "%d", trashed);
    cr_assert_geq(lower, 2);
    cr_assert_geq(draws, 2);
    cr_assert_geq(stats, 1);
}

/* Three of a kind asks 1 of Curse, Water or Bullets, four asks 2 Curse or a Bullet. */
Test(few_content, strong_upgrades_ask_a_price) {
    for (int i = 0; i < c->design_count; i++) {
        const Design *d = &c->designs[i];
        if (d->kind != CARD_UPGRADE) continue;
        int gives = amount_of(&d->play, VERB_MOVE) + amount_of(&d->play, VERB_ATTACK);
        int curse = amount_of(&d->play, VERB_CURSE);
        int water = amount_of(&d->play, VERB_WATER);
        int bullets = amount_of(&d->play, VERB_BULLETS);
        bool asks = curse > 0 || water < 0 || bullets < 0;
        cr_assert_leq(gives, 4, "%s", d->id);
        if (gives > 2) cr_assert(asks, "%s", d->id);
        if (gives > 3) cr_assert(curse > 1 || bullets < 0, "%s", d->id);
    }
}

/* ---- Artifacts ------------------------------------------------------------------- */

Test(few_content, known_artifacts) {
    check_effects("jar_of_dirt", &design("jar_of_dirt")->play, "+2 Movement");
    check_effects("eye_of_horus", &design("eye_of_horus")->play, "+3 Attack");
    check_effects("a_touch_of_evil", &design("a_touch_of_evil")->play,
                  "trash 1 card from hand, improvise once more");
    cr_assert_eq(design("jar_of_dirt")->grit, 2);
    cr_assert_eq(design("eye_of_horus")->grit, 2);
    cr_assert_eq(design("a_touch_of_evil")->grit, 3);
}

Test(few_content, three_artifacts_for_each_corner_one_of_them_worth_three) {
    for (int corner = 0; corner < CORNERS; corner++) {
        int grit = 0;
        for (int i = 0; i < 3; i++) {
            int card = c->artifact_card[corner * 3 + i];
            const Design *d = &c->designs[c->design_of[card]];
            cr_assert_eq(d->kind, CARD_ARTIFACT);
            cr_assert_eq(d->owner, corner, "%s", d->id);
            cr_assert(d->grit == 2 || d->grit == 3, "%s", d->id);
            grit += d->grit;
        }
        cr_assert_eq(grit, 2 + 2 + 3);
    }
}

Test(few_content, no_two_artifacts_do_the_same) {
    for (int i = 0; i < ARTIFACTS; i++)
        for (int k = 0; k < i; k++) {
            const Design *a = &c->designs[c->design_of[c->artifact_card[i]]];
            const Design *b = &c->designs[c->design_of[c->artifact_card[k]]];
            cr_assert_not(same_effects(&a->play, &b->play), "%s and %s", a->id, b->id);
        }
}

/* ---- Store ----------------------------------------------------------------------- */

Test(few_content, no_two_items_do_the_same) {
    for (int i = 0; i < c->item_count; i++)
        for (int k = 0; k < i; k++) {
            const Item *a = &c->items[i], *b = &c->items[k];
            bool same = same_effects(&a->use, &b->use) && a->rate.in == b->rate.in &&
                        a->rate.out == b->rate.out && a->special == b->special;
            cr_assert_not(same, "%s and %s", a->id, b->id);
        }
}

Test(few_content, known_items) {
    cr_assert_eq(item("horse")->cost, 6);
    check_effects("horse", &item("horse")->use, "+2 Movement");
    cr_assert_eq(item("red_potion")->cost, 9);
    check_effects("red_potion", &item("red_potion")->use, "Curse -1");
    cr_assert_eq(item("revolver")->cost, 7);
    cr_assert_eq(item("revolver")->rate.in, 2);
    cr_assert_eq(item("revolver")->rate.out, 5);
    cr_assert_eq(item("boots")->source, SOURCE_PUBLIC);
    cr_assert_gt(amount_of(&item("boots")->use, VERB_MOVE), 0);
}

Test(few_content, items_fill_all_slots_at_sensible_prices) {
    int slots[3] = {0}, sum = 0;
    for (int i = 0; i < c->item_count; i++) {
        const Item *it = &c->items[i];
        slots[it->slot]++;
        sum += it->cost;
        cr_assert(it->cost >= 3 && it->cost <= 10, "%s", it->id);
        if (it->rate.in == 0) continue;
        /* Better than the rate of 1 for 2 that most riders have. */
        cr_assert_gt(it->rate.out, 2 * it->rate.in, "%s", it->id);
    }
    cr_assert_eq(slots[SLOT_ACCESSORY], 10);
    cr_assert_eq(slots[SLOT_ONE_HAND], 9);
    cr_assert_eq(slots[SLOT_TWO_HANDS], 6);
    cr_assert(sum >= 25 * 11 / 2 && sum <= 25 * 13 / 2, "%d", sum); /* about 6 each */
}

/* ---- Jobs ------------------------------------------------------------------------ */

Test(few_content, known_jobs) {
    const Job *j = job("farmhand");
    cr_assert(j->kind == JOB_SPEND && j->move == 3 && j->attack == 0);
    cr_assert(j->water == 1 && j->grit == 1);
    j = job("body_guard");
    cr_assert(j->kind == JOB_SPEND && j->move == 2 && j->attack == 2);
    cr_assert(j->water == 1 && j->grit == 2);
    j = job("survivor");
    cr_assert(j->kind == JOB_HEALTH && j->amount == 5 && j->water == 3 && j->grit == 5);
    j = job("con_man");
    cr_assert(j->kind == JOB_CURSE && j->amount == 6);
    cr_assert_eq(job("task_master")->kind, JOB_END);
    cr_assert_eq(job("maecenas")->kind, JOB_END);
}

/* 1 for each Grit and 2 for each Water, and at most 2 more from Grit 3 up. */
static void check_spend(const Job *j) {
    int fair = j->grit + 2 * j->water;
    int most = j->grit >= 3 ? fair + 2 : fair;
    int spent = j->move + j->attack;
    cr_assert(spent >= fair && spent <= most, "%s takes %d, %d to %d is fair", j->id, spent,
              fair, most);
}

Test(few_content, twenty_jobs_twice_each) {
    int kinds[JOB_END + 1] = {0}, dear = 0;
    cr_assert_eq(c->job_count, 20);
    for (int i = 0; i < c->job_count; i++) {
        const Job *j = &c->jobs[i];
        kinds[j->kind]++;
        dear += j->grit == 5;
        cr_assert_eq(j->copies, 2, "%s", j->id);
        cr_assert(j->grit >= 1 && j->grit <= 5, "%s", j->id);
        cr_assert(j->water >= 1 && j->water <= 3, "%s", j->id);
        if (j->kind == JOB_SPEND) check_spend(j);
        if (j->kind == JOB_END) cr_assert(j->grit >= 3 && j->water <= 2, "%s", j->id);
    }
    cr_assert_leq(dear, 2);
    cr_assert_geq(kinds[JOB_CURSE], 2);
    cr_assert_geq(kinds[JOB_BULLETS], 2);
    cr_assert_geq(kinds[JOB_HEALTH], 2);
    cr_assert_eq(kinds[JOB_END], 4);
}

/* ---- Bounties -------------------------------------------------------------------- */

static void check_bounty(const Bounty *b, int place, int cost, const char *text) {
    cr_assert_eq(b->place.at, place, "%s", b->id);
    cr_assert_eq(b->cost, cost, "%s", b->id);
    char room[200];
    Text reward = text_over(room, sizeof room);
    few_reward_words(b, &reward);
    text_char(&reward, '.');
    cr_assert_str_eq(room, text, "%s: %s", b->id, room);
}

Test(few_content, wanted_bounties_as_known) {
    static const char *const titles[] = {"Talbot's Gang", "Zombies", "Demons",
                                         "Crows of Mana O'lana"};
    for (int i = 0; i < WANTED; i++)
        for (int side = 0; side < 2; side++) {
            cr_assert_str_eq(c->wanted[i][side].title, titles[i]);
            cr_assert(!c->wanted[i][side].place.named);
        }
    check_bounty(&c->wanted[0][0], DESERT, 2, "1 Grit, 1 Water.");
    check_bounty(&c->wanted[0][1], DESERT, 3, "1 Grit, 2 Water.");
    check_bounty(&c->wanted[1][0], CANYONS, 3, "1 Grit, 1 Bullet.");
    check_bounty(&c->wanted[2][0], RUINS, 4, "1 Grit, trash 1 card.");
    check_bounty(&c->wanted[3][0], CURSED_LAND, 5, "2 Grit, Curse -3.");
    for (int side = 0; side < 2; side++)
        cr_assert_gt(amount_of(&c->wanted[2][side].reward, VERB_TRASH), 0);
    for (int i = 0; i < WANTED; i++)
        cr_assert_eq(c->wanted[i][1].cost, c->wanted[i][0].cost + 1);
}

Test(few_content, most_wanted_as_known) {
    check_bounty(most_wanted("butch_talbot"), CANYONS, 9, "3 Grit, 2 Water.");
    check_bounty(most_wanted("hangmen"), CURSED_LAND, 12, "5 Grit, Curse -3.");
    const Bounty *barrett = most_wanted("barrett");
    cr_assert(barrett->place.named);
    cr_assert_eq(barrett->place.at, space("mana_olana"));
}

Test(few_content, most_wanted_are_spread_and_fair) {
    int of_terrain[TERRAINS] = {0}, named = 0, grit = 0;
    for (int i = 0; i < c->most_wanted_count; i++) {
        const Bounty *b = &c->most_wanted[i];
        if (b->place.named)
            named++;
        else
            of_terrain[b->place.at]++;
        grit += b->grit;
        cr_assert(b->cost >= 6 && b->cost <= 14, "%s", b->id);
        /* Two fifths of the cost, or one less; in tenths. */
        int off = 4 * b->cost - 10 * b->grit;
        cr_assert(off >= -5 && off <= 14, "%s", b->id);
    }
    for (int i = 0; i < SAN_ANDREAS; i++)
        cr_assert(of_terrain[i] == 2 || of_terrain[i] == 3);
    cr_assert(named == 1 || named == 2);
    cr_assert(grit >= 3 * c->most_wanted_count && grit <= 4 * c->most_wanted_count);
}

Test(few_content, monsters_begin_in_the_four_corners) {
    uint32_t corners = 0, homes = 0;
    for (int i = 0; i < MONSTERS; i++) {
        const Bounty *b = &c->monsters[i];
        cr_assert(b->place.named, "%s", b->id);
        cr_assert(b->cost >= 12 && b->cost <= 22, "%s", b->id);
        cr_assert_eq(b->grit * 2, b->cost, "%s", b->id);
        homes |= bit(b->place.at);
        corners |= bit(c->corner_space[i]);
    }
    cr_assert_eq(homes, corners);
    check_bounty(monster("tsilkali"), space("mountain_view"), 20, "10 Grit.");
    cr_assert_eq(monster("crow_prime")->place.at, space("mana_olana"));
    cr_assert_str_eq(c->monsters[c->crow_prime].title, "Crow Prime");
    cr_assert_str_eq(monster("wendigo")->title, "Wendigo");
    cr_assert_str_eq(monster("white_demon")->title, "White Demon");
}

/* ---- Words ----------------------------------------------------------------------- */

static void check_words(const char *id, const char *marked) {
    const char *text = plain(marked);
    cr_assert(text[0], "%s has no text", id);
    cr_assert(!strpbrk(text, "#~{|}[]"), "%s: %s", id, text);
    cr_assert(strchr("ABCDEFGHIJKLMNOPQRSTUVWXYZ+-0123456789", text[0]), "%s: %s", id,
              text);
    cr_assert_eq(text[strlen(text) - 1], '.', "%s: %s", id, text);
}

/* All that stands on a card. */
static const char *design_text(const Design *d) {
    static char room[400];
    char rest_room[300], trash_room[200];
    Text text = text_over(room, sizeof room);
    Text rest = text_over(rest_room, sizeof rest_room);
    Text trash = text_over(trash_room, sizeof trash_room);
    few_design_words(d, "", &text, &rest, &trash);
    if (text.length) text_char(&text, '.');
    if (rest.length) text_format(&text, text.length ? " %s" : "%s", rest_room);
    if (trash.length)
        text_format(&text, text.length ? " Trash: %s" : "Trash: %s", trash_room);
    phrase_capital(&text, 0);
    return room;
}

Test(few_content, everything_has_its_words) {
    for (int i = 0; i < c->design_count; i++)
        check_words(c->designs[i].id, design_text(&c->designs[i]));
    for (int i = 0; i < c->item_count; i++) check_words(c->items[i].id, c->items[i].text);
    for (int i = 0; i < c->job_count; i++) check_words(c->jobs[i].id, c->jobs[i].text);
    for (int i = 0; i < RIDERS; i++)
        for (int side = 0; side < 2; side++)
            check_words(c->characters[i].id, c->characters[i].side[side].text);
    for (int i = 0; i < c->encounter_count; i++)
        for (int land = DESERT; land <= RUINS; land++)
            for (int k = 0; k < c->encounters[i].at[land].option_count; k++)
                check_words(c->encounters[i].id, c->encounters[i].at[land].option[k].text);
}

Test(few_content, words_are_written_from_the_verbs) {
    cr_assert_str_eq(design_text(design("sprint")),
                     "+2 Movement. Trash: also +1 Movement.");
    cr_assert_str_eq(design_text(design("call_to_darkness")),
                     "Curse +2. Trash: also trash 1 card from hand, improvise once more.");
    cr_assert_str_eq(design_text(design("cursed_redhead")),
                     "Curse +1. Do again all that another card of this phase did; if it is "
                     "an artifact, lose 1 Health.");
    cr_assert_str_eq(design_text(design("braided_wind")), "Draw 2 cards.");
    cr_assert_str_eq(plain(item("horse")->text), "+2 Movement, once a round.");
    cr_assert_str_eq(plain(item("revolver")->text),
                     "2 Bullets give 5 Attack, as often as you like.");
    cr_assert_str_eq(plain(item("hand_cart")->text),
                     "Your hand is refilled to 1 card more.");
    cr_assert_str_eq(plain(item("coffin_lid")->text),
                     "+2 Attack, once a round. Roads cost you Movement alone.");
    cr_assert_str_eq(
        plain(item("vest_pistol")->text),
        "Attack as for 1 Bullet at your best rate, without spending it, once a "
        "round.");
    cr_assert_str_eq(plain(job("body_guard")->text), "Spend 2 Movement and 2 Attack.");
    cr_assert_str_eq(plain(job("con_man")->text), "Curse at exactly 6.");
    cr_assert_str_eq(plain(job("maecenas")->text),
                     "At the end of the game: at least 8 Water.");
    cr_assert_str_eq(plain(c->characters[2].side[0].text),
                     "1 Bullet gives 1 Attack. Store cards cost you 1 Water less. "
                     "Action: Pay 4 Water: +2 Grit.");
    const EncounterText *coach = &c->encounters[0].at[DESERT];
    cr_assert_str_eq(plain(coach->option[0].text), "Spend 3 Movement: go to any space.");
    const EncounterText *healer = &c->encounters[0].at[RUINS];
    cr_assert_str_eq(plain(healer->option[1].text), "Nothing happens.");
}
