/*
 * Fuzz target: any bytes as a record. What is refused leaves a sentence; what is taken must
 * be in order, and written and read again must end at the same place.
 */
#include "engine/match_private.h"

#include "fuzz.h"

/*
 * Opening the box of a real game takes a hundred times longer than reading a record, and
 * the grammar is the same for all games: most inputs may only be of Null. Which ones
 * depends on their size, so that a find repeats.
 */
enum { ANY_GAME_EVERY = 64 };

static const Shelf *find_null(const char *name, Error *err) {
    if (text_equal(name, "null")) return shelf_find(name);
    error_set(err, "Not here.");
    return NULL;
}

static void read_again(FindGame find, const Match *m) {
    Buffer record = {0};
    OpenBox *box;
    Match *again;
    Error err;
    match_record(m, RECORD_TO_READ, &record);
    bool good = match_load_from(find, record.data, -1, &box, &again, &err);
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
    FindGame find = size % ANY_GAME_EVERY == 0 ? shelf_need : find_null;
    if (match_load_from(find, text, -1, &box, &m, &err)) {
        REQUIRE(!box->box.game->check(&box->box, match_state(m)));
        read_again(find, m);
        match_free(m);
        box_close(box);
    } else {
        REQUIRE(err.words[0]);
    }
    alloc_free(text);
    return 0;
}
