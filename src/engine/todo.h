/*
 * The to-do stack: steps that a card or a phase still has to take. It is kept in the state,
 * never on the C stack, so that a copy of the state can continue from where it is. A game's
 * advance() pops steps until someone is asked or the game is over. Last in, first out:
 * push what comes later first.
 */
#ifndef BAIZE_ENGINE_TODO_H
#define BAIZE_ENGINE_TODO_H

#include <stdint.h>
#include <string.h>

#include "base/require.h"

enum { TODO_MAX = 15 };

typedef struct Todo {
    uint8_t step; /* the game's own enum, from 1 */
    uint8_t a, b, c;
} Todo;

typedef struct TodoStack {
    uint8_t count;
    uint8_t unused[3];
    Todo at[TODO_MAX]; /* zero past count */
} TodoStack;

static inline void todo_push(TodoStack *stack, int step, int a, int b, int c) {
    REQUIRE(stack->count < TODO_MAX);
    stack->at[stack->count++] = (Todo){(uint8_t)step, (uint8_t)a, (uint8_t)b, (uint8_t)c};
}

/* The kind of step that comes next. */
static inline int todo_next(const TodoStack *stack) {
    REQUIRE(stack->count > 0);
    return stack->at[stack->count - 1].step;
}

static inline Todo todo_pop(TodoStack *stack) {
    REQUIRE(stack->count > 0);
    Todo top, *at = &stack->at[--stack->count];
    memcpy(&top, at, sizeof top); /* compilers copy the four parts one by one */
    memset(at, 0, sizeof *at);
    return top;
}

#endif
