/*
 * The text to the right of an option: what it costs and gives, "9 Attack -> 3 Grit, 2
 * Water", and what certainly results, "Curse +2; you turn Cursed". Amounts come from the
 * dry run (deals.c). Printed lists of effects give their order, and what is not an amount:
 * "draw 2 cards".
 */
#include "engine/marks.h"
#include "engine/verbs.h"

#include "few_and_cursed/content/card_text.h"
#include "few_and_cursed/face/face.h"
#include "few_and_cursed/rules/action.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/effects.h"
#include "few_and_cursed/rules/encounter.h"
#include "few_and_cursed/rules/flow.h"
#include "few_and_cursed/rules/roads.h"
#include "few_and_cursed/rules/town.h"

static void deal_or(const Asked *a, const Effects *cost, const Effects *gain,
                    const Effects *more, const char *nothing, Text *out) {
    int start = out->length;
    few_deal_words(a, cost, gain, more, out);
    if (a->sure && out->length == start) verb_amount(out, nothing, 0);
    few_fate_words(a, out);
}

static void exchange(const Asked *a, const Effects *cost, const Effects *gain,
                     const Effects *more, Text *out) {
    deal_or(a, cost, gain, more, "nothing happens", out);
}

/* ---- Cards, items, bullets ------------------------------------------------------- */

/* FC-68: the action is taken, and nobody is left to fight. */
static bool is_peaceful(const Asked *a) {
    return a->kind == ASK_ACTION && a->s->action != ACTION_NONE &&
           !few_has_more_fights(a->c, a->s, a->r);
}

static void use_price(const Asked *a, const Effects *use, const Effects *more, Text *out) {
    deal_or(a, NULL, use, more, "[!seldom nothing happens]", out);
    if (few_is_for_jobs_only(a->s)) few_early_words(a, use, more, out);
    if (is_peaceful(a) && few_is_all_attack(a, use, more))
        verb_amount(out, "; [!seldom now for roads and jobs only]", 0);
}

/* What a copier does depends on the card it repeats, so it shows what is printed. */
static void play_price(const Asked *a, const Design *d, bool trash, Text *out) {
    Asked printed = {.c = a->c, .r = a->r, .s = a->s, .kind = a->kind};
    bool copier = bits192_has(&a->c->copiers, d->first);
    use_price(copier ? &printed : a, &d->play, trash ? &d->trash : NULL, out);
}

/* The whole text of a card: what the rider keeps, or loses for good. */
static void whole_card(const Design *d, Text *out) {
    static const Asked printed;
    few_deal_words(&printed, NULL, &d->play, NULL, out);
    if (d->trash.count) text_add(out, "; trashed: also ");
    few_deal_words(&printed, NULL, &d->trash, NULL, out);
}

/* FC-105: its Grit counts only among rivals. */
static void artifact_words(const Asked *a, int artifact, Text *out) {
    const Design *d = few_design(a->c, a->c->artifact_card[artifact]);
    whole_card(d, out);
    if (a->s->mode == MODE_RIVALS) verb_amount(out, "; [grit # Grit] at the end", d->grit);
}

/* ---- Encounters and town --------------------------------------------------------- */

static void choice_price(const Asked *a, int place, Text *out) {
    if (!a->r->encounter) return;
    const EncounterOption *option = &few_encounter(a->c, a->r)->option[place];
    exchange(a, &option->cost, &option->gain, NULL, out);
}

/* What the rider will have after buying it. */
static void stock_price(const Asked *a, Stock stock, Text *out) {
    static const struct {
        Verb verb;
        const char *words;
    } rows[] = {
        [STOCK_BULLET] = {VERB_BULLETS, "[+bullets 1 Bullet], # of "},
        [STOCK_BULLET_MAX] = {VERB_BULLET_MAX, "room for [bullets # Bullets]"},
        [STOCK_HEALTH] = {VERB_HEALTH, "[+health 1 Health], # then"},
        [STOCK_THRESHOLD] = {VERB_THRESHOLD, "turned at [curse # Curse]"},
    };
    if (!a->sure) return; /* there is no room for more */
    verb_amount(out, "[-water # Water][!arrow:for  -> ]", -a->change[VERB_WATER]);
    verb_amount(out, rows[stock].words, a->after[rows[stock].verb]);
    if (stock == STOCK_BULLET) text_format(out, "%d", a->r->bullet_max);
}

/* A rider with as many jobs as FC-16 deals has enough to do, and better uses the Water, if it buys
 * anything. */
