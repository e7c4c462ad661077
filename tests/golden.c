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

/* A line of a record up to what is for people: "@1800 clock the bell rings". False for one
 * whose mover does not sit here. */
static bool read_move(const Match *m, const char *line, OldMove *out) {
    char word[16];
    int number, ms = (int)match_now_ms(m);
    text_word(&line, NULL, word, sizeof word);
    if (word[0] == '@' && text_to_int(word + 1, 0, INT32_MAX, &ms))
        text_word(&line, NULL, word, sizeof word);
    bool is_clock = text_equal(word, "clock");
    if (!is_clock && !text_to_int(word, 0, match_setup(m)->seat_count - 1, &number))
        return false;
    out->ms = (uint32_t)ms;
    out->seat = is_clock ? SEAT_CLOCK : (Seat)number;
    Text words = text_over(out->words, sizeof out->words);
    text_add_some(&words, line, (int)strcspn(line, "|~\n"));
    while (words.length > 0 && words.at[words.length - 1] == ' ')
        words.at[--words.length] = 0;
    return true;
}

/* The same setup and seed stand in the older record. */
static bool continues(const Match *m, const char *record) {
    Buffer own = {0};
    match_record(m, RECORD_TO_READ, &own);
    const char *from = strstr(own.data, "\nsetup "), *seed = strstr(own.data, "\nseed ");
    const char *to = strchr(seed + 1, '\n');
    char *both = alloc_copy_some(from, (size_t)(to - from) + 1);
    bool same = strstr(record, both) != NULL;
    alloc_free(both);
    buffer_free(&own);
    return same;
}

/* Played far enough: 0 moves are all. */
static bool is_done(const Match *m, int moves) {
    return match_state(m)->over || (moves > 0 && match_moves(m) >= moves);
}

/* The moves of the older record, as long as they can be played. */
static void follow(Match *m, const char *record, int moves) {
    const char *line = continues(m, record) ? strstr(record, "\nstart ") : NULL;
    while (!is_done(m, moves) && line && (line = strchr(line + 1, '\n'))) {
        OldMove move;
        Option o;
        if (!read_move(m, line + 1, &move)) return;
        if (!match_find_words(m, move.seat, move.words, &o, NULL)) return;
        if (!match_play(m, move.seat, match_ticket(m, move.seat), o, move.ms, NULL)) return;
    }
}

/* Bots play on from where the match stands. */
static bool play_by_bots(Match *m, int moves, Error *err) {
    Sitting *s = sitting_new(m);
    while (!is_done(m, moves) && sitting_step(s)) continue;
    sitting_free(s);
    return is_done(m, moves) || error_set(err, "Nobody is asked and nothing is due.");
}

/* ---- The file `plays` ------------------------------------------------------------------ */

typedef struct PlayLine {
    Sitter sitters[SEATS_MAX];
    Seed seed;
    int moves;
    Setup setup;
} PlayLine;

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

static bool read_line(const Box *box, const char *rest, PlayLine *out, Error *err) {
    char name[GOLDEN_NAME_BYTES], bots[20], seed[40], moves[12];
    bool whole = text_word(&rest, "", name, sizeof name) &&
                 text_word(&rest, "", bots, sizeof bots) &&
                 text_word(&rest, "", seed, sizeof seed) &&
                 text_word(&rest, "", moves, sizeof moves) &&
                 text_to_int(moves, 0, INT16_MAX, &out->moves);
    if (!whole)
        return error_set(err, "A line of `plays` has a name, bots, a seed, a number of "
                              "moves and a setup.");
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (!sitter_read(bots, &out->sitters[seat], err)) return false;
    return seed_read(seed, &out->seed, err) && read_setup(box, rest, &out->setup, err);
}

static bool is_blank(const char *line) {
    while (*line == ' ') line++;
    return *line == '#' || *line == '\0';
}

bool golden_each(const Shelf *game, char *plays, GoldenEach each, void *context,
                 Error *err) {
    for (char *line = plays; line && *line;) {
        char name[GOLDEN_NAME_BYTES];
        const char *rest = line;
        char *end = strchr(line, '\n');
        if (end) *end++ = '\0';
        if (!is_blank(line)) {
            if (!text_word(&rest, "", name, sizeof name) || !text_is_id(name))
                return error_set(err, "A line of `plays` begins with a name, not '%s'.",
                                 line);
            if (!each(game, name, line, context, err)) return false;
        }
        line = end;
    }
    return true;
}

bool golden_is_of(const Match *m, const Shelf *game, const char *line, Error *err) {
    PlayLine play;
    Seed seed = match_seed(m);
    const Box *box = &match_box(m)->box;
    if (box->game != game->game)
        return error_set(err, "it is a play of '%s'.", box->game->name);
    if (!read_line(box, line, &play, err)) return false;
    if (memcmp(&play.seed, &seed, sizeof seed) != 0)
        return error_set(err, "its seed is another one.");
    if (memcmp(&play.setup, match_setup(m), sizeof play.setup) != 0)
        return error_set(err, "its setup is another one.");
    if (!is_done(m, play.moves) || (play.moves && match_moves(m) > play.moves))
        return error_set(err, "it has %d moves.", match_moves(m));
    return true;
}

