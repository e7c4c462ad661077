/*
 * The text to the right of an option: what it costs and gives, "9 Attack -> 3 Grit, 2
 * Water", and what certainly results, "Curse +2; you turn Cursed".
 */
#include "engine/foresee.h"
#include "engine/marks.h"
#include "engine/verbs.h"

#include "few_and_cursed/content/cards.h"
#include "few_and_cursed/face/face.h"
#include "few_and_cursed/rules/action.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/effects.h"
#include "few_and_cursed/rules/encounter.h"
#include "few_and_cursed/rules/roads.h"
#include "few_and_cursed/rules/town.h"

typedef struct Asked {
    const Box *box;
    const Content *c;
    const FewState *s;
    const Rider *r;
    Seat seat;
    Option o;
    int kind, source;
} Asked;

/* Precedes the text of a card, job or item that the option gives up. */
static const char gives_up[] = "gives up ";

/* ---- Shared with scene and prompts ----------------------------------------------- */

void few_road_words(const Road *road, int movement, Text *out) {
    verb_amount(out, "[-move # Movement]", movement);
    if (road->curse) verb_amount(out, ", [-curse # Curse]", road->curse);
    if (road->attack) verb_amount(out, ", [-attack # Attack]", road->attack);
}

static void end_words(const Job *job, Text *out) {
    switch (job->end) {
    case END_NONE: break;
    case END_MONEY: verb_amount(out, "[water # Water]", job->amount); break;
    case END_JOBS_MOST: text_add(out, "most jobs"); break;
    case END_ARTIFACTS: phrase_count(out, job->amount, "artifact", "artifacts"); break;
    case END_BOUNTIES: phrase_count(out, job->amount, "bounty", "bounties"); break;
    }
    text_add(out, " at the end");
}

static void need_words(const Job *job, Text *out) {
    int start = out->length;
    switch (job->kind) {
    case JOB_SPEND:
        if (job->move) verb_amount(out, "[-move # Movement]", job->move);
        if (job->attack) phrase_comma(out, start);
        if (job->attack) verb_amount(out, "[-attack # Attack]", job->attack);
        break;
    case JOB_CURSE: text_format(out, "Curse at %d", job->amount); break;
    case JOB_BULLETS: text_format(out, "Bullets at %d", job->amount); break;
    case JOB_HEALTH: text_format(out, "Health at %d", job->amount); break;
    case JOB_END: end_words(job, out); break;
    }
}

void few_job_gain(const Job *job, Text *out) {
    verb_amount(out, "[+water # Water][!gap , ]", job->money);
    verb_amount(out, "[+grit # Grit]", job->grit);
}

void few_job_words(const Job *job, Text *out) {
    need_words(job, out);
    mark_arrow(out);
    few_job_gain(job, out);
}

/* ---- What certainly follows ------------------------------------------------------ */

typedef struct Fate {
    int damage; /* by FC-27, which no text mentions */
    bool cursed, falls, last_round;
    Won won;
} Fate;

static void add_event(const Asked *a, const Event *e, Fate *f) {
    bool own = e->who == a->seat;
    switch (e->kind) {
    case EV_CURSE_HURT: f->damage += own ? e->arg[0] : 0; break;
    case EV_TURNED:
        if (own) f->cursed = e->arg[0] != 0;
        break;
    case EV_WOUNDED: f->falls |= own; break;
    case EV_ENDING: f->last_round = true; break;
    case EV_OVER: f->won = e->arg[1] ? WON : LOST; break;
    }
}

/* A refused option is foreseen as if the rider had all the means, were in the right place
 * and had not yet taken an action. */
static void grant_all(const Asked *a, FewState *s) {
    enum { PLENTY = 100 };
    Rider *r = &s->rider[a->seat];
    r->move = r->attack = PLENTY;
    r->money = (int16_t)(r->money + PLENTY);
    s->action = ACTION_NONE;
    s->must_fight = s->left_fight = s->fought_most = s->fought_monster = 0;
    memset(s->fought, 0, sizeof s->fought);
    if (a->o.verb == OPT_ROB) r->at = s->rider[a->o.arg[0]].at;
    for (int space = 0; a->o.verb == OPT_FIGHT && space < a->c->space_count; space++)
        if (few_is_target(a->c, s, space, a->o.arg[0], a->o.arg[1], true))
            r->at = (uint8_t)space;
}

