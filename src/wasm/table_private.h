/* What the files of src/wasm share. */
#ifndef BAIZE_WASM_TABLE_PRIVATE_H
#define BAIZE_WASM_TABLE_PRIVATE_H

#include "sitting/review.h"
#include "sitting/sitting.h"

#include "wasm/table.h"

struct PageTable {
    OpenBox *box;
    Match *match;
    Sitting *sitting;
    Review *review;            /* of the match, as far as it has looked; or NULL */
    PackText extra[PACKS_MAX]; /* for the next match; both strings are ours */
    int extra_count;
    Buffer answer;
    Error err;
};

/* Empties the answer, so that it is never NULL. */
void fresh_answer(PageTable *t);
/* After a failure the sentence becomes the answer. */
int finish_call(PageTable *t, bool good);
/* False leaves a sentence. */
bool need_seat(PageTable *t, int seat);

#endif
