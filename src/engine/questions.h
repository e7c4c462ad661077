/*
 * One row per question. A game names everything that it asks in one list, as a macro over rows:
 *
 *     #define HARBOR_QUESTIONS(ROW)                                                    \
 *         ROW(TURN, harbor_list_turn, harbor_answer_turn,                              \
 *             "Your turn.", "{coins} coins.", "Sail, load or wait.")                   \
 *         ROW(DISCARD, harbor_list_discard, harbor_answer_discard,                     \
 *             "Discard what?", "{hand} in hand.",                                      \
 *             "The storm takes cards: give what helps least.")
 *
 * A row is the kind, the functions that list its options and carry out an answer, what the
 * player is asked and the line below it (prompt_words of engine/phrase.h fills the holes),
 * and what it is about for a beginner. The enum, the prototypes, the switches of `options`
 * and `apply` and the table of words are generated from these rows, so that a question
 * lacking one of its functions does not compile or link, and a switch is as fast as a
 * handwritten one:
 *
 *     typedef enum Ask { QUESTION_KINDS(HARBOR_QUESTIONS) } Ask;
 *
 *     #define LIST(KIND, list, ...) QUESTION_CASE(KIND, list(c, s, seat, out))
 *     switch ((Ask)asked) { HARBOR_QUESTIONS(LIST) QUESTION_NONE }
 *
 * Rows call functions directly, never through pointers in a table: rules code stays
 * inlined, and can run where there are no function pointers.
 */
#ifndef BAIZE_ENGINE_QUESTIONS_H
#define BAIZE_ENGINE_QUESTIONS_H

#define QUESTION_KIND(KIND, ...) ASK_##KIND,
#define OPTION_KIND(KIND, ...)   OPT_##KIND,
#define EVENT_KIND(KIND, ...)    EV_##KIND,

/* The members of the enum: nothing asked, a kind for each row, and the count. */
#define QUESTION_KINDS(ROWS) ASK_NOTHING, ROWS(QUESTION_KIND) ASK_COUNT
/* The same for options and events, if a game lists those as rows as well. */
#define OPTION_KINDS(ROWS) OPT_NONE, ROWS(OPTION_KIND) OPT_COUNT
#define EVENT_KINDS(ROWS)  EV_NONE, ROWS(EVENT_KIND) EV_COUNT
/* The rows of the face: a FaceVerb for each option, a PhraseRow for each event. */
#define OPTION_ROW(KIND, ...) [OPT_##KIND] = {.word = __VA_ARGS__},
#define EVENT_ROW(KIND, ...)  [EV_##KIND] = {.above = __VA_ARGS__},

/* What is called for a kind, in a switch over the enum; and the rest of that switch. */
/* clang-format off */
#define QUESTION_CASE(KIND, call) case ASK_##KIND: call; break;
#define QUESTION_NONE case ASK_NOTHING: case ASK_COUNT: break;
/* clang-format on */

#endif
