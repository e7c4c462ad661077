// look.json of a game (keys in docs/look.md), with defaults for all that it leaves out, so
// that a game without one can still be drawn.
import { Engine } from "./engine/wasm";
import type { GameInfo, Scene } from "./engine/types";
import type {
  CardKindLook,
  Look,
  MapColours,
  MapLook,
  PieceLook,
  RoleLook,
  Shape,
  Theme,
  TrackLook,
  ZoneLook,
} from "./lookTypes";

export type * from "./lookTypes";

function palette(words: string): Record<string, string> {
  const keys = [
    "cloth",
    "rail",
    "rail2",
    "line",
    "text",
    "mute",
    "paper",
    "paper2",
    "ink",
    "ink2",
    "accent",
    "on",
    "hot",
    "bad",
  ];
  const values = words.split(" ");
  return Object.fromEntries(keys.map((k, i) => [k, values[i] ?? "#000000"]));
}

/** Baize's own colours: the start page, and games without a look. */
export const HOUSE_LOOK: Look = {
  palette: {
    dark: palette(
      "#12352B #0D2820 #184236 #2C5B4C #F3EFE0 #B4C8BB #F6F0DF #E7DEC4 #1F2A24 #4D5A50 #C9962B #1F1604 #F0C560 #FFA18F",
    ),
    light: palette(
      "#C3D6C9 #F6F1E2 #E9E2CC #C9C0A4 #1F2A24 #4D5A50 #FFFCF2 #F1EAD4 #1F2A24 #4D5A50 #8A5A00 #FFFFFF #7A4E00 #9B1C12",
    ),
  },
  face: '"Brygada 1918", serif',
  ends: [],
  together: [],
  seats: "full",
  tabs: [],
  times: {},
  roles: {},
  units: {},
  harms: [],
  states: {},
  notes: {},
  colours: {},
  tracks: {},
  zones: {},
  pieces: {},
  dice: {},
  legend: [],
  legendLines: [],
  verbs: {},
  cards: { kinds: {}, icons: {}, patterns: {}, colours: {}, rows: {}, terms: {} },
  map: {},
};

const DAY: MapColours = {
  ground: "#C9D9B4",
  grass: "#8CA85F",
  tree: "#6F9A52",
  leaf: "#8DB56C",
  trunk: "#6B4A2A",
  road: "#FBF1D8",
  edge: "#A98F5C",
  halo: "#E6E8CF",
  name: "#22301F",
  wall: "#9C9A8C",
  stone: "#5C5B50",
  water: "#8CC4DE",
  bank: "#5F9BB8",
  light: "#B9DDEC",
  meadow: "#B8DB8B",
  fence: "#7A5B2E",
  house: "#FFF8E4",
  plate: "#FFFFFF",
  roofs: ["#B4573F"],
  vignette: 0.18,
};
const NIGHT: MapColours = {
  ...DAY,
  ground: "#22332B",
  grass: "#2F4A3A",
  tree: "#1F3A2E",
  leaf: "#2A4B3B",
  road: "#B9AE93",
  edge: "#0F1714",
  halo: "#22332B",
  name: "#F2EBD6",
  house: "#D9CDAE",
  plate: "#2C4A4E",
  window: "#FFD978",
  vignette: 0.5,
};
/** By its id, or by the longest beginning with a star: `monster_*`, `den_*`. */
function starred<T>(all: Record<string, T>, id: string): T | undefined {
  const found = Object.keys(all)
    .filter((key) => key.endsWith("*") && id.startsWith(key.slice(0, -1)))
    .sort((a, b) => b.length - a.length)[0];
  return all[id] ?? (found === undefined ? undefined : all[found]);
}

export function mapLook(look: Look, map: string): MapLook {
  const own = starred(look.map, map) ?? {};
  return {
    ground: "meadow",
    grounds: [],
    barriers: [],
    roads: {},
    prices: {},
    spaces: {},
    lines: {},
    trees: 40,
    dunes: 0,
    bright: false,
    ...own,
    day: { ...DAY, ...own.day },
    night: { ...NIGHT, ...own.night },
  };
}

// ---- Defaults for single things ----

