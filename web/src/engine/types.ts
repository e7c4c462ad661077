// The JSON of the engine (src/engine/scene_json.c, view_json.c, match_json.c), as types. A test holds them
// against what the engine writes, field by field.

/** "card:17", "space:4", "seat:1", "track:panic", "zone:store" */
export type Ref = string;
export type Owner = number | "table";
type Layout = "hand" | "row" | "pile" | "slots" | "grid" | "dice";
export type Source = "rulebook" | "public" | "partly" | "inferred" | "invented";

/** A marked range of characters: an amount with its unit, the name of a thing, or something
 * that affects how the words are drawn (docs/protocol.md). */
export interface Mark {
  from: number;
  to: number;
  as?: "cost" | "gain" | "earn" | "told" | "lost" | "arrow" | "gap" | "joint" | "break" | "and" | "aside" | "brief" | "many" | "row" | "term" | "sign" | "line" | "seldom" | "round" | "phase";
  amount?: number;
  unit?: string;
  ref?: Ref;
  /** Of an amount: how it is printed, where that is not a number alone ("2x"). */
  figure?: string;
  /** Of an amount: it is thrown. */
  dice?: boolean;
  /** Of `many` and `brief`: the words for that; of `arrow` the word it is read aloud as, where it is a bare
   * sign; of `row` and `term` its id; of `sign` what stands there. */
  other?: string;
}
/** A separate part of a card's text, after the text itself. */
export interface SceneRow {
  id: string;
  /** "": it continues the row before. */
  label: string;
  words: string;
  words_marks?: Mark[];
  /** The track it is about. */
  track?: string;
  /** 1: it applies while the other side is up. */
  side?: number;
}
export interface SceneCard {
  ref: Ref;
  id: string;
  title: string;
  kind: string;
  text: string;
  text_marks?: Mark[];
  cost: string;
  cost_marks?: Mark[];
  gain: string;
  gain_marks?: Mark[];
  type: string;
  clause: string;
  source: Source;
  /** What it is worth at the end. */
  worth?: string;
  worth_marks?: Mark[];
  /** The kind of space it belongs to. */
  land?: string;
  rows?: SceneRow[];
}
export interface TrackMark {
  at: number;
  label: string;
  text: string;
}
export interface SceneTrack {
  id: string;
  label: string;
  min: number;
  max: number;
  marks: TrackMark[];
}
export interface SceneZone {
  id: string;
  label: string;
  layout: Layout;
  slots: number;
}
export interface SceneMap {
  id: string;
  label: string;
  width: number;
  height: number;
  /** The seat that owns it. */
  owner?: number;
}
export type Side = "north" | "east" | "south" | "west";
/** Something that crosses a tile from edge to edge: a river, a railway. */
export interface SceneLine {
  kind: string;
  sides: Side[];
}
export interface SceneSpace {
  ref: Ref;
  map: string;
  label: string;
  /** What it is called, where the label alone is no name: "House 7" for "7". */
  name?: string;
  kind: string;
  note: string;
  region: string;
  x: number;
  y: number;
  number: number;
  /** All numbers printed there, where there are several. */
  numbers?: number[];
  /** The card that the space is. */
  card?: Ref;
  /** Of a tile or a room; others are spots. */
  w?: number;
  h?: number;
  lines?: SceneLine[];
}
export interface SceneRoad {
  a: Ref;
  b: Ref;
  kind: string;
  cost: string;
  cost_marks?: Mark[];
}
export interface ScenePiece {
  kind: string;
  label: string;
  letter: string;
  /** What it does, for somebody who meets it for the first time. */
  note?: string;
  /** The label of several, where it is another. */
  many?: string;
}
/** What a kind of card, space, line or road is called; a plain one is not listed. */
export interface SceneKind {
  kind: string;
  title: string;
}
export type DieShape = "cube" | "d12" | "d20" | "hexagon" | "compass";
export interface SceneDie {
  kind: string;
  shape: DieShape;
  sides: number;
  /** Faces that are not numbers, in order. */
  faces?: { id: string; label: string }[];
}
/** A verb of the game's options, and where its options rank among the answers to a question. */
export interface SceneVerb {
  verb: string;
  rank: "first" | "own" | "aside" | "seldom" | "closing";
  /** What it does, in a word. */
  act: string;
  /** The words of a line that stands for several of them, if not what they all begin with. */
  group: string;
  /** A small step: what could have been chosen instead stays visible. */
  step: boolean;
}
export interface Scene {
  cards: SceneCard[];
  tracks: SceneTrack[];
  zones: SceneZone[];
  maps: SceneMap[];
  spaces: SceneSpace[];
  roads: SceneRoad[];
  pieces: ScenePiece[];
  kinds: SceneKind[];
  /** Units of which less is better. */
  harms: string[];
  dice: SceneDie[];
  verbs: SceneVerb[];
}

