// How the options of a question become lines of the slip: first what is usually done, then the
// question's other answers, what can be done at any time, and last what ends the turn; within a
// kind, free before expensive; many of a kind in one line that opens. Also which refusals are
// worth the two lines available. Enter does the first line, so the order is decided only here.
import type { Choice, Ref, Refused, SceneVerb } from "../engine/types";
import { capital } from "./capital";
import { paidIn, type Harms } from "./price";
import { headOf, partsOf, priceOf, said } from "./markedWords";

/** A line of the slip: one option, or many that the map or the hand shows better, or that are ways
 * to do one thing. */
export type Row =
  | { kind: "option"; key: string; option: Choice }
  | { kind: "group"; key: string; id: string; first: Choice; one: boolean; words: string; count: number; where: Where };
export type Where = "map" | "hand" | "list";

/** The keys of the lines, in order: digits, then the letters that mean nothing else at the
 * table. A line after these has none. */
const KEYS = "1234567890ijkmnopqrtvxy";

export function keyOf(at: number): string {
  return KEYS[at] ?? "";
}

/** The place of the line that a key selects, or -1. */
export function lineOf(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key) : -1;
}

/** Options one line each. */
export function plainRows(options: Choice[]): Row[] {
  return options.map((option, i) => ({ kind: "option", key: keyOf(i), option }));
}

/** The rows of the scene's verbs, by their words. */
export type Verbs = ReadonlyMap<string, SceneVerb>;

export function verbsOf(rows: SceneVerb[]): Verbs {
  return new Map(rows.map((row) => [row.verb, row]));
}

const LIST_MAX = 10; // a longer list scrolls, so it is grouped first
const GROUP_FROM = 6; // this many options of one verb are then folded into one line
const ASIDE_FROM = 3; // this many that are always available are one line in any list

const RANKS = { first: 0, own: 1, aside: 2, seldom: 3, closing: 4 };

function rankOf(verb: string, verbs: Verbs): number {
  return RANKS[verbs.get(verb)?.rank ?? "own"];
}

/** The rank of its verb, or a later one where its price says that it is of little use now. */
function rankNow({ verb, price_marks = [] }: Choice, verbs: Verbs): number {
  const rank = rankOf(verb, verbs);
  return price_marks.some((m) => m.as === "seldom") ? Math.max(rank, RANKS.seldom) : rank;
}

/** What is paid for it by its price and by its own words: Bullets for Attack. */
function paidFor(option: Choice, harms: Harms): number {
  return paidIn(priceOf(option), harms) + paidIn(said(option.words, option.words_marks), harms);
}

/** What is usually done, the question's answers, what is always available, what ends the turn;
 * that comes first if all else would only be paid for or give something up.
 * Verbs keep the game's order; the options of one verb go from free to expensive. */
export function inOrder(options: Choice[], verbs: Verbs, harms: Harms): Choice[] {
  const listed = [...new Set(options.map((o) => o.verb))],
    idle = options.every((o) => rankNow(o, verbs) >= RANKS.seldom || (isAside(o.verb, verbs) && paidFor(o, harms) > 0));
  const rank = (o: Choice) => (idle && isClosing(o.verb, verbs) ? -1 : rankNow(o, verbs));
  return [...options].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      listed.indexOf(a.verb) - listed.indexOf(b.verb) ||
      paidFor(a, harms) - paidFor(b, harms),
  );
}

/** It ends a turn or a visit: the way out, which stays in sight. */
export function isClosing(verb: string, verbs: Verbs): boolean {
  return verbs.get(verb)?.rank === "closing";
}

/** Beside the question's own answers. */
function isAside(verb: string, verbs: Verbs): boolean {
  const rank = rankOf(verb, verbs);
  return rank === RANKS.aside || rank === RANKS.seldom;
}

/** The name of the group an option may be folded into. */
function groupOf(verb: string, verbs: Verbs): string {
  return verbs.get(verb)?.group || verb;
}

function where(options: Choice[], inHand: Set<Ref>, spaces: { has(ref: Ref): boolean }): Where {
  if (options.some((o) => o.targets.some((t) => spaces.has(t)))) return "map";
  // A card that can be played in two ways would be counted twice: those are ways, not cards.
  const cards = new Set(options.map((o) => o.targets.find((t) => inHand.has(t))));
  return !cards.has(undefined) && cards.size === options.length ? "hand" : "list";
}

