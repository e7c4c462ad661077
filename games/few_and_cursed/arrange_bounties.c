/*
 * Positions in words, the bounties: `pile 1 top hangmen`, `monster tsilkali at
 * mountain_view`, `seat 0 beaten barrett`. README.md lists the lines.
 *
 * Each of them lies in one place: open on a pile, face down among those below, in a score
 * area, or as a figure on the map. What the lines leave open is settled in settle.c.
 */
#include "few_and_cursed/arrange.h"

/* Most Wanted, then the monsters. */
static LineNames bounty_names(const Content *c) {
    LineNames n = {"Most Wanted or monster", c->most_wanted_count + MONSTERS, {0}};
    for (int i = 0; i < c->most_wanted_count; i++) n.at[i] = c->most_wanted[i].id;
    for (int m = 0; m < MONSTERS; m++) n.at[c->most_wanted_count + m] = c->monsters[m].id;
    return n;
}

static LineNames monster_names(const Content *c) {
    LineNames n = {"monster", MONSTERS, {0}};
    for (int m = 0; m < MONSTERS; m++) n.at[m] = c->monsters[m].id;
    return n;
}

bool few_arrange_wanted(Arranged *a) {
    static const LineNames sides = {"side", 2, {"front", "back"}};
    LineNames names = {"Wanted", WANTED, {0}};
    for (int i = 0; i < WANTED; i++) names.at[i] = a->t.c->wanted[i][0].id;
    int card = 0, side = 0;
    if (!line_name(&a->line, &names, &card) || !line_name(&a->line, &sides, &side))
        return false;
    a->t.s->wanted_side = (uint8_t)((a->t.s->wanted_side & ~bit(card)) | side << card);
    return line_end(&a->line);
}

/* Which Most Wanted are turned up next. */
bool few_arrange_bounty(Arranged *a) {
    LineNames names = bounty_names(a->t.c);
    LinePicks picks;
    names.count -= MONSTERS;
    if (!line_expect(&a->line, "top") ||
        !line_cards(&a->line, &names, LINE_TOP_MAX, &picks))
        return false;
    deck_top_lay(&a->t.s->bounty_top, picks.at, picks.count);
    return true;
}

/* ---- Monsters -------------------------------------------------------------------- */

/* A monster that is not out yet comes onto a pile, above all that lies there (FC-99). */
static bool bring_monster(Arranged *a, int pile, int monster) {
    FewState *s = a->t.s;
    if (!(s->monsters_left & bit(monster)) || !s->pile_monster[pile])
        return error_set(a->line.err, "%s cannot come out of this pile.",
                         a->t.c->monsters[monster].title);
    DeckTop top = s->monster_top;
    s->monster_top = (DeckTop){0, {(uint8_t)(1 + monster)}};
    few_swap_in_monster(&a->t, 0, pile);
    deck_top_leave(&top, monster);
    s->monster_top = top;
    return true;
}

int few_last_hiding_pile(const FewState *s) {
    int pile = PILES - 1;
    while (pile > 0 && !s->pile_monster[pile]) pile--;
    return pile;
}

static bool set_monster_top(Arranged *a) {
    LineNames names = monster_names(a->t.c);
    LinePicks picks;
    if (!line_cards(&a->line, &names, MONSTERS, &picks)) return false;
    deck_top_lay(&a->t.s->monster_top, picks.at, picks.count);
    return true;
}

/* FC-102: in San Andreas it would end the game. */
static bool place_figure(Arranged *a, int monster, int space) {
    FewState *s = a->t.s;
    if (space == TOWN)
        return error_set(a->line.err, "A monster in %s ends the game (FC-102).",
                         a->t.c->spaces[TOWN].title);
    if (!s->monster_at[monster] && !bring_monster(a, few_last_hiding_pile(s), monster))
        return false;
    s->monster_at[monster] = (uint8_t)(1 + space);
    return line_end(&a->line);
}

/* `monster tsilkali at mountain_view`: out of the last pile that hides one, unless it is
 * out already. `monster top a, b`: which are met next. */
bool few_arrange_monster(Arranged *a) {
    LineNames names = monster_names(a->t.c);
    Line ahead = a->line;
    char word[LINE_WORD_MAX];
    int monster = 0, space = 0;
    if (line_word(&ahead, word) && text_equal(word, "top")) {
        a->line = ahead;
        return set_monster_top(a);
    }
    return line_name(&a->line, &names, &monster) && line_expect(&a->line, "at") &&
           few_read_place(a, &space) && place_figure(a, monster, space);
}

bool few_arrange_monsters(Arranged *a) {
    return line_expect(&a->line, "beaten") &&
           line_byte(&a->line, "beaten", 0, MONSTERS_TO_BEAT - 1, &a->t.s->monsters_beaten);
}

/* ---- Piles ----------------------------------------------------------------------- */

/* The open card goes back among those that are face down; a monster's stays. */
static bool lift_top(Arranged *a, int pile) {
    FewState *s = a->t.s;
    int monster = few_top_monster(s, pile);
    if (monster >= 0)
        return error_set(a->line.err, "%s lies open on pile %d.",
                         a->t.c->monsters[monster].title, pile + 1);
    if (s->pile_top[pile])
        s->bounties = (uint16_t)(s->bounties | bit(s->pile_top[pile] - 1));
    s->pile_top[pile] = 0;
    return true;
}

/* FC-118: only together a card is missing while others lie below. */
static bool bare_pile(Arranged *a, int pile) {
    if (a->t.s->mode != MODE_COOP)
        return error_set(a->line.err,
                         "Only together can the top of a pile be missing; "
                         "'pile %d empty' takes all of it away.",
                         pile + 1);
    return lift_top(a, pile) && line_end(&a->line);
}

