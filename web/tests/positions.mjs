// Positions to look at: set up in the words that each game's README lists ("Arranging a
// position"), or played by bots to where something can be seen; as records for the page.
import { Native } from "./harness.mjs";

/** Lines for one seat: seat(1, {grit: 17}) is "seat 1 grit 17". */
const seat = (number, things) => Object.entries(things).map(([thing, value]) => `seat ${number} ${thing} ${value}`);

/**
 * Plays natively until `until(view)` holds for the seat (when it is asked for the first time,
 * where nothing is said; null: to the end) and hands the record out, bots on the other seats.
 *   game, mode, seats, seed; setup: other fields; lines to arrange; ways: what the seat does on the way, the first
 *   of these (a verb and what the option names) that is offered; as a bot where none is;
 *   people: they sit on the other seats too, so that nothing happens until one of them acts
 */
async function position({ game, mode, seats = 1, setup: more = {}, seed = 1, at = 0, lines = [], ways = [], most = 4000, people = false, until = () => true }) {
  const native = new Native();
  try {
    const setup = { mode, ...(seats > 1 && { seats }), ...more };
    let now = await native.must({ do: "new", game: game.name, setup, seed });
    const { match } = now;
    if (lines.length > 0) now = await native.must({ do: "arrange", match, lines });
    let there = false;
    for (let moves = 0; !there && !now.over && moves < most; moves++) {
      const next = await oneMove(native, match, now, { at, ways, until });
      there = next === null;
      now = next ?? now;
    }
    if (!there && !(now.over && until === null)) throw new Error(`${game.name}, ${mode}: the moment never came`);
    const { record } = await native.must({ do: "record", match });
    const bots = Array.from({ length: seats }, (_, i) => (i === at || people ? "" : `seat ${i} quick\n`)).join("");
    return record.replace(/^start /m, `${bots}start `);
  } finally {
    native.end();
  }
}

const kept = new Map();
/** The same, made once for all tests. */
export async function recordOf(moment) {
  if (!kept.has(moment)) kept.set(moment, position(moment));
  return kept.get(moment);
}

function optionFor(view, way) {
  const [verb, ...name] = way.split(" ");
  return view.asks.options.find((o) => o.verb === verb && o.words.toLowerCase().includes(name.join(" ").toLowerCase()));
}

/** The status after one more move; null where the wanted moment is there. */
async function oneMove(native, match, now, { at, ways, until }) {
  const asked = now.asked.includes(at) ? at : now.asked[0];
  if (asked === undefined) return native.must({ do: "clock", match, ms: 1e9 });
  let option;
  if (asked === at) {
    const { view } = await native.must({ do: "view", match, seat: at, explain: true });
    if (until?.(view)) return null;
    option = ways.map((way) => optionFor(view, way)?.id).find((id) => id !== undefined);
  }
  option ??= (await native.must({ do: "bot", match, seat: asked, bot: "quick", ms: 5 })).option;
  return native.must({ do: "play", match, seat: asked, option });
}

// ---- The Few and Cursed ----

const few = { name: "few-and-cursed" };
const offers = (...verbs) => (view) => verbs.every((verb) => view.asks.options.some((o) => o.verb === verb));
const track = (view, id) => view.tracks.find((t) => t.id === id)?.value ?? 0;
const inPhase = (phase) => (view) => view.phase === phase;

/** Three rivals in round 6: two at Mirror Sand, a monster at Widow's Gulch. */
const SIXTH_ROUND = [
  "round 6", "phase improvise", "first 0", "turn 0",
  ...seat(0, {
    at: "mirror_sand", grit: 14, health: 3, bullets: 3, curse: 4, money: 8, items: "horse", used: "horse",
    jobs: "survivor, con_man", artifacts: "jar_of_dirt", hand: "sprint, uppercut, jar_of_dirt, cursed_redhead, fast_feet, hired_gun",
  }),
  ...seat(1, { at: "mirror_sand", grit: 17, health: 4, bullets: 2, curse: 5, money: 7, items: "revolver", jobs: "farmhand, deputy, bouncer" }),
  ...seat(2, { at: "hollow_church", grit: 11, bullets: 1, curse: 2, money: 3, items: "boots, red_potion", jobs: "mail_rider, night_watch" }),
  "store row horse, revolver, red_potion",
  "monster tsilkali at widows_gulch", "monsters beaten 1",
  "upgrade top call_to_darkness, grit_teeth", "encounter top water_seller, stagecoach",
  "pile 1 top butch_talbot", "pile 2 top hangmen", "pile 3 top barrett",
];
const sixth = (more) => ({ game: few, mode: "rivals", seats: 3, seed: 6, lines: SIXTH_ROUND, ...more });

