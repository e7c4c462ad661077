/* The sitting: see sitting.h. */
#include "base/alloc.h"

#include "sitting/sitting.h"

struct Sitting {
    Match *match;
    Sitter sitters[SEATS_MAX];
    uint8_t bots, people; /* bits */
    bool in_turn;         /* people are asked in their turn */
    bool elsewhere;       /* bots think where the host likes */
    Hands hands;

    Bot *bots_of[BOT_LEVELS]; /* made when they are first asked */
    Thinking thinking;        /* how long they may think, and on what */
    State *hidden;            /* what a bot sees */

    /* Read off the match so far. */
    int moves;
    uint32_t undos;

    bool tied; /* the host's clock said host_ms when match time was match_ms */
    uint32_t host_ms, match_ms;
};

Sitting *sitting_new(Match *m) {
    Sitting *s = alloc_zero(sizeof *s);
    const Box *box = &match_box(m)->box;
    s->match = m;
    s->hidden = alloc_zero(box->game->state_size);
    s->hands.box = box;
    sitters_read(m, s->sitters);
    for (int seat = 0; seat < match_state(m)->seat_count; seat++) {
        uint8_t bit = (uint8_t)(1u << seat);
        s->hands.at[seat].percent = sitter_percent(s->sitters[seat]);
        if (s->sitters[seat].is_bot)
            s->bots |= bit;
        else
            s->people |= bit;
    }
    return s;
}

void sitting_free(Sitting *s) {
    if (!s) return;
    for (int level = 0; level < BOT_LEVELS; level++) bot_free(s->bots_of[level]);
    alloc_free(s->hidden);
    alloc_free(s);
}

Sitter sitting_sitter(const Sitting *s, Seat seat) {
    return s->sitters[seat];
}

int sitting_people(const Sitting *s) {
    return bits_count(s->people);
}

void sitting_ask_in_turn(Sitting *s, bool in_turn) {
    s->in_turn = in_turn;
}

void sitting_think_elsewhere(Sitting *s) {
    s->elsewhere = true;
}

bool sitting_is_timed(const Sitting *s) {
    return hands_are_timed(&s->hands, match_state(s->match));
}

/* ---- Choosing ---------------------------------------------------------------------------- */

static Bot *bot_of(Sitting *s, Sitter who) {
    Bot **bot = &s->bots_of[who.level];
    if (!*bot) *bot = bot_new(s->hands.box, who.level, (Rng){0});
    Thinking thinking = s->thinking;
    if (!thinking.budget.iterations) thinking.budget.iterations = (uint32_t)who.iterations;
    bot_think(*bot, thinking);
    return *bot;
}

/* On the table after `moves` moves, at this time. The seat has not moved since. */
static Option choose(Sitting *s, Seat seat, Sitter who, int moves, uint32_t ms) {
    Seed seed = match_seed(s->match);
    match_hidden_after(s->match, moves, seat, s->hidden);
    BotLook look = {seed.half, seat, s->hands.made[seat], ms, s->hidden};
    Option choice = bot_look(bot_of(s, who), look);
    match_lesson_option(s->match, seat, &choice);
    return choice;
}

static Option look(Sitting *s, Seat seat, int moves) {
    return choose(s, seat, s->sitters[seat], moves, s->hands.at[seat].look_ms);
}

static Option look_now(void *context, Seat seat) {
    Sitting *s = context;
    return look(s, seat, s->moves);
}

static void look_then(Sitting *s, Seat seat, int moves) {
    const State *then = match_state_after(s->match, moves);
    hands_choose(&s->hands, then, seat, look(s, seat, moves));
}

/* ---- Reading the match --------------------------------------------------------------------- */

/* What a hand must have done since its question was opened: whenever its moment came before
 * the next move and it did not act, its option was gone, and it looked again. */
static void recall_hand(Sitting *s, Seat seat, int opened) {
    Hands *h = &s->hands;
    Hand *hand = &h->at[seat];
    hand->ticket = (uint32_t)opened + 1;
    hand->look_ms = match_state_after(s->match, opened)->now_ms;
    look_then(s, seat, opened);
    h->from = 0;
    for (int at = 0; at < s->moves; at++) {
        PastMove move = match_move(s->match, at);
        while (at >= opened && hands_before(h, seat, move.seat, move.ms) &&
               hand->look_ms < hand->acts_ms) {
            hand->look_ms = hand->acts_ms;
            look_then(s, seat, at);
        }
        if (move.seat != SEAT_CLOCK) h->from = (uint8_t)(move.seat + 1);
    }
}

/* Questions that were opened before the last move, and that no hand knows: the match was
 * taken up again, or somebody else has moved. */
static void recall_hands(Sitting *s) {
    const State *now = match_state(s->match);
    for (Seat seat = 0; seat < now->seat_count; seat++) {
        uint32_t ticket = now->asked[seat].ticket;
        bool asked = s->bots & now->open & 1u << seat;
        if (asked && s->hands.at[seat].ticket != ticket && ticket <= (uint32_t)s->moves)
            recall_hand(s, seat, (int)ticket - 1);
    }
}

