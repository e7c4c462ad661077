// What is asked of a page as it stands: does it scroll, does text lie on text, do panels lie
// on panels, are targets large enough. The functions below run in the page.

/** What of the page lies beyond the window, or could be scrolled. */
function overflow() {
  const html = document.documentElement, found = [];
  if (html.scrollHeight > innerHeight) found.push(`the page is ${html.scrollHeight} high`);
  if (html.scrollWidth > innerWidth) found.push(`the page is ${html.scrollWidth} wide`);
  // Lists that may scroll inside themselves: the log, and options beyond those that the slip
  // has room for (8, 4 or 2 by the window's size; the others are behind "more").
  const room = innerWidth >= 1400 ? 8 : innerWidth >= 640 ? 4 : 2;
  const mayScroll = (el) => el.matches(".log, .log *, .drawer *") || (el.matches(".opts") && el.querySelectorAll(".opt").length > room);
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

/**
 * Buttons and the like that are too small to be hit: 44 px for a thumb. Where a mouse points,
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
    const least = !touch && el.matches(".line, .chip") ? 24 : 44;
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

const PROBES = [overflow, collisions, panelsOnPanels, smallTargets].join("\n");

/**
 * What is wrong with the page, one line each, in one round trip.
 *   scrolls: the page itself may; touch: thumbs point here, targets: look at them too
 */
export async function check(page, where, { scrolls = false, targets = false, touch = true } = {}) {
  const asked = [scrolls ? [] : "...overflow()", "...collisions()", "...panelsOnPanels()", targets ? `...smallTargets(${touch})` : []].flat();
  // As text: the page's security policy refuses eval, and this is not the page's.
  const found = await page.evaluate(`(() => { ${PROBES}\n return [${asked.join(", ")}]; })()`);
  return found.map((words) => `${where}: ${words}`);
}

/** The same finding at many moments is one finding: told once, with the first of them. */
export function summed(found) {
  const seen = new Map();
  for (const line of found) {
    const [, where, what] = /^(.*?): (.*)$/s.exec(line);
    if (!seen.has(what)) seen.set(what, []);
    seen.get(what).push(where);
  }
  return [...seen].map(([what, where]) => `${what} (${where[0]}${where.length > 1 ? ` and ${where.length - 1} more` : ""})`);
}

/** On a phone the rest of the table is in tabs: each of them, then back to the first. */
export async function checkTabs(page, where, options) {
  const found = [], tabs = page.locator("main .tabs button");
  for (let i = (await tabs.count()) - 1; i >= 0; i--) {
    await tabs.nth(i).click();
    found.push(...(await check(page, `${where}, tab ${await tabs.nth(i).textContent()}`, options)));
  }
  return found;
}
