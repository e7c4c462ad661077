// The slip: the question, its options with keys and prices, refusals with their clause, one
// filled button. When others are asked it says for whom one waits.
import type { Refused, View } from "../engine/types";
import type { Look } from "../look";
import type { Desk, Row } from "./desk";
import { Icon } from "./Icon";
import { Token } from "./Token";
import { capital, Price } from "./words";

export function Clause({ desk, clause }: { desk: Desk; clause: string }) {
  if (!clause) return null;
  return (
    <button class="clause" onClick={() => desk.showClause(clause)} aria-label={`Rule ${clause}`}>
      {clause}
    </button>
  );
}

function OptionIcon({ desk, row }: { desk: Desk; row: Row }) {
  const { look } = desk;
  const verb = row.kind === "option" ? row.option.verb : row.verb;
  const words = row.kind === "option" ? row.option.words.toLowerCase() : "";
  const token = Object.entries(look.pieces).find(
    ([kind, p]) => p.icon && look.legend.some((line) => line.includes(kind)) && words.includes(kind.replace(/_/g, " ")),
  );
  if (token) return <Token look={token[1]} size={22} />;
  return <Icon name={look.verbs[verb] ?? "arrow"} size={20} />;
}

const SHORT = 16; // a longer price stands below the words

export function OptionWords({ words, price, look }: { words: string; price: string; look: Look }) {
  const below = price.length > SHORT;
  const shown = <Price words={below ? capital(price) : price} look={look} />;
  return (
    <>
      <span class="w">
        {capital(words)}
        {below && <small>{shown}</small>}
      </span>
      {!below && <span class="c">{shown}</span>}
    </>
  );
}

function OptionLine({ desk, row, at, on }: { desk: Desk; row: Row; at: number; on: boolean }) {
  const option = row.kind === "option" ? row.option : null;
  return (
    <li>
      <button
        class={on ? "opt on" : "opt"}
        data-option={option?.id}
        data-verb={option?.verb ?? (row.kind === "group" ? row.verb : undefined)}
        aria-keyshortcuts={row.key <= 9 ? String(row.key) : undefined}
        onClick={() => desk.doRow(row)}
        onFocus={() => desk.cursor !== at && desk.setCursor(at)}
      >
        <span class="k" aria-hidden="true">
          {row.key <= 9 ? row.key : ""}
        </span>
        <OptionIcon desk={desk} row={row} />
        {row.kind === "option" ? (
          <OptionWords words={row.option.words} price={row.option.price} look={desk.look} />
        ) : (
          <>
            <span class="w">{row.words} …</span>
            <span class="c many">{row.onMap ? `${row.count} on the map` : `${row.count} ways`}</span>
          </>
        )}
      </button>
    </li>
  );
}

export function RefusedLine({ desk, refused }: { desk: Desk; refused: Refused }) {
  return (
    <li class="nope">
      <Icon name="no" size={18} colour="var(--refusal)" />
      <span>
        <b>{capital(refused.words)}</b>
        <br />
        <i>{capital(refused.reason)}</i> · <Clause desk={desk} clause={refused.clause} />
      </span>
    </li>
  );
}

/** What the thing pointed at is, in a title and a line. */
function aboutWords(desk: Desk, view: View, ref: string): { title: string; detail: string } {
  const { things } = desk;
  const name = things.name(ref, view);
  const space = things.spaces.get(ref);
  const card = things.cards.get(ref);
  if (card) return { title: name, detail: card.text };
  if (space) {
    const here = view.pieces
      .filter((p) => p.space === ref)
      .map((p) => things.scene.pieces.find((k) => k.kind === p.kind)?.label ?? p.kind);
    return {
      title: here.length ? `${name}: ${here.join(", ")}.` : `${name}.`,
      detail: [space.note, space.region].filter(Boolean).map(capital).join(". "),
    };
  }
  const track = ref.startsWith("track:")
    ? things.scene.tracks.find((t) => `track:${t.id}` === ref)
    : undefined;
  if (track) {
    const value = view.tracks.find((t) => t.id === track.id)?.value ?? 0;
    return {
      title: `${track.label} ${value} of ${track.max}.`,
      detail: track.marks.map((m) => `${m.at} ${m.label} ${m.text}`).join(" "),
    };
  }
  return { title: `${name}.`, detail: "" };
}

function waitingWords(desk: Desk, view: View): { title: string; detail: string } {
  if (view.over) return { title: "The match is over.", detail: view.result?.words ?? "" };
  const active = view.seats.findIndex((s) => s.active);
  const asked = view.waiting[0] ?? active;
  const name = view.seats[asked]?.name ?? "The table";
  const doing = desk.match.thinking() >= 0 ? "thinks" : "moves";
  return { title: `${name} ${doing}.`, detail: `${view.round}, ${view.phase}.` };
}

