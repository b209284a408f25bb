import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collections } from "#collections/index.ts";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { AnyCollection } from "#features/publishing/collection.ts";
import { emptyDraft } from "#features/publishing/drafts/drafts.ts";
import type { FactField } from "#features/publishing/fields.ts";
import { forms } from "#forms/index.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { createMinuteLimit } from "#platform/rate-limits/minute-limit.server.ts";
import { named } from "./draft-samples.ts";
import { EVERY_ROUTE, type TriedRoute } from "./every-route.ts";
import {
  ASKERS,
  type Asker,
  isTranslation,
  METHODS,
  methodsToTry,
  PERMISSIONS,
  statusOf,
} from "./permission-matrix.ts";
import { plain } from "./pictures/picture-samples.ts";
import { ADMIN, EDITOR, openRealSite, type RealSite } from "./real-site.ts";

/** Callers that may see nothing of the dashboard. */
const STRANGERS: readonly Asker[] = ["nobody", "token"];

/** Values of `_routes` beside none and the page's own route. */
const OTHER_WISHES = ["", "dashboard", "root", "nothing"];

/** A text in everything that only staff may see. */
const SECRET = "Zirkon-4711";

/** The path of an entry's page without its language. */
const pathOf = (kind: string, id: number) => `/${named(kind).addresses.site}/${id}`;

let site: RealSite;
let editor: Actor;
const headersOf = {} as Record<Asker, Record<string, string>>;
/** Ids of drafts that were never public, by kind, and the picture that they show. */
const drafts = new Map<string, number>();
let picture: string;

beforeAll(async () => {
  site = await openRealSite();
  site.services.apiWrites = createMinuteLimit(10_000);
  const { accounts } = site.services;
  const cookie = await site.signIn(EDITOR);
  headersOf.nobody = {};
  headersOf.editor = { cookie };
  headersOf.admin = { cookie: await site.signIn(ADMIN) };
  const found = await accounts.whoIs(new Headers({ cookie }));
  if (found === undefined) throw new Error("the editor is not signed in");
  editor = found;
  headersOf.token = { authorization: `Bearer ${(await accounts.createToken(editor, { name: SECRET })).token}` };
  await addDrafts();
});
afterAll(() => site.close());

/** Adds a draft of each collection, with the picture where it has one of the library, and an autosave. */
async function addDrafts() {
  const { publishing, pictures } = site.services;
  const stream = plain(40, 30).jpeg();
  const received = await pictures.receive(editor, { name: `${SECRET}.jpg`, stream });
  if (received.kind !== "stored") throw new Error(`the picture is refused: ${received.reason}`);
  picture = received.file.path;
  for (const { name: kind, facts } of collections) {
    const ofLibrary = Object.entries<FactField>(facts).filter(([, { control }]) => control === "picture");
    const chosen = Object.fromEntries(ofLibrary.map(([name]) => [name, picture]));
    const empty = emptyDraft(named(kind), "2026-11-20");
    const texts = { ...empty.texts, en: { ...empty.texts.en, title: `${SECRET} of ${kind}` } };
    const draft = { ...empty, ...chosen, texts } as typeof empty;
    const outcome = await publishing.save(editor, kind, undefined, { draft, baseVersion: 0, aim: "keep" });
    if (outcome.kind !== "saved") throw new Error(`the draft came to ${outcome.kind}`);
    drafts.set(kind, outcome.id);
    await publishing.autosave(editor, kind, undefined, { draft, baseVersion: 0, key: "main", tab: "a", revision: 0 });
  }
}

const all: readonly AnyCollection[] = collections;
/** Segments of the API that forms post to. */
const FORM_CALLS = forms.map(({ addresses }) => `api/${addresses.api}`);
const SAVE_CALLS = all.flatMap(({ formerCalls }) => formerCalls?.save ?? []);
const takesTokens = (path: string) =>
  SAVE_CALLS.includes(path) || all.some(({ addresses: { api } }) => api !== undefined && path.startsWith(`api/${api}`));
