/*
 * Reading a record: the head first, then the box is opened and the match set up, then every
 * move is found among the options now open and played. docs/records.md describes the
 * format, match_record.c writes it. Records come from anywhere: nothing in one may crash
 * the reader, and every error names its line.
 */
#include "base/alloc.h"

#include "engine/match_private.h"
#include "engine/setup.h"

/* Far above any real match, and small enough to keep a state for every move. */
enum { RECORD_BYTES_MAX = 1 << 24, RECORD_MOVES_MAX = 100000, FINGERPRINT_DIGITS = 8 };

typedef struct ReadLine {
    int number;
    const char *words; /* after the line's first word */
} ReadLine;

/* Lines of the head that are kept for the start. */
typedef enum Kind {
    LINES_SETUP,
    LINES_ARRANGED,
    LINES_SITTERS,
    LINES_NOTES,
    LINES_KINDS
} Kind;

typedef struct ReadLines {
    ReadLine *at;
    int count;
} ReadLines;

typedef struct ReadPack {
    int line;
    char name[64];
    uint32_t hash;
    PackOrigin origin; /* PACK_EDITION: of this program or not, its text is here */
    bool carried;      /* its text is in the record */
    Buffer text;
} ReadPack;

typedef struct Reader {
    char *text; /* a copy, cut into lines as they are read */
    char *rest;
    char *line;
    int number; /* of the line, from 1 */
    Error *err;
    FindGame find;

    const Shelf *shelf;
    ReadPack packs[PACKS_MAX];
    int pack_count;
    ReadLines lines[LINES_KINDS];
    Seed seed;
    bool seeded;
    uint32_t undone;

    OpenBox *box;
    Match *match;
} Reader;

/* Writes "line 12: sentence" about the line being read, and returns false. */
static bool fail(const Reader *r, const char *format, ...) {
    Text out = text_over(r->err->words, sizeof r->err->words);
    va_list arguments;
    text_format(&out, "line %d: ", r->number);
    va_start(arguments, format);
    text_format_list(&out, format, arguments);
    va_end(arguments);
    return false;
}

/* For an error in an earlier line: nothing is read after an error. */
static const Reader *back_at(Reader *r, int line) {
    r->number = line;
    return r;
}

/* ---- Lines ------------------------------------------------------------------------ */

/* The next line as it stands. False at the end. */
static bool next_raw_line(Reader *r) {
    char *line = text_cut_line(&r->rest);
    if (!line) return false;
    r->line = line;
    r->number++;
    return true;
}

/* The next line that says something: neither empty nor a comment. */
static bool next_line(Reader *r) {
    while (next_raw_line(r)) {
        text_trim_end(r->line);
        if (*r->line && *r->line != '#') return true;
    }
    return false;
}

static bool add_line(Reader *r, Kind kind, const char *words) {
    ReadLines *lines = &r->lines[kind];
    ARRAY_ADD(lines->at, lines->count, (ReadLine){r->number, words});
    return true;
}

/* Cuts "~7c41e05a" off the end of the line. */
static bool cut_fingerprint(Reader *r, uint32_t *out) {
    char *mark = NULL;
    uint64_t value;
    for (char *at = r->line; *at; at++)
        if (*at == '~') mark = at;
    if (!mark || strlen(mark + 1) != FINGERPRINT_DIGITS ||
        !hex_read(mark + 1, FINGERPRINT_DIGITS, &value))
        return fail(r, "expected a fingerprint at the end, '~' and %d digits.",
                    FINGERPRINT_DIGITS);
    *out = (uint32_t)value;
    *mark = '\0';
    text_trim_end(r->line);
    return true;
}

static bool check_fingerprint(const Reader *r, uint32_t expected) {
    uint32_t now = match_fingerprint(r->match);
    if (now == expected) return true;
    return fail(r,
                "here the record has fingerprint %08x and the match %08x: "
                "it plays differently now.",
                expected, now);
}

/* ---- The head --------------------------------------------------------------------- */

