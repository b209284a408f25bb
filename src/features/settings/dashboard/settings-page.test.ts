import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inEveryLanguage, LANGUAGE_CODES, type Localized, localized } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { typeset } from "#platform/i18n/typography.ts";
import { companyParts } from "#ui/site/company/company-parts.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { storeMessage } from "../../../../tests/sent-submissions.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";
import type { FormFields } from "../form-rules.ts";
import type { SettingsPart } from "../part-names.ts";
import { settingsForms } from "../settings-parts.ts";

const PAGE = "/dashboard/settings";

let site: TestSite;
let admin: PageBrowser;

beforeEach(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  admin = await signedInOn(site, ADMIN);
});
afterEach(() => site.close());

const own = companyParts({
  ...exampleCompany,
  name: "Rudder & Relay",
  shortName: "Rudder",
  owner: "Ewa Nowak",
  taxNumber: "PL 123-456-32-18",
  address: {
    street: "ul. Portowa 7",
    postalCode: "80-001",
    city: "Gdańsk",
    country: inEveryLanguage({ en: "Poland", pl: "Polska", de: "Polen" }),
    countryCode: "PL",
  },
});

const text = async (answer: Promise<Response>) => (await answer).text();
const unescaped = (html: string) =>
  html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Returns the fingerprint in a part's form on the page. */
async function fingerprintOf(part: SettingsPart, browser = admin): Promise<string> {
  const html = await text(browser.open(PAGE));
  const form = html.split("<form").find((piece) => piece.includes(`name="intent" value="${part}"`)) ?? "";
  return /name="print" value="([^"]+)"/.exec(form)?.[1] ?? "";
}

/** Sends a part's form with its initial values and the given changes. */
async function save<Part extends SettingsPart>(part: Part, fields: FormFields, fingerprint?: string) {
  return admin.send(PAGE, { intent: part, print: fingerprint ?? (await fingerprintOf(part)), ...fields });
}

/** Returns the company's JSON-LD on a page. */
function organizationOn(html: string): Record<string, unknown> {
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const parsed = things.map(([, json = ""]) => JSON.parse(json) as Record<string, unknown>);
  return parsed.find((thing) => thing["@type"] === "Organization" && thing.address !== undefined) ?? {};
}

test("editors can neither open nor save the settings", async () => {
  const editor = await signedInOn(site, EDITOR);
  expect((await editor.open(PAGE)).status).toBe(403);
  const fields = settingsForms.identity.fieldsOf(own.identity);
  expect((await editor.send(PAGE, { intent: "identity", ...fields })).status).toBe(403);
  expect(await site.services.storage.company.read()).toEqual(exampleCompany);
});

test.each(LANGUAGE_CODES)("the company's new address shows on the site in %s", async (language) => {
  expect((await save("identity", settingsForms.identity.fieldsOf(own.identity))).status).toBe(200);
  const open = async (path: string) => unescaped(await text(site.request(localizedPath(path, language))));
  const contact = await open("/contact");
  const address = typeset(`ul. Portowa 7<br/>80-001 Gdańsk, ${own.identity.address.country[language]}`, language);
  expect(contact.split(address).length - 1).toBe(2);
  expect(contact).not.toContain("Harbour Quay");
  const home = await open("/");
  const footer = home.slice(home.indexOf("<footer"));
  expect(footer).toContain(address);
  expect(footer).toContain("PL 123-456-32-18");
  expect(organizationOn(await text(site.request(localizedPath("/", language))))).toMatchObject({
    name: "Rudder & Relay",
    vatID: "PL1234563218",
    address: { streetAddress: "ul. Portowa 7", postalCode: "80-001", addressLocality: "Gdańsk", addressCountry: "PL" },
  });
});

