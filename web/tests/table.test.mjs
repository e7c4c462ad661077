// What the table does beside playing: undo and its reason, refusals with number and clause,
// zoom, drag, pace, the guided game, two people with secrets on one sofa.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CURSED, FEW, GAMES, WEST } from "./games.mjs";
import { drawn, LAPTOP, SIZES, until, untilMoves, visit } from "./harness.mjs";
import { look, playByClicks } from "./player.mjs";
import { VILLAGE_MOMENTS } from "./positions.mjs";
import { exportRecord, kept, lastMark, openMenu, openMoment, sitDown } from "./screens.mjs";

const movesOf = async (page) => Number(await page.getAttribute("main.table", "data-moves"));

test("undo takes back a decision, and says why where it stops", async () => {
  const { page, troubles, close } = await visit({ seed: 101, settings: { autoplay: false } });
  await sitDown(page, { ...CURSED.versus, seed: 101 });
  const before = await look(page);
  const undo = page.locator(".slip .do").getByRole("button", { name: /^Undo/ });
  assert.match(await undo.getAttribute("aria-label"), /Undo\. .+/, "the reason is told at the start");
  const start = lastMark(await exportRecord(page));
  await page.locator(".space.can [data-ref]").first().click({ force: true });
  await untilMoves(page, before.moves + 1);
  await page.keyboard.press("u");
  await until(page, (m) => Number(document.querySelector("main.table").dataset.moves) === m, before.moves);
  assert.equal(lastMark(await exportRecord(page)), start);
  assert.deepEqual(troubles, []);
  await close();
});

test("a lone player may undo past chance, and the record says so", async () => {
  const { page, close } = await visit({ seed: 102 });
  await sitDown(page, { ...CURSED.brief, seed: 102 });
  await playByClicks(page, { seed: 102, until: (s) => s.moves >= 14 });
  const past = page.getByRole("button", { name: /Undo anyway/ });
  for (let tries = 0; tries < 20 && (await past.count()) === 0; tries++) {
    const at = (await look(page)).moves;
    await playByClicks(page, { seed: 103 + tries, until: (s) => s.moves > at });
  }
  const at = await movesOf(page);
  await past.click();
  await until(page, (m) => Number(document.querySelector("main.table").dataset.moves) < m, at);
  assert.match(await exportRecord(page), /^undone [1-9]/m);
  await close();
});

for (const game of GAMES) test(`a refusal names what is missing and its clause opens the rule: ${game.name}`, async () => {
  const { page, close } = await visit({ seed: 103 });
  await openMoment(page, game.lacking ?? game.action);
  await page.keyboard.press("w");
  const all = page.locator("dialog[open] .nope");
  await all.first().waitFor();
  const words = await all.allTextContents();
  assert.ok(words.some((w) => /Needs \d+ more/.test(w)), words.join(" / "));
  assert.ok(words.every((w) => game.clause.test(w)), words.join(" / "));
  const clause = page.locator("dialog[open] .nope .clause").first();
  const number = await clause.textContent();
  await clause.click();
  const rule = page.locator(`dialog[open][aria-label="Rule ${number}"]`);
  await rule.waitFor();
  assert.ok((await rule.locator(".rule-text").textContent()).length > 20);
  await close();
});

for (const game of GAMES) test(`w lists all refusals where the thing under the mouse has none: ${game.name}`, async () => {
  const { page, close } = await visit({ seed: 108 });
  await openMoment(page, game.action);
  const things = page.locator(".space.can [data-ref], .ticket.can, .fan.tiles .card.legal");
  const own = page.locator(".right .slip .nope"), all = page.locator("dialog[open] .nope");
  for (let i = 0; ; i++) {
    const title = await page.locator(".right .slip h2").textContent();
    await things.nth(i).hover({ force: true });
    await until(page, (t) => document.querySelector(".right .slip h2").textContent !== t, title);
    if ((await own.count()) === 0) break;
  }
  await page.keyboard.press("w");
  await all.first().waitFor();
  const listed = await all.count();
  await page.keyboard.press("Escape");
  await page.mouse.move(0, 0);
  await page.keyboard.press("w");
  await all.first().waitFor();
  assert.equal(await all.count(), listed, "as many as without a mouse");
  await close();
});

test("a line after the ninth is done by the key printed on it", async () => {
  const { page, close } = await visit({ seed: 109, settings: { autoplay: false } });
  await openMoment(page, CURSED.action);
  await page.locator(".right .slip .opt", { hasText: "on the map" }).click();
  const eleventh = page.locator(".right .slip .opt").nth(10);
  assert.equal(await eleventh.locator(".k").textContent(), "i");
  const before = await movesOf(page), words = await eleventh.locator(".w").innerText();
  await page.keyboard.press("i");
  await untilMoves(page, before + 1);
  const went = (await exportRecord(page)).trim().split("\n").at(-1);
  assert.ok(went.toLowerCase().includes(words.split("\n")[0].toLowerCase()), `${words}: ${went}`);
  await close();
});

