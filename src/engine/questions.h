/*
 * One row per question. A game names all that it asks in one list, as a macro over rows:
 *
 *     #define HARBOR_QUESTIONS(ROW)                                                    \
 *         ROW(TURN, harbor_list_turn, harbor_answer_turn, ask_turn,                    \
 *             "Sail, load or wait.")                                                   \
 *         ROW(DISCARD, harbor_list_discard, harbor_answer_discard, ask_discard,        \
 *             "The storm takes cards: give what helps least.")
 *
 * kind, what lists its options, what carries an answer out, what puts it into words, what it
 * is about for a beginner. The enum, the prototypes and the switches of `options`, `apply`,
 * `prompt` and `guide` are made from these rows, so that a question that lacks one of its
 * functions does not compile or link, and a switch is as fast as one written by hand:
 *
 *     typedef enum Ask { QUESTION_KINDS(HARBOR_QUESTIONS) } Ask;
 *
 *     #define LIST(KIND, list, ...) QUESTION_CASE(KIND, list(c, s, seat, out))
 *     switch ((Ask)asked) { HARBOR_QUESTIONS(LIST) QUESTION_NONE }
 *
 * Rows are calls of functions and never of a table's pointers: rules code stays inlined, and
 * able to run where no pointer to a function exists.
 */
#ifndef BAIZE_ENGINE_QUESTIONS_H
#define BAIZE_ENGINE_QUESTIONS_H

#define QUESTION_KIND(KIND, ...) ASK_##KIND,
#define OPTION_KIND(KIND, ...)   OPT_##KIND,

/* The members of the enum: nothing asked, a kind for each row, how many. */
#define QUESTION_KINDS(ROWS) ASK_NOTHING, ROWS(QUESTION_KIND) ASK_COUNT
/* The same for options, where a game lists these as rows as well. */
#define OPTION_KINDS(ROWS) OPT_NONE, ROWS(OPTION_KIND) OPT_COUNT

/* What is called for a kind, in a switch over the enum; and the rest of that switch. */
/* clang-format off */
#define QUESTION_CASE(KIND, call) case ASK_##KIND: call; break;
#define QUESTION_NONE case ASK_NOTHING: case ASK_COUNT: break;
/* clang-format on */

#endif
