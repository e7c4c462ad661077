/* Phrases with holes: walking a pattern, and the holes that every game needs. */
#include "engine/marks.h"
#include "engine/phrase.h"
#include "engine/verbs.h"

Phrase phrase_of_option(const Holes *holes, const Box *box, const State *s, Seat who,
                        Option o) {
    return (Phrase){.holes = holes,
                    .content = box->content,
                    .state = s,
                    .arg = {o.arg[0], o.arg[1], o.arg[2], 0},
                    .who = who,
                    .viewer = SEAT_WATCHER};
}

static Phrase phrase_of_event(const Holes *holes, const Box *box, const State *s,
                              const Event *e, Seat viewer) {
    return (Phrase){.holes = holes,
                    .content = box->content,
                    .state = s,
                    .arg = {e->arg[0], e->arg[1], e->arg[2], e->secret},
                    .who = e->who,
                    .viewer = viewer};
}

/* ---- Walking a pattern ---------------------------------------------------------------- */

static const Hole *find_hole(const Holes *holes, const char *name, size_t length) {
    for (int i = 0; i < holes->count; i++) {
        const char *candidate = holes->at[i].name;
        if (strlen(candidate) == length && !strncmp(candidate, name, length))
            return &holes->at[i];
    }
    return NULL;
}

/* Reads the hole that begins after *at's brace and leaves *at after its end. */
static const Hole *read_hole(const Phrase *p, const char **at, int *value) {
    const char *name = *at + 1;
    const char *end = strchr(name, '}');
    REQUIRE(end);
    const char *space = strchr(name, ' ');
    if (space && space > end) space = NULL;
    const Hole *hole = find_hole(p->holes, name, (size_t)((space ? space : end) - name));
    REQUIRE(hole);
    *value = hole->who ? p->who : space ? p->arg[space[1] - '0'] : 0;
    *at = end + 1;
    return hole;
}

static int card_of(const Phrase *p, const Hole *hole, int value) {
    if (hole->card) return hole->card(p, value);
    return hole->card_from ? hole->card_from + value : -1;
}

static void fill(const Phrase *p, const Hole *hole, int value, Text *out) {
    if (hole->words)
        hole->words(p, value, out);
    else if (hole->amount)
        verb_amount(out, hole->amount, value);
    else if (hole->list)
        text_add(out, hole->list[value]);
    else if (hole->card || hole->card_from)
        phrase_card_words(p, card_of(p, hole, value), out);
}

static bool speaks(const Hole *hole) {
    return hole->words || hole->amount || hole->list || hole->card || hole->card_from;
}

/* A character outside holes: a mark begins or ends, or it is copied. Returns what follows. */
static const char *add_plain(const char *at, Marking *marking, Text *out) {
    if (*at == '[') return mark_begin(out, at + 1, marking);
    if (*at == ']')
        mark_end(out, marking, 0);
    else
        text_char(out, *at);
    return at + 1;
}

void phrase_words(const Phrase *p, const char *pattern, Text *out) {
    Marking marking;
    for (const char *at = pattern; *at;) {
        int value;
        if (*at == '{') {
            const Hole *hole = read_hole(p, &at, &value);
            fill(p, hole, value, out);
        } else {
            at = add_plain(at, &marking, out);
        }
    }
}

void phrase_sentence(const Phrase *p, const char *pattern, Text *out) {
    int start = out->length;
    phrase_words(p, pattern, out);
    phrase_capital(out, start);
}

static Ref thing_of(const Phrase *p, const Hole *hole, int value) {
    if (hole->thing) return hole->thing(p, value);
    if (hole->track) return ref_track(hole->track);
    if (hole->zone) return ref_zone(hole->zone);
    if (hole->tracks) return ref_track(hole->tracks[value]);
    if (hole->zones) return ref_zone(hole->zones[value]);
    int card = card_of(p, hole, value);
    return card >= 0 ? ref_card(card) : (Ref){REF_NONE, 0, NULL};
}

void phrase_targets(const Phrase *p, const char *pattern, Targets *out) {
    for (const char *at = strchr(pattern, '{'); at; at = strchr(at, '{')) {
        int value;
        const Hole *hole = read_hole(p, &at, &value);
        Ref thing = thing_of(p, hole, value);
        if (thing.kind == REF_NONE || out->count == TARGETS_MAX) continue;
        out->named[out->count] = speaks(hole);
        target_add(out, thing);
    }
}

