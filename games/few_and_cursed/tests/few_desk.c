/* What the clause tests of this game share: see few_desk.h. */
#include <stdio.h>

#include "few_desk.h"

/*
 * Two riders with figures of their own, so that the clauses are tested alike however the
 * pack is balanced.
 */
static const char riders[] = "pack riders\n"
                             "game few-and-cursed 2\n"
                             "[character jebediah]\n"
                             "title = Jebediah\n"
                             "money = 2\n"
                             "health = 7\n"
                             "bullets = 2\n"
                             "bullet_max = 4\n"
                             "threshold = 7\n"
                             "rate = 1 for 1\n"
                             "action = -> curse -1, improvise 1\n"
                             "cursed_rate = 1 for 2\n"
                             "cursed_ability = small_hand\n"
                             "source = invented\n"
                             "[character maecenas]\n"
                             "title = Maecenas\n"
                             "money = 6\n"
                             "health = 6\n"
                             "bullets = 2\n"
                             "bullet_max = 5\n"
                             "threshold = 8\n"
                             "rate = 1 for 2\n"
                             "ability = cheap_store\n"
                             "action = money 4 -> grit 2\n"
                             "cursed_rate = 1 for 3\n"
                             "cursed_ability = round_curse\n"
                             "source = invented\n";

Desk rivals(const char *position) {
    return rivals_with("", position);
}

Desk rivals_with(const char *setup, const char *position) {
    char room[300];
    snprintf(room, sizeof room, "mode rivals; seats 2; character jebediah, maecenas; %s",
             setup);
    return desk_open_with(FEW, riders, room, position);
}

enum { POSITION_MAX = 700 };

Desk acting(const char *position) {
    char room[POSITION_MAX];
    snprintf(room, sizeof room, "phase action; first 0; turn 0; %s", position);
    return rivals(room);
}

Desk acting_at(const char *where, const char *position) {
    char room[POSITION_MAX];
    snprintf(room, sizeof room, "seat 0 at %s; %s", where, position);
    return acting(room);
}

Desk acting_by_a_cursed_road(const char *position) {
    static const char road[] = "[space last_rain]\n"
                               "title = Last Rain\n"
                               "terrain = desert\n"
                               "at = 780, 352\n"
                               "roads = whisper_pit 1 curse 2, broken_dam 1 attack 1\n"
                               "source = invented\n";
    char pack[sizeof riders + sizeof road], room[POSITION_MAX];
    snprintf(pack, sizeof pack, "%s%s", riders, road);
    snprintf(room, sizeof room,
             "phase action; first 0; turn 0; seat 0 at last_rain; movement 1; %s",
             position);
    return desk_open_with(FEW, pack, "mode rivals; seats 2; character jebediah, maecenas",
                          room);
}

Desk meeting(const char *position) {
    char room[POSITION_MAX];
    snprintf(room, sizeof room, "phase encounter; first 0; turn 0; %s", position);
    return rivals(room);
}

Desk alone(const char *mode, const char *position) {
    char room[300];
    snprintf(room, sizeof room, "mode %s; seats 1; character jebediah", mode);
    return desk_open_with(FEW, riders, room, position);
}

Desk acting_alone(const char *mode, const char *position) {
    char room[POSITION_MAX];
    snprintf(room, sizeof room, "phase action; turn 0; %s", position);
    return alone(mode, room);
}

Desk team(int seats, const char *position) {
    static const char *const characters[] = {"", "jebediah", "jebediah, maecenas",
                                             "jebediah, maecenas, redhead",
                                             "jebediah, maecenas, redhead, ines_calder"};
    char room[300];
    snprintf(room, sizeof room, "mode coop; seats %d; character %s", seats,
             characters[seats]);
    return desk_open_with(FEW, riders, room, position);
}

const FewState *few(const Desk *d) {
    return (const FewState *)match_state(d->match);
}

const Rider *rider(const Desk *d, int seat) {
    return &few(d)->rider[seat];
}

/* ---- Content by its ids ---------------------------------------------------------- */

int monster_number(const char *id) {
    return (int)(monster(id) - few_printed()->monsters);
}

int item_number(const char *id) {
    return (int)(item(id) - few_printed()->items);
}

int bounty_number(const char *id) {
    return (int)(most_wanted(id) - few_printed()->most_wanted);
}

int artifact_number(const char *id) {
    const Content *c = few_printed();
    int number = 0;
    while (&c->designs[c->design_of[c->artifact_card[number]]] != design(id)) number++;
    return number;
}

/* ---- Piles ----------------------------------------------------------------------- */

static int copies_in(const CardSet *set, const char *id) {
    const Design *d = design(id);
    int count = 0;
    for (int i = 0; i < d->copies; i++) count += bits192_has(set, d->first + i);
    return count;
}

int hand_of(const Desk *d, int seat, const char *id) {
    return copies_in(&rider(d, seat)->hand, id);
}

int deck_of(const Desk *d, int seat, const char *id) {
    return copies_in(&rider(d, seat)->deck.cards, id);
}

int discards_of(const Desk *d, int seat, const char *id) {
    return copies_in(&rider(d, seat)->deck.discard, id);
}

int play_of(const Desk *d, int seat, const char *id) {
    CardSet play = few_in_play(few(d), seat);
    return copies_in(&play, id);
}

int hand_size(const Desk *d, int seat) {
    return bits192_count(&rider(d, seat)->hand);
}

int deck_size(const Desk *d, int seat) {
    return bits192_count(&rider(d, seat)->deck.cards);
}

static bool is_among(uint64_t jobs, const char *id) {
    return (jobs & few_job_copies(job(id))) != 0;
}

bool holds_job(const Desk *d, int seat, const char *id) {
    return is_among(rider(d, seat)->jobs, id);
}

bool has_scored(const Desk *d, int seat, const char *id) {
    return is_among(rider(d, seat)->scored, id);
}

/* ---- Going on -------------------------------------------------------------------- */

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
