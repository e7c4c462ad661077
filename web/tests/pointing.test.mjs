// Pointing means what it looks like: what a click does, what hovering shows, what the marks say,
// what Enter does, what stays in sight, how the ends are announced.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CURSED, FEW, GAMES, ROLL, WEST } from "./games.mjs";
import { drawn, LAPTOP, SIZES, until, untilMoves, visit } from "./harness.mjs";
import { look } from "./player.mjs";
import { DESERT_MOMENTS, VILLAGE_MOMENTS } from "./positions.mjs";
import { kept, openMenu, openMoment, sitDown } from "./screens.mjs";

const movesOf = async (page) => Number(await page.getAttribute("main.table", "data-moves"));
const slip = (page) => page.locator(".slip").first();
const titleOf = (page) => slip(page).locator(".q h2").textContent();
const moment = (name) => DESERT_MOMENTS.find(([said]) => said === name)[1];

/** Plays on, without a thing being pointed at, until a card in hand has exactly one option. */
async function singleCard(page) {
  const found = () => page.evaluate(() => {
    const card = [...document.querySelectorAll(".hand .fan .card.legal")]
      .find((el) => !/;/.test(el.textContent.split("You may ")[1] ?? ";"));
    return card?.dataset.ref ?? null;
  });
  for (let tries = 0; tries < 30; tries++) {
    const seen = await look(page);
    const ref = await found();
    if (ref) return ref;
    await page.locator(".slip .opts .opt").first().click();
    await look(page, seen.mark);
  }
  throw new Error("no card has a single option");
}

/** The upper part of a card, which none of the next covers. */
async function spotOf(page, ref) {
  const box = await page.locator(`.hand [data-ref="${ref}"]`).boundingBox();
  return { x: Math.round(box.x + Math.min(26, box.width / 4)), y: Math.round(box.y + box.height * 0.3) };
}

for (const touch of [false, true]) test(`one ${touch ? "tap" : "click"} on a card with one option plays it`, async () => {
  const { page, troubles, close } = await visit({ seed: 201, ...(touch ? { size: SIZES.phone, touch } : {}), settings: { autoplay: false } });
  await openMoment(page, CURSED.action);
  const ref = await singleCard(page), before = await movesOf(page);
  const { x, y } = await spotOf(page, ref);
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await untilMoves(page, before + 1);
  assert.deepEqual(troubles, []);
  await close();
});

test("a double click on a card plays one card, whatever slides under the pointer", async () => {
  const { page, close } = await visit({ seed: 202, settings: { autoplay: false } });
  await openMoment(page, FEW.action);
  const before = await movesOf(page);
  const ref = await page.locator(".hand .fan .card", { hasText: "Cursed" }).first().getAttribute("data-ref");
  const { x, y } = await spotOf(page, ref);
  await page.mouse.dblclick(x, y);
  await untilMoves(page, before + 1);
  await look(page);
  assert.equal(await movesOf(page), before + 1);
  await close();
});

for (const game of GAMES) test(`hovering only shows, and what slides under a resting pointer does not: ${game.name}`, async () => {
  const { page, close } = await visit({ seed: 203, settings: { autoplay: false } });
  await openMoment(page, game.action);
  const moves = await movesOf(page), all = await titleOf(page);
  const card = page.locator(".hand .fan .card.legal").first();
  const { x, y } = await spotOf(page, await card.getAttribute("data-ref"));
  await page.mouse.move(x, y);
  await until(page, (t) => document.querySelector(".slip .q h2").textContent !== t, all);
  assert.equal(await movesOf(page), moves);
  // The pointer rests; the browser reports that something else is under it now.
  await page.keyboard.press("Escape");
  await until(page, (t) => document.querySelector(".slip .q h2").textContent === t, all);
  await page.evaluate(([px, py]) => {
    const under = document.querySelectorAll(".hand .fan .card.legal")[1];
    const told = { bubbles: true, pointerType: "mouse", clientX: px, clientY: py };
    for (const type of ["pointerover", "pointerenter", "pointermove"]) under.dispatchEvent(new PointerEvent(type, told));
  }, [x, y]);
  assert.equal(await titleOf(page), all, "it was not pointed at");
  await page.mouse.move(x + 3, y + 2);
  await until(page, (t) => document.querySelector(".slip .q h2").textContent !== t, all);
  await close();
});