/** Movement and Attack in play, a walk and a fight on offer, a robbery out of reach. */
export const DESERT_ACTION = sixth({
  ways: ["keep Call to Darkness", "choose ladleful", "play Fast Feet", "play Hired Gun"],
  until: offers("move", "fight"),
});

const sixthWith = (lines, more) => sixth({ lines: [...SIXTH_ROUND, ...lines], ...more });
const inTown = (ways, verb) => sixthWith(
  ["phase encounter", ...seat(0, { at: "san_andreas", money: 14, health: 2, curse: 5, bullets: 0, items: "nothing" })], { ways, until: offers(verb) });

/** Alone, or a team, in the middle of a match. */
const later = (mode, seats, round) => ({ game: few, mode, seats, seed: 8, lines: [`round ${round}`], until: inPhase("Action") });

/** What fills the screen in other ways: [what it shows, the position]. */
export const DESERT_MOMENTS = [
  ["jobs to give back", { game: few, mode: "rivals", seats: 4, seed: 6 }],
  ["improvise", sixth({ until: offers("keep") })],
  ["improvise with something in play", sixth({ ways: ["shoot"], until: (view) => offers("keep")(view) && track(view, "attack") > 0 })],
  ["an encounter", sixth({ ways: ["keep Call"], until: inPhase("Encounter") })],
  ["a Cursed Encounter", sixthWith(["phase encounter", "seat 0 at candle_hill", "cursed top murder_of_crows"], { until: inPhase("Encounter") })],
  ["San Andreas", inTown([], "board")],
  ["the Store", inTown(["store"], "buy_item")],
  ["the Job Board", inTown(["board"], "sell")],
  ["an action with a fight", DESERT_ACTION],
  ["a ride anywhere", sixthWith(["phase encounter", "encounter top stagecoach"],
    { ways: ["choose mend it", "play Fast Feet", "play Sprint"], until: offers("go") })],
  ["a job that fits", sixthWith(["phase action", "seat 0 curse 5"], { ways: ["play Cursed", "play Sprint"], until: offers("yes") })],
  ["the Cursed side and a full hand", sixthWith(["phase action", ...seat(0, {
    curse: 7, hand: "sprint, uppercut, jar_of_dirt, cursed_redhead, fast_feet, hired_gun, call_to_darkness, travel_light, bone_horse" })])],
  ["cleanup", sixthWith(["phase cleanup"], { until: inPhase("Cleanup") })],
  ["a choice of monsters", sixth({
    lines: [...SIXTH_ROUND.filter((line) => !line.startsWith("monster")), "phase action", "attack 4", "seat 0 grit 20"],
    ways: ["fight Talbot"], until: offers("pile"),
  })],
  ["Curse Chaser", later("curse_chaser", 1, 4)],
  ["The Dark Arts", later("dark_arts", 1, 4)],
  ["Operating in the Shadows", later("shadows", 1, 4)],
  ["a team of four", later("coop", 4, 4)],
];

/** A long match with a long log. */
export const DESERT_LATE = { game: few, mode: "rivals", seats: 3, seed: 9, until: (view) => view.moves >= 500 && view.phase === "Action" };

/** Matches that are over: bots play to the end. */
const over = (mode, seats) => ({ game: few, mode, seats, seed: 9, until: null });
export const DESERT_ENDS = [["rivals' result", over("rivals", 4)], ["a team's result", over("coop", 3)], ["a lone rider's result", over("shadows", 1)]];

// ---- So, You've Been Cursed. ----

const cursed = { name: "so-youve-been-cursed" };
const duel = (at, until, lines = [], seed = 7) => ({ game: cursed, mode: "duel", seats: 2, seed, at, until, lines });

/** A late day with much to choose and something out of reach. */
export const VILLAGE_DAY = duel(0, (view) =>
  /^Day [5-9]/.test(view.round) && track(view, "cure") >= 3 && view.asks.options.length > 8 &&
  view.asks.options.some((o) => o.verb === "cast") && view.asks.refused.length >= 2, [], 1);

