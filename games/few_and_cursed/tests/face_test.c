/*
 * The face: words that records are read by, prices, questions, events, and a
 * View that shows neither a hand nor a job that it should not.
 */
#include <criterion/criterion.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"

#include "few_and_cursed/face.h"

#include "face_desk.h"

enum { RED = 0, MAE = 1 };

/* Redhead and Maecenas. */
static Desk table(const char *position) {
    return desk_open("few-and-cursed", "mode rivals; seats 2; character redhead, maecenas",
                     position);
}

static Desk table_of(const char *setup, const char *position) {
    return desk_open("few-and-cursed", setup, position);
}

static const Content *printed(const Desk *d) {
    return d->box->box.content;
}

static const FewState *state(const Desk *d) {
    return (const FewState *)match_state(d->match);
}

/* Good until the fourth call after. */
static const char *words(const char *format, ...) {
    static char room[4][WORDS_BYTES];
    static int next;
    char *out = room[next++ % 4];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(out, WORDS_BYTES, format, arguments);
    va_end(arguments);
    return out;
}

#define PLACE_OF(table, count, id)                                                         \
    for (int i = 0; i < (count); i++)                                                      \
        if (text_equal((table)[i].id, id)) return i;                                       \
    cr_assert_fail("nothing is called %s", id);                                            \
    return -1

static int card(const Desk *d, const char *id) {
    PLACE_OF(printed(d)->designs, printed(d)->design_count, id);
}

static int item_of(const Desk *d, const char *id) {
    PLACE_OF(printed(d)->items, printed(d)->item_count, id);
}

static int job_of(const Desk *d, const char *id) {
    PLACE_OF(printed(d)->jobs, printed(d)->job_count, id);
}

static int place_of(const Desk *d, const char *id) {
    PLACE_OF(printed(d)->spaces, printed(d)->space_count, id);
}

static int monster_of(const Desk *d, const char *id) {
    PLACE_OF(printed(d)->monsters, MONSTERS, id);
}

/* ---- Options ------------------------------------------------------------------------- */

/* Records are read by these words: a change here breaks every record there is.
 */
Test(few_face, words_of_options_stay_as_they_are) {
    Desk d = table("phase action; seat 0 at salt_flat");
    const struct {
        int verb, a, b;
        const char *said;
    } rows[] = {
        {OPT_PLAY, card(&d, "sprint"), 0, "play Sprint"},
        {OPT_PLAY_TRASH, card(&d, "sprint"), 0, "play Sprint and trash it"},
        {OPT_USE, item_of(&d, "horse"), 0, "use Horse"},
        {OPT_SHOOT, 2, 5, "shoot 2 Bullets for 5 Attack"},
        {OPT_SHOOT, 1, 2, "shoot 1 Bullet for 2 Attack"},
        {OPT_SCORE, job_of(&d, "farmhand"), 0, "score Farmhand"},
        {OPT_KEEP, card(&d, "uppercut"), 0, "keep Uppercut"},
        {OPT_PASS_BY, 0, 0, "pass by"},
        {OPT_BOARD, 0, 0, "go to the Job Board"},
        {OPT_STORE, 0, 0, "go to the Store"},
        {OPT_BUY_ITEM, item_of(&d, "horse"), 0, "buy Horse"},
        {OPT_BUY, STOCK_BULLET, 0, "buy a bullet"},
        {OPT_BUY, STOCK_BULLET_MAX, 0, "buy a higher bullet maximum"},
        {OPT_BUY, STOCK_HEALTH, 0, "buy 1 Health"},
        {OPT_BUY, STOCK_THRESHOLD, 0, "buy a higher Curse Threshold"},
        {OPT_REFRESH, 0, 0, "refresh the row"},
        {OPT_MOVE, place_of(&d, "mana_olana"), 0, "walk to Mana O'lana"},
        {OPT_FIGHT, TARGET_WANTED, 1, "defeat Zombies"},
        {OPT_FIGHT, TARGET_MONSTER, monster_of(&d, "tsilkali"), "defeat Tsilkali"},
        {OPT_ROB, MAE, 0, "rob Maecenas"},
        {OPT_RECOVER, 0, 0, "recover an artifact"},
        {OPT_ENCOUNTER, 0, 0, "look for an encounter"},
        {OPT_CAMP, 0, 0, "camp"},
        {OPT_ABILITY, 0, 0, "use your ability"},
        {OPT_TOLL, 1, 0, "pay 1 Attack"},
        {OPT_GIVE_BACK, job_of(&d, "farmhand"), 0, "give back Farmhand"},
        {OPT_SELL, job_of(&d, "farmhand"), 0, "sell Farmhand"},
        {OPT_NEXT, item_of(&d, "horse"), 0, "discard Horse"},
        {OPT_DROP_ITEM, item_of(&d, "horse"), 0, "give up Horse"},
        {OPT_TAKE, 0, 0, "take Jar of Dirt"},
        {OPT_TRASH, card(&d, "sprint"), WHERE_HAND, "trash Sprint from hand"},
        {OPT_TRASH, card(&d, "sprint"), WHERE_DISCARD, "trash Sprint from the discards"},
        {OPT_TRASH, card(&d, "sprint"), WHERE_PLAY, "trash Sprint from the cards in play"},
        {OPT_STAT, STAT_HEALTH, 0, "raise Health"},
        {OPT_STAT, STAT_BULLET_MAX, 0, "raise the bullet maximum"},
        {OPT_STAT, STAT_THRESHOLD, 0, "raise the Curse Threshold"},
        {OPT_COPY, card(&d, "sprint"), 0, "repeat Sprint"},
        {OPT_COPY, card(&d, "sprint"), 1, "repeat Sprint and trash the copying card"},
        {OPT_GO, place_of(&d, "dry_well"), 0, "go to Dry Well"},
        {OPT_DISCARD, card(&d, "sprint"), 0, "discard Sprint"},
        {OPT_NO, 0, 0, "keep it for later"},
        {OPT_WAY, place_of(&d, "dry_well"), 0, "send it to Dry Well"},
        {OPT_DONE, 0, 0, "end your Action phase"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        Option o = option_make(rows[i].verb, rows[i].a, rows[i].b, 0);
        cr_expect_str_eq(words_of(&d, RED, o), rows[i].said);
    }
    desk_close(&d);
}

/* One verb, several questions. */
Test(few_face, words_follow_what_is_asked) {
    static const struct {
        int ask, verb;
        const char *said;
    } rows[] = {
        {ASK_STORE, OPT_DONE, "leave the Store"},
        {ASK_SELL, OPT_DONE, "sell nothing"},
        {ASK_KEEP, OPT_DONE, "keep the rest"},
        {ASK_TOWN, OPT_DONE, "visit neither"},
        {ASK_PILE, OPT_PILE, "bring the monster below Hangmen"},
        {ASK_GIVE_UP, OPT_PILE, "let Hangmen get away"},
        {ASK_ACTION, OPT_ENCOUNTER, "go to the Job Board or the Store"},
    };
    Desk d = table("phase action; seat 0 at san_andreas; pile 1 top hangmen");
    FewState *s = alloc_zero(sizeof *s);
    memcpy(s, state(&d), sizeof *s);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char room[WORDS_BYTES];
        Text out = text_over(room, sizeof room);
        s->head.asked[RED] = (Decision){(uint16_t)rows[i].ask, 0, 1};
        few_option_words(&d.box->box, &s->head, RED, option_make(rows[i].verb, 0, 0, 0),
                         &out);
        cr_expect_str_eq(room, rows[i].said);
    }
    alloc_free(s);
    desk_close(&d);
}

