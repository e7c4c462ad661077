// Every mission of every mode can be set up and sat down to, and its table holds in a laptop's window
// and on a phone; several people who are asked at once share one screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, WEST } from "./games.mjs";
import { LAPTOP, Native, SIZES, until, visit } from "./harness.mjs";
import { look } from "./player.mjs";
import { check, summed } from "./probes.mjs";
import { openMenu, sitDown } from "./screens.mjs";
import { FORMS } from "./windows.mjs";

/** All missions: [mode, label]. */
async function missionsOf(game) {
  const native = new Native();
  const { games } = await native.must({ do: "games", game: game.name });
  native.end();
  return games[0].setup.filter((f) => f.label === "Mission").flatMap((f) => f.choices.map((c) => [f.modes[0], c.label.replaceAll("'", "\u2019")]));
}

const seatsOf = (mode) => (mode === "solo" ? {} : { seats: 2 });

for (const game of GAMES.filter((g) => g.missions)) {
  for (const [where, size, touch, form] of [["a laptop's window", LAPTOP, false, "laptop"], ["a phone", SIZES.phone, true, "phone"]]) {
    test(`all missions of ${game.name} can be sat down to in ${where}`, async () => {
      const { page, troubles, close } = await visit({ seed: 91, size, touch });
      const missions = await missionsOf(game), found = [];
      assert.equal(missions.length, game.missions);
      for (const [mode, mission] of missions) {
        await sitDown(page, { game: game, mode, ...seatsOf(mode), fields: { Mission: mission }, seed: 91 });
        await look(page);
        found.push(...(await check(page, mission, { targets: true, touch, share: FORMS[form], letters: 11, cut: true })));
      }
      assert.deepEqual(summed(found), []);
      assert.deepEqual(troubles, []);
      await close();
    });
  }

  test(`whoever is asked at the same time can take the screen, without a curtain where hands lie open: ${game.name}`, async () => {
    const { page, close } = await visit({ seed: 92, size: LAPTOP });
    await sitDown(page, { game: game, mode: "coop", seats: 2, sitters: ["Person", "Person"], seed: 92 });
    await look(page);
    const owner = () => page.locator(".hand .seat.mine").getAttribute("data-seat");
    assert.equal(await owner(), "0");
    await page.locator(".asked-too .link").click();
    await until(page, () => document.querySelector(".hand .seat.mine")?.dataset.seat === "1");
    assert.equal(await page.locator(".sh-curtain").count(), 0);
    assert.ok((await look(page)).rows.length > 0, "and is asked");
    await close();
  });
}

test("a mission that ends in a way of its own says so, and others do not", async () => {
  const { page, close } = await visit({ seed: 93, size: SIZES.phone, touch: true });
  for (const [mission, home] of [["There and Back Again", true], ["A Load of Glass", false]]) {
    await sitDown(page, { ...WEST.versus, mode: "coop", fields: { Mission: mission }, seed: 93 });
    await openMenu(page);
    const ends = await page.locator(".sh-ends li").allTextContents();
    assert.match(ends[0], /^Won: \d+ points together \(\d+ so far\)/);
    assert.equal(/all at home/.test(ends[0]), home, ends[0]);
    assert.equal(ends.length, 3);
    await page.keyboard.press("Escape");
  }
  await close();
});
