/* Hints and reviews for the page: the same search as everywhere. */
#include "sitting/hint.h"

#include "wasm/table_private.h"

enum { REVIEW_ITERATIONS = 1000, WORDS = 300 }; /* some seconds for a match */

int baize_hint(PageTable *t, int seat, uint32_t ms) {
    Hint hints[HINTS_MAX];
    if (!need_seat(t, seat)) return finish_call(t, false);
    if (!match_asks(t->match, (Seat)seat))
        return finish_call(t, error_set(&t->err, "Seat %d is not asked anything.", seat));
    int count = hint_options(t->sitting, (Seat)seat, ms, hints);
    Json j = json_into(&t->answer);
    json_put_list(&j, NULL);
    for (int i = 0; i < count; i++) {
        json_put_object(&j, NULL);
        json_put_int(&j, "option", (int64_t)option_id(hints[i].option));
        json_put_string(&j, "words", hints[i].words);
        json_put_int(&j, "behind", hints[i].behind);
        json_end(&j, '}');
    }
    json_end(&j, ']');
    return 1;
}

static void put_share(Json *j, const char *key, int difference) {
    Text share = TEXT(16);
    review_share(difference, &share);
    json_put_string(j, key, share.at);
}

static void put_mistake(const Review *r, int at, Json *j) {
    Text taken = TEXT(WORDS), best = TEXT(WORDS);
    review_words(r, at, &taken, &best);
    json_put_object(j, NULL);
    json_put_int(j, "at", at);
    json_put_int(j, "move", r->at[at].move + 1);
    json_put_string(j, "taken", taken.at);
    json_put_string(j, "best", best.at);
    put_share(j, "given", r->at[at].lost);
    json_end(j, '}');
}

static void put_found(const Review *r, Json *j) {
    Text judge = TEXT(WORDS);
    review_judge(r, &judge);
    json_put_string(j, "judge", judge.at);
    json_put_int(j, "start", review_of_100(r->start));
    put_share(j, "given", r->lost);
    put_share(j, "luck", r->luck);
    json_put_int(j, "result", review_of_100(r->result));
    json_put_list(j, "expected");
    for (int i = 0; i < r->count; i++)
        json_put_int(j, NULL, review_of_100(r->at[i].expected));
    json_end(j, ']');
    json_put_list(j, "costliest");
    for (int i = 0; i < r->costliest_count; i++) put_mistake(r, r->costliest[i], j);
    json_end(j, ']');
}

int baize_review(PageTable *t, int seat) {
    Sitter keen = {.is_bot = true, .level = BOT_KEEN, .iterations = REVIEW_ITERATIONS};
    if (!need_seat(t, seat)) return finish_call(t, false);
    if (t->review && t->review->seat != seat) {
        review_free(t->review);
        t->review = NULL;
    }
    if (!t->review) t->review = review_new(t->match, (Seat)seat, keen, (Thinking){0});
    bool goes_on = review_step(t->review);
    Json j = json_into(&t->answer);
    json_put_object(&j, NULL);
    json_put_int(&j, "done", t->review->next);
    json_put_int(&j, "all", match_moves(t->match));
    if (!goes_on) put_found(t->review, &j);
    json_end(&j, '}');
    return 1;
}
