/*
 * What a page (or Node) calls: tables, each with one match. Strings go in as memory that
 * baize_alloc lent; what comes back is words in the table's answer, good until the next
 * call. Functions that can fail return 1 or 0; after 0 the answer is a sentence.
 *
 * The core never reads JSON: a setup comes as the words of a record, one field a line.
 */
#ifndef BAIZE_WASM_TABLE_H
#define BAIZE_WASM_TABLE_H

#include <stddef.h>
#include <stdint.h>

#define EXPORT(name) __attribute__((export_name(name)))

typedef struct PageTable PageTable;

EXPORT("baize_alloc") void *baize_alloc(size_t size);
EXPORT("baize_free") void baize_free(void *memory);

EXPORT("baize_open") PageTable *baize_open(void);
EXPORT("baize_close") void baize_close(PageTable *t);
EXPORT("baize_answer") const char *baize_answer(const PageTable *t);
EXPORT("baize_answer_length") size_t baize_answer_length(const PageTable *t);

/* ---- The shelf (shelf.c) ---- */

/* {"games":[...]}, each as in docs/protocol.md: what people may choose from. */
EXPORT("baize_games") int baize_games(PageTable *t);
/* A file that travels with the game: "look.json", "README.md", "packs/base.pack". */
EXPORT("baize_file") int baize_file(PageTable *t, const char *game, const char *file);

/* ---- The match (table.c) ---- */

/* One more pack for the next baize_new; `name` is for messages. */
EXPORT("baize_pack") int baize_pack(PageTable *t, const char *name, const char *text);

/* These replace the match. `setup` and `lines` are cut up in place. `until`: stop after
 * that many moves, -1 for all; every fingerprint on the way is checked. */
EXPORT("baize_new")
int baize_new(PageTable *t, const char *game, char *setup, const char *seed);
/* The match of another table once more, with this seed: its setup, its own packs, and who sits
 * where. Shipped packs are those of today. */
EXPORT("baize_again")
int baize_again(PageTable *t, const PageTable *of, const char *seed);
EXPORT("baize_lesson") int baize_lesson(PageTable *t, const char *game, const char *name);
EXPORT("baize_load") int baize_load(PageTable *t, const char *record, int until);

EXPORT("baize_arrange") int baize_arrange(PageTable *t, char *lines);
EXPORT("baize_record") int baize_record(PageTable *t, int notes);

/* Who sits in a seat: "person", "quick"; it travels with the record. */
EXPORT("baize_seat") int baize_seat(PageTable *t, int seat, const char *word);
/* Bots of this match do not choose here: the host calls baize_choose for them. */
EXPORT("baize_think_elsewhere") void baize_think_elsewhere(PageTable *t);
/* {"game":..,"seats":..,"sitters":[..]} and where the match stands. */
EXPORT("baize_about") int baize_about(PageTable *t);

/* JSON, as in docs/protocol.md. A seat below 0 is the watcher. */
EXPORT("baize_scene") int baize_scene(PageTable *t);
EXPORT("baize_view") int baize_view(PageTable *t, int seat, int log_from, int explain);
/* {"standing":[..]}: how each seat stood after every move, once the match is over. */
EXPORT("baize_standing") int baize_standing(PageTable *t);
EXPORT("baize_options") int baize_options(PageTable *t, int seat, int explain);

EXPORT("baize_over") int baize_over(const PageTable *t);
EXPORT("baize_asks") int baize_asks(const PageTable *t, int seat); /* below 0: the clock */
EXPORT("baize_moves") int baize_moves(const PageTable *t);
EXPORT("baize_now") uint32_t baize_now(const PageTable *t);
EXPORT("baize_fingerprint") uint32_t baize_fingerprint(const PageTable *t);
/* {"seat":..,"option":..,"ms":..}: the move at this place; the clock is seat -1. */
EXPORT("baize_move") int baize_move(PageTable *t, int at);

EXPORT("baize_play")
int baize_play(PageTable *t, int seat, uint64_t ticket, uint64_t option, uint32_t ms);
EXPORT("baize_undo") int baize_undo(PageTable *t, int seat, int past);
/* A move that was made at another table of this match. */
EXPORT("baize_replay")
int baize_replay(PageTable *t, int seat, uint64_t option, uint32_t ms);

/* ---- What happens by itself (sitting/sitting.h) ---- */

/* The move of the person who comes next, if there is no choice in it. */
EXPORT("baize_play_forced") int baize_play_forced(PageTable *t);

/* {"timed":..,"looking":[{"seat":..,"ticket":..,"ms":..}],"who":..,"at":..}: whether hands have
 * a speed now, which bots are to choose, and who moves next at what match time (the clock is
 * -1, nobody null). */
EXPORT("baize_next") int baize_next(PageTable *t);
EXPORT("baize_choose") int baize_choose(PageTable *t, int seat, uint64_t option);
/* Plays the next thing, whenever it is due; or everything up to this match time. */
EXPORT("baize_step") int baize_step(PageTable *t);
EXPORT("baize_until") int baize_until(PageTable *t, uint32_t ms);
/* Match time by the page's clock; after a rest it continues from where it was. */
EXPORT("baize_wall") uint32_t baize_wall(PageTable *t, uint32_t host_ms);
EXPORT("baize_rest") void baize_rest(PageTable *t);
/* The id of the option that the bot in this seat chooses if it looks at this match time. */
EXPORT("baize_bot_choose") int baize_bot_choose(PageTable *t, int seat, uint32_t ms);

/* ---- What a good player would do (advice.c) ---- */

/* [{"option":..,"words":..}], the best first (sitting/hint.h). */
EXPORT("baize_hint") int baize_hint(PageTable *t, int seat, uint32_t ms);
/* Each call looks at one further move of the match for this seat (sitting/review.h):
 * {"done":..,"all":..}, and after the last move what was found:
 * "start", "given", "luck", "result", "expected":[..],
 * "costliest":[{"at":..,"move":..,"taken":..,"best":..,"given":..}]. */
EXPORT("baize_review") int baize_review(PageTable *t, int seat);

#endif
