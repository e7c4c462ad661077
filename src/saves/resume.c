/* Reading saves, and going on with them. */
#include <stdlib.h>
#include <unistd.h>

#include "base/file.h"

#include "saves/folder.h"

enum { RECORD_BYTES_MAX = 64 << 20 };

/* The name of the match that a path leads to, by whatever way; false for other files, and for
 * those in the folder of matches whose name is not one of a save. */
static bool is_match(const char *path, char name[SAVE_NAME_SIZE]) {
    Text folder = PATH_TEXT();
    char *real = realpath(path, NULL), *home = NULL;
    if (real && folder_path(FOLDER_MATCHES, &folder, NULL))
        home = realpath(folder.at, NULL);
    char *slash = real ? strrchr(real, '/') : NULL;
    bool inside = home && slash && (size_t)(slash - real) == strlen(home) &&
                  text_starts(real, home) && folder_save_name(slash + 1, name) &&
                  saves_check_name(name, NULL);
    free(real);
    free(home);
    return inside;
}

/* The file behind a word, in `path`. True for a match that is played on, whose name goes to
 * `name`; false for a copy. */
static bool find(const char *word, char name[SAVE_NAME_SIZE], Text *path) {
    bool named = saves_check_name(word, NULL);
    if (named && folder_has(FOLDER_MATCHES, word)) {
        text_copy(name, SAVE_NAME_SIZE, word);
        folder_file(FOLDER_MATCHES, word, SAVE_ENDING, path);
        return true;
    }
    if (named && folder_has(FOLDER_KEPT, word)) {
        folder_file(FOLDER_KEPT, word, SAVE_ENDING, path);
        return false;
    }
    text_clear(path);
    text_add(path, word);
    return is_match(word, name);
}

bool saves_read(const char *word, Buffer *record, Error *err) {
    char name[SAVE_NAME_SIZE];
    Text path = PATH_TEXT();
    find(word, name, &path);
    return file_read(path.at, RECORD_BYTES_MAX, record, err);
}

bool saves_load(const char *word, OpenBox **box, Match **match, Error *err) {
    Buffer record = {0};
    Error why;
    bool loaded =
        saves_read(word, &record, err) && (match_load(record.data, -1, box, match, &why) ||
                                           error_set(err, "%s, %s", word, why.words));
    buffer_free(&record);
    return loaded;
}

/* Locked first, then read, so that nobody changes it in between. Where nothing can be locked,
 * in a folder that cannot be written, the match is played without a save. */
static bool take(const char *name, Resumed *out, Error *err) {
    Error why;
    switch (folder_lock(name, &out->save.lock, &why)) {
    case LOCK_TAKEN: text_copy(out->save.name, sizeof out->save.name, name); return true;
    case LOCK_BUSY:
        return error_set(err,
                         "'%s' is being played elsewhere: %s. `baize saves` lists the "
                         "others.",
                         name, why.words);
    case LOCK_FAILED: return true;
    }
    return false;
}

static bool resume_named(const char *word, Resumed *out, Error *err) {
    char name[SAVE_NAME_SIZE];
    Text path = PATH_TEXT();
    bool own = find(word, name, &path);
    if (access(path.at, F_OK) != 0)
        return error_set(err, "There is no saved match called '%s', and no such file.",
                         word);
    out->copy = !own;
    bool done = (!own || take(name, out, err)) &&
                saves_load(own ? name : word, &out->box, &out->match, err);
    if (!done) save_leave(&out->save);
    return done;
}

/* A name in the folder may be anything. */
static bool check_listed(const char *name, Error *err) {
    Error why;
    return saves_check_name(name, &why) || error_set(err, "%s, %s", name, why.words);
}

/* A match that is over is skipped; one that cannot be read is reported. False, with a
 * sentence, if the search must stop. */
static bool try_latest(const char *name, Resumed *out, bool *found, Error *err) {
    Error why;
    bool named = check_listed(name, &why);
    if (named && !take(name, out, err)) return false;
    bool loaded = named && saves_load(name, &out->box, &out->match, &why);
    *found = loaded && !match_state(out->match)->over;
    if (*found) return true;
    save_leave(&out->save);
    if (!loaded) {
        buffer_format(&out->passed, "This save cannot be read: %s\n", why.words);
        return true;
    }
    match_free(out->match);
    box_close(out->box);
    out->match = NULL;
    out->box = NULL;
    return true;
}

static bool resume_latest(Resumed *out, Error *err) {
    Text folder = PATH_TEXT();
    SaveList list;
    if (!folder_path(FOLDER_MATCHES, &folder, err)) return false;
    saves_list(&list);
    bool found = false, goes_on = true;
    for (int i = 0; i < list.count && !found && goes_on; i++)
        if (!list.at[i].kept) goes_on = try_latest(list.at[i].name, out, &found, err);
    if (!found && goes_on)
        error_set(err, "There is no unfinished match to continue in %s.", folder.at);
    saves_list_free(&list);
    return found;
}

bool saves_resume(const char *word, Resumed *out, Error *err) {
    *out = (Resumed){0};
    return *word ? resume_named(word, out, err) : resume_latest(out, err);
}
