// A position as a link, as a file, or as text for the table of a friend.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../table/Dialog";
import { Icon } from "../table/Icon";
import { exportRecord } from "./actions";
import { opensHereOnly, placeOf, positionLink } from "./link";

const EVERYWHERE = "Anyone who opens this link sees the match up to this point and can play on.";
const HERE = "A friend on another machine cannot open this link, because this table runs on your machine only. Send the file, which any copy of Baize can load, or the text: added to the address of your friend\u2019s own table, it opens this position there.";

/** By the clipboard API, or from selected text where that is not permitted. */
async function copy(words: string, field: HTMLInputElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
  } catch {
    if (!field) return;
    const shown = field.value;
    field.value = words;
    field.select();
    document.execCommand("copy");
    field.value = shown;
  }
}

export function ShareDialog({ record, game, onClose }: { record: string; game: string; onClose: () => void }) {
  const [link, setLink] = useState("");
  const [trouble, setTrouble] = useState("");
  const [copied, setCopied] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    positionLink(record).then(setLink, (error: Error) => setTrouble(error.message));
  }, [record]);
  const here = opensHereOnly(location.hostname);
  const offer = (label: string, words: string, look = "") => (
    <button class={`sh-btn${look}`} disabled={!link} onClick={() => void copy(words, field.current).then(() => setCopied(label))}>
      <Icon name={copied === label ? "check" : "link"} size={18} /> {copied === label ? "Copied" : label}
    </button>
  );
  // Where nobody else can open the link, the file is what to send.
  const file = (
    <button class="sh-btn" onClick={() => exportRecord(record, { game, name: "", changed: Date.now() })}>
      <Icon name="arrow" size={18} /> Save the file
    </button>
  );
  return (
    <Dialog label="Share this position" onClose={onClose}>
      <section class="sh-sheet">
        <h2>Share this position</h2>
        <p>{here ? HERE : EVERYWHERE} It contains the whole match, including its seed.</p>
        {trouble ? <p class="sh-refusal" role="alert"><Icon name="no" size={18} /> {trouble}</p>
          : <input ref={field} class="sh-link" readOnly value={link} aria-label="Link" onFocus={(e) => e.currentTarget.select()} />}
        <div class="sh-do">
          {(trouble || here) && file}
          {!trouble && here && offer("Copy the text", placeOf(link), " sec")}
          {!trouble && offer("Copy the link", link, here ? " sec" : "")}
          <button class="sh-btn sec" onClick={onClose}>Close</button>
        </div>
      </section>
    </Dialog>
  );
}
