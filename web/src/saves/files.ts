// Records and packs in and out of the page, by file.

const RECORD_BYTES_MAX = 16 << 20; // what the engine reads

/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download starts after this task; freeing at once would cut it off.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** "so-youve-been-cursed-2024-03-09.play", or the name that people gave the match. */
export function recordFileName(game: string, name: string, when: number): string {
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return `${plain || `${game}-${new Date(when).toISOString().slice(0, 10)}`}.play`;
}

export async function readText(file: File): Promise<string> {
  if (file.size > RECORD_BYTES_MAX) throw new Error(`${file.name} is too large; the limit is 16 MiB.`);
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${file.name} is not a text file.`);
  }
}

/** Lets the person choose a file; null when nothing was chosen. */
export function pickFile(accept: string): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.onchange = () => resolve(input.files?.[0] ?? null);
    input.oncancel = () => resolve(null);
    input.click();
  });
}
