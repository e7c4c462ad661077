/*
 * What the bot's files share: the plan (plan.c), the rounds that The Dark Arts take
 * (dark_arts.c) and what things are worth (worth.c).
 */
#ifndef FEW_AND_CURSED_BOT_H
#define FEW_AND_CURSED_BOT_H

#include "few_and_cursed/content/weights.h"
#include "few_and_cursed/rules/state.h"

/* worth.c: what cards bring altogether */
typedef struct Cards {
    int count;
    int move, attack;
    int worth; /* in steps of WORTH_STEP */
} Cards;
/* What a rider has to plan with. */
typedef struct Outfit {
    Cards hand, all; /* all: with deck, discards and cards in play */
    int bullet;      /* what one is worth */
} Outfit;
Cards few_sum(const Content *c, const CardSet *pile);
Outfit few_outfit(const Content *c, const FewState *s, int seat);
/* The nearest space of a land, by the ways there; TOWN if it has none. */
int few_nearest(const uint8_t *way, uint32_t land);
void few_derive_bot_tables(Content *c);
int few_worth(const Content *c, const Effects *e);          /* in hundredths of a Grit */
int few_other_costs(const Content *c, const Effects *cost); /* than Movement and Attack */

/* plan.c: what the best thing within a few rounds' reach is worth to a rider, in hundredths
 * of a Grit. `aims` says what each thing is worth in this mode. */
int few_plan(const Content *c, const FewState *s, int seat, const Aims *aims);
/* The same in a fraction of the time, for a search: each thing by itself, if it can be had
 * within that many rounds. */
int few_prospect(const Content *c, const FewState *s, int seat, const Outfit *outfit,
                 const Aims *aims, int rounds);
bool few_acts_now(const FewState *s, int seat);
int few_bullet_worth(const Content *c, const FewState *s, int seat);
/* What a rider has for a long ride; times and Movement in sixteenths. */
typedef struct Walk {
    int from, sure; /* the space it begins at; 1: a sure foot */
    int time;       /* until it begins, in rounds */
    int now, rate;  /* Movement then, and what each further round adds */
} Walk;
Walk few_walk(const Content *c, const FewState *s, int seat);
/* How likely this rider is to complete the job, in percent. */
int few_job_hope(const Content *c, const FewState *s, int seat, const Job *job, int rounds);
CardSet few_all_cards(const FewState *s, int seat); /* hand, deck, discards, in play */
int few_rounds_left(const Content *c,
                    const FewState *s); /* estimated, at most ROUNDS_AHEAD */

/* dark_arts.c: rounds that The Dark Arts will still take, in sixteenths */
int few_arts_rounds(const Content *c, const FewState *s, int seat);

#endif
