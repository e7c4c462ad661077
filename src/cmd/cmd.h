/* The subcommands of `baize`: one row and one small file each. A command gets the words
 * after its own and returns the exit status: 0 done, 1 could not be done, 2 not understood.
 * Its sentence about that goes to stderr. */
#ifndef BAIZE_CMD_CMD_H
#define BAIZE_CMD_CMD_H

#include "base/text.h"

enum { STATUS_DONE = 0, STATUS_FAILED = 1, STATUS_USAGE = 2 };

typedef struct Command {
    const char *word;
    const char *usage;   /* what may follow the word */
    const char *summary; /* one line, for the list */
    const char *details; /* the rest of `baize help WORD` */
    int (*run)(int count, char **words, Error *err);
} Command;

extern const Command commands[];
extern const int command_count;

/* NULL leaves a sentence with the nearest command. */
const Command *command_need(const char *word, Error *err);

/* Finds the command in the program's arguments and runs it; without any, `play` asks. */
int command_main(int count, char **words);

int play_command(int count, char **words, Error *err);
int replay_command(int count, char **words, Error *err);
int saves_command(int count, char **words, Error *err);
int rules_command(int count, char **words, Error *err);
int pack_command(int count, char **words, Error *err);
int bench_command(int count, char **words, Error *err);
int engine_command(int count, char **words, Error *err);
int web_command(int count, char **words, Error *err);
int help_command(int count, char **words, Error *err);

#endif
