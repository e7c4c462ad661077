// What is asked of a page as it stands: does it scroll, does text lie on text, do panels lie
// on panels, does anything leave its panel, are targets large enough. The functions below run in the
// page.

/** What of the page lies beyond the window, or could be scrolled. */
function overflow() {
  const html = document.documentElement, found = [];
  if (html.scrollHeight > innerHeight) found.push(`the page is ${html.scrollHeight} high`);
  if (html.scrollWidth > innerWidth) found.push(`the page is ${html.scrollWidth} wide`);
  // What may scroll inside itself: the log and the pages that share its place, the options, and
  // a hand of many cards; on a phone on its side also what lies over the table. A page that has the room of a phone must not.
  const tall = document.querySelector("main.phone") !== null && innerHeight >= 800;
  const mayScroll = (el) => el.matches(".log, .log *, .drawer *, .opts, .fan, .log-page") || (!tall && el.matches(".page")) || (innerHeight < 460 && el.matches("dialog .sh-sheet, .result .slip"));
  for (const el of document.querySelectorAll("main :not(svg, svg *)")) {
    if (mayScroll(el) || el.closest(".sr")) continue;
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
 * themselves (Range), as far as they are visible through every ancestor. What can be seen of a
 * text is expensive to find out, so it is asked only of those that meet another or the window's edge.
 */
function collisions() {
  const clip = ({ box: { left, top, right, bottom }, el }) => {
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
    if (right - left <= 2 || bottom - top <= 2) return null;
    // Only what is on top counts: a dialog may lie on the table.
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit && (el.contains(hit) || hit.contains(el)) ? { left, top, right, bottom } : null;
  };
  const seen = (text) => (text.seen === undefined ? (text.seen = clip(text)) : text.seen);

  const texts = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!node.data.trim() || !el || el.closest("svg, .sr, [aria-hidden=true] .back, .fan, title, option, select")) continue;
    if (!el.checkVisibility()) continue; // what is folded away has a place of long ago
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth) continue; // of a long page
      texts.push({ el, words: node.data.trim().slice(0, 30), box });
    }
  }

  const wide = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const meet = (a, b) => {
    if (a.el === b.el || wide(a.box, b.box) <= 2 || high(a.box, b.box) <= 0) return false;
    const one = seen(a), other = one && seen(b);
    if (!other) return false;
    // Line boxes are taller than letters: a third of a line is not a collision.
    const line = Math.min(one.bottom - one.top, other.bottom - other.top);
    return wide(one, other) > 2 && high(one, other) > line * 0.34;
  };
  const found = [];
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) {
      const a = texts[i], b = texts[j];
      if (!meet(a, b)) continue;
      // A result or a dialog lies on the table; a line below it may begin beside it.
      const over = (el) => el.closest(".result, dialog");
      if (a.el.closest(".e") && a.el.closest(".e") === b.el.closest(".e")) continue; // words of one line
      if (over(a.el) !== over(b.el)) continue;
      // The way out of a long list stays in sight: like a lid it lies on the lines below it.
      const lid = (el) => el.closest(".opts > .out");
      if (lid(a.el) !== lid(b.el) && a.el.closest(".opts") === b.el.closest(".opts") && a.el.closest(".opts")) continue;
      // Cards may lie on each other, as in a hand; each is whole in itself.
      const card = a.el.closest(".card");
      if (card && b.el.closest(".card") && card !== b.el.closest(".card")) continue;
      found.push(`"${a.words}" on "${b.words}"`);
    }
  }
  const beyond = (box) => box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1;
  for (const text of texts) {
    if (beyond(text.box) && seen(text) && beyond(text.seen)) found.push(`"${text.words}" leaves the window`);
  }
  return [...new Set(found)];
}

