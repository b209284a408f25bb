import { afterAll, beforeAll, expect, test } from "vitest";
import type { Draft } from "#features/publishing/collection.ts";
import { PAGE_ID } from "#features/publishing/page.ts";
import { rowsText } from "#features/publishing/rows.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { anna } from "../../../tests/publishing/publishing-site.ts";
import { openRealSite, type RealSite } from "../../../tests/real-site.ts";
import { menuPage } from "./menu.ts";

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite();
});
afterAll(() => site.close());

const html = async (path: string) => (await site.request(path)).text();
const PHONE_MENU = /<div id="menu".*?<\/nav>.*?<\/div>/s;
const HEADER = /<header.*?<\/nav>/s;
const FOOTER = /<footer.*?<\/footer>/s;
/** Returns the links of a part of the page, as "href label". */
const linksIn = (page: string, part: RegExp) =>
  [...(part.exec(page)?.[0] ?? "").matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(
    ([, attributes = "", label = ""]) => `${/href="([^"]*)"/.exec(attributes)?.[1]} ${label.replace(/<[^>]*>/g, "")}`,
  );

/** Publishes texts of the menu in one language. */
async function publish(language: Language, changes: Record<string, string>) {
  const item = await site.services.publishing.open(anna, menuPage.name, PAGE_ID);
  const texts = { ...item?.draft.texts, [language]: { ...item?.draft.texts[language], ...changes } };
  return site.services.publishing.save(anna, menuPage.name, PAGE_ID, {
    draft: { ...item?.draft, texts } as Draft,
    baseVersion: item?.version ?? 0,
    aim: "publish",
  });
}
/** Publishes the second news again, which raises the content version. */
async function republish() {
  const item = await site.services.publishing.open(anna, "news", 2);
  await site.services.publishing.publish(anna, "news", 2, item?.version ?? 0);
}
type MainRow = { label?: string; link: string; below?: boolean };
const rows = (all: readonly MainRow[]) => rowsText(all, menuPage.texts.main.cells);
const published = { kind: "saved", state: "published" };

test("a renamed entry is on every page of its language, in menu, buttons and breadcrumbs", async () => {
  const before = { pl: await html("/pl/about"), en: await html("/about") };
  expect(before.pl).toContain(">Kontakt</a>");
  expect(await publish("pl", { contact: "Dyżurny inżynier" })).toMatchObject(published);
  const after = await html("/pl/about");
  expect(after).not.toContain(">Kontakt</a>");
  expect(after.split(">Dyżurny inżynier</a>").length).toBeGreaterThan(2);
  expect(await html("/pl/services/1")).toContain("Dyżurny inżynier</a>");
  expect(await html("/about")).toBe(before.en);
});

test("staff change the call to contact in the footer, and may leave out its sentence", async () => {
  const call = async () => /<h2>(.*?)<a/s.exec(FOOTER.exec(await html("/pl/about"))?.[0] ?? "")?.[1];
  expect(await call()).toMatch(/^Prosimy o\skontakt<\/h2><p class="muted">Wystarczy podać nazwę statku i\sport/);
  expect(await publish("pl", { footerHeading: "Piszcie", footerText: "" })).toMatchObject(published);
  expect(await call()).toBe("Piszcie</h2>");
  expect(await html("/about")).toContain("<h2>Get in touch</h2>");
});

test("staff order the entries, move them below others, label them and add links, in one language", async () => {
  const [english, services] = [
    await html("/about"),
    linksIn(await html("/de/about"), HEADER).filter((link) => link.startsWith("/de/services/")),
  ];
  expect(services.length).toBeGreaterThan(1);
  const main = [
    { link: "/contact", label: "Schreiben Sie uns" },
    { link: "/services" },
    { link: "/news/1", label: "Unser <b>Neuestes</b>", below: true },
    { link: "https://shop.example.org/?a=1&b=2", label: "Shop" },
    { link: "/de/products", label: "Geräte" },
  ];
  expect(await publish("de", { main: rows(main), further: "Preise\t/contact?x=1#location" })).toMatchObject(published);
  const page = await html("/de/products");
  const expected = [
    "/de/contact Schreiben Sie uns",
    "/de/services Leistungen",
    ...services,
    "/de/news/1 Unser &lt;b&gt;Neuestes&lt;/b&gt;",
    "https://shop.example.org/?a=1&amp;b=2 Shop",
    "/de/products Geräte",
  ];
  // The dropdown of the header also leads to the list itself.
  const inHeader = expected.toSpliced(2 + services.length, 0, "/de/services Alle Leistungen");
  expect(linksIn(page, HEADER).slice(-inHeader.length)).toEqual(inHeader);
  expect(linksIn(page, PHONE_MENU)).toEqual(expect.arrayContaining(expected));
  expect(linksIn(page, FOOTER)).toEqual(
    expect.arrayContaining([...expected.filter((link) => !services.includes(link)), "/de/contact?x=1#location Preise"]),
  );
  expect(linksIn(page, FOOTER).join()).not.toContain("/de/terms");
  expect(page).toContain('<a href="https://shop.example.org/?a=1&amp;b=2" rel="noopener">');
  expect(page).toMatch(/<a href="\/de\/products" aria-current="page">/);
  expect(await html("/about")).toBe(english);
});

test("an entry goes when its target is withdrawn, with the editor saying so, and comes back with it", async () => {
  const main = [
    { link: "/" },
    { link: "/news/2", label: "The news" },
    { link: "/terms", below: true },
    { link: "/nowhere", label: "X" },
  ];
  const saved = await publish("en", { main: rows(main) });
  expect(saved).toMatchObject(published);
  const links = async () => linksIn(await html("/about"), HEADER).slice(-3);
  expect(await links()).toEqual(["/ Home", "/news/2 The news", "/terms Terms and conditions"]);
  const { publishing } = site.services;
  await publishing.withdraw(anna, "news", 2);
  expect((await links()).slice(1)).toEqual(["/ Home", "/terms Terms and conditions"]);
  const item = await publishing.open(anna, menuPage.name, PAGE_ID);
  const problems = await publishing.check(anna, menuPage.name, PAGE_ID, item?.draft as Draft);
  expect(problems.filter(({ code }) => code === "dead-link")).toMatchObject([
    { path: "texts.en.main.1.link", code: "dead-link", detail: "/news/2" },
    { path: "texts.en.main.3.link", code: "dead-link", detail: "/nowhere" },
  ]);
  await republish();
  expect(await links()).toEqual(["/ Home", "/news/2 The news", "/terms Terms and conditions"]);
});

test("a menu that cannot be read shows what is last known; a hostile record shows no link of it", async () => {
  const { rows: db } = site.services.storage.publishing;
  const before = await html("/about");
  const write = (record: string) =>
    db
      .updateTable("records")
      .set({ record })
      .where("collection", "=", menuPage.name)
      .where("language", "=", "en")
      .execute();
  const title = { title: "Home" };
  await write(
    JSON.stringify({
      ...title,
      main: [
        { label: "Free", link: "javascript:alert(1)" },
        { label: "Safe", link: "/terms" },
      ],
    }),
  );
  await republish();
  expect(linksIn(await html("/about?x"), HEADER).slice(-1)).toEqual(["/terms Safe"]);
  await write("{");
  expect((await site.request("/terms")).status).toBe(200);
  expect(before).not.toContain("javascript:");
});
