// Things that travel: a villager into the stomach, an ingredient into the cure, coins to the
// purse. In the reduced form a chalk line joins where they were and where they are.
import { useRef } from "preact/hooks";
import type { Owner } from "../../engine/types";
import { pieceLook, trackLook } from "../../look";
import type { Desk } from "../desk";
import { Icon } from "../Icon";
import { digits, signed } from "../price";
import { Token } from "../Token";
import { arc, fadeIn, GLIDE, LAND, OUT, straight, type Motions } from "./move";
import type { Places, Spot } from "./places";
import type { Gain, Item } from "./read";
import { spotStyle, useMotions, useOnce, useOnPlate, type ShowProps } from "./show";

export const SHAKE_MS = 120,
  JUMP_MS = 520,
  SWELL_MS = 160,
  GLIDE_MS = 420,
  COIN_APART_MS = 40,
  PUT_APART_MS = 60,
  COUNT_MS = 300;
const COINS_MOST = 5;

export const coinsOf = (by: number): number => Math.min(COINS_MOST, Math.abs(by));

const NOWHERE: Spot = { x: 0, y: 0 };

interface Way {
  from: Spot;
  to: Spot;
  end: Element | null;
}

/** The last completed step of a path, else the thing itself. */
function arrival(el: Element | null): Element | null {
  const done = el?.querySelectorAll(".steps > .done, .slots > .slot:not(.empty)");
  return done?.[done.length - 1] ?? el;
}

function wayOf(item: Item, owner: Owner, who: number | null, places: Places): Way | null {
  const start = places.place(item.from, item.from === null ? (who ?? owner) : owner);
  const end = arrival(places.thing(item.to, owner));
  return start && end ? { from: places.middle(start), to: places.middle(end), end } : null;
}

function ChalkLine({ way }: { way: Way }) {
  return (
    <svg class="m-chalk">
      <line x1={way.from.x} y1={way.from.y} x2={way.to.x} y2={way.to.y} />
    </svg>
  );
}

/** "+3" and the icon of what it is. */
function Plus({ desk, gain, at }: { desk: Desk; gain: Gain; at: Spot }) {
  const look = trackLook(desk.look, gain.track, 0);
  return (
    <span class={`m-plus${gain.by < 0 ? " less" : ""}`} style={spotStyle(at)}>
      {signed(gain.by)} {look.icon && <Icon name={look.icon} size={16} />}
    </span>
  );
}

function floatUp(go: Motions, el: Element | null, after: number): void {
  go.run(el, fadeIn, 80, OUT, after);
  go.run(el, straight(NOWHERE, { x: 0, y: -24 }), 600, OUT, after);
}

export function EatenShow({ m, desk, places, rate, still }: ShowProps<"eaten">) {
  const token = useRef<HTMLSpanElement>(null),
    all = useRef<HTMLDivElement>(null);
  const way = useOnPlate(places, () => wayOf(m.item, m.owner, m.who, places));
  useMotions(rate, (go) => {
    if (!way) return;
    const [from, to] = [way.from, way.to];
    if (still) {
      go.run(token.current, [{ translate: `${from.x}px ${from.y}px`, opacity: 1 }, { translate: `${from.x}px ${from.y}px`, opacity: 0 }], 120, OUT);
      go.touch(way.end, fadeIn, 120, OUT);
      return;
    }
    const house = places.find(`.plate [data-ref="${m.item.from}"]`)?.parentElement?.querySelector(".drawing");
    go.touch(house, [{ translate: "0 0" }, { translate: "-2px 0" }, { translate: "2px 0" }, { translate: "0 0" }], SHAKE_MS, "linear");
    go.run(token.current, arc(from, to, 70), JUMP_MS, GLIDE, SHAKE_MS);
    go.touch(way.end, [{ opacity: 0 }, { opacity: 0 }], SHAKE_MS + JUMP_MS, "linear");
    const stomach = way.end?.closest("[data-zone]") ?? way.end;
    const swell: Keyframe[] = [{ scale: 1 }, { scale: 1.08 }, { scale: 1 }];
    go.touch(stomach, swell, SWELL_MS, LAND, SHAKE_MS + JUMP_MS);
    if (m.alike > 1) for (const slot of stomach?.querySelectorAll(".slot:not(.empty)") ?? []) go.touch(slot, swell, SWELL_MS, LAND, SHAKE_MS + JUMP_MS);
    floatUp(go, all.current!.querySelector(".m-plus"), SHAKE_MS + JUMP_MS);
  });
  if (!way) return null;
  return (
    <div ref={all}>
      {still && <ChalkLine way={way} />}
      <span class="m-token" ref={token}>
        <Token look={pieceLook(desk.look, desk.things.scene, m.item.piece)} size={34} />
      </span>
      {m.gain && <Plus desk={desk} gain={m.gain} at={way.to} />}
    </div>
  );
}

