/*
 * The View: what lies on the table now, for one viewer. The state is already hidden: what
 * the viewer may not see is only a count, and its cards are in a deck's set.
 */
#include "engine/verbs.h"

#include "few_and_cursed/face/face.h"
#include "few_and_cursed/few_and_cursed.h"
#include "few_and_cursed/rules/action.h"
#include "few_and_cursed/rules/bounties.h"
#include "few_and_cursed/rules/encounter.h"
#include "few_and_cursed/rules/jobs.h"
#include "few_and_cursed/rules/payment.h"
#include "few_and_cursed/rules/town.h"

typedef struct Painter {
    const Content *c;
    const FewState *s;
    View *v;
} Painter;

/* ---- Head and tracks ------------------------------------------------------------- */

/* "Jebediah" of "Jebediah Stone". */
static const char *first_name(const Painter *p, const char *title) {
    Text name = TEXT(40);
    while (*title && *title != ' ') text_char(&name, *title++);
    return view_words(p->v, "%s", name.at);
}

static void paint_head(const Painter *p) {
    const FewState *s = p->s;
    bool dealing = s->round == 0;
    view_head(p->v, few_modes[s->mode].id,
              dealing ? "The deal" : view_words(p->v, "Round %d", s->round), s->round,
              dealing ? "" : few_phase_titles[s->phase]);
    for (int i = PHASE_IMPROVISE; i <= PHASE_CLEANUP; i++)
        view_phase(p->v, few_phase_titles[i]);
    for (int seat = 0; seat < s->seats; seat++) {
        const Character *who = &p->c->characters[s->rider[seat].character];
        bool first = !dealing && s->seats > 1 && s->first == seat;
        view_seat(p->v, (ViewSeat){who->title, who->id, !dealing && s->seat == seat,
                                   first ? "first player" : "", first_name(p, who->title)});
    }
}

/* Movement and Attack matter only to the rider whose turn it is. */
static void paint_rider_tracks(const Painter *p, int seat) {
    const Rider *r = &p->s->rider[seat];
    if (p->s->mode != MODE_COOP) view_track(p->v, seat, "grit", r->grit);
    view_track(p->v, seat, "health", r->health);
    view_track(p->v, seat, "bullets", r->bullets);
    view_limit(p->v, r->bullet_max);
    view_track(p->v, seat, "curse", r->curse);
    view_limit(p->v, r->threshold);
    view_track(p->v, seat, "water", r->water);
    if (p->s->seat != seat || p->s->round == 0) return;
    view_track(p->v, seat, "move", r->move);
    view_track(p->v, seat, "attack", r->attack);
}

/* FC-102: how many steps the nearest monster has left; no track while none is out. */
static void paint_nearest_monster(const Painter *p) {
    if (few_figures(p->s))
        view_track(p->v, OWNER_TABLE, "to_town", few_steps_to_town(p->c, p->s));
}

/* What the goals and losses of each mode are measured by. */
static void paint_goals(const Painter *p) {
    const FewState *s = p->s;
    switch ((Mode)s->mode) {
    case MODE_RIVALS:
    case MODE_CHASER: break;
    case MODE_ARTS:
        view_track(p->v, OWNER_TABLE, "artifacts_held", bits_count(s->rider[0].artifacts));
        break;
    case MODE_SHADOWS:
        view_track(p->v, OWNER_TABLE, "tracks_done", few_shadows_done(s));
        view_track(p->v, OWNER_TABLE, "figures", few_figures(s));
        break;
    case MODE_COOP:
        view_track(p->v, OWNER_TABLE, "team_grit", s->team_grit);
        view_track(p->v, OWNER_TABLE, "drain", few_drain(p->c, s));
        break;
    }
}

static void paint_tracks(const Painter *p) {
    const FewState *s = p->s;
    for (int seat = 0; seat < s->seats; seat++) paint_rider_tracks(p, seat);
    paint_goals(p);
    view_track(p->v, OWNER_TABLE, "monsters", s->monsters_beaten);
    paint_nearest_monster(p);
    view_track(p->v, OWNER_TABLE, "artifacts_left", bits_count(s->artifacts));
}

/* ---- Cards of a rider ------------------------------------------------------------ */

