// The log as people would tell it: rounds and phases are headings, and what one move did to one
// person is one line ("Jebediah robbed you for 4 Grit. You lost 1 Health."). The results of a
// deed come after it, or in lines marked as following from it: no line leaves its cause to be
// guessed. A sentence's marks say who it is about and what it names.
import type { LogEvent, Mark, Ref, View } from "../engine/types";
import { joined, partsOf, said, unstopped, type Part, type Said } from "./markedWords";

interface StoryHeading {
  kind: "heading";
  at: number;
  words: string;
  /** Only the round, if the heading has one. */
  round: string;
  /** Who begins, if the heading says so. */
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
  marks: StoryMark[];
  targets: Ref[];
  /** How often in a row: repetitions are not listed again. */
  times: number;
  /** It results from the line above. */
  follows: boolean;
  sentences: number;
}
export type Story = StoryHeading | StoryLine;

type Names = Pick<View, "seats" | "viewer">;

const LINE_MAX = 170; // letters; a longer line is two
const AND = " and ";

/** A mark that a sentence begins with. */
export interface StoryMark extends Mark {
  begins?: boolean;
}

/** What an event says; it is about whatever it begins with. */
function saying({ words, words_marks = [] }: LogEvent): Said {
  return said(words, words_marks.map((m): StoryMark => (m.from === 0 && m.ref ? { ...m, begins: true } : m)));
}

/** The seat that a mark names, or -1. */
export function seatOf(mark: Mark | null | undefined): number {
  return mark?.ref?.startsWith("seat:") ? Number(mark.ref.slice(5)) : -1;
}

const headMark = (e: LogEvent): Mark | undefined => e.words_marks?.find((m) => m.as === "round" || m.as === "phase");

/** What happened since the viewer's last turn, except by the viewer; rounds and phases are only
 * headings. */
export function newsIn({ log, since, viewer }: Pick<View, "log" | "since" | "viewer">): LogEvent[] {
  return since === null ? [] : log.filter((e) => e.at >= since && e.who !== viewer && e.words !== "" && !headMark(e));
}

function heading(e: LogEvent, { seats, viewer }: Names): StoryHeading | null {
  const mark = headMark(e);
  if (!mark) return null;
  const words = e.words.slice(mark.from, mark.to),
    first = seatOf(e.words_marks?.find((m) => seatOf(m) >= 0));
  const note = first < 0 ? "" : first === viewer ? "you begin" : `${seats[first]?.name} begins`;
  return { kind: "heading", at: e.at, words, round: mark.as === "round" ? words : "", note };
}

// ---- Sentences ----

/** "A", "A and B", "A, B and C". */
export function listed(things: string[]): string {
  return things.length < 2 ? things.join("") : `${things.slice(0, -1).join(", ")}${AND}${things[things.length - 1]}`;
}

const plain = (words: string): Part => ({ words, mark: null });
const joint = (words: string): Part => ({ words, mark: { from: 0, to: 0, as: "and" } });

/** The same of parts, each thing of one or more. */
function listedParts(things: Part[][], and = AND): Part[] {
  return things.flatMap((thing, i) => [
    ...(i === 0 ? [] : [i === things.length - 1 ? joint(and) : plain(", ")]),
    ...thing,
  ]);
}

/** A sentence: who it is about, and what it says of that. */
interface Sentence {
  /** -1: nobody. */
  subject: number;
  /** The name it begins with, or nothing. */
  name: Part[];
  deed: Part[];
}

function read(e: LogEvent): Sentence {
  const parts = partsOf(saying(e)),
    subject = seatOf(parts[0]?.mark);
  return { subject, name: parts.slice(0, parts[0]?.mark?.ref ? 1 : 0), deed: parts.slice(parts[0]?.mark?.ref ? 1 : 0) };
}

const wordsIn = (parts: Part[]): string => parts.map((p) => p.words).join("");

const isAside = (p: Part): boolean => p.mark?.as === "aside";

/** A deed within a longer sentence: without its stop, and asides in brackets instead of after a gap. */
function inside(deed: Part[]): Part[] {
  const parts = deed.map((p, i) => {
    if (isAside(p)) return { ...p, words: ` (${p.words})` };
    if (p.mark?.as === "gap" && deed[i + 1] && isAside(deed[i + 1]!)) return plain("");
    return i === deed.length - 1 ? { ...p, words: unstopped(p).words } : p;
  });
  return parts.filter((p) => p.words);
}

