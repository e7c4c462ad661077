// Maps of every game: names, prices and places stand clear of each other, at all sizes, also
// where many share a space; and what is drawn on the ground keeps its distance.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games.mjs";
import { drawn, Native, SIZES, visit } from "./harness.mjs";
import { look } from "./player.mjs";
import { loadRecord, openMoment } from "./screens.mjs";

/** The record of a match that stands at these lines. */
async function arranged(game, setup, lines, people = 1) {
  const native = new Native();
  try {
    const { match, seats } = await native.must({ do: "new", game, setup, seed: 7 });
    if (lines.length > 0) await native.must({ do: "arrange", match, lines });
    const { record } = await native.must({ do: "record", match });
    const bots = Array.from({ length: seats }, (_, i) => i).slice(people);
    return record.replace(/^start /m, `${bots.map((i) => `note bot ${i} quick\n`).join("")}start `);
  } finally {
    native.end();
  }
}

/** What lies on what: boxes of letters, pills and outlines, in pixels of the screen. */
function overlaps() {
  const plate = document.querySelector(".plate svg.map:not(.land)"), frame = plate.getBoundingClientRect();
  const unit = plate.getScreenCTM().a;
  const boxes = [];
  const add = (kind, words, box, shrink) => boxes.push({
    kind, words, left: box.left + shrink * unit, right: box.right - shrink * unit,
    top: box.top + shrink * unit, bottom: box.bottom - shrink * unit,
  });
  for (const el of plate.querySelectorAll(".place-name, .ribbon text")) {
    // Line boxes are taller than letters: a quarter of it above and a fifth below is air.
    const box = el.getBoundingClientRect(), h = box.height;
    add("name", el.textContent, { left: box.left + 2 * unit, right: box.right - 2 * unit, top: box.top + h * 0.25, bottom: box.bottom - h * 0.2 }, 0);
  }
  for (const el of plate.querySelectorAll(".pill")) add("price", "price", el.getBoundingClientRect(), 0.7);
  for (const el of plate.querySelectorAll(".space")) {
    const place = el.querySelector(".place");
    if (place) add("place", el.querySelector(".hit").getAttribute("aria-label").split(".")[0], place.getBoundingClientRect(), 1);
    for (const gem of el.querySelectorAll(".gem")) add("stone", "stone", gem.getBoundingClientRect(), 0.9);
  }
  for (const el of plate.querySelectorAll(".pawn")) add("pawn", el.dataset.pawn, el.querySelector(".body").getBoundingClientRect(), 1);
  const compass = plate.querySelector(".compass");
  if (compass) add("compass", "compass", compass.getBoundingClientRect(), 0);
  const mayLie = (a, b) => [a.kind, b.kind].sort().join() === "pawn,place" || (a.kind === "pawn" && b.kind === "pawn");
  const found = [];
  for (let i = 0; i < boxes.length; i++) {
    const a = boxes[i];
    if (a.right < frame.left || a.left > frame.right || a.bottom < frame.top || a.top > frame.bottom) continue;
    for (let j = i + 1; j < boxes.length; j++) {
      const b = boxes[j];
      if (mayLie(a, b)) continue;
      const w = Math.min(a.right, b.right) - Math.max(a.left, b.left), h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (w > 0.5 && h > 0.5) found.push(`${a.kind} ${a.words} on ${b.kind} ${b.words} by ${w.toFixed(1)}x${h.toFixed(1)}`);
    }
  }
  return { found, count: boxes.length };
}

