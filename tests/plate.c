/* Geometry in whole numbers for plate.h. */
#include <criterion/criterion.h>

#include "plate.h"

int plate_square(Point a, Point b) {
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

/* Which side of the line a-b a point lies on. */
static int side(Point a, Point b, Point p) {
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

static bool cross(Point a, Point b, Point p, Point q) {
    bool apart = (side(a, b, p) > 0) != (side(a, b, q) > 0);
    return apart && (side(p, q, a) > 0) != (side(p, q, b) > 0);
}

bool plate_is_near(Point a, Point b, Point p, int reach) {
    int along = (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
    int length = plate_square(a, b);
    if (along <= 0) return plate_square(a, p) < reach * reach;
    if (along >= length) return plate_square(b, p) < reach * reach;
    int64_t off = side(a, b, p);
    return off * off < (int64_t)reach * reach * length;
}

bool plate_is_road(const Plate *plate, int a, int b) {
    return plate->roads[a] >> b & 1;
}

void plate_check_room(const Plate *plate, int border, int apart) {
    for (int a = 0; a < plate->count; a++) {
        Point p = plate->at[a];
        cr_assert(p.x >= border && p.x <= plate->width - border, "%s", plate->title[a]);
        cr_assert(p.y >= border && p.y <= plate->height - border, "%s", plate->title[a]);
        for (int b = 0; b < a; b++)
            cr_assert_geq(plate_square(p, plate->at[b]), apart * apart, "%s and %s",
                          plate->title[a], plate->title[b]);
    }
}

void plate_check_no_road_over_a_place(const Plate *plate, int reach) {
    for (int a = 0; a < plate->count; a++)
        for (int b = 0; b < a; b++)
            for (int third = 0; plate_is_road(plate, a, b) && third < plate->count; third++)
                cr_assert(
                    third == a || third == b ||
                        !plate_is_near(plate->at[a], plate->at[b], plate->at[third], reach),
                    "%s on the road from %s to %s", plate->title[third], plate->title[a],
                    plate->title[b]);
}

static void check_road(const Plate *plate, int a, int b) {
    for (int p = 0; p < plate->count; p++)
        for (int q = 0; q < p; q++) {
            if (!plate_is_road(plate, p, q) || p == a || p == b || q == a || q == b)
                continue;
            cr_assert(!cross(plate->at[a], plate->at[b], plate->at[p], plate->at[q]),
                      "%s to %s crosses %s to %s", plate->title[a], plate->title[b],
                      plate->title[p], plate->title[q]);
        }
}

void plate_check_no_crossing(const Plate *plate) {
    for (int a = 0; a < plate->count; a++)
        for (int b = 0; b < a; b++)
            if (plate_is_road(plate, a, b)) check_road(plate, a, b);
}
