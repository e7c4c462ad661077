/* src/engine/pack.c and pack_entry.c: packs that are read, and packs that are refused. */
#include <criterion/criterion.h>
#include <dirent.h>
#include <string.h>

#include "base/alloc.h"
#include "base/file.h"

#include "engine/shelf.h"

/* ---- Good packs ---------------------------------------------------------------------- */

static const char harbor[] = "# Harbor Lights\r\n"
                             "pack base   # its name\n"
                             "game harbor 3\n"
                             "\n"
                             "[card squall]\n"
                             "  title  =  Squall#1  # a comment\n"
                             "copies=3\n"
                             "play   = storm 2, draw 1 ,coin\n"
                             "source = invented\n"
                             "\n"
                             "[ card   pilot ]\n"
                             "title = caf\xC3\xA9 = home\n"
                             "source = rulebook\n"
                             "invented = title\n"
                             "[ship pilot]";

static Pack read_pack(const char *text) {
    Pack pack;
    Error err;
    cr_assert(pack_read("base.pack", text, &pack, &err), "%s", err.words);
    return pack;
}

Test(pack, what_a_box_keeps_belongs_to_it) {
    Box box = {0};
    Text words = TEXT(20), nothing = TEXT(20);
    int *content = box_content(&box, sizeof *content);
    cr_assert(box.content == content && *content == 0);
    text_add(&words, "a gull");
    const char *kept = box_keep(&box, &words);
    text_clear(&words);
    cr_assert_str_eq(kept, "a gull");
    cr_assert_str_eq(box_keep(&box, &nothing), "");
    box_empty(&box);
    cr_assert_null(box.content);
}

Test(pack, is_read_into_entries) {
    Pack pack = read_pack(harbor);
    cr_assert_str_eq(pack.name, "base");
    cr_assert_str_eq(pack.game, "harbor");
    cr_assert_eq(pack.game_version, 3);
    cr_assert_str_eq(pack.text, harbor, "the text stays as it was");
    cr_assert_eq(pack.entry_count, 3);
    const PackEntry *squall = &pack.entries[0];
    cr_assert_str_eq(squall->kind, "card");
    cr_assert_str_eq(squall->id, "squall");
    cr_assert_eq(squall->line, 5);
    cr_assert_eq(squall->key_count, 4);
    cr_assert_str_eq(entry_key(squall, "title")->value, "Squall#1");
    cr_assert_eq(entry_key(squall, "title")->line, 6);
    cr_assert_str_eq(entry_key(squall, "copies")->value, "3");
    cr_assert_null(entry_key(squall, "gold"));
    cr_assert_str_eq(pack.entries[1].id, "pilot");
    cr_assert_str_eq(entry_key(&pack.entries[1], "title")->value, "caf\xC3\xA9 = home");
    cr_assert_str_eq(pack.entries[2].kind, "ship", "the same id for another kind");
    pack_free(&pack);
    cr_assert_null(pack.entries);
    pack_free(&pack);
}

static uint32_t hash_of(const char *text) {
    Pack pack = read_pack(text);
    uint32_t hash = pack.hash;
    pack_free(&pack);
    return hash;
}

Test(pack, the_hash_is_of_entries_and_values) {
    static const char *const same[] = {
        "pack a\ngame b 1\n[card c]\nx = 1, 2\n",
        "# A comment.\ngame b 1\n\npack a\n\n[card c] # another\n  x=1, 2 \r\n",
    };
    static const char *const others[] = {
        "pack o\ngame b 1\n[card c]\nx = 1, 2\n", "pack a\ngame b 2\n[card c]\nx = 1, 2\n",
        "pack a\ngame b 1\n[card o]\nx = 1, 2\n", "pack a\ngame b 1\n[crad c]\nx = 1, 2\n",
        "pack a\ngame b 1\n[card c]\ny = 1, 2\n", "pack a\ngame b 1\n[card c]\nx = 1, 3\n",
    };
    cr_assert_eq(hash_of(same[0]), hash_of(same[1]));
    for (int i = 0; i < 6; i++)
        cr_expect_neq(hash_of(same[0]), hash_of(others[i]), "%d", i);
}

