// A position as a link: the record so far, deflated, in the part of the address that never
// leaves the browser. A record holds the seed, so anybody with the link could look ahead.

const LINK_MAX = 60_000; // what browsers and messengers accept without truncation

function toWords(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function fromWords(words: string): Uint8Array<ArrayBuffer> {
  const binary = atob(words.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(binary, (c) => c.charCodeAt(0));
}

async function through(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function packRecord(record: string): Promise<string> {
  return toWords(await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw")));
}

export async function unpackRecord(packed: string): Promise<string> {
  try {
    return new TextDecoder().decode(await through(fromWords(packed), new DecompressionStream("deflate-raw")));
  } catch {
    throw new Error("This link is incomplete; its end may have been cut off.");
  }
}

/** True if the page comes from this machine, so that its address works nowhere else. */
export function opensHereOnly(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

/** The part of a link from '#' on: after any other page's address it opens the same position. */
export const placeOf = (link: string): string => link.slice(link.indexOf("#"));

/** The whole address. Throws where it would be too long for a link. */
export async function positionLink(record: string): Promise<string> {
  const link = `${location.href.split("#")[0]}#/position/${await packRecord(record)}`;
  if (link.length > LINK_MAX) throw new Error("This match is too long for a link; export its record instead.");
  return link;
}