/* FC-79: the card that comes up below a Most Wanted is random, and the reward is taken
 * after it either way, so the Most Wanted is foreseen as the last of its pile. */
static void foresee_events(const Asked *a, EventLog *log) {
    FewState s = *a->s;
    int pile = a->o.arg[1];
    if (a->o.verb == OPT_FIGHT && a->o.arg[0] == TARGET_MOST_WANTED)
        s.pile_left[pile] = s.pile_monster[pile] = s.pile_bottom[pile] = 0;
    if (foresee(a->box, &s.head, a->seat, a->o, log)) return;
    grant_all(a, &s);
    foresee(a->box, &s.head, a->seat, a->o, log);
}

/* What certainly results from the option, beyond what its text says. */
static void fate_words(const Asked *a, Text *out) {
    EventLog log = {0};
    bool was = a->r->cursed != 0;
    Fate f = {.cursed = was};
    foresee_events(a, &log);
    for (int i = 0; i < log.count; i++) add_event(a, &log.at[i], &f);
    if (f.damage) verb_amount(out, "; as you are Cursed: [health -# Health]", f.damage);
    if (f.cursed && !was) text_add(out, "; you turn Cursed");
    if (!f.cursed && was) text_add(out, "; you turn back to normal");
    if (f.won != WON_NOT_YET)
        text_format(out, "; the game is %s", f.won == WON ? "won" : "lost");
    else if (f.falls)
        text_add(out, "; you fall wounded");
    if (f.last_round) text_add(out, "; this is the last round");
}

/* ---- Effects --------------------------------------------------------------------- */

/* The text of a copier is long; the card itself says the rest. */
static void effects_words(const Effects *e, Text *out) {
    Effects shown = {0};
    bool copies = false;
    int start = out->length;
    for (int i = 0; i < e->count; i++) {
        if (e->at[i].verb == VERB_COPY)
            copies = true;
        else
            shown.at[shown.count++] = e->at[i];
    }
    few_effects_words(&shown, out);
    if (copies) phrase_comma(out, start);
    if (copies) text_add(out, "repeat a card");
}

/* Attack whose amount depends on the rider's tracks. */
static bool is_strike(int verb) {
    return verb == VERB_FURY || verb == VERB_NERVE || verb == VERB_SNAP;
}

/* A trashed card gives both lines; what they share is added into one number. */
static void join_lines(const Design *d, Effects *play, Effects *more) {
    *play = d->play;
    more->count = 0;
    for (int i = 0; i < d->trash.count; i++) {
        Effect e = d->trash.at[i];
        int same = 0;
        while (same < play->count && play->at[same].verb != e.verb) same++;
        if (same < play->count)
            play->at[same].amount = (int8_t)(play->at[same].amount + e.amount);
        else
            more->at[more->count++] = e;
    }
}

static void play_words(const Design *d, bool trash, Text *out) {
    Effects play = d->play, more = {0};
    int start = out->length;
    if (trash) join_lines(d, &play, &more);
    effects_words(&play, out);
    if (more.count) phrase_comma(out, start);
    effects_words(&more, out);
}

/* The whole text of a card: what the rider keeps, or loses for good. */
static void whole_card(const Design *d, Text *out) {
    play_words(d, false, out);
    if (!d->trash.count) return;
    text_add(out, "; trashed: ");
    effects_words(&d->trash, out);
}

static int strike(const Asked *a, Effect e, int curse) {
    if (e.verb == VERB_FURY) return few_fury_attack(curse, e.amount);
    if (e.verb == VERB_NERVE) return few_nerve_attack(a->r, curse, e.amount);
    return few_snap_attack(a->c, a->s, (int)(a->r - a->s->rider), e.amount);
}

/* Replaces Fury, Nerve and snap shots with their Attack, given what the Curse will be
 * then. */
static Effects struck(const Asked *a, const Effects *e, int curse) {
    Effects out = *e;
    for (int i = 0; i < out.count; i++) {
        Effect *one = &out.at[i];
        if (one->verb == VERB_CURSE) curse = clamp_int(curse + one->amount, 0, CURSE_MAX);
        if (is_strike(one->verb))
            *one = (Effect){VERB_ATTACK, (int8_t)strike(a, *one, curse)};
    }
    return out;
}

