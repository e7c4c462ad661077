/* Who sits where, as a word and in a record. */
#include "sitting/sitter.h"

/* A hand ten times as quick, or as slow, as one would expect. */
enum { PERCENT_MIN = 10, PERCENT_MAX = 1000 };

static bool read_bot(const char *word, Sitter *out, Error *err) {
    char level[SITTER_BYTES];
    const char *rest = word;
    Sitter read = {.is_bot = true};
    text_word(&rest, ":", level, sizeof level);
    if (!bot_level(level, &read.level, err)) return false;
    if (*rest && !text_to_int(rest, PERCENT_MIN, PERCENT_MAX, &read.percent))
        return error_set(err,
                         "'%s': after the bot comes how many percent of a practised "
                         "hand's time it takes, %d to %d.",
                         word, PERCENT_MIN, PERCENT_MAX);
    *out = read;
    return true;
}

bool sitter_read(const char *word, Sitter *out, Error *err) {
    if (!text_equal(word, "person")) return read_bot(word, out, err);
    *out = (Sitter){0};
    return true;
}

void sitter_write(Sitter sitter, Text *out) {
    text_add(out, sitter.is_bot ? bot_word(sitter.level) : "person");
    if (sitter.is_bot && sitter.percent && sitter.percent != 100)
        text_format(out, ":%d", sitter.percent);
}

void sitters_write(Match *m, const Sitter *sitters) {
    for (Seat seat = 0; seat < match_state(m)->seat_count; seat++) {
        Text word = TEXT(SITTER_BYTES);
        sitter_write(sitters[seat], &word);
        match_seat(m, seat, word.at);
    }
}

void sitters_read(const Match *m, Sitter out[SEATS_MAX]) {
    for (Seat seat = 0; seat < SEATS_MAX; seat++) {
        out[seat] = (Sitter){0};
        if (*match_sitter(m, seat)) sitter_read(match_sitter(m, seat), &out[seat], NULL);
    }
}
