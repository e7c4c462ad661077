// The web table's words without a browser: prices in parts, options in rows, the log as a
// story, cards' faces. The modules are bundled as the page bundles them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { modules } from "./bundle.mjs";
import { fields, say } from "./say.mjs";

const words = await modules("table/price", "table/rows", "table/story", "table/cardText", "table/markedWords", "table/rules", "table/Since");

// ---- Prices ----

const icons = { move: "boot", attack: "burst", water: "water", grit: "grit", curse: "curse", bullets: "bullet", coins: "coin" };
const look = { units: { ...Object.fromEntries(Object.entries(icons).map(([unit, icon]) => [unit, { icon }])), trash: { icon: "trash", brief: true } }, harms: ["curse"] };
/** Parts in short: "2 burst", "->", "'words'". */
const parts = (price, style) => words.priceParts(say(price), look, style)
  .map((p) => (p.kind === "figure" ? `${p.sign}${p.figure} ${p.icon}` : p.kind === "arrow" ? "->" : `'${p.words}'`));

test("a price is figures with icons; what has no icon stays words", () => {
  assert.deepEqual(parts("[-water 3 Water]"), ["3 water"]);
  assert.deepEqual(parts("[curse Curse -1][!gap , ][attack +1 Attack]"), ["−1 curse", "+1 burst"]);
  assert.deepEqual(parts("[-move 3 Movement], [-attack 2 Attack]"), ["3 boot", "2 burst"]);
  assert.deepEqual(parts("Spend [move 3 Movement][!gap  and ][attack 2 Attack]."), ["'Spend '", "3 boot", "2 burst"]);
  assert.deepEqual(parts("[water +1 Water], draw 1 card"), ["+1 water", "', draw 1 card'"]);
  assert.deepEqual(parts("[threshold Curse Threshold +1]"), ["'Curse Threshold +1'"]);
  assert.deepEqual(parts("also [attack +2 Attack]."), ["'also '", "+2 burst"]);
  assert.deepEqual(parts("[-move 1 Movement]; Desert"), ["1 boot", "' · Desert'"]);
  assert.deepEqual(parts("leaves 2; now for jobs"), ["'leaves 2; now for jobs'"]);
  assert.deepEqual(parts("at [@space:2 the Market], [-coins 2 coins]"), ["'at the Market, '", "2 coin"]);
  assert.deepEqual(parts(""), []);
});

test("words do not matter: the same marks are the same figures in any language", () => {
  assert.deepEqual(parts("[-attack Angriff 2][!arrow  ergibt ][+water Wasser 1]"), ["2 burst", "->", "+1 water"]);
});

test("what is got for a price follows an arrow", () => {
  assert.deepEqual(parts("[-attack 2 Attack][!arrow  -> ][+water 1 Water], [+grit 1 Grit]"), ["2 burst", "->", "+1 water", "+1 grit"]);
  assert.deepEqual(parts("[-attack 2 Attack][!arrow  -> ]draw 1 card"), ["2 burst", "->", "'draw 1 card'"]);
  assert.deepEqual(parts("Spend [-attack 4 Attack][!arrow : ][water +8 Water]."), ["'Spend '", "4 burst", "->", "+8 water"]);
  assert.deepEqual(parts("roll for it"), ["'roll for it'"]);
});

