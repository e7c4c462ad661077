/* Packs into heroes with their abilities and items, and into bosses. */
#include "roll_and_fight/content/loader.h"

#include "engine/phrase.h"

enum { COST_MIN = 1, COST_MAX = 6, RECON_MAX = 2, POSTED_MAX = 4, TEXT_BYTES = 400 };

static const char *const when_words[WHENS] = {"fighting", "start", "resolution", "rolling",
                                              "passive"};

/* ---- Abilities -------------------------------------------------------------------------- */

static bool read_switch(const PackEntry *e, const char *key, uint8_t *out, Error *err) {
    static const char *const words[] = {"no", "yes"};
    int value = 0;
    if (entry_key(e, key) && !entry_choice(e, key, words, 2, &value, err)) return false;
    *out = (uint8_t)value;
    return true;
}

static bool read_when(const PackEntry *e, unsigned allowed, uint8_t *out, Error *err) {
    int when = WHEN_FIGHTING;
    if (entry_key(e, "when") && !entry_choice(e, "when", when_words, WHENS, &when, err))
        return false;
    if (!(allowed >> when & 1))
        return entry_error(e, entry_key(e, "when")->line, err, "'%s' cannot stand here",
                           when_words[when]);
    *out = (uint8_t)when;
    return true;
}

/* "Start of Fighting: Move, then Hit; with a Double Knife also Hit. Once a round." */
static const char *ability_text(Loader *l, const Ability *a) {
    static const char *const starts[WHENS] = {
        [WHEN_START] = "Start of Fighting: ", [WHEN_RESOLUTION] = "Resolution: "};
    Text out = TEXT_MARKED(TEXT_BYTES);
    if (a->when == WHEN_PASSIVE) {
        roll_write_rules(&a->rules, &out);
        return box_keep(l->box, &out);
    }
    if (starts[a->when]) text_add(&out, starts[a->when]);
    roll_write_steps(&a->play, &out);
    if (a->bonus.count) {
        verb_amount(&out, "[!line ; ]with a Double Knife also ", 0);
        roll_write_steps(&a->bonus, &out);
    }
    text_char(&out, '.');
    phrase_capital(&out, 0);
    if (a->once) verb_amount(&out, "[!line  ]Once a round.", 0);
    return box_keep(l->box, &out);
}

static bool read_printed(Loader *l, const PackEntry *e, Ability *a, Error *err) {
    a->id = e->id;
    return entry_title(e, &a->title, err) &&
           entry_text(e, "invented", "", &a->invented, err) &&
           entry_source(e, &a->source, err) && roll_read_dice(l, e, a, err) &&
           roll_read_steps(e, "play", (When)a->when, &a->play, err) &&
           roll_read_steps(e, "double", WHEN_FIGHTING, &a->bonus, err);
}

bool roll_read_basic(Loader *l, const PackEntry *e, Error *err) {
    static const char *const ids[BASICS] = {"dash", "punch", "fire", "charge"};
    int place, recon;
    if (!entry_find(e, 0, "Basic Ability", e->id, ids, BASICS, &place, err)) return false;
    Ability *a = &l->c->basic[place];
    if (!read_printed(l, e, a, err) || !entry_int(e, "recon", 1, RECON_MAX, &recon, err))
        return false;
    if (!a->dice_count || !a->play.count)
        return entry_error(e, 0, err, "a Basic Ability has 'dice' and 'play'");
    a->recon = (uint8_t)recon;
    a->text = ability_text(l, a);
    l->c->basic_count++;
    return true;
}

static Hero *find_hero(Loader *l, const PackEntry *e, Error *err) {
    const char *ids[HEROES];
    int place;
    for (int i = 0; i < l->c->hero_count; i++) ids[i] = l->c->hero[i].id;
    if (!entry_named(e, "hero", "hero", ids, l->c->hero_count, &place, err)) return NULL;
    return &l->c->hero[place];
}