for (const game of GAMES) test(`pointing at things measures nothing: ${game.name}`, async () => {
  const { page, close } = await visit({ seed: 110 });
  await openMoment(page, game.action);
  const spots = [];
  for (const thing of await page.locator(".hand .fan .card, .space.can [data-ref]").all()) spots.push(await thing.boundingBox());
  await page.evaluate(() => {
    window.measured = [];
    const real = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      window.measured.push(this.className);
      return real.call(this);
    };
    const height = Object.getOwnPropertyDescriptor(Element.prototype, "scrollHeight");
    Object.defineProperty(Element.prototype, "scrollHeight", { get() {
      window.measured.push(this.className);
      return height.get.call(this);
    } });
  });
  const titles = new Set();
  for (const { x, y, width, height } of spots.slice(0, 8)) {
    await page.mouse.move(x + width / 2, y + height / 2);
    await drawn(page);
    titles.add(await page.locator(".right .slip h2").textContent());
  }
  assert.ok(titles.size > 2, "the slip turned to them");
  // The log follows its newest line where the slip beside it grows: after the layout, at no cost.
  assert.deepEqual((await page.evaluate(() => window.measured)).filter((what) => what !== "log"), []);
  await close();
});

test("a card is played by dragging it off the hand, and zoomed by key, arrows and long press", async () => {
  const { page, close } = await visit({ seed: 104 });
  await sitDown(page, { ...CURSED.waits, seed: 104 });
  await playByClicks(page, { seed: 104, until: stopWithSingleCard });
  const before = await movesOf(page);
  const ref = await page.evaluate(singleCard);
  const box = await page.locator(`.hand .card[data-ref="${ref}"]`).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 60, { steps: 5 });
  await page.mouse.move(box.x + box.width / 2, box.y - 220, { steps: 5 });
  await page.mouse.up();
  await untilMoves(page, before + 1);
  await page.keyboard.press("z");
  const zoom = page.locator("dialog[open] .zoom");
  await zoom.waitFor();
  const title = await zoom.locator(".nm").textContent();
  if ((await page.locator(".hand .fan .card").count()) > 1) {
    await page.keyboard.press("ArrowRight");
    await until(page, (t) => document.querySelector("dialog[open] .zoom .nm").textContent !== t, title);
  }
  await page.keyboard.press("Escape");
  await zoom.waitFor({ state: "detached" });
  await close();
});

for (const [name, size] of [["laptop", LAPTOP], ["window", { width: 960, height: 540 }], ["turned", { width: 844, height: 390 }], ["desk", SIZES.desk]]) {
  test(`a card shown large is in sight as a whole, and nothing lies on what is said beside it: ${name}`, async () => {
    const { page, close } = await visit({ size });
    await openMoment(page, CURSED.action);
    await page.locator(".hand .fan .card").first().focus();
    await page.keyboard.press("z");
    await page.waitForSelector("dialog[open] .zoom");
    const boxes = await page.evaluate(() => Object.fromEntries([".card.huge", ".slip", ".turn-left", ".turn-right"].map((what) => {
      const { x, y, width, height } = document.querySelector(`dialog[open] .zoom ${what}`).getBoundingClientRect();
      return [what, { x, y, width, height }];
    })));
    const meet = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    for (const [what, { x, y, width, height }] of Object.entries(boxes)) assert.ok(x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height, `${what} is in sight`);
    for (const arrow of [".turn-left", ".turn-right"]) {
      assert.equal(boxes[arrow].width, boxes[arrow].height, `${arrow} is round`);
      for (const what of [".card.huge", ".slip"]) assert.ok(!meet(boxes[arrow], boxes[what]), `${arrow} lies beside ${what}`);
    }
    await close();
  });
}

/** A card in hand with exactly one way to play it. */
function singleCard() {
  const only = [...document.querySelectorAll(".hand .fan .card.legal")].find((card) => {
    const words = card.textContent.split("You may ")[1] ?? card.getAttribute("aria-label")?.split("You may ")[1] ?? "";
    return words && !words.includes(";");
  });
  return only?.dataset.ref ?? null;
}
const stopWithSingleCard = (seen) => seen.moves > 4 && seen.things.some((t) => t.ref?.startsWith("card:")) && /^Your night/.test(seen.title);