Test(pack, what_is_written_reads_back) {
    Pack pack =
        read_pack("pack a\ngame b 1\n[card c]\nx =#1 # no value begins so\ny = z\n");
    Buffer written = {0}, again = {0};
    pack_write(&pack, &written);
    cr_assert_str_eq(written.data, "pack a\ngame b 1\n[card c]\nx=#1\ny=z\n");
    Pack back = read_pack(written.data);
    pack_write(&back, &again);
    cr_assert_str_eq(again.data, written.data);
    cr_assert_eq(back.hash, pack.hash);
    buffer_free(&written);
    buffer_free(&again);
    pack_free(&pack);
    pack_free(&back);
}

Test(pack, entries_still_name_the_file_when_the_pack_was_moved) {
    Pack pack = read_pack(harbor);
    Pack moved = pack;
    Error err;
    memset(&pack, 0, sizeof pack);
    entry_error(&moved.entries[0], 0, &err, "%d is wrong", 7);
    cr_assert_str_eq(err.words, "base.pack:5: card 'squall': 7 is wrong");
    cr_assert_not(entry_error(&moved.entries[0], 0, NULL, "nobody listens"));
    pack_free(&moved);
}

/* ---- Keys ---------------------------------------------------------------------------- */

typedef struct Reading {
    Pack pack;
    const PackEntry *squall, *pilot;
    Error err;
} Reading;

static Reading reading;

static void open_reading(void) {
    reading.pack = read_pack(harbor);
    reading.squall = &reading.pack.entries[0];
    reading.pilot = &reading.pack.entries[1];
}

static void close_reading(void) {
    pack_free(&reading.pack);
}

TestSuite(entry, .init = open_reading, .fini = close_reading);

static void expect_words(const char *words) {
    cr_expect_str_eq(reading.err.words, words);
}

Test(entry, texts_are_read) {
    const char *title = NULL;
    cr_assert(entry_text(reading.squall, "title", NULL, &title, &reading.err));
    cr_assert_str_eq(title, "Squall#1");
    cr_assert(entry_text(reading.squall, "gold", "none", &title, &reading.err));
    cr_assert_str_eq(title, "none");
    cr_assert_not(entry_text(reading.squall, "gold", NULL, &title, &reading.err));
    expect_words("base.pack:5: card 'squall': the key 'gold' is missing");
}

Test(entry, numbers_are_read_in_range) {
    int number = 0;
    cr_assert(entry_int(reading.squall, "copies", 1, 3, &number, &reading.err));
    cr_assert_eq(number, 3);
    cr_assert_not(entry_int(reading.squall, "copies", 1, 2, &number, &reading.err));
    expect_words("base.pack:7: card 'squall': 'copies' is a number from 1 to 2, not '3'");
    cr_assert_not(entry_int(reading.squall, "gold", 1, 2, &number, &reading.err));
    expect_words("base.pack:5: card 'squall': the key 'gold' is missing");
    number = 8;
    cr_assert(entry_int_or(reading.squall, "gold", 1, 2, &number, &reading.err));
    cr_assert_eq(number, 8, "what is missing changes nothing");
    cr_assert_not(entry_int_or(reading.squall, "title", 1, 2, &number, &reading.err));
    expect_words(
        "base.pack:6: card 'squall': 'title' is a number from 1 to 2, not 'Squall#1'");
}

Test(entry, words_are_found_or_suggested) {
    static const char *const effects[] = {"coin", "draw", "storm"};
    static const char *const many[] = {"aa", "bb", "cc", "dd", "ee",
                                       "ff", "gg", "hh", "ii"};
    int place = 9;
    cr_assert(entry_find(reading.squall, 8, "effect", "storm", effects, 3, &place, NULL));
    cr_assert_eq(place, 2);
    cr_assert_not(
        entry_find(reading.squall, 8, "effect", "strom", effects, 3, &place, &reading.err));
    expect_words("base.pack:8: card 'squall': no effect is called 'strom'; did you mean "
                 "'storm'?");
    cr_assert_not(
        entry_find(reading.squall, 8, "effect", "gale", effects, 3, &place, &reading.err));
    expect_words("base.pack:8: card 'squall': no effect is called 'gale'; expected one of: "
                 "coin, draw, storm");
    cr_assert_not(
        entry_find(reading.squall, 8, "effect", "gale", many, 9, &place, &reading.err));
    expect_words("base.pack:8: card 'squall': no effect is called 'gale'");
    cr_assert_eq(place, 2);
}