/* A passive one has a rule and nothing else; one without dice is used at the start of fighting. */
static bool ability_holds(const PackEntry *e, const Ability *a, Error *err) {
    bool passive = a->when == WHEN_PASSIVE;
    if (passive && (a->dice_count || a->play.count))
        return entry_error(e, 0, err, "an ability has a 'rule', or 'dice' and 'play'");
    if (!passive && !a->play.count)
        return entry_error(e, 0, err, "the key 'play' is missing");
    if (!passive && !a->dice_count && a->when != WHEN_START)
        return entry_error(e, 0, err, "only the start of fighting may come without 'dice'");
    if (!a->dice_count && a->once)
        return entry_error(e, 0, err, "what takes no dice comes once a round anyway");
    return true;
}

bool roll_read_ability(Loader *l, const PackEntry *e, Error *err) {
    Hero *hero = find_hero(l, e, err);
    int cost;
    if (!hero) return false;
    if (hero->tile_count == TILES)
        return entry_error(e, 0, err, "a hero has %d abilities", TILES);
    Ability *a = &hero->ability[BASICS + hero->tile_count++];
    if (!read_when(e, 1u << WHEN_FIGHTING | 1u << WHEN_START | 1u << WHEN_RESOLUTION,
                   &a->when, err) ||
        !read_printed(l, e, a, err) ||
        !entry_int(e, "cost", COST_MIN, COST_MAX, &cost, err) ||
        !read_switch(e, "once", &a->once, err) ||
        !roll_read_rules(e, ON_ABILITY, &a->rules, err))
        return false;
    if (a->rules.count) a->when = WHEN_PASSIVE;
    if (!ability_holds(e, a, err)) return false;
    a->cost = (uint8_t)cost;
    a->recon = a->dice_count ? RECON_MAX : 0;
    a->text = ability_text(l, a);
    return true;
}

/* ---- Items ------------------------------------------------------------------------------ */

static const char *item_text(Loader *l, const Item *item) {
    Text out = TEXT_MARKED(TEXT_BYTES);
    if (item->when == WHEN_ROLLING) text_add(&out, "While rolling: ");
    roll_write_steps(&item->play, &out);
    text_char(&out, '.');
    phrase_capital(&out, 0);
    return box_keep(l->box, &out);
}

bool roll_read_item(Loader *l, const PackEntry *e, Error *err) {
    Hero *hero = find_hero(l, e, err);
    if (!hero) return false;
    if (hero->item_count == ITEMS)
        return entry_error(e, 0, err, "a hero has %d items", ITEMS);
    Item *item = &hero->item[hero->item_count++];
    item->id = e->id;
    if (!entry_title(e, &item->title, err) ||
        !entry_text(e, "invented", "", &item->invented, err) ||
        !entry_source(e, &item->source, err) ||
        !read_when(e, 1u << WHEN_FIGHTING | 1u << WHEN_ROLLING, &item->when, err) ||
        !roll_read_steps(e, "play", (When)item->when, &item->play, err))
        return false;
    if (!item->play.count) return entry_error(e, 0, err, "the key 'play' is missing");
    item->text = item_text(l, item);
    return true;
}

/* ---- Heroes and bosses ------------------------------------------------------------------ */

static const char *rules_text(Loader *l, const RuleSet *rules) {
    Text out = TEXT_MARKED(TEXT_BYTES);
    roll_write_rules(rules, &out);
    return box_keep(l->box, &out);
}

bool roll_read_hero(Loader *l, const PackEntry *e, Error *err) {
    Text victory = TEXT(80);
    if (l->c->hero_count == HEROES)
        return entry_error(e, 0, err, "there are more than %d heroes", HEROES);
    Hero *hero = &l->c->hero[l->c->hero_count++];
    hero->id = e->id;
    if (!entry_title(e, &hero->title, err) ||
        !entry_text(e, "trait", NULL, &hero->trait, err) ||
        !entry_text(e, "invented", "", &hero->invented, err) ||
        !entry_source(e, &hero->source, err) ||
        !roll_read_rules(e, ON_TRAIT, &hero->rules, err))
        return false;
    if (!hero->rules.count) return entry_error(e, 0, err, "the key 'rule' is missing");
    hero->text = rules_text(l, &hero->rules);
    text_format(&victory, "%s wins.", hero->title);
    hero->victory = box_keep(l->box, &victory);
    return true;
}

