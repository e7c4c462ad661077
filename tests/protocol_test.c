/* The line protocol: every request, good and bad, with its exact sentences. */
#include <criterion/criterion.h>

#include <jansson.h>
#include <string.h>

#include "protocol/protocol.h"

/* ---- Asking ------------------------------------------------------------------------------ */

static Protocol *table;
static Buffer answer;
static json_t *reply;

static void open_protocol(void) {
    table = protocol_new();
}

static void close_protocol(void) {
    json_decref(reply);
    reply = NULL;
    buffer_free(&answer);
    protocol_free(table);
}

TestSuite(protocol, .init = open_protocol, .fini = close_protocol);

/* Sends a line; the answer is whole JSON on one line, kept until the next. */
static const json_t *send(const char *line) {
    buffer_clear(&answer);
    protocol_line(table, line, strlen(line), &answer);
    json_decref(reply);
    reply = json_loadb(answer.data, answer.length, JSON_REJECT_DUPLICATES, NULL);
    cr_assert(reply, "not JSON: %s", answer.data);
    cr_assert_null(strchr(answer.data, '\n'));
    return reply;
}

static const json_t *good(const char *line) {
    send(line);
    cr_assert(json_is_true(json_object_get(reply, "ok")), "%s: %s", line, answer.data);
    return reply;
}

static void refused(const char *line, const char *sentence) {
    send(line);
    cr_expect(json_is_false(json_object_get(reply, "ok")), "%s was taken", line);
    cr_expect_str_eq(json_string_value(json_object_get(reply, "error")), sentence);
    cr_expect_eq(json_object_size(reply), 2);
}

static const json_t *part(const char *key) {
    const json_t *value = json_object_get(reply, key);
    cr_assert(value, "no '%s' in %s", key, answer.data);
    return value;
}

static long long number(const char *key) {
    cr_assert(json_is_integer(part(key)));
    return json_integer_value(part(key));
}

static const char *words(const char *key) {
    cr_assert(json_is_string(part(key)));
    return json_string_value(part(key));
}

static size_t count(const char *key) {
    cr_assert(json_is_array(part(key)));
    return json_array_size(part(key));
}

/* A request that holds other text, quoted as JSON wants it. */
static const json_t *good_with(const char *format, const char *text) {
    json_t *quoted = json_string(text);
    char *value = json_dumps(quoted, JSON_ENCODE_ANY);
    size_t size = strlen(format) + strlen(value) + 1;
    char *line = malloc(size);
    snprintf(line, size, format, value);
    good(line);
    free(line);
    free(value);
    json_decref(quoted);
    return reply;
}

static const char new_null[] = "{\"do\":\"new\",\"game\":\"null\",\"seed\":4}";

/* ---- Lines ------------------------------------------------------------------------------- */

Test(protocol, what_is_not_a_request_is_refused) {
    refused("", "This line is empty; a request is a JSON object on one line.");
    refused(" \t\r", "This line is empty; a request is a JSON object on one line.");
    refused("garbage", "This line is not JSON: something does not belong there, "
                       "at column 7.");
    refused("[]", "A request is a JSON object, such as {\"do\":\"games\"}.");
    refused("{}", "A request says what to do, such as {\"do\":\"games\"}.");
    refused("{\"do\":3}", "A request says what to do, such as {\"do\":\"games\"}.");
    refused("{\"do\":\"gmaes\"}", "No request is called 'gmaes'; did you mean 'games'?");
    refused("{\"do\":\"xyzzy\"}", "No request is called 'xyzzy'.");
    refused("{\"do\":\"games\"} {}",
            "This line is not JSON: something follows the end of it, "
            "at column 16.");
}

Test(protocol, twice_the_same_key_is_refused) {
    refused("{\"do\":\"games\",\"do\":\"new\"}",
            "This line is not JSON: a key is given twice, at column 18.");
}

Test(protocol, unknown_and_missing_keys_are_named) {
    refused("{\"do\":\"new\"}", "The request 'new' needs the key 'game'.");
    refused("{\"do\":\"new\",\"game\":\"null\",\"sed\":1}",
            "The request 'new' has no key 'sed'; did you mean 'seed'?");
    refused("{\"do\":\"close\",\"match\":\"m1\",\"elephant\":1}",
            "The request 'close' has no key 'elephant'.");
}

