/* The program: everything is in the table of commands.c. */
#include "cmd/cmd.h"

int main(int argc, char **argv) {
    return command_main(argc - 1, argv + 1);
}
