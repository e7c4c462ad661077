/* `baize review RECORD`: what a bot would have done in a match, as text or as a page. */
#include <sys/stat.h>

#include "base/file.h"
#include "base/thread.h"

#include "lab/review_html.h"

#include "saves/saves.h"

#include "term/out.h"

#include "cmd/cmd.h"
#include "cmd/line_flow.h"
#include "cmd/options.h"

enum { WORDS = 300 };

static void print_decision(const Review *r, int at) {
    Text taken = TEXT(WORDS), best = TEXT(WORDS), line = TEXT(3 * WORDS);
    const Reviewed *d = &r->at[at];
    review_words(r, at, &taken, &best);
    text_format(&line, "Move %d, %d of 100: %s", d->move + 1, review_of_100(d->expected),
                taken.at);
    if (d->lost > 0) {
        text_format(&line, ". The bot: %s. Given away: ", best.at);
        review_share(d->lost, &line);
    }
    text_add(&line, ".");
    out("  ");
    line_wrap_after(2, line.at, 4);
}

static void print_review(const Review *r) {
    Text head = TEXT(2 * WORDS);
    review_title(r, &head);
    text_format(&head,
                ": %d %s, each with what the bot expected before it, from 0 (lost) to "
                "100 (won). Judged by ",
                r->count, r->count == 1 ? "decision" : "decisions");
    review_judge(r, &head);
    text_add(&head, ".");
    line_wrap(head.at, 0);
    for (int i = 0; i < r->count; i++) print_decision(r, i);
    if (r->costliest_count > 0) out("The costliest mistakes:\n");
    for (int i = 0; i < r->costliest_count; i++) print_decision(r, r->costliest[i]);
    Text lost = TEXT(16), luck = TEXT(16), sums = TEXT(WORDS);
    review_share(r->lost, &lost);
    review_share(r->luck, &luck);
    text_format(&sums,
                "Expected at the start: %d. Given away: %s. Luck, and what the others did: "
                "%s. %s: %d.",
                review_of_100(r->start), lost.at, luck.at,
                match_state(r->match)->over ? "The result" : "It stands at",
                review_of_100(r->result));
    line_wrap(sums.at, 0);
}

static Review *look_back(const Match *m, Seat seat, Sitter bot) {
    int all = match_moves(m);
    Thinking thinking = {.workers = thread_cores(), .run = thread_run};
    Review *r = review_new(m, seat, bot, thinking);
    while (review_step(r)) out_progress(false, "%d of %d moves", r->next, all);
    out_progress(true, "%d of %d moves", all, all);
    return r;
}

/* The seat that was named, or the first at which a person sat. */
static bool read_seat(const Words *given, const Match *m, Seat *out, Error *err) {
    int count = match_state(m)->seat_count, number;
    Sitter sitters[SEATS_MAX];
    if (count == 0) return error_set(err, "Nobody sat at this table.");
    sitters_read(m, sitters);
    *out = 0;
    while (*out < count - 1 && sitters[*out].is_bot) ++*out;
    if (sitters[*out].is_bot) *out = 0;
    if (!args_int(given, "--seat", 1, count, *out + 1, &number, err)) return false;
    *out = (Seat)(number - 1);
    return true;
}

static bool read_bot(const Words *given, Sitter *out, Error *err) {
    const char *word = given->count ? given->at[given->count - 1] : "keen";
    return sitter_read_bot(word, out, err) &&
           (bot_searches(out->level) ||
            error_set(err, "Only 'keen' and 'master' can review a match."));
}

typedef struct ReviewOptions {
    Words plain, seat, bot, html;
} ReviewOptions;

/* A page may take the place of a page: whatever else is there, such as the record itself, was
 * named by mistake. */
static bool may_write(const Words *html, Error *err) {
    enum { PAGE_BYTES_MAX = 1 << 26 };
    struct stat found;
    if (html->count == 0 || stat(html->at[0], &found) || !S_ISREG(found.st_mode))
        return true;
    Buffer there = {0};
    Error unread;
    bool read = file_read(html->at[0], PAGE_BYTES_MAX, &there, &unread);
    bool free = read && (there.length == 0 || text_starts(there.data, "<!doctype html>"));
    buffer_free(&there);
    return free ||
           error_set(err, "%s is there already and is not a page; choose another name.",
                     html->at[0]);
}

static bool write_review(const Review *r, const Words *html, Error *err) {
    Buffer page = {0};
    if (html->count == 0) {
        print_review(r);
        return true;
    }
    review_html(r, &page);
    bool written = file_write_openly(html->at[0], page.data, page.length, err);
    if (written) out("The review is in %s\n", html->at[0]);
    buffer_free(&page);
    return written;
}

static int review(const ReviewOptions *o, Error *err) {
    OpenBox *box = NULL;
    Match *m = NULL;
    Sitter bot = {0};
    Seat seat = 0;
    if (!read_bot(&o->bot, &bot, err)) return STATUS_USAGE;
    int status = saves_load(o->plain.at[0], &box, &m, err) ? STATUS_DONE : STATUS_FAILED;
    if (status == STATUS_DONE &&
        (!read_seat(&o->seat, m, &seat, err) || !may_write(&o->html, err)))
        status = STATUS_USAGE;
    if (status == STATUS_DONE) {
        Review *r = look_back(m, seat, bot);
        if (!write_review(r, &o->html, err)) status = STATUS_FAILED;
        review_free(r);
    }
    match_free(m);
    box_close(box);
    return status;
}

int review_command(int count, char **words, Error *err) {
    ReviewOptions o = {0};
    Flag flags[] = {{"--seat", TAKES_VALUE, &o.seat},
                    {"--bot", TAKES_VALUE, &o.bot},
                    {"--html", TAKES_VALUE, &o.html}};
    if (!args_read(count, words, flags, 3, &o.plain, err)) return STATUS_USAGE;
    if (o.plain.count == 1) return review(&o, err);
    error_set(err, "'review' takes one record: a file, or the name of a save.");
    return STATUS_USAGE;
}
