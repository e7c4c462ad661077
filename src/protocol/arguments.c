/* The keys of a request, read with their types: what is wrong is said in a sentence. */
#include "base/file.h"

#include "protocol/request.h"

bool argument_has(const Request *r, const char *key) {
    return json_object_get(r->json, key) != NULL;
}

bool argument_string(const Request *r, const char *key, const char **out) {
    const json_t *value = json_object_get(r->json, key);
    if (!value) return true;
    if (!json_is_string(value)) return error_set(r->err, "'%s' must be a string.", key);
    *out = json_string_value(value);
    return true;
}

bool argument_bool(const Request *r, const char *key, bool *out) {
    const json_t *value = json_object_get(r->json, key);
    if (!value) return true;
    if (!json_is_boolean(value))
        return error_set(r->err, "'%s' must be true or false.", key);
    *out = json_is_true(value);
    return true;
}

bool argument_number(const Request *r, const char *key, int64_t max, int64_t *out) {
    const json_t *value = json_object_get(r->json, key);
    if (!value) return true;
    json_int_t number = json_integer_value(value); /* 0 when it is none */
    if (!json_is_integer(value) || number < 0 || number > max)
        return error_set(r->err, "'%s' must be a whole number from 0 to %lld.", key,
                         (long long)max);
    *out = number;
    return true;
}

/* Records are lines: a break inside one of ours would forge the next. */
static bool is_one_line(const char *words) {
    for (; *words; words++)
        if ((unsigned char)*words < ' ' || *words == 0x7f) return false;
    return true;
}

bool argument_strings(const Request *r, const char *key, bool broken, const char **out,
                      int max, int *count) {
    const json_t *list = json_object_get(r->json, key);
    *count = 0;
    if (!list) return true;
    if (!json_is_array(list)) return error_set(r->err, "'%s' must be a list.", key);
    if (json_array_size(list) > (size_t)max)
        return error_set(r->err, "'%s' may hold %d strings at most.", key, max);
    for (int i = 0; i < (int)json_array_size(list); i++) {
        const char *words = json_string_value(json_array_get(list, (size_t)i));
        if (!words || (!broken && !is_one_line(words)))
            return error_set(r->err, "'%s', item %d: this must be a string%s.", key, i + 1,
                             broken ? "" : " of one line");
        out[(*count)++] = words;
    }
    return true;
}

bool argument_sitters(const Request *r, int seats, Sitter *out) {
    const char *words[SEATS_MAX];
    int count;
    if (!argument_strings(r, "sitters", false, words, SEATS_MAX, &count)) return false;
    if (count > seats)
        return error_set(
            r->err, "'sitters' names more players than this match has seats: %d.", seats);
    for (int seat = 0; seat < count; seat++)
        if (!sitter_read(words[seat], &out[seat], r->err)) return false;
    return true;
}

static OpenMatch *find_match(Protocol *p, const char *id) {
    int number;
    if (id[0] != 'm' || !text_to_int(id + 1, 1, p->last_id, &number)) return NULL;
    for (int i = 0; i < MATCHES_MAX; i++)
        if (p->matches[i].id == number) return &p->matches[i];
    return NULL;
}

bool argument_match(Request *r) {
    const char *id = NULL;
    if (!argument_string(r, "match", &id)) return false;
    r->open = find_match(r->protocol, id);
    if (!r->open) return error_set(r->err, "There is no match '%s'.", id);
    r->match = r->open->match;
    return true;
}

static bool is_watcher(const json_t *value) {
    return json_is_string(value) && text_equal(json_string_value(value), "watcher");
}

bool argument_seat(Request *r, bool watcher) {
    const json_t *value = json_object_get(r->json, "seat");
    int count = match_setup(r->match)->seat_count;
    r->seat = SEAT_WATCHER;
    if (watcher && (!value || is_watcher(value))) return true;
    if (!json_is_integer(value))
        return error_set(r->err, "'seat' must be the number of a seat%s.",
                         watcher ? ", or \"watcher\"" : "");
    if (count == 0) return error_set(r->err, "Nobody sits at this table: it has no seat.");
    json_int_t seat = json_integer_value(value);
    if (seat < 0 || seat >= count)
        return error_set(r->err, "There is no seat %lld: the seats count from 0 to %d.",
                         (long long)seat, count - 1);
    r->seat = (Seat)seat;
    return true;
}

/* Above this, numbers in JSON are not exact everywhere. */
#define SEED_NUMBER_MAX (1LL << 53)

bool argument_seed(const Request *r, Seed *out) {
    const json_t *value = json_object_get(r->json, "seed");
    if (!value) return file_random(out, sizeof *out, r->err);
    if (json_is_integer(value)) {
        json_int_t number = json_integer_value(value);
        *out = seed_from_number((uint64_t)number);
        if (number >= 0 && number <= SEED_NUMBER_MAX) return true;
    } else if (json_is_string(value) && strlen(json_string_value(value)) == 32) {
        if (seed_read(json_string_value(value), out, NULL)) return true;
    }
    return error_set(r->err,
                     "'seed' must be a whole number from 0 to %lld, or 32 hex "
                     "digits in a string.",
                     (long long)SEED_NUMBER_MAX);
}
