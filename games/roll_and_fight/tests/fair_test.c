/* Equal hands get equal dice: 10,000 races of four in virtual time, the heroes changing seats. */
#include "roll_desk.h"

#include "engine/setup.h"

#include "sitting/hands.h"

enum { RACES = 10000, FOUR = 4, SURE = 16 /* four standard errors, squared */ };

typedef struct Track {
    const Box *box;
    Setup setup;
    Hands hands;
    RollState s;
    OptionList list;
} Track;

/* Puts a Wound on Health, else whatever is complete on its Ability, else throws all it can. With two
 * Wounds that stay it stops, as it does where nothing is rolled (the last option). */
static Option greedy(void *track, Seat seat) {
    Track *t = track;
    int wounds = dice_count(t->s.player[seat].hand, FACE_WOUND);
    game_options(t->box, &t->s.head, seat, &t->list);
    Option best = t->list.at[t->list.count - 1];
    for (int i = 0; i < t->list.count; i++) {
        int verb = t->list.at[i].verb;
        bool throws = verb == OPT_ROLL && best.verb != OPT_ROLL && wounds < 2;
        if (throws || verb == OPT_SET || verb == OPT_PATCH) best = t->list.at[i];
    }
    return best;
}

static void act(Track *t) {
    Option choice;
    Next next = hands_step(&t->hands, &t->s.head, (Chooser){greedy, t}, &choice);
    t->s.head.now_ms = next.at_ms;
    t->box->game->apply(t->box, &t->s.head, next.seat, choice, NULL);
    hands_moved(&t->hands, next.seat);
}

/* Dice that each seat has put on Abilities and Health when the first Rolling Phase is over. True if
 * the pool was empty then. */
static bool run_race(Track *t, uint64_t number, int dice[FOUR]) {
    const uint64_t seed[2] = {number, 7};
    t->s = (RollState){0};
    t->hands = (Hands){.box = t->box, .seats = UINT8_MAX};
    for (int seat = 0; seat < FOUR; seat++)
        t->setup.value[FIELD_HERO][seat] = (int16_t)((number + (uint64_t)seat) % HEROES);
    game_setup(t->box, &t->setup, seed, &t->s.head, NULL);
    bool dry = false;
    while (t->s.phase <= PHASE_ROLLING) {
        dry = t->s.pool == 0;
        for (int seat = 0; seat < FOUR; seat++) {
            const Player *p = &t->s.player[seat];
            dice[seat] = p->set_dice + p->health_dice;
        }
        act(t);
    }
    return dry;
}

Test(roll_fair, vf_25_no_seat_gets_more_dice_by_its_number) {
    static Track t;
    Desk d = desk_open(ROLL_ID, "mode rivals; seats 4", "");
    int64_t lead[FOUR] = {0}, spread[FOUR] = {0};
    int dry = 0;
    t.box = &d.box->box;
    t.setup = *match_setup(d.match);
    for (int race = 0; race < RACES; race++) {
        int dice[FOUR], all = 0;
        dry += run_race(&t, (uint64_t)race, dice);
        for (int seat = 0; seat < FOUR; seat++) all += dice[seat];
        for (int seat = 0; seat < FOUR; seat++) {
            int ahead = FOUR * dice[seat] - all;
            lead[seat] += ahead;
            spread[seat] += ahead * ahead;
        }
    }
    cr_assert_gt(dry, RACES / 2, "%d", dry); /* else there is nothing to race for */
    for (int seat = 0; seat < FOUR; seat++)
        cr_assert_lt(lead[seat] * lead[seat], SURE * spread[seat],
                     "seat %d is %+.4f dice a race ahead", seat,
                     (double)lead[seat] / FOUR / RACES);
    desk_close(&d);
}
