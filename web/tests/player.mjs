// A player who knows no game: sees what the page shows, clicks on things and options (or uses
// the keyboard alone) until the result is there. Chance comes from a seed.
import assert from "node:assert/strict";
import { PATIENCE_MS } from "./harness.mjs";

const OPTIONS = ".slip .opts .opt";
const THINGS = ".space.can [data-ref], [data-ref].legal, [data-ref].can";
/** The way back to all options, or from a look back: where a bot's move has just put a line of the
 * log under the pointer, a click opens that. */
const WAY_BACK = ".right .slip .do .btn.primary, .past-bar .btn.primary";

export function chance(seed) {
  let state = seed >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Waits until the page asks something (other than `before`) or the match is over, at most
 * `wait` ms after the last move that was seen. Rows and things are what could be clicked.
 */
export async function look(page, before = null, wait = PATIENCE_MS) {
  const seen = await page.evaluate(([before, wait, options, things, back]) => new Promise((resolve) => {
    let end = performance.now() + wait, moved = null;
    const optionsNow = () => [...document.querySelectorAll(options)];
    const rowsNow = () => optionsNow().map((el, at) => ({
      at, id: el.dataset.option ?? null, verb: el.dataset.verb ?? "", words: el.textContent, key: el.getAttribute("aria-keyshortcuts"),
    }));
    const thingsNow = () => [...document.querySelectorAll(things)].map((el) => ({ ref: el.dataset.ref }));
    const sees = () => {
      const table = document.querySelector("main.table");
      if (!table) return null;
      const options = optionsNow().map((el) => el.dataset.option ?? el.dataset.verb ?? "");
      const over = document.querySelector(".result") !== null;
      const curtain = document.querySelector(".sh-curtain") !== null;
      const stuck = options.length === 0 && document.querySelector(back) !== null;
      const title = document.querySelector(".slip .q h2")?.textContent ?? "";
      const moves = Number(table.dataset.moves);
      const mark = JSON.stringify([moves, title, over, curtain, options]);
      return { moves, title, over, curtain, options, stuck, mark };
    };
    const tick = () => {
      const now = sees();
      const asks = now && (now.options.length > 0 || now.stuck || now.curtain);
      const ready = now && (now.over || (asks && now.mark !== before));
      if (now && now.moves !== moved) [moved, end] = [now.moves, performance.now() + wait]; // bots are at it
      if (ready || performance.now() > end) resolve({ ...now, rows: rowsNow(), things: thingsNow(), ready: !!ready });
      else requestAnimationFrame(tick);
    };
    tick();
  }), [before, wait, OPTIONS, THINGS, WAY_BACK]);
  assert.ok(seen.ready, `the page asks nothing new after ${wait} ms: ${JSON.stringify({ ...seen, things: undefined })}`);
  return seen;
}

/** A click or a tap. */
function press(page, { x, y }, touch) {
  return touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
}

/** The middle of the at-th of these elements, if it can be clicked there: nothing lies on it (of a
 * thing another picture may). Null where something does, and undefined if it is no longer there or
 * reads otherwise: meanwhile a bot has moved. Only what is about to be clicked is measured: it takes
 * a layout of the page. */
function spotOf(page, selector, at, words) {
  return page.evaluate(([selector, at, words]) => {
    const el = document.querySelectorAll(selector)[at];
    if (!el || (words !== undefined && el.textContent !== words)) return undefined;
    const box = el.getBoundingClientRect(), spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const top = document.elementFromPoint(spot.x, spot.y);
    const same = el.dataset.ref !== undefined && top?.closest("[data-ref]")?.dataset.ref === el.dataset.ref;
    return el.contains(top) || same ? spot : null;
  }, [selector, at, words]);
}

/** A long list scrolls inside itself or opens by "more": the row is brought into sight first,
 * as people do. The mouse goes away afterwards: where it rests, a bot's move may put a card. */
async function pressRow(page, row, touch) {
  const spot = await spotOf(page, OPTIONS, row.at, row.words);
  if (spot === undefined) return false;
  if (spot) await press(page, spot, touch);
  else {
    const more = page.locator(".slip .more-options"), line = page.locator(OPTIONS).nth(row.at);
    if ((await more.count()) && (await more.isVisible())) await (touch ? more.tap() : more.click());
    await (touch ? line.tap() : line.click());
  }
  if (!touch) await page.mouse.move(0, 0);
  return true;
}

/**
 * One step: a thing on the map or in hand is pointed at, or an option is clicked. Every
 * other time a glowing thing comes first, so both ways are walked. Returns whether the page must
 * show something else now: pointing at a thing may change nothing but its ring.
 */
async function step(page, seen, random, state) {
  if (seen.curtain) { // the screen goes to the next person
    await page.locator(".sh-curtain button").click();
    state.curtains++;
    return true;
  }
  if (seen.stuck) { // pointed at something that has no options now, or at a line of the log
    await page.locator(WAY_BACK).first().click();
    return false;
  }
  if (!state.pointed && seen.things.length > 0 && random(2) === 0) {
    const at = random(seen.things.length), spot = await spotOf(page, THINGS, at);
    if (spot) { // else it is on another page, or something lies on it
      await press(page, spot, state.touch);
      state.pointed = seen.things[at].ref;
      state.things++;
      return false;
    }
  }
  state.pointed = null;
  if (!(await pressRow(page, seen.rows[random(seen.rows.length)], state.touch))) return false;
  state.options++;
  return true;
}

/** Plays by clicks until the result, or until `until(seen)`. `each` is called before every step with
 * what is seen, and returns what is seen after it where it changed that. */
export async function playByClicks(page, { seed = 1, until = () => false, each, touch = false, most = 2500 } = {}) {
  const random = chance(seed), state = { pointed: null, things: 0, options: 0, curtains: 0, touch };
  let seen = await look(page);
  for (let steps = 0; !seen.over && !until(seen); steps++) {
    assert.ok(steps < most, `no result after ${steps} steps and ${seen.moves} moves`);
    const moves = seen.moves;
    if (each) seen = (await each(seen)) ?? seen;
    const changes = await step(page, seen, random, state);
    seen = await look(page, changes ? seen.mark : null).catch((error) => {
      throw new Error(`${error.message} (step ${steps}, ${JSON.stringify(state)})`);
    });
    if (seen.moves !== moves) state.pointed = null;
  }
  return { ...seen, ...state };
}

/** Waits for the result of a match in which nobody has to choose. */
export async function watchToEnd(page) {
  await page.waitForSelector(".result");
  return Number(await page.getAttribute("main.table", "data-moves"));
}

/** Plays with the keyboard alone: digits, arrows and Enter, letters for cards, Tab. */
export async function playByKeys(page, { seed = 1, most = 2500 } = {}) {
  const random = chance(seed), used = { digits: 0, enter: 0, arrows: 0, cards: 0, tab: 0 };
  let seen = await look(page), idle = 0;
  for (let steps = 0; !seen.over; steps++) {
    assert.ok(steps < most && idle < 60, `no result after ${steps} steps and ${seen.moves} moves: ${seen.title}`);
    const moves = seen.moves;
    // A dialog that came up on the way (a rule, a card) is closed as people do it.
    if (await page.evaluate(() => document.querySelector("dialog[open]") !== null)) await page.keyboard.press("Escape");
    if (seen.stuck) await page.keyboard.press("Escape");
    else await [byDigit, byArrows, byLetter, byTab][random(4)](page, seen, random, used);
    seen = await look(page);
    idle = seen.moves === moves ? idle + 1 : 0;
  }
  return { ...seen, used };
}

/** One of the keys that were in sight: by now a bot may have moved, and a key do nothing. */
async function byDigit(page, seen, random, used) {
  const keys = seen.rows.flatMap((row) => row.key ?? []);
  if (keys.length === 0) return;
  await page.keyboard.press(keys[random(keys.length)]);
  used.digits++;
}

async function byArrows(page, seen, random, used) {
  // On a button Enter presses that button, so the marked option is done from elsewhere.
  if (await page.evaluate(() => document.activeElement !== document.body)) return byDigit(page, seen, random, used);
  const down = 1 + random(Math.min(seen.rows.length, 5)); // past the last it begins again
  for (let i = 0; i < down; i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  used.arrows += down;
  used.enter++;
}

/** A letter points at a card; pressed again it plays what is marked. */
async function byLetter(page, seen, random, used) {
  const legal = await page.$$eval(".hand .card", (cards) => cards.slice(0, 7)
    .flatMap((card, i) => (card.classList.contains("legal") ? [i] : [])));
  if (legal.length === 0) return byDigit(page, seen, random, used);
  const letter = "abcdefg"[legal[random(legal.length)]];
  await page.keyboard.press(letter);
  await page.keyboard.press(letter);
  used.cards++;
}

/** Tab walks along; Enter only on what belongs to the game, not on the tools of the bar. */
async function byTab(page, seen, random, used) {
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press("Tab");
    const inGame = await page.evaluate(() => document.activeElement?.matches(".opt, .space.can *, .hand .card.legal"));
    if (!inGame || random(2) === 0) continue;
    await page.keyboard.press("Enter");
    used.tab++;
    return;
  }
}
