/* src/base: chance, words, memory, threads. */
#include <criterion/criterion.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/require.h"
#include "base/rng.h"
#include "base/text.h"
#include "base/thread.h"

/* ---- rng ----------------------------------------------------------------------------- */

static const uint64_t reference_key[2] = {UINT64_C(0x0706050403020100),
                                          UINT64_C(0x0f0e0d0c0b0a0908)};

/* The vectors that SipHash's authors published: messages 0, 1, 2 ... under key 0 .. 15. */
Test(rng, siphash_gives_the_published_values) {
    static const struct {
        size_t size;
        uint64_t hash;
    } vectors[] = {
        {0, UINT64_C(0x726fdb47dd0e0e31)},  {1, UINT64_C(0x74f839c593dc67fd)},
        {2, UINT64_C(0x0d6c8009d9a94f5a)},  {3, UINT64_C(0x85676696d7fb7e2d)},
        {4, UINT64_C(0xcf2794e0277187b7)},  {5, UINT64_C(0x18765564cd99a68d)},
        {6, UINT64_C(0xcbc9466e58fee3ce)},  {7, UINT64_C(0xab0200f58b01d137)},
        {8, UINT64_C(0x93f5f5799a932462)},  {9, UINT64_C(0x9e0082df0ba9e4b0)},
        {15, UINT64_C(0xa129ca6149be45e5)},
    };
    unsigned char message[16];
    for (int i = 0; i < 16; i++) message[i] = (unsigned char)i;
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++) {
        uint64_t hash = siphash(reference_key, message, vectors[i].size);
        cr_assert(hash == vectors[i].hash, "%zu bytes: %016llx", vectors[i].size,
                  (unsigned long long)hash);
    }
}

Test(rng, a_draw_is_the_hash_of_the_counter) {
    Rng rng = rng_from_seed(reference_key);
    rng.counter = UINT64_C(0x0706050403020100); /* the published message of eight bytes */
    cr_assert(rng_next(&rng) == UINT64_C(0x93f5f5799a932462));
    cr_assert_eq(rng.counter, UINT64_C(0x0706050403020101));
}

Test(rng, is_32_bytes) {
    cr_assert_eq(sizeof(Rng), 32);
}

Test(rng, below_stays_in_range_and_is_even) {
    Rng rng = rng_from_seed(reference_key);
    enum { SIDES = 7, THROWS = 70000 };
    int seen[SIDES] = {0};
    for (int i = 0; i < THROWS; i++) {
        uint32_t number = rng_below(&rng, SIDES);
        cr_assert_lt(number, SIDES);
        seen[number]++;
    }
    /* 10,000 each; the standard deviation is 93, and the seed is fixed. */
    for (int i = 0; i < SIDES; i++) cr_assert(seen[i] > 9600 && seen[i] < 10400);
}

Test(rng, below_draws_again_where_it_would_be_unfair) {
    /* With 3 × 2^30 of 2^32, every fourth draw is unfair and drawn again. */
    Rng rng = rng_from_seed(reference_key);
    enum { THROWS = 4000 };
    int low = 0;
    for (int i = 0; i < THROWS; i++) low += rng_below(&rng, 3u << 30) < 1u << 30;
    cr_assert(rng.counter > 5100 && rng.counter < 5600, "%d draws", (int)rng.counter);
    cr_assert(low > 1200 && low < 1470, "%d in the lowest third", low);
}

Test(rng, below_one_is_zero) {
    Rng rng = rng_from_seed(reference_key);
    for (int i = 0; i < 100; i++) cr_assert_eq(rng_below(&rng, 1), 0);
}