Test(entry, choices_are_words_of_a_list) {
    static const char *const copies[] = {"1", "2", "3"};
    int place = 0;
    cr_assert(entry_choice(reading.squall, "copies", copies, 3, &place, &reading.err));
    cr_assert_eq(place, 2);
    cr_assert_not(entry_choice(reading.squall, "type", copies, 3, &place, &reading.err));
    expect_words("base.pack:5: card 'squall': the key 'type' is missing");
}

Test(entry, unknown_keys_are_refused) {
    static const char *const keys[] = {"title", "copies", "play"};
    static const char *const fewer[] = {"title", "copes"};
    cr_assert(entry_keys(reading.squall, keys, 3, &reading.err));
    cr_assert(entry_keys(reading.pilot, keys, 3, &reading.err),
              "source and invented are known");
    cr_assert_not(entry_keys(reading.squall, fewer, 2, &reading.err));
    expect_words(
        "base.pack:7: card 'squall': no key is called 'copies'; did you mean 'copes'?");
}

Test(entry, values_are_walked_part_by_part) {
    const char *rest = entry_key(reading.squall, "play")->value;
    char part[16];
    cr_assert(entry_part(&rest, part, sizeof part));
    cr_assert_str_eq(part, "storm 2");
    cr_assert(entry_part(&rest, part, sizeof part));
    cr_assert_str_eq(part, "draw 1");
    cr_assert(entry_part(&rest, part, sizeof part));
    cr_assert_str_eq(part, "coin");
    cr_assert_not(entry_part(&rest, part, sizeof part));
    rest = " , x";
    cr_assert(entry_part(&rest, part, sizeof part));
    cr_assert_str_eq(part, "", "nothing stands between");
}

Test(entry, sources_are_told) {
    Source source;
    cr_assert(entry_source(reading.squall, &source, &reading.err));
    cr_assert_eq(source, SOURCE_INVENTED);
    cr_assert_str_eq(source_word(source), "invented");
    cr_assert(entry_source(reading.pilot, &source, &reading.err));
    cr_assert_eq(source, SOURCE_RULEBOOK);
    cr_assert_not(entry_source(&reading.pack.entries[2], &source, &reading.err));
    expect_words("base.pack:15: ship 'pilot': the key 'source' is missing");
}

/* ---- Several packs ------------------------------------------------------------------- */

static bool add_title(const PackEntry *e, void *context, Error *err) {
    const char *title;
    if (!entry_text(e, "title", NULL, &title, err)) return false;
    text_format(context, "%s ", title);
    return true;
}

Test(pack, later_entries_replace_earlier_ones_in_place) {
    static const char *const kinds[] = {"card"};
    Pack packs[3] = {
        read_pack("pack a\ngame x 1\n[card one]\ntitle = 1\n[card two]\ntitle = 2\n"),
        read_pack("pack b\ngame x 1\n[card three]\ntitle = 3\n[card one]\ntitle = I\n"),
        read_pack("pack c\ngame x 1\n[card three]\ntitle = III\n"),
    };
    char room[40];
    Text titles = text_over(room, sizeof room);
    Error err;
    cr_assert(pack_each(packs, 3, kinds, 1, add_title, &titles, &err), "%s", err.words);
    cr_assert_str_eq(room, "I 2 III ");
    for (int i = 0; i < 3; i++) pack_free(&packs[i]);
}

