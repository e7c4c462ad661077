/* Jobs out of packs, by the rows of verbs.h: `in forest, discard 1 item, gain 2 dice food`. */
#include "deck_goes_west/content/loader.h"

#include "engine/phrase.h"

const char *const west_resource_words[RESOURCES + 1] = {"gold", "metal", "wood", "food",
                                                        "any"};
const char *const west_resource_titles[RESOURCES + 1] = {"Gold", "Metal", "Wood", "Food",
                                                         "any"};
const char *const west_land_words[LAND_KINDS] = {"forest", "prairie", "mountain", "village",
                                                 "water",  "river",   "camp"};
const char *const west_land_titles[LAND_KINDS] = {
    "Forest", "Prairie", "Mountain", "Village", "Water", "River", "Bandit Camp"};
const char *const west_colour_words[COLOURS] = {"blue", "orange", "green",
                                                "red",  "yellow", "brown"};
const char *const west_colour_titles[COLOURS] = {"blue", "orange", "green",
                                                 "red",  "yellow", "brown"};

static const char *const pick_words[PICKS] = {
    [BLUE] = "blue",      [ORANGE] = "orange",
    [GREEN] = "green",    [RED] = "red",
    [YELLOW] = "yellow",  [BROWN] = "brown",
    [PICK_ITEM] = "item", [PICK_DANGER] = "danger",
    [PICK_PAIN] = "pain", [PICK_EXHAUSTION] = "exhaustion",
    [PICK_THIS] = "this",
};

/* What stands behind a verb. */
typedef enum Form {
    FORM_BARE,     /* build */
    FORM_NUMBER,   /* walk 2 */
    FORM_RESOURCE, /* pay 2x any */
    FORM_CARDS,    /* discard 1 item; scrap this */
    FORM_LAND,     /* in forest */
} Form;

enum {
    ON_CARD = 1 << HOME_CARD,
    ON_BUY = 1 << HOME_BUY,
    ON_CHARACTER = 1 << HOME_CHARACTER,
    ON_TILE = 1 << HOME_TILE,
    ON_MISSION = 1 << HOME_MISSION,
    ON_HAPPENING = 1 << HOME_HAPPENING,
    ON_ACTION = ON_CARD | ON_CHARACTER | ON_TILE | ON_MISSION,
    ON_FIGHT = ON_CARD | ON_CHARACTER,
};

typedef struct StepRow {
    const char *word; /* in packs; `if furthest` is one word there */
    Form form;
    unsigned homes;
    int min, max;
    const char *words;
    const char *thrown; /* where the amount may be thrown */
    const char *told;   /* in the log, where cards are terser than a sentence */
} StepRow;

static const StepRow rows[VERB_COUNT] = {[VERB_NONE] = {.word = ""}, WEST_VERBS(VERB_ROW)};

static const char *const land_phrases[LAND_KINDS] = {
    "in a Forest", "on a Prairie", "on a Mountain",   "in a Village",
    "on Water",    "at a River",   "in a Bandit Camp"};

/* ---- Reading one step ---------------------------------------------------------------- */

typedef struct Reading {
    const PackEntry *e;
    const PackKey *key;
    const char *part; /* for messages */
    const char *rest;
    Home home;
    Error *err;
} Reading;

static bool wrong(const Reading *r, const char *expected) {
    return entry_error(r->e, r->key->line, r->err, "'%s': expected %s", r->part, expected);
}

static bool next_word(Reading *r, char *word, size_t size) {
    return text_word(&r->rest, "", word, size);
}

static bool read_verb(Reading *r, int *verb) {
    char word[24] = "";
    const char *words[VERB_COUNT];
    next_word(r, word, sizeof word);
    if (text_equal(word, "if")) next_word(r, word, sizeof word);
    for (int i = 0; i < VERB_COUNT; i++) words[i] = rows[i].word;
    if (!entry_find(r->e, r->key->line, "step", word, words, VERB_COUNT, verb, r->err))
        return false;
    if (rows[*verb].homes & 1u << r->home) return true;
    return entry_error(r->e, r->key->line, r->err, "'%s' cannot stand in '%s'", word,
                       r->key->key);
}

/* "2", "x", "2x" */
static bool read_amount(Reading *r, const StepRow *row, Step *step) {
    char word[24] = "";
    int amount = 1;
    next_word(r, word, sizeof word);
    size_t length = strlen(word);
    if (length > 0 && word[length - 1] == 'x') {
        step->flags |= STEP_X;
        word[length - 1] = 0;
        if (word[0] == 0) word[0] = '1', word[1] = 0;
    }
    if (!text_to_int(word, row->min, row->max, &amount) || amount == 0)
        return wrong(r, "an amount within its range");
    step->amount = (int8_t)amount;
    return true;
}

