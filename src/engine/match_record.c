/* Writing a record: setup, seed and moves in words, one line each, with a fingerprint after
 * every move. docs/records.md describes the format; match_load.c reads it. */
#include "engine/match_private.h"
#include "engine/setup.h"

/* Every line of `words` after `mark`; after a line break at the end, an empty one too. */
static void add_marked(Buffer *out, const char *mark, const char *words) {
    for (;;) {
        const char *end = strchr(words, '\n');
        buffer_add(out, mark);
        buffer_add_some(out, words, end ? (size_t)(end - words) : strlen(words));
        buffer_char(out, '\n');
        if (!end) return;
        words = end + 1;
    }
}

/* A shipped pack without its comments: it is part of every save. */
static void write_shipped(const Pack *pack, Buffer *out) {
    Buffer lean = {0};
    pack_write(pack, &lean);
    lean.data[lean.length - 1] = '\0'; /* the last line break: add_marked puts it */
    add_marked(out, "> ", lean.data);
    buffer_free(&lean);
}

/* A later reader of the record may have other packs, or none of that name. */
static void write_pack(const Pack *pack, bool to_keep, Buffer *out) {
    bool own = pack->origin == PACK_OWN;
    buffer_format(out, "pack %s %08x", pack->name, pack->hash);
    if (pack->origin == PACK_SHIPPED && !to_keep) {
        buffer_char(out, '\n');
        return;
    }
    buffer_add(out, own ? " text\n" : " shipped\n");
    if (own)
        add_marked(out, "> ", pack->text);
    else
        write_shipped(pack, out);
}

static void write_setup(const Match *m, Buffer *out) {
    Buffer lines = {0};
    setup_write(&m->box->box, &m->setup, &lines);
    lines.data[lines.length - 1] = '\0'; /* the last line break: add_marked puts it */
    add_marked(out, "setup ", lines.data);
    buffer_free(&lines);
}

static void write_seed(const Match *m, Buffer *out) {
    Text seed = TEXT(40);
    seed_write(m->seed, &seed);
    buffer_format(out, "seed %s\n", seed.at);
}

/* A bare `arrange` parts the lines of one call from those of the next. */
static void write_arranged(const Match *m, Buffer *out) {
    for (int i = 0; i < m->arranged.count - 1; i++) {
        const char *line = m->arranged.at[i];
        buffer_format(out, "arrange%s%s\n", *line ? " " : "", line);
    }
}

static void write_sitters(const Match *m, Buffer *out) {
    for (Seat seat = 0; seat < m->now->seat_count; seat++)
        if (*m->sitters[seat]) buffer_format(out, "seat %d %s\n", seat, m->sitters[seat]);
}

static void write_head(const Match *m, bool to_keep, Buffer *out) {
    const Game *game = m->box->box.game;
    buffer_add(out, RECORD_FIRST_LINE "\n");
    buffer_format(out, "game %s %d\n", game->name, game->version);
    for (int i = 0; i < m->box->pack_count; i++)
        write_pack(&m->box->packs[i], to_keep, out);
    write_setup(m, out);
    write_seed(m, out);
    write_arranged(m, out);
    write_sitters(m, out);
    for (int i = 0; i < m->notes.count; i++)
        buffer_format(out, "note %s\n", m->notes.at[i]);
    if (m->undos_past) buffer_format(out, "undone %u\n", m->undos_past);
    buffer_format(out, "start ~%08x\n", m->start_fingerprint);
}

/* A record holds everything: a secret is worded as for the first seat that saw it. */
static Seat best_viewer(const Event *e) {
    for (Seat seat = 0; seat < SEATS_MAX && e->seen_by != EVERYONE; seat++)
        if (e->seen_by >> seat & 1) return seat;
    return SEAT_WATCHER;
}

/* '~' and line breaks are reserved in a record. */
static void add_comment(Buffer *out, const char *words) {
    for (; *words; words++)
        buffer_char(out, *words == '~' || *words == '\n' ? '-' : *words);
}

static void write_events(const Match *m, int at, Buffer *out) {
    int end = at + 1 < m->move_count ? m->moves[at + 1].event_first : m->event_count;
    const char *before = " | ";
    for (int i = m->moves[at].event_first; i < end; i++) {
        Text words = TEXT(WORDS_BYTES);
        match_event_words(m, i, best_viewer(&m->events[i].event), &words);
        if (!words.length) continue;
        buffer_add(out, before);
        add_comment(out, words.at);
        before = "; ";
    }
}

void match_move_words(const Match *m, int at, Text *out) {
    const Move *move = &m->moves[at];
    const Box *box = &m->box->box;
    box->game->option_words(box, match_hide(m, at, move->seat), move->seat, move->option,
                            out);
}

static void write_move(const Match *m, int at, bool notes, Buffer *out) {
    const Move *move = &m->moves[at];
    Text words = TEXT(WORDS_BYTES);
    match_move_words(m, at, &words);
    if (match_state_after(m, at)->due_ms) buffer_format(out, "@%u ", move->ms);
    if (move->seat == SEAT_CLOCK)
        buffer_add(out, "clock ");
    else
        buffer_format(out, "%d ", move->seat);
    buffer_add(out, words.at);
    if (notes) write_events(m, at, out);
    buffer_format(out, " ~%08x\n", move->fingerprint);
}

static void write_end(const Match *m, Buffer *out) {
    Result result;
    match_result(m, &result);
    buffer_format(out, "end %s ~%08x\n",
                  result.outcome ? result.outcome : RECORD_NO_OUTCOME,
                  match_fingerprint(m));
}

void match_record(const Match *m, RecordUse use, Buffer *out) {
    write_head(m, use == RECORD_TO_KEEP, out);
    for (int i = 0; i < m->move_count; i++) write_move(m, i, use == RECORD_TO_READ, out);
    if (m->now->over) write_end(m, out);
}
