// The games under test, as the tests speak of them: how a table is set up by clicks, which
// matches are played to their end, which moments fill the screen. A new game is a new entry.
import { SIZES } from "./harness.mjs";
import { DEN_ENDS, DEN_FIGHT, DEN_GOING, DEN_LATE, DEN_MOMENTS, DESERT_ACTION, DESERT_ENDS, DESERT_LATE, DESERT_MOMENTS, VILLAGE_DAY, VILLAGE_END, VILLAGE_MOMENTS, VILLAGE_NIGHT, WEST_DAY, WEST_ENDS, WEST_GOING, WEST_LATE, WEST_MOMENTS } from "./positions.mjs";

// Of a match `open` says that all hands lie open: the screen goes round without a curtain.
//
// A setup is what sitDown() of screens.mjs takes: the game, its mode and, where they differ
// from what the form shows first, the number of seats, choices by seat ({Role: ["Monster"]}),
// fields of the table by their label (and what the record says of them), and who sits where.

const cursed = { name: "so-youve-been-cursed", title: "So, You've Been Cursed.", folder: "so_youve_been_cursed",
  usual: { Role: "Wizard, Monster" } }; // what a record leaves out
const few = { name: "few-and-cursed", title: "The Few and Cursed", folder: "few_and_cursed" };

const asWizard = { game: cursed, mode: "duel", bySeat: { Role: ["Wizard"] } };
const asMonster = { game: cursed, mode: "duel", bySeat: { Role: ["Monster"] } };
const loneWizard = { game: cursed, mode: "wizard" };
const loneMonster = { game: cursed, mode: "monster" };
const nobody = { game: cursed, mode: "nobody" };
const villagers = { fields: { "Villager cards": true }, says: ["villager_cards yes"] };

const rivals = (seats, more = {}) => ({ game: few, mode: "rivals", seats, ...more });
const team = (seats, more = {}) => ({ game: few, mode: "coop", seats, ...more });
const solo = (mode, more = {}) => ({ game: few, mode, ...more });
const people = (count, seats) => Array.from({ length: seats }, (_, seat) => (seat < count ? "Person" : "Quick bot"));

const phone = { size: SIZES.phone, touch: true }, tablet = { size: SIZES.tablet };

export const CURSED = {
  ...cursed,
  clause: /SC-\d+/,
  versus: asWizard, // a person against a bot, a short one, two people with secrets
  waits: asMonster, // the bot has the first turn
  alone: loneWizard,
  brief: loneMonster,
  sofa: { game: cursed, mode: "duel", sitters: ["Person", "Person"] },
  matches: [
    { name: "duel as the Wizard", setup: asWizard, seed: 11 },
    { name: "duel as the Monster", setup: asMonster, seed: 12 },
    { name: "duel with villager cards", setup: { ...asWizard, ...villagers }, seed: 25 },
    { name: "a lone Wizard", setup: loneWizard, seed: 14 },
    { name: "a lone Monster", setup: loneMonster, seed: 15 },
    { name: "a lone Monster with villager cards", setup: { ...loneMonster, ...villagers }, seed: 16 },
    { name: "a lone Wizard on a phone", setup: loneWizard, seed: 22, ...phone },
    { name: "duel as the Monster on a tablet", setup: asMonster, seed: 18, ...tablet },
    { name: "a lone Monster", setup: loneMonster, seed: 31, by: "keys" },
    { name: "duel as the Wizard", setup: asWizard, seed: 32, by: "keys" },
    { name: "nobody", setup: nobody, seed: 21, by: "watching" },
    { name: "nobody with villager cards", setup: { ...nobody, ...villagers }, seed: 21, by: "watching" },
  ],
  layouts: [
    { name: "duel as Wizard", setup: asWizard },
    { name: "duel as Monster", setup: asMonster },
    { name: "a lone Wizard with villager cards", setup: { ...loneWizard, ...villagers } },
    { name: "a lone Monster", setup: loneMonster },
  ],
  action: VILLAGE_DAY,
  going: VILLAGE_DAY, // several places can be gone to, after a long log
  late: VILLAGE_NIGHT,
  moments: VILLAGE_MOMENTS,
  fullest: VILLAGE_MOMENTS.slice(0, 2),
  ends: [["result", VILLAGE_END]],
  quickEnd: nobody,
};

