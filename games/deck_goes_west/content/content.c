/*
 * Packs into tables: which kinds of entries there are, in which order they are read, and
 * whether the whole can be played.
 */
#include "deck_goes_west/content/loader.h"
#include "deck_goes_west/deck_goes_west.h"

#include "base/alloc.h"

/* What is named by others comes first. Cards, tiles, missions and characters have a pass each, so
 * that their Jobs stand in the table as options list them, whatever packs are laid over the
 * shipped ones. */
/* clang-format off */
static const EntryRow entry_rows[] = {
    {"starter", NULL, {west_read_design, west_read_instead},
        {"title", "colour", "copies", "instead", "job_1", "job_2", "job_3", "job_4"}},
    {"trade", NULL, {west_read_design},
        {"title", "colour", "copies", "buy_1", "buy_2", "job_1", "job_2", "job_3", "job_4"}},
    {"exhaustion", NULL, {west_read_design}, {"title", "copies", "job_1", "job_2", "job_3", "job_4"}},
    {"pain", NULL, {west_read_design}, {"title", "copies", "job_1", "job_2", "job_3", "job_4"}},
    {"board", NULL, {west_read_board}, {"title", "days", "points", "day", "point", "risk"}},
    {"tile", NULL, {NULL, west_read_tile}, {"title", "land", "star", "back", "job"}},
    {"mission", NULL, {NULL, NULL, west_read_mission},
        {"title", "says", "mode", "difficulty", "boards", "wagon", "narrow", "home", "camp", "tired",
         "risk", "job_1", "job_2", "job_3", "job_4", "on_build", "on_reveal", "on_clear",
         "on_west", "on_east", "on_hurt", "night"}},
    {"character", NULL, {NULL, NULL, NULL, west_read_character},
        {"title", "says", "difficulty", "hand", "gold", "metal", "wood", "food", "start", "job_1",
         "job_2", "job_3", "job_4"}},
    {"bot", "weights", {west_read_weights}, {WEST_WEIGHTS(WEIGHT_KEY)}},
    {"bot", "uses", {west_read_uses}, {WEST_USES(WEIGHT_KEY)}},
};
/* clang-format on */
enum { ENTRY_ROWS = sizeof entry_rows / sizeof *entry_rows };

static bool check_modes(const Content *c, Error *err) {
    static const char *const titles[MODES] = {"versus", "co-operative", "solo"};
    for (int i = 0; i < MODES; i++)
        if (c->mode_count[i] == 0)
            return error_set(err, "There is no %s mission.", titles[i]);
    return true;
}

static bool read_all(Loader *l, Error *err) {
    return pack_entries(l->packs, l->pack_count, entry_rows, ENTRY_ROWS, NULL, l, err) &&
           pack_titles(l->packs, l->pack_count, err) && west_check_cards(l, err) &&
           check_modes(l->c, err);
}

bool west_load(const Pack *packs, int count, Box *box, Error *err) {
    Loader *l = alloc_zero(sizeof *l);
    *l = (Loader){box_content(box, sizeof *l->c), box, .packs = packs, .pack_count = count};
    bool read = read_all(l, err);
    if (read) west_derive_fields(l->c);
    if (read) west_derive_for_bots(l->c);
    alloc_free(l);
    return read;
}
