/* Packs into boards and missions, and a mission's own rules in words. */
#include "deck_goes_west/content/loader.h"

#include "engine/phrase.h"
#include "engine/verbs.h"

enum { DAYS_MAX = 20, POINTS_MAX = 40, REMOVE_MAX = 9, RISK_MAX = 9 };

/* ---- Boards -------------------------------------------------------------------------- */

typedef struct Numbers {
    uint8_t *at;
    int count, most;
} Numbers;

static bool read_number(const PackEntry *e, const PackKey *key, const char *part,
                        void *context, Error *err) {
    Numbers *numbers = context;
    int value;
    if (numbers->count == SECTIONS_MAX || !text_to_int(part, 0, numbers->most, &value))
        return entry_error(e, key->line, err, "'%s' is up to %d numbers up to %d", key->key,
                           SECTIONS_MAX, numbers->most);
    numbers->at[numbers->count++] = (uint8_t)value;
    return true;
}

static bool begins_at_0_and_ascends(const uint8_t *at, int count) {
    if (count < 1 || at[0] != 0) return false;
    for (int i = 1; i < count; i++)
        if (at[i] <= at[i - 1]) return false;
    return true;
}

bool west_read_board(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    if (c->board_count == BOARDS)
        return entry_error(e, 0, err, "there are more than %d boards", BOARDS);
    Board *b = &c->boards[c->board_count];
    b->id = e->id;
    if (!entry_title(e, &b->title, err) ||
        !entry_text(e, "invented", "", &b->invented, err) ||
        !entry_source(e, &b->source, err) ||
        !entry_int(e, "days", 1, DAYS_MAX, &b->days, err) ||
        !entry_int(e, "points", 1, POINTS_MAX, &b->points, err))
        return false;
    Numbers day = {b->day, 0, b->days - 1}, point = {b->point, 0, b->points - 1};
    Numbers risk = {b->risk, 0, RISK_MAX};
    if (!entry_each_part(e, "day", read_number, &day, err) ||
        !entry_each_part(e, "point", read_number, &point, err) ||
        !entry_each_part(e, "risk", read_number, &risk, err))
        return false;
    if (day.count != risk.count || point.count != risk.count ||
        !begins_at_0_and_ascends(b->day, day.count) ||
        !begins_at_0_and_ascends(b->point, point.count))
        return entry_error(
            e, 0, err,
            "'day' and 'point' say where each section begins, from 0 on, and "
            "'risk' has one number for each");
    b->section_count = risk.count;
    c->board_count++;
    return true;
}

/* ---- Missions ------------------------------------------------------------------------ */

static const char *const mode_words[MODES] = {"versus", "coop", "solo"};
static const char *const wagon_words[WAGONS] = {"none", "slowest", "taken", "guarded"};
static const char *const happening_keys[HAPPENINGS] = {"on_build", "on_reveal", "on_clear",
                                                       "on_west",  "on_east",   "on_hurt"};
static const char *const night_words[NIGHTS] = {
    "", "day", "row", "exhaustion", "attack", "move", "remove", "appear", "pass"};

static bool read_boards(Loader *l, const PackEntry *e, Mission *m, Error *err) {
    const char *ids[BOARDS], *rest;
    char part[16];
    for (int i = 0; i < l->c->board_count; i++) ids[i] = l->c->boards[i].id;
    if (!entry_text(e, "boards", NULL, &rest, err)) return false;
    for (int i = 0; i < 2; i++) {
        if (!entry_part(&rest, part, sizeof part))
            return entry_error(e, entry_key(e, "boards")->line, err,
                               "'boards' names a short and a long board");
        if (!entry_find(e, entry_key(e, "boards")->line, "board", part, ids,
                        l->c->board_count, &m->board[i], err))
            return false;
    }
    return true;
}

static bool read_night(const PackEntry *e, const PackKey *key, const char *part,
                       void *context, Error *err) {
    Mission *m = context;
    const char *rest = part;
    char word[24] = "", number[8] = "";
    int step, far = 0;
    text_word(&rest, "", word, sizeof word);
    if (!entry_find(e, key->line, "step of the night", word, night_words, NIGHTS, &step,
                    err))
        return false;
    text_word(&rest, "", number, sizeof number);
    if ((step == NIGHT_REMOVE) != text_to_int(number, 1, REMOVE_MAX, &far))
        return entry_error(e, key->line, err, "'remove' alone has a number, from 1 to %d",
                           REMOVE_MAX);
    if (m->night_count == NIGHT_MAX)
        return entry_error(e, key->line, err, "a night has at most %d steps", NIGHT_MAX);
    m->night[m->night_count].step = (uint8_t)step;
    m->night[m->night_count++].number = (uint8_t)far;
    return true;
}