static void paint_cards(const Painter *p, int owner, const char *zone, const CardSet *set,
                        int count) {
    view_zone(p->v, owner, zone, count);
    for (int card = bits192_next(set, 0); card >= 0;) {
        view_card(p->v, p->c->design_of[card], "");
        card = bits192_next(set, card + 1);
    }
}

/* Of another rider's cards, those that were seen are in the deck's set, the others among
 * the Upgrades; the counts say how many are really in the deck. */
static int deck_count(const Rider *r) {
    return bits192_count(&r->deck.cards) + bits192_count(&r->hand) + r->unseen_hand +
           r->unseen_deck - r->hand_count;
}

static void paint_piles(const Painter *p, int seat) {
    const Rider *r = &p->s->rider[seat];
    paint_cards(p, seat, "hand", &r->hand, r->hand_count);
    CardSet play = few_in_play(p->s, seat);
    paint_cards(p, seat, "play", &play, bits192_count(&play));
    view_zone(p->v, seat, "deck", deck_count(r));
    paint_cards(p, seat, "discard", &r->deck.discard, bits192_count(&r->deck.discard));
}

/* The two to choose from; a 0 is a card that the viewer does not see. */
static void paint_drawn(const Painter *p) {
    const FewState *s = p->s;
    const uint8_t *drawn[] = {s->drawn, s->extra};
    const int count[] = {s->drawn_count, s->extra_count};
    if (count[0] + count[1] == 0) return;
    view_zone(p->v, s->seat, "drawn", count[0] + count[1]);
    for (int i = 0; i < 2; i++)
        for (int n = 0; n < count[i]; n++)
            if (drawn[i][n]) view_card(p->v, p->c->design_of[drawn[i][n]], "");
}

static void paint_character(const Painter *p, int seat) {
    const Rider *r = &p->s->rider[seat];
    view_zone(p->v, seat, "character", 1);
    view_card(p->v, CHARACTER_REF + r->character,
              r->cursed ? "the Cursed side is up" : "the normal side is up");
    if (r->cursed) view_state(p->v, "cursed");
}

static void paint_items(const Painter *p, int seat) {
    const Rider *r = &p->s->rider[seat];
    Slots free = few_free_slots(p->c, r);
    view_zone(p->v, seat, "items", bits_count(r->items));
    for (uint32_t left = r->items; left;) {
        int item = bits_take(&left);
        bool used = p->s->used & bit(item);
        view_card(p->v, ITEM_REF + item, used ? "used this round" : "");
        if (used) view_state(p->v, "used");
    }
    while (free.accessories-- > 0) view_token(p->v, "accessory", "accessory", 0, "");
    while (free.hands-- > 0) view_token(p->v, "hand", "hand", 0, "");
}

static void paint_artifacts(const Painter *p, int seat) {
    const Rider *r = &p->s->rider[seat];
    view_zone(p->v, seat, "artifacts", bits_count(r->artifacts));
    for (uint32_t left = r->artifacts; left;) {
        int artifact = bits_take(&left);
        view_card(p->v, few_artifact_design(p->c, artifact), "");
    }
}

/* FC-79, FC-106: the score area is open to all. */
static void paint_score_area(const Painter *p, int seat) {
    const Rider *r = &p->s->rider[seat];
    view_zone(p->v, seat, "beaten", few_beaten(r));
    for (uint32_t left = r->beaten; left;) {
        int bounty = bits_take(&left);
        bool monster = bounty >= MOST_WANTED_MAX;
        view_card(p->v,
                  monster ? MONSTER_REF + bounty - MOST_WANTED_MAX
                          : MOST_WANTED_REF + bounty,
                  "");
    }
}

/* ---- Jobs ------------------------------------------------------------------------ */

/* What must still be spent, once the rider has begun to play for it. */
static const char *spend_note(const Painter *p, const Rider *r, const Job *job) {
    Funds left = few_left_to_spend(r, job);
    if (!left.move && !left.attack) return "ready to score";
    if (!r->move && !r->attack) return "";
    Text note = TEXT_MARKED(120);
    if (left.move) verb_amount(&note, "[move # Movement]", left.move);
    if (left.move && left.attack) text_add(&note, ", ");
    if (left.attack) verb_amount(&note, "[attack # Attack]", left.attack);
    return view_words(p->v, "%s to go", note.at);
}

