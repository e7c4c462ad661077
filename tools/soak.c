/*
 * soak: many matches of one game on all cores, with the laws watched, and what they tell:
 * who wins, how long it takes, what is offered and taken.
 *
 *   soak GAME [--rotate] [--vary KEY,KEY] [--games N] [--laws N] [--cores N] [--mode M]
 *        [--seats N] [--setup KEY=VALUE] [--bots A,B] [--seed N] [--pack FILE] [--record FILE]
 *   soak GAME --all [--games N] [--laws N] [--cores N] [--bots A,B] [--seed N] [--pack FILE]
 *
 * The first measures balance: one setup, played by quick bots unless --bots says otherwise;
 * with --rotate the seats take turns at every role they can choose, so that roles and seats
 * are measured separately, and it says whether a seat gains by its number; with --vary every
 * choice of these fields of the setup is played as often as any other, and told apart. It
 * reports who wins and with how many points, by outcome, role and seat, with what result, how
 * many rounds they take, in how many of them each thing is seen (on offer, or refused with a
 * reason), offered and taken, and how the seats did that have it at the end. The second looks
 * for bugs: every mode, number of seats and choice of the setup in turn, played
 * at random; it names each verb and each line of the packs that was never offered, and
 * fails if there is one that does not say why it is rare.
 *
 * After every move the game's own check is asked; one match in N (--laws, usually 10; 0:
 * none) is also played at random under all laws of tests/conform.h. Match i has seed N+i,
 * so one that fails is repeated with its own setup and seed and --games 1, and then --record
 * writes it down; it is the very match that the same bots play in `baize play`. The figures
 * depend on the seed alone, never on the number of cores.
 */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/file.h"
#include "base/thread.h"

#include "engine/setup.h"

#include "cmd/cmd.h"

#include "conform.h"

#include "soak-parts/soak.h"

enum { GAMES_USUAL = 1000, LAWS_USUAL = 10, CORES_MAX = 256, SETUP_KEY = 64 };

/* Options of this program alone. */
typedef struct Given {
    Words games, laws, cores, all, rotate, vary, record;
} Given;

static bool read_numbers(Soak *soak, const Given *given, const TableOptions *o,
                         Error *err) {
    return args_int(&given->games, "--games", 1, 100000000, GAMES_USUAL, &soak->games,
                    err) &&
           args_int(&given->laws, "--laws", 0, 1000000, LAWS_USUAL, &soak->laws, err) &&
           args_int(&given->cores, "--cores", 1, CORES_MAX,
                    min_int(thread_cores(), CORES_MAX), &soak->cores, err) &&
           args_int(&o->seed, "--seed", 0, 1000000000, 1, &soak->seed, err);
}

static bool add_setup(const OpenBox *box, const Setup *setup, void *context) {
    Soak *soak = context;
    (void)box;
    if (soak->setup_count == SETUPS_MAX) return false;
    soak->setups[soak->setup_count++] = *setup;
    return true;
}

/* Every way to deal out the choices of fields per seat, as far as the game allows it. */
static bool rotate_setups(Soak *soak, Error *err) {
    const Box *box = &soak->box->box;
    Setup setup = soak->setups[0];
    int count, field = 0, seat = 0;
    const SetupField *fields = box->game->fields(box, &count);
    while (field < count && !(fields[field].per_seat && fields[field].kind == FIELD_CHOICE))
        field++;
    if (field == count) return error_set(err, "No seat has a choice that could rotate.");
    memset(setup.value[field], 0, sizeof setup.value[field]);
    soak->setup_count = 0;
    while (seat < setup.seat_count) {
        bool fits = !box->game->check_setup || !box->game->check_setup(box, &setup);
        if (fits && !add_setup(soak->box, &setup, soak))
            return error_set(err, "There are more than %d setups.", SETUPS_MAX);
        for (seat = 0; seat < setup.seat_count; seat++) {
            if (++setup.value[field][seat] < fields[field].choice_count) break;
            setup.value[field][seat] = 0;
        }
    }
    return true;
}

/* All setups so far with each choice of a field; seats that choose apart would need more. */
static bool vary_field(Soak *soak, const char *key, Error *err) {
    const Setup *first = &soak->setups[0];
    int place, so_far = soak->setup_count;
    const SetupField *field = setup_field(&soak->box->box, key, &place);
    if (!field || !setup_applies(field, first->value[0][0]) ||
        (field->per_seat && first->seat_count > 1))
        return error_set(err, "'%s' is not a field that could vary here.", key);
    if (so_far * (field->max - field->min + 1) > SETUPS_MAX)
        return error_set(err, "There are more than %d setups.", SETUPS_MAX);
    soak->varied[soak->varied_count++] = place;
    for (int value = field->min; value <= field->max; value++) {
        for (int i = 0; i < so_far; i++) {
            Setup *setup = &soak->setups[(value - field->min) * so_far + i];
            *setup = soak->setups[i];
            setup->value[place][0] = (int16_t)value;
        }
    }
    soak->setup_count = so_far * (field->max - field->min + 1);
    return true;
}

