/*
 * Whether a map can be drawn: places with room between them, straight roads that neither
 * cross nor run over a third place. Every game with a map asks the same.
 */
#ifndef BAIZE_TESTS_PLATE_H
#define BAIZE_TESTS_PLATE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Point {
    int x, y;
} Point;

enum { PLATE_PLACES_MAX = 32 };

typedef struct Plate {
    int width, height;
    int count;
    Point at[PLATE_PLACES_MAX];
    const char *title[PLATE_PLACES_MAX];
    uint32_t roads[PLATE_PLACES_MAX]; /* neighbours */
} Plate;

/* The square of a distance. */
int plate_square(Point a, Point b);
/* Whether a point is nearer than `reach` to the line from a to b. */
bool plate_is_near(Point a, Point b, Point p, int reach);
bool plate_is_road(const Plate *plate, int a, int b);

/* These fail the test when it is not so. */
void plate_check_room(const Plate *plate, int border, int apart);
void plate_check_no_road_over_a_place(const Plate *plate, int reach);
void plate_check_no_crossing(const Plate *plate);

#endif