static bool read_resource(Reading *r, Step *step) {
    char word[24] = "";
    int kind;
    next_word(r, word, sizeof word);
    if (!entry_find(r->e, r->key->line, "resource", word, west_resource_words,
                    RESOURCES + 1, &kind, r->err))
        return false;
    step->what = (uint8_t)kind;
    return true;
}

static bool read_dice(Reading *r, const StepRow *row, Step *step) {
    const char *before = r->rest;
    char word[24] = "";
    if (!next_word(r, word, sizeof word) || !text_equal(word, "dice")) {
        r->rest = before;
        return true;
    }
    if (!row->thrown) return wrong(r, "no dice");
    step->flags |= STEP_DICE;
    return true;
}

static bool read_pick(Reading *r, Step *step) {
    const char *before = r->rest;
    char word[24] = "";
    int pick;
    next_word(r, word, sizeof word);
    if (text_equal(word, "this")) {
        step->what = PICK_THIS;
        step->amount = 1;
        if (r->home == HOME_CARD && step->verb != VERB_TAKE) return true;
        return wrong(r, "a number of cards");
    }
    r->rest = before;
    if (!read_amount(r, &rows[step->verb], step)) return false;
    word[0] = 0;
    next_word(r, word, sizeof word);
    if (text_equal(word, "items")) word[4] = 0;
    if (!entry_find(r->e, r->key->line, "kind of card", word, pick_words, PICK_THIS, &pick,
                    r->err))
        return false;
    step->what = (uint8_t)pick;
    bool danger = pick == PICK_PAIN || pick == PICK_EXHAUSTION;
    return step->verb != VERB_TAKE || danger || wrong(r, "'pain' or 'exhaustion'");
}

static bool read_land(Reading *r, Step *step) {
    char word[24] = "";
    int land;
    next_word(r, word, sizeof word);
    if (!entry_find(r->e, r->key->line, "kind of land", word, west_land_words, LAND_KINDS,
                    &land, r->err))
        return false;
    step->what = (uint8_t)(1 << land);
    return true;
}

static bool read_step(Reading *r, Step *step) {
    char word[24];
    int verb;
    if (!read_verb(r, &verb)) return false;
    const StepRow *row = &rows[verb];
    bool read = true;
    step->verb = (uint8_t)verb;
    switch (row->form) {
    case FORM_BARE: break;
    case FORM_NUMBER: read = read_amount(r, row, step) && read_dice(r, row, step); break;
    case FORM_RESOURCE:
        read =
            read_amount(r, row, step) && read_dice(r, row, step) && read_resource(r, step);
        break;
    case FORM_CARDS: read = read_pick(r, step); break;
    case FORM_LAND: read = read_land(r, step); break;
    }
    return read && (!next_word(r, word, sizeof word) || wrong(r, "nothing more"));
}

/* ---- What a Job takes ---------------------------------------------------------------- */

static bool takes_cards(const Step *step) {
    bool away = step->verb == VERB_DISCARD || step->verb == VERB_SCRAP;
    return away && step->what != PICK_THIS;
}

/* Any item may be of a colour that another step needs, and any danger a Pain: there must be
 * enough for all of them. */
static int taken_with(const Need *need, int pick, int count) {
    if (pick == PICK_ITEM) return need->items;
    return pick == PICK_DANGER ? need->dangers : count;
}

static void add_cards(Need *need, const Step *step) {
    uint8_t *all = step->what <= PICK_ITEM ? &need->items : &need->dangers;
    Take *take = need->takes;
    *all = (uint8_t)(*all + step->amount);
    while (take < need->takes + need->take_count && take->pick != step->what) take++;
    if (take == need->takes + need->take_count) need->take_count++;
    take->pick = step->what;
    take->count = (uint8_t)(take->count + step->amount);
    for (int i = 0; i < need->take_count; i++) {
        Take *each = &need->takes[i];
        each->count = (uint8_t)taken_with(need, each->pick, each->count);
    }
}

static void add_pay(Need *need, const Step *step) {
    if (step->what != ANY_KIND)
        need->pay[step->what] = (uint16_t)(need->pay[step->what] + step->amount);
    else
        need->any[need->any[0] ? 1 : 0] = (uint8_t)step->amount;
}

