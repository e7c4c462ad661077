/* src/saves/lock.c: locks as files, in a folder of the test's own. */
#include <criterion/criterion.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "saves/lock.h"

#include "scratch.h"

static void enter_fresh_folder(void) {
    cr_assert_eq(chdir(scratch_folder()), 0);
}

static bool is_there(const char *path) {
    return access(path, F_OK) == 0;
}

Test(lock, a_second_one_is_told_who_holds_it, .init = enter_fresh_folder,
     .fini = scratch_remove) {
    Lock first = {0}, second = {0};
    Error err;
    char own[40], room[200];
    Text expected = text_over(own, sizeof own), who = text_over(room, sizeof room);
    text_format(&expected, "process %d on ", (int)getpid());
    cr_assert_eq(lock_take("lock", &first, &err), LOCK_TAKEN, "%s", err.words);
    cr_assert_eq(lock_take("lock", &second, &err), LOCK_BUSY);
    cr_assert(text_starts(err.words, own), "%s", err.words);
    cr_assert(lock_holder("lock", &who));
    cr_assert_str_eq(room, err.words);

    lock_leave(&first);
    cr_assert_not(is_there("lock"));
    cr_assert_not(lock_holder("lock", &who));
    cr_assert_eq(lock_take("lock", &second, &err), LOCK_TAKEN);
    lock_leave(&second);
    lock_leave(&second); /* nothing is held: nothing happens */
}

Test(lock, where_no_file_can_be_there_is_no_lock, .init = enter_fresh_folder,
     .fini = scratch_remove) {
    Lock lock = {0};
    Error err;
    cr_assert_eq(lock_take("nowhere/lock", &lock, &err), LOCK_FAILED);
    cr_assert_str_eq(err.words, "Cannot write nowhere/lock: No such file or directory.");
}

/* The system forgets the lock of a process that was killed; its file is taken over. */
Test(lock, a_killed_holder_holds_nothing, .init = enter_fresh_folder,
     .fini = scratch_remove) {
    int ready[2];
    char byte;
    cr_assert_eq(pipe(ready), 0);
    pid_t holder = fork();
    if (holder == 0) {
        Lock held = {0};
        bool taken = lock_take("lock", &held, NULL) == LOCK_TAKEN;
        if (write(ready[1], taken ? "y" : "n", 1) == 1) pause();
        _exit(1);
    }
    cr_assert_eq(read(ready[0], &byte, 1), 1);
    cr_assert_eq(byte, 'y');
    Lock lock = {0};
    cr_assert_eq(lock_take("lock", &lock, NULL), LOCK_BUSY);
    kill(holder, SIGKILL);
    waitpid(holder, NULL, 0);
    cr_assert(is_there("lock"));
    cr_assert_eq(lock_take("lock", &lock, NULL), LOCK_TAKEN);
    lock_leave(&lock);
}
