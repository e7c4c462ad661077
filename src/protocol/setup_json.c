/* A setup as a flat JSON object, turned into the words that the core reads:
 * {"mode":"duel","role":["monster","wizard"]} is "mode duel" and "role monster, wizard". */
#include "protocol/request.h"

/* One line of a setup: a key and a value for each seat. */
enum { SETUP_LINE_ROOM = 400 };

/* Only words and numbers, so that a value cannot pretend to be two. */
static bool add_value(Text *line, const json_t *value) {
    if (json_is_boolean(value))
        text_add(line, json_is_true(value) ? "yes" : "no");
    else if (json_is_integer(value))
        text_format(line, "%lld", (long long)json_integer_value(value));
    else if (json_is_string(value) && text_is_id(json_string_value(value)))
        text_add(line, json_string_value(value));
    else
        return false;
    return true;
}

static bool add_values(Text *line, const json_t *value) {
    if (!json_is_array(value)) return add_value(line, value);
    for (size_t i = 0; i < json_array_size(value); i++) {
        if (i > 0) text_add(line, ", ");
        if (!add_value(line, json_array_get(value, i))) return false;
    }
    return json_array_size(value) > 0;
}

/* A string that is not an id is not a choice either, and the sentence about that names all
 * choices. Strings that could not be printed in a sentence are refused by their form. */
static bool is_no_choice(const SetupField *field, const json_t *value) {
    if (!field || field->kind != FIELD_CHOICE || !json_is_string(value)) return false;
    const char *words = json_string_value(value);
    for (const char *at = words; *at; at++)
        if (*at < ' ' || *at > '~') return false;
    return !text_is_id(words);
}

static bool read_field(SetupWords *words, const char *key, const json_t *value,
                       Error *err) {
    Text line = TEXT(SETUP_LINE_ROOM);
    const SetupField *field = setup_field(words->box, key, NULL);
    if (!text_is_id(key))
        return error_set(err, "'setup' has a key '%s', which is not a setup key.", key);
    text_format(&line, "%s ", key);
    if (is_no_choice(field, value))
        return setup_unknown_choice(field, json_string_value(value), err);
    if (!add_values(&line, value) || line.length + 1 >= line.size)
        return error_set(err,
                         "'setup': the value of '%s' must be a word, a whole number, "
                         "true, false, or a list of these.",
                         key);
    return setup_line(words, line.at, err);
}

bool argument_setup(const Request *r, const Box *box, Setup *out) {
    SetupWords words = setup_begin(box);
    json_t *fields = json_object_get(r->json, "setup");
    if (fields && !json_is_object(fields))
        return error_set(r->err, "'setup' must be an object, such as {\"seats\":2}.");
    const char *key;
    json_t *value;
    json_object_foreach(fields, key, value) {
        if (!read_field(&words, key, value, r->err)) return false;
    }
    return setup_finish(&words, out, r->err);
}