Test(protocol, deep_nesting_is_refused_before_it_is_read) {
    Buffer line = {0};
    for (int i = 0; i < 100000; i++) buffer_char(&line, '[');
    refused(line.data, "This line nests too deeply: at most 8 levels are read.");
    buffer_free(&line);
    good("{\"do\":\"games\",\"game\":\"null\"}");
    refused("{\"do\":\"[[[[[[[[[[[[\"}", "No request is called '[[[[[[[[[[[['.");
    refused("{\"do\":\"\\\"[[[[[[[[[[[[\"}", "No request is called '\"[[[[[[[[[[[['.");
}

Test(protocol, a_line_that_is_too_long_is_refused) {
    size_t length = PROTOCOL_LINE_MAX + 1;
    char *line = malloc(length + 1);
    memset(line, ' ', length);
    line[length] = 0;
    refused(line, "This line is too long: at most 4194304 bytes are read.");
    free(line);
}

Test(protocol, long_words_are_cut_and_stay_whole_json) {
    Buffer line = {0};
    buffer_add(&line, "{\"do\":\"");
    for (int i = 0; i < 1000; i++) buffer_add(&line, "\xc3\xa4\xe2\x82\xac");
    buffer_add(&line, "\"}");
    send(line.data);
    cr_expect(json_is_false(part("ok")));
    cr_expect_lt(strlen(words("error")), sizeof(Error));
    buffer_free(&line);
}

/* ---- games ------------------------------------------------------------------------------- */

Test(protocol, games_lists_what_people_can_play) {
    good("{\"do\":\"games\"}");
    cr_expect_eq(number("protocol"), PROTOCOL_VERSION);
    const json_t *games = part("games");
    for (size_t i = 0; i < json_array_size(games); i++) {
        const json_t *name = json_object_get(json_array_get(games, i), "name");
        cr_expect_str_neq(json_string_value(name), "null");
    }
}

Test(protocol, games_tells_of_the_template_by_name) {
    good("{\"do\":\"games\",\"game\":\"null\"}");
    const json_t *game = json_array_get(part("games"), 0);
    cr_assert_eq(count("games"), 1);
    cr_expect_str_eq(json_string_value(json_object_get(game, "name")), "null");
    const json_t *mode = json_array_get(json_object_get(game, "setup"), 0);
    cr_expect_str_eq(json_string_value(json_object_get(mode, "key")), "mode");
    cr_expect_str_eq(json_string_value(json_object_get(mode, "default")), "duel");
    cr_expect_gt(json_array_size(json_object_get(game, "packs")), 0);
    refused("{\"do\":\"games\",\"game\":7}", "'game' must be a string.");
}

/* ---- new --------------------------------------------------------------------------------- */

Test(protocol, new_opens_matches_under_their_own_ids) {
    good(new_null);
    cr_expect_str_eq(words("match"), "m1");
    cr_expect_str_eq(words("game"), "null");
    cr_expect_eq(number("seats"), 2);
    cr_expect_eq(number("moves"), 0);
    cr_expect_eq(strlen(words("fingerprint")), 8);
    cr_expect_eq(count("asked"), 1);
    good(new_null);
    cr_expect_str_eq(words("match"), "m2");
    good("{\"do\":\"close\",\"match\":\"m2\"}");
    good(new_null);
    cr_expect_str_eq(words("match"), "m3", "an id is never used again");
}

Test(protocol, new_has_the_same_game_from_the_same_seed) {
    char first[16];
    good(new_null);
    snprintf(first, sizeof first, "%s", words("fingerprint"));
    good("{\"do\":\"new\",\"game\":\"null\","
         "\"seed\":\"00000000000000000000000000000004\"}");
    cr_expect_str_eq(words("fingerprint"), first);
    good("{\"do\":\"new\",\"game\":\"null\",\"seed\":5}");
    cr_expect_str_neq(words("fingerprint"), first);
}

Test(protocol, new_without_a_seed_takes_one_by_chance) {
    char first[16];
    good("{\"do\":\"new\",\"game\":\"null\"}");
    snprintf(first, sizeof first, "%s", words("fingerprint"));
    good("{\"do\":\"new\",\"game\":\"null\"}");
    cr_expect_str_neq(words("fingerprint"), first);
}

