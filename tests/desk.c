/* The table for tests: see table.h. */
#include <criterion/criterion.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"

#include "engine/foresee.h"
#include "engine/setup.h"
#include "sitting/sitting.h"

#include "desk.h"

enum { WORDS_MAX = 200, LINES_MAX = 40 };

/* Lines cut out of one string, in a copy that `lines_free` frees. */
typedef struct Lines {
    char *copy;
    int count;
    const char *at[LINES_MAX];
} Lines;

static Lines lines_of(const char *words) {
    Lines l = {alloc_copy(words), 0, {0}};
    for (char *line = strtok(l.copy, ";\n"); line; line = strtok(NULL, ";\n")) {
        while (*line == ' ') line++;
        if (!*line) continue;
        cr_assert(l.count < LINES_MAX, "more than %d lines", LINES_MAX);
        l.at[l.count++] = line;
    }
    return l;
}

static void lines_free(Lines *l) {
    alloc_free(l->copy);
}

static Setup read_setup(const OpenBox *box, const char *words) {
    SetupWords w = setup_begin(&box->box);
    Setup setup;
    Error err = {""};
    Lines l = lines_of(words);
    for (int i = 0; i < l.count; i++) {
        cr_assert(setup_line(&w, l.at[i], &err), "%s", err.words);
    }
    cr_assert(setup_finish(&w, &setup, &err), "%s", err.words);
    lines_free(&l);
    return setup;
}

static OpenBox *open_box(const char *game, const char *pack) {
    Error err = {""};
    const PackText extra = {"test.pack", pack, PACK_OWN};
    const Shelf *on_shelf = shelf_need(game, &err);
    cr_assert(on_shelf, "%s", err.words);
    OpenBox *box = box_open(on_shelf, &extra, pack != NULL, &err);
    cr_assert(box, "%s", err.words);
    return box;
}

static Desk open_desk(const char *game, const char *pack, const char *setup) {
    Desk d = {open_box(game, pack), NULL};
    Setup chosen = read_setup(d.box, setup);
    d.match = match_new(d.box, &chosen, seed_from_number(41));
    return d;
}

Desk desk_open_with(const char *game, const char *pack, const char *setup,
                    const char *position) {
    Desk d = open_desk(game, pack, setup);
    Error err = {""};
    Lines l = lines_of(position);
    if (l.count) cr_assert(match_arrange(d.match, l.at, l.count, &err), "%s", err.words);
    lines_free(&l);
    return d;
}

Desk desk_open(const char *game, const char *setup, const char *position) {
    return desk_open_with(game, NULL, setup, position);
}

const char *desk_refuses(const char *game, const char *setup, const char *position,
                         Error *err) {
    Desk d = open_desk(game, NULL, setup);
    Lines l = lines_of(position);
    bool accepted = match_arrange(d.match, l.at, l.count, err);
    lines_free(&l);
    desk_close(&d);
    return accepted ? NULL : err->words;
}

void desk_close(Desk *d) {
    match_free(d->match);
    box_close(d->box);
}

/* Tests of a game ask for that game alone. */
const void *printed_content(const char *game) {
    static OpenBox *box;
    if (!box) box = open_box(game, NULL);
    cr_assert_str_eq(box->box.game->name, game);
    return box->box.content;
}

/* ---- Playing ------------------------------------------------------------------------ */

static void say_offers(const Desk *d, Seat seat) {
    OptionList list = {0, NULL, {{0}}};
    match_options(d->match, seat, &list);
    if (!list.count) fprintf(stderr, "  seat %d is asked nothing\n", seat);
    for (int i = 0; i < list.count; i++) {
        char room[WORDS_MAX];
        Text words = text_over(room, sizeof room);
        match_option_words(d->match, seat, list.at[i], &words);
        fprintf(stderr, "  %s\n", room);
    }
}

bool play(Desk *d, Seat seat, const char *words) {
    Option o;
    Error err = {""};
    if (!match_find_words(d->match, seat, words, &o, &err)) {
        fprintf(stderr, "'%s' is not on offer for seat %d; there are:\n", words, seat);
        say_offers(d, seat);
        return false;
    }
    bool played = match_play(d->match, seat, match_ticket(d->match, seat), o, 0, &err);
    cr_assert(played, "%s", err.words);
    const State *s = match_state(d->match);
    const char *broken = d->box->box.game->check(&d->box->box, s);
    cr_assert_null(broken, "after '%s': %s", words, broken);
    return true;
}

bool play_all(Desk *d, Seat seat, const char *words) {
    Lines l = lines_of(words);
    bool all = true;
    for (int i = 0; i < l.count && all; i++) all = play(d, seat, l.at[i]);
    lines_free(&l);
    return all;
}

bool step(Desk *d) {
    if (!match_clock_step(d->match)) {
        fprintf(stderr, "nothing is due\n");
        return false;
    }
    const char *broken = d->box->box.game->check(&d->box->box, match_state(d->match));
    cr_assert_null(broken, "after a clock move: %s", broken);
    return true;
}

bool steps(Desk *d, int count) {
    while (count-- > 0) {
        if (!step(d)) return false;
    }
    return true;
}

