// The log as people would tell it: rounds and phases are headings, and what one move did to one
// person is one line ("Jebediah robbed you for 4 Grit. You lost 1 Health."). What a deed brought
// about stands behind it, or in lines that are marked as following from it: no line leaves its
// cause to be guessed.
import type { LogEvent, Ref, View } from "../engine/types";

interface StoryHeading {
  kind: "heading";
  at: number;
  words: string;
  /** Who begins, where that is told. */
  note: string;
}
export interface StoryLine {
  kind: "line";
  /** Number of its first event, which is its key. */
  at: number;
  /** Its last event. */
  to: number;
  move: number;
  who: number | "clock";
  words: string;
  targets: Ref[];
  /** How often in a row: the same again is not told again. */
  times: number;
  /** It came about by what the line above tells. */
  follows: boolean;
}
export type Story = StoryHeading | StoryLine;

type Names = Pick<View, "seats" | "viewer">;

const ROUND = /^([A-Z]\w+ \d+) (?:begins|falls|starts)(?: with (.+))?\.$/;
const PHASE = /^The (.+) phase begins\.$/;
const LINE_MAX = 170; // letters; a longer line is two

function heading(e: LogEvent): StoryHeading | null {
  if (e.who !== "clock") return null;
  const round = ROUND.exec(e.words),
    phase = PHASE.exec(e.words);
  if (!round && !phase) return null;
  const first = round?.[2] ? (round[2] === "you" ? "you begin" : `${round[2]} begins`) : "";
  return { kind: "heading", at: e.at, words: round?.[1] ?? phase![1]!, note: first };
}

/** The name that a sentence begins with, if it is somebody's. */
function subjectOf(words: string, names: Names): string {
  const all = ["You", ...names.seats.map((s) => s.name)];
  return all.find((n) => words.startsWith(`${n} `)) ?? "";
}

/** A sentence's rest after its subject: "gained 1 Health (7 now)". */
function deed(words: string, subject: string): string {
  return words
    .slice(subject.length + 1)
    .replace(/\.$/, "")
    .replace(/, (\d+ (?:now|left))$/, " ($1)");
}

/** "A", "A and B", "A, B and C". */
export function listed(things: string[]): string {
  return things.length < 2 ? things.join("") : `${things.slice(0, -1).join(", ")} and ${things[things.length - 1]}`;
}

const END_WORDS = 3; // so many that all end with are said once

/** How many words all of them end with; each keeps one of its own. */
function sharedEnd(all: string[][]): number {
  const first = all[0]!;
  const alike = (n: number) => all.every((w) => n < w.length && w[w.length - n] === first[first.length - n]);
  let n = 0;
  while (alike(n + 1)) n++;
  return n;
}

/** "A from the jobs" and "B from the jobs": "A and B from the jobs". */
function listedOnce(things: string[]): string {
  const words = things.map((thing) => thing.split(" ")),
    n = sharedEnd(words);
  if (n < END_WORDS) return listed(things);
  return `${listed(words.map((w) => w.slice(0, -n).join(" ")))} ${words[0]!.slice(-n).join(" ")}`;
}

/** "drew a card" four times is "drew 4 cards"; "drew A", "drew B" is "drew A and B". */
function sameVerb(deeds: string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < deeds.length; ) {
    const verb = deeds[i]!.split(" ")[0]!;
    let n = i + 1;
    while (n < deeds.length && deeds[n]!.split(" ")[0] === verb && !/[(:;]/.test(deeds[n]! + deeds[i]!)) n++;
    const run = deeds.slice(i, n);
    if (run.length === 1) out.push(run[0]!);
    else if (run.every((d) => d === run[0]) && / an? \w+$/.test(run[0]!))
      out.push(run[0]!.replace(/ an? (\w+)$/, ` ${run.length} $1s`));
    else out.push(`${verb} ${listedOnce(run.map((d) => d.slice(verb.length + 1)))}`);
    i = n;
  }
  return out;
}

/** Deeds that have an "and" of their own are parted by commas. */
function sentence(subject: string, deeds: string[]): string {
  const all = sameVerb(deeds);
  const parted = all.length > 1 && all.some((d) => / and /.test(d));
  const words = parted ? `${all.slice(0, -1).join(", ")}, and ${all[all.length - 1]}` : listed(all);
  return `${subject} ${words}.`;
}

/** "A came into the Store." and "B came into the Store.": one sentence with both. */
function sameEnd(a: string, b: string): string | null {
  if (a === b) return null;
  const left = a.split(" "),
    right = b.split(" ");
  const n = sharedEnd([left, right]);
  if (n < END_WORDS) return null;
  const [x, y, end] = [left.slice(0, -n), right.slice(0, -n), left.slice(-n)].map((w) => w.join(" "));
  if (!/^[A-Z0-9]/.test(x!) || !/^[A-Z]/.test(y!)) return null;
  return `${x!.replace(/ and (?=[A-Z]|the )/, ", ")} and ${y!.replace(/^The /, "the ")} ${end}`;
}

