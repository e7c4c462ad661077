/*
 * Cards, items and bullets: what riders may use at any time in their own turn (FC-35,
 * FC-36, FC-64, FC-65), and the piles they come from.
 */
#include "few_and_cursed/rules/effects.h"
#include "few_and_cursed/rules/flow.h"
#include "few_and_cursed/rules/hand.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/payment.h"
#include "few_and_cursed/rules/riders.h"

/* ---- Piles --------------------------------------------------------------------------- */

/* A copy of a design in a set, or -1. */
int few_first_of(const Content *c, const CardSet *set, int design) {
    int first = c->designs[design].first;
    int card = bits192_next(set, first);
    return card >= 0 && card < first + c->designs[design].copies ? card : -1;
}

/* FC-33, FC-34: an empty deck is remade from the discards, and the rider must return. */
int few_reveal_card(Table *t, int seat) {
    Rider *r = few_rider(t, seat);
    if (deck192_renew(&r->deck)) {
        r->shuffled = 1;
        few_tell(t, EV_SHUFFLED, seat, 0, 0, 0);
    }
    return deck192_draw(&r->deck, &t->s->head.rng);
}

/* FC-39: a missing card costs 1 Grit. */
static int draw(Table *t, int seat) {
    int card = few_reveal_card(t, seat);
    if (card < 0) {
        few_tell(t, EV_NO_CARDS, seat, 1, 0, 0);
        few_gain_grit(t, seat, -1);
    }
    return card;
}

void few_take_to_hand(Table *t, int seat, int card, bool seen) {
    Rider *r = few_rider(t, seat);
    bits192_add(&r->hand, card);
    bits192_add(&t->s->held, card);
    r->hand_count++;
    if (!seen) bits192_add(&t->s->unseen, card);
}

/* A card that leaves a hand is shown. */
void few_leave_hand(Table *t, int seat, int card) {
    Rider *r = few_rider(t, seat);
    bits192_remove(&r->hand, card);
    bits192_remove(&t->s->unseen, card);
    bits192_remove(&t->s->held, card);
    count_take(&r->hand_count, 1);
}

void few_draw_to_hand(Table *t, int seat, int count) {
    for (int i = 0; i < count && !t->s->head.over; i++) {
        int card = draw(t, seat);
        if (card < 0) continue;
        Rider *r = few_rider(t, seat);
        bits192_add(&r->hand, card);
        r->hand_count++;
        event_add(t->log, event_secret(EV_DREW, (Seat)seat, 1, 0, t->c->design_of[card]));
    }
}

/* FC-38: a shared deck that runs out is reshuffled from its discards. */
int few_draw_upgrade(Table *t) {
    return deck192_draw(&t->s->upgrades, &t->s->head.rng);
}

/* FC-32, FC-87, rulings 11 and 15: shuffles all of the rider's cards into one new deck.
 * Neither a wound nor a camp makes the rider return. */
void few_gather(Table *t, int seat) {
    Rider *r = few_rider(t, seat);
    t->s->held = bits192_minus(&t->s->held, &r->hand);
    bits192_pour(&r->deck.cards, &r->hand);
    bits192_pour(&r->deck.cards, &r->deck.discard);
    if (seat == t->s->seat) bits192_pour(&r->deck.cards, &t->s->play);
    r->hand_count = 0;
    r->deck.top = (DeckTop){0, {0}};
    few_tell(t, EV_SHUFFLED, seat, 1, 0, 0);
}

/* ---- What can be used ------------------------------------------------------------ */

/* FC-124: what keeps a card in hand from being played, or from being trashed on play. */
static Lack lack_of_card(const Content *c, const FewState *s, const Rider *r, int design,
                         bool trash) {
    const Design *d = &c->designs[design];
    return few_lack_of_need(c, s, r, trash ? &d->trash_needs : &d->needs,
                            r->hand_count - 1);
}

void few_list_designs(const Content *c, const CardSet *set, int verb, int arg,
                      OptionList *out) {
    size_t next = offer_room(out, DESIGNS_MAX);
    int last = -1;
    for (int w = 0; w < BITS192_WORDS; w++) {
        for (uint64_t left = set->word[w]; left;) {
            int design = c->design_of[64 * w + bits64_take(&left)];
            if (design != last) out->at[next++] = option_make(verb, design, arg, 0);
            last = design;
        }
    }
    out->count = (int)next;
}

/* Which part of each card is not possible. Trash lines matter only where the card itself
 * could be played. */
static void refuse_cards(const Content *c, const FewState *s, const Rider *r, bool trash,
                         OptionList *out) {
    CardSet left = r->hand;
    for (int card, last = -1; (card = bits192_take(&left)) >= 0;) {
        int design = c->design_of[card];
        Lack lack = lack_of_card(c, s, r, design, false);
        if (design == last) continue;
        last = design;
        if (trash && (lack.what || !c->designs[design].trash.count)) continue;
        if (trash) lack = lack_of_card(c, s, r, design, true);
        if (lack.what)
            few_refuse(out, option_make(trash ? OPT_PLAY_TRASH : OPT_PLAY, design, 0, 0),
                       "FC-124", lack);
    }
}