static void board_price(const Asked *a, Text *out) {
    bool busy = a->r->job_count >= JOBS_DEALT && few_is_served(a->c, a->r) &&
                few_can_buy_item(a->c, a->s, a->r);
    verb_amount(out, "draw # jobs, sell one if you like", BOARD_JOBS);
    if (busy) verb_amount(out, "; [!seldom you hold # already]", a->r->job_count);
}

static void item_price(const Asked *a, int item, Text *out) {
    verb_amount(out, "[-water # Water][!arrow:for  -> ]", -a->change[VERB_WATER]);
    few_item_words(&a->c->items[item], out);
    if (!few_has_room(a->c, a->r, item))
        text_add(out, few_hands_needed(a->c->items[item].slot)
                          ? "; hands full, an item goes"
                          : "; accessories full, an item goes");
}

/* ---- Actions --------------------------------------------------------------------- */

/* "9 Attack -> 3 Grit, 2 Water" */
static void fight_price(const Asked *a, int kind, int number, Text *out) {
    const Bounty *b = few_target(a->c, a->s, kind, number);
    if (!b) return;
    const Effects cost = {1, {{VERB_ATTACK, (int8_t)b->cost}}};
    const Effects grit = {1, {{VERB_GRIT, (int8_t)b->grit}}};
    exchange(a, &cost, &grit, &b->reward, out);
    int fought = kind == TARGET_MONSTER ? number : -1;
    for (uint32_t left = few_provoked(a->s, a->r->at, fought); left;)
        text_format(out, "; %s moves on", a->c->monsters[bits_take(&left)].title);
}

static void loses_words(const Asked *a, int seat, const char *words, Text *out) {
    int lost = -a->seen.change[seat][VERB_HEALTH];
    if (lost > 0) verb_words(out, words, lost, few_rider_title(a->c, a->s, seat), NULL);
}

static void rob_price(const Asked *a, int victim, Text *out) {
    static const Effects cost = {2, {{VERB_ATTACK, 0}, {VERB_CURSE, 0}}};
    if (!a->sure) return;
    exchange(a, &cost, &(Effects){1, {{VERB_GRIT, 0}}}, NULL, out);
    loses_words(a, victim, "; @ loses [health # Health]", out);
}

/* The kind of land it leads to, which decides bounties and encounters. */
static void land_words(Terrain terrain, Text *out) {
    if (terrain == SAN_ANDREAS) return;
    text_format(out, terrain == CURSED_LAND ? "; %s space" : "; %s",
                few_terrain_titles[terrain]);
}

/* A space that cannot be entered from here shows the whole way, by the least Movement. */
static void road_price(const Asked *a, int to, Text *out) {
    static const Effects cost = {2, {{VERB_MOVE, 0}, {VERB_CURSE, 0}}};
    int road = a->c->road_at[a->r->at][to];
    if (!road || !a->sure) {
        verb_amount(out, "[-move # Movement] in all", few_way_movement(a->c, a->r, to));
        land_words(a->c->spaces[to].terrain, out);
        return;
    }
    int attack = few_road_attack(a->c, a->r, &a->c->roads[road - 1]);
    few_deal_words(a, &cost, NULL, NULL, out);
    if (attack) verb_amount(out, ", [-attack # Attack] or [health -# Health]", attack);
    land_words(a->c->spaces[to].terrain, out);
    few_fate_words(a, out);
    if (few_must_fight_at(a->s, to)) text_add(out, "; you must fight there");
}

static void recover_price(const Asked *a, Text *out) {
    int corner = a->c->spaces[a->r->at].corner;
    if (corner < 0) return;
    int here = bits_count(few_artifacts_at(a->s, corner));
    text_format(out,
                few_others_go(a->s) && here > 1 ? "take 1 of %d, the others go"
                                                : "take 1 of %d",
                here);
}

static void encounter_price(const Asked *a, Text *out) {
    Terrain terrain = a->c->spaces[a->r->at].terrain;
    if (terrain == SAN_ANDREAS)
        verb_amount(out, "draw # jobs, or buy", BOARD_JOBS);
    else if (terrain == CURSED_LAND)
        text_add(out, "draw a Cursed Encounter");
    else
        text_format(out, "draw an Encounter of the %s", few_terrain_titles[terrain]);
}

static void camp_price(const Asked *a, Text *out) {
    int start = out->length;
    few_deal_words(a, NULL, NULL, NULL, out);
    phrase_comma(out, start);
    text_add(out, "reshuffle, your phase ends");
}

/* ---- Effects and the end of the round -------------------------------------------- */

