/* What the files of src/wasm share. */
#ifndef BAIZE_WASM_TABLE_PRIVATE_H
#define BAIZE_WASM_TABLE_PRIVATE_H

#include "sitting/sitting.h"

#include "wasm/table.h"

struct PageTable {
    OpenBox *box;
    Match *match;
    Sitting *sitting;
    PackText extra[PACKS_MAX]; /* for the next match; both strings are ours */
    int extra_count;
    Buffer answer;
    Error err;
};

/* Empties the answer, so that it is never NULL. */
void fresh_answer(PageTable *t);
/* After a failure the sentence becomes the answer. */
int finish_call(PageTable *t, bool good);

#endif
