// Where those who share a space stand: one in the middle, two side by side, three or more in
// a fan, a beast behind them. Beside a house, so that its number stays readable.
import type { SceneSpace, ViewPiece } from "../../engine/types";
import { pieceLook, type Look, type MapLook } from "../../look";
import type { Things } from "../desk";
import { placeOf } from "./Places";
import { isPawn, stands } from "./Pieces";

/** Off the middle of the space. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
}

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
  if (beast) return { x: row(i, beasts, 44), y: -6, scale: 1.09 };
  return beasts ? aside(i) : inFan(i, pawns);
}

export interface Standing {
  piece: ViewPiece;
  stand: Stand;
  pawn: boolean;
}

/** Everybody upright on a map, those further down in front. */
export function standing(pieces: ViewPiece[], things: Things, look: Look, map: MapLook): Standing[] {
  const upright = pieces.filter((p) => p.space && stands(pieceLook(look, things.scene, p.kind)));
  const seen = (p: ViewPiece) => isPawn(pieceLook(look, things.scene, p.kind));
  const all = upright.flatMap((piece, nth): (Standing & { low: number })[] => {
    const space: SceneSpace | undefined = things.spaces.get(piece.space!);
    if (!space) return [];
    const pawn = seen(piece),
      own = map.spaces[space.kind];
    const here = upright.filter((p) => p.space === piece.space),
      alike = here.filter((p) => seen(p) === pawn),
      pawns = here.filter(seen).length;
    const stand = placeOf(own)
      ? among(pawns, here.length - pawns, alike.indexOf(piece), !pawn, own?.draw === "town")
      : { x: -34 - nth * 8, y: 24, scale: 1 };
    return [{ piece, stand, pawn, low: space.y + stand.y }];
  });
  return all.sort((a, b) => a.low - b.low || a.stand.x - b.stand.x);
}
