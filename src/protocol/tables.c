/* The open matches of one client, and the boxes they are played from. */
#include "base/alloc.h"

#include "protocol/request.h"

OpenBox *tables_shipped_box(Protocol *p, const Shelf *game, Error *err) {
    OpenBox **place = &p->shipped[game - shelf];
    if (!*place) *place = box_open(game, NULL, 0, err);
    return *place;
}

Table *tables_free_place(Protocol *p, Error *err) {
    for (int i = 0; i < TABLES_MAX; i++) {
        if (p->tables[i].id == 0) return &p->tables[i];
    }
    error_set(err, "There are %d matches open already; close one first.", TABLES_MAX);
    return NULL;
}

void tables_open(Protocol *p, Table *place, Match *match, OpenBox *own_box) {
    place->id = ++p->last_id;
    place->match = match;
    place->sitting = sitting_new(match);
    place->own_box = own_box;
}

Table *tables_find(Protocol *p, const char *id) {
    int number;
    if (id[0] != 'm' || !text_to_int(id + 1, 1, p->last_id, &number)) return NULL;
    for (int i = 0; i < TABLES_MAX; i++) {
        if (p->tables[i].id == number) return &p->tables[i];
    }
    return NULL;
}

void tables_close(Table *table) {
    if (table->id == 0) return;
    sitting_free(table->sitting);
    match_free(table->match); /* it borrows the box, so it goes first */
    if (table->own_box) box_close(table->own_box);
    *table = (Table){0};
}
