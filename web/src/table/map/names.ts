// Names of places: below their place, a little aside, in two lines or beside it where something
// is in the way. A name that fits nowhere is left out.
import type { SceneSpace } from "../../engine/types";
import { extentOf, LINE, nameTop, type Letters } from "./extent";
import type { Country } from "./fit";
import { shared, type Frame, type Point } from "./geometry";
import type { Choice, Solid } from "./placeMarks";
import { placeOf } from "./Places";

export interface Label extends Choice {
  space: SceneSpace;
  lines: string[];
  /** The middle of its first baseline. */
  at: Point;
}

const ASIDE = [0, 5, -5, 10, -10, 16, -16, 22, -22, 28, -28, 32, -32, 36, -36];
const TWO_LINES = 24, // as bad as this many pixels aside
  BESIDE = 150;
const BEYOND_CROWD = 24; // four in a fan are wider than their place
const ON_ROAD = 1.2; // for each of its points that a name lies on
const BASELINE = 0.86, // of the size, below the top of a line
  DESCENT = 0.2;

/** Split into two lines of similar length, if there are two words. */
function halves(words: string): string[] {
  const middle = words.length / 2;
  const cut = [...words.matchAll(/ /g)]
    .map((space) => space.index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return cut === undefined ? [words] : [words.slice(0, cut), words.slice(cut + 1)];
}

/** The ways a name could be set around its place. */
function choicesOf(space: SceneSpace, top: number, { look, sizes, whole }: Country, letters: Letters): Label[] {
  const size = sizes.name,
    cut = halves(space.label);
  const label = (lines: string[], dx: number, dy: number, bad: number): Label => {
    const w = Math.max(...lines.map(letters)) * size + 2,
      h = (LINE * (lines.length - 1) + BASELINE + DESCENT) * size;
    const x = space.x + dx + Math.sign(dx) * (dy < top ? w / 2 : 0),
      y = space.y + (dy < top ? dy - h / 2 : dy);
    return { space, lines, at: { x, y: y + BASELINE * size }, box: { x: x - w / 2, y, w, h }, bad };
  };
  const ways = [[space.label], ...(cut.length > 1 ? [cut] : [])];
  const far = ((placeOf(look.spaces[space.kind])?.reach[0] ?? 30) + BEYOND_CROWD) * sizes.things;
  const inwards = space.x < whole.w / 2 ? 1 : -1; // stones lie on the other side
  return ways.flatMap((lines) => {
    const more = (lines.length - 1) * TWO_LINES;
    const below = ASIDE.map((aside) => label(lines, aside, top, more + Math.abs(aside)));
    const beside = [0, -6, 6].map((dy) => label(lines, inwards * far, dy, more + BESIDE));
    return [...below, ...beside];
  });
}

function outside(box: Frame, whole: Frame): number {
  const over = (n: number) => Math.max(0, n);
  return (
    over(whole.x + 1 - box.x) +
    over(box.x + box.w - whole.x - whole.w + 1) +
    over(whole.y - box.y) +
    over(box.y + box.h - whole.y - whole.h)
  );
}

interface Body extends Solid {
  of: SceneSpace;
}

/** What a name must not cover: places other than its own. */
function bodies({ spaces, look, sizes }: Country, letters: Letters): Body[] {
  return spaces.map((s) => {
    const own = look.spaces[s.kind],
      place = placeOf(own);
    const e = extentOf(s, own, sizes, letters);
    const [w, h] = place ? place.reach.map((n) => (n + 4) * sizes.things) : [e.left, e.top];
    const low = place && own?.draw !== "town" ? h! : e.bottom;
    return { of: s, x: s.x - w!, y: s.y - h!, w: 2 * w!, h: h! + low, weight: 6 };
  });
}

/** Better not where somebody may stand. */
function crowds({ spaces, look, sizes }: Country): Body[] {
  const by = sizes.things;
  const places = spaces.filter((s) => placeOf(look.spaces[s.kind]));
  return places.map((s) => ({ of: s, x: s.x - 36 * by, y: s.y - 46 * by, w: 72 * by, h: 46 * by, weight: 3 }));
}

/** Where each name could go. `roads`: points along all roads. */
export function nameChoices(country: Country, letters: Letters, roads: Point[]): { choices: Label[]; solids: Solid[] }[] {
  const solids = [...bodies(country, letters), ...crowds(country)];
  const on = (b: Frame) => {
    let points = 0;
    for (const p of roads) if (p.x > b.x && p.x < b.x + b.w && p.y > b.y && p.y < b.y + b.h) points++;
    return points;
  };
  return country.spaces.flatMap((space) => {
    const top = nameTop(space, country.look.spaces[space.kind], country.sizes);
    if (top === null) return [];
    const choices = choicesOf(space, top, country, letters).map((c) => ({
      ...c,
      bad: c.bad + outside(c.box, country.whole) * 20 + on(c.box) * ON_ROAD,
    }));
    return [{ choices, solids: solids.filter((b) => b.of !== space) }];
  });
}

/** The names that cover no other name and no place. */
export function fitting(names: Label[], country: Country, letters: Letters): Label[] {
  const solids = bodies(country, letters),
    kept: Label[] = [];
  for (const label of names) {
    const free =
      kept.every((other) => shared(label.box, other.box) < 2) &&
      solids.every((b) => b.of === label.space || shared(label.box, b) < 4);
    if (free && outside(label.box, country.whole) < 1) kept.push(label);
  }
  return kept;
}
