// Words are for people alone: with the words of every sentence of the engine in reverse order, each
// spelt backwards and its digits as letters, with other arrows and other signs between its clauses,
// the table is the same table. Icons, figures, headings, rows, marks and places stay, and so does how
// many letters and signs each part shows or has read aloud.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { SIZES, until, visit } from "./harness.mjs";
import { DEN_ENDS, DEN_FIGHT, DEN_MOMENTS, DESERT_ACTION, DESERT_ENDS, DESERT_LATE, DESERT_MOMENTS, VILLAGE_END, VILLAGE_MOMENTS, WEST_MOMENTS } from "./positions.mjs";
import { openMoment } from "./screens.mjs";

/** In the page, before any of its scripts: what the engine says is turned around as it is read. */
function turnWordsAround() {
  const SAID = new Set(["title", "text", "cost", "gain", "worth", "type", "label", "words", "note", "region", "name", "brief", "round", "phase", "price", "reason", "what", "prompt", "detail", "guide", "group", "act", "other"]);
  // Digits are letters too: no figure is taken from words. Commas stay where they are, other signs
  // stand where stops and arrows were.
  const backwards = (word) => [...word].reverse().join("").replace(/\d/g, (digit) => "abcdefghij"[digit]);
  const turned = (words) => {
    const said = words.match(/[\p{L}\p{N}'+-]+/gu)?.reverse() ?? [];
    return words
      .replace(/[\p{L}\p{N}'+-]+/gu, () => backwards(said.shift()))
      .replace(/->/g, "=>")
      .replace(/[.:;](?= |$)/g, "!");
  };
  // Within its marks and between them, so that marks stay where they are.
  const byMarks = (words, marks) => {
    const cuts = [...new Set([0, words.length, ...marks.flatMap((m) => [m.from, m.to])])].sort((a, b) => a - b);
    return cuts.slice(1).map((to, i) => turned(words.slice(cuts[i], to))).join("");
  };
  const turn = (value) => {
    if (Array.isArray(value)) return value.map(turn);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => {
      if (key === "other" && !["many", "brief", "arrow"].includes(value.as)) return [key, one]; // an id
      if (key === "phases") return [key, one.map(turned)];
      if (SAID.has(key) && typeof one === "string") return [key, byMarks(one, value[`${key}_marks`] ?? [])];
      return [key, turn(one)];
    }));
  };
  const read = JSON.parse;
  JSON.parse = (...given) => {
    const value = read(...given);
    const isTable = value && typeof value === "object" && (Array.isArray(value.verbs) || Array.isArray(value.zones));
    return isTable ? turn(value) : value;
  };
}

/** In the page: all that is drawn but words. Classes of how much room words take are left out. */
function skeleton() {
  const ROOM = new Set(["long", "tight", "rows"]);
  const lines = [];
  const walk = (el, depth) => {
    if (el.matches(".sr, .measure, tspan, .map .pill, .compass, .place-name, .ground")) return; // words, what steps aside for names, texture
    const classes = [...(el.classList ?? [])].filter((c) => !ROOM.has(c)).sort().join(".");
    const icon = el.getAttribute("href") ?? "";
    const data = ["option", "verb", "ref", "zone", "track", "owner", "seat", "page", "die", "face"].map((key) => el.dataset?.[key] ?? "").join(" ").trim();
    const figure = el.matches(".pf, .num, .gain") ? el.textContent.replace(/\s+/g, " ").trim() : "";
    const own = [...el.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.data : "")).join("");
    const [letters, aloud] = [own, el.ariaLabel ?? ""].map((words) => words.match(/\S/gu)?.length || "");
    lines.push(`${" ".repeat(depth)}${el.tagName.toLowerCase()} ${classes} ${icon} ${data} ${figure} ${letters} ${aloud && `aloud ${aloud}`}`.trimEnd());
    for (const child of el.children) walk(child, depth + 1);
  };
  walk(document.querySelector("main.table"), 0);
  return lines;
}

/** In the page: where the parts of the table lie. */
function places() {
  return [".bar", ".plate", ".hand", ".right", ".posters", ".seats"].flatMap((part) => {
    const el = document.querySelector(part), box = el?.getBoundingClientRect();
    return box ? [`${part} ${Math.round(box.x)} ${Math.round(box.y)} ${Math.round(box.width)} ${Math.round(box.height)}`] : [];
  });
}

const pages = new Map();
after(() => Promise.all([...pages.values()].map(async (open) => (await open).close())));

/** A page of this size, with its words turned around or not; one serves for all tables. */
function pageFor(turned, size) {
  const key = `${turned} ${size.width}`;
  if (!pages.has(key)) pages.set(key, visit({ speed: 1, size, ...(turned && { init: turnWordsAround }) }));
  return pages.get(key);
}

async function drawnAs(moment, { turned, size }) {
  const { page, troubles } = await pageFor(turned, size);
  await openMoment(page, moment);
  await until(page, () => document.getAnimations().every((a) => a.playState !== "running" || a.effect.getComputedTiming().iterations === Infinity));
  const drawn = { skeleton: await page.evaluate(skeleton), places: await page.evaluate(places), words: await page.evaluate(() => document.querySelector("main.table").innerText) };
  assert.deepEqual(troubles, []);
  return drawn;
}

const named = (all, ...names) => all.filter(([name]) => names.includes(name));
const TABLES = [
  ["an action with a fight", DESERT_ACTION, SIZES.desk],
  ["an action on a phone", DESERT_ACTION, SIZES.phone],
  ["a long match", DESERT_LATE, SIZES.desk],
  ...named(DESERT_MOMENTS, "improvise", "an encounter", "the Store", "the Job Board", "the Cursed side and a full hand", "cleanup", "Operating in the Shadows", "a team of four").map(([n, m]) => [n, m, SIZES.desk]),
  ["rivals' result", DESERT_ENDS[0][1], SIZES.desk],
  ...VILLAGE_MOMENTS.map(([n, m]) => [`the village: ${n}`, m, SIZES.desk]),
  ["the village by night on a phone", VILLAGE_MOMENTS[1][1], SIZES.phone],
  ["the village's result", VILLAGE_END, SIZES.desk],
  ...named(WEST_MOMENTS, "six columns of land", "where to go", "a trade").map(([n, m]) => [`the West: ${n}`, m, SIZES.desk]),
  // Bots of a team would act meanwhile.
  ...named(WEST_MOMENTS, "evening", "a team of four with the Wagon").map(([n, m]) => [`the West: ${n}`, { ...m, people: true }, SIZES.desk]),
  ["the West on a phone", WEST_MOMENTS[0][1], SIZES.phone],
  // Those in which no time runs: hands of bots would act meanwhile.
  ...named(DEN_MOMENTS, "a fight", "a flashback", "a step", "the last round", "alone, dice in hand", "alone, loot").map(([n, m]) => [`the den: ${n}`, m, SIZES.desk]),
  ["the den on a phone", DEN_FIGHT, SIZES.phone],
  ["the den's result", DEN_ENDS[0][1], SIZES.desk],
];

for (const [name, moment, size] of TABLES) {
  test(`words in any order make the same table: ${name}`, async () => {
    const as = await drawnAs(moment, { turned: false, size }), turned = await drawnAs(moment, { turned: true, size });
    assert.notEqual(turned.words, as.words, "the words were turned around");
    const at = as.skeleton.findIndex((line, i) => line !== turned.skeleton[i]);
    assert.deepEqual(turned.skeleton.slice(at - 6, at + 6), as.skeleton.slice(at - 6, at + 6), `${at} of ${as.skeleton.length}`);
    assert.equal(turned.skeleton.length, as.skeleton.length);
    assert.deepEqual(turned.places, as.places);
  });
}
