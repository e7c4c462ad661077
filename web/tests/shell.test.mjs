// The shell's own thinking without a browser: a form as data, records as links, pages of
// rules as blocks, addresses.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { modules } from "./bundle.mjs";
import { GAMES } from "./games.mjs";
import { Native, root } from "./harness.mjs";

const shell = await modules("shell/draft", "shell/link", "shell/markdown", "shell/route", "table/rules");

// ---- A form as data ----

const choice = (id, more = {}) => ({ id, label: id, note: "", ...more });
const GAME = {
  name: "toy", title: "Toy", seats_min: 1, seats_max: 3,
  setup: [
    { key: "mode", label: "Mode", kind: "choice", per_seat: false, default: "duel",
      choices: [choice("duel", { seats_min: 2, seats_max: 3 }), choice("solo", { seats_min: 1, seats_max: 1 }), choice("show", { seats_min: 0, seats_max: 0 })] },
    { key: "role", label: "Role", kind: "choice", per_seat: true, default: "cat", choices: [choice("ant"), choice("bee"), choice("cat")], modes: ["duel"] },
    { key: "rain", label: "Rain", kind: "switch", per_seat: false, default: false },
    { key: "stones", label: "Stones", kind: "number", per_seat: false, min: 1, max: 9, default: 4, modes: ["duel", "solo"] },
  ],
};
const ROLE = GAME.setup[1];
const words = (draft) => shell.setupWords(GAME, draft);

test("a form begins with the game's defaults: a person, then bots, roles that differ", () => {
  const draft = shell.newDraft(GAME);
  assert.deepEqual(words(draft), ["mode duel", "seats 2", "role cat, ant", "rain no", "stones 4"]);
  assert.deepEqual(draft.sitters, [{ kind: "person" }, { kind: "bot", level: "quick" }]);
  assert.equal(shell.newDraft(GAME, "solo").mode, "solo");
  assert.equal(shell.newDraft(GAME, "no such mode").mode, "duel");
});

test("fields are asked in their modes only, and nothing by seat where nobody sits", () => {
  assert.deepEqual(words(shell.newDraft(GAME, "solo")), ["mode solo", "seats 1", "rain no", "stones 4"]);
  assert.deepEqual(words(shell.newDraft(GAME, "show")), ["mode show", "seats 0", "rain no"]);
  assert.deepEqual(shell.seatRange(GAME, "duel"), [2, 3]);
  assert.deepEqual(shell.seatRange(GAME, "no such mode"), [1, 3]);
});

test("another mode keeps what still fits", () => {
  const draft = { ...shell.newDraft(GAME), values: { rain: true, stones: 7 } };
  assert.deepEqual(words(shell.inMode(GAME, draft, "solo")), ["mode solo", "seats 1", "rain yes", "stones 7"]);
});

test("more seats keep who sits and plays already, fewer leave them out", () => {
  const two = { ...shell.withSeatValue(shell.newDraft(GAME), ROLE, 0, "bee"), sitters: [{ kind: "person" }, { kind: "person" }] };
  const three = shell.withSeats(GAME, two, 3);
  assert.deepEqual(three.sitters.map((s) => s.kind), ["person", "person", "bot"]);
  assert.equal(new Set(three.perSeat.role).size, 3, `each plays another one: ${three.perSeat.role}`);
  assert.deepEqual(three.perSeat.role.slice(0, 2), ["bee", "ant"]);
  assert.deepEqual(shell.withSeats(GAME, three, 2).perSeat.role, ["bee", "ant"]);
});

test("seats that choose nothing may be alike, and stay so when one chooses", () => {
  const field = { ...ROLE, alike: true };
  const game = { ...GAME, setup: GAME.setup.map((f) => (f === ROLE ? field : f)) };
  const draft = shell.newDraft(game);
  assert.deepEqual(draft.perSeat.role, ["cat", "cat"]);
  const named = shell.withSeatValue(draft, field, 0, "bee");
  assert.deepEqual(shell.withSeats(game, named, 3).perSeat.role, ["bee", "cat", "cat"]);
  assert.deepEqual(shell.withSeatValue(named, field, 0, "cat").perSeat.role, ["cat", "cat"]);
});

test("a role that another seat has is swapped with it", () => {
  const draft = shell.newDraft(GAME);
  assert.deepEqual(shell.withSeatValue(draft, ROLE, 0, "ant").perSeat.role, ["ant", "cat"]);
  assert.deepEqual(shell.withSeatValue(draft, ROLE, 0, "bee").perSeat.role, ["bee", "ant"]);
  assert.deepEqual(draft.perSeat.role, ["cat", "ant"], "the draft itself stays");
});

