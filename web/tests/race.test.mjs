// Time that runs: in a race the table goes on while a person thinks, bots act by the speed of
// their hands, and what comes out replays natively.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Native, nativeReplay, until, untilMoves, visit } from "./harness.mjs";
import { exportRecord, loadRecord, sitDown } from "./screens.mjs";
import { CURSED } from "./games.mjs";
import { playByClicks } from "./player.mjs";

/** A race that has not begun; dice come after the given tenths of a second. */
async function race({ sitters, beat, lines = [] }) {
  const native = new Native();
  try {
    const setup = { seats: sitters.length, beat };
    const { match } = await native.must({ do: "new", game: "bell", setup, seed: 3, sitters });
    if (lines.length > 0) await native.must({ do: "arrange", match, lines });
    return (await native.must({ do: "record", match })).record;
  } finally {
    native.end();
  }
}

async function sitAtRace(page, wanted) {
  await loadRecord(page, "race.play", await race(wanted));
  await page.waitForSelector("main.table");
}

/** The moves of a record: [{ms, who, words}]. */
const movesOf = (record) => [...record.matchAll(/^@(\d+) (\d|clock) (.*) ~/gm)]
  .map(([, ms, who, words]) => ({ ms: Number(ms), who, words }));

const isOver = () => document.querySelector(".result") !== null;

test("dice come and bots take them while a person only looks on", async () => {
  const { page, troubles, close } = await visit({ seed: 31 });
  await sitAtRace(page, { sitters: ["person", "quick", "quick:60"], beat: 8 });
  await until(page, isOver);
  const record = await exportRecord(page);
  const native = await nativeReplay(record);
  assert.ok(native.over);
  const moves = movesOf(record);
  const due = moves.filter((m) => m.who === "clock").map((m) => m.ms);
  assert.deepEqual(due, [800, 1600, 2400, 3200, 4000, 4800], "a late page changes nothing");
  const taken = (who) => moves.filter((m) => m.who === who && m.words.startsWith("take")).length;
  assert.ok(taken("1") > 0 && taken("2") > taken("1"), "the quicker hand takes more");
  assert.equal(taken("0"), 0);
  assert.deepEqual(troubles, []);
  await close();
});

test("a person takes a die in the middle of the race, at the time of the click", async () => {
  const { page, troubles, close } = await visit({ seed: 32 });
  await sitAtRace(page, { sitters: ["person", "quick:500"], beat: 10, lines: ["dice 1, 1, 1, 1, 1"] });
  await untilMoves(page, 1); // the first die has come
  await page.locator(".slip .opt", { hasText: "take a 1" }).click();
  await until(page, isOver);
  const record = await exportRecord(page);
  assert.ok((await nativeReplay(record)).over);
  const own = movesOf(record).filter((m) => m.who === "0");
  assert.equal(own.length, 1);
  assert.ok(own[0].ms >= 1000, "after the die that was waited for");
  assert.deepEqual(movesOf(record).filter((m) => m.who === "clock").map((m) => m.ms), [1000, 2000, 3000, 4000, 5000, 6000],
    "the click postpones nothing");
  assert.deepEqual(troubles, []);
  await close();
});

test("the bots' worker is given a match once, and then its moves", async () => {
  const { page, close } = await visit({ seed: 33 });
  await page.evaluate(() => {
    window.sent = [];
    const real = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) { window.sent.push(message.do); real.call(this, message); };
  });
  await sitDown(page, { ...CURSED.versus, seed: 5 });
  await playByClicks(page, { seed: 5, until: (seen) => seen.moves >= 30 });
  const sent = await page.evaluate(() => window.sent);
  const count = (what) => sent.filter((s) => s === what).length;
  assert.equal(count("open"), 1);
  assert.ok(count("choose") > 1 && count("moves") > 0, sent.join(" "));
  await close();
});
