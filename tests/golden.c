/* Making golden plays and replaying them. */
#include "base/alloc.h"

#include "engine/setup.h"

#include "bots/bot.h"

#include "golden.h"

/* ---- Playing by bots ----------------------------------------------------------------- */

static bool play_seat(Match *m, Bot *bot, Seat seat, State *hidden, Error *err) {
    match_hidden(m, seat, hidden);
    Option o = bot_choose(bot, hidden, seat);
    return match_play(m, seat, match_ticket(m, seat), o, match_now_ms(m), err);
}

/* One move of the first seat that is asked, or of the clock when none is. */
static bool play_next(Match *m, Bot *const *bots, State *hidden, Error *err) {
    for (Seat seat = 0; seat < match_setup(m)->seat_count; seat++) {
        if (match_asks(m, seat)) return play_seat(m, bots[seat], seat, hidden, err);
    }
    return match_clock_step(m) || error_set(err, "Nobody is asked and nothing is due.");
}

static bool play_by_bots(Match *m, BotLevel level, Error *err) {
    const Box *box = &match_box(m)->box;
    State *hidden = alloc_zero(box->game->state_size);
    Bot *bots[SEATS_MAX] = {0};
    int seats = match_setup(m)->seat_count;
    for (int i = 0; i < seats; i++) {
        bots[i] = bot_new(box, level, rng_fork(&match_state(m)->rng, (uint64_t)i));
    }
    bool good = true;
    while (good && !match_state(m)->over) good = play_next(m, bots, hidden, err);
    for (int i = 0; i < seats; i++) bot_free(bots[i]);
    alloc_free(hidden);
    return good;
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

static bool make_match(const OpenBox *box, const char *rest, Buffer *record, Error *err) {
    char bots[20], number[40];
    BotLevel level;
    Seed seed;
    Setup setup;
    if (!text_word(&rest, "", bots, sizeof bots) ||
        !text_word(&rest, "", number, sizeof number)) {
        return error_set(err, "A line of `plays` has a name, bots, a seed and a setup.");
    }
    if (!bot_level(bots, &level, err) || !seed_read(number, &seed, err)) return false;
    if (!read_setup(&box->box, rest, &setup, err)) return false;

    Match *m = match_new(box, &setup, seed);
    bool good = play_by_bots(m, level, err);
    if (good) match_record(m, true, record);
    match_free(m);
    return good;
}

bool golden_make(const Shelf *game, const char *line, char name[GOLDEN_NAME_BYTES],
                 Buffer *record, Error *err) {
    const char *rest = line;
    if (!text_word(&rest, "", name, GOLDEN_NAME_BYTES) || !text_is_id(name)) {
        return error_set(err, "A line of `plays` begins with a name, not '%s'.", line);
    }
    OpenBox *box = box_open(game, NULL, 0, err);
    if (!box) return false;
    bool good = make_match(box, rest, record, err);
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
