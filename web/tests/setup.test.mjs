// The form of a table says what its fields mean, in the words of the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CURSED, GAMES, ROLL } from "./games.mjs";
import { LAPTOP, Native, nativeReplay, until, visit } from "./harness.mjs";
import { playByClicks } from "./player.mjs";
import { choose, exportRecord, goTo, sitDown } from "./screens.mjs";

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

test("lists of a seat say what they list, and nothing shows below the button that stays", async () => {
  const { page, close } = await visit({ size: LAPTOP });
  await goTo(page, `#/setup/${ROLL.name}`, "form.sh-form");
  assert.deepEqual(await page.locator(".sh-seat").first().locator(".sh-list .sh-label").allTextContents(), ["Den", "Boss"]);
  const foot = await page.locator(".sh-form > .sh-do").boundingBox();
  assert.ok(foot.y + foot.height >= LAPTOP.height, `it ends at ${foot.y + foot.height}`);
  await close();
});

test("bots of every level can be seated, and one that searches plays", async () => {
  const { page, troubles, close } = await visit({ seed: 65 });
  for (const [label, word] of [["Master bot", "master"], ["Random bot", "random"], ["Keen bot", "keen"]]) {
    await sitDown(page, { ...CURSED.versus, sitters: ["Person", label], seed: 65 });
    assert.ok((await exportRecord(page)).includes(`\nseat 1 ${word}\n`), word);
  }
  const end = await playByClicks(page, { seed: 65, until: (seen) => seen.moves >= 40 });
  assert.ok(end.moves >= 40);
  const record = await exportRecord(page);
  assert.match(record, /^1 /m, "the bot has moved");
  await nativeReplay(record);
  assert.deepEqual(troubles, []);
  await close();
});
