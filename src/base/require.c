/* How the program ends when it finds a mistake of its own. The writer is the one variable
 * in the core: the core itself has no way to speak. */
#include "base/require.h"

#include <stdlib.h>

#include "base/text.h"

static RequireWriter write_failure;

void require_writer(RequireWriter writer) {
    write_failure = writer;
}

noreturn void require_failed(const char *condition, const char *file, int line) {
    Text words = TEXT(400);
    text_format(&words, "%s:%d: this must hold and does not: %s\n", file, line, condition);
    RequireWriter writer = write_failure;
    write_failure = NULL; /* a failure inside the writer must not come back here */
    if (writer) writer(words.at);
    abort();
}

noreturn void require_member(void) {
    require_failed("a set from which a member is taken has one", __FILE__, __LINE__);
}