for (const [width, height] of [[1366, 633], [960, 540], [844, 390]]) {
  test(`the way from the menu back to the table is in sight: ${width}x${height}`, async () => {
    const { page, close } = await visit({ size: { width, height } });
    await openMoment(page, FEW.action);
    await openMenu(page);
    const back = await page.getByRole("button", { name: "Back to the table" }).boundingBox();
    assert.ok(back.y >= 0 && back.y + back.height <= height, `it lies at ${back.y}`);
    await close();
  });
}

test("a card shown large on a phone is seen from its top, with what can be done at the foot", async () => {
  const { page, close } = await visit({ size: SIZES.phone, touch: true });
  await openMoment(page, FEW.action);
  await page.locator(".hand .card").nth(1).focus();
  await page.keyboard.press("z");
  const zoom = page.locator("dialog[open] .zoom");
  const { scrolls, top } = await zoom.evaluate((el) => ({ scrolls: el.scrollHeight > el.clientHeight, top: el.querySelector(".card").getBoundingClientRect().y }));
  assert.ok(scrolls, "there is more to say than fits");
  assert.ok(top >= 0, `the card begins at ${top}`);
  const foot = await zoom.locator(".do .primary").boundingBox();
  assert.ok(foot.y + foot.height <= SIZES.phone.height);
  await close();
});

test("a long press shows a card large on a phone", async () => {
  const { page, close } = await visit({ seed: 105, size: SIZES.phone, touch: true });
  await sitDown(page, { ...CURSED.alone, seed: 105 });
  await look(page);
  const box = await page.locator(".hand .card").first().boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const points = [{ x: box.x + 40, y: box.y + 40 }];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points });
  await page.waitForSelector("dialog[open] .zoom");
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.ok(await page.locator("dialog[open] .zoom").count(), "it stays when the finger is lifted");
  await close();
});

for (const game of GAMES) test(`the guided game explains each question the first time: ${game.name}`, async () => {
  const { page, close } = await visit({ seed: 106 });
  await page.waitForSelector(".sh-start");
  await sitDown(page, { ...game.versus, fields: { ...game.versus.fields, Guided: true }, seed: 106 });
  await page.waitForSelector("main.table .slip .guide");
  const words = await page.locator(".slip .guide").textContent();
  assert.ok(words.length > 30);
  await page.getByRole("button", { name: "Got it" }).click();
  await page.waitForSelector(".slip .guide", { state: "detached" });
  // A question that was answered needs no guide again.
  const said = new Map([[words, -1]]);
  await playByClicks(page, {
    seed: 106, until: (seen) => seen.moves > 30,
    each: async ({ moves }) => {
      for (const guide of await page.locator(".slip .guide").allTextContents()) {
        if (!said.has(guide)) said.set(guide, moves);
        assert.equal(said.get(guide), moves, guide);
      }
    },
  });
  assert.ok(said.size > 2, `${said.size} guides`);
  const [saved] = await kept(page);
  assert.equal(saved.head.guided, true);
  assert.equal(saved.head.game, game.name);
  await close();
});

for (const game of GAMES) test(`at the end the slip has no empty room: ${game.name}`, async () => {
  const { page, close } = await visit({ seed: 109, size: LAPTOP });
  await openMoment(page, game.ends[0][1]);
  const { height, used } = await page.evaluate(() => {
    const slip = document.querySelector(".right > .slip"), heightOf = (el) => el.getBoundingClientRect().height;
    return { height: heightOf(slip), used: [...slip.children].reduce((sum, el) => sum + heightOf(el), 0) };
  });
  assert.ok(height < used + 20, `${height} px for ${used}`);
  await close();
});

for (const game of GAMES) test(`a phone on its side names the round, and an open list leaves the tabs of a phone in sight: ${game.name}`, async () => {
  const { page, close } = await visit({ seed: 109, size: { width: 844, height: 390 }, touch: true });
  await openMoment(page, game.action);
  const round = page.locator(".bar .round-small b");
  assert.match(await round.textContent(), /\d/);
  assert.ok(await round.isVisible(), "round and phase can be read");
  await page.setViewportSize(SIZES.phone);
  await page.locator(".table.phone .slip .more-options").tap();
  await page.waitForSelector(".slip.open");
  const tabs = await page.locator(".phone .tabs").boundingBox();
  assert.ok(tabs.y + tabs.height <= SIZES.phone.height + 1, `the tabs end at ${tabs.y + tabs.height}`);
  await close();
});