static bool has_night(const Mission *m, int step) {
    for (int i = 0; i < m->night_count; i++)
        if (m->night[i].step == step) return true;
    return false;
}

static bool read_happenings(Loader *l, const PackEntry *e, Mission *m, int owner,
                            Error *err) {
    for (int i = 0; i < HAPPENINGS; i++) {
        const PackKey *key = entry_key(e, happening_keys[i]);
        int job;
        if (!key) continue;
        if (i >= WHEN_WAGON_WEST && m->wagon == WAGON_NONE)
            return entry_error(e, key->line, err, "there is no wagon in this mission");
        if (!west_read_job(l, e, key, HOME_HAPPENING, owner, &job, err)) return false;
        m->on[i] = (uint16_t)(job + 1);
    }
    return true;
}

static int points_in(const Job *job) {
    int points = 0;
    for (int i = 0; i < job->count; i++)
        if (job->at[i].verb == VERB_POINTS) points += job->at[i].amount;
    return points;
}

/* What the mission is about, in numbers. */
static void derive_worth(const Content *c, Mission *m) {
    for (int i = 0; i < HAPPENINGS; i++)
        if (m->on[i]) m->worth[i] = (int8_t)points_in(&c->jobs[m->on[i] - 1]);
    for (int i = 0; i < m->jobs.count; i++) {
        const Job *job = &c->jobs[m->jobs.first + i];
        for (int k = 0; k < job->count; k++)
            if (job->at[k].verb == VERB_FEED) m->feeds = job->need.pay[FOOD];
    }
}

static bool read_switch(const PackEntry *e, const char *key, bool *out, Error *err) {
    static const char *const words[] = {"no", "yes"};
    int yes = 0;
    if (entry_key(e, key) && !entry_choice(e, key, words, 2, &yes, err)) return false;
    *out = yes == 1;
    return true;
}

static bool read_special(const PackEntry *e, Mission *m, Error *err) {
    int wagon = WAGON_NONE;
    m->camp = 1;
    if (entry_key(e, "wagon") &&
        !entry_choice(e, "wagon", wagon_words, WAGONS, &wagon, err))
        return false;
    m->wagon = (WagonRule)wagon;
    return entry_int_or(e, "narrow", 3, 9, &m->narrow, err) &&
           entry_int_or(e, "camp", 1, 5, &m->camp, err) &&
           entry_int_or(e, "tired", 0, 5, &m->start_danger, err) &&
           entry_int_or(e, "risk", 0, 3, &m->risk, err) &&
           read_switch(e, "home", &m->home, err);
}

/* ---- A mission's rules in words -------------------------------------------------------- */

static const char *const wagon_rules[WAGONS] = {
    "",
    "The Wagon steps West whenever every player is West of it. Nothing harms it.",
    "Players on the Wagon's tile may take it along. Leaving a tile with bandits harms it.",
    "Players on the Wagon's tile may take it along. Leaving a tile with bandits harms it, "
    "and "
    "so do bandits who attack where it stands.",
};

/* Each rule stands on a line of its own where there is room. */
static void add_rule(Text *out, const char *words) {
    if (!words[0]) return;
    if (out->length > 0) verb_amount(out, "[!line  ]", 0);
    text_add(out, words);
}

static void add_number_rule(Text *out, const char *pattern, int number) {
    char room[120];
    Text words = text_over(room, sizeof room);
    verb_amount(&words, pattern, number);
    add_rule(out, room);
}

static void write_rules(Loader *l, Mission *m) {
    char room[WORDS_MAX];
    Text out = text_marked(room, sizeof room);
    add_rule(&out, wagon_rules[m->wagon]);
    if (m->narrow)
        add_number_rule(&out, "At most # tiles in each North-South line can be turned up.",
                        m->narrow);
    if (m->camp > 1)
        add_number_rule(&out, "A Bandit Camp that is turned up gets # bandits.", m->camp);
    if (m->start_danger)
        add_number_rule(&out, "Each deck begins with # Exhaustion cards in it.",
                        m->start_danger);
    if (m->risk) add_number_rule(&out, "The Bandit Risk is # higher.", m->risk);
    if (m->home)
        add_rule(&out, "To win, all players must stand on the start tile at the end.");
    m->about = box_keep(l->box, &out);
}