/* Lists are of the seats, and true and false are words of the setup too. */
Test(protocol, new_takes_lists_and_switches) {
    good("{\"do\":\"new\",\"game\":\"so-youve-been-cursed\",\"setup\":"
         "{\"mode\":\"duel\",\"role\":[\"monster\",\"wizard\"],\"villager_cards\":true}}");
    good("{\"do\":\"record\",\"match\":\"m1\"}");
    cr_expect(
        strstr(words("record"), "setup role monster, wizard\nsetup villager_cards yes"));
    refused(
        "{\"do\":\"new\",\"game\":\"so-youve-been-cursed\",\"setup\":"
        "{\"role\":[\"monster\",{}]}}",
        "'setup': the value of 'role' must be a word, a whole number, true, false, or a "
        "list of these.");
}

Test(protocol, new_refuses_bad_seeds) {
    static const char sentence[] = "'seed' must be a whole number from 0 to "
                                   "9007199254740992, or 32 hex digits in a string.";
    refused("{\"do\":\"new\",\"game\":\"null\",\"seed\":-1}", sentence);
    refused("{\"do\":\"new\",\"game\":\"null\",\"seed\":9007199254740993}", sentence);
    refused("{\"do\":\"new\",\"game\":\"null\",\"seed\":1.5}", sentence);
    refused("{\"do\":\"new\",\"game\":\"null\",\"seed\":\"12\"}", sentence);
    refused("{\"do\":\"new\",\"game\":\"null\",\"seed\":null}", sentence);
    refused("{\"do\":\"new\",\"game\":\"null\","
            "\"seed\":\"0000000000000000000000000000000g\"}",
            sentence);
    refused("{\"do\":\"new\",\"game\":\"null\",\"seed\":99999999999999999999}",
            "This line is not JSON: a number is too large, at column 53.");
    good("{\"do\":\"new\",\"game\":\"null\",\"seed\":9007199254740992}");
}

Test(protocol, new_reads_a_setup) {
    good("{\"do\":\"new\",\"game\":\"null\",\"setup\":{\"mode\":\"duel\",\"hand\":1}}");
    good("{\"do\":\"new\",\"game\":\"null\",\"setup\":{\"seats\":2}}");
    refused("{\"do\":\"new\",\"game\":\"null\",\"setup\":[]}",
            "'setup' must be an object, such as {\"seats\":2}.");
    refused("{\"do\":\"new\",\"game\":\"null\",\"setup\":{\"mode\":{}}}",
            "'setup': the value of 'mode' must be a word, a whole number, true, false, or "
            "a list of these.");
    refused("{\"do\":\"new\",\"game\":\"null\",\"setup\":{\"mode\":\"duel\\nseats 9\"}}",
            "'setup': the value of 'mode' must be a word, a whole number, true, false, or "
            "a list of these.");
    refused("{\"do\":\"new\",\"game\":\"null\",\"setup\":{\"mode\":\"Two people\"}}",
            "'mode' cannot be 'Two people'; it is one of: duel, journey.");
    refused("{\"do\":\"new\",\"game\":\"so-youve-been-cursed\",\"setup\":{\"mode\":"
            "\"monstre\"}}",
            "'mode' cannot be 'monstre'; did you mean 'monster'? It is one of: duel, "
            "wizard, monster, nobody.");
    refused("{\"do\":\"new\",\"game\":\"null\",\"setup\":{\"hand\":[]}}",
            "'setup': the value of 'hand' must be a word, a whole number, true, false, or "
            "a list of these.");
    refused("{\"do\":\"new\",\"game\":\"null\",\"setup\":{\"two words\":1}}",
            "'setup' has a key 'two words', which is not a setup key.");
}

Test(protocol, new_reads_packs_as_text) {
    good_with("{\"do\":\"new\",\"game\":\"null\",\"packs\":[%s]}",
              "pack more\ngame null 1\n[card ten]\ntitle = Big Ten\nworth = 10\n"
              "source = invented\n");
    good("{\"do\":\"scene\",\"match\":\"m1\"}");
    cr_expect(strstr(answer.data, "Big Ten"));
    refused("{\"do\":\"new\",\"game\":\"null\",\"packs\":\"x\"}",
            "'packs' must be a list.");
    refused("{\"do\":\"new\",\"game\":\"null\",\"packs\":[1]}",
            "'packs', item 1: this must be a string.");
    refused("{\"do\":\"new\",\"game\":\"null\",\"packs\":[1,2,3,4,5,6,7,8,9]}",
            "'packs' may hold 8 strings at most.");
}