static void play_price(const Asked *a, const Design *d, bool trash, Text *out) {
    Design now = *d;
    now.play = struck(a, &d->play, a->r->curse);
    play_words(&now, trash, out);
    if (bits192_has(&a->c->copiers, d->first)) return; /* what it repeats decides */
    fate_words(a, out);
}

static void use_price(const Asked *a, const Effects *use, Text *out) {
    Effects now = struck(a, use, a->r->curse);
    few_effects_words(&now, out);
    fate_words(a, out);
}

static void bare_words(const Effects *e, bool cost, Text *out) {
    for (int i = 0; i < e->count; i++) {
        if (i) text_add(out, ", ");
        few_bare_words(e->at[i], cost, out);
    }
}

/* "2 Attack -> 4 Water"; without a cost the gain has its sign. */
static void exchange_price(const Asked *a, const Effects *cost, const Effects *gain,
                           Text *out) {
    bare_words(cost, true, out);
    if (cost->count && gain->count) mark_arrow(out);
    if (cost->count)
        bare_words(gain, false, out);
    else
        few_effects_words(gain, out);
    fate_words(a, out);
}

static void item_words(const Item *item, Text *out) {
    int start = out->length;
    few_effects_words(&item->use, out);
    if (item->use.count) text_add(out, " once a round");
    if (!item->rate.in) return;
    phrase_comma(out, start);
    verb_amount(out, "[bullets # {Bullet|Bullets}] {gives|give} ", item->rate.in);
    verb_amount(out, "[attack # Attack]", item->rate.out);
}

/* FC-105: its Grit counts only among rivals. */
static void artifact_words(const Asked *a, int artifact, Text *out) {
    const Design *d = &a->c->designs[a->c->design_of[a->c->artifact_card[artifact]]];
    whole_card(d, out);
    if (a->s->mode == MODE_RIVALS) verb_amount(out, "; [grit # Grit] at the end", d->grit);
}

/* ---- At any time in a rider's turn ----------------------------------------------- */

/* FC-37: in Improvise, and on a visit to San Andreas in the Encounter phase, only jobs use
 * Movement or Attack. */
static bool is_for_jobs_only(const Asked *a) {
    if (a->s->phase == PHASE_IMPROVISE) return a->kind == ASK_IMPROVISE;
    return a->s->phase == PHASE_ENCOUNTER && (a->kind == ASK_TOWN || a->kind == ASK_STORE);
}

static bool is_strength(int verb) {
    return verb == VERB_MOVE || verb == VERB_ATTACK || is_strike(verb);
}

/* If a card also gives other things, only Movement and Attack are meant. */
static void early_words(const Asked *a, const Effects *e, bool more, Text *out) {
    bool move = false, attack = false;
    for (int i = 0; i < e->count; i++) {
        int verb = e->at[i].verb;
        move |= verb == VERB_MOVE;
        attack |= verb == VERB_ATTACK || is_strike(verb);
        more |= !is_strength(verb);
    }
    if (!is_for_jobs_only(a) || (!move && !attack)) return;
    text_add(out, "; ");
    if (more && move) text_add(out, attack ? "Movement and " : "Movement ");
    if (more && attack) text_add(out, "Attack ");
    text_add(out, "now for jobs only");
}

static bool has_other_trash(const Design *d) {
    for (int i = 0; i < d->trash.count; i++)
        if (!is_strength(d->trash.at[i].verb)) return true;
    return false;
}

static void free_price(const Asked *a, Option o, Text *out) {
    static const Effects shot = {1, {{VERB_ATTACK, 1}}};
    switch (o.verb) {
    case OPT_PLAY:
        play_price(a, &a->c->designs[o.arg[0]], false, out);
        early_words(a, &a->c->designs[o.arg[0]].play, false, out);
        break;
    case OPT_PLAY_TRASH:
        play_price(a, &a->c->designs[o.arg[0]], true, out);
        early_words(a, &a->c->designs[o.arg[0]].play,
                    has_other_trash(&a->c->designs[o.arg[0]]), out);
        break;
    case OPT_USE:
        use_price(a, &a->c->items[o.arg[0]].use, out);
        early_words(a, &a->c->items[o.arg[0]].use, false, out);
        break;
    case OPT_SHOOT:
        text_format(out, "leaves %d of %d", max_int(0, a->r->bullets - o.arg[0]),
                    a->r->bullet_max);
        early_words(a, &shot, false, out);
        break;
    case OPT_SCORE: few_job_words(&a->c->jobs[o.arg[0]], out); break;
    }
}

