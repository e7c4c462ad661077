/*
 * What tests of faces share: the words of options, prices, questions and events at a desk,
 * and a look into the View. Words lie in room that lasts until the next call of the same
 * function.
 */
#ifndef BAIZE_TESTS_FACE_DESK_H
#define BAIZE_TESTS_FACE_DESK_H

#include "engine/face.h"

#include "desk.h"

enum { WORDS_BYTES = 400 };

const char *words_of(const Desk *d, Seat seat, Option o);
/* Of an option that is on offer now, by its words. */
const char *price_of(const Desk *d, Seat seat, const char *words);
const char *brief_price_of(const Desk *d, Seat seat, const char *words);
/* The title of the open question; its numbers go to `detail`, WORDS_BYTES long. */
const char *title_of(const Desk *d, const State *s, Seat seat, char *detail);
const char *question(const Desk *d, Seat seat);
const char *event_said(const Desk *d, Event e, Seat viewer);
/* What can be seen of an event, as JSON: "{}" where there is nothing. */
const char *event_shown(const Desk *d, Event e);
/* A few words on an event that may turn a match, or "". */
const char *event_in_brief(const Desk *d, Event e, Seat viewer);
/* The option is about this thing: "space:3". */
bool targets(const Desk *d, Seat seat, Option o, const char *thing);
/* A viewer's event is about a card. */
bool names_a_card(const Desk *d, Event e, Seat viewer);

/* Every verb of a game has a word of its own and a clause that begins so. */
void verbs_have_rows(const Face *face, int count, const char *clause);
/* The question asked of the seat in `s`: at most eight words, a line of numbers, a guide;
 * a person's words. */
void question_reads_well(const Desk *d, const State *s, Seat seat);
/* Every kind of event below `count`, with small arguments, is a sentence, and its brief
 * words are few. */
void events_read_well(const Desk *d, int count);

View *seen(const Desk *d, Seat viewer);                 /* view_free it */
const ViewZone *zone_of(const View *v, const char *id); /* any owner's; NULL: none */
const ViewZone *zone_at(const View *v, int owner, const char *id);
const ViewTrack *track_at(const View *v, int owner, const char *id);
/* The note of the item at a place of a zone. */
const char *note_in(const View *v, const ViewZone *zone, int place);
int pieces_of(const View *v, const char *start);

#endif
