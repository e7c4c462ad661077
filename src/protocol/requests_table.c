/* Requests about tables: which games there are, opening, arranging, saving, closing. */
#include "base/alloc.h"

#include "protocol/request.h"

/* ---- games ------------------------------------------------------------------------- */

static void write_choices(Json *j, const SetupField *field, bool is_mode) {
    json_put_list(j, "choices");
    for (int i = 0; i < field->choice_count; i++) {
        const SetupChoice *choice = &field->choices[i];
        json_put_object(j, NULL);
        json_put_string(j, "id", choice->id);
        json_put_string(j, "label", choice->label);
        json_put_string(j, "note", choice->note);
        if (is_mode) {
            json_put_int(j, "seats_min", choice->seats_min);
            json_put_int(j, "seats_max", choice->seats_max);
        }
        json_end(j, '}');
    }
    json_end(j, ']');
}

/* The modes in which a field applies, by name; nothing where it always does. */
static void write_modes(Json *j, const SetupField *field, const SetupField *mode) {
    if (field->modes == 0) return;
    json_put_list(j, "modes");
    for (int i = 0; i < mode->choice_count; i++) {
        if (field->modes & (1u << i)) json_put_string(j, NULL, mode->choices[i].id);
    }
    json_end(j, ']');
}

static const char *field_kind(FieldKind kind) {
    switch (kind) {
    case FIELD_CHOICE: return "choice";
    case FIELD_NUMBER: return "number";
    case FIELD_SWITCH: return "switch";
    }
    return "";
}

static void write_default(Json *j, const SetupField *field) {
    switch (field->kind) {
    case FIELD_CHOICE:
        json_put_string(j, "default", field->choices[field->fallback].id);
        break;
    case FIELD_NUMBER: json_put_int(j, "default", field->fallback); break;
    case FIELD_SWITCH: json_put_bool(j, "default", field->fallback != 0); break;
    }
}

static void write_field(Json *j, const SetupField *field, const SetupField *mode) {
    json_put_object(j, NULL);
    json_put_string(j, "key", field->key);
    json_put_string(j, "label", field->label);
    json_put_string(j, "kind", field_kind(field->kind));
    json_put_bool(j, "per_seat", field->per_seat);
    write_modes(j, field, mode);
    if (field->kind == FIELD_CHOICE) write_choices(j, field, field == mode);
    if (field->kind == FIELD_NUMBER) {
        json_put_int(j, "min", field->min);
        json_put_int(j, "max", field->max);
    }
    write_default(j, field);
    json_end(j, '}');
}

static void write_packs(Json *j, const OpenBox *box) {
    json_put_list(j, "packs");
    for (int i = 0; i < box->pack_count; i++) {
        char room[16];
        Text hash = text_over(room, sizeof room);
        text_format(&hash, "%08x", box->packs[i].hash);
        json_put_object(j, NULL);
        json_put_string(j, "name", box->packs[i].name);
        json_put_string(j, "hash", room);
        json_end(j, '}');
    }
    json_end(j, ']');
}

static bool write_game(const Request *r, const Shelf *entry) {
    const OpenBox *box = tables_shipped_box(r->protocol, entry, r->err);
    if (!box) return false;
    Json *j = r->out;
    const Game *game = entry->game;
    int count;
    const SetupField *fields = game->fields(&box->box, &count);

    json_put_object(j, NULL);
    json_put_string(j, "name", game->name);
    json_put_string(j, "title", game->title);
    json_put_int(j, "version", game->version);
    json_put_string(j, "about", entry->face->about);
    json_put_string(j, "players", entry->face->players);
    json_put_string(j, "minutes", entry->face->minutes);
    json_put_int(j, "seats_min", game->seats_min);
    json_put_int(j, "seats_max", game->seats_max);
    json_put_list(j, "setup");
    for (int i = 0; i < count; i++) write_field(j, &fields[i], &fields[0]);
    json_end(j, ']');
    write_packs(j, box);
    json_end(j, '}');
    return true;
}

