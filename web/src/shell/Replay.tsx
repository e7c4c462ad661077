// Any record, step by step: a scrubber under the table, seen from any seat.
import { useEffect, useRef, useState } from "preact/hooks";
import { Engine } from "../engine/wasm";
import { lookOf, type Theme } from "../look";
import { Match } from "../match/match";
import { openStore } from "../saves/store";
import { Icon } from "../table/Icon";
import { TableScreen } from "../table/TableScreen";
import { bringRecord } from "./actions";
import { usePromise } from "./hooks";
import { say, sayError } from "./notice";
import { go } from "./route";
import { RulesDialog } from "./Rules";
import { ShareDialog } from "./Share";
import { unpackRecord } from "./link";
import { Sorry } from "./Sorry";

/** More than a record can hold. */
const EVERY_MOVE = 1_000_000;
const PACES: [string, number][] = [["Calm", 1400], ["Quick", 600], ["Fast", 180]];

/** The record behind an address, or why there is none. */
function useRecord(read: () => Promise<string>, again: string): { record?: string; refusal?: string } {
  return usePromise(() => read().then((record) => ({ record }), (e: Error) => ({ refusal: e.message })), [again]) ?? {};
}

export function SavedReplay({ engine, id, theme }: { engine: Engine; id: string; theme: Theme }) {
  const { record, refusal } = useRecord(async () => {
    const kept = await (await openStore()).record(id);
    if (kept === null) throw new Error("This match is not in this browser; it may have been deleted.");
    return kept;
  }, id);
  if (refusal) return <Sorry words={refusal} />;
  return record ? <Replay key={id} engine={engine} record={record} theme={theme} from="start" /> : null;
}

export function SharedPosition({ engine, packed, theme }: { engine: Engine; packed: string; theme: Theme }) {
  const { record, refusal } = useRecord(() => unpackRecord(packed), packed);
  if (refusal) return <Sorry words={refusal} />;
  return record ? <Replay key={packed} engine={engine} record={record} theme={theme} from="end" /> : null;
}

/** The match after `at` moves; the previous one stays until the next is loaded. */
function usePosition(record: string, at: number): { match: Match | null; refusal: string } {
  const [state, setState] = useState<{ match: Match | null; refusal: string }>({ match: null, refusal: "" });
  const shown = useRef<Match | null>(null);
  useEffect(() => {
    let gone = false;
    Match.load(record, at).then(
      (match) => {
        if (gone) return match.close();
        const before = shown.current;
        shown.current = match;
        setState({ match, refusal: "" });
        // The screen still reads the old one until it has drawn the new.
        if (before) setTimeout(() => before.close(), 1000);
      },
      (e: Error) => !gone && setState((s) => ({ ...s, refusal: e.message })),
    );
    return () => { gone = true; };
  }, [record, at]);
  useEffect(() => () => void setTimeout(() => shown.current?.close(), 1000), []);
  return state;
}

function Replay({ engine, record, theme, from }: { engine: Engine; record: string; theme: Theme; from: "start" | "end" }) {
  const total = usePromise(async () => {
    const whole = await Match.load(record, EVERY_MOVE);
    const moves = whole.moves();
    whole.close();
    return moves;
  }, [record]);
  const [at, setAt] = useState(from === "start" ? 0 : EVERY_MOVE);
  const [viewer, setViewer] = useState<number | null>(null);
  const [open, setOpen] = useState<"" | "share" | "rules">("");
  const [clause, setClause] = useState("");
  const { match, refusal } = usePosition(record, at);
  useEffect(() => { if (total !== undefined && at > total) setAt(total); }, [total]);
  const edition = match?.edition ?? "";
  useEffect(() => { if (edition) say(edition); }, [edition]);
  if (refusal) return <Sorry words={refusal} />;
  if (!match || total === undefined) return null;
  if (viewer !== null && match.viewer !== viewer) match.viewer = viewer;
  const playOn = () => bringRecord(match.record(false), "").catch(sayError);
  return (
    <TableScreen match={match} look={lookOf(engine, match.game)} theme={theme} readOnly onMove={setAt}
      onMenu={() => go({ at: "start" })} onRules={(c) => { setClause(c ?? ""); setOpen("rules"); }}
      below={<Scrubber match={match} at={Math.min(at, total)} total={total} onGo={setAt} viewer={match.viewer} onViewer={setViewer}
        onShare={() => setOpen("share")} onPlayOn={() => void playOn()} />}>
      {open === "share" && <ShareDialog record={match.record(false)} game={match.game.name} onClose={() => setOpen("")} />}
      {open === "rules" && <RulesDialog engine={engine} game={match.game} clause={clause} onClose={() => setOpen("")} />}
    </TableScreen>
  );
}

interface ScrubberProps {
  match: Match; at: number; total: number; onGo: (at: number) => void;
  viewer: number; onViewer: (seat: number) => void; onShare: () => void; onPlayOn: () => void;
}

function Scrubber({ match, at, total, onGo, viewer, onViewer, onShare, onPlayOn }: ScrubberProps) {
  const [playing, setPlaying] = useState(false);
  const [pace, setPace] = useState(0);
  useEffect(() => {
    if (!playing) return;
    if (at >= total) return setPlaying(false);
    const timer = setTimeout(() => onGo(at + 1), PACES[pace]![1]);
    return () => clearTimeout(timer);
  }, [playing, at, total, pace]);
  const step = (by: number) => { setPlaying(false); onGo(Math.max(0, Math.min(total, at + by))); };
  const toggle = () => {
    if (!playing && at >= total) onGo(0);
    setPlaying(!playing);
  };
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      const typing = e.target instanceof Element && e.target.closest("input, select, button, dialog") !== null;
      if (e.key === " " && !typing) toggle();
      else if (e.key === "," || e.key === ".") step(e.key === "." ? 1 : -1);
      else return;
      e.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  const seats = match.view().seats;
  return (
    <section class="sh-scrubber" aria-label="Replay">
      <div class="sh-scrub-row">
        <button class="sh-tool" onClick={() => step(-1)} disabled={at === 0} aria-label="One move back"><Icon name="arrow" size={18} /></button>
        <button class="sh-btn" onClick={toggle} aria-label={playing ? "Pause" : "Play the moves"}>{playing ? "Pause" : "Play"}</button>
        <button class="sh-tool" onClick={() => step(1)} disabled={at === total} aria-label="One move forward"><Icon name="arrow" size={18} /></button>
        <output>Move {at} of {total}</output>
      </div>
      <input type="range" min={0} max={total} value={at} aria-label="Move" aria-valuetext={`Move ${at} of ${total}`}
        onInput={(e) => { setPlaying(false); onGo(Number(e.currentTarget.value)); }} />
      <div class="sh-scrub-row">
        <label><span class="sr">Pace</span>
          <select value={pace} onChange={(e) => setPace(Number(e.currentTarget.value))}>{PACES.map(([words], i) => <option value={i}>{words}</option>)}</select>
        </label>
        <label><span class="sr">Point of view</span>
          <select value={viewer} onChange={(e) => onViewer(Number(e.currentTarget.value))}>
            <option value={-1}>Watcher</option>
            {match.sitters.map((_, seat) => <option value={seat}>{seats[seat]?.name ?? `Seat ${seat + 1}`}</option>)}
          </select>
        </label>
        <button class="sh-tool" onClick={onShare} aria-label="Share this position" title="Share this position"><Icon name="link" size={18} /></button>
        <button class="sh-btn sec" onClick={onPlayOn} disabled={match.over()} aria-label="Play on from here" title="Start your own match from this position">Play on</button>
      </div>
    </section>
  );
}