test("a gain has a plus and a tone, a price neither, and what harms is not a gain", () => {
  const tones = (price) => words.priceParts(say(price), look)
    .flatMap((p) => (p.kind === "figure" ? [`${p.sign}${p.figure} ${p.icon} ${p.tone}`.trim()] : []));
  assert.deepEqual(tones("[move +2 Movement], [curse Curse +1]"), ["+2 boot gain", "+1 curse harm"]);
  assert.deepEqual(tones("[curse Curse -1], [water -1 Water]"), ["−1 curse gain", "−1 water harm"]);
  assert.deepEqual(tones("[-move 2 Movement][!arrow  -> ][+water 2 Water]"), ["2 boot", "+2 water gain"]);
  assert.deepEqual(tones("[-water 6 Water][!arrow  -> ][bullets 2 Bullets] give [attack 5 Attack]"), ["6 water", "2 bullet", "5 burst"], "what is spent later is not a gain");
  assert.deepEqual(tones("[water +0 Water]"), ["+0 water"]);
  const lost = say("gives up [move +6 Movement]");
  lost.marks[0].as = "lost";
  const { sign, figure, icon, tone } = words.priceParts(lost, look)[1];
  assert.deepEqual({ sign, figure, icon, tone }, { sign: "+", figure: "6", icon: "boot", tone: "" }, "what is given up is not a gain");
});

test("how an amount is printed and that it is thrown is not read from anything but the mark", () => {
  const [paid, thrown, both, plain] = words.priceParts(say("[-water:2x two x Water], [+grit:dice some dice], [+water:3x,dice three x dice], [+grit 4 Grit]"), look);
  assert.deepEqual([paid.figure, paid.dice], ["2x", false]);
  assert.deepEqual([thrown.figure, thrown.dice], ["1", true]);
  assert.deepEqual([both.figure, both.dice], ["3x", true]);
  assert.deepEqual([plain.figure, plain.dice], ["4", false]);
});

test("where there is little room more is told by icons; a worth reads as it is printed", () => {
  assert.deepEqual(parts("[trash trash 1 card]"), ["'trash 1 card'"]);
  assert.deepEqual(parts("[trash trash 1 card]", { brief: true, earned: "all" }), ["+1 trash"]);
  assert.deepEqual(parts("[+grit 3 Grit]", { earned: "bare" }), ["3 grit"]);
});

test("signed gains are told from worths", () => {
  for (const gain of ["[move +2 Movement]", "[curse Curse +1]", "[water -1 Water]"]) assert.ok(words.isSigned(say(gain)), gain);
  for (const worth of ["[+coins 6 coins]", "", "draw 1 card"]) assert.ok(!words.isSigned(say(worth)), worth);
});

test("words are cut at gaps and put together again", () => {
  const all = words.segments(say("[+grit 3 Grit][!gap , ][+water 2 Water][!gap , ]draw 1 card"));
  assert.deepEqual(all.map((s) => s.words), ["3 Grit", "2 Water", "draw 1 card"]);
  const back = words.withGaps(all.reverse());
  assert.equal(back.words, "draw 1 card, 2 Water, 3 Grit");
  assert.deepEqual(back.marks.map((m) => back.words.slice(m.from, m.to)), [", ", "2 Water", ", ", "3 Grit"]);
});

// ---- Rows ----

const row = (verb, rank, group = "") => ({ verb, rank, group, step: false });
const order = () => words.verbsOf([row("fight", "first"), row("play", "aside", "Play a card"), row("trash", "aside", "Play a card"), row("shoot", "aside", "Shoot"), row("sell", "seldom"), row("done", "closing")]);
let ids = 0;
const option = (verb, said, ...targets) => ({ id: ids++, verb, ...fields("words", said), clause: "", price: "", targets });
const harms = (unit) => unit === "curse";
const fold = (options, open = null) => words.foldRows(options, { verbs: order(), harms, open, inHand: new Set(["card:1", "card:2", "card:3"]), spaces: new Set(["space:1"]) })
  .map((r) => `${r.key} ${r.kind === "option" ? r.option.words : `${r.words} (${r.count} ${r.where})`}`);
const cards = [1, 2, 3].map((n) => option("play", `play ${n}`, `card:${n}`));

test("a question's own answers come first, what ends it last", () => {
  const options = [option("shoot", "shoot"), cards[0], option("done", "end"), option("move", "move to A", "space:1")];
  assert.deepEqual(fold(options), ["1 move to A", "2 shoot", "3 play 1", "4 end"]);
});