static void stat_price(const Asked *a, Stat stat, Text *out) {
    static const Verb verbs[] = {[STAT_HEALTH] = VERB_HEALTH,
                                 [STAT_BULLET_MAX] = VERB_BULLET_MAX,
                                 [STAT_THRESHOLD] = VERB_THRESHOLD};
    int after = a->after[verbs[stat]];
    verb_amount(out, "#[!arrow:for  -> ]", after - a->change[verbs[stat]]);
    text_format(out, "%d", after);
}

/* Whom a monster meets there. */
static void way_price(const Asked *a, Text *out) {
    int start = out->length;
    for (int seat = 0; seat < a->s->seats; seat++)
        loses_words(a, seat,
                    out->length > start ? ", @ loses [health # Health]"
                                        : "@ loses [health # Health]",
                    out);
    if (out->length == start) text_add(out, "nobody is there");
}

/* FC-110: what is lost, and how near that brings the monster below. */
static void give_up_price(const Asked *a, int pile, Text *out) {
    const Bounty *top = few_top(a->c, a->s, pile);
    int left = a->s->pile_left[pile];
    if (!top) return;
    verb_amount(out, "[attack # Attack], ", top->cost);
    verb_amount(out, "[grit # Grit]; ", top->grit);
    if (!a->s->pile_monster[pile])
        phrase_count(out, few_below(a->s, pile), "card below", "cards below");
    else if (!left)
        text_add(out, "its monster comes");
    else
        phrase_count(out, left, "card before its monster", "cards before its monster");
}

static void pile_price(const Asked *a, int pile, Text *out) {
    if (a->kind == ASK_GIVE_UP || a->kind == ASK_SPOOK)
        give_up_price(a, pile, out);
    else
        text_add(out, "the open card goes to the bottom");
}

/* What happens to the other rider, and to a rider who takes from them. */
static void rival_price(const Asked *a, int other, Text *out) {
    const Rider *them = &a->s->rider[other];
    const int16_t *theirs = a->seen.change[other];
    Verb verb = few_rival_verb(a->source);
    if (verb == VERB_LIFT) verb_amount(out, "[water +# Water]", a->change[VERB_WATER]);
    if (verb == VERB_TREAT) {
        verb_amount(out, "[water # Water], ", theirs[VERB_WATER]);
        text_format(out, "%d then", them->water + theirs[VERB_WATER]);
    }
    if (verb == VERB_HEX)
        text_format(out, "Curse %d of %d then", them->curse + theirs[VERB_CURSE],
                    them->threshold);
}

static void short_deck_words(const Asked *a, int drawn, Text *out) {
    if (!few_is_deck_short(a->r, drawn)) return;
    if (out->length) text_add(out, "; ");
    text_add(out, a->r->at == TOWN ? "your deck is reshuffled"
                                   : "your deck is reshuffled, you return to town");
}

