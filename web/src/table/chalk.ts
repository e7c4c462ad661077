// How a thing is marked: a full ring means that something can be done with it now; a broken one
// that it could have been chosen instead of the small step just taken, which a click takes back.
import type { Chalk } from "./desk";

/** The tooltip of a broken ring. */
export const INSTEAD = "Click to take back your last step and choose this instead";

/** The class of a card; everything else that is marked has `can` for `legal`. */
export function chalkClass(chalk: Chalk, now = "legal"): string {
  return chalk === "now" ? ` ${now}` : chalk === "instead" ? " instead" : "";
}
