/* References in words, and lists of them; see ref.h. */
#include "engine/ref.h"

void ref_words(Ref r, Text *out) {
    switch (r.kind) {
    case REF_NONE: break;
    case REF_CARD: text_format(out, "card:%d", r.index); break;
    case REF_SPACE: text_format(out, "space:%d", r.index); break;
    case REF_SEAT: text_format(out, "seat:%d", r.index); break;
    case REF_TRACK: text_format(out, "track:%s", r.id); break;
    case REF_ZONE: text_format(out, "zone:%s", r.id); break;
    case REF_TOKEN: text_format(out, "token:%s", r.id); break;
    }
}

void target_add(Targets *t, Ref r) {
    if (t->count < TARGETS_MAX) t->at[t->count++] = r;
}