static bool read_game(Reader *r, const char *rest) {
    char name[64], version[16];
    Error why;
    bool whole = text_word(&rest, NULL, name, sizeof name) &&
                 text_word(&rest, NULL, version, sizeof version) && !*rest;
    if (!whole) return fail(r, "expected 'game NAME VERSION'.");
    r->shelf = r->find(name, &why);
    if (!r->shelf) return fail(r, "%s", why.words);
    int played;
    if (!text_to_int(version, 1, INT16_MAX, &played))
        return fail(r, "'%s' is not a version; expected a number.", version);
    if (played != r->shelf->game->version)
        return fail(r, "this match was played with version %d of '%s'; here is version %d.",
                    played, name, r->shelf->game->version);
    return true;
}

/* The lines after a pack that start with '>', joined by line breaks. */
static bool read_pack_text(Reader *r, ReadPack *pack) {
    bool first = true;
    while (*r->rest == '>' && next_raw_line(r)) {
        if (!first) buffer_char(&pack->text, '\n');
        buffer_add(&pack->text, r->line + (r->line[1] == ' ' ? 2 : 1));
        first = false;
    }
    if (first) return fail(r, "expected the pack's text in lines that start with '>'.");
    return true;
}

static bool read_pack(Reader *r, const char *rest) {
    char hash[16], last[12] = "";
    uint64_t value;
    if (r->pack_count == PACKS_MAX)
        return fail(r, "a record names at most %d packs.", PACKS_MAX);
    ReadPack *pack = &r->packs[r->pack_count++];
    pack->line = r->number;
    bool whole = text_word(&rest, NULL, pack->name, sizeof pack->name) &&
                 text_word(&rest, NULL, hash, sizeof hash) &&
                 strlen(hash) == FINGERPRINT_DIGITS &&
                 hex_read(hash, FINGERPRINT_DIGITS, &value);
    text_word(&rest, NULL, last, sizeof last);
    pack->carried = *last != '\0';
    pack->origin = text_equal(last, "text") ? PACK_OWN : PACK_EDITION;
    bool known = pack->origin == PACK_OWN || text_equal(last, "shipped");
    if (!whole || *rest || (pack->carried && !known))
        return fail(r, "expected 'pack NAME HASH', or 'shipped' or 'text' after it.");
    pack->hash = (uint32_t)value;
    return !pack->carried || read_pack_text(r, pack);
}

static bool read_seed(Reader *r, const char *rest) {
    Error why;
    if (!seed_read(rest, &r->seed, &why)) return fail(r, "%s", why.words);
    r->seeded = true;
    return true;
}

/* Bots were notes once: "note bot 1 quick". */
static bool read_note(Reader *r, const char *rest) {
    bool seats = text_starts(rest, "bot ") && rest[4] >= '0' && rest[4] <= '9';
    return seats ? add_line(r, LINES_SITTERS, rest + strlen("bot "))
                 : add_line(r, LINES_NOTES, rest);
}

static bool read_undone(Reader *r, const char *rest) {
    uint64_t count;
    if (!text_to_number(rest, INT32_MAX, &count))
        return fail(r, "expected 'undone' and how many times.");
    r->undone = (uint32_t)count;
    return true;
}

static const struct {
    const char *word;
    bool (*read)(Reader *r, const char *rest); /* NULL: the line is kept */
    Kind kind;
} head_lines[] = {
    {"game", read_game, 0},        {"pack", read_pack, 0},
    {"seed", read_seed, 0},        {"note", read_note, 0},
    {"undone", read_undone, 0},    {"setup", NULL, LINES_SETUP},
    {"seat", NULL, LINES_SITTERS}, {"arrange", NULL, LINES_ARRANGED},
};
enum { HEAD_LINES = sizeof head_lines / sizeof head_lines[0] };

static bool read_head_line(Reader *r) {
    char word[16];
    const char *rest = r->line;
    const char *known[HEAD_LINES + 1] = {"start"};
    text_word(&rest, NULL, word, sizeof word);
    for (int i = 0; i < HEAD_LINES; i++) {
        known[i + 1] = head_lines[i].word;
        if (!text_equal(word, head_lines[i].word)) continue;
        return head_lines[i].read ? head_lines[i].read(r, rest)
                                  : add_line(r, head_lines[i].kind, rest);
    }
    const char *near = text_nearest(word, known, HEAD_LINES + 1);
    if (near) return fail(r, "'%s' means nothing here; did you mean '%s'?", word, near);
    return fail(r,
                "'%s' means nothing here; expected game, pack, setup, seed, arrange, "
                "seat, note, undone or start.",
                word);
}

