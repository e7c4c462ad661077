/* `baize lab`: experiments with many matches. Its first: `ladder`, how strong bots are. */
#include "base/thread.h"

#include "lab/ladder.h"

#include "term/out.h"

#include "cmd/cmd.h"
#include "cmd/options.h"

enum { GAMES_USUAL = 100, CORES_MAX = 256 };

typedef struct LabOptions {
    TableOptions table;
    Words games, ms, cores;
} LabOptions;

static bool read_bots(const TableOptions *o, Ladder *l, Error *err) {
    const char *rest = o->bots.count ? o->bots.at[o->bots.count - 1] : "random,quick,keen";
    char word[SITTER_BYTES];
    while (text_word(&rest, ",", word, sizeof word)) {
        if (text_equal(word, "person"))
            return error_set(err, "A ladder is for bots alone.");
        if (l->bot_count == LADDER_BOTS_MAX)
            return error_set(err, "A ladder has at most %d bots.", LADDER_BOTS_MAX);
        if (!sitter_read_bot(word, &l->bots[l->bot_count++], err)) return false;
    }
    return l->bot_count > 0 || error_set(err, "'--bots' names no bot.");
}

/* By the clock nobody counts iterations. */
static bool check_thinking(const Ladder *l, Error *err) {
    for (int i = 0; i < l->bot_count; i++)
        if (l->ms > 0 && l->bots[i].iterations > 0)
            return error_set(err, "Bots think for '--ms' or for a number of iterations "
                                  "('keen/500'), not for both.");
    return true;
}

static bool read_numbers(const LabOptions *o, Ladder *l, Error *err) {
    return args_int(&o->games, "--games", 1, 1000000, GAMES_USUAL, &l->games, err) &&
           args_int(&o->ms, "--ms", 1, 600000, 0, &l->ms, err) &&
           args_int(&o->cores, "--cores", 1, CORES_MAX, min_int(thread_cores(), CORES_MAX),
                    &l->cores, err) &&
           args_int(&o->table.seed, "--seed", 0, 1000000000, 1, &l->seed, err);
}

static Text words_of(Sitter bot, char *room, size_t size) {
    Text words = text_over(room, size);
    sitter_write(bot, &words);
    return words;
}

static void print_pair(const Ladder *l, const LadderPair *pair) {
    char one[SITTER_BYTES], other[SITTER_BYTES], who[2 * SITTER_BYTES + 12];
    Range range = ladder_range(pair->won, l->games);
    words_of(l->bots[pair->one], one, sizeof one);
    words_of(l->bots[pair->other], other, sizeof other);
    Text words = text_over(who, sizeof who);
    text_add(&words, one);
    if (!l->together) text_format(&words, " against %s", other);
    out("  %-30s %5.1f of %d  %5.1f %% (%.1f to %.1f)", who, pair->won, l->games,
        100 * pair->won / l->games, 100 * range.low, 100 * range.high);
    out(l->together ? "  %.1f\n" : "  %+.1f\n", pair->lead / l->games);
}

/* Beside the bot before it, on the same seeds. */
static void print_gain(const Ladder *l, const LadderPair *pair) {
    char one[SITTER_BYTES], other[SITTER_BYTES], who[2 * SITTER_BYTES + 12];
    Range range = ladder_gain(pair, l->games);
    words_of(l->bots[pair->one], one, sizeof one);
    words_of(l->bots[pair->other], other, sizeof other);
    Text words = text_over(who, sizeof who);
    text_format(&words, "%s beside %s", one, other);
    out("  %-30s +%-3d -%-3d %+6.1f of 100 (%+.1f to %+.1f)\n", who, pair->better,
        pair->worse, 100.0 * (pair->better - pair->worse) / l->games, 100 * range.low,
        100 * range.high);
}

static void print_gains(const Ladder *l) {
    if (l->bot_count < 2) return;
    out("Seed by seed: + won where the other lost, - lost where it won.\n");
    for (int i = 1; i < l->pair_count; i++) print_gain(l, &l->pairs[i]);
}

static void print_elo(const Ladder *l) {
    char word[SITTER_BYTES];
    out("Elo:");
    for (int i = 0; i < l->bot_count; i++)
        out("%s %s %.0f", i ? "," : "", words_of(l->bots[i], word, sizeof word).at,
            l->elo[i]);
    out("\n");
}

static void print_ladder(const Ladder *l) {
    const Box *box = &l->box->box;
    int count, seatings = ladder_seatings(l);
    const SetupField *mode = box->game->fields(box, &count);
    int last_seed = l->seed + (l->games - 1) / seatings;
    out("%s, %s, %d %s.\n%d %s %s, ", box->game->title,
        mode->choices[l->setup.value[0][0]].id, l->setup.seat_count,
        l->setup.seat_count == 1 ? "seat" : "seats", l->games,
        l->games == 1 ? "match" : "matches", l->together ? "each" : "a pair");
    if (last_seed > l->seed)
        out("seeds %d to %d", l->seed, last_seed);
    else
        out("seed %d", l->seed);
    out("%s; won (95 %% intervals), points:\n", l->together ? "" : ", seats in turn");
    for (int i = 0; i < l->pair_count; i++) print_pair(l, &l->pairs[i]);
    if (l->together)
        print_gains(l);
    else
        print_elo(l);
    out("Points: %s at the end, on average.\n",
        l->together ? "what its best seat had"
                    : "how far its best seat was ahead of the other's");
}

static void show_progress(int done, int all, int64_t left_ms) {
    int left = (int)(left_ms / 1000);
    out_progress(done == all, "%d of %d matches, about %d:%02d left ", done, all, left / 60,
                 left % 60);
}

static bool play_ladder(Ladder *l, Error *err) {
    if (l->setup.seat_count == 0) return error_set(err, "Nobody sits at this table.");
    if (!ladder_play(l, err)) return false;
    print_ladder(l);
    return true;
}

static int run_ladder(int count, char **words, Error *err) {
    LabOptions o = {0};
    Words plain = {0};
    Ladder l = {.progress = show_progress};
    const Flag own[] = {{"--games", TAKES_VALUE, &o.games},
                        {"--ms", TAKES_VALUE, &o.ms},
                        {"--cores", TAKES_VALUE, &o.cores}};
    if (!options_read(&o.table, count, words, own, 3, &plain, err)) return STATUS_USAGE;
    if (plain.count != 1) {
        error_set(err, "'lab ladder' takes one game.");
        return STATUS_USAGE;
    }
    if (!read_bots(&o.table, &l, err) || !read_numbers(&o, &l, err) ||
        !check_thinking(&l, err))
        return STATUS_USAGE;
    OpenBox *box;
    int status = options_table(&o.table, plain.at[0], &box, &l.setup, err);
    l.box = box;
    if (status == STATUS_DONE && !play_ladder(&l, err)) status = STATUS_USAGE;
    box_close(box);
    return status;
}

int lab_command(int count, char **words, Error *err) {
    if (count > 0 && text_equal(words[0], "ladder"))
        return run_ladder(count - 1, words + 1, err);
    error_set(err, "'lab' runs one experiment: `baize lab ladder GAME`.");
    return STATUS_USAGE;
}