function primaryWords(row: Row | undefined): string {
  if (!row) return "";
  return row.kind === "option" ? capital(row.option.words) : `${row.words} …`;
}

function Undo({ desk, view }: { desk: Desk; view: View }) {
  const stopped = view.undo;
  const own = desk.match.sitters.length === 1 && stopped !== null && desk.match.moves() > 0;
  return (
    <button
      class="btn sec"
      onClick={() => desk.undo(own)}
      disabled={stopped !== null && !own}
      title={stopped ?? "Take back your last decision (u)"}
      aria-label={stopped ? `${own ? "Undo past it" : "Undo"}. ${stopped}` : "Undo"}
    >
      <Icon name="undo" size={16} /> <span class="undo-word">{own ? "Undo past it" : "Undo"}</span>
    </button>
  );
}

export function Slip({ desk }: { desk: Desk }) {
  const { view } = desk;
  const asks = desk.readOnly ? null : view.asks;
  const about = desk.about();
  const rows = desk.rows(),
    reasons = desk.reasons();
  // A question that is wholly about the thing pointed at speaks for itself.
  const asksAboutIt = about !== null && asks !== null && rows.length === asks.options.length;
  const head = about && !asksAboutIt
    ? aboutWords(desk, view, about)
    : asks
      ? { title: asks.prompt, detail: asks.detail }
      : waitingWords(desk, view);
  const guide = desk.guide();
  const other = about !== null && desk.isElsewhere(about);
  const few = about ? 3 : 2;
  const row = rows[desk.cursor];
  return (
    <section
      class={`slip${rows.length > 2 || guide ? " many" : ""}${guide ? " guided" : ""}`}
      aria-label="What you can do"
    >
      <div class="q" aria-live="off">
        <h2>{head.title}</h2>
        {head.detail && <p>{head.detail}</p>}
        {guide && (
          <p class="guide">
            <Icon name="lamp" size={16} /> <span>{guide}</span>{" "}
            <button class="link" onClick={() => desk.guideRead()}>
              Got it
            </button>
          </p>
        )}
      </div>
      {desk.complaint && (
        <p class="complaint" role="alert">
          {desk.complaint}
        </p>
      )}
      {rows.length > 0 && (
        <ul class="opts" aria-label="Options">
          {rows.map((r, i) => (
            <OptionLine
              key={r.kind === "option" ? r.option.id : r.verb}
              desk={desk}
              row={r}
              at={i}
              on={i === desk.cursor}
            />
          ))}
        </ul>
      )}
      {asks && reasons.length > 0 && (
        <ul class="nopes" aria-label="Not now">
          {reasons.slice(0, few).map((r) => (
            <RefusedLine key={r.id} desk={desk} refused={r} />
          ))}
          {reasons.length > few && (
            <li class="more">
              <button class="link" onClick={() => desk.open("why")}>
                Why not? {reasons.length - few} more
              </button>
            </li>
          )}
        </ul>
      )}
      {asks && rows.length === 0 && reasons.length === 0 && (
        <p class="nothing">
          {other ? "Tap it to step back and choose this instead." : "Nothing to do with this now."}
        </p>
      )}
      <div class="do">
        {asks && row && (
          <button class="btn primary" onClick={() => desk.playCursor()}>
            {primaryWords(row)}
          </button>
        )}
        {asks && !row && other && (
          <button class="btn primary" onClick={() => desk.point(about)}>
            This instead
          </button>
        )}
        {asks && !row && !other && (
          <button class="btn primary" onClick={() => desk.setFocus(null)}>
            All that you can do
          </button>
        )}
        {!asks && !view.over && !desk.readOnly && (
          <button class="btn sec wide" onClick={() => desk.match.skip()}>
            <Icon name="dash" size={16} /> Skip the wait
          </button>
        )}
        {!asks && view.over && !desk.readOnly && desk.resultClosed && (
          <button
            class="btn primary"
            onClick={() => {
              desk.resultClosed = false;
              desk.changed();
            }}
          >
            Show the result
          </button>
        )}
        {asks && reasons.length > 0 && (
          <button
            class="btn sec why"
            onClick={() => desk.open("why")}
            aria-label={`Why not? ${reasons.length} refused`}
            title="Why not? (w)"
          >
            <Icon name="no" size={18} colour="var(--refusal)" />
          </button>
        )}
        {!desk.readOnly && <Undo desk={desk} view={view} />}
      </div>
    </section>
  );
}

/** All refusals, in a drawer over the slip. */
export function WhyNot({ desk }: { desk: Desk }) {
  return (
    <ul class="nopes all" aria-label="All that is refused now">
      {desk.reasons().map((r) => (
        <RefusedLine key={r.id} desk={desk} refused={r} />
      ))}
    </ul>
  );
}