test("the legal notice shows what is entered, and no label of what is empty", async () => {
  const open = async (path: string) => {
    const page = unescaped(await text(site.request(path)));
    return page.slice(page.indexOf("<main"), page.indexOf("</main"));
  };
  await save("identity", settingsForms.identity.fieldsOf(own.identity));
  await save("legal", settingsForms.legal.fieldsOf(companyParts(exampleCompany).legal));
  const before = await open("/de/imprint");
  expect(before).toContain("Rudder & Relay");
  for (const label of ["Rechtsform", "Vertreten durch", "Registernummer"]) expect(before).not.toContain(label);
  // The tax number with its country is the VAT number: it is not printed twice.
  expect(before.match(/123-456-32-18|1234563218/g)).toHaveLength(1);

  const legal = {
    legalName: "Rudder & Relay sp. z o.o.",
    legalForm: "GmbH nach polnischem Recht",
    register: "KRS Gdańsk",
  };
  const rest = { registerNumber: "KRS 0000123456", representatives: "Ewa Nowak, Geschäftsführerin", vatId: "" };
  expect((await save("legal", { ...legal, ...rest })).status).toBe(200);
  const after = await open("/de/imprint");
  for (const words of [...Object.values(legal), ...Object.values(rest)]) expect(after).toContain(words);
  expect((await save("legal", { ...legal, ...rest, vatId: "12" })).status).toBe(422);
});

test("name and place reach the manifest, the feed and the chart", async () => {
  await save("identity", settingsForms.identity.fieldsOf(own.identity));
  await save("place", { latitude: "54°21′ N", longitude: "18°39′ E" });
  const manifest = await site.request("/site.webmanifest");
  expect(await manifest.json()).toMatchObject({ name: "Rudder & Relay", short_name: "Rudder" });
  // Without this header browsers request the manifest each time and get the newest name.
  expect(manifest.headers.get("cache-control")).toBeNull();
  expect(await text(site.request("/news.xml"))).toContain("Rudder &amp; Relay");
  const contact = await text(site.request("/contact"));
  expect(contact).toContain('src="/chart-wide.svg?at=54.35,18.65"');
  expect(contact).toContain("54°21′\u00a0N 018°39′\u00a0E");
  expect(await text(site.request("/chart-wide.svg"))).toContain("Gdańsk");
});

test("the address is saved while the tax number is still the example's, and the form still shows a notice of that", async () => {
  const example = settingsForms.identity.fieldsOf(companyParts(exampleCompany).identity);
  expect((await save("identity", { ...example, street: "7 Slipway Road" })).status).toBe(200);
  expect((await site.services.storage.company.read())?.address.street).toBe("7 Slipway Road");
  expect(await text(admin.open(PAGE))).toContain("This is the example number.");
});

test("the list of social networks may be empty", async () => {
  expect((await save("social", {})).status).toBe(200);
  const contact = await text(site.request("/contact"));
  expect(contact).not.toContain("Follow us");
  expect(organizationOn(await text(site.request("/")))).not.toHaveProperty("sameAs");
});

describe("a refused form without script", () => {
  test("returns all typed values, with an error at the field in each language", async () => {
    const typed = { ...settingsForms.identity.fieldsOf(own.identity), taxNumber: "0000000000", owner: "<b>Ewa</b>" };
    const said: Localized<string> = {
      en: "This is the example number.",
      pl: "To numer przykładowy.",
      de: "Das ist die erfundene Nummer aus dem Beispiel.",
    };
    const actor = await site.services.accounts.whoIs(admin.visit.headers);
    if (actor === undefined) throw new Error("nobody is signed in");
    for (const language of LANGUAGE_CODES) {
      await site.services.accounts.setLanguage(actor, language);
      const answer = await save("identity", typed);
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain(localized(said, language));
      expect(unescaped(html)).toContain('value="<b>Ewa</b>"');
      expect(html).toContain('value="ul. Portowa 7"');
      expect(html).not.toContain("<b>Ewa");
    }
    expect(await site.services.storage.company.read()).toEqual(exampleCompany);
  });

  test("rows of a list stay in their places, with a spare one", async () => {
    const rows = { email: "a@example.com", "phones.4.number": "12", "phones.4.label.en": "x" };
    const html = await text(save("contact", rows));
    expect(html).toMatch(/name="phones\.4\.number"[^>]*value="12"/);
    expect(html).toMatch(/<noscript>.*name="phones\.5\.number".*<\/noscript>/s);
  });
});

