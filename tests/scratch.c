/* See scratch.h. */
#include <criterion/criterion.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scratch.h"

static char folder[32];

const char *scratch_folder(void) {
    strcpy(folder, "/tmp/baize-test-XXXXXX");
    cr_assert_not_null(mkdtemp(folder));
    return folder;
}

static void remove_tree(const char *path) {
    DIR *here = opendir(path); /* NULL: a file */
    struct dirent *entry;
    while (here && (entry = readdir(here))) {
        char inner[512];
        if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
        snprintf(inner, sizeof inner, "%s/%s", path, entry->d_name);
        remove_tree(inner);
    }
    if (here) closedir(here);
    remove(path);
}

void scratch_remove(void) {
    if (folder[0]) remove_tree(folder);
    folder[0] = 0;
}
