/* Who sits where, as a word and as a note in a record. */
#include "term/sitter.h"

bool sitter_read(const char *word, Sitter *out, Error *err) {
    Sitter read = {0};
    if (!text_equal(word, "person")) {
        read.is_bot = true;
        if (!bot_level(word, &read.level, err)) return false;
    }
    *out = read;
    return true;
}

const char *sitter_word(Sitter sitter) {
    return sitter.is_bot ? bot_word(sitter.level) : "person";
}

void sitters_write(Match *m, const Sitter *sitters) {
    for (int seat = 0; seat < match_state(m)->seat_count; seat++) {
        char room[60];
        Text line = text_over(room, sizeof room);
        if (!sitters[seat].is_bot) continue;
        text_format(&line, "bot %d %s", seat, sitter_word(sitters[seat]));
        match_note(m, room);
    }
}

void sitters_read(const Match *m, Sitter *out) {
    int seats = match_state(m)->seat_count;
    for (int i = 0; i < match_note_count(m); i++) {
        const char *rest = match_note_at(m, i);
        char what[20], number[20], level[40];
        int seat;
        if (text_word(&rest, "", what, sizeof what) && text_equal(what, "bot") &&
            text_word(&rest, "", number, sizeof number) &&
            text_to_int(number, 0, seats - 1, &seat) &&
            text_word(&rest, "", level, sizeof level))
            sitter_read(level, &out[seat], NULL); /* else a note of somebody else's */
    }
}
