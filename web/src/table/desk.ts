// What the person at the table does: points at things, chooses among the options of the slip,
// steps back. Reads the View, plays through the match; draws nothing. It announces two kinds of
// change: the whole table draws a new View, but only watchers (redraw.ts) draw what was pointed
// at or opened.
import type { Choice, Hint, Lesson, LogEvent, Ref, Refused, View, ViewZone } from "../engine/types";
import type { Match } from "../match/match";
import { withHarms, zoneLook, type Look, type Theme } from "../look";
import { Offers } from "./offersByThing";
import { diceOf, inUse, isThrow, stillKept, throwKeeping, trayOf, withOneThrow, type Kept } from "./throws";
import { newsIn } from "./story";
import { Things } from "./things";
import { foldRows, inOrder, keyOf, plainRows, worthSaying, type Row } from "./rows";

type Panel = "none" | "keys" | "why" | "log";

/** Cards opened for a look: a pile, or a panel shown in brief. */
export interface Opened {
  label: string;
  as: "cards" | "lines";
  /** `about`: what an option names, if not the card. */
  cards: { ref: Ref; note: string; count?: number; about?: Ref }[];
}

/** How a thing is marked in chalk. */
export type Chalk = "now" | "instead" | "none";

export class Desk {
  readonly things: Things;
  readonly look: Look;
  focus: Ref | null = null;
  hover: Ref | null = null;
  cursor = 0;
  /** The one group of options that is open. */
  expanded: string | null = null;
  /** A small window shows the whole list of options. */
  listOpen = false;
  /** The map chosen from several. */
  map: string | null = null;
  panel: Panel = "none";
  zoomed: Ref | null = null;
  opened: Opened | null = null;
  clause: string | null = null;
  complaint = "";
  /** What the lamp found for this question, the best first; null: it is out. */
  hints: Hint[] | null = null;
  /** The thing that was touched but offers nothing; it shakes once. */
  shaken: Ref | null = null;
  /** Dice held back from the next throw; they stay so while they lie there. */
  kept: Kept = new Map();
  /** Dice were touched since the last move: the throw is what the person is about. */
  private aims = false;
  /** Events before this one have been shown in the log. */
  logRead = 0;
  /** The result slip was put aside to look at the board. */
  resultClosed = false;
  /** The card shown beside the log while its name is pointed at. */
  peeked: Ref | null = null;
  /** A look back: the log up to now, the move that is shown, and how to leave. */
  wholeLog: LogEvent[] | null = null;
  pastMove = -1;
  leave: (() => void) | null = null;
  /** Shows the position after a move, where that is possible. */
  onMove: ((move: number) => void) | null = null;
  /** Small steps (going somewhere) that can be taken back for another one, and what else
   * could have been done before the first of them. */
  private steps = 0;
  private elsewhere = new Set<Ref>();
  private ticket = -1;
  private readonly guidesSeen = new Set<number>();
  private readonly watchers = new Set<() => void>();
  /** Counts announcements, for parts that show all of the desk, such as the slip. */
  stamp = 0;
  private seen: View | null = null;
  private offered: Offers | null = null;
  private listed: { rows: Row[]; offers: Offers; about: Ref | null; open: string | null } | null = null;

  constructor(
    readonly match: Match,
    look: Look,
    public theme: Theme,
    private readonly redraw: () => void,
    readonly readOnly: boolean,
  ) {
    this.things = new Things(match.scene);
    this.look = withHarms(look, match.scene);
  }

  get view(): View {
    const view = this.match.view();
    if (view !== this.seen) this.things.grow((this.seen = view).grown);
    return view;
  }

  /** Calls `look` after every change, until the returned function is called. */
  watch(look: () => void): () => void {
    this.watchers.add(look);
    return () => this.watchers.delete(look);
  }

  /** Something was pointed at, marked or opened: the position is the same. */
  private tell(): void {
    this.stamp++;
    for (const look of [...this.watchers]) look();
  }

  /** After every move: a new question starts with a clean slip. */
  refresh(): void {
    const ticket = this.view.asks?.ticket ?? -1;
    if (ticket !== this.ticket) {
      this.ticket = ticket;
      this.focus = null;
      this.hover = null;
      this.expanded = null;
      this.listOpen = false;
      this.cursor = 0;
      this.complaint = "";
      this.hints = null;
      this.opened = null;
      if (this.panel === "why") this.panel = "none";
      this.kept = stillKept(this.kept, this.tray());
      this.aims = false;
    }
    this.redraw();
    this.tell();
  }

  // ---- What there is ----

  private offers(): Offers {
    const { view } = this;
    if (this.offered?.view !== view) this.offered = new Offers(view, this.readOnly);
    return this.offered;
  }

  optionsOf(ref: Ref): Choice[] {
    return this.offers().optionsOf(ref);
  }
  refusedOf(ref: Ref): Refused[] {
    return this.offers().refusedOf(ref);
  }
  legal(): Set<Ref> {
    return this.offers().legal();
  }

