/* REQUIRE(condition) catches our own bugs. It is on in every build; prints the place and
 * whatever the host registered (the record so far), then aborts. Not for other people's
 * mistakes: those return false or a sentence. */
#ifndef BAIZE_BASE_REQUIRE_H
#define BAIZE_BASE_REQUIRE_H

#include <stdnoreturn.h>

#define REQUIRE(condition)                                                                 \
    ((condition) ? (void)0 : require_failed(#condition, __FILE__, __LINE__))

noreturn void require_failed(const char *condition, const char *file, int line);
/* The same of an empty set. Sets are taken from in hundreds of places, so that the call is kept
 * small: the page carries all of them. */
noreturn void require_member(void);

/* Hosts register a function that shows the failure to people (on stderr) and adds to it. */
typedef void (*RequireWriter)(const char *words);
void require_writer(RequireWriter writer);

#endif
