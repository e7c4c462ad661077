// What is held up for everybody: a rival's card, something turned up, the turn, a threshold.
import { useRef } from "preact/hooks";
import type { Owner, Ref } from "../../engine/types";
import { mapLook, roleLook, SEATS } from "../../look";
import { CardBack, CardFace } from "../Card";
import type { Desk } from "../desk";
import { Icon } from "../Icon";
import { TILE } from "../map/Lands";
import { TileDrawing } from "../map/Tiles";
import { SeatMark } from "../Token";
import { fadeIn, GLIDE, OUT } from "./move";
import type { Box, Places, Spot } from "./places";
import { isSmall, spotStyle, styleOf, useMotions, useOnce, within, type ShowProps } from "./show";

export const COME_MS = 240,
  HOLD_MS = 1000,
  GO_MS = 220,
  FRAME_MS = 260,
  RIBBON_MS = 700,
  FLASH_MS = 160,
  LABEL_MS = 1200,
  FLIP_MS = 280,
  REVEALED_MS = 500;
const CARD: Spot = { x: 235, y: 330 },
  SMALL_CARD: Spot = { x: 168, y: 235 };

/** Moves something drawn around `at` to the middle of an element and makes it as small. */
function towards(at: Spot, size: Spot, to: Element | null, places: Places): Keyframe {
  if (!to) return { translate: "0 0", scale: 0.3, opacity: 0 };
  const middle = places.middle(to),
    box = places.box(to);
  return {
    translate: `${middle.x - at.x}px ${middle.y - at.y}px`,
    scale: Math.max(0.12, Math.min(1, box.w / size.x, box.h / size.y)),
    opacity: 0.4,
  };
}

const around = (at: Spot, size: Spot) => styleOf({ x: at.x - size.x / 2, y: at.y - size.y / 2, w: size.x, h: size.y });

const CHIP_HIGH = 60; // px: a lower seat is a chip in the bar

/** Beside its seat, or below its chip, inside the table. */
function besideSeat(places: Places, seat: Element | null, size: Spot): Spot {
  const box: Box = seat ? places.box(seat) : { x: places.size().x / 2 - size.x, y: 80, w: 0, h: 0 };
  if (box.h < CHIP_HIGH) return within({ x: box.x + box.w / 2, y: box.y + box.h + 12 + size.y / 2 }, size.x, size.y, places);
  const right = box.x + box.w + 16 + size.x / 2 < places.size().x;
  const x = right ? box.x + box.w + 16 + size.x / 2 : box.x - 16 - size.x / 2;
  return within({ x, y: box.y + box.h / 2 }, size.x, size.y, places);
}

function Badge({ desk, seat }: { desk: Desk; seat: number }) {
  const role = roleLook(desk.look, desk.view.seats[seat]?.role ?? "", seat);
  return (
    <span class="mark" style={{ background: role.colour }}>
      {desk.look.roles[desk.view.seats[seat]?.role ?? ""] ? <Icon name={role.icon} size={22} /> : <SeatMark seat={seat} size={24} />}
    </span>
  );
}

function Big({ desk, card, size }: { desk: Desk; card: string; size: Spot }) {
  const face = desk.things.cards.get(card);
  return (
    <span class="card" style={{ "--card-w": `${size.x}px`, "--card-h": `${size.y}px`, "--card-text": String(size.x / 190) }}>
      {face && <CardFace card={face} look={desk.look} />}
    </span>
  );
}

/** Comes from its seat, turns, is held up, and goes where it acts. */
export function CardShow({ m, desk, places, rate, still }: ShowProps<"card">) {
  const up = useRef<HTMLDivElement>(null);
  const size = isSmall(places) ? SMALL_CARD : CARD;
  const { at, seat, end } = useOnce(() => {
    const from = places.seat(m.seat);
    return { seat: from, at: besideSeat(places, from, size), end: m.to ? places.thing(m.to, m.owner) : from };
  });
  const kind = desk.things.cards.get(m.card)?.kind ?? "";
  useMotions(rate, (go) => {
    const el = up.current!;
    if (still) return go.run(el, fadeIn, 120, OUT);
    go.run(el, [towards(at, size, seat, places), { translate: "0 0", scale: 1, opacity: 1 }], COME_MS, OUT);
    go.run(el.querySelector(".turns"), [{ transform: "rotateY(180deg)" }, { transform: "rotateY(0deg)" }], COME_MS, OUT);
    go.run(el, [{ translate: "0 0", scale: 1, opacity: 1 }, towards(at, size, end, places)], GO_MS, GLIDE, COME_MS + HOLD_MS);
  });
  return (
    <div class="m-card" ref={up} style={around(at, size)}>
      <div class="turns">
        <Big desk={desk} card={m.card} size={size} />
        {!still && <CardBack kind={kind} look={desk.look} />}
      </div>
      {m.seat !== null && <Badge desk={desk} seat={m.seat} />}
      {m.against && <span class="m-says bad">on you</span>}
    </div>
  );
}

