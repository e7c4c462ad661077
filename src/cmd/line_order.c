/* The order of options in the line mode. The page's is the same (web/src/table/rows.ts): the cases of
 * tests/order.txt hold for both. */
#include <string.h>

#include "base/require.h"

#include "cmd/line_order.h"

/* How much worse it is to be harmed by 1 than to pay 1, which was there to be spent. */
enum { HARM = 2 };

VerbRank line_order_rank(const Face *face, Option o) {
    REQUIRE(o.verb < face->verb_count);
    return face->verbs[o.verb].rank;
}

/* ---- Prices ------------------------------------------------------------------------ */

/* Of "cost 2 coins": what is paid, or harms, or is given up; to give up what harms is good. */
static int mark_paid(const Scene *scene, const char *says) {
    char as[8] = "", figure[12] = "", unit[40] = "";
    int amount = 0;
    bool is_amount = text_word(&says, "", as, sizeof as) &&
                     text_word(&says, "", figure, sizeof figure) &&
                     text_word(&says, ":", unit, sizeof unit) &&
                     text_to_int(figure, -100000, 100000, &amount);
    if (!is_amount) return 0;
    if (text_equal(as, "cost")) return max_int(0, amount);
    int good = scene_is_harm(scene, unit) ? -amount : amount;
    if (text_equal(as, "lost")) return good;
    return text_equal(as, "gain") ? HARM * max_int(0, -good) : 0;
}

void line_order_price(const Scene *scene, const char *marked, OptionPrice *price) {
    static const char end[] = {MARK_ENDS, 0};
    while ((marked = strchr(marked, MARK_SAYS))) {
        Text says = TEXT(96);
        marked++;
        text_add_some(&says, marked, (int)strcspn(marked, end));
        price->paid += mark_paid(scene, says.at);
        price->seldom |= text_equal(says.at, "seldom");
    }
}

/* ---- The order --------------------------------------------------------------------- */

/* In the order in which they are listed. */
static const int8_t places[RANK_COUNT] = {[RANK_FIRST] = 1,
                                          [RANK_OWN] = 2,
                                          [RANK_ASIDE] = 3,
                                          [RANK_SELDOM] = 4,
                                          [RANK_CLOSING] = 5};

/* The place of its verb, or a later one where its price says that it is of little use now. */
static int place_now(const Face *face, Option o, OptionPrice price) {
    int place = places[line_order_rank(face, o)];
    return price.seldom ? max_int(place, places[RANK_SELDOM]) : place;
}

/* Everything but what ends the turn would only be paid for or give something up. */
static bool is_idle(const Face *face, const OptionList *list, const OptionPrice *prices) {
    for (int i = 0; i < list->count; i++) {
        bool paid = prices[i].paid > 0;
        if (paid && line_order_rank(face, list->at[i]) == RANK_ASIDE) continue;
        if (place_now(face, list->at[i], prices[i]) < places[RANK_SELDOM]) return false;
    }
    return true;
}

/* Smaller keys come first: place, verb, what is paid. */
static int64_t key_of(const Face *face, Option o, OptionPrice price, bool idle) {
    bool way_out = idle && line_order_rank(face, o) == RANK_CLOSING;
    int64_t place = way_out ? 0 : place_now(face, o, price);
    return (place << 40) + ((int64_t)o.verb << 32) + price.paid;
}

void line_order_sort(const Face *face, OptionList *list, const OptionPrice *prices) {
    bool idle = is_idle(face, list, prices);
    int64_t keys[OPTIONS_MAX];
    OptionList sorted = {.count = 0};
    for (int i = 0; i < list->count; i++) {
        int64_t key = key_of(face, list->at[i], prices[i], idle);
        int at = sorted.count++;
        for (; at > 0 && keys[at - 1] > key; at--) {
            keys[at] = keys[at - 1];
            sorted.at[at] = sorted.at[at - 1];
        }
        keys[at] = key;
        sorted.at[at] = list->at[i];
    }
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
