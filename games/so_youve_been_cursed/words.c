/*
 * Every option in a few plain words, and the things on the table it is about. Records
 * are read by these words: they are stable, unlike any other on the same list, and know
 * only what everybody sees. phrase.c fills the holes.
 */
#include "so_youve_been_cursed/face.h"

/* clang-format off */
const FaceVerb cursed_verbs[OPT_COUNT] = {
    [OPT_NONE] = {.word = "none", .clause = ""},
    [OPT_PLACE] = {.word = "place", .clause = "SC-24", .words = "settle in {space 0}",
        .group = "Settle in house"},
    [OPT_ORDER] = {.word = "order", .clause = "SC-73", .words = "follow {rabid 0}"},
    [OPT_GO] = {.word = "go", .clause = "SC-28", .words = "go to {space 0}", .step = true,
        .group = "Go to house"},
    [OPT_MARKET] = {.word = "market", .clause = "SC-33", .words = "go to the Market",
        .step = true, .space = 1 + MARKET},
    [OPT_MIX] = {.word = "mix", .clause = "SC-36", .words = "mix {ingredient 0}{token 0}",
        .rank = RANK_FIRST, .space = 1 + LABORATORY, .track = "cure"},
    [OPT_MIX_STOP] = {.word = "mix_stop", .clause = "SC-36", .words = "stop mixing",
        .rank = RANK_CLOSING, .space = 1 + LABORATORY},
    [OPT_CAST] = {.word = "cast", .clause = "SC-37", .words = "cast {card 0}",
        .rank = RANK_ASIDE, .group = "Cast a Spell"},
    [OPT_CAST_AT] = {.word = "cast_at", .clause = "SC-37", .words = "cast at {space 0}"},
    [OPT_PAY_COINS] = {.word = "pay_coins", .clause = "SC-29", .words = "pay the fare in coins",
        .step = true, .track = "coins"},
    [OPT_PAY_ACTION] = {.word = "pay_action", .clause = "SC-30", .words = "pay with {payment 0}",
        .step = true},
    [OPT_BUY] = {.word = "buy", .clause = "SC-32", .words = "buy {number 1} {ingredient 0}{token 0}",
        .here = true, .zone = "supply"},
    [OPT_STEAL] = {.word = "steal", .clause = "SC-42", .words = "steal {coins 0}",
        .here = true},
    [OPT_SNEAK] = {.word = "sneak", .clause = "SC-42", .words = "sneak {coins 0}",
        .here = true},
    [OPT_REROLL] = {.word = "reroll", .clause = "SC-42", .words = "throw the die again",
        .here = true},
    [OPT_DISTRACT] = {.word = "distract", .clause = "SC-43", .words = "make a distraction with {payment 0}",
        .here = true},
    [OPT_LET_GO] = {.word = "let_go", .clause = "SC-43", .words = "let it go",
        .rank = RANK_CLOSING, .here = true},
    [OPT_DROP] = {.word = "drop", .clause = "SC-34", .words = "throw back {ingredient 0}{token 0}",
        .rank = RANK_ASIDE, .group = "Throw back"},
    [OPT_END_DAY] = {.word = "end_day", .clause = "SC-45", .words = "end the day",
        .rank = RANK_CLOSING, .track = "actions"},
    [OPT_INVITE] = {.word = "invite", .clause = "SC-37", .words = "invite {one 0}{villager 0}",
        .zone = "bag"},
    [OPT_GAIN] = {.word = "gain", .clause = "SC-34", .words = "take {ingredient 0}{token 0}",
        .zone = "supply"},
    [OPT_GAIN_LEAVE] = {.word = "gain_leave", .clause = "SC-34", .words = "leave the rest",
        .rank = RANK_CLOSING, .zone = "supply"},
    [OPT_DISCARD] = {.word = "discard", .clause = "SC-37", .words = "discard {power 0}"},
    [OPT_FROM] = {.word = "from", .clause = "SC-9", .words = "move the villager of {space 0}",
        .group = "Move the villager of house"},
    [OPT_TO] = {.word = "to", .clause = "SC-9", .words = "to {space 0}", .group = "To house"},
    [OPT_SWAP] = {.word = "swap", .clause = "SC-9", .words = "swap {space 0}", .group = "Swap house"},
    [OPT_WITH] = {.word = "with", .clause = "SC-9", .words = "with {space 0}", .group = "With house"},
    [OPT_JUMP] = {.word = "jump", .clause = "SC-5", .words = "leap to {space 0}"},
    [OPT_PASTURE] = {.word = "pasture", .clause = "SC-6", .words = "add a sheep to {pasture 0}"},
    [OPT_SHEEP_FROM] = {.word = "sheep_from", .clause = "SC-62", .words = "take a sheep from {pasture 0}"},
    [OPT_SHEEP_TO] = {.word = "sheep_to", .clause = "SC-62", .words = "to {pasture 0}"},
    [OPT_SHEEP_LEAVE] = {.word = "sheep_leave", .clause = "SC-62", .words = "leave the sheep",
        .rank = RANK_CLOSING},
    [OPT_QUIET] = {.word = "quiet", .clause = "SC-47", .words = "quiet night",
        .track = "panic"},
    [OPT_FEED] = {.word = "feed", .clause = "SC-49", .words = "feed",
        .rank = RANK_FIRST, .zone = "stomach"},
    [OPT_PLAY] = {.word = "play", .clause = "SC-57", .words = "play {power 0}",
        .rank = RANK_ASIDE, .group = "Play a Power"},
    [OPT_NO_CARD] = {.word = "no_card", .clause = "SC-48", .words = "play no card",
        .rank = RANK_CLOSING, .zone = "powers"},
    [OPT_USE] = {.word = "use", .clause = "SC-63", .words = "use {power 0}",
        .rank = RANK_ASIDE, .group = "Play a Power"},
    [OPT_KEEP] = {.word = "keep", .clause = "SC-63", .words = "keep it",
        .zone = "before_monster"},
    [OPT_WALK] = {.word = "walk", .clause = "SC-50", .words = "walk to {space 0}"},
    [OPT_EAT] = {.word = "eat", .clause = "SC-54", .words = "eat the {kind 0}",
        .rank = RANK_FIRST, .here = true},
    [OPT_EAT_SHEEP] = {.word = "eat_sheep", .clause = "SC-54", .words = "eat a sheep of {pasture 0}"},
    [OPT_CALM] = {.word = "calm", .clause = "SC-56", .words = "calm the village",
        .track = "panic"},
    [OPT_DISPEL] = {.word = "dispel", .clause = "SC-56", .words = "dispel {card 0}"},
    [OPT_STOP] = {.word = "stop", .clause = "SC-54", .words = "stop here",
        .rank = RANK_CLOSING, .here = true},
    [OPT_END_NIGHT] = {.word = "end_night", .clause = "SC-65", .words = "end the night",
        .rank = RANK_CLOSING, .track = "night_actions"},
    [OPT_STEP] = {.word = "step", .clause = "SC-1", .words = ""},
};

