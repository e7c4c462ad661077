/* What bots are told (value), and how a match stands and ends (result). */
#include "automa_desk.h"

#include "so_youve_been_cursed/so_youve_been_cursed.h"

static int value_of(const Desk *d, Seat seat) {
    return cursed_value(&d->box->box, &cursed(d)->head, seat);
}

static int value_at(const char *position, Seat seat) {
    Desk d = duel(position);
    int value = value_of(&d, seat);
    desk_close(&d);
    return value;
}

/* A duel that the Wizard, or the Monster, wins with the next move. */
static Desk cured(void) {
    int top = printed()->cure_length[0];
    const char *last = printed()->ingredient_id[printed()->cure[0][top - 1]];
    Desk d = duel(say("cure %d; pouch %s; token laboratory", top - 1, last));
    cr_assert(
        play(&d, WIZARD,
             say("mix %s", printed()->ingredient_title[printed()->cure[0][top - 1]])));
    return d;
}

static Desk accursed(void) {
    Desk d = duel(say("turn monster feeding; curse %d; stomach farmer, farmer",
                      printed()->curse_top[0] - 1));
    cr_assert(play(&d, MONSTER, "end the night"));
    return d;
}

Test(cursed, value_of_a_match_that_is_over) {
    Desk d = cured();
    cr_assert_eq(value_of(&d, WIZARD), 1000);
    cr_assert_eq(value_of(&d, MONSTER), -1000);
    desk_close(&d);
    d = accursed();
    cr_assert_eq(value_of(&d, WIZARD), -1000);
    cr_assert_eq(value_of(&d, MONSTER), 1000);
    desk_close(&d);
}

Test(cursed, value_is_one_sides_gain_and_the_others_loss) {
    Desk d = duel("coins 7; curse 3; pouch wolf_claw");
    cr_assert_eq(value_of(&d, WIZARD), -value_of(&d, MONSTER));
    desk_close(&d);
}

Test(cursed, value_rises_with_the_cure) {
    for (int cure = 1; cure < printed()->cure_length[0]; cure++) {
        int before = value_at(say("pouch nothing; cure %d", cure - 1), WIZARD);
        int after = value_at(say("pouch nothing; cure %d", cure), WIZARD);
        cr_assert_gt(after, before, "at Cure %d", cure);
        cr_assert_lt(after, 1000);
    }
}

Test(cursed, value_falls_with_the_curse) {
    for (int curse = 2; curse < printed()->curse_top[0]; curse++) {
        int before = value_at(say("curse %d", curse - 1), WIZARD);
        int after = value_at(say("curse %d", curse), WIZARD);
        cr_assert_lt(after, before, "at Curse %d", curse);
        cr_assert_gt(after, -1000);
    }
}

/* What brings a side further is worth something, and less than the step itself. */
Test(cursed, value_of_means) {
    const char *next = printed()->ingredient_id[printed()->cure[0][0]];
    const char *later = printed()->ingredient_id[printed()->cure[0][3]];
    int nothing = value_at("coins 3; pouch nothing", WIZARD);
    int covered = value_at(say("coins 3; pouch %s", next), WIZARD);
    cr_assert_gt(covered, value_at(say("coins 3; pouch %s", later), WIZARD));
    cr_assert_gt(value_at(say("coins 3; pouch %s", later), WIZARD), nothing);
    cr_assert_gt(value_at("coins 3; pouch nothing; cure 1", WIZARD), covered);
    cr_assert_gt(value_at("coins 4; pouch nothing", WIZARD), nothing);
    cr_assert_gt(value_at("coins 14", WIZARD), value_at("coins 12", WIZARD));
    cr_assert_lt(value_at("energy 5", WIZARD), value_at("energy 2", WIZARD));
}

Test(cursed, value_of_a_meal) {
    const char *night = "turn monster feeding; no villagers; token laboratory; stomach %s";
    int hungry = value_at(say(night, "nothing"), MONSTER);
    int pair = value_at(say(night, "farmer, farmer"), MONSTER);
    cr_assert_gt(pair, hungry);
    cr_assert_gt(pair, value_at(say(night, "farmer, hunter"), MONSTER));
}

/* An automa's meal counts villagers of any kind. */
Test(cursed, value_against_the_automas) {
    Desk d = rabid_hunts("stomach farmer, hunter");
    Desk e = rabid_hunts("stomach farmer");
    cr_assert_lt(value_of(&d, ALONE), value_of(&e, ALONE));
    desk_close(&d);
    desk_close(&e);
    d = possessed("curse 5");
    e = possessed("curse 2");
    cr_assert_gt(value_of(&d, ALONE), value_of(&e, ALONE)); /* a Monster sits there */
    desk_close(&d);
    desk_close(&e);
}

