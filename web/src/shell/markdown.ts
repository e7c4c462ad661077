// The few forms that pages of rules are written in, as blocks: headings, clauses ("- SC-42
// words"), other list items, paragraphs, tables.
export type Block =
  | { kind: "title"; words: string }
  | { kind: "heading"; depth: number; words: string }
  | { kind: "words"; words: string }
  | { kind: "clause"; clause: string; words: string }
  | { kind: "item"; words: string }
  | { kind: "table"; rows: string[][] };

const CLAUSE = /^(?:\*\*)?([A-Z]+-?\d+(?:\.\d+)?[a-z]?)(?:\*\*)?[.:]?\s+(.*)$/;

function cells(line: string): string[] {
  return line.replace(/^\||\|\s*$/g, "").split("|").map((c) => c.trim());
}

function itemOf(words: string): Block {
  const clause = CLAUSE.exec(words);
  return clause ? { kind: "clause", clause: clause[1]!, words: clause[2]! } : { kind: "item", words };
}

/** Whether a line only continues the block before it. */
function goesOn(last: Block | undefined): last is Extract<Block, { words: string }> {
  return last !== undefined && last.kind !== "table" && last.kind !== "heading" && last.kind !== "title";
}

export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open = false; // the last block may continue
  for (const line of text.split("\n")) {
    const last = blocks[blocks.length - 1];
    const heading = /^(#+)\s+(.*)$/.exec(line);
    const item = /^\s*[-*]\s+(.*)$/.exec(line);
    if (heading) {
      const depth = heading[1]!.length;
      blocks.push(depth === 1 ? { kind: "title", words: heading[2]! } : { kind: "heading", depth, words: heading[2]! });
    } else if (line.startsWith("|")) {
      if (last?.kind === "table" && open) {
        if (!/^\|[\s|:-]+$/.test(line)) last.rows.push(cells(line));
      } else blocks.push({ kind: "table", rows: [cells(line)] });
    } else if (item) blocks.push(itemOf(item[1]!));
    else if (line.trim() && open && goesOn(last)) last.words += ` ${line.trim()}`;
    else if (line.trim()) blocks.push({ kind: "words", words: line.trim() });
    open = line.trim() !== "" && !heading;
  }
  return blocks;
}
