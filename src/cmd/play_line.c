/*
 * The line mode: the view as text, options numbered from 1, one answer a line. The whole
 * view is shown when a turn starts or something outside changed, otherwise a state line.
 * Whatever a person has seen is already saved.
 */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/text.h"

#include "cmd/cmd.h"
#include "cmd/line_news.h"
#include "cmd/line_view.h"
#include "cmd/play.h"
#include "cmd/saves.h"

static void save(Sitting *t) {
    Error err;
    if (!saves_write(t->match, t->name, &err)) command_fail(STATUS_FAILED, &err);
}

static Picture look(Sitting *t, Seat viewer) {
    view_clear(t->view);
    match_view(t->match, viewer, t->view);
    match_hidden(t->match, viewer, t->hidden);
    return (Picture){t->scene, t->view, viewer};
}

static const char *role_name(Sitting *t, Seat seat) {
    Picture p = look(t, SEAT_WATCHER);
    return seat < p.view->seat_count ? p.view->seats[seat].name : "next seat";
}

/* ---- News ---------------------------------------------------------------------------------- */

static void print_news(const News *news) {
    char room[NEWS_RUN * NEWS_SIZE];
    Text words = text_over(room, sizeof room);
    news_words(news, &words);
    if (words.length == 0) return;
    printf("  * ");
    line_wrap_after(4, room, 4);
}

/* Events since `*told`, in the viewer's eyes. */
static void tell_news(Sitting *t, Seat viewer, int *told) {
    int count = match_event_count(t->match);
    *told = min_int(*told, count); /* undo takes events back */
    News news = {0};
    for (; *told < count; ++*told) {
        char room[NEWS_SIZE];
        Text words = text_over(room, sizeof room);
        match_event_words(t->match, *told, viewer, &words);
        if (words.length == 0 || news_add(&news, room)) continue;
        print_news(&news);
        news.count = 0;
        news_add(&news, room);
    }
    print_news(&news);
}

static void mark_stale(Sitting *t, Seat mover) {
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        if (seat != mover) t->stale[seat] = true;
}

/* ---- A person's question ---------------------------------------------------------------------- */

/* Two people on one sofa: nobody sees the other's hand. False at the end of input. */
static bool draw_curtain(Sitting *t, Seat seat) {
    bool other = t->last != SEAT_NONE && t->last != seat;
    t->last = seat;
    if (t->persons < 2 || !other) return true;
    char prompt[120], line[LINE_SIZE];
    const char *name = role_name(t, seat);
    bool article = text_starts(name, "The ");
    snprintf(prompt, sizeof prompt, "\nPass the keyboard to %s%s, then press Enter. ",
             article ? "the" : "", article ? name + 3 : name);
    if (!line_ask(prompt, line)) return false;
    if (t->waits) printf("\033[2J\033[H"); /* what stood there was for other eyes */
    return true;
}

/* All of it when a round begins, its stand and one's own things when others have moved,
 * otherwise a line of state. */
static void show_table(Sitting *t, const Picture *p) {
    const char *round = p->view->round ? p->view->round : "";
    Seat seat = p->viewer;
    bool begins = !text_equal(t->round[seat], round);
    if (begins)
        line_view_print(p, &t->box->box);
    else if (t->stale[seat])
        line_view_brief(p, &t->box->box);
    else
        line_view_state(p);
    Text kept = text_over(t->round[seat], sizeof t->round[seat]);
    text_add(&kept, round);
    t->stale[seat] = false;
}

/* True when the match has moved on; false when the person leaves. */
static bool ask_person(Sitting *t, Seat seat) {
    OptionList list;
    char line[LINE_SIZE];
    if (!draw_curtain(t, seat)) return false;
    tell_news(t, seat, &t->told[seat]);
    Picture p = look(t, seat);
    show_table(t, &p);

    list.why = NULL;
    match_options(t->match, seat, &list);
    line_order_sort(&t->order, &list);
    question_guide(t, seat);
    question_show(t, seat, &list);
    for (;;) {
        if (!line_ask("> ", line)) return false;
        switch (answer_line(t, seat, &list, line)) {
        case REPLY_AGAIN: break;
        case REPLY_LOOK:
            p = look(t, seat);
            line_view_print(&p, &t->box->box);
            question_show(t, seat, &list);
            break;
        case REPLY_PLAYED: return true;
        case REPLY_LEAVE: return false;
        }
    }
}

/* ---- The others --------------------------------------------------------------------------------- */

