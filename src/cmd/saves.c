/* The folder of saved matches. */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/file.h"

#include "cmd/saves.h"

enum { RECORD_BYTES_MAX = 64 << 20, NAME_SIZE = 256 };
static const char ending[] = ".play";

static bool find_folder(Buffer *out, Error *err) {
    if (!file_data_folder(out, err)) return false;
    buffer_add(out, "/matches");
    return true;
}

void saves_path(const char *name, Buffer *out) {
    find_folder(out, NULL);
    buffer_format(out, "/%s%s", name, ending);
}

bool saves_exist(const char *name) {
    Buffer path = {0};
    saves_path(name, &path);
    bool there = access(path.data, F_OK) == 0;
    buffer_free(&path);
    return there;
}

bool saves_check_name(const char *name, Error *err) {
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "0123456789-_.";
    size_t length = strlen(name);
    if (length > 0 && length < 80 && name[0] != '.' && strspn(name, allowed) == length)
        return true;
    return error_set(err, "A save's name is up to 79 letters, digits, '-', '_' and '.', "
                          "and does not start with '.'.");
}

bool saves_new_name(const char *game, Text *out, Error *err) {
    time_t now = time(NULL);
    struct tm day;
    if (!localtime_r(&now, &day)) return error_set(err, "The date cannot be told.");
    for (int number = 1; number < 10000; number++) {
        text_clear(out);
        text_format(out, "%s-%d-%s%d-%s%d-%d", game, day.tm_year + 1900,
                    day.tm_mon < 9 ? "0" : "", day.tm_mon + 1, day.tm_mday < 10 ? "0" : "",
                    day.tm_mday, number);
        if (!saves_exist(out->at)) return true;
    }
    return error_set(err, "There are too many saves of today; remove some.");
}

bool saves_write(const Match *m, const char *name, Error *err) {
    Buffer folder = {0}, path = {0}, record = {0};
    bool done = find_folder(&folder, err) && file_make_folder(folder.data, err);
    if (done) {
        saves_path(name, &path);
        match_record(m, false, &record);
        done = file_write_safely(path.data, record.data, record.length, err);
    }
    buffer_free(&folder);
    buffer_free(&path);
    buffer_free(&record);
    return done;
}

/* ---- Loading ------------------------------------------------------------------------- */

bool saves_read(const char *name, Buffer *record, Error *err) {
    Buffer path = {0};
    if (saves_check_name(name, NULL) && saves_exist(name))
        saves_path(name, &path);
    else
        buffer_add(&path, name);
    bool read = file_read(path.data, RECORD_BYTES_MAX, record, err);
    buffer_free(&path);
    return read;
}

bool saves_open(const char *name, const char *record, OpenBox **box, Match **match,
                Error *err) {
    Error why;
    if (match_load(record, -1, box, match, &why)) return true;
    return error_set(err, "%s, %s", name, why.words);
}

bool saves_load(const char *name, OpenBox **box, Match **match, Error *err) {
    Buffer record = {0};
    bool loaded =
        saves_read(name, &record, err) && saves_open(name, record.data, box, match, err);
    buffer_free(&record);
    return loaded;
}

typedef struct Save {
    char name[NAME_SIZE];
    struct timespec written;
} Save;

typedef struct SaveList {
    int count;
    Save *at;
} SaveList;

static bool is_save(const char *file, char name[NAME_SIZE]) {
    size_t length = strlen(file), end = strlen(ending);
    if (length <= end || length - end >= NAME_SIZE || file[0] == '.') return false;
    if (!text_equal(file + length - end, ending)) return false;
    memcpy(name, file, length - end);
    name[length - end] = 0;
    return true;
}

static int newest_first(const void *a, const void *b) {
    const Save *x = a, *y = b;
    if (x->written.tv_sec != y->written.tv_sec)
        return x->written.tv_sec < y->written.tv_sec ? 1 : -1;
    if (x->written.tv_nsec != y->written.tv_nsec)
        return x->written.tv_nsec < y->written.tv_nsec ? 1 : -1;
    return strcmp(y->name, x->name);
}

static void list_saves(const char *folder, SaveList *list) {
    DIR *open = opendir(folder);
    if (!open) return;
    for (struct dirent *entry; (entry = readdir(open)) != NULL;) {
        Save save;
        struct stat about;
        if (!is_save(entry->d_name, save.name)) continue;
        Buffer path = {0};
        buffer_format(&path, "%s/%s", folder, entry->d_name);
        if (stat(path.data, &about) == 0) {
            save.written = about.st_mtim;
            list->at = alloc_resize(list->at, (size_t)(list->count + 1) * sizeof *list->at);
            list->at[list->count++] = save;
        }
        buffer_free(&path);
    }
    closedir(open);
    if (list->count > 1)
        qsort(list->at, (size_t)list->count, sizeof *list->at, newest_first);
}

bool saves_load_latest(Text *name, OpenBox **box, Match **match, Error *err) {
    Buffer folder = {0};
    SaveList list = {0};
    bool found = false;
    if (!find_folder(&folder, err)) return false;
    list_saves(folder.data, &list);
    error_set(err, "There is no unfinished match to go on with in %s.", folder.data);
    for (int i = 0; i < list.count && !found; i++) {
        Error unreadable; /* an old or broken save does not stop the search */
        if (!saves_load(list.at[i].name, box, match, &unreadable)) continue;
        found = !match_state(*match)->over;
        if (found) {
            text_add(name, list.at[i].name);
        } else {
            match_free(*match);
            box_close(*box);
        }
    }
    alloc_free(list.at);
    buffer_free(&folder);
    return found;
}
