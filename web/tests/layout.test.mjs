// Everything on one screen: no scrolling in play, no text on other text, nothing cut off,
// targets large enough for a thumb; at the three sizes, in the modes that fill them most.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games.mjs";
import { SIZES, visit } from "./harness.mjs";
import { look, playByClicks } from "./player.mjs";
import { check, checkTabs, summed } from "./probes.mjs";
import { goTo, openMoment, sitDown } from "./screens.mjs";

/** Every moment of a game in a window of this size. */
async function momentsFit(game, size, touch) {
  const { page, close } = await visit({ seed: 65, size, touch });
  const found = [], how = { targets: true, touch };
  for (const [name, moment] of game.moments) {
    await openMoment(page, moment);
    found.push(...(await check(page, name, how)), ...(await checkTabs(page, name, how)));
  }
  assert.deepEqual(summed(found), []);
  await close();
}

for (const [sizeName, size] of Object.entries(SIZES)) {
  const at = `at ${size.width}x${size.height}`;
  const thumbs = sizeName !== "desk";
  const touch = sizeName === "phone"; // a mouse that rests on a moving map points at things

  for (const game of GAMES) {
    for (const { name, setup } of game.layouts) {
      test(`no scrolling, no overlapping text along a match: ${game.name}, ${name} ${at}`, async () => {
        const { page, close } = await visit({ seed: 61, size, touch });
        await sitDown(page, { ...setup, seed: 61 });
        const found = new Map();
        // Looked at often along the match: hands, rows and slips fill up on the way.
        await playByClicks(page, {
          seed: 61, touch,
          until: (seen) => seen.moves >= 60,
          each: async (seen) => {
            for (const words of await check(page, name)) if (!found.has(words)) found.set(words, `move ${seen.moves}, ${seen.title}`);
          },
        });
        assert.deepEqual([...found].slice(0, 8), []);
        await close();
      });
    }

    test(`moments of ${game.name} fit, with targets of 44 px ${at}`, () => momentsFit(game, size, thumbs));

    test(`setup, rules, results and replay of ${game.name} fit ${at}`, async () => {
      const { page, close } = await visit({ seed: 63, size, touch: thumbs });
      const how = { targets: true, touch: thumbs, scrolls: true };
      await goTo(page, `#/setup/${game.name}`, "form.sh-form");
      const found = await check(page, "setup", how);
      await goTo(page, `#/rules/${game.name}`, ".sh-rules");
      found.push(...(await check(page, "rules", { scrolls: true })));
      for (const [name, end] of game.ends) {
        await openMoment(page, end);
        found.push(...(await check(page, name)));
      }
      await page.locator(".result").getByRole("button", { name: "Replay" }).click();
      await page.waitForSelector("output");
      found.push(...(await check(page, "replay")));
      assert.deepEqual(summed(found), []);
      await close();
    });
  }

  test(`start, settings and matches fit ${at}`, async () => {
    const { page, close } = await visit({ seed: 66, size, touch: thumbs });
    await page.waitForSelector(".sh-start");
    const how = { targets: true, touch: thumbs };
    const found = await check(page, "start", how);
    await page.getByRole("button", { name: "Settings" }).locator("visible=true").first().click();
    found.push(...(await check(page, "settings", how)));
    await page.keyboard.press("Escape");
    for (const game of GAMES) await sitDown(page, { ...game.versus, seed: 66 });
    await goTo(page, "#/", ".sh-continue");
    found.push(...(await check(page, "start with a match to continue", how)));
    await goTo(page, "#/matches", ".sh-match");
    found.push(...(await check(page, "matches", { ...how, scrolls: true })));
    assert.deepEqual(found, []);
    await close();
  });
}

for (const game of GAMES) {
  test(`moments of ${game.name} fit a tablet that stands upright`, () => momentsFit(game, { width: 768, height: 1024 }, true));

  for (const size of [0.9, 1.4]) {
    test(`texts of ${size * 100} % do not collide: ${game.name}`, async () => {
      const { page, close } = await visit({ seed: 64, settings: { size } });
      await sitDown(page, { ...game.versus, seed: 64 });
      await look(page);
      assert.deepEqual(await check(page, game.name), []);
      await close();
    });
  }
}
