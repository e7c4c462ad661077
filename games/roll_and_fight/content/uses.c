/* Which lines of the packs a choice or an event stands for, so that tools can say what never comes
 * up. An event names a player's things by number only, so what depends on the hero is told by
 * options. */
#include "roll_and_fight/roll_and_fight.h"
#include "roll_and_fight/rules/table.h"

const char *const roll_usable[] = {
    "basic dice play", "ability dice play cost", "item play", "hero rule",
    "boss health",     "room at objective",      "den board", NULL,
};

static void ability_uses(const Hero *hero, int ability, const char *key, Uses *out) {
    const char *kind = ability < BASICS ? "basic" : "ability";
    use_add(out, kind, hero->ability[ability].id, key);
}

/* What a player has at the end, so that tools can say how well it went with it. */
static void final_uses(const Content *c, const Player *p, Uses *out) {
    const Hero *hero = hero_of(c, p);
    use_add(out, "hero", hero->id, "rule");
    use_add(out, "boss", boss_of(c, p)->id, "health");
    use_add(out, "den", den_of(c, p)->id, "board");
    for (uint32_t left = p->owned >> BASICS; left;)
        ability_uses(hero, BASICS + bits_take(&left), "cost", out);
}

void roll_uses(const Box *box, const State *head, Seat seat, Option o, Uses *out) {
    const Content *c = box->content;
    if (seat >= head->seat_count) return;
    const Player *p = &((const RollState *)head)->player[seat];
    const Hero *hero = hero_of(c, p);
    switch ((Opt)o.verb) {
    case OPT_SET: ability_uses(hero, o.arg[0], "dice", out); break;
    case OPT_USE: ability_uses(hero, o.arg[0], "play", out); break;
    case OPT_BUY: ability_uses(hero, o.arg[0], "cost", out); break;
    case OPT_ITEM: use_add(out, "item", hero->item[o.arg[0]].id, "play"); break;
    case OPT_GO:
    case OPT_JUMP: use_add(out, "room", den_of(c, p)->room[o.arg[0]].id, "at"); break;
    case OPT_NONE: final_uses(c, p, out); break;
    default: break;
    }
}

void roll_event_uses(const Box *box, const Event *e, Uses *out) {
    const Content *c = box->content;
    if (e->kind == EV_SIDE) {
        const Den *den = &c->den[e->arg[0]];
        use_add(out, "room", den->room[den->entrance].id, "at");
    } else if (e->kind == EV_OBJECTIVE) {
        const Den *den = &c->den[e->arg[2]];
        use_add(out, "room", den->room[den->objective[e->arg[0]].room].id, "objective");
    }
}