test("what is mostly done comes before all, and of a kind the free before the expensive", () => {
  const priced = (verb, said, price) => ({ ...option(verb, said), ...fields("price", price) });
  const options = [priced("go", "go to 1", "way [-coins 2 coins]; Wishbone [coins 1 coin]"), priced("go", "go to 2", "way free; Wishbone [coins 4 coins]"), priced("steal", "steal", "5 in 6"), priced("go", "go to 3", "[-coins 1 coin]"),
    option("done", "end"), priced("fight", "fight", "[-attack 4 Attack]"), priced("buy", "buy dear", "[-water 7 Water][!arrow  -> ][attack +3 Attack]"), priced("buy", "buy cheap", "[-water 4 Water][!arrow  -> ][attack +9 Attack]")];
  assert.deepEqual(fold(options), ["1 fight", "2 go to 2", "3 go to 3", "4 go to 1", "5 steal", "6 buy cheap", "7 buy dear", "8 end"]);
  assert.deepEqual(words.inOrder(options, order(), harms).map((o) => o.words).slice(0, 2), ["fight", "go to 2"], "the same for one thing's options");
});

test("what a line's own words say is paid counts as its price does", () => {
  const job = (card, terms) => option("job", `${card}[!line : ]${terms}`);
  const jobs = [job("Hunger", "[-food pay 1 Food], [-cards discard 1 item][!arrow : ][!sign:trash scrap this card]"), job("Boots", "[-food pay 1 Food][!arrow : ][+walk walk 1]"),
    job("Cow", "[-trash scrap this card][!arrow : ][+food gain 5 Food]"), job("Cow", "[+food gain 2 Food]")];
  assert.deepEqual(fold(jobs).map((line) => line.replace(/^. (\w+).*?(\d+|this).*$/, "$1 $2")), ["Cow 2", "Boots 1", "Cow this", "Hunger 1"]);
});

test("what harms is as expensive as what is paid", () => {
  const card = (name, price) => ({ ...option("play", `play ${name}`), ...fields("price", price) });
  const options = [card("Cursed", "[curse Curse +1], repeat a card"), card("Cold Iron", "[curse Curse -1]"), card("Sprint", "[move +2 Movement]")];
  assert.deepEqual(fold(options), ["1 play Cold Iron", "2 play Sprint", "3 play Cursed"]);
});

test("a price in what was there to be spent comes before harm, and what harms is given up first", () => {
  const priced = (said, price) => ({ ...option("toll", said), ...fields("price", price) });
  assert.deepEqual(fold([priced("pay nothing", "[health -1 Health]"), priced("pay 1", "[-attack 1 Attack]")]), ["1 pay 1", "2 pay nothing"]);
  const given = (said, price, as = "lost") => { const o = priced(said, price); return { ...o, price_marks: o.price_marks.map((m) => ({ ...m, as })) }; };
  assert.deepEqual(fold([given("discard Sprint", "gives up [move +2 Movement]"), given("discard Fleet Foot", "gives up [move +1 Movement]"), given("discard Cursed", "gives up [curse Curse +1]")]),
    ["1 discard Cursed", "2 discard Fleet Foot", "3 discard Sprint"]);
});

test("what is of little use now comes after all else, and after the way out where nothing else is left", () => {
  const useless = (said) => ({ ...option("play", said), ...fields("price", "[move +1 Movement]; [!seldom now for jobs only]") });
  assert.deepEqual(fold([useless("play 1"), option("play", "play 2"), option("done", "end")]), ["1 play 2", "2 play 1", "3 end"]);
  assert.deepEqual(fold([useless("play 1"), useless("play 2"), option("done", "end")]), ["1 end", "2 play 1", "3 play 2"]);
});

