/* What tests of faces share: see face_desk.h. */
#include <criterion/criterion.h>
#include <string.h>

#include "engine/phrase.h"
#include "engine/view_json.h"

#include "face_desk.h"

static const Box *box_of(const Desk *d) {
    return &d->box->box;
}

static const Face *face_of(const Desk *d) {
    return d->box->shelf->face;
}

/* ---- Words ------------------------------------------------------------------------------- */

const char *words_of(const Desk *d, Seat seat, Option o) {
    static char room[WORDS_BYTES];
    Text out = text_over(room, sizeof room);
    box_of(d)->game->option_words(box_of(d), match_state(d->match), seat, o, &out);
    return room;
}

static Option option_of(const Desk *d, Seat seat, const char *words) {
    Option o;
    Error err = {""};
    cr_assert(match_find_words(d->match, seat, words, &o, &err), "%s", err.words);
    return o;
}

const char *price_of(const Desk *d, Seat seat, const char *words) {
    static char room[WORDS_BYTES];
    Text out = text_over(room, sizeof room);
    Option o = option_of(d, seat, words);
    face_of(d)->price(box_of(d), match_state(d->match), seat, o, &out);
    return room;
}

const char *brief_price_of(const Desk *d, Seat seat, const char *words) {
    static char room[WORDS_BYTES];
    Text out = text_over(room, sizeof room);
    Option o = option_of(d, seat, words);
    face_of(d)->brief_price(box_of(d), match_state(d->match), seat, o, &out);
    return room;
}

const char *title_of(const Desk *d, const State *s, Seat seat, char *detail) {
    static char room[WORDS_BYTES];
    Text title = text_over(room, sizeof room);
    Text numbers = text_over(detail, WORDS_BYTES);
    face_of(d)->prompt(box_of(d), s, seat, &title, &numbers);
    return room;
}

const char *question(const Desk *d, Seat seat) {
    char detail[WORDS_BYTES];
    return title_of(d, match_state(d->match), seat, detail);
}

const char *event_said(const Desk *d, Event e, Seat viewer) {
    static char room[WORDS_BYTES];
    Text out = text_over(room, sizeof room);
    face_event_words(face_of(d), box_of(d), match_state(d->match), &e, viewer, &out);
    return room;
}

const char *event_shown(const Desk *d, Event e) {
    static Buffer shown;
    Moments moments = {0};
    buffer_clear(&shown);
    face_of(d)->event_moments(box_of(d), match_state(d->match), &e, &moments);
    Json j = json_into(&shown);
    json_put_object(&j, NULL);
    moments_json(&moments, &j);
    json_end(&j, '}');
    return shown.data;
}

const char *event_in_brief(const Desk *d, Event e, Seat viewer) {
    static char room[WORDS_BYTES];
    Text out = text_over(room, sizeof room);
    face_event_brief(face_of(d), box_of(d), match_state(d->match), &e, viewer, &out);
    return room;
}

/* ---- Targets ------------------------------------------------------------------------------- */

bool targets(const Desk *d, Seat seat, Option o, const char *thing) {
    Targets t = {0};
    face_of(d)->targets(box_of(d), match_state(d->match), seat, o, &t);
    for (int i = 0; i < t.count; i++) {
        char room[80];
        Text ref = text_over(room, sizeof room);
        ref_words(t.at[i], &ref);
        if (text_equal(room, thing)) return true;
    }
    return false;
}

bool names_a_card(const Desk *d, Event e, Seat viewer) {
    Event shown = event_for(e, viewer);
    Targets t = {0};
    face_event_targets(face_of(d), box_of(d), match_state(d->match), &shown, &t);
    for (int i = 0; i < t.count; i++)
        if (t.at[i].kind == REF_CARD) return true;
    return false;
}

/* ---- Whole tables ---------------------------------------------------------------------------- */