/* One pass over the hand: few cards have a trash line or need anything. */
static void list_hand(const Content *c, const FewState *s, int seat, OptionList *out) {
    const Rider *r = &s->rider[seat];
    uint8_t trashed[DESIGNS_MAX];
    int trashed_count = 0, last = -1;
    size_t next = offer_room(out, 2 * DESIGNS_MAX);
    for (int w = 0; w < BITS192_WORDS; w++) {
        for (uint64_t left = r->hand.word[w]; left;) {
            int design = c->design_of[64 * w + bits64_take(&left)];
            int traits = c->traits_of[design];
            if (design == last) continue;
            last = design;
            if (traits & NEEDY && lack_of_card(c, s, r, design, false).what) continue;
            out->at[next++] = option_make(OPT_PLAY, design, 0, 0);
            if (!(traits & TRASHABLE)) continue;
            if (traits & NEEDY_TRASH && lack_of_card(c, s, r, design, true).what) continue;
            trashed[trashed_count++] = (uint8_t)design;
        }
    }
    for (int i = 0; i < trashed_count; i++)
        out->at[next++] = option_make(OPT_PLAY_TRASH, trashed[i], 0, 0);
    out->count = (int)next;
    if (!explains(out)) return;
    refuse_cards(c, s, r, false, out);
    refuse_cards(c, s, r, true, out);
}

/* FC-64: items give their resources once a round. */
static void list_items(const Content *c, const FewState *s, int seat, OptionList *out) {
    const Rider *r = &s->rider[seat];
    if (!r->items) return;
    uint32_t items = r->items & c->items_used, can = items & ~s->used & ~c->items_needy;
    for (uint32_t needy = items & ~s->used & c->items_needy; needy;) {
        int item = bits_take(&needy);
        if (!few_lack_of_need(c, s, r, &c->items[item].needs, r->hand_count).what)
            can |= bit(item);
    }
    offer_each(out, OPT_USE, can);
    for (uint32_t left = explains(out) ? items & ~can : 0; left;) {
        int item = bits_take(&left);
        Option o = option_make(OPT_USE, item, 0, 0);
        if (s->used & bit(item))
            refuse(out, o, "FC-64", "used this round already", 0);
        else
            few_refuse(out, o, "FC-124",
                       few_lack_of_need(c, s, r, &c->items[item].needs, r->hand_count));
    }
}

static bool is_less(Rate a, Rate b) {
    return a.in < b.in || (a.in == b.in && a.out < b.out);
}

/* Ascending, as options are listed; equal rates are one. */
static int insert_rate(Rate rates[RATES_MAX], int count, Rate rate) {
    int at = count;
    while (at > 0 && is_less(rate, rates[at - 1])) at--;
    if (at > 0 && !is_less(rates[at - 1], rate)) return count; /* known */
    for (int i = count; i > at; i--) rates[i] = rates[i - 1];
    rates[at] = rate;
    return count + 1;
}

/* FC-23, FC-65, ruling 43: the rider's own rate and that of each weapon, one at a time. */
int few_rates(const Content *c, const FewState *s, int seat, Rate out[RATES_MAX]) {
    const Rider *r = &s->rider[seat];
    int count = 1;
    out[0] = few_side(c, r)->rate;
    for (uint32_t items = r->items & c->items_armed; items;)
        count = insert_rate(out, count, c->items[bits_take(&items)].rate);
    return count;
}

void few_best_shots(const Content *c, const FewState *s, int seat, int bullets,
                    int attack[BULLETS_MAX + 1]) {
    Rate rate[RATES_MAX];
    int count = few_rates(c, s, seat, rate);
    attack[0] = 0;
    for (int n = 1; n <= bullets; n++) {
        attack[n] = attack[n - 1];
        for (int i = 0; i < count; i++) {
            if (rate[i].in && rate[i].in <= n)
                attack[n] = max_int(attack[n], attack[n - rate[i].in] + rate[i].out);
        }
    }
}

/* FC-36, FC-123: as often as there are Bullets. */
static void list_shots(const Content *c, const FewState *s, int seat, OptionList *out) {
    if (!s->rider[seat].bullets && !explains(out)) return; /* every rate takes one */
    Rate rate[RATES_MAX];
    int count = few_rates(c, s, seat, rate);
    for (int i = 0; i < count; i++) {
        Option o = option_make(OPT_SHOOT, rate[i].in, rate[i].out, 0);
        int missing = rate[i].in - s->rider[seat].bullets;
        if (missing <= 0)
            offer(out, o);
        else
            refuse(out, o, "FC-36", "{Bullet|Bullets}", missing);
    }
}

