// Maps of other kinds than those of the games that are there: tiles that touch and grow, rooms with
// doors, several maps at one table of which some belong to seats; and dice of every shape. The scenes
// are made up here: what the engine says is changed as the page reads it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { modules } from "./bundle.mjs";
import { Native, root, SIZES, until, visit } from "./harness.mjs";
import { DESERT_ACTION } from "./positions.mjs";
import { loadRecord, openMoment } from "./screens.mjs";

/** In the page: a scene gets other maps, a view pieces on them and what has grown, a look their
 * grounds. `grown[n]` holds while n moves more than at first were made. */
function change({ look, scene, pieces, grown }) {
  const read = JSON.parse;
  let first = null;
  JSON.parse = (...given) => {
    const value = read(...given);
    if (value?.palette) return { ...value, map: { ...value.map, ...look.map }, pieces: { ...value.pieces, ...look.pieces }, dice: look.dice ?? {} };
    if (Array.isArray(value?.verbs)) return { ...value, ...scene };
    if (!Array.isArray(value?.zones)) return value;
    first ??= value.moves;
    const now = grown?.[Math.min(value.moves - first, grown.length - 1)];
    return { ...value, pieces, ...(now && { grown: now }) };
  };
}

const space = (n, map, kind, x, y, w, h, more = {}) => ({ ref: `space:${n}`, map, kind, label: `${kind} ${n}`, note: "", region: "", x, y, number: 0, w, h, ...more });
const pawn = (seat, n) => ({ space: `space:${n}`, kind: "rider_redhead", owner: seat, count: 1 });

// ---- Grounds ----

test("every look names grounds that exist, and one that does not exist is an error", async () => {
  const page = await modules("look", "table/map/grounds");
  const folders = readdirSync(join(root, "games"), { withFileTypes: true }).filter((f) => f.isDirectory());
  const looks = folders.flatMap(({ name }) => {
    const file = readdirSync(join(root, "games", name)).find((f) => f === "look.json");
    return file ? [page.readLook(readFileSync(join(root, "games", name, file), "utf8"))] : [];
  });
  assert.ok(looks.length >= 4);
  for (const look of looks) for (const map of Object.keys(look.map)) assert.ok(page.groundOf(page.mapLook(look, map)).Ground, map);
  const wrong = { ...looks[0], map: { sea: { ground: "waves" } } };
  assert.throws(() => page.groundOf(page.mapLook(wrong, "sea")), /no ground "waves"; there are meadow, sands, tiles, rooms/);
});

// ---- Rooms ----

/** Two rows of rooms, the first wide, with doors from each to the next. */
const den = (map, from) => ({
  spaces: [space(from, map, "entrance", 100, 50, 200, 100), space(from + 1, map, "room", 300, 50, 200, 100), space(from + 2, map, "room", 75, 175, 150, 150), space(from + 3, map, "boss", 275, 175, 250, 150)],
  roads: [[0, 1], [0, 2], [1, 3], [2, 3]].map(([a, b]) => ({ a: `space:${from + a}`, b: `space:${from + b}`, kind: "door", cost: "" })),
});
const dens = [0, 1].map((seat) => den(`den_${seat}`, seat * 50));
const DENS = {
  look: { map: { "den_*": { ground: "rooms" } }, pieces: { visited: { shape: "seen", colour: "#fff" } } },
  scene: {
    maps: [1, 0].map((seat) => ({ id: `den_${seat}`, label: `den of seat ${seat}`, width: 400, height: 250, owner: seat })),
    spaces: dens.flatMap((d) => d.spaces), roads: dens.flatMap((d) => d.roads),
  },
  pieces: [pawn(0, 1), pawn(1, 50), { space: "space:0", kind: "visited", owner: "table", count: 1 }],
};