Test(protocol, new_opens_no_more_than_it_can_hold) {
    for (int i = 0; i < 64; i++) good(new_null);
    refused(new_null, "There are 64 matches open already; close one first.");
    refused("{\"do\":\"load\",\"record\":\"\"}",
            "There are 64 matches open already; close one first.");
    good("{\"do\":\"close\",\"match\":\"m30\"}");
    good(new_null);
    cr_expect_str_eq(words("match"), "m65");
}

/* ---- Finding the table ------------------------------------------------------------------- */

Test(protocol, matches_and_seats_must_be_there) {
    good(new_null);
    refused("{\"do\":\"scene\",\"match\":\"m2\"}", "There is no match 'm2'.");
    refused("{\"do\":\"scene\",\"match\":\"m01x\"}", "There is no match 'm01x'.");
    refused("{\"do\":\"scene\",\"match\":1}", "'match' must be a string.");
    refused("{\"do\":\"options\",\"match\":\"m1\",\"seat\":2}",
            "There is no seat 2: the seats count from 0 to 1.");
    refused("{\"do\":\"options\",\"match\":\"m1\",\"seat\":-1}",
            "There is no seat -1: the seats count from 0 to 1.");
    refused("{\"do\":\"options\",\"match\":\"m1\",\"seat\":9223372036854775807}",
            "There is no seat 9223372036854775807: the seats count from 0 to 1.");
    refused("{\"do\":\"options\",\"match\":\"m1\",\"seat\":\"watcher\"}",
            "'seat' must be the number of a seat.");
    refused("{\"do\":\"view\",\"match\":\"m1\",\"seat\":\"clock\"}",
            "'seat' must be the number of a seat, or \"watcher\".");
    good("{\"do\":\"close\",\"match\":\"m1\"}");
    refused("{\"do\":\"close\",\"match\":\"m1\"}", "There is no match 'm1'.");
}

Test(protocol, a_table_without_seats_has_a_clock) {
    good("{\"do\":\"new\",\"game\":\"so-youve-been-cursed\",\"seed\":3,"
         "\"setup\":{\"mode\":\"nobody\"}}");
    cr_expect_eq(count("asked"), 0);
    cr_expect_gt(number("due_ms"), 0);
    refused("{\"do\":\"options\",\"match\":\"m1\",\"seat\":0}",
            "Nobody sits at this table: it has no seat.");
    good("{\"do\":\"view\",\"match\":\"m1\"}");
    good("{\"do\":\"clock\",\"match\":\"m1\",\"ms\":4294967294}");
    cr_expect(json_is_true(part("over")));
    cr_expect_gt(count("events"), 10);
    cr_expect(json_is_object(part("result")));
}

/* Only --learn, without a name, leaves the choice to the game. */
Test(protocol, a_lesson_is_named) {
    refused("{\"do\":\"new\",\"game\":\"null\",\"lesson\":\"\"}", "A lesson has a name.");
    good("{\"do\":\"new\",\"game\":\"null\",\"lesson\":\"first\"}");
}

/* ---- arrange, scene, view, options ------------------------------------------------------- */

Test(protocol, arrange_says_which_line_is_wrong) {
    good(new_null);
    send("{\"do\":\"arrange\",\"match\":\"m1\",\"lines\":[\"turn 1\",\"nonsense\"]}");
    cr_expect(json_is_false(part("ok")));
    cr_expect(strstr(words("error"), "ine 2"), "%s", words("error"));
    good("{\"do\":\"arrange\",\"match\":\"m1\",\"lines\":[\"turn 0\"]}");
    cr_expect_eq(strlen(words("fingerprint")), 8);
    refused("{\"do\":\"arrange\",\"match\":\"m1\",\"lines\":\"x\"}",
            "'lines' must be a list.");
    refused("{\"do\":\"arrange\",\"match\":\"m1\",\"lines\":[\"turn 0\\nseed 4\"]}",
            "'lines', item 1: this must be a string of one line.");
    good("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"words\":\"pass\"}");
    refused("{\"do\":\"arrange\",\"match\":\"m1\",\"lines\":[]}",
            "A match can be arranged only before its first move.");
}

