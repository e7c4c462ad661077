/* Requests about matches: which games there are, opening, arranging, saving, closing. */
#include "protocol/request.h"

/* ---- games ------------------------------------------------------------------------- */

static bool write_game(const Request *r, const Shelf *entry) {
    const OpenBox *box = matches_shipped_box(r->protocol, entry, r->err);
    if (box) shelf_game_json(entry, box, r->out);
    return box != NULL;
}

bool request_games(Request *r) {
    const char *name = NULL;
    if (!argument_string(r, "game", &name)) return false;
    if (name && !shelf_need(name, r->err)) return false;

    json_put_int(r->out, "protocol", PROTOCOL_VERSION);
    json_put_list(r->out, "games");
    for (int i = 0; i < shelf_count; i++) {
        bool wanted = name ? text_equal(name, shelf[i].game->name) : shelf[i].listed;
        if (wanted && !write_game(r, &shelf[i])) return false;
    }
    json_end(r->out, ']');
    return true;
}

/* ---- new, arrange ------------------------------------------------------------------ */

/* The box for these packs. If *own is set, it is not shared, and the caller closes it. */
static OpenBox *open_box(const Request *r, const Shelf *game, OpenBox **own) {
    const char *texts[PACKS_MAX];
    PackText packs[PACKS_MAX];
    char names[PACKS_MAX][16];
    int count;
    *own = NULL;
    if (!argument_strings(r, "packs", true, texts, PACKS_MAX, &count)) return NULL;
    if (count == 0) return matches_shipped_box(r->protocol, game, r->err);

    for (int i = 0; i < count; i++) {
        Text name = text_over(names[i], sizeof names[i]);
        text_format(&name, "packs[%d]", i);
        packs[i] = (PackText){names[i], texts[i], PACK_OWN};
    }
    *own = box_open(game, packs, count, r->err);
    return *own;
}

/* Opens a match; the answer is its id and where it stands. */
static bool open_match(Request *r, OpenMatch *place, Match *match, OpenBox *own_box) {
    Text id = TEXT(16);
    matches_open(r->protocol, place, match, own_box);
    r->open = place;
    r->match = match;
    text_format(&id, "m%d", place->id);
    json_put_string(r->out, "match", id.at);
    json_put_string(r->out, "game", match_box(match)->box.game->name);
    json_put_int(r->out, "seats", match_setup(match)->seat_count);
    answer_status(r);
    return true;
}

/* A lesson brings its own setup, seed and packs. */
static bool new_lesson(Request *r, const Shelf *game, OpenMatch *place) {
    const char *name = NULL;
    for (int i = 0; i < 4; i++) {
        static const char *const keys[] = {"setup", "seed", "packs", "sitters"};
        if (argument_has(r, keys[i]))
            return error_set(r->err, "A lesson brings its own '%s'.", keys[i]);
    }
    if (!argument_string(r, "lesson", &name)) return false;
    const OpenBox *box = matches_shipped_box(r->protocol, game, r->err);
    Lesson *lesson = box ? lesson_find(game->game->name, name, r->err) : NULL;
    Match *match = lesson ? match_new_lesson(box, lesson, r->err) : NULL;
    return match && open_match(r, place, match, NULL);
}

bool request_new(Request *r) {
    const char *name = NULL;
    OpenMatch *place = matches_free_place(r->protocol, r->err);
    if (!place || !argument_string(r, "game", &name)) return false;
    const Shelf *game = shelf_need(name, r->err);
    if (!game) return false;
    if (argument_has(r, "lesson")) return new_lesson(r, game, place);

    OpenBox *own;
    const OpenBox *box = open_box(r, game, &own);
    Setup setup;
    Seed seed;
    Sitter sitters[SEATS_MAX] = {{0}};
    if (!box) return false;
    if (!argument_setup(r, &box->box, &setup) || !argument_seed(r, &seed) ||
        !argument_sitters(r, setup.seat_count, sitters)) {
        box_close(own);
        return false;
    }
    Match *match = match_new(box, &setup, seed);
    if (argument_has(r, "sitters")) sitters_write(match, sitters);
    return open_match(r, place, match, own);
}

/* More than any position needs; a list of lines is read into one array. */
enum { ARRANGE_LINES_MAX = 256 };

bool request_arrange(Request *r) {
    const char *lines[ARRANGE_LINES_MAX];
    int count;
    if (!argument_strings(r, "lines", false, lines, ARRANGE_LINES_MAX, &count) ||
        !match_arrange(r->match, lines, count, r->err))
        return false;
    answer_status(r);
    return true;
}

/* ---- record, load, close ------------------------------------------------------------ */

bool request_record(Request *r) {
    bool notes = false;
    if (!argument_bool(r, "notes", &notes)) return false;
    Buffer record = {0};
    match_record(r->match, notes ? RECORD_TO_READ : RECORD_TO_KEEP, &record);
    json_put_string(r->out, "record", record.data);
    buffer_free(&record);
    return true;
}

bool request_load(Request *r) {
    const char *record = NULL;
    int64_t moves = -1;
    OpenMatch *place = matches_free_place(r->protocol, r->err);
    if (!place || !argument_string(r, "record", &record)) return false;
    if (!argument_number(r, "moves", INT32_MAX, &moves)) return false;

    OpenBox *box;
    Match *match;
    if (!match_load(record, (int)moves, &box, &match, r->err)) return false;
    return open_match(r, place, match, box);
}

bool request_close(Request *r) {
    matches_close(r->open);
    return true;
}
