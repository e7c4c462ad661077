// Every match of this browser: continue, watch again, rename, export, delete; and records
// from elsewhere.
import { useState } from "preact/hooks";
import { Engine } from "../engine/wasm";
import type { Theme } from "../look";
import { FLEETING, openStore, type Saved } from "../saves/store";
import { Dialog } from "../table/Dialog";
import { Icon } from "../table/Icon";
import { exportSaved, loadRecordFile } from "./actions";
import { Thumbnail } from "./Continue";
import { usePromise } from "./hooks";
import { sayError } from "./notice";
import { go } from "./route";
import { counted, nice, savedWords } from "./phrases";

const THUMBNAILS = 8; // each is a match that is loaded; further down the poster does

type Asked = { what: "rename" | "delete"; saved: Saved } | null;

function Row({ engine, saved, theme, onAsk, plain }: { engine: Engine; saved: Saved; theme: Theme; onAsk: (a: Asked) => void; plain: boolean }) {
  const name = saved.name || saved.title;
  const small: [string, () => void][] = [
    ["Export", () => void exportSaved(saved).catch(sayError)],
    ["Rename", () => onAsk({ what: "rename", saved })],
    ["Delete", () => onAsk({ what: "delete", saved })],
  ];
  if (!saved.over && saved.moves > 0) small.unshift(["Replay", () => go({ at: "replay", id: saved.id })]);
  return (
    <li class="sh-match">
      {plain ? <div class="sh-thumb" /> : <Thumbnail engine={engine} saved={saved} theme={theme} />}
      <div class="sh-match-words">
        <h3>{nice(name)}</h3>
        <p>{nice(saved.line)}</p>
        <p class="sh-note">{savedWords(saved)}, {counted(saved.moves, "move", "moves")}</p>
      </div>
      <div class="sh-match-do">
        {saved.over
          ? <button class="sh-btn" onClick={() => go({ at: "replay", id: saved.id })}><Icon name="replay" size={18} /> Replay</button>
          : <button class="sh-btn" onClick={() => go({ at: "table", id: saved.id })}>Continue</button>}
        {small.map(([words, act]) => <button class="sh-small" aria-label={`${words} ${name}`} onClick={act}>{words}</button>)}
      </div>
    </li>
  );
}

function Rename({ saved, onDone }: { saved: Saved; onDone: () => void }) {
  const [name, setName] = useState(saved.name);
  const keep = (e: Event) => {
    e.preventDefault();
    openStore().then((store) => store.rename(saved.id, name.trim())).then(onDone, sayError);
  };
  return (
    <Dialog label="Rename" onClose={onDone}>
      <form class="sh-sheet" onSubmit={keep}>
        <h2>Rename</h2>
        <label class="sh-number"><span class="sh-label">Name of this match</span>
          <input type="text" maxLength={60} value={name} placeholder={saved.title} onInput={(e) => setName(e.currentTarget.value)} />
        </label>
        <div class="sh-do"><button class="sh-btn" type="submit">Save name</button><button class="sh-btn sec" type="button" onClick={onDone}>Cancel</button></div>
      </form>
    </Dialog>
  );
}

function Delete({ saved, onDone }: { saved: Saved; onDone: () => void }) {
  return (
    <Dialog label="Delete" onClose={onDone}>
      <section class="sh-sheet">
        <h2>Delete {nice(saved.name || saved.title)}?</h2>
        <p>{nice(saved.line)} {savedWords(saved)}. There is no undo; an exported record would bring it back.</p>
        <div class="sh-do">
          <button class="sh-btn" onClick={() => openStore().then((store) => store.remove(saved.id)).then(onDone, sayError)}>Delete (no undo)</button>
          <button class="sh-btn sec" onClick={onDone}>Keep it</button>
        </div>
      </section>
    </Dialog>
  );
}

export function Matches({ engine, theme }: { engine: Engine; theme: Theme }) {
  const [looks, setLooks] = useState(0);
  const [asked, ask] = useState<Asked>(null);
  const store = usePromise(openStore, []);
  const saved = usePromise(async () => (await openStore()).list(), [looks]);
  const done = () => { ask(null); setLooks(looks + 1); };
  const groups: [string, Saved[]][] = [
    ["Under way", (saved ?? []).filter((s) => !s.over)],
    ["Finished", (saved ?? []).filter((s) => s.over)],
  ];
  return (
    <main class="sh sh-page">
      <header class="sh-bar">
        <button class="sh-tool" onClick={() => go({ at: "start" })} aria-label="Back to the start page"><Icon name="undo" size={18} /></button>
        <h1>Matches</h1>
        <button class="sh-btn sec sh-right" onClick={() => void loadRecordFile()}><Icon name="link" size={18} /> Load a record</button>
      </header>
      <div class="sh-scroll">
        {store?.fleeting && <p class="sh-refusal">{FLEETING}</p>}
        {saved && saved.length === 0 && <p class="sh-empty">No matches yet. Start one from the start page.</p>}
        {groups.filter(([, list]) => list.length > 0).map(([title, list]) => (
          <section>
            <h2 class="sh-label">{title}</h2>
            <ul class="sh-matches">{list.map((s, i) => <Row key={s.id} engine={engine} saved={s} theme={theme} onAsk={ask} plain={i >= THUMBNAILS} />)}</ul>
          </section>
        ))}
      </div>
      {asked?.what === "rename" && <Rename saved={asked.saved} onDone={done} />}
      {asked?.what === "delete" && <Delete saved={asked.saved} onDone={done} />}
    </main>
  );
}
