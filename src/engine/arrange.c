/* A match arranged by lines, on a copy: the game reads them by its own table of words, the
 * engine loads the dice, and a position that cannot be played on is refused. */
#include "engine/lines.h"

#define NEXT_ROLLS "next rolls"

/* Of a long line an error repeats no more, so that there is room for what is wrong with it. */
enum { QUOTED_SIZE = 140 };

/* "No die here shows '7'; this game has d4 and d6." */
static bool no_such_die(const uint8_t *dice, const char *what, const char *word,
                        Error *err) {
    Text all = TEXT(80);
    for (int i = 0; dice[i]; i++) {
        if (i > 0) text_add(&all, dice[i + 1] ? ", " : " and ");
        text_format(&all, "d%d", dice[i]);
    }
    return error_set(err, "%s '%s'%s; this game has %s.", what, word,
                     *word == 'd' ? " here" : "", all.at);
}

/* "d20": from here on the numbers are of this die. */
static bool read_kind(const uint8_t *dice, const char *word, int *sides, Error *err) {
    bool read = text_to_int(word + 1, 1, UINT8_MAX, sides);
    for (int i = 0; read && dice[i]; i++)
        if (dice[i] == *sides) return true;
    return no_such_die(dice, "There is no", word, err);
}

/* A number of a named die, or, without one, of any that has it. */
static bool load_die(Rng *rng, const uint8_t *dice, int sides, const char *word,
                     Error *err) {
    int shown, most = 0;
    for (int i = 0; dice[i]; i++) most = dice[i];
    if (!text_to_int(word, 1, most, &shown))
        return no_such_die(dice, "No die here shows", word, err);
    if (sides && shown > sides)
        return error_set(err, "A d%d shows 1 to %d, not '%s'.", sides, sides, word);
    return rng_load(rng, sides, shown) ||
           error_set(err, "At most %d dice can be loaded.", RNG_LOADED_MAX);
}

/* "9, 3", "d20 9, d6 3": in this order, instead of those loaded before. */
static bool load_dice(const Game *game, Rng *rng, const char *rest, Error *err) {
    char word[16];
    int sides = 0;
    if (!game->dice) return error_set(err, "%s has no dice.", game->title);
    if (!*rest)
        return error_set(err,
                         "What the dice show is missing, as in '" NEXT_ROLLS " 5, 3'.");
    rng_unload(rng);
    while (text_word(&rest, ",", word, sizeof word)) {
        bool read = word[0] == 'd' ? read_kind(game->dice, word, &sides, err)
                                   : load_die(rng, game->dice, sides, word, err);
        if (!read) return false;
    }
    return true;
}

static bool read_line(const Lines *all, const char *words, const LineRow *rows,
                      void *position, Error *err) {
    Line line = {words, err, position};
    if (text_starts(words, NEXT_ROLLS))
        return load_dice(all->box->game, &all->state->rng, words + strlen(NEXT_ROLLS), err);
    return line_by_row(&line, "line", rows, position);
}

bool lines_read(const Lines *all, const LineRow *rows, void *position, Error *err) {
    for (int i = 0; i < all->count; i++) {
        Error why = {{0}};
        if (read_line(all, all->at[i], rows, position, &why)) continue;
        Text quoted = TEXT_MARKED(QUOTED_SIZE);
        text_add(&quoted, all->at[i]);
        bool is_cut = all->at[i][quoted.length] != 0;
        return error_set(err, "line %d, '%s%s': %s", i + 1, quoted.at, is_cut ? "..." : "",
                         why.words);
    }
    return true;
}

/* A position can be played on when it is over, or somebody is asked who has an answer. */
static bool can_go_on(const Box *box, const State *s, Error *err) {
    if (s->over) return true;
    if (!s->open && !game_clock_is_due(s))
        return error_set(err, "In this position nobody has anything to choose.");
    OptionList list;
    for (Seat seat = 0; seat < s->seat_count; seat++) {
        if (!s->asked[seat].kind) continue;
        game_options(box, s, seat, &list);
        if (list.count == 0)
            return error_set(err, "In this position seat %d is asked and has no option.",
                             seat);
    }
    return true;
}

bool game_arrange(const Box *box, State *s, void *scratch, const char *const *lines,
                  int count, EventLog *log, Error *err) {
    State *copy = scratch;
    if (count == 0) return true;
    memcpy(scratch, s, box->game->state_size);
    Lines all = {box, copy, lines, count};
    if (!box->game->arrange(box, copy, &all, log, err)) return false;
    const char *broken = box->game->check(box, copy);
    if (broken) return error_set(err, "%s", broken);
    if (!can_go_on(box, copy, err)) return false;
    memcpy(s, scratch, box->game->state_size);
    return true;
}