const takesJson = (path: string) =>
  SAVE_CALLS.includes(path) ||
  /^dashboard\/(?:save|act|autosave)\//.test(path) ||
  (path.startsWith("api/") && !FORM_CALLS.includes(path));

/** Requests a route with one method, as one of its own pages would. */
function ask({ path, address }: TriedRoute, method: string, headers: Record<string, string>): Promise<Response> {
  if (method === "GET") return site.request(address, { headers });
  const isJson = takesJson(path);
  const type = isJson
    ? "application/json"
    : path.startsWith("api/")
      ? "text/plain"
      : "application/x-www-form-urlencoded";
  const own = { origin: site.url, "content-type": type, ...headers };
  return site.request(address, { method, headers: own, body: isJson ? "{}" : "" });
}

test("the matrix has every route, and no other", () => {
  expect(EVERY_ROUTE.map(({ path }) => path).toSorted()).toEqual(Object.keys(PERMISSIONS).toSorted());
});

describe.each(EVERY_ROUTE)("/$path", (route) => {
  test("answers every caller as in the matrix, and strangers without any data of staff", async () => {
    for (const asker of ASKERS) {
      for (const method of methodsToTry(route.path, asker)) {
        const answer = await ask(route, method, headersOf[asker]);
        const text = await answer.text();
        const expected = statusOf(route.path, asker, method);
        expect([asker, method, answer.status]).toEqual([asker, method, expected]);
        if (STRANGERS.includes(asker)) expect(text).not.toContain(SECRET);
      }
    }
  });

  test("returns no more as data than as a page", async () => {
    const isStaffs = /^(?:dashboard|sign-in)\b/.test(route.path);
    for (const [i, asker] of (isStaffs ? ASKERS : (["nobody"] as const)).entries()) {
      const pageStatus = statusOf(route.path, asker, "GET");
      // Routes that are not the page's own: each caller tries one of them, with neighbouring routes the others.
      const other = OTHER_WISHES[(EVERY_ROUTE.indexOf(route) + i) % OTHER_WISHES.length];
      // Data of a page that the caller may see is what the page shows.
      const isShown = pageStatus === 200 && !STRANGERS.includes(asker);
      const wishes = isShown || isTranslation(route.path) ? [route.id] : [undefined, route.id];
      for (const wish of isShown || !isStaffs ? wishes : [...wishes, other]) {
        const search = wish === undefined ? "" : `?_routes=${encodeURIComponent(wish)}`;
        const answer = await site.request(`${route.address}.data${search}`, { headers: headersOf[asker] });
        const text = await answer.text();
        if (!isStaffs) expect(answer.status).toBe(404);
        // A status of 200 where the page has another one must not contain data of the requested route.
        else if (answer.status === 200 && pageStatus !== 200) expect(text).not.toContain(`"${route.id}"`);
        // The router sends a redirect as data, with 202.
        else if (wish === route.id)
          expect([asker, answer.status]).toEqual([asker, pageStatus === 302 ? 202 : pageStatus]);
        if (STRANGERS.includes(asker)) expect(text).not.toContain(SECRET);
      }
    }
  });

  test("changes nothing for requests from another site or without an origin", async () => {
    const writes = METHODS.filter(
      (method) => method !== "GET" && ![404, 405].includes(statusOf(route.path, "editor", method)),
    );
    // A request with only a token does not come from a browser.
    const askers = takesTokens(route.path) ? ASKERS.filter((asker) => asker !== "token") : ASKERS;
    const version = await site.services.storage.contentVersion();
    for (const [i, method] of writes.entries()) {
      for (const [j, origin] of ["https://evil.example", "null", `${site.url}.evil.example`, undefined].entries()) {
        // Each route is tried by every caller and from every origin; neighbouring routes try the other pairs of them.
        const asker = askers[(EVERY_ROUTE.indexOf(route) + i + j) % askers.length] ?? "nobody";
        const headers = { ...headersOf[asker], ...(origin === undefined ? {} : { origin }) };
        const answer = await site.request(route.address, { method, headers, body: "{}" });
        await answer.arrayBuffer();
        expect([method, origin, asker, answer.status]).toEqual([method, origin, asker, 403]);
      }
    }
    expect(await site.services.storage.contentVersion()).toBe(version);
  });
});

