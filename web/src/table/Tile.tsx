// The face of a tile on which dice are set: its name, the faces that it needs, each in a frame that
// is filled once a set lies there, and what it does.
import type { Mark, SceneCard, ViewItem } from "../engine/types";
import type { Look } from "../look";
import { Icon } from "./Icon";
import { costOf, partsOf, said, type Part, type Said } from "./markedWords";
import { capital, Price, typeset } from "./Figures";

const DICE = "dice"; // the row of a tile that says what it needs

/** The dice that a tile needs. */
function needsOf(card: SceneCard): Said {
  const row = card.rows?.find((r) => r.id === DICE);
  return said(row?.words ?? "", row?.words_marks);
}

/** How many sets lie on it: the amount in its note. */
const setsOn = (marks: Mark[]): number => marks.find((m) => m.unit === "sets")?.amount ?? 0;

function Frames({ mark, look, set }: { mark: Mark; look: Look; set: boolean }) {
  const icon = look.units[mark.unit ?? ""]?.icon ?? "cards";
  return (
    <>
      {Array.from({ length: mark.amount ?? 1 }, (_, i) => (
        <span key={i} class={set ? "frame set" : "frame"}>
          <Icon name={icon} size={16} />
        </span>
      ))}
    </>
  );
}

/** "2 Gun, Gun or Knife" as frames; "or" and the like stay words. */
function Needed({ of, look, sets }: { of: Said; look: Look; sets: number }) {
  if (!of.words) return null;
  return (
    <span class="frames" role="img" aria-label={`Needs ${of.words}${sets ? `, ${sets} set` : ""}`}>
      {partsOf(of).map(({ words, mark }, i) =>
        mark?.unit ? <Frames key={i} mark={mark} look={look} set={sets > 0} /> : <i key={i}>{mark?.as === "gap" ? "" : words}</i>,
      )}
      {sets > 1 && <b class="times">×{sets}</b>}
    </span>
  );
}

/** Where the conditions and additions begin: tiles with little room leave them out. */
function endOfMain(parts: Part[]): number {
  const at = parts.findIndex(({ mark }) => mark?.as === "line");
  return at < 0 ? parts.length : at;
}

/** A sign for each time that it happens: without words all of them are shown, beside words one is. */
function Signs({ mark, look }: { mark: Mark; look: Look }) {
  const icon = look.units[mark.unit!]?.icon;
  if (!icon) return null;
  return (
    <>
      {Array.from({ length: mark.amount ?? 1 }, (_, i) => (
        <span key={i} class={i > 0 ? "again" : ""}>
          <Icon name={icon} size={17} colour={look.colours[icon]} />
        </span>
      ))}{" "}
    </>
  );
}

/** Signs and words of what it does. */
function Does({ parts, look }: { parts: Part[]; look: Look }) {
  const end = endOfMain(parts);
  return (
    <span class="does">
      {parts.map(({ words, mark }, i) =>
        mark?.unit ? (
          <b key={i} class={i < end ? "" : "more"}>
            <Signs mark={mark} look={look} />
            <span class="w">{words}</span>
          </b>
        ) : (
          <span key={i} class={i < end ? "w" : "w more"}>
            {words}
          </span>
        ),
      )}
    </span>
  );
}

interface TileProps {
  card: SceneCard;
  look: Look;
  item?: Pick<ViewItem, "note" | "note_marks"> | undefined;
}

export function TileFace({ card, look, item }: TileProps) {
  const marks = item?.note_marks ?? [],
    signs = marks.filter((m) => m.as === "sign"),
    cost = costOf(card);
  return (
    <>
      <span class="tile-head">
        <span class="nm">{typeset(card.title)}</span>
        {signs.map((m) => (
          <span key={m.other} class={`tile-sign ${m.other}`}>
            <Icon name={look.units[m.other ?? ""]?.icon ?? "check"} size={18} />
          </span>
        ))}
        {cost.words && (
          <span class="pill">
            <Price of={cost} look={look} size={14} />
          </span>
        )}
      </span>
      <Needed of={needsOf(card)} look={look} sets={setsOn(marks)} />
      <Does parts={partsOf(said(card.text, card.text_marks))} look={look} />
      <span class="tile-note">{item?.note ? capital(item.note) : ""}</span>
    </>
  );
}
