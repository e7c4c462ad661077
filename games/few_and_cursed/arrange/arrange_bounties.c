/*
 * Positions in words, the bounties: `pile 1 top hangmen`, `monster tsilkali at
 * mountain_view`, `seat 0 beaten barrett`. README.md lists the lines.
 *
 * Each bounty is in one place: open on a pile, face down among those below, in a score
 * area, or as a figure on the map. What the lines leave open is settled in arrange_rest.c.
 */
#include "few_and_cursed/arrange/arrange.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/riders.h"

/* Most Wanted, then the monsters. */
static LineNames bounty_names(const Content *c) {
    LineNames n = {"Most Wanted or monster", c->most_wanted_count + MONSTERS, {0}};
    for (int i = 0; i < c->most_wanted_count; i++) n.at[i] = c->most_wanted[i].id;
    for (int m = 0; m < MONSTERS; m++) n.at[c->most_wanted_count + m] = c->monsters[m].id;
    return n;
}

static LineNames monster_names(const Content *c) {
    return line_names_of("monster", MONSTERS, c->monsters, sizeof *c->monsters);
}

bool few_arrange_wanted(Line *l) {
    static const LineNames sides = {"side", 2, {"front", "back"}};
    LineNames names = {"Wanted", WANTED, {0}};
    for (int i = 0; i < WANTED; i++) names.at[i] = content_of(l)->wanted[i][0].id;
    int card = 0, side = 0;
    if (!line_name(l, &names, &card) || !line_name(l, &sides, &side)) return false;
    state_of(l)->wanted_side =
        (uint8_t)((state_of(l)->wanted_side & ~bit(card)) | side << card);
    return line_end(l);
}

/* Which Most Wanted are turned up next. */
bool few_arrange_bounty(Line *l) {
    LineNames names = bounty_names(content_of(l));
    LinePicks picks;
    names.count -= MONSTERS;
    if (!line_expect(l, "top") || !line_cards(l, &names, LINE_TOP_MAX, &picks))
        return false;
    deck_top_lay(&state_of(l)->bounty_top, picks.at, picks.count);
    return true;
}

/* ---- Monsters -------------------------------------------------------------------- */

/* A monster that is not out yet goes on top of a pile (FC-99). */
static bool bring_monster(Line *l, int pile, int monster) {
    FewState *s = state_of(l);
    if (!(s->monsters_left & bit(monster)) || !s->pile_monster[pile])
        return error_set(l->err, "%s cannot come out of this pile.",
                         content_of(l)->monsters[monster].title);
    deck_top_leave(&s->monster_top, monster);
    s->pile_bottom[pile] = s->pile_top[pile];
    few_bring_out(content_of(l), s, pile, monster);
    return true;
}

int few_last_hiding_pile(const FewState *s) {
    int pile = PILES - 1;
    while (pile > 0 && !s->pile_monster[pile]) pile--;
    return pile;
}

static bool set_monster_top(Line *l) {
    LineNames names = monster_names(content_of(l));
    LinePicks picks;
    if (!line_cards(l, &names, MONSTERS, &picks)) return false;
    deck_top_lay(&state_of(l)->monster_top, picks.at, picks.count);
    return true;
}

/* FC-102: in San Andreas it would end the game. */
static bool place_figure(Line *l, int monster, int space) {
    FewState *s = state_of(l);
    if (space == TOWN)
        return error_set(l->err, "A monster in %s ends the game (FC-102).",
                         content_of(l)->spaces[TOWN].title);
    if (!s->monster_at[monster] && !bring_monster(l, few_last_hiding_pile(s), monster))
        return false;
    s->monster_at[monster] = (uint8_t)(1 + space);
    return line_end(l);
}

/* `monster tsilkali at mountain_view`: out of the last pile that hides one, unless it is
 * out already. `monster top a, b`: which are met next. */
bool few_arrange_monster(Line *l) {
    LineNames names = monster_names(content_of(l));
    int monster = 0, space = 0;
    if (line_take(l, "top")) return set_monster_top(l);
    return line_name(l, &names, &monster) && line_expect(l, "at") &&
           few_read_place(l, &space) && place_figure(l, monster, space);
}

bool few_arrange_monsters(Line *l) {
    return line_expect(l, "beaten") &&
           line_byte(l, "beaten", 0, MONSTERS_TO_BEAT - 1, &state_of(l)->monsters_beaten);
}

/* ---- Piles ----------------------------------------------------------------------- */

/* Puts the open card back among those face down; a monster's stays. */
static bool lift_top(Line *l, int pile) {
    FewState *s = state_of(l);
    int monster = few_top_monster(s, pile);
    if (monster >= 0)
        return error_set(l->err, "%s lies open on pile %d.",
                         content_of(l)->monsters[monster].title, pile + 1);
    if (s->pile_top[pile])
        s->bounties = (uint16_t)(s->bounties | bit(s->pile_top[pile] - 1));
    s->pile_top[pile] = 0;
    return true;
}

/* FC-118: only in co-op can the open card be missing while others lie below. */
static bool bare_pile(Line *l, int pile) {
    if (state_of(l)->mode != MODE_COOP)
        return error_set(l->err,
                         "Only together can the top of a pile be missing; "
                         "'pile %d empty' takes all of it away.",
                         pile + 1);
    return lift_top(l, pile) && line_end(l);
}