/** What lies on open ground, and how near it is to a place or a road; in units of the map. */
function nearest() {
  const plate = document.querySelector(".plate svg.map:not(.land)"), land = document.querySelector(".plate svg.land");
  const moved = (el) => /translate\((-?[\d.]+)[ ,]+(-?[\d.]+)/.exec(el.getAttribute("transform")).slice(1).map(Number);
  const places = [...plate.querySelectorAll(".space")].map(moved);
  const points = [...land.querySelectorAll(".ground > g[transform]")].map(moved);
  for (const stroke of land.querySelectorAll(".ground path[d]:not([transform])")) {
    for (const [, x, y] of stroke.getAttribute("d").matchAll(/M(-?\d+) (-?\d+)q/g)) points.push([Number(x), Number(y)]);
  }
  const roads = [];
  for (const d of plate.querySelector("g path[d]:not([d=''])").getAttribute("d").match(/M[^M]+/g)) {
    const road = document.createElementNS("http://www.w3.org/2000/svg", "path");
    road.setAttribute("d", d);
    for (let at = 0, end = road.getTotalLength(); at <= end; at += 4) roads.push([road.getPointAtLength(at).x, road.getPointAtLength(at).y]);
  }
  const least = (from) => Math.min(...points.map(([x, y]) => Math.min(...from.map(([a, b]) => Math.hypot(a - x, b - y)))));
  return { things: points.length, places: places.length, toPlace: least(places), toRoad: least(roads) };
}

const FEW = "few-and-cursed";
const POSITIONS = {
  "as the picture": ["round 6", "phase action", "turn 0", "seat 0 at mirror_sand", "seat 1 at mirror_sand", "seat 2 at hollow_church", "monster tsilkali at widows_gulch", "movement 2"],
  "all at a corner": ["round 3", "phase action", "turn 0", "seat 0 at mountain_view", "seat 1 at mountain_view", "seat 2 at mountain_view", "seat 3 at mountain_view", "monster tsilkali at expedition"],
  "all in town": ["round 2", "phase action", "turn 0"],
  "all in the south": ["round 2", "phase action", "turn 0", "seat 0 at mirage", "seat 1 at mirage", "seat 2 at ash_pass", "seat 3 at ash_pass", "monster tsilkali at sunken_mill"],
};

for (const [sizeName, size] of Object.entries(SIZES)) {
  for (const [name, lines] of Object.entries(POSITIONS)) {
    test(`nothing on the map lies on another thing: ${name} at ${size.width}x${size.height}`, async () => {
      const record = await arranged(FEW, { mode: "rivals", seats: 4 }, lines);
      const { page, close } = await visit({ size, touch: sizeName === "phone" });
      await page.waitForSelector(".sh-start");
      await loadRecord(page, "A ride.play", record);
      await look(page);
      const { found, count } = await page.evaluate(overlaps);
      assert.ok(count > 80, `only ${count} things on the map`);
      assert.deepEqual(found, []);
      await close();
    });
  }
}

test("nothing on open ground lies within 52 of a place or 24 of a road", async () => {
  const record = await arranged(FEW, { mode: "rivals" }, []);
  const { page, close } = await visit();
  await page.waitForSelector(".sh-start");
  await loadRecord(page, "A ride.play", record);
  await look(page);
  const { things, places, toPlace, toRoad } = await page.evaluate(nearest);
  assert.ok(things > 200 && places > 20, `${things} things, ${places} places`);
  // Drawn numbers are rounded.
  assert.ok(toPlace >= 51 && toRoad >= 23, `${toPlace.toFixed(1)} from a place, ${toRoad.toFixed(1)} from a road`);
  await close();
});

test("there is ground in a window of any shape", async () => {
  for (const game of GAMES) {
    const { page, close } = await visit();
    await page.waitForSelector(".sh-start");
    await openMoment(page, game.action);
    for (const [width, height] of [[768, 1024], [700, 1900], [2600, 900]]) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      const bare = await page.evaluate(() => {
        const plate = document.querySelector(".plate").getBoundingClientRect();
        const ground = document.querySelector(".land .ground rect").getBoundingClientRect();
        return [plate.left - ground.left, plate.top - ground.top, ground.right - plate.right, ground.bottom - plate.bottom].filter((n) => n < 0);
      });
      assert.deepEqual(bare, [], `${game.name} at ${width}x${height}`);
    }
    await close();
  }
});

test("a phone shows the part that matters, and the whole map on demand", async () => {
  const record = await arranged(FEW, { mode: "rivals", seats: 4 }, POSITIONS["as the picture"]);
  const { page, close } = await visit({ size: SIZES.phone, touch: true });
  await page.waitForSelector(".sh-start");
  await loadRecord(page, "A ride.play", record);
  await look(page);
  const inSight = () => page.evaluate(() => {
    const frame = document.querySelector(".plate").getBoundingClientRect();
    const inside = (el) => {
      const box = el.getBoundingClientRect();
      return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
    };
    const all = [...document.querySelectorAll(".space")];
    return { all: all.length, seen: all.filter((s) => inside(s.querySelector(".place"))).length, can: all.filter((s) => s.matches(".can") && inside(s.querySelector(".place"))).length, legal: all.filter((s) => s.matches(".can")).length };
  });
  const first = await inSight();
  assert.ok(first.seen < first.all / 2 && first.can === first.legal && first.legal >= 3, JSON.stringify(first));
  await page.getByRole("button", { name: "Show the whole map" }).tap();
  const whole = await inSight();
  assert.equal(whole.seen, whole.all);
  await page.getByRole("button", { name: "Show what matters now" }).tap();
  assert.deepEqual(await inSight(), first);
  await close();
});