static bool make_match(const OpenBox *box, const PlayLine *play, const char *before,
                       Buffer *record, Error *err) {
    Match *m = match_new(box, &play->setup, play->seed);
    sitters_write(m, play->sitters);
    if (before) follow(m, before, play->moves);
    bool good = play_by_bots(m, play->moves, err);
    if (good) match_record(m, RECORD_TO_READ, record);
    match_free(m);
    return good;
}

bool golden_make(const Shelf *game, const char *line, const char *before, Buffer *record,
                 Error *err) {
    PlayLine play;
    OpenBox *box = box_open(game, NULL, 0, err);
    if (!box) return false;
    bool good = read_line(&box->box, line, &play, err) &&
                make_match(box, &play, before, record, err);
    box_close(box);
    return good;
}

/* Bell lies among the tests itself. */
void golden_path(const Shelf *game, const char *name, Text *out) {
    text_add(out, text_equal(game->game->name, "bell") ? "tests/games/" : "games/");
    for (const char *c = game->game->name; *c; c++) text_char(out, *c == '-' ? '_' : *c);
    text_format(out, "/tests/golden/%s", name);
}

/* ---- Replaying --------------------------------------------------------------------------- */

bool golden_again(const char *record, Buffer *again, Error *err) {
    OpenBox *box;
    Match *m;
    if (!match_load(record, -1, &box, &m, err)) return false;
    match_record(m, RECORD_TO_READ, again);
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

static void add_viewer(Seat viewer, Buffer *out) {
    if (viewer == SEAT_WATCHER)
        buffer_add(out, "watcher\n");
    else
        buffer_format(out, "seat %d\n", viewer);
}

/* The log is left out: the notes of the record have it. */
static void write_view(const Match *m, Seat viewer, Buffer *out) {
    Buffer view = {0};
    Json json = json_into(&view);
    match_view_json(m, viewer, match_event_count(m), true, NULL, &json);
    add_broken(out, view.data);
    buffer_free(&view);
}

static bool has_line(const char *text, const char *line, size_t length) {
    for (const char *at = text; *at; at += strcspn(at, "\n") + 1)
        if (strcspn(at, "\n") == length && memcmp(at, line, length) == 0) return true;
    return false;
}

/* What a viewer sees: the whole of it, or only the lines that another viewer's view lacks. */
static void add_view(const Match *m, Seat viewer, Seat other, Buffer *out) {
    Buffer own = {0}, others = {0};
    write_view(m, viewer, &own);
    if (viewer != other) write_view(m, other, &others);
    buffer_format(out, "== move %d, ", match_moves(m));
    add_viewer(viewer, out);
    for (const char *line = own.data; *line; line += strcspn(line, "\n") + 1) {
        size_t length = strcspn(line, "\n");
        if (viewer == other || !has_line(others.data, line, length))
            buffer_add_some(out, line, length + 1);
    }
    buffer_free(&own);
    buffer_free(&others);
}

/* Each hash is keyed by the one before. The log is told from the event `from` on. */
static uint64_t chain_view(const Match *m, Seat viewer, int from, uint64_t before) {
    const uint64_t key[2] = {before, 0};
    Buffer view = {0};
    Json json = json_into(&view);
    match_view_json(m, viewer, from, true, NULL, &json);
    uint64_t hash = siphash(key, view.data, view.length);
    buffer_free(&view);
    return hash;
}

static bool play_again(Match *m, PastMove move, Error *err) {
    if (move.seat == SEAT_CLOCK)
        return match_clock_step(m) || error_set(err, "Nothing is due for the clock.");
    return match_play(m, move.seat, match_ticket(m, move.seat), move.option, move.ms, err);
}

/* Plays the match `m` again in `walk` and looks on through everybody's eyes. */
static bool look_on(const Match *m, Match *walk, Buffer *views, Error *err) {
    uint64_t seen[SEATS_MAX + 1] = {0};
    int seats = match_setup(m)->seat_count, from = 0;
    for (int at = 0;; at++) {
        for (int i = 0; i <= seats; i++) {
            Seat viewer = i < seats ? (Seat)i : SEAT_WATCHER;
            seen[i] = chain_view(walk, viewer, from, seen[i]);
            if (at == match_moves(m) / 2) add_view(walk, viewer, 0, views);
            if (at == match_moves(m) && i == seats) add_view(walk, viewer, viewer, views);
        }
        if (at == match_moves(m)) break;
        from = match_event_count(walk);
        if (!play_again(walk, match_move(m, at), err)) return false;
    }
    for (int i = 0; i <= seats; i++) {
        buffer_format(views, "== all moves, %08x%08x, ", (uint32_t)(seen[i] >> 32),
                      (uint32_t)seen[i]);
        add_viewer(i < seats ? (Seat)i : SEAT_WATCHER, views);
    }
    return true;
}

bool golden_views(const char *record, Buffer *views, Error *err) {
    OpenBox *box;
    Match *m;
    if (!match_load(record, -1, &box, &m, err)) return false;
    Match *walk = match_new(box, match_setup(m), match_seed(m));
    bool good = look_on(m, walk, views, err);
    match_free(walk);
    match_free(m);
    box_close(box);
    return good;
}