test("each seat's own den is drawn: one's own large, the others small, and a touch changes places", async () => {
  const { page, troubles, close } = await visit({ init: change, given: DENS });
  await openMoment(page, DESERT_ACTION);
  const rooms = () => page.locator(".plate .hit").evaluateAll((all) => all.map((el) => el.dataset.ref));
  assert.deepEqual((await rooms()).sort(), ["space:0", "space:1", "space:2", "space:3"]);
  assert.equal(await page.locator(".plate .room").count(), 4);
  assert.equal(await page.locator(".plate .door").count(), 4);
  assert.equal(await page.locator(".plate .visited.yes").count(), 1, "one room was visited");
  assert.equal(await page.locator(".plate [data-piece=visited]").count(), 0, "its box says so");
  assert.equal(await page.locator(".plate .pawns > *").count(), 1, "the other stands in a den of its own");
  assert.equal(await page.locator(".map-other").count(), 0, "another's is on its board");
  const other = page.locator('.seat[data-seat="1"] .rival-map');
  assert.equal(await other.getAttribute("data-map"), "den_1");
  assert.equal(await other.locator("rect").count(), 4);
  assert.equal(await other.locator("circle").count(), 1);
  await other.click();
  await until(page, () => document.querySelector('.plate [data-ref="space:50"]') !== null);
  assert.deepEqual(await page.locator(".map-other").evaluateAll((all) => all.map((el) => el.dataset.map)), ["den_0"]);
  assert.deepEqual(troubles, []);
  await close();
});

test("rooms touch, all stretch alike, and doors stand in the walls between them", async () => {
  const { page, close } = await visit({ init: change, given: DENS, size: SIZES.tablet });
  await openMoment(page, DESERT_ACTION);
  const boxes = await page.locator(".plate .room").evaluateAll((all) => all.map((el) => ["x", "y", "width", "height"].map((key) => Number(el.getAttribute(key)))));
  const [hall, next, below, last] = boxes;
  assert.ok(Math.abs(hall[0] + hall[2] - next[0]) < 1 && Math.abs(hall[1] + hall[3] - below[1]) < 1, "neighbours share a wall");
  const stretch = ([, , w, h], usual) => w / h / usual;
  assert.ok(Math.abs(stretch(hall, 2) - stretch(last, 5 / 3)) < 0.02, "as the plate is");
  assert.ok(Math.abs(Math.log(stretch(hall, 2))) < Math.log(1.41), "but not much");
  const [door] = await page.locator(".plate .door path").evaluateAll((all) => all.map((el) => el.getAttribute("d")));
  assert.equal(Number(/^M([\d.]+)/.exec(door)[1]).toFixed(0), next[0].toFixed(0), "between the first two, where one ends and the other begins");
  await close();
});

// ---- Tiles ----

const tile = (n, column, row, kind, more) => space(n, "land", kind, column * 100, row * 100, 100, 100, more);
const land = (...spaces) => ({
  maps: [{ id: "land", label: "the land", width: 100, height: 100 }], spaces,
  roads: spaces.slice(1).map((s, i) => ({ a: spaces[i].ref, b: s.ref, kind: "next", cost: "" })),
});
const EAST = [
  tile(0, 0, 0, "village"), tile(1, -1, 0, "prairie", { lines: [{ kind: "rail", sides: ["east", "west"] }] }),
  tile(2, -1, 1, "forest", { number: 5, lines: [{ kind: "river", sides: ["north", "west"] }] }), tile(3, 0, 1, "mountain"), tile(4, -2, 0, "face_down", { number: 7 }), tile(5, -2, 1, "face_down", { number: 3 }),
];
const WEST = [...EAST.slice(0, 4), tile(4, -2, 0, "water"), tile(6, -3, 0, "face_down", { number: 2 }), tile(7, -2, 1, "camp", { number: 4 })];
const DRAWN = { forest: "trees", prairie: "grass", mountain: "peaks", face_down: "face_down" }; // the others are plain
const LAND = {
  look: { map: { land: { ground: "tiles", bright: true, spaces: Object.fromEntries(Object.entries(DRAWN).map(([kind, draw]) => [kind, { draw }])) } }, pieces: {} },
  scene: { maps: [], spaces: [], roads: [] }, pieces: [pawn(0, 0)], grown: [land(...EAST), land(...WEST)],
};