test("where all that is left would be paid for, ending comes first", () => {
  const shoot = { ...option("play", ""), ...fields("words", "shoot [-bullets 1 Bullet] for [attack 2 Attack]") }, end = option("done", "end");
  assert.deepEqual(fold([shoot, end]), ["1 end", "2 shoot 1 Bullet for 2 Attack"]);
  assert.deepEqual(fold([shoot, option("play", "play Sprint"), end]).at(-1), "3 end", "a card is free");
});

test("what gives something up is never marked before the way out", () => {
  const sales = [1, 2, 3].map((n) => option("sell", `sell ${n}`)), end = option("done", "sell nothing");
  assert.deepEqual(fold([...sales, end]), ["1 sell nothing", "2 sell 1", "3 sell 2", "4 sell 3"]);
  assert.deepEqual(fold([cards[0], sales[0], end]), ["1 play 1", "2 sell 1", "3 sell nothing"], "where there is something to do, it ends the list");
});

test("three cards beside other answers are one line, which opens", () => {
  const options = [...cards, option("move", "move to A", "space:1"), option("done", "end")];
  assert.deepEqual(fold(options), ["1 move to A", "2 Play a card (3 hand)", "3 end"]);
  assert.deepEqual(fold(options, "Play a card"), ["1 play 1", "2 play 2", "3 play 3"]);
});

test("a card that can be played in two ways is not counted as two cards", () => {
  const options = [...cards, option("trash", "play 1 and trash it", "card:1"), option("move", "move to A", "space:1")];
  assert.deepEqual(fold(options), ["1 move to A", "2 Play a card (4 list)"]);
});

test("a long list has the ways to do one thing in a line, which opens", () => {
  const job = (card, terms) => option("job", `${card}[!line : ]${terms}`, `card:${card}`);
  const jobs = [job("Boots", "walk"), ...["hunt", "mine", "fight"].map((terms) => job("Knife", terms)), job("Hunger", "scrap"), job("Hunger", "discard")];
  const buys = [1, 2, 3, 4].map((n) => option("buy", `buy ${n}`)), end = option("done", "end");
  assert.deepEqual(fold([...jobs, ...buys, end]), ["1 Boots: walk", "2 Knife (3 list)", "3 Hunger (2 list)", "4 buy 1", "5 buy 2", "6 buy 3", "7 buy 4", "8 end"]);
  assert.deepEqual(fold([...jobs, ...buys, end], "job: Knife"), ["1 Knife: hunt", "2 Knife: mine", "3 Knife: fight"]);
  assert.equal(fold([...jobs, end]).length, 7, "a short one shows them all");
});

test("lines have digits as keys, then letters that mean nothing else", () => {
  const many = Array.from({ length: 25 }, (_, i) => option("go", `go to ${i}`));
  const keys = words.plainRows(many).map((r) => r.key);
  assert.equal(keys.join(""), "1234567890ijkmnopqrtvxy");
  assert.deepEqual(keys.slice(23), ["", ""], "a line without a key is still a line");
  assert.equal(new Set(keys.slice(0, 23)).size, 23);
  for (const taken of "abcdefglsuwz?") assert.ok(!keys.includes(taken), taken);
  assert.deepEqual(["1", "0", "i", "y", "a", "Enter", ""].map(words.lineOf), [0, 9, 10, 22, -1, -1, -1]);
});

test("cards stay apart where there is nothing else to do", () => {
  assert.deepEqual(fold([...cards, option("done", "end")]), ["1 play 1", "2 play 2", "3 play 3", "4 end"]);
});

test("a list of more than ten folds the many of one verb by what they say before they name a thing", () => {
  const moves = (n) => Array.from({ length: n }, (_, i) => option("move", `move to [@space:${i} house ${i}]`, "space:1"));
  const others = (n) => Array.from({ length: n }, (_, i) => option(`v${i}`, `do ${i}`));
  assert.equal(fold([...moves(6), ...others(4)]).length, 10);
  assert.deepEqual(fold([...moves(6), ...others(5)]).slice(0, 2), ["1 Move to (6 map)", "2 do 0"]);
  assert.equal(fold([...moves(5), ...others(6)]).length, 11, "five of a kind stay apart");
  const trash = Array.from({ length: 11 }, (_, i) => option("trash", `trash ${i}`));
  assert.equal(fold(trash).length, 11, "a line that stands for all would only be in the way");
});

