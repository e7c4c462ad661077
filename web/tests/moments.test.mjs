// Moments: dice that roll, things that travel, the turn, sounds, the end with its curve. The
// page's clock stands still in most of these tests, so that a moment lasts until it is ended.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { modules } from "./bundle.mjs";
import { LAPTOP, Native, root, SIZES, until, untilMoves, visit } from "./harness.mjs";
import { DESERT_ENDS, VILLAGE_END } from "./positions.mjs";
import { openMenu, openMoment } from "./screens.mjs";

const page_ = await modules("table/moments/queue", "table/moments/read", "table/moments/kinds", "table/moments/sound", "table/result/lines", "table/result/verdict", "look");

// ---- The queue, by a clock of its own ----

/** Time passes only when it is told to. */
class FakeClock {
  time = 0;
  calls = [];
  now() { return this.time; }
  after(ms, then) {
    const call = { at: this.time + ms, then };
    this.calls.push(call);
    return () => { this.calls = this.calls.filter((c) => c !== call); };
  }
  pass(ms) {
    const end = this.time + ms;
    for (;;) {
      const next = this.calls.filter((c) => c.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.calls = this.calls.filter((c) => c !== next);
      this.time = next.at;
      next.then();
    }
    this.time = end;
  }
}

/** A queue of moments that are their own length, and what it showed when. */
function queueOf() {
  const clock = new FakeClock(), shown = [];
  const queue = new page_.Queue((ms) => ms, (s) => shown.push(s ? `${s.moment} x${s.rate} at ${clock.time}` : `nothing at ${clock.time}`), clock);
  return { clock, shown, queue };
}

test("moments come one after the other and never overlap", () => {
  const { clock, shown, queue } = queueOf();
  queue.add([500, 700]);
  queue.add([300]);
  assert.equal(queue.left(), 1500);
  clock.pass(10_000);
  assert.deepEqual(shown, ["500 x1 at 0", "700 x1 at 500", "300 x1 at 1200", "nothing at 1500"]);
});

test("more than 2.4 s waiting play at double speed, until all are through", () => {
  const { clock, shown, queue } = queueOf();
  queue.add([400, 1400, 1001]);
  assert.equal(queue.left(), 400 + 2401 / 2);
  clock.pass(10_000);
  queue.add([400]);
  assert.deepEqual(shown, ["400 x1 at 0", "1400 x2 at 400", "1001 x2 at 1100", "nothing at 1600.5", "400 x1 at 10000"]);
});

test("more than 5 s waiting: only the last is shown", () => {
  const { shown, queue } = queueOf();
  queue.add([400, 2000, 2000, 1001]);
  assert.deepEqual(shown, ["400 x1 at 0", "1001 x1 at 0"]);
  assert.equal(queue.left(), 1001);
});

test("ending a moment shows the next at once; clearing shows none", () => {
  const { clock, shown, queue } = queueOf();
  queue.add([500, 700, 900]);
  clock.pass(100);
  queue.end();
  queue.clear();
  queue.end();
  clock.pass(10_000);
  assert.deepEqual(shown, ["500 x1 at 0", "700 x1 at 100", "nothing at 100"]);
});

test("what concerns only others takes six tenths; the reduced form has its own time", () => {
  const die = { kind: "die", at: null, dice: [4], die: "d6", need: 3, good: true, who: 0, mine: true, line: "" };
  assert.equal(page_.lengthOf(die, false), 1780);
  assert.equal(page_.lengthOf({ ...die, mine: false }, false), 1780 * 0.6);
  assert.equal(page_.lengthOf(die, true), 1020);
});

// ---- Reading moments from views ----

/** Views of seat `seat` at a position, before and after it plays these words. */
async function beforeAndAfter(game, { setup = {}, lines, seat = 0, words }) {
  const native = new Native();
  try {
    const { match } = await native.must({ do: "new", game, setup, seed: 3 });
    await native.must({ do: "arrange", match, lines });
    for (const before of words.slice(0, -1)) await native.must({ do: "play", match, seat, words: before });
    const look = async () => (await native.must({ do: "view", match, seat })).view;
    const was = await look();
    await native.must({ do: "play", match, seat, words: words.at(-1) });
    const now = await look();
    const { scene } = await native.must({ do: "scene", match });
    return { was, now, scene };
  } finally {
    native.end();
  }
}

const VILLAGE_LOOK = { ...page_.HOUSE_LOOK, tracks: { coins: { as: "score", cue: "coin", colour: "#000" }, energy: { as: "figure", cue: "bolt", colour: "#000" } } };
const THEFT = { lines: ["token house 8", "villagers farmer at 8", "coins 2", "next rolls 6"], words: ["go to house 8", "steal 3 coins"] };

test("a theft is a throw with what was needed, then coins from that house", async () => {
  const { was, now, scene } = await beforeAndAfter("so-youve-been-cursed", THEFT);
  const [die, gain, ...more] = page_.readMoments(was, now, scene, VILLAGE_LOOK);
  assert.deepEqual(more, []);
  assert.deepEqual({ kind: die.kind, dice: die.dice, need: die.need, good: die.good, mine: die.mine }, { kind: "die", dice: [6], need: 4, good: true, mine: true });
  assert.deepEqual({ kind: gain.kind, track: gain.track, by: gain.by, value: gain.value, at: gain.at }, { kind: "gain", track: "coins", by: 3, value: 5, at: "space:7" });
});

test("a villager that is eaten brings its Energy along; alike ones are counted", async () => {
  const { was, now, scene } = await beforeAndAfter("so-youve-been-cursed", {
    seat: 1, lines: ["turn monster", "token house 3", "villagers farmer at 3, 4", "energy 4", "stomach farmer"],
    words: ["feed", "eat the Farmer"],
  });
  const [eaten] = page_.readMoments(was, now, scene, VILLAGE_LOOK);
  assert.equal(eaten.kind, "eaten");
  assert.deepEqual(eaten.item, { piece: "villager_farmer", from: "space:2", to: "zone:stomach" });
  assert.equal(eaten.alike, 2);
  assert.equal(eaten.gain.track, "energy");
  assert.ok(page_.heardOf(eaten, () => null).map(([cue]) => cue).includes("stomach"));
});

const DENS = "roll-and-fight", DEN_LOOK = { ...page_.HOUSE_LOOK, ...JSON.parse(readFileSync(join(root, "games/roll_and_fight/look.json"), "utf8")) };
const inTheDen = (given) => beforeAndAfter(DENS, { setup: { mode: "solo", hero: "cricket", den: "velvet_mask", boss: "landlord", relaxed: true }, ...given });
const heardIn = (m) => page_.heardOf(m, () => null).map(([cue]) => cue);

test("a minion falls where it stood, and the Objective that this meets is seen", async () => {
  const { was, now, scene } = await inTheDen({
    lines: ["phase fighting", "seat 0 empty", "seat 0 at stage", "seat 0 room stage grunt", "seat 0 sets punch 1", "seat 0 sets dash 1"],
    words: ["use Punch", "hit Grunt"],
  });
  const moments = page_.readMoments(was, now, scene, DEN_LOOK), stage = now.grown.spaces.find((s) => s.label === "Stage").ref;
  const [fall, met] = ["fall", "met"].map((kind) => moments.find((m) => m.kind === kind));
  assert.deepEqual(fall.items, [{ piece: "grunt", at: stage }]);
  assert.deepEqual(heardIn(fall), ["fall"]);
  assert.deepEqual({ at: met.at, mine: met.mine }, { at: stage, mine: true });
  assert.match(met.label, /^You met an Objective: /);
  assert.deepEqual(heardIn(met), ["met"]);
});

test("in a rival's den nobody is seen to fall", async () => {
  const { was, now, scene } = await inTheDen({
    lines: ["phase fighting", "seat 0 empty", "seat 0 at stage", "seat 0 room stage grunt, grunt", "seat 0 sets punch 2"], words: ["use Punch", "hit Grunt"],
  });
  const theirs = { ...now, log: now.log.map((e) => ({ ...e, who: 1, targets: e.targets.map((ref) => (ref === "seat:0" ? "seat:1" : ref)) })) };
  assert.ok(page_.readMoments(was, now, scene, DEN_LOOK).some((m) => m.kind === "fall"));
  assert.ok(!page_.readMoments(was, theirs, scene, DEN_LOOK).some((m) => m.kind === "fall"));
});

test("a Beating is a threshold of its track, with a sound of its own", async () => {
  const { was, now, scene } = await inTheDen({
    lines: ["round 2", "phase fighting", "seat 0 empty", "seat 0 at bar", "seat 0 room bar henchman", "seat 0 open 3", "seat 0 wounds 2", "seat 0 sets dash 1"], words: ["end the fight"],
  });
  const beaten = page_.readMoments(was, now, scene, page_.withHarms(DEN_LOOK, scene)).find((m) => m.kind === "threshold");
  assert.deepEqual({ track: beaten.track, owner: beaten.owner, label: beaten.label }, { track: "beating", owner: 0, label: "You took a Beating." });
  assert.deepEqual(heardIn(beaten), ["beaten"]);
});

const WEST = "deck-goes-west", WEST_LOOK = { ...page_.HOUSE_LOOK, ...JSON.parse(readFileSync(join(root, "games/deck_goes_west/look.json"), "utf8")) };
const westward = (given) => beforeAndAfter(WEST, { setup: { mode: "solo" }, ...given });

test("dice of a Job are thrown where it is done, with the engine's words for what they came to", async () => {
  const { was, now, scene } = await westward({
    lines: ["tile 0 0 crow_pines", "seat 0 hand knife", "seat 0 food 0", "next rolls d6 6, d6 1"], words: ["Knife: in a Forest: roll 2 dice for Food"],
  });
  const [die, gain] = page_.readMoments(was, now, scene, WEST_LOOK);
  assert.deepEqual({ kind: die.kind, dice: die.dice, die: die.die, said: die.said, at: die.at }, { kind: "die", dice: [6, 1], die: "job", said: "You rolled 2 dice for Food: 2.", at: null });
  assert.deepEqual({ kind: gain.kind, track: gain.track, by: gain.by }, { kind: "gain", track: "food", by: 2 });
});

test("in a battle saves lie against hits, and it is heard who won", async () => {
  const { was, now, scene } = await westward({
    lines: ["tile 0 0 crow_pines", "bandits 0 0 1", "seat 0 hand scattergun", "next rolls d6 6, d6 3, d6 1, d6 3"],
    words: ["start a battle", "Scattergun: 3 dice of attack", "ready"],
  });
  const [die] = page_.readMoments(was, now, scene, WEST_LOOK);
  assert.deepEqual({ dice: die.dice, against: die.against, good: die.good }, { dice: [6, 3, 1, 3], against: 1, good: true });
  assert.ok(page_.heardOf(die, () => null).map(([cue]) => cue).includes("die-hit"));
});

test("bands that ride in one night ride together, and are heard", async () => {
  const { was, now, scene } = await westward({
    lines: ["tile 1 0 wide_sky", "tile 1 1 slow_river", "tile 1 -1 amber_grass", "bandits 1 1 2", "bandits 1 -1 1", "seat 0 hand hunger", "next rolls d6 3, d6 3"], words: ["pass for today", "put it on the discard pile"],
  });
  const ride = page_.readMoments(was, now, scene, WEST_LOOK).find((m) => m.kind === "put");
  assert.equal(ride.items.length, 2);
  assert.ok(ride.items.every((item) => item.piece === "bandits" && item.from !== item.to));
  assert.deepEqual(page_.heardOf(ride, () => null), [["monster-step", 0]]);
});

test("nothing happens backwards, and a screen that is passed on shows the turn alone", async () => {
  const { was, now, scene } = await beforeAndAfter("so-youve-been-cursed", THEFT);
  assert.deepEqual(page_.readMoments(now, was, scene, VILLAGE_LOOK), []);
  const handed = page_.readMoments({ ...was, viewer: "watcher" }, now, scene, VILLAGE_LOOK);
  assert.deepEqual(handed.map((m) => [m.kind, m.prompt]), [["turn", now.asks.prompt]]);
});

test("a track that comes to a mark says what changes, also to a screen reader", async () => {
  const { was, now, scene } = await beforeAndAfter("so-youve-been-cursed", THEFT);
  const panic = scene.tracks.find((t) => t.id === "panic"), mark = panic.marks[0];
  const at = (view, value) => ({ ...view, tracks: view.tracks.map((t) => (t.id === "panic" ? { ...t, value } : t)) });
  const said = (a, b) => page_.readMoments(at(was, a), at(now, b), scene, VILLAGE_LOOK).filter((m) => m.kind === "threshold");
  const [threshold] = said(mark.at - 1, mark.at);
  assert.equal(threshold.label, `${mark.at}: ${mark.label} ${mark.text}`);
  assert.equal(threshold.line, `Panic ${threshold.label}`);
  assert.deepEqual(said(mark.at, mark.at - 1), []);
});

// ---- Sounds ----

function fakeAudio() {
  const made = [];
  const param = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const node = (kind) => {
    const it = { kind, gain: param(), frequency: param(), live: true, connect: (to) => to, disconnect() { it.live = false; }, start() {}, stop() {} };
    made.push(it);
    return it;
  };
  globalThis.AudioContext = class {
    currentTime = 0; sampleRate = 100; state = "running"; destination = {};
    createGain() { return node("gain"); }
    createOscillator() { return node("tone"); }
    createBufferSource() { return node("noise"); }
    createBiquadFilter() { return node("filter"); }
    createBuffer(_, length) { return { getChannelData: () => new Float32Array(length) }; }
  };
  return made;
}

test("sounds are off by default; on, a cue is made of notes, at most two cues at once", () => {
  const made = fakeAudio(), speaker = new page_.Speaker();
  speaker.play("win");
  assert.deepEqual(made, []);
  speaker.likes = { sound: true, volume: 0.5 };
  speaker.play("win");
  assert.ok(made.some((n) => n.kind === "tone"));
  const loudness = () => made.filter((n) => n.kind === "gain" && n.gain.value > 0);
  speaker.play("coin");
  speaker.play("gulp");
  assert.deepEqual(loudness().map((n) => n.live), [false, true, true]);
  delete globalThis.AudioContext;
});

test("cues are short, and every moment of the table has those it should", () => {
  for (const [cue, notes] of Object.entries(page_.CUES)) {
    const ms = Math.max(...notes.map((n) => n.at + n.ms));
    assert.ok(ms >= 80 && ms <= (["alarm", "nightfall"].includes(cue) ? 1200 : 600), `${cue} lasts ${ms} ms`);
  }
});

// ---- The curve and the verdict ----

const round = (number, move) => ({ at: move, move, who: "clock", words: "", targets: [], moments: [{ kind: "round", number }] });
const brief = (move, who, words) => ({ at: move, move, who, words: "", targets: [], brief: words });
const STANDING = [[0, 0], [1, 0], [1, 2], [5, 2], [5, 9], [6, 9], [7, 9]].map((points) => ({ points, value: points }));
const LOG = [round(1, 0), round(2, 3), brief(3, 0, "Survivor done"), brief(4, 1, "Tsilkali beaten")];

test("the curve has a line a seat, rounds of equal width, and the greatest changes in words", () => {
  const curve = page_.curveOf(STANDING, LOG, [0, 1], true);
  assert.deepEqual(curve.lines.map((l) => l.last), [7, 9]);
  assert.equal(page_.xOf(0, curve.rounds, 6), 0);
  assert.equal(page_.xOf(3, curve.rounds, 6), 0.5);
  assert.equal(page_.xOf(6, curve.rounds, 6), 1);
  for (let move = 0; move <= 6; move++) assert.equal(page_.moveAt(page_.xOf(move, curve.rounds, 6), curve.rounds, 6), move);
  assert.deepEqual(curve.turnings.map((t) => [t.move, t.seat, t.words]), [[3, 0, "Survivor done, +4"], [4, 1, "Tsilkali beaten, +7"]]);
  assert.equal(curve.middle, null);
});

test("a match that was set up within a round has that round too", () => {
  const numbers = (...log) => page_.roundsOf(log).map((r) => [r.number, r.move]);
  assert.deepEqual(numbers(round(2, 5), round(3, 9)), [[1, 0], [2, 5], [3, 9]]);
  assert.deepEqual(numbers(round(1, 2), round(2, 9)), [[1, 0], [2, 9]], "what was chosen before belongs to the first");
  assert.deepEqual(numbers(round(4, 0), round(5, 9)), [[4, 0], [5, 9]]);
});

test("two sides have one line around a middle, and an end that does not flatten the rest", () => {
  const value = [0, 40, -80, -60, 90, 1000].map((v) => ({ points: [0, 0], value: [v, -v] }));
  const curve = page_.curveOf(value, [], [0], false);
  assert.equal(curve.lines.length, 1);
  assert.ok(Math.abs(curve.middle - 0.49) < 1e-9);
  assert.equal(curve.lines[0].last, 110);
});

test("the verdict says you to somebody who played, and names to everybody else", () => {
  const view = (viewer, places, points) => ({
    viewer, seats: [{ name: "Redhead" }, { name: "Jebediah" }],
    scores: [0, 1].flatMap((seat) => ["Grit", "Artifacts"].map((label) => ({ label, seat, value: 1 }))),
    result: { outcome: "", words: "Redhead rides on.", places, points },
  });
  assert.deepEqual(page_.verdict(view(0, [1, 2], [31, 25]), true, "Grit"), { words: "You won by 6 Grit.", won: true });
  assert.deepEqual(page_.verdict(view(1, [1, 2], [31, 25]), true, "Grit"), { words: "You lost: Redhead won by 6 Grit.", won: false });
  assert.equal(page_.verdict(view(0, [1, 2], [31, 25]), false, "Grit").words, "Redhead wins by 6 Grit.");
  assert.equal(page_.verdict(view("watcher", [1, 2], [9, 9]), true, "Grit").words, "Redhead wins.");
  assert.equal(page_.verdict(view(0, [1, 1], [9, 9]), true, "Grit").words, "You won, together with Jebediah.");
});

test("points of somebody who plays alone have parts too, and beat nobody", () => {
  const view = {
    viewer: 0, seats: [{ name: "Cricket" }],
    scores: ["Training", "Loot"].map((label) => ({ label, seat: 0, value: 9 })),
    result: { outcome: "won", words: "Won: the challenge is met.", reason: "the challenge is met.", places: [1], points: [18] },
  };
  assert.ok(page_.isCounted(view));
  assert.deepEqual(page_.verdict(view, true, "Points"), { words: "You won.", won: true });
});

test("below the verdict stands why, without the verdict", () => {
  const because = (result, scores = [], log = []) =>
    page_.because({ viewer: 0, seats: [{ name: "Redhead" }, { name: "Jebediah" }], scores, log, moves: 9, result: { places: [1, 2], points: [7, 7], ...result } });
  assert.equal(because({ words: "Won: three monsters are beaten.", reason: "three monsters are beaten." }), "Three monsters are beaten.");
  assert.equal(because({ words: "Redhead rides on." }), "Redhead rides on.");
  const ended = { words: "Redhead rides on.", cause: "A monster stands in San Andreas." };
  assert.equal(because(ended), "A monster stands in San Andreas.");
  // With equal points it is what decided between them.
  const scores = [0, 1].map((seat) => ({ label: "Grit", seat, value: 7 })),
    log = [{ at: 40, move: 9, who: 0, words: "Redhead won with 7 Grit and more jobs done.", targets: [], decides: true }];
  assert.equal(because(ended, scores, log), "Redhead won with 7 Grit and more jobs done.");
  assert.equal(because(ended, scores, [{ ...log[0], decides: false }]), "A monster stands in San Andreas.", "nobody was the winner's equal");
  assert.equal(because({ ...ended, points: [8, 7] }, scores, log), "A monster stands in San Andreas.");
});

test("where nobody is left nobody has won", () => {
  const scores = [0, 1].map((seat) => ({ label: "Points", seat, value: 3 })), words = "Nobody is left, and nobody wins.";
  const view = { viewer: 0, seats: [{ name: "Ada" }, { name: "Sam" }], scores, log: [], moves: 9, result: { outcome: "nobody", words, places: [2, 2], points: [3, 3] } };
  assert.deepEqual(page_.verdict(view, true, "Points"), { words, won: false });
  assert.equal(page_.because(view), words);
});

// ---- At the table ----

const VILLAGE = { name: "so-youve-been-cursed" };
const offers = (verb) => (view) => view.asks.options.some((o) => o.verb === verb);
const AT_HOUSE_8 = { game: VILLAGE, mode: "duel", seats: 2, seed: 7, lines: THEFT.lines, ways: ["go house 8"], until: offers("steal") };
const DUSK = { game: VILLAGE, mode: "duel", seats: 2, seed: 7, lines: ["token house 8", "coins 2"] };

/** At a position with the page's clock stopped: only what is ended ends. */
async function standStill(moment, options) {
  const seat = await visit({ speed: 1, motion: "no-preference", ...options });
  await openMoment(seat.page, moment);
  await seat.page.clock.install();
  await seat.page.clock.pauseAt(Date.now() + 60_000);
  return seat;
}
const showing = (page, kind) => until(page, (k) => document.querySelector(".moments")?.dataset.moment === k, kind);
const nothingShown = (page) => until(page, () => document.querySelector(".moments").dataset.moment === undefined);
const row = (page, words) => page.locator(".slip .opts .opt", { hasText: words }).first();
/** By the page itself: playwright's own clicks wait for frames, which stand still too. */
const click = (page, words) => row(page, words).evaluate((el) => el.click());
const press = (locator) => locator.evaluate((el) => {
  el.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  el.click();
});

for (const motion of ["no-preference", "reduce"]) test(`a throw is seen with what was needed; a click ends it and plays (motion: ${motion})`, async () => {
  const { page, troubles, close } = await standStill(AT_HOUSE_8, { motion });
  await click(page, "Steal 3 coins");
  await showing(page, "die");
  assert.equal((await page.locator(".m-dice .m-says.after").textContent()).trim(), "6, needed 4");
  assert.equal(await page.locator(".m-dice .face").count(), motion === "reduce" ? 1 : 6);
  assert.equal(await page.locator(".moments").evaluate((el) => getComputedStyle(el).pointerEvents), "none");
  const moves = Number(await page.getAttribute("main.table", "data-moves"));
  await press(row(page, "Go to the Market"));
  await untilMoves(page, moves + 1);
  await until(page, () => document.querySelector(".moments").dataset.moment !== "die");
  assert.deepEqual(troubles, []);
  await close();
});

test("Enter ends a moment and does what is marked; at speed 0 there is only the reduced form", async () => {
  const { page, close } = await standStill(AT_HOUSE_8, { speed: 0 });
  await click(page, "Steal 3 coins");
  await showing(page, "die");
  assert.equal(await page.locator(".m-dice .face").count(), 1);
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press("Enter"); // the marked line opens into the houses to go to
  await until(page, () => document.querySelectorAll(".slip .opts .opt[data-verb=go]").length > 1);
  await until(page, () => document.querySelector(".moments").dataset.moment !== "die");
  await close();
});

test("moments end by themselves, and coins count up to what the purse holds", async () => {
  const { page, close } = await standStill(AT_HOUSE_8);
  await click(page, "Steal 3 coins");
  await showing(page, "die");
  await page.clock.runFor(1800);
  await showing(page, "gain");
  assert.equal((await page.locator(".m-plus").textContent()).trim(), "+3");
  const purse = page.locator('[data-track="coins"][data-owner="0"] .num').first();
  assert.equal((await purse.textContent()).trim(), "2");
  await page.clock.runFor(2000);
  await nothingShown(page);
  assert.equal((await purse.textContent()).trim(), "5");
  await close();
});

test("what floats over the purse stays there when the table changes under it", async () => {
  const { page, close } = await standStill(AT_HOUSE_8, { size: { width: 390, height: 844 } });
  await click(page, "Steal 3 coins");
  await showing(page, "die");
  await page.clock.runFor(1800);
  await showing(page, "gain");
  const off = () => page.evaluate(() => {
    const purse = [...document.querySelectorAll('[data-track="coins"][data-owner="0"]')].map((el) => el.getBoundingClientRect()).find((box) => box.width > 0);
    return Math.abs(parseFloat(document.querySelector(".m-plus").style.top) - (purse.top + purse.height / 2));
  });
  assert.ok((await off()) < 2);
  await page.setViewportSize({ width: 390, height: 744 });
  for (let i = 0; i < 10 && (await off()) >= 2; i++) await page.clock.runFor(20);
  assert.ok((await off()) < 2, `${await off()} px beside it`);
  await close();
});

for (const size of [SIZES.desk, SIZES.phone]) test(`night falls over a picture of the day, which takes nothing away from the real plate, ${size.width} wide`, async () => {
  const { page, troubles, close } = await standStill(DUSK, { size });
  const spaces = await page.locator(".plate [data-ref]").count();
  await click(page, "End the day");
  await showing(page, "night");
  assert.equal(await page.locator(".m-light").count(), 1);
  assert.equal(await page.locator(".plate [data-ref]").count(), spaces);
  await page.keyboard.press(" ");
  await until(page, () => document.querySelector(".moments").dataset.moment !== "night");
  assert.equal(await page.locator(".m-light").count(), 0);
  assert.deepEqual(troubles, []);
  await close();
});

test("until night falls it is day, with the Wizard on the map and the hand in sight", async () => {
  const last = { ...DUSK, lines: ["turn wizard", "actions 1", "wizard hand a_village_feast, swap"] };
  const { page, close } = await standStill(last, { size: LAPTOP });
  await click(page, "Cast A Village Feast");
  await showing(page, "gain");
  const seen = () => page.evaluate(() => {
    const old = document.querySelector(".plate > .m-light"), card = document.querySelector(".hand .fan .card:not(.flying)").getBoundingClientRect();
    const top = document.elementFromPoint(card.x + card.width / 2, card.y + 20);
    return { day: old.classList.contains("day"), pawns: old.querySelectorAll(".pawn").length, whole: old.offsetWidth === old.parentElement.clientWidth, hand: top.closest(".card") !== null };
  });
  const day = { day: true, pawns: 1, whole: true, hand: true };
  assert.deepEqual(await seen(), day, "while coins are still on their way");
  await page.clock.runFor(1000);
  await showing(page, "night");
  assert.deepEqual(await seen(), day, "as night falls");
  await close();
});

test("of a card held up nothing is hidden by what is said of moments", async () => {
  const { page, close } = await visit({ speed: 2, motion: "no-preference", size: SIZES.phone });
  await openMoment(page, { ...DUSK, at: 1, lines: ["turn monster feeding", "actions 0", "coins 0", "wizard hand a_village_feast, swap, the_revenant, transmute"] });
  await page.evaluate(() => {
    const sizes = (el) => ({ w: el.offsetWidth, h: el.offsetHeight });
    const look = () => {
      const pill = document.querySelector(".m-card .inside > .pill");
      if (pill) globalThis.held = { pill: sizes(pill), card: sizes(pill.closest(".card")) };
      else requestAnimationFrame(look);
    };
    look();
  });
  await click(page, "End the night");
  await until(page, () => globalThis.held);
  const { pill, card } = await page.evaluate(() => globalThis.held);
  assert.ok(pill.w > 0 && pill.w < card.w / 2 && pill.h < card.h / 6, `${JSON.stringify(pill)} of ${JSON.stringify(card)}`);
  await close();
});

test("sounds are made only when they are switched on, in the settings of the table", async () => {
  for (const sound of [false, true]) {
    const { context, page, close } = await visit({ speed: 0, settings: { sound } });
    await context.addInitScript(() => {
      globalThis.cues = 0;
      const Real = AudioContext;
      globalThis.AudioContext = class extends Real { createGain() { globalThis.cues++; return super.createGain(); } };
    });
    await page.reload();
    await openMoment(page, AT_HOUSE_8);
    await click(page, "Steal 3 coins");
    await showing(page, "die");
    assert.equal(await page.evaluate(() => globalThis.cues > 0), sound);
    await openMenu(page);
    await page.locator("summary", { hasText: "Settings" }).click();
    assert.equal(await page.getByRole("switch", { name: /^Sounds/ }).isChecked(), sound);
    assert.equal(await page.getByRole("slider", { name: "Volume" }).count(), sound ? 1 : 0);
    await close();
  }
});

for (const [name, moment] of [...DESERT_ENDS, ["the village's result", VILLAGE_END]]) test(`the curve of the match shows the board as it was: ${name}`, async () => {
  const { page, troubles, close } = await visit({ seed: 5 });
  await openMoment(page, moment);
  const moves = Number(await page.getAttribute("main.table", "data-moves"));
  const lines = await page.locator(".curve .line").count();
  assert.equal(lines, name === "rivals' result" ? 4 : 1);
  assert.match(await page.locator(".result h2").textContent(), /You (won|lost)/);
  const turnings = await page.locator(".curve .turning text").allTextContents();
  assert.ok(turnings.length <= 3 && turnings.every((words) => words.length > 3), turnings.join("; "));
  const slider = page.getByRole("slider", { name: "The match, round by round" });
  await slider.press("Home");
  await until(page, () => document.querySelector("main.table").dataset.moves === "0");
  assert.equal(await page.locator(".result").count(), 1, "the slip stays");
  await slider.press("End");
  await until(page, (m) => Number(document.querySelector("main.table").dataset.moves) === m, moves);
  assert.equal(await page.locator(".result").count(), 1);
  assert.deepEqual(troubles, []);
  await close();
});