/* FC-37: what was played but not spent is lost with the phase. */
static bool lost_words(const Rider *r, Text *out) {
    int start = out->length;
    if (r->move) verb_amount(out, "[move # Movement]", r->move);
    if (r->attack) phrase_comma(out, start);
    if (r->attack) verb_amount(out, "[attack # Attack]", r->attack);
    if (out->length > start) text_add(out, " lost");
    return out->length > start;
}

/* ---- Encounters and town --------------------------------------------------------- */

static void choice_price(const Asked *a, int place, Text *out) {
    if (!a->r->encounter) return;
    const EncounterOption *option = &few_encounter(a->c, a->r)->option[place];
    exchange_price(a, &option->cost, &option->gain, out);
    if (!option->cost.count && !option->gain.count) text_add(out, "nothing happens");
    for (int i = 0; i < option->cost.count; i++)
        if (option->cost.at[i].verb == VERB_ALL_MONEY)
            text_format(out, " (%d now)", a->r->money);
}

/* What the rider will have after buying it. */
static void stock_price(const Asked *a, Stock stock, Text *out) {
    const Rider *r = a->r;
    verb_amount(out, "[-water # Water]", few_stock_price(a->c, stock));
    mark_arrow(out);
    switch (stock) {
    case STOCK_BULLET:
        verb_amount(out, "[+bullets 1 Bullet], # of ",
                    min_int(r->bullets + 1, r->bullet_max));
        text_format(out, "%d", r->bullet_max);
        break;
    case STOCK_BULLET_MAX:
        verb_amount(out, "room for [bullets # Bullets]", r->bullet_max + 1);
        break;
    case STOCK_HEALTH: verb_amount(out, "[+health 1 Health], # then", r->health + 1); break;
    case STOCK_THRESHOLD:
        verb_amount(out, "turned at [curse # Curse]", r->threshold + 1);
        break;
    }
}

static void item_price(const Asked *a, int item, Text *out) {
    verb_amount(out, "[-water # Water]", few_item_price(a->c, a->r, item));
    mark_arrow(out);
    item_words(&a->c->items[item], out);
    if (!few_has_room(a->c, a->r, item)) text_add(out, "; no room, an item goes");
}

/* An item to be discarded from the row: what it would cost and give. */
static void row_price(const Asked *a, int item, Text *out) {
    int start = out->length;
    verb_amount(out, "worth [water # Water]: ", few_item_price(a->c, a->r, item));
    item_words(&a->c->items[item], out);
    marks_lost(out, start);
}

static void sale_price(const Job *job, Text *out) {
    verb_amount(out, "[water +# Water]; ", job->money);
    verb_amount(out, "gives up [grit # Grit]", job->grit);
}

static void town_price(const Asked *a, Option o, Text *out) {
    switch (o.verb) {
    case OPT_CHOOSE: choice_price(a, o.arg[0], out); break;
    case OPT_PASS_BY: text_add(out, "nothing lost or won"); break;
    case OPT_BOARD: text_add(out, "draw 2 jobs, sell one if you like"); break;
    case OPT_STORE: verb_amount(out, "[water # Water] to spend", a->r->money); break;
    case OPT_BUY_ITEM: item_price(a, o.arg[0], out); break;
    case OPT_BUY: stock_price(a, (Stock)o.arg[0], out); break;
    case OPT_REFRESH:
        verb_amount(out, "free, once a visit[!arrow  -> ]3 new cards", 0);
        break;
    case OPT_GIVE_BACK:
        text_add(out, gives_up);
        few_job_words(&a->c->jobs[o.arg[0]], out);
        marks_lost(out, 0);
        break;
    case OPT_SELL: sale_price(&a->c->jobs[o.arg[0]], out); break;
    case OPT_NEXT: row_price(a, o.arg[0], out); break;
    case OPT_DROP_ITEM:
        text_add(out, gives_up);
        item_words(&a->c->items[o.arg[0]], out);
        marks_lost(out, 0);
        break;
    }
}

