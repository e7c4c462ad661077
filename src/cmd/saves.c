/* `baize saves`: what was saved, the latest first. */
#include <time.h>

#include "term/out.h"

#include "saves/saves.h"

#include "cmd/cmd.h"
#include "cmd/line_flow.h"
#include "cmd/options.h"

enum { INDENT = 4, LINE_ROOM = 700 };

/* Moves are the lines between "start" and "end". */
static int count_moves(const char *record, bool *over) {
    int count = -1;
    *over = false;
    for (const char *line = record; line && *line;) {
        if (count >= 0 && text_starts(line, "end "))
            *over = true;
        else if (count >= 0)
            count++;
        else if (text_starts(line, "start "))
            count = 0;
        line = strchr(line, '\n');
        if (line) line++;
    }
    return max_int(0, count);
}

static const char *mode_label(const Match *m) {
    int count;
    const Box *box = &match_box(m)->box;
    return box->game->fields(box, &count)->choices[match_setup(m)->value[0][0]].label;
}

/* "The Few and Cursed, Rivals, 34 moves, over"; only its beginning is played. */
static bool add_match(const char *record, Text *out, Error *err) {
    OpenBox *box;
    Match *match;
    bool over;
    if (!match_load(record, 0, &box, &match, err)) return false;
    int moves = count_moves(record, &over);
    text_format(out, "%s, %s, %d move%s%s", box->box.game->title, mode_label(match), moves,
                moves == 1 ? "" : "s", over ? ", over" : "");
    match_free(match);
    box_close(box);
    return true;
}

static void add_day(const SaveEntry *e, Text *out) {
    char day[40];
    struct tm when;
    if (localtime_r(&e->written.tv_sec, &when) &&
        strftime(day, sizeof day, "%Y-%m-%d %H:%M", &when) > 0)
        text_format(out, ", %s", day);
}

static void show_save(const SaveEntry *e) {
    Text name = TEXT(SAVE_NAME_SIZE), line = TEXT(LINE_ROOM), who = TEXT(200);
    Buffer record = {0};
    Error err;
    text_add_visible(&name, e->name);
    if (!saves_check_name(e->name, &err))
        text_format(&line, "cannot be resumed by its name (%s)", err.words);
    else if (!saves_read(e->name, &record, &err) || !add_match(record.data, &line, &err))
        text_format(&line, "cannot be read (%s)", err.words);
    add_day(e, &line);
    if (e->kept) text_add(&line, ", a kept moment");
    if (!e->kept && saves_holder(e->name, &who))
        text_format(&line, ", being played by %s", who.at);
    out("  %s\n%*s", name.at, INDENT, "");
    line_wrap_after(INDENT, line.at, INDENT);
    buffer_free(&record);
}

int saves_command(int count, char **words, Error *err) {
    if (!args_read(count, words, NULL, 0, NULL, err)) return STATUS_USAGE;
    saves_sweep();
    SaveList list;
    saves_list(&list);
    out(list.count > 0 ? "Saved matches, the latest first:\n" : "There are no saves.\n");
    for (int i = 0; i < list.count; i++) show_save(&list.at[i]);
    if (list.count > 0) out("Continue one with: baize play --resume NAME\n");
    saves_list_free(&list);
    return STATUS_DONE;
}
