// One moment after the other: they never overlap. When more are waiting than people would watch,
// they go at double speed, and when far more are waiting only the last is shown. The queue knows
// only times: what a moment is, and how it looks, is its owner's business.

/** Knows the time and calls back; a test has a clock of its own. */
interface Clock {
  now(): number;
  /** Calls `then` after `ms` milliseconds; the returned function cancels that. */
  after(ms: number, then: () => void): () => void;
}

const WALL_CLOCK: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/** A moment on the stage, and how much faster than usual it goes. */
export interface Showing<M> {
  readonly moment: M;
  readonly rate: number;
}

const HURRY_MS = 2400,
  LAST_MS = 5000,
  DOUBLE = 2;

export class Queue<M> {
  private waiting: M[] = [];
  private shown: Showing<M> | null = null;
  private ends = 0;
  private callOff: (() => void) | null = null;
  private rate = 1;

  /** `length` is how long a moment takes; `show` puts it on the stage, null clears it. */
  constructor(
    private readonly length: (moment: M) => number,
    private readonly show: (showing: Showing<M> | null) => void,
    private readonly clock: Clock = WALL_CLOCK,
  ) {}

  get showing(): Showing<M> | null {
    return this.shown;
  }

  /** Whether one that is wanted is on the stage or still to come. */
  has(wanted: (moment: M) => boolean): boolean {
    return (this.shown !== null && wanted(this.shown.moment)) || this.waiting.some(wanted);
  }

  add(moments: M[]): void {
    if (moments.length === 0) return;
    this.waiting.push(...moments);
    if (!this.shown) this.next();
    if (this.waitingMs() > LAST_MS) {
      this.waiting = this.waiting.slice(-1);
      this.next();
    }
    if (this.waitingMs() > HURRY_MS) this.rate = DOUBLE;
  }

  /** Ends the one on the stage; the next one comes. */
  end(): void {
    if (this.shown) this.next();
  }

  /** Ends all of them. */
  clear(): void {
    this.waiting = [];
    if (this.shown) this.next();
  }

  /** Milliseconds until the stage is empty. */
  left(): number {
    return this.shownLeft() + this.waitingMs() / this.rate;
  }

  private shownLeft(): number {
    return this.shown ? Math.max(0, this.ends - this.clock.now()) : 0;
  }
  private waitingMs(): number {
    return this.waiting.reduce((sum, m) => sum + this.length(m), 0);
  }

  private stop(): void {
    this.callOff?.();
    this.callOff = null;
    this.shown = null;
  }

  private next(): void {
    this.stop();
    const moment = this.waiting.shift();
    if (moment === undefined) {
      this.rate = 1;
      this.show(null);
      return;
    }
    const ms = this.length(moment) / this.rate;
    this.shown = { moment, rate: this.rate };
    this.ends = this.clock.now() + ms;
    this.callOff = this.clock.after(ms, () => this.next());
    this.show(this.shown);
  }
}
