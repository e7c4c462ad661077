/* Finding games and their files, opening boxes. */
#include "engine/shelf.h"

#include "base/alloc.h"

enum { PATH_ROOM = 200, NAMES_MAX = 64 };

const Shelf *shelf_find(const char *name) {
    for (int i = 0; i < shelf_count; i++)
        if (text_equal(shelf[i].game->name, name)) return &shelf[i];
    return NULL;
}

const Shelf *shelf_need(const char *name, Error *err) {
    const Shelf *found = shelf_find(name);
    if (found) return found;
    const char *names[NAMES_MAX];
    Text all = TEXT(300);
    int count = 0;
    for (int i = 0; i < shelf_count && count < NAMES_MAX; i++) {
        if (!shelf[i].listed) continue;
        text_format(&all, "%s%s", count ? ", " : "", shelf[i].game->name);
        names[count++] = shelf[i].game->name;
    }
    const char *nearest = text_nearest(name, names, count);
    if (nearest)
        error_set(err, "There is no game '%s'; did you mean '%s'?", name, nearest);
    else
        error_set(err, "There is no game '%s'. There is: %s.", name, all.at);
    return NULL;
}

/* A game's folder has '_' where its name has '-'. */
const Embedded *shelf_folder_file(const char *game_name, const char *folder, int at) {
    Text path = TEXT(PATH_ROOM);
    for (; *game_name; game_name++) text_char(&path, *game_name == '-' ? '_' : *game_name);
    text_format(&path, "/%s", folder);
    for (int i = 0; i < embedded_count; i++)
        if (text_starts(embedded[i].path, path.at) && at-- == 0) return &embedded[i];
    return NULL;
}

const char *shelf_file(const char *game_name, const char *file) {
    const Embedded *found = shelf_folder_file(game_name, file, 0);
    return found && text_equal(strchr(found->path, '/') + 1, file) ? found->text : NULL;
}

static bool add_pack(OpenBox *open, PackText source, Error *err) {
    const Game *game = open->box.game;
    if (open->pack_count == PACKS_MAX)
        return error_set(err, "%s: a game takes at most %d packs, shipped ones included.",
                         source.file, PACKS_MAX);
    Pack *pack = &open->packs[open->pack_count];
    if (!pack_read(source.file, source.text, pack, err)) return false;
    pack->origin = source.origin;
    open->pack_count++;
    if (!text_equal(pack->game, game->name))
        return error_set(err, "%s: this pack is for the game '%s', not for '%s'.",
                         source.file, pack->game, game->name);
    if (pack->game_version != game->pack_version)
        return error_set(err,
                         "%s: this pack is for version %d of the packs of '%s'; here is "
                         "version %d.",
                         source.file, pack->game_version, game->name, game->pack_version);
    return true;
}

/* ---- What bots think ----------------------------------------------------------------- */

/*
 * A bot without weights would see the end of a match alone. A player's own packs may lack some or all
 * of them, so the shipped ones lend theirs: every entry of the kind `bot` that the packs of the box
 * lack, or leave out, and every key that such an entry lacks. Those of an earlier edition always
 * give way: by now they may have other names.
 */

static bool has_all_shipped(const OpenBox *open) {
    for (int i = 0; i < open->pack_count; i++)
        if (open->packs[i].origin != PACK_SHIPPED) return false;
    return !shelf_folder_file(open->box.game->name, "packs/", open->pack_count);
}

static bool write_weights(const Embedded *file, Buffer *out, Error *err) {
    Pack shipped;
    if (!pack_read(file->path, file->text, &shipped, err)) return false;
    for (int i = 0; i < shipped.entry_count; i++)
        if (text_equal(shipped.entries[i].kind, "bot"))
            pack_write_entry(&shipped.entries[i], out);
    pack_free(&shipped);
    return true;
}

static bool read_weights(OpenBox *open, Error *err) {
    const Game *game = open->box.game;
    const Embedded *file;
    Buffer text = {0};
    bool read = true;
    pack_write_head("weights", game->name, game->pack_version, &text);
    for (int i = 0; read && (file = shelf_folder_file(game->name, "packs/", i)); i++)
        read = write_weights(file, &text, err);
    read = read && pack_read("packs", text.data, &open->weights, err);
    buffer_free(&text);
    return read;
}