export const VILLAGE_NIGHT = duel(1, (view) =>
  /^Night [4-9]/.test(view.round) && view.asks.options.some((o) => o.verb === "walk") && view.asks.refused.length > 0);

/** Cards that stay, before both of them: all Spells there are, and two Powers. */
const STAYING = "front box_of_holding, gift_of_the_gab, hydrophobia, invisibility, spectral_skeleton_key, summoned_steed, transmute, unending_hunger, shaky_hands, squeaky_boots";
export const VILLAGE_MOMENTS = [
  ["day", VILLAGE_DAY],
  ["night", VILLAGE_NIGHT],
  ["a Wizard with cards before him", duel(0, undefined, ["turn wizard", STAYING])],
  ["a Monster with cards before it", duel(1, undefined, ["turn monster", STAYING])],
];

export const VILLAGE_END = duel(0, null);

// ---- Deck Goes West ----

const west = { name: "deck-goes-west" };

/** Six columns of known land, a railway, three bands, three travellers on the fourth day. */
const FOURTH_DAY = [
  "tile 5 -1 willow_ford", "tile 4 -1 iron_tooth", "tile 3 -1 wide_sky", "tile 2 -1 two_wells", "tile 1 -1 fern_hollow", "tile 0 -1 slow_river",
  "tile 5 0 crane_meadow", "tile 4 0 broken_axle", "tile 3 0 crow_pines", "tile 2 0 amber_grass", "tile 1 0 cloud_peak", "tile 0 0 larks_field",
  "tile 5 1 still_lake", "tile 4 1 heron_water", "tile 3 1 tall_cedars", "tile 2 1 beaver_dam", "tile 1 1 lantern_hill", "tile 0 1 smoke_wood",
  ...[[6, -1, "owl_wood"], [6, 0, "sunrise_ridge"], [6, 1, "goat_stair"], [5, -2, "larkspur"], [4, -2, "hollow_oaks"], [3, -2, "trout_run"], [2, -2, "salt_water"]].map(([x, y, id]) => `tile ${x} ${y} down ${id}`),
  "rail 3 0", "rail 2 0", "rail 1 0", "rail 0 0", "bandits 5 -1 3", "bandits 4 0 2", "bandits 2 1 1",
  "day 3", "row mule, cow, spyglass, long_rifle, rail_gang", "turn 0",
  ...seat(0, { at: "3 0", gold: 1, metal: 3, wood: 1, food: 2, points: 9, hand: "boots, pickaxe, knife, mallet, hunger, leg_wound", discard: "pan, axe, net" }),
  ...seat(1, { at: "1 0", gold: 0, metal: 2, wood: 2, food: 1, points: 7 }),
  ...seat(2, { at: "2 -1", gold: 2, metal: 0, wood: 1, food: 4, points: 11, passed: "" }),
].map((line) => line.trim());
const trail = (more) => ({ game: west, mode: "versus", seats: 3, seed: 4, lines: FOURTH_DAY, ...more });
export const WEST_DAY = trail({});
const trailWith = (lines, more) => trail({ lines: [...FOURTH_DAY, ...lines], ...more });
const asks = (words) => (view) => words.test(view.asks.prompt);

/** A mission of the team or of one alone, a few days on. */
const mission = (mode, name, seats, more) => ({ game: west, mode, seats, setup: { [`${mode}_mission`]: name }, seed: 8, until: (view) => track(view, "day") >= 2, ...more });

export const WEST_MOMENTS = [
  ["six columns of land", WEST_DAY],
  ["where to go", trail({ ways: ["job boots: pay", "go set out"], until: offers("step") })],
  ["how much is x", trailWith(["seat 0 hand rookie_trader, boots, pan, knife", "seat 0 food 8"], { ways: ["job rookie trader: pay 2x"], until: offers("x") })],
  ["onto which pile", trailWith(["seat 0 at 2 -1", "seat 0 gold 3"], { ways: ["buy cow"], until: offers("put") })],
  ["a battle", trailWith(["seat 0 at 2 1"], { ways: ["battle"], until: asks(/bandit/) })],
  ["a trade", trailWith(["seat 1 at 3 0"], { ways: ["trade", "card"], until: offers("give") })],
  ["evening", trailWith(["evening"], { until: asks(/^Evening/) })],
  ["night", trailWith(["night"], { until: offers("put") })],
  ["five travellers", { game: west, mode: "versus", seats: 5, seed: 5, until: (view) => track(view, "day") >= 2 }],
  ["a team of four with the Wagon", mission("coop", "a_load_of_glass", 4)],
  ["New World", mission("solo", "new_world", 1)],
];

