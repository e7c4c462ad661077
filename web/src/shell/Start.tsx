// The start page: posters of the games, the match to continue, a few doors.
import { useEffect, useRef, useState } from "preact/hooks";
import { Engine } from "../engine/wasm";
import type { GameInfo } from "../engine/types";
import type { Theme } from "../look";
import { openStore, type Saved } from "../saves/store";
import { Dialog } from "../table/Dialog";
import { Icon } from "../table/Icon";
import { loadRecordFile, quickStart, startMode } from "./actions";
import { ContinueCard } from "./Continue";
import { learn, LearnDialog } from "./Learn";
import { usePromise } from "./hooks";
import { Poster } from "./Poster";
import { go } from "./route";
import { changeSettings, settings, themeNow } from "./storedSettings";
import { SettingsDialog } from "./Settings";
import { modes } from "./draft";
import { counted, gamesWords, nice } from "./phrases";

const THEMES = { system: "same as system", light: "light", dark: "dark" } as const;

function ThemeButton() {
  const now = settings().theme;
  const next = now === "system" ? "light" : now === "light" ? "dark" : "system";
  return (
    <button class="sh-tool" aria-label={`Theme: ${THEMES[now]}`} title={`Theme: ${THEMES[now]}`} onClick={() => changeSettings({ theme: next })}>
      <Icon name={themeNow() === "light" ? "sun" : "moon"} size={20} />
    </button>
  );
}

interface DoorProps { icon: string; title: string; line: string; onOpen: () => void }

function Door({ icon, title, line, onOpen }: DoorProps) {
  return (
    <button class="sh-door" onClick={onOpen}>
      <Icon name={icon} size={26} />
      <span><b>{title}</b><small>{line}</small></span>
    </button>
  );
}

/** Only doors that lead somewhere. */
function doorsOf(games: GameInfo[], saved: Saved[], picked: GameInfo | undefined): DoorProps[] {
  const running = saved.filter((s) => !s.over).length, finished = saved.length - running;
  const doors: DoorProps[] = [];
  if (saved.length > 0) {
    doors.push({
      icon: "cards", title: "Matches", onOpen: () => go({ at: "matches" }),
      line: running > 0 ? `${running} under way` : "All finished",
    });
  }
  if (finished > 0) {
    doors.push({ icon: "replay", title: "Replays", line: counted(finished, "finished match", "finished matches"), onOpen: () => go({ at: "matches" }) });
  }
  const watched = games.flatMap((g) => modes(g).filter((m) => m.seats_max === 0).map((m) => ({ game: g, mode: m.id })))[0];
  if (watched) doors.push({ icon: "eye", title: "Watch", line: "The table plays itself", onOpen: () => startMode(watched.game, watched.mode) });
  doors.push({ icon: "link", title: "Load a record", line: "From a file or the terminal", onOpen: () => void loadRecordFile() });
  if (picked) {
    const line = games.length > 1 ? nice(picked.title) : "By clause, in our words";
    doors.push({ icon: "book", title: "Rules", line, onOpen: () => go({ at: "rules", game: picked.name, clause: "" }) });
  }
  return doors;
}

function PhoneTabs({ onSettings, any }: { onSettings: () => void; any: boolean }) {
  return (
    <nav class="sh-tabs" aria-label="Sections">
      <button class="on" aria-current="page"><Icon name="cards" size={24} /> Games</button>
      {any && <button onClick={() => go({ at: "matches" })}><Icon name="replay" size={24} /> Matches</button>}
      <button onClick={() => void loadRecordFile()}><Icon name="link" size={24} /> Load</button>
      <button onClick={onSettings}><Icon name="gear" size={24} /> Settings</button>
    </nav>
  );
}

const KEYS: [string, string][] = [
  ["1 \u2013 4", "pick a game"], ["Enter", "play the game that is picked"], ["l", "learn it in a guided first match"],
  ["s", "set it up"], ["c", "continue the latest match"], ["t", "theme"], ["?", "this list"],
];

