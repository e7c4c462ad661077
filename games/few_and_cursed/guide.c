/*
 * The guided first game: what each kind of question is about, and why one would choose what.
 * Where Grit decides nothing (alone) or belongs to all (together), other words stand.
 */
#include "few_and_cursed/face.h"

/* The deal is the first question of all: it tells what the game is about. */
static const char *const goals[] = {
    [MODE_RIVALS] =
        "The most Grit wins: fight bounties, take artifacts, do jobs. It ends when three "
        "monsters are beaten, the last artifact is taken or a monster walks into San "
        "Andreas. Keep two jobs that suit your deck: one not done by then costs its Grit.",
    [MODE_CHASER] =
        "You win by beating three monsters, and lose when one walks into San Andreas or "
        "your Health is gone. Keep two jobs that you can do soon: their Water buys what "
        "the hunt needs. Grit does not count here.",
    [MODE_ARTS] =
        "You win with four artifacts, one from each corner of the map, in the space of "
        "Crow Prime. A monster in San Andreas or Health 0 loses. Keep two jobs that you "
        "can do soon: their Water pays for the journey.",
    [MODE_SHADOWS] =
        "You win by doing all four jobs on two of the three tracks. A monster in San "
        "Andreas loses, and so do four of them on the map. Keep two jobs that you can do "
        "besides: they fill no track, but pay Water.",
    [MODE_COOP] =
        "Together you win by beating three monsters before one walks into San Andreas. "
        "Each round the team loses the Grit of every open Most Wanted, and below 0 all is "
        "lost. Keep two jobs that you can do: their Grit is the team's.",
};

typedef struct Guide {
    const char *rivals; /* for all, unless the next one stands too */
    const char *others; /* alone and together */
} Guide;

/* clang-format off */
static const Guide guides[ASK_COUNT] = {
    [ASK_IMPROVISE] = {
        "Each round begins with two Upgrades: one goes into your hand, the other away. "
        "Movement takes you places, Attack wins fights. Save your hand for later: what it "
        "gives now is gone before you can walk.", NULL},
    [ASK_EVENT] = {
        "Each choice names its price and what it brings. If you lack something, play "
        "cards, use items or shoot first. What you do not spend is lost when you have "
        "chosen, and cards played now are missing in your action.", NULL},
    [ASK_TOWN] = {
        "The Job Board gives two secret jobs: Water and Grit for you once they are done, "
        "Grit lost if they never are. The Store turns Water into items, Bullets and "
        "stats.",
        "The Job Board gives two jobs, which pay once they are done. The Store turns Water "
        "into items, Bullets and stats."},
    [ASK_STORE] = {
        "Buy as much as you can pay for. Items lie before you and give what they say once "
        "a round; a weapon makes more Attack of your Bullets, as often as you have some.",
        NULL},
    [ASK_ACTION] = {
        "Play cards for Movement and Attack, walk, take one action, walk on. A bounty is "
        "fought in the kind of land on its poster, artifacts lie in the four corners. If "
        "nothing is in reach, look for an encounter, or camp. What is not spent is lost.",
        NULL},
    [ASK_TOLL] = {
        "The road is guarded: each symbol costs 1 Attack or 1 Health. You may still play "
        "cards or shoot before you answer.", NULL},
    [ASK_DEAL] = {NULL, NULL},
    [ASK_SELL] = {
        "One job may be sold for its Water alone. Sell what you will never do: left over "
        "at the end, it costs its Grit.",
        "One job may be sold for its Water alone. Sell what you will never do."},
    [ASK_ORDER] = {
        "All three leave the row, and three new ones come. The one you put down last lies "
        "on top and can still be bought.", NULL},
    [ASK_ROOM] = {
        "You wear two accessories and have two hands; a two-handed thing needs both. What "
        "goes lies on the Store's discards, and nobody pays you for it.", NULL},
    [ASK_ARTIFACT] = {
        "You may take one artifact from each corner. It goes into your hand, is played "
        "like an Upgrade round after round, and counts its Grit at the end.",
        "You may take one artifact from each corner; it goes into your hand and is played "
        "like an Upgrade, round after round."},
    [ASK_TRASH] = {
        "A trashed card is gone for good. Take your weakest, mostly a starting card: the "
        "fewer of them, the better every hand you draw.", NULL},
    [ASK_TRASH_HAND] = {
        "A trashed card is gone for good, and it must come from your hand. Take the "
        "weakest.", NULL},
    [ASK_STAT] = {
        "Health keeps you on your feet, room for Bullets makes great fights possible, and "
        "a higher Threshold lets you bear more Curse before you turn.", NULL},
    [ASK_EXTRA] = {
        "Two more Upgrades: one goes into your hand and can be played at once, the other "
        "away.", NULL},
    [ASK_COPY] = {
        "All that the other card says happens once more, its change of Curse too. "
        "Repeating an artifact costs Health.", NULL},
    [ASK_GO] = {
        "You are simply there: no Movement, no Curse, no toll. Think of where you can "
        "fight something, or take an artifact.", NULL},
    [ASK_DISCARD] = {
        "It comes back with your next shuffle, so give away what helps least this round.",
        NULL},
    [ASK_JOB] = {
        "The track shows just the number that the job wants, and nothing is spent for it. "
        "There is seldom a reason to wait.", NULL},
    [ASK_KEEP] = {
        "Keep what suits the next round, discard the rest, and draw up to four. If your "
        "deck runs out it is shuffled anew, and you return to San Andreas.", NULL},
    [ASK_SPOOK] = {
        "One of the open posters is taken down for good, and the next of its pile lies open. "
        "Spoil a rival's hunt, or dig for a fight that suits you; at the bottom is a monster.",
        "One of the open posters is taken down for good, and the next of its pile lies open. "
        "At the bottom is a monster."},
    [ASK_DRIVE] = {
        "Riders who stand where it comes lose 1 Health each. A monster that reaches San "
        "Andreas ends the game, so think of whom an early end would suit.",
        "Riders who stand where it comes lose 1 Health each. The further from San Andreas, "
        "the more time is left."},
    [ASK_RIVAL] = {
        "Think of who is ahead. A rider whose Curse reaches the Threshold turns Cursed, and "
        "every rise after that hurts.", "Think of who can bear the Curse best, or who has the better use for Water."},
    [ASK_MONSTER] = {
        "Two ways to San Andreas are equally short, so the first player decides. Riders "
        "who stand where it comes lose 1 Health each.",
        "Two ways to San Andreas are equally short: choose one. A rider who stands where it "
        "comes loses 1 Health."},
    [ASK_PILE] = {
        "You have 21 Grit before any monster came, so now one does: it appears on the map "
        "and walks towards San Andreas. The open card of its pile goes to the bottom: "
        "choose one that you do not want yourself.",
        "You have 21 Grit before any monster came, so now one does, and walks towards San "
        "Andreas. The open card of its pile goes to the bottom."},
    [ASK_GIVE_UP] = {
        "Alone, a round without a Most Wanted or a monster beaten costs one Most Wanted. A "
        "monster waits below each pile: the price tells how near it is.", NULL},
};
/* clang-format on */

const char *few_guide(const State *state, int ask_kind) {
    const FewState *s = (const FewState *)state;
    if (ask_kind <= ASK_NOTHING || ask_kind >= ASK_COUNT) return NULL;
    if (ask_kind == ASK_DEAL) return goals[s->mode];
    const Guide *guide = &guides[ask_kind];
    return s->mode != MODE_RIVALS && guide->others ? guide->others : guide->rivals;
}
