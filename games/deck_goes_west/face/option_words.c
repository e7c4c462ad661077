/*
 * Every option in a few plain words, and the things on the table it is about. Records are
 * read by these words: they are stable and unlike any other on the same list.
 */
#include "engine/verbs.h"

#include "deck_goes_west/face/face.h"
#include "deck_goes_west/rules/cards.h"
#include "deck_goes_west/rules/jobs.h"
#include "deck_goes_west/rules/move.h"
#include "deck_goes_west/rules/score.h"

/* clang-format off */
const FaceVerb west_verbs[OPT_COUNT] = {[OPT_NONE] = {.word = "none", .clause = ""},
                                             WEST_OPTIONS(OPTION_ROW)};

/* Where words change with what is asked. */
enum { PAY_KIND, GAIN_KIND, SCRAP_CARD, SET_OUT, ROLL, PROPOSE, STOP_HERE, NO_MORE, READY,
       KEEP_REST, BE_CARRIED, NOT_NOW, END_TURN };

const FaceVerb west_variants[WEST_VARIANTS] = {
    [PAY_KIND] = {.words = "pay {resource 0}"},
    [GAIN_KIND] = {.words = "gain {resource 0}"},
    [SCRAP_CARD] = {.words = "scrap {card 0}"},
    [SET_OUT] = {.words = "set out"},
    [ROLL] = {.words = "roll"},
    [PROPOSE] = {.words = "propose it"},
    [STOP_HERE] = {.words = "stop here"},
    [NO_MORE] = {.words = "no more"},
    [READY] = {.words = "ready"},
    [KEEP_REST] = {.words = "keep the rest", .zone = "hand"},
    [BE_CARRIED] = {.words = "ask to be moved"},
    [NOT_NOW] = {.words = "move nobody"},
    [END_TURN] = {.words = "end your turn"},
};
/* clang-format on */

static const FaceVerb *go_row(const Content *c, const WestState *s, int asked) {
    if (asked == ASK_OFFER) return &west_variants[PROPOSE];
    if (!s->action.last) return &west_verbs[OPT_GO];
    const Job *job = &c->jobs[s->action.last - 1];
    if (west_is_movement(job)) return &west_variants[SET_OUT];
    bool dice = (job->at[job->count - 1].flags & STEP_DICE) != 0;
    return dice ? &west_variants[ROLL] : &west_verbs[OPT_GO];
}

static const FaceVerb *done_row(int asked) {
    switch (asked) {
    case ASK_ACTION: return &west_variants[END_TURN];
    case ASK_BATTLE: return &west_variants[READY];
    case ASK_EVENING: return &west_variants[KEEP_REST];
    case ASK_JOIN: return &west_variants[NO_MORE];
    case ASK_MOVE: return &west_variants[STOP_HERE];
    case ASK_CARRY: return &west_variants[NOT_NOW];
    }
    return &west_verbs[OPT_DONE];
}

static const FaceVerb *row_of(const Content *c, const WestState *s, Seat seat, Option o) {
    Decision asked = s->head.asked[seat];
    if (o.verb == OPT_KIND) return &west_variants[asked.source == 1 ? PAY_KIND : GAIN_KIND];
    if (o.verb == OPT_CARD && asked.kind == ASK_CARD && asked.source == VERB_SCRAP)
        return &west_variants[SCRAP_CARD];
    if (o.verb == OPT_CARRY && o.arg[0]) return &west_variants[BE_CARRIED];
    if (o.verb == OPT_GO) return go_row(c, s, asked.kind);
    if (o.verb == OPT_DONE) return done_row(asked.kind);
    return &west_verbs[o.verb];
}

void west_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out) {
    Seat player = seat < PLAYERS_MAX ? seat : 0;
    Phrase p = phrase_of_option(&west_holes, box, s, player, o);
    phrase_words(&p, row_of(box->content, (const WestState *)s, player, o)->words, out);
}

/* ---- Prices ---------------------------------------------------------------------------- */

/* Nothing for a step that no such movement can take. */
static void movement_price(const Content *c, const WestState *s, int to, int movement,
                           Text *out) {
    int cost = west_step_price(c, s, to, movement);
    static const char *const patterns[MOVEMENTS] = {
        "[-walk # {step|steps}]", "[-climb # {step|steps}]", "[-sail # {step|steps}]"};
    if (cost)
        verb_amount(out, patterns[movement], cost);
    else if (movement == WALKING && s->rail & bit64(to))
        text_add(out, "given back");
}