static void add_step(Need *need, const Step *step, int number) {
    if (step->verb == VERB_IN) need->land |= step->what;
    if (step->verb == VERB_FEED) need->feeds = 1;
    if (step->verb == VERB_ATTACK || step->verb == VERB_DEFEND) need->battle = 1;
    if (step->verb >= VERB_TRAIN && step->verb <= VERB_BRIDGE) need->map = step->verb;
    if (step->verb != VERB_PAY && !takes_cards(step)) return;
    if (step->flags & STEP_X)
        need->x_of = (uint8_t)(number + 1);
    else if (step->verb == VERB_PAY)
        add_pay(need, step);
    else
        add_cards(need, step);
}

static Need need_of(const Job *job) {
    Need need = {0};
    for (int i = 0; i < job->count; i++) add_step(&need, &job->at[i], i);
    need.rare = need.any[0] || need.land || need.map || need.feeds;
    return need;
}

/* DW-48, DW-91, ruling 15: amounts may differ. */
static uint16_t last_of(const Job *job) {
    const Step *step = &job->at[job->count - 1];
    bool moves = step->verb >= VERB_WALK && step->verb <= VERB_TRAIN;
    int last = step->verb | step->what << 5 | (step->flags & STEP_DICE) << 12;
    return (uint16_t)((moves ? LAST_MOVEMENT : last) |
                      (job->need.battle ? LAST_BATTLE : 0));
}

/* ---- Checking a whole Job ------------------------------------------------------------ */

static int count_steps(const Job *job, bool (*holds)(const Step *)) {
    int count = 0;
    for (int i = 0; i < job->count; i++) count += holds(&job->at[i]);
    return count;
}

static bool is_x(const Step *step) {
    return (step->flags & STEP_X) != 0;
}

static bool is_x_cost(const Step *step) {
    return is_x(step) && (step->verb == VERB_PAY || takes_cards(step));
}

static bool is_any_cost(const Step *step) {
    return step->verb == VERB_PAY && step->what == ANY_KIND;
}

static bool is_condition(const Step *step) {
    return step->verb == VERB_FURTHEST || step->verb == VERB_WESTWARD ||
           step->verb == VERB_IN || step->verb == VERB_FEED;
}

/* Nothing is paid after something was gained, so that what is needed is needed at once. */
static bool pays_first(const Job *job) {
    bool gained = false;
    for (int i = 0; i < job->count; i++) {
        if (job->at[i].verb == VERB_GAIN) gained = true;
        if (job->at[i].verb == VERB_PAY && gained) return false;
    }
    return true;
}

/* Drawing may shuffle the card that is played back into the draw pile. */
static bool stands_before_draws(const Job *job) {
    bool drawn = false;
    for (int i = 0; i < job->count; i++) {
        const Step *step = &job->at[i];
        bool away = step->verb == VERB_DISCARD || step->verb == VERB_SCRAP;
        if (step->verb == VERB_DRAW) drawn = true;
        if (drawn && away && step->what == PICK_THIS) return false;
    }
    return true;
}

/* Else a wide choice could take what a narrow one needs. */
static bool narrow_first(const Job *job) {
    bool items = false, dangers = false;
    for (int i = 0; i < job->count; i++) {
        const Step *step = &job->at[i];
        if (!takes_cards(step)) continue;
        bool item = step->what <= PICK_ITEM;
        if (item ? items && step->what != PICK_ITEM : dangers && step->what != PICK_DANGER)
            return false;
        items |= step->what == PICK_ITEM;
        dangers |= step->what == PICK_DANGER;
    }
    return true;
}

/* What the player goes on to answer, or what may end the match, comes when all else is
 * done. */
static bool acts_last(const Job *job) {
    for (int i = 0; i + 1 < job->count; i++)
        if (job->at[i].verb >= VERB_WALK && job->at[i].verb <= VERB_BRIDGE) return false;
    return true;
}

static bool is_x_pay(const Step *step) {
    return is_x(step) && step->verb == VERB_PAY;
}

static bool is_other_any(const Step *step) {
    return is_any_cost(step) && !is_x(step);
}

static bool is_x_of_items(const Step *step) {
    return is_x(step) && takes_cards(step) && step->what <= PICK_ITEM;
}

static bool is_x_of_dangers(const Step *step) {
    return is_x(step) && takes_cards(step) && step->what > PICK_ITEM;
}

