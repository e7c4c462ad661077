/*
 * The View: what one seat sees, in one structure that the terminal, the web, the protocol
 * and the log all read. A game's face fills it through this builder, from hidden states
 * only; it never writes JSON or escape codes itself. What a front end has to know stands in a
 * field of its own or in a mark (engine/marks.h): words are for people alone, and nothing
 * cuts them up.
 *
 * All strings given to the builder must outlive it (literals, or the pack's text), or come
 * from view_words, which keeps a copy.
 */
#ifndef BAIZE_ENGINE_VIEW_H
#define BAIZE_ENGINE_VIEW_H

#include "engine/ref.h"
#include "engine/scene.h"

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

typedef struct View View;
View *view_new(void);
void view_free(View *v);
void view_clear(View *v); /* empties it for the next use, keeps its memory */

/* `round` in words ("Night 3"), and its number; 0 before the first, and where none are
 * counted. */
void view_head(View *v, const char *mode, const char *round, int number, const char *phase);
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
    int round_number;
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

/* Replaces the growing maps with those that the View has now; one that it no longer has goes.
 * Their strings belong to the View. */
void scene_grow(Scene *sc, const View *v);

#endif
