/* Setups in words. Fields are read as they come; what depends on the mode (which fields
 * apply, how many sit down) is settled in setup_finish. */
#include "engine/setup.h"

enum { WORD_MAX = 64, CANDIDATES_MAX = 64 };

static const SetupField *fields_of(const Box *box, int *count) {
    const SetupField *fields = box->game->fields(box, count);
    REQUIRE(*count >= 1 && *count <= FIELDS_MAX && text_equal(fields[0].key, "mode"));
    return fields;
}

const SetupField *setup_field(const Box *box, const char *key, int *place) {
    int count;
    const SetupField *fields = fields_of(box, &count);
    for (int i = 0; i < count; i++) {
        if (!text_equal(fields[i].key, key)) continue;
        if (place) *place = i;
        return &fields[i];
    }
    return NULL;
}

int setup_value(const Box *box, const Setup *setup, const char *key, Seat seat) {
    int place;
    const SetupField *field = setup_field(box, key, &place);
    REQUIRE(field != NULL && seat < SEATS_MAX);
    return setup->value[place][field->per_seat ? seat : 0];
}

SetupWords setup_begin(const Box *box) {
    SetupWords w = {.box = box};
    w.fields = fields_of(box, &w.field_count);
    return w;
}

/* ---- Reading one field --------------------------------------------------------------- */

static bool unknown_field(const SetupWords *w, const char *key, Error *err) {
    const char *keys[FIELDS_MAX + 1] = {"seats"};
    for (int i = 0; i < w->field_count; i++) keys[i + 1] = w->fields[i].key;
    const char *nearest = text_nearest(key, keys, w->field_count + 1);
    if (nearest)
        return error_set(err, "No setup field is called '%s'; did you mean '%s'?", key,
                         nearest);
    return error_set(err, "%s has no setup field '%s'.", w->box->game->title, key);
}

bool setup_unknown_choice(const SetupField *field, const char *word, Error *err) {
    const char *ids[CANDIDATES_MAX];
    Text all = TEXT(300);
    int count = min_int(field->choice_count, CANDIDATES_MAX);
    for (int i = 0; i < count; i++) {
        ids[i] = field->choices[i].id;
        text_format(&all, "%s%s", i ? ", " : "", ids[i]);
    }
    const char *nearest = text_nearest(word, ids, count);
    if (nearest)
        return error_set(err, "'%s' cannot be '%s'; did you mean '%s'? It is one of: %s.",
                         field->key, word, nearest, all.at);
    return error_set(err, "'%s' cannot be '%s'; it is one of: %s.", field->key, word,
                     all.at);
}

static bool read_choice(const SetupField *field, const char *word, int *out, Error *err) {
    for (int i = 0; i < field->choice_count; i++) {
        if (!text_equal(field->choices[i].id, word)) continue;
        *out = i;
        return true;
    }
    return setup_unknown_choice(field, word, err);
}

static bool read_value(const SetupField *field, const char *word, int *out, Error *err) {
    switch (field->kind) {
    case FIELD_CHOICE: return read_choice(field, word, out, err);
    case FIELD_NUMBER:
        if (text_to_int(word, field->min, field->max, out)) return true;
        return error_set(err, "'%s' is a number from %d to %d, not '%s'.", field->key,
                         field->min, field->max, word);
    case FIELD_SWITCH:
        *out = text_equal(word, "yes");
        if (*out || text_equal(word, "no")) return true;
        return error_set(err, "'%s' is yes or no, not '%s'.", field->key, word);
    }
    return false;
}

/* Whether there are as many seats as that is up to the mode. */
enum { SEATS_SAID = 99 };