interface Folding {
  verbs: Verbs;
  harms: Harms;
  /** The group that is open, or null. */
  open: string | null;
  inHand: Set<Ref>;
  spaces: { has(ref: Ref): boolean };
}

type Groups = Map<string, Choice[]>;

function grouped(options: Choice[], idOf: (o: Choice) => string): Groups {
  const groups: Groups = new Map();
  for (const o of options) groups.set(idOf(o), [...(groups.get(idOf(o)) ?? []), o]);
  return groups;
}

/** Ways to do the same thing, which differ only in their terms. */
const wayOf = (o: Choice, group: string) => `${group}: ${headOf(o).head.words}`;

/** What is folded into one line each: what is always available, and, where the list would be long,
 * the ways to do one thing; where there is one way each, all that a verb does. */
function foldedGroups(all: Choice[], verbs: Verbs): Groups {
  const folded: Groups = new Map();
  const others = all.some((o) => !isAside(o.verb, verbs) && !isClosing(o.verb, verbs));
  let lines = all.length;
  const groups = grouped(all, (o) => groupOf(o.verb, verbs));
  for (const [id, group] of groups) {
    if (!isAside(group[0]!.verb, verbs) || group.length < ASIDE_FROM || !others) continue;
    folded.set(id, group);
    lines -= group.length - 1;
  }
  if (lines <= LIST_MAX) return folded;
  for (const [id, group] of groups) {
    const ways = grouped(group, (o) => wayOf(o, id));
    if (group.length < GROUP_FROM || folded.has(id)) continue;
    if (ways.size === group.length) folded.set(id, group);
    else for (const [way, same] of ways) if (same.length > 1) folded.set(way, same);
  }
  return folded;
}

/** `one`: all of them are ways to do one thing. */
function groupRow(same: Choice[], one: boolean, { verbs, inHand, spaces }: Folding) {
  const first = same[0]!,
    count = same.length;
  if (one) return { first, one, count, words: capital(headOf(first).head.words), where: "list" as const };
  return { first, one, count, words: verbs.get(first.verb)?.group || commonWords(same), where: where(same, inHand, spaces) };
}

export function foldRows(options: Choice[], by: Folding): Row[] {
  const all = inOrder(options, by.verbs, by.harms);
  const idsOf = (o: Choice) => [groupOf(o.verb, by.verbs), wayOf(o, groupOf(o.verb, by.verbs))];
  if (by.open !== null) return plainRows(all.filter((o) => idsOf(o).includes(by.open!)));
  const folded = foldedGroups(all, by.verbs);
  const rows: Row[] = [];
  for (const option of all) {
    const id = idsOf(option).find((one) => folded.has(one)),
      same = id === undefined ? [] : folded.get(id)!,
      key = keyOf(rows.length);
    if (id === undefined) rows.push({ kind: "option", key, option });
    else if (same[0] === option) rows.push({ kind: "group", key, id, ...groupRow(same, id !== idsOf(option)[0], by) });
  }
  const [only] = rows; // one line that stands for all would only be in the way
  return rows.length === 1 && only?.kind === "group" && only.where === "list" ? plainRows(all) : rows;
}

/** The words that "Play Sprint" and the like share before the first thing they name. */
function commonWords(options: Choice[]): string {
  const all = options.map((o) => partsOf(said(o.words, o.words_marks)));
  const first = all[0]!;
  let n = 0;
  while (n < first.length && all.every((parts) => parts[n]?.words === first[n]!.words)) n++;
  return capital(first.slice(0, Math.max(n, 1)).map((p) => p.words).join("").trim());
}

/**
 * Refusals, most helpful first: one of each verb before a second of any, the question's own
 * before what is always available, those that lack a number first, and among those the nearest.
 */
export function worthSaying(refused: Refused[], verbs: Verbs): Refused[] {
  const own = (r: Refused) => !isAside(r.verb, verbs) && !isClosing(r.verb, verbs);
  const near = [...refused].sort(
    (a, b) =>
      Number(own(b)) - Number(own(a)) ||
      Number(b.amount > 0) - Number(a.amount > 0) ||
      a.amount - b.amount,
  );
  const times = new Map<string, number>();
  const turn = new Map<Refused, number>();
  for (const r of near) {
    turn.set(r, times.get(r.verb) ?? 0);
    times.set(r.verb, turn.get(r)! + 1);
  }
  return near.sort((a, b) => turn.get(a)! - turn.get(b)!);
}