/* Else x of one cost could take what another needs. */
static bool x_stands_alone(const Job *job) {
    int units = count_steps(job, is_x_pay);
    if (units > 1 || count_steps(job, is_x_of_items) > 1) return false;
    return count_steps(job, is_x_of_dangers) <= 1 &&
           !(units && count_steps(job, is_other_any));
}

static bool check_job(const PackEntry *e, const PackKey *key, const Job *job, Error *err) {
    const Step *last = &job->at[job->count - 1];
    const char *flaw = NULL;
    if (is_condition(last))
        flaw = "a Job cannot end in a condition";
    else if (!pays_first(job))
        flaw = "what is paid stands before what is gained";
    else if (count_steps(job, is_x) && !count_steps(job, is_x_cost))
        flaw = "a cost has to say what x is";
    else if (!stands_before_draws(job))
        flaw = "'this' stands before cards are drawn";
    else if (!narrow_first(job))
        flaw = "cards of one kind are chosen before those of any kind";
    else if (!acts_last(job))
        flaw = "movement, revealing and building are the last step of a Job";
    else if (!x_stands_alone(job))
        flaw = "x stands in one cost of a sort, and in units without another of any kind";
    else if (count_steps(job, is_any_cost) > 2)
        flaw = "at most two costs are of any kind";
    else if ((text_equal(e->kind, "pain") || text_equal(e->kind, "exhaustion")) &&
             last->what != PICK_THIS)
        flaw = "a danger's Job ends in 'discard this' or 'scrap this'";
    return !flaw || entry_error(e, key->line, err, "%s", flaw);
}

/* ---- Words ----------------------------------------------------------------------------- */

static void amount_words(const Step *step, Text *out) {
    int amount = step->amount;
    if (step->verb == VERB_POINTS) text_add(out, amount < 0 ? "lose " : "gain ");
    if (amount < 0) amount = -amount;
    if (!(step->flags & STEP_X) || amount != 1) text_format(out, "%d", amount);
    if (step->flags & STEP_X) text_add(out, "x");
}

/* "other item", "blue items", "danger cards" */
static void pick_title(const Job *job, const Step *step, bool many, Text *out) {
    if (step->what < COLOURS)
        text_format(out, many ? "%s items" : "%s item", west_colour_titles[step->what]);
    else if (step->what == PICK_ITEM)
        text_format(out, many ? "%sitems" : "%sitem",
                    job->home == HOME_CARD ? "other " : "");
    else if (step->what == PICK_DANGER)
        text_add(out, many ? "danger cards" : "danger card");
    else
        text_format(out, many ? "%s cards" : "%s card",
                    step->what == PICK_PAIN ? "Pain" : "Exhaustion");
}

/* The rulebook's trades are for "another" resource: what is gained is not what was paid. */
static void kind_title(const Job *job, const Step *step, Text *out) {
    bool trade = step->verb == VERB_GAIN && count_steps(job, is_x_pay) > 0;
    if (step->what != ANY_KIND)
        text_add(out, west_resource_titles[step->what]);
    else if (step->flags & STEP_DICE)
        text_add(out, "any one kind");
    else
        text_add(out, trade ? "of another kind" : "of any one kind");
}

static int land_place(int land) {
    return __builtin_ctz((unsigned)land);
}

/* What a step takes from the player; to be rid of danger is what some Jobs are for. */
static bool is_loss(const Step *step) {
    bool cards = step->verb == VERB_DISCARD || step->verb == VERB_SCRAP;
    return step->verb == VERB_PAY || step->amount < 0 || (cards && step->what <= PICK_ITEM);
}

/* What can be drawn in a step's place (engine/marks.h): an amount with its unit, or a sign. */
static void write_unit(const Job *job, const Step *step, Text *out) {
    const StepRow *row = &rows[step->verb];
    bool takes = is_loss(step);
    bool this_card = row->form == FORM_CARDS && step->what == PICK_THIS;
    bool is_aim = job->at[job->count - 1].what == PICK_THIS;
    if (row->form == FORM_LAND)
        text_format(out, "!sign:%s", west_land_words[land_place(step->what)]);
    else if (this_card && !is_aim)
        text_format(out, "-%s_this", row->word);
    else if (row->form == FORM_BARE || this_card)
        text_format(out, "!sign:%s", row->word);
    else if (row->form == FORM_RESOURCE)
        text_format(out, "%c%s", takes ? '-' : '+', west_resource_words[step->what]);
    else if (row->form == FORM_CARDS)
        text_format(out, "%c%s_%s", takes ? '-' : '+', row->word, pick_words[step->what]);
    else
        text_format(out, "%c%s", takes ? '-' : '+', row->word);
    if (step->flags) text_char(out, ':');
    if (step->flags & STEP_X) amount_words(step, out);
    if (step->flags & STEP_DICE) text_add(out, step->flags & STEP_X ? ",dice" : "dice");
}

