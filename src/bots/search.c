/* The tree search: see search.h. */
#include <string.h>

#include "base/alloc.h"
#include "base/require.h"

#include "bots/bot_private.h"
#include "bots/search.h"

/* The numbers that make it strong were found by matches against `quick` (`baize lab ladder`). */
enum {
    NODES_MAX = 1 << 16, /* a full tree grows no further, and its playouts go on */
    PATH_MAX = 96,       /* decisions below the root that are kept */
    LOOKED_AT_NEW = 8,   /* options that are looked at for a new node of the tree */
    STEPS_MAX = 400,     /* moves of one iteration, those of automas included */
    ROOT = 0,
    NONE = 0, /* as a child or a neighbour: the root is neither */
    ASK_HOST_EVERY = 32,
};
static const Playout usual_playout = {.decisions = 8, .looks = 3}; /* then the value */

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
    Box noted;           /* which it is: trees of several threads have notes of their own */
    State *world;        /* a guess, played on */
    State *trial, *kept; /* what comes of one of its options, and of the best so far */
    OptionList list;
    int place[OPTIONS_MAX];    /* places in the list that one chooses among */
    const int *promise;        /* of the options at the root */
    double doubt[OPTIONS_MAX]; /* how far each of them looks worse than the best */
    Option only;
    Playout playout;
    uint32_t done;        /* iterations */
    int64_t sum, squares; /* of what they came to for the seat that searches */
    double spread;        /* their standard deviation */
    int leaf[SEATS_MAX];  /* how good the world is for each seat where the tree ends */
    int node_count;
    int path_length;
    uint32_t path[PATH_MAX];
    Node node[NODES_MAX];
};

Search *search_new(const Box *box) {
    Search *s = alloc_zero(sizeof *s);
    notes_begin(&s->noted, box);
    s->box = &s->noted;
    s->world = alloc_zero(box->game->state_size);
    s->trial = alloc_zero(box->game->state_size);
    s->kept = alloc_zero(box->game->state_size);
    return s;
}

void search_free(Search *s) {
    if (!s) return;
    alloc_free(s->world);
    alloc_free(s->trial);
    alloc_free(s->kept);
    notes_end(&s->noted);
    alloc_free(s);
}

size_t search_bytes(void) {
    return sizeof(Search);
}

/* ---- The world --------------------------------------------------------------------------- */

/* Who moves next in the world: people who act in any order take turns. Time goes on to what is
 * due. */
static Seat mover(State *w, Seat last) {
    Seat next = game_next(w, w->open, last + 1u);
    if (next == SEAT_CLOCK && w->now_ms < w->due_ms) w->now_ms = w->due_ms;
    return next;
}

/* Where hands have a speed, all of them are at work at the same time. */
static void pass_time(const Box *box, State *w, Seat seat, Option o) {
    if (!w->due_ms || !box->game->hand_ms || seat == SEAT_CLOCK) return;
    int ms = max_int(box->game->hand_ms(box, w, seat, o), 0);
    w->now_ms += (uint32_t)ms / (uint32_t)max_int(bits_count(w->open), 1);
}

static void play(const Search *s, State *w, Seat seat, Option o) {
    pass_time(s->box, w, seat, o);
    s->box->game->apply(s->box, w, seat, o, NULL);
}

static void swap(State **a, State **b) {
    State *was = *a;
    *a = *b;
    *b = was;
}

/* ---- Choosing in the tree ---------------------------------------------------------------- */

/* The logarithm to base 2, between powers of two along a line: only its growth matters, and
 * a library's logarithm is not the same on all machines. */
static double log2_of(uint32_t n) {
    int whole = 31 - __builtin_clz(n);
    return whole + (double)(n - (1u << whole)) / (double)(1u << whole);
}

/*
 * The usual bound: what it has brought, and the more the less it has been tried. How much more
 * depends on how far results differ in this very position, since games use very different
 * parts of the scale.
 */
static double promise_of(const Search *s, const Node *n) {
    const double daring = 0.7;
    double mean = (double)n->worth / n->visits;
    return mean + daring * s->spread * __builtin_sqrt(log2_of(n->available) / n->visits);
}

/*
 * What looked good at once is a second opinion on the options at the root: what looked worse
 * must bring the more, the less it has been tried. In standard deviations, since a game's two
 * values may use different scales.
 */
static void weigh_promises(Search *s, int count) {
    const double most = 3;
    int64_t sum = 0, squares = 0;
    int best = s->promise[0];
    for (int i = 0; i < count; i++) {
        best = max_int(best, s->promise[i]);
        sum += s->promise[i];
        squares += (int64_t)s->promise[i] * s->promise[i];
    }
    double mean = (double)sum / count, variance = (double)squares / count - mean * mean;
    double spread =
        1 + (variance > 0 ? __builtin_sqrt(variance) : 0); /* rounding may go below */
    for (int i = 0; i < count; i++) {
        double doubt = (best - s->promise[i]) / spread;
        s->doubt[i] = doubt < most ? doubt : most;
    }
}

