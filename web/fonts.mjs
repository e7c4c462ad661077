// The page's letters: faces from npm packages, cut down to the characters that can appear and
// written as woff2 beside the rest, so that the page looks the same on every machine. Words of
// the interface have a range of weights; a display face is only ever set bold. Letters that a
// reader's own pack brings along come from the system's fonts.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import fontverter from "fontverter";
import subsetFont from "subset-font";
import { letterWidth } from "./metrics.mjs";

const WORDS = { family: "Roboto", weights: { min: 400, max: 800 } };
const HOUSE = "Brygada 1918"; // Baize's own display face, as in src/look.ts
const BOLD = 700;
const NOT_SET = "\u25CF"; // only in the title of a tab, which is not set in our faces

// ---- Which faces ----

/** The first family of a CSS list. */
const firstFamily = (list) => list.split(",")[0].trim().replace(/^"|"$/g, "");

/** The display faces: ours, and the one that each game names in its look.json. */
function displayFaces(root) {
  const games = join(root, "games");
  const looks = readdirSync(games).map((game) => join(games, game, "look.json")).filter((look) => existsSync(look));
  const named = looks.map((look) => JSON.parse(readFileSync(look, "utf8")).face).filter(Boolean);
  return [...new Set([HOUSE, ...named.map(firstFamily)])];
}

// ---- Which characters ----

/** The text of all files below a folder, tests left out. */
function textBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "tests" ? "" : textBelow(path);
    return /^\.(c|h|ts|tsx|css|html|json|md|pack|svg)$/.test(extname(path)) ? readFileSync(path, "utf8") : "";
  }).join("");
}

/** The marks that typography puts in the place of others, all that our sources contain, and for the
 * words of the interface Latin-1, since packs of readers are set in them. */
