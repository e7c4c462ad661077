/* The table of subcommands and the way to them. */
#include <stdio.h>

#include "base/require.h"

#include "term/in.h"
#include "term/out.h"

#include "cmd/cmd.h"

#define TABLE_WORDS                                                                        \
    "  --mode M            how the game is played; `baize pack list` names the modes\n"    \
    "  --seats N           how many seats\n"                                               \
    "  --setup KEY=VALUE   any other choice before play; may be given several times\n"     \
    "  --pack FILE         adds or replaces cards; may be given several times\n"
#define SEED_WORDS                                                                         \
    "  --seed N            a number, or 32 hex digits: the same seed, the same game\n"
#define SITTER_WORDS                                                                       \
    "  --bots A,B          who sits where, seat by seat: person, random, quick,\n"         \
    "                      keen or master. `keen/500` thinks for 500 iterations a\n"       \
    "                      decision; `quick:150` takes 150 percent of a practised\n"       \
    "                      hand's time in real-time games\n"

/* clang-format off */
const Command commands[] = {
    {"play", "[GAME] [--learn | --resume] [--line] [table words]", "sit down and play",
     "Without a game it asks for one. You have seat 1 and bots the others, unless --bots\n"
     "says otherwise. Every move is saved at once; --resume continues the latest unfinished\n"
     "match, or the one you name. A moment kept with `save`, or a record given by its path,\n"
     "is left unchanged: a new match continues from there.\n"
     "At the table, `help` lists what you can type.\n\n"
     "  --learn [LESSON]    a guided first match of the game\n"
     "  --resume [NAME|FILE]  continue a saved match\n"
     "  --line              line mode: text, numbered options, one answer per line\n"
     TABLE_WORDS SITTER_WORDS SEED_WORDS,
     play_command},
    {"saves", "", "list the saved matches",
     "Latest first, with what each is and who is playing it now. Kept moments are listed\n"
     "too. `baize play --resume NAME` continues one.\n",
     saves_command},
    {"replay", "FILE [--seat N|watcher]", "step through the record of a match",
     "Enter shows the next move, a number goes to that move, q leaves. In a pipe all moves\n"
     "are printed. FILE may also be the name of a save.\n\n"
     "  --seat N|watcher    whose view to show, seats from 1; watcher when left out\n",
     replay_command},
    {"review", "FILE [--seat N] [--bot keen|master] [--html FILE]", "what a bot thinks of a match",
     "For each decision of a seat: what the bot would have done with what was known then,\n"
     "and what was given away, in hundredths of the match; the three costliest mistakes; and\n"
     "how much was luck. FILE may also be the name of a save.\n\n"
     "  --seat N            whose decisions, seats from 1; the first person's when left out\n"
     "  --bot B             keen, with 8000 iterations a decision, when left out;\n"
     "                      `keen/500` thinks for 500\n"
     "  --html FILE         writes a page with a chart instead\n",
     review_command},
    {"rules", "GAME [WORDS]", "the rules, in our words, by clause",
     "Prints all the rules of a game, or the part that WORDS names: a clause by its\n"
     "number (SC-42), a ruling (ruling 12), a chapter by its heading (setup), or else every\n"
     "clause that contains these words.\n",
     rules_command},
    {"pack", "list | show GAME [ENTRY] | check FILE | new GAME NAME [FILE]",
     "look at content packs, check one, start one",
     "  list                 games, their modes and shipped packs\n"
     "  show GAME            what the packs hold and where it comes from\n"
     "  show GAME ENTRY      one entry, by its id\n"
     "  check FILE           reads a pack as a game would and says what is wrong\n"
     "  new GAME NAME [FILE] writes a pack to start from\n\n"
     "  --pack FILE          with show: adds a pack of your own\n",
     pack_command},
    {"bench", "[GAME] [--json] [--decisions N] [table words]", "how fast the rules are",
     "Plays uniformly random matches on one core, with all options listed at every\n"
     "decision, for about two seconds of processor time a game, and lets `keen` search for\n"
     "four more: how fast that is, how much memory it takes, what a state's value costs.\n\n"
     "  --json              one JSON object per game and line\n"
     "  --decisions N       exactly that many decisions, for callgrind\n"
     TABLE_WORDS SEED_WORDS,
     bench_command},
    {"lab", "ladder GAME [--games N] [--ms N] [--cores N] [table words]",
     "how strong the bots are",
     "A ladder: every bot plays every other, with the same seeds and in every seat. Where\n"
     "players win or lose together, each bot plays by itself. It prints how often they win,\n"
     "with 95 % intervals, how many points they were ahead, and Elo: a difference of 400\n"
     "means ten wins for one. Bots that play by themselves are compared with the one named\n"
     "before them seed by seed, which leaves out what luck decides for both.\n\n"
     "  --bots A,B          who plays; random,quick,keen when left out. `keen/500` thinks\n"
     "                      for 500 iterations a decision\n"
     "  --games N           matches of each pair; 100 when left out\n"
     "  --ms N              `keen` thinks that long instead, `master` ten times as long\n"
     "  --cores N           all when left out\n"
     "  --seed N            the first of the seeds; 1 when left out\n"
     TABLE_WORDS,
     lab_command},
    {"engine", "", "the line protocol, for bots and tools",
     "One JSON object per line in, one per line out; docs/protocol.md has the requests.\n",
     engine_command},
    {"web", "[--port N] [--no-open] [--files DIR]", "the table in your browser",
     "Serves the web table to this machine alone and opens the browser. Matches are kept\n"
     "in the browser; their records can be taken to the terminal and back by file.\n\n"
     "  --port N            port to listen on; 8100 when left out, 0 for any free one\n"
     "  --no-open           only say where the table is\n"
     "  --files DIR         the built page, when it is not beside the program\n",
     web_command},
    {"help", "[COMMAND]", "this list, or more about one command", "", help_command},
};
/* clang-format on */
const int command_count = (int)(sizeof commands / sizeof commands[0]);

