// The page begins here: icons, engine, the first screen, then the worker that keeps it
// usable without a network.
import { render } from "preact";
import { Engine } from "../engine/wasm";
import { loadLetters } from "../fonts";
import { FLEETING, openStore } from "../saves/store";
import { placeIcons } from "../table/Icon";
import { App } from "./App";
import { say } from "./notice";
import { keepForOffline } from "./offline";

async function start(): Promise<void> {
  const place = document.getElementById("app")!;
  try {
    const engine = await Engine.get();
    await loadLetters(engine);
    placeIcons();
    render(<App engine={engine} />, place);
  } catch (error) {
    place.textContent = `The table could not be set: ${error instanceof Error ? error.message : String(error)}`;
    return;
  }
  if ((await openStore()).fleeting) say(FLEETING, true);
  keepForOffline(); // the first visit needs the network for itself
}

void start();