test("of refusals one of each verb comes first, the nearest before others", () => {
  const refused = (verb, said, amount) => ({ ...option(verb, said), what: "", amount, reason: "" });
  const all = [refused("shoot", "shoot", 1), refused("move", "far", 3), refused("move", "near", 1), refused("rob", "rob", 9), refused("camp", "camp", 0)];
  assert.deepEqual(words.worthSaying(all, order()).map((r) => r.words), ["near", "rob", "camp", "shoot", "far"]);
});

// ---- The story ----

const seats = { seats: [{ name: "Redhead" }, { name: "Jebediah" }, { name: "The Monster" }], viewer: 0 };
/** Names of people, which the engine marks. */
const named = (said) => said.replace(/(^|\. | )(You|you|Redhead|Jebediah|The Monster)(?=[ .]|$)/g, (all, before, name) =>
  `${before}[@seat:${{ you: 0, redhead: 0, jebediah: 1 }[name.toLowerCase()] ?? 2} ${name}]`);
const log = (...events) => events.map(([move, who, said, targets = []], at) => ({ at, move, who, ...fields("words", named(said)), targets }));
const told = (...events) => words.tellStory(log(...events), seats)
  .map((s) => (s.kind === "heading" ? `# ${s.words}${s.note && ` (${s.note})`}` : `${s.who} ${s.words}${s.times > 1 ? ` x${s.times}` : ""}`));

test("a round and its first phase are one heading; an empty phase has none", () => {
  assert.deepEqual(told(
    [1, "clock", "[!round Round 2] begins with Jebediah."], [1, "clock", "The [!phase Improvise] phase begins."], [2, 1, "Jebediah kept a card."],
    [3, "clock", "The [!phase Encounter] phase begins."], [3, "clock", "The [!phase Action] phase begins."], [4, 0, "You rode."],
  ), ["# Round 2, Improvise (Jebediah begins)", "1 Jebediah kept a card.", "# Action", "0 You rode."]);
  assert.deepEqual(told([1, "clock", "[!round Night 3] falls."]), ["# Night 3"]);
});

