/* `baize play`: opens a table, new or saved, and hands it to the line mode. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/text.h"

#include "cmd/cmd.h"
#include "cmd/play.h"
#include "cmd/saves.h"

/* Keys that write no letter, and bytes that are none, must not reach the screen again. */
static void make_printable(char *line) {
    for (char *at = line; *at;) {
        int bytes = text_character(at);
        bool control = (unsigned char)*at < ' ' || *at == 0x7f;
        if (bytes > 0 && !control) {
            at += bytes;
            continue;
        }
        *at++ = '?';
    }
}

bool line_ask(const char *prompt, char line[LINE_SIZE]) {
    fputs(prompt, stdout);
    fflush(stdout);
    if (!fgets(line, LINE_SIZE, stdin)) {
        printf("\n");
        return false;
    }
    size_t length = strlen(line);
    bool whole = length > 0 && line[length - 1] == '\n';
    for (int c = whole ? '\n' : 0; c != '\n' && c != EOF;) c = getchar();
    while (length > 0 && strchr(" \t\r\n", line[length - 1])) line[--length] = 0;
    size_t blanks = strspn(line, " \t");
    memmove(line, line + blanks, length - blanks + 1);
    make_printable(line);
    if (!isatty(STDIN_FILENO)) printf("%s\n", line); /* a transcript shows the answers */
    return true;
}

/* "bot 1 quick", as it stands in a record; seats count from 0 there. */
static void write_sitters(Sitting *t, int seats) {
    for (int seat = 0; seat < seats; seat++) {
        char line[60];
        if (!t->sitters[seat].is_bot) continue;
        snprintf(line, sizeof line, "bot %d %s", seat, sitter_word(t->sitters[seat]));
        match_note(t->match, line);
    }
}

static void read_sitters(Sitting *t, int seats) {
    for (int i = 0; i < match_note_count(t->match); i++) {
        const char *rest = match_note_at(t->match, i);
        char what[20], number[20], level[40];
        int seat;
        Error unknown; /* a note of somebody else's */
        if (text_word(&rest, "", what, sizeof what) && text_equal(what, "bot") &&
            text_word(&rest, "", number, sizeof number) &&
            text_to_int(number, 0, seats - 1, &seat) &&
            text_word(&rest, "", level, sizeof level))
            sitter_read(level, &t->sitters[seat], &unknown);
    }
}

/* Each bot has its own stream of chance, that of this match and moment. */
static void seat_all(Sitting *t) {
    const State *s = match_state(t->match);
    for (Seat seat = 0; seat < s->seat_count; seat++) {
        uint64_t stream = (uint64_t)match_moves(t->match) * SEATS_MAX + seat + 1;
        if (t->sitters[seat].is_bot)
            t->bots[seat] =
                bot_new(&t->box->box, t->sitters[seat].level, rng_fork(&s->rng, stream));
        else
            t->persons++;
    }
    t->last = SEAT_NONE;
    t->waits = isatty(STDIN_FILENO);
    t->scene = scene_new();
    t->view = view_new();
    t->hidden = alloc_zero(t->box->box.game->state_size);
    match_scene(t->match, t->scene);
    t->order = line_order_read(shelf_file(t->box->box.game->name, "look.json"),
                               t->box->shelf->face);
}

static void close_table(Sitting *t) {
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (t->bots[seat]) bot_free(t->bots[seat]);
    if (t->scene) scene_free(t->scene);
    if (t->view) view_free(t->view);
    alloc_free(t->hidden);
    if (t->match) match_free(t->match);
    if (t->box) box_close(t->box);
}

static int play_table(Sitting *t) {
    seat_all(t);
    return line_play(t);
}

static void default_sitters(Sitting *t) {
    for (int seat = 1; seat < SEATS_MAX; seat++)
        t->sitters[seat] = (Sitter){true, BOT_QUICK};
}