static bool vary_setups(Soak *soak, const Words *keys, Error *err) {
    int count;
    soak->fields = soak->box->box.game->fields(&soak->box->box, &count);
    soak->group_size = soak->setup_count;
    for (int i = 0; i < keys->count; i++) {
        const char *rest = keys->at[i];
        char key[SETUP_KEY];
        while (soak->varied_count < count && text_word(&rest, ",", key, sizeof key))
            if (!vary_field(soak, key, err)) return false;
    }
    return true;
}

static bool read_setups(Soak *soak, const TableOptions *o, const Given *given, Error *err) {
    if (!soak->all) {
        soak->setup_count = 1;
        return options_setup(o, &soak->box->box, &soak->setups[0], err) &&
               (given->rotate.count == 0 || rotate_setups(soak, err)) &&
               vary_setups(soak, &given->vary, err);
    }
    if (o->mode.count + o->seats.count + o->setup.count + given->vary.count > 0)
        return error_set(err, "'--all' goes through every mode and setup by itself.");
    if (conform_setups(soak->box, add_setup, soak)) return true;
    return error_set(err, "There are more than %d setups.", SETUPS_MAX);
}

static bool read_sitters(Soak *soak, const TableOptions *o, Error *err) {
    int seats = soak->all ? SEATS_MAX : soak->setups[0].seat_count;
    BotLevel usual = soak->all ? BOT_RANDOM : BOT_QUICK;
    for (int i = 0; i < SEATS_MAX; i++)
        soak->sitters[i] = (Sitter){.is_bot = true, .level = usual};
    if (!options_sitters(o, seats, soak->sitters, err)) return false;
    for (int i = 0; i < seats; i++)
        if (!soak->sitters[i].is_bot)
            return error_set(err, "Nobody can sit here but bots.");
    return true;
}

static bool read_options(Soak *soak, int count, char **words, Error *err) {
    TableOptions o = {0};
    Words plain = {0};
    Given given;
    memset(&given, 0, sizeof given);
    const Flag own[] = {{"--all", TAKES_NOTHING, &given.all},
                        {"--games", TAKES_VALUE, &given.games},
                        {"--laws", TAKES_VALUE, &given.laws},
                        {"--cores", TAKES_VALUE, &given.cores},
                        {"--rotate", TAKES_NOTHING, &given.rotate},
                        {"--record", TAKES_VALUE, &given.record},
                        {"--vary", TAKES_VALUE, &given.vary}};
    if (!options_read(&o, count, words, own, 7, &plain, err)) return false;
    if (plain.count != 1) return error_set(err, "'soak' takes one game.");
    if (!read_numbers(soak, &given, &o, err)) return false;
    if (given.record.count > 0 && soak->games > 1)
        return error_set(err, "'--record' writes one match; '--games 1' goes with it.");
    if (given.record.count > 0) soak->file = given.record.at[given.record.count - 1];
    soak->all = given.all.count > 0;
    soak->rotates = given.rotate.count > 0;
    soak->box = options_open(&o, plain.at[0], err);
    return soak->box && read_setups(soak, &o, &given, err) && read_sitters(soak, &o, err);
}

/* Returns how many things went wrong. */
static int report(const Soak *soak) {
    int unused = 0;
    if (soak->all) {
        soak_print_modes(soak);
        printf("\n");
        unused = usage_print_unused(soak->usage);
    } else {
        soak_print_wins(soak);
        printf("\n");
        soak_print_seats(soak);
        printf("\n");
        if (soak->rotates && soak->setups[0].seat_count > 1) {
            soak_print_fairness(soak);
            printf("\n");
        }
        if (soak->varied_count > 0) soak_print_groups(soak);
        soak_print_endings(soak);
        printf("\n");
        soak_print_lengths(soak);
        usage_print_all(soak->usage);
    }
    int broken = soak_print_failures(soak);
    printf("\n%d matches, %d with a broken law\n", soak->games, broken);
    return broken + unused;
}

static bool write_record(const Soak *soak) {
    Error err;
    if (!soak->file) return true;
    if (file_write_safely(soak->file, soak->record->data, soak->record->length, &err))
        return true;
    fprintf(stderr, "soak: %s\n", err.words);
    return false;
}

int main(int argc, char **argv) {
    Soak *soak = alloc_zero(sizeof *soak);
    Error err;
    int status = STATUS_DONE;
    if (!read_options(soak, argc - 1, argv + 1, &err)) {
        fprintf(stderr, "soak: %s\n", err.words);
        status = STATUS_USAGE;
    } else {
        Buffer record = {0};
        if (soak->file) soak->record = &record;
        soak_play(soak);
        bool written = write_record(soak); /* above all of one that fails */
        if (report(soak) > 0 || !written) status = STATUS_FAILED;
        buffer_free(&record);
        usage_free(soak->usage);
        alloc_free(soak->outcomes);
    }
    if (soak->box) box_close(soak->box);
    alloc_free(soak);
    return status;
}
