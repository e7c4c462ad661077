// How the focus came to where it is. A person who walked there with Tab or arrows means the thing
// that has it; a click leaves it on whatever button was clicked last, which says nothing about
// the next key. (`:focus-visible` does not tell them apart: it holds as soon as any key is
// pressed.)

let lastInput: "key" | "pointer" = "pointer";
let movedBy: "key" | "pointer" = "pointer";

const onPointer = () => {
  lastInput = "pointer";
};
const onKey = () => {
  lastInput = "key";
};
const onFocus = () => {
  movedBy = lastInput;
};

/** Listens until what it hands back is called; in the capture phase, before anybody acts. */
export function trackFocus(): () => void {
  const listeners: [string, () => void][] = [
    ["pointerdown", onPointer],
    ["keydown", onKey],
    ["focusin", onFocus],
  ];
  for (const [type, on] of listeners) addEventListener(type, on, true);
  return () => {
    for (const [type, on] of listeners) removeEventListener(type, on, true);
  };
}

/** True while the focus is where keys have brought it. */
export function focusedByKey(): boolean {
  return movedBy === "key";
}