static bool begin(Sitting *t, const Setup *setup, Seed seed, Error *err) {
    Text name = text_over(t->name, sizeof t->name);
    if (!saves_new_name(t->box->box.game->name, &name, err)) return false;
    t->match = match_new(t->box, setup, seed);
    write_sitters(t, setup->seat_count);
    return saves_write(t->match, t->name, err);
}

/* A table by what was said on the command line. */
static bool open_named(Sitting *t, const TableOptions *o, const char *game, Error *err) {
    Setup setup;
    Seed seed;
    default_sitters(t);
    t->box = options_open(o, game, err);
    return t->box && options_setup(o, &t->box->box, &setup, err) &&
           options_sitters(o, setup.seat_count, t->sitters, err) &&
           options_seed(o, &seed, err) && begin(t, &setup, seed, err);
}

/* A table by question and answer. False without a sentence at the end of input. */
static bool open_asked(Sitting *t, const TableOptions *o, Error *err) {
    Setup setup;
    Seed seed;
    err->words[0] = 0;
    default_sitters(t);
    const Shelf *game = ask_game();
    if (!game) return false;
    t->box = options_open(o, game->game->name, err);
    return t->box && ask_table(t->box, &setup, t->sitters, err) &&
           options_seed(o, &seed, err) && begin(t, &setup, seed, err);
}

static bool open_saved(Sitting *t, const char *name, Error *err) {
    Text kept = text_over(t->name, sizeof t->name);
    if (*name) text_add(&kept, name);
    if (*name && saves_check_name(name, err) && !saves_exist(name))
        return error_set(err, "There is no saved match called '%s'.", name);
    bool loaded =
        *name ? saves_check_name(name, err) && saves_load(name, &t->box, &t->match, err)
              : saves_load_latest(&kept, &t->box, &t->match, err);
    if (!loaded) return false;
    read_sitters(t, match_state(t->match)->seat_count);
    return true;
}

typedef struct PlayOptions {
    TableOptions table;
    Words resume, line, plain;
} PlayOptions;

static bool read_options(int count, char **words, PlayOptions *o, Error *err) {
    Flag flags[TABLE_FLAGS + 2];
    options_flags(&o->table, flags);
    flags[TABLE_FLAGS] = (Flag){"--resume", TAKES_MAYBE, &o->resume};
    flags[TABLE_FLAGS + 1] = (Flag){"--line", TAKES_NOTHING, &o->line};
    if (!args_read(count, words, flags, TABLE_FLAGS + 2, &o->plain, err)) return false;
    if (o->plain.count > 1)
        return error_set(err, "'play' takes one game, but there is '%s' too.",
                         o->plain.at[1]);

    const TableOptions *t = &o->table;
    int said = t->mode.count + t->seats.count + t->setup.count + t->bots.count +
               t->seed.count + t->pack.count;
    if (o->resume.count > 0 && said + o->plain.count > 0)
        return error_set(err,
                         "'--resume' takes the table as it was saved; nothing else can "
                         "be said with it.");
    if (o->plain.count == 0 && said - t->pack.count - t->seed.count > 0)
        return error_set(err, "Which game? Put it behind 'play'.");
    return true;
}

int play_command(int count, char **words) {
    Error err;
    PlayOptions o = {0};
    if (!read_options(count, words, &o, &err)) return command_fail(STATUS_USAGE, &err);

    Sitting *t = alloc_zero(sizeof *t);
    bool opened;
    if (o.resume.count > 0)
        opened = open_saved(t, o.resume.at[0], &err);
    else if (o.plain.count > 0)
        opened = open_named(t, &o.table, o.plain.at[0], &err);
    else
        opened = open_asked(t, &o.table, &err);

    int status = STATUS_DONE;
    if (opened)
        status = play_table(t);
    else if (err.words[0])
        status = command_fail(STATUS_FAILED, &err);
    else
        printf("No match was begun.\n");
    close_table(t);
    alloc_free(t);
    return status;
}