for (const [width, height, touch] of [[390, 844, true], [844, 390, true], [960, 540, false]])
  test(`who has passed is seen where there is no room for words: ${width}x${height}`, async () => {
    const { page, close } = await visit({ seed: 111, size: { width, height }, touch });
    await openMoment(page, WEST.action);
    const seats = page.locator(".strip-seat, .rival"), passed = page.locator(":is(.strip-seat, .rival) .note").locator("visible=true");
    assert.ok((await seats.count()) > 1);
    assert.equal(await passed.count(), 1);
    await close();
  });

const handNow = (page) => page.$$eval(".hand .fan .card", (cards) => cards.map((card) => card.dataset.ref));

// Where all lies open there is nothing to hide.
for (const game of GAMES.filter((g) => g.sofa)) test(`between two people a curtain hides the hand, whatever is pressed: ${game.name}`, async () => {
  const { page, troubles, close } = await visit({ seed: 107 });
  await sitDown(page, { ...game.sofa, seed: 107 });
  const ready = page.getByRole("button", { name: "Ready" });
  await ready.waitFor();
  assert.deepEqual(await handNow(page), [], "no hand behind the curtain");
  for (let i = 0; i < 5; i++) await page.keyboard.press("Escape");
  await drawn(page);
  await ready.waitFor(); // Esc does not lift it, or it hangs again in the next frame
  assert.deepEqual(await handNow(page), [], "and never a hand is seen");
  await ready.click();
  await page.waitForSelector(".hand .fan .card");
  const mine = await handNow(page);
  // Until the other one is asked.
  for (let i = 0; i < 60 && (await ready.count()) === 0; i++) {
    const row = page.locator('.opts .opt[data-verb="end_day"]');
    const other = page.locator(".opts .opt").last();
    await ((await row.count()) ? row : other).click();
    await drawn(page);
  }
  await ready.waitFor();
  assert.deepEqual(await handNow(page), [], "the hand is put away before it hangs");
  await ready.click();
  await page.waitForSelector(".hand .fan .card");
  const theirs = await handNow(page);
  if (game.alike) assert.notDeepEqual([...theirs].sort(), [...mine].sort(), "another hand");
  else assert.deepEqual(theirs.filter((card) => mine.includes(card)), [], "another hand");
  await page.reload();
  await ready.waitFor(); // anybody may have opened the page
  assert.deepEqual(troubles, []);
  await close();
});

for (const game of GAMES) test(`a click is answered while a bot thinks: ${game.name}`, async () => {
  const { context, page, close } = await visit({ seed: 81 });
  let goOn = null; // the bot thinks for as long as its script is kept back
  await context.route("**/worker.js", (route) => { goOn = () => route.continue(); });
  await sitDown(page, { ...game.waits, seed: 81 }); // the bot has the first turn
  await page.waitForSelector(".seat.thinks");
  const title = await page.locator(".slip h2").first().textContent();
  await page.locator(".hand .card").first().dispatchEvent("click");
  await until(page, (t) => document.querySelector(".slip h2").textContent !== t, title);
  assert.ok(await page.locator(".seat.thinks").count(), "the bot still thinks");
  await goOn();
  await look(page); // and then the bot comes to its move
  await close();
});

/** In the page: what is put off for long enough to be seen never comes by itself. */
function holdWaits() {
  const real = globalThis.setTimeout;
  globalThis.held = 0;
  globalThis.setTimeout = (act, wait, ...rest) => (wait >= 200 ? -++globalThis.held : real(act, wait, ...rest));
}

test("automas move visibly, step by step, and a skip ends the wait", async () => {
  const { page, close } = await visit({ seed: 108, speed: 1 });
  await page.waitForSelector(".sh-start");
  await page.evaluate(holdWaits);
  await sitDown(page, { ...CURSED.quickEnd, seed: 108 });
  await until(page, () => globalThis.held > 0);
  const then = await movesOf(page);
  await drawn(page);
  assert.equal(await movesOf(page), then, "a step waits for its time");
  for (let skips = 1; skips <= 4; skips++) {
    const held = await page.evaluate(() => globalThis.held);
    await page.keyboard.press("s");
    await untilMoves(page, then + skips); // a skip ends the wait
    await until(page, (n) => globalThis.held > n, held);
  }
  await page.keyboard.press("?"); // and nothing blocks input meanwhile
  await page.waitForSelector("dialog[open] .keys");
  await close();
});

test("tabs that have room for their icons alone have different ones", async () => {
  const { page, close } = await visit({ seed: 79, size: { width: 960, height: 540 } });
  await openMoment(page, VILLAGE_MOMENTS.find(([name]) => name.startsWith("a Wizard"))[1]);
  await drawn(page);
  const icons = await page.locator(".tabs button use").evaluateAll((all) => all.map((use) => use.getAttribute("href")));
  assert.equal(icons.length, 5);
  assert.deepEqual([...new Set(icons)], icons);
  await close();
});