/** Panels must not lie on each other, but for what lies on the foot of the map (--foot). */
function panelsOnPanels() {
  const shown = (el) => !el.closest("dialog, .result, .since-slip") && !el.parentElement.closest(".page") && el.getBoundingClientRect().width > 0 && getComputedStyle(el).visibility !== "hidden";
  const parts = [...document.querySelectorAll(["bar", "plate", "panel", "own-line", "strip", "tabs", "legend", "last-line", "posters", "beside", "fan", "past-bar", "sh-scrubber"].map((c) => `main.table .${c}`).join() + ", main.table section.slip")].filter(shown);
  const plate = document.querySelector("main.table .plate");
  const foot = plate ? parseFloat(getComputedStyle(plate).getPropertyValue("--foot")) || 0 : 0;
  // The fan reaches over the map, so that a card can rise; what is seen of it is its cards.
  const boxOf = (el) => {
    const box = el.matches(".fan") ? cardsBox(el) : el.getBoundingClientRect();
    return el === plate ? { left: box.left, right: box.right, top: box.top, bottom: box.bottom - foot - 1 } : box;
  };
  const cardsBox = (fan) => {
    // Of a hand that scrolls only what is in sight; cards lean and rise beyond the fan's sides. The
    // one that is being looked at is held up, over whatever lies there.
    const hand = fan.closest(".hand").getBoundingClientRect(), hold = fan.closest(".hold").getBoundingClientRect();
    const cards = [...fan.querySelectorAll(".card:not(.sel)")].map((c) => c.getBoundingClientRect());
    return { left: Math.max(hold.left, Math.min(...cards.map((c) => c.left))), right: Math.min(hold.right, Math.max(...cards.map((c) => c.right))), top: Math.max(hand.top, Math.min(...cards.map((c) => c.top))), bottom: hand.bottom };
  };
  const boxes = parts.map(boxOf), found = [];
  for (let i = 0; i < parts.length; i++) {
    for (let j = i + 1; j < parts.length; j++) {
      if (parts[i].contains(parts[j]) || parts[j].contains(parts[i])) continue;
      const a = boxes[i], b = boxes[j];
      const w = Math.min(a.right, b.right) - Math.max(a.left, b.left), h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // A fan is round: its outermost cards may lean over their neighbour's edge.
      const give = [parts[i], parts[j]].some((el) => el.matches(".fan")) ? 12 : 3;
      if (w > give && h > give) found.push(`${parts[i].className} on ${parts[j].className} by ${Math.round(w)}x${Math.round(h)}`);
    }
  }
  return found;
}

/** Words, icons and buttons that leave the panel they belong to, or that its edge cuts. What scrolls
 * inside a panel, or is cut by something in it, is other probes' business. */
function strays(wide) {
  const PANELS = ".bar, .panel, .own-line, .strip, .tabs, .last-line, .poster, .legend, .deck, section.slip, .page, .btn, .chip, .opt, .sh-card, .sh-sheet";
  const found = new Set(), range = document.createRange();
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const leaves = (a, b) => a.left < b.left - 2 || a.right > b.right + 2 || a.top < b.top - 2 || a.bottom > b.bottom + 2;
  // What holds it, as far as the panel: a box that scrolls or cuts is not left.
  const held = (el, panel) => {
    for (let up = el; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.position === "fixed" || /auto|scroll/.test(style.overflow) || (up !== panel && style.overflow !== "visible")) return true;
      if (up === panel) return false;
    }
    return true;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement, words = node.nodeType === 3;
    if (words ? !node.data.trim() : !node.matches("button, svg")) continue;
    const panel = el.closest("svg") ? null : el.closest(PANELS);
    if (!panel) continue;
    range.selectNode(node);
    const box = words ? lettersBox() : node.getBoundingClientRect();
    if (box.width === 0 || !leaves(box, panel.getBoundingClientRect())) continue;
    if (el.closest(".sr, .fan") || !el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || held(el, panel)) continue;
    found.add(`"${(words ? node.data : node.getAttribute("aria-label") ?? node.getAttribute("class") ?? "").trim().slice(0, 30)}" leaves ${panel.className}`);
  }
  // Letters made wider are made higher too, beyond the line that they stand in.
  function lettersBox() {
    const { left, right, top, bottom, width } = range.getBoundingClientRect(), high = wide ? range.getClientRects()[0]?.height * 0.12 : 0;
    return { left, right, width, top: top + high, bottom: bottom - high };
  }
  for (const line of document.querySelectorAll("main .slip > .rest"))
    if (line.getBoundingClientRect().height > 4 && ![...line.children].some((el) => el.checkVisibility())) found.add("an empty line in the slip");
  return [...found];
}

/** How much of the window the map has: all of its plate, and what nothing lies on. */
function mapShare([least, free]) {
  const plate = document.querySelector("main.table .plate");
  if (!plate) return [];
  const box = plate.getBoundingClientRect(), foot = parseFloat(getComputedStyle(plate).getPropertyValue("--foot")) || 0;
  const all = (100 * box.width * box.height) / (innerWidth * innerHeight), open = all * (1 - foot / box.height);
  const found = [];
  if (all < least) found.push(`the map has ${all.toFixed(1)} % of the window, not ${least}`);
  if (open < free) found.push(`${open.toFixed(1)} % of the window are map that nothing lies on, not ${free}`);
  return found;
}