static double doubt_of(const Search *s, const Node *n, int place) {
    return s->doubt[place] * s->spread / __builtin_sqrt((double)n->visits);
}

/* How many different options are tried by the time a node has these visits: those that look
 * best come first, and depth is worth more than the rest. */
static int breadth(uint32_t visits) {
    return 3 + (int)__builtin_sqrt((double)visits);
}

/* Whether a child comes before an option: children are in order, by seat, then by option. */
static int compare(const Node *n, Seat seat, Option o) {
    return n->seat != seat ? n->seat - seat : option_compare(n->option, o);
}

/* Children and options are both in order: one walk over the two finds who is there. Returns
 * the child to continue with, or NONE, and how many there are; what has no child is left in
 * s->place, which `untried` counts. */
static uint32_t look_up(Search *s, uint32_t at, Seat seat, int *known, int *untried) {
    uint32_t child = s->node[at].first, found = NONE;
    double best = 0;
    *known = *untried = 0;
    for (int i = 0; i < s->list.count; i++) {
        int order = -1;
        while (child != NONE && (order = compare(&s->node[child], seat, s->list.at[i])) < 0)
            child = s->node[child].next;
        if (child == NONE || order != 0) {
            s->place[(*untried)++] = i;
            continue;
        }
        Node *n = &s->node[child];
        n->available++;
        ++*known;
        double promise = promise_of(s, n) - (at == ROOT ? doubt_of(s, n, i) : 0);
        if (found == NONE || promise > best) {
            found = child;
            best = promise;
        }
    }
    return found;
}

static int look_at(Search *s, Seat seat, Option o) {
    memcpy(s->trial, s->world, s->box->game->state_size);
    play(s, s->trial, seat, o);
    return bot_value(s->box, s->trial, seat);
}

/* Of the first `count` in s->place, the one that looks best right after it, which is then in
 * s->kept; no more than `few` are looked at, taken at random. */
static int look_best(Search *s, Seat seat, int count, int few, Rng *rng) {
    int best = s->place[0], best_value = 0;
    for (int i = 0; i < count && i < few; i++) {
        int with = count > few ? i + (int)rng_below(rng, (uint32_t)(count - i)) : i;
        int place = s->place[with];
        s->place[with] = s->place[i];
        int value = look_at(s, seat, s->list.at[place]);
        if (i > 0 && value <= best_value) continue;
        best = place;
        best_value = value;
        swap(&s->kept, &s->trial);
    }
    return best;
}

static int most_promising(const Search *s, int count) {
    int best = s->place[0];
    for (int i = 1; i < count; i++)
        if (s->promise[s->place[i]] > s->promise[best]) best = s->place[i];
    return best;
}

static uint32_t add_node(Search *s, uint32_t parent, Seat seat, Option o) {
    uint32_t made = (uint32_t)s->node_count++;
    uint32_t *link = &s->node[parent].first;
    while (*link != NONE && compare(&s->node[*link], seat, o) < 0)
        link = &s->node[*link].next;
    s->node[made] = (Node){.option = o, .seat = seat, .next = *link, .available = 1};
    *link = made;
    return made;
}

/* The option that alone is to be tried. */
static uint32_t take_only(Search *s, Seat seat, bool *grown) {
    uint32_t first = s->node[ROOT].first;
    *grown = first == NONE;
    return *grown ? add_node(s, ROOT, seat, s->only) : first;
}

/* One decision in the tree: returns the node it leads to. `grown` when it is a new one. */
static uint32_t descend(Search *s, uint32_t at, Seat seat, Rng *rng, bool *grown) {
    int known, untried;
    uint32_t best = look_up(s, at, seat, &known, &untried);
    if (at == ROOT && s->only.verb) return take_only(s, seat, grown);
    bool room = s->node_count < NODES_MAX;
    bool wide = best != NONE && known >= breadth(s->node[at].visits);
    *grown = untried > 0 && room && !wide;
    if (!*grown) return best;
    int place = at == ROOT ? most_promising(s, untried)
                           : look_best(s, seat, untried, LOOKED_AT_NEW, rng);
    return add_node(s, at, seat, s->list.at[place]);
}

/* ---- An iteration ------------------------------------------------------------------------- */

/* The best-looking of a few options. */
static void play_well(Search *s, Seat seat, Rng *rng) {
    if (s->playout.looks == 1) { /* at random: there is nothing to compare */
        int place = (int)rng_below(rng, (uint32_t)s->list.count);
        play(s, s->world, seat, s->list.at[place]);
        return;
    }
    for (int i = 0; i < s->list.count; i++) s->place[i] = i;
    look_best(s, seat, s->list.count, s->playout.looks, rng);
    swap(&s->world, &s->kept);
}