/* ---- Actions --------------------------------------------------------------------- */

/* FC-127, ruling 73: a rider who came to monsters makes all of them move but the one fought
 * (-1: none). */
static void driven_words(const Asked *a, int fought, Text *out) {
    for (int i = 0; a->s->must_fight && i < a->s->monster_count; i++) {
        int monster = a->s->monster_order[i] - 1;
        if (a->s->monster_at[monster] == a->r->at + 1 && monster != fought)
            text_format(out, "; %s moves on", a->c->monsters[monster].title);
    }
}

/* "9 Attack -> 3 Grit, 2 Water"; what need not be paid is deducted. */
static void fight_price(const Asked *a, Option o, Text *out) {
    const Bounty *b = few_target(a->c, a->s, o.arg[0], o.arg[1]);
    if (!b) return;
    bool monster = o.arg[0] == TARGET_MONSTER;
    verb_amount(out, "[-attack # Attack]", few_fight_cost(a->c, a->r, b));
    mark_arrow(out);
    few_reward_words(b, out);
    fate_words(a, out);
    driven_words(a, monster ? o.arg[1] : -1, out);
}

static void rob_price(const Asked *a, int victim, Text *out) {
    int health = a->s->rider[victim].health;
    verb_amount(out, "[-attack # Attack], ", few_robbery_attack(&a->s->rider[victim]));
    verb_amount(out, "[curse Curse +#][!arrow  -> ]", ROBBERY_CURSE);
    verb_amount(out, "[+grit # Grit], [+water # Water]", health);
    fate_words(a, out);
    verb_words(out, "; @ loses [health 1 Health]", 1, few_rider_title(a->c, a->s, victim),
               NULL);
}

/* The kind of land it leads to, which decides bounties and encounters. */
static void land_words(Terrain terrain, Text *out) {
    if (terrain == SAN_ANDREAS) return;
    text_format(out, terrain == CURSED_LAND ? "; %s space" : "; %s",
                few_terrain_titles[terrain]);
}

/* A space that is not a neighbour: the whole way, by the least Movement. */
static void way_ahead(const Asked *a, int to, Text *out) {
    if (to == a->r->at) return;
    verb_amount(out, "[-move # Movement] in all", few_way_movement(a->c, a->r, to));
    land_words(a->c->spaces[to].terrain, out);
}

static void road_price(const Asked *a, int to, Text *out) {
    int road = a->c->road_at[a->r->at][to];
    if (!road) {
        way_ahead(a, to, out);
        return;
    }
    const Road *way = &a->c->roads[road - 1];
    int curse = few_road_curse(a->c, a->r, way), attack = few_road_attack(a->c, a->r, way);
    verb_amount(out, "[-move # Movement]", few_road_movement(a->c, a->r, way));
    if (curse) verb_amount(out, ", [curse Curse +#]", curse);
    if (attack) verb_amount(out, ", [-attack # Attack] or [health -# Health]", attack);
    land_words(a->c->spaces[to].terrain, out);
    fate_words(a, out);
    if (few_monster_spaces(a->s) & bit(to)) text_add(out, "; you must fight there");
}

static void recover_price(const Asked *a, Text *out) {
    int corner = a->c->spaces[a->r->at].corner;
    if (corner < 0) return;
    int here = bits_count(few_artifacts_at(a->s, corner));
    text_format(out,
                few_solo(a->s) && here > 1 ? "take 1 of %d, the others go" : "take 1 of %d",
                here);
}

static void encounter_price(const Asked *a, Text *out) {
    Terrain terrain = a->c->spaces[a->r->at].terrain;
    if (terrain == SAN_ANDREAS)
        text_add(out, "draw 2 jobs, or buy");
    else if (terrain == CURSED_LAND)
        text_add(out, "draw a Cursed Encounter");
    else
        text_format(out, "draw an Encounter of the %s", few_terrain_titles[terrain]);
}

static void camp_price(const Asked *a, Text *out) {
    bool good = few_has(a->c, a->r, SPECIAL_GOOD_CAMP);
    verb_amount(out, "[health +# Health]", good ? GOOD_CAMP_HEALTH : 1);
    if (good) verb_amount(out, ", [curse Curse ~]", GOOD_CAMP_CURSE);
    text_add(out, ", reshuffle, your phase ends");
}