  /** True for a thing that can be chosen instead, by taking back the step just made. */
  isElsewhere(ref: Ref): boolean {
    return (
      this.steps > 0 && this.view.asks !== null && this.view.undo === null && this.elsewhere.has(ref) && this.optionsOf(ref).length === 0
    );
  }

  /** The chalk around a thing: something can be done with it now, or only after a step back. */
  chalkOf(ref: Ref): Chalk {
    return this.optionsOf(ref).length > 0 ? "now" : this.isElsewhere(ref) ? "instead" : "none";
  }

  /** All marked things: for the map, which shows the part that matters. */
  glowing(): Set<Ref> {
    const refs = this.legal();
    for (const ref of this.elsewhere) if (this.isElsewhere(ref)) refs.add(ref);
    return refs;
  }

  /** What the slip is about now: the thing pointed at, or null for all. */
  about(): Ref | null {
    return this.hover ?? this.focus;
  }

  /** The lines of the slip; the same array until something in it changes. */
  rows(): Row[] {
    const about = this.about(),
      offers = this.offers(),
      open = this.expanded,
      last = this.listed;
    if (last && last.offers === offers && last.about === about && last.open === open) return last.rows;
    const rows = about ? plainRows(inOrder(this.optionsOf(about), this.things.verbs, this.things.harms)) : this.allRows();
    this.listed = { rows, offers, about, open };
    return rows;
  }

  private tray(): ViewZone | undefined {
    return trayOf(this.view, this.look, this.things.scene);
  }
  /** The viewer has dice to throw now. */
  get throwing(): boolean {
    const tray = this.tray();
    return this.view.asks !== null && !this.readOnly && tray !== undefined && inUse(tray, this.view.asks.options);
  }
  isThrow(option: Choice): boolean {
    const tray = this.tray();
    return tray !== undefined && isThrow(option, tray);
  }
  /** How many dice the next throw takes. */
  thrown(): number {
    const tray = this.tray();
    return tray && this.view.asks ? diceOf(tray, this.view.asks.options, this.kept).filter((d) => d.state === "thrown").length : 0;
  }
  /** Holds back one more die of a face, or one fewer. */
  keep(face: Ref, more: number): void {
    this.kept = stillKept(new Map([...this.kept, [face, (this.kept.get(face) ?? 0) + more]]), this.tray());
    this.aims = true;
    this.listed = null;
    this.cursor = 0;
    this.tell();
  }

  private allRows(): Row[] {
    const all = this.offers().options,
      tray = this.tray(),
      wanted = all.find((o) => o.id === this.lesson()?.option) ?? (tray && this.aims ? throwKeeping(all, tray, this.kept) : undefined),
      first = this.expanded === null ? wanted : undefined;
    const rows = foldRows(
      withOneThrow(all, tray, this.kept).filter((o) => o !== first),
      { verbs: this.things.verbs, harms: this.things.harms, open: this.expanded, inHand: this.inHand(), spaces: this.things.spaces },
    );
    return first ? [...plainRows([first]), ...rows.map((row, i) => ({ ...row, key: keyOf(i + 1) }))] : rows;
  }

  /** True for a card of the hand that is pointed at: it rises, and its words can be read on it. */
  isRaised(ref: Ref): boolean {
    return this.hover === ref && this.isHeld(ref);
  }
  isHeld(ref: Ref): boolean {
    return this.inHand().has(ref);
  }

  /** Cards in the viewer's hands. */
  private inHand(): Set<Ref> {
    const { viewer, zones } = this.view;
    const own = zones.filter(
      (z) => z.owner === viewer && zoneLook(this.look, this.things.scene, z.id).place === "hand",
    );
    return new Set(own.flatMap((z) => z.items.flatMap((i) => i.ref ?? [])));
  }

  /** Refusals worth a line: of the thing pointed at, else those that lack a number first. */
  reasons(): Refused[] {
    const about = this.about();
    if (about) return this.refusedOf(about);
    return this.allReasons();
  }

  allReasons(): Refused[] {
    return worthSaying(this.offers().refused, this.things.verbs);
  }

  /** What others did since the viewer's last turn. */
  news(): LogEvent[] {
    return newsIn(this.view);
  }

  /** What the lesson says now, unless it was left. */
  lesson(): Lesson | null {
    return this.readOnly || this.match.lessonLeft ? null : (this.view.asks?.lesson ?? null);
  }
  leaveLesson(): void {
    this.match.lessonLeft = true;
    this.listed = null;
    this.tell();
  }

  /** The guide's words, the first time this kind of question comes. */
  guide(): string | null {
    const asks = this.view.asks;
    if (this.lesson() || !this.match.guided || !asks?.guide || this.guidesSeen.has(asks.kind)) return null;
    return asks.guide;
  }
  guideRead(): void {
    this.guided();
    this.tell();
  }
  private guided(): void {
    const kind = this.view.asks?.kind;
    if (kind !== undefined) this.guidesSeen.add(kind);
  }

