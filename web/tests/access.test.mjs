// axe-core on every screen, day and night, light and dark; and what it cannot see: names of
// options, announcements, the focus, less motion.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { CURSED, GAMES } from "./games.mjs";
import { SIZES, until, visit } from "./harness.mjs";
import { look, playByClicks } from "./player.mjs";
import { summed } from "./probes.mjs";
import { goTo, openMenu, openMoment, sitDown } from "./screens.mjs";
import { FORMS, resize } from "./windows.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const THEMES = ["light", "dark"];
/** A theme changes colours and nothing else: in dark only they are asked for. */
const RULES = { light: {}, dark: { runOnly: ["color-contrast"] } };

/** What axe finds in light and in dark, in the page or in a part of it, one line each. Evaluated
 * beside the page, so its security policy stays. Changing the theme is expensive: what comes next begins
 * in the one that this has ended with. */
async function axe(page, where, part = "html") {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const found = [], first = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of [first, THEMES.find((other) => other !== first)]) {
    await turn(page, theme);
    found.push(...(await violations(page, `${where} (${theme})`, part, RULES[theme])));
  }
  return found;
}

/** The system turns light or dark, and the page with it. */
async function turn(page, colorScheme) {
  await page.emulateMedia({ colorScheme });
  await until(page, (theme) => document.documentElement.dataset.theme === theme, colorScheme);
}

/** axe on the page as it stands, in the page. Half of its elements draw icons and land: of those that
 * hold neither words nor anything with a role, axe has nothing to say, so they are set aside. What
 * axe has seen before, alike and in the same place, is not shown to it again. */
async function violationsHere([part, rules]) {
  const aside = [];
  const setAside = (el) => {
    if (el.querySelector("text, foreignObject, title, [role], [tabindex], [aria-label]")) return [...el.children].forEach(setAside);
    aside.push([el, [...el.childNodes]]);
    el.replaceChildren();
  };
  document.querySelectorAll("svg").forEach((svg) => svg.parentElement.closest("svg") || setAside(svg));

  // By theme, since in dark axe is asked for colours alone.
  const seen = ((globalThis.seenByAxe ??= {})[document.documentElement.dataset.theme] ??= new Set());
  const looks = (el) => ["class", "style", "role", "aria-hidden", "inert"].map((name) => el.getAttribute(name) ?? "").join("|");
  /** Calls visit(element, what it is and where) from the outside in, and goes on inside where that says so. */
  const walk = (el, path, scrolled, visit) => {
    const { left, top, width, height } = el.getBoundingClientRect();
    const place = [left, top + scrolled, width, height].map(Math.round).join();
    if (!visit(el, `${path}\n${place}\n${el.outerHTML}`)) return;
    for (const child of el.children) walk(child, `${path}>${el.tagName}|${looks(el)}`, scrolled + el.scrollTop, visit);
  };
  const root = document.querySelector(part), exclude = [], news = [];
  walk(root, innerWidth, 0, (el, mark) => {
    const known = seen.has(mark) && el !== root;
    if (known) exclude.push(el);
    else news.push([el, mark]);
    return !known;
  });

  // The page is left unpainted (harness.mjs): axe is told that it is opaque, since colours count here.
  const html = document.documentElement, { getComputedStyle } = globalThis;
  const opaque = (style) => new Proxy(style, {
    get: (_, name) => {
      if (name === "opacity") return "1";
      if (name === "getPropertyValue") return (key) => (key === "opacity" ? "1" : style.getPropertyValue(key));
      return style[name];
    },
  });
  globalThis.getComputedStyle = (el, part) => (el === html ? opaque(getComputedStyle(el, part)) : getComputedStyle(el, part));
  const { passes, violations, incomplete } = await globalThis.axe.run({ include: [part], exclude },
    { resultTypes: ["violations", "incomplete"], elementRef: true, ...rules });
  globalThis.getComputedStyle = getComputedStyle;
  for (const [el, children] of aside) el.append(...children);

  // What lies under something may lie open the next time.
  const unsure = incomplete.flatMap((rule) => rule.nodes.map((node) => node.element));
  for (const [el, mark] of news) if (!unsure.some((other) => el.contains(other))) seen.add(mark);
  // Of words under something axe can say nothing, and a layer over the page hides all of them.
  const ofColours = (...results) => results.flat().some((rule) => rule.id === "color-contrast");
  const asked = exclude.length === 0 || ofColours(incomplete); // else all words may be known
  if (part === "html" && asked && !ofColours(passes, violations)) return ["no word's contrast could be told"];
  return violations.flatMap((v) => v.nodes.slice(0, 3).map((n) => `${v.id}: ${n.target.join(" ")} ${n.any?.[0]?.message ?? n.none?.[0]?.message ?? v.help}`));
}

/** A card that is held up in passing has the colours of its fading: axe looks at a table at rest. */
async function violations(page, where, part, rules) {
  await until(page, () => document.querySelector(".moments[data-moment]") === null);
  const found = await page.evaluate(violationsHere, [part, rules]);
  return found.map((words) => `${where}: ${words}`);
}

/** What is open over the page: nothing behind it can be reached, and that was looked at before. */
const OVER = "dialog[open]";

