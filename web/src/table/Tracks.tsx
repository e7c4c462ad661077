// Tracks: pips, meters, ribbons of numbered cells, dots, figures, bars. Colours come with a
// number.
import type { Owner, SceneTrack, ViewTrack } from "../engine/types";
import { trackLook, type TrackLook } from "../look";
import type { Desk } from "./desk";
import { Icon } from "./Icon";
import { digits } from "./price";

export interface Shown {
  track: SceneTrack;
  owner: Owner;
  value: number;
  /** Where it stops or turns, for this owner. */
  limit: number | undefined;
  look: TrackLook;
  colour: string;
}

export function shownTrack(desk: Desk, t: ViewTrack): Shown | null {
  const track = desk.things.scene.tracks.find((s) => s.id === t.id);
  if (!track) return null;
  const look = trackLook(desk.look, t.id, track.max - track.min + 1);
  if (look.as === "none") return null;
  const colour = (desk.theme === "dark" && look.onDark) || look.colour;
  return { track, owner: t.owner, value: t.value, limit: t.limit, look, colour };
}

export function tracksOf(desk: Desk, owner: Owner): Shown[] {
  const others = owner !== "table" && owner !== desk.view.viewer;
  return desk.view.tracks
    .filter((t) => t.owner === owner)
    .flatMap((t) => shownTrack(desk, t) ?? [])
    .filter((s) => !(others && s.look.own));
}

/** An option names a track but not its owner: if the viewer has one, it is the viewer's. */
export function able(desk: Desk, s: Shown): string {
  const { tracks, viewer } = desk.view;
  if (desk.optionsOf(`track:${s.track.id}`).length === 0) return "";
  const others = s.owner !== viewer && tracks.some((t) => t.id === s.track.id && t.owner === viewer);
  return others ? "" : " can";
}

/** Where the drawing of a change floats (motion.ts). */
export function trackData(s: Shown): Record<string, string> {
  return { "data-track": s.track.id, "data-owner": String(s.owner) };
}

/** A track's value, which counts when it changes. */
export const Value = ({ s }: { s: Shown }) => <span data-figure>{digits(s.value)}</span>;

const ENDLESS = 1000; // a track without a printed end has no limit

/** What a count is heading for: its owner's limit, else its last mark. */
function goalOf(s: Shown): number | null {
  return s.limit ?? (s.look.worth ? null : (s.track.marks[s.track.marks.length - 1]?.at ?? null));
}

function Head({ s, children }: { s: Shown; children?: string }) {
  return (
    <h3 class="head">
      {s.look.icon && <Icon name={s.look.icon} size={15} />}
      <span>
        {s.track.label} <Value s={s} /> of {s.track.max}
      </span>
      {children}
    </h3>
  );
}

function Pips({ desk, s }: { desk: Desk; s: Shown }) {
  const from = Math.min(s.track.min, 1);
  const cells = Array.from({ length: s.track.max - from + 1 }, (_, i) => from + i);
  return (
    <div class={`track${able(desk, s)}`} {...trackData(s)}>
      <Head s={s} />
      <div class="pips" style={{ "--pc": s.colour }} aria-hidden="true">
        {cells
          .filter((n) => n > 0)
          .map((n) => (
            <span
              class={`pip${n <= s.value ? " f" : ""}${s.track.marks.some((m) => m.at === n) ? " mark" : ""}`}
            />
          ))}
      </div>
    </div>
  );
}

/** One icon for each step: what is left, what is lost crossed out, what is not there yet faint. */
function IconRow({ s, most }: { s: Shown; most: number }) {
  return (
    <div class="icon-row" aria-hidden="true">
      {Array.from({ length: s.track.max }, (_, i) => i + 1).map((n) => (
        <span key={n} class={n <= s.value ? "has" : n <= most ? "lost" : "not-yet"}>
          <Icon name={s.look.icon ?? "heart"} size={18} {...(n <= s.value && { colour: s.colour })} />
        </span>
      ))}
    </div>
  );
}

/** A label, the value and a row of small pips; what the owner does not have yet is dotted, a
 * turning point has a wedge. */
export function Meter({ desk, s, tells }: { desk: Desk; s: Shown; tells: string }) {
  const turns = s.limit !== undefined && s.look.turns;
  const most = s.limit !== undefined && !turns ? s.limit : s.track.max;
  const turned = turns && s.value >= s.limit!;
  return (
    <div
      class={`meter${able(desk, s)}`}
      {...trackData(s)}
      role="group"
      aria-label={`${s.track.label} ${s.value}${s.limit !== undefined ? (turns ? `, ${turns} ${s.limit}` : ` of ${s.limit}`) : ""}`}
    >
      <p>
        {s.look.icon && <Icon name={s.look.icon} size={16} colour={s.colour} />}
        <span class={turned ? "bad" : "mute"}>
          {s.track.label}
          {turns && `, ${turns} ${s.limit}`}
          {tells && `, ${tells}`}
        </span>
        <b>
          <Value s={s} />
          {s.limit !== undefined && !turns && ` of ${s.limit}`}
        </b>
      </p>
      {s.look.as === "icons" ? <IconRow s={s} most={most} /> : <div class="pips" style={{ "--pc": s.colour }} aria-hidden="true">
        {Array.from({ length: s.track.max }, (_, i) => i + 1).map((n) => (
          <span
            class={`pip${n <= s.value ? " f" : ""}${n > most ? " not-yet" : ""}${turns && n === s.limit ? " turn" : ""}`}
          />
        ))}
      </div>}
    </div>
  );
}

