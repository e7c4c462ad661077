// Matches outlive the page: reload, several at once, no network, records to and from the
// terminal; what is refused says why and costs nothing.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { CURSED, FEW, GAMES } from "./games.mjs";
import { LAPTOP, another, baize, nativeReplay, newHome, root, serve, until, untilMoves, visit } from "./harness.mjs";
import { look, playByClicks } from "./player.mjs";
import { exportRecord, kept, keptAt, lastMark, loadRecord, openMenu, restingRecord, sitDown } from "./screens.mjs";

for (const game of GAMES) test(`a reload in the middle continues at the same move: ${game.name}`, async () => {
  const { page, troubles, close } = await visit({ seed: 41, size: LAPTOP });
  await sitDown(page, { ...game.versus, seed: 41 });
  await playByClicks(page, { seed: 41, until: (seen) => seen.moves >= 25 });
  const { record } = await restingRecord(page), before = await look(page);
  await keptAt(page, before.moves);
  await page.reload();
  const after = await look(page);
  assert.equal(after.moves, before.moves);
  assert.equal(after.title, before.title);
  assert.deepEqual(after.rows.map((r) => r.words), before.rows.map((r) => r.words));
  const again = await exportRecord(page);
  assert.equal(lastMark(again), lastMark(record));
  assert.equal(again, record);
  assert.equal((await nativeReplay(again)).fingerprint, lastMark(record));
  // ... and goes on, with the bot still on its seat.
  const end = await playByClicks(page, { seed: 42, until: (seen) => seen.moves >= before.moves + 15 });
  assert.ok(end.over || end.moves >= before.moves + 15);
  assert.match(await exportRecord(page), /^seat 1 quick$/m);
  assert.deepEqual(troubles, []);
  await close();
});

test("a page that is closed in the middle of a bot's turn continues", async () => {
  const { context, page, close } = await visit({ seed: 43, speed: 1 });
  await sitDown(page, { ...CURSED.waits, seed: 43 }); // the bot begins
  await untilMoves(page, 2);
  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  await untilMoves(next, 4);
  await close();
});

test("two matches side by side do not disturb each other", async () => {
  const { context, page, close } = await visit({ seed: 44, size: LAPTOP });
  await sitDown(page, { ...CURSED.alone, seed: 44 });
  const other = await another(context, 45, page.url().split("#")[0]);
  await sitDown(other, { ...FEW.alone, seed: 45 });
  for (let turn = 1; turn <= 3; turn++) {
    await playByClicks(page, { seed: turn, until: (s) => s.moves >= turn * 8 });
    await playByClicks(other, { seed: turn, until: (s) => s.moves >= turn * 8 });
  }
  const mine = await exportRecord(page), theirs = await exportRecord(other);
  assert.match(mine, /^setup mode wizard$/m);
  assert.match(theirs, /^setup mode shadows$/m);
  await nativeReplay(mine);
  await nativeReplay(theirs);
  assert.deepEqual((await kept(page)).map((k) => /^setup mode (\w+)$/m.exec(k.record)[1]).sort(), ["shadows", "wizard"]);
  await other.close();
  await page.evaluate(() => { location.hash = "#/matches"; });
  await page.waitForSelector(".sh-match");
  assert.equal(await page.locator(".sh-match").count(), 2);
  await page.locator(".sh-match", { hasText: "" }).first().getByRole("button", { name: "Continue" }).click();
  await look(page);
  await close();
});

test("without a server the page still starts, plays and continues", async () => {
  const server = await serve();
  const { context, page, close } = await visit({ seed: 46, size: LAPTOP, offline: true, address: server.address });
  await page.waitForSelector(".sh-start");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await until(page, async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (n) => (await (await caches.open(n)).keys()).map((r) => new URL(r.url).pathname)));
    return all.flat().some((p) => p.endsWith("baize.wasm"));
  });
  await server.stop();
  await page.reload();
  await page.waitForSelector(".sh-start");
  await sitDown(page, { ...CURSED.versus, seed: 46 });
  const end = await playByClicks(page, { seed: 46 });
  assert.ok(end.over);
  await keptAt(page, end.moves);
  const next = await context.newPage();
  await next.goto(page.url());
  await next.waitForSelector(".result");
  await close();
});

function onlySave(home) {
  const folder = join(home, "data/baize/matches");
  const [name] = readdirSync(folder);
  return { path: join(folder, name), text: readFileSync(join(folder, name), "utf8") };
}

