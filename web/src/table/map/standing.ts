// Where those who share a space stand: one in the middle, two side by side, three or more in
// a fan, a beast behind them. Beside a house, so that its number stays readable.
import type { Scene, SceneSpace, ViewPiece } from "../../engine/types";
import { pieceLook, type Look } from "../../look";
import { crowdIn } from "./Crowd";
import type { Country } from "./fit";
import { placeOf } from "./Places";
import { isPawn, stands } from "./Pieces";
import type { Solid } from "./placeMarks";
import { TILE } from "./Tiles";

/** Off the middle of the space. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
}

const TALL = 44; // px of a figure at full size

const row = (i: number, n: number, step: number) => (i - (n - 1) / 2) * step;

function inTown(i: number, n: number): Stand {
  return { x: n === 1 ? -40 : row(i, n, n === 2 ? 80 : 116 / (n - 1)), y: 37, scale: 1 };
}

function inFan(i: number, n: number): Stand {
  const x = row(i, n, n < 3 ? 32 : n === 3 ? 25 : 20);
  return { x, y: n < 3 ? 3 : 8 - Math.abs(x) / 5, scale: 1 };
}

/** On either side of a beast. */
function aside(i: number): Stand {
  return { x: (i % 2 ? 1 : -1) * (37 + 18 * Math.floor(i / 2)), y: 9, scale: 1 };
}

function among(pawns: number, beasts: number, i: number, beast: boolean, town: boolean): Stand {
  if (town) return inTown(beast ? pawns + i : i, pawns + beasts);
  if (beast) return { x: row(i, beasts, 44), y: -2, scale: 1 };
  return beasts ? aside(i) : inFan(i, pawns);
}

/** In the lower left of a tile, above what is written there; what else is there lies at its right. */
function onTile(i: number, n: number, plate: boolean): Stand {
  return { x: row(i, n, n < 3 ? 28 : n === 3 ? 23 : 17) - (n < 3 ? 16 : 10), y: plate ? 12 : 24, scale: 1 };
}

/** Among the others who are there, in pixels; a figure stands on its feet. */
function inRoom(piece: ViewPiece, at: SceneSpace, pieces: ViewPiece[], { sizes }: Country, scene: Scene, look: Look): Stand {
  const here = pieces.filter((p) => p.space === piece.space),
    slot = crowdIn(at, here, look, scene, sizes.things).find((s) => s.piece === piece);
  return slot ? { x: slot.x, y: slot.y + slot.size * 0.42, scale: slot.size / TALL } : { x: 0, y: 0, scale: sizes.things };
}

/** As far apart as the ground is large, as tall as things are. */
const larger = (s: Stand, ground: number, things: number): Stand => ({ x: s.x * ground, y: s.y * ground, scale: s.scale * things });

/** The box of one who stands there, for prices to step aside. */
export function bodyOf({ at, stand, pawn }: Standing): Solid {
  const half = (pawn ? 16 : 28) * stand.scale,
    high = (pawn ? 43 : 47) * stand.scale;
  return {
    x: at.x + stand.x - half,
    y: at.y + stand.y - high,
    w: 2 * half,
    h: high + 8 * stand.scale,
    weight: 6,
  };
}

export interface Standing {
  piece: ViewPiece;
  at: SceneSpace;
  stand: Stand;
  pawn: boolean;
}

/** Everybody upright on a map, those further down in front. */
export function standing(
  pieces: ViewPiece[],
  country: Country,
  scene: Scene,
  look: Look,
): Standing[] {
  const isPawnKind = (p: ViewPiece) => isPawn(pieceLook(look, scene, p.kind));
  const upright = pieces.filter((p) => p.space && stands(pieceLook(look, scene, p.kind)));
  const all = upright.flatMap((piece, nth): Standing[] => {
    const at = country.spots.get(piece.space!);
    if (!at) return [];
    const pawn = isPawnKind(piece),
      own = country.look.spaces[at.kind];
    const here = upright.filter((p) => p.space === piece.space),
      alike = here.filter((p) => isPawnKind(p) === pawn),
      pawns = here.filter(isPawnKind).length;
    const { things } = country.sizes;
    if (at.w && country.look.ground === "rooms") return [{ piece, at, stand: inRoom(piece, at, pieces, country, scene, look), pawn }];
    const tile = at.w && country.look.ground === "tiles" ? at.w / TILE : 0;
    const stand = tile
      ? onTile(here.indexOf(piece), here.length, scene.cards.some((c) => c.ref === at.card && c.text !== ""))
      : placeOf(own)
      ? among(pawns, here.length - pawns, alike.indexOf(piece), !pawn, own?.draw === "town")
      : { x: -34 - nth * 8, y: 24, scale: 1 };
    return [{ piece, at, stand: larger(stand, tile || things, things), pawn }];
  });
  const low = (s: Standing) => s.at.y + s.stand.y;
  return all.sort((a, b) => low(a) - low(b) || a.stand.x - b.stand.x);
}
