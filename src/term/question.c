/* Questions with their answers. */
#include "term/question.h"

#include <strings.h>

Question question_begin(const char *title, int usual) {
    Question q = {.usual = usual};
    text_copy(q.title, sizeof q.title, title);
    return q;
}

void question_add(Question *q, Answer answer) {
    REQUIRE(q->count < ANSWERS_MAX);
    q->at[q->count++] = answer;
}

int question_place(const Question *q, int value) {
    for (int i = 0; i < q->count; i++)
        if (q->at[i].value == value) return i + 1;
    return value;
}

void question_words(const Question *q, Text *out) {
    if (q->count == 0)
        text_format(out, "a number from %d to %d", q->min, q->max);
    else
        text_format(out, "a number from 1 to %d or a name", q->count);
}

/* How many answers begin with the line; `found` is the last of them, or the exact match. */
static int find_alike(const Question *q, const char *line, int *found) {
    int alike = 0;
    size_t length = strlen(line);
    for (int i = 0; i < q->count; i++) {
        const Answer *a = &q->at[i];
        if (text_alike(a->label, line) || text_alike(a->word, line)) {
            *found = i;
            return 1;
        }
        if (strncasecmp(a->label, line, length) != 0 &&
            strncasecmp(a->word, line, length) != 0)
            continue;
        *found = i;
        alike++;
    }
    return alike;
}

static bool refuse_answer(const Question *q, const char *line, int alike, Error *err) {
    Text words = TEXT(80);
    question_words(q, &words);
    if (alike > 1)
        return error_set(err, "%d answers begin with '%s'; type %s.", alike, line,
                         words.at);
    return error_set(err, "'%s' is not an answer here; type %s, or press Enter for %d.",
                     line, words.at, question_place(q, q->usual));
}

bool question_read(const Question *q, const char *line, int *value, Error *err) {
    int number, found = 0;
    *value = q->usual;
    if (*line == 0) return true;
    if (q->count == 0)
        return text_to_int(line, q->min, q->max, value) || refuse_answer(q, line, 0, err);
    if (text_to_int(line, 1, q->count, &number)) {
        *value = q->at[number - 1].value;
        return true;
    }
    int alike = find_alike(q, line, &found);
    if (alike != 1) return refuse_answer(q, line, alike, err);
    *value = q->at[found].value;
    return true;
}

Question question_games(void) {
    Question q = question_begin("Game", -1);
    for (int i = 0; i < shelf_count; i++) {
        if (!shelf[i].listed) continue;
        if (q.usual < 0) q.usual = i;
        question_add(&q, (Answer){shelf[i].game->name, shelf[i].game->title, "", i});
    }
    return q;
}
