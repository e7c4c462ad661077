// The form of a table says what its fields mean, in the words of the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./games.mjs";
import { Native, until, visit } from "./harness.mjs";
import { choose, goTo } from "./screens.mjs";

/** The fields that the game has in the mode that comes first. */
async function fieldsOf(name) {
  const native = new Native();
  const { games } = await native.must({ do: "games", game: name });
  native.end();
  const { setup } = games[0], mode = setup.find((f) => f.key === "mode").default;
  return setup.filter((f) => !f.modes || f.modes.includes(mode));
}

const plain = (words) => words.replaceAll("\u2019", "'").replaceAll("\u2013", "-");

for (const game of GAMES) {
  test(`a switch says what it means as it stands, and who is chosen is introduced: ${game.name}`, async () => {
    const { page, close } = await visit({ seed: 64 });
    await goTo(page, `#/setup/${game.name}`, "form.sh-form");
    const fields = await fieldsOf(game.name), switches = fields.filter((f) => f.kind === "switch");
    for (const field of switches) {
      const label = page.locator("label.sh-switch", { hasText: field.label }), note = label.locator("small");
      const states = field.default ? [field.yes, field.no] : [field.no, field.yes];
      assert.equal(plain(await note.textContent()), states[0]);
      await label.click();
      await until(page, ([at, words]) => [...document.querySelectorAll("label.sh-switch")][at].querySelector("small").textContent.replaceAll("\u2019", "'") === words,
        [switches.indexOf(field), states[1]]);
    }
    const { label: field, choices } = fields.find((f) => f.per_seat);
    for (const { label, note } of choices) {
      await choose(page, `${field} of seat 1`, label.replaceAll("'", "\u2019"));
      await until(page, (words) => document.querySelector(".sh-seat .sh-intro").textContent.replaceAll("\u2019", "'").replaceAll("\u2013", "-") === words, note);
    }
    await close();
  });
}
