// Every card of every game at every size that the table knows: its words are whole, its corners
// do not lie on each other, and the icon of its picture is not covered.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { join } from "node:path";
import { build } from "esbuild";
import { modules } from "./bundle.mjs";
import { browser, dist, Native, root } from "./harness.mjs";

// As the style sheet sets them: class of the card, class of the table.
const SIZES = [["", "wall"], ["small", "wall"], ["", "tablet"], ["", "phone"], ["huge", "wall"]];

/** The cards of all modes, each once. */
async function cardsOf(native, game) {
  const modes = game.setup.find((f) => f.key === "mode")?.choices ?? [{ id: undefined }];
  const cards = new Map();
  for (const { id, seats_max } of modes) {
    for (const seats of new Set([undefined, seats_max])) {
      const setup = { ...(id ? { mode: id } : {}), ...(seats ? { seats } : {}) };
      const { match } = await native.must({ do: "new", game: game.name, setup, seed: 1 });
      const { scene } = await native.must({ do: "scene", match });
      for (const card of scene.cards) cards.set(`${card.kind} ${card.id}`, card);
      await native.must({ do: "close", match });
    }
  }
  return [...cards.values()];
}

const fileOf = (game, name) => readFileSync(join(root, "games", game.name.replace(/-/g, "_"), name), "utf8");

async function sheet(game, cards) {
  const look = fileOf(game, "look.json");
  const made = await build({
    stdin: {
      contents: `import { render } from "preact";
        import { CardFace } from "./src/table/Card"; import { placeIcons } from "./src/table/Icon"; import { paletteStyle, readLook } from "./src/look";
        const look = readLook(${JSON.stringify(look)}), cards = ${JSON.stringify(cards)};
        placeIcons();
        for (const [size, table] of ${JSON.stringify(SIZES)}) {
          const place = document.body.appendChild(document.createElement("div"));
          render(<main class={"table light " + table} style={{ ...paletteStyle(look, "light"), position: "static", display: "flex", flexWrap: "wrap" }}>
            {cards.map((card) => <div class={"card " + size} data-card={[table, size, card.kind, card.id].join(" ")}><CardFace card={card} look={look} /></div>)}
          </main>, place);
        }`,
      resolveDir: join(root, "web"), loader: "tsx",
    },
    bundle: true, format: "iife", write: false, target: "es2022", jsx: "automatic", jsxImportSource: "preact", loader: { ".svg": "text" },
  });
  const page = await (await browser()).newPage({ viewport: { width: 1600, height: 900 } });
  const styles = ["fonts.css", "app.css"].map((sheet) => readFileSync(join(dist, sheet), "utf8"));
  await page.setContent(`<style>${styles.join("\n")} html, body { overflow: visible; }</style><body>`);
  await page.addScriptTag({ content: made.outputFiles[0].text });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page;
}

/** What is wrong with the cards of the sheet. */
function faults() {
  const found = [];
  const on = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  for (const card of document.querySelectorAll(".card")) {
    const box = (el) => el.getBoundingClientRect(), all = (what) => [...card.querySelectorAll(what)];
    const say = (words) => found.push(`${card.dataset.card}: ${words}`);
    const words = card.querySelector(".tx, .tile-face"), inside = box(card);
    if (words.scrollHeight > words.clientHeight + 1) say(`${words.scrollHeight} px of words in ${words.clientHeight}`);
    for (const el of all(".tx, .nm")) if (el.scrollWidth > el.clientWidth + 1) say("words beyond its edge");
    if (box(card.querySelector(".ft")).bottom > inside.bottom) say("its footer is cut off");
    const corners = all(".gain, .inside > .pill, .needs").map(box);
    corners.forEach((a, i) => corners.slice(i + 1).forEach((b) => on(a, b) > 12 && say("its corners lie on each other")));
    const name = box(card.querySelector(".nm"));
    if (all(".gain").some((g) => on(box(g), name) > 40)) say("a gain lies on its name");
    const icon = card.querySelector(".emblem use:last-child");
    const seen = icon && icon.checkVisibility() ? box(icon) : null;
    const covered = seen ? corners.reduce((sum, c) => sum + on(c, seen), 0) / (seen.width * seen.height) : 0;
    if (covered > 0.25) say(`${Math.round(covered * 100)} % of its icon are covered`);
  }
  return found;
}

/** Calls `look` with each game that has cards, and all of these. */
async function eachGame(look) {
  const native = new Native();
  try {
    const { games } = await native.must({ do: "games" });
    for (const game of games) {
      const cards = await cardsOf(native, game);
      assert.ok(cards.length > 20, `${game.name} has cards`);
      await look(game, cards);
    }
  } finally {
    native.end();
  }
}

test("the words of every card fit at every size", () => eachGame(async (game, cards) => {
  const page = await sheet(game, cards);
  const found = await page.evaluate(faults);
  await page.close();
  assert.deepEqual(found, [], game.title);
}));

// ---- Words explained ----

/** The terms that stand in the words of a card, found in English. Where there are choices, all
 * else is a story. */
function spoken(card, terms) {
  const rows = card.rows ?? [], choices = rows.filter((row) => row.id === "choice");
  const said = choices.length > 0 ? choices : [{ words: card.text }, ...rows.filter((row) => !["desert", "canyons", "ruins"].includes(row.id))];
  let rest = [card.cost, card.gain, ...said.map((row) => row.words)].join(". ").replace(/draw \d+ jobs?/gi, "job");
  return [...terms].sort((a, b) => b.word.length - a.word.length).flatMap(({ word }) => {
    const pattern = new RegExp(`\\b${word.replace(/e?s?$/, "")}(e?s?|ed|ing)\\b`, "gi"), found = pattern.test(rest);
    rest = rest.replace(pattern, "");
    return found ? [word] : [];
  });
}

test("what a card brings has a plus where its look says so, and nowhere else", () => eachGame(async (game, cards) => {
  const page = await sheet(game, cards);
  const { kinds } = JSON.parse(fileOf(game, "look.json")).cards;
  const marked = new Set(Object.keys(kinds).filter((kind) => kinds[kind].plus));
  const pills = await page.evaluate(() => [...document.querySelectorAll(".card .inside > .pill")]
    .map((pill) => ({ card: pill.closest(".card").dataset.card, kind: pill.closest(".card").dataset.card.split(" ").at(-2), figures: [...pill.querySelectorAll(".pf")].map((el) => el.textContent) })));
  for (const { card, kind, figures } of pills) for (const figure of figures) assert.equal(figure.startsWith("+"), marked.has(kind), `${card}: ${figure}`);
  assert.ok([...marked].every((kind) => pills.some((pill) => pill.kind === kind && pill.figures.length > 0)), `${game.name}: ${[...marked]}`);
  await page.close();
}));

test("every word of a card that the README explains is marked for the zoom", async () => {
  const page = await modules("look", "table/rules");
  await eachGame((game, cards) => {
    const terms = page.parseTerms(fileOf(game, "README.md")), look = page.readLook(fileOf(game, "look.json"));
    const silent = cards.flatMap((card) => {
      const marked = page.termsOf(card, terms, look).map((t) => t.word);
      return spoken(card, terms).filter((word) => !marked.includes(word)).map((word) => `${card.title}: ${word}`);
    });
    assert.deepEqual(silent, [], game.title);
  });
});
