/* Making golden plays and replaying them. */
#include <string.h>

#include "base/alloc.h"

#include "engine/setup.h"

#include "sitting/sitting.h"

#include "golden.h"

/* ---- Playing ------------------------------------------------------------------------- */

typedef struct OldMove {
    uint32_t ms;
    Seat seat;
    char words[400];
} OldMove;

/* A line of a record up to what is for people: "@1800 clock the bell rings". */
static bool read_move(const char *line, uint32_t now, OldMove *out) {
    char word[16];
    int number, ms = (int)now;
    text_word(&line, NULL, word, sizeof word);
    if (word[0] == '@' && text_to_int(word + 1, 0, INT32_MAX, &ms))
        text_word(&line, NULL, word, sizeof word);
    bool is_clock = text_equal(word, "clock");
    if (!is_clock && !text_to_int(word, 0, SEATS_MAX - 1, &number)) return false;
    out->ms = (uint32_t)ms;
    out->seat = is_clock ? SEAT_CLOCK : (Seat)number;
    Text words = text_over(out->words, sizeof out->words);
    text_add_some(&words, line, (int)strcspn(line, "|~\n"));
    while (words.length > 0 && words.at[words.length - 1] == ' ')
        words.at[--words.length] = 0;
    return true;
}

/* The same setup and seed stand in the older record. */
static bool is_of(const Match *m, const char *record) {
    Buffer own = {0};
    match_record(m, false, &own);
    const char *from = strstr(own.data, "\nsetup "), *seed = strstr(own.data, "\nseed ");
    const char *to = strchr(seed + 1, '\n');
    char *both = alloc_copy_some(from, (size_t)(to - from) + 1);
    bool same = strstr(record, both) != NULL;
    alloc_free(both);
    buffer_free(&own);
    return same;
}

/* The moves of the older record, as long as they can be played. */
static void follow(Match *m, const char *record) {
    const char *line = is_of(m, record) ? strstr(record, "\nstart ") : NULL;
    while (line && (line = strchr(line + 1, '\n'))) {
        OldMove move;
        Option o;
        if (!read_move(line + 1, match_now_ms(m), &move)) return;
        if (!match_find_words(m, move.seat, move.words, &o, NULL)) return;
        if (!match_play(m, move.seat, match_ticket(m, move.seat), o, move.ms, NULL)) return;
    }
}

/* Bots play on from where the match stands. */
static bool play_by_bots(Match *m, Error *err) {
    Sitting *s = sitting_new(m);
    while (sitting_step(s)) continue;
    sitting_free(s);
    return match_state(m)->over || error_set(err, "Nobody is asked and nothing is due.");
}

/* ---- The file `plays` ------------------------------------------------------------------ */

bool golden_is_blank(const char *line) {
    while (*line == ' ') line++;
    return *line == '#' || *line == '\0';
}

/* "mode duel; villager_cards yes" */
static bool read_setup(const Box *box, const char *rest, Setup *out, Error *err) {
    SetupWords words = setup_begin(box);
    char part[100];
    while (*rest) {
        Text line = text_over(part, sizeof part);
        while (*rest == ' ' || *rest == ';') rest++;
        while (*rest && *rest != ';') text_char(&line, *rest++);
        if (line.length > 0 && !setup_line(&words, part, err)) return false;
    }
    return setup_finish(&words, out, err);
}

static bool make_match(const OpenBox *box, const char *rest, const char *before,
                       Buffer *record, Error *err) {
    char bots[20], number[40];
    Sitter sitters[SEATS_MAX];
    Seed seed;
    Setup setup;
    if (!text_word(&rest, "", bots, sizeof bots) ||
        !text_word(&rest, "", number, sizeof number)) {
        return error_set(err, "A line of `plays` has a name, bots, a seed and a setup.");
    }
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (!sitter_read(bots, &sitters[seat], err)) return false;
    if (!seed_read(number, &seed, err)) return false;
    if (!read_setup(&box->box, rest, &setup, err)) return false;

    Match *m = match_new(box, &setup, seed);
    sitters_write(m, sitters);
    if (before) follow(m, before);
    bool good = play_by_bots(m, err);
    if (good) match_record(m, true, record);
    match_free(m);
    return good;
}

bool golden_name(const char *line, char name[GOLDEN_NAME_BYTES], Error *err) {
    if (text_word(&line, "", name, GOLDEN_NAME_BYTES) && text_is_id(name)) return true;
    return error_set(err, "A line of `plays` begins with a name, not '%s'.", line);
}

bool golden_make(const Shelf *game, const char *line, const char *before, Buffer *record,
                 Error *err) {
    char name[GOLDEN_NAME_BYTES];
    text_word(&line, "", name, sizeof name);
    OpenBox *box = box_open(game, NULL, 0, err);
    if (!box) return false;
    bool good = make_match(box, line, before, record, err);
    box_close(box);
    return good;
}

void golden_path(const Shelf *game, const char *name, Text *out) {
    text_add(out, "games/");
    for (const char *c = game->game->name; *c; c++) text_char(out, *c == '-' ? '_' : *c);
    text_format(out, "/tests/golden/%s", name);
}

/* ---- Replaying --------------------------------------------------------------------------- */

bool golden_again(const char *record, Buffer *again, Error *err) {
    OpenBox *box;
    Match *m;
    if (!match_load(record, -1, &box, &m, err)) return false;
    match_record(m, true, again);
    match_free(m);
    box_close(box);
    return true;
}

/* Parts of a view have a line each, and so have the items of its lists. */
enum { BROKEN_DEPTH = 2 };

static void add_broken(Buffer *out, const char *json) {
    int depth = 0;
    bool quoted = false;
    for (const char *c = json; *c; c++) {
        bool escaped = quoted && *c == '\\' && c[1];
        if (escaped) buffer_char(out, *c++);
        if (!escaped && *c == '"') quoted = !quoted;
        bool closes = !quoted && (*c == '}' || *c == ']');
        bool opens = !quoted && (*c == '{' || *c == '[');
        if (closes && depth-- <= BROKEN_DEPTH && c[-1] != '[') buffer_char(out, '\n');
        buffer_char(out, *c);
        if (opens && ++depth <= BROKEN_DEPTH && c[1] != ']') buffer_char(out, '\n');
        if (!quoted && *c == ',' && depth <= BROKEN_DEPTH) buffer_char(out, '\n');
    }
    buffer_char(out, '\n');
}

/* The log is left out: the notes of the record tell it. */
static void add_view(const Match *m, Seat viewer, Buffer *out) {
    Buffer view = {0};
    Json json = json_into(&view);
    match_view_json(m, viewer, match_event_count(m), true, &json);
    if (viewer == SEAT_WATCHER)
        buffer_format(out, "== move %d, watcher\n", match_moves(m));
    else
        buffer_format(out, "== move %d, seat %d\n", match_moves(m), viewer);
    add_broken(out, view.data);
    buffer_free(&view);
}

/* Half-way everybody's, with all that is asked and refused; at the end the watcher's. */
bool golden_views(const char *record, Buffer *views, Error *err) {
    OpenBox *box, *half_box;
    Match *m, *half;
    if (!match_load(record, -1, &box, &m, err)) return false;
    bool good = match_load(record, match_moves(m) / 2, &half_box, &half, err);
    if (good) {
        int seats = match_setup(half)->seat_count;
        for (int seat = 0; seat < seats; seat++) add_view(half, (Seat)seat, views);
        add_view(half, SEAT_WATCHER, views);
        add_view(m, SEAT_WATCHER, views);
        match_free(half);
        box_close(half_box);
    }
    match_free(m);
    box_close(box);
    return good;
}
