import { afterAll, beforeAll, expect, test } from "vitest";
import { collections } from "#collections/index.ts";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { createFinder } from "#features/finder/finder.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { draftSample } from "./draft-samples.ts";
import { addEditor, openTestSite, type TestSite } from "./site-handler.ts";

/* What visitors find by words in any language, and what they must never find. */

let site: TestSite;
let editor: Actor;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = (await addEditor(site)).cookie;
  const known = await site.services.accounts.whoIs(new Headers({ cookie }));
  if (known === undefined) throw new Error("the editor is not signed in");
  editor = known;
});
afterAll(() => site?.close());

const address = (q: string, language = "") => `${language}/find?${new URLSearchParams({ q })}`;
/** Returns the results as the page shows them. */
async function found(q: string, language = ""): Promise<string> {
  const html = await (await site.request(address(q, language))).text();
  return /<div id="results".*?(?=<\/main>)/s.exec(html)?.[0] ?? "";
}
/** Returns the makers and families of a search: "DEIF: GPU-3". */
async function serviced(q: string): Promise<string[]> {
  const { finder, storage } = site.services;
  const hits = (await finder.find(q)).filter(({ collection }) => collection === "equipment");
  const entries = await storage.collection("equipment").entries(
    hits.map(({ id }) => id),
    "en",
  );
  return hits.map(({ id, lines }) => {
    const title = entries.find((entry) => entry.id === id)?.text.title;
    return lines.length === 0 ? `${title}` : `${title}: ${lines.join(", ")}`;
  });
}

test.each([
  ["datacheif", ["Kongsberg Maritime: DataChief 7, DataChief C20"]],
  ["kongsburg", ["Kongsberg Maritime"]],
  ["dief", ["DEIF"]],
  ["UMS2100", ["Wärtsilä Lyngsø Marine: UMS 2100"]],
  ["UMS 2100", ["Wärtsilä Lyngsø Marine: UMS 2100"]],
  ["ums-2100", ["Wärtsilä Lyngsø Marine: UMS 2100"]],
  ["S7300", ["Siemens: SIMATIC S7-300"]],
  ["kchief 600", ["Kongsberg Maritime: K-Chief 600"]],
  ["regulator napiecia", ["Leroy-Somer: R449", "Stamford: MX321"]],
  ["regulatory napięć", ["Leroy-Somer: R449", "Stamford: MX321"]],
  ["regulatora napięcia", ["Leroy-Somer: R449", "Stamford: MX321"]],
  ["Spannungsreglern", ["Leroy-Somer: R449", "Stamford: MX321"]],
  ["Brandmeldeanlagen", ["Autronica: AutroSafe, BS-100", "Consilium (Salwico): Salwico CS3004, Salwico CS4000"]],
  ["waertsilae WECS", ["Wärtsilä: WECS-9520"]],
  ["MX321 in Hamburg, can you do it?", ["Stamford: MX321"]],
])("%s finds the equipment that is meant", async (q, expected) => expect(await serviced(q)).toEqual(expected));

/** Returns what a search finds, the best first. */
async function entriesOf(q: string): Promise<string[]> {
  return (await site.services.finder.find(q)).map(({ collection, id }) => `${collection} ${id}`);
}

test.each([
  ["regulatora napięcia", "regulator napięcia"],
  ["regulatorów obrotów", "regulator obrotów"],
  ["rozdzielnicy głównej", "rozdzielnica główna"],
  ["sterowników", "sterownik"],
  ["naprawa sterownika agregatu", "naprawa sterownik agregat"],
  ["Brandmeldeanlagen", "Brandmeldeanlage"],
  ["Drehzahlreglers", "Drehzahlregler"],
  ["Reglerreparatur", "Regler Reparatur"],
  ["Schaltanlagenreparatur", "Schaltanlagen Reparatur"],
])("%s finds what %s means", async (q, base) => {
  const entries = await entriesOf(q);
  const expected = await entriesOf(base);
  expect(entries).not.toEqual([]);
  // A base form may also find derived words.
  expect(expected).toEqual(expect.arrayContaining(entries));
});