/** One line while it is told: what each sentence of it says of its subject. */
interface Telling extends StoryLine {
  subject: string;
  deeds: string[];
  before: string;
}

function begin(e: LogEvent, names: Names, above: Telling | null): Telling {
  const follows = above !== null && above.move === e.move && e.move > 0 && above.who === e.who;
  const subject = subjectOf(e.words, names);
  const deeds = subject ? [deed(e.words, subject)] : [];
  return { kind: "line", at: e.at, to: e.at, move: e.move, who: e.who, words: e.words, targets: [...e.targets], times: 1, follows, subject, deeds, before: "" };
}

/** Tries to tell the event in the same line. */
function goOn(line: Telling, e: LogEvent, names: Names): boolean {
  if (e.move !== line.move || line.words.length + e.words.length > LINE_MAX) return false;
  const subject = subjectOf(e.words, names);
  const closed = /[:;.]/.test(line.deeds[line.deeds.length - 1] ?? "");
  if (subject && subject === line.subject && !closed) {
    line.deeds.push(deed(e.words, subject));
    if (line.who === "clock") line.who = e.who;
    line.words = line.before + sentence(subject, line.deeds);
  } else if (subject && (subject === line.subject || concerns(line, subject, names))) {
    line.before = `${line.words} `;
    line.words += ` ${e.words}`;
    line.subject = subject;
    line.deeds = [deed(e.words, subject)];
  } else {
    const both = !subject && !line.subject ? sameEnd(line.words, e.words) : null;
    if (!both && !isEffect(line, e, subject)) return false;
    line.words = both ?? `${line.words} ${e.words}`;
    if (!both) line.deeds = CLOSED;
  }
  line.to = e.at;
  line.targets.push(...e.targets);
  return true;
}

/** What a person's deed did to things: "The Curse rose by 1 to 2 of 10." */
function isEffect(line: Telling, e: LogEvent, subject: string): boolean {
  return !subject && line.subject !== "" && e.who !== "clock" && e.who === line.who;
}

/** No further deed of the same person is added to a sentence that something else follows. */
const CLOSED = ["."];

/** Was the line about this person already, by what it was done to? */
function concerns(line: Telling, subject: string, names: Names): boolean {
  const seat = subject === "You" ? names.viewer : names.seats.findIndex((s) => s.name === subject);
  return line.who !== "clock" && line.who !== seat && line.targets.includes(`seat:${seat}`);
}

export function tellStory(log: LogEvent[], names: Names): Story[] {
  const out: Story[] = [];
  let line: Telling | null = null;
  for (const e of log) {
    if (!e.words) continue;
    const head = heading(e);
    const last = out[out.length - 1];
    if (head) {
      // A round and its first phase are one heading; a phase in which nothing was told has none.
      if (last?.kind === "heading" && ROUND_WORDS.test(head.words)) out[out.length - 1] = head;
      else if (last?.kind === "heading") last.words = `${ROUND_WORDS.exec(last.words)?.[0] ?? ""}, ${head.words}`.replace(/^, /, "");
      else out.push(head);
      line = null;
    } else if (!line || !goOn(line, e, names)) out.push((line = begin(e, names, line)));
  }
  return out.reduce(withoutRepeats, []);
}

function withoutRepeats(told: Story[], next: Story): Story[] {
  const last = told[told.length - 1];
  if (last?.kind === "line" && next.kind === "line" && last.words === next.words && last.who === next.who)
    told[told.length - 1] = { ...next, at: last.at, times: last.times + 1 };
  else told.push(next);
  return told;
}
const ROUND_WORDS = /^[A-Z]\w+ \d+/;

/** Was it done to the viewer by somebody else? */
export function doneToYou(line: StoryLine, viewer: View["viewer"]): boolean {
  return line.who !== viewer && /\b(you|your)\b/i.test(line.words);
}

const TITLE_WORDS = 8;

/** What the move just shown was, for a replay: a title, and a line each where there is more. */
export function lastMove(view: View): { title: string; detail: string; lines: StoryLine[] } {
  const when = [view.round, view.phase].filter(Boolean).join(", ");
  if (view.moves === 0) return { title: "The match begins.", detail: `${when}.`, lines: [] };
  const lines = tellStory(view.log.filter((e) => e.move === view.moves), view).flatMap((s) =>
    s.kind === "line" ? [s] : [],
  );
  const first = lines[0]?.words;
  if (!first) return { title: view.over ? "The match is over." : "Nothing was said.", detail: `${when}.`, lines: [] };
  const short = first.split(" ").length <= TITLE_WORDS && !/\. /.test(first);
  return {
    title: short ? first : `Move ${view.moves}, ${when}.`,
    detail: short && lines.length === 1 ? `${when}.` : "",
    lines: short ? lines.slice(1) : lines,
  };
}
