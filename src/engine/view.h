/*
 * The View: what one seat sees, in one structure that the terminal, the web, the protocol
 * and the log all read. A game's face.c fills it through this builder, from hidden states
 * only; it never writes JSON or escape codes itself.
 *
 * The Scene is the part that never changes during a match: spaces, roads, titles and rules
 * text of every card, labels. It is sent once; after that the View holds only references.
 *
 * Things have stable references: `card:17`, `space:4`, `seat:1`, `track:panic`,
 * `zone:store`. What the viewer may not see has a count and no reference. All strings
 * given to the builder must outlive it (literals, or the pack's text), or come from
 * view_words, which keeps a copy.
 */
#ifndef BAIZE_ENGINE_VIEW_H
#define BAIZE_ENGINE_VIEW_H

#include "base/json.h"
#include "engine/game.h"

typedef enum RefKind {
    REF_NONE,
    REF_CARD,
    REF_SPACE,
    REF_SEAT,
    REF_TRACK,
    REF_ZONE,
    REF_TOKEN
} RefKind;

/* Cards, spaces and seats are numbers; tracks and zones are named by their id, tokens by
 * their kind, which stands for any token of that kind. */
typedef struct Ref {
    RefKind kind;
    int index;      /* REF_CARD, REF_SPACE, REF_SEAT */
    const char *id; /* REF_TRACK, REF_ZONE, REF_TOKEN */
} Ref;

static inline Ref ref_card(int index) {
    return (Ref){REF_CARD, index, NULL};
}
static inline Ref ref_space(int index) {
    return (Ref){REF_SPACE, index, NULL};
}
static inline Ref ref_seat(int index) {
    return (Ref){REF_SEAT, index, NULL};
}
static inline Ref ref_track(const char *id) {
    return (Ref){REF_TRACK, 0, id};
}
static inline Ref ref_zone(const char *id) {
    return (Ref){REF_ZONE, 0, id};
}
static inline Ref ref_token(const char *kind) {
    return (Ref){REF_TOKEN, 0, kind};
}
void ref_words(Ref r, Text *out); /* "card:17" */

/* ---- Scene ------------------------------------------------------------------------ */

typedef struct SceneCard {
    int index;      /* card:INDEX */
    const char *id; /* the pack's id, for look.json */
    const char *title;
    const char *kind; /* "spell" */
    const char *text; /* rules text, written out from the verbs */
    const char *cost; /* what it needs, in words, or "" */
    const char *gain; /* what it gives besides its text ("6 coins"), or "" */
    const char *type; /* "stays", "now", or "" */
    const char *clause;
    const char *source;       /* rulebook, public, partly, inferred, invented */
    const char *worth;        /* what it scores at the end ("2 Grit"), or NULL */
    const char *land;         /* the kind of space it belongs to, or NULL */
    int row_first, row_count; /* into Scene.rows: scene_row */
} SceneCard;

/* A separate part of a card's text, after the main text: "Trash: also +1 Attack." */
typedef struct SceneRow {
    const char *id;    /* "trash", for look.json */
    const char *label; /* "Trash"; "": continues the previous row */
    const char *words;
    const char *track; /* the track it is about, or NULL */
    int side;          /* 0, or 1 for what holds while the card shows its other side */
} SceneRow;

typedef struct SceneMark {
    int at;
    const char *label;
    const char *text;
} SceneMark;

typedef struct SceneTrack {
    const char *id;
    const char *label;
    int min, max;
    int mark_first, mark_count; /* into Scene.marks: named thresholds */
} SceneTrack;

typedef enum Layout {
    LAYOUT_HAND,
    LAYOUT_ROW,
    LAYOUT_PILE,
    LAYOUT_SLOTS,
    LAYOUT_GRID,
    LAYOUT_DICE,
    LAYOUT_KINDS
} Layout;

typedef struct SceneZone {
    const char *id;
    const char *label;
    Layout layout;
    int slots; /* 0: any number */
} SceneZone;

