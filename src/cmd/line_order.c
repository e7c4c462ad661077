/* The order of options. What look.json does not say, or says wrongly, changes nothing. */
#include <jansson.h>

#include "base/text.h"

#include "cmd/line_order.h"

static void rank_verb(LineOrder *out, const Face *face, const char *word, Rank rank) {
    for (int verb = 0; word && verb < face->verb_count && verb < RANKED_VERBS; verb++)
        if (text_equal(face->verbs[verb].word, word)) out->rank[verb] = (uint8_t)rank;
}

static void rank_verbs(LineOrder *out, const Face *face, const json_t *words, Rank rank) {
    size_t i;
    json_t *word;
    json_array_foreach(words, i, word) {
        rank_verb(out, face, json_string_value(word), rank);
    }
}

LineOrder line_order_read(const char *look, const Face *face) {
    LineOrder out = {{RANK_OWN}};
    json_t *read = look ? json_loads(look, 0, NULL) : NULL;
    size_t i;
    json_t *group;
    json_array_foreach(json_object_get(read, "aside"), i, group) {
        rank_verbs(&out, face, json_object_get(group, "verbs"), RANK_ASIDE);
    }
    rank_verbs(&out, face, json_object_get(read, "closing"), RANK_CLOSING);
    json_decref(read);
    return out;
}

Rank line_order_rank(const LineOrder *order, Option o) {
    return o.verb < RANKED_VERBS ? (Rank)order->rank[o.verb] : RANK_OWN;
}

void line_order_sort(const LineOrder *order, OptionList *list) {
    int count = 0;
    Option sorted[OPTIONS_MAX];
    for (int rank = RANK_OWN; rank <= RANK_CLOSING; rank++)
        for (int i = 0; i < list->count; i++)
            if ((int)line_order_rank(order, list->at[i]) == rank)
                sorted[count++] = list->at[i];
    for (int i = 0; i < count; i++) list->at[i] = sorted[i];
}
