// The menu at the table: settings, name, record, link, leaving.
import { useState } from "preact/hooks";
import { lookOf } from "../look";
import { Engine } from "../engine/wasm";
import type { Match } from "../match/match";
import { openStore } from "../saves/store";
import { capital } from "../table/capital";
import { Dialog } from "../table/Dialog";
import { endsOf } from "../table/ends";
import { Icon } from "../table/Icon";
import { usePromise } from "./hooks";
import { sayError } from "./notice";
import { go } from "./route";
import { SettingsFields } from "./Settings";
import { nice } from "./phrases";

function NameField({ id }: { id: string }) {
  const saved = usePromise(async () => (await openStore()).find(id), [id]);
  const [name, setName] = useState<string | null>(null);
  const keep = () => {
    if (name !== null) void openStore().then((store) => store.rename(id, name.trim())).catch(sayError);
  };
  return (
    <label class="sh-number"><span class="sh-label">Name of this match</span>
      <input type="text" maxLength={60} value={name ?? saved?.name ?? ""} placeholder={saved?.title ?? ""} onInput={(e) => setName(e.currentTarget.value)} onBlur={keep} />
    </label>
  );
}

/** How the match ends, for windows whose bar has no room for it. */
function HowItEnds({ engine, match }: { engine: Engine; match: Match }) {
  const ends = endsOf(lookOf(engine, match.game), match.view(), match.scene);
  if (ends.length === 0) return null;
  return (
    <section class="sh-ends" aria-label="How it ends">
      <h3 class="sh-label">How it ends</h3>
      <ul>{ends.map((words) => <li>{capital(words)}.</li>)}</ul>
    </section>
  );
}

export function Menu({ engine, match, id, onClose, onShare, onRules, onExport, onAgain }: {
  engine: Engine; match: Match; id: string; onClose: () => void; onShare: () => void; onRules: () => void; onExport: () => void; onAgain: () => void;
}) {
  const lines: [string, string, () => void][] = [
    ["book", "Rules", onRules],
    ["link", "Share this position", onShare],
    ["arrow", "Export the record", onExport],
    ["replay", "Replay from the start", () => go({ at: "replay", id })],
    ["plus", "New match like this", onAgain],
    ["cards", "All matches", () => go({ at: "matches" })],
    ["house", "Start page", () => go({ at: "start" })],
  ];
  return (
    <Dialog label="Menu" onClose={onClose}>
      <section class="sh-sheet sh-menu">
        <h2>{nice(match.game.title)}</h2>
        <p>Saved after every move. Leave whenever you like.</p>
        <HowItEnds engine={engine} match={match} />
        <ul>{lines.map(([icon, words, act]) => <li><button class="sh-line" onClick={act}><Icon name={icon} size={20} /> {words}</button></li>)}</ul>
        <NameField id={id} />
        <details class="sh-more"><summary>Settings</summary><SettingsFields /></details>
        <div class="sh-do"><button class="sh-btn" onClick={onClose}>Back to the table</button></div>
      </section>
    </Dialog>
  );
}
