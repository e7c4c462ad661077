/*
 * Which lines of the pack a choice uses, or an event used without one, so that tools can
 * find what never comes up.
 */
#include "so_youve_been_cursed/rules/events.h"
#include "so_youve_been_cursed/rules/state.h"
#include "so_youve_been_cursed/so_youve_been_cursed.h"

const char *const cursed_usable[] = {
    "spell play auto",
    "power play auto",
    "possessed action feeding",
    "rabid actions villager",
    "villager energy",
    "ingredient tokens",
    "guard tiles",
    NULL,
};

/* The automa's next page follows this card. */
static void page_uses(const Content *c, int ref, Uses *out) {
    if (ref >= RABID_REF)
        use_add(out, "rabid", c->rabid[ref - RABID_REF].id, "villager");
    else if (ref >= POSSESSED_REF)
        use_add(out, "possessed", c->possessed[ref - POSSESSED_REF].id, "action");
}

void cursed_uses(const Box *box, const State *s, Seat seat, Option o, Uses *out) {
    const Content *c = box->content;
    (void)s;
    (void)seat;
    switch (o.verb) {
    case OPT_CAST: use_add(out, "spell", c->spells[o.arg[0]].id, "play"); break;
    case OPT_PLAY: use_add(out, "power", c->powers[o.arg[0]].id, "play"); break;
    case OPT_ORDER: use_add(out, "rabid", c->rabid[o.arg[0]].id, "actions"); break;
    case OPT_EAT: use_add(out, "villager", c->villagers[o.arg[0]].id, "energy"); break;
    case OPT_BUY: use_add(out, "ingredient", c->ingredient_id[o.arg[0]], "tokens"); break;
    case OPT_STEP: page_uses(c, o.arg[1] - 1, out); break;
    }
}

/* People never play cards that are only in the automa's deck. */
static void automa_uses(const char *kind, const Card *card, Uses *out) {
    use_add(out, kind, card->id, "auto");
    if (!card->person) use_add(out, kind, card->id, "play");
}

void cursed_event_uses(const Box *box, const Event *e, Uses *out) {
    const Content *c = box->content;
    bool automa = e->who == SEAT_CLOCK;
    switch (e->kind) {
    case EV_CAST:
        if (automa) automa_uses("spell", &c->spells[e->arg[0]], out);
        break;
    case EV_PLAYED:
        if (automa) automa_uses("power", &c->powers[e->arg[0]], out);
        break;
    case EV_FEED_EFFECT:
        use_add(out, "possessed", c->possessed[e->arg[0]].id, "feeding");
        break;
    case EV_GUARD: use_add(out, "guard", cursed_guard_words[e->arg[0]], "tiles"); break;
    }
}
