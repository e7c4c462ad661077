/*
 * What fills the holes of this game's phrases, "{who} bought {card 0}.", and which thing on
 * the table each of them names.
 */
#include "engine/marks.h"

#include "deck_goes_west/face/face.h"

static const Content *content_of(const Phrase *p) {
    return p->content;
}

static const WestState *state_of(const Phrase *p) {
    return (const WestState *)p->state;
}

static const Ref nothing = {REF_NONE, 0, NULL};

/* ---- Players ------------------------------------------------------------------------------ */

const char *west_player_title(const Content *c, const WestState *s, int seat) {
    return character_of(c, s, seat)->title;
}

static void player_words(const Phrase *p, int seat, Text *out) {
    if (seat < 0 || seat >= state_of(p)->seats)
        text_add(out, "the bandits");
    else if (seat == p->viewer)
        text_add(out, "you");
    else
        text_add(out, west_player_title(content_of(p), state_of(p), seat));
}

/* Points are the team's but in versus. */
static void scorer_words(const Phrase *p, int seat, Text *out) {
    if (state_of(p)->mode == COOP)
        text_add(out, "the team");
    else
        player_words(p, seat, out);
}

/* ---- Cards and Jobs ------------------------------------------------------------------------ */

static void card_words(const Phrase *p, int design, Text *out) {
    if (design < 0)
        text_add(out, "nothing");
    else
        mark_thing(out, ref_card(design), content_of(p)->designs[design].title);
}

/* What stands where a Job does: the title of a card, a tile, a character, a mission. */
static const char *home_title(const Content *c, const Job *job) {
    switch ((Home)job->home) {
    case HOME_CARD:
    case HOME_BUY: return c->designs[job->owner].title;
    case HOME_CHARACTER: return c->characters[job->owner].title;
    case HOME_TILE: return c->tiles[job->owner].title;
    case HOME_MISSION:
    case HOME_HAPPENING: return c->missions[job->owner].title;
    case HOMES: break;
    }
    return "";
}

static void steps_words(const Phrase *p, int number, Text *out) {
    text_add(out, content_of(p)->jobs[number].words);
}

/* The log says what a Job is done for; what came of it follows. */
static void aim_of_words(const Phrase *p, int number, Text *out) {
    west_write_aim(&content_of(p)->jobs[number], out);
}

/* What the Job of a mission answers to. */
static void rewards_words(const Phrase *p, int number, Text *out) {
    static const char *const causes[HAPPENINGS] = {
        "building a railway",   "turning up a tile",    "clearing a tile of bandits",
        "the Wagon's way West", "the Wagon's way East", "harm to the Wagon"};
    const Content *c = content_of(p);
    text_format(out, "%s %s", west_is_harm(&c->jobs[number]) ? "punishes" : "rewards",
                causes[west_happening_of(c, number)]);
}

static Ref job_thing(const Phrase *p, int number) {
    const Job *job = &content_of(p)->jobs[number];
    switch ((Home)job->home) {
    case HOME_CARD: return ref_card(job->owner);
    case HOME_BUY: return ref_card(WARE_REF + job->owner);
    case HOME_CHARACTER: return ref_card(CHARACTER_REF + job->owner);
    case HOME_TILE: return ref_card(TILE_REF + job->owner);
    case HOME_MISSION:
    case HOME_HAPPENING: return ref_card(MISSION_REF + job->owner);
    case HOMES: break;
    }
    return nothing;
}

/* Where a Job stands. */
static void home_words(const Phrase *p, int number, Text *out) {
    mark_thing(out, job_thing(p, number),
               home_title(content_of(p), &content_of(p)->jobs[number]));
}

/* The same in a sentence about its player, where a character's name would stand twice. */
static void tool_words(const Phrase *p, int number, Text *out) {
    if (content_of(p)->jobs[number].home == HOME_CHARACTER)
        mark_thing(out, job_thing(p, number), "the character card");
    else
        home_words(p, number, out);
}

/* ---- Resources and counts -------------------------------------------------------------------- */

static const char *const resource_tracks[RESOURCES] = {"gold", "metal", "wood", "food"};

/* How many is another number of the event. */
static void goods_words(const Phrase *p, int resource, Text *out) {
    static const char *const amounts[RESOURCES] = {"[gold # Gold]", "[metal # Metal]",
                                                   "[wood # Wood]", "[food # Food]"};
    verb_amount(out, amounts[resource], p->arg[1]);
}

const char *west_points_track(const WestState *s) {
    return s->mode == VERSUS ? "points" : "score";
}

static Ref points_thing(const Phrase *p, int points) {
    (void)points;
    return ref_track(west_points_track(state_of(p)));
}

static void points_words(const Phrase *p, int points, Text *out) {
    (void)p;
    phrase_count(out, points < 0 ? -points : points, "point", "points");
}

/* ---- The map ---------------------------------------------------------------------------------- */

