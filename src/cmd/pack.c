/* `baize pack list | show | check | new`: what the packs hold, and where it comes from. */
#include "base/file.h"

#include "term/out.h"

#include "cmd/cmd.h"
#include "cmd/options.h"

enum { SOURCES = SOURCE_INVENTED + 1 };

/* How many entries come from where. */
typedef struct Counts {
    int total;
    int from[SOURCES];
    int partly; /* known entries that name some keys as invented */
} Counts;

static void count_entry(const PackEntry *e, Counts *counts) {
    Source source;
    Error ignored;
    counts->total++;
    if (!entry_source(e, &source, &ignored)) return;
    counts->from[source]++;
    if (source != SOURCE_INVENTED && entry_key(e, "invented")) counts->partly++;
}

static void print_counts(const Counts *counts) {
    out("%d %s", counts->total, counts->total == 1 ? "entry" : "entries");
    for (int i = 0; i < SOURCES; i++)
        if (counts->from[i]) out(", %d %s", counts->from[i], source_word((Source)i));
    if (counts->partly) out("; %d of the known ones partly invented", counts->partly);
    out("\n");
}

static void print_pack(const Pack *pack) {
    Counts counts = {0};
    for (int i = 0; i < pack->entry_count; i++) count_entry(&pack->entries[i], &counts);
    out("  pack %s (%08x%s): ", pack->name, (unsigned)pack->hash,
        pack->origin == PACK_SHIPPED ? "" : ", yours");
    print_counts(&counts);
}

static void print_modes(const Box *box) {
    int count;
    const SetupField *mode = box->game->fields(box, &count);
    for (int i = 0; i < mode->choice_count; i++)
        out("  mode %-12s %s\n", mode->choices[i].id, mode->choices[i].label);
}

static bool list_packs(Error *err) {
    for (int i = 0; i < shelf_count; i++) {
        if (!shelf[i].listed) continue;
        OpenBox *box = box_open(&shelf[i], NULL, 0, err);
        if (!box) return false;
        out("%s: %s (packs of version %d)\n", box->box.game->name, box->box.game->title,
            box->box.game->pack_version);
        print_modes(&box->box);
        for (int p = 0; p < box->pack_count; p++) print_pack(&box->packs[p]);
        box_close(box);
    }
    return true;
}

/* The entry at this place, counted through all packs; NULL past the last. */
static const PackEntry *entry_in(const OpenBox *box, int at) {
    int p = 0;
    while (p < box->pack_count && at >= box->packs[p].entry_count)
        at -= box->packs[p++].entry_count;
    return p < box->pack_count ? &box->packs[p].entries[at] : NULL;
}

/* The first entry of its kind at this place or after it, which is then in *at; or NULL. */
static const PackEntry *next_kind(const OpenBox *box, int *at) {
    const PackEntry *e;
    for (; (e = entry_in(box, *at)); ++*at) {
        int first = 0;
        while (!text_equal(entry_in(box, first)->kind, e->kind)) first++;
        if (first == *at) return e;
    }
    return NULL;
}

static void print_kind(const OpenBox *box, const char *kind) {
    Counts counts = {0};
    const PackEntry *e;
    for (int i = 0; (e = entry_in(box, i)); i++)
        if (text_equal(e->kind, kind)) count_entry(e, &counts);
    out("  %-12s ", kind);
    print_counts(&counts);
}

static void print_entry(const PackEntry *e) {
    out("# %s:%d\n[%s %s]\n", e->file, e->line, e->kind, e->id);
    for (int i = 0; i < e->key_count; i++)
        out("%s = %s\n", e->keys[i].key, e->keys[i].value);
}

/* Entries of different kinds may share an id: all of them are shown. */
static bool show_entry(const OpenBox *box, const char *id, Error *err) {
    enum { IDS_MAX = 1024 };
    const char *ids[IDS_MAX];
    const PackEntry *e;
    int count = 0;
    bool found = false;
    for (int i = 0; (e = entry_in(box, i)); i++) {
        if (count < IDS_MAX) ids[count++] = e->id;
        if (!text_equal(e->id, id)) continue;
        print_entry(e);
        found = true;
    }
    if (found) return true;
    const char *nearest = text_nearest(id, ids, count);
    if (nearest)
        return error_set(err, "No entry is called '%s'; did you mean '%s'?", id, nearest);
    return error_set(err, "No entry of %s is called '%s'.", box->box.game->title, id);
}

