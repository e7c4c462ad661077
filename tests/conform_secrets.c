/*
 * Laws of what a seat may not know. The strongest: deal again what it cannot see, and
 * nothing that it is shown or offered changes by a byte.
 */
#include <string.h>

#include "engine/phrase.h"
#include "engine/view_json.h"

#include "conform_laws.h"

static bool same_bytes(const Conform *c, const State *a, const State *b) {
    return memcmp(a, b, c->game->state_size) == 0;
}

static bool same_list(const OptionList *a, const OptionList *b) {
    if (a->count != b->count) return false;
    for (int i = 0; i < a->count; i++) {
        if (!option_equal(a->at[i], b->at[i])) return false;
    }
    return true;
}

/* ---- Options ------------------------------------------------------------------------ */

static bool refusal_is_good(Conform *c, const State *s, Seat seat, const Refusal *r) {
    char room[200];
    Text words = text_over(room, sizeof room);
    if (game_is_listed(&c->list, r->option)) {
        return law_broken(c, seat, "verb %d is offered and refused", r->option.verb);
    }
    if (!r->clause || !r->clause[0]) {
        return law_broken(c, seat, "verb %d is refused without a clause", r->option.verb);
    }
    if (!r->what) return law_broken(c, seat, "verb %d: nothing is missing", r->option.verb);
    refusal_words(r, &words);
    if (!words_are_plain(room)) {
        return law_broken(c, seat, "verb %d is refused with '%s'", r->option.verb, room);
    }
    text_clear(&words);
    c->game->option_words(&c->box->box, s, seat, r->option, &words);
    if (!words_are_plain(room)) {
        return law_broken(c, seat, "refused verb %d is worded '%s'", r->option.verb, room);
    }
    return true;
}

static bool explaining_changes_nothing(Conform *c, Seat seat) {
    const State *s = match_state(c->match);
    game_options(&c->box->box, s, seat, &c->list);
    game_explain(&c->box->box, s, seat, &c->other, &c->refusals);
    if (!same_list(&c->list, &c->other)) {
        return law_broken(c, seat, "explain mode offers something else");
    }
    for (int i = 0; i < c->refusals.count; i++) {
        if (!refusal_is_good(c, s, seat, &c->refusals.at[i])) return false;
    }
    return true;
}

static bool hidden_options_are_the_same(Conform *c, Seat seat) {
    game_options(&c->box->box, match_state(c->match), seat, &c->list);
    game_options(&c->box->box, c->hidden, seat, &c->other);
    if (same_list(&c->list, &c->other)) return true;
    return law_broken(c, seat, "the hidden state offers something else");
}

/* ---- All that a viewer is shown ------------------------------------------------------ */

static void write_option(const Conform *c, const State *s, Seat seat, Option o,
                         Buffer *out) {
    char words_room[300], price_room[300];
    Text words = text_over(words_room, sizeof words_room);
    Text price = text_over(price_room, sizeof price_room);
    Targets targets = {0};
    c->game->option_words(&c->box->box, s, seat, o, &words);
    c->face->price(&c->box->box, s, seat, o, &price);
    c->face->targets(&c->box->box, s, seat, o, &targets);
    buffer_format(out, "%s (%s)", words_room, price_room);
    for (int i = 0; i < targets.count; i++) {
        text_clear(&words);
        ref_words(targets.at[i], &words);
        buffer_format(out, " %s", words_room);
    }
    buffer_char(out, '\n');
}

/* The question and every option, refused ones too, as a front end would show them. */
static void write_options(Conform *c, const State *s, Seat seat, Buffer *out) {
    char title_room[300], detail_room[300];
    Text title = text_over(title_room, sizeof title_room);
    Text detail = text_over(detail_room, sizeof detail_room);
    c->face->prompt(&c->box->box, s, seat, &title, &detail);
    buffer_format(out, "%s: %s\n", title_room, detail_room);

    game_explain(&c->box->box, s, seat, &c->other, &c->refusals);
    for (int i = 0; i < c->other.count; i++) write_option(c, s, seat, c->other.at[i], out);
    for (int i = 0; i < c->refusals.count; i++) {
        const Refusal *why = &c->refusals.at[i];
        buffer_format(out, "%s %s %d: ", why->clause, why->what, why->amount);
        write_option(c, s, seat, why->option, out);
    }
}

/* The last events: enough to meet every kind, few enough to be quick. */
enum { EVENTS_SHOWN = 8 };

static void write_moments(const Conform *c, const State *s, const Event *e, Buffer *out) {
    Moments moments = {0};
    if (!c->face->event_moments) return;
    c->face->event_moments(&c->box->box, s, e, &moments);
    Json json = json_into(out);
    json_put_object(&json, NULL);
    moments_json(&moments, &json);
    json_end(&json, '}');
}

