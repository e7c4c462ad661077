/* `baize rules GAME [WORDS]`. */
#include "term/out.h"

#include "cmd/clauses.h"
#include "cmd/cmd.h"
#include "cmd/options.h"

/* Several words are one thing to look for: rules few-and-cursed ruling 12. */
static void join(const Words *plain, Text *out) {
    for (int i = 1; i < plain->count; i++)
        text_format(out, "%s%s", i > 1 ? " " : "", plain->at[i]);
}

int rules_command(int count, char **words, Error *err) {
    Words plain = {0};
    Text wanted = TEXT(200);
    if (!args_read(count, words, NULL, 0, &plain, err)) return STATUS_USAGE;
    if (plain.count < 1) {
        error_set(err, "'rules' takes a game, and perhaps a clause or words to look for.");
        return STATUS_USAGE;
    }
    const char *rules = clauses_rules(plain.at[0], err);
    if (!rules) return STATUS_FAILED;
    join(&plain, &wanted);
    if (wanted.length == 0) {
        clauses_print(rules);
        return STATUS_DONE;
    }
    Buffer found = {0};
    bool done = clauses_find(rules, wanted.at, &found, err);
    if (done) clauses_print(found.data);
    buffer_free(&found);
    return done ? STATUS_DONE : STATUS_FAILED;
}