static const char *const happening_titles[HAPPENINGS] = {"When you build",
                                                         "When you turn up a tile",
                                                         "When you clear a tile of bandits",
                                                         "When the Wagon goes West",
                                                         "When the Wagon goes East",
                                                         "When the Wagon is harmed"};

static void add_happenings(const Job *jobs, const Mission *m, Text *out) {
    for (int i = 0; i < HAPPENINGS; i++) {
        if (!m->on[i]) continue;
        const Job *job = &jobs[m->on[i] - 1];
        add_rule(out, happening_titles[i]);
        verb_amount(out, "[!arrow : ]", 0);
        text_add(out, job->words);
        if (job->instead) text_format(out, ", or %s", jobs[job->instead - 1].words);
        text_char(out, '.');
    }
}

/* Jobs of the mission that score, for those who choose it. */
static void add_scoring(const Job *jobs, const Mission *m, Text *out) {
    for (int i = 0; i < m->jobs.count; i++) {
        const Job *job = &jobs[m->jobs.first + i];
        bool scores = false;
        for (int k = 0; k < job->count; k++)
            scores |= job->at[k].verb == VERB_POINTS && job->at[k].amount > 0;
        if (!scores) continue;
        text_char(out, ' ');
        int start = out->length;
        text_add(out, job->words);
        phrase_capital(out, start);
        text_char(out, '.');
    }
}

/* The whole for the table; what it is about for those who choose, without marks. */
static void write_happenings(Loader *l, Mission *m) {
    char room[WORDS_MAX * 2], note_room[WORDS_MAX];
    Text out = text_marked(room, sizeof room);
    Text note = text_over(note_room, sizeof note_room);
    add_rule(&out, m->text);
    add_happenings(l->c->jobs, m, &out);
    add_rule(&out, m->about);
    text_format(&note, "%s%sDifficulty %d.", m->says, m->says[0] ? " " : "", m->difficulty);
    add_scoring(l->c->jobs, m, &note);
    add_happenings(l->c->jobs, m, &note);
    add_rule(&note, m->about);
    m->text = box_keep(l->box, &out);
    m->note = box_keep(l->box, &note);
}

/* ---- The whole ------------------------------------------------------------------------- */

static bool check_mission(const PackEntry *e, const Mission *m, Error *err) {
    if (!has_night(m, NIGHT_DAY))
        return entry_error(e, 0, err, "a night without 'day' would never end the match");
    if (has_night(m, NIGHT_PASS) && m->mode != VERSUS)
        return entry_error(e, 0, err, "'pass' belongs to versus alone");
    return true;
}

bool west_read_mission(Loader *l, const PackEntry *e, Error *err) {
    Content *c = l->c;
    int mode, number = c->mission_count;
    if (number == MISSIONS_MAX)
        return entry_error(e, 0, err, "there are more than %d missions", MISSIONS_MAX);
    Mission *m = &c->missions[c->mission_count++];
    m->id = e->id;
    if (!entry_title(e, &m->title, err) ||
        !entry_text(e, "invented", "", &m->invented, err) ||
        !entry_source(e, &m->source, err) || !entry_text(e, "says", "", &m->says, err) ||
        !entry_choice(e, "mode", mode_words, MODES, &mode, err) ||
        !entry_int(e, "difficulty", 1, 3, &m->difficulty, err) ||
        !read_boards(l, e, m, err) || !read_special(e, m, err) ||
        !west_read_jobs(l, e, "job", MISSION_JOBS_MAX, HOME_MISSION, number, &m->jobs,
                        err) ||
        !read_happenings(l, e, m, number, err) ||
        !entry_each_part(e, "night", read_night, m, err))
        return false;
    m->mode = (Mode)mode;
    c->mode_missions[mode][c->mode_count[mode]++] = number;
    m->text = west_write_jobs(l, m->jobs);
    derive_worth(c, m);
    write_rules(l, m);
    write_happenings(l, m);
    return check_mission(e, m, err);
}