enum { COMMANDS_MAX = 32 };

const Command *command_need(const char *word, Error *err) {
    const char *known[COMMANDS_MAX];
    for (int i = 0; i < command_count && i < COMMANDS_MAX; i++) {
        if (text_equal(commands[i].word, word)) return &commands[i];
        known[i] = commands[i].word;
    }
    const char *nearest = text_nearest(word, known, command_count);
    if (nearest)
        error_set(err, "There is no command '%s'; did you mean '%s'?", word, nearest);
    else
        error_set(err, "There is no command '%s'; `baize help` lists them.", word);
    return NULL;
}

static void write_failure(const char *words) {
    out_error("%s", words);
}

static int run(int count, char **words, Error *err) {
    if (count == 0) return play_command(0, words, err);
    if (text_equal(words[0], "--help") || text_equal(words[0], "-h"))
        return help_command(0, words, err);
    if (text_equal(words[0], "--version")) {
        out("baize %s\n", BAIZE_VERSION);
        return STATUS_DONE;
    }

    const Command *command = command_need(words[0], err);
    if (!command) return STATUS_USAGE;
    if (count > 1 && text_equal(words[1], "--help")) return help_command(1, words, err);
    return command->run(count - 1, words + 1, err);
}

/* A command whose output could not be written has failed, whatever it returned. */
int command_main(int count, char **words) {
    require_writer(write_failure);
    in_open();
    Error err = {{0}};
    int status = run(count, words, &err);
    if (status != STATUS_DONE && err.words[0]) out_error("baize: %s\n", err.words);
    const char *reason;
    if (out_close(&reason)) return status;
    out_error("baize: Not everything could be written%s%s.\n", *reason ? ": " : "", reason);
    return status == STATUS_DONE ? STATUS_FAILED : status;
}
