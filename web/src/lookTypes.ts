// The types of look.json, as docs/look.md describes it.
import type { Cue } from "./table/moments/sound";

export type Theme = "light" | "dark";
export type Time = "day" | "night";
type Point = [number, number];

export interface RoleLook {
  icon: string;
  colour: string;
  onDark?: string;
  onLight?: string;
}
export interface TrackLook {
  as: "pips" | "icons" | "ribbon" | "figure" | "score" | "dots" | "bar" | "chip" | "pool" | "count" | "alarm" | "none";
  icon?: string;
  /** Shorter than the Scene's. */
  label?: string;
  /** For an `alarm`: the words after the figure, and the value at or below which it is urgent. */
  words?: string;
  pressing?: number;
  /** Words for a limit that is a turning point rather than the maximum. */
  turns?: string;
  /** On a wall also a ribbon of numbered cells in the bar, with everybody's mark; its last cell says
   * this. */
  ribbon?: string;
  /** Others' are not shown. */
  own?: boolean;
  /** Its marks say what each step is worth: reaching one does not count as a moment. */
  worth?: boolean;
  /** A change is a moment: its icons travel, with this sound. */
  cue?: Extract<Cue, "coin" | "water" | "grit" | "bolt">;
  colour: string;
  onDark?: string;
  ink?: string;
  rim?: string;
}
type ZonePlace =
  | "hand"
  | "before"
  | "tray"
  | "pile"
  | "piles"
  | "path"
  | "slots"
  | "shared"
  | "foot"
  | "cards"
  | "shelf"
  | "posters"
  | "stall"
  | "banner"
  | "task"
  | "goods"
  | "ladder"
  | "decks"
  | "chips"
  | "tally"
  | "pool"
  | "self"
  | "met"
  | "none";
export interface ZoneLook {
  place: ZonePlace;
  icon?: string;
  label?: string;
  kind?: string;
  discard?: string;
  track?: string;
  square?: boolean;
  with?: string[];
  count?: string;
  foot?: string[];
  item?: string;
  also?: string[];
  note?: string;
  /** What one of them is called, where `count` names several. */
  one?: string;
  /** The label of its page. */
  tab?: string;
  /** Of others nothing of it is shown. */
  own?: boolean;
}
/** A tab of the phone, and what it shows. */
export interface TabLook {
  label: string;
  icon: string;
  show: "map" | "posters" | "rail" | "seats" | "each" | "log";
}
export type Shape =
  | "disc"
  | "triangle"
  | "square"
  | "hexagon"
  | "diamond"
  | "crown"
  | "pentagon"
  | "octagon"
  | "shield"
  | "round"
  | "herd"
  | "tile"
  | "hatted"
  | "horned"
  | "pawn"
  | "beast"
  | "ring"
  | "gem"
  | "band"
  | "cart"
  | "seen"
  | "met"
  | "missed"
  | "loot";
