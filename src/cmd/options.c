/* Arguments of commands, and the table that they describe. */
#include "base/file.h"

#include "engine/setup.h"

#include "cmd/cmd.h"
#include "cmd/options.h"

enum { FLAGS_MAX = 16, TABLE_FLAGS = 6 };

static bool words_add(Words *list, const char *what, const char *word, Error *err) {
    if (list->count == WORDS_MAX)
        return error_set(err, "'%s' is given more than %d times.", what, WORDS_MAX);
    list->at[list->count++] = word;
    return true;
}

/* "--seed" in "--seed" and in "--seed=4". */
static bool is_flag(const char *word, const char *flag) {
    size_t length = strlen(flag);
    return strncmp(word, flag, length) == 0 && (word[length] == 0 || word[length] == '=');
}

static const Flag *find_flag(const char *word, const Flag *flags, int count, Error *err) {
    const char *known[FLAGS_MAX];
    for (int i = 0; i < count && i < FLAGS_MAX; i++) {
        if (is_flag(word, flags[i].word)) return &flags[i];
        known[i] = flags[i].word;
    }
    const char *nearest = count > 0 ? text_nearest(word, known, count) : NULL;
    if (nearest)
        error_set(err, "'%s' is not known here; did you mean '%s'?", word, nearest);
    else
        error_set(err, "'%s' is not known here; `baize help` says what is.", word);
    return NULL;
}

/* Takes the flag at words[*at], and the value after it. */
static bool read_flag(int count, char **words, int *at, const Flag *flag, Error *err) {
    const char *word = words[*at];
    const char *equals = strchr(word, '=');
    if (flag->takes == TAKES_NOTHING) {
        if (equals) return error_set(err, "'%s' takes no value.", flag->word);
        return words_add(flag->into, flag->word, "", err);
    }
    if (equals) return words_add(flag->into, flag->word, equals + 1, err);

    bool follows = *at + 1 < count && !text_starts(words[*at + 1], "--");
    if (follows) return words_add(flag->into, flag->word, words[++*at], err);
    if (flag->takes == TAKES_MAYBE) return words_add(flag->into, flag->word, "", err);
    return error_set(err, "'%s' needs a value after it.", flag->word);
}

bool args_read(int count, char **words, const Flag *flags, int flag_count, Words *plain,
               Error *err) {
    for (int at = 0; at < count; at++) {
        if (text_starts(words[at], "--")) {
            const Flag *flag = find_flag(words[at], flags, flag_count, err);
            if (!flag || !read_flag(count, words, &at, flag, err)) return false;
        } else if (!plain) {
            return error_set(err, "Nothing more is expected here, but there is '%s'.",
                             words[at]);
        } else if (!words_add(plain, "words", words[at], err)) {
            return false;
        }
    }
    return true;
}

bool args_int(const Words *given, const char *flag, int min, int max, int fallback,
              int *out, Error *err) {
    *out = fallback;
    if (given->count == 0) return true;
    const char *word = given->at[given->count - 1];
    if (text_to_int(word, min, max, out)) return true;
    return error_set(err, "'%s' takes a number from %d to %d, not '%s'.", flag, min, max,
                     word);
}

bool options_read(TableOptions *o, int count, char **words, const Flag *others,
                  int other_count, Words *plain, Error *err) {
    Flag flags[FLAGS_MAX] = {
        {"--mode", TAKES_VALUE, &o->mode},   {"--seats", TAKES_VALUE, &o->seats},
        {"--setup", TAKES_VALUE, &o->setup}, {"--bots", TAKES_VALUE, &o->bots},
        {"--seed", TAKES_VALUE, &o->seed},   {"--pack", TAKES_VALUE, &o->pack},
    };
    REQUIRE(TABLE_FLAGS + other_count <= FLAGS_MAX);
    memcpy(flags + TABLE_FLAGS, others, sizeof *others * (size_t)other_count);
    return args_read(count, words, flags, TABLE_FLAGS + other_count, plain, err);
}

OpenBox *options_open(const TableOptions *o, const char *game, Error *err) {
    const Shelf *found = shelf_need(game, err);
    if (!found) return NULL;
    if (o->pack.count > PACKS_MAX) {
        error_set(err, "At most %d packs can be added.", PACKS_MAX);
        return NULL;
    }
    Buffer text[PACKS_MAX] = {{0}};
    PackText extra[PACKS_MAX];
    OpenBox *box = NULL;
    bool read = true;
    for (int i = 0; i < o->pack.count && read; i++) {
        read = file_read(o->pack.at[i], PACK_BYTES_MAX, &text[i], err);
        extra[i] = (PackText){o->pack.at[i], text[i].data ? text[i].data : "", PACK_OWN};
    }
    if (read) box = box_open(found, extra, o->pack.count, err);
    for (int i = 0; i < o->pack.count; i++) buffer_free(&text[i]);
    return box;
}

static bool take_line(SetupWords *w, const char *key, const char *value, Error *err) {
    Text line = TEXT(200);
    text_format(&line, "%s %s", key, value);
    return setup_line(w, line.at, err);
}

/* KEY=VALUE, as it follows --setup. */
static bool take_pair(SetupWords *w, const char *pair, Error *err) {
    const char *equals = strchr(pair, '=');
    Text key = TEXT(60);
    if (!equals || equals == pair || equals - pair >= key.size)
        return error_set(err, "'--setup' takes KEY=VALUE, not '%s'.", pair);
    text_add_some(&key, pair, (int)(equals - pair));
    return take_line(w, key.at, equals + 1, err);
}

bool options_setup(const TableOptions *o, const Box *box, Setup *out, Error *err) {
    SetupWords w = setup_begin(box);
    for (int i = 0; i < o->mode.count; i++)
        if (!take_line(&w, "mode", o->mode.at[i], err)) return false;
    for (int i = 0; i < o->seats.count; i++)
        if (!take_line(&w, "seats", o->seats.at[i], err)) return false;
    for (int i = 0; i < o->setup.count; i++)
        if (!take_pair(&w, o->setup.at[i], err)) return false;
    return setup_finish(&w, out, err);
}

int options_table(const TableOptions *o, const char *game, OpenBox **box, Setup *out,
                  Error *err) {
    *box = options_open(o, game, err);
    if (!*box) return STATUS_FAILED;
    return options_setup(o, &(*box)->box, out, err) ? STATUS_DONE : STATUS_USAGE;
}

bool options_seed(const TableOptions *o, Seed *out, Error *err) {
    if (o->seed.count > 0) return seed_read(o->seed.at[o->seed.count - 1], out, err);
    return file_random(out, sizeof *out, err);
}

bool options_sitters(const TableOptions *o, int seat_count, Sitter *out, Error *err) {
    if (o->bots.count == 0) return true;
    const char *rest = o->bots.at[o->bots.count - 1];
    char word[40];
    int seat = 0;
    while (text_word(&rest, ",", word, sizeof word)) {
        if (seat == seat_count)
            return error_set(err,
                             "'--bots' names more players than this table has seats: %d.",
                             seat_count);
        if (!sitter_read(word, &out[seat++], err)) return false;
    }
    return true;
}