/* "2 West, 1 North" of the start, or "1 North". */
static void where_words(const WestState *s, int place, Text *out) {
    int x = s->x[place], y = s->y[place];
    if (x || !y) text_format(out, "%d West", x);
    if (x && y) text_add(out, ", ");
    if (y) text_format(out, y < 0 ? "%d North" : "%d South", y < 0 ? -y : y);
}

void west_place_words(const Content *c, const WestState *s, int place, Text *out) {
    if (is_up(s, place)) {
        text_add(out, c->tiles[s->tile[place]].title);
        return;
    }
    text_add(out, "the tile ");
    where_words(s, place, out);
}

static void place_words(const Phrase *p, int place, Text *out) {
    west_place_words(content_of(p), state_of(p), place, out);
}

/* Where a step leads. */
static int aim(const Phrase *p, int direction) {
    const WestState *s = state_of(p);
    return s->link[s->player[meeple_of(s)].at][direction] - 1;
}

static void aim_words(const Phrase *p, int direction, Text *out) {
    static const char *const words[DIRECTIONS] = {"north", "east", "south", "west"};
    int place = aim(p, direction);
    text_format(out, "%s to ", words[direction]);
    if (place < 0)
        text_add(out, "nowhere");
    else
        west_place_words(content_of(p), state_of(p), place, out);
}

static Ref aim_thing(const Phrase *p, int direction) {
    int place = aim(p, direction);
    return place < 0 ? nothing : ref_space(place);
}

/* As events name a place. */
static void spot_words(const Phrase *p, int spot, Text *out) {
    int star = spot - TILES;
    if (spot < TILES)
        mark_thing(out, ref_card(TILE_REF + spot), content_of(p)->tiles[spot].title);
    else
        text_format(out, "a face-down tile with %s %d",
                    star == 8 || star == 11 || star == 18 ? "an" : "a", star);
}

static Ref spot_thing(const Phrase *p, int spot) {
    (void)p;
    return spot < TILES ? ref_card(TILE_REF + spot) : nothing;
}

/* ---- The end ------------------------------------------------------------------------------------- */

static const char *const ending_words[ENDINGS] = {
    [ENDING_NONE] = "",
    [ENDING_POINTS] = "the end of the score track has been reached",
    [ENDING_DAYS] = "the days have run out",
    [ENDING_DEATH] = "a character has died, and all is lost",
    [ENDING_LAST] = "only one player is left",
    [ENDING_NOBODY] = "nobody is left",
};

static const char *const tie_words[] = {
    [TIE_NONE] = "",
    [TIE_WEST] = "; with equal points, the player furthest West wins",
    [TIE_RESOURCES] = "; with equal points, the player with the most resources wins",
    [TIE_ORDER] = "; with everything equal, the P1 holder comes first",
};

static const char *const death_words[] = {"", "with nothing but danger in hand",
                                          "having done nothing all day"};

static const char *const movement_words[] = {"walk", "climb", "sail", "try"};
static const char *const moved_words[] = {"walked", "climbed", "sailed"};
static const char *const wagon_words[] = {"", " with the Wagon"};
static const char *const pile_words[] = {"discard pile", "draw pile"};

/* clang-format off */
static const Hole holes[] = {
    {"who",      true, .words = player_words, .thing = phrase_seat_thing},
    {"player",   .words = player_words,   .thing = phrase_seat_thing},
    {"scorer",   true, .words = scorer_words, .thing = phrase_seat_thing},
    {"number",   .words = phrase_number},
    {"card",     .words = card_words,     .card = phrase_card},
    {"home",     .words = home_words,     .thing = job_thing},
    {"steps",    .words = steps_words},
    {"tool",     .words = tool_words,     .thing = job_thing},
    {"aim_of",   .words = aim_of_words},
    {"rewards",  .words = rewards_words},
    {"resource", .list = west_resource_titles, .tracks = resource_tracks},
    {"goods",    .words = goods_words,    .tracks = resource_tracks},
    {"points",   .words = points_words,   .thing = points_thing},
    {"bandits",  .amount = "[bandits # {bandit|bandits}]"},
    {"dice",     .amount = "# {die|dice}"},
    {"hits",     .amount = "# {hit|hits}"},
    {"saves",    .amount = "# {save|saves}"},
    {"tiles",    .amount = "# {tile|tiles}"},
    {"place",    .words = place_words,    .thing = phrase_space_thing},
    {"aim",      .words = aim_words,      .thing = aim_thing},
    {"spot",     .words = spot_words,     .thing = spot_thing},
    {"movement", .list = movement_words},
    {"moved",    .list = moved_words},
    {"wagon",    .list = wagon_words},
    {"pile",     .list = pile_words},
    {"ending",   .list = ending_words},
    {"tie",      .list = tie_words},
    {"death",    .list = death_words},
};
/* clang-format on */
const Holes west_holes = {holes, sizeof holes / sizeof holes[0], NULL};