/* In any position: one step more on its own track is never worse for a side. */
static void wants_its_track(const Box *box, const State *state) {
    const CursedState *s = (const CursedState *)state;
    CursedState cured = *s, accursed = *s;
    if (state->over) return;
    cured.cure = (uint8_t)min_int(s->cure + 1, cursed_cure_length(box->content, s));
    accursed.curse = (uint8_t)min_int(s->curse + 1, cursed_curse_top(box->content, s));
    for (Seat seat = 0; seat < state->seat_count; seat++) {
        int value = cursed_value(box, state, seat);
        int cure = cursed_value(box, &cured.head, seat) - value;
        int curse = cursed_value(box, &accursed.head, seat) - value;
        bool wizard = s->seat_of[ROLE_WIZARD] == seat;
        cr_assert_geq(wizard ? cure : curse, 0, "move %d", (int)state->moves);
        cr_assert_leq(wizard ? curse : cure, 0, "move %d", (int)state->moves);
    }
}

Test(cursed, value_never_falls_with_a_step_on_the_own_track) {
    desk_wander("so-youve-been-cursed", "mode duel", "quick", 4, wants_its_track);
    desk_wander("so-youve-been-cursed", "mode wizard", "quick", 4, wants_its_track);
    desk_wander("so-youve-been-cursed", "mode monster", "quick", 4, wants_its_track);
}

/* ---- Result ------------------------------------------------------------------------------------------ */

static Result result_of(const Desk *d) {
    Result r;
    match_result(d->match, &r);
    return r;
}

Test(cursed, result_of_a_cure) {
    Desk d = cured();
    Result r = result_of(&d);
    cr_assert_str_eq(r.outcome, "wizard");
    cr_assert(strstr(r.words, "Wizard wins"));
    cr_assert_eq(r.place[WIZARD], 1);
    cr_assert_eq(r.place[MONSTER], 2);
    cr_assert_eq(r.points[WIZARD], printed()->cure_length[0]);
    desk_close(&d);
}

Test(cursed, result_of_a_curse) {
    Desk d = accursed();
    Result r = result_of(&d);
    cr_assert_str_eq(r.outcome, "monster");
    cr_assert(strstr(r.words, "Monster wins"));
    cr_assert_eq(r.place[WIZARD], 2);
    cr_assert_eq(r.place[MONSTER], 1);
    cr_assert_eq(r.points[MONSTER], printed()->curse_top[0]);
    desk_close(&d);
}

/* While it lasts: whoever is further along their own track leads. */
Test(cursed, result_while_it_lasts) {
    Desk d = duel("cure 5; curse 2");
    Result r = result_of(&d);
    cr_assert_null(r.outcome);
    cr_assert_null(r.words);
    cr_assert_eq(r.place[WIZARD], 1);
    cr_assert_eq(r.place[MONSTER], 2);
    desk_close(&d);
    d = duel("cure 1; curse 8");
    r = result_of(&d);
    cr_assert_eq(r.place[WIZARD], 2);
    cr_assert_eq(r.place[MONSTER], 1);
    desk_close(&d);
    d = duel(
        "cure 5; curse 6"); /* half of the way, and a little more: the Curse begins at 1 */
    r = result_of(&d);
    cr_assert_eq(r.place[WIZARD], 2);
    cr_assert_eq(r.place[MONSTER], 1);
    desk_close(&d);
    d = duel("cure 0; curse 1"); /* level: they share the place */
    r = result_of(&d);
    cr_assert_eq(r.place[WIZARD], 1);
    cr_assert_eq(r.place[MONSTER], 1);
    desk_close(&d);
}

/* The automa may win too; the person then has the second place. */
Test(cursed, result_against_an_automa) {
    Desk d = rabid_plays("noble_blood", say("curse %d", printed()->curse_top[1] - 1));
    Result r = result_of(&d);
    cr_assert_str_eq(r.outcome, "monster");
    cr_assert_eq(r.place[ALONE], 2);
    desk_close(&d);
}

static int value_with_coins(int coin, int coins) {
    const char *pack = say("pack mine\ngame so-youve-been-cursed 2\n[bot weights]\n"
                           "track = 600\ncovered = 36\nuseful = 14\ncoin = %d\n"
                           "panic = 2\naction = 3\nenergy = 4\ncard = 4\n"
                           "source = invented\n",
                           coin);
    Desk d = desk_open_with(CURSED, pack, "mode duel", coins == 3 ? "coins 3" : "coins 4");
    int value = value_of(&d, WIZARD);
    desk_close(&d);
    return value;
}

Test(cursed, value_has_its_weights_from_the_packs) {
    cr_assert_eq(value_with_coins(7, 4), value_with_coins(7, 3) + 7);
    cr_assert_eq(value_with_coins(50, 4), value_with_coins(50, 3) + 50);
}
