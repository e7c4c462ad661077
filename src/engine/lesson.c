/* Reading lessons, and finding the shipped ones. */
#include "engine/lesson.h"

#include "base/alloc.h"

typedef struct Reader {
    Lesson *lesson;
    int line;
    Buffer said;    /* the word on why that waits for its move */
    Buffer closing; /* Lesson.closing, line by line */
    Error *err;
} Reader;

static bool fail(const Reader *r, const char *format, ...) {
    Text out = text_over(r->err->words, sizeof r->err->words);
    va_list arguments;
    text_format(&out, "%s:%d: ", r->lesson->file, r->line);
    va_start(arguments, format);
    text_format_list(&out, format, arguments);
    va_end(arguments);
    return false;
}

/* ---- The head ------------------------------------------------------------------------ */

static const char *keep(const Reader *r, const char *words) {
    return kept_add(&r->lesson->kept, words);
}

static bool read_once(const Reader *r, const char **into, const char *key,
                      const char *rest) {
    if (*into) return fail(r, "'%s' is given twice", key);
    if (!*rest) return fail(r, "expected words after '%s'", key);
    *into = keep(r, rest);
    return true;
}

static bool read_name(const Reader *r, const char *rest) {
    if (!text_is_id(rest))
        return fail(r, "a lesson's name is one lower-case word: 'lesson first'");
    return read_once(r, &r->lesson->name, "lesson", rest);
}

static bool read_seat(const Reader *r, const char *rest) {
    int seat;
    if (!text_to_int(rest, 0, SEATS_MAX - 1, &seat))
        return fail(r, "expected the learner's seat, 0 to %d", SEATS_MAX - 1);
    r->lesson->learner = (Seat)seat;
    return true;
}

static bool read_line(const Reader *r, Kept *lines, const char *rest) {
    if (!*rest) return fail(r, "expected words");
    if (lines->count == LESSON_LINES_MAX)
        return fail(r, "a lesson has at most %d such lines", LESSON_LINES_MAX);
    kept_add(lines, rest);
    return true;
}

static bool read_bot(const Reader *r, const char *rest) {
    char number[8], level[40];
    int seat;
    if (!text_word(&rest, NULL, number, sizeof number) ||
        !text_to_int(number, 0, SEATS_MAX - 1, &seat) ||
        !text_word(&rest, NULL, level, sizeof level) || *rest)
        return fail(r, "expected a seat, 0 to %d, and a level: 'bot 1 quick'",
                    SEATS_MAX - 1);
    r->lesson->sitters[seat] = keep(r, level);
    return true;
}

/* ---- Words and moves ------------------------------------------------------------------ */

/* Lines that follow one another are one text. */
static bool add_words(Reader *r, Buffer *text, const char *rest) {
    if (!*rest) return fail(r, "expected words");
    if (text->length) buffer_char(text, ' ');
    buffer_add(text, rest);
    return text->length <= LESSON_SAY_MAX ||
           fail(r, "at most %d letters are said at once; here are %d", LESSON_SAY_MAX,
                (int)text->length);
}

static bool read_move(Reader *r, Seat seat, const char *rest) {
    Lesson *lesson = r->lesson;
    if (!*rest) return fail(r, "expected the words of a move");
    if (r->closing.length) return fail(r, "no move may follow the closing words");
    if (lesson->step_count == LESSON_STEPS_MAX)
        return fail(r, "a lesson has at most %d moves", LESSON_STEPS_MAX);
    if (r->said.length && seat != lesson->learner)
        return fail(r, "a 'say' line comes before a move of seat %d, the learner's",
                    lesson->learner);
    lesson->steps[lesson->step_count++] =
        (LessonStep){.line = r->line,
                     .seat = seat,
                     .words = keep(r, rest),
                     .say = r->said.length ? keep(r, r->said.data) : NULL};
    buffer_clear(&r->said);
    return true;
}

