// What happens to the land itself: night and dawn, a monster that steps, the end.
import { useLayoutEffect, useRef } from "preact/hooks";
import { fadeIn, GLIDE, OUT, straight } from "./move";
import type { Places, Spot } from "./places";
import { NEAR, type Of } from "./read";
import { spotStyle, styleOf, useMotions, useOnPlate, within, type ShowProps } from "./show";

export const NIGHT_MS = 1400,
  WINDOW_APART_MS = 30,
  BEAT_MS = 200,
  STEP_MS = 260,
  GLOW_MS = 600;

/** What can be pointed at or read aloud stays on the real plate. Its scale stays, whatever size the
 * plate has when it is shown. */
export function pictureOf(plate: HTMLElement): HTMLElement {
  const picture = plate.cloneNode(true) as HTMLElement;
  picture.classList.add("m-light");
  picture.ariaHidden = "true";
  for (const el of picture.querySelectorAll(".hit, button, .sr, .m-light")) el.remove();
  for (const pawn of picture.querySelectorAll("[data-pawn]")) {
    pawn.classList.remove("own");
    pawn.removeAttribute("data-pawn");
  }
  Object.assign(picture.style, { width: `${plate.offsetWidth}px`, height: `${plate.offsetHeight}px` });
  return picture;
}

/** The old light lies over the plate, below hand and dock, until its moment comes. */
export function OldLight({ places, plateBefore }: { places: Places; plateBefore: Element }) {
  useLayoutEffect(() => {
    places.plate()?.append(plateBefore);
    return () => plateBefore.remove();
  }, []);
  return null;
}

/** It goes along a soft edge, from East to West, and windows light up behind it. */
export function LightShow({ m, places, rate, still, plateBefore: old }: ShowProps<"night" | "dawn">) {
  const night = m.kind === "night";
  useMotions(rate, (go) => {
    if (!old) return;
    if (still) return go.run(old, [{ opacity: 1 }, { opacity: 0 }], 200, OUT);
    const [from, to] = night ? ["0% 0", "100% 0"] : ["100% 0", "0% 0"];
    old.classList.add("goes");
    go.run(old, [{ maskPosition: from }, { maskPosition: to }], NIGHT_MS, GLIDE);
    if (night) lightWindows(places, (el, ms) => go.touch(el, [{ opacity: 0 }, { opacity: 0, offset: 0.99 }, { opacity: 1 }], ms, "linear"));
    const chip = places.find(".chip.round .ic");
    go.touch(chip, [{ translate: "0 14px", opacity: 0 }, { translate: "0 0", opacity: 1 }], NIGHT_MS / 2, OUT, NIGHT_MS / 2);
  });
  return old && <OldLight places={places} plateBefore={old} />;
}

/** One after the other, those in the East first, once the night is there; at once where a part of the
 * map is shown and they are out of sight. */
function lightWindows(places: Places, light: (el: Element, after: number) => void): void {
  const all = [...(places.plate()?.querySelectorAll(":scope > .map .window") ?? [])].map((el) => ({ el, x: el.getBoundingClientRect().left }));
  const plate = places.plate()!.getBoundingClientRect();
  all.sort((a, b) => b.x - a.x);
  all.forEach(({ el, x }, i) => light(el, Math.max(0, Math.min(NIGHT_MS, ((plate.right - x) / plate.width) * NIGHT_MS * 0.6 + 200 + WINDOW_APART_MS * i))));
}

/** How far the piece stands from where it came from, in the units of its own drawing. */
function shift(piece: Element, from: Spot, to: Spot): Spot {
  const svg = piece.closest("svg"),
    unit = svg?.getScreenCTM()?.a || 1;
  return { x: (from.x - to.x) / unit, y: (from.y - to.y) / unit };
}

/** A piece that the View has moved already stays where it was until its step is shown. */
export function holdBack(places: Places, m: Of<"step">): Animation | null {
  const piece = places.find(`.plate [data-pawn="${m.piece}"]`);
  const [from, to] = [m.from, m.to].map((ref) => places.find(`.plate [data-ref="${ref}"]`)) as [Element | null, Element | null];
  if (!piece || !from || !to) return null;
  const { x, y } = shift(piece, places.middle(from), places.middle(to));
  return piece.animate([{ translate: `${x}px ${y}px` }, { translate: `${x}px ${y}px` }], { duration: 1, fill: "forwards" });
}

/** The ring beats twice, the block steps along, and near the town the rim of the plate glows. */
export function StepShow({ m, places, rate, still }: ShowProps<"step">) {
  const all = useRef<HTMLDivElement>(null);
  const found = useOnPlate(places, () => {
    const [from, to] = [m.from, m.to].map((ref) => places.find(`.plate [data-ref="${ref}"]`)) as [Element | null, Element | null];
    const plate = places.plate();
    return from && to && plate ? { from: places.middle(from), to: places.middle(to), plate: places.box(plate) } : null;
  });
  const near = m.left <= NEAR && m.goal !== "";
  useMotions(rate, (go) => {
    const el = all.current!;
    if (!found) return;
    const walks = 2 * BEAT_MS;
    if (near) go.run(el.querySelector(".m-label"), fadeIn, 120, OUT, still ? 0 : walks + STEP_MS);
    if (still) return;
    const beat: Keyframe[] = [{ scale: 1 }, { scale: 1.18 }, { scale: 1 }, { scale: 1.18 }, { scale: 1 }];
    go.run(el.querySelector(".m-ring"), beat, walks, "ease-in-out");
    const piece = places.find(`.plate [data-pawn="${m.piece}"]`);
    if (piece) {
      const back = shift(piece, found.from, found.to),
        [start, end] = straight(back, { x: 0, y: 0 });
      go.touch(piece, [start!, { ...start!, offset: walks / (walks + STEP_MS) }, end!], walks + STEP_MS, "linear");
    }
    go.run(el.querySelector(".m-dust"), [{ opacity: 0.7, scale: 0.4 }, { opacity: 0, scale: 1.6 }], STEP_MS, OUT, walks + STEP_MS / 2);
    if (near) go.run(el.querySelector(".m-rim"), [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], GLOW_MS, "ease-in-out", walks + STEP_MS);
  });
  if (!found) return null;
  return (
    <div ref={all}>
      <span class="m-ring" style={spotStyle(found.to)} />
      <span class="m-dust" style={spotStyle(found.from)} />
      {still && (
        <svg class="m-chalk danger">
          <line x1={found.from.x} y1={found.from.y} x2={found.to.x} y2={found.to.y} />
        </svg>
      )}
      {near && <span class={`m-rim${still ? " still" : ""}`} style={styleOf(found.plate)} />}
      {near && (
        <span class="m-label alarm" style={spotStyle(within({ x: found.to.x, y: found.to.y + 48 }, 220, 40, places))}>
          {m.left} from {m.goal}
        </span>
      )}
    </div>
  );
}

/** Nothing moves; what lies beneath dims by itself (the table is marked as over). */
export function EndShow() {
  return null;
}