static bool is_this_card(const Step *step) {
    return rows[step->verb].form == FORM_CARDS && step->what == PICK_THIS;
}

static void fill_step(const Job *job, const Step *step, const char *pattern,
                      const char *amount, Text *out) {
    const StepRow *row = &rows[step->verb];
    Text about = TEXT(40);
    bool many = (step->flags & STEP_X) || (step->amount != 1 && step->amount != -1);
    if (row->form == FORM_LAND) text_add(&about, land_phrases[land_place(step->what)]);
    if (row->form == FORM_RESOURCE) kind_title(job, step, &about);
    if (row->form == FORM_CARDS && !is_this_card(step)) pick_title(job, step, many, &about);
    verb_words(out, pattern, many ? 2 : 1, about.at, amount);
}

static void write_step(const Job *job, const Step *step, Text *out) {
    const StepRow *row = &rows[step->verb];
    Text amount = TEXT(16), pattern = TEXT(120);
    amount_words(step, &amount);
    text_char(&pattern, '[');
    write_unit(job, step, &pattern);
    if (is_this_card(step))
        text_format(&pattern, " %s this card]", row->word);
    else
        text_format(&pattern, " %s]", step->flags & STEP_DICE ? row->thrown : row->words);
    fill_step(job, step, pattern.at, amount.at, out);
}

/* As the log tells it, after the card was named and before x is known. */
static void tell_step(const Job *job, const Step *step, Text *out) {
    const StepRow *row = &rows[step->verb];
    Text amount = TEXT(16);
    if (is_this_card(step)) {
        text_format(out, "%s it", row->word);
        return;
    }
    if (step->flags & STEP_X)
        text_add(&amount, "some");
    else
        amount_words(step, &amount);
    const char *thrown = step->flags & STEP_DICE ? row->thrown : NULL;
    fill_step(job, step,
              thrown      ? thrown
              : row->told ? row->told
                          : row->words,
              amount.at, out);
}

static bool is_if(const Step *step) {
    return step->verb == VERB_FURTHEST || step->verb == VERB_WESTWARD;
}

static bool is_good(const Step *step) {
    return step->verb == VERB_GAIN || step->verb == VERB_DRAW ||
           step->verb == VERB_ATTACK || step->verb == VERB_DEFEND;
}

/* What stands between a step and the one before it. The last step, for whose sake a Job is
 * done, comes behind a colon; a price has none; two good things are joined. */
static const char *joint(const Job *job, int i) {
    const Step *before = &job->at[i - 1];
    if (is_if(before)) return "[!arrow : ]";
    if (is_if(&job->at[i])) return "[!gap , and ]";
    if (i < job->count - 1 || job->home == HOME_HAPPENING) return "[!gap , ]";
    if (job->home == HOME_BUY && before->verb != VERB_IN) return "[!gap , ]";
    return is_good(before) ? "[!gap  and ]" : "[!arrow : ]";
}

/* Points under a condition come on top of those before it. */
static bool is_more(const Job *job, int i) {
    bool more = false;
    for (int k = 0; k < i; k++) more |= job->at[k].verb == VERB_POINTS;
    return more && job->at[i].verb == VERB_POINTS;
}

void west_write_job(const Job *job, int x, Text *out) {
    for (int i = 0; i < job->count; i++) {
        Step step = job->at[i];
        if (x >= 0 && step.flags & STEP_X) {
            step.flags &= (uint8_t)~STEP_X;
            step.amount = (int8_t)(step.amount * x);
        }
        if (i > 0) verb_amount(out, joint(job, i), 0);
        write_step(job, &step, out);
        if (is_more(job, i)) text_add(out, " more");
    }
}

static bool is_battle(const Step *step) {
    return step->verb == VERB_ATTACK || step->verb == VERB_DEFEND;
}

/* Whether a Job is done for the sake of this step: the last one, and what is good before it. */
static bool is_aim(const Job *job, int i) {
    if (job->need.battle) return is_battle(&job->at[i]);
    while (i + 1 < job->count && is_good(&job->at[i])) i++;
    return i + 1 == job->count;
}

