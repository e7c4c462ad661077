// Tracks: pips, ribbons of numbered cells, dots, figures, bars. Colours come with a number.
import type { SceneTrack, ViewTrack } from "../engine/types";
import { trackLook, type TrackLook } from "../look";
import type { Desk } from "./desk";
import { Icon } from "./Icon";

export interface Shown {
  track: SceneTrack;
  value: number;
  look: TrackLook;
  colour: string;
}

export function shownTrack(desk: Desk, t: ViewTrack): Shown | null {
  const track = desk.things.scene.tracks.find((s) => s.id === t.id);
  if (!track) return null;
  const look = trackLook(desk.look, t.id, track.max - track.min + 1);
  return { track, value: t.value, look, colour: (desk.theme === "dark" && look.onDark) || look.colour };
}

function able(desk: Desk, id: string): string {
  return desk.optionsOf(`track:${id}`).length ? " can" : "";
}

function Head({ s, children }: { s: Shown; children?: string }) {
  return (
    <h3 class="head">
      {s.look.icon && <Icon name={s.look.icon} size={15} />} {s.track.label} {s.value} of {s.track.max}
      {children}
    </h3>
  );
}

function Pips({ desk, s }: { desk: Desk; s: Shown }) {
  const from = Math.min(s.track.min, 1);
  const cells = Array.from({ length: s.track.max - from + 1 }, (_, i) => from + i);
  return (
    <div class={`track${able(desk, s.track.id)}`} data-track={s.track.id}>
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

function Ribbon({ desk, s }: { desk: Desk; s: Shown }) {
  const cells = Array.from({ length: s.track.max - s.track.min + 1 }, (_, i) => s.track.min + i);
  const style = { "--pc": s.look.colour, "--rim": s.look.rim ?? s.look.colour, "--pi": s.look.ink ?? "#fff" };
  const share = (at: number) => ((at - s.track.min) / cells.length) * 100;
  return (
    <div class={`track${able(desk, s.track.id)}`} data-track={s.track.id}>
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
    <div class={`track dots${able(desk, s.track.id)}`} data-track={s.track.id}>
      <h3 class="head">{s.track.label}</h3>
      <div class="dot-row" style={{ "--pc": s.colour }} aria-hidden="true">
        {Array.from({ length: s.track.max }, (_, i) => (
          <span class={i < s.value ? "dot f" : "dot"} />
        ))}
      </div>
      <span class="small">{s.value} left</span>
    </div>
  );
}

export function Figure({ desk, s, big }: { desk: Desk; s: Shown; big?: boolean }) {
  return (
    <div
      class={`figure${big ? " big" : ""}${able(desk, s.track.id)}`}
      data-track={s.track.id}
      role="group"
      aria-label={`${s.track.label} ${s.value}`}
    >
      {!big && <h3 class="head">{s.track.label}</h3>}
      <span class="num">
        {!big && s.look.icon && <Icon name={s.look.icon} size={24} colour={s.colour} />}
        {s.value}
        {big ? (
          s.look.icon && <Icon name={s.look.icon} size={26} colour={s.colour} />
        ) : (
          <small>/{s.track.max}</small>
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
      data-track={s.track.id}
      role="group"
      aria-label={`${s.track.label} ${s.value} of ${s.track.max}`}
    >
      {s.look.icon && <Icon name={s.look.icon} size={15} colour={s.colour} />}
      <span class="bl">{s.track.label}</span>
      <b>
        {s.value}/{s.track.max}
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
      return <Figure desk={desk} s={s} />;
    case "score":
      return <Figure desk={desk} s={s} big />;
    case "bar":
      return <Bar s={s} />;
    case "pips":
      return <Pips desk={desk} s={s} />;
  }
}