/* How far x can go now: a Job whose x can only be 0 brings nothing. */
static void x_price(const Content *c, const WestState *s, Seat seat, const Job *job,
                    Text *out) {
    bool own = job->home == HOME_CARD; /* the card itself pays for nothing */
    int card = own ? west_card_of(c, &s->player[seat].hand, job->owner) : -1;
    int most = west_most_x(c, s, seat, job, card);
    verb_amount(out, most ? "x up to #" : "[!seldom x can only be 0]", most);
}

/* There are enough tiles to lay round one that is turned up: otherwise a line is taken away for
 * them (DW-55), which could take the tile itself. */
static bool has_land(const WestState *s) {
    return count_all(s->pile, STARS) >= DIRECTIONS;
}

/* The points of turning it up in this mission, up to a condition that fails (DW-75, DW-76). */
static void reveal_price(const Content *c, const WestState *s, int place, bool westward,
                         Text *out) {
    int number = mission_of(c, s)->on[WHEN_REVEAL] - 1, points = 0;
    if (number < 0 || !has_land(s)) return;
    const Job *job = &c->jobs[number];
    int flags = west_flags_of(s, WHEN_REVEAL, place, westward);
    for (int i = 0; i < job->count; i++) {
        const Step *step = &job->at[i];
        if (west_fails(step->verb, flags)) break;
        if (step->verb == VERB_POINTS) points += step->amount;
    }
    if (points) verb_amount(out, "[points +# {point|points}]", points);
}

/* What is bought is wanted soon, danger late. */
static void pile_price(const Content *c, int design, bool draw, Text *out) {
    bool danger = bits192_has(&c->of_pick[PICK_DANGER], c->designs[design].first);
    if (draw && danger) verb_amount(out, "[!seldom drawn next]", 0);
    if (!draw && !danger) verb_amount(out, "[!seldom comes back later]", 0);
}

/* DW-96, DW-97: an item makes room for one more card of the draw pile, which only a full hand
 * has to do. */
static void evening_price(const Content *c, const WestState *s, Seat seat, Text *out) {
    if (s->player[seat].hand_count < character_of(c, s, seat)->hand)
        verb_amount(out, "[!seldom you draw one more at dawn]", 0);
}

/* What a step spends or scores, how far x can go and what it comes to; a Job's own words hold
 * what it costs. */
void west_price(const Box *box, const State *head, Seat seat, Option o, Text *out) {
    const Content *c = box->content;
    const WestState *s = (const WestState *)head;
    if (seat >= s->seats) return;
    if (o.verb == OPT_STEP) {
        int to = s->link[s->player[meeple_of(s)].at][o.arg[0]] - 1;
        if (o.arg[1] < MOVEMENTS)
            movement_price(c, s, to, o.arg[1], out);
        else
            reveal_price(c, s, to, o.arg[0] == WEST, out);
    } else if (o.verb == OPT_LOOK) {
        reveal_price(c, s, o.arg[0], false, out);
    } else if (o.verb == OPT_ENTER) {
        movement_price(c, s, head->asked[seat].source, o.arg[0], out);
    } else if (o.verb == OPT_JOB && c->jobs[o.arg[0]].need.x_of) {
        x_price(c, s, seat, &c->jobs[o.arg[0]], out);
    } else if (o.verb == OPT_PUT) {
        pile_price(c, head->asked[seat].source, o.arg[0] == 1, out);
    } else if (o.verb == OPT_CARD && head->asked[seat].kind == ASK_EVENING) {
        evening_price(c, s, seat, out);
    } else if (o.verb == OPT_X && o.arg[0] == 0) {
        verb_amount(out, "[!seldom nothing]", 0);
    } else if (o.verb == OPT_X) {
        const Work *w = &s->work;
        west_write_job(&c->jobs[w->job - 1], o.arg[0], out);
    }
}

/* ---- Targets --------------------------------------------------------------------------- */

/* A tile's Job is done where the meeple stands: the place glows, not only the card. */
void west_targets(const Box *box, const State *head, Seat seat, Option o, Targets *out) {
    const Content *c = box->content;
    const WestState *s = (const WestState *)head;
    Seat player = seat < PLAYERS_MAX ? seat : 0;
    int at = s->player[player].at;
    Phrase p = phrase_of_option(&west_holes, box, head, player, o);
    if (o.verb == OPT_JOB && c->jobs[o.arg[0]].home == HOME_TILE)
        target_add(out, ref_space(at));
    verb_targets(row_of(c, s, player, o), &p, at, out);
}
