// Whole matches through the page, in every mode of every game, to their result; the exported
// record must replay natively to the same fingerprint.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CURSED, GAMES } from "./games.mjs";
import { LAPTOP, Native, nativeReplay, until, untilMoves, visit } from "./harness.mjs";
import { playByClicks, playByKeys, watchToEnd } from "./player.mjs";
import { exportRecord, lastMark, sitDown } from "./screens.mjs";

async function endsAsNatively(page, moves) {
  const words = await page.locator(".result .q").textContent();
  const record = await exportRecord(page);
  const native = await nativeReplay(record);
  assert.equal(native.over, true);
  assert.equal(native.moves, moves);
  // The page says "You won" and then why.
  const { reason, cause, words: said } = native.result, why = reason ?? cause ?? said;
  assert.ok(words.toLowerCase().includes(why.toLowerCase()), words);
  assert.match(record, /^end /m);
  assert.equal(native.fingerprint, lastMark(record));
  return record;
}

/** The record describes the table that was asked for. */
function isSetUp(record, { game, mode, seats, bySeat = {}, says: also = [], sitters = [] }) {
  const says = (words) => assert.ok(record.includes(`\n${words}\n`), `the record says nothing of ${words}`);
  assert.match(record, new RegExp(`^game ${game.name} `, "m"));
  says(`setup mode ${mode}`);
  if (seats !== undefined) says(`setup seats ${seats}`);
  for (const [label, values] of Object.entries(bySeat)) {
    // A record leaves out what is usual.
    const said = new RegExp(`^setup ${label} (.*)$`, "im").exec(record)?.[1] ?? game.usual[label];
    assert.ok(said.toLowerCase().startsWith(values.join(", ").toLowerCase()), `${label}: ${said}`);
  }
  for (const line of also) says(`setup ${line}`);
  for (const [seat, who] of sitters.entries()) {
    assert.equal(record.includes(`\nseat ${seat} quick\n`), who !== "Person", `who sits on seat ${seat + 1}`);
  }
}

/** In the page: names and words in which two stops meet, or two spaces, or a joint has nothing after
 * it. (An ellipsis is one sign.) */
function oddStops() {
  const odd = (words) => /[.,;:?!][.,;:]| [.,;:?!](?= |$)|,$/.test(words.replace(/\.\.\./g, "\u2026")), spaces = /  |^ | $/;
  const names = [...document.querySelectorAll("[aria-label], [title]")].flatMap((el) => ["aria-label", "title"].map((key) => el.getAttribute(key) ?? ""));
  const texts = [...document.querySelectorAll("main p, main li, main h2, main .opt, main [role=status]")].map((el) => el.textContent.replace(/\s+/g, " "));
  return [...names.filter((words) => odd(words) || spaces.test(words)), ...texts.filter(odd)];
}

const WAYS = {
  clicks: async (page, { seed, touch, setup, open }) => {
    const odd = new Set();
    const end = await playByClicks(page, { seed, touch, each: async () => (await page.evaluate(oddStops)).forEach((words) => odd.add(words)) });
    assert.deepEqual([...odd], [], "words that were put together wrongly");
    assert.ok(end.things > 0 && end.options > 0, "things and options were both clicked");
    const people = (setup.sitters ?? []).filter((who) => who === "Person").length;
    assert.equal(end.curtains > 0, people > 1 && !open, `${end.curtains} times behind the curtain`);
    return end.moves;
  },
  keys: async (page, { seed }) => {
    const end = await playByKeys(page, { seed });
    for (const way of Object.keys(end.used)) assert.ok(end.used[way] > 0, `${way} was never used`);
    return end.moves;
  },
  watching: (page) => watchToEnd(page),
};

for (const game of GAMES) {
  for (const match of game.matches) {
    const { name, setup, seed, size = LAPTOP, touch = false, open = false, by = "clicks" } = match;
    test(`by ${by}: ${game.name}, ${name}`, async () => {
      const { page, troubles, close } = await visit({ seed, size, touch });
      await sitDown(page, { ...setup, seed });
      const moves = await WAYS[by](page, { seed, touch, setup, open });
      isSetUp(await endsAsNatively(page, moves), setup);
      assert.deepEqual(troubles, []);
      await close();
    });
  }
}

test("from the start page to the first decision by keyboard, games in the order of the shelf", async () => {
  const native = new Native();
  const { games } = await native.must({ do: "games" });
  native.end();
  for (const [at, game] of games.entries()) {
    const { page, close } = await visit({ seed: 33 });
    await page.waitForSelector(".sh-start");
    assert.deepEqual(await page.locator(".sh-poster").evaluateAll((all) => all.map((p) => p.dataset.game)), games.map((g) => g.name));
    if (at > 0) await page.keyboard.press(String(at + 1)); // the first is picked already
    await page.keyboard.press("Enter");
    await page.waitForSelector("main.table .opts .opt");
    assert.equal((await page.locator(".bar .title").textContent()).replace("\u2019", "'"), game.title);
    const before = await page.getAttribute("main.table", "data-moves");
    await page.keyboard.press("Enter"); // may open a group of options
    await page.keyboard.press("Enter");
    await until(page, (b) => document.querySelector("main.table").dataset.moves !== b, before);
    await close();
  }
});

test("the result offers the same table again, a replay and the start page", async () => {
  const { page, troubles, close } = await visit({ seed: 22 });
  await sitDown(page, { ...CURSED.quickEnd, seed: 22 });
  const moves = await watchToEnd(page);
  await page.locator(".result").getByRole("button", { name: "Replay" }).click();
  await page.waitForSelector(`output:has-text("Move 0 of ${moves}")`);
  await page.getByRole("slider", { name: "Move" }).press("End");
  await page.waitForSelector(`output:has-text("Move ${moves} of ${moves}")`);
  await untilMoves(page, moves);
  await page.goBack();
  await page.waitForSelector(".result");
  await page.locator(".result").getByRole("button", { name: "Again" }).click();
  await until(page, () => document.querySelectorAll(".result").length === 0);
  await watchToEnd(page);
  assert.deepEqual(troubles, []);
  await close();
});
