// What happens in a room: somebody falls, or what the room asks for is done.
import { useRef } from "preact/hooks";
import { pieceLook } from "../../look";
import { Fighter } from "../map/Crowd";
import { SeatMark } from "../Token";
import { fadeIn, OUT } from "./move";
import { FLASH_MS } from "./Shown";
import { spotStyle, useMotions, useOnce, useOnPlate, within, type ShowProps } from "./show";

export const BLOW_MS = 120,
  FALL_MS = 420,
  FALL_APART_MS = 90;
const TOKEN = 44, // px across
  DROP = 26; // px that it sinks

/** The piece where it lies now, crossed out, else the space it stood on. */
function lies(places: ShowProps<"fall">["places"], at: string): Element | null {
  const space = places.find(`.plate [data-ref="${at}"]`);
  const down = [...(space?.parentElement?.querySelectorAll("[data-down]") ?? [])];
  return down[down.length - 1] ?? space;
}

/** It is struck, tilts and sinks. In the reduced form it only goes. */
export function FallShow({ m, desk, places, rate, still }: ShowProps<"fall">) {
  const all = useRef<HTMLDivElement>(null);
  const found = useOnPlate(places, () =>
    m.items.flatMap(({ piece, at }) => {
      const el = lies(places, at);
      return el ? [{ piece, at: places.middle(el) }] : [];
    }),
  );
  useMotions(rate, (go) => {
    [...all.current!.querySelectorAll(".m-fall")].forEach((el, i) => {
      const after = FALL_APART_MS * i;
      if (still) return go.run(el, [{ opacity: 1 }, { opacity: 0 }], FALL_MS, OUT);
      go.run(el.querySelector(".m-burst"), [{ opacity: 1, scale: 0.3 }, { opacity: 0, scale: 1.5 }], BLOW_MS + FALL_MS / 2, OUT, after);
      go.run(
        el.querySelector("svg"),
        [
          { transform: "none", opacity: 1 },
          { transform: "translateX(-4px) scale(1.15)", opacity: 1, offset: BLOW_MS / (BLOW_MS + FALL_MS) },
          { transform: `translateY(${DROP}px) rotate(75deg) scale(.7)`, opacity: 0 },
        ],
        BLOW_MS + FALL_MS,
        "ease-in",
        after,
      );
    });
  });
  return (
    <div ref={all}>
      {found.map(({ piece, at }) => (
        <span class="m-fall" style={spotStyle(at)}>
          <span class="m-burst" />
          <svg viewBox="-16 -16 32 32" width={TOKEN} height={TOKEN}>
            <Fighter look={pieceLook(desk.look, desk.things.scene, piece)} size={24} />
          </svg>
        </span>
      ))}
    </div>
  );
}

/** The plate of the goal flashes twice; the label says who met what. */
export function MetShow({ m, desk, places, rate, still }: ShowProps<"met">) {
  const label = useRef<HTMLSpanElement>(null);
  const { goal, at } = useOnce(() => {
    const space = places.find(`.plate [data-ref="${m.at}"]`),
      plate = space?.parentElement?.querySelector(".goal") ?? space ?? places.seat(m.who);
    const spot = plate ? places.middle(plate) : { x: places.size().x / 2, y: 80 };
    return { goal: plate, at: within({ x: spot.x, y: spot.y - 40 }, 260, 60, places) };
  });
  useMotions(rate, (go) => {
    go.run(label.current, fadeIn, 120, OUT);
    if (still) return;
    const [dim, bright] = [{ filter: "brightness(1)" }, { filter: "brightness(1.9)" }];
    go.touch(goal, [dim, bright, dim, bright, dim], 2 * FLASH_MS, "linear");
  });
  return (
    <span class="m-label good" ref={label} style={spotStyle(at)}>
      {m.who !== null && desk.view.seats.length > 1 && <SeatMark seat={m.who} size={15} />} {m.label}
    </span>
  );
}
