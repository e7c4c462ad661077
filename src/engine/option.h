/* What a seat may do: how a game lists its options and says why others are not on the list. */
#ifndef BAIZE_ENGINE_OPTION_H
#define BAIZE_ENGINE_OPTION_H

#include "engine/state.h"

/*
 * Why an option that a player would look for is not offered. With `amount` above zero it
 * reads "needs 4 more Attack"; with 0, `what` is the whole reason ("only at the
 * Laboratory"). A reason that contains a number uses the marks of verbs.h and passes the
 * number as `amount`: "{# step|# steps} away". Where several things are short, the others stand
 * in `also`: "needs 1 more Food and 2 more Wood". All strings live as long as the box.
 */
enum { LACKS_MAX = 4 };
typedef struct Shortage {
    const char *what;
    int amount;
} Shortage;

typedef struct Refusal {
    Option option;
    const char *clause; /* "FC-84" */
    const char *what;
    int amount;
    int also_count;
    Shortage also[LACKS_MAX];
} Refusal;

enum { REFUSALS_MAX = 256 };
typedef struct Refusals {
    int count;
    Refusal at[REFUSALS_MAX];
} Refusals;

/* What `options` fills, through offer() and, in explain mode, refuse(). */
typedef struct OptionList {
    int count;     /* game_options sets count and why; the rest is never cleared */
    Refusals *why; /* NULL, or where refusals are kept: explain mode */
    Option at[OPTIONS_MAX];
} OptionList;

/* Two of the four parts of an option, as they lie in memory. Compilers add where nothing
 * overlaps in fewer instructions than they join. */
static inline uint32_t option_half(int first, int second) {
    bool big = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__;
    int low = big ? second : first, high = big ? first : second;
    return (uint16_t)low + ((uint32_t)(uint16_t)high << 16);
}

/* Built in one word: compilers would store the four parts one by one, and this is hot. */
static inline Option option_make(int verb, int a, int b, int c) {
    bool big = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__;
    uint64_t front = option_half(verb, a), back = option_half(b, c);
    uint64_t word = big ? front << 32 | back : back << 32 | front;
    Option o;
    memcpy(&o, &word, sizeof o);
    return o;
}

noreturn void offer_overflow(void); /* more than OPTIONS_MAX: a bug, so it aborts */

static inline void offer(OptionList *out, Option o) {
    if (out->count >= OPTIONS_MAX) offer_overflow();
    out->at[out->count++] = o;
}

/* For lists of many: the place of the next option, if there is room for `most`. The caller
 * counts on from there and sets out->count at the end. */
static inline size_t offer_room(const OptionList *out, int most) {
    if (out->count > OPTIONS_MAX - most) offer_overflow();
    return (size_t)out->count;
}

/* One option for each member of a set, ascending. */
static inline void offer_each(OptionList *out, int verb, uint32_t set) {
    if (!set) return;
    size_t next = offer_room(out, 32);
    while (set) out->at[next++] = option_make(verb, bits_take(&set), 0, 0);
    out->count = (int)next;
}

/* One option for each number below `count`. */
static inline void offer_all(OptionList *out, int verb, int count) {
    size_t next = offer_room(out, count);
    for (int i = 0; i < count; i++) out->at[next++] = option_make(verb, i, 0, 0);
    out->count = (int)next;
}

/* Explain mode. */
static inline bool explains(const OptionList *out) {
    return seldom(out->why != NULL);
}

void refusal_add(Refusals *why, const Refusal *refusal);
/* Something more that is short; what comes after LACKS_MAX of them is left out. */
void refusal_also(Refusal *r, const char *what, int amount);

static inline void refuse(OptionList *out, Option o, const char *clause, const char *what,
                          int amount) {
    if (!explains(out)) return;
    Refusal refusal = {.option = o, .clause = clause, .what = what, .amount = amount};
    refusal_add(out->why, &refusal);
}

/* Writes "needs 4 more Attack", or the reason with its number filled in. */
void refusal_words(const Refusal *r, Text *out);
/* The same without the first number: "Attack and 1 more Bullet". */
void refusal_what(const Refusal *r, Text *out);
/* Whether it is only a shortage, so that the option may come within reach. */
bool refusal_is_lack(const Refusal *r);

bool option_equal(Option a, Option b);
int option_compare(Option a, Option b);             /* by verb, then arguments */
int option_place(const OptionList *list, Option o); /* it is listed */

/* The option as one number, exact in JSON: 11 bits of verb, 14 of each argument. */
uint64_t option_id(Option o);
bool option_from_id(uint64_t id, Option *out);

#endif