const tiles = (page) => page.locator(".plate .hit").evaluateAll((all) => Object.fromEntries(all.map((el) => {
  const { x, y, width } = el.getBoundingClientRect();
  return [el.dataset.ref, [x, y, width]];
})));

for (const [form, size] of [["on a large screen", SIZES.desk], ["on a phone", SIZES.phone]]) {
  test(`a land of tiles is drawn and grows: ${form}`, async () => {
    const { page, troubles, close } = await visit({ init: change, given: LAND, size });
    await openMoment(page, DESERT_ACTION);
    const before = await tiles(page);
    assert.equal(Object.keys(before).length, 6);
    const [village, prairie, forest] = ["space:0", "space:1", "space:2"].map((ref) => before[ref]);
    assert.ok(Math.abs(village[0] - prairie[0] - village[2]) < 1, "West is left, and tiles touch");
    assert.ok(Math.abs(forest[1] - prairie[1] - village[2]) < 1);
    assert.equal(await page.locator(".plate .tile").count(), 6);
    const fills = await page.locator(".plate rect.tile").evaluateAll((all) => all.map((el) => el.getAttribute("fill")));
    assert.deepEqual(fills.sort(), ["#3F7D58", "#A9A7A6", "#DCCB9C", "#E7CC7A"], "each as its kind's look says");
    // A move is made: two tiles come, one is turned up, one is gone.
    await page.locator(".slip .opt").first().click();
    await until(page, () => document.querySelector('.plate [data-ref="space:7"]') !== null);
    const after = await tiles(page);
    assert.deepEqual(Object.keys(after).sort(), ["space:0", "space:1", "space:2", "space:3", "space:4", "space:6", "space:7"]);
    assert.ok(Math.abs(after["space:4"][0] - after["space:6"][0] - after["space:4"][2]) < 1, "the new one lies in the West of the last");
    const plate = await page.locator(".plate").boundingBox();
    if (form !== "on a phone") for (const [ref, [x, , width]] of Object.entries(after)) assert.ok(x >= plate.x && x + width <= plate.x + plate.width, `${ref} is in sight`);
    assert.deepEqual(troubles, []);
    await close();
  });
}

// ---- Dice ----

test("dice are drawn by their shape, with figures, pips or faces of their own", async () => {
  const faces = ["run", "gun", "knife", "dknife", "wound", "wound"].map((id) => ({ id, label: id }));
  const shapes = [["cube", 6], ["cube", 6, faces], ["d12", 12], ["d20", 20], ["hexagon", 6], ["compass", 8]];
  const native = new Native();
  const { match } = await native.must({ do: "new", game: "bell", setup: { seats: 2 }, seed: 3, sitters: ["person", "person"] });
  const { record } = await native.must({ do: "record", match });
  native.end();
  const seen = [];
  for (const [shape, sides, own] of shapes) {
    const { page, troubles, close } = await visit({
      init: (dice) => {
        const read = JSON.parse;
        JSON.parse = (...given) => {
          const value = read(...given);
          return Array.isArray(value?.verbs) ? { ...value, dice } : value;
        };
      },
      given: [{ kind: "die", shape, sides, ...(own && { faces: own }) }],
    });
    await loadRecord(page, "race.play", record);
    await page.waitForSelector("main.table");
    const die = page.locator("[data-die]").first();
    await die.waitFor();
    seen.push(`${await die.getAttribute("data-die")} ${own ? (await die.locator("text").textContent()) === (await die.getAttribute("data-face")) : await die.locator(shape === "cube" ? "circle" : shape === "compass" ? "path[transform]" : "text").count() > 0}`);
    assert.deepEqual(troubles, []);
    await close();
  }
  assert.deepEqual(seen, shapes.map(([shape]) => `${shape} true`));
});