/* What crosses a tile from edge to edge: a river, a railway. */
enum { SIDE_NORTH = 1, SIDE_EAST = 2, SIDE_SOUTH = 4, SIDE_WEST = 8, SPACE_LINES_MAX = 2 };
typedef struct SceneLine {
    const char *kind; /* "river" */
    int sides;        /* SIDE_ bits: the edges it reaches */
} SceneLine;

typedef struct SceneSpace {
    int index; /* space:INDEX */
    const char *map;
    const char *label; /* "7" */
    const char *kind;  /* "house" */
    const char *note;  /* "3 coins", or "" */
    const char *region;
    int x, y;                         /* its centre */
    int number;                       /* the number printed on the space (a price), or 0 */
    int more[2];                      /* further numbers printed there; 0 ends them */
    int card;                         /* 1 + the card that the space is, or 0 */
    int w, h;                         /* of a tile or a room; 0: it is a spot */
    SceneLine lines[SPACE_LINES_MAX]; /* across a tile; one without a kind ends them */
} SceneSpace;

typedef struct SceneRoad {
    int a, b;         /* spaces */
    const char *kind; /* "road", "bridge", "gate" */
    const char *cost; /* in words, or "" */
} SceneRoad;

typedef struct SceneMap {
    const char *id;
    const char *label;
    int width, height; /* of the coordinate system */
    int seat;          /* 1 + the seat that owns it; 0: the table's */
} SceneMap;

/* A piece's kind, named once: "villager_farmer", "Farmer". */
typedef struct ScenePiece {
    const char *kind;
    const char *label;
    const char *letter; /* one letter for text maps */
    const char *note;   /* what it does, in a sentence without its full stop, or NULL */
    const char *many;   /* the label of several, or NULL where it is the same */
} ScenePiece;

typedef enum DieShape { DIE_CUBE, DIE_D12, DIE_D20, DIE_HEXAGON, DIE_COMPASS } DieShape;

/* A kind of die. Faces that are not numbers have names: scene_face. */
typedef struct SceneDie {
    const char *kind; /* "d20" */
    DieShape shape;
    int sides;
    int face_first, face_count; /* into Scene.faces */
} SceneDie;

typedef struct SceneFace {
    const char *id;    /* "knife", for look.json */
    const char *label; /* "Knife" */
} SceneFace;

typedef struct Scene Scene;
typedef struct View View;
Scene *scene_new(void);
void scene_free(Scene *sc);
void scene_card(Scene *sc, SceneCard card);
void scene_row(Scene *sc, SceneRow row); /* of the last card */
void scene_track(Scene *sc, const char *id, const char *label, int min, int max);
void scene_mark(Scene *sc, int at, const char *label,
                const char *text); /* on the last track */
void scene_zone(Scene *sc, SceneZone zone);
void scene_zones(Scene *sc, const SceneZone *zones, size_t count);
void scene_map(Scene *sc, SceneMap map);
/* Fits the last map to its spaces: as much room after the last as before the first. */
void scene_frame(Scene *sc);
void scene_space(Scene *sc, SceneSpace space);
void scene_road(Scene *sc, SceneRoad road);
void scene_piece(Scene *sc, ScenePiece piece);
void scene_die(Scene *sc, const char *kind, DieShape shape, int sides);
void scene_face(Scene *sc, const char *id,
                const char *label); /* of the last die, in order */
/* Replaces the growing maps with those that the View has now; one that it no longer has goes.
 * Their strings belong to the View. */
void scene_grow(Scene *sc, const View *v);
const char *scene_words(Scene *sc, const char *format,
                        ...); /* a copy that the scene keeps */
/* The same of an amount: "[-water # Water]" (engine/verbs.h). */
const char *scene_amount(Scene *sc, const char *pattern, int amount);

