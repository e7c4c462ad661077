/*
 * What `baize` asks before a match: the game, its mode, the rest of its setup, who sits
 * where. Every question has an answer that Enter accepts. The questions come from the
 * game's setup fields: nothing here knows a game.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "engine/setup.h"

#include "cmd/play.h"

/* Asks until the answer is a number from 1 to count; Enter takes `usual`. 0: the end. */
static int ask_number(const char *question, int count, int usual) {
    char prompt[160], line[LINE_SIZE];
    int number;
    snprintf(prompt, sizeof prompt, "%s [%d]: ", question, usual);
    while (line_ask(prompt, line)) {
        if (line[0] == 0) return usual;
        if (text_to_int(line, 1, count, &number)) return number;
        printf("Please type a number from 1 to %d, or just Enter for %d.\n", count, usual);
    }
    return 0;
}

const Shelf *ask_game(void) {
    const Shelf *listed[WORDS_MAX];
    int count = 0;
    printf("Which game?\n");
    for (int i = 0; i < shelf_count && count < WORDS_MAX; i++) {
        if (!shelf[i].listed) continue;
        listed[count++] = &shelf[i];
        printf("  %d  %s (%s, %s)\n     %s\n", count, shelf[i].game->title,
               shelf[i].face->players, shelf[i].face->minutes, shelf[i].face->about);
    }
    int number = ask_number("Game", count, 1);
    return number > 0 ? listed[number - 1] : NULL;
}

/* The place of the chosen one, or -1 at the end of input. */
static int ask_choice(const SetupField *f, const char *label) {
    printf("\n%s?\n", label);
    for (int i = 0; i < f->choice_count; i++)
        printf("  %d  %s%s%s\n", i + 1, f->choices[i].label,
               *f->choices[i].note ? ": " : "", f->choices[i].note);
    return ask_number(label, f->choice_count, f->fallback + 1) - 1;
}

static bool ask_switch(const SetupField *f, bool *on) {
    char prompt[120], line[LINE_SIZE];
    snprintf(prompt, sizeof prompt, "\n%s? yes or no [%s]: ", f->label,
             f->fallback ? "yes" : "no");
    while (line_ask(prompt, line)) {
        *on = line[0] ? line[0] == 'y' : f->fallback != 0;
        if (!line[0] || line[0] == 'y' || line[0] == 'n') return true;
        printf("Please type yes or no.\n");
    }
    return false;
}

/* One's own choice for a field per seat; the other seats get the choices after it, so
 * that roles differ. */
static void write_choices(const SetupField *f, int chosen, int seats, Text *line) {
    for (int seat = 0; seat < (f->per_seat ? seats : 1); seat++)
        text_format(line, "%s%s", seat > 0 ? ", " : "",
                    f->choices[(chosen + seat) % f->choice_count].id);
}

static bool ask_field(SetupWords *w, const SetupField *f, int seats, Error *err) {
    char room[200], label[80];
    Text line = text_over(room, sizeof room);
    text_format(&line, "%s ", f->key);
    snprintf(label, sizeof label, "%s%s", f->per_seat ? "Your " : "", f->label);
    if (f->per_seat) label[5] = (char)tolower((unsigned char)label[5]);
    switch (f->kind) {
    case FIELD_CHOICE: {
        int chosen = ask_choice(f, label);
        if (chosen < 0) return false;
        write_choices(f, chosen, seats, &line);
        break;
    }
    case FIELD_NUMBER: {
        char question[120];
        snprintf(question, sizeof question, "\n%s, from %d", label, f->min);
        int number = ask_number(question, f->max, f->fallback);
        if (number == 0) return false;
        text_format(&line, "%d", number);
        break;
    }
    case FIELD_SWITCH: {
        bool on;
        if (!ask_switch(f, &on)) return false;
        text_add(&line, on ? "yes" : "no");
        break;
    }
    }
    return setup_line(w, room, err);
}

static bool ask_seats(SetupWords *w, const SetupChoice *mode, int *seats, Error *err) {
    *seats = mode->seats_min;
    if (mode->seats_min == mode->seats_max) return true;
    *seats = ask_number("\nHow many seats", mode->seats_max, max_int(1, mode->seats_min));
    if (*seats == 0) return false;
    char line[40];
    snprintf(line, sizeof line, "seats %d", *seats);
    return setup_line(w, line, err);
}

/* Seat 1 is yours and bots have the others, unless they say otherwise. */
static bool ask_sitters(int seats, Sitter *sitters) {
    for (int seat = 0; seat < seats; seat++) {
        Error err;
        char prompt[120], line[LINE_SIZE];
        snprintf(prompt, sizeof prompt,
                 "%sSeat %d: person, quick or random [%s]: ", seat == 0 ? "\n" : "",
                 seat + 1, sitter_word(sitters[seat]));
        for (;;) {
            if (!line_ask(prompt, line)) return false;
            if (!line[0] || sitter_read(line, &sitters[seat], &err)) break;
            printf("%s\n", err.words);
        }
    }
    return true;
}

bool ask_table(const OpenBox *box, Setup *setup, Sitter *sitters, Error *err) {
    int count, seats;
    const SetupField *fields = box->box.game->fields(&box->box, &count);
    SetupWords w = setup_begin(&box->box);
    err->words[0] = 0;

    int mode = ask_choice(&fields[0], fields[0].label);
    char line[80];
    if (mode < 0) return false;
    snprintf(line, sizeof line, "mode %s", fields[0].choices[mode].id);
    if (!setup_line(&w, line, err)) return false;
    if (!ask_seats(&w, &fields[0].choices[mode], &seats, err)) return false;
    for (int i = 1; i < count; i++) {
        bool applies = fields[i].modes == 0 || (fields[i].modes >> mode & 1);
        if (applies && !ask_field(&w, &fields[i], seats, err)) return false;
    }
    return setup_finish(&w, setup, err) && ask_sitters(setup->seat_count, sitters);
}
