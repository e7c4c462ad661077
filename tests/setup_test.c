/* src/engine/setup.c: setups in words, with a game made for it. */
#include <criterion/criterion.h>
#include <signal.h>

#include "engine/setup.h"

enum { FIELD_MODE, FIELD_ROLE, FIELD_GRIT, FIELD_STORMS, FIELD_LUCK, FIELD_SHIP };

static const SetupChoice modes[] = {
    {"rivals", "Rivals", "", 2, 4},
    {"crew", "Crew", "", 3, 5},
    {"solo", "Alone", "", 1, 1},
    {"nobody", "Nobody", "", 0, 0},
};
static const SetupChoice roles[] = {
    {.id = "pilot"}, {.id = "cook"}, {.id = "mate"}, {.id = "captain"}};

/* clang-format off */
static const SetupField fields[] = {
    [FIELD_MODE] = {.key = "mode", .kind = FIELD_CHOICE, .choices = modes, .choice_count = 4},
    [FIELD_ROLE] = {.key = "role", .kind = FIELD_CHOICE, .per_seat = true, .modes = 3,
                    .choices = roles, .choice_count = 4, .fallback = 1},
    [FIELD_GRIT] = {.key = "grit", .kind = FIELD_NUMBER, .per_seat = true, .min = -2, .max = 9,
                    .fallback = 5},
    [FIELD_STORMS] = {.key = "storms", .kind = FIELD_SWITCH, .fallback = 1},
    [FIELD_LUCK] = {.key = "luck", .kind = FIELD_NUMBER, .min = 1, .max = 3, .fallback = 2,
                    .modes = 4},
    [FIELD_SHIP] = {.key = "ship", .kind = FIELD_CHOICE, .per_seat = true, .alike = true,
                    .choices = roles, .choice_count = 4},
};
/* clang-format on */

static const SetupField *harbor_fields(const Box *box, int *count) {
    (void)box;
    *count = sizeof fields / sizeof *fields;
    return fields;
}

static const char *harbor_check(const Box *box, const Setup *setup) {
    bool twice = setup->seat_count > 1 &&
                 setup_value(box, setup, "role", 0) == setup_value(box, setup, "role", 1);
    return twice ? "Two seats cannot have the same role." : NULL;
}

static const Game harbor = {
    .title = "Harbor Lights", .fields = harbor_fields, .check_setup = harbor_check};
static const Box box = {.game = &harbor};

/* Reads lines separated by ';'; the sentence, or NULL when the setup stands. */
static const char *read_setup(const char *lines, Setup *out) {
    static Error err;
    SetupWords words = setup_begin(&box);
    char line[100];
    while (*lines) {
        int length = 0;
        while (lines[length] && lines[length] != ';') length++;
        Text cut = text_over(line, sizeof line);
        text_add_some(&cut, lines, length);
        lines += length + (lines[length] == ';');
        if (!setup_line(&words, line, &err)) return err.words;
    }
    return setup_finish(&words, out, &err) ? NULL : err.words;
}

static void expect_error(const char *lines, const char *sentence) {
    Setup untouched = {.seat_count = 77};
    const char *words = read_setup(lines, &untouched);
    cr_expect_not_null(words, "'%s' is accepted", lines);
    if (words) cr_expect_str_eq(words, sentence);
    cr_expect_eq(untouched.seat_count, 77);
}

/* What setup_write makes of it. */
static void expect_written(const char *lines, const char *written) {
    Setup setup, again;
    Buffer out = {0}, once_more = {0};
    const char *error = read_setup(lines, &setup);
    cr_assert_null(error, "'%s': %s", lines, error);
    setup_write(&box, &setup, &out);
    cr_expect_str_eq(out.data, written);
    for (size_t i = 0; i < out.length; i++) {
        if (out.data[i] == '\n') out.data[i] = ';';
    }
    cr_assert_null(read_setup(out.data, &again), "what is written can be read");
    setup_write(&box, &again, &once_more);
    cr_expect_str_eq(once_more.data, written);
    buffer_free(&out);
    buffer_free(&once_more);
}

Test(setup, what_is_left_out_has_its_default) {
    Setup setup;
    cr_assert_null(read_setup("", &setup));
    cr_assert_eq(setup.seat_count, 2);
    cr_assert_eq(setup_value(&box, &setup, "mode", 0), 0);
    cr_assert_eq(setup_value(&box, &setup, "role", 0), 1);
    cr_assert_eq(setup_value(&box, &setup, "role", 1), 2);
    cr_assert_eq(setup_value(&box, &setup, "grit", 1), 5);
    cr_assert_eq(setup_value(&box, &setup, "storms", 1), 1, "one value for all seats");
    expect_written("", "mode rivals\nseats 2\n");
}

