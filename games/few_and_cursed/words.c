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
    [OPT_CHOOSE] = {.word = "choose", .clause = "FC-46", .words = "{choice 0}"},
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
    [OPT_DONE] = {.word = "done", .clause = "FC-68", .words = "done",
        .rank = RANK_CLOSING},
};
/* clang-format on */

/* Where words change with what is asked. */
static const FaceVerb town_again = {.words = "go to the Job Board or the Store",
                                    .space = 1 + TOWN};
static const FaceVerb copy_and_trash = {.words =
                                            "repeat {card 0} and trash the copying card"};
static const FaceVerb pay_nothing = {.words = "pay nothing", .track = "health"};
static const FaceVerb bring_monster = {.words = "bring the monster below {top 0}"};
static const FaceVerb give_bounty_up = {.words = "let {top 0} get away"};

static const FaceVerb *done_row(int asked) {
    static const FaceVerb visit_none = {.words = "visit neither", .space = 1 + TOWN};
    static const FaceVerb leave_store = {.words = "leave the Store", .zone = "store"};
    static const FaceVerb no_sale = {.words = "sell nothing", .zone = "jobs"};
    static const FaceVerb keep_rest = {.words = "keep the rest", .zone = "hand"};
    static const FaceVerb end_action = {.words = "end your Action phase", .track = "move"};
    switch (asked) {
    case ASK_TOWN: return &visit_none;
    case ASK_STORE: return &leave_store;
    case ASK_SELL: return &no_sale;
    case ASK_KEEP: return &keep_rest;
    case ASK_ACTION: return &end_action;
    }
    return &few_verbs[OPT_DONE];
}

static const FaceVerb *row_of(const FewState *s, Seat seat, Option o) {
    int asked = s->head.asked[seat].kind;
    if (o.verb == OPT_DONE) return done_row(asked);
    if (o.verb == OPT_ENCOUNTER && s->rider[seat].at == TOWN) return &town_again;
    if (o.verb == OPT_COPY && o.arg[1]) return &copy_and_trash;
    if (o.verb == OPT_TOLL && !o.arg[0]) return &pay_nothing;
    if (o.verb == OPT_PILE && asked == ASK_PILE) return &bring_monster;
    if (o.verb == OPT_PILE && asked == ASK_GIVE_UP) return &give_bounty_up;
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
