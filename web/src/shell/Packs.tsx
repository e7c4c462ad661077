// A user's own packs for a match: imported from files, checked by the engine as the game
// reads them, kept for next time.
import { useState } from "preact/hooks";
import { Engine } from "../engine/wasm";
import type { GameInfo } from "../engine/types";
import { pickFile, readText } from "../saves/files";
import { openStore, type KeptPack } from "../saves/store";
import { Icon } from "../table/Icon";
import { usePromise } from "./hooks";

/** Throws the engine's sentence: file, line, entry and what was expected. */
function checkPacks(engine: Engine, game: string, packs: KeptPack[]): void {
  const table = engine.open();
  try {
    for (const pack of packs) table.pack(pack.name, pack.text);
    table.start(game, [], "1");
  } finally {
    table.close();
  }
}

export function Packs({ engine, game, chosen, onChange }: {
  engine: Engine; game: GameInfo; chosen: KeptPack[]; onChange: (packs: KeptPack[]) => void;
}) {
  const [count, setCount] = useState(0); // packs brought or dropped here, to look again
  const [refusal, setRefusal] = useState("");
  const kept = usePromise(async () => (await openStore()).packs(game.name), [count]) ?? [];
  const isChosen = (pack: KeptPack) => chosen.some((p) => p.name === pack.name);
  const without = (pack: KeptPack) => chosen.filter((p) => p.name !== pack.name);

  const attempt = (packs: KeptPack[]): boolean => {
    try {
      checkPacks(engine, game.name, packs);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      return false;
    }
    setRefusal("");
    onChange(packs);
    return true;
  };
  const bring = async () => {
    const file = await pickFile(".pack,text/plain");
    if (!file) return;
    try {
      const pack = { name: file.name, game: game.name, text: await readText(file) };
      if (!attempt([...without(pack), pack])) return;
      await (await openStore()).keepPack(pack);
      setCount(count + 1);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  const drop = async (pack: KeptPack) => {
    onChange(without(pack));
    await (await openStore()).dropPack(pack);
    setCount(count + 1);
  };
  return (
    <details class="sh-more" open={chosen.length > 0 || refusal !== "" || undefined}>
      <summary>Packs</summary>
      <p class="sh-note">Shipped: {game.packs.map((p) => p.name).join(", ")}. A pack of your own adds or replaces cards.</p>
      <ul class="sh-packs">
        {kept.map((pack) => (
          <li>
            <label><input type="checkbox" checked={isChosen(pack)} onChange={(e) => attempt(e.currentTarget.checked ? [...chosen, pack] : without(pack))} /> {pack.name}</label>
            <button type="button" class="sh-tool" aria-label={`Remove ${pack.name}`} onClick={() => void drop(pack)}><Icon name="trash" size={18} /></button>
          </li>
        ))}
      </ul>
      {refusal && <p class="sh-refusal" role="alert"><Icon name="no" size={18} /> {refusal}</p>}
      <button type="button" class="sh-btn sec" onClick={() => void bring()}><Icon name="plus" size={18} /> Add a pack from a file</button>
    </details>
  );
}
