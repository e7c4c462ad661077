// The match to continue, with a small picture of its table.
import { useEffect, useState } from "preact/hooks";
import { Engine } from "../engine/wasm";
import { lookOf, paletteStyle, type Theme } from "../look";
import { Match } from "../match/match";
import { openStore, type Saved } from "../saves/store";
import { Desk } from "../table/desk";
import { MapPlate } from "../table/MapPlate";
import { PosterPicture } from "./Poster";
import { go } from "./route";
import { nice, savedWords } from "./phrases";

/** The board as it stands, for the eye only. A record that no longer loads shows the
 * game's poster here and says why when it is opened. */
export function Thumbnail({ engine, saved, theme }: { engine: Engine; saved: Saved; theme: Theme }) {
  const [match, setMatch] = useState<Match | null>(null);
  useEffect(() => {
    let gone = false, shown: Match | null = null;
    void openStore()
      .then((store) => store.record(saved.id))
      .then((record) => (record === null ? null : Match.load(record, saved.moves)))
      .then((loaded) => {
        if (gone) return loaded?.close();
        shown = loaded;
        setMatch(loaded);
      })
      .catch(() => undefined);
    return () => { gone = true; shown?.close(); };
  }, [saved.id, saved.changed]);
  const game = engine.games().find((g) => g.name === saved.game);
  const map = match?.scene.maps[0]?.id;
  if (match && map && game) {
    const look = lookOf(engine, game);
    const desk = new Desk(match, look, theme, () => undefined, true);
    return (
      <div class="sh-thumb" style={paletteStyle(look, theme)} inert aria-hidden="true">
        <MapPlate desk={desk} map={map} picture />
      </div>
    );
  }
  return <div class="sh-thumb" aria-hidden="true">{game && <PosterPicture engine={engine} game={game} look={lookOf(engine, game)} />}</div>;
}

export function ContinueCard({ engine, saved, theme }: { engine: Engine; saved: Saved; theme: Theme }) {
  return (
    <section class="sh-continue" aria-label="Continue">
      <Thumbnail engine={engine} saved={saved} theme={theme} />
      <div class="sh-continue-words">
        <p>{savedWords(saved)}</p>
        <h2>{nice(saved.name || saved.title)}</h2>
        <p>{nice(saved.line)}</p>
      </div>
      <button class="sh-btn" onClick={() => go({ at: "table", id: saved.id })}>Continue</button>
    </section>
  );
}
