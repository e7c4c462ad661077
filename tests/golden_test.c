/* Every golden play comes out again to the letter, and every mode has one. */
#include <criterion/criterion.h>

#include <dirent.h>
#include <string.h>

#include "base/file.h"

#include "engine/setup.h"

#include "golden.h"

static void root_path(const Shelf *game, const char *name, Text *out) {
    text_format(out, "%s/", BAIZE_SOURCE);
    golden_path(game, name, out);
}

static bool ends_with(const char *name, const char *end) {
    size_t length = strlen(name), tail = strlen(end);
    return length > tail && text_equal(name + length - tail, end);
}

/* Shows where two texts part, for people. */
static void expect_same(const char *path, const char *kept, const char *made) {
    int line = 1;
    size_t at = 0, start = 0;
    while (kept[at] && kept[at] == made[at]) {
        if (kept[at++] != '\n') continue;
        line++;
        start = at;
    }
    cr_expect(kept[at] == made[at], "%s:%d: kept '%.150s', made '%.150s'", path, line,
              kept + start, made + start);
}

static void read_text(const char *path, Buffer *out) {
    Error err;
    bool good = file_read(path, GOLDEN_FILE_MAX, out, &err);
    cr_assert(good, "%s", err.words);
}

static void check_views(const char *play_path, const char *record) {
    char room[400];
    Text path = text_over(room, sizeof room);
    Buffer kept = {0}, made = {0};
    Error err;
    text_add_some(&path, play_path, (int)(strlen(play_path) - strlen(".play")));
    text_add(&path, ".views");
    read_text(room, &kept);
    bool good = golden_views(record, &made, &err);
    cr_expect(good, "%s: %s", room, err.words);
    if (good) expect_same(room, kept.data, made.data);
    buffer_free(&kept);
    buffer_free(&made);
}

/* Adds the bit of the mode that was played. */
static void check_play(const char *path, uint32_t *modes) {
    Buffer kept = {0}, made = {0};
    OpenBox *box;
    Match *m;
    Error err;
    read_text(path, &kept);
    bool good = golden_again(kept.data, &made, &err);
    cr_expect(good, "%s: %s", path, err.words);
    if (good) {
        expect_same(path, kept.data, made.data);
        check_views(path, kept.data);
        cr_assert(match_load(kept.data, 0, &box, &m, &err), "%s", err.words);
        *modes |= 1u << match_setup(m)->value[0][0];
        match_free(m);
        box_close(box);
    }
    buffer_free(&kept);
    buffer_free(&made);
}

static uint32_t check_game(const Shelf *game) {
    char room[400];
    Text folder_path = text_over(room, sizeof room);
    uint32_t modes = 0;
    root_path(game, "", &folder_path);
    DIR *folder = opendir(room);
    cr_assert(folder, "%s is missing", room);
    for (struct dirent *file = readdir(folder); file; file = readdir(folder)) {
        if (!ends_with(file->d_name, ".play")) continue;
        char play_room[800];
        Text path = text_over(play_room, sizeof play_room);
        text_format(&path, "%s%s", room, file->d_name);
        check_play(play_room, &modes);
    }
    closedir(folder);
    return modes;
}

Test(golden, every_play_comes_out_again_and_every_mode_has_one, .timeout = 120) {
    for (int i = 0; i < shelf_count; i++) {
        Error err;
        int count;
        OpenBox *box = box_open(&shelf[i], NULL, 0, &err);
        cr_assert(box, "%s", err.words);
        const SetupField *mode = shelf[i].game->fields(&box->box, &count);
        uint32_t played = check_game(&shelf[i]);
        for (int k = 0; k < mode->choice_count; k++) {
            cr_expect(played >> k & 1, "%s: mode %s has no golden play",
                      shelf[i].game->name, mode->choices[k].id);
        }
        box_close(box);
    }
}
