/* The folders of saves: what lies where, all of it in a list, and what is left over. */
#include "saves/folder.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/file.h"

static const char *const folder_names[FOLDER_COUNT] = {"/matches", "/kept"};

bool folder_path(Folder folder, Buffer *out, Error *err) {
    if (!file_data_folder(out, err)) return false;
    buffer_add(out, folder_names[folder]);
    return true;
}

bool folder_make(Folder folder, Error *err) {
    Buffer path = {0};
    bool made = folder_path(folder, &path, err) && file_make_folder(path.data, err);
    buffer_free(&path);
    return made;
}

void folder_file(Folder folder, const char *name, const char *ending, Buffer *out) {
    if (folder_path(folder, out, NULL))
        buffer_format(out, "/%s%s", name, ending);
    else
        buffer_add(out, "");
}

bool folder_has(Folder folder, const char *name) {
    Buffer path = {0};
    folder_file(folder, name, SAVE_ENDING, &path);
    bool there = access(path.data, F_OK) == 0;
    buffer_free(&path);
    return there;
}

/* ".NAME.lock": out of sight, and never the name of a save. */
static void lock_path(const char *name, Buffer *out) {
    Text words = TEXT(SAVE_NAME_SIZE + 1);
    text_format(&words, ".%s", name);
    folder_file(FOLDER_MATCHES, words.at, ".lock", out);
}

LockResult folder_lock(const char *name, Lock *out, Error *err) {
    Buffer path = {0};
    lock_path(name, &path);
    LockResult result = lock_take(path.data, out, err);
    buffer_free(&path);
    return result;
}

bool saves_holder(const char *name, Text *out) {
    Buffer path = {0};
    lock_path(name, &path);
    bool held = lock_holder(path.data, out);
    buffer_free(&path);
    return held;
}

/* ---- The list ------------------------------------------------------------------------ */

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

static void list_add(SaveList *list, SaveEntry entry) {
    list->at = alloc_resize(list->at, (size_t)(list->count + 1) * sizeof *list->at);
    list->at[list->count++] = entry;
}

static void list_folder(Folder folder, SaveList *list) {
    Buffer path = {0};
    DIR *open = folder_path(folder, &path, NULL) ? opendir(path.data) : NULL;
    for (struct dirent *file; open && (file = readdir(open)) != NULL;) {
        SaveEntry entry = {.kept = folder == FOLDER_KEPT};
        struct stat about;
        if (!folder_save_name(file->d_name, entry.name)) continue;
        folder_file(folder, entry.name, SAVE_ENDING, &path);
        if (stat(path.data, &about) != 0) continue;
        entry.written = about.st_mtim;
        list_add(list, entry);
    }
    if (open) closedir(open);
    buffer_free(&path);
}

void saves_list(SaveList *out) {
    *out = (SaveList){0};
    for (Folder folder = 0; folder < FOLDER_COUNT; folder++) list_folder(folder, out);
    if (out->count > 1) qsort(out->at, (size_t)out->count, sizeof *out->at, newest_first);
}

void saves_list_free(SaveList *list) {
    alloc_free(list->at);
    *list = (SaveList){0};
}

/* ---- What a kill leaves -------------------------------------------------------------- */

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
        Buffer path = {0};
        folder_file(folder, file, "", &path);
        unlink(path.data);
        buffer_free(&path);
    }
    lock_leave(&lock);
}

void saves_sweep(void) {
    for (Folder folder = 0; folder < FOLDER_COUNT; folder++) {
        Buffer path = {0};
        DIR *open = folder_path(folder, &path, NULL) ? opendir(path.data) : NULL;
        for (struct dirent *file; open && (file = readdir(open)) != NULL;)
            sweep_file(folder, file->d_name);
        if (open) closedir(open);
        buffer_free(&path);
    }
}
