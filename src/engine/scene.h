/*
 * The Scene: the part of a table that never changes during a match. Spaces, roads, titles and
 * rules text of every card, labels. It is sent once; after that the View (engine/view.h) holds
 * only references.
 *
 * All strings given to the builder must outlive it (literals, or the pack's text), or come
 * from scene_words, which keeps a copy.
 */
#ifndef BAIZE_ENGINE_SCENE_H
#define BAIZE_ENGINE_SCENE_H

#include "base/array.h"
#include "base/text.h"

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
    bool worth; /* what the track is worth from there on: "3", "points" */
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
    const char *name;  /* "House 7", where the label alone is none; or NULL */
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

/* What a kind of card, space, line or road is called: "cursed_encounter", "Cursed Encounter". A
 * plain one, such as a road like any other, has no title: it is not mentioned. */
typedef struct SceneKind {
    const char *kind;
    const char *title;
} SceneKind;

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
Scene *scene_new(void);
void scene_free(Scene *sc);
void scene_card(Scene *sc, SceneCard card);
void scene_row(Scene *sc, SceneRow row); /* of the last card */
void scene_track(Scene *sc, const char *id, const char *label, int min, int max);
/* On the last track. */
void scene_mark(Scene *sc, int at, const char *label, const char *text);
void scene_worth(Scene *sc, int at, int worth, const char *unit);
void scene_zone(Scene *sc, SceneZone zone);
void scene_zones(Scene *sc, const SceneZone *zones, size_t count);
void scene_map(Scene *sc, SceneMap map);
/* Fits the last map to its spaces: as much room after the last as before the first. */
void scene_frame(Scene *sc);
void scene_space(Scene *sc, SceneSpace space);
void scene_road(Scene *sc, SceneRoad road);
void scene_piece(Scene *sc, ScenePiece piece);
void scene_kinds(Scene *sc, const SceneKind *kinds, size_t count);
/* Of this unit (engine/marks.h) a player would rather have less. */
void scene_harm(Scene *sc, const char *unit);
void scene_die(Scene *sc, const char *kind, DieShape shape, int sides);
void scene_face(Scene *sc, const char *id,
                const char *label); /* of the last die, in order */
const char *scene_words(Scene *sc, const char *format,
                        ...); /* a copy that the scene keeps */
/* The same of an amount: "[-water # Water]" (engine/verbs.h). */
const char *scene_amount(Scene *sc, const char *pattern, int amount);

/* A copy of the words, with their marks, that goes with the others in `kept`. */
const char *keep_words(Kept *kept, const char *format, va_list arguments);

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
    SceneKind *kinds;
    const char **harms;
    SceneDie *dice;
    SceneFace *faces;
    int card_count, row_count, track_count, mark_count, zone_count;
    int map_count, space_count, road_count, piece_count, die_count, face_count;
    int kind_count, harm_count;
    int grown_maps, grown_spaces, grown_roads; /* the last of them: what scene_grow added */
    Kept kept;                                 /* what scene_words copied */
};

/* NULL when there is none. */
const SceneCard *scene_find_card(const Scene *sc, int index);
const SceneSpace *scene_find_space(const Scene *sc, int index);
const SceneTrack *scene_find_track(const Scene *sc, const char *id);
const SceneZone *scene_find_zone(const Scene *sc, const char *id);
const ScenePiece *scene_find_piece(const Scene *sc, const char *kind);
const char *scene_kind_title(const Scene *sc, const char *kind);
bool scene_is_harm(const Scene *sc, const char *unit);

#endif
