// What a map has to know of its plate: pixels, how many of them lie under the hand, how it is
// pointed at, and how wide its names are in the letters of this page.
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { keeper } from "../longMemo";
import type { Letters } from "./extent";
import type { Plate } from "./fit";

export interface Measured extends Plate {
  /** Pixels of the screen for one of the plate: larger where text is. */
  unit: number;
  letters: Letters;
}

const PICTURE = 1000; // a small picture of a map shows a plate this wide
const GUESSED = 0.58; // of its size, a letter in bold

const SVG = "http://www.w3.org/2000/svg";
const EM = 100;

/** Measures the words of names where they stand, in their own letters. */
function measureLetters(plate: HTMLElement, names: string[], kind: string): Map<string, number> {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "map measure");
  const texts = names.map((words) => {
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("class", kind);
    text.style.fontSize = `${EM}px`;
    text.textContent = words;
    svg.append(text);
    return text;
  });
  plate.append(svg);
  const widths = new Map(texts.map((t): [string, number] => [t.textContent!, t.getComputedTextLength() / EM]));
  svg.remove();
  return widths;
}

// Letters and plates that were there before, at any table: what was laid out for them is still
// known. On a phone the plate is as high as the question leaves it and changes with every move; and
// browsers load fonts again when the window takes another form.
const lettersKnown = keeper<Letters>(),
  platesKnown = keeper<Measured>();

function lettersOf(plate: HTMLElement, names: string[], kind: string): Letters {
  const words = [...new Set(names.flatMap((name) => [name, ...pieces(name)]))];
  const widths = measureLetters(plate, words, kind);
  return lettersKnown(() => (name) => widths.get(name) || name.length * GUESSED, [JSON.stringify([...widths])]);
}

/** What a name may be broken into. */
function pieces(name: string): string[] {
  return [...name.matchAll(/ /g)].flatMap((space) => [name.slice(0, space.index), name.slice(space.index + 1)]);
}

const textSize = () => Number(getComputedStyle(document.documentElement).getPropertyValue("--size")) || 1;

interface Asked {
  /** The places' names, and the class of their letters. */
  names: string[];
  kind: string;
  /** Only to be looked at: a small one is the same as a large one. */
  picture: boolean;
}

/** Known before the first drawing; null until then and while the plate is not shown. */
export function usePlate(ref: RefObject<HTMLElement | null>, { names, kind, picture }: Asked): Measured | null {
  const [plate, setPlate] = useState<Measured | null>(null);
  useLayoutEffect(() => {
    const el = ref.current!,
      foot = el.querySelector<HTMLElement>(".plate-foot")!,
      coarse = matchMedia("(pointer: coarse)");
    let letters = lettersOf(el, names, kind);
    const measure = () => {
      const { width, height } = el.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const unit = picture ? Math.min(1, width / PICTURE) : Math.max(1, textSize());
      const px = (n: number) => Math.round(n / unit);
      const now = { w: px(width), h: px(height), foot: px(foot.offsetHeight), touch: coarse.matches, unit, letters };
      setPlate(platesKnown(() => now, Object.values(now)));
    };
    const lettersCame = () => {
      letters = lettersOf(el, names, kind);
      measure();
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(el);
    watch.observe(foot);
    coarse.addEventListener("change", measure);
    document.fonts.addEventListener("loadingdone", lettersCame);
    return () => {
      watch.disconnect();
      coarse.removeEventListener("change", measure);
      document.fonts.removeEventListener("loadingdone", lettersCame);
    };
  }, [names, kind, picture]);
  return plate;
}
