/* Flowing text: items side by side, a new line where one does not fit. */
#include <string.h>

#include "base/text.h"

#include "term/out.h"

#include "cmd/line_flow.h"

int line_columns(const char *words) {
    int columns = 0;
    for (; *words; words++) columns += ((unsigned char)*words & 0xC0) != 0x80;
    return columns;
}

void flow_break(Flow *f) {
    out("\n%*s", f->indent, "");
    f->column = f->indent;
    f->begun = false;
}

void flow_item(Flow *f, const char *gap, const char *words) {
    int room = line_columns(words) + (f->begun ? line_columns(gap) : 0);
    bool stop = *gap == ',' || *gap == ';'; /* stays at the end of a line */
    bool listed = gap[0] && gap[1];         /* a stop may follow */
    if (f->begun && f->column + room + listed + f->spare > out_width()) {
        if (stop) out("%c", *gap);
        flow_break(f);
    }
    if (f->begun) {
        out("%s", gap);
        f->column += line_columns(gap);
    }
    out("%s", words);
    f->column += line_columns(words);
    f->begun = true;
}

Flow flow_labelled(const char *label, int column) {
    int space = max_int(1, column - line_columns(label));
    out("  %s%*s", label, space, "");
    return (Flow){column + 2, 2 + line_columns(label) + space, false, 0};
}

Flow flow_words(Flow f, const char *words) {
    char word[ITEM_SIZE];
    while (text_word(&words, "", word, sizeof word)) flow_item(&f, " ", word);
    return f;
}

int line_flow(int column, const char *words, int indent) {
    return flow_words((Flow){indent, column, false, 0}, words).column;
}

void line_wrap_after(int column, const char *words, int indent) {
    line_flow(column, words, indent);
    out("\n");
}

void line_wrap(const char *words, int indent) {
    line_wrap_after(0, words, indent);
}

void line_wrap_lines(const char *lines) {
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        Buffer line = {0};
        buffer_add_some(&line, lines, length);
        line_wrap(line.data, 2);
        buffer_free(&line);
        lines += length + (lines[length] == '\n');
    }
}

void flow_long_item(Flow *f, const char *gap, const char *words) {
    char first[ITEM_SIZE];
    if (f->indent + line_columns(words) < out_width()) {
        flow_item(f, gap, words);
        return;
    }
    if (text_word(&words, "", first, sizeof first)) flow_item(f, gap, first);
    f->spare = 1;
    *f = flow_words(*f, words);
    f->spare = 0;
}
