import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { Draft } from "#features/publishing/collection.ts";
import { storedDraftSchema } from "#features/publishing/drafts/draft-schemas.ts";
import { PAGE_ID } from "#features/publishing/page.ts";
import { readWholePage } from "#features/publishing/read-page.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { ADMIN, openRealSite, type RealSite } from "../../../tests/real-site.ts";
import { servicesPage } from "./services.ts";
import { servicesTexts } from "./texts.ts";

/* The services that the symbols of the single-line diagram lead to. */

const SYMBOLS = ["shore", "switchboard", "generator", "drive", "alarm", "sensors"] as const;
const DEFAULTS = { shore: 1, switchboard: 5, generator: 4, drive: 3, alarm: 6, sensors: 4 };
const KIND = servicesPage.name;

let site: RealSite;
let cookie: string;
let admin: Actor;
beforeAll(async () => {
  site = await openRealSite();
  cookie = await site.signIn(ADMIN);
  const known = await site.services.accounts.whoIs(new Headers({ cookie }));
  if (known === undefined) throw new Error("nobody is signed in");
  admin = known;
});
afterAll(() => site?.close());

const html = async (path: string, headers = {}) => (await site.request(path, { headers })).text();

/** Returns the diagram of a page: its markup, and of each symbol the linked service and the words. */
async function diagramOn(path: string) {
  const [section = ""] = /<section[^>]*aria-labelledby="diagram".*?<\/section>/s.exec(await html(path)) ?? [];
  const items = [...section.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = ""]) => ({
    service: Number(/href="[^"]*\/services\/(\d+)"/.exec(item)?.[1] ?? 0),
    words: item
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .replaceAll("\u2060", "")
      .trim(),
  }));
  return { section, items };
}
const linked = async (path: string) => (await diagramOn(path)).items.map(({ service }) => service);

/** Returns what is chosen in the list of the editor with a label. */
async function chosenIn(label: string): Promise<string | undefined> {
  const editor = await html(`/dashboard/pages/services/${PAGE_ID}`, { cookie });
  const [select = ""] = editor.split(label)[1]?.match(/<select.*?<\/select>/s) ?? [];
  return /<option[^>]* selected=""[^>]*>([^<]*)/.exec(select)?.[1];
}

async function publish(change: (draft: Draft) => object) {
  const item = await site.services.publishing.open(admin, KIND, PAGE_ID);
  if (item === undefined) throw new Error("the page cannot be opened");
  const { draft, version: baseVersion } = item;
  const changed = { ...draft, ...change(draft) } as Draft;
  return site.services.publishing.save(admin, KIND, PAGE_ID, { draft: changed, baseVersion, aim: "publish" });
}

test("each symbol leads to its service and names a fault, in a list that needs no picture", async () => {
  for (const language of LANGUAGE_CODES) {
    const { section, items } = await diagramOn(localizedPath("/services", language));
    const t = servicesTexts.site(language);
    const words = servicesPage.page.defaults(language);
    expect(items.map(({ service }) => service)).toEqual(SYMBOLS.map((name) => DEFAULTS[name]));
    for (const [i, name] of SYMBOLS.entries()) {
      const plain = items[i]?.words.replaceAll(" ", " ");
      expect(plain).toMatch(new RegExp(`^${t(`diagram.${name}`)} .+ ${words[`${name}Fault`]}$`));
    }
    const pictures = [...section.matchAll(/<(?:img|svg)[^>]*>/g)].map(([picture]) => picture);
    const decoration = expect.stringMatching(/src="\/drawings\/single-line\.svg[^"]*" alt=""/);
    expect(pictures).toEqual([decoration, decoration]);
  }
  const drawing = readFileSync("public/drawings/single-line.svg", "utf8");
  const numbers = [...drawing.matchAll(/<text class="n"[^>]*>(\d+)</g)].map(([, number]) => Number(number));
  expect(numbers, "the numbers of the list").toEqual(SYMBOLS.map((_, i) => i + 1));
});

test("staff choose another service, or none, and write the fault in one language", async () => {
  expect(await chosenIn("Generator: service")).toBe("Maintenance and repair of marine equipment");
  const saved = await publish(({ texts }) => ({
    generatorService: [2],
    driveService: [],
    texts: { ...texts, pl: { ...texts.pl, alarmFault: "Brzęczyk milczy", sensorsFault: "" } },
  }));
  expect(saved).toMatchObject({ kind: "saved", state: "published" });
  expect(await linked("/services")).toEqual([1, 5, 2, 0, 6, 4]);
  expect(await chosenIn("Propulsion drive: service")).toBe("Not specified");
  const { items } = await diagramOn("/pl/services");
  expect(items.map(({ service }) => service)).toEqual([1, 5, 2, 0, 6, 4]);
  expect(items[4]?.words).toContain("Brzęczyk milczy");
  expect(items[5]?.words).toBe("Pomiary i sterowanie Konserwacja i naprawa");
  const { page } = servicesPage;
  expect((await diagramOn("/de/services")).items[3]?.words).toBe(`Fahrantrieb ${page.defaults("de").driveFault}`);
});

test("a withdrawn service is no longer linked; its symbol and fault stay", async () => {
  await site.services.publishing.withdraw(admin, "services", 5);
  const { items } = await diagramOn("/services");
  expect(items.map(({ service }) => service)).toEqual([1, 0, 2, 0, 6, 4]);
  expect(items[1]?.words).toBe("Main switchboard No spare parts left for the bus-tie breaker");
  expect(await chosenIn("Main switchboard: service")).toBe("No longer in the list: Fabrication and construction");
});

test("what an earlier release has stored of the page gets the default services", async () => {
  const { rows } = site.services.storage.publishing;
  await rows.updateTable("entries").set({ facts: "{}" }).where("collection", "=", KIND).execute();
  expect(await readWholePage(site.services.storage, servicesPage, "en")).toMatchObject({
    generatorService: [DEFAULTS.generator],
    driveService: [DEFAULTS.drive],
  });
  expect(storedDraftSchema(servicesPage).parse({ texts: {} })).toMatchObject({ alarmService: [DEFAULTS.alarm] });
});
