/* What the packs hold: counts and known numbers exactly, what is ours within the ranges we set
 * ourselves, and no two tiles that are near copies. */
#include <string.h>

#include "base/text.h"

#include "plain.h"
#include "roll_desk.h"

Test(roll_content, the_die_shows_run_twice_and_everything_else_once) {
    int sides[FACES] = {0};
    for (int i = 0; i < DIE_SIDES; i++) sides[roll_side_shows[i]]++;
    cr_assert(sides[FACE_RUN] == 2 && sides[FACE_GUN] == 1 && sides[FACE_KNIFE] == 1 &&
              sides[FACE_DOUBLE] == 1 && sides[FACE_WOUND] == 1);
}

Test(roll_content, known_things_are_as_known) {
    const Hero *shadowman = hero_named("shadowman");
    cr_assert_str_eq(shadowman->item[0].title, "Rage Brew");
    cr_assert_str_eq(plain(shadowman->item[0].text),
                     "A Wound for you, then your next Ability is performed twice.");
    cr_assert_str_eq(plain(ability_named("brick", "blood_for_blood")->text),
                     "Start of Fighting: one Hit for each die on your Health Track.");
    cr_assert_str_eq(
        plain(hero_named("cricket")->text),
        "In the Flashback Phase of round 1 you suffer a Wound. In the Flashback "
        "Phase of round 3 you suffer a Wound.");
    cr_assert_str_eq(plain(boss_named("don_zemun")->text),
                     "Every Shoot must pick a Grunt.");
    cr_assert_eq(shadowman->source, SOURCE_PUBLIC);
    cr_assert_eq(boss_named("don_zemun")->source, SOURCE_PUBLIC);
}

Test(roll_content, numbers_of_the_rulebook) {
    const Numbers *n = &roll_printed()->numbers;
    cr_assert(n->dice[0] == 24 && n->dice[1] == 35 && n->dice[2] == 46);
    cr_assert(n->solo_dice[0] == 20 && n->solo_dice[1] == 16 && n->solo_dice[2] == 12);
    cr_assert(n->seconds[0] == 45 && n->seconds[1] == 30 && n->seconds[2] == 25);
    cr_assert(n->points[0] == 18 && n->points[1] == 23 && n->points[2] == 28);
    cr_assert(n->health == 3 && n->boss_dead == 5);
}

/* A pack says the plural of a minion that is no usual one. */
Test(roll_content, minions_have_a_plural) {
    static const char *const many[KINDS] = {"Grunts", "Tough Guys", "Doormen", "Henchmen",
                                            "Gunmen"};
    for (int i = 0; i < KINDS; i++)
        cr_expect_str_eq(roll_printed()->minion[i].many, many[i]);
    Desk d =
        desk_open_with(ROLL_ID,
                       "pack own\ngame roll-and-fight 1\n[minion grunt]\ntitle = Thief\n"
                       "many = Thieves\nletter = g\nsource = invented\n",
                       "mode solo", "");
    const Content *c = match_box(d.match)->box.content;
    cr_assert_str_eq(c->minion[GRUNT].many, "Thieves");
    desk_close(&d);
}

/* ---- Heroes --------------------------------------------------------------------------------------- */

static bool same_steps(const Steps *a, const Steps *b) {
    return a->count == b->count && !memcmp(a->at, b->at, a->count * sizeof a->at[0]);
}

Test(roll_content, a_hero_has_plain_once_passive_and_timed_abilities) {
    const Content *c = roll_printed();
    for (int i = 0; i < HEROES; i++) {
        const Hero *hero = &c->hero[i];
        int once = bits_count(hero->once), passive = bits_count(hero->passive);
        int timed = bits_count(hero->start | hero->resolution);
        cr_expect(once >= 1 && once <= 2, "%s", hero->title);
        cr_expect(passive == 1 && timed == 1, "%s", hero->title);
    }
}

Test(roll_content, prices_and_dice_are_within_bounds) {
    const Content *c = roll_printed();
    for (int i = 0; i < HEROES; i++) {
        for (int k = BASICS; k < ABILITIES; k++) {
            const Ability *a = &c->hero[i].ability[k];
            cr_expect(a->cost >= 1 && a->cost <= 6, "%s", a->title);
            cr_expect(!a->dice_count || (a->dice_count >= 2 && a->dice_count <= 4), "%s",
                      a->title);
            cr_expect_eq(a->recon, a->dice_count ? 2 : 0, "%s", a->title);
        }
    }
}