export function charactersInUse(root, latinTo = 0x100) {
  const text = ["games", "src", "web/src", "web/static", "web/css"].map((f) => textBelow(join(root, f))).join("");
  const written = text.replace(/\\u([0-9a-fA-F]{4})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
  const latin = Array.from({ length: latinTo - 0x20 }, (_, i) => String.fromCharCode(0x20 + i));
  const all = new Set([...latin, ..."‐–—‘’‚“”„†•…‹›€™−", ...written]);
  return [...all].filter((c) => c >= " " && c !== NOT_SET).sort().join("");
}

// ---- A face from its package ----

/**
 * Cutting takes seconds and is done again only when the font or the characters change: what was
 * cut stays beside the packages, under a name made from all that it was cut by.
 */
async function cut(here, file, characters, how) {
  const font = readFileSync(file);
  const name = createHash("sha256").update(font).update(characters).update(JSON.stringify(how)).digest("hex").slice(0, 24);
  const folder = join(here, "node_modules", ".cache", "fonts"),
    kept = join(folder, `${name}.woff2`);
  if (existsSync(kept)) return readFileSync(kept);
  const bytes = await subsetFont(font, characters, how);
  mkdirSync(folder, { recursive: true });
  writeFileSync(kept, bytes);
  return bytes;
}

/** "U+0-FF,U+131" as pairs of numbers. */
function ranges(words) {
  return words.split(",").map((range) => {
    const [from, to] = range.slice(2).split("-").map((code) => parseInt(code, 16));
    return [from, to ?? from];
  });
}

/** The package of a family and how its files end: variable ones are preferred. */
function packageOf(here, family) {
  const name = family.toLowerCase().replaceAll(" ", "-");
  const places = [["@fontsource-variable", "wght-normal"], ["@fontsource", `${BOLD}-normal`]];
  for (const [scope, ending] of places) {
    const folder = join(here, "node_modules", scope, name);
    if (existsSync(folder)) return { folder, name, ending, variable: scope === "@fontsource-variable" };
  }
  throw new Error(`No package has the face ${family}: add @fontsource-variable/${name} to web/package.json`);
}

/**
 * The parts of a family that have some of the wanted characters. The packages are split by
 * script, so arrows, for one, are in another file than letters.
 */
async function partsOf(web, { folder, name, ending, variable }, weights, wanted) {
  const parts = [];
  const left = new Set(wanted);
  const scripts = Object.entries(JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")));
  scripts.sort(([a], [b]) => Number(b === "latin") - Number(a === "latin"));
  for (const [script, codes] of scripts) {
    const spans = ranges(codes);
    const here = [...left].filter((c) => spans.some(([from, to]) => c.codePointAt(0) >= from && c.codePointAt(0) <= to));
    const file = join(folder, "files", `${name}-${script}-${ending}.woff2`);
    if (here.length === 0 || !existsSync(file)) continue;
    for (const c of here) left.delete(c);
    const axes = variable ? { variationAxes: { wght: weights ?? BOLD } } : {};
    // Hints for the pixels of small letters are a third of a small file; display faces are set large.
    const bytes = await cut(web, file, here.join(""), { targetFormat: "woff2", noHinting: weights === null, ...axes });
    parts.push({ file: `${name}${script === "latin" ? "" : `-${script}`}.woff2`, characters: here, bytes });
  }
  return parts;
}

// ---- The style sheet ----

const codeOf = (c) => `U+${c.codePointAt(0).toString(16)}`;

/** "U+20-7e,U+a0": runs of characters. */
function unicodeRange(characters) {
  const codes = characters.map((c) => c.codePointAt(0)).sort((a, b) => a - b);
  const runs = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([a, b]) => (a === b ? codeOf(String.fromCodePoint(a)) : `U+${a.toString(16)}-${b.toString(16)}`)).join(",");
}

// All faces are as high as Roboto is, whatever room their makers left above and below, so that
// a line of one fits where a line of another does.
const HEIGHT = "ascent-override:92.8%;descent-override:24.4%;line-gap-override:0%";

const faceRule = (family, weight, part) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:block;${HEIGHT};` +
  `src:url("./${part.file}") format("woff2");unicode-range:${unicodeRange(part.characters)}}`;

/**
 * What stands in while a face is on its way, or where it never comes: a font that most systems
 * have, under the name "... fallback", stretched to the face's own width.
 */
async function fallbackRule(family, weight, category, part) {
  const width = letterWidth(await fontverter.convert(part.bytes, "truetype"));
  const like = STAND_INS[category] ?? STAND_INS["sans-serif"];
  const stretch = `${((100 * width) / like.width).toFixed(1)}%`;
  return `@font-face{font-family:"${family} fallback";font-weight:${weight};src:${like.fonts.map((f) => `local("${f}")`).join(",")};` +
    `size-adjust:${stretch};${HEIGHT}}`;
}

// Widths of an average letter in em, as metrics.mjs measures them.
const STAND_INS = {
  "sans-serif": { fonts: ["Arial", "Liberation Sans", "Helvetica"], width: 0.4419 },
  serif: { fonts: ["Times New Roman Bold", "Liberation Serif Bold", "Times Bold"], width: 0.4258 },
};

// ---- All of it ----

/** Writes the fonts; returns the rules for the style sheet and what is to be preloaded. */
export async function writeFonts(here, out) {
  const root = join(here, "..");
  const wanted = charactersInUse(root),
    shown = charactersInUse(root, 0x7f);
  const notice = readFileSync(join(root, "NOTICE"), "utf8");
  const rules = [], preload = [];
  for (const family of [WORDS.family, ...displayFaces(root)]) {
    const weights = family === WORDS.family ? WORDS.weights : null;
    const weight = weights ? `${weights.min} ${weights.max}` : `${BOLD}`;
    const from = packageOf(here, family);
    const { category } = JSON.parse(readFileSync(join(from.folder, "metadata.json"), "utf8"));
    if (!notice.includes(family)) throw new Error(`NOTICE does not name the face ${family}`);
    const parts = await partsOf(here, from, weights, weights ? wanted : shown);
    for (const part of parts) {
      writeFileSync(join(out, part.file), part.bytes);
      rules.push(faceRule(family, weight, part));
    }
    rules.push(await fallbackRule(family, weight, category, parts[0]));
    preload.push(parts[0].file);
  }
  return { sheet: rules.join("\n"), preload };
}
