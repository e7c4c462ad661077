// What several screens of the shell watch: settings, the address, the width of the window.
import { useEffect, useReducer, useState } from "preact/hooks";
import type { Theme } from "../look";
import { noticeNow, screenChanged, watchNotice } from "./notice";
import { readRoute, routeHash, type Route } from "./route";
import { settings, themeNow, watchSettings, type Settings } from "./storedSettings";

function useRefresh(watch: (changed: () => void) => () => void): void {
  const [, refresh] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const look = () => refresh(undefined as never);
    look(); // it may have changed between the first drawing and now
    return watch(look);
  }, []);
}

export function useSettings(): Settings {
  useRefresh(watchSettings);
  return settings();
}
export function useTheme(): Theme {
  useRefresh(watchSettings);
  return themeNow();
}
export function useNotice(): string {
  useRefresh(watchNotice);
  return noticeNow();
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => readRoute(location.hash));
  useEffect(() => {
    const look = () => {
      screenChanged();
      setRoute(readRoute(location.hash));
    };
    addEventListener("hashchange", look);
    // The address may have changed before anybody listened.
    if (routeHash(readRoute(location.hash)) !== routeHash(route)) look();
    return () => removeEventListener("hashchange", look);
  }, []);
  return route;
}

/** The result of a promise; undefined until it resolves. */
export function usePromise<T>(make: () => Promise<T>, again: unknown[]): T | undefined {
  const [value, setValue] = useState<T | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    void make().then((v) => !gone && setValue(() => v), () => undefined);
    return () => { gone = true; };
  }, again);
  return value;
}