static void ability_price(const Asked *a, Text *out) {
    const CharacterSide *side = few_side(a->c, a->r);
    exchange_price(a, &side->action_cost, &side->action, out);
}

static void toll_price(const Asked *a, int paid, Text *out) {
    int start = out->length, unpaid = a->s->toll - paid;
    if (paid) verb_amount(out, "[-attack # Attack]", paid);
    if (unpaid <= 0) return;
    phrase_comma(out, start);
    verb_amount(out, "[health -# Health]", unpaid);
    fate_words(a, out);
}

static void action_price(const Asked *a, Option o, Text *out) {
    switch (o.verb) {
    case OPT_MOVE: road_price(a, o.arg[0], out); break;
    case OPT_FIGHT: fight_price(a, o, out); break;
    case OPT_ROB: rob_price(a, o.arg[0], out); break;
    case OPT_RECOVER: recover_price(a, out); break;
    case OPT_ENCOUNTER: encounter_price(a, out); break;
    case OPT_CAMP: camp_price(a, out); break;
    case OPT_ABILITY: ability_price(a, out); break;
    case OPT_TOLL: toll_price(a, o.arg[0], out); break;
    case OPT_TAKE: artifact_words(a, o.arg[0], out); break;
    }
}

/* ---- Effects and the end of the round -------------------------------------------- */

static void stat_price(const Rider *r, Stat stat, Text *out) {
    const int now[] = {[STAT_HEALTH] = r->health,
                       [STAT_BULLET_MAX] = r->bullet_max,
                       [STAT_THRESHOLD] = r->threshold};
    verb_amount(out, "#[!arrow  -> ]", now[stat]);
    text_format(out, "%d", now[stat] + 1);
}

/* Ruling 74: the Curse of both cards is one change. */
static Effects with_curse(const Effects *play, int curse) {
    Effects out = {0};
    for (int i = 0; i < play->count; i++)
        if (play->at[i].verb != VERB_CURSE) out.at[out.count++] = play->at[i];
    if (curse && out.count < EFFECTS_MAX)
        out.at[out.count++] = (Effect){VERB_CURSE, (int8_t)curse};
    return out;
}

/* FC-129; FC-135: repeating an artifact costs extra, as the copying card says. */
static void copy_price(const Asked *a, Option o, Text *out) {
    Design d = a->c->designs[o.arg[0]];
    const Effects *own = &a->c->designs[a->source].play;
    int health = d.kind == CARD_ARTIFACT ? few_sum_of(own, VERB_COPY) : 0;
    int rise = few_sum_of(&d.play, VERB_CURSE) + few_sum_of(own, VERB_CURSE);
    Effects others = with_curse(&d.play, 0);
    others = struck(a, &others, clamp_int(a->r->curse + rise, 0, CURSE_MAX));
    d.play = with_curse(&others, rise);
    if (health) verb_amount(out, "[-health # Health][!arrow  -> ]", health);
    play_price(a, &d, o.arg[1] != 0, out);
}

/* Whom a monster meets there. */
static void way_price(const Asked *a, int space, Text *out) {
    int start = out->length;
    for (int seat = 0; seat < a->s->seats; seat++) {
        if (a->s->rider[seat].at != space) continue;
        phrase_comma(out, start);
        verb_words(out, "@ loses [health 1 Health]", 1, few_rider_title(a->c, a->s, seat),
                   NULL);
    }
    if (out->length == start) text_add(out, "nobody is there");
}

/* FC-110: what is lost, and how near that brings the monster below. */
static void give_up_price(const Asked *a, int pile, Text *out) {
    const Bounty *top = few_top(a->c, a->s, pile);
    int below = a->s->pile_left[pile];
    if (!top) return;
    verb_amount(out, "[attack # Attack], ", top->cost);
    verb_amount(out, "[grit # Grit]; ", top->grit);
    if (!a->s->pile_monster[pile])
        phrase_count(out, below, "card below", "cards below");
    else if (!below)
        text_add(out, "its monster comes");
    else
        phrase_count(out, below, "card before its monster", "cards before its monster");
}