Test(rng, loaded_dice_come_first_each_on_a_die_that_has_it) {
    Rng rng = rng_from_seed(reference_key);
    cr_assert(rng_load(&rng, 0, 9) && rng_load(&rng, 0, 6) && rng_load(&rng, 20, 20));
    cr_assert(rng_load(&rng, 20, 2) && rng_load(&rng, 6, 4));
    cr_assert_eq(rng_roll(&rng, 6), 6, "no d6 has a 9");
    cr_assert_eq(rng_roll(&rng, 20), 9);
    cr_assert_eq(rng_roll(&rng, 6), 4, "the 2 is loaded for the other die");
    cr_assert_eq(rng_roll(&rng, 20), 20);
    cr_assert_eq(rng_roll(&rng, 20), 2);
    cr_assert_eq(rng.loaded_count, 0);
    cr_assert_eq(rng.loaded[0], 0);
    cr_assert_eq(rng.counter, 0, "loaded dice need no chance");
    cr_assert(rng_load(&rng, 0, 9));
    cr_assert_leq(rng_roll(&rng, 6), 6);
    cr_assert_eq(rng.loaded_count, 1, "it waits for a die that has it");
    rng_unload(&rng);
    for (int i = 0; i < RNG_LOADED_MAX; i++) cr_assert(rng_load(&rng, 6, 1));
    cr_assert_not(rng_load(&rng, 6, 1));
    rng_unload(&rng);
    for (int i = 0; i < 1000; i++) {
        int shown = rng_roll(&rng, 6);
        cr_assert(shown >= 1 && shown <= 6);
    }
    cr_assert_geq(rng.counter, 1001);
}

Test(rng, forks_are_streams_of_their_own) {
    Rng rng = rng_from_seed(reference_key);
    Rng one = rng_fork(&rng, 1), same = rng_fork(&rng, 1), two = rng_fork(&rng, 2);
    cr_assert_eq(rng.counter, 0, "forking draws nothing");
    uint64_t first = rng_next(&one);
    cr_assert(first == rng_next(&same));
    cr_assert(first != rng_next(&two));
    cr_assert(first != rng_next(&rng));
}

/* ---- Text ---------------------------------------------------------------------------- */

static char room[64];

static const char *formatted(const char *format, ...) {
    Text t = text_over(room, sizeof room);
    va_list arguments;
    va_start(arguments, format);
    text_format_list(&t, format, arguments);
    va_end(arguments);
    return room;
}

Test(text, formats_what_it_promises) {
    cr_assert_str_eq(formatted("%s-%c-%%", "ab", 'z'), "ab-z-%");
    cr_assert_str_eq(formatted("%d %d %d", 0, -17, INT32_MAX), "0 -17 2147483647");
    cr_assert_str_eq(formatted("%d", INT32_MIN), "-2147483648");
    cr_assert_str_eq(formatted("%u", UINT32_MAX), "4294967295");
    cr_assert_str_eq(formatted("%02d %02d", 7, 12), "07 12");
    cr_assert_str_eq(formatted("%x %08x", 0xbeefu, 0xbeefu), "beef 0000beef");
    cr_assert_str_eq(formatted("%lld", (long long)INT64_MIN), "-9223372036854775808");
    cr_assert_str_eq(formatted("%llu", (unsigned long long)UINT64_MAX),
                     "18446744073709551615");
    cr_assert_str_eq(formatted("%016llx", 0xabcULL), "0000000000000abc");
}

Test(text, refuses_a_format_that_it_does_not_know, .signal = SIGABRT) {
    formatted("%q", 1);
}

Test(text, cuts_what_does_not_fit_and_ends_in_zero) {
    char small[6];
    Text t = text_over(small, sizeof small);
    text_add(&t, "abc");
    text_format(&t, "%s", "defgh");
    cr_assert_str_eq(small, "abcde");
    cr_assert_eq(t.length, 5);
    text_char(&t, 'x');
    cr_assert_str_eq(small, "abcde");
    text_clear(&t);
    cr_assert_str_eq(small, "");
}

Test(text, cuts_no_character_in_half) {
    char small[4];
    Text t = text_over(small, sizeof small);
    text_add(&t, "ab\xC3\xA9"); /* é would need one byte more */
    cr_assert_str_eq(small, "ab");
}

Test(text, errors_answer_false) {
    Error err;
    cr_assert_not(error_set(&err, "%d is too many.", 7));
    cr_assert_str_eq(err.words, "7 is too many.");
    cr_assert_not(error_set(NULL, "nobody listens"));
    error_set(&err, "Cannot open %s.", "a\033b\001c\002d\nz\xC3\xA4\x80");
    cr_assert_str_eq(err.words, "Cannot open a?b?c?d?z\xC3\xA4?.");
}

Test(text, buffers_grow) {
    Buffer b = {0};
    for (int i = 0; i < 1000; i++) buffer_format(&b, "%d,", i % 10);
    cr_assert_eq(b.length, 2000);
    cr_assert_eq(strlen(b.data), 2000);
    buffer_clear(&b);
    cr_assert_str_eq(b.data, "");
    buffer_char(&b, 'x');
    buffer_add_some(&b, "yz!", 2);
    cr_assert_str_eq(b.data, "xyz");
    buffer_free(&b);
    cr_assert_null(b.data);
    buffer_clear(&b);
    cr_assert_null(b.data);
}