export interface PieceLook {
  shape: Shape;
  /** A pawn without one has its seat's colour. */
  colour: string;
  ink?: string;
  rim?: string;
  letter?: string;
  icon?: string;
  night?: string;
  /** In a room: an inner rim; half as large again; a red dot; a dashed ring; crossed out. */
  double?: boolean;
  large?: boolean;
  hurt?: boolean;
  evaded?: boolean;
  down?: boolean;
  /** Drawn like this other kind, but for what is said here. */
  of?: string;
  /** What is heard when it goes from place to place. */
  cue?: Cue;
}
/** A kind of dice: its colour, that of its figures, and faces that have names. */
export interface DieLook {
  colour: string;
  ink: string;
  faces?: Record<string, { icon?: string; colour?: string; ink?: string }>;
}
export interface CardKindLook {
  label: string;
  colours: string[];
  icon: string;
  back: string;
  /** Its worth is shown with a plus. */
  plus?: boolean;
  /** Its text is drawn as rows of icons, one a line. */
  jobs?: boolean;
  /** A tile on which dice are set: what it needs of them and what it does, in signs. */
  tile?: boolean;
  /** A sign in the upper right corner of its picture: an icon, or a letter. */
  corner?: { icon?: string; letter?: string };
  poster?: { paper: string; ink: string; head: string };
}
export interface MapColours {
  ground: string;
  grass: string;
  tree: string;
  leaf: string;
  trunk: string;
  road: string;
  edge: string;
  halo: string;
  name: string;
  wall: string;
  stone: string;
  water: string;
  bank: string;
  light: string;
  meadow: string;
  fence: string;
  house: string;
  plate: string;
  roofs: string[];
  window?: string;
  vignette: number;
  /** The ground from the middle to the edge, and the strokes on it. */
  sand?: string[];
  dune?: string;
  /** Lies over tiles in this light. */
  shade?: string;
}
export interface Ground {
  region: string;
  area: Point[];
  day: [string, string];
  night: [string, string];
  pattern: string;
}
export interface Barrier {
  kind: string;
  line: Point[];
  gaps?: string;
}
export interface SpaceLook {
  draw?: string;
  icon?: string;
  colour?: string;
  /** Of the land around it: a soft colour, how strong it is, and what stands there. */
  stain?: string;
  strength?: number;
  around?: string;
}
export interface MapLook {
  /** What lies under it: `meadow`, `sands`, `tiles`, `rooms`. */
  ground: string;
  day: MapColours;
  night: MapColours;
  grounds: Ground[];
  barriers: Barrier[];
  roads: Record<string, { draw: string; on?: string }>;
  /** Units of a road's cost, in the order of their icons on its pill. */
  prices: Record<string, { icon: string; colour: string }>;
  spaces: Record<string, SpaceLook>;
  /** Lines over tiles by their kind: `river` or `rail`. */
  lines: Record<string, string>;
  trees: number;
  dunes: number;
  compass?: Point;
  /** Light ground in both themes: chalk is the dark one. */
  bright: boolean;
}
/** `brief`: an icon only where space is short; `boxed`: a place or a condition; `bare`: an icon
 * without a figure; `letter` beside an icon that differs only in colour. */
export interface UnitLook {
  icon: string;
  brief?: boolean;
  boxed?: boolean;
  bare?: boolean;
  letter?: string;
  colour?: string;
}
/** A line of the legend: a kind of space or an icon, and what it says. */
interface LegendLine {
  space?: string;
  icon?: string;
  label: string;
  colour?: string;
  onDark?: string;
}
export interface Look {
  palette: Record<Theme, Record<string, string>>;
  face: string;
  /** All ends there are, each in a phrase; or those by mode, or by the id of a mission. */
  ends: string[] | Record<string, string[]>;
  /** Modes for several that are played together, where the number of seats does not say so. */
  together: string[];
  /** How rivals' boards are drawn. */
  seats: "full" | "compact";
  tabs: TabLook[];
  /** Icons of the chip that shows the round. */
  times: Partial<Record<Time, string>>;
  roles: Record<string, RoleLook>;
  /** Units of amounts, and signs. */
  units: Record<string, UnitLook>;
  /** Icons of what is better not to have, as the scene says: more of it is not a gain. */
  harms: string[];
  /** States of items that have shorter words than their note. */
  states: Record<string, string>;
  /** Icons of seats' notes ("passed"), for rows without room for words. */
  notes: Record<string, string>;
  colours: Record<string, string>;
  tracks: Record<string, TrackLook>;
  zones: Record<string, ZoneLook>;
  pieces: Record<string, PieceLook>;
  dice: Record<string, DieLook>;
  legend: string[][];
  legendLines: LegendLine[];
  verbs: Record<string, string>;
  cards: {
    kinds: Record<string, CardKindLook>;
    icons: Record<string, string>;
    patterns: Record<string, string>;
    colours: Record<string, string>;
    /** Rows of a card by their id: the icon. */
    rows: Record<string, string>;
    /** What the zoom explains: units and marked words by their id, with the word under which
     * the README explains them. */
    terms: Record<string, { word: string; icon: string }>;
  };
  map: Record<string, Partial<MapLook>>;
}
