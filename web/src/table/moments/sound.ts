// Quiet sounds, made in the page: each cue is a few notes with a soft attack, all about equally
// loud. Nothing is heard, and no sound is set up, until somebody switches it on.

export type Cue =
  | "die-rattle"
  | "die-hit"
  | "die-miss"
  | "gulp"
  | "stomach"
  | "coin"
  | "water"
  | "grit"
  | "bolt"
  | "pay"
  | "threshold"
  | "beaten"
  | "fall"
  | "met"
  | "card-up"
  | "card-bad"
  | "your-turn"
  | "nightfall"
  | "dawn"
  | "monster-step"
  | "alarm"
  | "reveal"
  | "win"
  | "lose"
  | "over";

/** One note: when and how long, in ms; its pitch in Hz, and the one it slides to. Without a pitch
 * it is a rustle, as high as `through`. */
interface Note {
  at: number;
  ms: number;
  pitch?: number;
  to?: number;
  through?: number;
  wave?: OscillatorType;
  loud?: number;
}

const note = (at: number, ms: number, pitch: number, more: Partial<Note> = {}): Note => ({ at, ms, pitch, ...more });
const rustle = (at: number, ms: number, through: number, loud = 1): Note => ({ at, ms, through, loud });

/** Never longer than 600 ms, nightfall and alarm 1.2 s. */
export const CUES: Record<Cue, Note[]> = {
  "die-rattle": [0, 90, 170, 240, 330, 440].map((at, i) => rustle(at, 70, 2600 - 200 * i, 0.9)),
  "die-hit": [note(0, 120, 660), note(90, 220, 990)],
  "die-miss": [note(0, 160, 300, { to: 250 }), note(130, 260, 220, { to: 190 })],
  gulp: [note(0, 200, 260, { to: 110 }), note(150, 140, 90, { loud: 0.8 })],
  stomach: [note(0, 200, 130, { to: 170 }), note(180, 240, 170, { to: 120 })],
  coin: [note(0, 90, 1568, { loud: 0.7 }), note(70, 220, 2093, { loud: 0.7 })],
  water: [note(0, 120, 500, { to: 900 }), note(110, 150, 620, { to: 1100, loud: 0.8 })],
  grit: [note(0, 110, 392, { wave: "triangle" }), note(90, 260, 588, { wave: "triangle" })],
  bolt: [note(0, 160, 700, { to: 1400, wave: "triangle", loud: 0.7 })],
  pay: [note(0, 100, 988, { loud: 0.7 }), note(80, 180, 740, { loud: 0.7 })],
  threshold: [note(0, 150, 523), note(140, 150, 659), note(280, 260, 784)],
  beaten: [note(0, 240, 110, { to: 60, wave: "triangle", loud: 1.2 }), rustle(30, 120, 500), note(230, 320, 196, { to: 131, wave: "triangle" })],
  fall: [rustle(0, 90, 1200), note(60, 200, 150, { to: 65, wave: "triangle", loud: 1.2 })],
  met: [note(0, 130, 587), note(110, 130, 740), note(220, 280, 880)],
  "card-up": [rustle(0, 160, 1800), note(80, 140, 523, { loud: 0.5 })],
  "card-bad": [rustle(0, 160, 900), note(70, 320, 196, { to: 165, wave: "triangle" })],
  "your-turn": [note(0, 180, 659), note(150, 320, 880)],
  nightfall: [note(0, 1150, 220, { to: 110, loud: 0.8 }), note(150, 1000, 165, { to: 98, loud: 0.7 })],
  dawn: [note(0, 260, 330, { to: 392 }), note(200, 360, 494, { to: 523, loud: 0.8 })],
  "monster-step": [note(0, 220, 90, { to: 55, wave: "triangle", loud: 1.3 })],
  alarm: [0, 400, 800].map((at) => note(at, 300, 440, { to: 370, wave: "triangle" })),
  reveal: [rustle(0, 120, 2400), note(90, 220, 784, { loud: 0.6 })],
  win: [note(0, 140, 523), note(120, 140, 659), note(240, 140, 784), note(360, 240, 1047)],
  lose: [note(0, 220, 392), note(190, 220, 330), note(380, 220, 262)],
  over: [note(0, 200, 523), note(180, 320, 392)],
};

const AT_ONCE = 2;
/** Cues that a phone also ticks to. */
const TICKS: Cue[] = ["your-turn", "die-hit"];
const TICK_MS = 12;
const ATTACK_S = 0.012,
  LOUDNESS = 0.16;

interface Voice {
  gain: GainNode;
  ends: number;
}

interface Hearing {
  sound: boolean;
  /** 0 to 1. */
  volume: number;
}

export class Speaker {
  /** The person's settings, set by the shell. */
  likes: Hearing = { sound: false, volume: 0.5 };
  private context: AudioContext | null = null;
  private voices: Voice[] = [];

  play(cue: Cue): void {
    const { sound, volume } = this.likes;
    if (!sound || volume <= 0) return;
    if (TICKS.includes(cue)) navigator.vibrate?.(TICK_MS);
    const context = this.open();
    if (!context) return;
    this.makeRoom(context.currentTime);
    const gain = context.createGain();
    gain.gain.value = volume * LOUDNESS;
    gain.connect(context.destination);
    const ends = Math.max(...CUES[cue].map((n) => playNote(context, gain, n)));
    this.voices.push({ gain, ends });
  }

  /** A page may have no sound at all: then it is silent. */
  private open(): AudioContext | null {
    if (typeof AudioContext === "undefined") return null;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume().catch(() => undefined);
    return this.context;
  }

  /** At most two at once: the newer wins. */
  private makeRoom(now: number): void {
    this.voices = this.voices.filter((v) => v.ends > now);
    while (this.voices.length >= AT_ONCE) this.voices.shift()!.gain.disconnect();
  }
}

/** The page's own. */
export const speaker = new Speaker();

let rustling: AudioBuffer | null = null;

/** Half a second of noise, made once. */
function noise(context: AudioContext): AudioBuffer {
  if (rustling) return rustling;
  rustling = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = rustling.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return rustling;
}

function source(context: AudioContext, n: Note, from: number, to: number): AudioScheduledSourceNode {
  if (n.pitch === undefined) {
    const node = context.createBufferSource();
    node.buffer = noise(context);
    return node;
  }
  const node = context.createOscillator();
  node.type = n.wave ?? "sine";
  node.frequency.setValueAtTime(n.pitch, from);
  if (n.to) node.frequency.exponentialRampToValueAtTime(n.to, to);
  return node;
}

/** Plays one note into `out`; returns the time at which it ends. */
function playNote(context: AudioContext, out: AudioNode, n: Note): number {
  const from = context.currentTime + n.at / 1000,
    to = from + n.ms / 1000;
  const swell = context.createGain(),
    node = source(context, n, from, to);
  swell.gain.setValueAtTime(0, from);
  swell.gain.linearRampToValueAtTime(n.loud ?? 1, from + ATTACK_S);
  swell.gain.exponentialRampToValueAtTime(0.001, to);
  swell.connect(out);
  if (n.through) {
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = n.through;
    node.connect(filter).connect(swell);
  } else node.connect(swell);
  node.start(from);
  node.stop(to);
  return to;
}
