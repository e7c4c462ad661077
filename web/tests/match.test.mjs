// Whole matches through the page, in every mode, to their result; the exported record must
// replay natively to the same fingerprint.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nativeReplay, SIZES, until, untilMoves, visit } from "./harness.mjs";
import { playByClicks, playByKeys, watchToEnd } from "./player.mjs";
import { exportRecord, lastMark, sitDown } from "./screens.mjs";

async function endsAsNatively(page, moves) {
  const words = await page.locator(".result h2").textContent();
  const record = await exportRecord(page);
  const native = await nativeReplay(record);
  assert.equal(native.over, true);
  assert.equal(native.moves, moves);
  assert.equal(native.result.words, words);
  assert.match(record, /^end /m);
  assert.equal(native.fingerprint, lastMark(record));
  return record;
}

const MATCHES = [
  { name: "duel as the Wizard", setup: { mode: "duel", role: "Wizard" }, seed: 11 },
  { name: "duel as the Monster", setup: { mode: "duel", role: "Monster" }, seed: 12 },
  { name: "duel with villager cards", setup: { mode: "duel", role: "Wizard", villagerCards: true }, seed: 13 },
  { name: "a lone Wizard", setup: { mode: "wizard" }, seed: 14 },
  { name: "a lone Monster", setup: { mode: "monster" }, seed: 15 },
  { name: "a lone Monster with villager cards", setup: { mode: "monster", villagerCards: true }, seed: 16 },
  { name: "a lone Wizard on a phone", setup: { mode: "wizard" }, seed: 17, size: SIZES.phone, touch: true },
  { name: "duel as the Monster on a tablet", setup: { mode: "duel", role: "Monster" }, seed: 18, size: SIZES.tablet },
];

for (const { name, setup, seed, size = SIZES.desk, touch = false } of MATCHES) {
  test(`by clicks: ${name}`, async () => {
    const { page, troubles, close } = await visit({ seed, size, touch });
    await sitDown(page, { ...setup, seed });
    const end = await playByClicks(page, { seed, touch });
    assert.ok(end.things > 0 && end.options > 0, "things and options were both clicked");
    const record = await endsAsNatively(page, end.moves);
    assert.equal(/^setup villager_cards yes$/m.test(record), setup.villagerCards ?? false);
    assert.deepEqual(troubles, []);
    await close();
  });
}

for (const villagerCards of [false, true]) {
  test(`nobody plays${villagerCards ? " with villager cards" : ""}`, async () => {
    const { page, troubles, close } = await visit({ seed: 21 });
    await sitDown(page, { mode: "nobody", villagerCards, seed: 21 });
    const moves = await watchToEnd(page);
    await endsAsNatively(page, moves);
    assert.deepEqual(troubles, []);
    await close();
  });
}

for (const [name, setup, seed] of [["a lone Monster", { mode: "monster" }, 31], ["duel as the Wizard", { mode: "duel" }, 32]]) {
  test(`by keyboard alone: ${name}`, async () => {
    const { page, troubles, close } = await visit({ seed });
    await sitDown(page, { ...setup, seed });
    const end = await playByKeys(page, { seed });
    for (const way of Object.keys(end.used)) assert.ok(end.used[way] > 0, `${way} was never used`);
    await endsAsNatively(page, end.moves);
    assert.deepEqual(troubles, []);
    await close();
  });
}

test("from the start page to the first decision by keyboard", async () => {
  const { page, close } = await visit({ seed: 33 });
  await page.waitForSelector(".sh-start");
  await page.keyboard.press("Enter");
  await page.waitForSelector("main.table .opts .opt");
  const before = await page.getAttribute("main.table", "data-moves");
  await page.keyboard.press("Enter"); // opens a group of options
  await page.keyboard.press("Enter");
  await until(page, (b) => document.querySelector("main.table").dataset.moves !== b, before);
  await close();
});

test("the result offers the same table again, a replay and the start page", async () => {
  const { page, troubles, close } = await visit({ seed: 22 });
  await sitDown(page, { mode: "nobody", seed: 22 });
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