/* What happens to the other rider, and to a rider who takes from them. */
static void rival_price(const Asked *a, int other, Text *out) {
    const Rider *them = &a->s->rider[other];
    int amount = few_meddle_amount(a->source);
    switch (few_meddle_verb(a->source)) {
    case VERB_LIFT:
        verb_amount(out, "[water +# Water]", min_int(amount, them->money));
        break;
    case VERB_TREAT:
        verb_amount(out, "[water # Water], ", amount);
        text_format(out, "%d then", them->money + amount);
        break;
    case VERB_HEX:
        text_format(out, "Curse %d of %d then", min_int(them->curse + amount, CURSE_MAX),
                    them->threshold);
        break;
    default: break;
    }
}

static void pile_price(const Asked *a, int pile, Text *out) {
    if (a->kind == ASK_GIVE_UP || a->kind == ASK_SPOOK)
        give_up_price(a, pile, out);
    else
        text_add(out, "the open card goes to the bottom");
}

/* FC-90: how many cards are drawn in Cleanup by a rider who holds `held`. */
static int to_draw(const Asked *a, int held) {
    return max_int(0, few_hand_size(a->c, a->r) - held);
}

/* FC-91, FC-93: a deck that is too short is reshuffled, and its rider goes home. */
static void short_deck_words(const Asked *a, int drawn, Text *out) {
    if (bits192_count(&a->r->deck.cards) >= drawn) return;
    text_add(out, a->r->at == TOWN ? "; your deck is reshuffled"
                                   : "; your deck is reshuffled, you return to town");
}

static void keep_rest_price(const Asked *a, Text *out) {
    int drawn = to_draw(a, a->r->hand_count);
    if (!drawn) {
        text_add(out, "draw nothing");
        return;
    }
    text_add(out, "draw ");
    phrase_count(out, drawn, "card", "cards");
    short_deck_words(a, drawn, out);
}

/* Also what one card fewer in hand does. */
static void discard_price(const Asked *a, const Design *d, Text *out) {
    text_add(out, gives_up);
    whole_card(d, out);
    marks_lost(out, 0);
    if (a->kind == ASK_KEEP) short_deck_words(a, to_draw(a, a->r->hand_count - 1), out);
}

/* Leaving a phase or a place. */
static void done_price(const Asked *a, Text *out) {
    switch (a->kind) {
    case ASK_ACTION:
        if (lost_words(a->r, out)) break;
        if (a->s->action == ACTION_NONE) text_add(out, "no action taken");
        break;
    case ASK_STORE:
        if (a->s->phase == PHASE_ENCOUNTER) lost_words(a->r, out);
        break;
    case ASK_KEEP: keep_rest_price(a, out); break;
    }
}

static void effect_price(const Asked *a, Option o, Text *out) {
    switch (o.verb) {
    case OPT_KEEP: whole_card(&a->c->designs[o.arg[0]], out); break;
    case OPT_TRASH:
        text_add(out, gives_up);
        whole_card(&a->c->designs[o.arg[0]], out);
        marks_lost(out, 0);
        break;
    case OPT_DISCARD: discard_price(a, &a->c->designs[o.arg[0]], out); break;
    case OPT_COPY: copy_price(a, o, out); break;
    case OPT_STAT: stat_price(a->r, (Stat)o.arg[0], out); break;
    case OPT_GO: text_add(out, few_terrain_titles[a->c->spaces[o.arg[0]].terrain]); break;
    case OPT_YES: few_job_words(&a->c->jobs[a->c->job_of[a->source]], out); break;
    case OPT_NO: text_add(out, "score it in your turn while it fits"); break;
    case OPT_WAY: way_price(a, o.arg[0], out); break;
    case OPT_DRIVE: way_price(a, o.arg[1], out); break;
    case OPT_RIVAL: rival_price(a, o.arg[0], out); break;
    case OPT_PILE: pile_price(a, o.arg[0], out); break;
    case OPT_DONE: done_price(a, out); break;
    }
}

void few_price(const Box *box, const State *state, Seat seat, Option o, Text *out) {
    const FewState *s = (const FewState *)state;
    if (seat >= s->seats) return;
    const Decision *asked = &s->head.asked[seat];
    Asked a = {box, box->content, s, &s->rider[seat], seat, o, asked->kind, asked->source};
    free_price(&a, o, out);
    town_price(&a, o, out);
    action_price(&a, o, out);
    effect_price(&a, o, out);
}
