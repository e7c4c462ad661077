/* The tree search: see search.h. */
#include <string.h>

#include "base/alloc.h"
#include "base/require.h"

#include "bots/bot_private.h"
#include "bots/search.h"

enum {
    NODES_MAX = 1 << 16, /* a full tree grows no further, and its playouts go on */
    PATH_MAX = 96,       /* decisions below the root that are kept */
    PLAYOUT = 16,        /* decisions at random, then the value */
    STEPS_MAX = 400,     /* moves of one iteration, those of automas included */
    ROOT = 0,
    NONE = 0,        /* as a child or a neighbour: the root is neither */
    ALL_AT_ONCE = 8, /* lists this long are tried in full before anything is tried again */
    ASK_HOST_EVERY = 32,
};

typedef struct Node {
    Option option;              /* what `seat` chose to get here */
    uint32_t first, next;       /* children, and neighbours, in the order of options */
    uint32_t visits, available; /* how often it was chosen; how often it could have been */
    int64_t worth;              /* for `seat`, over all visits */
    Seat seat;
    uint8_t unused[7];
} Node;

struct Search {
    const Box *box;
    State *world;
    OptionList list;
    const int *promise; /* of the options at the root */
    int node_count;
    int path_length;
    uint32_t path[PATH_MAX];
    Node node[NODES_MAX];
};

Search *search_new(const Box *box) {
    Search *s = alloc_zero(sizeof *s);
    s->box = box;
    s->world = alloc_zero(box->game->state_size);
    return s;
}

void search_free(Search *s) {
    if (!s) return;
    alloc_free(s->world);
    alloc_free(s);
}

size_t search_bytes(void) {
    return sizeof(Search);
}

/* ---- The world --------------------------------------------------------------------------- */

/* Who moves next in the world: what is due, then those who are asked, in turn from the seat
 * after the last mover, so that people who act in any order take turns. */
static Seat mover(State *w, Seat last) {
    if (w->over) return SEAT_NONE;
    bool due = game_clock_is_due(w);
    if (due && (!w->open || w->due_ms <= w->now_ms)) {
        if (w->now_ms < w->due_ms) w->now_ms = w->due_ms;
        return SEAT_CLOCK;
    }
    if (!w->open) return SEAT_NONE;
    unsigned after = last < SEATS_MAX ? (unsigned)w->open >> (last + 1) << (last + 1) : 0;
    return (Seat)bits_first(after ? after : w->open);
}

/* Where hands have a speed, all of them are at work at the same time. */
static void pass_time(const Box *box, State *w, Seat seat, Option o) {
    if (!w->due_ms || !box->game->hand_ms || seat == SEAT_CLOCK) return;
    int ms = max_int(box->game->hand_ms(box, w, seat, o), 0);
    w->now_ms += (uint32_t)ms / (uint32_t)max_int(bits_count(w->open), 1);
}

static void play(Search *s, Seat seat, Option o) {
    pass_time(s->box, s->world, seat, o);
    s->box->game->apply(s->box, s->world, seat, o, NULL);
}

/* ---- Choosing in the tree ---------------------------------------------------------------- */

/* The logarithm to base 2, between powers of two along a line: only its growth matters, and
 * a library's logarithm is not the same on all machines. */
static double log2_of(uint32_t n) {
    int whole = 31 - __builtin_clz(n);
    return whole + (double)(n - (1u << whole)) / (double)(1u << whole);
}

/* The usual bound: what it has brought, and the more the less it has been tried. */
static double promise_of(const Node *n) {
    enum { DARING = 700 };
    double mean = (double)n->worth / n->visits;
    return mean + DARING * __builtin_sqrt(log2_of(n->available) / n->visits);
}

/* How many different options of a long list are tried by the time a node has these visits. */
static int breadth(uint32_t visits) {
    return ALL_AT_ONCE + (int)(2 * __builtin_sqrt((double)visits));
}

static int compare(Option a, Option b) {
    if (a.verb != b.verb) return a.verb < b.verb ? -1 : 1;
    for (int i = 0; i < 3; i++)
        if (a.arg[i] != b.arg[i]) return a.arg[i] < b.arg[i] ? -1 : 1;
    return 0;
}

/* What a node knows of the options of one world. */
typedef struct Found {
    uint32_t best; /* the child to go on with, or NONE */
    int known;
    int untried;     /* an option without a child, taken by chance among all of them; -1 */
    uint32_t before; /* the child after which its node belongs, or NONE */
} Found;

/* Of two options that were never tried: at the root by promise, elsewhere by chance. */
static bool comes_first(const Search *s, uint32_t at, int option, int other, uint32_t count,
                        Rng *rng) {
    if (at != ROOT || other < 0) return rng_below(rng, count) == 0;
    return s->promise[option] > s->promise[other];
}

