/* What a run reports: who wins, how long it takes, how every mode went, what broke. */
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"

#include "engine/setup.h"

#include "soak-parts/soak.h"

enum {
    FAILURES_SHOWN = 10,
    SAMPLE_MIN = 30, /* below it the spread of a sample says nothing of its error */
};

/* By Newton: the one root that is needed here does not need the mathematics library. */
static double root(double square) {
    double guess = square > 1 ? square : 1;
    for (int i = 0; i < 60; i++) guess = (guess + square / guess) / 2;
    return square > 0 ? guess : 0;
}

static int by_value(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static void print_spread(const char *what, int *values, int count) {
    double sum = 0, squares = 0;
    for (int i = 0; i < count; i++) sum += values[i];
    double mean = sum / count;
    for (int i = 0; i < count; i++) squares += (values[i] - mean) * (values[i] - mean);
    qsort(values, (size_t)count, sizeof *values, by_value);
    printf("%-10s %8.2f mean +- %.2f   spread %.1f, min %d, median %d, max %d\n", what,
           mean, root(squares / count / count), root(squares / count), values[0],
           values[count / 2], values[count - 1]);
}

void soak_print_lengths(const Soak *soak) {
    int *rounds = alloc_zero((size_t)soak->games * sizeof *rounds);
    int *decisions = alloc_zero((size_t)soak->games * sizeof *decisions);
    int count = 0;
    for (int i = 0; i < soak->games; i++) {
        if (!soak->outcomes[i].outcome) continue;
        rounds[count] = soak->outcomes[i].rounds;
        decisions[count++] = soak->outcomes[i].decisions;
    }
    if (count > 0) {
        print_spread("rounds", rounds, count);
        print_spread("decisions", decisions, count);
    }
    alloc_free(rounds);
    alloc_free(decisions);
}

typedef const char *(*Telling)(const Outcome *o);

static const char *outcome_of(const Outcome *o) {
    return o->outcome;
}

static const char *ending_of(const Outcome *o) {
    return o->outcome && o->ending[0] ? o->ending : NULL;
}

static const char *cause_of(const Outcome *o) {
    return o->cause;
}

static void print_share(const char *what, double won, int of) {
    double share = won / of;
    printf("%-10s %7.1f %% +- %.1f   %g of %d", what, 100 * share,
           100 * root(share * (1 - share) / of), won, of);
}

static bool is_told_earlier(const Soak *soak, Telling words, int at) {
    const char *told = words(&soak->outcomes[at]);
    for (int i = 0; i < at; i++) {
        const char *other = words(&soak->outcomes[i]);
        if (other && text_equal(other, told)) return true;
    }
    return false;
}

/* Everything that is reported of matches, with its share and standard error, in order of first
 * appearance. */
static void print_each(const Soak *soak, Telling words) {
    for (int i = 0; i < soak->games; i++) {
        const char *told = words(&soak->outcomes[i]);
        int same = 0, ended = 0;
        if (!told || is_told_earlier(soak, words, i)) continue;
        for (int j = 0; j < soak->games; j++) {
            const char *other = words(&soak->outcomes[j]);
            same += other && text_equal(other, told);
            ended += other != NULL;
        }
        print_share(told, same, ended);
        printf("\n");
    }
}

void soak_print_wins(const Soak *soak) {
    print_each(soak, outcome_of);
}

void soak_print_endings(const Soak *soak) {
    print_each(soak, ending_of);
    print_each(soak, cause_of);
}

/* ---- Roles, seats and setups ------------------------------------------------------------ */

/* Seats of matches that are reported together: -1 and NULL stand for any. */
typedef struct Which {
    int seat, group;
    const char *role;
} Which;

/* How they did. */
typedef struct Side {
    int played;
    double won, points, squares;
} Side;

static bool is_meant(const Soak *soak, const Which *which, int game, int seat) {
    return (which->seat < 0 || which->seat == seat) &&
           (which->group < 0 || which->group == soak_group(soak, game)) &&
           (!which->role || text_equal(which->role, soak->outcomes[game].role[seat]));
}

static void add_seat(Side *side, const Outcome *o, int seats, int seat) {
    double points = o->points[seat];
    side->played++;
    side->won += win_share(o->place, seats, seat);
    side->points += points;
    side->squares += points * points;
}

/* Not every game counts points. */
static void print_points(const Side *side) {
    double mean = side->points / side->played;
    if (side->squares > 0)
        printf("   points %.2f +- %.2f", mean,
               root((side->squares / side->played - mean * mean) / side->played));
}

static void print_side(const Soak *soak, const char *what, Which which) {
    Side side = {0};
    for (int i = 0; i < soak->games; i++) {
        const Outcome *o = &soak->outcomes[i];
        int seats = soak_setup(soak, i)->seat_count;
        for (int at = 0; o->outcome && at < seats; at++)
            if (is_meant(soak, &which, i, at)) add_seat(&side, o, seats, at);
    }
    if (side.played == 0) return;
    print_share(what, side.won, side.played);
    print_points(&side);
    printf("\n");
}

static bool is_role_seen(const Soak *soak, int game, int seat) {
    const char *role = soak->outcomes[game].role[seat];
    for (int i = 0; i <= game; i++) {
        int seats = i < game ? soak_setup(soak, i)->seat_count : seat;
        for (int at = 0; at < seats; at++)
            if (text_equal(soak->outcomes[i].role[at], role)) return true;
    }
    return false;
}

/* Roles in order of first appearance: which there are depends on the mode. */
static void print_roles(const Soak *soak) {
    for (int i = 0; i < soak->games; i++) {
        const Outcome *o = &soak->outcomes[i];
        for (int at = 0; o->outcome && at < soak_setup(soak, i)->seat_count; at++) {
            char what[ROLE_WORDS + 4];
            if (!o->role[at][0] || is_role_seen(soak, i, at)) continue;
            snprintf(what, sizeof what, "as %s", o->role[at]);
            print_side(soak, what, (Which){-1, -1, o->role[at]});
        }
    }
}

void soak_print_seats(const Soak *soak) {
    print_roles(soak);
    for (int seat = 0; seat < soak->setups[0].seat_count; seat++) {
        char what[24];
        snprintf(what, sizeof what, "seat %d", seat + 1);
        print_side(soak, what, (Which){seat, -1, NULL});
    }
}

/* ---- Fairness ------------------------------------------------------------------------------ */

/* How far a seat is ahead of the mean of its match: sums over matches. */
typedef struct Lead {
    double sum, squares;
} Lead;

static void add_lead(Lead *lead, double ahead) {
    lead->sum += ahead;
    lead->squares += ahead * ahead;
}

static double lead_error(const Lead *lead, int matches) {
    double mean = lead->sum / matches;
    return root((lead->squares / matches - mean * mean) / matches);
}

static void add_match(const Outcome *o, int seats, Lead *wins, Lead *points) {
    double mean_share = 0, mean_points = 0;
    for (int seat = 0; seat < seats; seat++) {
        mean_share += win_share(o->place, seats, seat) / seats;
        mean_points += (double)o->points[seat] / seats;
    }
    for (int seat = 0; seat < seats; seat++) {
        add_lead(&wins[seat], win_share(o->place, seats, seat) - mean_share);
        add_lead(&points[seat], o->points[seat] - mean_points);
    }
}

static void print_lead(const Lead *lead, int matches, double scale, const char *unit) {
    double mean = scale * lead->sum / matches;
    double wide = 1.96 * scale * lead_error(lead, matches);
    printf("  %+.2f %s (95 %%: %+.2f to %+.2f)", mean, unit, mean - wide, mean + wide);
}

/* Of several intervals at 95 % one would often miss, so each is taken at 95 % shared out among the
 * seats. */
static double limit(const Lead *lead, int seats, int matches) {
    static const double sigmas[SEATS_MAX + 1] = {0, 1.96, 2.24, 2.39, 2.50, 2.58, 2.64};
    return sigmas[seats] * lead_error(lead, matches);
}

static double distance(const Lead *lead, int matches) {
    return lead->sum < 0 ? -lead->sum / matches : lead->sum / matches;
}

/* Whether nothing speaks against equal seats. */
static bool is_even(const Lead *lead, int seats, int matches) {
    for (int seat = 0; seat < seats; seat++)
        if (distance(&lead[seat], matches) > limit(&lead[seat], seats, matches))
            return false;
    return true;
}

/* By how much a seat may still be ahead or behind, after this many matches. */
static double not_excluded(const Lead *lead, int seats, int matches) {
    double most = 0;
    for (int seat = 0; seat < seats; seat++) {
        double far = distance(&lead[seat], matches) + limit(&lead[seat], seats, matches);
        if (far > most) most = far;
    }
    return most;
}

/* What the sample can show. Few matches speak against nothing, and so for nothing either. */
static void print_verdict(const Lead *wins, const Lead *points, int seats, int matches) {
    const double telling = 0.02; /* a win more in fifty is felt by nobody */
    double far = not_excluded(wins, seats, matches);
    bool even = is_even(wins, seats, matches) && is_even(points, seats, matches);
    if (matches < SAMPLE_MIN || (even && far > telling))
        printf("too few matches to tell whether a seat gains by its number");
    else
        printf("%s",
               even ? "no seat gains by its number" : "seats gain or lose by their number");
    printf(": %d matches leave room for %.2f %% of wins and %.2f points either way (95 %%, "
           "all "
           "seats together)\n",
           matches, 100 * far, not_excluded(points, seats, matches));
}

void soak_print_fairness(const Soak *soak) {
    Lead wins[SEATS_MAX] = {0}, points[SEATS_MAX] = {0};
    int seats = soak->setups[0].seat_count, matches = 0;
    for (int i = 0; i < soak->games; i++) {
        if (!soak->outcomes[i].outcome) continue;
        add_match(&soak->outcomes[i], seats, wins, points);
        matches++;
    }
    if (matches == 0) return;
    printf("ahead by the number of the seat:\n");
    for (int seat = 0; seat < seats; seat++) {
        printf("seat %d   ", seat + 1);
        print_lead(&wins[seat], matches, 100, "% of wins");
        print_lead(&points[seat], matches, 1, "points");
        printf("\n");
    }
    print_verdict(wins, points, seats, matches);
}

void soak_print_groups(const Soak *soak) {
    for (int group = 0; group < soak->setup_count / soak->group_size; group++) {
        Buffer words = {0};
        const Setup *setup = &soak->setups[group * soak->group_size];
        for (int i = 0; i < soak->varied_count; i++) {
            int place = soak->varied[i];
            setup_write_field(&soak->fields[place], setup->value[place], 1, &words);
            words.data[words.length - 1] = ' ';
        }
        print_side(soak, words.data, (Which){-1, group, NULL});
        buffer_free(&words);
    }
    printf("\n");
}

/* ---- Modes ---------------------------------------------------------------------------------- */

/* All matches of one mode and number of seats. */
typedef struct Sum {
    int matches, ended, lawful;
    int longest, longest_seed;
    long long decisions;
} Sum;

static void add_outcome(Sum *sum, const Outcome *o, int seed) {
    sum->matches++;
    sum->ended += o->outcome != NULL;
    sum->lawful += o->lawful;
    sum->decisions += o->decisions;
    if (o->decisions <= sum->longest) return;
    sum->longest = o->decisions;
    sum->longest_seed = seed;
}

static void print_sum(const char *mode, int seats, const Sum *sum) {
    char number[12] = "";
    if (seats >= 0) snprintf(number, sizeof number, "%d", seats);
    printf("%-16s %5s %10d %10d %10d %12lld %9d %9d\n", mode, number, sum->matches,
           sum->ended, sum->lawful, sum->decisions, sum->longest, sum->longest_seed);
}

void soak_print_modes(const Soak *soak) {
    int count;
    const SetupField *mode = soak->box->box.game->fields(&soak->box->box, &count);
    Sum all = {0};
    printf("%-16s %5s %10s %10s %10s %12s %9s %9s\n", "mode", "seats", "matches", "ended",
           "under laws", "decisions", "longest", "its seed");
    for (int m = 0; m < mode->choice_count; m++) {
        for (int seats = mode->choices[m].seats_min; seats <= mode->choices[m].seats_max;
             seats++) {
            Sum sum = {0};
            for (int i = 0; i < soak->games; i++) {
                const Setup *setup = soak_setup(soak, i);
                if (setup->value[0][0] != m || setup->seat_count != seats) continue;
                add_outcome(&sum, &soak->outcomes[i], soak->seed + i);
                add_outcome(&all, &soak->outcomes[i], soak->seed + i);
            }
            print_sum(mode->choices[m].id, seats, &sum);
        }
    }
    print_sum("all", -1, &all);
}

/* ---- Failures -------------------------------------------------------------------------------- */

int soak_print_failures(const Soak *soak) {
    int count = 0;
    for (int i = 0; i < soak->games; i++) {
        if (!soak->outcomes[i].failure) continue;
        if (count++ < FAILURES_SHOWN)
            fprintf(stderr, "broken law: %s\n", soak->outcomes[i].failure);
        alloc_free(soak->outcomes[i].failure);
    }
    return count;
}