test("nobody is signed in by a page of another site", async () => {
  const body = new URLSearchParams({ intent: "sign-in", ...EDITOR });
  for (const origin of ["https://evil.example", "null"]) {
    const answer = await site.request("/dashboard", { method: "POST", body, headers: { origin } });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  }
});

describe("a draft", () => {
  test.each(collections)("of kind $name has no address for strangers", async ({ name: kind }) => {
    const id = drafts.get(kind) ?? 0;
    const pages = LANGUAGE_CODES.map((code) => localizedPath(pathOf(kind, id), code));
    const { addresses, formerCalls } = all.find(({ name }) => name === kind) ?? {};
    const others = [
      `/api/${addresses?.api ?? addresses?.site}/${id}`,
      ...(formerCalls?.one === undefined ? [] : [`/${formerCalls.one}?id=${id}`]),
      `${pathOf(kind, id)}.data`,
    ];
    for (const address of [...pages, ...others]) {
      for (const asker of ASKERS) {
        const answer = await site.request(address, { headers: headersOf[asker] });
        expect([address, asker, answer.status]).toEqual([address, asker, 404]);
        expect(await answer.text()).not.toContain(SECRET);
      }
    }
  });

  test("is in no list, feed, site map or search", async () => {
    const q = `?q=${SECRET}`;
    const pages = all.flatMap(({ addresses: { site, shownOn = site }, feed }) =>
      shownOn === undefined ? [] : [`/${shownOn}`, ...(feed ? [`/${site}.xml`] : [])],
    );
    const lists = ["/", ...pages].flatMap((path) =>
      LANGUAGE_CODES.flatMap((code) => [localizedPath(path, code), `${localizedPath(path, code)}${q}`]),
    );
    const calls = all.flatMap(({ addresses: { api } }) => (api === undefined ? [] : [`/api/${api}`]));
    for (const address of [...lists, "/sitemap.xml", ...calls]) {
      const answer = await site.request(address, { headers: headersOf.admin });
      expect([address, answer.status]).toEqual([address, 200]);
      const text = await answer.text();
      expect(text).not.toContain(`${SECRET} of`);
      for (const [kind, id] of drafts) expect(text).not.toContain(`${pathOf(kind, id)}<`);
    }
  });

  test("has a picture that is visible to staff and with the preview link only", async () => {
    const seen = async (headers: Record<string, string>, search = "") =>
      (await site.request(picture + search, { headers })).status;
    expect([await seen({}), await seen(headersOf.token), await seen(headersOf.editor)]).toEqual([404, 404, 200]);
    const made = await site.services.publishing.createPreviewLink(editor, "news", drafts.get("news") ?? 0, { days: 1 });
    if (made.kind !== "created") throw new Error(made.kind);
    expect([await seen({}, `?preview=${made.token}`), await seen({}, "?preview=x")]).toEqual([200, 404]);
  });

  test("is previewed for its editor with the autosave, for others as it was saved", async () => {
    const address = `/preview/draft/news/${drafts.get("news")}`;
    for (const asker of ["editor", "admin"] as const) {
      expect(await (await site.request(address, { headers: headersOf[asker] })).text()).toContain(`${SECRET} of news`);
    }
    const unsaved = (asker: Asker) => site.request("/preview/draft/news/new", { headers: headersOf[asker] });
    expect([(await unsaved("editor")).status, (await unsaved("admin")).status]).toEqual([200, 404]);
  });
});
