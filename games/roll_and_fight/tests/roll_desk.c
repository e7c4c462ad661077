#include "roll_desk.h"

#include "base/text.h"

#include "engine/shelf.h"

Desk against(const char *hero, const char *boss, const char *position) {
    char setup[200];
    Text words = text_over(setup, sizeof setup);
    text_format(&words, "mode solo; hero %s; den velvet_mask; boss %s; relaxed yes", hero,
                boss);
    return desk_open(ROLL_ID, setup, position);
}

Desk lone(const char *position) {
    return against("cricket", "landlord", position);
}

Desk brawl(const char *position) {
    char room[600];
    Text words = text_over(room, sizeof room);
    text_format(&words, "phase fighting; %s", position);
    return lone(room);
}

#define TWO                                                                                \
    "mode rivals; seats 2; hero cricket, brick; den velvet_mask, pier_nine; boss "         \
    "landlord, don_zemun; relaxed "

Desk race(const char *position) {
    return desk_open(ROLL_ID, TWO "no", position);
}

Desk race_relaxed(const char *position) {
    return desk_open(ROLL_ID, TWO "yes", position);
}

const RollState *state_at(const Desk *d) {
    return (const RollState *)match_state(d->match);
}

const Player *fighter_at(const Desk *d, int seat) {
    return &state_at(d)->player[seat];
}

const Content *roll_printed(void) {
    static OpenBox *box;
    Error err;
    if (!box) box = box_open(shelf_find(ROLL_ID), NULL, 0, &err);
    cr_assert_not_null(box, "%s", err.words);
    return box->box.content;
}

static const Den *den_at(const Desk *d) {
    return den_of(roll_printed(), fighter_at(d, 0));
}

const char *where(const Desk *d) {
    return den_at(d)->room[fighter_at(d, 0)->at].title;
}

int room_named(const Desk *d, const char *id) {
    const Den *den = den_at(d);
    for (int i = 0; i < den->room_count; i++) {
        const char *own = den->room[i].id + strlen(den->id) + 1;
        if (text_equal(own, id)) return i;
    }
    cr_assert(false, "no room is called '%s'", id);
    return -1;
}

int standing_in(const Desk *d, const char *room, int kind) {
    return in_room(fighter_at(d, 0)->alive, room_named(d, room), kind);
}

const Hero *hero_named(const char *id) {
    const Content *c = roll_printed();
    for (int i = 0; i < HEROES; i++)
        if (text_equal(c->hero[i].id, id)) return &c->hero[i];
    cr_assert(false, "no hero is called '%s'", id);
    return NULL;
}

const Ability *ability_named(const char *hero, const char *id) {
    const Hero *of = hero_named(hero);
    for (int i = 0; i < ABILITIES; i++)
        if (text_equal(of->ability[i].id, id)) return &of->ability[i];
    cr_assert(false, "%s has no '%s'", hero, id);
    return NULL;
}

const Boss *boss_named(const char *id) {
    const Content *c = roll_printed();
    for (int i = 0; i < c->boss_count; i++)
        if (text_equal(c->boss[i].id, id)) return &c->boss[i];
    cr_assert(false, "no boss is called '%s'", id);
    return NULL;
}

const Den *den_named(const char *id) {
    const Content *c = roll_printed();
    for (int i = 0; i < DENS; i++)
        if (text_equal(c->den[i].id, id)) return &c->den[i];
    cr_assert(false, "no den is called '%s'", id);
    return NULL;
}

void idle_until(Desk *d, int kind, int round) {
    while (!match_state(d->match)->over &&
           !(asked(d, 0, kind) && state_at(d)->round >= round)) {
        OptionList list;
        match_options(d->match, 0, &list);
        Error err;
        cr_assert(match_play(d->match, 0, match_ticket(d->match, 0),
                             list.at[list.count - 1], match_now_ms(d->match), &err),
                  "%s", err.words);
    }
}