/** Letters that are too small to be read, in pixels of the page: 11 at usual letters. */
function smallLetters(least) {
  const found = new Set();
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    // Letters of pieces are drawings: their shape and colour say the same.
    if (node.data.trim().length < 2 || el.closest(".sr, title, .sh-thumb")) continue;
    if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.bottom < 0 || box.top > innerHeight || box.left > innerWidth || box.right < 0) continue;
    const set = parseFloat(getComputedStyle(el).fontSize);
    const drawn = el.closest("svg") ? (el.closest("foreignObject") ?? el).getScreenCTM()?.a ?? 1 : scaleOf(el);
    if (set * drawn < least - 0.05) found.add(`"${node.data.trim().slice(0, 20)}" is ${(set * drawn).toFixed(1)} px in ${el.closest("svg") ? "the map" : el.className || el.parentElement.className}`);
  }
  function scaleOf(el) {
    const card = el.closest(".fan .card, .met .card");
    if (!card) return 1;
    const { a, b } = new DOMMatrix(getComputedStyle(card).transform);
    return Math.hypot(a, b);
  }
  return [...found];
}

/** Words that are cut off where they end: an ellipsis, a line too many, a box too narrow. */
function cutWords() {
  const found = new Set();
  for (const el of document.querySelectorAll("main :not(svg, svg *)")) {
    if (el.closest(".sr, .log, .fan, .sh-thumb, .card:not(.huge) .inside") || !el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(el);
    if (style.overflowX !== "hidden" && style.overflowX !== "clip") continue;
    if (![...el.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) && style.webkitLineClamp === "none" && style.textOverflow !== "ellipsis") continue;
    if (el.clientWidth > 2 && (el.scrollWidth > el.clientWidth + 1 || (style.webkitLineClamp !== "none" && el.scrollHeight > el.clientHeight + 2)))
      found.add(`"${el.textContent.trim().slice(0, 40)}" is cut in ${el.className || el.parentElement.className}`);
  }
  // What runs over the foot of its box.
  for (const el of document.querySelectorAll("main :is(.poster, .btn)"))
    if (el.clientHeight > 0 && el.scrollHeight > el.clientHeight + 4 && el.checkVisibility()) found.add(`"${el.textContent.trim().slice(0, 30)}" runs over in ${el.className}`);
  return [...found];
}

/**
 * Buttons and the like that are too small to be hit: 44 px for a thumb, 36 for a mouse, where
 * lines and chips on the rail may be 24 high; the slip offers the same at full height. Words
 * inside text are excepted.
 */
function smallTargets(touch) {
  const found = [];
  for (const el of document.querySelectorAll("main button, main a, main input, main select, main summary, main [role=button]")) {
    if (el.closest(".sr, [inert], .sh-thumb") || el.matches("input[type=radio], input[type=checkbox]")) continue;
    if (el.matches(".clause, .card-link, .link") || el.closest("p, li.nope")) continue; // inline in words
    const style = getComputedStyle(el);
    if (style.visibility === "hidden" || style.display === "none") continue;
    const box = (el.querySelector(".hit") ?? el).getBoundingClientRect();
    if (box.width === 0) continue;
    const least = touch ? 44 : el.matches(".line, .chip, .discards, .nope-short") ? 24 : 36;
    // What is drawn smaller may answer around itself: four points at the edge.
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

const PROBES = [overflow, collisions, panelsOnPanels, strays, smallTargets, mapShare, smallLetters, cutWords].join("\n");

/**
 * What is wrong with the page, one line each, in one round trip.
 *   scrolls: the page itself may; touch: thumbs point here, targets: look at them too;
 *   share: what of the window the map must have; letters: the smallest, in px; cut: look for
 *   words that are cut off; panels: and for what leaves its panel; wide: letters are 1.3 times as wide
 */
export async function check(page, where, { scrolls = false, targets = false, touch = true, share, letters, cut = false, panels = false, wide = false } = {}) {
  const asked = [
    scrolls ? [] : "...overflow()", "...collisions()", "...panelsOnPanels()",
    targets ? `...smallTargets(${touch})` : [],
    share ? `...mapShare(${JSON.stringify(share)})` : [],
    letters ? `...smallLetters(${letters})` : [],
    cut ? "...cutWords()" : [],
    panels ? `...strays(${wide})` : [],
  ].flat();
  // As text: the page's security policy refuses eval, and this is not the page's.
  const found = await page.evaluate(`(() => { ${PROBES}\n return [${asked.join(", ")}]; })()`);
  return found.map((words) => `${where}: ${words}`);
}

/** Every card of the hand can be brought up: whole, upright and on top of all else. */
export async function checkHand(page, where, { wide = false } = {}) {
  const found = await page.evaluate(async (usual) => {
    const had = document.activeElement, faults = [], range = document.createRange();
    const names = [...document.querySelectorAll("main.phone:not(.throwing) .fan .card .nm")];
    // On a phone the names of a hand can be read as they lie, beside the next card; those that are
    // out of sight are swiped there.
    for (const fan of document.querySelectorAll("main.phone .fan")) fan.scrollLeft = 0;
    for (const name of usual ? names : []) {
      range.selectNodeContents(name);
      const lines = [...range.getClientRects()].sort((a, b) => b.right - a.right), { right, bottom, height } = lines[0];
      for (const figure of name.closest(".card").querySelectorAll(".gain, .pill")) {
        const box = figure.getBoundingClientRect();
        if (lines.some((line) => Math.min(box.right, line.right) - Math.max(box.left, line.left) > 2 && Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top) > 3))
          faults.push(`${name.textContent} in hand lies under "${figure.textContent}"`);
      }
      if (Math.min(...lines.map((line) => line.left)) < 0) faults.push(`${name.textContent} in hand begins beyond the window`);
      if (right > innerWidth) continue;
      const on = document.elementFromPoint(right - 3, bottom - height / 2);
      if (!name.closest(".card").contains(on)) faults.push(`${name.textContent} in hand lies under ${on?.closest(".card")?.querySelector(".nm").textContent ?? on?.className}`);
    }
    // What a card needs is whole there, or not shown.
    for (const need of usual ? document.querySelectorAll("main:is(.phone, .turned) .fan .card .needs .place") : []) {
      const box = need.getBoundingClientRect(), gain = need.closest(".card").querySelector(".inside > .pill")?.getBoundingClientRect();
      if (box.width === 0) continue;
      if (need.scrollWidth > need.clientWidth + 1) faults.push(`"${need.textContent}" in hand is cut`);
      if (gain?.width && Math.min(box.right, gain.right) - Math.max(box.left, gain.left) > 3 && Math.min(box.bottom, gain.bottom) - Math.max(box.top, gain.top) > 3)
        faults.push(`"${need.textContent}" in hand lies under what the card brings`);
    }
    for (const card of document.querySelectorAll("main .fan .card")) {
      card.focus({ focusVisible: true });
      await new Promise((done) => setTimeout(done)); // drawn by now; it need not be painted
      const box = card.getBoundingClientRect();
      const name = card.querySelector(".nm").getBoundingClientRect();
      const on = document.elementFromPoint(name.x + name.width / 2, name.y + name.height / 2);
      const title = card.querySelector(".nm").textContent;
      if (!card.contains(on)) faults.push(`the name of ${title} in hand is covered by ${on?.className}`);
      if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1) faults.push(`${title} in hand leaves the window`);
      const seen = getComputedStyle(card.querySelector(".tx") ?? card);
      if (seen.display !== "none" && seen.opacity !== "1") faults.push(`${title} in hand does not show its text`);
    }
    document.querySelector("main .bar button").focus({ focusVisible: true }); // the slip turns back
    document.activeElement.blur();
    had?.focus?.();
    return faults;
  }, !wide);
  return found.map((words) => `${where}: ${words}`);
}

/** The same finding at many moments is one finding: reported once, with the first of them. */
export function summed(found) {
  const seen = new Map();
  for (const line of found) {
    const [, where, what] = /^(.*?): (.*)$/s.exec(line);
    if (!seen.has(what)) seen.set(what, []);
    seen.get(what).push(where);
  }
  return [...seen].map(([what, where]) => `${what} (${where[0]}${where.length > 1 ? ` and ${where.length - 1} more` : ""})`);
}

/** What has no place of its own is in tabs: each of them, then back to the first. */
export async function checkTabs(page, where, options) {
  const found = [];
  const ids = await page.evaluate(() => [...document.querySelectorAll("main .tabs button")].map((b) => b.dataset.page));
  for (const id of ids.reverse()) {
    const open = await page.evaluate((tab) => {
      const button = document.querySelector(`main .tabs [data-page="${tab}"]`);
      if (button && !button.classList.contains("on")) button.click();
      // The bar beside it is measured once more when it is drawn.
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(button !== null))));
    }, id);
    if (open) found.push(...(await check(page, `${where}, tab ${id}`, { ...options, share: undefined })));
  }
  return found;
}
