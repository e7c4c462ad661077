/* src/base/json.c: commas, escapes, levels. */
#include <criterion/criterion.h>
#include <signal.h>

#include "base/json.h"

Test(json, puts_commas_and_closes_levels) {
    Buffer out = {0};
    Json j = json_into(&out);
    json_put_object(&j, NULL);
    json_put_string(&j, "name", "null");
    json_put_int(&j, "most", INT64_MAX);
    json_put_int(&j, "least", INT64_MIN);
    json_put_bool(&j, "over", true);
    json_put_bool(&j, "open", false);
    json_put_null(&j, "seat");
    json_put_string(&j, "guide", NULL);
    json_put_int_if(&j, "due", true, 7);
    json_put_int_if(&j, "next", false, 7);
    json_put_raw(&j, "raw", "[1]");
    json_put_list(&j, "list");
    json_put_int(&j, NULL, 1);
    json_put_object(&j, NULL);
    json_end(&j, '}');
    json_put_list(&j, NULL);
    json_end(&j, ']');
    json_end(&j, ']');
    json_put_int(&j, "last", 0);
    json_end(&j, '}');
    cr_assert_eq(j.depth, 0);
    cr_assert_str_eq(out.data,
                     "{\"name\":\"null\",\"most\":9223372036854775807,"
                     "\"least\":-9223372036854775808,\"over\":true,\"open\":false,"
                     "\"seat\":null,\"guide\":null,\"due\":7,\"next\":null,\"raw\":[1],"
                     "\"list\":[1,{},[]],\"last\":0}");
    buffer_free(&out);
}

Test(json, writes_pairs) {
    Buffer out = {0};
    Json j = json_into(&out);
    json_put_object(&j, NULL);
    json_put_words(&j, "id", "one", "note", (char *)NULL, NULL);
    json_put_ints(&j, "min", -1, "max", 9, NULL);
    json_end(&j, '}');
    cr_assert_str_eq(out.data, "{\"id\":\"one\",\"note\":\"\",\"min\":-1,\"max\":9}");
    buffer_free(&out);
}

static void expect_string(const char *value, const char *expected) {
    Buffer out = {0};
    Json j = json_into(&out);
    json_put_string(&j, NULL, value);
    cr_assert_str_eq(out.data, expected);
    buffer_free(&out);
}

Test(json, escapes_strings) {
    expect_string("", "\"\"");
    expect_string("say \"hi\"", "\"say \\\"hi\\\"\"");
    expect_string("a\\b", "\"a\\\\b\"");
    expect_string("one\ntwo\t\x01", "\"one\\ntwo\\u0009\\u0001\"");
    expect_string("caf\xC3\xA9", "\"caf\xC3\xA9\"");
    expect_string("bad \xFF byte \xC3", "\"bad \\ufffd byte \\ufffd\"");
    /* What commands a terminal goes by its number. */
    expect_string("\xC2\x9B\x7F \xE2\x80\xAE", "\"\\u009b\\u007f \\u202e\"");
    expect_string("\xF3\xA0\x81\x81", "\"\\udb40\\udc41\"");
}

Test(json, a_wrong_end_is_our_mistake, .signal = SIGABRT) {
    Buffer out = {0};
    Json j = json_into(&out);
    json_put_object(&j, NULL);
    json_end(&j, ']');
}

Test(json, a_key_outside_an_object_is_our_mistake, .signal = SIGABRT) {
    Buffer out = {0};
    Json j = json_into(&out);
    json_put_list(&j, NULL);
    json_put_int(&j, "key", 1);
}

Test(json, too_deep_is_our_mistake, .signal = SIGABRT) {
    Buffer out = {0};
    Json j = json_into(&out);
    for (int i = 0; i <= JSON_DEPTH_MAX; i++) json_put_list(&j, NULL);
}
