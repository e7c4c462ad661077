/* What happened, in a sentence each; what of it can be seen; and what may turn a match. */
#include "roll_and_fight/face/face.h"

/* clang-format off */
const PhraseRow roll_events[EV_COUNT] = {
    [EV_ROUND] = {.above = "[!round Round {number 0}] begins."},
    [EV_PHASE] = {.above = "the [!phase {phase 0}] Phase begins."},
    [EV_SIDE] = {.above = "{who} went into {den 0}."},
    [EV_BOSS] = {.above = "{who} drew {boss} as Boss."},
    [EV_FLASHBACK] = {.above = "the dice show {flash 0}, {flash 1} and {flash 2}."},
    [EV_TRAINED] = {.above = "{who} trained[!line : ]{spaces 0} more, {number 1} in all."},
    [EV_CHARGED] = {.above = "{who} charged {item 0}, {number 1} now."},
    [EV_OPENED] = {.above = "{who} opened a Health space, {number 0} in all."},
    [EV_CLEARED] = {.above = "{who} cleared {wounds 0}."},
    [EV_RECON] = {.by = 1, .above = "{who} began to recon {ability 0}.", .zero = "{who} reconned {ability 0}."},
    [EV_LOOTED] = {.above = "{who} took loot[!line : ]{spaces 0} now."},
    [EV_BOUGHT] = {.by = 2, .above = "{who} bought {ability 0}{instead 2} at {number 1} Experience.",
        .zero = "{who} bought {ability 0} at {number 1} Experience.",
        .brief = "{ability 0} bought"},
    [EV_ROLLED] = {.above = "{who} rolled {dice 0}."},
    [EV_SET] = {.above = "{who} set {ability 0} with {way 1}."},
    [EV_PATCHED] = {.above = "{who} took a Wound die on the Health Track."},
    [EV_TOOK] = {.by = 1, .above = "{who} took {count 0}, {number 1} left.", .zero = "{who} took the last {count 0}."},
    [EV_STOPPED] = {.above = "{who} stopped rolling."},
    [EV_TIME] = {.above = "time is up: no more dice."},
    [EV_USED] = {.above = "{who} used {ability 0}{source 1}."},
    [EV_ITEM] = {.above = "{who} used {item 0}."},
    [EV_MOVED] = {.by = 2, .above = "{who} jumped from {room 0} to {room 1}.", .zero = "{who} went from {room 0} to {room 1}."},
    [EV_DAMAGED] = {.above = "the Tough Guy in {room 0} took a blow: 1 of 2."},
    [EV_FELL] = {.above = "the {enemy 1} in {room 0} fell."},
    [EV_BOSS_HURT] = {.above = "{boss} took damage: {number 0} of {number 1}."},
    [EV_BOSS_SAFE] = {.above = "{boss} shrugged the blow off."},
    [EV_BOSS_DEAD] = {.above = "{who} beat {boss}.", .brief = "{boss} beaten"},
    [EV_EVADED] = {.above = "{who} evaded the {enemy 1} in {room 0}."},
    [EV_WOUNDED] = {.above = "{who} suffered {wounds 0} {harm 2}."},
    [EV_HEALED] = {.above = "{who} healed a Wound."},
    [EV_MODIFIED] = {.above = "from now on {verb 0}."},
    [EV_IMPOSSIBLE] = {.above = "it ended there: {verb 0} was impossible."},
    [EV_OBJECTIVE] = {.above = "{who} met an Objective[!line : ]{goal 0}, {points 1}.", .brief = "{goal 0}"},
    [EV_COLLECTED] = {.above = "{who} looted {room 0}."},
    [EV_BEATEN] = {.above = "{who} took a Beating.", .brief = "a Beating for {who}"},
    [EV_DIED] = {.above = "{who} did not get up again.", .brief = "{who} out of it"},
    [EV_MENDED] = {.above = "{boss} recovered: {number 0} circles are crossed."},
    [EV_CALLED] = {.above = "{boss} called another Grunt into {room 0}."},
    [EV_SCORED] = {.by = 1, .above = "{who} scored {points 0}[!line ; ]the way out led past enemies in {rooms 1}.",
        .zero = "{who} scored {points 0}[!line ; ]nobody stood on the way out."},
};
/* clang-format on */

/* ---- Moments -------------------------------------------------------------------------------------------- */

/* Up to four dice, each as the lowest side that shows its face. */
static Moment thrown(const Event *e) {
    static const int side_of[FACES] = {1, 3, 4, 5, 6};
    Moment m = {.kind = MOMENT_ROLL, .die = "fighting", .at = ref_seat(e->who)};
    Dice dice = roll_dice_of_code(e->arg[0]);
    for (int shown = 0; shown < FACES; shown++)
        for (int i = 0; i < dice_count(dice, shown) && m.die_count < DICE_MAX; i++)
            m.dice[m.die_count++] = side_of[shown];
    return m;
}

static Moment flashback(const Content *c, const Event *e) {
    Moment m = {.kind = MOMENT_ROLL, .die = "flashback", .die_count = FLASHBACK_DICE};
    for (int i = 0; i < FLASHBACK_DICE; i++) {
        int side = 0;
        while (c->flashback[side] != e->arg[i] && side < FLASHBACK_SIDES - 1) side++;
        m.dice[i] = side + 1;
    }
    return m;
}

static void falls(const Event *e, int room, const char *piece, Moments *out) {
    Moment m = {.kind = MOMENT_FALL, .at = ref_space(room_ref(e->who, room)), .number = 1};
    moment_piece(&m, "", piece);
    moment_add(out, m);
}

static Moment met(const Content *c, const Event *e) {
    int room = c->den[e->arg[2]].objective[e->arg[0]].room;
    return (Moment){.kind = MOMENT_MET, .at = ref_space(room_ref(e->who, room))};
}

/* Heroes walk without one: the View says where they are. */
void roll_event_moments(const Box *box, const State *s, const Event *e, Moments *out) {
    static const Player nobody;
    const Content *c = box->content;
    const Player *p =
        e->who < PLAYERS_MAX ? &((const RollState *)s)->player[e->who] : &nobody;
    int hero = p->hero;
    switch (e->kind) {
    case EV_FELL: falls(e, e->arg[0], c->minion[e->arg[1]].id, out); break;
    case EV_BOSS_DEAD: falls(e, den_of(c, p)->boss, "boss", out); break;
    case EV_OBJECTIVE: moment_add(out, met(c, e)); break;
    case EV_BEATEN:
        moment_add(out, (Moment){.kind = MOMENT_THRESHOLD,
                                 .to = ref_track("beating"),
                                 .owner = e->who});
        break;
    case EV_ROUND: moment_begins(out, MOMENT_ROUND, e->arg[0]); break;
    case EV_FLASHBACK: moment_add(out, flashback(c, e)); break;
    case EV_ROLLED: moment_add(out, thrown(e)); break;
    case EV_USED:
        moment_card(out, ability_ref(hero, e->arg[0]), "abilities", e->who);
        break;
    case EV_ITEM: moment_card(out, item_ref(hero, e->arg[0]), "abilities", e->who); break;
    default: break;
    }
}
