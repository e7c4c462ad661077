/* The line protocol over two files, usually standard input and output. Every line has
 * exactly one answer, so that a client can count. */
#include "protocol/protocol.h"

/*
 * Reads up to the line break, which is dropped. Past the limit bytes are counted as one
 * more and not kept: protocol_line then says that the line is too long. False at the end.
 */
static bool read_line(FILE *in, Buffer *line) {
    buffer_clear(line);
    int c = getc(in);
    if (c == EOF) return false;
    for (; c != EOF && c != '\n'; c = getc(in))
        if (line->length <= PROTOCOL_LINE_MAX) buffer_char(line, (char)c);
    return true;
}

int protocol_serve(FILE *in, FILE *out) {
    Protocol *p = protocol_new();
    Buffer line = {0};
    Buffer answer = {0};
    bool good = true;
    while (good && read_line(in, &line)) {
        buffer_clear(&answer);
        protocol_line(p, line.data ? line.data : "", line.length, &answer);
        buffer_char(&answer, '\n');
        good = fwrite(answer.data, 1, answer.length, out) == answer.length;
        good = fflush(out) == 0 && good; /* the client waits for it */
    }
    buffer_free(&line);
    buffer_free(&answer);
    protocol_free(p);
    return good ? 0 : 1;
}
