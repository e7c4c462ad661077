// The log: one line per event, cards shown by pointing at their names, and a click on a line
// shows the position then, from which there is a way back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CURSED, GAMES } from "./games.mjs";
import { SIZES, until, untilMoves, visit } from "./harness.mjs";
import { look, playByClicks } from "./player.mjs";
import { openMoment, sitDown, restingRecord } from "./screens.mjs";

const movesOf = async (page) => Number(await page.getAttribute("main.table", "data-moves"));

async function someMoves(page, game, moves, touch = false) {
  await sitDown(page, { ...game.versus, seed: 5 });
  await playByClicks(page, { seed: 5, touch, until: (seen) => seen.moves >= moves });
  await look(page);
}

for (const game of GAMES) {
  test(`a click on a line of the log shows the position then, Esc leads back: ${game.name}`, async () => {
    const { page, troubles, close } = await visit({ seed: 21 });
    await someMoves(page, game, 12);
    const { moves: now } = await restingRecord(page), asked = await page.locator(".slip .opt").count();
    assert.ok(asked > 0);
    await page.locator(".log .e.goes").first().click({ position: { x: 8, y: 8 } }); // beside the card names
    await page.waitForSelector(".past-bar");
    const then = await movesOf(page);
    assert.ok(then > 0 && then < now, `${then} of ${now}`);
    assert.equal(await page.locator(".slip .opt").count(), 0, "nothing can be played in the past");
    assert.match(await page.locator(".past-bar output").innerText(), new RegExp(`^Move ${then} of ${now}$`));
    await page.getByRole("button", { name: "One move forward" }).click();
    await untilMoves(page, then + 1);
    await page.keyboard.press("Escape");
    await until(page, () => document.querySelector(".past-bar") === null);
    assert.equal(await movesOf(page), now);
    assert.equal(await page.locator(".slip .opt").count(), asked, "the question stands as it stood");
    assert.deepEqual(troubles, []);
    await close();
  });

  test(`on a phone the way back is a button: ${game.name}`, async () => {
    const { page, close } = await visit({ seed: 22, size: SIZES.phone, touch: true });
    await someMoves(page, game, 8, true);
    const { moves: now } = await restingRecord(page);
    await page.locator(".tabs button", { hasText: "Log" }).tap();
    await page.locator(".log .e.goes").first().tap({ position: { x: 8, y: 8 } });
    await page.getByRole("button", { name: "Back to the game" }).tap();
    await until(page, () => document.querySelector(".past-bar") === null);
    assert.equal(await movesOf(page), now);
    await look(page);
    await close();
  });

  test(`a position that cannot be read again is told, and the game stands: ${game.name}`, async () => {
    const { page, troubles, close } = await visit({ seed: 24 });
    await someMoves(page, game, 6);
    const now = await movesOf(page);
    // What goes into the engine is spoilt on its way: records only.
    await page.evaluate(() => {
      const real = TextEncoder.prototype.encode;
      TextEncoder.prototype.encode = function (words) { return real.call(this, words.startsWith("baize record") ? "spoilt" : words); };
    });
    await page.locator(".log .e.goes").first().click({ position: { x: 8, y: 8 } }); // beside the card names
    const told = page.locator(".slip .complaint");
    await told.waitFor();
    assert.match(await told.innerText(), /^line \d+: .+\.$/);
    assert.equal(await page.locator(".past-bar").count(), 0);
    assert.equal(await movesOf(page), now);
    assert.ok((await page.locator(".slip .opt").count()) > 0, "one can play on");
    assert.deepEqual(troubles, []);
    await close();
  });

  test(`pointing at a card's name in the log shows the card: ${game.name}`, async () => {
    const { page, close } = await visit({ seed: 23 });
    await sitDown(page, { ...game.versus, seed: 5 });
    await look(page);
    const name = page.locator(".log .card-link").last();
    while ((await name.count()) === 0) await page.locator(".slip .primary").click(); // the first answers name none
    const words = await name.textContent();
    await name.hover();
    assert.equal(await page.locator(".card.peek .nm").textContent(), words.replace(/'/g, "\u2019"));
    await page.mouse.move(5, 5);
    assert.equal(await page.locator(".card.peek").count(), 0);
    await close();
  });
}

test("on a phone the log's tab counts what happened since your last turn, until it was read", async () => {
  const { page, close } = await visit({ seed: 25, size: SIZES.phone, touch: true });
  await openMoment(page, CURSED.action);
  const tab = page.locator(".tabs button[data-page=log]"), badge = tab.locator(".news");
  const count = Number(await badge.textContent());
  assert.ok(count > 0, "the night is new");
  await tab.tap();
  const lines = await page.evaluate(() => {
    const all = [...document.querySelectorAll(".log .e, .log .since")], at = all.findIndex((el) => el.matches(".since"));
    return all.slice(at + 1).length;
  });
  assert.ok(lines > 0 && lines <= count, `${lines} lines tell of ${count} events`);
  await tab.tap();
  await page.waitForSelector(".log", { state: "detached" });
  await page.locator(".slip .opt").first().tap();
  await look(page);
  assert.equal(await badge.count(), 0, "it was read, and the viewer's own moves are not news");
  await close();
});
