// A dialog on the table: keeps the keyboard inside, Esc closes, gives the focus back.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export function Dialog({
  label,
  onClose,
  children,
  wide,
}: {
  label: string;
  onClose(): void;
  children: ComponentChildren;
  wide?: boolean;
}) {
  const box = useRef<HTMLDialogElement>(null);
  const gone = useRef(false);
  // A layout effect: the focus is back as soon as the dialog is gone, not a frame later.
  useLayoutEffect(() => {
    const before = document.activeElement,
      dialog = box.current;
    dialog?.showModal();
    return () => {
      gone.current = true;
      dialog?.close(); // first: nothing behind an open dialog takes the focus
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  // Pressing Esc repeatedly closes it whatever onCancel says: a dialog that must stay (a
  // curtain) is reopened.
  const closed = () => {
    if (gone.current) return;
    onClose();
    requestAnimationFrame(() => !gone.current && !box.current?.open && box.current?.showModal());
  };
  return (
    <dialog
      ref={box}
      class={wide ? "dialog wide" : "dialog"}
      aria-label={label}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClose={closed}
      onClick={(e) => e.target === box.current && onClose()}
    >
      {children}
    </dialog>
  );
}
