/* `baize play`: opens a table, new or saved, and hands it to the line mode. */
#include "base/alloc.h"
#include "base/thread.h"

#include "term/out.h"

#include "cmd/cmd.h"
#include "cmd/play.h"

static void seat_all(LineTable *t) {
    t->sitting = sitting_new(t->match);
    sitting_think(t->sitting, (Thinking){.workers = thread_cores(), .run = thread_run});
    t->persons = sitting_people(t->sitting);
    sitting_ask_in_turn(t->sitting, true);
    t->seat = t->moved = SEAT_NONE;
    t->waits = in_waits();
    t->scene = scene_new();
    t->view = view_new();
    t->hidden = alloc_zero(t->box->box.game->state_size);
    match_scene(t->match, t->scene);
}

static void close_table(LineTable *t) {
    sitting_free(t->sitting);
    scene_free(t->scene);
    view_free(t->view);
    alloc_free(t->hidden);
    match_free(t->match);
    box_close(t->box);
    save_leave(&t->save);
}

/* A person, and bots on the other chairs, unless somebody says otherwise. */
static void default_sitters(Sitter sitters[SEATS_MAX]) {
    for (int seat = 0; seat < SEATS_MAX; seat++)
        sitters[seat] = (Sitter){.is_bot = seat > 0, .level = BOT_QUICK};
}

static void begin(LineTable *t, const Setup *setup, Seed seed, const Sitter *sitters) {
    t->match = match_new(t->box, setup, seed);
    sitters_write(t->match, sitters);
}

/* A table by what was said on the command line. Returns the exit status. */
static int open_named(LineTable *t, const TableOptions *o, const char *game, Error *err) {
    Setup setup;
    Seed seed;
    Sitter sitters[SEATS_MAX];
    default_sitters(sitters);
    int status = options_table(o, game, &t->box, &setup, err);
    if (status != STATUS_DONE) return status;
    if (!options_sitters(o, setup.seat_count, sitters, err) || !options_seed(o, &seed, err))
        return STATUS_USAGE;
    begin(t, &setup, seed, sitters);
    return STATUS_DONE;
}

/* A table by question and answer. False without a sentence when the person leaves. */
static bool open_asked(LineTable *t, const TableOptions *o, Error *err) {
    Setup setup;
    Seed seed;
    Sitter sitters[SEATS_MAX];
    err->words[0] = 0;
    const Shelf *game = ask_game();
    char *lesson = NULL;
    if (!game || !ask_lesson(game->game->name, &lesson)) return false;
    if (lesson) {
        bool opened = match_open_lesson(game->game->name, lesson, &t->box, &t->match, err);
        alloc_free(lesson);
        return opened;
    }
    t->box = options_open(o, game->game->name, err);
    if (!t->box || !ask_table(t->box, &setup, sitters) || !options_seed(o, &seed, err))
        return false;
    begin(t, &setup, seed, sitters);
    return true;
}

static bool open_saved(LineTable *t, const char *word, Error *err) {
    Resumed resumed;
    bool found = saves_resume(word, &resumed, err);
    if (resumed.passed.data) out_error("%s", resumed.passed.data);
    buffer_free(&resumed.passed);
    t->box = resumed.box;
    t->match = resumed.match;
    t->save = resumed.save;
    if (!found) return false;
    if (resumed.copy) t->from = word;
    return true;
}

typedef struct PlayOptions {
    TableOptions table;
    Words resume, learn, line, plain;
} PlayOptions;

static bool read_options(int count, char **words, PlayOptions *o, Error *err) {
    const Flag own[] = {{"--resume", TAKES_MAYBE, &o->resume},
                        {"--line", TAKES_NOTHING, &o->line},
                        {"--learn", TAKES_MAYBE, &o->learn}};
    if (!options_read(&o->table, count, words, own, 3, &o->plain, err)) return false;
    if (o->plain.count > 1)
        return error_set(err, "'play' takes one game; '%s' is one too many.",
                         o->plain.at[1]);

    const TableOptions *t = &o->table;
    int said = t->mode.count + t->seats.count + t->setup.count + t->bots.count +
               t->seed.count + t->pack.count;
    if (o->resume.count > 0 && said + o->plain.count > 0)
        return error_set(err, "'--resume' restores the table as it was saved; nothing else "
                              "can be set with it.");
    if (o->learn.count > 0 && said + o->resume.count > 0)
        return error_set(
            err, "A lesson has its own setup; nothing else can be set with '--learn'.");
    if (o->plain.count == 0 && o->learn.count + said - t->pack.count - t->seed.count > 0)
        return error_set(err, "Which game? Name it after 'play'.");
    return true;
}

/* Returns the exit status; with STATUS_DONE and no match, the person left. */
static int open_table(LineTable *t, const PlayOptions *o, Error *err) {
    bool opened;
    if (o->resume.count == 0 && o->learn.count == 0 && o->plain.count > 0)
        return open_named(t, &o->table, o->plain.at[0], err);
    if (o->resume.count > 0)
        opened = open_saved(t, o->resume.at[0], err);
    else if (o->learn.count > 0)
        opened = match_open_lesson(o->plain.at[0], o->learn.at[0], &t->box, &t->match, err);
    else
        opened = open_asked(t, &o->table, err);
    return opened || !err->words[0] ? STATUS_DONE : STATUS_FAILED;
}

int play_command(int count, char **words, Error *err) {
    PlayOptions o = {0};
    if (!read_options(count, words, &o, err)) return STATUS_USAGE;

    LineTable *t = alloc_zero(sizeof *t);
    saves_sweep();
    int status = open_table(t, &o, err);
    if (status == STATUS_DONE && t->match) {
        seat_all(t);
        if (!line_play(t, err)) status = STATUS_FAILED;
    } else if (status == STATUS_DONE) {
        out("No match was started.\n");
    }
    close_table(t);
    alloc_free(t);
    return status;
}