/* Up to the line that starts the match, which is left to start_match. */
static bool read_head(Reader *r) {
    if (!next_line(r) || !text_equal(r->line, RECORD_FIRST_LINE))
        return fail(back_at(r, 1), "expected '%s'.", RECORD_FIRST_LINE);
    while (next_line(r)) {
        bool starts = text_starts(r->line, "start") && strchr(" ~", r->line[5]);
        if (starts) return true;
        if (!read_head_line(r)) return false;
    }
    return fail(r, "the record ends before its 'start' line.");
}

/* ---- The start -------------------------------------------------------------------- */

/* Older records name the bytes of a pack. */
static bool has_hash(const Pack *pack, uint32_t hash) {
    return hash == pack->hash || hash == pack->text_hash;
}

static const Pack *find_shipped(const OpenBox *box, const char *name) {
    for (int i = 0; i < box->pack_count; i++)
        if (text_equal(box->packs[i].name, name)) return &box->packs[i];
    return NULL;
}

static bool fail_hash(Reader *r, const ReadPack *read, const Pack *pack) {
    return fail(back_at(r, read->line),
                "this match was played with another '%s': its hash was %08x and is "
                "%08x here.",
                read->name, read->hash, pack->hash);
}

/* The program's own pack where that still means the same, else the text in the record. */
static bool choose_text(Reader *r, const OpenBox *shipped, const ReadPack *read,
                        PackText *out) {
    const Pack *own = find_shipped(shipped, read->name);
    *out = (PackText){read->name, read->text.data, read->origin};
    if (read->origin == PACK_OWN) return true;
    if (own && has_hash(own, read->hash))
        *out = (PackText){own->file, own->text, PACK_SHIPPED};
    else if (!read->carried && own)
        return fail_hash(r, read, own);
    else if (!read->carried)
        return fail(back_at(r, read->line),
                    "no pack '%s' of this game is shipped, and its text is not here.",
                    read->name);
    return true;
}

static bool choose_texts(Reader *r, const OpenBox *shipped, PackText *out) {
    if (shipped->pack_count > 0 && r->pack_count == 0)
        return fail(r, "the pack '%s' is not named before 'start'.",
                    shipped->packs[0].name);
    for (int i = 0; i < r->pack_count; i++)
        if (!choose_text(r, shipped, &r->packs[i], &out[i])) return false;
    return true;
}

static bool are_shipped(const Reader *r, const OpenBox *shipped, const PackText *texts) {
    bool same = r->pack_count == shipped->pack_count;
    for (int i = 0; i < r->pack_count && same; i++)
        same = texts[i].text == shipped->packs[i].text;
    return same;
}

static bool check_packs(Reader *r) {
    for (int i = 0; i < r->pack_count; i++) {
        const Pack *pack = &r->box->packs[i];
        const ReadPack *read = &r->packs[i];
        if (!text_equal(read->name, pack->name))
            return fail(back_at(r, read->line), "expected the pack '%s', not '%s'.",
                        pack->name, read->name);
        if (!has_hash(pack, read->hash)) return fail_hash(r, read, pack);
    }
    return true;
}

/* A match has the packs that its record names, whatever is shipped today. */
static bool open_box(Reader *r) {
    PackText texts[PACKS_MAX];
    Error why;
    OpenBox *shipped = box_open(r->shelf, NULL, 0, &why);
    if (!shipped) return fail(r, "%s", why.words);
    bool chosen = choose_texts(r, shipped, texts);
    if (chosen && are_shipped(r, shipped, texts)) {
        r->box = shipped;
        return true;
    }
    if (chosen) r->box = box_open_with(r->shelf, texts, r->pack_count, &why);
    box_close(shipped);
    if (!chosen) return false;
    return r->box ? check_packs(r) : fail(r, "%s", why.words);
}