void verb_targets(const FaceVerb *verb, const Phrase *p, int here, Targets *out) {
    phrase_targets(p, verb->words, out);
    if (verb->here) target_add(out, ref_space(here));
    if (verb->space) target_add(out, ref_space(verb->space - 1));
    if (verb->track) target_add(out, ref_track(verb->track));
    if (verb->zone) target_add(out, ref_zone(verb->zone));
}

/* ---- Events ------------------------------------------------------------------------------ */

const char *phrase_choice(const PhraseRow *row, const Phrase *p) {
    int value = p->arg[row->by];
    if (value == 0 && row->zero) return row->zero;
    if (value < 0 && row->below) return row->below;
    return row->above ? row->above : "";
}

void face_event_words(const Face *face, const Box *box, const State *s, const Event *e,
                      Seat viewer, Text *out) {
    Phrase p = phrase_of_event(face->holes, box, s, e, viewer);
    phrase_sentence(&p, phrase_choice(&face->events[e->kind], &p), out);
}

void face_event_targets(const Face *face, const Box *box, const State *s, const Event *e,
                        Targets *out) {
    Phrase p = phrase_of_event(face->holes, box, s, e, SEAT_WATCHER);
    phrase_targets(&p, phrase_choice(&face->events[e->kind], &p), out);
}

void face_event_brief(const Face *face, const Box *box, const State *s, const Event *e,
                      Seat viewer, Text *out) {
    if (!face->events[e->kind].brief) return;
    Phrase p = phrase_of_event(face->holes, box, s, e, viewer);
    phrase_sentence(&p, face->events[e->kind].brief, out);
}

/* ---- Prompts ----------------------------------------------------------------------------- */

static const PromptValue *find_value(const PromptValue *values, const char *name,
                                     size_t length) {
    while (strncmp(values->name, name, length) || values->name[length]) {
        values++;
        REQUIRE(values->name);
    }
    return values;
}

/* " coin", " coins" of a hole that ends with " coin|coins}". */
static void add_noun(int number, const char *nouns, Text *out) {
    const char *bar = strchr(nouns, '|');
    text_char(out, ' ');
    if (number == 1)
        text_add_some(out, nouns, (int)(bar - nouns));
    else
        text_add_some(out, bar + 1, (int)(strchr(bar, '}') - bar - 1));
}

void prompt_words(const PromptValue *values, const char *pattern, Text *out) {
    Marking marking;
    for (const char *at = pattern; *at;) {
        if (*at != '{') {
            at = add_plain(at, &marking, out);
            continue;
        }
        const char *end = strchr(at, '}'), *space = strchr(at, ' ');
        bool noun = space && space < end;
        size_t length = (size_t)((noun ? space : end) - at - 1);
        const PromptValue *value = find_value(values, at + 1, length);
        if (value->pattern)
            prompt_words(values, value->pattern, out);
        else if (value->words)
            text_add(out, value->words);
        else
            text_format(out, "%d", value->number);
        if (noun) add_noun(value->number, space + 1, out);
        at = end + 1;
    }
}

void phrase_next_line(Text *out) {
    if (out->length) verb_amount(out, NEXT_LINE, 0);
}

/* ---- Words that every game needs -------------------------------------------------------- */

void phrase_capital(Text *words, int start) {
    char *first = &words->at[start];
    while (*first == MARK_BEGINS) first++;
    if (*first >= 'a' && *first <= 'z') *first = (char)(*first - 'a' + 'A');
}

void phrase_count(Text *out, int count, const char *one, const char *many) {
    text_format(out, "%d %s", count, count == 1 ? one : many);
}

void phrase_comma(Text *out, int start) {
    if (out->length > start) text_add(out, ", ");
}

void phrase_number(const Phrase *p, int value, Text *out) {
    (void)p;
    text_format(out, "%d", value);
}

void phrase_less(const Phrase *p, int value, Text *out) {
    phrase_number(p, -value, out);
}

/* Places in a row are counted from 1. */
void phrase_place(const Phrase *p, int value, Text *out) {
    phrase_number(p, value + 1, out);
}

void phrase_card_words(const Phrase *p, int ref, Text *out) {
    const char *title = p->holes->card_title(p, ref);
    if (ref < 0)
        text_add(out, title);
    else
        mark_thing(out, ref_card(ref), title);
}

Ref phrase_seat_thing(const Phrase *p, int seat) {
    bool is_seat = seat >= 0 && seat < p->state->seat_count;
    return is_seat ? ref_seat(seat) : (Ref){REF_NONE, 0, NULL};
}

Ref phrase_space_thing(const Phrase *p, int space) {
    (void)p;
    return ref_space(space);
}

int phrase_card(const Phrase *p, int ref) {
    (void)p;
    return ref;
}