static const char *end_note(const Painter *p, const Rider *r, const Job *job) {
    int count = few_end_count(r, job->end);
    if (count < 0) return "";
    return count < job->amount ? view_words(p->v, "%d to go", job->amount - count)
                               : "met so far";
}

static const char *track_note(const Painter *p, const Rider *r, const Job *job) {
    int away = few_lack_of_job(r, job).amount;
    return away ? view_words(p->v, "%d to go", away) : "fits now";
}

/* How far a rider is from what the job wants. */
static const char *job_note(const Painter *p, const Rider *r, const Job *job) {
    switch (job->kind) {
    case JOB_CURSE:
    case JOB_BULLETS:
    case JOB_HEALTH: return track_note(p, r, job);
    case JOB_SPEND: return spend_note(p, r, job);
    case JOB_END: return end_note(p, r, job);
    }
    return "";
}

/* Jobs that everybody may see. */
static void paint_open_jobs(const Painter *p, int owner, const char *zone, uint64_t jobs) {
    view_zone(p->v, owner, zone, bits64_count(jobs));
    while (jobs) view_card(p->v, JOB_REF + p->c->job_of[bits64_take(&jobs)], "");
}

static void paint_jobs(const Painter *p, int seat) {
    const Rider *r = &p->s->rider[seat];
    view_zone(p->v, seat, "jobs", r->job_count);
    for (uint64_t left = r->jobs; left;) {
        int job = p->c->job_of[bits64_take(&left)];
        view_card(p->v, JOB_REF + job, job_note(p, r, &p->c->jobs[job]));
    }
    paint_open_jobs(p, seat, "scored", r->scored);
}

/* FC-113, FC-114: nothing is known below the open job of a track. */
static void paint_shadows(const Painter *p) {
    static const char *const ids[] = {"track_1", "track_2", "track_3"};
    const FewState *s = p->s;
    for (int i = 0; i < SHADOW_TRACKS; i++) {
        view_zone(p->v, OWNER_TABLE, ids[i], SHADOW_LENGTH);
        for (int n = 0; n <= s->shadow_done[i] && n < SHADOW_LENGTH; n++) {
            if (!s->shadow[i][n]) continue;
            int job = p->c->job_of[s->shadow[i][n] - 1];
            bool open = n == s->shadow_done[i];
            view_card(p->v, JOB_REF + job,
                      open ? job_note(p, &s->rider[0], &p->c->jobs[job]) : "done");
            if (!open) view_state(p->v, "done");
        }
    }
}

/* ---- Bounties and the Store ------------------------------------------------------ */

static void paint_wanted(const Painter *p) {
    view_zone(p->v, OWNER_TABLE, "wanted", WANTED);
    for (int i = 0; i < WANTED; i++)
        view_card(p->v, WANTED_REF + 2 * i + few_wanted_side(p->s, i), "");
}

/* Where the monster on a pile stands, and where it goes next. */
static void paint_walking(const Painter *p, int ref, int monster) {
    int at = p->s->monster_at[monster] - 1, next = few_next_step(p->c, p->s, monster);
    const char *title = p->c->spaces[at].title;
    view_card(p->v, ref,
              next < 0
                  ? view_words(p->v, "at %s", title)
                  : view_words(p->v, "at %s, then %s", title, p->c->spaces[next].title));
    view_at(p->v, at);
}

static void paint_pile(const Painter *p, int pile) {
    const FewState *s = p->s;
    int ref = few_top_ref(s->pile_top[pile]), monster = few_top_monster(s, pile);
    int below = few_below(s, pile);
    const char *note = below || ref >= 0 ? view_words(p->v, "%d below", below) : "empty";
    if (monster >= 0 && s->monster_at[monster]) {
        paint_walking(p, ref, monster);
        return;
    }
    if (ref < 0)
        view_token(p->v, "pile", "empty pile", 0, note);
    else
        view_card(p->v, ref, note);
    view_below(p->v, below);
}