static void write_events(const Conform *c, const State *s, Seat viewer, Buffer *out) {
    int count = match_event_count(c->match);
    for (int i = max_int(0, count - EVENTS_SHOWN); i < count; i++) {
        char room[400];
        Text words = text_over(room, sizeof room);
        Event event = match_event(c->match, i, viewer);
        face_event_words(c->face, &c->box->box, s, &event, viewer, &words);
        buffer_format(out, "%s\n", room);
        write_moments(c, s, &event, out);
    }
}

/* `s` may be whole, guessed or hidden: the words must not tell which. */
static void write_all_seen(Conform *c, const State *s, Seat viewer, Buffer *out) {
    buffer_clear(out);
    if (viewer < SEATS_MAX && s->asked[viewer].kind != 0) write_options(c, s, viewer, out);
    write_events(c, s, viewer, out);

    memcpy(c->again, s, c->game->state_size);
    game_hide(&c->box->box, c->again, viewer);
    view_clear(c->view);
    c->face->view(&c->box->box, c->again, viewer, c->view);
    Json json = json_into(out);
    json_put_object(&json, NULL);
    view_json(c->view, c->again, viewer, &json);
    json_end(&json, '}');
}

/* Reports the first place where the two differ. */
static bool seen_the_same(Conform *c, Seat viewer, const char *other) {
    const char *a = c->seen.data, *b = c->seen_again.data;
    if (strcmp(a, b) == 0) return true;
    int at = 0;
    while (a[at] == b[at]) at++;
    at = max_int(0, at - 30);
    char left[61] = "", right[61] = "";
    strncat(left, a + at, 60);
    strncat(right, b + at, 60);
    return law_broken(c, viewer, "the %s state shows '%s' for '%s'", other, right, left);
}

static bool views_do_not_leak(Conform *c, Seat viewer) {
    write_all_seen(c, match_state(c->match), viewer, &c->seen);
    write_all_seen(c, c->guessed, viewer, &c->seen_again);
    if (!seen_the_same(c, viewer, "guessed")) return false;
    write_all_seen(c, c->hidden, viewer, &c->seen_again);
    return seen_the_same(c, viewer, "hidden");
}

/* ---- Hiding and guessing -------------------------------------------------------------- */

static bool hiding_is_complete(Conform *c, Seat viewer) {
    size_t size = c->game->state_size;
    memcpy(c->hidden, match_state(c->match), size);
    game_hide(&c->box->box, c->hidden, viewer);
    match_hidden(c->match, viewer, c->again);
    if (!same_bytes(c, c->hidden, c->again)) {
        return law_broken(c, viewer, "the match hides in another way than the game");
    }
    game_hide(&c->box->box, c->again, viewer);
    if (!same_bytes(c, c->hidden, c->again)) {
        return law_broken(c, viewer, "hiding twice is not hiding once");
    }
    Rng blank = {0};
    if (memcmp(&c->hidden->rng, &blank, sizeof blank) != 0) {
        return law_broken(c, viewer, "the rng is not hidden");
    }
    return true;
}

static bool all_can_answer(Conform *c, Seat viewer) {
    for (uint32_t left = c->guessed->open; left;) {
        Seat seat = (Seat)bits_take(&left);
        game_options(&c->box->box, c->guessed, seat, &c->other);
        if (c->other.count == 0)
            return law_broken(c, viewer, "a guess leaves seat %d no answer to question %d",
                              seat, c->guessed->asked[seat].kind);
    }
    return true;
}

static bool guesses_look_true(Conform *c, Seat viewer) {
    size_t size = c->game->state_size;
    memcpy(c->guessed, c->hidden, size);
    game_guess(&c->box->box, c->guessed, viewer, &c->rng);
    const char *broken = c->game->check(&c->box->box, c->guessed);
    if (broken) return law_broken(c, viewer, "check of a guess: %s", broken);
    if (!all_can_answer(c, viewer)) return false;

    memcpy(c->again, c->guessed, size);
    game_hide(&c->box->box, c->again, viewer);
    if (same_bytes(c, c->hidden, c->again)) return true;
    size_t at = 0;
    const char *a = (const char *)c->hidden, *b = (const char *)c->again;
    while (a[at] == b[at]) at++;
    return law_broken(c, viewer, "a guess hides to another state, from byte %d on",
                      (int)at);
}

static bool laws_for_viewer(Conform *c, Seat viewer) {
    if (!hiding_is_complete(c, viewer) || !guesses_look_true(c, viewer)) return false;
    if (viewer != SEAT_WATCHER) {
        if (!explaining_changes_nothing(c, viewer)) return false;
        if (!hidden_options_are_the_same(c, viewer)) return false;
    }
    return views_do_not_leak(c, viewer);
}

bool laws_of_secrets(Conform *c) {
    for (Seat seat = 0; seat < match_state(c->match)->seat_count; seat++) {
        if (!laws_for_viewer(c, seat)) return false;
    }
    return laws_for_viewer(c, SEAT_WATCHER);
}