struct Scene {
    SceneCard *cards;
    SceneRow *rows;
    SceneTrack *tracks;
    SceneMark *marks;
    SceneZone *zones;
    SceneMap *maps;
    SceneSpace *spaces;
    SceneRoad *roads;
    ScenePiece *pieces;
    SceneDie *dice;
    SceneFace *faces;
    int card_count, row_count, track_count, mark_count, zone_count;
    int map_count, space_count, road_count, piece_count, die_count, face_count;
    int grown_maps, grown_spaces, grown_roads; /* the last of them: what scene_grow added */
    Kept kept;                                 /* what scene_words copied */
};

/* NULL when there is none. */
const SceneCard *scene_find_card(const Scene *sc, int index);
const SceneSpace *scene_find_space(const Scene *sc, int index);
const SceneTrack *scene_find_track(const Scene *sc, const char *id);
const SceneZone *scene_find_zone(const Scene *sc, const char *id);

/* ---- View ------------------------------------------------------------------------- */

#define OWNER_TABLE (-1) /* else a seat */

typedef struct ViewTrack {
    int owner;
    const char *id;
    int value;
    int limit; /* where this owner's track ends or turns, or 0 */
} ViewTrack;

/* A card in a zone that the viewer may see, or a token that is not a card. */
typedef struct ViewItem {
    Ref ref;           /* REF_NONE for tokens that no option is ever about */
    const char *kind;  /* of a token: "sheep", "mandrake_root"; "" for cards */
    const char *label; /* of a token; "" for cards: the scene has the title */
    int count;         /* how many lie together, usually 1; 0: an empty slot, or
                        * none of this kind is left */
    const char *note;  /* "used this round", "2 below", or "" */
    const char *state; /* what front ends distinguish: "used", "next", "done", or that the
                        * other side is up: "cursed"; or "" */
    int at;            /* 1 + the space where it is now, or 0 */
    int below;         /* how many lie under it; -1: not disclosed */
    int face;          /* what a die of a kind in the scene shows, from 1; or 0 */
} ViewItem;

typedef struct ViewZone {
    int owner;
    const char *id;
    int count;                  /* everything that lies there, visible or not */
    int item_first, item_count; /* into View.items */
} ViewZone;

typedef struct ViewPiece {
    int space; /* or -1: on the road between a and b */
    int a, b;
    const char *kind; /* as in the scene: "villager_farmer", "sheep", "guard" */
    int owner;
    int count;
} ViewPiece;

typedef struct ViewSeat {
    const char *name;  /* of the role: "The Wizard" */
    const char *role;  /* id: "wizard" */
    bool active;       /* whose turn it is */
    const char *note;  /* what marks this seat now ("first player"), or "" */
    const char *brief; /* the name where there is little room ("Wizard") */
} ViewSeat;

typedef struct ViewScore {
    const char *track; /* the track being counted, or "" */
    const char *label;
    int seat;
    int value;
} ViewScore;

View *view_new(void);
void view_free(View *v);
void view_clear(View *v); /* empties it for the next use, keeps its memory */

void view_head(View *v, const char *mode, const char *round, const char *phase);
void view_time(View *v, const char *time);   /* "day" or "night", if the game has them */
void view_phase(View *v, const char *phase); /* the sequence of phases, one call for each */
void view_seat(View *v, ViewSeat seat);      /* in order of seats; automas after them */
void view_track(View *v, int owner, const char *id, int value);
void view_limit(View *v, int limit); /* of the last track, where owners differ */
void view_zone(View *v, int owner, const char *id, int count); /* items follow */
void view_card(View *v, int card, const char *note);
void view_token(View *v, const char *kind, const char *label, int count, const char *note);
/* A token that options refer to, by its kind's reference or its own. */
void view_item(View *v, Ref ref, const char *kind, const char *label, int count,
               const char *note);
