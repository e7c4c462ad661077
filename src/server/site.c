/* Files by name: plain names only, each with its type and a tag of its content. */
#include "server/site.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/file.h"

enum { FILE_BYTES_MAX = 16 << 20 };

/* clang-format off */
static const struct {
    const char *ending;
    const char *type;
} types[] = {
    {".html",        "text/html; charset=utf-8"},
    {".js",          "text/javascript; charset=utf-8"},
    {".css",         "text/css; charset=utf-8"},
    {".json",        "application/json"},
    {".wasm",        "application/wasm"},
    {".svg",         "image/svg+xml"},
    {".png",         "image/png"},
    {".woff2",       "font/woff2"},
    {".ico",         "image/x-icon"},
    {".webmanifest", "application/manifest+json"},
    {".txt",         "text/plain; charset=utf-8"},
    {".map",         "application/json"},
};
/* clang-format on */

static const char *type_of(const char *path) {
    const char *ending = strrchr(path, '.');
    for (size_t i = 0; ending && i < sizeof types / sizeof types[0]; i++)
        if (text_equal(ending, types[i].ending)) return types[i].type;
    return "application/octet-stream";
}

/* "/app.js", "/icons/a.png": letters, digits, - and _, dots inside a name; no name starts
 * with a dot and none is empty, so that no path leads out of the folder. */
static bool is_plain(const char *path) {
    if (path[0] != '/') return false;
    for (const char *at = path; *at; at++) {
        bool letter = (*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z');
        bool other = (*at >= '0' && *at <= '9') || strchr("-_./", *at);
        if (!letter && !other) return false;
        if (*at == '/' && (at[1] == '.' || at[1] == '/' || at[1] == 0)) return false;
    }
    return true;
}

/* "localhost:8100" and "127.0.0.1" are this machine; any other name was made to look so. */
static bool is_own_name(const char *host) {
    static const char *const names[] = {"localhost", "127.0.0.1"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        size_t length = strlen(names[i]);
        if (strncmp(host, names[i], length) != 0) continue;
        if (host[length] == 0 || host[length] == ':') return true;
    }
    return false;
}

/* FNV-1a over the bytes: it distinguishes builds and protects nothing. */
static void write_tag(const Buffer *bytes, char *room, size_t size) {
    uint64_t sum = 14695981039346656037u;
    for (size_t i = 0; i < bytes->length; i++)
        sum = (sum ^ (unsigned char)bytes->data[i]) * 1099511628211u;
    Text tag = text_over(room, size);
    text_format(&tag, "\"%016llx\"", (unsigned long long)sum);
}

/* Made by the build beside each file that gains by it; the better one first. */
static const struct {
    const char *code;
    const char *ending;
} codes[] = {{"br", ".br"}, {"gzip", ".gz"}};

/* "gzip, br;q=0.5" has gzip and br; with "br;q=0" it does not have br. */
static bool accepts(const char *list, const char *code) {
    size_t length = strlen(code);
    for (const char *at = list; *at; at += strspn(at, ",")) {
        at += strspn(at, " \t");
        size_t size = strcspn(at, ",");
        if (strncmp(at, code, length) == 0 && strchr(" \t;,", at[length])) {
            const char *weight = strstr(at, "q=");
            return !weight || weight >= at + size || strtod(weight + 2, NULL) > 0;
        }
        at += size;
    }
    return false;
}

static bool is_file(const char *path) {
    struct stat found;
    return stat(path, &found) == 0 && S_ISREG(found.st_mode);
}

static void say(HttpAnswer *answer, int status, const char *words) {
    answer->status = status;
    buffer_add(&answer->body, words);
}

/* The file in the best form that the client understands. */
static bool read_best(const char *file, const HttpRequest *request, HttpAnswer *answer) {
    Buffer packed = {0};
    for (size_t i = 0; !answer->code && i < sizeof codes / sizeof codes[0]; i++) {
        if (!accepts(request->codes, codes[i].code)) continue;
        buffer_clear(&packed);
        buffer_format(&packed, "%s%s", file, codes[i].ending);
        if (is_file(packed.data) &&
            file_read(packed.data, FILE_BYTES_MAX, &answer->body, NULL))
            answer->code = codes[i].code;
    }
    buffer_free(&packed);
    if (answer->code) return true;
    buffer_clear(&answer->body);
    return file_read(file, FILE_BYTES_MAX, &answer->body, NULL);
}

void site_answer(const HttpRequest *request, HttpAnswer *answer, const void *context) {
    const char *folder = context;
    if (!is_own_name(request->host)) {
        say(answer, 421, "This table is reached as localhost or 127.0.0.1 only.\n");
        return;
    }
    const char *path = text_equal(request->path, "/") ? "/index.html" : request->path;
    Buffer file = {0};
    buffer_format(&file, "%s%s", folder, path);
    if (is_plain(path) && is_file(file.data) && read_best(file.data, request, answer)) {
        answer->status = 200;
        answer->type = type_of(path);
        write_tag(&answer->body, answer->tag, sizeof answer->tag);
    } else {
        buffer_clear(&answer->body);
        say(answer, 404, "There is no such file here.\n");
    }
    buffer_free(&file);
}

bool site_check(const char *folder, Error *err) {
    Buffer page = {0};
    buffer_format(&page, "%s/index.html", folder);
    bool found = is_file(page.data);
    buffer_free(&page);
    if (found) return true;
    return error_set(err,
                     "There is no built page in %s; `npm run build` in web/ makes it, "
                     "and --files DIR names another folder.",
                     folder);
}