/** Flips at its place, grows to 1.25, settles. */
export function RevealShow({ m, desk, places, rate, still }: ShowProps<"reveal">) {
  const up = useRef<HTMLDivElement>(null);
  const tile = desk.things.scene.spaces.find((s) => s.card === m.card && s.w);
  const size = useOnce(() => tileSize(places, m.card, tile !== undefined));
  const at = useOnce(() => {
    const place = places.card(m.card) ?? places.place(null, m.who);
    return within(place ? places.middle(place) : { x: places.size().x / 2, y: places.size().y / 2 }, size.x * 1.25, size.y * 1.25, places);
  });
  useMotions(rate, (go) => {
    const el = up.current!;
    if (still) return go.run(el, fadeIn, 120, OUT);
    go.run(
      el,
      [
        { transform: "rotateY(90deg)", scale: 0.6 },
        { transform: "rotateY(0deg)", scale: 1.25, offset: 0.6 },
        { transform: "rotateY(0deg)", scale: 1 },
      ],
      FLIP_MS,
      GLIDE,
    );
    go.run(el, [{ opacity: 1 }, { opacity: 0 }], 120, OUT, FLIP_MS + REVEALED_MS - 120);
  });
  return (
    <div class="m-card" ref={up} style={around(at, size)}>
      {tile ? (
        <svg viewBox={`${-TILE / 2} ${-TILE / 2} ${TILE} ${TILE}`} width={size.x} height={size.y}>
          <TileDrawing space={tile} map={mapLook(desk.look, tile.map)} scale={size.x / TILE} />
        </svg>
      ) : (
        <Big desk={desk} card={m.card} size={size} />
      )}
    </div>
  );
}

/** A tile is as large as it lies on the map. */
function tileSize(places: Places, card: Ref, isTile: boolean): Spot {
  const lies = isTile ? places.card(card) : null;
  if (!lies) return SMALL_CARD;
  const { w, h } = places.box(lies);
  return { x: w, y: h };
}

// ---- The turn ----

/** Across the plate, in the colour of the seat. */
function Ribbon({ seat, words, plate }: { seat: number; words: string; plate: Box }) {
  const { colour } = SEATS[seat % SEATS.length]!;
  return (
    <div class="m-ribbon" style={{ ...styleOf({ ...plate, y: plate.y + plate.h * 0.42, h: 64 }), background: colour }}>
      <SeatMark seat={seat} size={26} /> <b>{words}</b>
    </div>
  );
}

const lift: Keyframe[] = [{ translate: "0 0" }, { translate: "0 -6px" }, { translate: "0 0" }];

export function TurnShow({ m, places, rate, still }: ShowProps<"turn">) {
  const all = useRef<HTMLDivElement>(null);
  const { plate, from, to } = useOnce(() => {
    const boxOf = (el: Element | null) => el && places.box(el);
    return { plate: boxOf(places.plate()), from: boxOf(places.seat(m.from)), to: boxOf(places.seat(m.to)) };
  });
  useMotions(rate, (go) => {
    const el = all.current!;
    if (still) return;
    if (from && to) {
      const frame = (b: Box): Keyframe => ({ left: `${b.x}px`, top: `${b.y}px`, width: `${b.w}px`, height: `${b.h}px` });
      go.run(el.querySelector(".m-frame"), [frame(from), frame(to)], FRAME_MS, GLIDE);
    }
    const ribbon = el.querySelector(".m-ribbon");
    go.run(ribbon, [{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0 0 0 0)" }], FRAME_MS, GLIDE);
    go.run(ribbon, [{ opacity: 1 }, { opacity: 0 }], 120, OUT, FRAME_MS + RIBBON_MS - 120);
    if (m.prompt) go.touch(places.find(".right .slip", ".slip"), lift, FRAME_MS, OUT, FRAME_MS);
  });
  return (
    <div ref={all}>
      {!still && from && to && <span class="m-frame" style={{ color: SEATS[m.to % SEATS.length]!.colour }} />}
      {m.prompt && plate && <Ribbon seat={m.to} words={m.prompt} plate={plate} />}
    </div>
  );
}

// ---- A threshold ----

function ownerName(desk: Desk, owner: Owner): number | null {
  return owner === "table" || desk.view.seats.length < 2 ? null : owner;
}

/** The place on the track flashes twice; the label says what changes. */
export function ThresholdShow({ m, desk, places, rate, still }: ShowProps<"threshold">) {
  const label = useRef<HTMLSpanElement>(null);
  const { track, at } = useOnce(() => {
    const found = places.track(m.track, m.owner);
    const spot = found ? places.middle(found) : { x: places.size().x / 2, y: 80 };
    return { track: found, at: within({ x: spot.x, y: spot.y + 34 }, 260, 60, places) };
  });
  const seat = ownerName(desk, m.owner);
  useMotions(rate, (go) => {
    go.run(label.current, fadeIn, 120, OUT);
    if (still) return;
    // Twice in 320 ms: well under three times a second with what follows.
    go.touch(track, [{ filter: "brightness(1)" }, { filter: "brightness(1.9)" }, { filter: "brightness(1)" }, { filter: "brightness(1.9)" }, { filter: "brightness(1)" }], 2 * FLASH_MS, "linear");
  });
  return (
    <span class="m-label" ref={label} style={spotStyle(at)}>
      {seat !== null && <SeatMark seat={seat} size={15} />} {m.label}
    </span>
  );
}
