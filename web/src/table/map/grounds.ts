// What lies under a map, by the kind of ground that look.json names: one row each, so that a new
// kind is a file and a line here. A ground is drawn once; it changes with the plate, with day and
// night, and where the map grows.
import type { VNode } from "preact";
import type { MapLook, Time } from "../../look";
import type { Country } from "./fit";
import type { Frame } from "./geometry";
import { Meadow } from "./Meadow";
import { Roads, type Road } from "./Roads";
import { Rooms } from "./Rooms";
import { Sands } from "./Sands";
import { Tiles } from "./Tiles";

export interface GroundProps {
  /** Sets apart what two maps of a page name. */
  id: string;
  country: Country;
  time: Time;
  roads: Road[];
  /** Where things lie about, and ground for a window of any shape. */
  land: Frame;
  far: Frame;
}

interface RoadProps {
  roads: Road[];
  country: Country;
  time: Time;
}

export interface GroundPainter {
  Ground(props: GroundProps): VNode;
  /** Lines between spaces, over the ground; none where neighbours touch. */
  Roads?(props: RoadProps): VNode;
  /** Class of its names: those of an open country are in the letters of the page. */
  letters: string;
}

const GROUNDS: Record<string, GroundPainter> = {
  meadow: { Ground: Meadow, Roads, letters: "place-name" },
  sands: { Ground: Sands, Roads, letters: "place-name open" },
  tiles: { Ground: Tiles, letters: "place-name open" },
  rooms: { Ground: Rooms, letters: "place-name open" },
};

export function groundOf(look: MapLook): GroundPainter {
  return GROUNDS[look.ground] ?? GROUNDS.meadow!;
}
