// A position as a link, ready to copy.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../table/Dialog";
import { Icon } from "../table/Icon";
import { positionLink } from "./link";

export function ShareDialog({ record, onClose }: { record: string; onClose: () => void }) {
  const [link, setLink] = useState("");
  const [trouble, setTrouble] = useState("");
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    positionLink(record).then(setLink, (error: Error) => setTrouble(error.message));
  }, [record]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // No permission: the old way, from the marked text.
      field.current?.select();
      document.execCommand("copy");
    }
    setCopied(true);
  };
  return (
    <Dialog label="Share this position" onClose={onClose}>
      <section class="sh-sheet">
        <h2>Share this position</h2>
        <p>Whoever opens the link sees the match up to here and can play on. The whole match is in the link, its chance included.</p>
        {trouble ? <p class="sh-refusal" role="alert"><Icon name="no" size={18} /> {trouble}</p>
          : <input ref={field} class="sh-link" readOnly value={link} aria-label="Link" onFocus={(e) => e.currentTarget.select()} />}
        <div class="sh-do">
          {!trouble && <button class="sh-btn" disabled={!link} onClick={() => void copy()}><Icon name={copied ? "check" : "link"} size={18} /> {copied ? "Copied" : "Copy the link"}</button>}
          <button class="sh-btn sec" onClick={onClose}>Close</button>
        </div>
      </section>
    </Dialog>
  );
}