static bool read_seats(SetupWords *w, const char *rest, Error *err) {
    char word[WORD_MAX], more[WORD_MAX];
    int seats;
    if (w->seats_given) return error_set(err, "'seats' is given twice.");
    text_word(&rest, NULL, word, sizeof word);
    if (text_word(&rest, NULL, more, sizeof more))
        return error_set(err, "'seats' takes one value.");
    if (!text_to_int(word, 0, SEATS_SAID, &seats))
        return error_set(err, "'seats' is a number from 0 to %d, not '%s'.", SEATS_SAID,
                         word);
    w->setup.seat_count = seats;
    w->seats_given = true;
    return true;
}

/* Values stand one by one, with commas; only a field per seat takes more than one. */
static bool read_field(SetupWords *w, int place, const char *rest, Error *err) {
    const SetupField *field = &w->fields[place];
    int most = field->per_seat ? SEATS_MAX : 1;
    int listed = 0;
    char word[WORD_MAX];
    if (w->given >> place & 1) return error_set(err, "'%s' is given twice.", field->key);
    while (text_word(&rest, ",", word, sizeof word)) {
        int value;
        if (listed == most)
            return error_set(err, "'%s' takes %s.", field->key,
                             field->per_seat ? "one value for each seat" : "one value");
        if (!read_value(field, word, &value, err)) return false;
        w->setup.value[place][listed++] = (int16_t)value;
    }
    if (listed == 0) return error_set(err, "'%s' has no value.", field->key);
    w->listed[place] = (uint8_t)listed;
    w->given |= 1u << place;
    return true;
}

bool setup_line(SetupWords *w, const char *line, Error *err) {
    SetupWords changed = *w; /* an error leaves nothing half read */
    char key[WORD_MAX];
    int place;
    if (!text_word(&line, NULL, key, sizeof key))
        return error_set(err, "A setup field has a key and a value: 'seats 2'.");
    bool read = false;
    if (text_equal(key, "seats"))
        read = read_seats(&changed, line, err);
    else if (setup_field(w->box, key, &place))
        read = read_field(&changed, place, line, err);
    else
        return unknown_field(w, key, err);
    if (read) *w = changed;
    return read;
}

/* ---- Filling in the rest ------------------------------------------------------------- */

bool setup_applies(const SetupField *field, int mode) {
    return field->modes == 0 || (field->modes >> mode & 1);
}

static bool is_taken(const int16_t *values, int count, int value) {
    for (int i = 0; i < count; i++)
        if (values[i] == value) return true;
    return false;
}

/* A seat that was not listed takes the next choice that nobody has, from its own default
 * on, so that naming one seat's role settles the other's. */
static int free_choice(const SetupField *field, const int16_t *values, int seat) {
    int own = field->fallback + seat;
    for (int i = 0; i < field->choice_count; i++) {
        int value = (own + i) % field->choice_count;
        if (!is_taken(values, seat, value)) return value;
    }
    return own % field->choice_count;
}

static void fill_seats(const SetupField *field, int listed, int seats, int16_t *values) {
    for (int seat = listed; seat < seats; seat++) {
        bool differ = field->kind == FIELD_CHOICE && !field->alike;
        values[seat] =
            (int16_t)(differ ? free_choice(field, values, seat) : field->fallback);
    }
}

/* Everything but mode and seats, which are settled. */
static void fill_defaults(const SetupWords *w, Setup *setup) {
    for (int i = 1; i < w->field_count; i++) {
        bool given = w->given >> i & 1;
        if (w->fields[i].per_seat)
            fill_seats(&w->fields[i], w->listed[i], setup->seat_count, setup->value[i]);
        else if (!given)
            setup->value[i][0] = (int16_t)w->fields[i].fallback;
    }
}

/* Sentences spell small numbers out. */
static const char *number_word(int number) {
    static const char *const words[SEATS_MAX + 1] = {"no",   "one",  "two", "three",
                                                     "four", "five", "six"};
    return words[clamp_int(number, 0, SEATS_MAX)];
}

static const char *plural(int number) {
    return number == 1 ? "" : "s";
}