static bool settle_setup(Reader *r, Setup *out) {
    Error why;
    SetupWords words = setup_begin(&r->box->box);
    for (int i = 0; i < r->lines[LINES_SETUP].count; i++) {
        const ReadLine *line = &r->lines[LINES_SETUP].at[i];
        if (!setup_line(&words, line->words, &why))
            return fail(back_at(r, line->number), "%s", why.words);
    }
    if (!setup_finish(&words, out, &why)) return fail(r, "%s", why.words);
    return true;
}

/* One call of match_arrange for each group of lines; a bare line ends a group. */
static bool arrange_groups(Reader *r) {
    const ReadLines *all = &r->lines[LINES_ARRANGED];
    const char **lines = NULL;
    int count = 0;
    bool fine = true;
    for (int i = 0; i <= all->count && fine; i++) {
        const char *words = i < all->count ? all->at[i].words : "";
        if (*words) {
            ARRAY_ADD(lines, count, words);
        } else if (count) {
            Error why;
            int first = all->at[i - count].number;
            fine = match_arrange(r->match, lines, count, &why) ||
                   fail(back_at(r, first), "arranged from here on: %s", why.words);
            count = 0;
        }
    }
    array_free(lines);
    return fine;
}

/* "1 quick". What the word means is up to the host that continues the match. */
static bool seat_sitters(Reader *r) {
    int seat, count = match_state(r->match)->seat_count;
    for (int i = 0; i < r->lines[LINES_SITTERS].count; i++) {
        const ReadLine *line = &r->lines[LINES_SITTERS].at[i];
        const char *rest = line->words;
        char number[8], word[SITTER_BYTES];
        bool whole = text_word(&rest, NULL, number, sizeof number) &&
                     text_word(&rest, NULL, word, sizeof word) && !*rest;
        if (!whole || !text_to_int(number, 0, count - 1, &seat))
            return fail(back_at(r, line->number),
                        "expected a seat below %d and who sits there: 'seat 0 person'.",
                        count);
        match_seat(r->match, (Seat)seat, word);
    }
    return true;
}

static bool start_match(Reader *r) {
    uint32_t fingerprint = 0;
    Setup setup;
    if (!cut_fingerprint(r, &fingerprint)) return false;
    if (!r->shelf) return fail(r, "expected 'game NAME VERSION' before it.");
    if (!r->seeded) return fail(r, "expected a seed before it.");
    if (!open_box(r) || !settle_setup(r, &setup)) return false;
    r->match = match_new(r->box, &setup, r->seed);
    if (!arrange_groups(r) || !seat_sitters(r)) return false;
    for (int i = 0; i < r->lines[LINES_NOTES].count; i++)
        match_note(r->match, r->lines[LINES_NOTES].at[i].words);
    match_recall_lesson(r->match);
    r->match->undos_past = r->undone;
    return check_fingerprint(r, fingerprint);
}

/* ---- The moves -------------------------------------------------------------------- */

typedef struct MoveLine {
    bool timed;
    uint32_t ms;
    Seat seat;
    const char *words;
} MoveLine;

static bool read_who(const Reader *r, const char *word, Seat *out) {
    int seat, count = match_state(r->match)->seat_count;
    if (text_equal(word, "clock"))
        *out = SEAT_CLOCK;
    else if (text_to_int(word, 0, count - 1, &seat))
        *out = (Seat)seat;
    else
        return fail(r, "'%s' does not sit here; expected 'clock' or a seat below %d.", word,
                    count);
    return true;
}

/* "@1800 clock words | what happened", the fingerprint already cut off. */
static bool read_move(Reader *r, MoveLine *out) {
    char word[16];
    uint64_t ms = 0;
    char *comment = strchr(r->line, '|');
    if (comment) *comment = '\0';
    text_trim_end(r->line);
    const char *rest = r->line;
    text_word(&rest, NULL, word, sizeof word);
    out->timed = word[0] == '@';
    if (out->timed) {
        if (!text_to_number(word + 1, DUE_NEVER - 1, &ms))
            return fail(r, "'%s' is not a match time in milliseconds.", word);
        text_word(&rest, NULL, word, sizeof word);
    }
    out->ms = (uint32_t)ms;
    out->words = rest;
    return read_who(r, word, &out->seat);
}

