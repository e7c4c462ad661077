/* Requests at one table: looking, choosing, time, taking back, asking a bot. */
#include "protocol/request.h"

bool request_scene(Request *r) {
    match_scene_json(r->match, "scene", r->out);
    return true;
}

bool request_view(Request *r) {
    bool explain = false;
    int64_t log_from = 0;
    if (!argument_bool(r, "explain", &explain) ||
        !argument_number(r, "log_from", INT32_MAX, &log_from))
        return false;
    match_view_json(r->match, r->seat, (int)log_from, explain, "view", r->out);
    return true;
}

bool request_options(Request *r) {
    bool explain = false;
    if (!argument_bool(r, "explain", &explain)) return false;
    match_options_json(r->match, r->seat, explain, r->out);
    return true;
}

bool request_standing(Request *r) {
    return match_standing_json(r->match, r->out, r->err);
}

/* The option that is meant: by its number, or by its words among those listed. */
static bool read_option(const Request *r, Option *out) {
    const char *words = NULL;
    int64_t id = -1;
    if (argument_has(r, "option") == argument_has(r, "words"))
        return error_set(r->err, "The request 'play' needs either 'option' or 'words'.");
    if (!argument_string(r, "words", &words)) return false;
    if (!argument_number(r, "option", INT64_MAX, &id)) return false;
    if (words) return match_find_words(r->match, r->seat, words, out, r->err);
    if (option_from_id((uint64_t)id, out)) return true;
    return error_set(r->err, "'option' %lld is not the id of an option.", (long long)id);
}

bool answer_status(const Request *r) {
    Next next = sitting_next(r->open->sitting);
    match_status_json(r->match, r->out);
    json_put_int_if(r->out, "next_ms", next.seat != SEAT_NONE, next.at_ms);
    return true;
}

/* The events from `first` on, as the seat sees them, and where the match stands. */
static bool answer_news(const Request *r, int first) {
    json_put_list(r->out, "events");
    for (int i = first; i < match_event_count(r->match); i++)
        match_event_json(r->match, i, r->seat, r->out);
    json_end(r->out, ']');
    return answer_status(r);
}

static bool is_asked(const Request *r) {
    return match_asks(r->match, r->seat) ||
           error_set(r->err, "Seat %d is not asked now.", r->seat);
}

/* DUE_NEVER is not a time. */
#define TIME_MAX ((int64_t)UINT32_MAX - 1)

bool request_play(Request *r) {
    Option option;
    if (!is_asked(r)) return false;
    int64_t ticket = (int64_t)match_ticket(r->match, r->seat);
    int64_t ms = match_now_ms(r->match);
    if (!argument_number(r, "ticket", INT64_MAX, &ticket) ||
        !argument_number(r, "ms", TIME_MAX, &ms) || !read_option(r, &option))
        return false;

    int first = match_event_count(r->match);
    return sitting_play(r->open->sitting, r->seat, (Ticket)ticket, option, (uint32_t)ms,
                        r->err) &&
           answer_news(r, first);
}

bool request_step(Request *r) {
    int first = match_event_count(r->match);
    if (!sitting_step(r->open->sitting))
        return error_set(r->err, match_state(r->match)->over
                                     ? "The match is over."
                                     : "Nothing happens by itself: people are asked.");
    return answer_news(r, first);
}

bool request_clock(Request *r) {
    int64_t ms = 0;
    int first = match_event_count(r->match);
    return argument_number(r, "ms", TIME_MAX, &ms) &&
           sitting_until(r->open->sitting, (uint32_t)ms, r->err) && answer_news(r, first);
}

bool request_undo(Request *r) {
    bool past = false;
    return argument_bool(r, "past", &past) && match_undo(r->match, r->seat, past, r->err) &&
           answer_status(r);
}

static void answer_choice(const Request *r, const char *key, Option o) {
    Text words = TEXT(200);
    match_option_words(r->match, r->seat, o, &words);
    json_put_int(r->out, key, (int64_t)option_id(o));
    json_put_string(r->out, "words", words.at);
}

static void answer_scores(const Request *r, const Bot *bot) {
    const OptionList *list;
    const int *scores;
    int count = bot_options(bot, &list, &scores);
    json_put_list(r->out, "options");
    for (int i = 0; i < count; i++) {
        json_put_object(r->out, NULL);
        answer_choice(r, "id", list->at[i]);
        json_put_int(r->out, "score", scores[i]);
        json_end(r->out, '}');
    }
    json_end(r->out, ']');
}

/* How long a bot may think, in a match that somebody waits for. */
enum { THINK_MS_MAX = 600000 };

bool request_bot(Request *r) {
    const char *word = NULL;
    int64_t ms = 0; /* random and quick never need it */
    BotLevel level;
    if (!argument_string(r, "bot", &word) || !argument_number(r, "ms", THINK_MS_MAX, &ms) ||
        !bot_level(word, &level, r->err) || !is_asked(r))
        return false;

    const Bot *bot;
    Option choice =
        sitting_bot_option(r->open->sitting, r->seat, level, match_now_ms(r->match), &bot);
    answer_choice(r, "option", choice);
    json_put_int(r->out, "ticket", (int64_t)match_ticket(r->match, r->seat));
    answer_scores(r, bot);
    return true;
}
