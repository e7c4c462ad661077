// What could not be opened, in the engine's own sentence, with ways out.
import { Icon } from "../table/Icon";
import { go } from "./route";

export function Sorry({ words, more = [] }: { words: string; more?: [string, () => void][] }) {
  return (
    <main class="sh sh-page">
      <div class="sh-middle">
        <section class="sh-sheet" role="alert">
          <h1 class="sh-title">This could not be opened.</h1>
          <p class="sh-refusal"><Icon name="no" size={18} /> {words}</p>
          <div class="sh-do">
            <button class="sh-btn" onClick={() => go({ at: "start" })}>Start page</button>
            {more.map(([label, act]) => <button class="sh-btn sec" onClick={act}>{label}</button>)}
          </div>
        </section>
      </div>
    </main>
  );
}
