/* Laws of the face: words that can be read and typed, and targets that are on the table. */
#include <string.h>

#include "engine/phrase.h"

#include "conform_laws.h"

bool words_are_plain(const char *words) {
    if (!words[0] || words[0] == ' ' || words[strlen(words) - 1] == ' ') return false;
    for (; *words; words++) {
        unsigned char c = (unsigned char)*words;
        if (c < ' ' || c == '|' || c == '~' || c == 0x7f) return false;
    }
    return true;
}

bool target_is_in_scene(const Conform *c, Ref ref) {
    int seats = match_setup(c->match)->seat_count;
    switch (ref.kind) {
    case REF_NONE: return false;
    case REF_CARD: return scene_find_card(c->scene, ref.index) != NULL;
    case REF_SPACE: return scene_find_space(c->scene, ref.index) != NULL;
    case REF_SEAT: return ref.index >= 0 && ref.index < seats;
    case REF_TRACK: return scene_find_track(c->scene, ref.id) != NULL;
    case REF_ZONE: return scene_find_zone(c->scene, ref.id) != NULL;
    case REF_TOKEN: return text_is_id(ref.id);
    }
    return false;
}

static bool targets_are_in_scene(Conform *c, Seat seat, const Targets *t,
                                 const char *words) {
    for (int i = 0; i < t->count; i++) {
        if (target_is_in_scene(c, t->at[i])) continue;
        char room[64];
        Text ref = text_over(room, sizeof room);
        ref_words(t->at[i], &ref);
        return law_broken(c, seat, "'%s' targets %s, which is not in the scene", words,
                          room);
    }
    return true;
}

/* A token that an option is about lies where its seat can point at it. */
static bool tokens_are_in_view(Conform *c, Seat seat, const Targets *t, const char *words) {
    for (int i = 0; i < t->count; i++) {
        bool found = t->at[i].kind != REF_TOKEN;
        for (int k = 0; k < c->view->item_count && !found; k++) {
            Ref ref = c->view->items[k].ref;
            found = ref.kind == REF_TOKEN && text_equal(ref.id, t->at[i].id);
        }
        if (!found)
            return law_broken(c, seat, "'%s' targets token:%s, which is not in the view",
                              words, t->at[i].id);
    }
    return true;
}

/* ---- Options ------------------------------------------------------------------------- */

enum { WORDS_MAX = 160 };

static bool verb_has_a_row(Conform *c, Seat seat, Option o) {
    const Face *face = c->face;
    if (o.verb == 0 || o.verb >= face->verb_count || !face->verbs[o.verb].word ||
        !face->verbs[o.verb].clause) {
        return law_broken(c, seat, "verb %d has no row with word and clause", o.verb);
    }
    return true;
}

static bool option_reads_well(Conform *c, Seat seat, Option o, char *room) {
    const State *s = match_state(c->match);
    Text words = text_over(room, WORDS_MAX);
    Targets targets = {0};
    Option found;
    c->game->option_words(&c->box->box, s, seat, o, &words);
    if (!words_are_plain(room) || words.length >= WORDS_MAX - 1) {
        return law_broken(c, seat, "verb %d is worded '%s'", o.verb, room);
    }
    if (!match_find_words(c->match, seat, room, &found, NULL) || !option_equal(o, found)) {
        return law_broken(c, seat, "'%s' are the words of more than one option", room);
    }
    c->face->targets(&c->box->box, s, seat, o, &targets);
    return verb_has_a_row(c, seat, o) && targets_are_in_scene(c, seat, &targets, room) &&
           tokens_are_in_view(c, seat, &targets, room);
}

static bool question_reads_well(Conform *c, Seat seat) {
    char title_room[200], detail_room[400];
    Text title = text_over(title_room, sizeof title_room);
    Text detail = text_over(detail_room, sizeof detail_room);
    c->face->prompt(&c->box->box, match_state(c->match), seat, &title, &detail);
    if (!words_are_plain(title_room))
        return law_broken(c, seat, "its question reads '%s'", title_room);
    if (title.length > 0 && strchr(".?!", title_room[title.length - 1])) return true;
    return law_broken(c, seat, "its question '%s' is no whole sentence", title_room);
}

static bool options_read_well(Conform *c, Seat seat) {
    char words[WORDS_MAX];
    match_options(c->match, seat, &c->list);
    for (int i = 0; i < c->list.count; i++) {
        if (!option_reads_well(c, seat, c->list.at[i], words)) return false;
    }
    if (c->list.count == 0 || seat == SEAT_CLOCK) return true;
    return question_reads_well(c, seat);
}

/* ---- The view ------------------------------------------------------------------------ */

static const SceneDie *find_die(const Scene *scene, const char *kind) {
    for (int i = 0; i < scene->die_count; i++) {
        if (text_equal(scene->dice[i].kind, kind)) return &scene->dice[i];
    }
    return NULL;
}

static bool is_piece_kind(const Scene *scene, const char *kind) {
    for (int i = 0; i < scene->piece_count; i++) {
        if (text_equal(scene->pieces[i].kind, kind)) return true;
    }
    return false;
}

static bool tracks_are_in_scene(Conform *c, Seat viewer) {
    for (int i = 0; i < c->view->track_count; i++) {
        const ViewTrack *shown = &c->view->tracks[i];
        const SceneTrack *track = scene_find_track(c->scene, shown->id);
        if (!track) return law_broken(c, viewer, "the scene has no track '%s'", shown->id);
        if (shown->value < track->min || shown->value > track->max) {
            return law_broken(c, viewer, "track '%s' shows %d, outside %d to %d", shown->id,
                              shown->value, track->min, track->max);
        }
    }
    return true;
}