void view_thing(View *v, const char *kind, const char *label, int count, const char *note);
void view_state(View *v, const char *state); /* of the last item */
void view_at(View *v, int space);            /* of the last item */
void view_below(View *v, int count);         /* of the last item */
void view_face(View *v, int face);           /* of the last item, a die */
/* A map that grows: all of it that exists now. None of it is in the scene. */
void view_map(View *v, SceneMap map);
void view_space(View *v, SceneSpace space);
void view_road(View *v, SceneRoad road);
void view_piece(View *v, int space, const char *kind, int owner, int count);
void view_piece_between(View *v, int a, int b, const char *kind, int count);
void view_score(View *v, const char *track, const char *label, int seat,
                int value); /* the result broken down */
const char *view_words(View *v, const char *format, ...);

struct View {
    const char *mode, *round, *phase, *time;
    const char **phases;
    ViewSeat *seats;
    ViewTrack *tracks;
    ViewZone *zones;
    ViewItem *items;
    ViewPiece *pieces;
    ViewScore *scores;
    SceneMap *maps;
    SceneSpace *spaces;
    SceneRoad *roads;
    int phase_count, seat_count, track_count, zone_count, item_count;
    int piece_count, score_count, map_count, space_count, road_count;
    Kept kept;
};

/* ---- Targets of an option --------------------------------------------------------- */

enum { TARGETS_MAX = 8 };
typedef struct Targets {
    int count;
    Ref at[TARGETS_MAX];
} Targets;
void target_add(Targets *t, Ref r);

/* ---- Moments of an event ----------------------------------------------------------- */

/* The visible part of an event, for front ends that show it: dice rolling, things going
 * from one place to another. Changing numbers appear in the tracks of the View instead. */
typedef enum MomentKind {
    MOMENT_NONE,
    MOMENT_ROUND,     /* round `number` begins */
    MOMENT_DAY,       /* day `number` */
    MOMENT_NIGHT,     /* night `number` */
    MOMENT_ROLL,      /* dice are rolled for `at`, or for the one who acts */
    MOMENT_EATEN,     /* a piece is eaten `at` a space and goes `to` a zone */
    MOMENT_PUT,       /* a piece or token goes from `at` to `to` */
    MOMENT_CARD,      /* a card is played for all to see; it goes `to` a zone */
    MOMENT_STEP,      /* a piece steps from `at` to `to`, and `number` steps are left */
    MOMENT_REVEAL,    /* a card is turned up `at` a thing, or where its finder stands */
    MOMENT_THRESHOLD, /* the track `to` has reached a point where something changes */
    MOMENT_FALL,      /* `number` pieces fall `at` a space */
    MOMENT_MET,       /* what the space `at` asks for is met */
    MOMENT_KINDS
} MomentKind;

enum { DICE_MAX = 12, PIECE_BYTES = 48 };
typedef struct Moment {
    MomentKind kind;
    Ref at, to; /* REF_NONE: not on the table, or where the one who acts stands */
    Ref card;   /* the card played or turned up */
    char piece[PIECE_BYTES];       /* the kind of what moves, as in the scene, or "" */
    int owner;                     /* of the zone or track `to`: a seat, or OWNER_TABLE */
    int number;                    /* of the round; pieces that move together; steps left */
    int dice[DICE_MAX], die_count; /* what they show, from 1 */
    const char *die;               /* their kind, as in the scene */
    int need;                      /* the least that succeeds; 0: nothing depends on it */
    int against; /* how many of the dice, the last, are thrown against the others */
    bool good;   /* the roll succeeded */
    bool told;   /* the event's words say what it came to */
} Moment;

enum { MOMENTS_MAX = 4 };
typedef struct Moments {
    int count;
    Moment at[MOMENTS_MAX];
} Moments;
void moment_add(Moments *all, Moment m);
/* The common ones: a round, a day or a night begins; a card is played, or turned up; pieces
 * are put somewhere, or eaten. */
void moment_begins(Moments *all, MomentKind kind, int number);
void moment_card(Moments *all, int card, const char *zone, int owner);
void moment_reveal(Moments *all, int card);
void moment_put(Moments *all, MomentKind kind, Ref at, Ref to, int owner, const char *piece,
                int count);