/** Where deeds differ, if only in one name or amount or not at all; else -1. */
function oneDiffers(deeds: Part[][]): number {
  const first = deeds[0]!;
  if (deeds.some((d) => d.length !== first.length)) return -1;
  const differ = first.map((p, i) => deeds.some((d) => d[i]!.words !== p.words));
  const at = differ.indexOf(true);
  if (at < 0) return first.findIndex((p) => p.mark?.ref);
  return at >= 0 && differ.lastIndexOf(true) === at && deeds.every((d) => d[at]!.mark?.ref ?? d[at]!.mark?.unit) ? at : -1;
}

/** "gained 1 Bullet (2 now)" and "gained 1 Bullet (3 now)": the last aside is for all. */
function together(deeds: Part[][]): Part[] | null {
  const asides = deeds.map((d) => d.filter(isAside));
  if (asides.some((a) => a.length !== asides[0]!.length)) return null;
  const all = withoutAsides(deeds.map((d) => d.filter((p) => !isAside(p))));
  return all && [...all, ...asides[asides.length - 1]!];
}

const often = (times: number): string => (times === 2 ? "twice" : `${times} times`);

/** Not in "rode from A to B", "bought A and put it on the pile" or "gained 1 Grit from A", which are about
 * one journey, one thing and one gain. */
function hasOneToList(deed: Part[], at: number): boolean {
  const kindOf = (p: Part): string | undefined => p.mark?.ref?.split(":")[0], kind = kindOf(deed[at]!);
  return !deed.some((p, i) => i !== at && (p.mark?.as === "and" || p.mark?.unit || (kind && kindOf(p) === kind)));
}

/** "drew a card" four times is "drew 4 cards"; "drew A", "drew B" is "drew A and B". */
function withoutAsides(deeds: Part[][]): Part[] | null {
  const first = deeds[0]!;
  if (deeds.every((d) => wordsIn(d) === wordsIn(first)) && first.some((p) => p.mark?.unit) && !first.some((p) => p.mark?.ref))
    return [...first, plain(` ${often(deeds.length)}`)];
  const many = first.findIndex((p) => p.mark?.as === "many");
  if (many >= 0 && deeds.every((d) => wordsIn(d) === wordsIn(first)))
    return first.map((p, i) => (i === many ? plain(`${deeds.length} ${p.mark!.other}`) : p));
  const at = oneDiffers(deeds);
  if (at < 0 || !hasOneToList(first, at)) return null;
  return [...first.slice(0, at), ...listedParts(deeds.map((d) => [d[at]!])), ...first.slice(at + 1)];
}

/** Runs of deeds that go together, each as one. */
function gathered(deeds: Part[][]): Part[][] {
  const out: Part[][] = [];
  for (let i = 0; i < deeds.length; ) {
    let n = i + 1;
    while (n < deeds.length && together(deeds.slice(i, n + 1))) n++;
    out.push(n === i + 1 ? deeds[i]! : together(deeds.slice(i, n))!);
    i = n;
  }
  return out;
}

/** Deeds are set apart by a comma where one of them has two parts already. The first keeps the
 * space after the name. */
function sentence(name: Part[], deeds: Part[][]): Said {
  const all = gathered(deeds.map(inside)).map((d, i) => (i === 0 ? d : [{ ...d[0]!, words: d[0]!.words.trimStart() }, ...d.slice(1)]));
  const parted = all.length > 1 && all.some((d) => d.some((p) => p.mark?.as === "and"));
  return joined([...name, ...listedParts(all, parted ? `,${AND}` : AND).map((p) => (isAside(p) ? plain(p.words) : p)), plain(".")]);
}

const append = (a: Said, b: Said): Said => joined([...partsOf(a), plain(" "), ...partsOf(b)]);

// ---- Lines ----

/** A line in the making: what each of its sentences says about its subject. */
interface Telling extends StoryLine {
  sentence: Sentence;
  deeds: Part[][];
  before: Said;
  /** Something else follows: no further deed of the same person is added to its sentence. */
  closed: boolean;
}

/** After a colon or the like no other deed can be added. */
const isOpenEnded = (deed: Part[]): boolean => deed.some((p) => p.mark?.as === "line");

function begin(e: LogEvent, above: Telling | null): Telling {
  const follows = above !== null && above.move === e.move && e.move > 0 && above.who === e.who;
  const own = read(e);
  const { words, marks = [] } = saying(e);
  const line = { kind: "line" as const, at: e.at, to: e.at, move: e.move, who: e.who, words, marks, targets: [...e.targets], times: 1, follows, sentences: 1 };
  return { ...line, sentence: own, deeds: [own.deed], before: said(""), closed: false };
}

function say(line: Telling, all: Said): void {
  line.words = all.words;
  line.marks = all.marks ?? [];
}