/* Entries of an earlier edition that nothing replaces. */
static void leave_out(const Pack *edition, const Pack *weights, Buffer *out) {
    for (int i = 0; i < edition->entry_count; i++) {
        const PackEntry *e = &edition->entries[i];
        if (text_equal(e->kind, "bot") && !pack_find(weights, 1, e->kind, e->id))
            buffer_format(out, "[%s %s]\nleft_out=yes\n", e->kind, e->id);
    }
}

static bool lend_entries(OpenBox *open, Error *err) {
    const Pack *weights = &open->weights;
    Buffer text = {0};
    int later = 0; /* than the last pack of an earlier edition */
    pack_write_head("lent", weights->game, weights->game_version, &text);
    for (int i = 0; i < open->pack_count; i++) {
        if (open->packs[i].origin != PACK_EDITION) continue;
        leave_out(&open->packs[i], weights, &text);
        later = i + 1;
    }
    for (int i = 0; i < weights->entry_count; i++) {
        const PackEntry *e = &weights->entries[i];
        if (!pack_find(open->packs + later, open->pack_count - later, e->kind, e->id))
            pack_write_entry(e, &text);
    }
    bool read = pack_read("packs", text.data, &open->lent, err);
    buffer_free(&text);
    return read;
}

/* A shipped box, which is the usual one, lacks nothing and need not be read twice. */
static bool lend_weights(OpenBox *open, Error *err) {
    if (has_all_shipped(open)) return true;
    if (!read_weights(open, err) || !lend_entries(open, err)) return false;
    for (int i = 0; i < open->pack_count; i++) pack_borrow(&open->packs[i], &open->weights);
    return true;
}

/* ---- Boxes --------------------------------------------------------------------------- */

static bool load(OpenBox *open, Error *err) {
    Pack all[PACKS_MAX + 1];
    int count = open->pack_count;
    memcpy(all, open->packs, sizeof open->packs);
    if (open->lent.entry_count) all[count++] = open->lent;
    return open->box.game->load(all, count, &open->box, err);
}

static bool fill_box(OpenBox *open, const PackText *packs, int count, Error *err) {
    for (int i = 0; i < count; i++)
        if (!add_pack(open, packs[i], err)) return false;
    return lend_weights(open, err) && load(open, err);
}

OpenBox *box_open_with(const Shelf *game, const PackText *packs, int count, Error *err) {
    OpenBox *open = alloc_zero(sizeof *open);
    open->shelf = game;
    open->box.game = game->game;
    if (fill_box(open, packs, count, err)) return open;
    box_close(open);
    return NULL;
}

OpenBox *box_open(const Shelf *game, const PackText *extra, int extra_count, Error *err) {
    PackText packs[2 * PACKS_MAX];
    const Embedded *file;
    int count = 0;
    REQUIRE(extra_count <= PACKS_MAX);
    while (count < PACKS_MAX &&
           (file = shelf_folder_file(game->game->name, "packs/", count)))
        packs[count++] = (PackText){strchr(file->path, '/') + 1, file->text, PACK_SHIPPED};
    for (int i = 0; i < extra_count; i++) packs[count++] = extra[i];
    return box_open_with(game, packs, count, err);
}

const char *box_edition(const OpenBox *box) {
    int shipped = 0, others = 0;
    for (int i = 0; i < box->pack_count; i++) {
        shipped += box->packs[i].origin == PACK_SHIPPED;
        others += box->packs[i].origin == PACK_EDITION;
    }
    bool same = !others && !shelf_folder_file(box->box.game->name, "packs/", shipped);
    return same
               ? NULL
               : "This match continues with the cards it was started with; this edition of "
                 "the game has different ones.";
}

void box_close(OpenBox *open) {
    if (!open) return;
    box_empty(&open->box);
    for (int i = 0; i < open->pack_count; i++) pack_free(&open->packs[i]);
    pack_free(&open->lent);
    pack_free(&open->weights);
    alloc_free(open);
}