/** Seats: colour and shape, in order. */
export const SEATS: { colour: string; shape: Shape }[] = [
  { colour: "#E8A317", shape: "triangle" },
  { colour: "#E0628F", shape: "disc" },
  { colour: "#22A98A", shape: "square" },
  { colour: "#7C88EE", shape: "diamond" },
  { colour: "#D9D2C3", shape: "pentagon" },
];
const SHAPES: Shape[] = ["disc", "triangle", "square", "hexagon", "diamond", "crown"];
const COLOURS = ["#357D38", "#23262B", "#8A5A33", "#7A3FA0", "#2C6E9B", "#9B2F1C"];

export function hash(words: string): number {
  let h = 2166136261;
  for (let i = 0; i < words.length; i++) h = Math.imul(h ^ words.charCodeAt(i), 16777619);
  return h >>> 0;
}

export function roleLook(look: Look, role: string, seat: number): RoleLook {
  const own = look.roles[role];
  return own ?? { icon: "person", colour: SEATS[seat % SEATS.length]!.colour };
}
export function trackLook(look: Look, id: string, steps: number): TrackLook {
  return look.tracks[id] ?? { as: steps <= 12 ? "pips" : "figure", colour: "#5F6F66" };
}
export function zoneLook(look: Look, scene: Scene, id: string): ZoneLook {
  const own = look.zones[id];
  if (own) return own;
  switch (scene.zones.find((z) => z.id === id)?.layout) {
    case "hand":
      return { place: "hand" };
    case "pile":
      return { place: "pile" };
    case "slots":
      return { place: "slots" };
    case "row":
      return { place: "before" };
    case "grid":
    case "dice":
      return { place: "shared" };
    default:
      return { place: "none" };
  }
}
export function pieceLook(look: Look, scene: Scene, kind: string): PieceLook {
  const own = starred(look.pieces, kind);
  if (own) return own.of ? { ...look.pieces[own.of], ...own } : own;
  const n = hash(kind);
  const letter = scene.pieces.find((p) => p.kind === kind)?.letter ?? kind.slice(0, 1).toUpperCase();
  return {
    shape: SHAPES[n % SHAPES.length]!,
    colour: COLOURS[(n >> 4) % COLOURS.length]!,
    ink: "#FFFFFF",
    letter,
  };
}
export function cardKind(look: Look, kind: string): CardKindLook {
  return (
    look.cards.kinds[kind] ?? {
      label: kind.slice(0, 1).toUpperCase() + kind.slice(1),
      colours: ["#3F5F52", "#5A4A7E", "#8A6A16"],
      icon: "cards",
      back: "#3F5F52",
    }
  );
}

// ---- Reading ----

const known = new Map<string, Look>();

/** Parses; a look that is not JSON is our own mistake and leaves the defaults. */
export function readLook(text: string | null): Look {
  if (!text) return HOUSE_LOOK;
  const own = JSON.parse(text) as Partial<Look>;
  return { ...HOUSE_LOOK, ...own, cards: { ...HOUSE_LOOK.cards, ...own.cards } };
}

export function lookOf(engine: Engine, game: Pick<GameInfo, "name">): Look {
  let look = known.get(game.name);
  if (!look) known.set(game.name, (look = readLook(engine.file(game.name, "look.json"))));
  return look;
}

/** The look at a table, with the icons of the units, or tracks, that its scene calls harms. */
export function withHarms(look: Look, { harms }: Scene): Look {
  return { ...look, harms: harms.flatMap((unit) => (look.units[unit] ?? look.tracks[unit])?.icon ?? []) };
}

/** The same look with icons in the colours for rails: on dark ones those of the tracks, the others
 * in that of the words. */
export function railLook(look: Look, theme: Theme): Look {
  if (theme === "light") return look;
  const twins = Object.values(look.tracks).flatMap((t) => (t.icon && t.onDark ? [[t.icon, t.onDark]] : []));
  const units = Object.entries(look.units).map(([id, { colour: _, ...unit }]) => [id, unit] as const);
  return { ...look, colours: Object.fromEntries(twins), units: Object.fromEntries(units) };
}

/** The families of a look's display face: the first comes with the page, and has a fallback. */
export function faceStack(face: string): string {
  const [first = "serif", ...others] = face.split(",").map((family) => family.trim());
  return [first, `"${first.replace(/"/g, "")} fallback"`, ...others].join(", ");
}

/** The palette as custom properties, for the style attribute of a screen's root. */
export function paletteStyle(look: Look, theme: Theme): Record<string, string> {
  const style: Record<string, string> = { "--face": faceStack(look.face) };
  for (const [key, value] of Object.entries(look.palette[theme])) style[`--${key}`] = value;
  return style;
}

