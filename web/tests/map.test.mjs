// Maps of every game on plates of every size that occurs: names are whole and large enough,
// prices, names and places stand clear of each other, also where many share a space; places
// spread and things do not; neighbours keep their distance or only a part is shown; the ground
// reaches every edge, and what lies on it keeps its distance.
import assert from "node:assert/strict";
import { test } from "node:test";
import { modules } from "./bundle.mjs";
import { CURSED, GAMES } from "./games.mjs";
import { drawn, Native, SIZES, until, untilMoves, visit } from "./harness.mjs";
import { look } from "./player.mjs";
import { DEN_LATE } from "./positions.mjs";
import { loadRecord, openMoment } from "./screens.mjs";

test("the part that is shown has the viewer in it, or else what can be chosen", async () => {
  const { freeCorner, partAround } = await modules("table/map/visiblePart");
  const plate = { w: 400, h: 300, foot: 0, touch: true }, country = {
    whole: { x: 0, y: 0, w: 2000, h: 2000 }, sizes: { things: 1 }, look: { spaces: { town: { draw: "town" } } } };
  const first = { x: 100, y: 100 }, near = { x: 250, y: 150 }, far = [{ x: 1500, y: 1500 }, { x: 1600, y: 1550 }];
  const shows = (asked, others, ...places) => {
    const { x, y, w, h } = partAround({ first, asked, others: [...asked, ...others] }, country, plate);
    for (const p of places) assert.ok(p.x > x && p.x < x + w && p.y > y && p.y < y + h, `${p.x} ${p.y}`);
  };
  shows([near, ...far], [], first, near);
  shows([], far, first);
  shows(far, [near], ...far);

  // A town is wider than other places: what would push it out of sight is left out.
  const town = { x: 1000, y: 1000, kind: "town" }, west = { x: 710, y: 1000 };
  const { x, w } = partAround({ first: town, asked: [], others: [west] }, country, plate);
  assert.ok(x <= town.x - 78 && x + w >= town.x + 78, `${x} ${w}`);
  assert.equal(freeCorner({ x: 0, y: 0, w: 400, h: 300 }, plate, [{ x: 320, y: 230, kind: "town" }], [], country), "low left");
});

test("the way to a place is the cheapest, then the shortest, unless a road leads straight there", async () => {
  const { wayAlong } = await modules("table/map/geometry");
  const fare = [{ from: 0, to: 6, as: "cost", amount: 1, unit: "coins" }];
  const road = (words, cost_marks) => ({ a: words[0], b: words[1], cost_marks });
  // A village: h and w in one district with c and d between them, outside it o behind two gates.
  const village = [road("hc"), road("cd"), road("dw"), road("ho", fare), road("ow", fare)];
  assert.deepEqual(wayAlong(village, "h", "w"), ["h", "c", "d", "w"]);
  assert.deepEqual(wayAlong(village, "h", "o"), ["h", "o"]);
  assert.deepEqual(wayAlong([...village, road("cw")], "h", "w"), ["h", "c", "w"]);
  assert.deepEqual(wayAlong([...village, road("hw", fare)], "h", "w"), ["h", "w"]);
  assert.deepEqual(wayAlong(village, "h", "x"), []);
  assert.deepEqual(wayAlong(village, "h", "h"), ["h"]);
});

/** The record of a match that stands at these lines. */
async function arranged(game, setup, lines, people = 1) {
  const native = new Native();
  try {
    const { match, seats } = await native.must({ do: "new", game, setup, seed: 7 });
    if (lines.length > 0) await native.must({ do: "arrange", match, lines });
    const { record } = await native.must({ do: "record", match });
    const bots = Array.from({ length: seats }, (_, i) => i).slice(people);
    return record.replace(/^start /m, `${bots.map((i) => `seat ${i} quick\n`).join("")}start `);
  } finally {
    native.end();
  }
}