export interface ViewSeat {
  name: string;
  /** Where there is little room. */
  brief: string;
  role: string;
  active: boolean;
  /** What marks the seat now: "first player". */
  note?: string;
  note_marks?: Mark[];
}
export interface ViewTrack {
  owner: Owner;
  id: string;
  value: number;
  /** Where it stops or turns for its owner, if that differs between owners. */
  limit?: number;
}
export interface ViewItem {
  ref: Ref | null;
  kind: string;
  label: string;
  count: number;
  note: string;
  note_marks?: Mark[];
  /** "next", "done", "used"; for a card with two sides, that the other one is up. */
  state?: string;
  /** Where it is now. */
  at?: Ref;
  /** How many lie under it. */
  below?: number;
  /** What a die shows, from 1. */
  face?: number;
}
export interface ViewZone {
  owner: Owner;
  id: string;
  count: number;
  items: ViewItem[];
}
export interface ViewPiece {
  space?: Ref;
  between?: [Ref, Ref];
  kind: string;
  owner: Owner;
  count: number;
}
export interface ViewScore {
  /** The track counted, or "". */
  track: string;
  label: string;
  seat: number;
  value: number;
}
export interface Result {
  outcome: string;
  words: string;
  /** The words without their verdict, if they begin with one. */
  reason?: string;
  /** What ended it, where the words do not say so. */
  cause?: string;
  places: number[];
  points: number[];
}

export interface Choice {
  id: number;
  verb: string;
  words: string;
  words_marks?: Mark[];
  clause: string;
  price: string;
  price_marks?: Mark[];
  targets: Ref[];
}
export interface Refused extends Choice {
  what: string;
  amount: number;
  reason: string;
  reason_marks?: Mark[];
}
/** What a taught match says to the learner now (docs/lessons.md). */
export interface Lesson {
  title: string;
  state: "step" | "end" | "aside";
  step: number;
  steps: number;
  words: string;
  /** The option that the lesson takes. */
  option: number | null;
}
export interface Asks {
  ticket: number;
  kind: number;
  prompt: string;
  /** A line of figures; sentences are joined by marks `line`. */
  detail: string;
  detail_marks?: Mark[];
  guide: string | null;
  lesson: Lesson | null;
  options: Choice[];
  refused: Refused[];
}
/** What can be seen of an event; docs/protocol.md says what each kind has. */
export interface EventMoment {
  kind: "round" | "day" | "night" | "roll" | "eaten" | "put" | "card" | "step" | "reveal" | "threshold" | "fall" | "met";
  number: number;
  at?: Ref;
  to?: Ref;
  card?: Ref;
  piece?: string;
  owner?: Owner;
  dice?: number[];
  die?: string;
  need?: number;
  good?: boolean;
  against?: number;
  told?: boolean;
}
export interface LogEvent {
  at: number;
  move: number;
  who: number | "clock";
  words: string;
  words_marks?: Mark[];
  targets: Ref[];
  moments?: EventMoment[];
  /** A few words on what may decide a match. */
  brief?: string;
  /** It says what decided between equals. */
  decides?: boolean;
}
/** How each seat stood after a move: points as in the result, value from -1000 to 1000. */
export interface Standing {
  points: number[];
  value: number[];
}

