/* The line mode: the view as text, options numbered from 1, one answer a line. The whole
 * view is shown when a turn starts or something outside changed, otherwise a state line.
 * Whatever a person has seen is already saved. */
#include <stdio.h>

#include "base/file.h"

#include "term/out.h"

#include "cmd/cmd.h"
#include "cmd/line_news.h"
#include "cmd/line_order.h"
#include "cmd/line_flow.h"
#include "cmd/line_view.h"
#include "cmd/play.h"

/* Room for an option or its price with all its marks. */
enum { PRICED_SIZE = 1000 };

static void tell_unsaved(const LineTable *t) {
    out_error("baize: This match is not saved. %s You can play on, but the match is lost "
              "when this program ends.\n",
              t->unsaved.words);
}

/* Says when saving begins to fail and when it works again, but not after every move. */
static void save(LineTable *t) {
    Error err;
    bool failed_before = t->unsaved.words[0] != 0;
    if (save_write(&t->save, t->match, &err)) {
        t->unsaved.words[0] = 0;
        if (failed_before) out("Saving works again: %s.\n", t->save.name);
        return;
    }
    bool same = text_equal(t->unsaved.words, err.words);
    t->unsaved = err;
    if (!same) tell_unsaved(t);
}

Picture line_look(LineTable *t, Seat viewer) {
    view_clear(t->view);
    match_view(t->match, viewer, t->view);
    scene_grow(t->scene, t->view);
    match_hidden(t->match, viewer, t->hidden);
    return (Picture){t->scene, t->view, viewer};
}

static const char *role_name(LineTable *t, Seat seat) {
    Picture p = line_look(t, SEAT_WATCHER);
    return p.view->seats[seat].name;
}

/* ---- News ---------------------------------------------------------------------------------- */

void line_news(News *news, const char *mark) {
    Text words = TEXT(NEWS_RUN * NEWS_SIZE);
    news_words(news, &words);
    news->count = 0;
    if (words.length == 0) return;
    out("%s", mark);
    line_wrap_after(line_columns(mark), words.at, line_columns(mark));
}

/* Events since `*told`, in the viewer's eyes. */
static void tell_news(LineTable *t, Seat viewer, int *told) {
    int count = match_event_count(t->match);
    *told = min_int(*told, count); /* undo takes events back */
    News news = {0};
    for (; *told < count; ++*told) {
        Text words = TEXT_MARKED(NEWS_SIZE);
        match_event_words(t->match, *told, viewer, &words);
        if (words.length == 0 || news_add(&news, words.at)) continue;
        line_news(&news, "  * ");
        news_add(&news, words.at);
    }
    line_news(&news, "  * ");
}

void line_mark_stale(LineTable *t, Seat mover) {
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        if (seat != mover) t->stale[seat] = true;
}

/* ---- A person's question ---------------------------------------------------------------------- */

/* Two people on one sofa: neither sees the other's hand, on the screen or in the
 * scrollback, and no key that one of them pressed answers for the other. A sitting begins
 * behind the curtain too: the person who opens a saved match may not be the one whose turn
 * it is. False at the end of input. */
static bool draw_curtain(LineTable *t, Seat seat) {
    bool same = t->seat == seat, first = t->seat == SEAT_NONE;
    t->seat = seat;
    if (!same) t->shown = 0; /* the other's question: its ticket may be the same */
    if (t->persons < 2 || same) return true;
    char prompt[120], line[LINE_SIZE];
    const char *name = role_name(t, seat);
    snprintf(prompt, sizeof prompt, "\n%s is next: pass the keyboard, then press Enter. ",
             name);
    if (!first) { /* line_play has wiped before the greeting */
        out_clear();
        if (t->unsaved.words[0]) tell_unsaved(t); /* it was wiped away unread */
    }
    in_drop();
    bool goes_on = in_line(prompt, line);
    sitting_rest(t->sitting); /* nobody could act meanwhile */
    return goes_on;
}

/* All of it at first and when a round begins, less when others have moved, otherwise a line of
 * state. */