static void paint_most_wanted(const Painter *p) {
    view_zone(p->v, OWNER_TABLE, "most_wanted",
              bits_count(count_kinds(p->s->pile_top, PILES)));
    for (int i = 0; i < PILES; i++) paint_pile(p, i);
}

static void paint_store(const Painter *p) {
    const FewState *s = p->s;
    view_zone(p->v, OWNER_TABLE, "store", bits_count(count_kinds(s->store_row, STORE_ROW)));
    for (int i = 0; i < STORE_ROW; i++)
        if (s->store_row[i]) view_card(p->v, ITEM_REF + s->store_row[i] - 1, "");
    view_zone(p->v, OWNER_TABLE, "store_discard", s->store_discard_count);
    if (s->store_discard_count)
        view_card(p->v, ITEM_REF + s->store_discard[s->store_discard_count - 1],
                  "can be bought");
    view_zone(p->v, OWNER_TABLE, "store_deck", bits_count(s->store_deck));
}

/* ---- Encounters ------------------------------------------------------------------ */

static bool is_first_at_encounter(const FewState *s, int seat) {
    for (int other = 0; other < seat; other++)
        if (few_same_encounter(&s->rider[other], &s->rider[seat])) return false;
    return s->rider[seat].encounter != 0;
}

static const char *met_by(const Painter *p, int seat) {
    Text riders = TEXT(120);
    for (int other = seat; other < p->s->seats; other++) {
        if (!few_same_encounter(&p->s->rider[other], &p->s->rider[seat])) continue;
        phrase_comma(&riders, 0);
        text_add(&riders, few_rider_title(p->c, p->s, other));
    }
    return view_words(p->v, "%s: %s",
                      few_terrain_titles[p->s->rider[seat].encounter_terrain], riders.at);
}

/* The card, its story for this land, and what can be done about it. */
static void paint_encounter(const Painter *p, int seat) {
    const Rider *r = &p->s->rider[seat];
    const EncounterText *text = few_encounter(p->c, r);
    view_card(p->v, few_encounter_ref(r->encounter - 1, r->encounter_terrain),
              met_by(p, seat));
    view_token(p->v, "story", text->story, 1, "");
    for (int i = 0; i < text->option_count; i++)
        view_item(p->v, few_choice_thing(p->s, seat, i), "encounter_option",
                  text->option[i].title, 1, text->option[i].text);
}

/* FC-46: cards already met lie open in their discards. */
static void paint_seen(const Painter *p, const char *zone, int first_ref, uint32_t cards) {
    view_zone(p->v, OWNER_TABLE, zone, bits_count(cards));
    while (cards) view_card(p->v, first_ref + bits_take(&cards), "");
}

static void paint_encounters(const Painter *p) {
    const FewState *s = p->s;
    int open = 0;
    for (int seat = 0; seat < s->seats; seat++) open += is_first_at_encounter(s, seat);
    view_zone(p->v, OWNER_TABLE, "encounter", open);
    for (int seat = 0; seat < s->seats; seat++)
        if (is_first_at_encounter(s, seat)) paint_encounter(p, seat);
    view_zone(p->v, OWNER_TABLE, "encounter_deck", bits_count(s->encounters.cards));
    paint_seen(p, "encounter_discard", ENCOUNTER_REF, s->encounters.discard);
    view_zone(p->v, OWNER_TABLE, "cursed_deck", bits_count(s->cursed_encounters.cards));
    paint_seen(p, "cursed_discard", CURSED_REF, s->cursed_encounters.discard);
}

/* ---- Common decks ---------------------------------------------------------------- */

/* Face-down jobs on the tracks, which in a hidden state are in the deck's set. */
static int hidden_in_shadows(const FewState *s) {
    int hidden = 0;
    for (int i = 0; i < SHADOW_TRACKS && s->mode == MODE_SHADOWS; i++)
        for (int n = s->shadow_done[i] + 1; n < SHADOW_LENGTH; n++)
            hidden += !s->shadow[i][n];
    return hidden;
}