test("what one move did to one person is one line", () => {
  assert.deepEqual(told([7, 0, "You made camp."], [7, 0, "You gained [health 1 Health][!gap , ][!aside 7 now]."], [8, 0, "You rode on."]),
    ["0 You made camp and gained 1 Health (7 now).", "0 You rode on."]);
  assert.deepEqual(told([7, 0, "You made camp[!and  and ]shuffled."], [7, 0, "You gained [health 1 Health][!gap , ][!aside 7 now]."]),
    ["0 You made camp and shuffled, and gained 1 Health (7 now)."]);
  assert.deepEqual(told([7, 0, "You drew [@card:1 Sprint]."], [7, 0, "You drew [@card:2 Uppercut]."], [7, 0, "You drew [@card:3 Cursed]."]),
    ["0 You drew Sprint, Uppercut and Cursed."]);
  assert.deepEqual(told([7, 0, "You drew [@card:4 Night Watch] from the jobs."], [7, 0, "You drew [@card:5 Deputy] from the jobs."], [7, 0, "You drew [@card:6 Survivor] from the jobs."]),
    ["0 You drew Night Watch, Deputy and Survivor from the jobs."]);
  assert.deepEqual(told([7, 0, "You gained [water 1 Water]."], [7, 0, "You gained [water 2 Water]."]), ["0 You gained 1 Water and 2 Water."]);
  assert.deepEqual(told(...Array(4).fill([7, 1, "Jebediah drew [!many:cards a card]."])), ["1 Jebediah drew 4 cards."]);
  assert.deepEqual(told([7, "clock", "[@card:1 A] came into the Store."], [7, "clock", "[@card:2 B] came into the Store."], [7, "clock", "[@card:3 C] came into the Store."]),
    ["clock A, B and C came into the Store."]);
  assert.deepEqual(told([7, 0, "You drew [@card:1 Sprint]."], [7, 0, "You drew [@card:1 Sprint]."]), ["0 You drew Sprint and Sprint."]);
  assert.deepEqual(told([7, 1, "[@track:panic Panic] rose by 1 to 3."], [7, 1, "[@track:curse The Curse] rose by 1 to 4."]), ["1 Panic rose by 1 to 3. The Curse rose by 1 to 4."]);
  assert.deepEqual(told([7, 1, "[@space:1 Pasture 1] lost [sheep 1 sheep]."], [7, 1, "[@space:2 Pasture 2] lost [sheep 1 sheep]."]), ["1 Pasture 1 and Pasture 2 each lost 1 sheep."]);
  assert.deepEqual(told(
    [7, 0, "You cast [@card:9 Forager's Feast]."], [7, 0, "You gained [@token:root Mandrake Root]."], [7, 0, "You gained [@token:twig Ash Twig]."], [7, 0, "You gained [coins 1 coin]."],
  ), ["0 You cast Forager's Feast, and gained Mandrake Root, Ash Twig and 1 coin."]);
});

test("journeys, gains and things with two deeds are told one by one", () => {
  assert.deepEqual(told([7, 0, "You rode from [@card:1 A] to [@card:2 B]."], [7, 0, "You rode from [@card:1 A] to [@card:3 C]."]),
    ["0 You rode from A to B and rode from A to C."]);
  assert.deepEqual(told([7, 0, "You got [water 1 Water] for [@card:1 A]."], [7, 0, "You got [water 1 Water] for [@card:2 B]."]),
    ["0 You got 1 Water for A and got 1 Water for B."]);
  assert.deepEqual(told([7, 0, "You took [@card:1 A][!and  and ]kept it."], [7, 0, "You took [@card:2 B][!and  and ]kept it."]),
    ["0 You took A and kept it, and took B and kept it."]);
});

test("how sentences are joined is not read from their words", () => {
  assert.deepEqual(told([7, 0, "You made camp and shuffled。"], [7, 0, "You gained [health 1 Health][!gap 、][!aside 7 now]!"]),
    ["0 You made camp and shuffled and gained 1 Health (7 now)."]);
});

test("the same gain twice is told as one, with what there is at last", () => {
  assert.deepEqual(told([7, 0, "You made camp."], [7, 0, "You gained [bullets 1 Bullet][!gap , ][!aside 2 now]."], [7, 0, "You gained [bullets 1 Bullet][!gap , ][!aside 3 now]."]),
    ["0 You made camp and gained 1 Bullet twice (3 now)."]);
  assert.deepEqual(told([7, 0, "You gained [water 1 Water][!gap , ][!aside 5 now]."], [7, 0, "You gained [water 2 Water][!gap , ][!aside 7 now]."]), ["0 You gained 1 Water and 2 Water (7 now)."]);
});

test("the same twice is told once", () => {
  assert.deepEqual(told(...Array(2).fill([7, "clock", "Nobody arrived: all 20 houses are full."])),
    ["clock Nobody arrived: all 20 houses are full. x2"]);
});

test("what was done to another stands in the same line; what was not, does not", () => {
  assert.deepEqual(told([7, 1, "Jebediah robbed you for 4 Water.", ["seat:1", "seat:0"]], [7, 0, "You lost [health 1 Health][!gap , ][!aside 3 left].", ["seat:0"]]),
    ["1 Jebediah robbed you for 4 Water. You lost 1 Health, 3 left."]);
  assert.equal(told([7, 1, "Jebediah rode.", ["seat:1"]], [7, 0, "You drew a card.", ["seat:0"]]).length, 2);
});

