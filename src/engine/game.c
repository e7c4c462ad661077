/* What the engine does for every game: questions, options, events, and the steps that no
 * game may forget (seeding, blanking the rng, fingerprints). */
#include "engine/game.h"
#include "engine/verbs.h"

/* ---- Questions ----------------------------------------------------------------------- */

void ask(State *s, Seat seat, int kind, int source) {
    if (s->over) return;
    REQUIRE(seat < s->seat_count && kind > 0);
    s->asked[seat] = (Decision){(uint16_t)kind, (uint16_t)source, s->moves + 1};
    s->open |= (uint8_t)(1u << seat);
}

void withdraw(State *s, Seat seat) {
    s->asked[seat] = (Decision){0, 0, 0};
    s->open &= (uint8_t) ~(1u << seat);
}

int answered(State *s, Seat seat) {
    s->moves++;
    if (seat == SEAT_CLOCK) {
        s->due_ms = 0;
        return 0;
    }
    int kind = s->asked[seat].kind;
    withdraw(s, seat);
    return kind;
}

void drop_questions(State *s) {
    s->open = 0;
    s->due_ms = 0;
    memset(s->asked, 0, sizeof s->asked);
}

void finish(State *s) {
    drop_questions(s);
    s->over = 1;
}

/* Zero would mean that time stands still, so the first moment of a match is 1. */
void due_after(State *s, uint32_t ms) {
    if (s->over) return;
    if (ms >= DUE_NEVER - s->now_ms)
        s->due_ms = DUE_NEVER;
    else
        s->due_ms = s->now_ms + ms > 0 ? s->now_ms + ms : 1;
}

/* ---- Options ------------------------------------------------------------------------- */

noreturn void offer_overflow(void) {
    require_failed("a list of options holds at most OPTIONS_MAX", __FILE__, __LINE__);
}

/* A list of reasons that is too long to read is cut. */
void refusal_add(Refusals *why, const Refusal *refusal) {
    if (why->count < REFUSALS_MAX) why->at[why->count++] = *refusal;
}

void refusal_also(Refusal *r, const char *what, int amount) {
    if (r->also_count < LACKS_MAX) r->also[r->also_count++] = (Shortage){what, amount};
}

bool refusal_is_lack(const Refusal *r) {
    return r->amount > 0 && !strchr(r->what, '#');
}

/* Reasons without a number may hold a title, and in a title no sign is a mark. */
void refusal_what(const Refusal *r, Text *out) {
    if (r->amount <= 0) {
        text_add(out, r->what);
        return;
    }
    verb_words(out, r->what, r->amount, NULL, NULL);
    for (int i = 0; i < r->also_count; i++) {
        text_add(out, i + 1 < r->also_count ? ", " : " and ");
        text_format(out, "%d more ", r->also[i].amount);
        verb_words(out, r->also[i].what, r->also[i].amount, NULL, NULL);
    }
}

void refusal_words(const Refusal *r, Text *out) {
    if (refusal_is_lack(r)) text_format(out, "needs %d more ", r->amount);
    refusal_what(r, out);
}

int option_compare(Option a, Option b) {
    if (a.verb != b.verb) return a.verb < b.verb ? -1 : 1;
    for (int i = 0; i < 3; i++)
        if (a.arg[i] != b.arg[i]) return a.arg[i] < b.arg[i] ? -1 : 1;
    return 0;
}

bool option_equal(Option a, Option b) {
    return option_compare(a, b) == 0;
}

enum { VERB_BITS = 11, ARG_BITS = 14, ARG_MAX = 8191 };

/* The verb lies lowest and arguments are seldom negative, so most ids are short. */
uint64_t option_id(Option o) {
    uint64_t id = 0;
    for (int i = 2; i >= 0; i--)
        id = id << ARG_BITS | ((uint64_t)(int64_t)o.arg[i] & ((1u << ARG_BITS) - 1));
    return id << VERB_BITS | o.verb;
}

bool option_from_id(uint64_t id, Option *out) {
    Option o = {(uint16_t)(id & ((1u << VERB_BITS) - 1)), {0, 0, 0}};
    id >>= VERB_BITS;
    for (int i = 0; i < 3; i++) {
        int arg = (int)(id & ((1u << ARG_BITS) - 1));
        id >>= ARG_BITS;
        if (arg > ARG_MAX) arg -= 1 << ARG_BITS;
        if (arg < -ARG_MAX) return false;
        o.arg[i] = (int16_t)arg;
    }
    if (id || o.verb == 0) return false;
    *out = o;
    return true;
}

/* ---- Events -------------------------------------------------------------------------- */

void event_keep(EventLog *log, Event e) {
    const DryRun *dry = log->dry;
    if (dry && (dry->over || dry->s->rng.counter != dry->drawn)) return;
    REQUIRE(log->count < EVENTS_MAX);
    log->at[log->count++] = e;
}

