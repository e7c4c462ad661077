// Everything on one screen: no scrolling in play, no text on other text, nothing cut off,
// targets large enough for a thumb; at the three sizes, in the modes that fill them most.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SIZES, visit } from "./harness.mjs";
import { look, playByClicks } from "./player.mjs";
import { sitDown } from "./screens.mjs";

const TARGET = 44;

/** What of the page lies beyond the window, or could be scrolled. */
function overflow() {
  const html = document.documentElement, found = [];
  if (html.scrollHeight > innerHeight) found.push(`the page is ${html.scrollHeight} high`);
  if (html.scrollWidth > innerWidth) found.push(`the page is ${html.scrollWidth} wide`);
  // Lists that may scroll inside themselves: the log, and options beyond eight.
  const mayScroll = (el) => el.matches(".log, .log *, .drawer *") ||
    (el.matches(".opts") && el.querySelectorAll(".opt").length > (innerWidth >= 1400 ? 8 : 4));
  for (const el of document.querySelectorAll("main *")) {
    if (el.closest("svg") || mayScroll(el) || el.closest(".sr")) continue;
    const style = getComputedStyle(el);
    if (!/(auto|scroll)/.test(style.overflowY + style.overflowX)) continue;
    if (el.scrollHeight > el.clientHeight + 1 && /(auto|scroll)/.test(style.overflowY)) found.push(`${name(el)} scrolls: ${el.scrollHeight} in ${el.clientHeight}`);
    if (el.scrollWidth > el.clientWidth + 1 && /(auto|scroll)/.test(style.overflowX)) found.push(`${name(el)} scrolls sideways: ${el.scrollWidth} in ${el.clientWidth}`);
  }
  function name(el) { return `${el.tagName.toLowerCase()}.${String(el.getAttribute("class") ?? "").replace(/ /g, ".")}`; }
  return found;
}

/**
 * Texts that lie on other texts, or are cut off. Looks at the boxes of the letters
 * themselves (Range), as far as they are visible through every ancestor.
 */
function collisions() {
  const texts = [];
  const clip = (box, el) => {
    let { left, top, right, bottom } = box;
    for (let up = el; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.visibility === "hidden" || style.opacity === "0") return null;
      if (style.overflow !== "visible" || style.overflowX !== "visible") {
        const b = up.getBoundingClientRect();
        left = Math.max(left, b.left); top = Math.max(top, b.top);
        right = Math.min(right, b.right); bottom = Math.min(bottom, b.bottom);
      }
      if (style.position === "fixed") break;
    }
    return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : null;
  };
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!node.data.trim() || !el || el.closest("svg, .sr, [aria-hidden=true] .back, .fan, title, option, select")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = clip(rect, el);
      if (!box) continue;
      // Only what is on top counts: a dialog may lie on the table.
      const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
      const top = document.elementFromPoint(x, y);
      if (!top || !(el.contains(top) || top.contains(el))) continue;
      texts.push({ el, words: node.data.trim().slice(0, 30), ...box });
    }
  }
  const found = [];
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) {
      const a = texts[i], b = texts[j];
      if (a.el === b.el) continue;
      // Cards may lie on each other, as in a hand; each is whole in itself.
      const card = a.el.closest(".card");
      if (card && b.el.closest(".card") && card !== b.el.closest(".card")) continue;
      // Line boxes are taller than letters: a quarter of a line is no collision.
      const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const line = Math.min(a.bottom - a.top, b.bottom - b.top);
      if (w > 2 && h > line * 0.34) found.push(`"${a.words}" on "${b.words}"`);
    }
  }
  for (const t of texts) {
    if (t.right > innerWidth + 1 || t.left < -1 || t.bottom > innerHeight + 1) found.push(`"${t.words}" leaves the window`);
  }
  return [...new Set(found)];
}

/** Panels must not lie on each other. */
function panelsOnPanels() {
  const parts = [...document.querySelectorAll("main.table .bar, main.table .plate, main.table .hand, main.table .panel, main.table section.slip, main.table .own-line, main.table .strip, main.table .tabs, main.table .legend, main.table .last-line")]
    .filter((el) => !el.closest("dialog, .result") && el.getBoundingClientRect().width > 0);
  const found = [];
  for (let i = 0; i < parts.length; i++) {
    for (let j = i + 1; j < parts.length; j++) {
      if (parts[i].contains(parts[j]) || parts[j].contains(parts[i])) continue;
      const a = parts[i].getBoundingClientRect(), b = parts[j].getBoundingClientRect();
      const w = Math.min(a.right, b.right) - Math.max(a.left, b.left), h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (w > 3 && h > 3) found.push(`${parts[i].className} on ${parts[j].className} by ${Math.round(w)}x${Math.round(h)}`);
    }
  }
  return found;
}