void verbs_have_rows(const Face *face, int count, const char *clause) {
    cr_assert_eq(face->verb_count, count);
    cr_assert_leq(count, VERBS_MAX);
    for (int verb = 1; verb < count; verb++) {
        cr_expect(text_is_id(face->verbs[verb].word), "verb %d", verb);
        cr_expect(text_starts(face->verbs[verb].clause, clause), "verb %d", verb);
        /* A line that stands for several needs its words. */
        cr_expect(face->verbs[verb].rank != RANK_ASIDE || face->verbs[verb].group,
                  "verb %d", verb);
        for (int other = 1; other < verb; other++)
            cr_expect_str_neq(face->verbs[verb].word, face->verbs[other].word);
    }
}

static int word_count(const char *words) {
    int count = 0;
    for (const char *at = words; *at; at++)
        if (*at != ' ' && (at == words || at[-1] == ' ')) count++;
    return count;
}

static void reads_well(const char *words, int kind) {
    static const char *const never[] = {"please", "Please", "invalid", "cannot", "Cannot"};
    for (size_t i = 0; i < sizeof never / sizeof never[0]; i++)
        cr_expect(!strstr(words, never[i]), "kind %d: %s", kind, words);
}

void question_reads_well(const Desk *d, const State *s, Seat seat) {
    char detail[WORDS_BYTES];
    int kind = s->asked[seat].kind;
    const char *title = title_of(d, s, seat, detail);
    const char *guide = face_of(d)->guide(s, kind);
    cr_expect(word_count(title) >= 2 && word_count(title) <= 8, "%d: %s", kind, title);
    cr_expect(strpbrk(detail, "0123456789"), "%d: %s", kind, detail);
    cr_expect_eq(detail[strlen(detail) - 1], '.', "%d: %s", kind, detail);
    cr_assert(guide, "%d has no guide", kind);
    reads_well(title, kind);
    reads_well(detail, kind);
    reads_well(guide, kind);
}

void events_read_well(const Desk *d, int count) {
    for (int kind = 1; kind < count; kind++) {
        for (int value = 0; value < 2; value++) {
            Event e = event_public(kind, SEAT_CLOCK, value, value, value);
            const char *said = event_said(d, e, SEAT_WATCHER);
            cr_expect(said[0] >= 'A' && said[0] <= 'Z', "%d: %s", kind, said);
            cr_expect_eq(said[strlen(said) - 1], '.', "%d: %s", kind, said);
            cr_expect(word_count(said) >= 3, "%d: %s", kind, said);
            reads_well(said, kind);
            const char *brief = event_in_brief(d, e, SEAT_WATCHER);
            cr_expect(word_count(brief) <= 7, "%d: %s", kind, brief);
            cr_expect(!strpbrk(brief, ".{}"), "%d: %s", kind, brief);
        }
    }
}

/* ---- The View --------------------------------------------------------------------------------- */

View *seen(const Desk *d, Seat viewer) {
    View *v = view_new();
    match_view(d->match, viewer, v);
    return v;
}

const ViewZone *zone_of(const View *v, const char *id) {
    for (int i = 0; i < v->zone_count; i++)
        if (text_equal(v->zones[i].id, id)) return &v->zones[i];
    return NULL;
}

const ViewZone *zone_at(const View *v, int owner, const char *id) {
    for (int i = 0; i < v->zone_count; i++)
        if (v->zones[i].owner == owner && text_equal(v->zones[i].id, id))
            return &v->zones[i];
    cr_assert_fail("owner %d has no zone %s", owner, id);
    return NULL;
}

const ViewTrack *track_at(const View *v, int owner, const char *id) {
    for (int i = 0; i < v->track_count; i++)
        if (v->tracks[i].owner == owner && text_equal(v->tracks[i].id, id))
            return &v->tracks[i];
    cr_assert_fail("owner %d has no track %s", owner, id);
    return NULL;
}

const char *note_in(const View *v, const ViewZone *zone, int place) {
    cr_assert(zone && place < zone->item_count);
    return v->items[zone->item_first + place].note;
}

int pieces_of(const View *v, const char *start) {
    int count = 0;
    for (int i = 0; i < v->piece_count; i++) count += text_starts(v->pieces[i].kind, start);
    return count;
}
