/* `baize engine`: the line protocol on standard input and output. */
#include <stdio.h>

#include "protocol/protocol.h"

#include "cmd/cmd.h"
#include "cmd/options.h"

int engine_command(int count, char **words, Error *err) {
    if (!args_read(count, words, NULL, 0, NULL, err)) return STATUS_USAGE;
    return protocol_serve(stdin, stdout);
}