Test(pack, later_packs_leave_entries_out_and_put_them_back) {
    Pack packs[3] = {
        read_pack("pack a\ngame x 1\n[card one]\ntitle = 1\n[card two]\ntitle = 2\n"),
        read_pack("pack b\ngame x 1\n[card one]\nleft_out = yes\n"),
        read_pack("pack c\ngame x 1\n[card one]\ntitle = I\n"),
    };
    char room[40];
    Text titles = text_over(room, sizeof room);
    Error err;
    cr_assert(pack_each(packs, 2, NULL, 0, add_title, &titles, &err), "%s", err.words);
    cr_assert_str_eq(room, "2 ");
    titles = text_over(room, sizeof room);
    cr_assert(pack_each(packs, 3, NULL, 0, add_title, &titles, &err), "%s", err.words);
    cr_assert_str_eq(room, "I 2 ");
    for (int i = 0; i < 3; i++) pack_free(&packs[i]);
}

static void expect_not_left_out(const char *entry, const char *words) {
    char text[120], room[40];
    Text all = text_over(text, sizeof text), titles = text_over(room, sizeof room);
    Error err;
    text_format(&all, "pack b\ngame x 1\n%s", entry);
    Pack packs[2] = {read_pack("pack a\ngame x 1\n[card one]\ntitle = 1\n"),
                     read_pack(text)};
    cr_expect_not(pack_each(packs, 2, NULL, 0, add_title, &titles, &err));
    cr_expect_str_eq(err.words, words);
    for (int i = 0; i < 2; i++) pack_free(&packs[i]);
}

Test(pack, only_what_is_there_is_left_out) {
    expect_not_left_out(
        "[card won]\nleft_out = yes\n",
        "base.pack:3: card 'won': no earlier pack has this, so it cannot be "
        "left out");
    expect_not_left_out("[card one]\nleft_out = no\n",
                        "base.pack:4: card 'one': 'left_out' is either 'yes' or absent");
    expect_not_left_out("[card one]\ntitle = I\nleft_out = yes\n",
                        "base.pack:5: card 'one': what is left out has no other keys");
}

Test(pack, unknown_kinds_and_refused_entries_stop_it) {
    static const char *const kinds[] = {"card", "ship"};
    char room[40];
    Text titles = text_over(room, sizeof room);
    Error err;
    Pack pack = read_pack("pack a\ngame x 1\n[crad one]\ntitle = 1\n");
    cr_assert_not(pack_each(&pack, 1, kinds, 2, add_title, &titles, &err));
    cr_assert_str_eq(err.words,
                     "base.pack:3: crad 'one': no kind of entry is called 'crad'; "
                     "did you mean 'card'?");
    pack_free(&pack);
    pack = read_pack("pack a\ngame x 1\n[card one]\n");
    cr_assert_not(pack_each(&pack, 1, kinds, 2, add_title, &titles, &err));
    cr_assert_str_eq(err.words, "base.pack:3: card 'one': the key 'title' is missing");
    pack_free(&pack);
}

/* ---- Limits -------------------------------------------------------------------------- */

static void expect_refused(const Buffer *text, const char *words) {
    Pack pack = {.entry_count = 77};
    Error err = {{0}};
    cr_expect_not(pack_read("big.pack", text->data, &pack, &err));
    cr_expect_str_eq(err.words, words);
    cr_expect_eq(pack.entry_count, 77, "what is refused changes nothing");
}

Test(pack, there_is_an_end_to_everything) {
    Buffer text = {0};
    for (int i = 0; i < 20000; i++) buffer_add(&text, "\n");
    expect_refused(&text, "big.pack: a pack has at most 20000 lines");
    for (int i = 0; i < 1 << 20; i++) buffer_char(&text, 'x');
    expect_refused(&text, "big.pack: a pack has at most 1048576 bytes");

    buffer_clear(&text);
    buffer_add(&text, "pack a\ngame x 1\n[card one]\ntitle = ");
    for (int i = 0; i < 1000; i++) buffer_char(&text, 'x');
    expect_refused(&text, "big.pack:4: card 'one': this line is longer than 1000 bytes");

    buffer_clear(&text);
    buffer_add(&text, "pack a\ngame x 1\n[card one]\n");
    for (int i = 0; i < 65; i++) buffer_format(&text, "k%d = 1\n", i);
    expect_refused(&text, "big.pack:68: card 'one': an entry has at most 64 keys");

    buffer_clear(&text);
    buffer_add(&text, "pack a\ngame x 1\n");
    for (int i = 0; i < 1001; i++) buffer_format(&text, "[card c%d]\n", i);
    expect_refused(&text, "big.pack:1003: a pack holds at most 1000 entries");
    buffer_free(&text);
}

