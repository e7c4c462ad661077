/*
 * What packs promise about where things come from (docs/packs.md): whatever is inferred
 * gives its reason in a comment. It stands right above the entry, or in the same section
 * (from a line of dashes on) and names the key in backticks.
 */
#include <criterion/criterion.h>

#include <string.h>

#include "base/file.h"

#include "engine/shelf.h"

enum { COMMENTS_MAX = 8000 };

/* A pack while it is read line by line. */
typedef struct Reading {
    const char *file;
    char section[COMMENTS_MAX]; /* its comments so far */
    char entry[100];            /* "[spell swap]" */
    bool last_is_comment;       /* the line before this one */
    bool explained;             /* a comment stands right above the entry */
    int inferred;               /* keys looked at */
} Reading;

static void read_comment(Reading *r, const char *line) {
    bool ruled = strncmp(line, "# ----", 6) == 0;
    if (ruled) r->section[0] = '\0';
    if (!ruled && strlen(r->section) + strlen(line) + 1 < sizeof r->section)
        strcat(r->section, line);
    r->last_is_comment = !ruled;
}

static void expect_reason(Reading *r, const char *key) {
    char quoted[80];
    Text mark = text_over(quoted, sizeof quoted);
    text_format(&mark, "`%s`", key);
    r->inferred++;
    cr_expect(r->explained || strstr(r->section, quoted),
              "%s: %s does not say why '%s' is inferred", r->file, r->entry, key);
}

static void read_inferred(Reading *r, const char *keys) {
    char key[60];
    while (text_word(&keys, ",", key, sizeof key)) expect_reason(r, key);
}

static void read_line(Reading *r, const char *line) {
    if (line[0] == '#') {
        read_comment(r, line);
        return;
    }
    if (line[0] == '[') {
        Text name = text_over(r->entry, sizeof r->entry);
        text_add(&name, line);
        r->explained = r->last_is_comment;
    }
    r->last_is_comment = false;
    const char *value = strchr(line, '=');
    if (!value) return;
    if (strncmp(line, "inferred", 8) == 0) read_inferred(r, value + 1);
    if (strncmp(line, "source", 6) == 0 && strstr(value, "inferred"))
        expect_reason(r, "source");
}

static int read_pack(const char *file, const char *text) {
    static Reading r;
    r = (Reading){.file = file};
    while (*text) {
        char line[1000];
        const char *end = strchr(text, '\n');
        size_t length = end ? (size_t)(end - text) : strlen(text);
        cr_assert_lt(length, sizeof line, "%s", file);
        memcpy(line, text, length);
        line[length] = '\0';
        read_line(&r, line);
        text += length + (end != NULL);
    }
    return r.inferred;
}

Test(packs, whatever_is_inferred_gives_its_reason) {
    int inferred = 0;
    for (int i = 0; i < embedded_count; i++)
        if (strstr(embedded[i].path, ".pack"))
            inferred += read_pack(embedded[i].path, embedded[i].text);
    cr_expect_gt(inferred, 100);
}

/* NOTICE names every game that can be played. */
Test(packs, the_notice_names_every_game) {
    Buffer notice = {0};
    Error err;
    cr_assert(file_read(BAIZE_SOURCE "/NOTICE", 1 << 20, &notice, &err), "%s", err.words);
    for (int i = 0; i < shelf_count; i++)
        if (shelf[i].listed)
            cr_expect(strstr(notice.data, shelf[i].game->title), "%s",
                      shelf[i].game->title);
    buffer_free(&notice);
}
