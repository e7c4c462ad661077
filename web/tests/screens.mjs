// Ways through the shell that several tests walk: setting up, leaving, records in and out.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { GAME } from "./harness.mjs";

/** Fills the form by clicks and sits down. `seat` is the person's; -1 where all are bots. */
export async function sitDown(page, { mode = "duel", role, villagerCards = false, seed, sitters } = {}) {
  await page.evaluate((game) => { location.hash = `#/setup/${game}`; }, GAME);
  await page.waitForSelector("form.sh-form");
  await page.locator(`.sh-mode-card:has(input[value="${mode}"])`).click();
  if (role) await page.locator("fieldset", { has: page.getByText("Role of seat 1", { exact: true }) }).locator("label", { hasText: role }).click();
  for (const [seat, who] of (sitters ?? []).entries()) {
    await page.locator("fieldset", { has: page.getByText(`Who sits on seat ${seat + 1}`, { exact: true }) }).locator("label", { hasText: who }).click();
  }
  if (villagerCards) await page.locator("label.sh-switch", { hasText: "Villager cards" }).click();
  if (seed !== undefined) {
    await page.getByText("Seed", { exact: true }).click();
    await page.getByPlaceholder("a number, or 32 hex digits").fill(String(seed));
  }
  await page.locator("form.sh-form button[type=submit]").click();
  await page.waitForSelector("main.table");
}

export async function openMenu(page) {
  await page.locator(".bar button[aria-label=Menu]").click();
  await page.waitForSelector("dialog[open] .sh-menu");
}

/** The record as the menu hands it out. The result slip is put aside where it lies on top. */
export async function exportRecord(page) {
  const aside = page.getByRole("button", { name: "Look at the board" });
  if (await aside.count()) await aside.click();
  await openMenu(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export the record" }).click(),
  ]);
  assert.match(file.suggestedFilename(), /\.play$/);
  const text = readFileSync(await file.path(), "utf8");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  return text;
}

/** Brings a file through "Load a record" of the start page. */
export async function loadRecord(page, name, text) {
  await page.evaluate(() => { location.hash = "#/"; });
  await page.waitForSelector(".sh-start");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: /^Load/ }).locator("visible=true").first().click(),
  ]);
  await chooser.setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

/** What this browser keeps: [{head, record}], the latest first. */
export function kept(page) {
  return page.evaluate(() => new Promise((resolve, reject) => {
    const opening = indexedDB.open("baize");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const work = opening.result.transaction(["matches", "records"]);
      const heads = work.objectStore("matches").getAll();
      const keys = work.objectStore("records").getAllKeys(), records = work.objectStore("records").getAll();
      work.oncomplete = () => {
        opening.result.close();
        const text = new Map(keys.result.map((key, i) => [key, records.result[i]]));
        resolve(heads.result.map((head) => ({ head, record: text.get(head.id) })).sort((a, b) => b.head.changed - a.head.changed));
      };
    };
  }));
}

/** Waits until the latest kept match stands at the move that the table shows. */
export async function keptAt(page, moves) {
  for (let tries = 0; tries < 100; tries++) {
    const [latest] = await kept(page);
    if (latest?.head.moves === moves) return latest;
    await page.waitForTimeout(30);
  }
  assert.fail(`no kept match stands at move ${moves}`);
}

/** The fingerprint that a record ends with. */
export function lastMark(record) {
  return /~([0-9a-f]{8})\s*$/.exec(record)?.[1];
}
