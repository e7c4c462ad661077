/*
 * San Andreas: the Job Board (FC-51 to FC-54) and the Store (FC-60 to FC-67).
 */
#include "few_and_cursed/rules/flow.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/town.h"

/* ---- The row --------------------------------------------------------------------- */

static int draw_item(FewState *s) {
    if (!s->store_deck && s->store_discard_count) {
        for (int i = 0; i < s->store_discard_count; i++)
            s->store_deck |= bit(s->store_discard[i]);
        memset(s->store_discard, 0, sizeof s->store_discard);
        s->store_discard_count = 0;
    }
    return s->store_deck ? bits_draw(&s->store_deck, &s->head.rng) : -1;
}

/* FC-18, ruling 39: the row is always full while there are items left. */
void few_refill_store(Table *t) {
    for (int i = 0; i < STORE_ROW; i++) {
        if (t->s->store_row[i]) continue;
        int item = draw_item(t->s);
        if (item < 0) return;
        t->s->store_row[i] = (uint8_t)(item + 1);
        few_tell(t, EV_ITEM_SHOWN, -1, item, i, 0);
    }
}

static void put_on_discard(FewState *s, int item) {
    s->store_discard[s->store_discard_count++] = (uint8_t)item;
}

static uint32_t items_in_row(const FewState *s) {
    uint32_t items = 0;
    for (int i = 0; i < STORE_ROW; i++)
        items |= s->store_row[i] ? bit(s->store_row[i] - 1) : 0;
    return items;
}

/* FC-61: the row and the top of the discards. */
static uint32_t items_on_offer(const FewState *s) {
    uint32_t items = items_in_row(s);
    if (s->store_discard_count) items |= bit(s->store_discard[s->store_discard_count - 1]);
    return items;
}

static void take_out_of_row(FewState *s, int item) {
    for (int i = 0; i < STORE_ROW; i++)
        if (s->store_row[i] == item + 1) s->store_row[i] = 0;
}

static void take_off_offer(FewState *s, int item) {
    if (items_in_row(s) & bit(item))
        take_out_of_row(s, item);
    else
        count_take(&s->store_discard_count, 1);
}

/* ---- Slots (FC-66, ruling 40) ---------------------------------------------------- */

int few_hands_needed(Slot slot) {
    return slot == SLOT_TWO_HANDS ? 2 : slot == SLOT_ONE_HAND;
}

Slots few_free_slots(const Content *c, const Rider *r) {
    Slots free = {HANDS, ACCESSORIES};
    for (uint32_t items = r->items; items;) {
        int hands = few_hands_needed(c->items[bits_take(&items)].slot);
        free.hands -= hands;
        free.accessories -= !hands;
    }
    return free;
}

/* If not, items must go one at a time until the new one fits. */
bool few_has_room(const Content *c, const Rider *r, int item) {
    Slots free = few_free_slots(c, r);
    int hands = few_hands_needed(c->items[item].slot), accessories = !hands;
    return hands <= free.hands && accessories <= free.accessories;
}

/* Items in the same kind of slot; giving up any other would not help. */
static uint32_t in_the_way(const Content *c, const Rider *r, int item) {
    bool in_hand = few_hands_needed(c->items[item].slot);
    uint32_t items = r->items, found = 0;
    while (items) {
        int other = bits_take(&items);
        bool also_in_hand = few_hands_needed(c->items[other].slot);
        if (also_in_hand == in_hand) found |= bit(other);
    }
    return found;
}

static void fit_item(Table *t, int seat) {
    FewState *s = t->s;
    Rider *r = few_rider(t, seat);
    int item = s->pending_item - 1;
    if (!few_has_room(t->c, r, item)) {
        ask(&s->head, (Seat)seat, ASK_ROOM, item);
        return;
    }
    r->items |= bit(item);
    s->used &= ~bit(item);
    s->pending_item = 0;
    few_refill_store(t);
    few_ask_again(t);
}

/* ---- Buying ---------------------------------------------------------------------- */

int few_item_price(const Content *c, const Rider *r, int item) {
    return c->items[item].cost - few_has(c, r, SPECIAL_CHEAP_STORE);
}

bool few_can_buy_item(const Content *c, const FewState *s, const Rider *r) {
    for (uint32_t items = items_on_offer(s); items;)
        if (few_item_price(c, r, bits_take(&items)) <= r->water) return true;
    return false;
}

static const char *const full_words[STOCKS] = {
    [STOCK_BULLET] = "you hold {# Bullet|# Bullets}, all there is room for",
    [STOCK_BULLET_MAX] = "nobody has room for more than # Bullets",
    [STOCK_HEALTH] = "your Health is #, the end of its track",
    [STOCK_THRESHOLD] = "your Threshold is #, the end of its track",
};

