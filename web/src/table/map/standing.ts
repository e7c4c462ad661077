// Where those who share a space stand: one in the middle, two side by side, three or more in
// a fan, a beast behind them. Beside a house, so that its number stays readable.
import type { Scene, SceneSpace, ViewPiece } from "../../engine/types";
import { pieceLook, type Look } from "../../look";
import type { Country } from "./fit";
import { row } from "./geometry";
import { areasOf } from "./grounds";
import { placeOf } from "./Places";
import { isPawn, stands } from "./Pieces";
import type { Solid } from "./placeMarks";

/** Off the middle of the space. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** Who is to stand on a space, and what is there already. */
export interface Newcomer {
  piece: ViewPiece;
  at: SceneSpace;
  /** Everything on that space, and those of it that stand upright. */
  all: ViewPiece[];
  upright: ViewPiece[];
  country: Country;
  scene: Scene;
  look: Look;
}

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

/** On a spot: around its place, or else beside the house. */
function onSpot({ piece, at, upright, country, scene, look }: Newcomer, nth: number): Stand {
  const isPawnKind = (p: ViewPiece) => isPawn(pieceLook(look, scene, p.kind)),
    pawn = isPawnKind(piece),
    own = country.look.spaces[at.kind],
    by = country.sizes.things;
  const alike = upright.filter((p) => isPawnKind(p) === pawn),
    pawns = upright.filter(isPawnKind).length;
  const { x, y, scale } = placeOf(own)
    ? among(pawns, upright.length - pawns, alike.indexOf(piece), !pawn, own?.draw === "town")
    : { x: -34 - nth * 8, y: 24, scale: 1 };
  return { x: x * by, y: y * by, scale: scale * by };
}

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

interface Standing {
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
  const walkers = pieces.filter((p) => p.space && stands(pieceLook(look, scene, p.kind)));
  const all = walkers.flatMap((piece, nth): Standing[] => {
    const at = country.spots.get(piece.space!);
    if (!at) return [];
    const here = (p: ViewPiece) => p.space === piece.space,
      newcomer = { piece, at, all: pieces.filter(here), upright: walkers.filter(here), country, scene, look };
    const stand = areasOf(country.look, at)?.stand(newcomer) ?? onSpot(newcomer, nth);
    return [{ piece, at, stand, pawn: isPawn(pieceLook(look, scene, piece.kind)) }];
  });
  const low = (s: Standing) => s.at.y + s.stand.y;
  return all.sort((a, b) => low(a) - low(b) || a.stand.x - b.stand.x);
}