Test(roll_content, no_two_tiles_do_the_same) {
    const Content *c = roll_printed();
    for (int i = 0; i < HEROES * TILES; i++) {
        const Ability *a = &c->hero[i / TILES].ability[BASICS + i % TILES];
        for (int k = 0; k < i; k++) {
            const Ability *b = &c->hero[k / TILES].ability[BASICS + k % TILES];
            bool both = a->play.count && same_steps(&a->play, &b->play) &&
                        a->when == b->when && a->bonus.count == b->bonus.count;
            cr_expect(!both || a->dice_count != b->dice_count || a->once != b->once,
                      "%s and %s", a->title, b->title);
        }
    }
    for (int i = 0; i < HEROES * ITEMS; i++) {
        const Item *a = &c->hero[i / ITEMS].item[i % ITEMS];
        for (int k = 0; k < i; k++) {
            const Item *b = &c->hero[k / ITEMS].item[k % ITEMS];
            cr_expect(!same_steps(&a->play, &b->play), "%s and %s", a->title, b->title);
        }
    }
}

Test(roll_content, nine_bosses_each_with_something_of_its_own) {
    const Content *c = roll_printed();
    int seen[RULES] = {0};
    cr_assert_eq(c->boss_count, 9);
    for (int i = 0; i < c->boss_count; i++) {
        const Boss *boss = &c->boss[i];
        cr_expect(boss->health >= 3 && boss->health <= 7, "%s", boss->title);
        cr_expect(boss->rules.count || boss->post_count, "%s", boss->title);
        if (boss->rules.count)
            cr_expect_eq(seen[boss->rules.at[0].rule]++, 0, "%s", boss->title);
    }
}

/* ---- Dens ------------------------------------------------------------------------------------------ */

typedef struct Tally {
    int minion[KINDS], all, loot, doors, worth;
} Tally;

static Tally tally(const Den *den) {
    Tally t = {0};
    for (int i = 0; i < den->room_count; i++) {
        const Room *room = &den->room[i];
        for (int kind = 0; kind < KINDS; kind++) {
            t.minion[kind] += room->minion[kind];
            t.all += room->minion[kind];
        }
        t.loot += room->loot;
        t.doors += bits_count(room->doors);
    }
    t.doors /= 2;
    for (int i = 0; i < den->objective_count; i++) t.worth += den->objective[i].worth;
    return t;
}

static bool within(int value, int least, int most) {
    return value >= least && value <= most;
}

Test(roll_content, ten_dens_on_five_boards_within_their_bounds) {
    const Content *c = roll_printed();
    cr_assert_eq(c->den_count, DENS);
    for (int i = 0; i < DENS; i++) {
        const Den *den = &c->den[i];
        Tally t = tally(den);
        const Room *boss = &den->room[den->boss];
        cr_expect(within(den->room_count, 9, 12) && within(t.doors, 12, 16), "%s",
                  den->title);
        cr_expect(within(bits_count(den->room[den->entrance].doors), 2, 3), "%s",
                  den->title);
        cr_expect(within(den->doors_to[den->entrance][den->boss], 4, 5), "%s", den->title);
        cr_expect(within(t.all, 18, 24) && within(t.minion[GRUNT], 6, 8), "%s", den->title);
        cr_expect(within(t.minion[TOUGH], 3, 4) && t.minion[DOORMAN] == 3, "%s",
                  den->title);
        cr_expect(within(t.minion[HENCHMAN], 4, 5) && within(t.minion[GUNMAN], 3, 4), "%s",
                  den->title);
        cr_expect(within(boss->minion[GRUNT], 1, 2), "%s", den->title);
        cr_expect(within(t.loot, 5, 7), "%s", den->title);
        cr_expect(within(den->objective_count, 4, 6) && within(t.worth, 10, 14), "%s",
                  den->title);
    }
}

Test(roll_content, rooms_fill_the_plate_without_overlapping) {
    const Content *c = roll_printed();
    for (int i = 0; i < DENS; i++) {
        const Den *den = &c->den[i];
        int area = 0;
        for (int a = 0; a < den->room_count; a++) {
            const Room *r = &den->room[a];
            area += r->w * r->h;
            for (int b = 0; b < a; b++) {
                const Room *o = &den->room[b];
                int x = r->x < o->x ? o->x - r->x : r->x - o->x;
                int y = r->y < o->y ? o->y - r->y : r->y - o->y;
                cr_expect(2 * x >= r->w + o->w || 2 * y >= r->h + o->h, "%s: %s and %s",
                          den->title, r->title, o->title);
            }
        }
        cr_expect_eq(area, PLATE_WIDTH * PLATE_HEIGHT, "%s", den->title);
    }
}

Test(roll_content, all_kinds_of_objectives_are_used_and_can_be_met) {
    const Content *c = roll_printed();
    int used[GOALS] = {0};
    for (int i = 0; i < DENS; i++) {
        const Den *den = &c->den[i];
        Tally t = tally(den);
        for (int k = 0; k < den->objective_count; k++) {
            const Objective *o = &den->objective[k];
            used[o->goal]++;
            if (o->goal == GOAL_KILL)
                cr_expect(o->amount <= t.minion[bits_first(o->kinds)], "%s: %s", den->title,
                          o->text);
            if (o->goal == GOAL_VISIT) cr_expect_leq(o->amount, den->room_count);
        }
    }
    for (int goal = GOAL_KILL; goal < GOALS; goal++) cr_expect_gt(used[goal], 1);
}