/* ---- Looking ------------------------------------------------------------------------ */

bool asked(const Desk *d, Seat seat, int kind) {
    const State *s = match_state(d->match);
    bool right = match_asks(d->match, seat) && s->asked[seat].kind == kind;
    if (!right)
        fprintf(stderr, "seat %d is asked %d, not %d\n", seat, s->asked[seat].kind, kind);
    return right;
}

static bool packs_say(const Desk *d, const char *words) {
    for (int i = 0; i < d->box->pack_count; i++)
        if (strstr(d->box->packs[i].text, words + 1))
            return true; /* "Mend it", "mend it" */
    return false;
}

/* A word of the game's packs, its README or its scene. */
static bool game_knows(const Desk *d, const char *word) {
    const char *readme = shelf_file(d->box->box.game->name, "README.md");
    if (packs_say(d, word) || (readme && strstr(readme, word))) return true;
    Buffer scene = {0};
    Json j = json_into(&scene);
    match_scene_json(d->match, NULL, &j);
    bool known = strstr(scene.data, word) != NULL;
    buffer_free(&scene);
    return known;
}

/* What fills a hole is made of words that the game knows, and of numbers. */
static bool fills_a_hole(const Desk *d, const char *words, size_t length) {
    char copy[WORDS_MAX];
    if (length == 0 || length >= sizeof copy) return false;
    memcpy(copy, words, length);
    copy[length] = '\0';
    for (char *word = strtok(copy, " ,"); word; word = strtok(NULL, " ,"))
        if (!isdigit((unsigned char)*word) && !game_knows(d, word)) return false;
    return true;
}

/* Marks are not printed: "[!line : ]" reads ": ". */
static const char *past_marks(const char *pattern) {
    while (*pattern == '[' || *pattern == ']')
        pattern = *pattern == '[' ? strchr(pattern, ' ') + 1 : pattern + 1;
    return pattern;
}

/* The words fit the pattern, with something in each of its holes, or are the `start` of some
 * that do. */
static bool fits_pattern(const Desk *d, const char *words, const char *pattern,
                         bool start) {
    pattern = past_marks(pattern);
    for (; *pattern && *pattern != '{' && *pattern == *words; words++)
        pattern = past_marks(pattern + 1);
    if (start && !*words) return true;
    if (*pattern != '{') return !*pattern && !*words;
    const char *rest = strchr(pattern, '}') + 1;
    for (size_t length = 0; length <= strlen(words); length++)
        if (fits_pattern(d, words + length, rest, start) &&
            (length == 0 || fills_a_hole(d, words, length)))
            return true;
    return false;
}

/* Words that are nothing but a hole stand in a pack as they are. */
static bool fits_row(const Desk *d, const char *words, const FaceVerb *row, bool start) {
    if (!row->words || !*row->words) return false;
    const char *end = strchr(row->words, '}');
    if (*row->words == '{' && end && !end[1]) return packs_say(d, words);
    return fits_pattern(d, words, row->words, start);
}

static bool fits_face(const Desk *d, const char *words, bool start) {
    const Face *face = d->box->shelf->face;
    for (int i = 0; i < face->verb_count; i++)
        if (fits_row(d, words, &face->verbs[i], start)) return true;
    for (int i = 0; i < face->variant_count; i++)
        if (fits_row(d, words, &face->variants[i], start)) return true;
    return false;
}

bool could_be_offered(const Desk *d, const char *words) {
    return fits_face(d, words, false);
}

bool could_begin(const Desk *d, const char *words) {
    return fits_face(d, words, true);
}

bool offers(const Desk *d, Seat seat, const char *words) {
    Option o;
    Error err;
    if (match_find_words(d->match, seat, words, &o, &err)) return true;
    cr_assert(could_be_offered(d, words), "no option is ever called '%s'", words);
    return false;
}

int offered(const Desk *d, Seat seat, const char *start) {
    OptionList list = {0, NULL, {{0}}};
    match_options(d->match, seat, &list);
    int count = 0;
    for (int i = 0; i < list.count; i++) {
        char room[WORDS_MAX];
        Text words = text_over(room, sizeof room);
        match_option_words(d->match, seat, list.at[i], &words);
        count += text_starts(room, start);
    }
    cr_assert(count || could_begin(d, start), "no option ever begins with '%s'", start);
    return count;
}

static void say_refusal(const Desk *d, Seat seat, const Refusal *r) {
    char room[WORDS_MAX], reason[WORDS_MAX];
    Text words = text_over(room, sizeof room), why = text_over(reason, sizeof reason);
    match_option_words(d->match, seat, r->option, &words);
    refusal_words(r, &why);
    fprintf(stderr, "  refused: %s (%s: %s)\n", room, r->clause, reason);
}

static bool is_refusal(const Desk *d, Seat seat, const Refusal *r, const char *words) {
    char room[WORDS_MAX];
    Text found = text_over(room, sizeof room);
    match_option_words(d->match, seat, r->option, &found);
    return text_equal(room, words);
}