for (const game of GAMES) test(`an unfinished match of the terminal continues in the page, and back again: ${game.name}`, async () => {
  const home = newHome();
  // Five answers, then the pipe ends in the middle of the match.
  const before = baize(["play", game.name, "--line", "--mode", game.versus.mode, "--seed", "5"], { home, input: "1\n1\n1\n1\n1\n" });
  assert.match(before.out, /Saved/);
  const save = onlySave(home);
  const stands = await nativeReplay(save.text);
  assert.equal(stands.over, false);

  const { page, troubles, close } = await visit({ seed: 47 });
  await loadRecord(page, "from-the-terminal.play", save.text);
  const seen = await look(page);
  assert.ok(seen.moves >= stands.moves);
  assert.equal(await page.locator(".seat", { hasText: "quick bot" }).count(), 1, "the bot kept its seat");
  await playByClicks(page, { seed: 47, until: (s) => s.moves >= stands.moves + 12 });
  const { record, moves } = await restingRecord(page), there = await look(page);
  assert.ok(record.includes(save.text.split("\n").find((l) => l.startsWith("seed "))));
  assert.equal(moves, there.moves);
  assert.deepEqual(troubles, []);
  await close();

  writeFileSync(save.path, record);
  const after = baize(["play", "--resume", "--line"], { home, input: "1\n" });
  assert.match(after.out, /Saved/, after.err);
  const last = await nativeReplay(onlySave(home).text);
  assert.ok(last.moves > there.moves, "the terminal went on from where the page stopped");
});

/** Everything that is kept, to see that a refusal changes nothing. */
async function keptTexts(page) {
  return (await kept(page)).map((k) => k.record);
}

const GOLDEN = join(root, "games", CURSED.folder, "tests/golden");
function goldenPlay() {
  const name = readdirSync(GOLDEN).find((f) => f.endsWith(".play"));
  return readFileSync(join(GOLDEN, name), "utf8");
}

test("broken records and old versions are refused with their sentence, and nothing is lost", async () => {
  const { page, close } = await visit({ seed: 48, size: LAPTOP });
  await sitDown(page, { ...CURSED.alone, seed: 48 });
  const at = await playByClicks(page, { seed: 48, until: (s) => s.moves >= 6 });
  await keptAt(page, at.moves);
  const before = await keptTexts(page);
  const good = goldenPlay();
  const moved = good.replace(/^(0 .*|clock .*|@\d+ clock .*)~[0-9a-f]{8}$/m, (line) => `${line.slice(0, -8)}00000000`);
  const wrong = [
    ["not-a-record.play", "Dear diary\n"],
    ["empty.play", ""],
    ["newer.play", good.replace("baize record 1", "baize record 2")],
    ["older-game.play", good.replace(/^(game \S+) \d+$/m, "$1 0")],
    ["no-such-game.play", good.replace(/^game \S+/m, "game chess")],
    ["drifted.play", moved],
    ["foreign-pack.play", good.replace(/^(pack base) \S+/m, "$1 00000000")],
  ];
  for (const [name, text] of wrong) {
    assert.notEqual(text, good, name);
    const native = await nativeReplay(text).then(() => null, (error) => error.message);
    assert.ok(native, `${name} should be refused natively too`);
    await loadRecord(page, name, text);
    const notice = page.locator(".sh-notice");
    await notice.filter({ hasText: name }).waitFor();
    assert.ok((await notice.textContent()).includes(native), `${name}: ${await notice.textContent()} / ${native}`);
    assert.ok(await page.locator(".sh-start").count(), "the start page stays");
  }
  await loadRecord(page, "binary.play", Buffer.from([0xff, 0xfe, 0, 1]));
  await page.locator(".sh-notice", { hasText: "binary.play is not a text file." }).waitFor();
  assert.deepEqual(await keptTexts(page), before);
  await page.getByRole("button", { name: "Continue" }).first().click();
  assert.equal((await look(page)).moves, at.moves);
  await close();
});

test("a kept match that no longer loads says why and can be exported", async () => {
  const { page, close } = await visit({ seed: 49, size: LAPTOP });
  await sitDown(page, { ...CURSED.alone, seed: 49 });
  await look(page);
  await page.evaluate(() => new Promise((done) => {
    const opening = indexedDB.open("baize");
    opening.onsuccess = () => {
      const work = opening.result.transaction("records", "readwrite");
      const records = work.objectStore("records");
      records.openCursor().onsuccess = (e) => {
        const at = e.target.result;
        if (at) at.update(at.value.replace(/^(game \S+) \d+$/m, "$1 0"));
      };
      work.oncomplete = () => { opening.result.close(); done(); };
    };
  }));
  await page.reload();
  await page.getByText(/version/).first().waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export the record" }).click()]);
  assert.match(readFileSync(await file.path(), "utf8"), /^game \S+ 0$/m);
  assert.equal((await kept(page)).length, 1);
  await close();
});

