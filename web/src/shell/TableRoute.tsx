// A kept match at the table: opened, saved after every move, with menu and curtain.
import { useEffect, useState } from "preact/hooks";
import { Engine } from "../engine/wasm";
import { lookOf, type Theme } from "../look";
import { Match } from "../match/match";
import { Autosave } from "../saves/autosave";
import { openStore, type Saved } from "../saves/store";
import { TableScreen } from "../table/TableScreen";
import { exportRecord, playAgain, takeFresh } from "./actions";
import { Curtain, useCurtain } from "./Curtain";
import { useSettings } from "./hooks";
import { Menu } from "./Menu";
import { say, sayError, unsay } from "./notice";
import { changeSettings, settings } from "./storedSettings";
import { go } from "./route";
import { RulesDialog } from "./Rules";
import { ShareDialog } from "./Share";
import { Sorry } from "./Sorry";

async function openMatch(id: string): Promise<Match> {
  const made = takeFresh(id);
  if (made) return made;
  const store = await openStore();
  const [head, record] = await Promise.all([store.find(id), store.record(id)]);
  if (record === null) throw new Error("This match is not in this browser; it may have been deleted.");
  const match = await Match.load(record);
  match.guided = head?.guided ?? false;
  return match;
}

/** A refused record stays where it is and can be exported. */
async function takeOut(id: string): Promise<void> {
  const store = await openStore();
  const [head, record] = await Promise.all([store.find(id), store.record(id)]);
  if (head && record !== null) exportRecord(record, head);
}

export function TableRoute({ engine, id, theme }: { engine: Engine; id: string; theme: Theme }) {
  const [match, setMatch] = useState<Match | null>(null);
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    let gone = false, opened: Match | null = null, saving: Autosave | null = null;
    setMatch(null);
    setRefusal("");
    openMatch(id).then(
      (m) => {
        if (gone) return m.close();
        opened = m;
        saving = new Autosave(m, id, { say: (words) => say(words, true), unsay });
        setMatch(m);
        if (m.edition) say(m.edition);
      },
      (error: Error) => !gone && setRefusal(error.message),
    );
    return () => {
      gone = true;
      saving?.stop();
      opened?.close();
    };
  }, [id]);
  if (refusal) return <Sorry words={refusal} more={[["Export the record", () => void takeOut(id)], ["All matches", () => go({ at: "matches" })]]} />;
  return match ? <TableOf key={id} engine={engine} match={match} id={id} theme={theme} /> : null;
}

/** The tab's title says when it is your turn while you look elsewhere. */
function markTab(title: string, turn: boolean): void {
  document.title = turn ? `\u25CF ${title}` : title;
  document.querySelector("link[rel=icon]")?.setAttribute("href", turn ? "icon-turn.svg" : "icon.svg");
}

function TableOf({ engine, match, id, theme }: { engine: Engine; match: Match; id: string; theme: Theme }) {
  const now = useSettings();
  const [open, setOpen] = useState<"" | "menu" | "share" | "rules">("");
  const [clause, setClause] = useState("");
  const curtain = useCurtain(match);
  useEffect(() => {
    match.autoplay = now.autoplay;
    if (match.speed !== now.speed) match.speed = now.speed;
  }, [match, now.speed, now.autoplay]);
  // The bar at the table changes the pace, too; it is kept for the next match.
  useEffect(() => match.subscribe(() => match.speed !== settings().speed && changeSettings({ speed: match.speed })), [match]);
  useEffect(() => {
    const look = () => markTab(match.game.title, match.askedPersons().length > 0);
    look();
    const stop = match.subscribe(look);
    return () => { stop(); markTab("Baize", false); };
  }, [match]);
  const head = (): Pick<Saved, "game" | "name" | "changed"> => ({ game: match.game.name, name: "", changed: Date.now() });
  return (
    <TableScreen match={match} look={lookOf(engine, match.game)} theme={theme}
      onMenu={() => setOpen("menu")}
      onRules={(c) => { setClause(c ?? ""); setOpen("rules"); }}
      onAgain={() => void playAgain(match).catch(sayError)}
      onReplay={() => go({ at: "replay", id })}
      onLeave={() => go({ at: "start" })}>
      {open === "menu" && (
        <Menu engine={engine} match={match} id={id} onClose={() => setOpen("")} onShare={() => setOpen("share")} onRules={() => { setClause(""); setOpen("rules"); }}
          onExport={() => exportRecord(match.record(false), head())} onAgain={() => void playAgain(match).catch(sayError)} />
      )}
      {open === "share" && <ShareDialog record={match.record(false)} game={match.game.name} onClose={() => setOpen("")} />}
      {open === "rules" && <RulesDialog engine={engine} game={match.game} clause={clause} onClose={() => setOpen("")} />}
      {curtain.seat >= 0 && <Curtain match={match} seat={curtain.seat} onLift={curtain.lift} />}
    </TableScreen>
  );
}