test("a full ring says now; what a step back makes possible has a broken one that says so", async () => {
  const { page, close } = await visit({ seed: 204, settings: { autoplay: false } });
  await openMoment(page, CURSED.action);
  const moves = await movesOf(page);
  const legal = await page.locator(".space.can").count();
  assert.equal(await page.locator(".chalk.instead").count(), 0);
  await page.locator('.space.can [aria-label*="You may go to house"]').first().click({ force: true });
  await untilMoves(page, moves + 1);
  assert.ok(await page.locator(".chalk.instead").count() > legal / 2, "the other places");
  assert.ok(await page.locator(".card.instead").count() > 0, "and cards");
  assert.equal(await page.locator(".card.instead.legal").count(), 0);
  assert.match(await page.locator(".card.instead").first().getAttribute("title"), /take back your last step/);
  const dashed = await page.locator(".card.instead").first().evaluate((el) => getComputedStyle(el).outlineStyle);
  assert.equal(dashed, "dashed");
  assert.match(await page.locator(".space:has(.chalk.instead) [data-ref]").first().getAttribute("aria-label"), /take back your last step/);
  // A click on another place steps back and goes there: as many moves as before.
  await page.locator(".space:has(.chalk.instead) [data-ref]").first().click({ force: true });
  await until(page, (m) => Number(document.querySelector("main.table").dataset.moves) === m, moves + 1);
  // A card is only turned to: one click has taken back something already.
  const card = await page.locator(".card.instead").first().getAttribute("data-ref");
  const { x, y } = await spotOf(page, card);
  await page.mouse.click(x, y);
  await until(page, (m) => Number(document.querySelector("main.table").dataset.moves) === m, moves);
  await close();
});

test("Enter does what is marked, wherever a click has left the focus", async () => {
  const { page, close } = await visit({ seed: 205, settings: { autoplay: false } });
  await openMoment(page, FEW.action);
  const before = await movesOf(page);
  await page.locator(".slip .opts .opt").nth(1).click(); // a walk: the focus is left on a button
  await untilMoves(page, before + 1);
  await page.locator(".slip .do").getByRole("button", { name: /^Undo/ }).click();
  await until(page, (m) => Number(document.querySelector("main.table").dataset.moves) === m, before);
  await page.mouse.move(0, 0);
  const marked = await page.locator(".slip .opt.on").getAttribute("data-verb");
  assert.equal(await page.locator(".slip .do .primary").textContent(), (await page.locator(".slip .opt.on").getAttribute("title")));
  await page.keyboard.press("Enter");
  await untilMoves(page, before + 1);
  assert.equal(marked, "fight");
  await close();
});

test("Enter is for a control that visibly has the focus, whoever put it there", async () => {
  const { page, close } = await visit({ seed: 207, settings: { autoplay: false } });
  await openMoment(page, FEW.action);
  const before = await movesOf(page), menu = page.locator(".bar button[aria-label=Menu]");
  await page.locator(".slip .q h2").click(); // the mouse was used last
  await menu.evaluate((el) => el.focus({ focusVisible: true }));
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog[open] .sh-menu");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  assert.equal(await movesOf(page), before);
  // A dialog that was opened and closed by the mouse gives the focus back without a ring.
  await menu.click();
  await page.mouse.click(3, 300);
  await page.waitForSelector("dialog[open]", { state: "detached" });
  assert.ok(await menu.evaluate((el) => el === document.activeElement));
  await page.keyboard.press("Enter");
  await untilMoves(page, before + 1);
  await close();
});

