/* The order of options in the line mode. */
#include "cmd/line_order.h"

VerbRank line_order_rank(const Face *face, Option o) {
    return o.verb < face->verb_count ? face->verbs[o.verb].rank : RANK_OWN;
}

void line_order_sort(const Face *face, OptionList *list) {
    static const VerbRank order[] = {RANK_FIRST, RANK_OWN, RANK_ASIDE, RANK_SELDOM,
                                     RANK_CLOSING};
    OptionList sorted = {.count = 0};
    for (size_t rank = 0; rank < sizeof order / sizeof order[0]; rank++)
        for (int i = 0; i < list->count; i++)
            if (line_order_rank(face, list->at[i]) == order[rank])
                offer(&sorted, list->at[i]);
    *list = sorted;
}

void line_order_keep(OptionList *list, const OptionList *before) {
    OptionList kept = {.count = 0};
    for (int i = 0; i < before->count; i++) {
        bool here = before->at[i].verb && game_is_listed(list, before->at[i]);
        offer(&kept, here ? before->at[i] : (Option){0});
    }
    for (int i = 0; i < list->count; i++)
        if (!game_is_listed(&kept, list->at[i])) offer(&kept, list->at[i]);
    *list = kept;
}

int line_order_number(const OptionList *list, Option o) {
    for (int i = 0; i < list->count; i++)
        if (option_equal(list->at[i], o)) return i + 1;
    return 0;
}
