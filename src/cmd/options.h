/* Arguments of commands, and the words that mean the same in all of them: --mode, --seats,
 * --setup, --bots, --seed, --pack. */
#ifndef BAIZE_CMD_OPTIONS_H
#define BAIZE_CMD_OPTIONS_H

#include "engine/match.h"
#include "engine/shelf.h"

#include "sitting/sitter.h"

enum { WORDS_MAX = 16 };

/* What was given, in order. */
typedef struct Words {
    int count;
    const char *at[WORDS_MAX];
} Words;

typedef enum FlagTakes {
    TAKES_NOTHING, /* into->count says whether it was there */
    TAKES_VALUE,
    TAKES_MAYBE, /* a value, unless another flag or nothing follows: then "" */
} FlagTakes;

typedef struct Flag {
    const char *word; /* "--seed" */
    FlagTakes takes;
    Words *into;
} Flag;

/* Reads a command's arguments; plain words go to `plain` (NULL: there may be none). Flags
 * are given as "--seed 4" or "--seed=4". */
bool args_read(int count, char **words, const Flag *flags, int flag_count, Words *plain,
               Error *err);

/* A whole number that a flag was given, or `fallback` when it was not. */
bool args_int(const Words *given, const char *flag, int min, int max, int fallback,
              int *out, Error *err);

/* What was said about the table. */
typedef struct TableOptions {
    Words mode, seats, setup, bots, seed, pack;
} TableOptions;

/* args_read with the flags of the table, and others. */
bool options_read(TableOptions *o, int count, char **words, const Flag *others,
                  int other_count, Words *plain, Error *err);

/* The game with its packs. NULL leaves a sentence; the caller closes it. */
OpenBox *options_open(const TableOptions *o, const char *game, Error *err);
bool options_setup(const TableOptions *o, const Box *box, Setup *out, Error *err);
/* The game, and how it is set up. STATUS_DONE, or what the command ends with: a pack may be
 * bad, or a word not be understood. The caller closes the box, unless it is NULL. */
int options_table(const TableOptions *o, const char *game, OpenBox **box, Setup *out,
                  Error *err);
/* The seed that was given, or a new random one. */
bool options_seed(const TableOptions *o, Seed *out, Error *err);

/* By --bots; seats that it does not name keep what `out` has. */
bool options_sitters(const TableOptions *o, int seat_count, Sitter *out, Error *err);

#endif