test("what a deed brought about is told with it, or follows from it; never without its cause", () => {
  assert.deepEqual(told([7, 2, "The Monster played Stunned Stag."], [7, 2, "The Monster lost 2 Energy[!line ; ]2 Energy left."], [7, 2, "The Curse rose by 1 to 2 of 10."]),
    ["2 The Monster played Stunned Stag and lost 2 Energy; 2 Energy left. The Curse rose by 1 to 2 of 10."]);
  assert.deepEqual(told([7, 0, "You cast Feast."], [7, 0, "Pasture 1 lost 1 sheep."], [7, 0, "You gained 4 coins."], [8, 0, "The Cure rose."]),
    ["0 You cast Feast. Pasture 1 lost 1 sheep. You gained 4 coins.", "0 The Cure rose."]);
  assert.equal(told([7, 0, "You rode."], [7, "clock", "A Farmer moved into house 3."]).length, 2, "what happens by itself has a line of its own");
  const long = "Pasture 1 lost a sheep to a long and winding sentence that fills the line until there is no room for another one.";
  const [first, second, third] = words.tellStory(log([7, 0, `You cast Feast. ${long}`], [7, 0, long], [8, 0, "You rode."]), seats);
  assert.deepEqual([first.follows, second.follows, third.follows], [false, true, false]);
});

test("the same in move after move is one line with a count", () => {
  assert.deepEqual(told([1, 1, "Jebediah shot."], [2, 1, "Jebediah shot."], [3, 1, "Jebediah shot."], [4, 0, "You rode."]),
    ["1 Jebediah shot. x3", "0 You rode."]);
});

test("events without words are not told", () => {
  assert.deepEqual(told([1, 0, "You rode."], [1, 0, ""]), ["0 You rode."]);
});

test("a line about you by somebody else is done to you", () => {
  const [robbed, own] = words.tellStory(log([1, 1, "Jebediah robbed you."], [2, 0, "You rode."]), seats);
  assert.ok(words.doneToYou(robbed, 0));
  assert.ok(!words.doneToYou(own, 0));
});

test("what was done to you is among the news, however much came after it", () => {
  const walks = Array.from({ length: 9 }, (_, i) => [i + 2, 1, `Jebediah rode ${i + 1} miles.`]);
  const news = words.newsOf(seats, log([1, 1, "Jebediah robbed you."], ...walks));
  assert.equal(news.length, 7);
  assert.deepEqual(news[0], { words: "Jebediah robbed you.", onYou: true });
  assert.equal(news[1].words, "Jebediah rode 4 miles.");
  assert.deepEqual(words.newsOf(seats, log([1, 1, "Jebediah rode."])), [], "one line is worth it only if it was done to you");
});

test("the news are all that others did since your last turn, also what names no thing", () => {
  const told = log([1, 0, "You rode."], [2, 1, "Jebediah made camp."], [3, "clock", "The wind rose."], [4, "clock", "[!round Round 3]."], [5, 0, "You drew a card."]);
  assert.ok(told.every((e) => e.targets.length === 0), "nothing is named");
  const newsSince = (since) => words.newsIn({ log: told, since, viewer: 0 }).map((e) => e.words);
  assert.deepEqual(newsSince(told[1].at), ["Jebediah made camp.", "The wind rose."]);
  assert.deepEqual(newsSince(told[2].at), ["The wind rose."]);
  assert.deepEqual(newsSince(null), [], "nobody has had a turn yet");
});

