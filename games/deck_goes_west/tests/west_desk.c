/* What the tests of this game share: see west_desk.h. */
#include <stdio.h>

#include "base/text.h"

#include "west_desk.h"

enum { POSITION_MAX = 1200, ANSWERS_MAX = 500 };

/* ---- What is printed ------------------------------------------------------------------------ */

const Content *west_printed(void) {
    return printed_content(WEST_ID);
}

const Design *card_named(const char *id) {
    const Content *c = west_printed();
    for (int i = 0; i < c->design_count; i++)
        if (text_equal(c->designs[i].id, id)) return &c->designs[i];
    cr_assert_fail("no card %s", id);
    return NULL;
}

const Tile *tile_named(const char *id) {
    const Content *c = west_printed();
    for (int i = 0; i < c->tile_count; i++)
        if (text_equal(c->tiles[i].id, id)) return &c->tiles[i];
    cr_assert_fail("no tile %s", id);
    return NULL;
}

const Character *character_named(const char *id) {
    const Content *c = west_printed();
    for (int i = 0; i < c->character_count; i++)
        if (text_equal(c->characters[i].id, id)) return &c->characters[i];
    cr_assert_fail("no character %s", id);
    return NULL;
}

const Mission *mission_named(const char *id) {
    const Content *c = west_printed();
    for (int i = 0; i < c->mission_count; i++)
        if (text_equal(c->missions[i].id, id)) return &c->missions[i];
    cr_assert_fail("no mission %s", id);
    return NULL;
}

const char *plain(const char *words) {
    static char room[2000];
    Text out = text_over(room, sizeof room);
    text_add(&out, words);
    return room;
}

const char *job_text(Jobs jobs, int number) {
    cr_assert_lt(number, jobs.count);
    return plain(west_printed()->jobs[jobs.first + number].words);
}

/* ---- Tables ----------------------------------------------------------------------------------- */

static const char country[] =
    "tile 0 0 crow_pines; tile 0 -1 iron_tooth; tile 0 1 slow_river; "
    "tile 1 0 still_lake; tile 1 -1 fern_hollow; tile 1 1 wide_sky; "
    "row cow, mule, canoe, ledger, fiddle; ";

static Desk open_with(const char *pack, const char *setup, const char *first,
                      const char *position) {
    char room[POSITION_MAX];
    snprintf(room, sizeof room, "%s%s%s", country, first, position);
    return desk_open_with(WEST_ID, pack, setup, room);
}

static Desk open_at(const char *setup, const char *first, const char *position) {
    return open_with(NULL, setup, first, position);
}

Desk solo_on(const char *id, const char *position) {
    char setup[120];
    snprintf(setup, sizeof setup, "mode solo; solo_mission %s; character ada_fairweather",
             id);
    return open_at(setup, "seat 0 hand boots; ", position);
}

Desk solo(const char *position) {
    return solo_on("new_world", position);
}

static Desk with_ledger(const char *job, const char *setup, const char *position) {
    char pack[300];
    snprintf(pack, sizeof pack,
             "pack test\ngame deck-goes-west 1\n[trade ledger]\ntitle = Ledger\ncolour = "
             "yellow\ncopies = 2\nbuy_1 = pay 2 food\njob_1 = %s\nsource = invented\n",
             job);
    return open_with(pack, setup, "seat 0 hand ledger; ", position);
}

Desk solo_with_ledger(const char *job, const char *position) {
    return with_ledger(job, "mode solo; character ada_fairweather", position);
}

Desk coop_with_ledger(const char *job, const char *position) {
    return with_ledger(job, "mode coop; seats 2; character sam_boater, jake_wilder",
                       position);
}

Desk versus_with_ledger(const char *job, const char *position) {
    return with_ledger(
        job, "mode versus; seats 3; character sam_boater, jake_wilder, ada_fairweather",
        position);
}

static Desk open_many(int seats, const char *mode, const char *id, const char *first,
                      const char *position) {
    static const char *const names[] = {"sam_boater", "jake_wilder", "ada_fairweather",
                                        "tomas_ridgeway", "hattie_greenfield"};
    char setup[300];
    int length =
        snprintf(setup, sizeof setup, "mode %s; seats %d; %s_mission %s; character ", mode,
                 seats, mode, id);
    for (int i = 0; i < seats; i++)
        length += snprintf(setup + length, sizeof setup - (size_t)length, "%s%s",
                           i ? ", " : "", names[i]);
    return open_at(setup, first, position);
}

Desk versus_of(int seats, const char *id, const char *position) {
    return open_many(seats, "versus", id,
                     "first 0; turn 0; seat 0 hand boots; seat 1 hand boots; ", position);
}

Desk versus(const char *position) {
    return versus_of(2, "discovery", position);
}

Desk coop_of(int seats, const char *id, const char *position) {
    return open_many(seats, "coop", id, "seat 0 hand boots; seat 1 hand boots; ", position);
}

Desk coop(const char *id, const char *position) {
    return coop_of(2, id, position);
}