/* A record has times exactly where time runs, and the clock moves when it is due. */
static bool check_time(const Reader *r, const MoveLine *line) {
    const State *s = match_state(r->match);
    bool runs = match_time_runs(r->match);
    if (line->timed && !runs)
        return fail(r, "time stands still here; '@%u' is out of place.", line->ms);
    if (runs && !line->timed)
        return fail(r, "time runs here; expected '@' and the match time first.");
    if (!game_clock_is_due(s)) return true;
    if (line->seat == SEAT_CLOCK && line->ms != s->due_ms)
        return fail(r, "the clock moves at %u, not at %u.", s->due_ms, line->ms);
    if (line->seat != SEAT_CLOCK && line->ms >= s->due_ms)
        return fail(r, "the clock moves first, at %u.", s->due_ms);
    return true;
}

static bool play_line(Reader *r) {
    uint32_t fingerprint = 0;
    MoveLine line = {0};
    Option option;
    Error why;
    if (match_moves(r->match) == RECORD_MOVES_MAX)
        return fail(r, "a record holds at most %d moves.", RECORD_MOVES_MAX);
    if (!cut_fingerprint(r, &fingerprint) || !read_move(r, &line)) return false;
    if (match_state(r->match)->over)
        return fail(r, "the match is over; expected 'end' or nothing more.");
    if (!check_time(r, &line)) return false;
    bool played = match_find_words(r->match, line.seat, line.words, &option, &why) &&
                  match_play(r->match, line.seat, match_ticket(r->match, line.seat), option,
                             line.ms, &why);
    if (!played) return fail(r, "%s", why.words);
    match_judge_forced(r->match);
    return check_fingerprint(r, fingerprint);
}

static bool read_end(Reader *r) {
    uint32_t fingerprint = 0;
    Result result;
    char word[64] = "";
    if (!cut_fingerprint(r, &fingerprint)) return false;
    if (!match_state(r->match)->over)
        return fail(r, "the record ends here, but the match goes on.");
    match_result(r->match, &result);
    const char *outcome = result.outcome ? result.outcome : RECORD_NO_OUTCOME;
    const char *rest = r->line + strlen("end");
    text_word(&rest, NULL, word, sizeof word);
    if (!text_equal(word, outcome) || *rest)
        return fail(r, "the match ended with '%s', not with '%s'.", outcome, word);
    if (!check_fingerprint(r, fingerprint)) return false;
    if (next_line(r)) return fail(r, "nothing may follow the end.");
    return true;
}

static bool play_lines(Reader *r, int until) {
    while (match_moves(r->match) != until && next_line(r)) {
        bool ends = text_starts(r->line, "end") && strchr(" ~", r->line[3]);
        if (ends) return read_end(r);
        if (!play_line(r)) return false;
    }
    return true;
}

/* ---- The whole -------------------------------------------------------------------- */

static void close_reader(Reader *r) {
    for (int i = 0; i < r->pack_count; i++) buffer_free(&r->packs[i].text);
    for (int i = 0; i < LINES_KINDS; i++) array_free(r->lines[i].at);
    alloc_free(r->text);
}

bool match_load_from(FindGame find, const char *record, int until, OpenBox **box,
                     Match **out, Error *err) {
    Error unread;
    Reader r = {.err = err ? err : &unread, .find = find};
    if (strlen(record) > RECORD_BYTES_MAX)
        return error_set(err, "A record has at most %d bytes.", RECORD_BYTES_MAX);
    r.text = r.rest = alloc_copy(record);
    bool fine = read_head(&r) && start_match(&r) && play_lines(&r, until);
    close_reader(&r);
    if (!fine) {
        match_free(r.match);
        box_close(r.box);
        return false;
    }
    *box = r.box;
    *out = r.match;
    return true;
}

bool match_load(const char *record, int until, OpenBox **box, Match **out, Error *err) {
    return match_load_from(shelf_need, record, until, box, out, err);
}
