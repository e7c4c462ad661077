/* The Wizard casts Spells (SC-37 to SC-40): which, where, and what that takes. */
#include <limits.h>

#include "so_youve_been_cursed/rules/effects.h"
#include "so_youve_been_cursed/rules/errands.h"
#include "so_youve_been_cursed/rules/village.h"
#include "so_youve_been_cursed/rules/wizard.h"

/* SC-37: the spaces where a Spell may be cast; ALL_SPACES when it names none. */
static uint32_t spell_places(const CursedState *s, const Card *card) {
    switch (card->place) {
    case PLACE_NONE: return ALL_SPACES;
    case PLACE_SPACE: return bit(card->place_arg);
    case PLACE_EMPTY_HOUSE: return ALL_HOUSES & ~s->taken;
    case PLACE_VILLAGER: break;
    }
    return s->houses[card->place_arg];
}

static int missing_ingredient(const CursedState *s, const Card *card) {
    for (int i = 0; i < KINDS; i++) {
        if (card->spend[i] > s->pouch[i]) return i;
    }
    return -1;
}

/* Of the cheapest way to one of some spaces. */
static int least_fare(const Content *c, const CursedState *s, uint32_t spaces) {
    int least = INT_MAX;
    while (spaces) least = min_int(least, cursed_fare_to(c, s, bits_take(&spaces)));
    return least;
}

/* SC-37: what a Spell in hand lacks; castable has all at once. */
static Lack spell_lack(const Content *c, const CursedState *s, int card, int spare) {
    const Card *spell = &c->spells[card];
    int missing = missing_ingredient(s, spell);
    uint32_t places = spell_places(s, spell);
    if (missing >= 0)
        return (Lack){"SC-37", c->ingredient_title[missing],
                      spell->spend[missing] - s->pouch[missing]};
    if (!places) return (Lack){"SC-37", spell->no_place, 0};
    return cursed_way_lack(s, least_fare(c, s, places), spare, "SC-37");
}

/* The Spells in hand whose ingredients are there, and one of whose places is in reach. */
uint32_t cursed_castable(const Content *c, const CursedState *s, int spare) {
    uint32_t found = s->spells.hand, near = cursed_reach(c, s, spare);
    for (int i = 0; i < KINDS; i++) found &= c->spells_for[i][s->pouch[i]];
    for (uint32_t left = found & c->placed[ROLE_WIZARD]; left;) {
        int card = bits_take(&left);
        if (!(spell_places(s, &c->spells[card]) & near)) found &= ~bit(card);
    }
    return found;
}

/* In explain mode Spell by Spell, otherwise by sets, as with houses. */
void cursed_list_spells(const Content *c, const CursedState *s, int spare,
                        OptionList *out) {
    if (!explains(out)) {
        offer_each(out, OPT_CAST, cursed_castable(c, s, spare));
        return;
    }
    uint32_t hand = s->spells.hand;
    while (hand) {
        int card = bits_take(&hand);
        cursed_offer_unless(out, option_make(OPT_CAST, card, 0, 0),
                            spell_lack(c, s, card, spare));
    }
}

CastWay cursed_cast_way(const Content *c, const CursedState *s, const Card *spell) {
    uint32_t places = spell_places(s, spell);
    if (spell->place == PLACE_NONE || !places) return (CastWay){0, false};
    return (CastWay){least_fare(c, s, places), bits_count(places) > 1};
}

void cursed_cast_now(Table *t) {
    CursedState *s = t->s;
    int card = s->errand_card;
    const Card *spell = &t->c->spells[card];
    cursed_take_action(t);
    for (int i = 0; i < KINDS; i++) {
        for (int n = 0; n < spell->spend[i]; n++)
            cursed_return_ingredient(t, (Ingredient)i);
    }
    s->spells.hand &= ~bit(card);
    s->spells.sure &= ~bit(card);
    count_take(&s->spells.hand_count, 1);
    event_add(t->log, event_public(EV_CAST, s->seat_of[ROLE_WIZARD], card, 0, 0));
    cursed_leave_play(t, UNTIL_CAST);
    cursed_play_card(t, ROLE_WIZARD, card, 0);
}

/* A Spell that names a place is cast there: where, if there is a choice. */
void cursed_cast(Table *t, int card) {
    CursedState *s = t->s;
    s->errand_card = (uint8_t)card;
    const Card *spell = &t->c->spells[card];
    uint32_t places =
        spell_places(s, spell) & cursed_reach(t->c, s, cursed_spare_actions(s, false));
    if (spell->place == PLACE_NONE) {
        s->errand = ERRAND_CAST;
        cursed_cast_now(t);
    } else if (bits_count(places) == 1) {
        cursed_set_out(t, bits_first(places), ERRAND_CAST);
    } else {
        ask(&s->head, s->seat_of[ROLE_WIZARD], ASK_CAST_AT, card);
    }
}

void cursed_list_cast_at(const Content *c, const CursedState *s, OptionList *out) {
    uint32_t places = spell_places(s, &c->spells[s->errand_card]);
    offer_each(out, OPT_CAST_AT,
               places & cursed_reach(c, s, cursed_spare_actions(s, false)));
}

void cursed_answer_cast_at(Table *t, Option o) {
    cursed_set_out(t, o.arg[0], ERRAND_CAST);
}