/** Buttons and the like that are too small to be hit; words inside text are excepted. */
function smallTargets(least) {
  const found = [];
  for (const el of document.querySelectorAll("main button, main a, main input, main select, main summary, main [role=button]")) {
    if (el.closest(".sr, [inert], .sh-thumb") || el.matches("input[type=radio], input[type=checkbox]")) continue;
    if (el.matches(".clause, .card-link, .link") || el.closest("p, li.nope")) continue; // inline in words
    const style = getComputedStyle(el);
    if (style.visibility === "hidden" || style.display === "none") continue;
    const box = (el.querySelector(".hit") ?? el).getBoundingClientRect();
    if (box.width === 0) continue;
    // What is drawn smaller may answer around itself: four points at the edge of 44 px.
    const x = box.x + box.width / 2, y = box.y + box.height / 2, half = least / 2 - 0.5;
    const answers = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && el.contains(hit);
    };
    const wide = box.width >= least - 0.5 || (answers(-half, 0) && answers(half, 0));
    const high = box.height >= least - 0.5 || (answers(0, -half) && answers(0, half));
    if (!wide || !high) {
      found.push(`${el.tagName.toLowerCase()}.${el.getAttribute("class")} "${(el.getAttribute("aria-label") ?? el.textContent).slice(0, 30)}" ${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
    }
  }
  return found;
}

async function check(page, where, { scrolls = false } = {}) {
  const found = [
    ...(scrolls ? [] : await page.evaluate(overflow)),
    ...(await page.evaluate(collisions)),
    ...(await page.evaluate(panelsOnPanels)),
  ];
  return found.map((words) => `${where}: ${words}`);
}

const MODES = [
  { mode: "duel", role: "Wizard" }, { mode: "duel", role: "Monster" },
  { mode: "wizard", villagerCards: true }, { mode: "monster" },
];

for (const [sizeName, size] of Object.entries(SIZES)) {
  for (const setup of MODES) {
    const name = [setup.mode, setup.role].filter(Boolean).join(" as ");
    test(`no scrolling, no overlapping text: ${name} at ${size.width}x${size.height}`, async () => {
      const touch = sizeName === "phone"; // a mouse that rests on a moving map points at things
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

  test(`targets are at least 44 px at ${size.width}x${size.height}`, async () => {
    const touch = sizeName !== "desk";
    const { page, close } = await visit({ seed: 62, size, touch });
    await page.waitForSelector(".sh-start");
    const found = [];
    const note = async (where) => found.push(...(await page.evaluate(smallTargets, TARGET)).map((w) => `${where}: ${w}`));
    await note("start");
    await page.getByRole("button", { name: "Settings" }).locator("visible=true").first().click();
    await note("settings");
    await page.keyboard.press("Escape");
    await sitDown(page, { mode: "duel", role: "Monster", seed: 62 });
    await look(page);
    await note("table");
    await page.evaluate(() => { location.hash = "#/matches"; });
    await page.waitForSelector(".sh-match");
    await note("matches");
    assert.deepEqual([...new Set(found)].slice(0, 12), []);
    await close();
  });

  test(`start, setup, rules, matches, replay and result fit at ${size.width}x${size.height}`, async () => {
    const { page, close } = await visit({ seed: 63, size });
    await page.waitForSelector(".sh-start");
    const found = await check(page, "start");
    await page.evaluate(() => { location.hash = "#/setup/so-youve-been-cursed"; });
    await page.waitForSelector("form.sh-form");
    found.push(...(await check(page, "setup", { scrolls: true })));
    await page.evaluate(() => { location.hash = "#/rules/so-youve-been-cursed"; });
    await page.waitForSelector(".sh-rules");
    found.push(...(await check(page, "rules", { scrolls: true })));
    await sitDown(page, { mode: "nobody", seed: 63 });
    await page.waitForSelector(".result");
    found.push(...(await check(page, "result")));
    await page.locator(".result").getByRole("button", { name: "Replay" }).click();
    await page.waitForSelector("output");
    found.push(...(await check(page, "replay")));
    await page.evaluate(() => { location.hash = "#/matches"; });
    await page.waitForSelector(".sh-match");
    found.push(...(await check(page, "matches", { scrolls: true })));
    assert.deepEqual(found, []);
    await close();
  });
}

for (const size of [0.9, 1.4]) {
  test(`texts of ${size * 100} % do not collide`, async () => {
    const { page, close } = await visit({ seed: 64, settings: { size } });
    await sitDown(page, { mode: "duel", seed: 64 });
    await look(page);
    assert.deepEqual(await check(page, "duel"), []);
    await close();
  });
}
