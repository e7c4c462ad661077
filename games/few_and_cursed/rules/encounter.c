/*
 * Encounters (FC-44 to FC-49): a card for the space, its part for the terrain, one option.
 * Riders in one space share the card, and each chooses separately.
 */
#include "few_and_cursed/rules/effects.h"
#include "few_and_cursed/rules/encounter.h"
#include "few_and_cursed/rules/flow.h"
#include "few_and_cursed/rules/payment.h"

const EncounterText *few_encounter_text(const Content *c, int card, int terrain) {
    if (terrain == CURSED_LAND) return &c->cursed_encounters[card].text;
    return &c->encounters[card].at[terrain];
}

/* What the rider faces. */
const EncounterText *few_encounter(const Content *c, const Rider *r) {
    return few_encounter_text(c, r->encounter - 1, r->encounter_terrain);
}

/* Both decks number their cards from 0. */
bool few_same_encounter(const Rider *a, const Rider *b) {
    return a->encounter == b->encounter &&
           (a->encounter_terrain == CURSED_LAND) == (b->encounter_terrain == CURSED_LAND);
}

static Deck32 *encounter_deck(FewState *s, int terrain) {
    return terrain == CURSED_LAND ? &s->cursed_encounters : &s->encounters;
}

static int draw_encounter(Table *t, Terrain terrain) {
    FewState *s = t->s;
    int card = deck32_draw(encounter_deck(s, terrain), &s->head.rng);
    REQUIRE(card >= 0);
    return card;
}

static void meet(Table *t, int seat, int card, Terrain terrain) {
    Rider *r = few_rider(t, seat);
    r->encounter = (uint8_t)(card + 1);
    r->encounter_terrain = (uint8_t)terrain;
}

/* FC-47, rulings 64 and 65: in the Encounter phase everybody in the space who has not met
 * anything yet shares the card; as an action it is the rider's alone. */
static void draw_for(Table *t, int seat, bool alone) {
    FewState *s = t->s;
    Rider *r = few_rider(t, seat);
    Terrain terrain = t->c->spaces[r->at].terrain;
    int card = draw_encounter(t, terrain);
    uint32_t sharing = 0;
    meet(t, seat, card, terrain);
    for (int other = 0; other < s->seats && !alone; other++) {
        const Rider *o = few_rider(t, other);
        if (other == seat || o->at != r->at || o->met || o->wounded) continue;
        meet(t, other, card, terrain);
        sharing |= bit(other);
    }
    few_tell(t, EV_ENCOUNTER, seat, card, terrain, (int)sharing);
}

/* FC-44, FC-50, FC-73, ruling 63. Ruling 65: the card may be shared with an earlier rider,
 * who may even have brought this one to San Andreas. */
void few_begin_encounter(Table *t, int seat, bool alone) {
    const Rider *r = few_rider(t, seat);
    bool visits = r->at == TOWN && !r->encounter;
    t->s->question = visits ? ASK_TOWN : ASK_ENCOUNTER;
    if (!visits && !r->encounter) draw_for(t, seat, alone);
    few_ask_again(t);
}

/* The card is discarded when the last rider who shares it leaves. */
void few_leave_encounter(Table *t, int seat) {
    FewState *s = t->s;
    Rider *r = few_rider(t, seat);
    if (!r->encounter) return;
    bool last = true;
    for (int other = 0; other < s->seats; other++)
        last &= other == seat || !few_same_encounter(r, few_rider(t, other));
    if (last) encounter_deck(s, r->encounter_terrain)->discard |= bit(r->encounter - 1);
    r->encounter = r->encounter_terrain = 0;
}

/* FC-48, ruling 66: only riders who could pay for no option at all may pass by. */
static bool could_choose(const Content *c, const FewState *s, int seat) {
    const EncounterText *text = few_encounter(c, &s->rider[seat]);
    for (int i = 0; i < text->option_count; i++) {
        if (few_could_pay(c, s, seat, &text->option[i].cost)) return true;
    }
    return false;
}

void few_list_encounter(const Content *c, const FewState *s, int seat, OptionList *out) {
    const Rider *r = &s->rider[seat];
    const EncounterText *text = few_encounter(c, r);
    bool payable = false;
    for (int i = 0; i < text->option_count; i++) {
        const Effects *cost = &text->option[i].cost;
        Option o = option_make(OPT_CHOOSE, i, 0, 0);
        Lack lack = few_lack_of_cost(r, cost, few_funds(r));
        payable |= few_offer_or_refuse(out, o, "FC-46", lack);
    }
    Option pass = option_make(OPT_PASS_BY, 0, 0, 0);
    if (!payable && !could_choose(c, s, seat))
        offer(out, pass);
    else
        refuse(out, pass, "FC-48", "something here can be paid for", 0);
}

/* FC-48: the hand is shown as proof, and everybody knows it from then on. */
static void pass_by(Table *t, int seat) {
    Rider *r = few_rider(t, seat);
    few_tell(t, EV_PASSED_BY, seat, 0, 0, 0);
    for (int card = bits192_next(&r->hand, 0); card >= 0;
         card = bits192_next(&r->hand, card + 1)) {
        bits192_add(&t->s->held, card);
        bits192_remove(&t->s->unseen, card);
        few_tell(t, EV_SHOWED, seat, t->c->design_of[card], 0, 0);
    }
}

/* FC-46: the cost, then the result. */
void few_answer_encounter(Table *t, int seat, Option o) {
    Rider *r = few_rider(t, seat);
    few_end_visit(t);
    if (o.verb == OPT_CHOOSE) {
        const EncounterOption *option = &few_encounter(t->c, r)->option[o.arg[0]];
        few_tell(t, EV_CHOSE, seat, r->encounter - 1, r->encounter_terrain, o.arg[0]);
        few_push_effects(t, seat, &option->gain);
        few_pay(t, seat, &option->cost);
    } else {
        pass_by(t, seat);
    }
    few_leave_encounter(t, seat);
}
