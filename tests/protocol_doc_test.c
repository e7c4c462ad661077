/* The examples of docs/protocol.md, sent in their order: the answers stand there to the
 * letter, but for what the page leaves out. */
#include <criterion/criterion.h>

#include <string.h>

#include "base/file.h"

#include "protocol/protocol.h"

static const char LEFT_OUT[] = "…";

/* True when `text` is `pattern`, with anything where the pattern leaves something out. */
static bool matches(const char *text, const char *pattern) {
    const char *gap = strstr(pattern, LEFT_OUT);
    if (!gap) return strcmp(text, pattern) == 0;
    size_t length = (size_t)(gap - pattern);
    if (strncmp(text, pattern, length) != 0) return false;
    const char *rest = gap + strlen(LEFT_OUT);
    for (text += length; *text; text++) {
        if (matches(text, rest)) return true;
    }
    return *rest == '\0';
}

static char *cut_line(char **rest) {
    char *line = *rest, *end = strchr(line, '\n');
    *rest = end ? end + 1 : line + strlen(line);
    if (end) *end = '\0';
    return line;
}

Test(protocol_doc, every_example_is_true) {
    Buffer page = {0}, answer = {0};
    Error err;
    Protocol *p = protocol_new();
    int examples = 0;
    cr_assert(file_read(BAIZE_SOURCE "/docs/protocol.md", 1 << 20, &page, &err), "%s",
              err.words);
    for (char *rest = page.data; *rest;) {
        char *line = cut_line(&rest);
        if (strncmp(line, "> ", 2) == 0) {
            buffer_clear(&answer);
            protocol_line(p, line + 2, strlen(line + 2), &answer);
        } else if (strncmp(line, "< ", 2) == 0) {
            examples++;
            cr_expect(matches(answer.data, line + 2), "the page says %s\nit is %s",
                      line + 2, answer.data);
        }
    }
    cr_expect_gt(examples, 20);
    protocol_free(p);
    buffer_free(&page);
    buffer_free(&answer);
}