test("what modes are for is said once each", () => {
  assert.equal(shell.modeWords(GAME, { together: [] }), "Versus · Solo · Watch");
  assert.equal(shell.modeWords(GAME, { together: ["duel"] }), "Co-op · Solo · Watch");
});

/** The words of a form as the protocol takes them. */
function asked(lines) {
  const value = (word) => ({ yes: true, no: false })[word] ?? (/^-?\d+$/.test(word) ? Number(word) : word);
  return Object.fromEntries(lines.map((line) => {
    const [key, ...rest] = line.split(" "), values = rest.join(" ").split(", ").map(value);
    return [key, values.length > 1 ? values : values[0]];
  }));
}

test("every mode and number of seats of every game makes words that the engine takes", async () => {
  const native = new Native();
  const { games } = await native.must({ do: "games" });
  assert.deepEqual(games.map((g) => g.name).sort(), GAMES.map((g) => g.name).sort(), "each game on the shelf is in games.mjs");
  for (const game of games) {
    for (const mode of shell.modes(game)) {
      const [min, max] = shell.seatRange(game, mode.id);
      for (let seats = min; seats <= max; seats++) {
        const draft = shell.withSeats(game, shell.newDraft(game, mode.id), seats);
        const lines = shell.setupWords(game, draft);
        const { match, seats: made } = await native.must({ do: "new", game: game.name, setup: asked(lines), seed: 1 });
        assert.equal(made, seats, `${game.name}, ${mode.id}`);
        const { record } = await native.must({ do: "record", match });
        for (const line of lines.slice(0, 2)) assert.ok(record.includes(`\nsetup ${line}\n`), `${line} is not what became of it:\n${record}`);
        await native.must({ do: "close", match });
      }
    }
  }
  native.end();
});

const lookOf = (game) => JSON.parse(readFileSync(join(root, "games", game.name.replace(/-/g, "_"), "look.json"), "utf8"));