test("a thing that is walked to by keys turns the slip, and Enter does its marked option", async () => {
  const { page, close } = await visit({ seed: 206, settings: { autoplay: false } });
  await openMoment(page, FEW.action);
  const before = await movesOf(page);
  await page.locator(".poster").last().focus();
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.matches(".space.can [data-ref]"))) break;
  }
  const name = await page.evaluate(() => document.activeElement.getAttribute("aria-label").split(".")[0]);
  await until(page, (n) => document.querySelector(".slip .q h2").textContent.startsWith(n), name);
  const words = await page.locator(".slip .do .primary").textContent();
  await page.keyboard.press("Enter");
  await untilMoves(page, before + 1);
  const told = await page.locator(".log .e").last().textContent();
  assert.ok(words.includes("Walk to") && told.includes(words.replace("Walk to ", "")), `${words}: ${told}`);
  await close();
});

for (const [name, size] of [["wall", SIZES.desk], ["laptop", { width: 1366, height: 633 }], ["phone", SIZES.phone]])
  test(`a long list says how much follows and keeps its way out in sight: ${name}`, async () => {
    const { page, close } = await visit({ seed: 207, size, touch: name === "phone" });
    await openMoment(page, moment("the Store"));
    const inSight = () => page.evaluate(() => {
      const list = document.querySelector(".slip .opts"), box = list.getBoundingClientRect();
      const seen = (el) => {
        const own = el.getBoundingClientRect(), x = own.x + own.width / 2, y = own.y + own.height / 2;
        return y > box.top && y < box.bottom && el.contains(document.elementFromPoint(x, y));
      };
      const lines = [...list.querySelectorAll(".opt")];
      return { all: lines.length, seen: lines.filter(seen).length, out: seen(lines.at(-1)), verb: lines.at(-1).dataset.verb };
    });
    const { all, seen, out, verb } = await inSight();
    assert.equal(verb, "done");
    assert.ok(out, "leaving the Store is in sight");
    if (seen < all) await until(page, () => {
      const told = [...document.querySelectorAll(".slip .below span, .slip .more-options .count")].filter((el) => el.getClientRects().length > 0);
      return told.some((el) => el.matches(".count") || /^\d+ more/.test(el.textContent));
    });
    await close();
  });

for (const [game, width, height] of [[CURSED, 1280, 585], [WEST, 1920, 1080]])
  test(`what follows is counted with the lines that the count lies on: ${game.name}`, async () => {
    const { page, close } = await visit({ seed: 221, size: { width, height } });
    await openMoment(page, game.action);
    await until(page, () => {
      const words = document.querySelector(".right .slip .below span"), lines = [...document.querySelectorAll(".right .slip .opts .opt")];
      if (!words) return false;
      const top = words.getBoundingClientRect().top + parseFloat(getComputedStyle(words).paddingTop);
      const whole = lines.slice(0, -1).filter((line) => line.getBoundingClientRect().bottom <= top).length;
      return whole + parseInt(words.textContent, 10) + 1 === lines.length;
    });
    await close();
  });

test("a list that has room for all of its lines does not say that more follow", async () => {
  const { page, close } = await visit({ seed: 222, size: LAPTOP });
  const lines = ["turn wizard", "coins 2", "wizard hand swap, meditate", "pouch wishbone"];
  await openMoment(page, { game: CURSED, mode: "duel", seats: 2, seed: 7, lines });
  for (let i = 0; i < 3; i++) await drawn(page); // seen, counted, said
  const list = await page.evaluate(() => {
    const el = document.querySelector(".right .slip .opts");
    return { lines: el.querySelectorAll(".opt").length, out: el.matches(".has-out"), over: el.scrollHeight - el.clientHeight, told: el.querySelector(".below")?.textContent };
  });
  assert.ok(list.lines > 2 && list.out && list.over <= 0, JSON.stringify(list));
  assert.equal(list.told, undefined);
  await close();
});

test("a long list that is opened on a low phone shows three of its lines and the way out", async () => {
  const { page, close } = await visit({ seed: 224, size: { width: 360, height: 640 }, touch: true });
  await openMoment(page, WEST.action);
  await page.locator(".slip .more-options").tap();
  await until(page, () => {
    const list = document.querySelector(".right .slip.open .opts"), told = list?.querySelector(".below span");
    if (!told) return false;
    const foot = told.getBoundingClientRect().top + parseFloat(getComputedStyle(told).paddingTop);
    const whole = [...list.querySelectorAll("li:not(.below)")].filter((line) => line.matches(".out") || line.getBoundingClientRect().bottom <= foot);
    return whole.length >= 4;
  });
  await page.locator(".slip .more-options").tap(); // "Fewer"
  await page.locator(".hand .fan .card").first().waitFor();
  await close();
});