static bool read_words(Reader *r, const char *line) {
    Lesson *lesson = r->lesson;
    const char *rest = line;
    char key[40];
    int seat;
    text_word(&rest, NULL, key, sizeof key);
    if (text_equal(key, "lesson")) return read_name(r, rest);
    if (text_equal(key, "title")) return read_once(r, &lesson->title, key, rest);
    if (text_equal(key, "about")) return read_once(r, &lesson->about, key, rest);
    if (text_equal(key, "seat")) return read_seat(r, rest);
    if (text_equal(key, "seed")) return read_once(r, &lesson->seed, key, rest);
    if (text_equal(key, "setup")) return read_line(r, &lesson->setup, rest);
    if (text_equal(key, "arrange")) return read_line(r, &lesson->arranged, rest);
    if (text_equal(key, "bot")) return read_bot(r, rest);
    if (text_equal(key, "say")) return add_words(r, &r->said, rest);
    if (text_equal(key, "end")) return add_words(r, &r->closing, rest);
    if (text_equal(key, "clock")) return read_move(r, SEAT_CLOCK, rest);
    if (text_to_int(key, 0, SEATS_MAX - 1, &seat)) return read_move(r, (Seat)seat, rest);
    return fail(r,
                "'%s' means nothing here; expected lesson, title, about, seat, setup, "
                "seed, arrange, bot, say, end, clock or a seat's number",
                key);
}

/* ---- The whole ------------------------------------------------------------------------ */

static bool is_whole(const Reader *r) {
    const Lesson *lesson = r->lesson;
    if (!lesson->name) return fail(r, "expected 'lesson NAME'");
    if (!lesson->title) return fail(r, "expected 'title WORDS'");
    if (!lesson->about) return fail(r, "expected 'about WORDS'");
    if (!lesson->seed) return fail(r, "expected 'seed NUMBER'");
    if (lesson->step_count == 0) return fail(r, "a lesson has at least one move");
    if (r->said.length) return fail(r, "expected a move after what is said");
    if (!r->closing.length) return fail(r, "expected 'end WORDS' as the last line");
    return true;
}

static bool read_lines(Reader *r, char *rest) {
    for (char *line; (line = text_cut_line(&rest));) {
        r->line++;
        text_trim_end(line);
        while (*line == ' ' || *line == '\t') line++;
        if (*line && *line != '#' && !read_words(r, line)) return false;
    }
    return is_whole(r);
}

Lesson *lesson_read(const char *file, const char *text, Error *err) {
    Error unread;
    Reader r = {.lesson = alloc_zero(sizeof *r.lesson), .err = err ? err : &unread};
    r.lesson->file = keep(&r, file);
    char *copy = alloc_copy(text);
    bool fine = read_lines(&r, copy);
    if (fine) r.lesson->closing = keep(&r, r.closing.data);
    alloc_free(copy);
    buffer_free(&r.said);
    buffer_free(&r.closing);
    if (fine) return r.lesson;
    lesson_free(r.lesson);
    return NULL;
}

void lesson_free(Lesson *lesson) {
    if (!lesson) return;
    kept_free(&lesson->kept);
    kept_free(&lesson->setup);
    kept_free(&lesson->arranged);
    alloc_free(lesson);
}

int lesson_said(const Lesson *lesson, int steps) {
    int count = 0;
    for (int i = 0; i < steps && i < lesson->step_count; i++)
        count += lesson->steps[i].say != NULL;
    return count;
}

/* ---- The shipped ones ------------------------------------------------------------------ */

int lesson_all(const char *game, Lesson *out[LESSONS_MAX]) {
    int count = 0;
    const Embedded *file;
    for (int i = 0; (file = shelf_folder_file(game, "lessons/", i)); i++) {
        Error err;
        REQUIRE(count < LESSONS_MAX);
        out[count] = lesson_read(file->path, file->text, &err);
        REQUIRE(out[count] != NULL);
        count++;
    }
    return count;
}

static Lesson *no_such_lesson(const char *game, const char *name, Lesson **all, int count,
                              Error *err) {
    Text names = TEXT(200);
    for (int i = 0; i < count; i++)
        text_format(&names, "%s%s", i ? ", " : "", all[i]->name);
    if (count == 0)
        error_set(err, "There is no lesson for '%s' yet.", game);
    else
        error_set(err, "'%s' has no lesson '%s'. There is: %s.", game, name, names.at);
    return NULL;
}

Lesson *lesson_find(const char *game, const char *name, Error *err) {
    Lesson *all[LESSONS_MAX], *found = NULL;
    int count = lesson_all(game, all);
    for (int i = 0; i < count && !found; i++)
        if (!*name || text_equal(all[i]->name, name)) found = all[i];
    if (!found) no_such_lesson(game, name, all, count, err);
    for (int i = 0; i < count; i++)
        if (all[i] != found) lesson_free(all[i]);
    return found;
}