/** What lies on what: boxes of letters, pills and outlines, in pixels of the screen. */
function overlaps() {
  const plate = document.querySelector(".plate svg.things"), frame = plate.getBoundingClientRect();
  const by = Number(/scale\(([\d.]+)\)/.exec(plate.querySelector(".drawing > g").getAttribute("transform"))[1]);
  const boxes = [];
  const add = (kind, words, box, shrink) => boxes.push({
    kind, words, left: box.left + shrink * by, right: box.right - shrink * by,
    top: box.top + shrink * by, bottom: box.bottom - shrink * by,
  });
  for (const el of plate.querySelectorAll(".place-name, .ribbon text")) {
    // Line boxes are taller than letters: a quarter of it above and a fifth below is air.
    const box = el.getBoundingClientRect(), line = box.height / Math.max(1, el.querySelectorAll("tspan").length);
    add("name", el.textContent, { left: box.left + 1, right: box.right - 1, top: box.top + line * 0.25, bottom: box.bottom - line * 0.2 }, 0);
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

/** The places of a game that roads lead to; what else stands on the map may stand closer. */
async function joinedOf({ name }) {
  const native = new Native();
  const { match } = await native.must({ do: "new", game: name, setup: {}, seed: 1 });
  const { scene } = await native.must({ do: "scene", match });
  native.end();
  return scene.roads.flatMap((road) => [road.a, road.b]);
}

/** What a plate of this size shows, in pixels of the screen. */
function shown(joined = []) {
  const plate = document.querySelector(".plate"), svg = plate.querySelector("svg.things"), frame = plate.getBoundingClientRect();
  const foot = plate.querySelector(".plate-foot").getBoundingClientRect().height;
  const spaces = [...svg.querySelectorAll(".space")].map((el) => {
    const at = el.getCTM(), hit = el.querySelector(".hit"), drawn = el.querySelector(".drawing > g").getCTM();
    return { ref: hit.dataset.ref, x: at.e, y: at.f, along: drawn.a, down: drawn.d, shear: Math.abs(drawn.b) + Math.abs(drawn.c), can: el.matches(".can") };
  });
  const nearestOf = (some) => Math.min(...some.flatMap((a, i) => some.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
  const nearest = nearestOf(spaces.filter((s) => joined.includes(s.ref))), closest = nearestOf(spaces);
  const lens = plate.querySelector(".map-all")?.getBoundingClientRect();
  const names = [...svg.querySelectorAll(".place-name, .ribbon text")].map((el) => {
    const box = el.getBoundingClientRect(), covered = lens && box.right > lens.left && box.left < lens.right && box.bottom > lens.top && box.top < lens.bottom;
    return { words: el.textContent, covered: el.matches(".place-name") && covered, px: parseFloat(getComputedStyle(el).fontSize) * el.getScreenCTM().a, left: box.left - frame.left, right: frame.right - box.right, top: box.top - frame.top, bottom: frame.bottom - box.bottom };
  });
  // Tiles and rooms, and how much of the plate they leave bare along and down.
  const areas = svg.querySelector(".tile, .room-name") !== null, boxes = [...svg.querySelectorAll(".space .hit")].map((el) => el.getBoundingClientRect());
  const slack = [frame.width - Math.max(...boxes.map((b) => b.right)) + Math.min(...boxes.map((b) => b.left)), frame.height - foot - Math.max(...boxes.map((b) => b.bottom)) + Math.min(...boxes.map((b) => b.top))];
  const texts = [...svg.querySelectorAll("text")].map((el) => parseFloat(getComputedStyle(el).fontSize) * el.getScreenCTM().a);
  const land = plate.querySelector(".land"), view = land.viewBox.baseVal, unit = land.getScreenCTM();
  const bare = [unit.e + view.x * unit.a - frame.left, unit.f + view.y * unit.d - frame.top, frame.right - unit.e - (view.x + view.width) * unit.a, frame.bottom - unit.f - (view.y + view.height) * unit.d];
  return {
    w: frame.width, h: frame.height, foot, areas, slack, spaces, nearest, closest, names, smallest: Math.min(...texts), bare,
    spread: svg.dataset.spread.split(" ").map(Number),
    magnifier: lens && { w: lens.width, h: lens.height, low: frame.bottom - lens.bottom },
  };
}

/** What lies on open ground, and how near it is to a place or a road; in pixels, where things
 * have full size. */
function nearest() {
  const plate = document.querySelector(".plate svg.things"), land = document.querySelector(".plate svg.land");
  const by = Number(/scale\(([\d.]+)\)/.exec(plate.querySelector(".drawing > g").getAttribute("transform"))[1]);
  const moved = (el) => /translate\((-?[\d.]+)[ ,]+(-?[\d.]+)/.exec(el.getAttribute("transform")).slice(1).map(Number);
  const places = [...plate.querySelectorAll(".space")].map(moved);
  const points = [...land.querySelectorAll(".ground > g[transform]")].map(moved);
  for (const stroke of land.querySelectorAll(".ground path[d]:not([transform])")) {
    for (const [, x, y] of stroke.getAttribute("d").matchAll(/M(-?\d+) (-?\d+)q/g)) points.push([Number(x), Number(y)]);
  }
  const roads = [];
  for (const d of land.querySelector(".roads path[d]:not([d=''])").getAttribute("d").match(/M[^M]+/g)) {
    const road = document.createElementNS("http://www.w3.org/2000/svg", "path");
    road.setAttribute("d", d);
    for (let at = 0, end = road.getTotalLength(); at <= end; at += 4) roads.push([road.getPointAtLength(at).x, road.getPointAtLength(at).y]);
  }
  const least = (from) => Math.min(...points.map(([x, y]) => Math.min(...from.map(([a, b]) => Math.hypot(a - x, b - y))))) / by;
  return { things: points.length, places: places.length, toPlace: least(places), toRoad: least(roads) };
}

const FEW = "few-and-cursed";
const POSITIONS = {
  "as the picture": ["round 6", "phase action", "turn 0", "seat 0 at mirror_sand", "seat 1 at mirror_sand", "seat 2 at hollow_church", "monster tsilkali at widows_gulch", "movement 2"],
  "all at a corner": ["round 3", "phase action", "turn 0", "seat 0 at mountain_view", "seat 1 at mountain_view", "seat 2 at mountain_view", "seat 3 at mountain_view", "monster tsilkali at expedition"],
  "all in town": ["round 2", "phase action", "turn 0"],
  "all in the south": ["round 2", "phase action", "turn 0", "seat 0 at mirage", "seat 1 at mirage", "seat 2 at ash_pass", "seat 3 at ash_pass", "monster tsilkali at sunken_mill"],
};

/** Plates that occur: width, height, and how much of it lies under the hand. */
const PLATES = [
  [1028, 524, 120], [942, 476, 120], [1152, 620, 147], [672, 486, 114], [528, 346, 0], [516, 345, 46], [374, 270, 0],
  [360, 240, 0], [820, 372, 0], [1164, 590, 0], [1240, 700, 0], [1700, 900, 0], [748, 500, 0],
];

/** Gives the plate this size, wherever the table has it, and waits until the map fits it. */
async function plateOf(page, [width, height, foot]) {
  await page.evaluate(([w, h, f]) => {
    const { style } = document.querySelector(".plate");
    const set = { position: "fixed", left: "0", top: "0", width: `${w}px`, height: `${h}px`, "z-index": "999", "--foot": `${f}px` };
    for (const [key, value] of Object.entries(set)) style.setProperty(key, value);
  }, [width, height, foot]);
  await until(page, ([w, h]) => {
    const { viewBox } = document.querySelector(".plate svg.things");
    return Math.abs(viewBox.baseVal.width / viewBox.baseVal.height - w / h) < 0.01 && document.querySelector(".plate").clientWidth === w;
  }, [width, height]);
  // The size comes first, the foot a moment later in the same frame.
  await drawn(page);
}

async function ride(lines, options = {}) {
  const record = await arranged(FEW, { mode: "rivals", seats: 4 }, lines);
  const visited = await visit({ size: { width: 1800, height: 1000 }, ...options });
  await visited.page.waitForSelector(".sh-start");
  await loadRecord(visited.page, "A ride.play", record);
  await look(visited.page);
  return visited;
}

const told = ([w, h, foot]) => `${w}x${h}${foot ? ` over ${foot}` : ""}`;

for (const [name, lines] of Object.entries(POSITIONS)) {
  test(`nothing on the map lies on another thing: ${name}`, async () => {
    const { page, close } = await ride(lines);
    const all = [];
    for (const plate of PLATES) {
      await plateOf(page, plate);
      const { found, count } = await page.evaluate(overlaps);
      assert.ok(count > 80, `only ${count} things on the map`);
      all.push(...found.map((words) => `${told(plate)}: ${words}`));
    }
    assert.deepEqual(all, []);
    await close();
  });
}

/** What is wrong with a map on this plate, whatever the game. */
function wrong(seen, apart) {
  const found = [], say = (is, words) => is || found.push(words);
  const part = seen.magnifier !== undefined;
  say(part || seen.nearest >= apart - 0.5, `neighbours ${seen.nearest.toFixed(1)} apart and all of it shown`);
  say(!part || (seen.magnifier.w >= 44 && seen.magnifier.h >= 44 && seen.magnifier.low >= seen.foot), "the magnifier is small or under the hand");
  say(seen.closest >= (apart < 60 ? 44 : 48) - 0.5, `something stands ${seen.closest.toFixed(1)} from its neighbour`);
  say(seen.nearest >= apart - 0.5, `the part has neighbours ${seen.nearest.toFixed(1)} apart`);
  const [x, y] = seen.spread;
  say(Math.max(x / y, y / x) <= 1.401, `spread ${x} by ${y}`);
  say(seen.smallest >= 10.95, `letters of ${seen.smallest}px`);
  for (const n of seen.names) {
    say(n.px >= 10.95, `${n.words} is ${n.px.toFixed(1)}px`);
    say(!n.covered, `the magnifier lies on ${n.words}`);
    say(part || (n.left >= 0 && n.right >= 0 && n.top >= 0 && n.bottom >= seen.foot), `${n.words} is cut off`);
  }
  const scale = seen.spaces[0].along;
  // What stands in tiles and rooms grows with them on a wall; elsewhere only where the land is far
  // larger than it was drawn.
  const most = seen.areas ? 1.4 : Math.max(1, Math.sqrt(x * y) / 1.15);
  say(scale >= 0.719 && scale <= most + 0.006, `things at ${scale}, the land at ${x} by ${y}`);
  say(part || !seen.areas || Math.min(...seen.slack) < 40, `${seen.slack} of the plate are bare`);
  for (const s of seen.spaces) {
    say(Math.abs(s.along - s.down) < 1e-6 && s.shear < 1e-6 && Math.abs(s.along - scale) < 1e-6, `${s.ref} is drawn ${s.along} by ${s.down}`);
    say(part || (s.x > 20 && s.y > 20 && s.x < seen.w - 20 && s.y < seen.h - seen.foot - 20), `${s.ref} stands at the edge or under the hand`);
  }
  say(seen.bare.every((n) => n <= 0.5), `the land ends ${seen.bare} inside the plate`);
  return found;
}

for (const game of GAMES) {
  for (const touch of [false, true]) {
    test(`a map fits its plate ${touch ? "under fingers" : "under a mouse"}: ${game.name}`, async () => {
      const { page, close } = await visit({ size: { width: 1800, height: 1000 }, touch });
      await page.waitForSelector(".sh-start");
      await openMoment(page, game.action);
      const all = [], joined = await joinedOf(game);
      for (const plate of PLATES) {
        await plateOf(page, plate);
        all.push(...wrong(await page.evaluate(shown, joined), touch ? 52 : 60).map((words) => `${told(plate)}: ${words}`));
      }
      assert.deepEqual(all, []);
      await close();
    });
  }
}

test("a place under the hand moves up when the hand does", async () => {
  const { page, close } = await ride([]);
  await plateOf(page, [1028, 524, 0]);
  const before = await page.evaluate(shown);
  await page.evaluate(() => document.querySelector(".plate").style.setProperty("--foot", "150px"));
  const low = (seen) => Math.max(...seen.spaces.map((s) => s.y));
  await until(page, (was) => Math.max(...[...document.querySelectorAll(".plate .space")].map((el) => el.getCTM().f)) < was - 60, low(before));
  assert.ok(low(await page.evaluate(shown)) < 524 - 150 - 20);
  await close();
});

test("nothing on open ground lies within 52 of a place or 24 of a road", async () => {
  const { page, close } = await ride([]);
  for (const plate of [[1164, 590, 0], [1028, 524, 120], [374, 270, 0]]) {
    await plateOf(page, plate);
    const { things, places, toPlace, toRoad } = await page.evaluate(nearest);
    assert.ok(things > 100 && places > 20, `${things} things, ${places} places`);
    // Drawn numbers are rounded.
    assert.ok(toPlace >= 51 && toRoad >= 23, `${told(plate)}: ${toPlace.toFixed(1)} from a place, ${toRoad.toFixed(1)} from a road`);
  }
  await close();
});

/** Points at the rim of the plate where no ground is drawn: neither the colour of the land nor,
 * where the land is in regions, one of them. */
function bareRim() {
  const plate = document.querySelector(".plate").getBoundingClientRect(), land = document.querySelector(".plate .land");
  const toLand = land.getScreenCTM().inverse();
  const rect = land.querySelector(".ground > rect"), regions = [...land.querySelectorAll("clipPath > path")];
  const points = [];
  for (let part = 0; part <= 1; part += 1 / 40) {
    const x = plate.left + plate.width * part, y = plate.top + plate.height * part;
    points.push([x, plate.top], [x, plate.bottom], [plate.left, y], [plate.right, y]);
  }
  const bare = points.filter(([x, y]) => {
    const at = new DOMPoint(x, y).matrixTransform(toLand);
    return !rect.isPointInFill(at) || (regions.length > 0 && !regions.some((region) => region.isPointInFill(at) || region.isPointInStroke(at)));
  });
  return bare.map((p) => p.map(Math.round).join());
}

test("there is ground to the edges of a plate of any shape", async () => {
  for (const game of GAMES) {
    const { page, close } = await visit({ size: { width: 1800, height: 1000 } });
    await page.waitForSelector(".sh-start");
    await openMoment(page, game.action);
    for (const plate of [...PLATES, [300, 950, 0], [1780, 260, 0], [1780, 980, 300]]) {
      await plateOf(page, plate);
      assert.deepEqual(await page.evaluate(bareRim), [], `${game.name} at ${told(plate)}`);
    }
    await close();
  }
});

test("the part that matters is shown where the whole is too small, and the whole on demand", async () => {
  const { page, close } = await ride(POSITIONS["as the picture"], { size: SIZES.phone, touch: true });
  const inSight = () => page.evaluate(() => {
    const frame = document.querySelector(".plate").getBoundingClientRect();
    const inside = (el) => {
      const box = el.getBoundingClientRect();
      return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
    };
    const all = [...document.querySelectorAll(".space")];
    return {
      all: all.length, seen: all.filter((s) => inside(s.querySelector(".place"))).length,
      can: all.filter((s) => s.matches(".can") && inside(s.querySelector(".place"))).length, legal: all.filter((s) => s.matches(".can")).length,
      own: inside(document.querySelector(".pawn.own .body")),
    };
  });
  const first = await inSight();
  assert.ok(first.seen < first.all / 2 && first.can === first.legal && first.legal >= 3 && first.own, JSON.stringify(first));
  await page.getByRole("button", { name: "Show the whole map" }).tap();
  const whole = await inSight();
  assert.equal(whole.seen, whole.all);
  await page.getByRole("button", { name: "Show what matters now" }).tap();
  assert.deepEqual(await inSight(), first);
  await close();
});

/** The point of the Scene in the middle of what is visible, found from its nearest spaces. */
function middle() {
  const svg = document.querySelector(".plate svg.things"), frame = document.querySelector(".plate").getBoundingClientRect();
  const free = frame.height - document.querySelector(".plate-foot").getBoundingClientRect().height;
  const far = [...svg.querySelectorAll(".space")].map((el) => {
    const at = el.getScreenCTM();
    return [el.querySelector(".hit").dataset.ref, Math.hypot(at.e - frame.left - frame.width / 2, at.f - frame.top - free / 2)];
  });
  return { nearest: far.sort((a, b) => a[1] - b[1])[0][0], closer: svg.getScreenCTM().a };
}

test("what was zoomed to stays in sight in a window of another form", async () => {
  const { page, close } = await ride(POSITIONS["as the picture"]);
  const hit = await page.locator('[data-ref="space:3"]').boundingBox();
  await page.mouse.move(hit.x + hit.width / 2, hit.y + hit.height / 2);
  for (let i = 0; i < 12; i++) await page.mouse.wheel(0, -100);
  await until(page, () => document.querySelector(".plate svg.things").getScreenCTM().a > 3);
  const before = await page.evaluate(middle);
  await page.setViewportSize({ width: 390, height: 844 });
  await until(page, () => document.querySelector(".plate")?.clientWidth < 400 && document.querySelector(".plate svg.things"));
  const after = await page.evaluate(middle);
  assert.equal(after.nearest, before.nearest);
  assert.ok(Math.abs(after.closer - before.closer) < 0.1, `${before.closer} before, ${after.closer} after`);
  await close();
});

test("the village is shown whole in a window at 200 %", async () => {
  const { page, close } = await visit({ size: { width: 960, height: 540 } });
  await openMoment(page, CURSED.action);
  await until(page, () => document.querySelector(".plate svg.things") !== null);
  assert.equal(await page.locator(".map-all").count(), 0);
  assert.equal(await page.locator(".more[data-more='']").count(), 1);
  await close();
});

/** The parts of the plate that `act` redraws: spaces by their reference, the rest by kind. */
async function drawnAnew(page, act) {
  await page.evaluate(() => {
    const kinds = [".land", ".pill", ".place-name", ".pawn"];
    const told = ({ target }) => target.closest(".space")?.querySelector("[data-ref]").dataset.ref ?? kinds.find((kind) => target.closest(kind)) ?? "other";
    globalThis.drawn = new Set();
    globalThis.watching = new MutationObserver((all) => all.forEach((m) => globalThis.drawn.add(told(m))));
    globalThis.watching.observe(document.querySelector(".plate"), { subtree: true, childList: true, attributes: true });
  });
  await act();
  await drawn(page);
  return page.evaluate(() => { globalThis.watching.disconnect(); return [...globalThis.drawn]; });
}

test("a den is shown whole in small windows and on a tablet held upright", async () => {
  const { page, close } = await visit({ size: { width: 960, height: 540 } });
  await openMoment(page, DEN_LATE);
  for (const [width, height] of [[960, 540], [1280, 585], [768, 1024]]) {
    await page.setViewportSize({ width, height });
    await until(page, (w) => innerWidth === w && document.querySelector(".plate svg.things"), width);
    await drawn(page);
    const beyond = await page.evaluate(() => {
      const plate = document.querySelector(".plate").getBoundingClientRect(), foot = document.querySelector(".plate-foot").offsetHeight;
      const rooms = [...document.querySelectorAll(".plate .room")].map((el) => el.getBoundingClientRect());
      return [rooms.length, rooms.filter((r) => r.left < plate.left || r.right > plate.right || r.top < plate.top || r.bottom > plate.bottom - foot).length];
    });
    assert.ok(beyond[0] > 8 && beyond[1] === 0, `${width}x${height}: ${beyond}`);
  }
  await close();
});

test("pointing at a space redraws it and the one before, a move what it changes; neither redraws land or names", async () => {
  const { page, close } = await ride(POSITIONS["as the picture"]);
  const spaces = (all) => all.filter((what) => what.startsWith("space:"));
  const hovered = await drawnAnew(page, () => page.locator('[data-ref="space:22"]').hover({ force: true }));
  assert.ok(hovered.includes("space:22") && spaces(hovered).length <= 2, hovered.join());
  assert.ok(!hovered.some((what) => [".land", ".pill", ".place-name", ".pawn"].includes(what)), hovered.join());
  const moves = Number(await page.getAttribute("main.table", "data-moves"));
  const walk = page.locator('.slip .opt[data-verb="move"]').first();
  const moved = await drawnAnew(page, async () => {
    await walk.click();
    await untilMoves(page, moves + 1);
  });
  assert.ok(moved.includes(".pawn") && spaces(moved).length >= 2, moved.join());
  assert.ok(!moved.some((what) => [".land", ".place-name"].includes(what)), moved.join());
  await close();
});