Test(few_face, an_encounter_offers_what_its_card_says) {
    Desk d = table("phase encounter; turn 0; seat 0 at salt_flat; "
                   "encounter top stagecoach; attack 5");
    cr_expect_str_eq(question(&d, RED), "Desert: your choice.");
    cr_expect_str_eq(price_of(&d, RED, "rob it"), "5 Attack -> 5 Water");
    cr_expect(refuses(&d, RED, "mend it and ride along", "FC-46", 3));
    desk_close(&d);
}

Test(few_face, every_option_has_a_word_and_a_clause) {
    verbs_have_rows(&few_and_cursed_face, OPT_COUNT, "FC-");
}

Test(few_face, a_click_on_a_thing_finds_its_options) {
    Desk d = table("phase action; seat 0 at salt_flat; pile 2 top hangmen");
    const struct {
        Option o;
        const char *thing;
    } rows[] = {
        {option_make(OPT_MOVE, 3, 0, 0), "space:3"},
        {option_make(OPT_PLAY, 5, 0, 0), "card:5"},
        {option_make(OPT_USE, 2, 0, 0), "card:82"},
        {option_make(OPT_SCORE, 1, 0, 0), "card:113"},
        {option_make(OPT_ROB, MAE, 0, 0), "seat:1"},
        {option_make(OPT_FIGHT, TARGET_MOST_WANTED, 1, 0), "card:153"},
        {option_make(OPT_FIGHT, TARGET_MONSTER, 2, 0), "card:166"},
        {option_make(OPT_STORE, 0, 0, 0), "space:0"},
        {option_make(OPT_STORE, 0, 0, 0), "zone:store"},
        {option_make(OPT_BUY, STOCK_HEALTH, 0, 0), "track:health"},
        {option_make(OPT_BUY, STOCK_THRESHOLD, 0, 0), "track:curse"},
        {option_make(OPT_STAT, STAT_BULLET_MAX, 0, 0), "track:bullets"},
        {option_make(OPT_TRASH, 5, WHERE_DISCARD, 0), "zone:discard"},
        {option_make(OPT_CHOOSE, 0, 0, 0), "zone:encounter"},
        {option_make(OPT_ABILITY, 0, 0, 0), "zone:character"},
        {option_make(OPT_PILE, 1, 0, 0), "card:153"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        cr_expect(targets(&d, RED, rows[i].o, rows[i].thing), "%s", rows[i].thing);
    cr_expect(targets(&d, RED, option_make(OPT_CAMP, 0, 0, 0),
                      words("space:%d", place_of(&d, "salt_flat"))));
    cr_expect(!targets(&d, RED, option_make(OPT_MOVE, 3, 0, 0), "space:4"));
    desk_close(&d);
}

/* ---- Prices -------------------------------------------------------------------------- */

Test(few_face, roads_show_their_symbols) {
    Desk d = table("phase action; seat 0 at vulture_rock; movement 3; attack 1");
    cr_expect_str_eq(price_of(&d, RED, "walk to Crow Ruins"),
                     "1 Movement, Curse +1, 1 Attack or -1 Health; Cursed space");
    cr_expect_str_eq(price_of(&d, RED, "walk to Tin Cross"), "2 Movement; Desert");
    cr_assert(play(&d, RED, "walk to Crow Ruins"));
    cr_expect_str_eq(question(&d, RED), "The road asks for 1 Attack.");
    cr_expect_str_eq(price_of(&d, RED, "pay 1 Attack"), "1 Attack");
    cr_expect_str_eq(price_of(&d, RED, "pay nothing"), "-1 Health");
    desk_close(&d);
}

/* Redhead has 1 Attack more in a fight, so 1 less is to be paid. */
Test(few_face, a_fight_shows_its_cost_and_its_rewards) {
    Desk d = table("phase action; seat 0 at red_mesa; attack 20; pile 1 top butch_talbot; "
                   "wanted zombies front");
    cr_expect_str_eq(price_of(&d, RED, "defeat Butch Talbot"),
                     "8 Attack -> 3 Grit, 2 Water");
    cr_expect_str_eq(price_of(&d, RED, "defeat Zombies"), "2 Attack -> 1 Grit, 1 Bullet");
    desk_close(&d);
}

Test(few_face, what_the_place_offers_is_told) {
    Desk d = table("phase action; seat 0 at mountain_view; "
                   "artifacts jar_of_dirt, thunder_drum, bitter_cup");
    cr_expect_str_eq(price_of(&d, RED, "recover an artifact"), "take 1 of 2");
    cr_expect_str_eq(price_of(&d, RED, "look for an encounter"),
                     "draw an Encounter of the Canyons");
    cr_assert(play(&d, RED, "recover an artifact"));
    cr_expect_str_eq(price_of(&d, RED, "take Jar of Dirt"),
                     "+2 Movement; 2 Grit at the end");
    desk_close(&d);
}

Test(few_face, a_robbery_shows_what_it_takes) {
    Desk d = table("phase action; seat 0 at dry_well; seat 1 at dry_well; "
                   "seat 1 health 4; attack 9");
    cr_expect_str_eq(price_of(&d, RED, "rob Maecenas"),
                     "8 Attack, Curse +2 -> 4 Grit, 4 Water; Maecenas loses 1 Health");
    desk_close(&d);
}

/* FC-105: alone and together no Grit is counted at the end. */
Test(few_face, an_artifact_promises_grit_among_rivals_only) {
    Desk d = table_of("mode dark_arts; seats 1; character redhead",
                      "phase action; seat 0 at mountain_view; artifacts jar_of_dirt, "
                      "thunder_drum");
    cr_assert(play(&d, 0, "recover an artifact"));
    cr_expect_str_eq(price_of(&d, 0, "take Jar of Dirt"), "+2 Movement");
    desk_close(&d);
}

/* What an option parts with must not read as what it brings. */
Test(few_face, what_is_given_up_is_named_so) {
    Desk d = table("phase encounter; turn 0; seat 0 jobs farmhand; seat 0 money 3; "
                   "store row horse, revolver, boots");
    cr_assert(play(&d, RED, "go to the Job Board"));
    cr_expect_str_eq(price_of(&d, RED, "sell Farmhand"), "+1 Water; gives up 1 Grit");
    desk_close(&d);
    d = table("phase encounter; turn 0; store row horse, revolver, boots");
    cr_assert(play_all(&d, RED, "go to the Store; refresh the row"));
    cr_expect_str_eq(price_of(&d, RED, "discard Horse"),
                     "worth 6 Water: +2 Movement once a round");
    desk_close(&d);
    d = table("phase encounter; turn 0; seat 0 money 20; seat 0 items horse, boots; "
              "store row crow_charm, revolver, spyglass");
    cr_assert(play_all(&d, RED, "go to the Store; buy Crow Charm"));
    cr_expect_str_eq(price_of(&d, RED, "give up Horse"),
                     "gives up +2 Movement once a round");
    desk_close(&d);
}

/* Maecenas pays 1 Water less. */
Test(few_face, the_store_shows_what_one_pays) {
    static const char *const riders[] = {"redhead", "maecenas"};
    for (int i = 0; i < 2; i++) {
        Desk d = table_of(words("mode coop; seats 1; character %s", riders[i]),
                          "phase encounter; seat 0 money 20; "
                          "store row horse, revolver, boots");
        const Content *c = printed(&d);
        cr_expect_str_eq(price_of(&d, 0, "go to the Store"), "20 Water to spend");
        cr_assert(play(&d, 0, "go to the Store"));
        cr_expect_str_eq(price_of(&d, 0, "buy Horse"),
                         words("%d Water -> +2 Movement once a round", 6 - i));
        cr_expect_str_eq(price_of(&d, 0, "buy Revolver"),
                         words("%d Water -> 2 Bullets give 5 Attack", 7 - i));
        cr_expect_str_eq(price_of(&d, 0, "buy 1 Health"),
                         words("%d Water -> 1 Health, %d then", c->price_health,
                               c->characters[state(&d)->rider[0].character].health + 1));
        desk_close(&d);
    }
}

Test(few_face, cards_items_bullets_and_jobs_show_what_they_give) {
    Desk d = table("phase action; seat 0 hand sprint, cursed_redhead, quick_draw; "
                   "seat 0 play uppercut; seat 0 items horse; seat 0 bullets 3; "
                   "seat 0 bullet_max 5; seat 0 jobs farmhand; movement 3");
    cr_expect_str_eq(price_of(&d, RED, "play Sprint"), "+2 Movement");
    cr_expect_str_eq(price_of(&d, RED, "play Sprint and trash it"), "+3 Movement");
    cr_expect_str_eq(price_of(&d, RED, "play Cursed"), "Curse +1, repeat a card");
    cr_expect_str_eq(price_of(&d, RED, "use Horse"), "+2 Movement");
    cr_expect_str_eq(price_of(&d, RED, "shoot 1 Bullet for 2 Attack"), "leaves 2 of 5");
    cr_expect_str_eq(price_of(&d, RED, "score Farmhand"), "3 Movement -> 1 Water, 1 Grit");
    cr_expect_str_eq(price_of(&d, RED, "camp"), "+1 Health, reshuffle, your phase ends");
    desk_close(&d);
}

/* FC-26 to FC-28: what a rise of Curse does is told before it is chosen. */
Test(few_face, a_price_tells_what_curse_and_damage_do) {
    Desk d = table("phase action; seat 0 at vulture_rock; seat 0 hand call_to_darkness; "
                   "seat 0 curse 4; seat 0 threshold 6; movement 3");
    cr_expect_str_eq(price_of(&d, RED, "play Call to Darkness"),
                     "Curse +2; you turn Cursed");
    cr_assert(play(&d, RED, "play Call to Darkness"));
    cr_expect_str_eq(price_of(&d, RED, "walk to Crow Ruins"),
                     "1 Movement, Curse +1, 1 Attack or -1 Health; Cursed space; "
                     "as you are Cursed: -1 Health");
    desk_close(&d);
    d = table("phase action; seat 0 hand burnt_sage; seat 0 curse 6; seat 0 threshold 6");
    cr_expect_str_eq(price_of(&d, RED, "play Burnt Sage"),
                     "Curse -1, +1 Attack; you turn back to normal");
    desk_close(&d);
}

/* FC-129: both cards' Curse is one change, so only the choice tells what it does. */
Test(few_face, repeating_shows_the_curse_of_both_cards) {
    Desk d = table("phase action; seat 0 at dry_well; seat 0 hand cursed_redhead; "
                   "seat 0 play sprint, burnt_sage, jar_of_dirt; seat 0 curse 5; "
                   "seat 0 threshold 6");
    cr_expect_str_eq(price_of(&d, RED, "play Cursed"), "Curse +1, repeat a card");
    cr_assert(play(&d, RED, "play Cursed"));
    cr_expect_str_eq(price_of(&d, RED, "repeat Sprint"),
                     "+2 Movement, Curse +1; you turn Cursed");
    cr_expect_str_eq(price_of(&d, RED, "repeat Burnt Sage"), "+1 Attack");
    cr_expect(text_starts(price_of(&d, RED, "repeat Jar of Dirt"), "1 Health -> "));
    desk_close(&d);
}

/* In two of the games alone a fall is the end. */
Test(few_face, a_price_tells_when_a_rider_falls) {
    static const char *const modes[][2] = {{"coop", "you fall wounded"},
                                           {"curse_chaser", "the game is lost"}};
    for (int i = 0; i < 2; i++) {
        Desk d = table_of(words("mode %s; seats 1; character redhead", modes[i][0]),
                          "phase action; seat 0 hand call_to_darkness; seat 0 health 1; "
                          "seat 0 curse 7; seat 0 threshold 6");
        cr_expect_str_eq(price_of(&d, 0, "play Call to Darkness"),
                         words("Curse +2; as you are Cursed: -1 Health; %s", modes[i][1]));
        desk_close(&d);
    }
}

Test(few_face, leaving_a_phase_tells_what_is_lost) {
    Desk d = table("phase action; movement 2; attack 3");
    cr_expect_str_eq(price_of(&d, RED, "end your Action phase"),
                     "2 Movement, 3 Attack lost");
    desk_close(&d);
    d = table("phase action");
    cr_expect_str_eq(price_of(&d, RED, "end your Action phase"), "no action taken");
    desk_close(&d);
    d = table(
        "phase cleanup; seat 0 at dry_well; seat 0 hand sprint; seat 0 deck uppercut");
    cr_expect_str_eq(price_of(&d, RED, "keep the rest"),
                     "draw 3 cards; your deck is reshuffled, you return to town");
    desk_close(&d);
    d = table("phase cleanup; seat 0 hand sprint; "
              "seat 0 deck uppercut, fleet_foot, quick_draw");
    cr_expect_str_eq(price_of(&d, RED, "keep the rest"), "draw 3 cards");
    cr_expect_str_eq(price_of(&d, RED, "discard Sprint"),
                     "gives up +2 Movement; trashed: +1 Movement; your deck is reshuffled");
    desk_close(&d);
}

Test(few_face, a_card_to_keep_shows_its_trash_line) {
    Desk d = table("phase improvise; upgrade top sprint, uppercut");
    cr_expect_str_eq(price_of(&d, RED, "keep Sprint"), "+2 Movement; trashed: +1 Movement");
    desk_close(&d);
}

Test(few_face, who_has_no_room_is_told_so_before_buying) {
    Desk d = table("phase encounter; seat 0 money 20; seat 0 items horse, boots; "
                   "store row crow_charm, revolver, spyglass");
    cr_assert(play(&d, RED, "go to the Store"));
    cr_expect_str_eq(price_of(&d, RED, "buy Crow Charm"),
                     "4 Water -> +2 Attack, Curse +1 once a round; no room, an item goes");
    desk_close(&d);
}

Test(few_face, a_job_says_what_it_wants) {
    static const struct {
        const char *id, *start;
    } rows[] = {
        {"body_guard", "2 Movement, 2 Attack -> "},
        {"con_man", "Curse at 6 -> "},
        {"survivor", "Health at 5 -> "},
        {"trick_shooter", "Bullets at 0 -> "},
        {"task_master", "most jobs at the end -> "},
        {"maecenas", "8 Water at the end -> "},
    };
    Desk d = table("");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char room[WORDS_BYTES];
        Text out = text_over(room, sizeof room);
        few_job_words(&printed(&d)->jobs[job_of(&d, rows[i].id)], &out);
        cr_expect(text_starts(room, rows[i].start), "%s", room);
    }
    desk_close(&d);
}

/* ---- Questions ----------------------------------------------------------------------- */

Test(few_face, questions_have_at_most_eight_words_and_a_line_of_numbers) {
    Desk d = table("phase action; seat 0 at salt_flat");
    FewState *s = alloc_zero(sizeof *s);
    memcpy(s, state(&d), sizeof *s);
    for (int kind = ASK_NOTHING + 1; kind < ASK_COUNT; kind++) {
        s->head.asked[RED] = (Decision){(uint16_t)kind, 1, 1};
        question_reads_well(&d, &s->head, RED);
    }
    cr_expect_null(few_guide(match_state(d.match), ASK_NOTHING));
    cr_expect_null(few_guide(match_state(d.match), ASK_COUNT));
    alloc_free(s);
    desk_close(&d);
}

/* Every question of every mode has a guide, and what it promises holds in that mode. */
Test(few_face, guides_fit_the_mode) {
    static const char *const modes[] = {"rivals; seats 2", "curse_chaser", "dark_arts",
                                        "shadows", "coop; seats 2"};
    static const char *const wins[] = {"most Grit wins", "beating three monsters",
                                       "four artifacts", "all four jobs",
                                       "Together you win"};
    for (int mode = 0; mode < 5; mode++) {
        Desk d = table_of(words("mode %s", modes[mode]), "");
        const State *s = match_state(d.match);
        cr_expect(strstr(few_guide(s, ASK_DEAL), wins[mode]));
        for (int kind = ASK_NOTHING + 1; kind < ASK_COUNT; kind++) {
            const char *guide = few_guide(s, kind);
            cr_assert(guide && strlen(guide) > 60 && strlen(guide) < 300, "%d", kind);
            if (mode > 0) cr_expect(!strstr(guide, "at the end"), "%d: %s", kind, guide);
        }
        desk_close(&d);
    }
}

Test(few_face, playing_too_early_is_marked) {
    Desk d = table("phase improvise; seat 0 hand sprint, call_to_darkness; "
                   "seat 0 bullets 1; seat 0 bullet_max 5");
    cr_expect_str_eq(price_of(&d, RED, "play Sprint"), "+2 Movement; now for jobs only");
    cr_expect_str_eq(price_of(&d, RED, "play Call to Darkness"), "Curse +2");
    cr_expect_str_eq(price_of(&d, RED, "shoot 1 Bullet for 2 Attack"),
                     "leaves 0 of 5; now for jobs only");
    desk_close(&d);
    d = table("phase improvise; seat 0 hand light_fingers, saddle_up");
    cr_expect_str_eq(price_of(&d, RED, "play Light Fingers"), /* its Water stays */
                     "+1 Water, +1 Attack; Attack now for jobs only");
    cr_expect_str_eq(price_of(&d, RED, "play Saddle Up"),
                     "+1 Movement, +1 Attack; now for jobs only");
    cr_expect_str_eq(price_of(&d, RED, "play Saddle Up and trash it"),
                     "+1 Movement, +1 Attack, ready all your items; "
                     "Movement and Attack now for jobs only");
    desk_close(&d);
    d = table("phase encounter; turn 0; seat 0 hand sprint"); /* the visit comes first */
    cr_expect_str_eq(price_of(&d, RED, "play Sprint"), "+2 Movement; now for jobs only");
    cr_assert(play(&d, RED, "go to the Store"));
    cr_expect_str_eq(price_of(&d, RED, "play Sprint"), "+2 Movement; now for jobs only");
    desk_close(&d);
    d = table("phase action; turn 0; seat 0 hand sprint"); /* there one can walk on */
    cr_assert(play_all(&d, RED, "go to the Job Board or the Store; go to the Store"));
    cr_expect_str_eq(price_of(&d, RED, "play Sprint"), "+2 Movement");
    desk_close(&d);
}

/* FC-58: who is asked in another's turn is told why. */
Test(few_face, a_job_out_of_turn_says_that_it_may_be) {
    char detail[WORDS_BYTES];
    Desk d = table("phase action; turn 0; seat 0 at dry_well; seat 1 at dry_well; "
                   "seat 1 health 6; attack 12; seat 1 jobs survivor");
    cr_assert(play(&d, RED, "rob Maecenas"));
    cr_expect_str_eq(title_of(&d, match_state(d.match), MAE, detail),
                     "Survivor fits: score it now?");
    cr_expect(strstr(detail, " 5 Grit. That goes in others' turns too."), "%s", detail);
    desk_close(&d);
    d = table("phase action; turn 0; seat 0 jobs con_man; seat 0 curse 5; "
              "seat 0 hand low_blow");
    cr_assert(play(&d, RED, "play Low Blow"));
    title_of(&d, match_state(d.match), RED, detail);
    cr_expect(!strstr(detail, "others"), "%s", detail);
    desk_close(&d);
}

Test(few_face, the_deal_tells_how_many_jobs_stay) {
    Desk d = desk_open("few-and-cursed",
                       "mode rivals; seats 2; character redhead, maecenas", "");
    char detail[WORDS_BYTES];
    title_of(&d, match_state(d.match), RED, detail);
    cr_expect_str_eq(detail, "You keep 2 of 4 jobs: 2 still to give back.");
    desk_close(&d);
}

/* FC-81: a bounty may be followed by another one, in the same space. */
Test(few_face, who_has_fought_may_fight_on_or_walk_on) {
    Desk d = table("phase action; turn 0; seat 0 at dry_well; attack 9; movement 1");
    char detail[WORDS_BYTES];
    cr_assert(play(&d, RED, "defeat Talbot's Gang"));
    cr_expect_str_eq(title_of(&d, match_state(d.match), RED, detail),
                     "Fight on here, or walk on, Redhead?");
    cr_assert(play(&d, RED, "walk to San Andreas"));
    cr_expect_str_eq(title_of(&d, match_state(d.match), RED, detail),
                     "Action taken. Walk on, Redhead?");
    desk_close(&d);
    d = table_of("mode rivals; seats 2; character redhead, maecenas; strict_fight yes",
                 "phase action; turn 0; seat 0 at dry_well; attack 9; "
                 "pile 1 top slim_corrigan");
    cr_assert(play(&d, RED, "defeat Slim Corrigan")); /* ruling 26: nothing else then */
    cr_expect_str_eq(title_of(&d, match_state(d.match), RED, detail),
                     "Action taken. Walk on, Redhead?");
    desk_close(&d);
}

Test(few_face, who_is_not_asked_reads_nothing) {
    Desk d = table("phase action; turn 0");
    char detail[WORDS_BYTES];
    cr_expect_str_eq(title_of(&d, match_state(d.match), MAE, detail), "");
    cr_expect_str_eq(title_of(&d, match_state(d.match), SEAT_CLOCK, detail), "");
    cr_expect_str_eq(detail, "");
    desk_close(&d);
}

Test(few_face, an_action_tells_what_is_at_hand) {
    Desk d = table("phase action; turn 0; movement 4; attack 6; seat 0 bullets 3; "
                   "seat 0 bullet_max 5; seat 0 money 7");
    char detail[WORDS_BYTES];
    cr_expect_str_eq(title_of(&d, match_state(d.match), RED, detail),
                     "Your action, Redhead.");
    cr_expect_str_eq(detail, "Walk, take 1 action, walk on. "
                             "4 Movement, 6 Attack, 3 of 5 Bullets, 7 Water.");
    desk_close(&d);
}

/* ---- Events -------------------------------------------------------------------------- */

Test(few_face, every_event_is_a_sentence) {
    static const char *const setups[] = {"mode rivals; seats 3", "mode curse_chaser",
                                         "mode dark_arts", "mode shadows",
                                         "mode coop; seats 2"};
    for (int i = 0; i < 5; i++) {
        Desk d = table_of(setups[i], "");
        events_read_well(&d, EV_COUNT);
        desk_close(&d);
    }
}

Test(few_face, events_tell_who_what_and_how_many) {
    Desk d = table("");
    int horse = item_of(&d, "horse");
    const struct {
        Event e;
        Seat viewer;
        const char *said;
    } rows[] = {
        {event_public(EV_BOUGHT, RED, horse, 6, 0), MAE,
         "Redhead bought Horse for 6 Water."},
        {event_public(EV_BOUGHT, RED, horse, 6, 0), RED, "You bought Horse for 6 Water."},
        {event_public(EV_ROBBED, RED, MAE, 4, 0), MAE,
         "Redhead robbed you and gained 4 Grit and 4 Water."},
        {event_public(EV_CHANGED, MAE, TRACK_BULLETS, -1, 2), RED,
         "Maecenas lost 1 Bullet, 2 left."},
        {event_public(EV_CHANGED, MAE, TRACK_CURSE, 2, 5), MAE,
         "You gained 2 Curse, 5 now."},
        {event_public(EV_CHANGED, MAE, TRACK_THRESHOLD, 1, 9), RED,
         "Maecenas raised the Curse Threshold to 9."},
        {event_public(EV_GRIT, RED, -3, 4, 0), MAE, "Redhead lost 3 Grit, 4 now."},
        {event_public(EV_TOLL, RED, 1, 1, 0), MAE, "Redhead paid 1 Attack on the road."},
        {event_public(EV_TOLL, RED, 0, 1, 0), MAE, "Redhead paid no Attack on the road."},
        {event_public(EV_FOUGHT, RED, TARGET_WANTED, 1, 0), RED,
         "You beat Zombies for 1 Grit."},
        {event_public(EV_FOUGHT, RED, TARGET_MOST_WANTED, 3, 0), MAE,
         "Redhead beat Butch Talbot for 3 Grit."},
        {event_public(EV_REVEALED, SEAT_CLOCK, 1, 1, 0), MAE,
         "Butch Talbot came up on top of pile 2."},
        {event_public(EV_REVEALED, SEAT_CLOCK, 1,
                      MOST_WANTED_MAX + 1 + monster_of(&d, "tsilkali"), 0),
         MAE, "Tsilkali appeared at Mountain View, out of pile 2."},
        {event_public(EV_REVEALED, SEAT_CLOCK, 1, 0, 0), MAE, "Pile 2 is empty now."},
        {event_public(EV_TRIGGER, MAE, 1, 0, 0), RED,
         "Maecenas reached 21 Grit and called the monster of pile 2."},
        {event_public(EV_TRIGGER, MAE, 1, 0, 0), MAE,
         "You reached 21 Grit and called the monster of pile 2."},
        {event_public(EV_EVENT, RED, 0, DESERT, 1 << MAE), MAE,
         "Redhead and you met an encounter: A coach stands in the sand with a broken "
         "wheel."},
        {event_public(EV_CHOSE, RED, 0, DESERT, 1), MAE,
         "Redhead chose to rob it for 5 Attack."},
        {event_public(EV_WOUNDED, RED, 4, 2, 0), RED,
         "You fell wounded, lost 4 Grit and paid 2 Water for the way home."},
        {event_public(EV_TALLY, RED, 6, 3, 17), MAE,
         "Redhead ended with 17 Grit, 6 of it for artifacts, after losing 3 for jobs not "
         "done."},
        {event_public(EV_TALLY, RED, 0, 0, 9), RED, "You ended with 9 Grit."},
        {event_public(EV_WINNER, RED, 17, TIE_NONE, 0), MAE, "Redhead won with 17 Grit."},
        {event_public(EV_WINNER, RED, 17, TIE_JOBS, 0), RED,
         "You won with 17 Grit and more jobs done."},
        {event_public(EV_OVER, SEAT_CLOCK, CAUSE_TOWN, 0, 0), RED,
         "A monster stands in San Andreas: the game is over."},
        {event_public(EV_SHUFFLED, RED, 0, 0, 0), RED,
         "You shuffled the discards and must return to town in Cleanup."},
        {event_public(EV_ENDING, SEAT_CLOCK, 2, 0, 0), RED,
         "No artifact is left on the board: this is the last round."},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        cr_expect_str_eq(event_said(&d, rows[i].e, rows[i].viewer), rows[i].said);
    desk_close(&d);
}

/* How often a kind of event happened since the start. */
static int times(const Desk *d, int kind) {
    int count = 0;
    for (int i = 0; i < match_event_count(d->match); i++)
        count += match_event(d->match, i, SEAT_WATCHER).kind == kind;
    return count;
}

/* What a sentence has told needs no second one. */
Test(few_face, a_change_is_told_once) {
    Desk d = table("phase action; seat 0 at dry_well; seat 1 at dry_well; "
                   "seat 1 health 4; attack 9; seat 0 bullets 2; seat 0 curse 0");
    int changes = times(&d, EV_CHANGED), grit = times(&d, EV_GRIT);
    cr_assert(play(&d, RED, "rob Maecenas"));
    cr_expect(happened(&d, EV_CHANGED, TRACK_HEALTH, -1, 3)); /* the victim's */
    cr_expect(happened(&d, EV_CHANGED, TRACK_CURSE, 2, 2));
    cr_expect_eq(times(&d, EV_CHANGED), changes + 2);
    cr_expect_eq(times(&d, EV_GRIT), grit);
    cr_assert(play(&d, RED, "shoot 1 Bullet for 2 Attack"));
    cr_expect_eq(times(&d, EV_CHANGED), changes + 2);
    desk_close(&d);
}

/* FC-103 to FC-106: the scores are told in parts, and why somebody is first. */
Test(few_face, the_end_tells_scores_and_winner) {
    Desk d = table("phase action; turn 0; first 0; monster tsilkali at dry_well; "
                   "seat 0 grit 10; seat 1 grit 10; seat 0 beaten 1; seat 1 jobs nothing; "
                   "seat 0 jobs nothing; seat 0 hand nothing; seat 1 hand nothing");
    for (int i = 0; i < 60 && !match_state(d.match)->over; i++) {
        Seat seat = match_state(d.match)->open & 1 ? RED : MAE;
        OptionList list = {0, NULL, {{0}}};
        match_options(d.match, seat, &list);
        char room[WORDS_BYTES];
        Text last = text_over(room, sizeof room);
        match_option_words(d.match, seat, list.at[list.count - 1], &last);
        cr_assert(play(&d, seat, room));
    }
    cr_assert(match_state(d.match)->over);
    cr_expect(happened(&d, EV_TALLY, 0, 0, 10));
    cr_expect(happened(&d, EV_WINNER, 10, TIE_BEATEN, ANY));
    desk_close(&d);
}

/* FC-117. */
Test(few_face, together_the_grit_is_the_teams) {
    Desk d = table_of("mode coop; seats 2", "");
    cr_expect_str_eq(event_said(&d, event_public(EV_GRIT, 0, 3, 90, 0), 0),
                     "The team gained 3 Grit, 90 now.");
    desk_close(&d);
}

static void secret_of_one(const Desk *d, Event e, const char *own, const char *others) {
    cr_expect_str_eq(event_said(d, event_for(e, RED), RED), own);
    cr_expect_str_eq(event_said(d, event_for(e, MAE), MAE), others);
    cr_expect(names_a_card(d, e, RED));
}

Test(few_face, what_is_drawn_is_told_to_its_rider_alone) {
    Desk d = table("");
    int sprint = card(&d, "sprint"), punch = card(&d, "uppercut");
    Event drew = event_secret(EV_DREW, RED, 1, 0, sprint);
    Event got_job = event_secret(EV_BOARD, RED, 1, 0, job_of(&d, "farmhand"));
    secret_of_one(&d, drew, "You drew Sprint.", "Redhead drew a card.");
    secret_of_one(&d, got_job, "You drew Farmhand from the jobs.", "Redhead drew a job.");
    secret_of_one(&d, event_secret(EV_KEPT, RED, punch, 0, sprint),
                  "You kept Sprint and discarded Uppercut.",
                  "Redhead kept an Upgrade and discarded Uppercut.");
    cr_expect(!names_a_card(&d, drew, MAE));
    cr_expect(!names_a_card(&d, got_job, MAE));
    desk_close(&d);
}

/* ---- Scene and View ------------------------------------------------------------------ */

Test(few_face, hands_and_jobs_are_shown_to_their_rider_alone) {
    static const Seat viewers[] = {RED, MAE, SEAT_WATCHER};
    Desk d = table("phase action; turn 0; seat 0 jobs farmhand, con_man; "
                   "seat 1 jobs survivor");
    int deck = cards_count(&state(&d)->rider[MAE].deck);
    for (int i = 0; i < 3; i++) {
        View *v = seen(&d, viewers[i]);
        for (int seat = 0; seat < 2; seat++) {
            const ViewZone *hand = zone_at(v, seat, "hand"),
                           *jobs = zone_at(v, seat, "jobs");
            cr_expect_eq(hand->count, HAND_SIZE);
            cr_expect_eq(hand->item_count, viewers[i] == seat ? HAND_SIZE : 0);
            cr_expect_eq(jobs->count, 2 - seat);
            cr_expect_eq(jobs->item_count, viewers[i] == seat ? 2 - seat : 0);
        }
        cr_expect_eq(zone_at(v, MAE, "deck")->count, deck);
        cr_expect_eq(zone_at(v, MAE, "deck")->item_count, 0);
        cr_expect_eq(zone_of(v, "job_deck")->count, 40 - 3);
        view_free(v);
    }
    desk_close(&d);
}

/* The two improvised cards, and the one that is kept: known to one alone. */
/* Decks are counts: not even their owner sees a card or an order. */
Test(few_face, decks_show_no_card) {
    static const char *const decks[] = {"upgrade_deck", "job_deck", "store_deck",
                                        "encounter_deck", "cursed_deck"};
    Desk d = table("phase action; seat 0 deck top fleet_foot; upgrade top sprint");
    const Seat viewers[] = {RED, MAE, SEAT_WATCHER};
    for (int i = 0; i < 3; i++) {
        View *v = seen(&d, viewers[i]);
        for (int n = 0; n < 5; n++) cr_expect_eq(zone_of(v, decks[n])->item_count, 0);
        cr_expect_eq(zone_at(v, RED, "deck")->item_count, 0);
        cr_expect_gt(zone_at(v, RED, "deck")->count, 0);
        view_free(v);
    }
    desk_close(&d);
}

/* FC-104: a rival's jobs are not to be read off the score so far. */
Test(few_face, scores_count_jobs_for_their_rider_alone) {
    Desk d = table("phase action; seat 0 jobs con_man; seat 1 jobs farmhand");
    View *v = seen(&d, RED);
    int own = 0, others = 0;
    for (int i = 0; i < v->score_count; i++) {
        if (!text_equal(v->scores[i].label, "Jobs left")) continue;
        own += v->scores[i].seat == RED;
        others += v->scores[i].seat == MAE;
    }
    cr_expect_eq(own, 1);
    cr_expect_eq(others, 0);
    view_free(v);
    desk_close(&d);
}

Test(few_face, improvised_cards_are_secret_and_every_count_is_right) {
    Desk d = table("phase improvise; turn 0; first 0");
    for (int step = 0; step < 2; step++) {
        const FewState *s = state(&d);
        int left = cards_count(&s->upgrades), hand = s->rider[RED].hand_count;
        for (int i = 0; i < 3; i++) {
            View *v = seen(&d, i < 2 ? (Seat)i : SEAT_WATCHER);
            const ViewZone *drawn = zone_at(v, step, "drawn");
            cr_expect_eq(zone_of(v, "upgrade_deck")->count, left);
            cr_expect_eq(drawn->count, 2);
            cr_expect_eq(drawn->item_count, i == step ? 2 : 0);
            cr_expect_eq(zone_at(v, RED, "hand")->count, hand);
            view_free(v);
        }
        OptionList list = {0, NULL, {{0}}};
        match_options(d.match, (Seat)step, &list);
        int at = 0;
        while (list.at[at].verb != OPT_KEEP) at++;
        cr_assert(play(&d, (Seat)step, words_of(&d, (Seat)step, list.at[at])));
    }
    desk_close(&d);
}

Test(few_face, tracks_show_their_limits) {
    Desk d = table("phase action; turn 0; seat 0 bullets 2; seat 0 bullet_max 6; "
                   "seat 0 curse 3; seat 0 threshold 7; movement 4");
    View *v = seen(&d, MAE);
    cr_expect_eq(track_at(v, RED, "bullets")->value, 2);
    cr_expect_eq(track_at(v, RED, "bullets")->limit, 6);
    cr_expect_eq(track_at(v, RED, "curse")->value, 3);
    cr_expect_eq(track_at(v, RED, "curse")->limit, 7);
    cr_expect_eq(track_at(v, RED, "health")->limit, 0);
    cr_expect_eq(track_at(v, RED, "move")->value, 4);
    view_free(v);
    desk_close(&d);
}

static int pieces_at(const View *v, int space, const char *kind) {
    int count = 0;
    for (int i = 0; i < v->piece_count; i++)
        if (v->pieces[i].space == space && text_equal(v->pieces[i].kind, kind))
            count += v->pieces[i].count;
    return count;
}

/* FC-95 seen beforehand. */
Test(few_face, the_country_shows_riders_monsters_and_artifacts) {
    Desk d = table("phase action; seat 0 at dry_well; monster tsilkali at salt_flat; "
                   "artifacts jar_of_dirt, thunder_drum, bitter_cup");
    View *v = seen(&d, SEAT_WATCHER);
    cr_expect_eq(pieces_at(v, place_of(&d, "dry_well"), "rider_redhead"), 1);
    cr_expect_eq(pieces_at(v, TOWN, "rider_maecenas"), 1);
    cr_expect_eq(pieces_at(v, place_of(&d, "salt_flat"), "monster_tsilkali"), 1);
    cr_expect_eq(pieces_at(v, place_of(&d, "dry_well"), "monster_next"), 1);
    cr_expect_eq(pieces_of(v, "monster_next"), 1);
    cr_expect_eq(pieces_at(v, place_of(&d, "mountain_view"), few_artifact_piece[0]), 2);
    cr_expect_eq(pieces_of(v, "artifact_"), 2);
    cr_expect_eq(track_at(v, OWNER_TABLE, "artifacts_left")->value, 3);
    view_free(v);
    desk_close(&d);
}

Test(few_face, piles_say_what_lies_below_and_where_a_monster_goes) {
    Desk d = table("phase action; pile 1 top hangmen; monster tsilkali at salt_flat");
    View *v = seen(&d, RED);
    const ViewZone *piles = zone_of(v, "most_wanted");
    cr_expect_eq(piles->item_count, PILES);
    cr_expect_str_eq(note_in(v, piles, 0), "3 below");
    cr_expect_str_eq(note_in(v, piles, 3), "at Salt Flat, then Dry Well");
    view_free(v);
    desk_close(&d);
}

Test(few_face, items_and_jobs_have_notes) {
    Desk d = table("phase action; turn 0; seat 0 items horse, revolver; seat 0 used horse; "
                   "seat 0 curse 4; seat 0 health 5; seat 0 jobs farmhand, con_man");
    View *v = seen(&d, RED);
    const ViewZone *items = zone_at(v, RED, "items"), *jobs = zone_at(v, RED, "jobs");
    cr_expect_eq(items->count, 2);
    cr_expect_eq(items->item_count, 4); /* one accessory and one hand are free */
    cr_expect_str_eq(note_in(v, items, 0), "used this round");
    cr_expect_str_eq(note_in(v, items, 1), "");
    cr_expect_str_eq(note_in(v, jobs, 0), "");
    cr_expect_str_eq(note_in(v, jobs, 1), "2 to go");
    cr_expect_str_eq(note_in(v, zone_at(v, RED, "character"), 0), "the normal side is up");
    view_free(v);
    desk_close(&d);
}

static const char *only_job_note(const char *position) {
    static char note[80];
    Desk d = table(position);
    View *v = seen(&d, RED);
    snprintf(note, sizeof note, "%s", note_in(v, zone_at(v, RED, "jobs"), 0));
    view_free(v);
    desk_close(&d);
    return note;
}

/* Body Guard: 2 Movement and 2 Attack. Maecenas: 8 Water at the end. */
Test(few_face, a_job_tells_how_far_its_rider_is) {
    const char *turn = "phase action; turn 0; seat 0 jobs %s; movement %d; attack %d";
    cr_expect_str_eq(only_job_note(words(turn, "body_guard", 0, 0)), "");
    cr_expect_str_eq(only_job_note(words(turn, "body_guard", 1, 0)),
                     "1 Movement, 2 Attack to go");
    cr_expect_str_eq(only_job_note(words(turn, "body_guard", 3, 1)), "1 Attack to go");
    cr_expect_str_eq(only_job_note(words(turn, "body_guard", 0, 2)), "2 Movement to go");
    cr_expect_str_eq(only_job_note(words(turn, "body_guard", 2, 2)), "ready to score");
    cr_expect_str_eq(only_job_note("phase action; seat 0 jobs maecenas; seat 0 money 5"),
                     "3 to go");
    cr_expect_str_eq(only_job_note("phase action; seat 0 jobs maecenas; seat 0 money 9"),
                     "met so far");
}

Test(few_face, an_open_encounter_lies_on_the_table) {
    Desk d = table("phase encounter; turn 0; first 0; seat 0 at salt_flat; "
                   "seat 1 at salt_flat; encounter top stagecoach");
    View *v = seen(&d, MAE);
    const ViewZone *open = zone_of(v, "encounter");
    cr_expect_eq(open->count, 1);
    cr_expect_eq(open->item_count, 4); /* card, story, two options */
    cr_expect_str_eq(note_in(v, open, 0), "Desert: Redhead, Maecenas");
    cr_expect_str_eq(v->items[open->item_first + 3].label, "Rob it");
    cr_expect_str_eq(note_in(v, open, 3), "Spend 5 Attack: +5 Water.");
    view_free(v);
    desk_close(&d);
}

/* FC-114: of each track the done ones and the open one. */
Test(few_face, tracks_of_the_shadows_show_no_job_ahead_of_time) {
    Desk d = table_of("mode shadows", "phase action; track 1 farmhand, deputy, bouncer, "
                                      "mail_rider; track 1 done 1; seat 0 jobs con_man");
    View *v = seen(&d, 0);
    const ViewZone *track = zone_of(v, "track_1");
    cr_expect_eq(track->count, TRACK_LENGTH);
    cr_assert_eq(track->item_count, 2);
    cr_expect_str_eq(note_in(v, track, 0), "done");
    cr_expect_eq(zone_of(v, "track_2")->item_count, 1);
    cr_expect_eq(zone_of(v, "job_deck")->count, 40 - TRACKS * TRACK_LENGTH - 1);
    view_free(v);
    desk_close(&d);
}

Test(few_face, a_team_has_one_grit) {
    Desk d = table_of("mode coop; seats 2", "phase action; team grit 77");
    View *v = seen(&d, 0);
    cr_expect_eq(track_at(v, OWNER_TABLE, "grit")->value, 77);
    for (int i = 0; i < v->track_count; i++)
        cr_expect(v->tracks[i].owner == OWNER_TABLE ||
                  !text_equal(v->tracks[i].id, "grit"));
    cr_expect_eq(v->score_count, 0);
    view_free(v);
    desk_close(&d);
}

/* FC-21, FC-98: the token lies with one of several; alone nobody needs it. */
Test(few_face, the_first_player_is_marked) {
    Desk d = table("phase action; first 1; turn 1"), one = table_of("mode dark_arts", "");
    View *v = seen(&d, SEAT_WATCHER), *alone = seen(&one, 0);
    cr_expect_str_eq(v->seats[RED].note, "");
    cr_expect_str_eq(v->seats[MAE].note, "first player");
    cr_expect_str_eq(alone->seats[0].note, "");
    view_free(alone);
    view_free(v);
    desk_close(&one);
    desk_close(&d);
}

static int goal(const char *setup, const char *position, const char *track) {
    Desk d = table_of(setup, position);
    View *v = seen(&d, 0);
    const ViewTrack *found = NULL;
    for (int i = 0; i < v->track_count; i++)
        if (text_equal(v->tracks[i].id, track)) found = &v->tracks[i];
    int value = found ? found->value : -1;
    view_free(v);
    desk_close(&d);
    return value;
}

/* What is won and lost by in each mode lies on the table as a number. */
Test(few_face, goals_and_losses_are_counted) {
    const char *near = "phase action; monster tsilkali at dry_well";
    cr_expect_eq(goal("mode rivals; seats 2", near, "nearest"), 1);
    cr_expect_eq(goal("mode curse_chaser", "phase action", "nearest"), -1);
    cr_expect_eq(goal("mode dark_arts",
                      "phase action; seat 0 artifacts jar_of_dirt, thunder_drum",
                      "artifacts_held"),
                 2);
    cr_expect_eq(goal("mode shadows", near, "figures"), 1);
    cr_expect_eq(goal("mode shadows", "phase action; track 1 done 3", "tracks_done"), 0);
    cr_expect_gt(goal("mode coop; seats 2", "phase action", "drain"), 0);
}

Test(few_face, every_space_and_road_is_drawn_with_its_cost) {
    Desk d = table("");
    const Content *c = printed(&d);
    Scene *sc = scene_new();
    match_scene(d.match, sc);
    cr_assert_eq(sc->space_count, c->space_count);
    cr_assert_eq(sc->road_count, c->road_count);
    for (int i = 0; i < c->road_count; i++) {
        const char *cost = sc->roads[i].cost;
        cr_expect(text_starts(cost, words("%d Movement", c->roads[i].move)), "%s", cost);
        cr_expect_eq(strstr(cost, "Curse") != NULL, c->roads[i].curse > 0, "%s", cost);
        cr_expect_eq(strstr(cost, "Attack") != NULL, c->roads[i].attack > 0, "%s", cost);
    }
    scene_free(sc);
    desk_close(&d);
}

/* Starting decks of riders who are not there stay in the box. */
Test(few_face, the_scene_has_the_cards_of_this_table) {
    Desk d = table("");
    Scene *sc = scene_new();
    match_scene(d.match, sc);
    cr_expect(scene_find_card(sc, card(&d, "cursed_redhead")));
    cr_expect_null(scene_find_card(sc, card(&d, "cursed_jebediah")));
    cr_expect(scene_find_card(sc, CHARACTER_REF));
    cr_expect_null(scene_find_card(sc, CHARACTER_REF + 1));
    const SceneCard *horse = scene_find_card(sc, ITEM_REF + item_of(&d, "horse"));
    cr_expect_str_eq(horse->cost, "6 Water");
    cr_expect_str_eq(horse->type, "accessory");
    const SceneCard *tsilkali =
        scene_find_card(sc, MONSTER_REF + monster_of(&d, "tsilkali"));
    cr_expect_str_eq(tsilkali->type, "Mountain View");
    cr_expect_str_eq(tsilkali->cost, "20 Attack");
    cr_expect_str_eq(tsilkali->gain, "10 Grit");
    const SceneCard *sprint = scene_find_card(sc, card(&d, "sprint"));
    cr_expect_str_eq(sprint->gain, "+2 Movement");
    cr_expect_str_eq(sprint->text, "Trash: also +1 Movement.");
    const SceneCard *cursed = scene_find_card(sc, card(&d, "cursed_redhead"));
    cr_expect_str_eq(cursed->gain, "Curse +1");
    cr_expect(text_starts(cursed->text, "Do again"), "%s", cursed->text);
    scene_free(sc);
    desk_close(&d);
}

/* An artifact tells where it comes from; its Grit counts among rivals alone. */
Test(few_face, FC_105_artifacts_promise_grit_to_rivals_alone) {
    static const struct {
        const char *setup, *jar, *wind;
    } tables[] = {
        {"mode rivals; seats 2", "Taken from Mountain View. Counts 2 Grit at the end.",
         "Draw 2 cards. Taken from Mountain View. Counts 3 Grit at the end."},
        {"mode dark_arts", "Taken from Mountain View.",
         "Draw 2 cards. Taken from Mountain View."},
        {"mode coop; seats 2", "Taken from Mountain View.",
         "Draw 2 cards. Taken from Mountain View."},
    };
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        Desk d = table_of(tables[i].setup, "");
        Scene *sc = scene_new();
        match_scene(d.match, sc);
        cr_expect_str_eq(scene_find_card(sc, card(&d, "jar_of_dirt"))->text, tables[i].jar);
        cr_expect_str_eq(scene_find_card(sc, card(&d, "braided_wind"))->text,
                         tables[i].wind);
        scene_free(sc);
        desk_close(&d);
    }
}