/** Dialogs over the table, each opened by its key. */
const DIALOGS = [["z", ".zoom"], ["?", ".keys"], ["l", ".log"], ["w", ".nope"]];

for (const [name, size] of Object.entries(SIZES)) {
  test(`axe finds nothing: start, settings, setup, rules, matches (${name})`, async () => {
    const { page, close } = await visit({ seed: 71, size });
    await page.waitForSelector(".sh-start");
    const found = await axe(page, "start");
    await page.getByRole("button", { name: "Settings" }).locator("visible=true").first().click();
    await page.waitForSelector("dialog[open]");
    found.push(...(await axe(page, "settings", OVER)));
    await page.keyboard.press("Escape");
    for (const game of GAMES) {
      await goTo(page, `#/setup/${game.name}`, "form.sh-form");
      found.push(...(await axe(page, `setup of ${game.name}`)));
      await goTo(page, `#/rules/${game.name}`, ".sh-rules");
      found.push(...(await axe(page, `rules of ${game.name}`)));
      await sitDown(page, { ...game.alone, seed: 71 });
      await look(page);
    }
    await goTo(page, "#/matches", ".sh-match");
    found.push(...(await axe(page, "matches")));
    await goTo(page, "#/", ".sh-continue");
    found.push(...(await axe(page, "start with a match to continue")));
    assert.deepEqual(summed(found), []);
    await close();
  });

  for (const game of GAMES) {
    test(`axe finds nothing: moments, zoom, keys, log, refusals, menu, result, replay of ${game.name} (${name})`, async () => {
      const { page, close } = await visit({ seed: 72, size });
      const found = [];
      // A tablet has the parts of a phone or a desk: the fullest moments are enough.
      for (const [words, moment] of name === "tablet" ? game.fullest : game.moments) {
        await openMoment(page, moment);
        found.push(...(await axe(page, words)));
      }
      await openMoment(page, game.action);
      for (const [key, shows] of DIALOGS) {
        await page.keyboard.press(key);
        await page.waitForSelector(`dialog[open] ${shows}`);
        found.push(...(await axe(page, `dialog ${key}`, OVER)));
        await page.keyboard.press("Escape");
        await page.waitForSelector("dialog[open]", { state: "detached" });
      }
      await openMenu(page);
      found.push(...(await axe(page, "menu", OVER)));
      await page.keyboard.press("Escape");
      await openMoment(page, game.ends[0][1]);
      found.push(...(await axe(page, "result")));
      await page.locator(".result").getByRole("button", { name: "Replay" }).click();
      await page.waitForSelector("output");
      found.push(...(await axe(page, "replay")));
      assert.deepEqual(summed(found), []);
      await close();
    });
  }
}

/** A window for each form of the table. */
const FORM_SIZES = [[1920, 1080], [1366, 633], [960, 540], [1024, 768], [844, 390], [768, 1024], [390, 844]];

/** The levels of the headings that are read out, in their order. */
const levels = (page) => page.evaluate(() => [...document.querySelectorAll("main :is(h1, h2, h3, h4)")]
  .filter((el) => el.getClientRects().length > 0 && !el.closest("[aria-hidden=true], [inert]")).map((el) => Number(el.tagName[1])));

for (const game of GAMES) test(`a table is headed by its game and skips no level, in every form and on every page: ${game.name}`, async () => {
  const { page, close } = await visit({ seed: 76 });
  await openMoment(page, game.action);
  const seen = new Set();
  let pages = 0;
  for (const size of FORM_SIZES) {
    const form = await resize(page, size, 1);
    seen.add(form);
    const tabs = page.locator("nav.tabs button").locator("visible=true");
    for (let i = 0, most = Math.max(1, await tabs.count()); i < most; i++) {
      if (i > 0) await tabs.nth(i).click();
      const found = await levels(page), where = `${form} ${size.join("x")}, page ${i}: ${found.join(" ")}`;
      assert.deepEqual(found.filter((level) => level === 1), [1], where);
      found.forEach((level, at) => assert.ok(level <= (found[at - 1] ?? 0) + 1, where));
    }
    pages += await tabs.count();
    if (await tabs.count() > 0) await tabs.first().click();
  }
  assert.ok(pages >= 8, `${pages} pages`);
  assert.deepEqual([...seen].sort(), Object.keys(FORMS).sort());
  await close();
});

test("options say price and reason, and events are announced politely", async () => {
  const { page, close } = await visit({ seed: 75 });
  await sitDown(page, { ...CURSED.versus, seed: 75 });
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
    await sitDown(page, { ...CURSED.versus, seed: 76 });
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
  await sitDown(page, { ...CURSED.versus, seed: 77 });
  await look(page);
  const menu = page.locator(".bar button[aria-label=Menu]");
  // As people do without a mouse: Tab until it is there.
  for (let tabs = 0; tabs < 200; tabs++) {
    await page.keyboard.press("Tab");
    if (await menu.evaluate((el) => el === document.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog[open]");
  assert.ok(await page.evaluate(() => document.querySelector("dialog[open]").contains(document.activeElement)));
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  assert.ok(await menu.evaluate((el) => el === document.activeElement));
  await close();
});