/* ---- Bad packs: tests/packs/bad ------------------------------------------------------ */

/*
 * Each file begins with "# expect: " and the whole message; '*' in it stands for a number
 * that may change: the line of an entry in a shipped pack. Those in the folder itself are
 * for the reader alone; those in a game's folder are laid over the game's shipped packs,
 * once the game is on the shelf.
 */
#define BAD_PACKS   BAIZE_SOURCE "/tests/packs/bad"
#define EXPECTATION "# expect: "

static bool fits(const char *words, const char *expected) {
    while (*expected) {
        if (*expected == '*') {
            size_t digits = strspn(words, "0123456789");
            if (digits == 0) return false;
            words += digits;
        } else if (*words++ != *expected) {
            return false;
        }
        expected++;
    }
    return !*words;
}

static void read_bad(const Shelf *game, const char *name, const char *text) {
    Error err = {{0}};
    Pack pack;
    const char *start = text + strlen(EXPECTATION);
    cr_assert(text_starts(text, EXPECTATION), "%s does not say what to expect", name);
    char *expected = alloc_copy_some(start, strcspn(start, "\n"));
    if (game) {
        PackText extra = {name, text, PACK_OWN};
        OpenBox *box = box_open(game, &extra, 1, &err);
        cr_expect_null(box, "%s is accepted", name);
        box_close(box);
    } else {
        cr_expect_not(pack_read(name, text, &pack, &err), "%s is accepted", name);
    }
    cr_expect(fits(err.words, expected), "%s says '%s', not '%s'", name, err.words,
              expected);
    alloc_free(expected);
}

static int try_bad_folder(const char *path, const Shelf *game);

static int try_bad_file(const char *folder, const char *name, const Shelf *game) {
    Buffer path = {0}, text = {0};
    Error err;
    int tried = 0;
    buffer_format(&path, "%s/%s", folder, name);
    size_t length = strlen(name);
    if (length > 5 && text_equal(name + length - 5, ".pack")) {
        cr_assert(file_read(path.data, PACK_BYTES_MAX, &text, &err), "%s", err.words);
        read_bad(game, name, text.data);
        tried = 1;
    } else if (!strchr(name, '.')) {
        char id[64];
        Text hyphens = text_over(id, sizeof id);
        for (const char *at = name; *at; at++) text_char(&hyphens, *at == '_' ? '-' : *at);
        const Shelf *named = shelf_find(id);
        cr_assert(named || shelf_file(id, "packs/base.pack"), "there is no game %s", id);
        if (named) tried = try_bad_folder(path.data, named);
    }
    buffer_free(&path);
    buffer_free(&text);
    return tried;
}

static int try_bad_folder(const char *path, const Shelf *game) {
    int tried = 0;
    struct dirent *entry;
    DIR *folder = opendir(path);
    cr_assert(folder, "%s cannot be opened", path);
    while ((entry = readdir(folder))) tried += try_bad_file(path, entry->d_name, game);
    closedir(folder);
    return tried;
}

Test(pack, bad_packs_fail_with_their_written_message) {
    cr_assert_geq(try_bad_folder(BAD_PACKS, NULL), 20);
}

Test(pack, every_shipped_pack_loads) {
    for (int i = 0; i < shelf_count; i++) {
        Error err;
        OpenBox *box = box_open(&shelf[i], NULL, 0, &err);
        cr_assert(box, "%s", err.words);
        cr_assert_geq(box->pack_count, 1);
        box_close(box);
    }
}
