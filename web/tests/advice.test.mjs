// What a good player would do: the lamp at the table, and the review after a match.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CURSED, GAMES } from "./games.mjs";
import { visit } from "./harness.mjs";
import { check, summed } from "./probes.mjs";
import { openMoment, sitDown } from "./screens.mjs";

for (const game of GAMES) {
  test(`the lamp marks an option, says how much better it is, and goes out: ${game.name}`, async () => {
    const { page, troubles, close } = await visit({ seed: 71 });
    await sitDown(page, { ...game.versus, seed: 71 });
    const lamp = page.getByRole("button", { name: "Hint" });
    await lamp.waitFor();
    await lamp.click();
    const guide = page.locator(".slip .guide", { hasText: /” is (as good|nearly as good|a little worse|worse|much worse)(, by \d+ of 100 points)?\./ });
    await guide.waitFor();
    const words = await guide.innerText(), marked = page.locator(".opt.on");
    assert.ok(words.startsWith((await marked.locator(".w span").first().innerText()).trim()), `${words} | ${await marked.innerText()}`);
    assert.equal(await marked.locator("use[href='#lamp']").count(), 1, "the lamp stands beside it");
    await guide.getByRole("button", { name: "Got it" }).click();
    await guide.waitFor({ state: "detached" });
    await page.keyboard.press("h");
    await guide.waitFor();
    await page.keyboard.press("Enter");
    await guide.waitFor({ state: "detached" });
    assert.deepEqual(troubles, []);
    await close();
  });
}

test("a review opens from the result: a chart, the costliest mistakes, and what was luck", async () => {
  const { page, troubles, close } = await visit({ seed: 72 });
  await openMoment(page, CURSED.ends[0][1]);
  await page.locator(".result").getByRole("button", { name: "Review" }).click();
  const review = page.getByRole("dialog", { name: "Review" });
  await review.getByText("Expected at the start").waitFor();
  await review.getByText("Judged by keen, 1000 iterations a decision.").waitFor();
  const points = (await review.locator("polyline").getAttribute("points")).split(" ");
  assert.ok(points.length > 3, "one point for each decision, and the end");
  assert.ok((await review.locator("circle").count()) <= 3);
  assert.equal(await review.locator("circle").count(), await review.locator(".mistakes li").count());
  assert.deepEqual(summed(await check(page, "a review", { cut: true, panels: true })), []);
  await page.keyboard.press("Escape");
  await review.waitFor({ state: "detached" });
  assert.deepEqual(troubles, []);
  await close();
});
