// axe-core on every screen, day and night, light and dark; and what it cannot see: names of
// options, announcements, the focus, less motion.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { GAME, SIZES, until, visit } from "./harness.mjs";
import { look, playByClicks, watchToEnd } from "./player.mjs";
import { openMenu, sitDown } from "./screens.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds, one line each. Evaluated beside the page, so its security policy stays. */
async function axe(page, where) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap((v) => v.nodes.slice(0, 3).map((n) => `${v.id}: ${n.target.join(" ")} ${n.any?.[0]?.message ?? n.none?.[0]?.message ?? v.help}`));
  });
  return found.map((words) => `${where}: ${words}`);
}

async function to(page, hash, wait) {
  await page.evaluate((h) => { location.hash = h; }, hash);
  await page.waitForSelector(wait);
}

for (const scheme of ["light", "dark"]) {
  for (const [name, size] of Object.entries({ desk: SIZES.desk, phone: SIZES.phone })) {
    test(`axe finds nothing: start, setup, rules, settings, matches (${scheme}, ${name})`, async () => {
      const { page, close } = await visit({ seed: 71, scheme, size });
      await page.waitForSelector(".sh-start");
      const found = await axe(page, "start");
      await page.getByRole("button", { name: "Settings" }).locator("visible=true").first().click();
      await page.waitForSelector("dialog[open]");
      found.push(...(await axe(page, "settings")));
      await page.keyboard.press("Escape");
      await to(page, `#/setup/${GAME}`, "form.sh-form");
      found.push(...(await axe(page, "setup")));
      await to(page, `#/rules/${GAME}`, ".sh-rules");
      found.push(...(await axe(page, "rules")));
      await sitDown(page, { mode: "wizard", seed: 71 });
      await look(page);
      await to(page, "#/matches", ".sh-match");
      found.push(...(await axe(page, "matches")));
      await to(page, "#/", ".sh-continue");
      found.push(...(await axe(page, "start with a match to continue")));
      assert.deepEqual(found, []);
      await close();
    });

    test(`axe finds nothing: table by day and night, zoom, menu, result, replay (${scheme}, ${name})`, async () => {
      const { page, close } = await visit({ seed: 72, scheme, size });
      await sitDown(page, { mode: "duel", role: "Wizard", seed: 72 });
      await look(page);
      assert.equal(await page.locator("main.at-day").count(), 1);
      const found = await axe(page, "day");
      await page.keyboard.press("z");
      await page.waitForSelector("dialog[open] .zoom");
      found.push(...(await axe(page, "zoom")));
      await page.keyboard.press("Escape");
      await openMenu(page);
      found.push(...(await axe(page, "menu")));
      await page.keyboard.press("Escape");
      await page.keyboard.press("?");
      await page.waitForSelector("dialog[open] .keys");
      found.push(...(await axe(page, "keys")));
      await page.keyboard.press("Escape");
      await page.keyboard.press("l");
      await page.waitForSelector("dialog[open]");
      found.push(...(await axe(page, "log")));
      await page.keyboard.press("Escape");
      await sitDown(page, { mode: "duel", role: "Monster", seed: 73 });
      await look(page);
      assert.equal(await page.locator("main.at-night").count(), 1);
      found.push(...(await axe(page, "night")));
      await sitDown(page, { mode: "nobody", seed: 74 });
      await watchToEnd(page);
      found.push(...(await axe(page, "result")));
      await page.locator(".result").getByRole("button", { name: "Replay" }).click();
      await page.waitForSelector("output");
      found.push(...(await axe(page, "replay")));
      assert.deepEqual(found, []);
      await close();
    });
  }
}

test("options say price and reason, and events are announced politely", async () => {
  const { page, close } = await visit({ seed: 75 });
  await sitDown(page, { mode: "duel", seed: 75 });
  const first = await look(page);
  // The slip is the first region after the bar.
  const order = await page.evaluate(() => [...document.querySelectorAll("main .slip, main .map, main .hand, main .seats, main .log")].map((el) => el.classList[0]));
  assert.equal(order[0], "slip");
  const live = page.locator("main [role=status][aria-live=polite]");
  await until(page, (words) => document.querySelector("main [role=status]").textContent.includes(words), first.title);
  await playByClicks(page, { seed: 75, until: (s) => s.moves > 8 });
  const event = await page.locator(".log .e").last().textContent();
  assert.ok(event.length > 0);
  assert.notEqual(await live.textContent(), "");
  const priced = await page.evaluate(() => [...document.querySelectorAll(".opt")].every((b) => b.tagName === "BUTTON" && b.textContent.trim().length > 1));
  assert.ok(priced);
  await close();
});

test("with less motion nothing moves, whatever the system or the setting asks", async () => {
  for (const options of [{ motion: "reduce" }, { motion: "no-preference", settings: { motion: "less" } }]) {
    const { page, close } = await visit({ seed: 76, ...options });
    await sitDown(page, { mode: "duel", seed: 76 });
    await playByClicks(page, { seed: 76, until: (s) => s.moves > 6 });
    const moving = await page.evaluate(() => document.getAnimations()
      .filter((a) => a.playState === "running" && a.effect.getComputedTiming().duration > 200)
      .map((a) => `${a.animationName ?? a.transitionProperty ?? a.id} on ${a.effect.target?.className?.baseVal ?? a.effect.target?.className}`));
    // A chalk trace may fade for a second; travel and endless breath may not be there.
    assert.deepEqual(moving.filter((m) => !/trace/.test(m)), []);
    await close();
  }
});

test("a dialog keeps the keyboard, Esc gives the focus back", async () => {
  const { page, close } = await visit({ seed: 77 });
  await sitDown(page, { mode: "duel", seed: 77 });
  await look(page);
  const menu = page.locator(".bar button[aria-label=Menu]");
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog[open]");
  assert.ok(await page.evaluate(() => document.querySelector("dialog[open]").contains(document.activeElement)));
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  assert.ok(await menu.evaluate((el) => el === document.activeElement));
  await close();
});