/* An automa's pages by their number, then words that change with an argument: nothing is
 * given for a distraction, no card is followed. */
enum { PLAIN_DISTRACTION = PAGE_RM_END + 1, MIX_PAGE };

const FaceVerb cursed_variants[CURSED_VARIANTS] = {
    [PAGE_NONE]         = {.words = ""},
    [PAGE_PW_ARRIVAL]   = {.words = "a villager arrives", .zone = "bag"},
    [PAGE_PW_SPELL]     = {.words = "{wizard} casts a Spell", .zone = "spell_deck"},
    [PAGE_PW_ACTION]    = {.words = "{wizard} follows {source 1}"},
    [PAGE_PW_END]       = {.words = "{wizard} ends the day", .zone = "plan"},
    [PAGE_RM_POWER]     = {.words = "{monster} plays a Power", .zone = "power_deck"},
    [PAGE_RM_CARD]      = {.words = "{monster} follows {source 1}"},
    [PAGE_RM_EXTRA]     = {.words = "{monster} takes a second helping by {source 1}",
                           .zone = "stomach"},
    [PAGE_RM_END]       = {.words = "{monster} ends the night", .zone = "stomach"},
    [PLAIN_DISTRACTION] = {.words = "make a distraction", .track = "actions"},
    [MIX_PAGE]          = {.words = "{wizard} mixes the cure", .space = 1 + LABORATORY},
};
/* clang-format on */

static const FaceVerb *row_of(Option o) {
    if (o.verb == OPT_DISTRACT && !o.arg[0]) return &cursed_variants[PLAIN_DISTRACTION];
    if (o.verb != OPT_STEP) return &cursed_verbs[o.verb];
    bool mixes = o.arg[0] == PAGE_PW_ACTION && !o.arg[1];
    return &cursed_variants[mixes ? MIX_PAGE : o.arg[0]];
}

void cursed_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out) {
    Phrase p = phrase_of_option(&cursed_holes, box, s, seat, o);
    phrase_words(&p, row_of(o)->words, out);
}

void cursed_targets(const Box *box, const State *s, Seat seat, Option o, Targets *out) {
    Phrase p = phrase_of_option(&cursed_holes, box, s, seat, o);
    verb_targets(row_of(o), &p, ((const CursedState *)s)->at, out);
}
