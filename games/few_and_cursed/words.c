/*
 * Every option in a few plain words, and the things on the table it is about. Records are
 * read by these words: they are stable and unlike any other on the same list. phrase.c
 * fills the holes.
 */
#include "few_and_cursed/face.h"

/* clang-format off */
const FaceVerb few_verbs[OPT_COUNT] = {
    [OPT_NONE] = {.word = "none", .clause = ""},
    [OPT_PLAY] = {.word = "play", .clause = "FC-35", .words = "play {card 0}",
        .rank = RANK_ASIDE, .group = "Play a card"},
    [OPT_PLAY_TRASH] = {.word = "play_trash", .clause = "FC-130", .words = "play {card 0} and trash it",
        .rank = RANK_ASIDE, .group = "Play a card"},
    [OPT_USE] = {.word = "use", .clause = "FC-64", .words = "use {item 0}",
        .rank = RANK_ASIDE, .group = "Use items and bullets"},
    [OPT_SHOOT] = {.word = "shoot", .clause = "FC-36", .words = "shoot {bullets 0} for {attack 1}",
        .rank = RANK_ASIDE, .group = "Use items and bullets"},
    [OPT_SCORE] = {.word = "score", .clause = "FC-58", .words = "score {job 0}",
        .rank = RANK_ASIDE, .group = "Score a job"},
    [OPT_KEEP] = {.word = "keep", .clause = "FC-43", .words = "keep {card 0}"},
    [OPT_CHOOSE] = {.word = "choose", .clause = "FC-46", .words = "{choice 0}",
        .zone = "encounter"},
    [OPT_PASS_BY] = {.word = "pass_by", .clause = "FC-48", .words = "pass by",
        .rank = RANK_CLOSING, .zone = "encounter"},
    [OPT_BOARD] = {.word = "board", .clause = "FC-51", .words = "go to the Job Board",
        .space = 1 + TOWN, .zone = "job_deck"},
    [OPT_STORE] = {.word = "store", .clause = "FC-60", .words = "go to the Store",
        .space = 1 + TOWN, .zone = "store"},
    [OPT_BUY_ITEM] = {.word = "buy_item", .clause = "FC-61", .words = "buy {item 0}"},
    [OPT_BUY] = {.word = "buy", .clause = "FC-63", .words = "buy {stock 0}"},
    [OPT_REFRESH] = {.word = "refresh", .clause = "FC-62", .words = "refresh the row",
        .zone = "store"},
    [OPT_MOVE] = {.word = "move", .clause = "FC-69", .words = "walk to {space 0}",
        .step = true},
    [OPT_FIGHT] = {.word = "fight", .clause = "FC-78", .words = "defeat {target}",
        .rank = RANK_FIRST, .here = true},
    [OPT_ROB] = {.word = "rob", .clause = "FC-84", .words = "rob {rider 0}"},
    [OPT_RECOVER] = {.word = "recover", .clause = "FC-74", .words = "recover an artifact",
        .rank = RANK_FIRST, .here = true},
    [OPT_ENCOUNTER] = {.word = "encounter", .clause = "FC-73", .words = "look for an encounter",
        .here = true},
    [OPT_CAMP] = {.word = "camp", .clause = "FC-87", .words = "camp",
        .rank = RANK_CLOSING, .here = true, .zone = "deck"},
    [OPT_ABILITY] = {.word = "ability", .clause = "FC-86", .words = "use your ability",
        .zone = "character"},
    [OPT_TOLL] = {.word = "toll", .clause = "FC-71", .words = "pay {attack 0}",
        .track = "attack"},
    [OPT_GIVE_BACK] = {.word = "give_back", .clause = "FC-16", .words = "give back {job 0}"},
    [OPT_SELL] = {.word = "sell", .clause = "FC-53", .words = "sell {job 0}"},
    [OPT_NEXT] = {.word = "next", .clause = "FC-62", .words = "discard {item 0}"},
    [OPT_DROP_ITEM] = {.word = "drop_item", .clause = "FC-66", .words = "give up {item 0}"},
    [OPT_TAKE] = {.word = "take", .clause = "FC-74", .words = "take {artifact 0}"},
    [OPT_TRASH] = {.word = "trash", .clause = "FC-125", .words = "trash {card 0} {where 1}"},
    [OPT_STAT] = {.word = "stat", .clause = "FC-128", .words = "raise {stat 0}"},
    [OPT_COPY] = {.word = "copy", .clause = "FC-129", .words = "repeat {card 0}"},
    [OPT_GO] = {.word = "go", .clause = "FC-40", .words = "go to {space 0}"},
    [OPT_DISCARD] = {.word = "discard", .clause = "FC-89", .words = "discard {card 0}"},
    [OPT_YES] = {.word = "yes", .clause = "FC-58", .words = "score {met}"},
    [OPT_NO] = {.word = "no", .clause = "FC-58", .words = "keep it for later",
        .rank = RANK_CLOSING, .zone = "jobs"},
    [OPT_WAY] = {.word = "way", .clause = "FC-96", .words = "send it to {space 0}"},
    [OPT_PILE] = {.word = "pile", .clause = "FC-99", .words = "the pile of {top 0}"},
    [OPT_DRIVE] = {.word = "drive", .clause = "FC-40", .words = "send {monster 0} to {space 1}"},
    [OPT_RIVAL] = {.word = "rival", .clause = "FC-40", .words = "choose {rider 0}"},
    [OPT_DONE] = {.word = "done", .clause = "FC-68", .words = "done",
        .rank = RANK_CLOSING},
};
/* clang-format on */

/* Where words change with what is asked. */
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
    switch (few_meddle_verb(source)) {
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