static void show_table(LineTable *t, const Picture *p) {
    const char *round = p->view->round ? p->view->round : "";
    Seat seat = p->viewer;
    bool begins = !text_equal(t->round[seat], round);
    if (begins || !t->looked[seat])
        line_view_print(p, &t->box->box);
    else if (t->stale[seat])
        line_view_brief(p, &t->box->box);
    else
        line_view_state(p);
    text_copy(t->round[seat], sizeof t->round[seat], round);
    t->looked[seat] = true;
    t->stale[seat] = false;
}

static void sort_options(LineTable *t, OptionList *list) {
    const Face *face = t->box->shelf->face;
    OptionPrice prices[OPTIONS_MAX] = {{0}};
    for (int i = 0; i < list->count; i++) {
        Text words = TEXT_MARKED(PRICED_SIZE), price = TEXT_MARKED(PRICED_SIZE);
        match_option_words(t->match, t->seat, list->at[i], &words);
        face->price(&t->box->box, t->hidden, t->seat, list->at[i], &price);
        line_order_price(t->scene, words.at, &prices[i]);
        line_order_price(t->scene, price.at, &prices[i]);
    }
    line_order_sort(face, list, prices);
}

/* The options as they are numbered now, in t->list. False: as they were shown before. */
static bool number_options(LineTable *t) {
    OptionList list;
    match_options(t->match, t->seat, &list);
    sort_options(t, &list);
    Ticket ticket = match_ticket(t->match, t->seat);
    if (ticket == t->shown) line_order_keep(&list, &t->list);
    bool same = ticket == t->shown && list.count == t->list.count;
    for (int i = 0; i < list.count && same; i++)
        same = option_equal(t->list.at[i], list.at[i]);
    t->shown = ticket;
    t->list = list;
    return !same;
}

/* News, table and question. In a race nobody has time to read the same again. */
static void show_question(LineTable *t) {
    Seat seat = t->seat;
    bool shown = t->shown == match_ticket(t->match, seat) && live_runs(t);
    tell_news(t, seat, &t->told[seat]);
    Picture p = line_look(t, seat);
    if (!shown) show_table(t, &p);
    bool changed = number_options(t);
    if (shown && !changed) return;
    question_guide(t);
    question_show(t);
}

/* True when the match has moved on; false when the person leaves. */
static bool ask_person(LineTable *t, Seat seat) {
    char line[LINE_SIZE];
    if (!draw_curtain(t, seat)) return false;
    show_question(t);
    int moves = match_moves(t->match);
    for (;;) {
        InResult heard = live_hear(t, "> ", moves, line);
        if (heard != IN_LINE) return heard == IN_LATE;
        switch (answer_line(t, line)) {
        case REPLY_AGAIN: break;
        case REPLY_LOOK: {
            Picture p = line_look(t, seat);
            line_view_print(&p, &t->box->box);
            question_show(t);
            break;
        }
        case REPLY_PLAYED: t->moved = seat; return true;
        case REPLY_LEAVE: return false;
        }
    }
}

/* ---- The others --------------------------------------------------------------------------------- */

/* Bots and automas alone: told move by move, on a terminal one page at a time. */
static bool watch(LineTable *t) {
    int before = match_event_count(t->match);
    if (before < t->watched) t->watched = before;
    tell_news(t, SEAT_WATCHER, &t->watched);
    if (!t->waits) return true;
    char line[LINE_SIZE];
    save(t);
    return in_line("  (Enter: go on; q: leave) ", line) && line[0] != 'q';
}

/* A bot's move, or what was due. False when a person leaves. */
static bool go_on(LineTable *t) {
    int before = match_moves(t->match);
    if (!sitting_step(t->sitting)) return false;
    line_mark_stale(t, match_move(t->match, before).seat);
    return t->persons > 0 || watch(t);
}

/* Where time runs people are asked whatever the others do. */
static unsigned people_asked(LineTable *t) {
    bool live = live_runs(t);
    sitting_ask_in_turn(t->sitting, !live);
    if (!live) return sitting_looking(t->sitting);
    unsigned asked = 0;
    for (Seat seat = 0; seat < match_state(t->match)->seat_count; seat++)
        if (match_asks(t->match, seat) && !sitting_sitter(t->sitting, seat).is_bot)
            asked |= 1u << seat;
    return asked;
}