static bool zones_are_in_scene(Conform *c, Seat viewer) {
    for (int i = 0; i < c->view->zone_count; i++) {
        const ViewZone *zone = &c->view->zones[i];
        if (!scene_find_zone(c->scene, zone->id)) {
            return law_broken(c, viewer, "the scene has no zone '%s'", zone->id);
        }
    }
    for (int i = 0; i < c->view->item_count; i++) {
        Ref ref = c->view->items[i].ref;
        if (ref.kind != REF_NONE && !target_is_in_scene(c, ref)) {
            return law_broken(c, viewer, "a zone holds card %d, not in the scene",
                              ref.index);
        }
    }
    return true;
}

static bool pieces_are_in_scene(Conform *c, Seat viewer) {
    for (int i = 0; i < c->view->piece_count; i++) {
        const ViewPiece *piece = &c->view->pieces[i];
        int first = piece->space < 0 ? piece->a : piece->space;
        int second = piece->space < 0 ? piece->b : piece->space;
        if (!is_piece_kind(c->scene, piece->kind)) {
            return law_broken(c, viewer, "the scene has no piece '%s'", piece->kind);
        }
        if (!scene_find_space(c->scene, first) || !scene_find_space(c->scene, second)) {
            return law_broken(c, viewer, "'%s' stands on no space of the scene",
                              piece->kind);
        }
    }
    return true;
}

/* Maps may have grown since the last time. */
static void look_at_table(Conform *c, Seat viewer) {
    view_clear(c->view);
    match_view(c->match, viewer, c->view);
    scene_grow(c->scene, c->view);
}

static bool view_fits_scene(Conform *c, Seat viewer) {
    look_at_table(c, viewer);
    if (c->view->seat_count < match_setup(c->match)->seat_count) {
        return law_broken(c, viewer, "the view names %d seats only", c->view->seat_count);
    }
    return tracks_are_in_scene(c, viewer) && zones_are_in_scene(c, viewer) &&
           pieces_are_in_scene(c, viewer);
}

bool laws_of_face(Conform *c) {
    int seats = match_setup(c->match)->seat_count;
    for (int i = 0; i < seats; i++) {
        if (!view_fits_scene(c, (Seat)i) || !options_read_well(c, (Seat)i)) return false;
    }
    return view_fits_scene(c, SEAT_WATCHER) && options_read_well(c, SEAT_CLOCK);
}

/* ---- Events --------------------------------------------------------------------------- */

/* What lies on a space is a piece of the scene; zones have tokens of their own kinds. */
static bool moment_fits_scene(Conform *c, Seat viewer, int kind, const Moment *m) {
    Targets refs = {0};
    const Ref named[] = {m->at, m->to, m->card};
    for (int i = 0; i < 3; i++)
        if (named[i].kind != REF_NONE) target_add(&refs, named[i]);
    if (!targets_are_in_scene(c, viewer, &refs, "a moment")) return false;
    bool on_map = m->at.kind == REF_SPACE || m->to.kind == REF_SPACE;
    if (*m->piece && on_map && !is_piece_kind(c->scene, m->piece))
        return law_broken(c, viewer, "event %d moves '%s', no piece of the scene", kind,
                          m->piece);
    const SceneDie *die = m->die_count ? find_die(c->scene, m->die) : NULL;
    if (m->die_count && !die)
        return law_broken(c, viewer, "event %d throws a '%s', no die of the scene", kind,
                          m->die);
    for (int i = 0; i < m->die_count; i++) {
        if (m->dice[i] < 1 || m->dice[i] > die->sides)
            return law_broken(c, viewer, "event %d shows a %d on a die of %d", kind,
                              m->dice[i], die->sides);
    }
    return true;
}

static bool moments_fit_scene(Conform *c, Seat viewer, const Event *e) {
    Moments moments = {0};
    if (!c->face->event_moments) return true;
    c->face->event_moments(&c->box->box, match_state(c->match), e, &moments);
    if (moments.count) look_at_table(c, viewer);
    for (int i = 0; i < moments.count; i++)
        if (!moment_fits_scene(c, viewer, e->kind, &moments.at[i])) return false;
    return true;
}

static bool event_reads_well(Conform *c, int at, Seat viewer, bool *told) {
    char room[400];
    Text words = text_over(room, sizeof room);
    Event event = match_event(c->match, at, viewer);
    Targets targets = {0};
    match_event_words(c->match, at, viewer, &words);
    if (words.length > 0 && !words_are_plain(room)) {
        return law_broken(c, viewer, "an event of kind %d reads '%s'", event.kind, room);
    }
    if (words.length > 0) *told = true;
    face_event_targets(c->face, &c->box->box, match_state(c->match), &event, &targets);
    return targets_are_in_scene(c, viewer, &targets, room) &&
           moments_fit_scene(c, viewer, &event);
}

/* An event that nobody is ever told of is one too many. */
bool laws_of_events(Conform *c, int first) {
    for (int i = first; i < match_event_count(c->match); i++) {
        bool told = false;
        for (int seat = 0; seat < match_setup(c->match)->seat_count; seat++) {
            if (!event_reads_well(c, i, (Seat)seat, &told)) return false;
        }
        if (!event_reads_well(c, i, SEAT_WATCHER, &told)) return false;
        int kind = match_event(c->match, i, SEAT_WATCHER).kind;
        if (!told)
            return law_broken(c, SEAT_NONE, "an event of kind %d has no words", kind);
    }
    return true;
}