static bool read_post(const PackEntry *e, const PackKey *key, const char *part,
                      void *context, Error *err) {
    Boss *boss = context;
    int kind, count;
    if (!roll_read_counted(e, key, part, "minion", roll_kind_words, KINDS, POSTED_MAX,
                           &kind, &count, err))
        return false;
    boss->post_kind = (uint8_t)kind;
    boss->post_count = (uint8_t)count;
    return true;
}

static const char *boss_text(Loader *l, const Boss *boss) {
    Text out = TEXT_MARKED(TEXT_BYTES);
    roll_write_rules(&boss->rules, &out);
    if (boss->post_count) {
        const Minion *minion = &l->c->minion[boss->post_kind];
        if (out.length) text_char(&out, ' ');
        if (boss->post_count == 1)
            text_format(&out, "At setup one more %s stands next to the Boss's room.",
                        minion->title);
        else
            text_format(&out,
                        "At setup %d more %s stand next to the Boss's room, one behind "
                        "each door in turn.",
                        boss->post_count, minion->many);
    }
    return box_keep(l->box, &out);
}

bool roll_read_boss(Loader *l, const PackEntry *e, Error *err) {
    int health;
    if (l->c->boss_count == BOSSES_MAX)
        return entry_error(e, 0, err, "there are more than %d bosses", BOSSES_MAX);
    Boss *boss = &l->c->boss[l->c->boss_count++];
    boss->id = e->id;
    if (!entry_title(e, &boss->title, err) ||
        !entry_text(e, "about", "", &boss->about, err) ||
        !entry_text(e, "invented", "", &boss->invented, err) ||
        !entry_source(e, &boss->source, err) ||
        !entry_int(e, "health", 1, CIRCLES_MAX, &health, err) ||
        !roll_read_rules(e, ON_BOSS, &boss->rules, err) ||
        !entry_each_part(e, "post", read_post, boss, err))
        return false;
    boss->health = (uint8_t)health;
    boss->text = boss_text(l, boss);
    return true;
}

/* ---- The whole -------------------------------------------------------------------------- */

/* Basic Abilities are copied to each hero, at this hero's cost. */
static void finish_hero(Loader *l, Hero *hero) {
    for (int i = 0; i < BASICS; i++) hero->ability[i] = l->c->basic[i];
    for (int i = 0; i < hero->rules.count; i++)
        if (hero->rules.at[i].rule == RULE_HEAVY)
            roll_make_dearer(l, &hero->ability[0], hero->rules.at[i].amount);
    for (int i = 0; i < ABILITIES; i++) {
        const Ability *a = &hero->ability[i];
        uint16_t own = (uint16_t)(1u << i);
        if (a->dice_count) hero->with_dice |= own;
        if (a->when == WHEN_START) hero->start |= own;
        if (a->when == WHEN_RESOLUTION) hero->resolution |= own;
        if (a->when == WHEN_PASSIVE) hero->passive |= own;
        if (a->once) hero->once |= own;
    }
}

static const char *tile_title(const Hero *hero, int i) {
    return i < ABILITIES ? hero->ability[i].title : hero->item[i - ABILITIES].title;
}

/* Options are told apart by titles. */
static bool titles_differ(const Hero *hero, Error *err) {
    for (int a = 0; a < ABILITIES + ITEMS; a++)
        for (int b = 0; b < a; b++)
            if (text_alike(tile_title(hero, a), tile_title(hero, b)))
                return error_set(err, "%s has two tiles called '%s'.", hero->title,
                                 tile_title(hero, a));
    return true;
}

bool roll_check_heroes(Loader *l, Error *err) {
    Content *c = l->c;
    if (c->basic_count != BASICS)
        return error_set(err, "There are %d Basic Abilities, not %d.", BASICS,
                         c->basic_count);
    if (c->hero_count != HEROES)
        return error_set(err, "There are %d heroes, not %d.", HEROES, c->hero_count);
    if (c->boss_count < PLAYERS_MAX)
        return error_set(err, "There are too few bosses: each of %d players has one.",
                         PLAYERS_MAX);
    for (int i = 0; i < HEROES; i++) {
        Hero *hero = &c->hero[i];
        if (hero->tile_count != TILES || hero->item_count != ITEMS)
            return error_set(err, "%s needs %d abilities and %d items.", hero->title, TILES,
                             ITEMS);
        finish_hero(l, hero);
        if (!titles_differ(hero, err)) return false;
    }
    return true;
}
