/* Verbs and lines of packs, counted by matches. */
#include "soak-parts/usage.h"

#include <stdio.h>

#include "base/alloc.h"
#include "base/require.h"

/* One row of the report: a verb where `entry` is NULL. */
typedef struct Row {
    const PackEntry *entry;
    const char *word; /* of the verb, or the key */
    int line;
    int seen, offered, taken;
    int seen_in, offered_in, taken_in; /* 1 + the last match counted */
    int had;                           /* seats that have it at the end */
    double won, points;                /* by them */
} Row;

/* How far an option came. */
typedef enum Reach { REACH_SEEN, REACH_OFFERED, REACH_TAKEN } Reach;

/* Games name a line by the same three pointers again and again: found once, it is found. */
typedef struct Found {
    Use use;
    int row; /* 1 + its place, or 0: the packs do not have it */
    bool known;
} Found;

enum { ROWS_MAX = 2048, FOUND_MAX = 4096 };

struct Usage {
    const OpenBox *box;
    int count;
    Row rows[ROWS_MAX];
    Found found[FOUND_MAX];
};

/* ---- Rows --------------------------------------------------------------------------------- */

static void add_row(Usage *u, const PackEntry *entry, const char *word, int line) {
    REQUIRE(u->count < ROWS_MAX);
    u->rows[u->count++] = (Row){.entry = entry, .word = word, .line = line};
}

/* By rows of a kind and its keys, as in Game.usable. */
static bool add_entry(const PackEntry *e, void *context, Error *err) {
    Usage *u = context;
    (void)err;
    for (const char *const *usable = u->box->box.game->usable; *usable; usable++) {
        const char *rest = *usable;
        char word[64];
        text_word(&rest, "", word, sizeof word);
        if (!text_equal(word, e->kind)) continue;
        while (text_word(&rest, "", word, sizeof word)) {
            const PackKey *key = entry_key(e, word);
            if (key) add_row(u, e, key->key, key->line);
        }
    }
    return true;
}

Usage *usage_new(const OpenBox *box) {
    Usage *u = alloc_zero(sizeof *u);
    const Face *face = box->shelf->face;
    u->box = box;
    for (int verb = 1; verb < face->verb_count; verb++)
        add_row(u, NULL, face->verbs[verb].word, 0);
    if (box->box.game->usable)
        pack_each(box->packs, box->pack_count, NULL, 0, add_entry, u, NULL);
    return u;
}

void usage_free(Usage *u) {
    alloc_free(u);
}

/* ---- Counting ----------------------------------------------------------------------------- */

static int search(const Usage *u, Use use) {
    for (int i = 0; i < u->count; i++) {
        const Row *row = &u->rows[i];
        if (row->entry && text_equal(row->entry->id, use.id) &&
            text_equal(row->entry->kind, use.kind) && text_equal(row->word, use.key))
            return 1 + i;
    }
    return 0;
}

static bool is_same(Use a, Use b) {
    return a.id == b.id && a.key == b.key && a.kind == b.kind;
}

static Row *find_row(Usage *u, Use use) {
    size_t at = ((size_t)use.id * 31 + (size_t)use.key) * 0x9E3779B1u >> 8;
    Found *found = &u->found[at % FOUND_MAX];
    while (found->known && !is_same(found->use, use)) found = &u->found[++at % FOUND_MAX];
    if (!found->known) *found = (Found){use, search(u, use), true};
    return found->row > 0 ? &u->rows[found->row - 1] : NULL;
}

static void count_in(int *matches, int *last, int match) {
    *matches += *last != match + 1;
    *last = match + 1;
}

static void count_row(Row *row, int match, Reach reach) {
    count_in(&row->seen, &row->seen_in, match);
    if (reach >= REACH_OFFERED) count_in(&row->offered, &row->offered_in, match);
    if (reach >= REACH_TAKEN) count_in(&row->taken, &row->taken_in, match);
}

static void count_uses(Usage *u, int match, const Uses *uses, Reach reach) {
    for (int i = 0; i < uses->count; i++) {
        Row *row = find_row(u, uses->at[i]);
        if (row) count_row(row, match, reach);
    }
}

static void note_option(Usage *u, int match, const State *s, Seat seat, Option o,
                        Reach reach) {
    const Box *box = &u->box->box;
    Uses uses;
    if (o.verb > 0) count_row(&u->rows[o.verb - 1], match, reach);
    if (!box->game->uses) return;
    uses.count = 0;
    box->game->uses(box, s, seat, o, &uses);
    count_uses(u, match, &uses, reach);
}