test("the end of a compound word finds it", async () => {
  expect(await entriesOf("Regler")).toEqual(expect.arrayContaining(await entriesOf("Spannungsregler")));
});

test.each(["GPU-3", "gpu3", "GPU 3", "gpu_3", "gpu.3", "deif gpu 3", "DEIF GPU3", "Typ GPU 3"])(
  "%s finds one model, however it is written",
  async (q) => expect(await serviced(q)).toEqual(["DEIF: GPU-3"]),
);

test.each(["S7-300", "s7300", "S7 300", "s7.300", "simatic s7/300", "Siemens S7 300"])(
  "%s finds a model with several numbers",
  async (q) => expect(await serviced(q)).toEqual(["Siemens: SIMATIC S7-300"]),
);

test.each(["GPC-3", "gpc3", "GPC 3", "AGC 4"])("%s, a model that no maker has, finds nothing", async (q) => {
  expect(await site.services.finder.find(q)).toEqual([]);
});

test.each(["DEIF GPC 3", "deif gpc-3", "gpc3 deif", "DEIF AGC 4"])(
  "%s finds the maker alone, for a request with the model",
  async (q) => {
    const [hit, ...others] = await site.services.finder.find(q);
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ collection: "equipment", lines: [], rest: q.replace(/ ?deif ?/i, "") });
  },
);

test.each(["qwertz", "UMS 2101", "2101", "MX 32", "MX3211", "R44"])("%s finds nothing", async (q) => {
  expect(await site.services.finder.find(q)).toEqual([]);
});

test("an unfinished number is found while it is typed", async () => {
  const [hit] = await site.services.finder.find("UMS 21", true);
  expect(hit?.lines).toEqual(["UMS 2100"]);
});

test("a family leads to a request for it, in the language of the page", async () => {
  const html = await found("datachief c20", "/pl");
  expect(html).toContain("Serwisujemy urządzenia firm");
  expect(html).toContain("system alarmowo-monitorujący");
  expect(html).toContain("maker=Kongsberg+Maritime&amp;model=DataChief+C20");
});

test("a model that the list lacks leads to a request with maker and model", async () => {
  const html = await found("DEIF GPC");
  expect(html).toContain("maker=DEIF&amp;model=GPC");
  expect(html).toContain("GPC” is not on our list");
  expect(html).toContain("maker=DEIF&amp;model=GPU-3");
});

test("services, products and projects are found in groups", async () => {
  const html = await found("Generator protection");
  for (const group of ["Services", "Products", "Projects"]) expect(html).toMatch(new RegExp(`<h2[^>]*>${group}`));
  expect(html).toMatch(/href="\/products\/\d+"/);
});

test("a search that finds nothing says so, and offers the request with its words and the phone", async () => {
  const html = await found("qwertz", "/de");
  expect(html).toContain("Zu „qwertz“ wurde nichts gefunden.");
  expect(html).toContain("description=qwertz");
  expect(html).toMatch(/href="tel:/);
  expect(html).not.toContain("Geräte, die wir reparieren<");
});

test.each([
  ".*+?^$()|[]{}\\",
  "(a+)+$",
  "\u0000\u0007\u001b[31m UMS \u202e",
  "🚢🚢🚢 🛠️",
  "<script>alert(1)</script>",
  "\ud800 lone",
  "ABB ".repeat(5000),
  "a".repeat(50_000),
  "' or 1=1 --",
  "%",
])("%j is answered like any search", async (q) => {
  const answer = await site.request(address(q));
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain("<script>alert");
});

test("search engines leave out the results and index the page itself", async () => {
  const robots = '<meta name="robots" content="noindex"/>';
  expect(await (await site.request("/find")).text()).not.toContain(robots);
  expect(await (await site.request(address("DEIF"))).text()).toContain(robots);
});

test("too many searches of one address are refused for a while; the page itself is not", async () => {
  const { finder } = site.services;
  site.services.finder = { ...finder, admit: async () => 17 };
  const answer = await site.request(address("DEIF"));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "17"]);
  expect(await answer.text()).toContain("Try again in 17 seconds.");
  expect((await site.request("/find")).status).toBe(200);
  site.services.finder = finder;
});

