/* What the clause tests of this game share: see cursed_desk.h. */
#include <stdarg.h>
#include <stdio.h>

#include "cursed_desk.h"

const char *say(const char *format, ...) {
    static char rooms[8][600];
    static int next;
    char *room = rooms[next++ % 8];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(room, sizeof rooms[0], format, arguments);
    va_end(arguments);
    return room;
}

const char *place(int space) {
    if (space == LABORATORY) return "laboratory";
    return space == MARKET ? "market" : say("house %d", space + 1);
}

Desk duel(const char *position) {
    return desk_open(CURSED, "mode duel", position);
}

const CursedState *cursed(const Desk *d) {
    return (const CursedState *)match_state(d->match);
}

/* Opened once and kept: tests end with their process. */
const Content *printed(void) {
    static OpenBox *box;
    Error err = {""};
    if (!box) box = box_open(shelf_need(CURSED, &err), NULL, 0, &err);
    cr_assert(box, "%s", err.words);
    return box->box.content;
}

/* ---- Cards --------------------------------------------------------------------------- */

static int find_card(const Card *cards, int count, const char *id) {
    for (int i = 0; i < count; i++) {
        if (text_equal(cards[i].id, id)) return i;
    }
    return -1;
}

static int power_place(const char *id) {
    int found = find_card(printed()->powers, printed()->card_count[ROLE_MONSTER], id);
    cr_assert(found >= 0, "no Power is called %s", id);
    return found;
}

const Card *spell(const char *id) {
    int found = find_card(printed()->spells, printed()->card_count[ROLE_WIZARD], id);
    cr_assert(found >= 0, "no Spell is called %s", id);
    return &printed()->spells[found];
}

const Card *power(const char *id) {
    return &printed()->powers[power_place(id)];
}

/* The piles that a card belongs to, and its bit in them. */
static const Piles *piles(const Desk *d, const char *id, uint32_t *mark) {
    int found = find_card(printed()->spells, printed()->card_count[ROLE_WIZARD], id);
    bool is_spell = found >= 0;
    *mark = bit(is_spell ? found : power_place(id));
    return is_spell ? &cursed(d)->spells : &cursed(d)->powers;
}

bool in_hand(const Desk *d, const char *id) {
    uint32_t mark;
    return piles(d, id, &mark)->hand & mark;
}

bool in_deck(const Desk *d, const char *id) {
    uint32_t mark;
    return piles(d, id, &mark)->deck.cards & mark;
}

bool discarded(const Desk *d, const char *id) {
    uint32_t mark;
    return piles(d, id, &mark)->deck.discard & mark;
}

bool laid_out(const Desk *d, const char *id) {
    uint32_t mark;
    return piles(d, id, &mark)->front & mark;
}

/* ---- Positions that are ready for a card ----------------------------------------------- */

/* Stands where the card wants it: the space, or house 1 made fit. */
static void add_place(Text *out, const Content *c, const Card *card, const char *verb) {
    switch (card->place) {
    case PLACE_NONE: return;
    case PLACE_SPACE: text_format(out, "; %s %s", verb, place(card->place_arg)); return;
    case PLACE_EMPTY_HOUSE: text_format(out, "; house 1 empty; %s house 1", verb); return;
    case PLACE_VILLAGER:
        text_format(out, "; house 1 %s; %s house 1", c->villagers[card->place_arg].id,
                    verb);
        return;
    }
}

/* "; pouch wolf_claw, wishbone": a list after a word, or nothing at all. */
static void add_listed(Text *out, const char *word, const char *id, bool *begun) {
    if (*begun)
        text_format(out, ", %s", id);
    else
        text_format(out, "; %s %s", word, id);
    *begun = true;
}

Desk ready_to_cast(const char *id, const char *position) {
    const Content *c = printed();
    const Card *card = spell(id);
    char room[600];
    Text words = text_over(room, sizeof room);
    text_format(&words, "turn wizard; coins 0; wizard hand %s", id);
    bool begun = false;
    for (int i = 0; i < KINDS; i++) {
        for (int n = 0; n < card->spend[i]; n++) {
            add_listed(&words, "pouch", c->ingredient_id[i], &begun);
        }
    }
    add_place(&words, c, card, "token");
    text_format(&words, "; %s", position);
    return duel(room);
}

Desk ready_to_play(const char *id, const char *position) {
    const Content *c = printed();
    const Card *card = power(id);
    char room[600];
    Text words = text_over(room, sizeof room);
    text_format(&words, "turn monster feeding; monster hand %s; energy %d", id,
                card->energy);
    bool begun = false;
    for (int what = 0; what < EATABLE; what++) {
        if (!(card->eaten & bit(what))) continue;
        add_listed(&words, "stomach", what == SHEEP ? "sheep" : c->villagers[what].id,
                   &begun);
    }
    add_place(&words, c, card, "visited");
    text_format(&words, "; %s", position);
    return duel(room);
}

bool cast(Desk *d, const char *id) {
    if (!play(d, WIZARD, say("cast %s", spell(id)->title))) return false;
    if (cursed(d)->head.asked[WIZARD].kind != ASK_CAST_AT) return true;
    return play(d, WIZARD, say("cast at %s", printed()->space_title[cursed(d)->at]));
}

bool play_power(Desk *d, const char *id) {
    return play(d, MONSTER, say("play %s", power(id)->title));
}

/* ---- The village ----------------------------------------------------------------------- */

int house_priced(int price) {
    for (int house = 0; house < HOUSES; house++) {
        if (printed()->price[house] == price) return house;
    }
    cr_assert_fail("no house asks %d coins", price);
    return 0;
}

int house_across(int from, int crossings) {
    for (int house = 0; house < HOUSES; house++) {
        if (printed()->fare_distance[from][house] == crossings && house != from)
            return house;
    }
    cr_assert_fail("no house is %d crossings away", crossings);
    return 0;
}

int villagers(const Desk *d) {
    return bits_count(cursed(d)->taken);
}

int kind_at(const Desk *d, int house) {
    return cursed_kind_at(cursed(d), house - 1);
}