/** Several tiles to go to, after a while. */
export const WEST_GOING = { game: west, mode: "versus", seats: 3, seed: 9, until: (view) => view.moves >= 60 && view.asks.options.filter((o) => o.verb === "step").length > 2 };

/** A long match with a long log. */
export const WEST_LATE = { game: west, mode: "versus", seats: 3, seed: 9, until: (view) => view.moves >= 120 && offers("job")(view) };

const ended = (mode, seats) => ({ game: west, mode, seats, seed: 9, until: null });
export const WEST_ENDS = [["rivals' result", ended("versus", 4)], ["a team's result", ended("coop", 3)], ["a lone traveller's result", ended("solo", 1)]];

// ---- Vengeance: Roll & Fight ----

const dens = { name: "roll-and-fight" };
const heroes = ["shadowman", "nightjar", "brick", "cricket"];

/** Round 3 in the Velvet Mask: half of it visited, a Tough Guy hurt, a Henchman evaded. */
const THIRD_ROUND = [
  "round 3", "phase fighting",
  ...seat(0, {
    at: "bar", visited: "store_room, kitchen, back_alley, coat_room", empty: "store_room, kitchen, back_alley, coat_room",
    owns: "slip_away, last_light", open: 5, wounds: 2, training: 9, paid: 7, loot: 2, boss: 1,
  }),
  "seat 0 recon fire", "seat 0 room bar henchman, tough", "seat 0 evaded bar henchman", "seat 0 sets dash 2", "seat 0 sets punch 1",
  "seat 0 charges smoke_tin 2", "seat 0 charges rage_brew 1",
];
const third = (more) => ({
  game: dens, mode: "rivals", seats: 3, seed: 6, people: true, setup: { hero: heroes.slice(0, 3), den: ["velvet_mask", "dealt", "dealt"], boss: ["don_zemun", "dealt", "dealt"] }, lines: THIRD_ROUND, ...more });

/** Dice on Dash and Punch, rooms to go to, a shot that Don Zemun forbids. */
export const DEN_FIGHT = third({ until: offers("use") });
const thirdIn = (phase, lines = [], more = {}) => third({ lines: [...THIRD_ROUND.map((line) => (line === "phase fighting" ? `phase ${phase}` : line)), ...lines], ...more });

const aloneIn = (phase, lines = [], more = {}) => ({
  game: dens, mode: "solo", seed: 5, setup: { hero: "cricket", boss: "don_zemun", den: "velvet_mask", relaxed: true }, lines: ["round 2", `phase ${phase}`, ...lines], ...more });

export const DEN_STEP = third({ ways: ["use Dash"], until: offers("go") });
/** The same after a long log: played from the beginning by everybody. */
export const DEN_GOING = {
  game: dens, mode: "rivals", seats: 2, seed: 6, people: true, setup: { relaxed: true },
  until: (view) => offers("go")(view) && view.log.length > 60 };
export const DEN_LATE = thirdIn("fighting", ["round 4", "seat 0 at stage", "seat 0 wounds 3"], { until: offers("use") });
export const DEN_ENDS = [
  ["result", { ...aloneIn("flashback"), lines: [], until: null }],
  ["rivals", { game: dens, mode: "rivals", seats: 4, seed: 9, setup: { relaxed: true }, until: null }],
];

/** What fills the screen in other ways. */
export const DEN_MOMENTS = [
  ["a fight", DEN_FIGHT],
  ["a flashback", thirdIn("flashback", [], { until: inPhase("Flashback") })],
  ["dice in hand", thirdIn("rolling", ["seat 0 hand knife, double, knife, wound"], { until: offers("roll") })],
  ["a step", DEN_STEP],
  ["the last round", DEN_LATE],
  ["alone, dice in hand", aloneIn("rolling", ["seat 0 hand run, gun, knife, wound"], { until: offers("roll") })],
  ["alone, loot", aloneIn("resolution", ["seat 0 visited store_room", "seat 0 empty store_room"])],
];