/* Without cards that are there only because the viewer does not know them. */
static void paint_decks(const Painter *p) {
    const FewState *s = p->s;
    int upgrades = bits192_count(&s->upgrades.cards);
    int jobs = bits64_count(s->jobs.cards) - hidden_in_shadows(s);
    for (int seat = 0; seat < s->seats; seat++) {
        const Rider *r = &s->rider[seat];
        upgrades -= r->unseen_hand + r->unseen_deck;
        jobs -= r->job_count - bits64_count(r->jobs);
    }
    if (s->drawn_count && !s->drawn[0]) upgrades -= s->drawn_count;
    if (s->extra_count && !s->extra[0]) upgrades -= s->extra_count;
    view_zone(p->v, OWNER_TABLE, "upgrade_deck", upgrades);
    paint_cards(p, OWNER_TABLE, "upgrade_discard", &s->upgrades.discard,
                bits192_count(&s->upgrades.discard));
    view_zone(p->v, OWNER_TABLE, "job_deck", jobs);
    paint_open_jobs(p, OWNER_TABLE, "job_discard", s->jobs.discard);
}

/* ---- The country ----------------------------------------------------------------- */

/* FC-19: the cards of the tokens lie beside the board for all to read. */
static void paint_corners(const Painter *p) {
    view_zone(p->v, OWNER_TABLE, "corners", bits_count(p->s->artifacts));
    for (uint32_t left = p->s->artifacts; left;) {
        int artifact = bits_take(&left);
        int space = p->c->corner_space[artifact / ARTIFACTS_A_CORNER];
        view_card(p->v, few_artifact_design(p->c, artifact),
                  view_words(p->v, "at %s", p->c->spaces[space].title));
        view_at(p->v, space);
    }
}

static void paint_country(const Painter *p) {
    const FewState *s = p->s;
    for (int corner = 0; corner < CORNERS; corner++) {
        int tokens = bits_count(few_artifacts_at(s, corner));
        if (tokens)
            view_piece(p->v, p->c->corner_space[corner], few_artifact_piece[corner],
                       OWNER_TABLE, tokens);
    }
    for (int seat = 0; seat < s->seats; seat++) {
        const char *id = p->c->characters[s->rider[seat].character].id;
        view_piece(p->v, s->rider[seat].at, view_words(p->v, "rider_%s", id), seat, 1);
    }
    for (int m = 0; m < MONSTERS; m++) {
        if (!s->monster_at[m]) continue;
        const char *kind = view_words(p->v, "monster_%s", p->c->monsters[m].id);
        int next = few_next_step(p->c, s, m);
        view_piece(p->v, s->monster_at[m] - 1, kind, OWNER_TABLE, 1);
        if (next >= 0) view_piece(p->v, next, "monster_next", OWNER_TABLE, 1);
    }
}

/* ---- All of it ------------------------------------------------------------------- */

/* FC-103 to FC-105; jobs only for those who see them all. */
static void paint_scores(const Painter *p) {
    const FewState *s = p->s;
    if (s->mode != MODE_RIVALS) return;
    for (int seat = 0; seat < s->seats; seat++) {
        const Rider *r = &s->rider[seat];
        int artifacts = few_artifact_grit(p->c, r);
        view_score(p->v, "grit", "Grit", seat, r->grit);
        view_score(p->v, "", "Artifacts", seat, artifacts);
        if (bits64_count(r->jobs) == r->job_count)
            view_score(p->v, "", "Jobs left", seat,
                       few_end_grit(p->c, s, seat) - artifacts);
    }
}

static void paint_rider(const Painter *p, int seat) {
    paint_piles(p, seat);
    paint_character(p, seat);
    paint_items(p, seat);
    paint_artifacts(p, seat);
    paint_score_area(p, seat);
    paint_jobs(p, seat);
}

void few_view(const Box *box, const State *state, Seat viewer, View *v) {
    const FewState *s = (const FewState *)state;
    Painter p = {box->content, s, v};
    (void)viewer; /* the state is already what this viewer sees */
    paint_head(&p);
    paint_tracks(&p);
    paint_wanted(&p);
    paint_most_wanted(&p);
    paint_store(&p);
    paint_encounters(&p);
    if (s->mode == MODE_SHADOWS) paint_shadows(&p);
    paint_decks(&p);
    for (int seat = 0; seat < s->seats; seat++) paint_rider(&p, seat);
    paint_drawn(&p);
    paint_corners(&p);
    paint_country(&p);
    paint_scores(&p);
}
