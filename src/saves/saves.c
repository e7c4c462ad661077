/* Writing saves: claiming a name, locking it, the match itself. */
#include "saves/saves.h"

#include <time.h>

#include "base/file.h"

#include "saves/folder.h"

enum { SAVES_A_DAY = 10000 };

bool saves_check_name(const char *name, Error *err) {
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "0123456789-_.";
    size_t length = strlen(name);
    bool is_word = length > 0 && length < 80 && strspn(name, allowed) == length;
    /* A command takes '-x' for one of its own words. */
    if (is_word && name[0] != '-' && name[0] != '.') return true;
    return error_set(err, "A save's name is up to 79 letters, digits, '-', '_' and '.', "
                          "and does not start with '-' or '.'.");
}

void saves_path(const char *name, Text *out) {
    folder_file(FOLDER_MATCHES, name, SAVE_ENDING, out);
}

/* Locks the name and makes its file, whole from the first moment; both must be new. */
static FileMade claim(Save *s, const char *name, const Buffer *record, Error *err) {
    Text path = PATH_TEXT();
    if (folder_has(FOLDER_KEPT, name)) return FILE_THERE_ALREADY;
    LockResult locked = folder_lock(name, &s->lock, err);
    if (locked != LOCK_TAKEN) return locked == LOCK_BUSY ? FILE_THERE_ALREADY : FILE_FAILED;

    saves_path(name, &path);
    FileMade made = file_create_safely(path.at, record->data, record->length, err);
    if (made == FILE_MADE)
        text_copy(s->name, sizeof s->name, name);
    else
        lock_leave(&s->lock);
    return made;
}

static bool claim_new_name(Save *s, const Match *m, const Buffer *record, Error *err) {
    Text name = TEXT(SAVE_NAME_SIZE);
    time_t now = time(NULL);
    struct tm day;
    if (!localtime_r(&now, &day)) return error_set(err, "The date cannot be determined.");
    text_format(&name, "%s-%d-%02d-%02d", match_box(m)->box.game->name, day.tm_year + 1900,
                day.tm_mon + 1, day.tm_mday);
    int start = name.length;
    for (int number = 1; number < SAVES_A_DAY; number++) {
        name.length = start;
        text_format(&name, "-%d", number);
        FileMade made = claim(s, name.at, record, err);
        if (made != FILE_THERE_ALREADY) return made == FILE_MADE;
    }
    return error_set(err, "There are too many saves from today; remove some.");
}

bool save_write(Save *s, const Match *m, Error *err) {
    Buffer record = {0};
    Text path = PATH_TEXT();
    bool done = folder_make(FOLDER_MATCHES, err);
    if (done) match_record(m, RECORD_TO_KEEP, &record);
    if (done && !*s->name) {
        done = claim_new_name(s, m, &record, err);
    } else if (done) {
        saves_path(s->name, &path);
        done = file_write_safely(path.at, record.data, record.length, err);
    }
    buffer_free(&record);
    return done;
}

void save_leave(Save *s) {
    lock_leave(&s->lock);
    *s = (Save){0};
}

static bool keep(const Match *m, const char *name, Error *err) {
    Buffer record = {0};
    Text path = PATH_TEXT();
    match_record(m, RECORD_TO_KEEP, &record);
    folder_file(FOLDER_KEPT, name, SAVE_ENDING, &path);
    FileMade made = file_create_safely(path.at, record.data, record.length, err);
    if (made == FILE_THERE_ALREADY)
        error_set(err, "There is already a save called '%s'; choose another name.", name);
    buffer_free(&record);
    return made == FILE_MADE;
}

bool saves_keep(const Match *m, const char *name, Error *err) {
    Lock lock = {0};
    if (!saves_check_name(name, err) || !folder_make(FOLDER_MATCHES, err) ||
        !folder_make(FOLDER_KEPT, err))
        return false;
    LockResult locked = folder_lock(name, &lock, err);
    if (locked == LOCK_FAILED) return false;
    bool kept =
        (locked == LOCK_BUSY || folder_has(FOLDER_MATCHES, name))
            ? error_set(err, "There is a match called '%s'; choose another name.", name)
            : keep(m, name, err);
    lock_leave(&lock);
    return kept;
}
