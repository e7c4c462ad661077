// Matches and packs kept in this browser: IndexedDB, or memory where that is refused (a
// private window), so that play goes on in any case. What a list shows is stored apart from
// the records, which are long and needed one at a time.

/** What is known of a kept match without reading its record. */
export interface Saved {
  id: string;
  game: string;
  title: string; // of the game
  name: string; // given by people; "" for none
  moves: number;
  over: boolean;
  yours: boolean; // a person is asked now
  guided: boolean;
  line: string; // "Day 7. Cure 4, Curse 5."
  made: number; // milliseconds since 1970
  changed: number;
}
/** A user's own pack, offered whenever its game is set up. */
export interface KeptPack { name: string; game: string; text: string }

interface Store {
  /** Nothing outlives this page. */
  readonly fleeting: boolean;
  list(): Promise<Saved[]>; // the latest first
  find(id: string): Promise<Saved | null>;
  record(id: string): Promise<string | null>;
  /** Both at once or neither. */
  put(saved: Saved, record: string): Promise<void>;
  /** The same for a match that exists, keeping its name. Does nothing and returns false if
   * somebody else wrote it after `stamp`. */
  update(saved: Saved, record: string, stamp: number): Promise<boolean>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
  packs(game: string): Promise<KeptPack[]>;
  keepPack(pack: KeptPack): Promise<void>;
  dropPack(pack: KeptPack): Promise<void>;
}

export const FLEETING =
  "This browser does not let this page save anything (a private window?). You can play, but matches are lost when the page closes: export any you want to keep.";

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (b) => b.toString(16).padStart(2, "0")).join("");
}

const latestFirst = (a: Saved, b: Saved): number => b.changed - a.changed;

/** What to write over `before`, or null if that is newer than this page knows. */
function renewed(before: Saved | undefined, saved: Saved, stamp: number): Saved | null {
  if (!before) return saved;
  return before.changed === stamp ? { ...saved, name: before.name, made: before.made } : null;
}

// ---- In memory ----

class MemoryStore implements Store {
  readonly fleeting = true;
  private readonly heads = new Map<string, Saved>();
  private readonly records = new Map<string, string>();
  private readonly kept = new Map<string, KeptPack>();

  async list(): Promise<Saved[]> { return [...this.heads.values()].sort(latestFirst); }
  async find(id: string): Promise<Saved | null> { return this.heads.get(id) ?? null; }
  async record(id: string): Promise<string | null> { return this.records.get(id) ?? null; }
  async put(saved: Saved, record: string): Promise<void> {
    this.heads.set(saved.id, { ...saved });
    this.records.set(saved.id, record);
  }
  async update(saved: Saved, record: string, stamp: number): Promise<boolean> {
    const now = renewed(this.heads.get(saved.id), saved, stamp);
    if (now) await this.put(now, record);
    return now !== null;
  }
  async rename(id: string, name: string): Promise<void> {
    const head = this.heads.get(id);
    if (head) head.name = name;
  }
  async remove(id: string): Promise<void> {
    this.heads.delete(id);
    this.records.delete(id);
  }
  async packs(game: string): Promise<KeptPack[]> {
    return [...this.kept.values()].filter((p) => p.game === game);
  }
  async keepPack(pack: KeptPack): Promise<void> { this.kept.set(`${pack.game}/${pack.name}`, pack); }
  async dropPack(pack: KeptPack): Promise<void> { this.kept.delete(`${pack.game}/${pack.name}`); }
}

// ---- In IndexedDB ----

const NAME = "baize", VERSION = 1;
const HEADS = "matches", RECORDS = "records", PACKS = "packs";

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's storage failed."));
  });
}

/** Resolves once everything is on disk, not just requested. */
function settled(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onerror = work.onabort = () => reject(work.error ?? new Error("The browser's storage failed."));
  });
}

class BrowserStore implements Store {
  readonly fleeting = false;
  constructor(private readonly db: IDBDatabase) {
    // Another page with a newer version must not wait for this one.
    db.onversionchange = () => db.close();
  }

  private read(store: string): IDBObjectStore {
    return this.db.transaction(store, "readonly").objectStore(store);
  }
  private async change(stores: string[], work: (t: IDBTransaction) => void | Promise<void>): Promise<void> {
    const transaction = this.db.transaction(stores, "readwrite");
    const done = settled(transaction);
    await work(transaction);
    await done;
  }

  async list(): Promise<Saved[]> {
    return (await answer<Saved[]>(this.read(HEADS).getAll())).sort(latestFirst);
  }
  async find(id: string): Promise<Saved | null> {
    return (await answer<Saved | undefined>(this.read(HEADS).get(id))) ?? null;
  }
  async record(id: string): Promise<string | null> {
    return (await answer<string | undefined>(this.read(RECORDS).get(id))) ?? null;
  }
  put(saved: Saved, record: string): Promise<void> {
    return this.change([HEADS, RECORDS], (t) => {
      t.objectStore(HEADS).put(saved);
      t.objectStore(RECORDS).put(record, saved.id);
    });
  }
  async update(saved: Saved, record: string, stamp: number): Promise<boolean> {
    let done = false;
    await this.change([HEADS, RECORDS], async (t) => {
      const heads = t.objectStore(HEADS);
      const now = renewed(await answer<Saved | undefined>(heads.get(saved.id)), saved, stamp);
      if (!now) return;
      heads.put(now);
      t.objectStore(RECORDS).put(record, saved.id);
      done = true;
    });
    return done;
  }
  rename(id: string, name: string): Promise<void> {
    return this.change([HEADS], async (t) => {
      const heads = t.objectStore(HEADS);
      const head = await answer<Saved | undefined>(heads.get(id));
      if (head) heads.put({ ...head, name });
    });
  }
  remove(id: string): Promise<void> {
    return this.change([HEADS, RECORDS], (t) => {
      t.objectStore(HEADS).delete(id);
      t.objectStore(RECORDS).delete(id);
    });
  }
  async packs(game: string): Promise<KeptPack[]> {
    return (await answer<KeptPack[]>(this.read(PACKS).getAll())).filter((p) => p.game === game);
  }
  keepPack(pack: KeptPack): Promise<void> {
    return this.change([PACKS], (t) => void t.objectStore(PACKS).put(pack));
  }
  dropPack(pack: KeptPack): Promise<void> {
    return this.change([PACKS], (t) => void t.objectStore(PACKS).delete([pack.game, pack.name]));
  }
}

function openBrowserStore(): Promise<Store> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      const db = opening.result;
      db.createObjectStore(HEADS, { keyPath: "id" });
      db.createObjectStore(RECORDS);
      db.createObjectStore(PACKS, { keyPath: ["game", "name"] });
    };
    opening.onsuccess = () => resolve(new BrowserStore(opening.result));
    opening.onerror = () => reject(opening.error ?? new Error("no storage"));
    opening.onblocked = () => reject(new Error("no storage"));
  });
}

let opened: Promise<Store> | null = null;

/** The page's store; never fails. */
export function openStore(): Promise<Store> {
  opened ??= Promise.resolve()
    .then(openBrowserStore)
    .catch(() => new MemoryStore());
  return opened;
}
