/* src/base/file.c: whole files in a folder of the test's own. */
#include <criterion/criterion.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"

#include "scratch.h"

/* A fresh folder, the working directory from here on: tests use plain names. */
static void enter_fresh_folder(void) {
    cr_assert_eq(chdir(scratch_folder()), 0);
}

static int files_here(void) {
    int count = 0;
    DIR *here = opendir(".");
    struct dirent *entry;
    while ((entry = readdir(here))) count += entry->d_name[0] != '.';
    closedir(here);
    return count;
}

Test(file, what_is_written_can_be_read, .init = enter_fresh_folder,
     .fini = scratch_remove) {
    Buffer read = {0};
    Error err;
    cr_assert(file_write_safely("save.play", "one", 3, &err), "%s", err.words);
    cr_assert(file_write_safely("save.play", "two\n", 4, &err), "%s", err.words);
    cr_assert(file_read("save.play", 100, &read, &err), "%s", err.words);
    cr_assert_str_eq(read.data, "two\n");
    cr_assert_eq(files_here(), 1, "nothing is left beside it");
    buffer_free(&read);
}

static mode_t rights_of(const char *path) {
    struct stat about;
    cr_assert_eq(stat(path, &about), 0);
    return about.st_mode & 0777;
}

Test(file, only_what_is_written_openly_can_be_read_by_others, .init = enter_fresh_folder,
     .fini = scratch_remove) {
    Error err;
    umask(022);
    cr_assert(file_write_safely("save", "x", 1, &err), "%s", err.words);
    cr_assert(file_write_openly("page", "x", 1, &err), "%s", err.words);
    cr_expect_eq(rights_of("save"), 0600);
    cr_expect_eq(rights_of("page"), 0644);
    umask(007);
    cr_assert(file_write_openly("page", "x", 1, &err), "%s", err.words);
    cr_expect_eq(rights_of("page"), 0660);
}

/* A file is put in the place of what is there, and that may be /dev/null. */
Test(file, nothing_but_a_file_is_replaced, .init = enter_fresh_folder,
     .fini = scratch_remove) {
    Error err;
    struct stat found;
    cr_assert_eq(mkfifo("pipe", 0600), 0);
    cr_assert(!file_write_openly("pipe", "x", 1, &err));
    cr_assert_str_eq(err.words, "Cannot write pipe: it is not a plain file.");
    cr_assert(stat("pipe", &found) == 0 && S_ISFIFO(found.st_mode));
}

Test(file, an_empty_file_reads_as_no_words, .init = enter_fresh_folder,
     .fini = scratch_remove) {
    Buffer read = {0};
    cr_assert(file_write_safely("./empty", "", 0, NULL));
    cr_assert(file_read("./empty", 0, &read, NULL));
    cr_assert_str_eq(read.data, "");
    buffer_free(&read);
}

Test(file, refuses_what_is_too_long_or_not_there, .init = enter_fresh_folder,
     .fini = scratch_remove) {
    Buffer read = {0};
    Error err;
    file_write_safely("long", "12345", 5, NULL);
    cr_assert_not(file_read("long", 4, &read, &err));
    cr_assert_str_eq(err.words, "long is too long: at most 4 bytes are read.");
    cr_assert_not(file_read("nowhere", 4, &read, &err));
    cr_assert_str_eq(err.words, "Cannot open nowhere: No such file or directory.");
    cr_assert_not(file_read(".", 4, &read, &err));
    cr_assert_str_eq(err.words, "Cannot read .: Is a directory.");
    buffer_free(&read);
}

Test(file, a_failed_write_leaves_nothing, .init = enter_fresh_folder,
     .fini = scratch_remove) {
    Error err;
    cr_assert_not(file_write_safely("nowhere/save", "x", 1, &err));
    cr_assert_str_eq(err.words, "Cannot write nowhere/save: No such file or directory.");
    cr_assert(file_make_folder("folder/inner", NULL));
    cr_assert_not(file_write_safely("folder", "x", 1, &err), "a folder is in the way");
    cr_assert_str_eq(err.words, "Cannot write folder: Is a directory.");
    cr_assert_eq(files_here(), 1);
}

