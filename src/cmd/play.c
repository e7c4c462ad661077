/* `baize play`: opens a table, new or saved, and hands it to the line mode. */
#include "base/alloc.h"
#include "base/text.h"

#include "term/in.h"
#include "term/out.h"

#include "cmd/cmd.h"
#include "cmd/play.h"

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
    t->waits = in_waits();
    t->scene = scene_new();
    t->view = view_new();
    t->hidden = alloc_zero(t->box->box.game->state_size);
    match_scene(t->match, t->scene);
}

static void close_table(Sitting *t) {
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (t->bots[seat]) bot_free(t->bots[seat]);
    if (t->scene) scene_free(t->scene);
    if (t->view) view_free(t->view);
    alloc_free(t->hidden);
    if (t->match) match_free(t->match);
    if (t->box) box_close(t->box);
    save_leave(&t->save);
}

static int play_table(Sitting *t) {
    seat_all(t);
    return line_play(t);
}

static void default_sitters(Sitting *t) {
    for (int seat = 1; seat < SEATS_MAX; seat++)
        t->sitters[seat] = (Sitter){true, BOT_QUICK};
}

static void begin(Sitting *t, const Setup *setup, Seed seed) {
    t->match = match_new(t->box, setup, seed);
    sitters_write(t->match, t->sitters);
}

/* A table by what was said on the command line. */
static bool open_named(Sitting *t, const TableOptions *o, const char *game, Error *err) {
    Setup setup;
    Seed seed;
    default_sitters(t);
    t->box = options_open(o, game, err);
    if (!t->box || !options_setup(o, &t->box->box, &setup, err) ||
        !options_sitters(o, setup.seat_count, t->sitters, err) ||
        !options_seed(o, &seed, err))
        return false;
    begin(t, &setup, seed);
    return true;
}

/* A first match that is taught; "" is the game's first lesson. */
static bool open_lesson(Sitting *t, const char *game, const char *name, Error *err) {
    const Shelf *entry = shelf_need(game, err);
    Lesson *lesson = entry ? lesson_find(game, name, err) : NULL;
    if (!lesson) return false;
    t->box = box_open(entry, NULL, 0, err);
    t->match = t->box ? match_new_lesson(t->box, lesson, err) : NULL;
    if (!t->match) return false;
    sitters_read(t->match, t->sitters);
    return true;
}

/* A table by question and answer. False without a sentence when the person leaves. */
static bool open_asked(Sitting *t, const TableOptions *o, Error *err) {
    Setup setup;
    Seed seed;
    err->words[0] = 0;
    const Shelf *game = ask_game();
    char *lesson = NULL;
    if (!game || !ask_lesson(game->game->name, &lesson)) return false;
    if (lesson) {
        bool opened = open_lesson(t, game->game->name, lesson, err);
        alloc_free(lesson);
        return opened;
    }
    t->box = options_open(o, game->game->name, err);
    if (!t->box || !ask_table(t->box, &setup, t->sitters) || !options_seed(o, &seed, err))
        return false;
    begin(t, &setup, seed);
    return true;
}

static bool open_saved(Sitting *t, const char *word, Error *err) {
    Resumed resumed;
    bool found = saves_resume(word, &resumed, err);
    if (resumed.passed.data) out_error("%s", resumed.passed.data);
    buffer_free(&resumed.passed);
    t->box = resumed.box;
    t->match = resumed.match;
    t->save = resumed.save;
    if (!found) return false;
    if (resumed.copy) t->from = word;
    sitters_read(t->match, t->sitters);
    return true;
}

typedef struct PlayOptions {
    TableOptions table;
    Words resume, learn, line, plain;
} PlayOptions;

static bool read_options(int count, char **words, PlayOptions *o, Error *err) {
    Flag flags[TABLE_FLAGS + 3];
    options_flags(&o->table, flags);
    flags[TABLE_FLAGS] = (Flag){"--resume", TAKES_MAYBE, &o->resume};
    flags[TABLE_FLAGS + 1] = (Flag){"--line", TAKES_NOTHING, &o->line};
    flags[TABLE_FLAGS + 2] = (Flag){"--learn", TAKES_MAYBE, &o->learn};
    if (!args_read(count, words, flags, TABLE_FLAGS + 3, &o->plain, err)) return false;
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
    if (o->learn.count > 0 && said + o->resume.count > 0)
        return error_set(err, "A lesson brings its own table; nothing else can be said "
                              "with '--learn'.");
    if (o->plain.count == 0 && o->learn.count + said - t->pack.count - t->seed.count > 0)
        return error_set(err, "Which game? Put it behind 'play'.");
    return true;
}

int play_command(int count, char **words) {
    Error err;
    PlayOptions o = {0};
    if (!read_options(count, words, &o, &err)) return command_fail(STATUS_USAGE, &err);

    Sitting *t = alloc_zero(sizeof *t);
    bool opened;
    saves_sweep();
    if (o.resume.count > 0)
        opened = open_saved(t, o.resume.at[0], &err);
    else if (o.learn.count > 0)
        opened = open_lesson(t, o.plain.at[0], o.learn.at[0], &err);
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
        out("No match was begun.\n");
    close_table(t);
    alloc_free(t);
    return status;
}