void west_write_aim(const Job *job, Text *out) {
    int left = 0, told = 0;
    for (int i = 0; i < job->count; i++) left += is_aim(job, i);
    for (int i = 0; i < job->count; i++) {
        if (!is_aim(job, i)) continue;
        left--;
        if (told++ == 0)
            text_add(out, job->need.battle ? "for " : "to ");
        else
            text_add(out, left ? ", " : " and ");
        tell_step(job, &job->at[i], out);
    }
}

bool west_is_harm(const Job *job) {
    for (int i = 0; i < job->count; i++)
        if (!is_condition(&job->at[i])) return is_loss(&job->at[i]);
    return false;
}

const char *west_write_jobs(Loader *l, Jobs jobs) {
    char room[WORDS_MAX];
    Text out = text_marked(room, sizeof room);
    for (int i = 0; i < jobs.count; i++) {
        if (i > 0) verb_amount(&out, "[!line  ]", 0);
        int start = out.length;
        text_add(&out, l->c->jobs[jobs.first + i].words);
        phrase_capital(&out, start);
        text_char(&out, '.');
    }
    return box_keep(l->box, &out);
}

/* ---- A Job, and all Jobs of an entry --------------------------------------------------- */

static bool read_steps(Loader *l, Reading *r, const char *value, Job *job) {
    char part[64];
    (void)l;
    while (entry_part(&value, part, sizeof part)) {
        if (job->count == STEPS_MAX)
            return entry_error(r->e, r->key->line, r->err, "a Job has at most %d steps",
                               STEPS_MAX);
        r->part = r->rest = part;
        if (!read_step(r, &job->at[job->count++])) return false;
    }
    return job->count > 0 ||
           entry_error(r->e, r->key->line, r->err, "'%s' has no step", r->key->key);
}

static bool add_job(Loader *l, Reading *r, const char *value, int owner, int *number) {
    Content *c = l->c;
    char room[WORDS_MAX];
    Text words = text_marked(room, sizeof room);
    if (c->job_count == JOBS_MAX)
        return entry_error(r->e, 0, r->err, "there are more than %d Jobs", JOBS_MAX);
    *number = c->job_count;
    Job *job = &c->jobs[c->job_count++];
    *job = (Job){.home = (uint8_t)r->home, .owner = (uint8_t)owner};
    if (!read_steps(l, r, value, job)) return false;
    job->need = need_of(job);
    job->last = last_of(job);
    if (!check_job(r->e, r->key, job, r->err)) return false;
    west_write_job(job, -1, &words);
    job->words = box_keep(l->box, &words);
    return true;
}

static const char *find_or(const char *value) {
    while (*value && !text_starts(value, " or ")) value++;
    return *value ? value : NULL;
}

/* "pay 2 wood or points -2": two Jobs, of which one is done. */
bool west_read_job(Loader *l, const PackEntry *e, const PackKey *key, Home home, int owner,
                   int *job, Error *err) {
    Reading r = {e, key, "", "", home, err};
    const char * or = find_or(key->value);
    char half[128];
    int other;
    if (! or) return add_job(l, &r, key->value, owner, job);
    if (home != HOME_HAPPENING)
        return entry_error(e, key->line, err, "only what an event brings has an 'or'");
    Text first = text_over(half, sizeof half);
    text_add_some(&first, key->value, (int)(or -key->value));
    if (!add_job(l, &r, half, owner, job) || !add_job(l, &r, or +4, owner, &other))
        return false;
    if (count_steps(&l->c->jobs[*job], is_condition) ||
        count_steps(&l->c->jobs[other], is_condition))
        return entry_error(e, key->line, err, "'if' and 'or' do not go together");
    l->c->jobs[*job].instead = (uint16_t)(other + 1);
    return true;
}

bool west_read_jobs(Loader *l, const PackEntry *e, const char *prefix, int most, Home home,
                    int owner, Jobs *out, Error *err) {
    *out = (Jobs){(uint16_t)l->c->job_count, 0};
    for (int i = 0; i < most; i++) {
        char room[16];
        Text name = text_over(room, sizeof room);
        int job;
        if (most == 1)
            text_add(&name, prefix);
        else
            text_format(&name, "%s_%d", prefix, i + 1);
        const PackKey *key = entry_key(e, room);
        if (!key) continue;
        if (!west_read_job(l, e, key, home, owner, &job, err)) return false;
        l->c->jobs[job].number = out->count++;
    }
    return true;
}