/** All maps that can grow, as they are now. */
export interface Grown {
  maps: SceneMap[];
  spaces: SceneSpace[];
  roads: SceneRoad[];
}

export interface View {
  game: string;
  moves: number;
  fingerprint: string;
  mode: string;
  round: string;
  /** 0: before the first, or none are counted. */
  round_number: number;
  phase: string;
  /** In games that have days and nights. */
  time?: "day" | "night";
  phases: string[];
  seats: ViewSeat[];
  viewer: number | "watcher";
  over: boolean;
  tracks: ViewTrack[];
  zones: ViewZone[];
  pieces: ViewPiece[];
  scores: ViewScore[];
  grown?: Grown;
  waiting: number[];
  result: Result | null;
  asks: Asks | null;
  now_ms: number;
  due_ms: number | null;
  undo: string | null;
  log_from: number;
  log_to: number;
  /** The first event after the viewer's last turn; null before the first turn. */
  since: number | null;
  log: LogEvent[];
}

export interface SetupChoice {
  id: string;
  label: string;
  note: string;
  seats_min?: number;
  seats_max?: number;
}
export interface SetupField {
  key: string;
  label: string;
  kind: "choice" | "number" | "switch";
  per_seat: boolean;
  /** A seat that does not choose has the default, like all the others. */
  alike?: boolean;
  modes?: string[];
  choices?: SetupChoice[];
  min?: number;
  max?: number;
  /** What a switch means when it is on, and when it is off. */
  yes?: string;
  no?: string;
  default: string | number | boolean;
}
export interface GameInfo {
  name: string;
  title: string;
  version: number;
  about: string;
  /** How many: "0-2". */
  players: string;
  /** How long: "60-120"; "": `length` says it in words. */
  minutes: string;
  length: string;
  seats_min: number;
  seats_max: number;
  setup: SetupField[];
  packs: { name: string; hash: string }[];
  lessons: LessonInfo[];
}
/** An option that a good player would take: of the best, why ("pays off later"); of the others, how good they are beside it. */
export interface Hint {
  option: number;
  words: string;
  /** How many matches of 100 fewer it should win than the best. */
  behind: number;
}
interface Mistake {
  /** Which of the decisions, and after which move. */
  at: number;
  move: number;
  taken: string;
  best: string;
  given: string;
}
/** How far a review is; once all moves are done, what it found, in hundredths of the match. */
export interface Review {
  done: number;
  all: number;
  /** Which bot, and how long it thinks. */
  judge?: string;
  start?: number;
  given?: string;
  luck?: string;
  result?: number;
  /** Before each decision. */
  expected?: number[];
  costliest?: Mistake[];
}
export interface LessonInfo {
  name: string;
  title: string;
  about: string;
}
/** Where a match stands, the same for every viewer (baize_about). */
export interface About {
  game: string;
  seats: number;
  /** Who sits where: "person", or the level of a bot. */
  sitters: string[];
  /** A sentence, if the match uses other cards than this edition's. */
  edition?: string;
  moves: number;
  fingerprint: string;
  asked: number[];
  now_ms: number;
  due_ms: number | null;
  over: boolean;
  result: Result | null;
}

/** A move of a match; the clock is seat -1. */
export interface Move {
  seat: number;
  option: number;
  ms: number;
}
/** What happens next by itself (baize_next). */
export interface Next {
  /** Time runs and hands have a speed. */
  timed: boolean;
  /** Bots that are to choose, and at what match time they look. */
  looking: { seat: number; ticket: number; ms: number }[];
  /** A seat, -1 for the clock, null for nobody. */
  who: number | null;
  /** When, in match time. */
  at: number;
}