Test(text, numbers_are_read_whole_and_in_range) {
    int number = 77;
    cr_assert(text_to_int("-12", -20, 20, &number) && number == -12);
    cr_assert(text_to_int("0", 0, 0, &number) && number == 0);
    cr_assert(text_to_int("2147483647", 0, INT32_MAX, &number) && number == INT32_MAX);
    number = 77;
    static const char *const bad[] = {
        "", "-", "1x", " 1", "1 ", "21", "-21", "+1", "99999999999999999999"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        cr_assert_not(text_to_int(bad[i], -20, 20, &number), "'%s'", bad[i]);
    }
    cr_assert_eq(number, 77, "what is refused changes nothing");
}

Test(text, ids_are_small_letters) {
    cr_assert(text_is_id("lamp_oil"));
    cr_assert(text_is_id("so-youve-been-cursed"));
    cr_assert(text_is_id("a1"));
    cr_assert_not(text_is_id(""));
    cr_assert_not(text_is_id("1a"));
    cr_assert_not(text_is_id("Lamp"));
    cr_assert_not(text_is_id("lamp oil"));
}

Test(text, words_are_cut_off_one_by_one) {
    const char *rest = "  seat 0, hand  sprint ,upper";
    char word[16];
    static const char *const expected[] = {"seat", "0", "hand", "sprint", "upper"};
    for (int i = 0; i < 5; i++) {
        cr_assert(text_word(&rest, ",", word, sizeof word));
        cr_assert_str_eq(word, expected[i]);
    }
    cr_assert_not(text_word(&rest, ",", word, sizeof word));
    cr_assert_str_eq(word, "");
    rest = "abcdefgh i";
    cr_assert(text_word(&rest, NULL, word, 4));
    cr_assert_str_eq(word, "abc");
    cr_assert_str_eq(rest, "i");
}

Test(text, two_stops_have_an_empty_word_between_them) {
    const char *rest = "a,,b";
    char word[8];
    cr_assert(text_word(&rest, ",", word, sizeof word));
    cr_assert(text_word(&rest, ",", word, sizeof word));
    cr_assert_str_eq(word, "");
    cr_assert(text_word(&rest, ",", word, sizeof word));
    cr_assert_str_eq(word, "b");
}

Test(text, characters_are_utf_8) {
    cr_assert_eq(text_character("a"), 1);
    cr_assert_eq(text_character(""), 0);
    cr_assert_eq(text_character("\xC3\xA9"), 2);
    cr_assert_eq(text_character("\xE2\x82\xAC"), 3);
    cr_assert_eq(text_character("\xF0\x9F\x8E\xB2"), 4);
    static const char *const bad[] = {
        "\x80",             /* a middle without a beginning */
        "\xC3",             /* cut off */
        "\xE2\x82",         /* cut off */
        "\xC0\xAF",         /* '/' in disguise */
        "\xE0\x80\xAF",     /* the same, longer */
        "\xED\xA0\x80",     /* half of a surrogate pair */
        "\xF0\x80\x80\xAF", /* '/' again */
        "\xF4\x90\x80\x80", /* past the last character */
        "\xFF",
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        cr_assert_eq(text_character(bad[i]), 0, "case %zu", i);
    }
}

Test(text, did_you_mean) {
    static const char *const verbs[] = {"coin", "draw", "storm", "so-youve-been-cursed"};
    cr_assert_str_eq(text_nearest("strom", verbs, 4), "storm");
    cr_assert_str_eq(text_nearest("drw", verbs, 4), "draw");
    cr_assert_str_eq(text_nearest("coinn", verbs, 4), "coin");
    cr_assert_str_eq(text_nearest("dra", verbs, 4), "draw");
    cr_assert_str_eq(text_nearest("so-youve", verbs, 4), "so-youve-been-cursed");
    cr_assert_str_eq(text_nearest("so-you've-ben-cursed", verbs, 4),
                     "so-youve-been-cursed");
    cr_assert_null(text_nearest("lantern", verbs, 4));
    cr_assert_null(text_nearest("", verbs, 4));
    cr_assert_null(text_nearest("storm", verbs, 0));
}