test("a match of another edition goes on with the cards it was begun with, and says so", async () => {
  const { page, troubles, close } = await visit({ seed: 53, size: LAPTOP });
  await sitDown(page, { ...CURSED.alone, seed: 53 });
  await look(page);
  const ours = await exportRecord(page);
  assert.equal(await page.getByText(/with the cards it was/).count(), 0);
  // A title differs there; the refusal says which hash that gives.
  const text = ours.replace(/^> title=Leftovers$/m, "> title=Scraps").replace(/^(pack base) \S+/m, "$1 00000000");
  const hash = /and is ([0-9a-f]{8}) here/.exec(await nativeReplay(text).then(() => "", (error) => error.message))[1];
  const theirs = text.replace(/^(pack base) \S+/m, `$1 ${hash}`);
  await loadRecord(page, "edition.play", theirs);
  await page.locator(".sh-notice", { hasText: "This match continues with the cards it was started with" }).waitFor();
  assert.match(await exportRecord(page), /^> title=Scraps$/m);
  await page.reload();
  await page.locator(".sh-notice", { hasText: "This match continues with the cards it was started with" }).waitFor();
  assert.deepEqual(troubles, []);
  await close();
});

test("a bad pack is refused with file and line; a good one is played and travels with the record", async () => {
  const { page, close } = await visit({ seed: 50, size: LAPTOP });
  await page.evaluate((game) => { location.hash = `#/setup/${game}`; }, CURSED.name);
  await page.waitForSelector("form.sh-form");
  await page.getByText("Packs", { exact: true }).click();
  const bring = async (name, text) => {
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByRole("button", { name: "Add a pack" }).click()]);
    await chooser.setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  };
  await bring("bad.pack", "this is not a pack\n");
  const refusal = page.locator(".sh-refusal");
  await refusal.waitFor();
  assert.match(await refusal.textContent(), /bad\.pack:1: /);
  assert.equal(await page.locator(".sh-packs li").count(), 0, "a bad pack is not kept");

  await bring("mine.pack", OWN_PACK);
  await page.locator(".sh-packs li", { hasText: "mine.pack" }).waitFor();
  assert.equal(await refusal.count(), 0);
  await page.locator("form.sh-form button[type=submit]").click();
  await look(page);
  const record = await exportRecord(page);
  assert.match(record, /^pack \S+ \S+ text/m);
  await nativeReplay(record);
  await close();
});

const OWN_PACK = `pack mine
game ${CURSED.name} ${/^game \S+ (\d+)$/m.exec(goldenPlay())[1]}

[spell leftovers]
title  = Leftovers
type   = now
decks  = wizard, possessed
spend  = wishbone, wolf_claw
play   = curse -2
coins  = 2
source = invented
`;

for (const game of GAMES) test(`a link of this machine says that it is, and a file or text goes further: ${game.name}`, async () => {
  const { context, page, close } = await visit({ seed: 52, size: LAPTOP });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await sitDown(page, { ...game.alone, seed: 52 });
  const at = await playByClicks(page, { seed: 52, until: (s) => s.moves >= 5 });
  await openMenu(page);
  await page.getByRole("button", { name: "Share this position" }).click();
  await page.getByText("A friend on another machine cannot open this link").waitFor();
  assert.deepEqual(await page.locator("dialog .sh-do .sh-btn:not(.sec)").allInnerTexts(), ["Save the file"], "what goes further is the filled button");
  await page.getByRole("button", { name: "Copy the text" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /^#\/position\//);
  // A table elsewhere has another address; here another port stands for it.
  const elsewhere = await serve();
  const other = await context.newPage();
  await other.goto(elsewhere.address + text);
  await untilMoves(other, at.moves);
  await other.close();
  await elsewhere.stop();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the file" }).click()]);
  assert.equal((await nativeReplay(readFileSync(await file.path(), "utf8"))).ok, true);
  await close();
});

for (const game of GAMES) test(`a position travels as a link, and one can play on from it: ${game.name}`, async () => {
  const { context, page, close } = await visit({ seed: 51, size: LAPTOP });
  await sitDown(page, { ...game.alone, seed: 51 });
  const at = await playByClicks(page, { seed: 51, until: (s) => s.moves >= 10 });
  await openMenu(page);
  await page.getByRole("button", { name: "Share this position" }).click();
  const field = page.locator("input.sh-link");
  await until(page, () => document.querySelector("input.sh-link")?.value.includes("#/position/"));
  const link = await field.inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await untilMoves(other, at.moves);
  await other.getByRole("button", { name: "Play on from here" }).click();
  assert.ok((await look(other)).rows.length > 0);
  const cut = await context.newPage();
  await cut.goto(link.slice(0, -40));
  await cut.getByText("This link is incomplete").waitFor();
  await close();
});
