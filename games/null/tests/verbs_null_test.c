/* N-9: cards that do something, and what engine/verbs.h says of a list that is wrong. */
#include <criterion/criterion.h>
#include <string.h>

#include "desk.h"

#include "engine/shelf.h"

#include "null/null.h"

static const char *pack_with(const char *play) {
    static char room[256];
    Text pack = text_over(room, sizeof room);
    text_format(&pack,
                "pack more\ngame null 1\n[card eleven]\ntitle = Eleven\nworth = 11\n"
                "source = invented\nplay = %s\n",
                play);
    return room;
}

static Desk open_with(const char *play, const char *position) {
    return desk_open_with("null", pack_with(play), "", position);
}

Test(null, n_9_a_card_counts_more_and_draws) {
    Desk d = open_with("points 2, draw 1", "seat 0 hand eleven; seat 1 hand two, three");
    cr_assert(play(&d, 0, "play Eleven"));
    const NullState *s = (const NullState *)match_state(d.match);
    cr_assert_eq(s->points[0], 13);
    cr_assert(happened(&d, EV_GAINED, 2, ANY, ANY));
    cr_assert_eq(s->hand_count[0], 1);
    cr_assert(asked(&d, 1, ASK_TURN), "a hand that was refilled does not end the match");
    desk_close(&d);
}

Test(null, n_9_the_text_is_written_from_the_verbs) {
    Desk d = open_with("points -1, draw 2", "");
    const NullContent *c = d.box->box.content;
    char room[128];
    Text words = text_over(room, sizeof room);
    null_card_words(&c->cards[c->card_count - 1], &words);
    cr_assert_str_eq(room, "Worth 11. -1 point, draw 2 cards.");
    words = text_over(room, sizeof room);
    null_card_words(&c->cards[0], &words);
    cr_assert_str_eq(room, "Worth 1.");
    desk_close(&d);
}

static void expect_wrong(const char *play, const char *sentence) {
    PackText extra = {"extra.pack", pack_with(play), PACK_OWN};
    Error err;
    cr_assert_null(box_open(shelf_find("null"), &extra, 1, &err), "%s", play);
    cr_assert(strstr(err.words, sentence), "%s", err.words);
    cr_assert(strstr(err.words, "extra.pack:7: card 'eleven': "), "%s", err.words);
}

Test(null_verbs, a_list_that_is_wrong_is_refused_with_its_line) {
    expect_wrong("drw 1", "no effect is called 'drw'; did you mean 'draw'?");
    expect_wrong("draw", "'draw' is missing its amount");
    expect_wrong("draw 4", "'draw' takes an amount from 1 to 3, not '4'");
    expect_wrong("points 0", "'points' takes an amount from -9 to 9 but 0, not '0'");
    expect_wrong("draw 1 2", "'2' is not expected after 'draw'");
    expect_wrong("draw 1, draw 2", "'draw' appears twice in 'play'");
    expect_wrong("draw 1, , points 2", "an effect is missing between two commas");
    expect_wrong("nothing", "no effect is called 'nothing'");
}