static void move_bot(Sitting *t, Seat seat) {
    Error err;
    match_hidden(t->match, seat, t->hidden);
    Option choice = bot_choose(t->bots[seat], t->hidden, seat);
    if (!match_play(t->match, seat, match_ticket(t->match, seat), choice, t->hidden->now_ms,
                    &err))
        command_fail(STATUS_FAILED, &err);
    mark_stale(t, seat);
}

/* Bots and automas alone: told move by move, on a terminal one page at a time. */
static bool watch(Sitting *t) {
    int before = match_event_count(t->match);
    if (before < t->watched) t->watched = before;
    tell_news(t, SEAT_WATCHER, &t->watched);
    if (!t->waits) return true;
    char line[LINE_SIZE];
    save(t);
    return line_ask("  (Enter: go on; q: leave) ", line) && line[0] != 'q';
}

/* Someone's move, whoever is asked. False when a person leaves. */
static bool next_move(Sitting *t, bool *unsaved) {
    const State *s = match_state(t->match);
    for (Seat seat = 0; seat < s->seat_count; seat++) {
        if (!match_asks(t->match, seat)) continue;
        if (t->bots[seat]) {
            move_bot(t, seat);
            *unsaved = true;
            return t->persons > 0 || watch(t);
        }
        if (match_autoplay(t->match, seat)) {
            *unsaved = true;
            return true;
        }
        if (*unsaved) save(t);
        *unsaved = false;
        if (!ask_person(t, seat)) return false;
        save(t);
        return true;
    }
    mark_stale(t, SEAT_CLOCK);
    *unsaved = true;
    return match_clock_step(t->match) && (t->persons > 0 || watch(t));
}

/* ---- Beginning and end ----------------------------------------------------------------------------- */

static void print_path(const char *before, const char *name, const char *after) {
    Buffer path = {0};
    saves_path(name, &path);
    printf("%s%s%s\n", before, path.data, after);
    buffer_free(&path);
}

/* "Redhead: Grit 25, Artifacts 6, Jobs left -3, 28 in all", for those who have a score. */
static void print_score(const View *v, int seat, int points) {
    const char *gap = NULL;
    int parts = 0, sum = 0;
    for (int i = 0; i < v->score_count; i++) {
        const ViewScore *score = &v->scores[i];
        if (score->seat != seat) continue;
        if (!gap) printf("  %s", v->seats[seat].name);
        printf("%s%s %d", gap ? gap : ": ", score->label, score->value);
        gap = ", ";
        parts++;
        sum += score->value;
    }
    if (parts > 1 && sum == points) printf(", %d in all", points);
    if (gap) printf("\n");
}

/* Of several persons nobody in particular is spoken to at the end. */
static void print_end(Sitting *t) {
    Seat viewer = SEAT_WATCHER;
    if (t->last != SEAT_NONE) t->watched = t->told[t->last];
    if (t->persons == 1)
        for (viewer = 0; t->bots[viewer];) viewer++;
    tell_news(t, viewer, viewer == SEAT_WATCHER ? &t->watched : &t->told[viewer]);

    Result result;
    match_result(t->match, &result);
    Picture p = look(t, viewer);
    line_view_print(&p, &t->box->box);
    printf("\n");
    if (result.words) line_wrap(result.words, 0);
    for (int seat = 0; seat < p.view->seat_count; seat++)
        print_score(p.view, seat, result.points[seat]);
    print_path("The record of this match is ", t->name, "");
}

static void greet(Sitting *t) {
    printf("%s", t->box->box.game->title);
    for (Seat seat = 0; seat < match_state(t->match)->seat_count; seat++)
        if (t->bots[seat])
            printf("  [seat %d: bot %s]", seat + 1, sitter_word(t->sitters[seat]));
    printf("\nSaved as %s after every move.\n", t->name);
    if (t->persons > 0) printf("`help` lists what you can type, `look` shows all.\n");
}

int line_play(Sitting *t) {
    bool unsaved = false, left = false;
    greet(t);
    for (Seat seat = 0; seat < SEATS_MAX; seat++) {
        t->stale[seat] = true;
        if (match_moves(t->match) > 0) t->told[seat] = match_event_count(t->match);
    }
    t->guides = match_moves(t->match) == 0;
    t->watched = t->told[0];
    while (!left && !match_state(t->match)->over) left = !next_move(t, &unsaved);
    save(t);
    if (!left)
        print_end(t);
    else
        printf("Saved. Go on with: baize play --resume %s\n", t->name);
    return STATUS_DONE;
}