Event event_for(Event e, Seat viewer) {
    bool sees = e.seen_by == EVERYONE || (viewer < SEATS_MAX && (e.seen_by >> viewer & 1));
    if (!sees) e.secret = EVENT_HIDDEN;
    return e;
}

/* ---- Content in use ------------------------------------------------------------------ */

void use_add(Uses *out, const char *kind, const char *id, const char *key) {
    REQUIRE(out->count < USES_MAX);
    out->at[out->count++] = (Use){kind, id, key};
}

/* ---- What no game may forget --------------------------------------------------------- */

void game_setup(const Box *box, const Setup *setup, const uint64_t seed[2], State *s,
                EventLog *log) {
    memset(s, 0, box->game->state_size);
    s->rng = rng_from_seed(seed);
    s->seat_count = (uint8_t)setup->seat_count;
    box->game->setup(box, setup, s, log);
}

void game_explain(const Box *box, const State *s, Seat seat, OptionList *list,
                  Refusals *why) {
    list->count = 0;
    list->why = why;
    if (why) why->count = 0;
    box->game->options(box, s, seat, list);
}

void game_options(const Box *box, const State *s, Seat seat, OptionList *list) {
    game_explain(box, s, seat, list, NULL);
}

void game_hide(const Box *box, State *s, Seat viewer) {
    box->game->hide(box, s, viewer);
    s->rng = (Rng){0};
}

void game_guess(const Box *box, State *s, Seat viewer, Rng *rng) {
    uint64_t seed[2];
    seed[0] = rng_next(rng);
    seed[1] = rng_next(rng);
    s->rng = rng_from_seed(seed);
    box->game->guess(box, s, viewer, rng);
}

bool game_is_listed(const OptionList *list, Option o) {
    for (int i = 0; i < list->count; i++)
        if (option_equal(list->at[i], o)) return true;
    return false;
}

int option_place(const OptionList *list, Option o) {
    int place = 0;
    REQUIRE(game_is_listed(list, o));
    while (!option_equal(list->at[place], o)) place++;
    return place;
}

bool game_clock_is_due(const State *s) {
    return s->due_ms != 0 && s->due_ms != DUE_NEVER;
}

Seat game_next(const State *s, unsigned seats, unsigned from) {
    bool due = game_clock_is_due(s);
    unsigned asked = s->open & seats;
    if (due && (!asked || s->due_ms <= s->now_ms)) return SEAT_CLOCK;
    return asked ? (Seat)bits_next_round(asked, from) : SEAT_NONE;
}

/* ---- Fingerprints -------------------------------------------------------------------- */

/* A chain of hashes: each one is keyed by the match and by what came before. */
typedef struct Chain {
    uint64_t key[2];
    uint64_t hash;
} Chain;

static void chain_bytes(Chain *c, const void *bytes, size_t count) {
    const uint64_t key[2] = {c->key[0] ^ c->hash, c->key[1]};
    c->hash = siphash(key, bytes, count);
}

static void chain_number(Chain *c, uint64_t number) {
    unsigned char bytes[8];
    for (int i = 0; i < 8; i++) bytes[i] = (unsigned char)(number >> (8 * i));
    chain_bytes(c, bytes, sizeof bytes);
}

static void chain_options(Chain *c, const Box *box, const State *s, Seat seat) {
    OptionList list;
    game_options(box, s, seat, &list);
    chain_number(c, seat);
    for (int i = 0; i < list.count; i++) {
        Text words = TEXT(256);
        box->game->option_words(box, s, seat, list.at[i], &words);
        chain_bytes(c, words.at, (size_t)words.length);
    }
}

static void chain_result(Chain *c, const Box *box, const State *s) {
    Result result = {0};
    box->game->result(box, s, &result);
    const char *outcome = result.outcome ? result.outcome : "";
    chain_bytes(c, outcome, strlen(outcome));
    for (Seat seat = 0; seat < s->seat_count; seat++) {
        chain_number(c, result.place[seat]);
        chain_number(c, (uint64_t)(int64_t)result.points[seat]);
    }
}

uint32_t game_fingerprint(const Box *box, const State *s) {
    /* Any start but zero: the first link would be the next draw of the rng. */
    Chain c = {{s->rng.key[0], s->rng.key[1]}, 1};
    chain_number(&c, s->rng.counter);
    for (Seat seat = 0; seat < s->seat_count; seat++)
        if (s->open >> seat & 1) chain_options(&c, box, s, seat);
    if (game_clock_is_due(s)) chain_options(&c, box, s, SEAT_CLOCK);
    if (s->over) chain_result(&c, box, s);
    return (uint32_t)c.hash;
}