static void name_left(FewState *s, int pile) {
    Todo *named = few_named_note(s);
    named->b = (uint8_t)(named->b | bit(pile));
}

/* Ruling 36: all of it is gone, and so its monster has been beaten. */
static bool empty_pile(Arranged *a, int pile) {
    FewState *s = a->t.s;
    if (!lift_top(a, pile)) return false;
    if (s->pile_bottom[pile])
        s->bounties = (uint16_t)(s->bounties | bit(s->pile_bottom[pile] - 1));
    s->pile_bottom[pile] = s->pile_left[pile] = s->pile_monster[pile] = 0;
    name_left(s, pile);
    return line_end(&a->line);
}

static bool is_open(const FewState *s, int bounty) {
    for (int p = 0; p < PILES; p++)
        if (s->pile_top[p] == bounty + 1) return true;
    return false;
}

/* The card that lay there goes back among those that are face down. */
static bool lay_top(Arranged *a, int pile, int bounty) {
    FewState *s = a->t.s;
    if (!(s->bounties & bit(bounty)) && !is_open(s, bounty))
        return error_set(a->line.err, "%s lies in no pile.",
                         a->t.c->most_wanted[bounty].title);
    for (int p = 0; p < PILES; p++) {
        if (s->pile_top[p] == bounty + 1) s->pile_top[p] = s->pile_top[pile];
    }
    if (s->bounties & bit(bounty)) {
        s->bounties = (uint16_t)(s->bounties & ~bit(bounty));
        if (s->pile_top[pile] && few_top_monster(s, pile) < 0)
            s->bounties = (uint16_t)(s->bounties | bit(s->pile_top[pile] - 1));
    }
    s->pile_top[pile] = (uint8_t)(bounty + 1);
    return line_end(&a->line);
}

static bool set_pile_top(Arranged *a, int pile) {
    LineNames names = bounty_names(a->t.c);
    Line ahead = a->line;
    char word[LINE_WORD_MAX];
    int bounty = 0;
    if (line_word(&ahead, word) && text_equal(word, "nothing")) {
        a->line = ahead;
        return bare_pile(a, pile);
    }
    if (!line_name(&a->line, &names, &bounty)) return false;
    int monster = bounty - a->t.c->most_wanted_count;
    return monster >= 0 ? bring_monster(a, pile, monster) : lay_top(a, pile, bounty);
}

/* `pile 1 top hangmen`; `pile 1 left 2`: so many ordinary ones below; `pile 1 empty`. */
bool few_arrange_pile(Arranged *a) {
    static const LineNames ways = {"word", 3, {"top", "left", "empty"}};
    int pile = 0, way = 0;
    if (!line_number(&a->line, "pile", 1, PILES, &pile)) return false;
    if (!line_name(&a->line, &ways, &way)) return false;
    pile--;
    if (way == 0) return set_pile_top(a, pile);
    if (way == 2) return empty_pile(a, pile);
    name_left(a->t.s, pile);
    return line_byte(&a->line, "left", 0, PILE_DEPTH, &a->t.s->pile_left[pile]);
}

/* ---- Score areas ----------------------------------------------------------------- */

/* Which of the face-down ones is not said: the last, and never one to be turned up next. */
static bool score_some(Arranged *a) {
    FewState *s = a->t.s;
    int count = 0;
    if (!line_last_number(&a->line, "beaten", 0, bits_count(s->bounties), &count))
        return false;
    for (int card = MOST_WANTED_MAX - 1; card >= 0 && count > 0; card--) {
        if (!(s->bounties & bit(card)) || deck_top_copies(&s->bounty_top, card)) continue;
        s->bounties = (uint16_t)(s->bounties & ~bit(card));
        a->rider->beaten = (uint16_t)(a->rider->beaten | bit(card));
        count--;
    }
    return true;
}

/* Whether a monster is beaten and on the map as well is seen when all lines are read. */
static bool score_bounty(Arranged *a, int bounty) {
    FewState *s = a->t.s;
    int monster = bounty - a->t.c->most_wanted_count;
    uint32_t trophy = monster >= 0 ? few_trophy(TARGET_MONSTER, monster)
                                   : few_trophy(TARGET_MOST_WANTED, bounty);
    if (monster < 0 && !(s->bounties & bit(bounty)))
        return error_set(a->line.err, "%s does not lie face down in a pile.",
                         a->t.c->most_wanted[bounty].title);
    for (int seat = 0; seat < s->seats; seat++) {
        if (s->rider[seat].beaten & trophy)
            return error_set(a->line.err, "%s is in another score area.",
                             a->t.c->monsters[monster].title);
    }
    if (monster < 0) s->bounties = (uint16_t)(s->bounties & ~bit(bounty));
    a->rider->beaten = (uint16_t)(a->rider->beaten | trophy);
    return true;
}

/* `seat 0 beaten hangmen, tsilkali`, or a number of Most Wanted. */
bool few_arrange_beaten(Arranged *a) {
    FewState *s = a->t.s;
    LineNames names = bounty_names(a->t.c);
    LinePicks picks;
    Line ahead = a->line;
    char word[LINE_WORD_MAX];
    uint32_t ordinary = a->rider->beaten & (bit(MOST_WANTED_MAX) - 1);
    s->bounties = (uint16_t)(s->bounties | ordinary);
    a->rider->beaten = 0;
    if (line_word(&ahead, word) && word[0] >= '0' && word[0] <= '9') return score_some(a);
    if (!line_cards(&a->line, &names, names.count, &picks)) return false;
    for (int i = 0; i < picks.count; i++) {
        if (!score_bounty(a, picks.at[i])) return false;
    }
    return true;
}