bool refuses(const Desk *d, Seat seat, const char *words, const char *clause, int missing) {
    Refusals why;
    OptionList list;
    match_explain(d->match, seat, &list, &why);
    for (int i = 0; i < why.count; i++) {
        const Refusal *r = &why.at[i];
        bool number = missing == r->amount || (missing == 0 && !refusal_is_lack(r));
        if (!text_equal(r->clause, clause) || !number) continue;
        if (is_refusal(d, seat, r, words)) return !offers(d, seat, words);
    }
    fprintf(stderr, "'%s' is not refused by %s, missing %d\n", words, clause, missing);
    for (int i = 0; i < why.count; i++) say_refusal(d, seat, &why.at[i]);
    say_offers(d, seat);
    return false;
}

const char *why_not(const Desk *d, Seat seat, const char *words) {
    static char room[WORDS_MAX];
    Text said = text_over(room, sizeof room);
    Refusals why;
    OptionList list;
    match_explain(d->match, seat, &list, &why);
    for (int i = 0; i < why.count; i++) {
        if (!is_refusal(d, seat, &why.at[i], words)) continue;
        text_format(&said, "%s: ", why.at[i].clause);
        refusal_words(&why.at[i], &said);
        break;
    }
    return room;
}

static bool fits(const Event *e, int kind, int a, int b, int c) {
    return e->kind == kind && (a == ANY || e->arg[0] == a) &&
           (b == ANY || e->arg[1] == b) && (c == ANY || e->arg[2] == c);
}

bool happened(const Desk *d, int kind, int a, int b, int c) {
    int moves = match_moves(d->match), count = match_event_count(d->match);
    int first = count;
    while (first > 0 && match_event_move(d->match, first - 1) == moves) {
        Event e = match_event(d->match, --first, SEAT_WATCHER);
        if (fits(&e, kind, a, b, c)) return true;
    }
    for (int i = first; i < count; i++) {
        Event e = match_event(d->match, i, SEAT_WATCHER);
        fprintf(stderr, "  event %d: %d %d %d\n", e.kind, e.arg[0], e.arg[1], e.arg[2]);
    }
    return false;
}

static Foresight foresight(const Desk *d, Seat seat, const char *words) {
    Foresight out;
    Option o;
    Error err = {""};
    cr_assert(match_find_words(d->match, seat, words, &o, &err), "%s", err.words);
    cr_assert(foresee(&d->box->box, match_state(d->match), seat, o, &out));
    return out;
}

bool foretells(const Desk *d, Seat seat, const char *words, int kind) {
    Foresight f = foresight(d, seat, words);
    for (int i = 0; i < f.log.count; i++)
        if (f.log.at[i].kind == kind) return true;
    return false;
}

int foretold(const Desk *d, Seat seat, const char *words, Seat whose, int tally) {
    return foresight(d, seat, words).change[whose][tally];
}

bool ended(const Desk *d, const char *outcome) {
    Result r;
    memset(&r, 0, sizeof r);
    match_result(d->match, &r);
    return match_state(d->match)->over && r.outcome && text_equal(r.outcome, outcome);
}

/* ---- Packs ----------------------------------------------------------------------------- */

void pack_without(const char *game, const char *file, const char *start, Buffer *out) {
    bool inside = false;
    const char *line = shelf_file(game, file);
    while (*line) {
        size_t length = strcspn(line, "\n") + 1;
        if (line[0] == '[') inside = text_starts(line, start);
        if (inside) buffer_char(out, '#');
        buffer_add_some(out, line, length);
        line += length;
    }
}

bool offers_nobody_else(const Desk *d) {
    static OptionList list;
    const Seat nobody[] = {SEAT_WATCHER, SEAT_NONE, SEAT_CLOCK};
    int found = 0, count = game_clock_is_due(match_state(d->match)) ? 2 : 3;
    for (int i = 0; i < count; i++) {
        game_options(&d->box->box, match_state(d->match), nobody[i], &list);
        found += list.count;
    }
    return found == 0;
}

void desk_seat(Match *m, const char *sitters) {
    char word[SITTER_BYTES];
    Sitter all[SEATS_MAX] = {{0}};
    Error err;
    for (int i = 0; text_word(&sitters, ",", word, sizeof word); i++)
        cr_assert(sitter_read(word, &all[i], &err), "%s", err.words);
    sitters_write(m, all);
}

void desk_wander(const char *game, const char *setup, const char *sitter, int matches,
                 Look look) {
    Desk d = desk_open(game, setup, "");
    for (int i = 0; i < matches; i++) {
        Match *m = match_new(d.box, match_setup(d.match), seed_from_number((uint64_t)i));
        Sitter all[SEATS_MAX];
        Error err;
        cr_assert(sitter_read(sitter, &all[0], &err), "%s", err.words);
        for (Seat seat = 1; seat < SEATS_MAX; seat++) all[seat] = all[0];
        sitters_write(m, all);
        Sitting *s = sitting_new(m);
        do look(&d.box->box, match_state(m));
        while (sitting_step(s));
        sitting_free(s);
        match_free(m);
    }
    desk_close(&d);
}