Test(protocol, view_shows_each_seat_its_own) {
    good(new_null);
    good("{\"do\":\"view\",\"match\":\"m1\",\"seat\":0}");
    cr_expect_eq(json_integer_value(json_object_get(part("view"), "viewer")), 0);
    cr_expect(json_is_object(json_object_get(part("view"), "asks")));
    good("{\"do\":\"view\",\"match\":\"m1\",\"seat\":\"watcher\",\"log_from\":6}");
    const json_t *view = part("view");
    cr_expect_str_eq(json_string_value(json_object_get(view, "viewer")), "watcher");
    cr_expect(json_is_null(json_object_get(view, "asks")));
    cr_expect_eq(json_array_size(json_object_get(view, "log")), 0);
    refused("{\"do\":\"view\",\"match\":\"m1\",\"explain\":1}",
            "'explain' must be true or false.");
    refused("{\"do\":\"view\",\"match\":\"m1\",\"log_from\":-1}",
            "'log_from' must be a whole number from 0 to 2147483647.");
}

Test(protocol, options_tell_what_is_offered_and_what_is_refused) {
    good(new_null);
    good("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"option\":6145}"); /* the Four */
    good("{\"do\":\"options\",\"match\":\"m1\",\"seat\":0}");
    cr_expect_eq(count("options"), 0, "seat 0 is not asked");
    good("{\"do\":\"options\",\"match\":\"m1\",\"seat\":1,\"explain\":true}");
    cr_expect_gt(count("options"), 0);
    cr_expect_gt(count("refused"), 0, "a card below four is refused: %s", answer.data);
    const json_t *refusal = json_array_get(part("refused"), 0);
    cr_expect_str_eq(json_string_value(json_object_get(refusal, "clause")), "N-4");
    cr_expect_gt(json_integer_value(json_object_get(refusal, "amount")), 0);
}

/* ---- play, undo -------------------------------------------------------------------------- */

Test(protocol, play_takes_an_option_by_id_or_by_words) {
    good(new_null);
    refused("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0}",
            "The request 'play' needs either 'option' or 'words'.");
    refused("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"option\":2,\"words\":\"pass\"}",
            "The request 'play' needs either 'option' or 'words'.");
    refused("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"words\":\"pas\"}",
            "No option reads 'pas' now; did you mean 'pass'?");
    refused("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"option\":3}",
            "That option is not among the 4 now open for seat 0.");
    refused("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"option\":\"2\"}",
            "'option' must be a whole number from 0 to 9223372036854775807.");
    refused("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"option\":9223372036854775807}",
            "'option' 9223372036854775807 is not the id of an option.");
    refused("{\"do\":\"play\",\"match\":\"m1\",\"seat\":1,\"words\":\"pass\"}",
            "Seat 1 is not asked now.");
    good("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"words\":\"pass\"}");
    cr_expect_eq(number("moves"), 1);
    cr_expect_eq(json_integer_value(json_array_get(part("asked"), 0)), 1);
}

Test(protocol, play_shows_secrets_to_their_seat_alone) {
    good(new_null);
    good("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"words\":\"pass\"}");
    cr_expect(strstr(answer.data, "First seat draws Three."), "%s", answer.data);
    good("{\"do\":\"view\",\"match\":\"m1\",\"seat\":1,\"log_from\":6}");
    cr_expect(strstr(answer.data, "First seat draws a card."));
    cr_expect_null(strstr(answer.data, "draws Three"));
}

Test(protocol, a_stale_ticket_is_refused) {
    good(new_null);
    refused("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"words\":\"pass\",\"ticket\":9}",
            "Ticket 9 is stale; the open question has ticket 1: look again at what is "
            "asked.");
    good("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"option\":6145,\"ticket\":1}");
    good("{\"do\":\"undo\",\"match\":\"m1\",\"seat\":0}");
    cr_expect_eq(number("moves"), 0);
    send("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"option\":6145,\"ticket\":1}");
    cr_expect(json_is_false(part("ok")), "a ticket from before the undo was taken");
}

Test(protocol, undo_says_why_it_stops) {
    good(new_null);
    refused("{\"do\":\"undo\",\"match\":\"m1\",\"seat\":0}",
            "There is no decision of yours to take back.");
    good("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"words\":\"pass\"}");
    refused("{\"do\":\"undo\",\"match\":\"m1\",\"seat\":0}",
            "Stops here: a die was rolled or a card drawn.");
    refused("{\"do\":\"undo\",\"match\":\"m1\",\"seat\":0,\"past\":\"yes\"}",
            "'past' must be true or false.");
}

/* ---- record, load, clock, bot ------------------------------------------------------------ */

