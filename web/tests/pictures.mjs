// Makes docs/pictures: the page at its sizes, by day and night, light and dark.
//   node tests/pictures.mjs [FOLDER]
// Colours are reduced to 256 where pngquant is installed.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { cleanUp, endAll, Native, root, SIZES, until, visit } from "./harness.mjs";
import { look } from "./player.mjs";
import { loadRecord } from "./screens.mjs";

const folder = process.argv[2] ?? join(root, "docs/pictures");
mkdirSync(folder, { recursive: true });

/** A record in the middle of a match: bots play natively until `wanted` holds. */
async function middleOf(mode, seed, seat, wanted) {
  const native = new Native();
  let now = await native.must({ do: "new", game: "so-youve-been-cursed", setup: { mode }, seed });
  const match = now.match;
  for (let moves = 0; moves < 400 && !now.over; moves++) {
    const asked = now.asked[0];
    if (asked === undefined) {
      now = await native.must({ do: "clock", match, ms: 1e9 });
      continue;
    }
    if (asked === seat) {
      const { view } = await native.must({ do: "view", match, seat, explain: true });
      if (wanted(view)) break;
    }
    const { option } = await native.must({ do: "bot", match, seat: asked, bot: "quick", ms: 5 });
    now = await native.must({ do: "play", match, seat: asked, option });
  }
  const { record } = await native.must({ do: "record", match });
  native.end();
  // Who sits where, as the page keeps it.
  const bots = mode === "duel" ? `note bot ${1 - seat} quick\n` : "";
  return record.replace(/^start /m, `${bots}start `);
}

const track = (view, id) => view.tracks.find((t) => t.id === id)?.value ?? 0;
const byDay = (view) => /^Day [5-9]/.test(view.round) && track(view, "cure") >= 3 && view.asks.options.length > 8 &&
  view.asks.options.some((o) => o.verb === "cast") && view.asks.refused.length >= 2;
const byNight = (view) => /^Night [4-9]/.test(view.round) && view.asks.options.some((o) => o.verb === "walk") && view.asks.refused.length > 0;

async function table(record, options, name, act = async () => undefined) {
  const { page, close } = await visit({ speed: 1, ...options });
  await page.waitForSelector(".sh-start");
  await loadRecord(page, "Sunday evening.play", record);
  await look(page);
  await act(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await close();
}

/** Steps to a house that glows, so that the slip asks what to do there. */
async function goThere(page) {
  await page.locator('[data-ref="space:8"]').dispatchEvent("click");
  await page.waitForTimeout(300);
  const fare = page.locator('.opt[data-verb="pay_coins"]');
  if (await fare.count()) await fare.click();
  await page.waitForTimeout(300);
}

/** Points at a house: the slip turns to it, the way there is dotted. */
async function pointAt(page) {
  await page.locator('[data-ref="space:8"]').hover({ force: true });
}

async function start(options, name, record) {
  const { page, close } = await visit({ speed: 1, ...options });
  await page.waitForSelector(".sh-start");
  if (record) {
    await loadRecord(page, "Sunday evening.play", record);
    await look(page);
    await page.evaluate(() => { location.hash = "#/"; });
    await page.waitForSelector(".sh-continue .map", { state: "attached" });
    await until(page, () => document.querySelector(".sh-notice") === null);
  }
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await close();
}

const day = await middleOf("duel", 7, 0, byDay);
const night = await middleOf("duel", 7, 1, byNight);

await start({ size: SIZES.desk, scheme: "dark" }, "start", day);
await start({ size: SIZES.phone, scheme: "light", touch: true, scale: 2 }, "start-phone", day);
await table(day, { size: SIZES.desk }, "table-so-youve-been-cursed", goThere);
await table(night, { size: SIZES.desk, scheme: "dark" }, "table-so-youve-been-cursed-night");
await table(day, { size: SIZES.tablet }, "tablet-so-youve-been-cursed");
await table(night, { size: SIZES.phone, scheme: "dark", touch: true, scale: 2 }, "phone-so-youve-been-cursed");
await table(day, { size: SIZES.phone, touch: true, scale: 2 }, "phone-so-youve-been-cursed-day", goThere);
await table(day, { size: SIZES.desk, scheme: "dark" }, "card-zoom", async (page) => {
  await page.locator(".hand .card.legal").first().focus();
  await page.keyboard.press("z");
  await page.waitForSelector("dialog[open] .zoom");
});
await table(day, { size: SIZES.tablet, scheme: "dark" }, "tablet-so-youve-been-cursed-dark", pointAt);
await endAll();
cleanUp();
const made = readdirSync(folder).filter((f) => f.endsWith(".png")).map((f) => join(folder, f));
spawnSync("pngquant", ["--force", "--ext", ".png", "--skip-if-larger", "--speed", "1", "256", "--", ...made], { stdio: "inherit" });