static void forget(Sitting *s) {
    memset(s->hands.made, 0, sizeof s->hands.made);
    for (int seat = 0; seat < SEATS_MAX; seat++) s->hands.at[seat].ticket = 0;
    s->hands.from = 0;
    s->moves = 0;
    s->tied = false;
}

/* Those who may act: in a lesson only the one whose move comes next. */
static unsigned actors(const Sitting *s) {
    const LessonStep *step;
    if (match_teaching(s->match, &step) != TEACHES_STEP) return s->bots | s->people;
    return step->seat == SEAT_CLOCK ? 0 : 1u << step->seat;
}

/* Brings the sitting up to where the match stands. */
static void follow(Sitting *s) {
    bool taken_back = s->undos != match_undos(s->match);
    if (taken_back) forget(s);
    s->undos = match_undos(s->match);
    while (s->moves < match_moves(s->match))
        hands_moved(&s->hands, match_move(s->match, s->moves++).seat);
    s->hands.seats = (uint8_t)(actors(s) & (s->in_turn ? UINT8_MAX : s->bots));
    s->hands.people = (uint8_t)(actors(s) & s->people);
    if (sitting_is_timed(s) && !s->elsewhere) recall_hands(s);
}

/* ---- What happens ------------------------------------------------------------------------ */

unsigned sitting_looking(Sitting *s) {
    follow(s);
    return hands_look(&s->hands, match_state(s->match), s->elsewhere ? 0 : s->bots,
                      (Chooser){look_now, s});
}

uint32_t sitting_look_ms(const Sitting *s, Seat seat) {
    return s->hands.at[seat].look_ms;
}

void sitting_choose(Sitting *s, Seat seat, Option choice) {
    follow(s);
    hands_choose(&s->hands, match_state(s->match), seat, choice);
}

/* People who are asked in turn take no time to choose. */
Next sitting_next(Sitting *s) {
    if (sitting_looking(s) & s->people) return (Next){SEAT_NONE, 0};
    return hands_next(&s->hands, match_state(s->match));
}

/* False when the hand's option is gone, and it looks again. */
static bool act(Sitting *s, Next next) {
    Option choice;
    Match *m = s->match;
    if (next.seat == SEAT_CLOCK) return match_clock_step(m);
    if (!hands_act(&s->hands, match_state(m), next.seat, &choice)) return false;
    uint32_t ms = next.at_ms > match_now_ms(m) ? next.at_ms : match_now_ms(m);
    return match_play(m, next.seat, match_ticket(m, next.seat), choice, ms, NULL);
}

bool sitting_step(Sitting *s) {
    Next next = sitting_next(s);
    while (next.seat != SEAT_NONE && !act(s, next)) next = sitting_next(s);
    return next.seat != SEAT_NONE;
}

bool sitting_until(Sitting *s, uint32_t ms, Error *err) {
    if (match_state(s->match)->due_ms && ms < match_now_ms(s->match))
        return match_clock(s->match, ms, err);
    for (;;) {
        Next next = sitting_next(s);
        bool runs = match_state(s->match)->due_ms != 0;
        if (next.seat == SEAT_NONE || (runs && next.at_ms > ms)) break;
        act(s, next);
    }
    return match_clock(s->match, ms, err);
}

bool sitting_play_forced(Sitting *s) {
    const State *now = match_state(s->match);
    follow(s);
    Hands all = s->hands;
    all.seats = (uint8_t)actors(s);
    unsigned first = sitting_is_timed(s) ? 0 : hands_looking(&all, now);
    return first & s->people && match_autoplay(s->match, (Seat)bits_first(first));
}

bool sitting_play(Sitting *s, Seat seat, Ticket ticket, Option o, uint32_t ms, Error *err) {
    if (sitting_is_timed(s)) {
        if (!match_may_play(s->match, seat, ticket, o, err)) return false;
        if (!sitting_until(s, ms, err)) return false;
    }
    return match_play(s->match, seat, ticket, o, ms, err);
}

void sitting_think(Sitting *s, Thinking thinking) {
    s->thinking = thinking;
}

Option sitting_bot_option(Sitting *s, Seat seat, Sitter who, uint32_t ms, const Bot **bot) {
    follow(s);
    Option choice = choose(s, seat, who, s->moves, ms);
    if (bot) *bot = s->bots_of[who.level];
    return choice;
}

int sitting_bot_expects(Sitting *s, Seat seat, Sitter who, Option o, uint32_t iterations) {
    return bot_expects(s->bots_of[who.level], s->hidden, seat, o, iterations);
}

/* ---- The wall clock ---------------------------------------------------------------------- */

uint32_t sitting_wall(Sitting *s, uint32_t host_ms) {
    uint32_t now = match_now_ms(s->match);
    follow(s);
    if (!sitting_is_timed(s) || !s->tied) {
        s->tied = sitting_is_timed(s);
        s->host_ms = host_ms;
        s->match_ms = now;
        return now;
    }
    uint32_t told = s->match_ms + (host_ms - s->host_ms);
    return told > now ? told : now;
}

void sitting_rest(Sitting *s) {
    s->tied = false;
}