static void keep_rest_price(const Asked *a, Text *out) {
    int drawn = few_cards_to_draw(a->c, a->r, a->r->hand_count);
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
    whole_card(d, out);
    if (a->kind != ASK_KEEP) return;
    short_deck_words(a, few_cards_to_draw(a->c, a->r, a->r->hand_count - 1), out);
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

/* Leaving a phase or a place. */
static void done_price(const Asked *a, Text *out) {
    switch (a->kind) {
    case ASK_ACTION:
        if (!lost_words(a->r, out) && a->s->action == ACTION_NONE)
            text_add(out, "no action taken");
        short_deck_words(a, few_cards_to_draw(a->c, a->r, a->r->hand_count), out);
        break;
    case ASK_STORE:
        if (few_is_whole_slot(a->s)) lost_words(a->r, out);
        break;
    case ASK_KEEP: keep_rest_price(a, out); break;
    }
}

/* ---- All of them ----------------------------------------------------------------- */

static void option_price(const Asked *a, Text *out) {
    static const Effects toll = {1, {{VERB_ATTACK, 0}}};
    static const Effects harm = {1, {{VERB_HEALTH, 0}}}; /* FC-135, of an artifact */
    const Content *c = a->c;
    const CharacterSide *side = few_side(c, a->r);
    int first = a->o.arg[0];
    switch ((Opt)a->o.verb) {
    case OPT_PLAY: play_price(a, &c->designs[first], false, out); break;
    case OPT_PLAY_TRASH: play_price(a, &c->designs[first], true, out); break;
    case OPT_USE: use_price(a, &c->items[first].use, NULL, out); break;
    case OPT_SHOOT:
        text_format(out, "leaves %d of %d", max_int(0, a->r->bullets - first),
                    a->r->bullet_max);
        if (few_is_for_jobs_only(a->s))
            verb_amount(out, "; [!seldom now for jobs only]", 0);
        break;
    case OPT_CHOOSE: choice_price(a, first, out); break;
    case OPT_PASS_BY: text_add(out, "nothing lost or won"); break;
    case OPT_BOARD: board_price(a, out); break;
    case OPT_STORE: verb_amount(out, "[water # Water] to spend", a->r->water); break;
    case OPT_BUY_ITEM: item_price(a, first, out); break;
    case OPT_BUY: stock_price(a, (Stock)first, out); break;
    case OPT_REFRESH:
        verb_amount(out, "free, once a visit[!arrow:for  -> ]# new cards", STORE_ROW);
        break;
    case OPT_SCORE:
    case OPT_GIVE_BACK: few_job_words(&c->jobs[first], out); break;
    case OPT_SELL:
        verb_amount(out, "[water +# Water]; ", a->change[VERB_WATER]);
        verb_amount(out, "gives up [grit # Grit] for ", c->jobs[first].grit);
        few_job_need(&c->jobs[first], out);
        break;
    case OPT_NEXT:
        verb_amount(out, "worth [water # Water]: ", few_item_price(c, a->r, first));
        few_item_words(&c->items[first], out);
        break;
    case OPT_DROP_ITEM: few_item_words(&c->items[first], out); break;
    case OPT_MOVE: road_price(a, first, out); break;
    case OPT_FIGHT: fight_price(a, first, a->o.arg[1], out); break;
    case OPT_ROB: rob_price(a, first, out); break;
    case OPT_RECOVER: recover_price(a, out); break;
    case OPT_ENCOUNTER: encounter_price(a, out); break;
    case OPT_CAMP: camp_price(a, out); break;
    case OPT_ABILITY: exchange(a, &side->action_cost, &side->action, NULL, out); break;
    case OPT_TOLL: exchange(a, &toll, NULL, NULL, out); break;
    case OPT_TAKE: artifact_words(a, first, out); break;
    case OPT_KEEP:
    case OPT_TRASH: whole_card(&c->designs[first], out); break;
    case OPT_DISCARD: discard_price(a, &c->designs[first], out); break;
    case OPT_COPY:
        exchange(a, &harm, &c->designs[first].play,
                 a->o.arg[1] ? &c->designs[first].trash : NULL, out);
        break;
    case OPT_STAT: stat_price(a, (Stat)first, out); break;
    case OPT_GO: text_add(out, few_terrain_titles[c->spaces[first].terrain]); break;
    case OPT_YES: few_job_words(few_job(c, a->source), out); break;
    case OPT_NO: text_add(out, "score it in your turn while it fits"); break;
    case OPT_WAY:
    case OPT_DRIVE: way_price(a, out); break;
    case OPT_RIVAL: rival_price(a, first, out); break;
    case OPT_PILE: pile_price(a, first, out); break;
    case OPT_DONE: done_price(a, out); break;
    case OPT_NONE:
    case OPT_COUNT: break;
    }
}

/* A road that costs Movement alone, and an item that there is room for, in one figure;
 * whatever else would follow must be said in full. */
void few_brief_price(const Box *box, const State *state, Seat seat, Option o, Text *out) {
    const FewState *s = (const FewState *)state;
    const Content *c = box->content;
    if (seat >= s->seats) return;
    const Rider *r = &s->rider[seat];
    int road = o.verb == OPT_MOVE ? c->road_at[r->at][o.arg[0]] : 0;
    const Road *way = &c->roads[max_int(road, 1) - 1];
    if (o.verb == OPT_BUY_ITEM && few_has_room(c, r, o.arg[0]))
        text_format(out, "%d", few_item_price(c, r, o.arg[0]));
    if (!road || few_road_curse(c, r, way) || few_road_attack(c, r, way)) return;
    if (few_must_fight_at(s, o.arg[0])) return;
    text_format(out, "%d", few_road_movement(c, r, way));
}

void few_price(const Box *box, const State *state, Seat seat, Option o, Text *out) {
    const FewState *s = (const FewState *)state;
    if (seat >= s->seats) return;
    bool gives_up = o.verb == OPT_GIVE_BACK || o.verb == OPT_DROP_ITEM ||
                    o.verb == OPT_TRASH || o.verb == OPT_DISCARD;
    Asked a = {.c = box->content, .s = s, .r = &s->rider[seat], .seat = seat, .o = o};
    a.kind = state->asked[seat].kind;
    a.source = state->asked[seat].source;
    few_look_ahead(box, &a);
    if (gives_up) text_add(out, "gives up ");
    option_price(&a, out);
    if (gives_up || o.verb == OPT_NEXT) marks_lost(out, 0);
}
