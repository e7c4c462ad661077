/* The talk before a match, one question after the other. */
#include "term/talk.h"

enum { NOT_CHOSEN = -1 };

static const SetupChoice *mode_of(const Talk *t) {
    return &t->fields[0].choices[t->value[0][0]];
}

static bool applies(const Talk *t, const SetupField *f) {
    return setup_applies(f, t->value[0][0]);
}

Talk talk_begin(const Box *box) {
    Talk t = {.box = box, .field = 1};
    t.fields = box->game->fields(box, &t.field_count);
    t.value[0][0] = (int16_t)t.fields[0].fallback;
    for (int i = 1; i < FIELDS_MAX; i++)
        for (int seat = 0; seat < SEATS_MAX; seat++) t.value[i][seat] = NOT_CHOSEN;
    for (int seat = 1; seat < SEATS_MAX; seat++)
        t.sitters[seat] = (Sitter){.is_bot = true, .level = BOT_QUICK};
    return t;
}

/* ---- The questions ------------------------------------------------------------------- */

static void ask_choices(const SetupField *f, Question *q) {
    for (int i = 0; i < f->choice_count; i++) {
        const SetupChoice *c = &f->choices[i];
        question_add(q, (Answer){c->id, c->label, c->note, i});
    }
}

static bool ask_mode(const Talk *t, Question *q) {
    *q = question_begin(t->fields[0].label, t->fields[0].fallback);
    ask_choices(&t->fields[0], q);
    return q->count > 1;
}

static bool ask_seats(const Talk *t, Question *q) {
    const SetupChoice *mode = mode_of(t);
    if (mode->seats_min == mode->seats_max) return false;
    *q = question_begin("How many seats", clamp_int(2, mode->seats_min, mode->seats_max));
    q->min = mode->seats_min;
    q->max = mode->seats_max;
    return true;
}

/* The value is that of the level, after that of a person. */
static bool ask_sitter(const Talk *t, Question *q) {
    Text words = TEXT(QUESTION_SIZE);
    if (t->seat >= t->seats) return false;
    Sitter usual = t->sitters[t->seat];
    text_format(&words, "Who sits in seat %d", t->seat + 1);
    *q = question_begin(t->seats == 1 ? "Who plays" : words.at,
                        usual.is_bot ? 1 + (int)usual.level : 0);
    question_add(q, (Answer){"person", t->seat == 0 ? "You" : "A person",
                             t->seat == 0 ? "" : "At this keyboard, taking turns.", 0});
    question_add(q, (Answer){bot_word(BOT_QUICK), "Quick",
                             "A bot that looks one step ahead.", 1 + BOT_QUICK});
    question_add(q, (Answer){bot_word(BOT_KEEN), "Keen",
                             "A bot that thinks ahead, for a moment.", 1 + BOT_KEEN});
    question_add(q, (Answer){bot_word(BOT_MASTER), "Master",
                             "The same, but thinks ten times as long.", 1 + BOT_MASTER});
    question_add(q, (Answer){bot_word(BOT_RANDOM), "Random",
                             "A bot that takes anything the rules allow.", 1 + BOT_RANDOM});
    return true;
}

static int person_count(const Talk *t) {
    int count = 0;
    for (int seat = 0; seat < t->seats; seat++) count += !t->sitters[seat].is_bot;
    return count;
}

static bool is_taken(const Talk *t, int field, int choice) {
    for (int seat = 0; seat < t->seats; seat++)
        if (t->value[field][seat] == choice) return true;
    return false;
}

/* "Your character", or "Seat 2: character" where several people choose. */
static void role_title(const Talk *t, const SetupField *f, Text *out) {
    if (person_count(t) == 1)
        text_add(out, "Your ");
    else
        text_format(out, "Seat %d: ", t->seat + 1);
    int first = out->length;
    text_add(out, f->label);
    if (out->at[first] >= 'A' && out->at[first] <= 'Z') out->at[first] += 'a' - 'A';
}

/* Offers what nobody has yet. A single answer need not be asked for. */
static bool ask_role(const Talk *t, const SetupField *f, Question *q) {
    Text words = TEXT(QUESTION_SIZE);
    role_title(t, f, &words);
    *q = question_begin(words.at, NOT_CHOSEN);
    for (int i = 0; i < f->choice_count; i++) {
        int choice = (f->fallback + i) % f->choice_count;
        if (is_taken(t, t->field, choice)) continue;
        const SetupChoice *c = &f->choices[choice];
        if (q->usual == NOT_CHOSEN) q->usual = choice;
        question_add(q, (Answer){c->id, c->label, c->note, choice});
    }
    return q->count > 1;
}

static bool ask_roles(Talk *t, Question *q) {
    for (; t->field < t->field_count; t->field++, t->seat = 0) {
        const SetupField *f = &t->fields[t->field];
        /* Where all are alike by default, as with what is dealt, nobody has to choose. */
        if (!f->per_seat || f->alike || f->kind != FIELD_CHOICE || !applies(t, f)) continue;
        for (; t->seat < t->seats; t->seat++)
            if (!t->sitters[t->seat].is_bot && ask_role(t, f, q)) return true;
    }
    return false;
}

