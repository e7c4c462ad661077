// For screen readers: what happened and what is asked, politely, as it comes.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Desk } from "./desk";

export function Live({ desk }: { desk: Desk }) {
  const { view } = desk;
  const told = useRef(view.log_to);
  const [words, setWords] = useState("");
  const prompt = view.asks && !desk.readOnly ? `${view.asks.prompt} ${view.asks.detail}` : "";
  useEffect(() => {
    const news = view.log.filter((e) => e.at >= told.current).map((e) => e.words);
    told.current = view.log_to;
    const end = view.result ? [view.result.words] : [];
    setWords([...news, ...end, prompt].filter(Boolean).join(" "));
  }, [view.log_to, prompt, view.over]);
  return (
    <p class="sr" role="status" aria-live="polite">
      {words}
    </p>
  );
}