Test(protocol, a_record_loads_to_the_same_place) {
    char fingerprint[16];
    good(new_null);
    good("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"words\":\"pass\"}");
    snprintf(fingerprint, sizeof fingerprint, "%s", words("fingerprint"));
    good("{\"do\":\"record\",\"match\":\"m1\",\"notes\":true}");
    char *record = strdup(words("record"));
    good_with("{\"do\":\"load\",\"record\":%s}", record);
    cr_expect_str_eq(words("match"), "m2");
    cr_expect_str_eq(words("fingerprint"), fingerprint);
    good_with("{\"do\":\"load\",\"record\":%s,\"moves\":0}", record);
    cr_expect_eq(number("moves"), 0);
    free(record);
    send("{\"do\":\"load\",\"record\":\"nonsense\"}");
    cr_expect(json_is_false(part("ok")));
    refused("{\"do\":\"load\",\"record\":4}", "'record' must be a string.");
    refused("{\"do\":\"load\",\"record\":\"\",\"moves\":4294967296}",
            "'moves' must be a whole number from 0 to 2147483647.");
}

Test(protocol, the_clock_plays_what_is_due) {
    good("{\"do\":\"new\",\"game\":\"so-youve-been-cursed\",\"seed\":1,"
         "\"setup\":{\"mode\":\"nobody\"}}");
    long long due = number("due_ms");
    char line[100];
    snprintf(line, sizeof line, "{\"do\":\"clock\",\"match\":\"m1\",\"ms\":%lld}", due - 1);
    good(line);
    cr_expect_eq(number("moves"), 0, "it is not due yet");
    snprintf(line, sizeof line, "{\"do\":\"clock\",\"match\":\"m1\",\"ms\":%lld}", due);
    good(line);
    cr_expect_eq(number("moves"), 1);
    cr_expect_eq(number("now_ms"), due);
    send("{\"do\":\"clock\",\"match\":\"m1\",\"ms\":0}");
    cr_expect(json_is_false(part("ok")), "time went backwards");
    refused("{\"do\":\"clock\",\"match\":\"m1\",\"ms\":4294967295}",
            "'ms' must be a whole number from 0 to 4294967294.");
}

/* The bot needs 760 ms for a six, and the next die comes after 2,000. */
Test(protocol, a_race_goes_on_while_a_person_thinks_and_replays) {
    good("{\"do\":\"new\",\"game\":\"bell\",\"seed\":3,"
         "\"sitters\":[\"person\",\"quick:100\"]}");
    good("{\"do\":\"arrange\",\"match\":\"m1\",\"lines\":[\"dice 5, 6\"]}");
    cr_expect_eq(number("next_ms"), 760);
    good("{\"do\":\"clock\",\"match\":\"m1\",\"ms\":759}");
    cr_expect_eq(number("moves"), 0);
    send("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"words\":\"take a 6\",\"ms\":761}");
    cr_expect(json_is_false(part("ok")), "the bot has it");
    good("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"words\":\"take a 5\",\"ms\":900}");
    cr_expect_eq(number("now_ms"), 900);
    good("{\"do\":\"clock\",\"match\":\"m1\",\"ms\":2000}");
    good("{\"do\":\"record\",\"match\":\"m1\"}");
    char *record = strdup(words("record"));
    cr_expect(strstr(record, "\n@760 1 take a 6 "), "%s", record);
    cr_expect(strstr(record, "\n@900 0 take a 5 "), "%s", record);
    cr_expect(strstr(record, "\n@2000 clock "), "%s", record);
    good_with("{\"do\":\"load\",\"record\":%s}", record);
    good("{\"do\":\"record\",\"match\":\"m2\"}");
    cr_expect_str_eq(words("record"), record);
    free(record);
}

Test(protocol, bots_choose_and_tell_how_they_like_each_option) {
    good(new_null);
    good("{\"do\":\"bot\",\"match\":\"m1\",\"seat\":0,\"bot\":\"quick\",\"ms\":200}");
    cr_expect_eq(number("option"), 8193, "the Five is the highest");
    cr_expect_str_eq(words("words"), "play Five");
    cr_expect_eq(number("ticket"), 1);
    cr_expect_eq(count("options"), 4);
    cr_expect(
        json_is_integer(json_object_get(json_array_get(part("options"), 0), "score")));
    refused("{\"do\":\"bot\",\"match\":\"m1\",\"seat\":0,\"bot\":\"person\"}",
            "There is no bot 'person'; use 'random', 'quick', 'keen' or 'master'.");
    refused("{\"do\":\"bot\",\"match\":\"m1\",\"seat\":1,\"bot\":\"quick\"}",
            "Seat 1 is not asked now.");
    refused("{\"do\":\"bot\",\"match\":\"m1\",\"seat\":0,\"bot\":\"quick\",\"ms\":600001}",
            "'ms' must be a whole number from 0 to 600000.");
}

