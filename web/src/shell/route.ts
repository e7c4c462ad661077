// The current screen: the part of the address after '#', so that back and forward,
// reload and links work without a server.

export type Route =
  | { at: "start" }
  | { at: "setup"; game: string; mode: string }
  | { at: "table"; id: string }
  | { at: "matches" }
  | { at: "replay"; id: string }
  | { at: "position"; packed: string } // a shared link
  | { at: "rules"; game: string; clause: string };

export function readRoute(hash: string): Route {
  const [at = "", one = "", two = ""] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  switch (at) {
    case "setup": return { at, game: one, mode: two };
    case "table": return { at, id: one };
    case "matches": return { at };
    case "replay": return { at, id: one };
    case "position": return { at, packed: one };
    case "rules": return { at, game: one, clause: two };
    default: return { at: "start" };
  }
}

export function routeHash(route: Route): string {
  const parts: string[] = [route.at];
  switch (route.at) {
    case "start": return "#/";
    case "matches": break;
    case "setup": parts.push(route.game, route.mode); break;
    case "table": case "replay": parts.push(route.id); break;
    case "position": parts.push(route.packed); break;
    case "rules": parts.push(route.game, route.clause); break;
  }
  return `#/${parts.filter(Boolean).map(encodeURIComponent).join("/")}`;
}

export function go(route: Route): void {
  location.hash = routeHash(route);
}
