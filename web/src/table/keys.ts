// The keyboard of the table. The focused element handles its own keys first; these are the
// letters and digits that work from everywhere. Enter does what the slip marks, wherever a click
// has left the focus, unless a button visibly has the focus: then that button is meant.
import type { Desk } from "./desk";
import { focusShows } from "./focus";
import { handCards } from "./Hand";
import { lineOf } from "./rows";

export const KEYS: [string, string][] = [
  ["1 – 9, 0", "choose the option with that key; later ones have letters"],
  ["Enter", "choose the marked option, wherever the focus is"],
  ["Up, Down", "mark another option"],
  ["Tab", "step through everything you can do"],
  ["Arrows", "on the map: to the neighbouring place"],
  ["a – g", "point at a card in your hand"],
  ["z", "show the card large"],
  ["Esc", "one step back"],
  ["u", "undo"],
  ["h", "hint"],
  ["l", "log"],
  ["s", "skip the wait"],
  ["w", "why not? list what is not possible"],
  ["?", "this list"],
];

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Whether it is a separate button that visibly got the focus. The slip turns to things reached
 * by keyboard, so those are not an exception. */
function isMeantItself(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest("button, a, [role=button], summary") : null;
  return control !== null && !control.matches("[data-ref]") && focusShows();
}

/** Enter: what is marked; if nothing is, what a touch on the focused thing does. */
function doMarked(desk: Desk): void {
  const about = desk.about();
  if (desk.rows().length > 0) desk.playCursor();
  else if (about !== null) desk.point(about);
}

function pickCard(desk: Desk, at: number): boolean {
  const ref = handCards(desk)[at];
  if (!ref) return false;
  if (desk.focus !== ref) desk.setFocus(ref);
  else desk.playCursor();
  document.querySelector<HTMLElement>(`.hand [data-ref="${ref}"]`)?.focus();
  return true;
}

/** The card that z shows: the one focused, pointed at or first in hand. */
function cardToZoom(desk: Desk): string | null {
  const has = document.activeElement?.closest("[data-ref]")?.getAttribute("data-ref");
  const found = [has, desk.about(), ...handCards(desk)].find((ref) => ref && desk.things.cards.has(ref));
  return found ?? null;
}

/** True when the key was used. */
export function handleKey(desk: Desk, e: KeyboardEvent): boolean {
  if (e.ctrlKey || e.metaKey || e.altKey || isTyping(e.target)) return false;
  const open = document.querySelector("dialog[open]") !== null;
  if (open) return zoomKey(desk, e); // Esc closes the top dialog, whatever opened it
  if (e.key === "Escape") {
    desk.back();
    return true;
  }
  const row = desk.rows()[lineOf(e.key)];
  if (row) {
    desk.doRow(row);
    return true;
  }
  if (/^[a-g]$/.test(e.key)) return pickCard(desk, e.key.charCodeAt(0) - 97);
  switch (e.key) {
    case "Enter":
      if (isMeantItself(e.target)) return false;
      doMarked(desk);
      return true;
    case "ArrowDown":
    case "ArrowUp":
      if (e.target instanceof Element && e.target.closest("[role=log]")) return false;
      desk.moveCursor(e.key === "ArrowDown" ? 1 : -1);
      return true;
    case "ArrowLeft":
    case "ArrowRight":
      return stepAlongHand(e.key === "ArrowRight" ? 1 : -1);
    case "z": {
      const card = cardToZoom(desk);
      if (card) desk.zoom(card);
      return card !== null;
    }
    case "u":
      desk.undo();
      return true;
    case "h":
      desk.hint();
      return true;
    case "l":
      desk.open("log");
      return true;
    case "w":
      desk.open("why");
      return true;
    case "s":
      desk.match.skip();
      return true;
    case "?":
      desk.open("keys");
      return true;
    default:
      return false;
  }
}

/** The keys of options play from the zoom, z closes it. */
function zoomKey(desk: Desk, e: KeyboardEvent): boolean {
  if (!desk.zoomed) return false;
  const option = desk.optionsOf(desk.zoomed)[lineOf(e.key)];
  if (option) {
    desk.zoomed = null;
    desk.play(option);
    return true;
  }
  if (e.key !== "z") return false;
  desk.zoom(null);
  return true;
}

function stepAlongHand(by: number): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>(".hand .card[data-ref]")];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  if (cards.length === 0) return false;
  cards[at < 0 ? 0 : (at + by + cards.length) % cards.length]?.focus();
  return true;
}
