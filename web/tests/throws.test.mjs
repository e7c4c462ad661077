// Dice in hand, without a browser: which throw the slip lists while some of them are held back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { modules } from "./bundle.mjs";

const { throwKeeping, withOneThrow, stillKept, diceOf, clockWords } = await modules("table/throws", "table/Countdown");

const die = (face, side) => ({ ref: `token:${face}`, kind: "fighting", label: face, count: 1, note: "", face: side });
const tray = { owner: 0, id: "dice", count: 4, items: [die("run", 1), die("run", 1), die("knife", 4), die("drop", 6)] };
let id = 0;
const roll = (...kept) => ({ id: ++id, verb: "roll", words: `roll all but ${kept.join(", ")}`, clause: "", price: "", targets: ["zone:dice", ...kept.map((k) => `token:${k}`)] });
const other = { id: ++id, verb: "set", words: "set Dash", clause: "", price: "", targets: ["card:3"] };
// The Wound stays in all of them.
const options = [roll("drop"), roll("run", "drop"), roll("run", "run", "drop"), roll("knife", "drop"), roll("run", "run", "knife", "drop"), other];
const kept = (...all) => new Map(all.map(([face, n]) => [`token:${face}`, n]));

test("with nothing held back the throw takes all that it may", () => {
  assert.equal(throwKeeping(options, tray, kept()), options[0]);
});

test("the throw keeps what is held back and no more", () => {
  assert.equal(throwKeeping(options, tray, kept(["run", 2])), options[2]);
  assert.equal(throwKeeping(options, tray, kept(["run", 2], ["knife", 1])), options[4]);
  assert.equal(throwKeeping(options, tray, kept(["gun", 1])), undefined);
});

test("one throw is listed beside everything else", () => {
  assert.deepEqual(withOneThrow(options, tray, kept(["knife", 1])), [options[3], other]);
  assert.deepEqual(withOneThrow(options, undefined, kept()), options, "without dice there is nothing to leave out");
});

test("dice that have gone are no longer held back", () => {
  assert.deepEqual(stillKept(kept(["run", 3], ["gun", 1], ["knife", 0]), tray), kept(["run", 2]));
  assert.deepEqual(stillKept(kept(["run", 3]), undefined), kept());
});

test("every die says what becomes of it", () => {
  const states = diceOf(tray, options, kept(["run", 1])).map((d) => d.state);
  assert.deepEqual(states, ["kept", "thrown", "thrown", "stays"]);
  assert.deepEqual(diceOf(tray, [other], kept()).map((d) => d.state), ["stays", "stays", "stays", "stays"], "no throw is offered");
});

test("a clock shows minutes and seconds", () => {
  assert.deepEqual([75, 60, 22, 5, 0].map(clockWords), ["1:15", "1:00", "0:22", "0:05", "0:00"]);
});