/* In a race all are asked all the time: those who share a keyboard take turns at it. */
static Seat person_next(const LineTable *t, unsigned asked) {
    unsigned before = live_runs(t) && t->moved != SEAT_NONE ? (2u << t->moved) - 1 : 0;
    return (Seat)bits_first(asked & ~before ? asked & ~before : asked);
}

/* Whatever comes next. False when a person leaves. */
static bool next_move(LineTable *t, bool *unsaved) {
    unsigned asked = people_asked(t);
    bool forced = sitting_play_forced(t->sitting);
    if (forced || !asked) {
        *unsaved = true;
        return forced || (live_runs(t) ? live_wait(t) : go_on(t));
    }
    if (*unsaved) save(t);
    *unsaved = false;
    if (!ask_person(t, person_next(t, asked))) return false;
    save(t);
    return true;
}

/* ---- Beginning and end ----------------------------------------------------------------------------- */

/* At the end only a person who plays alone among bots is addressed. */
static void tell_end(LineTable *t) {
    Seat viewer = SEAT_WATCHER;
    if (t->seat != SEAT_NONE) t->watched = t->told[t->seat];
    if (t->persons == 1)
        for (viewer = 0; sitting_sitter(t->sitting, viewer).is_bot;) viewer++;
    tell_news(t, viewer, viewer == SEAT_WATCHER ? &t->watched : &t->told[viewer]);
    Picture p = line_look(t, viewer);
    line_view_print(&p, &t->box->box);
    end_show(t, viewer);
    if (t->unsaved.words[0]) return;
    Text path = PATH_TEXT();
    saves_path(t->save.name, &path);
    out("The record of this match is %s\n", path.at);
}

/* The next person to sit down must not see the hand of the one who leaves. */
static void tell_leaving(LineTable *t) {
    if (t->persons > 1) out_clear();
    if (!t->unsaved.words[0])
        out("Saved. Continue with: baize play --resume %s\n", t->save.name);
}

static void greet(LineTable *t) {
    const char *title = t->box->box.game->title;
    Flow f = {2, line_columns(title), true, 0};
    out("%s", title);
    for (Seat seat = 0; seat < match_state(t->match)->seat_count; seat++) {
        Text words = TEXT(80);
        text_format(&words, "[seat %d: bot %s]", seat + 1, match_sitter(t->match, seat));
        if (sitting_sitter(t->sitting, seat).is_bot) flow_item(&f, "  ", words.at);
    }
    out("\n");
    Buffer words = {0};
    const char *edition = box_edition(t->box);
    if (edition) buffer_format(&words, "%s\n", edition);
    if (t->from) {
        Text from = TEXT(PATH_ROOM);
        text_add_visible(&from, t->from);
        buffer_format(&words, "'%s' is left unchanged; from here on this is a new match.\n",
                      from.at);
    }
    if (!t->unsaved.words[0])
        buffer_format(&words, "Saved as %s after every move.\n", t->save.name);
    if (t->persons > 0)
        buffer_add(&words,
                   "`help` lists what you can type, `look` shows the whole table.\n");
    line_wrap_lines(words.data ? words.data : "");
    buffer_free(&words);
}

bool line_play(LineTable *t, Error *err) {
    bool unsaved = false, left = false;
    if (t->persons > 1) out_clear();
    save(t);
    greet(t);
    for (Seat seat = 0; seat < SEATS_MAX; seat++) {
        t->stale[seat] = true;
        if (match_moves(t->match) > 0) t->told[seat] = match_event_count(t->match);
    }
    t->guides = match_moves(t->match) == 0;
    t->watched = t->told[0];
    while (!left && !match_state(t->match)->over) left = !next_move(t, &unsaved);
    save(t);
    if (left)
        tell_leaving(t);
    else
        tell_end(t);
    return !t->unsaved.words[0] ||
           error_set(err, "This match is NOT saved. %s", t->unsaved.words);
}
