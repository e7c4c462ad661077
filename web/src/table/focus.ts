// Whether the focus was seen to come to where it is. A person who walked there with Tab or arrows,
// or was brought there by the page or a helper while keys were in use, sees its ring and means the
// thing that has it; a click leaves it, without a ring, on whatever button was clicked last, which
// says nothing about the next key. (Queried later, `:focus-visible` does not distinguish them:
// it matches as soon as any key is pressed.)

let shown = false;

const onFocus = (e: FocusEvent) => {
  shown = e.target instanceof Element && e.target.matches(":focus-visible");
};

/** Listens until the returned function is called; in the capture phase, before anybody acts. */
export function trackFocus(): () => void {
  addEventListener("focusin", onFocus, true);
  return () => removeEventListener("focusin", onFocus, true);
}

/** True while the focus is where it was seen to go. */
export function focusShows(): boolean {
  return shown;
}