static bool show_packs(const TableOptions *o, const Words *plain, Error *err) {
    OpenBox *box = options_open(o, plain->at[1], err);
    if (!box) return false;
    bool fine = true;
    if (plain->count == 3) {
        fine = show_entry(box, plain->at[2], err);
    } else {
        const PackEntry *e;
        out("%s\n", box->box.game->title);
        for (int p = 0; p < box->pack_count; p++) print_pack(&box->packs[p]);
        for (int i = 0; (e = next_kind(box, &i)); i++) print_kind(box, e->kind);
    }
    box_close(box);
    return fine;
}

/* Reads the pack alone, to learn its game, and then with that game's own. */
static bool check_text(const char *file, const char *text, Error *err) {
    Pack pack;
    if (!pack_read(file, text, &pack, err)) return false;
    Error unknown;
    const Shelf *game = shelf_need(pack.game, &unknown);
    OpenBox *box = NULL;
    if (!game)
        error_set(err, "%s: %s", file, unknown.words);
    else
        box = box_open(game, &(PackText){file, text, PACK_OWN}, 1, err);
    if (box) {
        out("%s is a valid pack for %s.\n", file, game->game->name);
        print_pack(&box->packs[box->pack_count - 1]);
        box_close(box);
    }
    pack_free(&pack);
    return box != NULL;
}

static bool check_pack(const char *file, Error *err) {
    Buffer text = {0};
    bool fine =
        file_read(file, PACK_BYTES_MAX, &text, err) && check_text(file, text.data, err);
    buffer_free(&text);
    return fine;
}

/* The first shipped entry of every kind, as a comment to copy from. */
static void write_examples(const OpenBox *box, Buffer *out) {
    const PackEntry *e;
    for (int i = 0; (e = next_kind(box, &i)); i++) {
        buffer_format(out, "\n# [%s %s]\n", e->kind, e->id);
        for (int k = 0; k < e->key_count; k++)
            buffer_format(out, "# %s = %s\n", e->keys[k].key, e->keys[k].value);
    }
}

static void write_starter(const OpenBox *box, const char *name, Buffer *out) {
    const Game *game = box->box.game;
    buffer_format(out, "# A pack for the game %s.\n", game->name);
    buffer_format(out,
                  "# Check it with: baize pack check FILE\n"
                  "# Play with it:  baize play %s --pack FILE\n",
                  game->name);
    buffer_format(out, "pack %s\ngame %s %d\n\n", name, game->name, game->pack_version);
    buffer_add(out,
               "# An entry with the kind and id of a shipped one replaces it. Below is\n"
               "# one of each kind: remove the '#' and change what you like.\n");
    write_examples(box, out);
}

/* Never over a file that is there: somebody may have worked on it. */
static bool keep_starter(const char *file, const Buffer *text, Error *err) {
    FileMade made = file_create_safely(file, text->data, text->length, err);
    if (made == FILE_THERE_ALREADY)
        error_set(err, "There is already a file %s; choose another name.", file);
    if (made != FILE_MADE) return false;
    out("Wrote %s; its first lines say how to continue.\n", file);
    return true;
}

static bool start_pack(const Words *plain, Error *err) {
    if (!text_is_id(plain->at[2]))
        return error_set(
            err, "A pack's name has only lower-case letters, digits and '_', not '%s'.",
            plain->at[2]);
    OpenBox *box = options_open(&(TableOptions){0}, plain->at[1], err);
    if (!box) return false;
    Buffer text = {0};
    bool fine = true;
    write_starter(box, plain->at[2], &text);
    if (plain->count == 4)
        fine = keep_starter(plain->at[3], &text, err);
    else
        out_words(text.data);
    buffer_free(&text);
    box_close(box);
    return fine;
}

int pack_command(int count, char **words, Error *err) {
    TableOptions o = {0};
    Words plain = {0};
    Flag flags[] = {{"--pack", TAKES_VALUE, &o.pack}};
    bool fine;
    if (!args_read(count, words, flags, 1, &plain, err)) return STATUS_USAGE;

    const char *task = plain.count > 0 ? plain.at[0] : "";
    if (text_equal(task, "list") && plain.count == 1) {
        fine = list_packs(err);
    } else if (text_equal(task, "show") && (plain.count == 2 || plain.count == 3)) {
        fine = show_packs(&o, &plain, err);
    } else if (text_equal(task, "check") && plain.count == 2) {
        fine = check_pack(plain.at[1], err);
    } else if (text_equal(task, "new") && (plain.count == 3 || plain.count == 4)) {
        fine = start_pack(&plain, err);
    } else {
        error_set(err, "'pack' takes: list, show GAME [ENTRY], check FILE, or new GAME "
                       "NAME [FILE].");
        return STATUS_USAGE;
    }
    return fine ? STATUS_DONE : STATUS_FAILED;
}
