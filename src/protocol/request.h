/*
 * What the requests of the line protocol share: the open matches, and reading the keys of a
 * request. For src/protocol/ only.
 *
 * A request writes its answer as it goes; when it fails, protocol.c throws that away and
 * sends the sentence instead. So a request checks everything before it changes a match.
 */
#ifndef BAIZE_PROTOCOL_REQUEST_H
#define BAIZE_PROTOCOL_REQUEST_H

#include <jansson.h>

#include "base/json.h"

#include "engine/match.h"
#include "engine/setup.h"

#include "sitting/sitting.h"

#include "protocol/protocol.h"

/* Enough for a tool that compares many positions, few enough to stay small. */
enum { MATCHES_MAX = 64 };

typedef struct OpenMatch {
    int id; /* "m1" is 1; 0: this place is free */
    OpenBox *box;
    Match *match;
    Sitting *sitting;
} OpenMatch;

struct Protocol {
    int last_id; /* ids are never reused, so that a late request finds nothing */
    OpenMatch matches[MATCHES_MAX];
};

/* A request being answered. */
typedef struct Request {
    Protocol *protocol;
    json_t *json;
    Json *out; /* the answer: inside its object */
    Error *err;

    /* What the keys `match` and `seat` name, for requests that have them. */
    OpenMatch *open;
    Match *match; /* of `open` */
    Seat seat;
} Request;

/* ---- Reading keys (arguments.c): false leaves a sentence ---------------------------- */

/* These leave *out unchanged if the key was left out. */
bool argument_string(const Request *r, const char *key, const char **out);
bool argument_bool(const Request *r, const char *key, bool *out);
bool argument_number(const Request *r, const char *key, int64_t max, int64_t *out);
bool argument_has(const Request *r, const char *key);

/* At most `max` strings, with line breaks only where `broken`; the request owns them. */
bool argument_strings(const Request *r, const char *key, bool broken, const char **out,
                      int max, int *count);

bool argument_match(Request *r);
/* A seat of the match, or, where `watcher` says so, "watcher" (and when left out). */
bool argument_seat(Request *r, bool watcher);
bool argument_seed(const Request *r, Seed *out);
bool argument_setup(const Request *r, const Box *box, Setup *out);
/* Who sits in the first seats; the others stay people. */
bool argument_sitters(const Request *r, int seats, Sitter *out);

/* ---- The requests ------------------------------------------------------------------- */

void matches_close(OpenMatch *open); /* a free place is legal */
/* Where the match stands, and when something next happens by itself. True. */
bool answer_status(const Request *r);

bool request_games(Request *r);
bool request_new(Request *r);
bool request_arrange(Request *r);
bool request_standing(Request *r);
bool request_record(Request *r);
bool request_load(Request *r);
bool request_close(Request *r);

bool request_scene(Request *r);
bool request_view(Request *r);
bool request_options(Request *r);
bool request_play(Request *r);
bool request_step(Request *r);
bool request_clock(Request *r);
bool request_undo(Request *r);
bool request_bot(Request *r);

#endif