/* ---- Looking ------------------------------------------------------------------------------------ */

const WestState *west(const Desk *d) {
    return (const WestState *)match_state(d->match);
}

WestState *west_to_set(const Desk *d) {
    return (WestState *)(uintptr_t)west(d);
}

void load_d6(const Desk *d, const char *shown) {
    Rng *rng = &west_to_set(d)->head.rng;
    rng_unload(rng);
    for (; *shown; shown++) cr_assert(rng_load(rng, 6, *shown - '0'));
}

static int count_told(const Desk *d, int kind, bool of_anybody, Seat who) {
    int count = 0;
    for (int i = match_event_count(d->match) - 1; i >= 0; i--) {
        if (match_event_move(d->match, i) != match_moves(d->match)) break;
        Event e = match_event(d->match, i, SEAT_WATCHER);
        count += e.kind == kind && (of_anybody || e.who == who);
    }
    return count;
}

int told(const Desk *d, int kind) {
    return count_told(d, kind, true, 0);
}

int told_of(const Desk *d, int kind, Seat who) {
    return count_told(d, kind, false, who);
}

const Player *player_at(const Desk *d, int seat) {
    return &west(d)->player[seat];
}

int units_of(const Desk *d, int seat, Resource kind) {
    return player_at(d, seat)->resource[kind];
}

static int copies_in(const Bits192 *set, const char *id) {
    const Design *found = card_named(id);
    int count = 0;
    for (int i = 0; i < found->copies; i++) count += bits192_has(set, found->first + i);
    return count;
}

int hand_has(const Desk *d, int seat, const char *id) {
    return copies_in(&player_at(d, seat)->hand, id);
}

int draw_has(const Desk *d, int seat, const char *id) {
    return copies_in(&player_at(d, seat)->deck.cards, id);
}

int discard_has(const Desk *d, int seat, const char *id) {
    return copies_in(&player_at(d, seat)->deck.discard, id);
}

int scrap_has(const Desk *d, const char *id) {
    return copies_in(&west(d)->scrapped, id);
}

void empty_supply(const Desk *d, CardClass class, Bits192 *to) {
    WestState *s = west_to_set(d);
    Bits192 pile = bits192_both(&s->supply, &west_printed()->of_class[class]);
    s->supply = bits192_minus(&s->supply, &pile);
    bits192_pour(to, &pile);
}

int place_at(const Desk *d, int x, int y) {
    int place = west_place_at(west(d), x, y);
    cr_assert_geq(place, 0, "there is no tile at %d %d", x, y);
    return place;
}

int bandits_at(const Desk *d, int x, int y) {
    return west(d)->bandits[place_at(d, x, y)];
}

bool stands_at(const Desk *d, int seat, int x, int y) {
    return player_at(d, seat)->at == place_at(d, x, y);
}

const char *tile_at(const Desk *d, int x, int y) {
    int place = place_at(d, x, y);
    if (!is_up(west(d), place)) return "face down";
    return west_printed()->tiles[west(d)->tile[place]].id;
}

bool is_face_down(const Desk *d, int x, int y) {
    return !is_up(west(d), place_at(d, x, y));
}

/* ---- Playing on ----------------------------------------------------------------------------------- */

static void answer(Desk *d, int seat) {
    static const int last_first[] = {OPT_PASS, OPT_DONE, OPT_GO, OPT_REFUSE};
    OptionList list;
    Option choice;
    match_options(d->match, (Seat)seat, &list);
    choice = list.at[0];
    for (int i = 0; i < list.count; i++)
        for (int k = 0; k < 4; k++)
            if (list.at[i].verb == last_first[k]) choice = list.at[i];
    Ticket ticket = match_ticket(d->match, (Seat)seat);
    cr_assert(match_play(d->match, (Seat)seat, ticket, choice, 0, NULL));
}

static bool answer_anybody(Desk *d) {
    for (int seat = 0; seat < west(d)->seats; seat++) {
        if (!match_asks(d->match, (Seat)seat)) continue;
        answer(d, seat);
        return true;
    }
    return false;
}

void sleep_well(Desk *d) {
    int day = west(d)->day;
    for (int i = 0; i < ANSWERS_MAX; i++) {
        bool dawn = west(d)->day != day && !west(d)->night && !west(d)->player[0].to_put;
        if (west(d)->head.over || (dawn && asked(d, 0, ASK_ACTION))) return;
        if (!answer_anybody(d)) return;
    }
}

void answer_until(Desk *d, int seat, int kind) {
    for (int i = 0; i < ANSWERS_MAX && !asked(d, (Seat)seat, kind); i++)
        if (west(d)->head.over || !answer_anybody(d)) return;
}

void set_out(Desk *d, const char *jobs) {
    cr_assert(play_all(d, 0, jobs));
    if (asked(d, 0, ASK_MORE)) cr_assert(play(d, 0, "set out"));
    cr_assert(asked(d, 0, ASK_MOVE));
}
