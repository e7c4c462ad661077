/*
 * Fuzz target: any bytes as a record. What is refused leaves a sentence; what is taken must
 * be in order, and written and read again must end at the same place.
 */
#include "engine/match.h"

#include "fuzz.h"

static void read_again(const Match *m) {
    Buffer record = {0};
    OpenBox *box;
    Match *again;
    Error err;
    match_record(m, true, &record);
    bool good = match_load(record.data, -1, &box, &again, &err);
    REQUIRE(good);
    REQUIRE(match_fingerprint(m) == match_fingerprint(again));
    match_free(again);
    box_close(box);
    buffer_free(&record);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = fuzz_text(data, size);
    OpenBox *box;
    Match *m;
    Error err = {{0}};
    if (match_load(text, -1, &box, &m, &err)) {
        REQUIRE(!box->box.game->check(&box->box, match_state(m)));
        read_again(m);
        match_free(m);
        box_close(box);
    } else {
        REQUIRE(err.words[0]);
    }
    alloc_free(text);
    return 0;
}