test("a colleague's newer record is shown beside the typed values and overwritten only after a confirmation", async () => {
  const fingerprint = await fingerprintOf("identity");
  const fields = settingsForms.identity.fieldsOf(own.identity);
  await save("identity", { ...fields, owner: "Anna Keller", street: "ul. Inna 1" }, fingerprint);
  const answer = await save("identity", { ...fields, city: "Sopot" }, fingerprint);
  expect(answer.status).toBe(409);
  const html = await answer.text();
  const alert = html.indexOf('role="alert"');
  const notice = html.slice(alert, html.indexOf("<form", alert));
  for (const theirs of ["Anna Keller", "ul. Inna 1", "Gdańsk"]) expect(notice).toContain(theirs);
  expect(notice).not.toContain("Rudder");
  for (const mine of ["Ewa Nowak", "ul. Portowa 7", "Sopot"]) expect(html).toContain(`value="${mine}"`);
  const newer = /name="intent" value="identity"\/><input type="hidden" name="print" value="([^"]+)"/.exec(html)?.[1];
  expect((await save("identity", { ...fields, city: "Sopot" }, newer)).status).toBe(200);
  expect((await site.services.storage.company.read())?.address.city).toBe("Sopot");
});

test("shortened times that erase data need a confirmation, which is valid for those times only", async () => {
  const words = { firstName: "Jan", lastName: "Kran", email: "jan@example.com", message: "Hello" };
  await storeMessage(site.services.storage, words, {
    language: "en",
    receivedAt: Date.now() - 200 * 86_400_000,
    suspectedSpam: false,
    mailHost: "example.com",
    fingerprints: { content: { fingerprint: "words", forMs: 0 }, idempotencyKey: undefined },
  });
  const months = {
    contactMonths: "3",
    applicationMonths: "6",
    futureMonths: "12",
    quoteMonths: "24",
    auditMonths: "24",
  };
  const asked = await save("retention", months);
  expect(asked.status).toBe(409);
  const html = await asked.text();
  expect(html).toContain("1 message<");
  expect(html).toContain('name="confirm" value="3-6-12-24-24"');
  expect((await save("retention", { ...months, contactMonths: "2", confirm: "3-6-12-24-24" })).status).toBe(409);
  expect((await site.services.storage.settings.retention()).contactMonths).toBe(24);
  expect((await save("retention", { ...months, confirm: "3-6-12-24-24" })).status).toBe(200);
  expect((await site.services.storage.settings.retention()).contactMonths).toBe(3);
  expect(await text(site.request("/privacy"))).toContain("3 months");
});

test("hidden parts of the navigation are in no list of links, and their pages stay", async () => {
  expect((await save("navigation", { products: "on", careers: "on", achievements: "on" })).status).toBe(200);
  const html = await text(site.request("/about"));
  const [head = "", foot = ""] = [html.split("<main")[0], html.slice(html.indexOf("<footer"))];
  for (const path of ["/news", "/projects", "/media"]) {
    expect(head + foot).not.toContain(`href="${path}"`);
    expect((await site.request(path)).status).toBe(200);
  }
  for (const path of ["/products", "/careers", "/achievements"]) expect(head + foot).toContain(`href="${path}"`);
  const sitemap = await text(site.request("/sitemap.xml"));
  expect(sitemap).not.toMatch(/\/(news|projects|media)[</"]/);
  expect(sitemap).toContain("/products<");
  expect(await text(site.request("/"))).toContain('href="/news"');
});

test("public pages are served when the settings cannot be read", async () => {
  await save("navigation", { news: "on" });
  expect(await text(site.request("/about"))).not.toContain('href="/products"');
  const { settings } = site.services.storage;
  settings.navigation = () => Promise.reject(new Error("away"));
  const answer = await site.request("/about");
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('href="/products"');
});

test("the chart's preview is for admins, and for places on the chart", async () => {
  const chart = await admin.open(`${PAGE}/chart.svg?latitude=54.35&longitude=18.65`);
  expect([chart.status, chart.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(await chart.text()).toContain("54°21′ N 018°39′ E");
  expect((await admin.open(`${PAGE}/chart.svg?latitude=89&longitude=18.65`)).status).toBe(400);
  const editor = await signedInOn(site, EDITOR);
  expect((await editor.open(`${PAGE}/chart.svg?latitude=54.35&longitude=18.65`)).status).toBe(403);
});
