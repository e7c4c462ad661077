// Whether the focus was seen to come to where it is. A person who walked there with Tab or arrows,
// or was brought there by the page or a helper while keys were in use, sees its ring and means the
// thing that has it; a click leaves it, without a ring, on whatever button was clicked last, which
// says nothing about the next key. (Queried later, `:focus-visible` does not distinguish them:
// it matches as soon as any key is pressed.)

let shown = false;

const onFocus = (e: FocusEvent) => {
  shown = e.target instanceof Element && e.target.matches(":focus-visible");
};

// A click on an option or a thing mostly makes it go. A button that is removed while it has the focus
// has the browser lay out the page in the middle of its redraw, so a click that left the focus there
// takes it away again before anybody acts.
const onClick = (e: MouseEvent) => {
  const clicked = e.target instanceof Element ? e.target.closest<HTMLElement>(".opt, [data-ref]") : null;
  if (!shown && clicked?.contains(document.activeElement)) clicked.blur();
};

/** Listens until the returned function is called; in the capture phase, before anybody acts. */
export function trackFocus(): () => void {
  addEventListener("focusin", onFocus, true);
  addEventListener("click", onClick, true);
  return () => {
    removeEventListener("focusin", onFocus, true);
    removeEventListener("click", onClick, true);
  };
}

/** True while the focus is where it was seen to go. */
export function focusShows(): boolean {
  return shown;
}
