/* The open matches of one client, and the boxes they are played from. */
#include "protocol/request.h"

OpenBox *matches_shipped_box(Protocol *p, const Shelf *game, Error *err) {
    OpenBox **place = &p->shipped[game - shelf];
    if (!*place) *place = box_open(game, NULL, 0, err);
    return *place;
}

OpenMatch *matches_free_place(Protocol *p, Error *err) {
    for (int i = 0; i < MATCHES_MAX; i++)
        if (p->matches[i].id == 0) return &p->matches[i];
    error_set(err, "There are %d matches open already; close one first.", MATCHES_MAX);
    return NULL;
}

void matches_open(Protocol *p, OpenMatch *place, Match *match, OpenBox *own_box) {
    *place = (OpenMatch){++p->last_id, match, sitting_new(match), own_box};
}

OpenMatch *matches_find(Protocol *p, const char *id) {
    int number;
    if (id[0] != 'm' || !text_to_int(id + 1, 1, p->last_id, &number)) return NULL;
    for (int i = 0; i < MATCHES_MAX; i++)
        if (p->matches[i].id == number) return &p->matches[i];
    return NULL;
}

void matches_close(OpenMatch *open) {
    sitting_free(open->sitting);
    match_free(open->match); /* it borrows the box, so it goes first */
    box_close(open->own_box);
    *open = (OpenMatch){0};
}
