/* What the clause tests of this game share: see few_desk.h. */
#include <stdio.h>

#include "few_desk.h"

Desk rivals(const char *position) {
    return rivals_with("", position);
}

Desk rivals_with(const char *setup, const char *position) {
    char room[300];
    snprintf(room, sizeof room, "mode rivals; seats 2; character jebediah, maecenas; %s",
             setup);
    return desk_open(FEW, room, position);
}

Desk alone(const char *mode, const char *position) {
    char room[300];
    snprintf(room, sizeof room, "mode %s; seats 1; character jebediah", mode);
    return desk_open(FEW, room, position);
}

Desk team(int seats, const char *position) {
    static const char *const characters[] = {"", "jebediah", "jebediah, maecenas",
                                             "jebediah, maecenas, redhead",
                                             "jebediah, maecenas, redhead, ines_calder"};
    char room[300];
    snprintf(room, sizeof room, "mode coop; seats %d; character %s", seats,
             characters[seats]);
    return desk_open(FEW, room, position);
}

const FewState *few(const Desk *d) {
    return (const FewState *)match_state(d->match);
}

const Rider *rider(const Desk *d, int seat) {
    return &few(d)->rider[seat];
}

/* Opened once and kept: tests end with their process. */
const Content *printed(void) {
    static OpenBox *box;
    Error err = {""};
    if (!box) box = box_open(shelf_need(FEW, &err), NULL, 0, &err);
    cr_assert(box, "%s", err.words);
    return box->box.content;
}

/* ---- Content by its ids ---------------------------------------------------------------- */

#define FIND(table, count, id)                                                             \
    for (int i = 0; i < (count); i++) {                                                    \
        if (text_equal((table)[i].id, id)) return i;                                       \
    }                                                                                      \
    cr_assert_fail("nothing is called %s", id);                                            \
    return -1

int space(const char *id) {
    FIND(printed()->spaces, printed()->space_count, id);
}

int monster(const char *id) {
    FIND(printed()->monsters, MONSTERS, id);
}

int item(const char *id) {
    FIND(printed()->items, printed()->item_count, id);
}

int bounty(const char *id) {
    FIND(printed()->most_wanted, printed()->most_wanted_count, id);
}

static int job_place(const char *id) {
    FIND(printed()->jobs, printed()->job_count, id);
}

static int design_place(const char *id) {
    FIND(printed()->designs, printed()->design_count, id);
}

const Job *job(const char *id) {
    return &printed()->jobs[job_place(id)];
}

const Design *design(const char *id) {
    return &printed()->designs[design_place(id)];
}

int artifact(const char *id) {
    int number = 0;
    while (printed()->design_of[printed()->artifact_card[number]] != design_place(id))
        number++;
    return number;
}

/* ---- Piles ------------------------------------------------------------------------------- */

static int copies_in(const CardSet *set, const char *id) {
    const Design *d = design(id);
    int count = 0;
    for (int i = 0; i < d->copies; i++) count += cards_has(set, d->first + i);
    return count;
}

int in_hand(const Desk *d, int seat, const char *id) {
    return copies_in(&rider(d, seat)->hand, id);
}

int in_deck(const Desk *d, int seat, const char *id) {
    return copies_in(&rider(d, seat)->deck, id);
}

int discarded(const Desk *d, int seat, const char *id) {
    return copies_in(&rider(d, seat)->discard, id);
}

int in_play(const Desk *d, int seat, const char *id) {
    return copies_in(&rider(d, seat)->play, id);
}

int hand_size(const Desk *d, int seat) {
    return cards_count(&rider(d, seat)->hand);
}

int deck_size(const Desk *d, int seat) {
    return cards_count(&rider(d, seat)->deck);
}

static bool is_among(uint64_t jobs, const char *id) {
    const Job *j = job(id);
    return (jobs & ((((uint64_t)1 << j->copies) - 1) << j->first)) != 0;
}

bool holds_job(const Desk *d, int seat, const char *id) {
    return is_among(rider(d, seat)->jobs, id);
}

bool has_scored(const Desk *d, int seat, const char *id) {
    return is_among(rider(d, seat)->scored, id);
}

/* ---- Going on ----------------------------------------------------------------------------- */

/* Free options come first in a list, ways out last. */
static void answer_quietly(Desk *d) {
    for (Seat seat = 0; seat < few(d)->seats; seat++) {
        if (!match_asks(d->match, seat)) continue;
        OptionList list = {0, NULL, {{0}}};
        Error err = {""};
        match_options(d->match, seat, &list);
        Option last = list.at[list.count - 1];
        cr_assert(match_play(d->match, seat, match_ticket(d->match, seat), last, 0, &err),
                  "%s", err.words);
        return;
    }
}

void rest_of_round(Desk *d) {
    int round = few(d)->round;
    for (int i = 0; i < 500 && few(d)->round == round && !few(d)->head.over; i++)
        answer_quietly(d);
    cr_assert(few(d)->round != round || few(d)->head.over, "the round does not end");
}

void play_until(Desk *d, int seat, int kind) {
    for (int i = 0; i < 500 && few(d)->head.asked[seat].kind != kind; i++) {
        cr_assert_not(few(d)->head.over, "the game ended before the question");
        answer_quietly(d);
    }
    cr_assert_eq(few(d)->head.asked[seat].kind, kind);
}
