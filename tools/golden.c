/*
 * Writes the golden plays of games again, as their files `plays` say; see tests/golden.h and
 * the script tools/golden. Run it in the root of the repository, then read the diff.
 */
#include <stdio.h>

#include "base/file.h"

#include "golden.h"

static const char usage[] =
    "usage: tools/golden [GAME ...]\n"
    "\n"
    "Writes the golden plays of these games again (of all games, when none is named):\n"
    "games/<game>/tests/golden/NAME.play, a record with what happened behind each move,\n"
    "and NAME.views: the first seat's view half-way, what the others saw differently,\n"
    "a watcher's view at the end, and a hash of everything that each of them ever saw.\n"
    "Moves stay as they are while the rules allow them; from there on bots play. To have\n"
    "a match played again from its start, remove its files first.\n"
    "Review the diff, then commit it.\n"
    "\n"
    "Each line of games/<game>/tests/golden/plays is one match; for a new one add a line:\n"
    "    # name      bots   seed  moves  setup\n"
    "    duel        quick  1     60     mode duel; villager_cards yes\n"
    "A match is cut off after that many moves; 0 plays it to its end.\n";

static bool write_file(const Shelf *game, const char *name, const char *end,
                       const Buffer *text, Error *err) {
    char room[300];
    Text path = text_over(room, sizeof room);
    golden_path(game, name, &path);
    text_add(&path, end);
    if (!file_write_safely(room, text->data, text->length, err)) return false;
    printf("%s\n", room);
    return true;
}

/* The play as it was, if there is one. */
static void read_before(const Shelf *game, const char *name, Buffer *out) {
    char room[300];
    Text path = text_over(room, sizeof room);
    golden_path(game, name, &path);
    text_add(&path, ".play");
    file_read(room, GOLDEN_FILE_MAX, out, NULL);
}

static bool make_one(const Shelf *game, const char *name, const char *line, void *context,
                     Error *err) {
    Buffer before = {0}, record = {0}, views = {0};
    (void)context;
    read_before(game, name, &before);
    bool good = golden_make(game, line, before.data, &record, err) &&
                golden_views(record.data, &views, err) &&
                write_file(game, name, ".play", &record, err) &&
                write_file(game, name, ".views", &views, err);
    buffer_free(&before);
    buffer_free(&record);
    buffer_free(&views);
    return good;
}

static bool make_game(const Shelf *game, Error *err) {
    char room[300];
    Text path = text_over(room, sizeof room);
    Buffer plays = {0};
    golden_path(game, "plays", &path);
    bool good = file_read(room, GOLDEN_FILE_MAX, &plays, err) &&
                golden_each(game, plays.data, make_one, NULL, err);
    buffer_free(&plays);
    return good;
}

static bool is_wanted(const char *name, int count, char **words) {
    for (int i = 1; i < count; i++) {
        if (text_equal(words[i], name)) return true;
    }
    return count == 1;
}

static bool make_wanted(int count, char **words, Error *err) {
    for (int i = 1; i < count; i++) {
        if (!shelf_need(words[i], err)) return false;
    }
    for (int i = 0; i < shelf_count; i++) {
        if (!is_wanted(shelf[i].game->name, count, words)) continue;
        if (!make_game(&shelf[i], err)) return false;
    }
    return true;
}

int main(int count, char **words) {
    Error err;
    if (count > 1 && words[1][0] == '-') {
        fputs(usage, stdout);
        return 0;
    }
    if (make_wanted(count, words, &err)) return 0;
    fprintf(stderr, "golden: %s\n", err.words);
    return 1;
}
