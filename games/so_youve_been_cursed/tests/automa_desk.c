/* Positions against the automas: see automa_desk.h. */
#include "automa_desk.h"

static const char pinned_numbers[] =
    "pack pinned\n"
    "game so-youve-been-cursed 2\n"
    "[track cure]\n"
    "wizard = mandrake_root, ash_twig, wishbone, silk_thread, wolf_claw, mandrake_root, "
    "gold_dust, ash_twig, wishbone, wolf_claw\n"
    "possessed = mandrake_root, ash_twig, mandrake_root, wolf_claw, wishbone, silk_thread, "
    "gold_dust, ash_twig, wishbone, wolf_claw\n"
    "source = invented\n"
    "[spell distract]\n"
    "title = Distract\n"
    "type = now\n"
    "decks = wizard, possessed\n"
    "play = discard_power monster\n"
    "coins = 0\n"
    "source = invented\n"
    "[space house_16]\n"
    "district = old_town\n"
    "price = 2\n"
    "at = 528, 410\n"
    "roads = house_17\n"
    "source = invented\n"
    "[space house_17]\n"
    "district = old_town\n"
    "price = 1\n"
    "at = 476, 580\n"
    "roads = laboratory\n"
    "source = invented\n"
    "[space house_18]\n"
    "district = old_town\n"
    "price = 1\n"
    "at = 712, 393\n"
    "roads = laboratory\n"
    "source = invented\n";

Desk rabid(const char *position) {
    return desk_open(CURSED, "mode wizard", position);
}

Desk possessed(const char *position) {
    return desk_open_with(CURSED, pinned_numbers, "mode monster", position);
}

Desk possessed_with(const char *entries, const char *position) {
    char room[3000];
    Text pack = text_over(room, sizeof room);
    text_format(&pack, "%s%s", pinned_numbers, entries);
    return desk_open_with(CURSED, room, "mode monster", position);
}

Desk nobody(const char *position) {
    return desk_open_with(CURSED, pinned_numbers, "mode nobody", position);
}

Desk rabid_plays(const char *id, const char *position) {
    Desk d = rabid(say("turn monster; no villagers; power deck top %s; %s", id, position));
    cr_assert(step(&d));
    return d;
}

Desk rabid_hunts(const char *position) {
    return rabid_plays("greedy_coachman", position);
}

bool night_ends(Desk *d) {
    while (cursed(d)->turn == ROLE_MONSTER && !cursed(d)->head.over) {
        if (!step(d)) return false;
    }
    return true;
}

/* Stay inside! keeps newcomers away; it also gives a fourth action, without a card. */
static const char *quiet_morning(const char *spell, const char *position) {
    return say("turn wizard; panic %d; spell deck top %s; %s", printed()->panic_inside,
               spell, position);
}

/* Turns the pages of arrival and Spell. */
static Desk past_the_spell(Desk d) {
    cr_assert(steps(&d, 2));
    return d;
}

Desk possessed_casts(const char *id, const char *position) {
    return past_the_spell(possessed(quiet_morning(id, position)));
}

Desk possessed_acts(const char *position) {
    return possessed_casts("distract", say("no villagers; %s", position));
}

Desk nobody_acts(const char *position) {
    const char *empty = say("no villagers; %s", position);
    return past_the_spell(nobody(quiet_morning("distract", empty)));
}

int roads_between(int house, int other) {
    return printed()->road_distance[house - 1][other - 1];
}

int pasture_at(int house) {
    uint32_t touching = printed()->pastures_at[house - 1];
    cr_assert(touching, "no pasture touches house %d", house);
    return 1 + bits_first(touching);
}

int sheep_in(const Desk *d, int pasture) {
    return cursed(d)->sheep[pasture - 1];
}

uint32_t all_cards(const Piles *p) {
    return p->hand | p->deck.cards | p->deck.discard | p->front;
}

int eaten(const Desk *d, int what) {
    return cursed(d)->eaten[what];
}

int held(const Desk *d, Ingredient i) {
    return cursed(d)->pouch[i];
}
