#include "few_and_cursed/few_and_cursed.h"
bool few_arrange(const Box *box, State *s, const char *line, Error *err) {
    (void)box, (void)s, (void)line;
    return error_set(err, "no");
}
