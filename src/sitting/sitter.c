/* Who sits where, as a word and in a record. */
#include <string.h>

#include "sitting/sitter.h"

/* A hand ten times as quick, or as slow, as one would expect. */
enum { PERCENT_MIN = 10, PERCENT_MAX = 1000, ITERATIONS_MAX = 100000000 };

static bool read_percent(const char *word, const char *number, Sitter *out, Error *err) {
    return text_to_int(number, PERCENT_MIN, PERCENT_MAX, &out->percent) ||
           error_set(err,
                     "'%s': after ':' comes how many percent of a practised hand's time it "
                     "takes, %d to %d.",
                     word, PERCENT_MIN, PERCENT_MAX);
}

static bool read_iterations(const char *word, const char *number, Sitter *out, Error *err) {
    if (!bot_searches(out->level))
        return error_set(err, "'%s': only 'keen' and 'master' think by iterations.", word);
    return text_to_int(number, 1, ITERATIONS_MAX, &out->iterations) ||
           error_set(err, "'%s': after '/' comes a number of iterations, 1 to %d.", word,
                     ITERATIONS_MAX);
}

/* What stands before the first of these marks, where *rest is afterwards. */
static void read_part(const char **rest, const char *marks, char part[SITTER_BYTES]) {
    Text cut = text_over(part, SITTER_BYTES);
    for (; **rest && !strchr(marks, **rest); ++*rest) text_char(&cut, **rest);
}

/* A level, then "/" and iterations, then ":" and percent. */
bool sitter_read_bot(const char *word, Sitter *out, Error *err) {
    char level[SITTER_BYTES], iterations[SITTER_BYTES];
    const char *rest = word;
    Sitter read = {.is_bot = true};
    read_part(&rest, "/:", level);
    if (!bot_level(level, &read.level, err)) return false;
    if (*rest == '/') {
        rest++;
        read_part(&rest, ":", iterations);
        if (!read_iterations(word, iterations, &read, err)) return false;
    }
    if (*rest == ':' && !read_percent(word, rest + 1, &read, err)) return false;
    *out = read;
    return true;
}

bool sitter_read(const char *word, Sitter *out, Error *err) {
    if (!text_equal(word, "person")) return sitter_read_bot(word, out, err);
    *out = (Sitter){0};
    return true;
}

void sitter_write(Sitter sitter, Text *out) {
    text_add(out, sitter.is_bot ? bot_word(sitter.level) : "person");
    if (sitter.is_bot && sitter.iterations) text_format(out, "/%d", sitter.iterations);
    if (sitter.is_bot && sitter_percent(sitter) != bot_hand_percent(sitter.level))
        text_format(out, ":%d", sitter.percent);
}

int sitter_percent(Sitter sitter) {
    if (!sitter.is_bot) return 100;
    return sitter.percent ? sitter.percent : bot_hand_percent(sitter.level);
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