/** Icon and value in one line, with its limit: "3/5". */
export function Small({ desk, s, label }: { desk: Desk; s: Shown; label?: boolean }) {
  const limit = goalOf(s);
  return (
    <span
      class={`small-track${able(desk, s)}`}
      {...trackData(s)}
      role="group"
      aria-label={`${s.track.label} ${s.value}${limit !== null ? ` of ${limit}` : ""}`}
      title={s.track.label}
    >
      {s.look.icon && <Icon name={s.look.icon} size={17} colour={s.colour} />}
      <b class={s.look.turns && s.limit !== undefined && s.value >= s.limit ? "bad" : ""}><Value s={s} /></b>
      {limit !== null && <span class="mute">/{limit}</span>}
      {label && <span class="mute word">{s.look.label ?? s.track.label}</span>}
    </span>
  );
}

function Ribbon({ desk, s }: { desk: Desk; s: Shown }) {
  const cells = Array.from({ length: s.track.max - s.track.min + 1 }, (_, i) => s.track.min + i);
  const style = { "--pc": s.look.colour, "--rim": s.look.rim ?? s.look.colour, "--pi": s.look.ink ?? "#fff" };
  const share = (at: number) => ((at - s.track.min) / cells.length) * 100;
  return (
    <div class={`track${able(desk, s)}`} {...trackData(s)}>
      <Head s={s} />
      <div class="ribbon" style={style} aria-hidden="true">
        {cells.map((n) => (
          <span class={n <= s.value ? "cell f" : "cell"}>{n}</span>
        ))}
      </div>
      <ul class="marks">
        {s.track.marks.map((m) => {
          const late = share(m.at) > 62;
          const place = late
            ? { right: `${Math.max(0, 100 - share(m.at) - 100 / cells.length)}%` }
            : { left: `${share(m.at)}%` };
          return (
            <li class={`${s.value >= m.at ? "now" : ""}${late ? " late" : ""}`} style={place} title={m.text}>
              <b>
                {m.at} {m.label}
              </b>
              <span class="sr">
                {" "}
                {m.text}
                {s.value >= m.at ? " Now." : ""}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Dots({ desk, s }: { desk: Desk; s: Shown }) {
  return (
    <div class={`track dots${able(desk, s)}`} {...trackData(s)}>
      <h3 class="head">{s.track.label}</h3>
      <div class="dot-row" style={{ "--pc": s.colour }} aria-hidden="true">
        {Array.from({ length: s.track.max }, (_, i) => (
          <span class={i < s.value ? "dot f" : "dot"} />
        ))}
      </div>
      <span class="still"><Value s={s} /> left</span>
    </div>
  );
}

export function Figure({ desk, s, big }: { desk: Desk; s: Shown; big?: boolean }) {
  return (
    <div
      class={`figure${big ? " big" : ""}${able(desk, s)}`}
      {...trackData(s)}
      role="group"
      aria-label={`${s.track.label} ${s.value}`}
    >
      {!big && <h3 class="head">{s.track.label}</h3>}
      <span class="num">
        {!big && s.look.icon && <Icon name={s.look.icon} size={24} colour={s.colour} />}
        <Value s={s} />
        {big ? (
          s.look.icon && <Icon name={s.look.icon} size={26} colour={s.colour} />
        ) : (
          s.track.max < ENDLESS && <small>/{s.track.max}</small>
        )}
      </span>
    </div>
  );
}

/** One line with a bar, for narrow windows. */
export function Bar({ s }: { s: Shown }) {
  const full = Math.max(1, s.track.max);
  return (
    <div
      class="bar-track"
      {...trackData(s)}
      role="group"
      aria-label={`${s.track.label} ${s.value} of ${s.track.max}`}
    >
      {s.look.icon && <Icon name={s.look.icon} size={15} colour={s.colour} />}
      <span class="bl">{s.track.label}</span>
      <b>
        <Value s={s} />/{s.track.max}
      </b>
      <span class="well" aria-hidden="true">
        <span style={{ width: `${(100 * s.value) / full}%`, background: s.colour }} />
      </span>
    </div>
  );
}

export function TrackView({ desk, s }: { desk: Desk; s: Shown }) {
  switch (s.look.as) {
    case "ribbon":
      return <Ribbon desk={desk} s={s} />;
    case "dots":
      return <Dots desk={desk} s={s} />;
    case "figure":
    case "pool":
      return <Figure desk={desk} s={s} />;
    case "chip":
    case "count":
    case "alarm":
      return <Small desk={desk} s={s} label />;
    case "score":
      return <Figure desk={desk} s={s} big />;
    case "bar":
      return <Bar s={s} />;
    case "pips":
      return <Pips desk={desk} s={s} />;
    case "none":
      return null;
    case "icons":
      return <Meter desk={desk} s={s} tells="" />;
  }
}
