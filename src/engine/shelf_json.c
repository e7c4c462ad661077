/* What a lobby needs to know of a game: words, seats, what can be chosen, packs. */
#include "engine/lesson.h"
#include "engine/shelf.h"

static void write_choices(Json *j, const SetupField *field, bool is_mode) {
    json_put_list(j, "choices");
    for (int i = 0; i < field->choice_count; i++) {
        const SetupChoice *choice = &field->choices[i];
        Text note = TEXT(512); /* without the marks that a note may have */
        if (choice->note) text_add(&note, choice->note);
        json_put_object(j, NULL);
        json_put_words(j, "id", choice->id, "label", choice->label, "note", note.at, NULL);
        if (is_mode)
            json_put_ints(j, "seats_min", choice->seats_min, "seats_max", choice->seats_max,
                          NULL);
        json_end(j, '}');
    }
    json_end(j, ']');
}

/* The modes in which a field applies, by name; nothing where it always does. */
static void write_modes(Json *j, const SetupField *field, const SetupField *mode) {
    if (field->modes == 0) return;
    json_put_list(j, "modes");
    for (int i = 0; i < mode->choice_count; i++)
        if (field->modes & (1u << i)) json_put_string(j, NULL, mode->choices[i].id);
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
    json_put_words(j, "key", field->key, "label", field->label, "kind",
                   field_kind(field->kind), NULL);
    json_put_bool(j, "per_seat", field->per_seat);
    if (field->alike) json_put_bool(j, "alike", true);
    write_modes(j, field, mode);
    if (field->kind == FIELD_CHOICE) write_choices(j, field, field == mode);
    if (field->kind == FIELD_NUMBER)
        json_put_ints(j, "min", field->min, "max", field->max, NULL);
    if (field->yes) json_put_string(j, "yes", field->yes);
    if (field->no) json_put_string(j, "no", field->no);
    write_default(j, field);
    json_end(j, '}');
}

static void write_packs(Json *j, const OpenBox *box) {
    json_put_list(j, "packs");
    for (int i = 0; i < box->pack_count; i++) {
        Text hash = TEXT(16);
        text_format(&hash, "%08x", box->packs[i].hash);
        json_put_object(j, NULL);
        json_put_words(j, "name", box->packs[i].name, "hash", hash.at, NULL);
        json_end(j, '}');
    }
    json_end(j, ']');
}

static void write_lessons(Json *j, const char *game) {
    Lesson *all[LESSONS_MAX];
    int count = lesson_all(game, all);
    json_put_list(j, "lessons");
    for (int i = 0; i < count; i++) {
        json_put_object(j, NULL);
        json_put_words(j, "name", all[i]->name, "title", all[i]->title, "about",
                       all[i]->about, NULL);
        json_end(j, '}');
        lesson_free(all[i]);
    }
    json_end(j, ']');
}

void shelf_game_json(const Shelf *entry, const OpenBox *box, Json *j) {
    const Game *game = entry->game;
    const Face *face = entry->face;
    int count;
    const SetupField *fields = game->fields(&box->box, &count);

    json_put_object(j, NULL);
    json_put_words(j, "name", game->name, "title", game->title, NULL);
    json_put_int(j, "version", game->version);
    json_put_words(j, "about", face->about, "players", face->players, "minutes",
                   face->minutes, "length", face->length, NULL);
    json_put_ints(j, "seats_min", game->seats_min, "seats_max", game->seats_max, NULL);
    json_put_list(j, "setup");
    for (int i = 0; i < count; i++) write_field(j, &fields[i], &fields[0]);
    json_end(j, ']');
    write_packs(j, box);
    write_lessons(j, game->name);
    json_end(j, '}');
}
