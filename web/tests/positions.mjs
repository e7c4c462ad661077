// Positions to look at: set up in the words that each game's README lists ("Arranging a
// position"), or played by bots to where something can be seen; as records for the page.
import { Native } from "./harness.mjs";

/** Lines for one seat: seat(1, {grit: 17}) is "seat 1 grit 17". */
const seat = (number, things) => Object.entries(things).map(([thing, value]) => `seat ${number} ${thing} ${value}`);

/**
 * Plays natively until `until(view)` holds for the seat (when it is asked for the first time,
 * where nothing is said; null: to the end) and hands the record out, bots on the other seats.
 *   game, mode, seats, seed; lines to arrange; ways: what the seat does on the way, the first
 *   of these (a verb and what the option names) that is offered; as a bot where none is
 */
async function position({ game, mode, seats = 1, seed = 1, at = 0, lines = [], ways = [], most = 4000, until = () => true }) {
  const native = new Native();
  try {
    const setup = seats > 1 ? { mode, seats } : { mode };
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
    const bots = Array.from({ length: seats }, (_, i) => (i === at ? "" : `seat ${i} quick\n`)).join("");
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