Test(setup, seats_follow_the_mode) {
    expect_written("mode crew", "mode crew\nseats 3\n");
    expect_written("mode solo", "mode solo\nseats 1\n");
    expect_written("mode nobody", "mode nobody\nseats 0\n");
    expect_written("seats 4", "mode rivals\nseats 4\n");
    expect_error("seats 5", "Harbor Lights in mode 'rivals' seats two to four, not five.");
    expect_error("mode solo;seats 2",
                 "Harbor Lights in mode 'solo' has one seat, not two.");
    expect_error("seats 1;mode nobody",
                 "Harbor Lights in mode 'nobody' has no seats, not one.");
    expect_error("seats 7", "Harbor Lights in mode 'rivals' seats two to four, not 7.");
    expect_error("seats", "'seats' is a number from 0 to 99, not ''.");
    expect_error("seats -1", "'seats' is a number from 0 to 99, not '-1'.");
    expect_error("seats 2 3", "'seats' takes one value.");
    expect_error("seats 2;seats 2", "'seats' is given twice.");
}

Test(setup, lines_come_in_any_order) {
    expect_written("storms no;grit 1, -2;seats 2;mode rivals",
                   "mode rivals\nseats 2\ngrit 1, -2\nstorms no\n");
    expect_written("luck 3;mode solo", "mode solo\nseats 1\nluck 3\n");
}

Test(setup, naming_one_role_settles_the_others) {
    expect_written("role mate", "mode rivals\nseats 2\nrole mate, captain\n");
    expect_written("role cook", "mode rivals\nseats 2\n");
    expect_written("role captain, pilot;seats 4",
                   "mode rivals\nseats 4\nrole captain, pilot, cook, mate\n");
    expect_written("mode crew;seats 5", "mode crew\nseats 5\n");
}

Test(setup, seats_that_choose_nothing_may_be_alike) {
    expect_written("ship cook;seats 3", "mode rivals\nseats 3\nship cook, pilot, pilot\n");
    expect_written("ship pilot, pilot", "mode rivals\nseats 2\n");
}

Test(setup, every_mistake_has_its_sentence) {
    expect_error(" ", "A setup field has a key and a value: 'seats 2'.");
    expect_error("rol pilot", "No setup field is called 'rol'; did you mean 'role'?");
    expect_error("seat 2", "No setup field is called 'seat'; did you mean 'seats'?");
    expect_error("weather bad", "Harbor Lights has no setup field 'weather'.");
    expect_error(
        "mode rivls",
        "'mode' cannot be 'rivls'; did you mean 'rivals'? It is one of: rivals, crew, "
        "solo, nobody.");
    expect_error("mode x",
                 "'mode' cannot be 'x'; it is one of: rivals, crew, solo, nobody.");
    expect_error("mode", "'mode' has no value.");
    expect_error("mode solo;mode solo", "'mode' is given twice.");
    expect_error("mode solo, crew", "'mode' takes one value.");
    expect_error("grit 1, 2, 3, 4, 5, 6, 7", "'grit' takes one value for each seat.");
    expect_error("grit 10", "'grit' is a number from -2 to 9, not '10'.");
    expect_error("storms maybe", "'storms' is yes or no, not 'maybe'.");
    expect_error("luck 1", "'luck' cannot be chosen in mode 'rivals'.");
    expect_error("mode solo;role pilot", "'role' cannot be chosen in mode 'solo'.");
    expect_error("grit 1, 2, 3", "'grit' has three values for two seats.");
    expect_error("mode solo;grit 1, 2", "'grit' has two values for one seat.");
    expect_error("mode nobody;grit 1", "'grit' has one value for no seats.");
    expect_error("role pilot, pilot", "Two seats cannot have the same role.");
}

Test(setup, a_bad_line_changes_nothing) {
    SetupWords words = setup_begin(&box);
    Setup setup;
    cr_assert(setup_line(&words, "mode crew", NULL));
    cr_assert_not(setup_line(&words, "grit 1, 2, many", NULL));
    cr_assert(setup_line(&words, "grit 3", NULL), "it was not given yet");
    cr_assert(setup_finish(&words, &setup, NULL));
    cr_assert_eq(setup.value[FIELD_GRIT][0], 3);
    cr_assert_eq(setup.value[FIELD_GRIT][1], 5);
}

Test(setup, fields_are_found_by_key) {
    int place = 0;
    cr_assert_str_eq(setup_field(&box, "luck", &place)->key, "luck");
    cr_assert_eq(place, FIELD_LUCK);
    cr_assert(setup_field(&box, "mode", NULL) == &fields[0]);
    cr_assert_null(setup_field(&box, "seats", NULL));
}

Test(setup, a_game_that_asks_for_an_unknown_field_is_mistaken, .signal = SIGABRT) {
    Setup setup = {0};
    setup_value(&box, &setup, "weather", 0);
}