/* The value at which there is nothing more to gain from it, if that is reached, or 0. */
static int full_at(const Rider *r, int stock) {
    const uint8_t have[] = {r->bullets, r->bullet_max, r->health, r->threshold};
    const uint8_t most[] = {r->bullet_max, BULLETS_MAX, HEALTH_MAX, CURSE_MAX};
    return have[stock] < most[stock] ? 0 : most[stock];
}

void few_list_store(const Content *c, const FewState *s, int seat, OptionList *out) {
    const Rider *r = &s->rider[seat];
    uint32_t items = items_on_offer(s);
    while (items) {
        int item = bits_take(&items);
        Option o = option_make(OPT_BUY_ITEM, item, 0, 0);
        int missing = few_item_price(c, r, item) - r->water;
        if (missing <= 0)
            offer(out, o);
        else
            refuse(out, o, "FC-60", "Water", missing);
    }
    for (int stock = 0; stock < STOCKS; stock++) {
        Option o = option_make(OPT_BUY, stock, 0, 0);
        int full = full_at(r, stock), missing = c->stock_price[stock] - r->water;
        if (full)
            refuse(out, o, "FC-60", full_words[stock], full);
        else if (missing > 0)
            refuse(out, o, "FC-63", "Water", missing);
        else
            offer(out, o);
    }
    Option refresh = option_make(OPT_REFRESH, 0, 0, 0);
    if (s->refreshed)
        refuse(out, refresh, "FC-62", "only once a visit", 0);
    else if (items_in_row(s))
        offer(out, refresh);
    offer(out, option_make(OPT_DONE, 0, 0, 0));
}

void few_list_town(const Content *c, const FewState *s, int seat, OptionList *out) {
    Option board = option_make(OPT_BOARD, 0, 0, 0), store = option_make(OPT_STORE, 0, 0, 0);
    bool open = !(s->switches & SWITCH_SHADOWS_ONLY); /* Ruling 53 */
    bool served = few_is_served(c, &s->rider[seat]);
    if (open)
        offer(out, board);
    else
        refuse(out, board, "FC-113", "only the jobs of the tracks are in play", 0);
    if (served)
        offer(out, store);
    else
        refuse(out, store, "FC-25", "the Store does not serve the Cursed", 0);
    if (!served) offer(out, option_make(OPT_DONE, 0, 0, 0)); /* Ruling 18 */
}

/* ---- Options and answers --------------------------------------------------------- */

/* FC-53: one unscored job may be sold after drawing. Equal copies are one option. */
static void list_sales(const Content *c, const Rider *r, int verb, OptionList *out) {
    int last = -1;
    for (uint64_t left = r->jobs; left;) {
        int design = c->job_of[bits64_take(&left)];
        if (design != last) offer(out, option_make(verb, design, 0, 0));
        last = design;
    }
}

void few_list_sell(const Content *c, const FewState *s, int seat, OptionList *out) {
    list_sales(c, &s->rider[seat], OPT_SELL, out);
    offer(out, option_make(OPT_DONE, 0, 0, 0));
}

void few_list_deal(const Content *c, const FewState *s, int seat, OptionList *out) {
    list_sales(c, &s->rider[seat], OPT_GIVE_BACK, out);
}

void few_list_order(const Content *c, const FewState *s, int seat, OptionList *out) {
    (void)c, (void)seat;
    offer_each(out, OPT_NEXT, items_in_row(s));
}

void few_list_room(const Content *c, const FewState *s, int seat, OptionList *out) {
    offer_each(out, OPT_DROP_ITEM, in_the_way(c, &s->rider[seat], s->pending_item - 1));
}

static int copy_held(const Content *c, const Rider *r, int design) {
    return bits64_first(r->jobs & few_job_copies(&c->jobs[design]));
}

static void lose_job(Table *t, int seat, int card, uint64_t *to) {
    Rider *r = few_rider(t, seat);
    r->jobs &= ~bit64(card);
    t->s->declined &= ~bit64(card);
    count_take(&r->job_count, 1);
    *to |= bit64(card);
}

static void sell(Table *t, int seat, int design) {
    int card = copy_held(t->c, few_rider(t, seat), design);
    lose_job(t, seat, card, &t->s->jobs.discard);
    few_tell(t, EV_SOLD, seat, design, t->c->jobs[design].water, 0);
    few_told(t, true);
    few_change_water(t, seat, t->c->jobs[design].water);
}