test("an address is refused after 240 searches in a minute", async () => {
  const { admit } = site.services.finder;
  for (let i = 0; i < 240; i += 1) expect(await admit("192.0.2.7")).toBeUndefined();
  expect(await admit("192.0.2.7")).toBeGreaterThan(0);
  expect(await admit("192.0.2.8")).toBeUndefined();
});

test("staff see what found nothing; addresses, phone numbers, long texts and unfinished words are not stored", async () => {
  await found("Frobnicator  ŻX", "/pl");
  await found("frobnicator żx", "/pl");
  await found("anna.nowak@zzzqqq.pl");
  for (const phone of ["600700800", "+48 600-700-800", "600.70.08", "0431/600 700", "(58) 600 – 700"])
    await found(`zzzqqq ${phone}`);
  await found("zzzqqq ".repeat(8));
  await site.request(address("frobnic"), { headers: { "sec-fetch-dest": "empty" } });
  const rows = await site.services.storage.emptySearches.list(100);
  expect(rows.filter(({ words }) => /frob|zzzqqq/.test(words))).toEqual([
    { words: "frobnicator zx", language: "pl", count: 2, lastDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  const page = await site.request("/dashboard/searches", { headers: { cookie } });
  expect(await page.text()).toContain("frobnicator zx");
  expect((await site.request("/dashboard/searches")).status).toBe(401);
});

test("drafts are never found; an entry is found once it is published, and not after it is withdrawn", async () => {
  const { publishing, finder } = site.services;
  const draft = draftSample("equipment", "Quixometric Controls");
  Object.assign(draft.texts.en, { field: "Winch controllers", families: "WCU 7: winch control unit" });
  const saved = await publishing.save(editor, "equipment", undefined, { draft, baseVersion: 0, aim: "keep" });
  if (saved.kind !== "saved") throw new Error(saved.kind);
  await finder.refresh();
  expect(await finder.find("Quixometric")).toEqual([]);
  await publishing.publish(editor, "equipment", saved.id, 1);
  await finder.refresh();
  expect(await serviced("quixometrik")).toEqual(["Quixometric Controls"]);
  expect(await found("WCU-7")).toContain("Quixometric Controls");
  await publishing.withdraw(editor, "equipment", saved.id);
  // The index may be that of before: what it finds is read again.
  expect(await found("WCU-7")).not.toContain("Quixometric Controls");
  await finder.refresh();
  expect(await finder.find("Quixometric")).toEqual([]);
});

test("the former index answers until the next one is complete, and unchanged entries are not read again", async () => {
  const { storage, publishing, log } = site.services;
  const gates: (() => void)[] = [];
  let reads = 0;
  let isSlow = false;
  const collection: Storage["collection"] = (of) => {
    const store = storage.collection(of);
    return {
      ...store,
      async stored(after: number, limit: number) {
        if (isSlow) await new Promise<void>((resolve) => gates.push(resolve));
        const entries = await store.stored(after, limit);
        return entries.map((entry) => ({
          ...entry,
          read() {
            reads += 1;
            return entry.read();
          },
        }));
      },
    };
  };
  const finder = createFinder({ storage: { ...storage, collection }, collections, log });
  await finder.refresh();
  expect(reads).toBeGreaterThan(50);
  const draft = draftSample("equipment", "Zephyrine Marine");
  await publishing.save(editor, "equipment", undefined, { draft, baseVersion: 0, aim: "publish" });
  isSlow = true;
  reads = 0;
  const refreshing = finder.refresh();
  await expect.poll(() => gates.length).toBe(1);
  expect(await finder.find("Zephyrine")).toEqual([]);
  expect(await finder.find("DEIF")).toHaveLength(1);
  isSlow = false;
  gates[0]?.();
  await refreshing;
  expect(await finder.find("Zephyrine")).toHaveLength(1);
  expect(await finder.find("DEIF")).toHaveLength(1);
  expect(reads).toBe(1);
  await finder.stop();
});