export const FEW = {
  ...few,
  clause: /FC-\d+/,
  versus: rivals(2),
  waits: rivals(2, { bySeat: { Character: ["Maecenas"] } }),
  alone: solo("shadows"),
  brief: solo("curse_chaser"),
  sofa: rivals(2, { sitters: people(2, 2) }),
  matches: [
    { name: "two rivals on a tablet", setup: rivals(2), seed: 12, ...tablet },
    { name: "three rivals on a phone", setup: rivals(3), seed: 42, ...phone },
    { name: "four rivals on a phone", setup: rivals(4), seed: 30, ...phone },
    { name: "two people on one sofa, with a bot", setup: rivals(3, { sitters: people(2, 3) }), seed: 30, ...tablet },
    { name: "Curse Chaser", setup: solo("curse_chaser"), seed: 15 },
    { name: "The Dark Arts on a phone", setup: solo("dark_arts"), seed: 30, ...phone },
    { name: "Operating in the Shadows", setup: solo("shadows"), seed: 12 },
    { name: "co-operative, one rider", setup: team(1), seed: 12, by: "keys" },
    { name: "co-operative, two people on one sofa", setup: team(2, { sitters: people(2, 2) }), seed: 11, ...tablet },
    { name: "co-operative, three riders, easier", setup: team(3, { fields: { "Starting Grit": 5 }, says: ["team_grit 5"] }), seed: 31 },
    { name: "co-operative, four riders on a phone", setup: team(4), seed: 21, ...phone },
  ],
  layouts: [
    { name: "four rivals", setup: rivals(4) },
    { name: "Operating in the Shadows", setup: solo("shadows") },
  ],
  action: DESERT_ACTION,
  going: DESERT_ACTION,
  late: DESERT_LATE,
  moments: DESERT_MOMENTS,
  fullest: DESERT_MOMENTS.filter(([name]) => /full hand|with a fight|team of four/.test(name)),
  ends: DESERT_ENDS,
};

const westward = { name: "deck-goes-west", title: "Deck Goes West", folder: "deck_goes_west" };
const race = (seats, more = {}) => ({ game: westward, mode: "versus", seats, ...more });
const company = (seats, more = {}) => ({ game: westward, mode: "coop", seats, ...more });
const lonely = { game: westward, mode: "solo" };

export const WEST = {
  ...westward,
  clause: /DW-\d+/,
  missions: 15,
  alike: true, // rivals may hold cards of the same design
  versus: race(2),
  waits: race(2), // chance has the second begin, by the seed of the test that waits
  alone: lonely,
  brief: lonely,
  sofa: race(2, { sitters: people(2, 2) }),
  matches: [
    { name: "Discovery, two travellers", setup: race(2), seed: 11 },
    { name: "Speed of the Slowest, two people and a bot", setup: company(3, { sitters: people(2, 3) }), seed: 12, ...tablet, open: true },
    { name: "New World on a phone", setup: lonely, seed: 13, ...phone },
  ],
  layouts: [{ name: "five travellers", setup: race(5) }],
  action: WEST_DAY,
  going: WEST_GOING,
  late: WEST_LATE,
  moments: WEST_MOMENTS,
  fullest: WEST_MOMENTS.filter(([name]) => /six columns|five travellers/.test(name)),
  ends: WEST_ENDS,
};

const brawl = { name: "roll-and-fight", title: "Vengeance: Roll & Fight", folder: "roll_and_fight" };
const calmly = { fields: { Relaxed: true }, says: ["relaxed yes"] }; // in turns, without reflexes
const gang = (seats, more = {}) => ({ game: brawl, mode: "rivals", seats, ...more });
const hunter = { game: brawl, mode: "solo", ...calmly };

export const ROLL = {
  ...brawl,
  clause: /VF-\d+/,
  versus: gang(2, calmly),
  waits: gang(2, calmly),
  alone: hunter,
  brief: hunter,
  matches: [
    { name: "two in a race for the dice", setup: gang(2), seed: 11 },
    { name: "alone and relaxed on a phone", setup: hunter, seed: 12, ...phone },
    { name: "three in a race for the dice", setup: gang(3), seed: 13, by: "keys" },
  ],
  layouts: [{ name: "four rivals", setup: gang(4, calmly) }],
  action: DEN_FIGHT,
  lacking: DEN_MOMENTS.find(([name]) => name === "dice in hand")[1], // something is too expensive by a number
  going: DEN_GOING,
  late: DEN_LATE,
  moments: DEN_MOMENTS,
  fullest: DEN_MOMENTS.filter(([name]) => /a fight|dice in hand/.test(name)),
  ends: DEN_ENDS,
};

export const GAMES = [CURSED, FEW, WEST, ROLL];
