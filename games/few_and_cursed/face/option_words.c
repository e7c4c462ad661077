/*
 * Every option in a few plain words, and the things on the table it is about. Records are
 * read by these words: they are stable, and unique in their list. phrase.c fills the holes.
 */
#include "few_and_cursed/face/face.h"
#include "few_and_cursed/few_and_cursed.h"
#include "few_and_cursed/rules/effects.h"

/* clang-format off */
const FaceVerb few_verbs[OPT_COUNT] = {[OPT_NONE] = {.word = "none", .clause = ""},
                                             FEW_OPTIONS(OPTION_ROW)};
/* clang-format on */

/* Verbs whose words depend on the question. */
enum {
    TOWN_AGAIN,
    COPY_AND_TRASH,
    PAY_NOTHING,
    BRING_MONSTER,
    GIVE_BOUNTY_UP,
    LIFT_WATER,
    TREAT_RIDER,
    HEX_RIDER,
    VISIT_NONE,
    LEAVE_STORE,
    NO_SALE,
    KEEP_REST,
    END_ACTION
};

/* clang-format off */
const FaceVerb few_variants[FEW_VARIANTS] = {
    [TOWN_AGAIN] = {.words = "go to the Job Board or the Store", .space = 1 + TOWN},
    [COPY_AND_TRASH] = {.words = "repeat {card 0} and trash the copying card"},
    [PAY_NOTHING] = {.words = "pay nothing", .track = "health"},
    [BRING_MONSTER] = {.words = "bring the monster below {top 0}"},
    [GIVE_BOUNTY_UP] = {.words = "let {top 0} get away"},
    [LIFT_WATER] = {.words = "take Water from {rider 0}"},
    [TREAT_RIDER] = {.words = "treat {rider 0}"},
    [HEX_RIDER] = {.words = "lay the Curse on {rider 0}"},
    [VISIT_NONE] = {.words = "visit neither", .space = 1 + TOWN},
    [LEAVE_STORE] = {.words = "leave the Store", .zone = "store"},
    [NO_SALE] = {.words = "sell nothing", .zone = "jobs"},
    [KEEP_REST] = {.words = "keep the rest", .zone = "hand"},
    [END_ACTION] = {.words = "end your Action phase", .track = "move"},
};
/* clang-format on */

static const FaceVerb *done_row(int asked) {
    switch (asked) {
    case ASK_TOWN: return &few_variants[VISIT_NONE];
    case ASK_STORE: return &few_variants[LEAVE_STORE];
    case ASK_SELL: return &few_variants[NO_SALE];
    case ASK_KEEP: return &few_variants[KEEP_REST];
    case ASK_ACTION: return &few_variants[END_ACTION];
    }
    return &few_verbs[OPT_DONE];
}

static const FaceVerb *rival_row(int source) {
    switch (few_rival_verb(source)) {
    case VERB_LIFT: return &few_variants[LIFT_WATER];
    case VERB_TREAT: return &few_variants[TREAT_RIDER];
    case VERB_HEX: return &few_variants[HEX_RIDER];
    default: return &few_verbs[OPT_RIVAL];
    }
}

static const FaceVerb *row_of(const FewState *s, Seat seat, Option o) {
    int asked = s->head.asked[seat].kind;
    bool in_town = s->rider[seat].at == TOWN;
    if (o.verb == OPT_DONE) return done_row(asked);
    if (o.verb == OPT_ENCOUNTER && in_town) return &few_variants[TOWN_AGAIN];
    if (o.verb == OPT_COPY && o.arg[1]) return &few_variants[COPY_AND_TRASH];
    if (o.verb == OPT_TOLL && !o.arg[0]) return &few_variants[PAY_NOTHING];
    if (o.verb == OPT_PILE && asked == ASK_PILE) return &few_variants[BRING_MONSTER];
    if (o.verb == OPT_PILE && (asked == ASK_GIVE_UP || asked == ASK_SPOOK))
        return &few_variants[GIVE_BOUNTY_UP];
    if (o.verb == OPT_RIVAL) return rival_row(s->head.asked[seat].source);
    return &few_verbs[o.verb];
}

void few_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out) {
    Seat rider = seat < RIDERS ? seat : 0;
    Phrase p = phrase_of_option(&few_holes, box, s, rider, o);
    phrase_words(&p, row_of((const FewState *)s, rider, o)->words, out);
}

void few_targets(const Box *box, const State *state, Seat seat, Option o, Targets *out) {
    const FewState *s = (const FewState *)state;
    Seat rider = seat < RIDERS ? seat : 0;
    Phrase p = phrase_of_option(&few_holes, box, state, rider, o);
    verb_targets(row_of(s, rider, o), &p, s->rider[rider].at, out);
}
