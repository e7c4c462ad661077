// Dice that are seen to roll: they tumble through six faces, slow down, settle, and say what was
// needed; then they move to their line in the log.
import { useRef } from "preact/hooks";
import type { Desk } from "../desk";
import { Die, dieOf } from "../Die";
import { Icon } from "../Icon";
import { fadeIn, GLIDE, LAND, OUT, straight, type Motions } from "./move";
import type { Places, Spot } from "./places";
import { isSmall, spotStyle, useMotions, useOnce, within, type ShowProps } from "./show";
import type { Of } from "./read";

export const LAND_MS = 180,
  HELD_MS = 900;
const TUMBLE_MS = 700,
  SEVERAL_MS = 350,
  APART_MS = 60;
const FLY_MS = 220;
const FACES = 6;
const SEVERAL = 78, // px, a die among several
  GAP = 10,
  LETTER = 8; // of what is said, about

/** Those that are thrown against the others lie below them. */
function rowsOf({ dice, against }: Of<"die">): number[][] {
  const first = dice.length - against;
  return [dice.slice(0, first), dice.slice(first)].filter((row) => row.length > 0);
}

/** How long it takes until the last of `count` dice has come to rest. */
export function tumbleMs(count: number): number {
  return count > 1 ? SEVERAL_MS + APART_MS * (count - 1) : TUMBLE_MS;
}

/** The faces it tumbles through; the last is what it shows. */
function faces(value: number, sides = 6): number[] {
  const others = Array.from({ length: FACES - 1 }, (_, i) => ((value * (i + 2) + 3 * i) % sides) + 1);
  return [...others, value];
}

/** One face after the other, slower and slower, with a squash as it comes to rest. */
function tumble(go: Motions, die: HTMLElement, ms: number, after: number): void {
  const shown = [...die.querySelectorAll(".face")];
  let at = 0;
  shown.forEach((face, i) => {
    if (i === shown.length - 1) return go.run(face, [{ opacity: 0 }, { opacity: 1 }], 1, "step-end", after + ms);
    const until = ms * ((i + 1) / (shown.length - 1)) ** 1.5;
    go.run(face, [{ opacity: 1 }, { opacity: 1, offset: 0.99 }, { opacity: 0 }], until - at, "linear", after + at);
    at = until;
  });
  go.run(die, [{ translate: "-90px -70px", rotate: "-320deg", opacity: 0 }, { opacity: 1, offset: 0.15 }, { translate: "0 0", rotate: "0deg" }], ms, OUT, after);
  go.run(die.firstElementChild, [{ scale: "1" }, { scale: "1.06 .94" }, { scale: "1" }], LAND_MS, LAND, after + ms);
}

/** The line of the log about it, if one is in sight. */
function logLine(places: Places): Element | null {
  const lines = [...places.table.querySelectorAll(".log .e")];
  return lines[lines.length - 1] ?? places.find(".last-line");
}

/** Whether it succeeded or failed. */
export const isJudged = (m: Of<"die">): boolean => m.need > 0 || m.against > 0;

function words(m: Of<"die">, desk: Desk): string {
  if (m.said) return m.said;
  if (m.need > 0) return `${m.dice[0]}, needed ${m.need}`;
  const space = m.at && m.dice.length === 1 ? desk.things.spaces.get(m.at) : undefined;
  return space ? desk.things.spaceName(space) : "";
}

/** The first die counts, where something is needed. */
export function DieShow({ m, desk, places, rate, still }: ShowProps<"die">) {
  const tray = useRef<HTMLDivElement>(null);
  const rows = rowsOf(m),
    most = Math.max(...rows.map((row) => row.length));
  const size = useOnce(() => (m.dice.length > 1 ? Math.min(SEVERAL, (places.size().x - 40) / most - GAP) : isSmall(places) ? 96 : 120));
  const high = (size + GAP) * rows.length;
  const at = useOnce((): Spot => {
    const place = m.dice.length > 1 && m.need === 0 && !m.said ? places.plate() : places.place(m.at, m.who);
    return within(place ? places.middle(place) : { x: places.size().x / 2, y: places.size().y / 2 }, Math.max((size + GAP) * most, m.said.length * LETTER), high + 50, places);
  });
  const said = words(m, desk),
    below = { top: `${high / 2 + 11}px` };
  useMotions(rate, (go) => {
    const el = tray.current!;
    const rest = still ? 0 : tumbleMs(m.dice.length);
    if (!still) {
      const ms = m.dice.length > 1 ? SEVERAL_MS : TUMBLE_MS;
      el.querySelectorAll<HTMLElement>(".die").forEach((die, i) => tumble(go, die, ms, APART_MS * i));
    }
    for (const late of el.querySelectorAll(".frame, .after")) go.run(late, fadeIn, still ? 120 : LAND_MS, OUT, rest);
    go.run(el.querySelector(".first"), [{ opacity: 1 }, { opacity: 0 }], 1, "step-end", rest);
    if (still) return;
    const line = logLine(places);
    const to = line ? places.middle(line) : at;
    const away = straight({ x: 0, y: 0 }, { x: to.x - at.x, y: to.y - at.y });
    go.run(el, [{ ...away[0], scale: 1, opacity: 1 }, { ...away[1], scale: 0.2, opacity: 0 }], FLY_MS, GLIDE, rest + LAND_MS + HELD_MS - FLY_MS);
  });
  const die = dieOf(desk.things.scene, m.die);
  const judged = isJudged(m) ? (m.good ? "good" : "bad") : "";
  return (
    <div class={`m-dice ${judged}`} ref={tray} style={spotStyle(at)}>
      <div class="rows">
        {rows.map((row) => (
          <div class="row">
            {row.map((value) => (
              <span class="die" style={{ width: `${size}px`, height: `${size}px` }}>
                <span class="body">
                  {(still ? [value] : faces(value, die?.sides)).map((face, i, all) => (
                    <span class={`face${i === all.length - 1 ? " last" : ""}`}>
                      <Die die={die} face={face} look={desk.look} />
                    </span>
                  ))}
                </span>
              </span>
            ))}
          </div>
        ))}
        <span class="frame" />
      </div>
      {m.need > 0 && <span class="m-says first" style={below}>needs {m.need}</span>}
      {said && (
        <span class="m-says after" style={below}>
          {judged && <Icon name={m.good ? "check" : "cross"} size={15} />} {said}
        </span>
      )}
    </div>
  );
}
