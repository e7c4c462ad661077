// The windows people have, and the form that the table takes in each of them.
import { until } from "./harness.mjs";

// Form, and of 100 parts of the window the least that the map has and that nothing lies on.
export const FORMS = {
  wall: [45, 40], laptop: [55, 45], window: [50, 42], tablet: [36, 36], turned: [45, 36], upright: [48, 48], phone: [0, 0],
};

export const MICE = [[1280, 585], [1366, 633], [1440, 780], [1440, 900], [1536, 730], [1920, 1080], [2560, 1440], [960, 540]];
export const THUMBS = [[360, 640], [390, 844], [844, 390], [768, 1024], [1024, 768]];

/** The form that a window of this size has with letters this many times the usual size. */
export function formOf(width, height, letters) {
  const w = width / letters, h = height / letters;
  if (w >= 1880 && h >= 1040) return "wall";
  if (w >= 1120 && h >= 460) return "laptop";
  if (w >= 640 && h >= 460 && h < 700 && w < 1120) return "window";
  if (w >= 960 && w < 1120 && h >= 700) return "tablet";
  if (w >= 560 && h < 460) return "turned";
  return w >= 640 && w < 960 && h >= 700 ? "upright" : "phone";
}

/** Makes the page's window this large and waits until the table has taken its form. */
export async function resize(page, [width, height], letters) {
  await page.setViewportSize({ width, height });
  const form = formOf(width, height, letters);
  await until(page, ([f, w, h]) => innerWidth === w && innerHeight === h && document.querySelector("main")?.matches(`.${f}, :not(.table)`), [form, width, height]);
  await settled(page);
  return form;
}

/** What is measured after a drawing (tight rails, full faces, the map's own layout) has settled, and
 * nothing is shown in passing: at nightfall the old plate lies on the new one until it has faded.
 * A press ends a moment, the next one comes, and so on until the table is at rest. */
function settled(page) {
  return page.evaluate(() => new Promise((done) => {
    let left = 3;
    const frame = () => {
      const passing = document.querySelector(".moments[data-moment]") !== null;
      if (passing) dispatchEvent(new PointerEvent("pointerdown"));
      left = passing ? 3 : left - 1;
      if (left >= 0) requestAnimationFrame(frame);
      else done();
    };
    frame();
  }));
}
