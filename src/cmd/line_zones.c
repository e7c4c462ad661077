/* Zones and cards as text. */
#include "base/require.h"

#include "engine/marks.h"

#include "term/out.h"

#include "cmd/line_flow.h"
#include "cmd/line_view.h"

enum { ZONE_COLUMN = 21 };

static const SceneCard *card_of(const Scene *scene, const ViewItem *item) {
    return item->ref.kind == REF_CARD ? scene_find_card(scene, item->ref.index) : NULL;
}

/* "2 Wolf Claw", "no Noble". */
static void item_words(const Scene *scene, const ViewItem *item, Text *out) {
    const SceneCard *card = card_of(scene, item);
    const char *label = card ? card->title : item->label;
    if (item->count == 0) text_add(out, "no ");
    if (item->count > 1) text_format(out, "%d ", item->count);
    text_add(out, label);
    if (item->note && *item->note) text_format(out, " (%s)", item->note);
}

/* "Transmute (stays; at the Laboratory; gives 3 coins): Mixing ..."; what is not earned but
 * happens reads as part of the text: "Sprint: +2 Movement. Trash: ..." */
static void card_words(const Scene *scene, const SceneCard *card, Text *out) {
    const char *gain = card->gain ? card->gain : "";
    bool earned = mark_earns(gain), told = *gain && !earned;
    const char *parts[] = {card->type, card->cost, earned ? gain : ""};
    const char *gap = " (";
    text_add(out, card->title);
    for (int i = 0; i < 3; i++) {
        if (!parts[i] || !*parts[i]) continue;
        text_format(out, "%s%s%s", gap, i == 2 ? "gives " : "", parts[i]);
        gap = "; ";
    }
    if (*gap == ';') text_char(out, ')');
    const char *before = told ? " " : ": ";
    if (told) text_format(out, ": %s.", gain);
    if (card->text && *card->text) text_format(out, "%s%s", before, card->text);
    if (card->text && *card->text) before = " ";
    for (int i = 0; i < card->row_count; i++, before = " ") {
        const SceneRow *row = &scene->rows[card->row_first + i];
        text_format(out, *row->label ? "%s%s: %s" : "%s%s%s", before, row->label,
                    row->words);
    }
}

/* Cards that act are read one by one: each has its own line with what it does. */
static void print_cards(const Picture *p, const ViewZone *z) {
    for (int i = 0; i < z->item_count; i++) {
        const ViewItem *item = &p->view->items[z->item_first + i];
        Text words = TEXT(2 * ITEM_SIZE);
        card_words(p->scene, card_of(p->scene, item), &words);
        if (item->note && *item->note) text_format(&words, " [%s]", item->note);
        out("    ");
        flow_words((Flow){6, 4, false, 0}, words.at);
        out("\n");
    }
}

static const SceneZone *zone_of(const Picture *p, const ViewZone *z) {
    const SceneZone *about = scene_find_zone(p->scene, z->id);
    REQUIRE(about);
    return about;
}

/* Empty slots are counted at the end. */
static void print_items(const Picture *p, const ViewZone *z, Flow f) {
    bool slots = zone_of(p, z)->layout == LAYOUT_SLOTS;
    int empty = 0;
    for (int i = 0; i < z->item_count; i++) {
        const ViewItem *item = &p->view->items[z->item_first + i];
        if (slots && item->count == 0) {
            empty++;
            continue;
        }
        Text words = TEXT(ITEM_SIZE);
        item_words(p->scene, item, &words);
        flow_long_item(&f, ", ", words.at);
    }
    Text rest = TEXT(ITEM_SIZE);
    text_format(&rest, "%d empty", empty);
    if (empty > 0) flow_item(&f, ", ", rest.at);
    out("\n");
}

/* Hands and rows of cards; piles and tokens need their names only. */
static bool is_read_out(const Picture *p, const ViewZone *z) {
    Layout layout = zone_of(p, z)->layout;
    if (layout != LAYOUT_HAND && layout != LAYOUT_ROW) return false;
    for (int i = 0; i < z->item_count; i++)
        if (!card_of(p->scene, &p->view->items[z->item_first + i])) return false;
    return z->item_count > 0;
}

static void print_zone(const Picture *p, const ViewZone *z) {
    Flow f = flow_labelled(zone_of(p, z)->label, ZONE_COLUMN);
    bool read_out = is_read_out(p, z);
    if (z->item_count > 0 && !read_out) {
        print_items(p, z, f);
        return;
    }
    out("%d\n", z->count);
    if (read_out) print_cards(p, z);
}

static bool is_bare(const ViewZone *z) {
    return z->count == 0 && z->item_count == 0;
}

/* Zones in which nothing lies share one line. */
static void print_bare_zones(const Picture *p, int owner) {
    Flow f = {0};
    bool any = false;
    for (int i = 0; i < p->view->zone_count; i++) {
        const ViewZone *z = &p->view->zones[i];
        if (z->owner != owner || !is_bare(z)) continue;
        if (!any) f = flow_labelled("Empty", ZONE_COLUMN);
        any = true;
        flow_item(&f, ", ", zone_of(p, z)->label);
    }
    if (any) out("\n");
}

void line_zones_of(const Picture *p, int owner) {
    bool any = false;
    for (int i = 0; i < p->view->zone_count; i++) {
        if (p->view->zones[i].owner != owner) continue;
        if (!any) out("%s:\n", line_owner_name(p, owner));
        any = true;
        if (!is_bare(&p->view->zones[i])) print_zone(p, &p->view->zones[i]);
    }
    print_bare_zones(p, owner);
}

bool line_view_card(const Scene *scene, const char *words, const char **nearest) {
    enum { TITLES_MAX = 512 };
    const char *titles[TITLES_MAX];
    int count = 0;
    bool found = false;
    for (int i = 0; i < scene->card_count; i++) {
        const SceneCard *card = &scene->cards[i];
        if (count < TITLES_MAX) titles[count++] = card->title;
        if (!text_alike(card->title, words) && !text_alike(card->id, words)) continue;
        Text text = TEXT(2 * ITEM_SIZE);
        card_words(scene, card, &text);
        const char *kind = scene_kind_title(scene, card->kind);
        text_format(&text, " [%s%s%s]", kind ? kind : "", kind && *card->clause ? ", " : "",
                    card->clause);
        line_wrap(text.at, 2);
        found = true;
    }
    *nearest = found ? NULL : text_nearest(words, titles, count);
    return found;
}