static bool is_variant(const Talk *t, const SetupField *f) {
    return !f->per_seat && applies(t, f);
}

/* If there are several, they are only asked for when wanted. */
static bool ask_variants(Talk *t, Question *q) {
    int variants = 0;
    for (int i = 1; i < t->field_count; i++) variants += is_variant(t, &t->fields[i]);
    t->variants = true;
    if (variants < 2) return false;
    *q = question_begin("Variants", 0);
    question_add(q, (Answer){"none", "None", "The game exactly as in its rules.", 0});
    question_add(q, (Answer){"some", "Some", "Asks about each of them.", 1});
    return true;
}

static void ask_switch(const SetupField *f, Question *q) {
    question_add(q, (Answer){"no", "No", f->no ? f->no : "", 0});
    question_add(q, (Answer){"yes", "Yes", f->yes ? f->yes : "", 1});
}

static bool ask_field(Talk *t, Question *q) {
    while (t->field < t->field_count && !is_variant(t, &t->fields[t->field])) t->field++;
    if (!t->variants || t->field >= t->field_count) return false;

    const SetupField *f = &t->fields[t->field];
    *q = question_begin(f->label, f->fallback);
    switch (f->kind) {
    case FIELD_CHOICE: ask_choices(f, q); break;
    case FIELD_SWITCH: ask_switch(f, q); break;
    case FIELD_NUMBER:
        q->min = f->min;
        q->max = f->max;
        break;
    }
    return true;
}

static bool ask_now(Talk *t, Question *q) {
    switch (t->step) {
    case TALK_MODE: return ask_mode(t, q);
    case TALK_SEATS: return ask_seats(t, q);
    case TALK_SITTERS: return ask_sitter(t, q);
    case TALK_ROLES: return ask_roles(t, q);
    case TALK_VARIANTS: return ask_variants(t, q);
    case TALK_FIELDS: return ask_field(t, q);
    case TALK_DONE: return false;
    }
    return false;
}

bool talk_next(Talk *t, Question *out) {
    while (t->step != TALK_DONE) {
        if (t->step == TALK_SEATS) t->seats = mode_of(t)->seats_min;
        if (ask_now(t, out)) return true;
        t->step++;
        t->seat = 0;
        t->field = 1;
    }
    return false;
}

/* ---- The answers --------------------------------------------------------------------- */

void talk_answer(Talk *t, int value) {
    switch (t->step) {
    case TALK_MODE:
        t->value[0][0] = (int16_t)value;
        t->step = TALK_SEATS;
        return;
    case TALK_SEATS:
        t->seats = value;
        t->step = TALK_SITTERS;
        return;
    case TALK_SITTERS:
        t->sitters[t->seat++] =
            value == 0 ? (Sitter){0}
                       : (Sitter){.is_bot = true, .level = (BotLevel)(value - 1)};
        return;
    case TALK_ROLES: t->value[t->field][t->seat++] = (int16_t)value; return;
    case TALK_VARIANTS:
        t->variants = value != 0;
        t->step = TALK_FIELDS;
        return;
    case TALK_FIELDS: t->value[t->field++][0] = (int16_t)value; return;
    case TALK_DONE: return;
    }
}

/* A seat that did not choose gets what is left. */
static int value_of(const Talk *t, const SetupField *f, int field, int seat) {
    if (t->value[field][seat] != NOT_CHOSEN) return t->value[field][seat];
    if (f->kind != FIELD_CHOICE || f->alike) return f->fallback;
    for (int i = 0; i < f->choice_count; i++) {
        int choice = (f->fallback + i) % f->choice_count;
        if (!is_taken(t, field, choice)) return choice;
    }
    return f->fallback;
}

static bool write_field(const Talk *t, SetupWords *w, int field, Error *err) {
    const SetupField *f = &t->fields[field];
    Talk filled = *t; /* so that two who did not choose get different ones */
    int16_t *values = filled.value[field];
    int seats = f->per_seat ? t->seats : 1;
    for (int seat = 0; seat < seats; seat++)
        values[seat] = (int16_t)value_of(&filled, f, field, seat);
    Buffer line = {0};
    setup_write_field(f, values, seats, &line);
    bool taken = setup_line(w, line.data, err);
    buffer_free(&line);
    return taken;
}

/* Fields that were not talked about keep their defaults. */
bool talk_setup(const Talk *t, Setup *out, Error *err) {
    SetupWords w = setup_begin(t->box);
    Text line = TEXT(40);
    text_format(&line, "seats %d", t->seats);
    if (!write_field(t, &w, 0, err) || !setup_line(&w, line.at, err)) return false;
    for (int i = 1; i < t->field_count; i++) {
        const SetupField *f = &t->fields[i];
        bool chosen = f->per_seat ? t->seats > 0 : t->value[i][0] != NOT_CHOSEN;
        if (applies(t, f) && chosen && !write_field(t, &w, i, err)) return false;
    }
    return setup_finish(&w, out, err);
}
