// What the engine writes is what src/engine/types.ts says. Scenes and views of many positions of
// every game are given to the type checker as literals: a field that types.ts does not know, or one
// that it promises and that is missing, does not compile. And none stands there that is never written.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Native, newHome, root } from "./harness.mjs";
import { DEN_ENDS, DEN_MOMENTS, DESERT_ENDS, DESERT_MOMENTS, recordOf, VILLAGE_END, VILLAGE_MOMENTS, WEST_MOMENTS } from "./positions.mjs";

const TYPES = join(root, "web/src/engine/types.ts");

/** Literals with their types, and all keys that stand in them. */
const literals = [];
const keys = new Set();

function keep(type, value) {
  assert.doesNotMatch(JSON.stringify(value), /\\u000[123]/, "marks never stand in words");
  literals.push(`export const l${literals.length}: ${type} = ${JSON.stringify(value)};`);
  const walk = (v) => {
    if (Array.isArray(v)) return v.forEach(walk);
    if (v && typeof v === "object") for (const [key, inside] of Object.entries(v)) keys.add(key), walk(inside);
  };
  walk(value);
}

/** The scene, and the views of all seats, of a match at several of its moments. */
async function walk(native, match, seats, moments) {
  keep("Scene", (await native.must({ do: "scene", match })).scene);
  for (let i = 0; i < moments; i++) {
    for (let seat = 0; seat <= seats; seat++) {
      const { view } = await native.must({ do: "view", match, seat: seat < seats ? seat : "watcher", explain: true, log_from: 0 });
      keep("View", { ...view, log: view.log.slice(-40), ...(view.asks && { asks: { ...view.asks, refused: view.asks.refused } }) });
    }
    for (let step = 0; step < 9; step++) if (!(await native.ask({ do: "step", match })).ok) return;
  }
}

const bots = (seats) => Array(seats).fill("quick");
const MATCHES = [
  ["null", {}, 2], ["bell", {}, 2],
  ["so-youve-been-cursed", { mode: "duel" }, 2], ["so-youve-been-cursed", { mode: "wizard", villager_cards: true }, 1], ["so-youve-been-cursed", { mode: "monster" }, 1],
  ["few-and-cursed", { mode: "rivals", seats: 4 }, 4], ["few-and-cursed", { mode: "shadows" }, 1], ["few-and-cursed", { mode: "coop", seats: 2 }, 2],
  ["deck-goes-west", { mode: "versus", seats: 3 }, 3], ["deck-goes-west", { mode: "coop", seats: 2, coop_mission: "a_load_of_glass" }, 2],
  ["roll-and-fight", { mode: "rivals", seats: 3 }, 3], ["roll-and-fight", { mode: "solo" }, 1],
];

async function collect() {
  const native = new Native();
  for (const [game, setup, seats] of MATCHES) {
    const { match } = await native.must({ do: "new", game, setup, seed: 5, sitters: bots(seats) });
    await walk(native, match, seats, 4);
    await native.must({ do: "close", match });
  }
  const moments = [...DESERT_MOMENTS.map(([, m]) => m), ...VILLAGE_MOMENTS.map(([, m]) => m), ...WEST_MOMENTS.map(([, m]) => m), ...DEN_MOMENTS.map(([, m]) => m), DESERT_ENDS[0][1], VILLAGE_END, DEN_ENDS[0][1]];
  for (const moment of moments) {
    const { match, seats } = await native.must({ do: "load", record: await recordOf(moment) });
    await walk(native, match, seats, 1);
    await native.must({ do: "close", match });
  }
  for (const game of (await native.must({ do: "games" })).games) keep("GameInfo", game);
  native.end();
}

test("types.ts knows every field that the engine writes, and promises none that it leaves out", async () => {
  await collect();
  const folder = newHome();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "types.ts"), readFileSync(TYPES));
  writeFileSync(join(folder, "written.ts"), `import type { GameInfo, Scene, View } from "./types";\n${literals.join("\n")}\n`);
  const tsc = join(root, "web/node_modules/.bin/tsc");
  const made = spawnSync(tsc, ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler", "written.ts"], { cwd: folder, encoding: "utf8" });
  const faults = [...new Set(made.stdout.split("\n").filter((line) => /error/.test(line)).map((line) => line.replace(/^.*?error/, "error")))];
  assert.deepEqual(faults.slice(0, 12), []);
  assert.equal(made.status, 0, made.stdout.slice(0, 500));
});

/** Of an interface in types.ts: its fields. */
function fieldsOf(name, text) {
  const body = new RegExp(`export interface ${name}(?: extends \\w+)? \\{\\n(.*?)\\n\\}`, "s").exec(text)[1];
  return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map((found) => found[1]);
}

/** Those that no position here has: a lesson is taught to people alone, maps that grow and faces of
 * dice belong to games to come (tests/view_test.c has them). */
const ELSEWHERE = new Set(["lesson", "grown", "lines", "sides", "faces", "w", "h", "seats_min", "seats_max"]);

test("nothing stands in types.ts that the engine never writes", () => {
  const text = readFileSync(TYPES, "utf8");
  const names = ["Mark", "SceneRow", "SceneCard", "TrackMark", "SceneTrack", "SceneZone", "SceneMap", "SceneSpace", "SceneRoad", "ScenePiece", "SceneKind", "SceneDie", "SceneVerb", "Scene",
    "ViewSeat", "ViewTrack", "ViewItem", "ViewZone", "ViewPiece", "ViewScore", "Result", "Choice", "Refused", "Asks", "EventMoment", "LogEvent", "View", "SetupChoice", "SetupField", "GameInfo", "LessonInfo"];
  const never = names.flatMap((name) => fieldsOf(name, text).filter((field) => !keys.has(field) && !ELSEWHERE.has(field)).map((field) => `${name}.${field}`));
  assert.deepEqual(never, []);
});