function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label="Keys" onClose={onClose}>
      <section class="sh-sheet">
        <h2>Keys</h2>
        <dl class="sh-keys">{KEYS.map(([key, what]) => <><dt><kbd>{key}</kbd></dt><dd>{what}</dd></>)}</dl>
        <p>At the table, <kbd>?</kbd> lists the keys of play.</p>
        <div class="sh-do"><button class="sh-btn" onClick={onClose}>Close</button></div>
      </section>
    </Dialog>
  );
}

function useStartKeys(games: GameInfo[], latest: Saved | undefined, picked: number, pick: (n: number) => void, teach: (game: GameInfo) => void, showKeys: () => void): void {
  // Keys come faster than pages are drawn: what was picked counts at once.
  const now = useRef(picked);
  now.current = picked;
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || document.querySelector("dialog[open]")) return;
      const on = e.target instanceof Element && e.target.closest("button, a, input, select") !== null;
      const game = games[now.current];
      if (/^[1-9]$/.test(e.key) && Number(e.key) <= games.length) pick((now.current = Number(e.key) - 1));
      else if (e.key === "Enter" && !on && game) quickStart(game);
      else if (e.key === "l" && game) teach(game);
      else if (e.key === "s" && game) go({ at: "setup", game: game.name, mode: "" });
      else if (e.key === "c" && latest) go({ at: "table", id: latest.id });
      else if (e.key === "t") changeSettings({ theme: settings().theme === "dark" ? "light" : "dark" });
      else if (e.key === "?") showKeys();
      else return;
      e.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

export function Start({ engine, theme }: { engine: Engine; theme: Theme }) {
  const games = engine.games();
  const saved = usePromise(async () => (await openStore()).list(), []) ?? [];
  const latest = saved.find((s) => !s.over);
  const [picked, pick] = useState(0);
  const [open, setOpen] = useState<"" | "settings" | "keys">("");
  const [taught, setTaught] = useState<GameInfo | null>(null);
  const teach = (game: GameInfo) => { if (learn(game)) setTaught(game); };
  useStartKeys(games, latest, picked, pick, teach, () => setOpen("keys"));
  const alone = games.length === 1;
  return (
    <main class={`sh sh-start${alone ? " one" : ""}`}>
      <header class="sh-head">
        <div>
          <h1>Baize</h1>
          <p class="sh-motto">{gamesWords(games.length)}, <span class="sh-together">one table.</span> <span class="sh-chair">Pull up a chair.</span></p>
        </div>
        <div class="sh-head-right">
          {latest && <ContinueCard engine={engine} saved={latest} theme={theme} />}
          <ThemeButton />
          <button class="sh-tool" aria-label="Settings" onClick={() => setOpen("settings")}><Icon name="gear" size={20} /></button>
        </div>
      </header>
      <div class="sh-posters" data-count={games.length}>
        {games.map((game, i) => <Poster key={game.name} engine={engine} game={game} alone={alone} picked={i === picked} onPick={() => pick(i)} onLearn={() => teach(game)} />)}
      </div>
      <nav class="sh-doors" aria-label="More">{doorsOf(games, saved, games[picked]).map((door) => <Door key={door.title} {...door} />)}</nav>
      <footer class="sh-foot">
        <span>Keys: {games.length > 1 ? `${games.length === 2 ? "1 and 2" : `1 to ${games.length}`} pick a game, ` : ""}Enter plays, ? shows every key.</span>
        <span>Saved on this <span class="sh-wide">machine</span><span class="sh-narrow">phone</span>. Nothing to sign up for.</span>
      </footer>
      <PhoneTabs any={saved.length > 0} onSettings={() => setOpen("settings")} />
      {open === "settings" && <SettingsDialog onClose={() => setOpen("")} />}
      {taught && <LearnDialog game={taught} onClose={() => setTaught(null)} />}
      {open === "keys" && <KeysDialog onClose={() => setOpen("")} />}
    </main>
  );
}
