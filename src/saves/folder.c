/* The folders of saves: what lies where, all of it in a list, and what is left over. */
#include "saves/folder.h"

#include <dirent.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"

static const char *const folder_names[FOLDER_COUNT] = {"/matches", "/kept"};

bool folder_path(Folder folder, Text *out, Error *err) {
    if (!file_data_folder(out, err)) return false;
    text_add(out, folder_names[folder]);
    return true;
}

bool folder_make(Folder folder, Error *err) {
    Text path = PATH_TEXT();
    return folder_path(folder, &path, err) && file_make_folder(path.at, err);
}

void folder_file(Folder folder, const char *name, const char *ending, Text *out) {
    if (folder_path(folder, out, NULL))
        text_format(out, "/%s%s", name, ending);
    else
        text_clear(out);
}

bool folder_has(Folder folder, const char *name) {
    Text path = PATH_TEXT();
    folder_file(folder, name, SAVE_ENDING, &path);
    return access(path.at, F_OK) == 0;
}

/* ".NAME.lock": out of sight, and never the name of a save. */
static void lock_path(const char *name, Text *out) {
    Text words = TEXT_MARKED(SAVE_NAME_SIZE + 1);
    text_format(&words, ".%s", name);
    folder_file(FOLDER_MATCHES, words.at, ".lock", out);
}

LockResult folder_lock(const char *name, Lock *out, Error *err) {
    Text path = PATH_TEXT();
    lock_path(name, &path);
    return lock_take(path.at, out, err);
}

bool saves_holder(const char *name, Text *out) {
    Text path = PATH_TEXT();
    lock_path(name, &path);
    return lock_holder(path.at, out);
}

/* The part of a file's name before `ending`; false when it does not end so. */
static bool name_before(const char *file, const char *ending, char name[SAVE_NAME_SIZE]) {
    size_t length = strlen(file), end = strlen(ending);
    if (length <= end || length - end >= SAVE_NAME_SIZE) return false;
    if (!text_equal(file + length - end, ending)) return false;
    memcpy(name, file, length - end);
    name[length - end] = 0;
    return true;
}

bool folder_save_name(const char *file, char name[SAVE_NAME_SIZE]) {
    return file[0] != '.' && name_before(file, SAVE_ENDING, name);
}

static int newest_first(const void *a, const void *b) {
    const SaveEntry *x = a, *y = b;
    if (x->written.tv_sec != y->written.tv_sec)
        return x->written.tv_sec < y->written.tv_sec ? 1 : -1;
    if (x->written.tv_nsec != y->written.tv_nsec)
        return x->written.tv_nsec < y->written.tv_nsec ? 1 : -1;
    return strcmp(y->name, x->name);
}

static void list_folder(Folder folder, SaveList *list) {
    Text path = PATH_TEXT();
    DIR *open = folder_path(folder, &path, NULL) ? opendir(path.at) : NULL;
    for (struct dirent *file; open && (file = readdir(open)) != NULL;) {
        SaveEntry entry = {.kept = folder == FOLDER_KEPT};
        struct stat about;
        if (!folder_save_name(file->d_name, entry.name)) continue;
        folder_file(folder, entry.name, SAVE_ENDING, &path);
        if (stat(path.at, &about) != 0) continue;
        entry.written = about.st_mtim;
        ARRAY_ADD(list->at, list->count, entry);
    }
    if (open) closedir(open);
}

void saves_list(SaveList *out) {
    *out = (SaveList){0};
    for (Folder folder = 0; folder < FOLDER_COUNT; folder++) list_folder(folder, out);
    if (out->count > 1) qsort(out->at, (size_t)out->count, sizeof *out->at, newest_first);
}

void saves_list_free(SaveList *list) {
    array_free(list->at);
    *list = (SaveList){0};
}

/* The save to which a file that was not finished belongs. */
static bool unfinished_of(const char *file, char name[SAVE_NAME_SIZE]) {
    char meant[SAVE_NAME_SIZE];
    size_t length;
    if (!file_is_unfinished(file, &length) || length >= sizeof meant) return false;
    memcpy(meant, file, length);
    meant[length] = 0;
    return folder_save_name(meant, name);
}

/* Holding the lock proves that nobody is writing there. */
static void sweep_file(Folder folder, const char *file) {
    char name[SAVE_NAME_SIZE];
    bool stale = file[0] == '.' && name_before(file + 1, ".lock", name);
    bool unfinished = unfinished_of(file, name);
    Lock lock = {0};
    if ((!stale && !unfinished) || folder_lock(name, &lock, NULL) != LOCK_TAKEN) return;
    if (unfinished) {
        Text path = PATH_TEXT();
        folder_file(folder, file, "", &path);
        unlink(path.at);
    }
    lock_leave(&lock);
}

void saves_sweep(void) {
    for (Folder folder = 0; folder < FOLDER_COUNT; folder++) {
        Text path = PATH_TEXT();
        DIR *open = folder_path(folder, &path, NULL) ? opendir(path.at) : NULL;
        for (struct dirent *file; open && (file = readdir(open)) != NULL;)
            sweep_file(folder, file->d_name);
        if (open) closedir(open);
    }
}