static bool settle_seats(const SetupWords *w, const SetupChoice *mode, Setup *setup,
                         Error *err) {
    int least = mode->seats_min, most = mode->seats_max;
    if (!w->seats_given) {
        setup->seat_count = clamp_int(2, least, most);
        return true;
    }
    if (setup->seat_count >= least && setup->seat_count <= most) return true;
    const char *title = w->box->game->title;
    Text given = TEXT(8);
    if (setup->seat_count == 0 || setup->seat_count > SEATS_MAX)
        text_format(&given, "%d", setup->seat_count);
    else
        text_add(&given, number_word(setup->seat_count));
    if (least == most)
        return error_set(err, "%s in mode '%s' has %s seat%s, not %s.", title, mode->id,
                         number_word(most), plural(most), given.at);
    return error_set(err, "%s in mode '%s' seats %s to %s, not %s.", title, mode->id,
                     number_word(least), number_word(most), given.at);
}

/* Everything that was given must fit the mode and the seats. */
static bool check_given(const SetupWords *w, const Setup *setup, Error *err) {
    const SetupField *fields = w->fields;
    int mode = setup->value[0][0];
    for (int i = 1; i < w->field_count; i++) {
        if (!(w->given >> i & 1)) continue;
        if (!setup_applies(&fields[i], mode))
            return error_set(err, "'%s' cannot be chosen in mode '%s'.", fields[i].key,
                             fields[0].choices[mode].id);
        if (fields[i].per_seat && w->listed[i] > setup->seat_count)
            return error_set(err, "'%s' has %s value%s for %s seat%s.", fields[i].key,
                             number_word(w->listed[i]), plural(w->listed[i]),
                             number_word(setup->seat_count), plural(setup->seat_count));
    }
    return true;
}

bool setup_finish(SetupWords *w, Setup *out, Error *err) {
    const SetupField *mode = &w->fields[0];
    Setup setup = w->setup;
    if (!(w->given & 1)) setup.value[0][0] = (int16_t)mode->fallback;
    if (!settle_seats(w, &mode->choices[setup.value[0][0]], &setup, err)) return false;
    if (!check_given(w, &setup, err)) return false;
    fill_defaults(w, &setup);
    const char *refused = w->box->game->check_setup(w->box, &setup);
    if (refused) return error_set(err, "%s", refused);
    *out = setup;
    return true;
}

/* ---- Writing ------------------------------------------------------------------------- */

static void write_value(const SetupField *field, int value, Buffer *out) {
    switch (field->kind) {
    case FIELD_CHOICE: buffer_add(out, field->choices[value].id); return;
    case FIELD_NUMBER: buffer_format(out, "%d", value); return;
    case FIELD_SWITCH: buffer_add(out, value ? "yes" : "no"); return;
    }
}

void setup_write_field(const SetupField *field, const int16_t *values, int count,
                       Buffer *out) {
    buffer_format(out, "%s ", field->key);
    for (int i = 0; i < count; i++) {
        if (i) buffer_add(out, ", ");
        write_value(field, values[i], out);
    }
    buffer_char(out, '\n');
}

void setup_write(const Box *box, const Setup *setup, Buffer *out) {
    int mode = setup->value[0][0];
    SetupWords nothing = setup_begin(box);
    const SetupField *fields = nothing.fields;
    Setup plain = {.seat_count = setup->seat_count};
    fill_defaults(&nothing, &plain);

    setup_write_field(&fields[0], setup->value[0], 1, out);
    buffer_format(out, "seats %d\n", setup->seat_count);
    for (int i = 1; i < nothing.field_count; i++) {
        int values = fields[i].per_seat ? setup->seat_count : 1;
        size_t size = sizeof plain.value[0][0] * (size_t)values;
        bool differs = memcmp(plain.value[i], setup->value[i], size) != 0;
        if (differs && setup_applies(&fields[i], mode))
            setup_write_field(&fields[i], setup->value[i], values, out);
    }
}
