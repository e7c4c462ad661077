/* `baize rules GAME [CLAUSE]`. */
#include <stdio.h>

#include "cmd/clauses.h"
#include "cmd/cmd.h"
#include "cmd/options.h"

int rules_command(int count, char **words) {
    Error err;
    Words plain = {0};
    if (!args_read(count, words, NULL, 0, &plain, &err))
        return command_fail(STATUS_USAGE, &err);
    if (plain.count < 1 || plain.count > 2) {
        error_set(&err, "'rules' takes a game and perhaps one clause.");
        return command_fail(STATUS_USAGE, &err);
    }
    const char *rules = clauses_rules(plain.at[0], &err);
    if (!rules) return command_fail(STATUS_FAILED, &err);
    if (plain.count == 1) {
        fputs(rules, stdout);
        return STATUS_DONE;
    }
    Buffer clause = {0};
    bool found = clauses_find(rules, plain.at[1], &clause, &err);
    if (found) fputs(clause.data, stdout);
    buffer_free(&clause);
    return found ? STATUS_DONE : command_fail(STATUS_FAILED, &err);
}
