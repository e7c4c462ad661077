/*
 * Every option in a few plain words, and the things on the table it is about. Records
 * are read by these words: they are stable, unlike any other on the same list, and know
 * only what everybody sees. phrase.c fills the holes.
 */
#include "so_youve_been_cursed/face.h"

typedef enum Token { TOKEN_NONE, TOKEN_INGREDIENT, TOKEN_VILLAGER } Token;

/* What an option touches besides the things its words name. */
typedef struct OptionRow {
    const char *pattern;
    bool here;         /* the space where the token stands */
    int8_t space;      /* 1 + a space */
    const char *track; /* or NULL */
    const char *zone;  /* or NULL */
    Token token;       /* what argument 0 is, where it is a token */
} OptionRow;

/* clang-format off */
static const OptionRow rows[OPT_COUNT] = {
    [OPT_PLACE]       = {.pattern = "settle in {space 0}"},
    [OPT_ORDER]       = {.pattern = "follow {rabid 0}"},
    [OPT_GO]          = {.pattern = "go to {space 0}"},
    [OPT_MARKET]      = {.pattern = "go to the Market", .space = 1 + MARKET},
    [OPT_MIX]         = {.pattern = "mix {ingredient 0}", .space = 1 + LABORATORY,
                         .track = "cure",
                         .token = TOKEN_INGREDIENT},
    [OPT_MIX_STOP]    = {.pattern = "stop mixing", .space = 1 + LABORATORY},
    [OPT_CAST]        = {.pattern = "cast {card 0}"},
    [OPT_CAST_AT]     = {.pattern = "cast at {space 0}"},
    [OPT_PAY_COINS]   = {.pattern = "pay the fare in coins", .track = "coins"},
    [OPT_PAY_ACTION]  = {.pattern = "pay with {payment 0}"},
    [OPT_BUY]         = {.pattern = "buy {number 1} {ingredient 0}", .here = true,
                         .zone = "supply",
                         .token = TOKEN_INGREDIENT},
    [OPT_STEAL]       = {.pattern = "steal {coins 0}", .here = true},
    [OPT_SNEAK]       = {.pattern = "sneak {coins 0}", .here = true},
    [OPT_REROLL]      = {.pattern = "throw the die again", .here = true},
    [OPT_DISTRACT]    = {.pattern = "make a distraction with {payment 0}", .here = true},
    [OPT_LET_GO]      = {.pattern = "let it go", .here = true},
    [OPT_DROP]        = {.pattern = "throw back {ingredient 0}",
                         .token = TOKEN_INGREDIENT},
    [OPT_END_DAY]     = {.pattern = "end the day", .track = "actions"},
    [OPT_INVITE]      = {.pattern = "invite {one 0}", .zone = "bag",
                         .token = TOKEN_VILLAGER},
    [OPT_GAIN]        = {.pattern = "take {ingredient 0}", .zone = "supply",
                         .token = TOKEN_INGREDIENT},
    [OPT_GAIN_LEAVE]  = {.pattern = "leave the rest", .zone = "supply"},
    [OPT_DISCARD]     = {.pattern = "discard {power 0}"},
    [OPT_FROM]        = {.pattern = "move the villager of {space 0}"},
    [OPT_TO]          = {.pattern = "to {space 0}"},
    [OPT_SWAP]        = {.pattern = "swap {space 0}"},
    [OPT_WITH]        = {.pattern = "with {space 0}"},
    [OPT_JUMP]        = {.pattern = "leap to {space 0}"},
    [OPT_PASTURE]     = {.pattern = "add a sheep to {pasture 0}"},
    [OPT_SHEEP_FROM]  = {.pattern = "take a sheep from {pasture 0}"},
    [OPT_SHEEP_TO]    = {.pattern = "to {pasture 0}"},
    [OPT_SHEEP_LEAVE] = {.pattern = "leave the sheep"},
    [OPT_QUIET]       = {.pattern = "quiet night", .track = "panic"},
    [OPT_FEED]        = {.pattern = "feed", .zone = "stomach"},
    [OPT_PLAY]        = {.pattern = "play {power 0}"},
    [OPT_NO_CARD]     = {.pattern = "play no card", .zone = "powers"},
    [OPT_USE]         = {.pattern = "use {power 0}"},
    [OPT_KEEP]        = {.pattern = "keep it", .zone = "before_monster"},
    [OPT_WALK]        = {.pattern = "walk to {space 0}"},
    [OPT_EAT]         = {.pattern = "eat the {kind 0}", .here = true},
    [OPT_EAT_SHEEP]   = {.pattern = "eat a sheep of {pasture 0}"},
    [OPT_CALM]        = {.pattern = "calm the village", .track = "panic"},
    [OPT_DISPEL]      = {.pattern = "dispel {card 0}"},
    [OPT_STOP]        = {.pattern = "stop here", .here = true},
    [OPT_END_NIGHT]   = {.pattern = "end the night", .track = "actions"},
};

static const OptionRow pages[] = {
    [PAGE_PW_ARRIVAL] = {.pattern = "a villager arrives", .zone = "bag"},
    [PAGE_PW_SPELL]   = {.pattern = "{wizard} casts a Spell", .zone = "spell_deck"},
    [PAGE_PW_ACTION]  = {.pattern = "{wizard} follows {source 1}"},
    [PAGE_PW_END]     = {.pattern = "{wizard} ends the day", .zone = "plan"},
    [PAGE_RM_POWER]   = {.pattern = "{monster} plays a Power", .zone = "power_deck"},
    [PAGE_RM_CARD]    = {.pattern = "{monster} follows {source 1}"},
    [PAGE_RM_EXTRA]   = {.pattern = "{monster} takes a second helping by {source 1}",
                         .zone = "stomach"},
    [PAGE_RM_END]     = {.pattern = "{monster} ends the night", .zone = "stomach"},
};
/* clang-format on */

/* Where words change with an argument: nothing given for it, no card to follow. */
static const OptionRow plain_distraction = {.pattern = "make a distraction",
                                            .track = "actions"};
static const OptionRow mix_page = {.pattern = "{wizard} mixes the cure",
                                   .space = 1 + LABORATORY};

static const OptionRow *row_of(Option o) {
    if (o.verb == OPT_DISTRACT && !o.arg[0]) return &plain_distraction;
    if (o.verb != OPT_STEP) return &rows[o.verb];
    return o.arg[0] == PAGE_PW_ACTION && !o.arg[1] ? &mix_page : &pages[o.arg[0]];
}

void cursed_option_words(const Box *box, const State *s, Seat seat, Option o, Text *out) {
    Phrase p = phrase_of_option(&cursed_holes, box, s, seat, o);
    phrase_words(&p, row_of(o)->pattern, out);
}

void cursed_targets(const Box *box, const State *s, Seat seat, Option o, Targets *out) {
    Phrase p = phrase_of_option(&cursed_holes, box, s, seat, o);
    const OptionRow *row = row_of(o);
    const Content *c = box->content;
    phrase_targets(&p, row->pattern, out);
    if (row->token == TOKEN_INGREDIENT)
        target_add(out, ref_token(c->ingredient_id[o.arg[0]]));
    if (row->token == TOKEN_VILLAGER)
        target_add(out, ref_token(cursed_villager_piece[o.arg[0]]));
    if (row->here) target_add(out, ref_space(((const CursedState *)s)->at));
    if (row->space) target_add(out, ref_space(row->space - 1));
    if (row->track) target_add(out, ref_track(row->track));
    if (row->zone) target_add(out, ref_zone(row->zone));
}