void usage_note_choice(Usage *u, int match, const State *s, Seat seat,
                       const OptionList *list, Option choice) {
    for (int i = 0; i < list->count; i++) {
        bool taken = option_equal(list->at[i], choice);
        note_option(u, match, s, seat, list->at[i], taken ? REACH_TAKEN : REACH_OFFERED);
    }
    for (int i = 0; list->why && i < list->why->count; i++)
        note_option(u, match, s, seat, list->why->at[i].option, REACH_SEEN);
}

void usage_note_events(Usage *u, int match, const EventLog *log) {
    const Box *box = &u->box->box;
    Uses uses;
    for (int i = 0; i < log->count; i++) {
        uses.count = 0;
        box->game->event_uses(box, &log->at[i], &uses);
        count_uses(u, match, &uses, REACH_TAKEN);
    }
}

double win_share(const uint8_t *place, int seats, int seat) {
    int first = 0;
    for (int i = 0; i < seats; i++) first += place[i] == 1;
    if (place[seat] != 1) return 0;
    return first == seats ? 1 : 1.0 / first;
}

static void note_seat(Usage *u, int match, const State *s, Seat seat, const Result *r) {
    const Box *box = &u->box->box;
    Uses uses = {0};
    if (box->game->uses) box->game->uses(box, s, seat, option_make(0, 0, 0, 0), &uses);
    count_uses(u, match, &uses, REACH_TAKEN);
    for (int i = 0; i < uses.count; i++) {
        Row *row = find_row(u, uses.at[i]);
        if (!row) continue;
        row->had++;
        row->won += win_share(r->place, s->seat_count, seat);
        row->points += r->points[seat];
    }
}

void usage_note_end(Usage *u, int match, const State *s, const Result *result) {
    for (Seat seat = 0; seat < s->seat_count; seat++) note_seat(u, match, s, seat, result);
}

void usage_add(Usage *to, const Usage *from) {
    for (int i = 0; i < to->count; i++) {
        to->rows[i].seen += from->rows[i].seen;
        to->rows[i].offered += from->rows[i].offered;
        to->rows[i].taken += from->rows[i].taken;
        to->rows[i].had += from->rows[i].had;
        to->rows[i].won += from->rows[i].won;
        to->rows[i].points += from->rows[i].points;
    }
}

/* ---- The report ------------------------------------------------------------------------------ */

static void row_words(const Row *row, Text *out) {
    if (row->entry)
        text_format(out, "[%s %s] %s", row->entry->kind, row->entry->id, row->word);
    else
        text_format(out, "option %s", row->word);
}

void usage_print_all(const Usage *u) {
    printf("\n%-48s %8s %8s %8s %8s %8s %8s\n", "in how many matches", "seen", "offered",
           "taken", "at end", "won %", "points");
    for (int i = 0; i < u->count; i++) {
        char room[80];
        Text words = text_over(room, sizeof room);
        row_words(&u->rows[i], &words);
        const Row *row = &u->rows[i];
        printf("%-48s %8d %8d %8d", room, row->seen, row->offered, row->taken);
        if (row->had > 0)
            printf(" %8d %8.1f %8.2f", row->had, 100 * row->won / row->had,
                   row->points / row->had);
        printf("\n");
    }
}

/* An entry that says why it is `rare` need not come up. */
static const PackKey *excuse(const Row *row) {
    return row->entry ? entry_key(row->entry, "rare") : NULL;
}

static void print_row(const Row *row, const char *what) {
    char room[80];
    Text words = text_over(room, sizeof room);
    row_words(row, &words);
    if (row->entry) printf("%s:%d: ", row->entry->file, row->line);
    printf("%s %s", room, what);
    if (excuse(row)) printf(", as it says: %s", excuse(row)->value);
    printf("\n");
}

int usage_print_unused(const Usage *u) {
    int unused = 0;
    for (int i = 0; i < u->count; i++) {
        const Row *row = &u->rows[i];
        if (row->offered == 0)
            print_row(row, "was never offered");
        else if (row->taken == 0)
            print_row(row, "was offered and never taken");
        unused += row->offered == 0 && !excuse(row);
    }
    printf("%d verbs and lines of packs, %d never offered without a reason\n", u->count,
           unused);
    return unused;
}