/* Kinds of pieces are often composed: "monster_" and the monster's id. */
void moment_piece(Moment *m, const char *before, const char *id);

/* ---- Face: words and pictures of a game, beside its rules -------------------------- */

enum { VERBS_MAX = 128 };

/* Where the options of a verb rank among the answers to a question. */
typedef enum VerbRank {
    RANK_OWN,     /* an answer to the question like any other */
    RANK_FIRST,   /* usually chosen whenever it is possible: before the others */
    RANK_ASIDE,   /* possible at any time: after the question's own answers */
    RANK_SELDOM,  /* gives something up: never proposed before a way out */
    RANK_CLOSING, /* ends the turn or the visit: last, and always in sight */
    RANK_COUNT
} VerbRank;

/* One row per verb of the game's options, indexed by the verb: all that front ends know
 * about it. The things its words name are targets; the last members add further ones. */
typedef struct FaceVerb {
    const char *word;   /* lower_snake: "buy" */
    const char *clause; /* "SC-32" */
    const char *words;  /* "buy {number 1} {ingredient 0}": see engine/phrase.h */
    VerbRank rank;
    /* The text of a line that stands for several of them, if not the start of their words;
     * asides with the same group share a line. */
    const char *group;
    bool step; /* a small one, such as going somewhere: front ends show what could have been
                * chosen instead, and a click there takes the step back */
    bool here; /* its target is the space where the asked player stands */
    int8_t space;             /* 1 + a space */
    const char *track, *zone; /* or NULL */
} FaceVerb;

typedef struct Face {
    const char *players; /* how many: "0-2" */
    const char *minutes; /* how long: "60-120"; NULL: unknown, and `length` says it */
    const char *length;  /* "about 10 rounds", or NULL */
    const char *about;   /* one sentence for the lobby */
    const FaceVerb *verbs;
    int verb_count;
    /* Rows that some options use instead of their verb's own; only words and targets count
     * ("pay nothing" for pay 0 Attack). May be NULL. */
    const FaceVerb *variants;
    int variant_count;

    /* What never changes in this match. */
    void (*scene)(const Box *box, const State *s, Scene *out);
    /* What `viewer` sees now; `s` is already hidden for it. */
    void (*view)(const Box *box, const State *s, Seat viewer, View *out);
    /* The open question: a title of at most eight words, then one line of numbers. */
    void (*prompt)(const Box *box, const State *s, Seat seat, Text *title, Text *detail);
    /* The price of an option, shown to its right ("3 coins"), or nothing. */
    void (*price)(const Box *box, const State *s, Seat seat, Option o, Text *out);
    /* A shorter form ("2; Ash Twig 4"), for a list that is taller than its window; nothing
     * where the price is short already. May be NULL. brief_legend explains the form. */
    void (*brief_price)(const Box *box, const State *s, Seat seat, Option o, Text *out);
    const char *brief_legend;
    void (*targets)(const Box *box, const State *s, Seat seat, Option o, Targets *out);
    /* What happened, by the kind of event: one sentence each, whose holes also say which
     * things it touches. Without one it is not worth a line. */
    const struct PhraseRow *events;
    const struct Holes *holes; /* of these phrases (engine/phrase.h) */
    /* The visible part of an event; may be NULL. */
    void (*event_moments)(const Box *box, const State *s, const Event *e, Moments *out);
    /* For a first game: what a kind of question is about in a match like this, or NULL. */
    const char *(*guide)(const State *s, int ask_kind);
} Face;

/* ---- JSON (view_json.c) ----------------------------------------------------------- */

/* Scene and View are written as fields of the object open in `j`. */
void scene_json(const Scene *sc, Json *j);
void verbs_json(const Face *face, Json *j);
void view_json(const View *v, const State *s, Seat viewer, Json *j);
void targets_json(const Targets *t, const char *key, Json *j);
void moments_json(const Moments *all, Json *j); /* nothing where there are none */

#endif
