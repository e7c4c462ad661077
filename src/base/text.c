/* Words: Text, Buffer, Error and the formatter that serves all three. The formatter hands
 * its pieces to a sink, so that it need not know where they go. */
#include "base/text.h"

#include <string.h>

#include "base/alloc.h"
#include "base/require.h"

/* ---- Text ---------------------------------------------------------------------------- */

Text text_over(char *room, size_t size) {
    REQUIRE(size > 0);
    room[0] = 0;
    return (Text){room, (int)size, 0, false, false};
}

Text text_marked(char *room, size_t size) {
    Text t = text_over(room, size);
    t.marked = true;
    return t;
}

void text_copy(char *room, size_t size, const char *words) {
    Text copy = text_over(room, size);
    text_add(&copy, words);
}

void text_clear(Text *t) {
    t->length = 0;
    t->at[0] = 0;
    t->skips = false;
}

/* How many of `count` bytes can stay when only `room` fit: no character is cut in half. */
static int whole_characters(const char *bytes, int count, int room) {
    if (count <= room) return count;
    while (room > 0 && ((unsigned char)bytes[room] & 0xC0) == 0x80) room--;
    return room;
}

static void add_bytes(Text *t, const char *bytes, int count) {
    count = whole_characters(bytes, count, t->size - 1 - t->length);
    memcpy(t->at + t->length, bytes, (size_t)count);
    t->length += count;
    t->at[t->length] = 0;
}

void text_add_some(Text *t, const char *bytes, int count) {
    int from = 0;
    for (int i = 0; !t->marked && i < count; i++) {
        if (bytes[i] < MARK_BEGINS || bytes[i] > MARK_ENDS) continue;
        if (!t->skips) add_bytes(t, bytes + from, i - from);
        t->skips = bytes[i] == MARK_SAYS;
        from = i + 1;
    }
    if (!t->skips) add_bytes(t, bytes + from, count - from);
}

void text_add(Text *t, const char *words) {
    text_add_some(t, words, (int)strlen(words));
}

void text_char(Text *t, char c) {
    text_add_some(t, (const char[]){c, 0}, 1); /* gcc warns of a byte behind a lone one */
}

/* ---- Buffer -------------------------------------------------------------------------- */

void buffer_add_some(Buffer *b, const char *bytes, size_t count) {
    if (count >= b->room - b->length) { /* a byte more, for the end */
        size_t needed = b->length + count + 1;
        b->room = needed < 64 ? 64 : needed * 2;
        b->data = alloc_resize(b->data, b->room);
    }
    memcpy(b->data + b->length, bytes, count);
    b->length += count;
    b->data[b->length] = 0;
}

void buffer_add(Buffer *b, const char *words) {
    buffer_add_some(b, words, strlen(words));
}

void buffer_char(Buffer *b, char c) {
    buffer_add_some(b, &c, 1);
}

void buffer_clear(Buffer *b) {
    b->length = 0;
    if (b->data) b->data[0] = 0;
}

void buffer_free(Buffer *b) {
    alloc_free(b->data);
    *b = (Buffer){0};
}

/* ---- The formatter ------------------------------------------------------------------- */

typedef struct Sink {
    void (*add)(void *to, const char *bytes, int count);
    void *to;
} Sink;

/* One conversion, from after the '%'. */
typedef struct Conversion {
    int width; /* filled with zeros from the left */
    bool wide; /* 64 bits */
    char letter;
} Conversion;

static const char *read_conversion(const char *at, Conversion *out) {
    *out = (Conversion){0};
    while (*at >= '0' && *at <= '9') out->width = out->width * 10 + (*at++ - '0');
    if (at[0] == 'l' && at[1] == 'l') {
        out->wide = true;
        at += 2;
    }
    out->letter = *at;
    return at + 1;
}

enum { DIGITS_MAX = 32 };

static void add_number(Sink sink, uint64_t number, bool negative, Conversion c) {
    char digits[DIGITS_MAX];
    unsigned base = c.letter == 'x' ? 16 : 10;
    int at = DIGITS_MAX;
    REQUIRE(c.width < DIGITS_MAX);
    do {
        digits[--at] = "0123456789abcdef"[number % base];
        number /= base;
    } while (number);
    while (DIGITS_MAX - at < c.width) digits[--at] = '0';
    if (negative) digits[--at] = '-';
    sink.add(sink.to, digits + at, DIGITS_MAX - at);
}

static void add_signed(Sink sink, int64_t number, Conversion c) {
    uint64_t size = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    add_number(sink, size, number < 0, c);
}

static void format_list(Sink sink, const char *format, va_list *arguments) {
    while (*format) {
        const char *percent = format;
        while (*percent && *percent != '%') percent++;
        sink.add(sink.to, format, (int)(percent - format));
        if (!*percent) return;

        Conversion c;
        format = read_conversion(percent + 1, &c);
        if (c.letter == 's') {
            const char *words = va_arg(*arguments, const char *);
            sink.add(sink.to, words, (int)strlen(words));
        } else if (c.letter == 'c') {
            char one = (char)va_arg(*arguments, int);
            sink.add(sink.to, &one, 1);
        } else if (c.letter == 'd') {
            add_signed(sink,
                       c.wide ? va_arg(*arguments, long long) : va_arg(*arguments, int), c);
        } else if (c.letter == 'u' || c.letter == 'x') {
            add_number(sink,
                       c.wide ? va_arg(*arguments, unsigned long long)
                              : va_arg(*arguments, unsigned),
                       false, c);
        } else {
            REQUIRE(c.letter == '%');
            sink.add(sink.to, "%", 1);
        }
    }
}

static void add_to_text(void *to, const char *bytes, int count) {
    text_add_some(to, bytes, count);
}

static void add_to_buffer(void *to, const char *bytes, int count) {
    buffer_add_some(to, bytes, (size_t)count);
}

void text_format_list(Text *t, const char *format, va_list arguments) {
    /* A copy has an address of the right type on every machine; a parameter may not. */
    va_list copy;
    va_copy(copy, arguments);
    format_list((Sink){add_to_text, t}, format, &copy);
    va_end(copy);
}

void text_format(Text *t, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    format_list((Sink){add_to_text, t}, format, &arguments);
    va_end(arguments);
}

void buffer_format(Buffer *b, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    format_list((Sink){add_to_buffer, b}, format, &arguments);
    va_end(arguments);
}

bool error_set(Error *err, const char *format, ...) {
    if (!err) return false;
    Text raw = TEXT_MARKED(sizeof err->words); /* drops no byte of a name */
    va_list arguments;
    va_start(arguments, format);
    format_list((Sink){add_to_text, &raw}, format, &arguments);
    va_end(arguments);
    Text words = text_over(err->words, sizeof err->words);
    text_add_visible(&words, raw.at);
    return false;
}
