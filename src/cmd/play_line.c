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
#include "cmd/line_view.h"
#include "cmd/play.h"
#include "cmd/saves.h"

enum { WORDS_SIZE = 300, TWO_COLUMNS_FROM = 13, HALF = 39 };

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

/* Events since `*told`, in the viewer's eyes. */
static void tell_news(Sitting *t, Seat viewer, int *told) {
    int count = match_event_count(t->match);
    *told = min_int(*told, count); /* undo takes events back */
    for (; *told < count; ++*told) {
        char room[WORDS_SIZE];
        Text words = text_over(room, sizeof room);
        match_event_words(t->match, *told, viewer, &words);
        if (words.length == 0) continue;
        printf("  * ");
        line_wrap_after(4, room, 4);
    }
}

static void mark_stale(Sitting *t, Seat mover) {
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        if (seat != mover) t->stale[seat] = true;
}

/* ---- A person's question ---------------------------------------------------------------------- */

/* Adds who is at the place that an option leads to, unless its words say so. */
static void add_place(Sitting *t, Seat seat, Option o, Text *words) {
    Picture p = {t->scene, t->view, seat};
    const Face *face = t->box->shelf->face;
    Targets targets = {0};
    if (face->targets) face->targets(&t->box->box, t->hidden, seat, o, &targets);
    if (targets.count != 1 || targets.at[0].kind != REF_SPACE) return;
    char room[WORDS_SIZE];
    Text pieces = text_over(room, sizeof room);
    line_view_pieces(&p, targets.at[0].index, &pieces);
    if (pieces.length > 0 && !strstr(words->at, room + 1))
        text_format(words, " (%s)", room + 1);
}

/* The price at the right edge, on a line of its own where it does not fit beside the words;
 * `used` is what both would take. */
static void print_price(const char *price, int used, int width) {
    if (used > width) printf("\n");
    int before = used > width ? width - line_columns(price) : width - used + 1;
    printf("%*s%s", max_int(0, before), "", price);
}

/* An option takes half a line where it fits and there are many, else a whole one. The
 * price stands at its right edge. Tells how much of a half line it took, 0 for the end of
 * a line. `before` is that of the option at its left. */
static int print_option(Sitting *t, Seat seat, Option o, int number, bool halves,
                        int before) {
    char words_room[WORDS_SIZE], price_room[80];
    Text words = text_over(words_room, sizeof words_room);
    Text price = text_over(price_room, sizeof price_room);
    const Face *face = t->box->shelf->face;
    match_option_words(t->match, seat, o, &words);
    add_place(t, seat, o, &words);
    if (face->price) face->price(&t->box->box, t->hidden, seat, o, &price);

    int used = 4 + line_columns(words_room) + 1 + line_columns(price_room);
    bool half = halves && used <= HALF;
    if (before > 0 && half)
        printf("%*s", LINE_WIDTH - HALF - before, "");
    else if (before > 0)
        printf("\n");
    printf("%3d %s", number, words_room);
    if (price.length > 0) print_price(price_room, used, half ? HALF : LINE_WIDTH);
    if (half && before == 0) return price.length > 0 ? HALF : used - 1;
    printf("\n");
    return 0;
}

static void print_options(Sitting *t, Seat seat, const OptionList *list) {
    int before = 0;
    for (int i = 0; i < list->count; i++)
        before = print_option(t, seat, list->at[i], i + 1, list->count >= TWO_COLUMNS_FROM,
                              before);
    if (before > 0) printf("\n");
}

/* "Your day, Wizard. 3 actions left", "Play a card: the table is empty". */
static void print_prompt(Sitting *t, Seat seat) {
    char title_room[2 * WORDS_SIZE], detail_room[WORDS_SIZE];
    Text title = text_over(title_room, sizeof title_room);
    Text detail = text_over(detail_room, sizeof detail_room);
    t->box->shelf->face->prompt(&t->box->box, t->hidden, seat, &title, &detail);
    bool ends = title.length > 0 && strchr(".!?", title_room[title.length - 1]);
    if (detail.length > 0) text_format(&title, "%s%s", ends ? " " : ": ", detail_room);
    printf("\n");
    line_wrap(title_room, 2);
}

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

/* True when the match has moved on; false when the person leaves. */
static bool ask_person(Sitting *t, Seat seat) {
    OptionList list;
    char line[LINE_SIZE];
    if (!draw_curtain(t, seat)) return false;
    tell_news(t, seat, &t->told[seat]);
    Picture p = look(t, seat);
    if (t->stale[seat])
        line_view_print(&p, &t->box->box);
    else
        line_view_state(&p);
    t->stale[seat] = false;

    list.why = NULL;
    match_options(t->match, seat, &list);
    print_prompt(t, seat);
    print_options(t, seat, &list);
    for (;;) {
        if (!line_ask("> ", line)) return false;
        switch (answer_line(t, seat, &list, line)) {
        case REPLY_AGAIN: break;
        case REPLY_LOOK:
            p = look(t, seat);
            line_view_print(&p, &t->box->box);
            print_prompt(t, seat);
            print_options(t, seat, &list);
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

/* "Redhead: Grit 25, Artifacts 6, Jobs left -3", for those who have a score. */
static void print_score(const View *v, int seat) {
    const char *gap = NULL;
    for (int i = 0; i < v->score_count; i++) {
        const ViewScore *score = &v->scores[i];
        if (score->seat != seat) continue;
        if (!gap) printf("  %s", v->seats[seat].name);
        printf("%s%s %d", gap ? gap : ": ", score->label, score->value);
        gap = ", ";
    }
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
    for (int seat = 0; seat < p.view->seat_count; seat++) print_score(p.view, seat);
    print_path("The record of this match is ", t->name, "");
}

static void greet(Sitting *t) {
    printf("%s", t->box->box.game->title);
    for (Seat seat = 0; seat < match_state(t->match)->seat_count; seat++)
        if (t->bots[seat])
            printf("  [seat %d: bot %s]", seat + 1, sitter_word(t->sitters[seat]));
    printf("\nSaved as %s after every move.\n", t->name);
    if (t->persons > 0) printf("`help` lists what you can type.\n");
}

int line_play(Sitting *t) {
    bool unsaved = false, left = false;
    greet(t);
    for (Seat seat = 0; seat < SEATS_MAX; seat++) {
        t->stale[seat] = true;
        if (match_moves(t->match) > 0) t->told[seat] = match_event_count(t->match);
    }
    t->watched = t->told[0];
    while (!left && !match_state(t->match)->over) left = !next_move(t, &unsaved);
    save(t);
    if (!left)
        print_end(t);
    else
        printf("Saved. Go on with: baize play --resume %s\n", t->name);
    return STATUS_DONE;
}
