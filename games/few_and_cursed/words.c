/*
 * Every option in a few plain words, and the things on the table it is about. Records are
 * read by these words: they are stable and unlike any other on the same list. phrase.c
 * fills the holes.
 */
#include "few_and_cursed/face.h"

/* What an option touches besides the things its words name. */
typedef struct OptionRow {
    const char *pattern;
    bool here;         /* the space where the rider stands */
    bool town;         /* San Andreas */
    const char *track; /* or NULL */
    const char *zone;  /* or NULL */
} OptionRow;

/* clang-format off */
static const OptionRow rows[OPT_COUNT] = {
    [OPT_PLAY]       = {.pattern = "play {card 0}"},
    [OPT_PLAY_TRASH] = {.pattern = "play {card 0} and trash it"},
    [OPT_USE]        = {.pattern = "use {item 0}"},
    [OPT_SHOOT]      = {.pattern = "shoot {bullets 0} for {attack 1}"},
    [OPT_SCORE]      = {.pattern = "score {job 0}"},
    [OPT_KEEP]       = {.pattern = "keep {card 0}"},
    [OPT_CHOOSE]     = {.pattern = "{choice 0}"},
    [OPT_PASS_BY]    = {.pattern = "pass by", .zone = "encounter"},
    [OPT_BOARD]      = {.pattern = "go to the Job Board", .town = true, .zone = "job_deck"},
    [OPT_STORE]      = {.pattern = "go to the Store", .town = true, .zone = "store"},
    [OPT_BUY_ITEM]   = {.pattern = "buy {item 0}"},
    [OPT_BUY]        = {.pattern = "buy {stock 0}"},
    [OPT_REFRESH]    = {.pattern = "refresh the row", .zone = "store"},
    [OPT_MOVE]       = {.pattern = "walk to {space 0}"},
    [OPT_FIGHT]      = {.pattern = "defeat {target}", .here = true},
    [OPT_ROB]        = {.pattern = "rob {rider 0}"},
    [OPT_RECOVER]    = {.pattern = "recover an artifact", .here = true},
    [OPT_ENCOUNTER]  = {.pattern = "look for an encounter", .here = true},
    [OPT_CAMP]       = {.pattern = "camp", .here = true, .zone = "deck"},
    [OPT_ABILITY]    = {.pattern = "use your ability", .zone = "character"},
    [OPT_TOLL]       = {.pattern = "pay {attack 0}", .track = "attack"},
    [OPT_GIVE_BACK]  = {.pattern = "give back {job 0}"},
    [OPT_SELL]       = {.pattern = "sell {job 0}"},
    [OPT_NEXT]       = {.pattern = "discard {item 0}"},
    [OPT_DROP_ITEM]  = {.pattern = "give up {item 0}"},
    [OPT_TAKE]       = {.pattern = "take {artifact 0}"},
    [OPT_TRASH]      = {.pattern = "trash {card 0} {where 1}"},
    [OPT_STAT]       = {.pattern = "raise {stat 0}"},
    [OPT_COPY]       = {.pattern = "repeat {card 0}"},
    [OPT_GO]         = {.pattern = "go to {space 0}"},
    [OPT_DISCARD]    = {.pattern = "discard {card 0}"},
    [OPT_YES]        = {.pattern = "score {met}"},
    [OPT_NO]         = {.pattern = "keep it for later", .zone = "jobs"},
    [OPT_WAY]        = {.pattern = "send it to {space 0}"},
    [OPT_PILE]       = {.pattern = "the pile of {top 0}"},
    [OPT_DONE]       = {.pattern = "done"},
};
/* clang-format on */

/* Where words change with what is asked. */
static const OptionRow town_again = {.pattern = "go to the Job Board or the Store",
                                     .town = true};
static const OptionRow copy_and_trash = {.pattern =
                                             "repeat {card 0} and trash the copying card"};
static const OptionRow pay_nothing = {.pattern = "pay nothing", .track = "health"};
static const OptionRow bring_monster = {.pattern = "bring the monster below {top 0}"};
static const OptionRow give_bounty_up = {.pattern = "let {top 0} get away"};

static const OptionRow *done_row(int asked) {
    static const OptionRow visit_none = {.pattern = "visit neither", .town = true};
    static const OptionRow leave_store = {.pattern = "leave the Store", .zone = "store"};
    static const OptionRow no_sale = {.pattern = "sell nothing", .zone = "jobs"};
    static const OptionRow keep_rest = {.pattern = "keep the rest", .zone = "hand"};
    static const OptionRow end_action = {.pattern = "end your Action phase",
                                         .track = "move"};
    switch (asked) {
    case ASK_TOWN: return &visit_none;
    case ASK_STORE: return &leave_store;
    case ASK_SELL: return &no_sale;
    case ASK_KEEP: return &keep_rest;
    case ASK_ACTION: return &end_action;
    }
    return &rows[OPT_DONE];
}

static const OptionRow *row_of(const FewState *s, Seat seat, Option o) {
    int asked = s->head.asked[seat].kind;
    if (o.verb == OPT_DONE) return done_row(asked);
    if (o.verb == OPT_ENCOUNTER && s->rider[seat].at == TOWN) return &town_again;
    if (o.verb == OPT_COPY && o.arg[1]) return &copy_and_trash;
    if (o.verb == OPT_TOLL && !o.arg[0]) return &pay_nothing;
    if (o.verb == OPT_PILE && asked == ASK_PILE) return &bring_monster;
    if (o.verb == OPT_PILE && asked == ASK_GIVE_UP) return &give_bounty_up;
    return &rows[o.verb];
}

void few_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out) {
    Seat rider = seat < RIDERS ? seat : 0;
    Phrase p = phrase_of_option(&few_holes, box, s, rider, o);
    phrase_words(&p, row_of((const FewState *)s, rider, o)->pattern, out);
}

void few_targets(const Box *box, const State *state, Seat seat, Option o, Targets *out) {
    const FewState *s = (const FewState *)state;
    Seat rider = seat < RIDERS ? seat : 0;
    Phrase p = phrase_of_option(&few_holes, box, state, rider, o);
    const OptionRow *row = row_of(s, rider, o);
    phrase_targets(&p, row->pattern, out);
    if (row->here) target_add(out, ref_space(s->rider[rider].at));
    if (row->town) target_add(out, ref_space(TOWN));
    if (row->track) target_add(out, ref_track(row->track));
    if (row->zone) target_add(out, ref_zone(row->zone));
}