Test(file, folders_are_made_with_those_above, .init = enter_fresh_folder,
     .fini = scratch_remove) {
    Error err;
    cr_assert(file_make_folder("a/b/c", &err), "%s", err.words);
    cr_assert(file_make_folder("a/b/c", &err), "once more is fine");
    cr_assert(file_write_safely("a/b/c/save", "x", 1, &err), "%s", err.words);
    cr_assert_not(file_make_folder("a/b/c/save/d", &err));
    cr_assert_str_eq(err.words, "Cannot make the folder a/b/c/save/d: Not a directory.");
}

Test(file, saves_lie_in_the_data_folder) {
    Text folder = TEXT(PATH_ROOM);
    Error err;
    setenv("HOME", "/home/somebody", 1);
    setenv("XDG_DATA_HOME", "/data", 1);
    cr_assert(file_data_folder(&folder, &err));
    cr_assert_str_eq(folder.at, "/data/baize");
    setenv("XDG_DATA_HOME", "relative/paths/do/not/count", 1);
    cr_assert(file_data_folder(&folder, &err));
    cr_assert_str_eq(folder.at, "/home/somebody/.local/share/baize");
    unsetenv("XDG_DATA_HOME");
    unsetenv("HOME");
    cr_assert_not(file_data_folder(&folder, &err));
    cr_assert_str_eq(err.words, "There is no place for saves: HOME is not set.");
}

Test(file, a_data_folder_leaves_room_for_names) {
    char home[PATH_ROOM / 2] = "/";
    Text folder = TEXT(PATH_ROOM);
    Error err;
    memset(home + 1, 'h', sizeof home - 2);
    unsetenv("XDG_DATA_HOME");
    setenv("HOME", home, 1);
    cr_assert_not(file_data_folder(&folder, &err));
    cr_assert_str_eq(err.words, "There is no place for saves: its path is too long.");
}

Test(file, a_dash_is_standard_input, .init = enter_fresh_folder, .fini = scratch_remove) {
    Buffer read = {0};
    file_write_safely("input", "from a pipe", 11, NULL);
    cr_assert_not_null(freopen("input", "r", stdin));
    cr_assert(file_read("-", 100, &read, NULL));
    cr_assert_str_eq(read.data, "from a pipe");
    buffer_free(&read);
}

Test(file, a_new_file_is_whole_and_never_over_another, .init = enter_fresh_folder,
     .fini = scratch_remove) {
    Buffer read = {0};
    Error err;
    cr_assert_eq(file_create_safely("save", "one", 3, &err), FILE_MADE, "%s", err.words);
    cr_assert_eq(file_create_safely("save", "two", 3, &err), FILE_THERE_ALREADY);
    cr_assert_eq(file_create_safely("nowhere/save", "x", 1, &err), FILE_FAILED);
    cr_assert_str_eq(err.words, "Cannot write nowhere/save: No such file or directory.");
    cr_assert(file_read("save", 100, &read, &err), "%s", err.words);
    cr_assert_str_eq(read.data, "one");
    cr_assert_eq(files_here(), 1, "nothing is left beside it");
    buffer_free(&read);
}

/* What somebody put beside a file is not ours. */
Test(file, unfinished_files_are_known_by_their_names) {
    size_t length = 0;
    cr_assert(file_is_unfinished("a.play.part-aZ09xy", &length));
    cr_assert_eq(length, strlen("a.play"));
    cr_assert_not(file_is_unfinished("a.play.backup", &length));
    cr_assert_not(file_is_unfinished("a.play.part-", &length));
    cr_assert_not(file_is_unfinished(".part-aZ09xy", &length), "of no file at all");
}