static long long visits_of_all(void) {
    long long visits = 0;
    for (size_t i = 0; i < json_array_size(part("options")); i++)
        visits += json_integer_value(
            json_object_get(json_array_get(part("options"), i), "visits"));
    return visits;
}

Test(protocol, bots_that_search_tell_how_often_they_tried_each_option) {
    good("{\"do\":\"new\",\"game\":\"so-youve-been-cursed\",\"seed\":1}");
    good("{\"do\":\"bot\",\"match\":\"m1\",\"seat\":0,\"bot\":\"keen/300\"}");
    cr_expect_eq(visits_of_all(), 300);
    good("{\"do\":\"bot\",\"match\":\"m1\",\"seat\":0,\"bot\":\"keen/300\",\"ms\":0}");
    cr_expect_eq(visits_of_all(), 300, "no time is the same as none given");
    good("{\"do\":\"bot\",\"match\":\"m1\",\"seat\":0,\"bot\":\"master\",\"ms\":5}");
    cr_expect_gt(visits_of_all(), 0);
    refused("{\"do\":\"bot\",\"match\":\"m1\",\"seat\":0,\"bot\":\"quick/300\"}",
            "'quick/300': only 'keen' and 'master' think by iterations.");
    refused("{\"do\":\"bot\",\"match\":\"m1\",\"seat\":0,\"bot\":\"keen/0\"}",
            "'keen/0': after '/' comes a number of iterations, 1 to 100000000.");
}

/* A whole match: the bot says what it would do, the client plays that. */
static void play_by_bots(const char *const *bots) {
    char line[200];
    while (json_is_false(part("over"))) {
        int seat = (int)json_integer_value(json_array_get(part("asked"), 0));
        snprintf(line, sizeof line,
                 "{\"do\":\"bot\",\"match\":\"m1\",\"seat\":%d,\"bot\":\"%s\"}", seat,
                 bots[seat]);
        good(line);
        snprintf(line, sizeof line,
                 "{\"do\":\"play\",\"match\":\"m1\",\"seat\":%d,\"option\":%lld,"
                 "\"ticket\":%lld}",
                 seat, number("option"), number("ticket"));
        good(line);
    }
}

Test(protocol, bots_play_a_whole_match, .timeout = 60) {
    static const char *const bots[] = {"quick", "random"};
    good("{\"do\":\"new\",\"game\":\"so-youve-been-cursed\",\"seed\":1}");
    play_by_bots(bots);
    const json_t *result = part("result");
    cr_expect_gt(strlen(json_string_value(json_object_get(result, "words"))), 0);
    cr_expect_eq(json_array_size(json_object_get(result, "places")), 2);
    refused("{\"do\":\"play\",\"match\":\"m1\",\"seat\":0,\"words\":\"pass\"}",
            "Seat 0 is not asked now.");
    good("{\"do\":\"view\",\"match\":\"m1\",\"seat\":0}");
    cr_expect(json_is_object(json_object_get(part("view"), "result")));
}

/* ---- Serving ----------------------------------------------------------------------------- */

Test(protocol, serve_answers_every_line_the_last_one_too) {
    FILE *in = tmpfile(), *out = tmpfile();
    fputs("{\"do\":\"games\"}\ngarbage\n\n", in);
    for (int i = 0; i < PROTOCOL_LINE_MAX + 5; i++) putc('x', in);
    fputs("\n{\"do\":\"new\"}", in);
    rewind(in);
    cr_expect_eq(protocol_serve(in, out), 0);
    rewind(out);
    int lines = 0, good_lines = 0;
    char start[12];
    for (int c = getc(out); c != EOF; c = getc(out), lines++) {
        ungetc(c, out);
        cr_assert(fgets(start, sizeof start, out));
        good_lines += strcmp(start, "{\"ok\":true,") == 0;
        while (c != '\n' && c != EOF) c = getc(out);
    }
    cr_expect_eq(lines, 5);
    cr_expect_eq(good_lines, 1);
    fclose(in);
    fclose(out);
}