/* Plays on without much thought. */
static void play_out(Search *s, Seat last, int steps, Rng *rng) {
    for (int left = s->playout.decisions; left > 0 && steps < STEPS_MAX; steps++) {
        Seat seat = mover(s->world, last);
        if (seat == SEAT_NONE) break;
        game_options(s->box, s->world, seat, &s->list);
        if (s->list.count == 0) break; /* the guess was wrong, which a law forbids */
        if (s->list.count > 1) {
            play_well(s, seat, rng);
            left--;
        } else {
            play(s, s->world, seat, s->list.at[0]);
        }
        if (seat != SEAT_CLOCK) last = seat;
    }
}

/* Goes down the tree to a new node, or as far as it reaches. `seat` is the first to move,
 * whoever else is asked; afterwards it is the last that moved. Returns the number of moves. */
static int go_down(Search *s, Seat *seat, Rng *rng) {
    uint32_t at = ROOT;
    int steps = 0;
    bool grown = false;
    s->path_length = 0;
    for (Seat next = *seat; next != SEAT_NONE; next = mover(s->world, *seat)) {
        if (grown || s->path_length == PATH_MAX || steps == STEPS_MAX) break;
        game_options(s->box, s->world, next, &s->list);
        if (s->list.count == 0) break;
        Option o = s->list.at[0];
        if (s->list.count > 1) {
            uint32_t to = descend(s, at, next, rng, &grown);
            if (to == NONE) break; /* the tree is full */
            o = s->node[to].option;
            s->path[s->path_length++] = at = to;
        }
        play(s, s->world, next, o);
        steps++;
        if (next != SEAT_CLOCK) *seat = next;
    }
    return steps;
}

/* How good the world is for everybody who chose on the way to it. */
static void judge(const Search *s, int worth[SEATS_MAX]) {
    uint32_t known = 0;
    for (int i = 0; i < s->path_length; i++) {
        Seat seat = s->node[s->path[i]].seat;
        if (known & bit(seat)) continue;
        known |= bit(seat);
        worth[seat] = bot_value(s->box, s->world, seat);
    }
}

/* What a seat has where the tree ends is certain; what comes of it later is a guess, but says
 * more about the result. Either alone is weak in some game. */
static void learn(Search *s, Seat seat) {
    int worth[SEATS_MAX] = {0};
    judge(s, worth);
    for (int i = 0; i < SEATS_MAX; i++) worth[i] = (7 * worth[i] + 3 * s->leaf[i]) / 10;
    s->node[ROOT].visits++;
    for (int i = 0; i < s->path_length; i++) {
        Node *n = &s->node[s->path[i]];
        n->visits++;
        n->worth += worth[n->seat];
    }
    s->done++;
    s->sum += worth[seat];
    s->squares += (int64_t)worth[seat] * worth[seat];
    double mean = (double)s->sum / s->done;
    s->spread = __builtin_sqrt((double)s->squares / s->done - mean * mean) + 1;
}

static void iterate(Search *s, const State *hidden, Seat seat, Rng *rng) {
    memcpy(s->world, hidden, s->box->game->state_size);
    game_guess(s->box, s->world, seat, rng);
    Seat last = seat;
    int steps = go_down(s, &last, rng);
    judge(s, s->leaf);
    play_out(s, last, steps, rng);
    learn(s, seat);
}

/* ---- A search ----------------------------------------------------------------------------- */

/* The root's children, in the order of the list, which has more. */
static void rate(const Search *s, const OptionList *list, Rated *out) {
    uint32_t child = s->node[ROOT].first;
    for (int i = 0; i < list->count; i++) {
        const Node *n = &s->node[child];
        bool known = child != NONE && option_equal(n->option, list->at[i]);
        out[i] = known ? (Rated){n->visits, (int)(n->worth / n->visits)} : (Rated){0, 0};
        if (known) child = n->next;
    }
}

void search_run(Search *s, const State *hidden, Seat seat, const OptionList *list,
                const int *promise, Rng *rng, const Budget *budget, Rated *out) {
    s->list.why = NULL;
    s->promise = promise;
    weigh_promises(s, list->count);
    s->only = budget->only;
    s->playout = budget->playout;
    if (!s->playout.decisions) s->playout.decisions = usual_playout.decisions;
    if (!s->playout.looks) s->playout.looks = usual_playout.looks;
    s->done = 0;
    s->sum = s->squares = 0;
    s->spread = 1;
    s->node_count = 1;
    s->node[ROOT] = (Node){.seat = seat};
    while (s->done < budget->iterations) {
        bool asks = budget->goes_on && s->done > 0 && s->done % ASK_HOST_EVERY == 0;
        if (asks && !budget->goes_on(budget->host)) break;
        iterate(s, hidden, seat, rng);
    }
    rate(s, list, out);
}
