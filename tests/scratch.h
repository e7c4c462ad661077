/* A test's own folder under /tmp, removed when the test is done. */
#ifndef TESTS_SCRATCH_H
#define TESTS_SCRATCH_H

/* Makes it, only one at a time; returns its path. */
const char *scratch_folder(void);

/* Removes it with everything in it. Does nothing if there is none. */
void scratch_remove(void);

#endif
