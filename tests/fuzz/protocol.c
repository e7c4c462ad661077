/*
 * Fuzz target: lines of the protocol. Every line has one answer, which is a JSON object
 * with "ok" and, where that is false, a sentence; and whatever was asked, every match that
 * is open stays in order and can be saved.
 */
#include <string.h>

#include "protocol/request.h"

#include "fuzz.h"

/* Reading a record opens a box, which takes longer than all the rest: it is done for
 * inputs of some sizes, so that a find repeats. */
enum { READING_EVERY = 64 };

static void check_answer(const Buffer *answer) {
    json_t *json = json_loadb(answer->data, answer->length, JSON_REJECT_DUPLICATES, NULL);
    const json_t *good = json_object_get(json, "ok");
    REQUIRE(json_is_boolean(good));
    const char *sentence = json_string_value(json_object_get(json, "error"));
    REQUIRE(json_is_true(good) == !sentence);
    REQUIRE(!sentence || sentence[0]);
    REQUIRE(!strchr(answer->data, '\n'));
    json_decref(json);
}

static void check_reading(const Match *m, const char *record) {
    OpenBox *box;
    Match *again;
    REQUIRE(match_load(record, -1, &box, &again, NULL));
    REQUIRE(match_fingerprint(m) == match_fingerprint(again));
    match_free(again);
    box_close(box);
}

static void check_match(const Match *m, bool reading) {
    const OpenBox *box = match_box(m);
    Buffer record = {0};
    REQUIRE(!box->box.game->check(&box->box, match_state(m)));
    match_record(m, RECORD_TO_KEEP, &record);
    if (reading) check_reading(m, record.data);
    buffer_free(&record);
}

/* One client sends all inputs; its matches end with each of them. */
static void clear_matches(Protocol *p, bool reading) {
    for (int i = 0; i < MATCHES_MAX; i++) {
        if (p->matches[i].id != 0) check_match(p->matches[i].match, reading);
        matches_close(&p->matches[i]);
    }
    p->last_id = 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static Protocol *p;
    if (!p) p = protocol_new();
    Buffer answer = {0};
    const char *line = (const char *)data, *end = line + size;
    while (line < end) {
        const char *stop = memchr(line, '\n', (size_t)(end - line));
        if (!stop) stop = end;
        buffer_clear(&answer);
        protocol_line(p, line, (size_t)(stop - line), &answer);
        check_answer(&answer);
        line = stop + 1;
    }
    clear_matches(p, size % READING_EVERY == 0);
    buffer_free(&answer);
    return 0;
}
