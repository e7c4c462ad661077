/* Views as text: head and tracks; zones are in line_zones.c, maps in line_maps.c. */
#include "base/require.h"

#include "term/out.h"

#include "cmd/line_flow.h"
#include "cmd/line_view.h"

/* A track that ends higher is shown without its end. */
enum { NO_BOUND = 100 };
enum { LABEL_COLUMN = 14 };

/* ---- Head --------------------------------------------------------------------------------- */

const char *line_owner_name(const Picture *p, int owner) {
    if (owner == OWNER_TABLE) return "The table";
    if (owner == p->viewer) return "You";
    REQUIRE(owner < p->view->seat_count);
    return p->view->seats[owner].name;
}

/* "The Dark Arts" for the mode `dark_arts`. */
static const char *mode_label(const Box *box, const char *id) {
    int count;
    const SetupField *mode = box->game->fields(box, &count);
    int at = 0;
    while (!text_equal(mode->choices[at].id, id)) REQUIRE(++at < mode->choice_count);
    return mode->choices[at].label;
}

static void print_head(const Picture *p, const Box *box) {
    const View *v = p->view;
    const char *title = box->game->title;
    out("\n== %s == ", title);
    Flow f = {4, 7 + line_columns(title), true, 0};
    const char *parts[] = {mode_label(box, v->mode), v->round, v->phase};
    for (int i = 0; i < 3; i++)
        if (parts[i] && *parts[i]) flow_item(&f, i > 0 ? ", " : "", parts[i]);
    out("\n");
    f = (Flow){4, 2, false, 0};
    int active = 0;
    for (int i = 0; i < v->seat_count; i++) active += v->seats[i].active;
    const char *turn = active > 1 ? ", still to decide" : ", whose turn it is";
    if (v->seat_count > 0) out("  ");
    for (int i = 0; i < v->seat_count; i++) {
        const char *note = v->seats[i].note ? v->seats[i].note : "";
        Text words = TEXT(ITEM_SIZE);
        text_format(&words, "%s%s%s%s%s", v->seats[i].name, i == p->viewer ? " (you)" : "",
                    *note ? ", " : "", note, v->seats[i].active ? turn : "");
        flow_long_item(&f, "; ", words.at);
    }
    if (v->seat_count > 0) out("\n");
}

/* ---- Tracks --------------------------------------------------------------------------------- */

/* It is in the scene, as zones are: a law of all games. */
static const SceneTrack *track_of(const Scene *scene, const ViewTrack *t) {
    const SceneTrack *about = scene_find_track(scene, t->id);
    REQUIRE(about);
    return about;
}

static void track_words(const Scene *scene, const ViewTrack *t, Text *out) {
    const SceneTrack *about = track_of(scene, t);
    text_format(out, "%s %d", about->label, t->value);
    if (t->limit)
        text_format(out, "/%d", t->limit);
    else if (about->max > 0 && about->max < NO_BOUND)
        text_format(out, "/%d", about->max);
}

/* "Get busy!", "3 points" */
static void mark_words(const SceneMark *mark, Text *out) {
    text_add(out, mark->label);
    if (mark->worth) text_format(out, " %s", mark->text);
}

/* "risk 3" after "risk 2", "5 points" after "1 point". */
static bool replaces(const SceneMark *mark, const SceneMark *before) {
    return text_equal(mark->text, before->text) || (mark->worth && before->worth);
}

/* What holds at this value, and what comes next. */
static void print_marks(const Scene *scene, const ViewTrack *t, Flow *f) {
    const SceneTrack *about = track_of(scene, t);
    const SceneMark *marks = &scene->marks[about->mark_first];
    for (int i = 0; i < about->mark_count; i++) {
        const SceneMark *next = i + 1 < about->mark_count ? &marks[i + 1] : NULL;
        bool holds = marks[i].at <= t->value;
        bool replaced = next && next->at <= t->value && replaces(next, &marks[i]);
        if (holds && (replaced || !*marks[i].text)) continue;
        Text words = TEXT(ITEM_SIZE);
        text_add(&words, holds ? "[" : "(");
        mark_words(&marks[i], &words);
        if (!holds) text_format(&words, " at %d", marks[i].at);
        text_add(&words, holds ? "]" : ")");
        flow_item(f, " ", words.at);
        if (!holds) return;
    }
}

static void print_tracks_of(const Picture *p, int owner) {
    Flow f = {0};
    bool any = false;
    for (int i = 0; i < p->view->track_count; i++) {
        const ViewTrack *t = &p->view->tracks[i];
        if (t->owner != owner) continue;
        if (!any) f = flow_labelled(line_owner_name(p, owner), LABEL_COLUMN);
        any = true;
        Text words = TEXT(ITEM_SIZE);
        track_words(p->scene, t, &words);
        flow_item(&f, "   ", words.at);
        print_marks(p->scene, t, &f);
    }
    if (any) out("\n");
}

/* What others have of the same kind is for `look`: a line of state is short. */
static bool is_own_kind_elsewhere(const Picture *p, const ViewTrack *t) {
    if (t->owner == OWNER_TABLE || t->owner == p->viewer) return false;
    for (int i = 0; i < p->view->track_count; i++) {
        const ViewTrack *own = &p->view->tracks[i];
        if (own->owner == p->viewer && text_equal(own->id, t->id)) return true;
    }
    return false;
}

void line_view_state(const Picture *p) {
    const View *v = p->view;
    Flow f = {2, 0, false, 0};
    Text head = TEXT(ITEM_SIZE);
    bool first = true;
    bool has_round = v->round && *v->round, has_phase = v->phase && *v->phase;
    text_format(&head, "[%s", has_round ? v->round : has_phase ? v->phase : "");
    flow_item(&f, "", head.at);
    if (has_round && has_phase) flow_item(&f, ", ", v->phase);
    for (int i = 0; i < v->track_count; i++) {
        if (is_own_kind_elsewhere(p, &v->tracks[i])) continue;
        Text words = TEXT(ITEM_SIZE);
        track_words(p->scene, &v->tracks[i], &words);
        flow_item(&f, first ? ": " : ", ", words.at);
        first = false;
    }
    out("]\n");
}

/* ---- All of it --------------------------------------------------------------- */

static void print_stand(const Picture *p, const Box *box) {
    print_head(p, box);
    for (int owner = OWNER_TABLE; owner < p->view->seat_count; owner++)
        print_tracks_of(p, owner);
}

void line_view_print(const Picture *p, const Box *box) {
    int owners = p->view->seat_count;
    print_stand(p, box);
    line_maps_print(p);
    line_zones_of(p, OWNER_TABLE);
    for (int owner = 0; owner < owners; owner++)
        if (owner != p->viewer) line_zones_of(p, owner);
    if (p->viewer < owners) line_zones_of(p, p->viewer);
}

void line_view_brief(const Picture *p, const Box *box) {
    print_stand(p, box);
    if (p->viewer < p->view->seat_count) line_zones_of(p, p->viewer);
}