/** What stands at the end of a way already: it is not seen before it comes. */
const arrived = ({ piece, joins }: Item, end: Element | null): Element | null =>
  joins ? null : (end?.parentElement?.querySelector(`.drawing [data-piece="${piece}"]`) ?? null);

export function PutShow({ m, desk, places, rate, still }: ShowProps<"put">) {
  const all = useRef<HTMLDivElement>(null);
  const ways = useOnce(() => m.items.map((item) => ({ item, way: wayOf(item, m.owner, m.who, places) })));
  const shown = ways.filter((w): w is { item: Item; way: Way } => w.way !== null);
  useMotions(rate, (go) => {
    if (still) return;
    [...all.current!.querySelectorAll(".m-token")].forEach((el, i) => {
      const { from, to, end } = shown[i]!.way;
      go.touch(arrived(shown[i]!.item, end), [{ opacity: 0 }, { opacity: 0 }], PUT_APART_MS * i + GLIDE_MS, "linear");
      go.run(el, straight(from, to), GLIDE_MS, GLIDE, PUT_APART_MS * i);
      go.run(el, [{ opacity: 1 }, { opacity: 0 }], 80, OUT, PUT_APART_MS * i + GLIDE_MS);
      go.touch(end, [{ scale: 1 }, { scale: 1.08 }, { scale: 1 }], SWELL_MS, LAND, PUT_APART_MS * i + GLIDE_MS);
    });
  });
  return (
    <div ref={all}>
      {shown.map(({ item, way }) =>
        still ? (
          <ChalkLine way={way} />
        ) : (
          <span class="m-token">
            <Token look={pieceLook(desk.look, desk.things.scene, item.piece)} size={30} />
          </span>
        ),
      )}
    </div>
  );
}

/** The text of a track's figure, unless a later move has written another. */
function figureIn(track: Element, value: number): Text | null {
  const text = track.querySelector("[data-figure]")?.firstChild;
  return text instanceof Text && text.data === digits(value) ? text : null;
}

/** Counts to what the figure says, unless a later move has written another. */
function count(go: Motions, figure: Text, gain: Gain, ms: number, after: number): void {
  const end = figure.data,
    began = performance.now();
  let written = end,
    frame = 0;
  const write = (words: string) => {
    if (figure.data !== written) return false;
    figure.data = written = words;
    return true;
  };
  const step = () => {
    const t = Math.min(1, Math.max(0, (performance.now() - began - after) / ms));
    if (write(digits(gain.value - gain.by + Math.round(gain.by * t))) && t < 1) frame = requestAnimationFrame(step);
  };
  step();
  go.onEnd(() => {
    cancelAnimationFrame(frame);
    write(end);
  });
}

/** Coins, Water, Grit, Energy: gains come to their track, losses leave it. */
export function GainShow({ m, desk, places, rate, still }: ShowProps<"gain">) {
  const all = useRef<HTMLDivElement>(null);
  const look = trackLook(desk.look, m.track, 0);
  const found = useOnPlate(places, () => {
    const track = places.track(m.track, m.owner),
      place = places.place(m.at, m.owner);
    if (!track) return null;
    const own = places.middle(track);
    return { track, own, from: place && place !== track ? places.middle(place) : own };
  });
  useMotions(rate, (go) => {
    if (!found || still) return;
    const { track, own, from } = found;
    const [a, b] = m.by > 0 ? [from, own] : [own, from];
    [...all.current!.querySelectorAll(".m-coin")].forEach((el, i) => {
      go.run(el, arc(a, b, 30), GLIDE_MS, GLIDE, COIN_APART_MS * i);
      go.run(el, [{ opacity: 1 }, { opacity: 0 }], 60, OUT, GLIDE_MS + COIN_APART_MS * i);
    });
    const lands = m.by > 0 ? GLIDE_MS : 0;
    go.touch(track, [{ scale: 1 }, { scale: 1.08 }, { scale: 1 }], SWELL_MS, LAND, lands);
    floatUp(go, all.current!.querySelector(".m-plus"), lands);
    const figure = figureIn(track, m.value);
    if (figure) count(go, figure, m, COUNT_MS / rate, lands / rate);
  });
  if (!found) return null;
  const coins = still ? 0 : coinsOf(m.by);
  return (
    <div ref={all}>
      {Array.from({ length: coins }, () => (
        <span class="m-coin">
          <span style={{ background: look.onDark ?? look.colour }}>
            <Icon name={look.icon ?? "coin"} size={18} />
          </span>
        </span>
      ))}
      <Plus desk={desk} gain={m} at={found.own} />
    </div>
  );
}
