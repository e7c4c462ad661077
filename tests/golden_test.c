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

/* What is found out while the plays of a game are checked. */
typedef struct Found {
    uint32_t modes; /* a bit for each that was played */
    int plays;
} Found;

static void check_match(const Shelf *game, const char *path, const char *line,
                        const char *record, Found *found) {
    OpenBox *box;
    Match *m;
    Error err;
    cr_assert(match_load(record, -1, &box, &m, &err), "%s", err.words);
    cr_expect(golden_is_of(m, game, line, &err), "%s: %s", path, err.words);
    found->modes |= 1u << match_setup(m)->value[0][0];
    found->plays++;
    match_free(m);
    box_close(box);
}

static bool check_play(const Shelf *game, const char *name, const char *line, void *context,
                       Error *unused) {
    char path[800];
    Text out = text_over(path, sizeof path);
    Buffer kept = {0}, made = {0};
    Error err;
    (void)unused;
    root_path(game, name, &out);
    text_add(&out, ".play");
    read_text(path, &kept);
    bool good = golden_again(kept.data, &made, &err);
    cr_expect(good, "%s: %s", path, err.words);
    if (good) {
        expect_same(path, kept.data, made.data);
        check_views(path, kept.data);
        check_match(game, path, line, kept.data, context);
    }
    buffer_free(&kept);
    buffer_free(&made);
    return true;
}

static int count_files(const Shelf *game) {
    char room[400];
    Text path = text_over(room, sizeof room);
    int count = 0;
    root_path(game, "", &path);
    DIR *folder = opendir(room);
    cr_assert(folder, "%s is missing", room);
    for (struct dirent *file = readdir(folder); file; file = readdir(folder))
        count += ends_with(file->d_name, ".play");
    closedir(folder);
    return count;
}

static Found check_game(const Shelf *game) {
    char room[400];
    Text path = text_over(room, sizeof room);
    Buffer plays = {0};
    Found found = {0};
    Error err;
    root_path(game, "plays", &path);
    read_text(room, &plays);
    cr_assert(golden_each(game, plays.data, check_play, &found, &err), "%s", err.words);
    cr_expect_eq(found.plays, count_files(game), "%s: a play without its line", room);
    buffer_free(&plays);
    return found;
}

Test(golden, every_play_comes_out_again_and_every_mode_has_one, .timeout = 120) {
    for (int i = 0; i < shelf_count; i++) {
        Error err;
        int count;
        OpenBox *box = box_open(&shelf[i], NULL, 0, &err);
        cr_assert(box, "%s", err.words);
        const SetupField *mode = shelf[i].game->fields(&box->box, &count);
        uint32_t played = check_game(&shelf[i]).modes;
        for (int k = 0; k < mode->choice_count; k++) {
            cr_expect(played >> k & 1, "%s: mode %s has no golden play",
                      shelf[i].game->name, mode->choices[k].id);
        }
        box_close(box);
    }
}

/* A record that another game's folder or another line would not notice. */
Test(golden, a_play_of_something_else_is_noticed) {
    const Shelf *null = shelf_find("null"), *bell = shelf_find("bell");
    const char *line = "duel quick 1 2 mode duel";
    Buffer record = {0};
    OpenBox *box;
    Match *m;
    Error err;
    cr_assert(golden_make(null, line, NULL, &record, &err), "%s", err.words);
    cr_assert(match_load(record.data, -1, &box, &m, &err), "%s", err.words);
    cr_expect(golden_is_of(m, null, line, &err), "%s", err.words);
    cr_expect_not(golden_is_of(m, bell, line, &err));
    cr_expect_not(golden_is_of(m, null, "duel quick 2 2 mode duel", &err));
    cr_expect_not(golden_is_of(m, null, "duel quick 1 3 mode duel", &err));
    cr_expect_not(golden_is_of(m, null, "duel quick 1 1 mode duel", &err));
    cr_expect_not(golden_is_of(m, null, "duel quick 1 2 mode duel; hand 1", &err));
    match_free(m);
    box_close(box);
    buffer_free(&record);
}

/* A move of a seat that does not exist is invalid: bots play the rest. */
Test(golden, the_mover_of_an_old_record_is_checked) {
    const Shelf *null = shelf_find("null");
    const char *line = "duel quick 1 0 mode duel";
    Buffer record = {0}, again = {0};
    Error err;
    cr_assert(golden_make(null, line, NULL, &record, &err), "%s", err.words);
    char *mover = strstr(strstr(record.data, "\nstart ") + 1, "\n") + 1;
    *mover = '5';
    cr_assert(golden_make(null, line, record.data, &again, &err), "%s", err.words);
    *mover = '0';
    cr_assert_str_eq(record.data, again.data);
    buffer_free(&record);
    buffer_free(&again);
}
