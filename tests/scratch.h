/* A folder of a test's own under /tmp, gone when the test is done. */
#ifndef TESTS_SCRATCH_H
#define TESTS_SCRATCH_H

/* Makes it, the only one at a time; tells its path. */
const char *scratch_folder(void);

/* Removes it with all that lies in it. Does nothing where there is none. */
void scratch_remove(void);

#endif
