/*
 * Every option in a few plain words, and the things on the table it is about. Records are
 * read by these words: they are stable, unique in their list, and use only what everybody
 * sees. phrase.c fills the holes.
 */
#include "so_youve_been_cursed/face/face.h"
#include "so_youve_been_cursed/so_youve_been_cursed.h"

/* clang-format off */
const FaceVerb cursed_verbs[OPT_COUNT] = {[OPT_NONE] = {.word = "none", .clause = ""},
                                             CURSED_OPTIONS(OPTION_ROW)};

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