test("every mode of every game names its ends, by numbers that its table shows", async () => {
  const native = new Native();
  const { games } = await native.must({ do: "games" });
  for (const game of games) {
    for (const mode of shell.modes(game)) {
      const { ends } = lookOf(game), all = Array.isArray(ends) ? ends : ends[mode.id];
      assert.ok(all?.length > 0, `${game.name}, ${mode.id}`);
      const { match } = await native.must({ do: "new", game: game.name, setup: { mode: mode.id }, seed: 1 });
      const { view } = await native.must({ do: "view", match });
      const shown = new Set(view.tracks.map((track) => track.id));
      for (const [, id] of all.join().matchAll(/\{(\w+)/g)) assert.ok(shown.has(id), `${game.name}, ${mode.id}: ${id}`);
      await native.must({ do: "close", match });
    }
  }
  native.end();
});

// ---- Records as links ----

const RECORD = `baize record 1\ngame toy 1\nsetup mode duel\n${"0 play Four ~bef4703d\n".repeat(200)}1 spielt Ä\n`;

test("a record survives the way through a link, in letters that need no escape", async () => {
  const packed = await shell.packRecord(RECORD);
  assert.match(packed, /^[A-Za-z0-9_-]+$/);
  assert.ok(packed.length < RECORD.length / 4);
  assert.equal(await shell.unpackRecord(packed), RECORD);
  assert.equal(await shell.unpackRecord(await shell.packRecord("")), "");
});

test("a link that was cut or made up is refused with a sentence", async () => {
  const packed = await shell.packRecord(RECORD);
  for (const wrong of [packed.slice(0, -9), packed.slice(9), "%%%", "abc"]) {
    await assert.rejects(shell.unpackRecord(wrong), { message: "This link is incomplete; its end may have been cut off." });
  }
});

test("a page knows whether others can reach its address", () => {
  for (const host of ["localhost", "baize.localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) assert.ok(shell.opensHereOnly(host), host);
  for (const host of ["table.example", "192.168.1.7", "127.example", "localhost.example"]) assert.ok(!shell.opensHereOnly(host), host);
});

test("a link holds the address of the page, and says when a match is too long for one", async () => {
  globalThis.location = { href: "http://127.0.0.1:8100/#/table/7" };
  const link = await shell.positionLink(RECORD);
  assert.ok(link.startsWith("http://127.0.0.1:8100/#/position/"), link);
  const chance = Array.from({ length: 30_000 }, (_, i) => ((i * 2654435761) >>> 0).toString(16)).join("\n");
  await assert.rejects(shell.positionLink(chance), /too long for a link/);
  delete globalThis.location;
});

// ---- Pages of rules ----

test("rules are read as titles, clauses, items, paragraphs and tables", () => {
  const text = [
    "# Title", "", "Words that", "go on.", "", "## Part", "### Deeper", "- SC-4 A clause", "  that goes on.", "- **FC-12b** Bold", "- only an item",
    "", "| a | b |", "|---|---|", "| 1 | two words |", "after it",
  ].join("\n");
  assert.deepEqual(shell.readBlocks(text), [
    { kind: "title", words: "Title" },
    { kind: "words", words: "Words that go on." },
    { kind: "heading", depth: 2, words: "Part" },
    { kind: "heading", depth: 3, words: "Deeper" },
    { kind: "clause", clause: "SC-4", words: "A clause that goes on." },
    { kind: "clause", clause: "FC-12b", words: "Bold" },
    { kind: "item", words: "only an item" },
    { kind: "table", rows: [["a", "b"], ["1", "two words"]] },
    { kind: "words", words: "after it" },
  ]);
  assert.deepEqual(shell.readBlocks(""), []);
});

test("the rules of every game are read without loss: each clause once, no marks left", () => {
  for (const game of GAMES) {
    const text = readFileSync(join(root, "games", game.folder, "README.md"), "utf8");
    const blocks = shell.readBlocks(text);
    const clauses = blocks.filter((b) => b.kind === "clause" && game.clause.test(b.clause)).map((b) => b.clause);
    const written = [...text.matchAll(/^- (?:\*\*)?([A-Z]{2}-\d+[a-z]?)\b/gm)].map((m) => m[1]);
    assert.ok(written.length > 90, `${game.name} has ${written.length} clauses`);
    assert.deepEqual(clauses, written);
    assert.equal(new Set(clauses).size, clauses.length, "no clause comes twice");
    for (const block of blocks) assert.ok(!/^\s*([-*#|]|\d+\.) /.test(block.words ?? ""), `${game.name}: ${block.words}`);
  }
});

// ---- Looks ----

/** A verb's icon may be that of what the option is about. */
const ABOUT = ["price", "card", "place", "track"];

/** Every icon that a look names, wherever: keys called icon, and tables of words with icons. */
function iconsOf(look) {
  const named = [], tables = [look.times, look.verbs, look.cards?.icons, look.cards?.rows];
  const walk = (part) => {
    for (const [key, value] of Object.entries(part ?? {})) {
      if (key === "icon" && typeof value === "string") named.push(value);
      else if (value && typeof value === "object") walk(value);
    }
  };
  walk(look);
  return [...named, ...tables.flatMap((table) => Object.values(table ?? {}))].filter((name) => name && !ABOUT.includes(name));
}

test("every icon that a look names is drawn, and every word that the zoom explains has one", () => {
  const drawn = new Set([...readFileSync(join(root, "web/static/icons.svg"), "utf8").matchAll(/<symbol id="([^"]+)"/g)].map((m) => m[1]));
  for (const game of GAMES) {
    const folder = join(root, "games", game.folder);
    const look = JSON.parse(readFileSync(join(folder, "look.json"), "utf8"));
    const named = iconsOf(look);
    assert.ok(named.length > 50, `${game.name} names ${named.length} icons`);
    assert.deepEqual(named.filter((name) => !drawn.has(name)), [], game.name);
    const terms = shell.parseTerms(readFileSync(join(folder, "README.md"), "utf8")).map((t) => t.word);
    assert.ok(terms.length > 4, `${game.name} explains ${terms.length} words`);
    const shown = new Set(Object.values(look.cards.terms).map((t) => t.word)); // several signs may stand for one word
    assert.deepEqual([...shown].sort(), [...terms].sort(), game.name);
  }
});

// ---- Addresses ----

test("an address is read as it was written, whatever it holds", () => {
  const routes = [
    { at: "start" }, { at: "matches" }, { at: "setup", game: "toy", mode: "duel" }, { at: "setup", game: "toy", mode: "" },
    { at: "table", id: "a/b#c" }, { at: "replay", id: "7" }, { at: "position", packed: "A_b-9" }, { at: "rules", game: "toy", clause: "SC-4" },
  ];
  for (const route of routes) assert.deepEqual(shell.readRoute(shell.routeHash(route)), route);
  for (const strange of ["", "#", "#/nowhere/at/all"]) assert.deepEqual(shell.readRoute(strange), { at: "start" });
});