/* FC-51: two jobs; ruling 18: a rider who goes to the board must draw. */
static void visit_board(Table *t, int seat) {
    todo_push(&t->s->todo, STEP_SELL, seat, 0, 0);
    few_draw_jobs(t, seat, BOARD_JOBS);
}

static void visit_store(Table *t) {
    t->s->question = ASK_STORE;
    t->s->refreshed = 0;
    few_tell(t, EV_STORE, t->s->seat, 0, 0, 0);
    few_ask_again(t);
}

static void buy_item(Table *t, int seat, int item) {
    int price = few_item_price(t->c, few_rider(t, seat), item);
    few_tell(t, EV_BOUGHT, seat, item, price, 0);
    few_told(t, true);
    few_change_water(t, seat, -price);
    event_step(t->log); /* the row is refilled by chance */
    take_off_offer(t->s, item);
    t->s->pending_item = (uint8_t)(item + 1);
    fit_item(t, seat);
}

/* The purchase is logged with its price; a card that turns over is logged separately. */
static void buy_stock(Table *t, int seat, Stock stock) {
    static const Stat stats[] = {[STOCK_BULLET_MAX] = STAT_BULLET_MAX,
                                 [STOCK_HEALTH] = STAT_HEALTH,
                                 [STOCK_THRESHOLD] = STAT_THRESHOLD};
    int price = t->c->stock_price[stock];
    few_ask_again(t);
    few_tell(t, EV_STOCKED, seat, stock, price, 0);
    few_told(t, true);
    few_change_water(t, seat, -price);
    if (stock == STOCK_BULLET)
        few_change_bullets(t, seat, 1);
    else
        few_change_limit(t, seat, stats[stock], 1);
}

static void discard_item(FewState *s, int item) {
    take_out_of_row(s, item);
    put_on_discard(s, item);
}

/* FC-62: all open cards go to the discards in an order of the rider's choice. The last one
 * needs no question. */
static void clear_row(Table *t, int seat) {
    FewState *s = t->s;
    int left = bits_count(items_in_row(s));
    if (left > 1) {
        ask(&s->head, (Seat)seat, ASK_ORDER, left);
        return;
    }
    discard_item(s, bits_first(items_in_row(s)));
    few_tell(t, EV_REFRESHED, seat, 0, 0, 0);
    few_refill_store(t);
    few_ask_again(t);
}

static void refresh(Table *t, int seat) {
    t->s->refreshed = 1;
    clear_row(t, seat);
}

void few_answer_order(Table *t, int seat, Option o) {
    discard_item(t->s, o.arg[0]);
    clear_row(t, seat);
}

void few_answer_room(Table *t, int seat, Option o) {
    Rider *r = few_rider(t, seat);
    int item = o.arg[0];
    r->items &= ~bit(item);
    t->s->used &= ~bit(item);
    put_on_discard(t->s, item);
    few_tell(t, EV_ITEM_GONE, seat, item, 0, 0);
    fit_item(t, seat);
}

/* FC-16: four dealt, two kept; the others are shuffled back. */
void few_answer_deal(Table *t, int seat, Option o) {
    FewState *s = t->s;
    lose_job(t, seat, copy_held(t->c, few_rider(t, seat), o.arg[0]), &s->jobs.cards);
    count_take(&s->give_left[seat], 1);
    if (s->give_left[seat]) ask(&s->head, (Seat)seat, ASK_DEAL, s->give_left[seat]);
}

void few_ask_sale(Table *t, int seat) {
    if (few_rider(t, seat)->jobs)
        ask(&t->s->head, (Seat)seat, ASK_SELL, 0);
    else
        few_end_visit(t);
}

void few_answer_town(Table *t, int seat, Option o) {
    switch (o.verb) {
    case OPT_BOARD: visit_board(t, seat); break;
    case OPT_STORE: visit_store(t); break;
    case OPT_DONE: few_end_visit(t); break;
    default: REQUIRE(!"an answer in town");
    }
}

void few_answer_store(Table *t, int seat, Option o) {
    switch (o.verb) {
    case OPT_BUY_ITEM: buy_item(t, seat, o.arg[0]); break;
    case OPT_BUY: buy_stock(t, seat, (Stock)o.arg[0]); break;
    case OPT_REFRESH: refresh(t, seat); break;
    case OPT_DONE: few_end_visit(t); break;
    default: REQUIRE(!"an answer in the Store");
    }
}

void few_answer_sell(Table *t, int seat, Option o) {
    if (o.verb == OPT_SELL) sell(t, seat, o.arg[0]);
    few_end_visit(t);
}
