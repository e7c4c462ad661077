/* The end of a match in line mode: who won, by what, and how the points came about. */
#include "engine/phrase.h"

#include "term/out.h"

#include "cmd/line_flow.h"
#include "cmd/play.h"

/* The result's own sentence, addressed to the one person at the table. */
static void add_verdict(const Result *result, Seat viewer, Text *out) {
    text_add(out, result->place[viewer] == 1 ? "You won" : "You lost");
    if (result->reason)
        text_format(out, ": %s", result->reason);
    else
        text_format(out, ". %s", result->words ? result->words : "");
}

static void show_line(const View *v, int seat, const Text *words) {
    out("  %s: ", v->seats[seat].name);
    line_wrap_after(4 + line_columns(v->seats[seat].name), words->at, 4);
}

/* "Redhead: Grit 25, Artifacts 6, Jobs left -3, 28 in all", for those who have a score.
 * `points` is NULL for an automa. */
static void show_score(const View *v, int seat, const int32_t *points) {
    Text words = TEXT(600);
    int parts = 0, sum = 0;
    for (int i = 0; i < v->score_count; i++) {
        const ViewScore *score = &v->scores[i];
        if (score->seat != seat) continue;
        text_format(&words, "%s%s %d", parts++ > 0 ? ", " : "", score->label, score->value);
        sum += score->value;
    }
    if (parts == 0) return;
    if (points && parts > 1 && sum == *points) text_format(&words, ", %d in all", sum);
    show_line(v, seat, &words);
}

/* "Ada: 16 points", among rivals whose scores have no parts. */
static void show_points(const View *v, int seat, int points) {
    Text words = TEXT(40);
    phrase_count(&words, points, "point", "points");
    show_line(v, seat, &words);
}

/* The best first; automas, which have no place, at the end. */
static void show_scores(const View *v, const Result *result, int seats) {
    bool whole = v->score_count == 0 && !result->reason;
    for (int place = 1; place <= SEATS_MAX; place++)
        for (int seat = 0; seat < seats; seat++) {
            if (result->place[seat] != place) continue;
            if (whole)
                show_points(v, seat, result->points[seat]);
            else
                show_score(v, seat, &result->points[seat]);
        }
    for (int automa = seats; automa < v->seat_count; automa++) show_score(v, automa, NULL);
}

void end_show(LineTable *t, Seat viewer) {
    Result result;
    int seats = match_state(t->match)->seat_count;
    Text words = TEXT(400);
    match_result(t->match, &result);
    if (viewer < seats)
        add_verdict(&result, viewer, &words);
    else if (result.words)
        text_add(&words, result.words);
    out("\n");
    line_wrap(words.at, 0);
    show_scores(t->view, &result, seats);
}