test("a replay's slip describes the move that is shown", () => {
  const view = { ...seats, moves: 7, round: "Round 2", phase: "Action", over: false, log: log([6, 0, "You rode."], [7, 1, "Jebediah made camp."]) };
  assert.deepEqual(words.lastMove(view), { title: "Jebediah made camp.", detail: "Round 2, Action.", lines: [] });
  assert.equal(words.lastMove({ ...view, moves: 0 }).title, "The match begins.");
  assert.equal(words.lastMove({ ...view, moves: 8 }).detail, "Round 2, Action.");
  const more = { ...view, log: log([7, 1, "Jebediah went all the way from Dry Well to San Andreas."], [7, 0, "You drew a card."]) };
  assert.equal(words.lastMove(more).title, "Move 7, Round 2, Action.");
  assert.deepEqual(words.lastMove(more).lines.map((l) => l.who), [1, 0]);
  const unspaced = { ...view, log: log([7, 1, "\u65c5".repeat(60)]) };
  assert.equal(words.lastMove(unspaced).title, "Move 7, Round 2, Action.", "how long a title may be is counted in letters");
});

// ---- Faces ----

test("a row may be marked in the text itself", () => {
  const { words: text, marks } = say("Draw 1 card. [!row:turn This turn][!gap : ]Villagers sell [coins 2 coins] cheaper. Ends soon.");
  const face = words.readFace({ text, text_marks: marks });
  assert.equal(face.words.words, "Draw 1 card.");
  assert.deepEqual(face.rows.map((r) => `${r.id} ${r.label}: ${r.words.words}`), ["turn This turn: Villagers sell 2 coins cheaper. Ends soon."]);
  const [coins] = face.rows[0].words.marks;
  assert.equal(face.rows[0].words.words.slice(coins.from, coins.to), "2 coins");
});

test("a face has plain words and labelled rows; a row without a label goes on with what is before it", () => {
  const row = (id, label, said) => ({ id, label, ...fields("words", said) });
  const face = words.readFace({ text: "Crows come.", rows: [row("more", "", "They caw."), row("choice", "Fight", "Spend [-attack 4 Attack]."), row("more", "", "It [health -1 Health] hurts.")] });
  assert.equal(face.words.words, "Crows come. They caw.");
  assert.deepEqual(face.rows.map((r) => `${r.id} ${r.label}: ${r.words.words}`), ["choice Fight: Spend 4 Attack. It -1 Health hurts."]);
  const [paid, lost] = face.rows[0].words.marks;
  assert.deepEqual([paid, lost].map((m) => face.rows[0].words.words.slice(m.from, m.to)), ["4 Attack", "-1 Health"], "marks move with their words");
});

// ---- Words explained ----

const book = "# Game\n\n## Words\n\nAbout.\n\n- **Curse**: an evil.\n- **Curse Threshold**: where it\n  turns.\n- **Trash**: gone.\n\n## Rulings\n\n- **Not this**: no.\n";

test("the section Words of a README explains what is marked on a card, in any language", () => {
  const terms = words.parseTerms(book);
  assert.deepEqual(terms.map((t) => `${t.word}: ${t.text}`), ["Curse: an evil.", "Curse Threshold: where it turns.", "Trash: gone."]);
  const cards = { terms: { curse: { word: "Curse", icon: "skull" }, threshold: { word: "Curse Threshold", icon: "plus" }, trash: { word: "Trash", icon: "bin" } } };
  const used = (text, rows = []) => words.termsOf({ ...fields("cost", ""), ...fields("gain", ""), ...fields("text", text), rows }, terms, { cards })
    .map((t) => `${t.word} ${t.icon}`);
  assert.deepEqual(used("[curse Fluch +1]."), ["Curse skull"], "a unit");
  assert.deepEqual(used("[!term:threshold Schwelle] +1"), ["Curse Threshold plus"], "a marked word");
  assert.deepEqual(used("", [{ id: "trash", label: "Wirf weg", ...fields("words", "[curse Fluch -1]") }]), ["Curse skull", "Trash bin"], "a row");
  assert.deepEqual(used("Curse, Threshold, Trash"), [], "words alone are for people");
});
