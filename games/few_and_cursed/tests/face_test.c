/* The face: words that records are read by, questions and events. */
#include "base/alloc.h"

#include "few_face.h"

#include "few_and_cursed/few_and_cursed.h"

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

/* FC-68: once the action is taken and nobody is left to fight, Attack has little use. */
Test(few_face, attack_after_the_action_is_marked) {
    Desk d = table("phase action; turn 0; seat 0 at dry_well; attack 9; movement 1; "
                   "seat 0 hand uppercut, light_fingers; pile 1 top barrett; pile 2 top "
                   "hangmen; pile 3 top the_deacon; pile 4 top tin_jaw_oriel");
    char detail[WORDS_BYTES];
    cr_assert(play(&d, RED, "defeat Talbot's Gang"));
    cr_expect_str_eq(price_of(&d, RED, "play Uppercut"), "+2 Attack"); /* the other side */
    cr_assert(play(&d, RED, "defeat Talbot's Gang"));
    cr_expect_str_eq(title_of(&d, match_state(d.match), RED, detail),
                     "Action taken. Walk on, Redhead?");
    cr_expect_str_eq(price_of(&d, RED, "play Uppercut"),
                     "+2 Attack; now for roads and jobs only");
    cr_expect_str_eq(price_of(&d, RED, "play Light Fingers"), "+1 Water, +1 Attack");
    desk_close(&d);
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
    d = table("phase action; turn 0; seat 0 hand sprint"); /* there the rider can walk on */
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
    d = table_of("mode rivals; seats 2; character redhead, maecenas; strict_fight yes",
                 "phase action; turn 0; seat 0 at dry_well; attack 9; "
                 "pile 1 top slim_corrigan; wanted talbots_gang front");
    cr_assert(play(&d, RED, "defeat Talbot's Gang"));
    cr_expect_str_eq(title_of(&d, match_state(d.match), RED, detail),
                     "Fight on here, or walk on, Redhead?"); /* its other side */
    cr_assert(play(&d, RED, "defeat Talbot's Gang"));
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
         "Redhead gained 4 Grit and 4 Water by robbing you."},
        {event_public(EV_CHANGED, MAE, TRACK_BULLETS, -1, 2), RED,
         "Maecenas lost 1 Bullet, 2 left."},
        {event_public(EV_CHANGED, MAE, TRACK_CURSE, 2, 5), MAE,
         "You gained 2 Curse, 5 now."},
        {event_public(EV_CHANGED, MAE, TRACK_THRESHOLD, 1, 9), RED,
         "Maecenas raised the Curse Threshold to 9."},
        {event_public(EV_GRIT, RED, -3, 4, 0), MAE, "Redhead lost 3 Grit, 4 now."},
        {event_public(EV_TOLL, RED, 1, 1, 0), MAE, "Redhead paid 1 Attack on the road."},
        {event_public(EV_TOLL, RED, 0, 1, 0), MAE,
         "Redhead took the road without paying its Attack."},
        {event_public(EV_FOUGHT, RED, TARGET_WANTED, 1, 0), RED,
         "You beat Zombies for 1 Grit."},
        {event_public(EV_FOUGHT, RED, TARGET_MOST_WANTED, 3, 0), MAE,
         "Redhead beat Butch Talbot for 3 Grit."},
        {event_public(EV_REVEALED, SEAT_CLOCK, 1, 1, 0), MAE,
         "Butch Talbot came up on top of pile 2."},
        {event_public(EV_REVEALED, SEAT_CLOCK, 1,
                      MOST_WANTED_MAX + 1 + monster_of(&d, "tsilkali"), 0),
         MAE, "Tsilkali appeared at Mountain View, out of pile 2."},
        {event_public(EV_REVEALED, SEAT_CLOCK, 1, 0, 0), MAE, "Pile 2 is now empty."},
        {event_public(EV_TRIGGER, MAE, 1, TRIGGER_GRIT, 0), RED,
         "Maecenas reached 21 Grit and called the monster of pile 2."},
        {event_public(EV_TRIGGER, MAE, 1, TRIGGER_GRIT, 0), MAE,
         "You reached 21 Grit and called the monster of pile 2."},
        {event_public(EV_ENCOUNTER, RED, 0, DESERT, 1 << MAE), MAE,
         "Redhead and you met an encounter: A coach stands in the sand with a broken "
         "wheel."},
        {event_public(EV_CHOSE, RED, 0, DESERT, 1), MAE,
         "Redhead chose \"Rob it\" for 5 Attack."},
        {event_public(EV_WOUNDED, RED, 4, 2, 0), RED,
         "You fell wounded, lost 4 Grit and paid 2 Water for the way home."},
        {event_public(EV_TALLY, RED, 6, 3, 17), MAE,
         "Redhead ended with 17 Grit, 6 of it for artifacts, after losing 3 for "
         "unfinished jobs."},
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
