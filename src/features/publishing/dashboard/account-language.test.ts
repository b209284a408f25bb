import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "#platform/i18n/languages.ts";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { draftSample } from "../../../../tests/draft-samples.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";
import type { Draft } from "../drafts/drafts.ts";

let site: TestSite;
let editor: PageBrowser;

beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  editor = await signedInOn(site, EDITOR);
});
afterAll(() => site.close());

async function actor() {
  const found = await site.services.accounts.whoIs(editor.visit.headers);
  if (found === undefined) throw new Error("nobody is signed in");
  return found;
}

/** Opens a page of the dashboard in a language of the account. */
async function page(language: string, path: string): Promise<string> {
  await editor.send("/dashboard/account", { intent: "language", language });
  return (await editor.open(path)).text();
}

async function saved(kind: string, draft: Draft): Promise<number> {
  const input = { draft, baseVersion: 0, aim: "keep" } as const;
  const outcome = await site.services.publishing.save(await actor(), kind, undefined, input);
  if (outcome.kind !== "saved") throw new Error(`not saved: ${outcome.kind}`);
  return outcome.id;
}

test("missing fields are counted in the right plural form", async () => {
  const draft: Draft = draftSample("product", "Relay");
  draft.texts.de.title = "Relais";
  const id = await saved("product", draft);
  const path = `/dashboard/products/${id}`;
  expect(await page("en", path)).toContain(">2 fields missing<");
  expect(await page("pl", path)).toContain(">2 pola do uzupełnienia<");
  expect(await page("de", path)).toContain(">2 Felder fehlen<");
});

/** Saves a draft with a title in each language that is given. */
function titled(kind: "news" | "project" | "services", titles: Partial<Record<Language, string>>, facts = {}) {
  const draft: Draft = { ...draftSample(kind, titles.en ?? ""), ...facts };
  for (const [language, title] of Object.entries(titles))
    draft.texts[language as Language] = {
      ...draftSample(kind, title, language as Language).texts[language as Language],
    };
  return saved(kind, draft);
}

/** Returns the titles that a page links, each with its language. */
const links = (html: string) =>
  [...html.matchAll(/<a([^>]*)>([^<]*)<\/a>/g)].map(([, attributes = "", title]) => {
    const [, lang] = / lang="(\w+)"/.exec(attributes) ?? [];
    return `${lang}: ${title}`;
  });

/** Returns those of a list. */
const listed = (html: string) => links([...html.matchAll(/<th scope="row">.*?<\/a>/gs)].join(""));

test("lists show, sort and find titles in the account's language, and mark those in another one", async () => {
  await titled("news", { en: "Quay one", pl: "Żuraw qwx", de: "Anleger" });
  await titled("news", { en: "Quay two", pl: "Łódź qwx" });
  await titled("news", { en: "Moor qwx" });
  const list = "/dashboard/news?sort=title&q=qwx";
  expect(listed(await page("pl", list))).toEqual(["pl: Łódź qwx", "en: Moor qwx", "pl: Żuraw qwx"]);
  expect(listed(await page("de", list))).toEqual(["de: Anleger", "en: Moor qwx", "en: Quay two"]);
  expect(listed(await page("en", list))).toEqual(["en: Moor qwx", "en: Quay one", "en: Quay two"]);
});

test("the overview, the search, the form and the history name an entry in the account's language", async () => {
  const id = await titled("news", { en: "Shaft seal", pl: "Uszczelnienie wału" });
  const path = `/dashboard/news/${id}`;
  for (const [language, title, lang] of [
    ["pl", "Uszczelnienie wału", "pl"],
    ["de", "Shaft seal", "en"],
  ] as const) {
    expect(links(await page(language, "/dashboard"))).toContain(`${lang}: ${title}`);
    const { headers } = await editor.send("/dashboard/search", { intent: "search", q: "wału" });
    expect(links(await page(language, headers.get("location") ?? ""))).toContain(`${lang}: ${title}`);
    const form = await page(language, path);
    expect(form).toContain(`<title>${title} | `);
    expect(form).toContain(`<h1 lang="${lang}">${title}</h1>`);
    expect(links(await page(language, `${path}/history`))).toContain(`${lang}: ${title}`);
  }
});

test("choices, and the entries that use one, are in the account's language", async () => {
  const service = await titled("services", { en: "Winch repair", pl: "Naprawa wind" });
  await titled("project", { en: "Winch on board", pl: "Winda na pokładzie" }, { services: [service] });
  const projects = await page("pl", "/dashboard/projects?q=winch");
  const [, id] = /href="\/dashboard\/projects\/(\d+)"[^>]*>Winda na pokładzie/.exec(projects) ?? [];
  expect(await page("pl", `/dashboard/projects/${id}`)).toContain('<span lang="pl">Naprawa wind</span>');
  expect(await page("de", `/dashboard/projects/${id}`)).toContain('<span lang="en">Winch repair</span>');
  expect(await page("pl", "/dashboard/services?q=winch")).toContain("Winda na pokładzie");
});
