import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { services } from "#collections/services/services.ts";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { draftSample } from "./draft-samples.ts";
import { addEditor, openTestSite, type TestSite } from "./site-handler.ts";

/* The story of an office manager who changes what the company offers, as visitors see it. */

let site: TestSite;
let editor: Actor;
beforeAll(async () => {
  site = await openTestSite();
  const { cookie } = await addEditor(site);
  const known = await site.services.accounts.whoIs(new Headers({ cookie }));
  if (known === undefined) throw new Error("the editor is not signed in");
  editor = known;
});
afterAll(() => site?.close());

const html = async (path: string) => (await site.request(path)).text();
const status = async (path: string) => (await site.request(path)).status;
const part = (page: string, pattern: RegExp) => pattern.exec(page)?.[0] ?? "";
const NAV = /<nav(?:(?!<\/nav>).)*services\/1.*?<\/nav>/s;

/** Returns the ids of the services that a part of a page links to, in their order. */
const linked = (text: string) => [...text.matchAll(/\/services\/(\d+)"/g)].map(([, id]) => Number(id));
const inMenu = async (path = "/about") => linked(part(await html(path), NAV));
const onTiles = async (path: string) => [...new Set(linked((await html(path)).split('id="main"')[1] ?? ""))];
const inSitemap = async () => [
  ...new Set([...(await html("/sitemap.xml")).matchAll(/\/services\/(\d+)</g)].map(([, id]) => Number(id))),
];

async function save(id: number, change: (draft: Record<string, unknown>) => void) {
  const { publishing } = site.services;
  const item = await publishing.open(editor, "services", id);
  if (item === undefined) throw new Error(`there is no service ${id}`);
  const draft = structuredClone(item.draft);
  change(draft as unknown as Record<string, unknown>);
  await publishing.save(editor, "services", id, { draft, baseVersion: item.version, aim: "publish" });
}

test("a site begins with the six services of the specification, in the order of their ids", async () => {
  const six = [1, 2, 3, 4, 5, 6];
  for (const language of LANGUAGE_CODES) {
    expect(await inMenu(localizedPath("/about", language))).toEqual(six);
    for (const path of ["/", "/services"]) expect(await onTiles(localizedPath(path, language))).toEqual(six);
  }
  expect(await inSitemap()).toEqual(six);
});

test("a seventh one appears everywhere, last at first", async () => {
  expect(await status("/services/7")).toBe(404);
  const draft = draftSample("services", "Thermographic surveys");
  draft.texts.en.offered = "Switchboards: We survey them under load.\nReports";
  draft.texts.en.intro = "Since {{founded}}.\nWith a camera.";
  const input = { draft, baseVersion: 0, aim: "publish" } as const;
  expect(await site.services.publishing.save(editor, "services", undefined, input)).toMatchObject({ id: 7 });
  for (const language of LANGUAGE_CODES) {
    const path = localizedPath("/services/7", language);
    const page = await html(path);
    for (const text of [
      "Thermographic surveys",
      "<li><h3>Reports</h3></li>",
      "We survey them under load.",
      "Since 2007.",
    ])
      expect(page).toContain(text);
    expect(page).toContain(`/share/${language}/services.png`);
    expect(await inMenu(path)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await onTiles(localizedPath("/services", language))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  }
  expect(await inSitemap()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("its links to the form have the words of the index until it has its own", async () => {
  const labels = async () =>
    [...(await html("/services/7")).matchAll(/href="\/contact\?service=7"[^>]*>([^<]+)</g)].map(([, label]) => label);
  expect(await labels()).toEqual(["Send an enquiry", "Describe what you need"]);
  await save(7, ({ texts }) => {
    Object.assign((texts as Record<string, object>).en ?? {}, { callLabel: "Request a survey" });
  });
  expect(await labels()).toEqual(["Send an enquiry", "Request a survey"]);
  expect(await html("/de/services/7")).toMatch(/>Anfrage senden<.*lang="en"[^>]*>Request a survey</s);
  expect(await html("/de/services/4")).toMatch(/>Störung beschreiben<.*>Serviceingenieur anfordern</s);
});

test("it moves to the place that staff give it, and takes its number there", async () => {
  const moved = await site.services.publishing.move(editor, "services", 7, { from: 7, to: 2 });
  expect(moved).toMatchObject({ kind: "moved", place: { at: 2, of: 7 } });
  expect(await inMenu()).toEqual([1, 7, 2, 3, 4, 5, 6]);
  expect(await onTiles("/")).toEqual([1, 7, 2, 3, 4, 5, 6]);
  expect(await html("/services/7")).toContain(">02</span>Thermographic surveys");
});

test("a new name is in the menu of each language, and its share card is not that of the old name", async () => {
  expect(await html("/pl/services/2")).toContain("/share/pl/service-2.png");
  await save(2, ({ texts }) => {
    Object.assign((texts as Record<string, object>).pl ?? {}, { title: "Kierowanie projektami", shortTitle: "" });
  });
  expect(part(await html("/pl/about"), NAV)).toContain("Kierowanie projektami");
  expect(await html("/pl/services/2")).toContain("/share/pl/services.png");
  expect(await html("/services/2")).toContain("/share/en/service-2.png");
});

test("a withdrawn one answers 410 and leaves menu, tiles, site map and projects; service 4 keeps its box", async () => {
  const naming = (await site.services.storage.collection("project").all("en")).find(({ services }) =>
    (services as number[]).includes(1),
  );
  const project = `/projects/${naming?.id}`;
  expect(linked((await html(project)).split('id="main"')[1] ?? "")).toContain(1);
  await site.services.publishing.withdraw(editor, "services", 1);
  expect([await status("/services/1"), await status("/de/services/1"), await status("/services/8")]).toEqual([
    410, 410, 404,
  ]);
  expect(linked((await html(project)).split('id="main"')[1] ?? "")).not.toContain(1);
  expect(linked(part(await html("/about"), /<nav.*?<\/nav>/s))).toEqual([7, 2, 3, 4, 5, 6]);
  expect(await onTiles("/services")).toEqual([7, 2, 3, 4, 5, 6]);
  expect(await inSitemap()).toEqual([7, 2, 3, 4, 5, 6]);
  expect(await html("/services/4")).toMatch(/<section[^>]*tabindex="0"[^>]*aria-labelledby="extra-repairs"/);
});

test("a page does not fail with its menu: the last known entries are shown", async () => {
  const { storage } = site.services;
  const real = storage.collection;
  const collection = vi.spyOn(storage, "collection").mockImplementation((of) => {
    if (typeof of !== "string" && of.name === services.name) throw new Error("the database is away");
    return real(of);
  });
  try {
    expect(await status("/about")).toBe(200);
    expect(linked(part(await html("/about"), /<nav.*?<\/nav>/s))).toEqual([7, 2, 3, 4, 5, 6]);
  } finally {
    collection.mockRestore();
  }
});