bool request_games(Request *r) {
    const char *name = NULL;
    if (!argument_string(r, "game", &name)) return false;
    if (name && !shelf_need(name, r->err)) return false;

    json_put_int(r->out, "protocol", PROTOCOL_VERSION);
    json_put_list(r->out, "games");
    for (int i = 0; i < shelf_count; i++) {
        bool wanted = name ? text_equal(name, shelf[i].game->name) : shelf[i].listed;
        if (wanted && !write_game(r, &shelf[i])) return false;
    }
    json_end(r->out, ']');
    return true;
}

/* ---- new, arrange ------------------------------------------------------------------ */

/* The box for these packs. *own: nobody shares it, so whoever asked closes it. */
static OpenBox *open_box(const Request *r, const Shelf *game, OpenBox **own) {
    const char *texts[PACKS_MAX];
    PackText packs[PACKS_MAX];
    char names[PACKS_MAX][16];
    int count;
    *own = NULL;
    if (!argument_strings(r, "packs", true, texts, PACKS_MAX, &count)) return NULL;
    if (count == 0) return tables_shipped_box(r->protocol, game, r->err);

    for (int i = 0; i < count; i++) {
        Text name = text_over(names[i], sizeof names[i]);
        text_format(&name, "packs[%d]", i);
        packs[i] = (PackText){names[i], texts[i]};
    }
    *own = box_open(game, packs, count, r->err);
    return *own;
}

/* A table that was just opened: its id and where it stands. */
static void answer_opened(const Request *r, const Table *table) {
    const Game *game = match_box(table->match)->box.game;
    char room[16];
    Text id = text_over(room, sizeof room);
    text_format(&id, "m%d", table->id);
    json_put_string(r->out, "match", room);
    json_put_string(r->out, "game", game->name);
    json_put_int(r->out, "seats", match_setup(table->match)->seat_count);
    match_status_json(table->match, r->out);
}

bool request_new(Request *r) {
    const char *name = NULL;
    Table *place = tables_free_place(r->protocol, r->err);
    if (!place || !argument_string(r, "game", &name)) return false;
    const Shelf *game = shelf_need(name, r->err);
    if (!game) return false;

    OpenBox *own;
    const OpenBox *box = open_box(r, game, &own);
    Setup setup;
    Seed seed;
    if (!box) return false;
    if (!argument_setup(r, &box->box, &setup) || !argument_seed(r, &seed)) {
        if (own) box_close(own);
        return false;
    }
    tables_open(r->protocol, place, match_new(box, &setup, seed), own);
    answer_opened(r, place);
    return true;
}

/* More than any position needs; a list of lines is read into one array. */
enum { ARRANGE_LINES_MAX = 256 };

bool request_arrange(Request *r) {
    const char *lines[ARRANGE_LINES_MAX];
    int count;
    Table *table;
    if (!argument_table(r, &table)) return false;
    if (!argument_strings(r, "lines", false, lines, ARRANGE_LINES_MAX, &count))
        return false;
    if (!match_arrange(table->match, lines, count, r->err)) return false;
    match_status_json(table->match, r->out);
    return true;
}

/* ---- record, load, close ------------------------------------------------------------ */

bool request_record(Request *r) {
    Table *table;
    bool notes = false;
    if (!argument_table(r, &table) || !argument_bool(r, "notes", &notes)) return false;
    Buffer record = {0};
    match_record(table->match, notes, &record);
    json_put_string(r->out, "record", record.data);
    buffer_free(&record);
    return true;
}

bool request_load(Request *r) {
    const char *record = NULL;
    int64_t moves = -1;
    Table *place = tables_free_place(r->protocol, r->err);
    if (!place || !argument_string(r, "record", &record)) return false;
    if (!argument_number(r, "moves", INT32_MAX, &moves)) return false;

    OpenBox *box;
    Match *match;
    if (!match_load(record, (int)moves, &box, &match, r->err)) return false;
    tables_open(r->protocol, place, match, box);
    answer_opened(r, place);
    return true;
}

bool request_close(Request *r) {
    Table *table;
    if (!argument_table(r, &table)) return false;
    tables_close(table);
    return true;
}
