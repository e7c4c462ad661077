// The other screens hold in every window, and a change of the window loses nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games.mjs";
import { visit } from "./harness.mjs";
import { check, summed } from "./probes.mjs";
import { goTo, openMoment, sitDown } from "./screens.mjs";
import { MICE, resize, THUMBS } from "./windows.mjs";

/** The windows in which the page's title is wider than its room. */
async function cutTitles(page, windows) {
  const cut = [];
  for (const size of windows) {
    await resize(page, size, 1);
    if (await page.locator(".sh-bar h1").evaluate((el) => el.scrollWidth > el.clientWidth)) cut.push(size.join("x"));
  }
  return cut;
}

for (const touch of [false, true]) {
  const windows = touch ? THUMBS : MICE, where = touch ? "phones and tablets" : "windows with a mouse";
  const how = { targets: true, touch };

  for (const game of GAMES) {
    test(`setup, rules, results and replay of ${game.name} hold in ${where}`, async () => {
      const { page, close } = await visit({ seed: 63, touch });
      const found = [];
      const everywhere = async (name, options) => {
        for (const size of windows) {
          await resize(page, size, 1);
          found.push(...(await check(page, `${name} at ${size.join("x")}`, options)));
        }
      };
      await goTo(page, `#/setup/${game.name}`, "form.sh-form");
      await everywhere("setup", { ...how, scrolls: true });
      await goTo(page, `#/rules/${game.name}`, ".sh-rules");
      await everywhere("rules", { scrolls: true });
      assert.deepEqual(await cutTitles(page, windows), [], "the title of the rules");
      for (const [name, end] of game.ends) {
        await openMoment(page, end);
        await everywhere(name, { cut: true, panels: true, letters: 11 });
      }
      await page.locator(".result").getByRole("button", { name: "Replay" }).click();
      await page.waitForSelector("output");
      await everywhere("replay");
      assert.deepEqual(summed(found), []);
      await close();
    });
  }

  test(`start, settings and matches hold in ${where}`, async () => {
    const { page, close } = await visit({ seed: 66, touch });
    const found = [];
    const everywhere = async (name, options = how) => {
      for (const size of windows) {
        await resize(page, size, 1);
        found.push(...(await check(page, `${name} at ${size.join("x")}`, options)));
      }
    };
    await page.waitForSelector(".sh-start");
    await everywhere("start");
    await page.getByRole("button", { name: "Settings" }).locator("visible=true").first().click();
    await everywhere("settings");
    await page.keyboard.press("Escape");
    for (const game of GAMES) await sitDown(page, { ...game.versus, seed: 66 });
    await goTo(page, "#/", ".sh-continue");
    await everywhere("start with a match to continue");
    await goTo(page, "#/matches", ".sh-match");
    await everywhere("matches", { ...how, scrolls: true });
    assert.deepEqual(summed(found), []);
    await close();
  });
}

// ---- Changing the form ----

test("a change of form loses neither the focus nor the map's zoom nor an open page", async () => {
  const { page, close } = await visit({ seed: 65 });
  await openMoment(page, GAMES[1].action);
  await resize(page, [1366, 633], 1);
  await page.locator(".tabs [data-page=decks]").click();
  await page.locator(".plate").evaluate((el) => { el.dataset.same = "yes"; });
  const card = page.locator(".fan .card").nth(1);
  await card.focus();
  const name = await card.locator(".nm").textContent();
  for (const size of [[960, 540], [1024, 768], [1536, 730], [1366, 633]]) {
    await resize(page, size, 1);
    assert.equal(await page.evaluate(() => document.activeElement.querySelector(".nm")?.textContent), name, `the focus at ${size}`);
    assert.ok(await page.locator(".plate[data-same=yes]").count(), `the same map at ${size}`);
  }
  assert.match(await page.locator(".tabs .on").textContent(), /Decks/);
  await close();
});