static const char *job_clause(const Job *job) {
    return job->kind == JOB_SPEND ? "FC-56" : job->kind == JOB_END ? "FC-103" : "FC-57";
}

uint64_t few_jobs_ready(const Content *c, const Rider *r) {
    return few_jobs_shown(c, r) | (c->jobs_for_move[min_int(r->move, SPEND_MAX)] &
                                   c->jobs_for_attack[min_int(r->attack, SPEND_MAX)]);
}

/* FC-58, rulings 16 and 17: in their own turn riders can score whatever fits, including a
 * track job kept for later. End-of-game jobs only say what they are. */
static void list_scores(const Content *c, const FewState *s, int seat, OptionList *out) {
    const Rider *r = &s->rider[seat];
    uint64_t left = few_scorable(s, seat);
    if (!left) return;
    uint64_t ready = few_jobs_ready(c, r);
    if (!explains(out)) left &= ready;
    for (int last = -1; left;) {
        int card = bits64_take(&left), design = c->job_of[card];
        const Job *job = &c->jobs[design];
        if (design == last) continue;
        last = design;
        Option o = option_make(OPT_SCORE, design, 0, 0);
        if (few_has_scored(c, r, design))
            refuse(out, o, "FC-55", "this job is scored already", 0);
        else if (ready & bit64(card))
            offer(out, o);
        else
            few_refuse(out, o, job_clause(job), few_lack_of_job(r, job));
    }
}

void few_list_free(const Content *c, const FewState *s, int seat, OptionList *out) {
    list_hand(c, s, seat, out);
    list_items(c, s, seat, out);
    list_shots(c, s, seat, out);
    list_scores(c, s, seat, out);
}

/* ---- Using it -------------------------------------------------------------------- */

/* Ruling 74: a copier's other effects wait for the card to repeat. */
static const Effects copy_alone = {1, {{VERB_COPY, 1}}};

/* Effects that only add Movement and Attack need no step. */
static bool add_at_once(Rider *r, const Effects *e) {
    for (int i = 0; i < e->count; i++)
        if (e->at[i].verb != VERB_MOVE && e->at[i].verb != VERB_ATTACK) return false;
    for (int i = 0; i < e->count; i++)
        few_add_pool(e->at[i].verb == VERB_MOVE ? &r->move : &r->attack, e->at[i].amount);
    return true;
}

/* The card goes from hand into play; its effects run; then it is trashed if `trash`. */
static void play_card(Table *t, int seat, int design, bool trash) {
    Rider *r = few_rider(t, seat);
    const Design *d = &t->c->designs[design];
    int card = few_first_of(t->c, &r->hand, design);
    REQUIRE(card >= 0);
    few_leave_hand(t, seat, card);
    bits192_add(&t->s->play, card);
    few_tell(t, EV_PLAYED, seat, design, trash, 0);
    if (!trash && add_at_once(r, &d->play)) return;
    t->s->played_card = (uint8_t)card;
    if (trash) {
        todo_push(&t->s->todo, STEP_TRASHED, seat, card, 0);
        few_push_effects(t, seat, &d->trash);
    }
    few_push_effects(t, seat, bits192_has(&t->c->copiers, card) ? &copy_alone : &d->play);
}

static void shoot(Table *t, int seat, int in, int out) {
    few_add_pool(&few_rider(t, seat)->attack, out);
    few_tell(t, EV_SHOT, seat, in, out, 0);
    few_told(t, true);
    few_change_bullets(t, seat, -in);
}

static void use_item(Table *t, int seat, int item) {
    const Effects *use = &t->c->items[item].use;
    t->s->used |= bit(item);
    few_tell(t, EV_USED, seat, item, 0, 0);
    if (!add_at_once(few_rider(t, seat), use)) few_push_effects(t, seat, use);
}

/* Only jobs of that kind spend anything. */
static void score_job(Table *t, int seat, int design) {
    Rider *r = few_rider(t, seat);
    const Job *job = &t->c->jobs[design];
    count_take(&r->move, job->move);
    count_take(&r->attack, job->attack);
    uint64_t copies = few_job_copies(job) & few_scorable(t->s, seat);
    few_score(t, seat, few_first_unscored(t->c, r, copies));
}

void few_apply_free(Table *t, int seat, Option o) {
    few_ask_again(t);
    switch (o.verb) {
    case OPT_PLAY: play_card(t, seat, o.arg[0], false); break;
    case OPT_PLAY_TRASH: play_card(t, seat, o.arg[0], true); break;
    case OPT_USE: use_item(t, seat, o.arg[0]); break;
    case OPT_SHOOT: shoot(t, seat, o.arg[0], o.arg[1]); break;
    case OPT_SCORE: score_job(t, seat, o.arg[0]); break;
    default: REQUIRE(!"a free option");
    }
}
