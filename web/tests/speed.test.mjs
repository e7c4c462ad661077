// How fast and how large: cold start, gzipped size, an answer to a click while a bot thinks.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { GAMES } from "./games.mjs";
import { browser, dist, site, visit } from "./harness.mjs";
import { look } from "./player.mjs";
import { openMoment, sitDown } from "./screens.mjs";

const COLD_MS = 1500, GZIPPED = 600 * 1024, ANSWER_MS = 100;

/** From the navigation until a table can be played, with nothing cached: through a link to
 * the start page and one click on Play. */
async function coldStart() {
  const context = await (await browser()).newContext({ serviceWorkers: "block", viewport: { width: 1024, height: 768 } });
  const page = await context.newPage();
  // The click is made by the page itself, as soon as there is something to click.
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector("main.table .opts .opt")) {
        globalThis.playable = performance.now();
        return;
      }
      document.querySelector(".sh-play")?.click();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(await site());
  await page.waitForSelector("main.table .opts .opt");
  let took = 0;
  while (!took) took = await page.evaluate(() => globalThis.playable ?? 0);
  await context.close();
  return took;
}

test("a playable table stands 1.5 s after the navigation, with a cold cache", async () => {
  const took = [];
  // A loaded machine is not the page's fault: the best of five counts.
  for (let i = 0; i < 5 && !(Math.min(...took) < COLD_MS); i++) took.push(await coldStart());
  assert.ok(Math.min(...took) < COLD_MS, `took ${took.map(Math.round).join(", ")} ms`);
});

test("page, script, styles and engine are under 600 KiB gzipped", () => {
  const files = readdirSync(dist).filter((f) => statSync(join(dist, f)).isFile());
  for (const wanted of ["index.html", "app.js", "worker.js", "app.css", "baize.wasm"]) assert.ok(files.includes(wanted), wanted);
  const all = files.reduce((sum, f) => sum + gzipSync(readFileSync(join(dist, f))).length, 0);
  assert.ok(all < GZIPPED, `${(all / 1024).toFixed(0)} KiB`);
});

for (const game of GAMES) test(`a click is answered within 100 ms while a bot thinks: ${game.name}`, async () => {
  const { context, page, close } = await visit({ seed: 81, workers: "block" });
  // A bot that thinks for long: the worker is kept busy before it looks at any question.
  await context.route("**/worker.js", async (route) => {
    const answer = await route.fetch();
    const slow = "{const end=performance.now()+6000;while(performance.now()<end);}\n";
    await route.fulfill({ response: answer, body: slow + (await answer.text()) });
  });
  await sitDown(page, { ...game.waits, seed: 81 }); // the bot has the first turn
  await page.waitForSelector(".seat.thinks");
  const answers = await page.evaluate(async () => {
    const card = document.querySelector(".hand .card");
    const took = [];
    for (let i = 0; i < 6; i++) {
      const began = performance.now();
      const title = document.querySelector(".slip h2").textContent;
      card.click();
      await new Promise((resolve) => {
        const see = () => (document.querySelector(".slip h2").textContent !== title ? resolve() : requestAnimationFrame(see));
        see();
      });
      took.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return took;
  });
  assert.ok(await page.locator(".seat.thinks").count(), "the bot still thinks");
  answers.sort((a, b) => a - b);
  assert.ok(answers[2] < ANSWER_MS, `answers took ${answers.map(Math.round).join(", ")} ms`);
  await look(page); // and then the bot comes to its move
  await close();
});

for (const game of GAMES) test(`a move is answered within 100 ms late in a long match: ${game.name}`, async () => {
  const { page, close } = await visit({ seed: 82 });
  await openMoment(page, game.late);
  const took = [];
  for (let i = 0; i < 12; i++) {
    await look(page);
    took.push(await page.evaluate(async () => {
      const before = document.querySelector(".slip").textContent;
      const began = performance.now();
      document.querySelector(".opts .opt").click();
      await new Promise((resolve) => {
        const see = () => (document.querySelector(".slip").textContent !== before ? resolve() : requestAnimationFrame(see));
        see();
      });
      return performance.now() - began;
    }));
  }
  took.sort((a, b) => a - b);
  assert.ok(took[5] < ANSWER_MS, `answers took ${took.map(Math.round).join(", ")} ms`);
  await close();
});