Test(text, nearest_survives_long_words) {
    char a[400], b[400];
    memset(a, 'x', sizeof a);
    memset(b, 'x', sizeof b);
    a[399] = b[399] = 0;
    a[5] = 'y';
    const char *const candidates[] = {b};
    cr_assert_str_eq(text_nearest(a, candidates, 1), b);
}

Test(text, small_numbers) {
    cr_assert_eq(min_int(2, 3), 2);
    cr_assert_eq(max_int(2, 3), 3);
    cr_assert_eq(clamp_int(9, 1, 5), 5);
    cr_assert_eq(clamp_int(-9, 1, 5), 1);
    cr_assert_eq(clamp_int(3, 1, 5), 3);
    cr_assert(text_starts("storm 2", "storm") && !text_starts("st", "storm"));
}

/* ---- Memory and mistakes ------------------------------------------------------------- */

Test(alloc, gives_zeroed_and_copied_memory) {
    char *zero = alloc_zero(100);
    for (int i = 0; i < 100; i++) cr_assert_eq(zero[i], 0);
    alloc_free(zero);
    char *copy = alloc_copy("pilot");
    cr_assert_str_eq(copy, "pilot");
    copy = alloc_resize(copy, 1000);
    cr_assert_str_eq(copy, "pilot");
    alloc_free(copy);
    copy = alloc_copy_some("pilot", 3);
    cr_assert_str_eq(copy, "pil");
    alloc_free(copy);
    alloc_free(alloc_zero(0));
    alloc_free(NULL);
}

static void check_failure(const char *words) {
    if (strstr(words, "base_test.c:") && strstr(words, "1 > 2")) exit(42);
}

Test(require, tells_the_writer_and_ends, .exit_code = 42) {
    require_writer(check_failure);
    REQUIRE(2 > 1);
    REQUIRE(1 > 2);
}

Test(require, aborts_without_a_writer, .signal = SIGABRT) {
    require_writer(NULL);
    REQUIRE(1 > 2);
}

/* ---- Threads ------------------------------------------------------------------------- */

typedef struct Count {
    atomic_int calls;
    atomic_int workers; /* bits */
} Count;

static void count_call(int worker, void *context) {
    Count *count = context;
    atomic_fetch_add(&count->calls, 1);
    atomic_fetch_or(&count->workers, 1 << worker);
}

Test(thread, runs_every_worker_once) {
    Count count = {0};
    thread_run(5, count_call, &count);
    cr_assert_eq(atomic_load(&count.calls), 5);
    cr_assert_eq(atomic_load(&count.workers), 31);
    cr_assert_geq(thread_cores(), 1);
}

Test(text, what_commands_a_terminal_is_not_visible) {
    static const char *const visible[] = {
        "a", " ", "~", "\xC2\xA0", "\xC3\xA9", "\xE2\x80\x94", "\xF0\x9F\x82\xA1"};
    static const char *const hidden[] = {"",
                                         "\n",
                                         "\x1B",
                                         "\x7F",
                                         "\x9B",
                                         "\xC2\x9B",
                                         "\xD8\x9C",
                                         "\xE2\x80\x8F",
                                         "\xE2\x80\xAE",
                                         "\xE2\x81\xA6",
                                         "\xEF\xBB\xBF",
                                         "\xF3\xA0\x81\x81"};
    for (size_t i = 0; i < sizeof visible / sizeof visible[0]; i++)
        cr_expect_eq(text_visible(visible[i]), (int)strlen(visible[i]), "%zu", i);
    for (size_t i = 0; i < sizeof hidden / sizeof hidden[0]; i++)
        cr_expect_eq(text_visible(hidden[i]), 0, "%zu", i);
    cr_expect_eq(text_code("\xE2\x80\xAE"), 0x202E);
    cr_expect_eq(text_code("a"), 'a');
}

Test(text, a_copy_is_cut_to_its_room) {
    char short_room[5];
    text_copy(short_room, sizeof short_room, "abc\xC3\xA9");
    cr_assert_str_eq(short_room, "abc", "no character is cut in half");
}

Test(text, lines_are_cut_off_one_by_one) {
    char lines[] = "one \t\r\n\n two";
    char *rest = lines, *first = text_cut_line(&rest);
    text_trim_end(first);
    cr_assert_str_eq(first, "one");
    cr_assert_str_eq(text_cut_line(&rest), "");
    cr_assert_str_eq(text_cut_line(&rest), " two");
    cr_assert_null(text_cut_line(&rest));
}