for (const size of [{ width: 360, height: 640 }, { width: 844, height: 390 }])
  test(`on a phone the marked line shows no strip of the next: ${size.width}x${size.height}`, async () => {
    const { page, close } = await visit({ seed: 223, size, touch: true });
    await openMoment(page, VILLAGE_MOMENTS.find(([name]) => name.startsWith("a Wizard"))[1]);
    await drawn(page);
    const list = await page.evaluate(() => {
      const el = document.querySelector(".right .slip .opts");
      return { over: el.scrollHeight > el.clientHeight, marked: el.firstElementChild.matches(":has(.on)"), scrolled: el.scrollTop };
    });
    assert.deepEqual(list, { over: true, marked: true, scrolled: 0 });
    await close();
  });

for (const game of GAMES) test(`the slip keeps its height while one looks around: ${game.name}`, async () => {
  const { page, close } = await visit({ seed: 208 });
  await openMoment(page, game.action);
  const heightOf = () => page.evaluate(() => document.querySelector(".right .slip").getBoundingClientRect().height);
  const rest = await heightOf(), all = await titleOf(page), seen = new Set();
  const spots = await page.evaluate(() => [...document.querySelectorAll(".space [data-ref], .poster[data-ref]")].slice(0, 14).map((el) => {
    const box = el.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }));
  for (const { x, y } of spots) {
    await page.mouse.move(x, y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    seen.add(await titleOf(page));
    assert.ok(Math.abs((await heightOf()) - rest) < 1, `${await titleOf(page)}: ${await heightOf()} and not ${rest}`);
    assert.ok(await page.evaluate(() => {
      const box = document.querySelector(".right .slip").getBoundingClientRect(), button = document.querySelector(".right .slip .do .btn").getBoundingClientRect();
      return button.bottom <= box.bottom + 1;
    }), "and its button");
  }
  assert.ok(seen.size > 3 && !(seen.size === 1 && seen.has(all)));
  await close();
});

for (const game of GAMES) test(`far places say how far: ${game.name}`, async () => {
  const { page, close } = await visit({ seed: 209 });
  await openMoment(page, game === FEW ? game.action : game.late);
  const far = await page.evaluate(() => [...document.querySelectorAll(".space:not(.can) [data-ref]")].map((el) => el.dataset.ref));
  const told = [];
  for (const ref of far) {
    await page.locator(`.plate [data-ref="${ref}"]`).hover({ force: true });
    told.push(await slip(page).innerText());
  }
  const says = told.filter((words) => /\d+ (roads?|tiles?|doors?) away/.test(words));
  assert.ok(says.length > 3, told.join(" / "));
  assert.ok(says.every((words) => words.match(/away/g).length === 1), "once each");
  await close();
});

test("the first option gives up nothing without need", async () => {
  const evening = WEST.moments.find(([name]) => name === "evening")[1];
  const meal = { ...CURSED.late, until: (view) => /^Eaten\./.test(view.asks.prompt) && view.asks.options.length > 1 };
  const { page, close } = await visit({ seed: 220, size: LAPTOP, settings: { autoplay: false } });
  const first = async (position) => {
    await openMoment(page, position);
    return (await page.locator(".slip .opt .w > span").first().textContent()).trim();
  };
  assert.match(await first(evening), /^Discard /, "a full hand is death at dawn");
  assert.equal(await first({ ...evening, lines: [...evening.lines, "seat 0 hand boots, pickaxe"] }), "Keep the rest");
  assert.equal(await first(meal), "Stop here", "Energy is kept");
  const [, town] = FEW.moments.find(([name]) => name === "San Andreas"), jobs = (held) => ({ ...town, lines: [...town.lines, `seat 0 jobs ${held}`] });
  assert.equal(await first(jobs("survivor, con_man")), "Go to the Job Board");
  assert.equal(await first(jobs("survivor, con_man, farmhand, deputy")), "Go to the Store", "who could do more jobs?");
  const wounds = (keeps) => ({ ...ROLL.lacking, lines: [...ROLL.lacking.lines.filter(keeps), "seat 0 hand wound, wound, wound, wound"], until: (view) => view.asks.options.some((o) => o.verb === "patch") });
  assert.equal(await first(wounds(() => true)), "Stop rolling", "there are dice to fight with");
  assert.match(await first(wounds((line) => !/ sets /.test(line))), /^Take a Wound die/, "else the round would be lost");
  await close();
});

test("a card of the hand that cannot be played now says what is asked first", async () => {
  const { page, close } = await visit({ seed: 218, size: LAPTOP });
  await openMoment(page, moment("jobs to give back"));
  const asked = await page.locator(".slip .q h2").textContent();
  const card = page.locator(".hand .fan .card").first();
  assert.ok(await card.evaluate((el) => !el.classList.contains("legal")), "the question is about jobs");
  await card.click();
  assert.equal(await page.locator(".slip .nothing").textContent(), `Not now. First: ${asked}`);
  await page.locator(".slip .do .btn.primary").click();
  assert.equal(await page.locator(".slip .q h2").textContent(), asked, "and the way back leads there");
  await close();
});

for (const [name, size, touch] of [["phone", SIZES.phone, true], ["low phone", { width: 360, height: 640 }, true], ["phone on its side", { width: 844, height: 390 }, true], ["small window", { width: 960, height: 540 }, false]])
  test(`a hand that is too long for its place fades where it goes on: ${name}`, async () => {
    const { page, close } = await visit({ seed: 219, size, touch, painted: true });
    await openMoment(page, moment("the Cursed side and a full hand"));
    const fan = page.locator(".hand .fan");
    const seen = () => fan.evaluate((el) => {
      const { left, right } = el.getBoundingClientRect(), cards = [...el.querySelectorAll(".card")].map((card) => card.getBoundingClientRect());
      const beyond = [cards[0].left < left - 8 && "left", cards.at(-1).right > right + 8 && "right"].filter(Boolean).join(" ");
      return { beyond, more: el.dataset.more, mask: getComputedStyle(el).maskImage };
    });
    const more = (want) => until(page, (w) => document.querySelector(".hand .fan").dataset.more === w, want);
    await more("right");
    const first = await seen();
    assert.equal(first.beyond, "right", "the last cards are out of sight");
    assert.match(first.mask, /^linear-gradient/);
    await fan.evaluate((el) => { el.scrollLeft = el.scrollWidth; });
    await more("left");
    assert.equal((await seen()).beyond, "left");
    const full = moment("the Cursed side and a full hand");
    await openMoment(page, { ...full, lines: [...full.lines, "seat 0 hand sprint, uppercut"] });
    await more("");
    const short = await seen();
    assert.equal(short.beyond, "", "a short hand is whole");
    assert.equal(short.mask, "none");
    await close();
  });

test("gains have a plus and a field of their own, prices stand bare", async () => {
  const { page, close } = await visit({ seed: 210 });
  await openMoment(page, moment("the Store"));
  const line = page.locator('.slip .opt[data-verb="buy"]').first().locator(".pf");
  assert.deepEqual(await line.allTextContents(), ["1", "+1"]);
  assert.deepEqual(await line.evaluateAll((all) => all.map((el) => el.classList.contains("brings"))), [false, true]);
  const [price, gain] = await line.evaluateAll((all) => all.map((el) => getComputedStyle(el).backgroundColor));
  assert.notEqual(price, gain);
  for (const words of await page.locator(".poster .reward .pf").allTextContents()) assert.match(words, /^[+−]/);
  await close();
});

for (const [mode, setup] of [["rivals", FEW.versus], ["shadows", FEW.alone], ["duel", CURSED.versus]])
  test(`the bar names every end, and so does the menu of a small window: ${mode}`, async () => {
    const ends = { rivals: [/3rd monster beaten \(0 so far\)/, /no artifact left \(\d+ now\)/, /a monster in San Andreas/, /no card left to draw/],
      shadows: [/two tracks of jobs done \(0 so far\)/, /four monsters on the map \(\d now\)/, /a monster in San Andreas/],
      duel: [/Wizard wins at Cure 10 \(0 now\)/, /Monster at Curse 10 \(1 now\)/] }[mode];
    const { page, close } = await visit({ seed: 211 });
    await sitDown(page, { ...setup, seed: 211 });
    await page.waitForSelector(".bar .ends");
    const bar = await page.locator(".bar .ends").textContent();
    for (const end of ends) assert.match(bar, end);
    assert.ok(await page.locator(".bar .ends").evaluate((el) => el.scrollHeight <= el.clientHeight + 1), "and none is cut off");
    await page.setViewportSize(SIZES.phone);
    await openMenu(page);
    const listed = await page.locator(".sh-ends li").allTextContents();
    for (const end of ends) assert.ok(listed.some((words) => end.test(words)), `${end} in ${listed.join(" / ")}`);
    await close();
  });

test("when the match is over nothing is marked, and touching the board takes nothing back", async () => {
  const { page, close } = await visit({ seed: 214, size: LAPTOP });
  const setup = { hero: "cricket", den: "velvet_mask", boss: "don_zemun", relaxed: true };
  await openMoment(page, { game: ROLL, mode: "solo", setup, lines: ["round 4", "phase fighting", "seat 0 empty", "seat 0 at stage", "seat 0 room stage grunt", "seat 0 room store_room grunt", "seat 0 sets dash 1"] });
  const take = (words) => slip(page).locator(".opts .opt", { hasText: words }).first().click();
  await take("Use Dash");
  await take("Go to Store Room");
  await page.waitForSelector(".result");
  const moves = await movesOf(page);
  await page.getByRole("button", { name: "Look at the board" }).click();
  assert.equal(await page.locator(".plate .chalk").count(), 0);
  await page.locator('.hit[aria-label^="Stage"]').click({ force: true });
  assert.equal(await movesOf(page), moves);
  await close();
});

test("on a laptop the bar names all ends in one line, or none of them where there is no room", async () => {
  const { page, close } = await visit({ seed: 213, size: LAPTOP });
  for (const [setup, there] of [[WEST.alone, true], [ROLL.alone, true], [FEW.versus, false]]) {
    await sitDown(page, { ...setup, seed: 213 });
    await until(page, () => document.querySelector(".bar .ends")?.textContent);
    const seen = await page.locator(".bar .ends").evaluate((ends) => {
      const words = document.createRange(), box = ends.getBoundingClientRect();
      words.selectNodeContents(ends);
      const { left, right, top, bottom } = words.getBoundingClientRect();
      return { all: left >= box.left && right <= box.right + 1 && bottom <= box.bottom + 1, none: top >= box.bottom - 1, bar: ends.parentElement.scrollWidth <= ends.parentElement.clientWidth };
    });
    assert.deepEqual(seen, { all: there, none: !there, bar: true }, setup.game.name);
  }
  await close();
});

test("a monster on its way tells how far it is from town, in alarm at two", async () => {
  const at = (space) => ({ game: FEW, mode: "rivals", seats: 2, seed: 5, lines: ["round 4", "phase action", "first 0", "turn 0", `monster tsilkali at ${space}`] });
  const { page, close } = await visit({ seed: 212 });
  const chip = page.locator(".bar .chip.alarm");
  const seen = {};
  for (const space of ["widows_gulch", "dry_well", "salt_flat"]) {
    await openMoment(page, at(space));
    const words = (await chip.innerText()).replace(/\s+/g, " ").trim();
    seen[space] = words;
    const steps = Number(/^(\d+) from San Andreas$/.exec(words)[1]);
    assert.equal(await chip.evaluate((el) => el.classList.contains("pressing")), steps <= 2, words);
  }
  assert.deepEqual(Object.keys(seen).filter((space) => /^[12] /.test(seen[space])).length > 0, true, JSON.stringify(seen));
  await openMoment(page, { ...at("dry_well"), lines: ["round 4", "phase action", "first 0", "turn 0"] });
  assert.equal(await chip.count(), 0, "without a monster there is nothing to tell");
  await close();
});

test("since your last turn begins where your last turn ended", async () => {
  const { page, close } = await visit({ seed: 213 });
  await openMoment(page, CURSED.action);
  const [before, after] = await page.evaluate(() => {
    const lines = [...document.querySelectorAll(".log .e, .log .sep, .log .since")];
    const at = lines.findIndex((el) => el.matches(".since"));
    const words = (part) => part.filter((el) => el.matches(".e")).map((el) => el.textContent);
    return [words(lines.slice(0, at)), words(lines.slice(at + 1))];
  });
  assert.match(before.at(-1), /You /, "your turn is before it");
  assert.match(after[0], /The Monster (went out to feed|kept a Quiet Night)/, "and all of the night behind it");
  assert.ok(after.length > 2);
  await close();
});

for (const game of GAMES) test(`the newest line of the log is in sight: ${game.name}`, async () => {
  const { page, close } = await visit({ seed: 216, settings: { autoplay: false } });
  await openMoment(page, game.going);
  const before = await movesOf(page);
  const isSeen = () => {
    const log = document.querySelector(".log"), line = [...log.querySelectorAll(".e")].at(-1).getBoundingClientRect();
    const panel = log.closest(".log-panel").getBoundingClientRect();
    return log.scrollHeight > log.clientHeight && line.bottom <= panel.bottom + 1 && line.top >= panel.top;
  };
  await until(page, isSeen);
  await page.locator('.space.can [aria-label*="You may "]').first().click({ force: true });
  await untilMoves(page, before + 1);
  await until(page, isSeen);
  await close();
});

for (const game of GAMES) test(`a double click on Play opens one match: ${game.name}`, async () => {
  const { page, troubles, close } = await visit({ seed: 214 });
  await page.waitForSelector(".sh-start");
  const play = page.locator(`.sh-poster[data-game="${game.name}"] .sh-play`).locator("visible=true").first();
  await play.dblclick();
  await page.waitForSelector("main.table");
  await look(page);
  assert.equal((await kept(page)).length, 1);
  assert.deepEqual(troubles, []);
  await close();
});

for (const game of GAMES) test(`pointing draws what it concerns and nothing else: ${game.name}`, async () => {
  const { page, close } = await visit({ seed: 215 });
  await openMoment(page, game.going);
  const spots = await page.evaluate(() => [...document.querySelectorAll(".space.can [data-ref]")].slice(0, 6).map((el) => {
    const box = el.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }));
  await page.mouse.move(spots[0].x, spots[0].y);
  await page.evaluate(() => {
    window.touched = new Set();
    new MutationObserver((all) => {
      for (const { target } of all) {
        const el = target instanceof Element ? target : target.parentElement;
        window.touched.add(el.closest(".slip, .plate, .hand, .seats, .log, .bar, .posters")?.classList[0] ?? el.tagName);
      }
    }).observe(document.querySelector("main.table"), { subtree: true, childList: true, attributes: true, characterData: true });
  });
  for (const { x, y } of spots) {
    await page.mouse.move(x, y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  const touched = await page.evaluate(() => [...window.touched].sort());
  assert.ok(touched.includes("slip"));
  assert.deepEqual(touched.filter((part) => !["slip", "plate"].includes(part)), []);
  await close();
});

test("a line of a long list stays under the pointer while it is pressed", async () => {
  const { page, close } = await visit({ seed: 131, size: { width: 960, height: 540 } });
  await openMoment(page, moment("the Store"));
  // The lowest line in sight: one that is marked would be brought above the way out.
  const spot = await page.evaluate(() => {
    const inSight = [...document.querySelectorAll(".slip .opts li:not(.out) .opt")].flatMap((el) => {
      const box = el.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
      return el.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
    });
    return inSight.at(-1);
  });
  const before = await movesOf(page);
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.down();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await page.mouse.up();
  await until(page, (moves) => Number(document.querySelector("main.table").dataset.moves) > moves
    || document.querySelector(".all-options") !== null, before);
  await close();
});