  /** True where there is something to choose and no lesson says what. */
  canHint(): boolean {
    return !this.readOnly && (this.view.asks?.options.length ?? 0) > 1 && this.lesson() === null;
  }

  /** The lamp: marks what a good player would do. */
  hint(): void {
    const asked = this.ticket;
    if (!this.canHint()) return;
    this.match.hint().then(
      (hints) => asked === this.ticket && this.light(hints),
      (error: Error) => this.complain(error.message),
    );
  }

  private light(hints: Hint[]): void {
    const best = hints[0]?.option,
      place = () => this.rows().findIndex((row) => row.kind === "option" && row.option.id === best);
    this.hints = hints;
    this.setFocus(null);
    this.hover = null;
    for (const row of this.rows()) {
      if (place() >= 0) break;
      this.expanded = row.kind === "group" ? row.id : null;
    }
    this.setCursor(Math.max(0, place()));
  }

  hintRead(): void {
    this.hints = null;
    this.tell();
  }

  // ---- What the person does ----

  /** A click or tap on a thing plays its only option; if it has several, the slip asks which,
   * and a second click plays the marked one. */
  point(ref: Ref): void {
    if (this.readOnly) return this.setFocus(ref);
    const own = this.optionsOf(ref);
    this.hover = null;
    if (own.length === 1) return this.play(own[0]!);
    if (own.length > 1) return this.focus === ref ? this.playCursor() : this.setFocus(ref);
    if (this.isElsewhere(ref)) return this.goElsewhere(ref);
    this.shaken = this.view.asks ? ref : null;
    this.setFocus(this.focus === ref ? null : ref);
  }

  setFocus(ref: Ref | null): void {
    this.focus = ref;
    this.expanded = null;
    this.cursor = 0;
    this.complaint = "";
    this.tell();
  }

  setHover(ref: Ref | null): void {
    if (this.hover === ref) return;
    this.hover = ref;
    this.cursor = 0;
    this.tell();
  }

  moveCursor(by: number): void {
    const count = this.rows().length;
    if (count > 0) this.cursor = (this.cursor + by + count) % count;
    this.tell();
  }

  setCursor(at: number): void {
    this.cursor = at;
    this.tell();
  }

  playCursor(): void {
    const row = this.rows()[this.cursor];
    if (row) this.doRow(row);
  }

  doRow(row: Row): void {
    if (row.kind === "option") return this.play(row.option);
    this.expanded = row.id;
    this.cursor = 0;
    this.tell();
  }

  private isStep(option: Choice): boolean {
    return this.things.verbs.get(option.verb)?.step ?? false;
  }

  /** A question that was answered needs no guide again. */
  play(option: Choice): void {
    this.guided();
    if (!this.isStep(option)) this.steps = 0;
    else if (this.steps++ === 0) this.elsewhere = this.legal();
    this.attempt(() => this.match.play(option.id));
  }

  undo(past = false): void {
    this.steps = Math.max(0, this.steps - 1);
    this.attempt(() => this.match.undo(past));
  }

  /** Takes back the steps and points at the other thing, in one go. */
  private goElsewhere(ref: Ref): void {
    while (this.steps > 0 && this.view.undo === null) this.undo();
    this.steps = 0;
    const own = this.optionsOf(ref);
    // Another small step is taken at once; anything else is only shown, since this click has
    // already taken something back.
    if (own.length === 1 && this.isStep(own[0]!)) this.play(own[0]!);
    else this.setFocus(ref);
  }

  private attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.complain(error instanceof Error ? error.message : String(error));
    }
  }

  /** The slip says what did not work. */
  complain(words: string): void {
    this.complaint = words;
    this.tell();
  }

  /** Esc: one step back, whatever was opened last. */
  back(): void {
    if (this.clause !== null) this.clause = null;
    else if (this.zoomed) this.zoomed = null;
    else if (this.panel !== "none") this.panel = "none";
    else if (this.focus || this.hover) {
      this.focus = null;
      this.hover = null;
      this.cursor = 0;
    } else if (this.expanded) {
      this.expanded = null;
      this.cursor = 0;
    } else if (this.leave) return this.leave();
    else if (this.steps > 0 && this.view.undo === null && !this.readOnly) return this.undo();
    this.tell();
  }

  openList(open: boolean): void {
    this.listOpen = open;
    this.tell();
  }
  showResult(shown: boolean): void {
    this.resultClosed = !shown;
    this.tell();
  }
  open(panel: Panel): void {
    this.panel = this.panel === panel ? "none" : panel;
    this.tell();
  }
  peek(ref: Ref | null): void {
    if (this.peeked === ref) return;
    this.peeked = ref;
    this.tell();
  }
  showMap(id: string): void {
    this.map = id;
    this.redraw();
  }

  openCards(opened: Opened | null): void {
    this.opened = opened;
    this.tell();
  }
  zoom(ref: Ref | null): void {
    this.peeked = null;
    this.zoomed = ref;
    this.tell();
  }
  showClause(clause: string | null): void {
    this.clause = clause;
    this.tell();
  }
}