/* Children and options are both in order: one walk over the two finds who is there. */
static Found look_up(Search *s, uint32_t at, Seat seat, Rng *rng) {
    Found found = {NONE, 0, -1, NONE};
    double best = 0;
    uint32_t child = s->node[at].first, before = NONE, untried = 0;
    for (int i = 0; i < s->list.count; i++) {
        while (child != NONE && (s->node[child].seat < seat ||
                                 (s->node[child].seat == seat &&
                                  compare(s->node[child].option, s->list.at[i]) < 0))) {
            before = child;
            child = s->node[child].next;
        }
        Node *n = &s->node[child];
        if (child != NONE && n->seat == seat && compare(n->option, s->list.at[i]) == 0) {
            n->available++;
            found.known++;
            double promise = promise_of(n);
            if (found.best == NONE || promise > best) {
                found.best = child;
                best = promise;
            }
        } else if (comes_first(s, at, i, found.untried, ++untried, rng)) {
            found.untried = i;
            found.before = before;
        }
    }
    return found;
}

static uint32_t add_node(Search *s, uint32_t parent, uint32_t before, Seat seat, Option o) {
    uint32_t made = (uint32_t)s->node_count++;
    uint32_t *link = before == NONE ? &s->node[parent].first : &s->node[before].next;
    s->node[made] = (Node){.option = o, .seat = seat, .next = *link, .available = 1};
    *link = made;
    return made;
}

/* One decision in the tree: returns the node it leads to. `grown` when it is a new one. */
static uint32_t descend(Search *s, uint32_t at, Seat seat, Rng *rng, bool *grown) {
    Found found = look_up(s, at, seat, rng);
    bool room = s->node_count < NODES_MAX;
    bool wide = s->list.count > ALL_AT_ONCE && found.known >= breadth(s->node[at].visits);
    *grown = found.untried >= 0 && room && !(wide && found.best != NONE);
    if (*grown) return add_node(s, at, found.before, seat, s->list.at[found.untried]);
    return found.best;
}

/* ---- An iteration ------------------------------------------------------------------------- */

/* Plays on at random, then says how good it is for each seat. */
static void play_out(Search *s, Seat last, int steps, Rng *rng, int worth[SEATS_MAX]) {
    for (int left = PLAYOUT; left > 0 && steps < STEPS_MAX; steps++) {
        Seat seat = mover(s->world, last);
        if (seat == SEAT_NONE) break;
        game_options(s->box, s->world, seat, &s->list);
        uint32_t count = (uint32_t)s->list.count;
        Option o = s->list.at[count > 1 ? rng_below(rng, count) : 0];
        play(s, seat, o);
        if (seat == SEAT_CLOCK) continue;
        last = seat;
        left -= count > 1;
    }
    for (Seat seat = 0; seat < s->world->seat_count; seat++)
        worth[seat] = bot_value(s->box, s->world, seat);
}

/* Goes down the tree to a new node, or as far as it reaches. */
static int go_down(Search *s, Seat *last, Rng *rng) {
    uint32_t at = ROOT;
    int steps = 0;
    bool grown = false;
    s->path_length = 0;
    for (; !grown && s->path_length < PATH_MAX && steps < STEPS_MAX; steps++) {
        Seat seat = mover(s->world, *last);
        if (seat == SEAT_NONE) break;
        game_options(s->box, s->world, seat, &s->list);
        Option o = s->list.at[0];
        if (s->list.count > 1) {
            uint32_t to = descend(s, at, seat, rng, &grown);
            if (to == NONE) break; /* the tree is full */
            o = s->node[to].option;
            s->path[s->path_length++] = at = to;
        }
        play(s, seat, o);
        if (seat != SEAT_CLOCK) *last = seat;
    }
    return steps;
}

static void learn(Search *s, const int worth[SEATS_MAX]) {
    s->node[ROOT].visits++;
    for (int i = 0; i < s->path_length; i++) {
        Node *n = &s->node[s->path[i]];
        n->visits++;
        n->worth += worth[n->seat];
    }
}

static void iterate(Search *s, const State *hidden, Seat seat, Rng *rng) {
    int worth[SEATS_MAX];
    memcpy(s->world, hidden, s->box->game->state_size);
    game_guess(s->box, s->world, seat, rng);
    /* The seat itself is the first to move, whoever else is asked. */
    Seat last = (Seat)(seat ? seat - 1 : SEATS_MAX - 1);
    int steps = go_down(s, &last, rng);
    play_out(s, last, steps, rng, worth);
    learn(s, worth);
}

/* ---- A search ----------------------------------------------------------------------------- */

/* The root's children, in the order of the list, which has more. */
static void rate(const Search *s, const OptionList *list, Rated *out) {
    uint32_t child = s->node[ROOT].first;
    for (int i = 0; i < list->count; i++) {
        const Node *n = &s->node[child];
        bool known = child != NONE && compare(n->option, list->at[i]) == 0;
        out[i] = known ? (Rated){n->visits, (int)(n->worth / n->visits)} : (Rated){0, 0};
        if (known) child = n->next;
    }
}

uint32_t search_run(Search *s, const State *hidden, Seat seat, const OptionList *list,
                    const int *promise, Rng *rng, const Budget *budget, Rated *out) {
    uint32_t done = 0;
    s->list.why = NULL;
    s->promise = promise;
    s->node_count = 1;
    s->node[ROOT] = (Node){.seat = seat};
    while (done < budget->iterations) {
        bool asks = budget->goes_on && done > 0 && done % ASK_HOST_EVERY == 0;
        if (asks && !budget->goes_on(budget->host)) break;
        iterate(s, hidden, seat, rng);
        done++;
    }
    rate(s, list, out);
    return done;
}
