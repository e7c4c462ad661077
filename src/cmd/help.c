/* `baize help [COMMAND]`. */

#include "term/out.h"

#include "cmd/cmd.h"

static int list_commands(void) {
    out("Baize: board games at the terminal, against people and bots.\n\n"
        "  baize               asks for a game and sits you down\n");
    for (int i = 0; i < command_count; i++)
        out("  baize %-12s  %s\n", commands[i].word, commands[i].summary);
    out("\n`baize help play` says more about one command, `baize --version` prints "
        "its version.\n");
    return STATUS_DONE;
}

int help_command(int count, char **words, Error *err) {
    if (count == 0) return list_commands();
    const Command *command = command_need(words[0], err);
    if (!command) return STATUS_USAGE;
    out("baize %s%s%s\n    %s\n", command->word, *command->usage ? " " : "", command->usage,
        command->summary);
    if (*command->details) out("\n%s", command->details);
    return STATUS_DONE;
}
