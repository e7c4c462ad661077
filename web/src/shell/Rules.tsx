// The rules of a game, from its own page of rules: by chapter and clause, with a search.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { Engine } from "../engine/wasm";
import type { GameInfo } from "../engine/types";
import { lookOf, paletteStyle, type Theme } from "../look";
import { Dialog } from "../table/Dialog";
import { Icon } from "../table/Icon";
import { readBlocks, type Block } from "./markdown";
import { go } from "./route";
import { nice } from "./phrases";

/** Bold, stress and code are all that the rules use inside a line; links stay words. */
function Inline({ words }: { words: string }) {
  const parts: ComponentChildren[] = nice(words).replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part) =>
    part.startsWith("**") ? <b>{part.slice(2, -2)}</b> : part.startsWith("*") ? <em>{part.slice(1, -1)}</em> : part.startsWith("`") ? <code>{part.slice(1, -1)}</code> : part);
  return <>{parts}</>;
}

function BlockView({ block, marked }: { block: Block; marked: string }) {
  switch (block.kind) {
    case "title": return null;
    case "heading": return block.depth === 2 ? <h2>{nice(block.words)}</h2> : <h3>{nice(block.words)}</h3>;
    case "words": return <p><Inline words={block.words} /></p>;
    case "clause":
      return (
        <p class={block.clause === marked ? "sh-clause on" : "sh-clause"} data-clause={block.clause}>
          <b>{block.clause}</b><span><Inline words={block.words} /></span>
        </p>
      );
    case "item": return <p class="sh-item"><Inline words={block.words} /></p>;
    case "table":
      return (
        <div class="sh-table" tabIndex={0}><table>
          <thead><tr>{block.rows[0]?.map((cell) => <th scope="col"><Inline words={cell} /></th>)}</tr></thead>
          <tbody>{block.rows.slice(1).map((row) => <tr>{row.map((cell) => <td><Inline words={cell} /></td>)}</tr>)}</tbody>
        </table></div>
      );
  }
}

/** Blocks that contain every word of the search, with the headings above them. */
function found(blocks: Block[], search: string): Block[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return blocks;
  const fits = (b: Block) => b.kind !== "heading" && b.kind !== "title" && words.every((w) => JSON.stringify(b).toLowerCase().includes(w));
  const kept: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "heading") heading = block;
    else if (fits(block)) {
      if (heading) kept.push(heading);
      heading = null;
      kept.push(block);
    }
  }
  return kept;
}

function RulesBody({ engine, game, clause }: { engine: Engine; game: GameInfo; clause: string }) {
  const blocks = useMemo(() => readBlocks(engine.file(game.name, "README.md") ?? ""), [game.name]);
  const [search, setSearch] = useState("");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector(`[data-clause="${CSS.escape(clause)}"]`)?.scrollIntoView({ block: "center" });
  }, [clause]);
  const shown = found(blocks, search);
  return (
    <>
      <label class="sh-search"><Icon name="search" size={18} /><span class="sr">Search the rules</span>
        <input type="search" value={search} placeholder="Search the rules" onInput={(e) => setSearch(e.currentTarget.value)} />
      </label>
      <div class="sh-rules" ref={box} tabIndex={0} role="region" aria-label="Rules">
        {shown.map((block) => <BlockView block={block} marked={clause} />)}
        {shown.length === 0 && <p>No rule contains these words.</p>}
      </div>
    </>
  );
}

export function RulesDialog({ engine, game, clause, onClose }: { engine: Engine; game: GameInfo; clause: string; onClose: () => void }) {
  return (
    <Dialog label={`Rules of ${game.title}`} onClose={onClose}>
      <section class="sh-sheet sh-rules-sheet">
        <h2>Rules</h2>
        <RulesBody engine={engine} game={game} clause={clause} />
        <div class="sh-do"><button class="sh-btn" onClick={onClose}>Back to the table</button></div>
      </section>
    </Dialog>
  );
}

export function RulesPage({ engine, game, clause, theme }: { engine: Engine; game: GameInfo; clause: string; theme: Theme }) {
  const games = engine.games();
  return (
    <main class={`sh sh-page ${theme}`} style={paletteStyle(lookOf(engine, game), theme)}>
      <header class="sh-bar">
        <button class="sh-tool" onClick={() => go({ at: "start" })} aria-label="Back to the start page"><Icon name="undo" size={18} /></button>
        <h1>{nice(game.title)}</h1>
        {games.length > 1 && games.filter((g) => g.name !== game.name).map((g) => (
          <button class="sh-btn sec" onClick={() => go({ at: "rules", game: g.name, clause: "" })}>{nice(g.title)}</button>
        ))}
      </header>
      <div class="sh-rules-page"><section class="sh-sheet sh-rules-sheet"><RulesBody engine={engine} game={game} clause={clause} /></section></div>
    </main>
  );
}