/** Tries to tell the event in the same line. */
function goOn(line: Telling, e: LogEvent): boolean {
  if (e.move !== line.move || line.words.length + e.words.length > LINE_MAX) return false;
  const own = read(e),
    told = said(line.words, line.marks),
    { subject } = own;
  const closed = line.closed || isOpenEnded(line.deeds[line.deeds.length - 1]!);
  if (subject >= 0 && subject === line.sentence.subject && !closed) {
    line.deeds.push(own.deed);
    if (line.who === "clock") line.who = e.who;
    const all = sentence(line.sentence.name, line.deeds);
    say(line, line.before.words ? append(line.before, all) : all);
  } else if (subject >= 0 && (subject === line.sentence.subject || concerns(line, subject))) {
    line.before = told;
    say(line, append(told, saying(e)));
    line.sentences++;
    [line.sentence, line.deeds, line.closed] = [own, [own.deed], false];
  } else {
    const both = sameOfMore(line, own);
    if (!both && !isEffect(line, e, subject) && !areFigures(line, own)) return false;
    say(line, both ?? append(told, saying(e)));
    if (!both) {
      line.closed = true;
      line.sentences++;
    }
  }
  line.to = e.at;
  line.targets.push(...e.targets);
  return true;
}

/** "A came into the Store." and "B came into the Store.": one sentence with both. */
function sameOfMore(line: Telling, own: Sentence): Said | null {
  const { sentence: first } = line;
  if (line.closed || first.subject >= 0 || own.subject >= 0 || first.name.length === 0 || own.name.length === 0 || areFigures(line, own)) return null;
  if (wordsIn(first.deed) !== wordsIn(own.deed) || wordsIn(first.name) === wordsIn(own.name)) return null;
  line.deeds.push(own.name);
  const each = first.deed.some((p) => p.mark?.unit) ? [plain(" each")] : [];
  return joined([...listedParts([first.name, ...line.deeds.slice(1)]), ...each, ...first.deed]);
}

/** What a person's deed did to things: "The Curse rose by 1 to 2 of 10." */
function isEffect(line: Telling, e: LogEvent, subject: number): boolean {
  return subject < 0 && line.sentence.subject >= 0 && e.who !== "clock" && e.who === line.who;
}

/** Two figures that changed by the same deed. */
function areFigures(line: Telling, own: Sentence): boolean {
  return [line.sentence, own].every((s) => s.name[0]?.mark?.ref?.startsWith("track:"));
}

/** Whether the line is already about this person, as the one something was done to. */
function concerns(line: Telling, seat: number): boolean {
  return line.who !== "clock" && line.who !== seat && line.targets.includes(`seat:${seat}`);
}

// ---- All of it ----

export function tellStory(log: LogEvent[], names: Names): Story[] {
  const out: Story[] = [];
  let line: Telling | null = null;
  for (const e of log) {
    if (!e.words) continue;
    const head = heading(e, names);
    const last = out[out.length - 1];
    if (head) {
      // A round and its first phase are one heading; a phase in which nothing was told has none.
      if (last?.kind === "heading" && head.round) out[out.length - 1] = head;
      else if (last?.kind === "heading") last.words = [last.round, head.words].filter(Boolean).join(", ");
      else out.push(head);
      line = null;
    } else if (!line || !goOn(line, e)) out.push((line = begin(e, line)));
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

/** Was it done to the viewer by somebody else? */
export function doneToYou(line: StoryLine, viewer: View["viewer"]): boolean {
  return line.who !== viewer && line.marks.some((m) => seatOf(m) === viewer);
}

const TITLE_MAX = 48; // letters; a longer sentence is a line below its title

/** What the move just shown was, for a replay: a title, and a line each where there is more. */
export function lastMove(view: View): { title: string; detail: string; lines: StoryLine[] } {
  const when = [view.round, view.phase].filter(Boolean).join(", ");
  if (view.moves === 0) return { title: "The match begins.", detail: `${when}.`, lines: [] };
  const lines = tellStory(view.log.filter((e) => e.move === view.moves), view).flatMap((s) =>
    s.kind === "line" ? [s] : [],
  );
  const first = lines[0]?.words;
  if (!first) return { title: view.over ? "The match is over." : "Nothing was said.", detail: `${when}.`, lines: [] };
  const short = first.length <= TITLE_MAX && lines[0]!.sentences === 1;
  return {
    title: short ? first : `Move ${view.moves}, ${when}.`,
    detail: short && lines.length === 1 ? `${when}.` : "",
    lines: short ? lines.slice(1) : lines,
  };
}
