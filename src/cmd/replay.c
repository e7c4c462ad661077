/* `baize replay FILE`: a record, step by step on a terminal, in a pipe all of it. */
#include <stdio.h>
#include <unistd.h>

#include "term/in.h"
#include "term/out.h"

#include "cmd/cmd.h"
#include "cmd/line_flow.h"
#include "cmd/line_view.h"
#include "cmd/play.h"

typedef struct Replay {
    OpenBox *box;
    Match *match; /* at its end */
    Seat viewer;
    Scene *scene;
    View *view;
} Replay;

static void print_move(const Replay *r, int move) {
    Text words = TEXT(400);
    Seat seat = match_move(r->match, move - 1).seat;
    text_format(&words, "%d. %s: ", move,
                seat < r->view->seat_count ? r->view->seats[seat].name : "The table");
    match_move_words(r->match, move - 1, &words);
    line_wrap(words.at, 3);
}

static void print_events(const Replay *r, int move) {
    for (int i = 0; i < match_event_count(r->match); i++) {
        if (match_event_move(r->match, i) != move) continue;
        Text words = TEXT(300);
        match_event_words(r->match, i, r->viewer, &words);
        if (words.length == 0) continue;
        out("     * ");
        line_wrap_after(7, words.at, 7);
    }
}

static void print_step(const Replay *r, int move) {
    if (move > 0) print_move(r, move);
    print_events(r, move);
}

/* The table as it was after `move` moves. */
static void print_table(const Replay *r, int move) {
    view_clear(r->view);
    match_view_after(r->match, move, r->viewer, r->view);
    scene_grow(r->scene, r->view);
    Picture p = {r->scene, r->view, r->viewer};
    line_view_print(&p, &r->box->box);
}

static void print_result(const Replay *r) {
    Result result;
    match_result(r->match, &result);
    if (match_state(r->match)->over && result.words)
        line_wrap(result.words, 0);
    else
        out("The match is not over yet.\n");
}

static void print_all(const Replay *r) {
    for (int move = 0; move <= match_moves(r->match); move++) print_step(r, move);
    print_result(r);
}

static void step_through(const Replay *r) {
    char line[LINE_SIZE], prompt[120];
    int at = 0, wanted, moves = match_moves(r->match);
    print_table(r, 0);
    print_step(r, 0);
    for (;;) {
        snprintf(prompt, sizeof prompt, "Move %d of %d (Enter: next, number: go there, q) ",
                 at, moves);
        if (!in_line(prompt, line) || text_equal(line, "q") || text_equal(line, "quit"))
            return;
        if (line[0] == 0 && at < moves) {
            print_step(r, ++at);
        } else if (line[0] == 0) {
            print_result(r);
            return;
        } else if (text_to_int(line, 0, moves, &wanted)) {
            at = wanted;
            print_table(r, at);
            print_step(r, at);
        } else {
            out("Please press Enter, or type a number from 0 to %d, or q.\n", moves);
        }
    }
}

/* Seats count from 1 on screens. */
static bool read_viewer(const Words *seat, const Match *m, Seat *out, Error *err) {
    int count = match_state(m)->seat_count, number;
    *out = SEAT_WATCHER;
    if (seat->count == 0 || text_equal(seat->at[0], "watcher")) return true;
    if (count > 0 && text_to_int(seat->at[0], 1, count, &number)) {
        *out = (Seat)(number - 1);
        return true;
    }
    return error_set(err, "'--seat' takes watcher or a seat from 1 to %d, not '%s'.", count,
                     seat->at[0]);
}

static void show(Replay *r) {
    r->scene = scene_new();
    r->view = view_new();
    match_scene(r->match, r->scene);
    match_view(r->match, r->viewer, r->view);
    if (box_edition(r->box)) line_wrap(box_edition(r->box), 0);
    if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
        step_through(r);
    else
        print_all(r);
    view_free(r->view);
    scene_free(r->scene);
}

static int replay(const char *file, const Words *seat, Error *err) {
    Replay r = {0};
    int status = saves_load(file, &r.box, &r.match, err) ? STATUS_DONE : STATUS_FAILED;
    if (status == STATUS_DONE && !read_viewer(seat, r.match, &r.viewer, err))
        status = STATUS_USAGE;
    if (status == STATUS_DONE) show(&r);
    match_free(r.match);
    box_close(r.box);
    return status;
}

int replay_command(int count, char **words, Error *err) {
    Words plain = {0}, seat = {0};
    Flag flags[] = {{"--seat", TAKES_VALUE, &seat}};
    if (!args_read(count, words, flags, 1, &plain, err)) return STATUS_USAGE;
    if (plain.count == 1) return replay(plain.at[0], &seat, err);
    error_set(err, "'replay' takes one record: a file, or the name of a save.");
    return STATUS_USAGE;
}