/* Ruling 36: the whole pile is gone, so its monster has been beaten. */
static bool empty_pile(Line *l, int pile) {
    FewState *s = state_of(l);
    if (!lift_top(l, pile)) return false;
    if (s->pile_bottom[pile])
        s->bounties = (uint16_t)(s->bounties | bit(s->pile_bottom[pile] - 1));
    s->pile_bottom[pile] = s->pile_left[pile] = s->pile_monster[pile] = 0;
    arranged(l)->piles_named |= bit(pile);
    return line_end(l);
}

static bool is_open(const FewState *s, int bounty) {
    for (int p = 0; p < PILES; p++)
        if (s->pile_top[p] == bounty + 1) return true;
    return false;
}

/* The card that lay there goes back among those face down. */
static bool lay_top(Line *l, int pile, int bounty) {
    FewState *s = state_of(l);
    if (!(s->bounties & bit(bounty)) && !is_open(s, bounty))
        return error_set(l->err, "%s lies in no pile.",
                         content_of(l)->most_wanted[bounty].title);
    for (int p = 0; p < PILES; p++) {
        if (s->pile_top[p] == bounty + 1) s->pile_top[p] = s->pile_top[pile];
    }
    if (s->bounties & bit(bounty)) {
        s->bounties = (uint16_t)(s->bounties & ~bit(bounty));
        if (s->pile_top[pile] && few_top_monster(s, pile) < 0)
            s->bounties = (uint16_t)(s->bounties | bit(s->pile_top[pile] - 1));
    }
    s->pile_top[pile] = (uint8_t)(bounty + 1);
    return line_end(l);
}

static bool set_pile_top(Line *l, int pile) {
    LineNames names = bounty_names(content_of(l));
    int bounty = 0;
    if (line_take(l, "nothing")) return bare_pile(l, pile);
    if (!line_name(l, &names, &bounty)) return false;
    int monster = bounty - content_of(l)->most_wanted_count;
    return monster >= 0 ? bring_monster(l, pile, monster) : lay_top(l, pile, bounty);
}

/* `pile 1 top hangmen`; `pile 1 left 2`: two ordinary ones below; `pile 1 empty`. */
bool few_arrange_pile(Line *l) {
    static const LineNames ways = {"word", 3, {"top", "left", "empty"}};
    int pile = 0, way = 0;
    if (!line_number(l, "pile", 1, PILES, &pile)) return false;
    if (!line_name(l, &ways, &way)) return false;
    pile--;
    if (way == 0) return set_pile_top(l, pile);
    if (way == 2) return empty_pile(l, pile);
    arranged(l)->piles_named |= bit(pile);
    return line_byte(l, "left", 0, PILE_DEPTH, &state_of(l)->pile_left[pile]);
}

/* ---- Score areas ----------------------------------------------------------------- */

/* The line does not say which face-down ones: the last, never one to be turned up next. */
static bool score_some(Line *l) {
    FewState *s = state_of(l);
    int count = 0;
    if (!line_last_number(l, "beaten", 0, bits_count(s->bounties), &count)) return false;
    for (int card = MOST_WANTED_MAX - 1; card >= 0 && count > 0; card--) {
        if (!(s->bounties & bit(card)) || deck_top_copies(&s->bounty_top, card)) continue;
        s->bounties = (uint16_t)(s->bounties & ~bit(card));
        rider_of(l)->beaten = (uint16_t)(rider_of(l)->beaten | bit(card));
        count--;
    }
    return true;
}

/* Whether a monster is both beaten and on the map is checked after all lines are read. */
static bool score_bounty(Line *l, int bounty) {
    FewState *s = state_of(l);
    int monster = bounty - content_of(l)->most_wanted_count;
    uint32_t trophy = monster >= 0 ? few_trophy(TARGET_MONSTER, monster)
                                   : few_trophy(TARGET_MOST_WANTED, bounty);
    if (monster < 0 && !(s->bounties & bit(bounty)))
        return error_set(l->err, "%s does not lie face down in a pile.",
                         content_of(l)->most_wanted[bounty].title);
    for (int seat = 0; seat < s->seats; seat++) {
        if (s->rider[seat].beaten & trophy)
            return error_set(l->err, "%s is in another score area.",
                             content_of(l)->monsters[monster].title);
    }
    if (monster < 0) s->bounties = (uint16_t)(s->bounties & ~bit(bounty));
    rider_of(l)->beaten = (uint16_t)(rider_of(l)->beaten | trophy);
    return true;
}

/* `seat 0 beaten hangmen, tsilkali`, or a number of Most Wanted. */
bool few_arrange_beaten(Line *l) {
    FewState *s = state_of(l);
    LineNames names = bounty_names(content_of(l));
    LinePicks picks;
    Line ahead = *l;
    char word[LINE_WORD_MAX];
    uint32_t ordinary = rider_of(l)->beaten & (bit(MOST_WANTED_MAX) - 1);
    s->bounties = (uint16_t)(s->bounties | ordinary);
    rider_of(l)->beaten = 0;
    if (line_word(&ahead, word) && word[0] >= '0' && word[0] <= '9') return score_some(l);
    if (!line_cards(l, &names, names.count, &picks)) return false;
    for (int i = 0; i < picks.count; i++) {
        if (!score_bounty(l, picks.at[i])) return false;
    }
    return true;
}
