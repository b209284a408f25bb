import { afterAll, beforeAll, expect, test } from "vitest";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { draftSample } from "../../../../tests/draft-samples.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";
import type { Draft } from "../drafts/drafts.ts";

let site: TestSite;
let editor: PageBrowser;
let admin: PageBrowser;

beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  editor = await signedInOn(site, EDITOR);
  admin = await signedInOn(site, ADMIN);
});
afterAll(() => site.close());

type Body = Record<string, unknown>;

async function send(path: string, body: unknown, { who = editor, method = "POST" } = {}) {
  const answer = await who.sendJson(path, body, method);
  return { status: answer.status, ...((await answer.json()) as Body) } as Body & { status: number };
}

const news = (title: string): Draft => draftSample("news", title) as unknown as Draft;
const toSave = (draft: Draft, changes: Body = {}) => ({
  draft,
  baseVersion: 0,
  upToDate: [],
  aim: "keep",
  ...changes,
});
const perform = (id: unknown, what: Body, who = editor) => send(`/dashboard/act/news/${id}`, what, { who });

async function saveDraft(title: string): Promise<number> {
  const { status, id } = await send("/dashboard/save/news/new", toSave(news(title)));
  expect(status).toBe(201);
  return Number(id);
}

test("a new item is saved and published, and is on the site", async () => {
  const id = await saveDraft("Kept first");
  expect((await site.request(`/news/${id}`)).status).toBe(404);
  const published = await send(`/dashboard/save/news/${id}`, {
    ...toSave(news("Kept first"), { baseVersion: 1 }),
    aim: "publish",
  });
  expect(published).toMatchObject({ status: 200, kind: "saved", id, state: "published" });
  expect(await (await site.request(`/news/${id}`)).text()).toContain("Kept first");
});

test("invalid fields are reported one by one, and nothing is written", async () => {
  const draft = { ...news("Refused"), img: "https://example.com/x.jpg", posted: "tomorrow" };
  const outcome = await send("/dashboard/save/news/new", toSave(draft));
  expect(outcome).toMatchObject({ status: 422, kind: "refused" });
  expect((outcome.problems as Body[]).map(({ path, code }) => [path, code])).toEqual([
    ["img", "unknown-picture"],
    ["posted", "malformed-day"],
  ]);
  const long = news("Too long");
  long.texts.pl.title = "x".repeat(161);
  long.texts.de.rich = { type: "doc", content: [{ type: "script" }] } as never;
  const shaped = await send("/dashboard/save/news/new", toSave(long));
  expect(shaped).toMatchObject({ status: 422, kind: "refused" });
  expect((shaped.problems as Body[]).map(({ path }) => path)).toEqual(["texts.pl.title", "texts.de.description"]);
});

test("the second of two saves gets a conflict with the version of the first", async () => {
  const id = await saveDraft("Shared");
  const path = `/dashboard/save/news/${id}`;
  await send(path, toSave(news("By the admin"), { baseVersion: 1 }), { who: admin });
  const outcome = await send(path, toSave(news("By the editor"), { baseVersion: 1 }));
  expect(outcome).toMatchObject({
    status: 409,
    kind: "conflict",
    theirs: { version: 2, updatedBy: "Anna", draft: { texts: { en: { title: "By the admin" } } } },
  });
});

test("an autosave is visible to its author only, is restored with the form, and can be discarded", async () => {
  const id = await saveDraft("Saved");
  const path = `/dashboard/autosave/news/${id}`;
  const form = { baseVersion: 1, tab: "a", revision: 0 };
  const saved = await send(path, { draft: news("Only typed"), ...form });
  expect(saved).toMatchObject({ status: 200, kind: "saved", at: expect.any(Number), revision: 1 });
  expect(await send(path, { draft: news("In another tab"), ...form, tab: "b" })).toMatchObject({
    status: 409,
    kind: "elsewhere",
    isGone: false,
  });
  const page = async (who: PageBrowser) => (await who.open(`/dashboard/news/${id}`)).text();
  expect(await page(editor)).toContain("Only typed");
  expect(await page(admin)).not.toContain("Only typed");
  expect(await send(path, {}, { method: "DELETE" })).toMatchObject({ status: 200, kind: "dropped" });
  expect(await page(editor)).not.toContain("Only typed");
});

test("each unsaved new item has an address and is listed for its author until it is saved or discarded", async () => {
  const path = (key: string) => `/dashboard/autosave/project/new?draft=${key}`;
  const typed = (title: string) => ({ draft: draftSample("project", title), baseVersion: 0, tab: "a", revision: 0 });
  for (const key of ["one", "two"]) expect((await send(path(key), typed(`Unsaved ${key}`))).status).toBe(200);
  const page = async (address: string, who = editor) => (await who.open(`/dashboard${address}`)).text();
  expect(await page("/projects/create?draft=one")).toContain("Unsaved one");
  expect(await page("/projects/create")).not.toContain("Unsaved one");
  for (const address of ["", "/projects"]) {
    expect(await page(address)).toContain('href="/dashboard/projects/create?draft=one"');
    expect(await page(address)).toContain('href="/dashboard/projects/create?draft=two"');
    expect(await page(address, admin)).not.toContain("Unsaved");
  }
  expect(await page("/news")).not.toContain("Unsaved");
  const saved = await send("/dashboard/save/project/new", {
    ...toSave(draftSample("project", "Unsaved one") as unknown as Draft),
    autosave: { key: "one", tab: "a", revision: 1 },
  });
  expect(saved.status).toBe(201);
  await send(path("two"), {}, { method: "DELETE" });
  expect(await page("/projects")).not.toContain("create?draft=");
  expect((await editor.open("/dashboard/projects/create?draft=No%20key")).status).toBe(404);
});

test("a text that is too long to be saved is autosaved whole", async () => {
  const draft = news("x".repeat(500));
  const path = "/dashboard/autosave/news/new?draft=long";
  expect((await send(path, { draft, baseVersion: 0, tab: "a", revision: 0 })).status).toBe(200);
  expect(await (await editor.open("/dashboard/news/create?draft=long")).text()).toContain("x".repeat(500));
  expect((await send("/dashboard/save/news/new", toSave(draft))).problems).toMatchObject([{ path: "texts.en.title" }]);
  await send(path, {}, { method: "DELETE" });
});

test("a check lists problems and hints, also of an unsaved item", async () => {
  const draft = news("");
  const { status, problems } = await perform("new", { do: "check", draft });
  expect(status).toBe(200);
  expect((problems as Body[]).map(({ path, code }) => [path, code])).toEqual([
    ["texts.en.title", "text-missing"],
    ["texts.pl", "translation-missing"],
    ["texts.de", "translation-missing"],
  ]);
});

test("an item passes through all actions", async () => {
  const id = await saveDraft("Moved about");
  expect(await perform(id, { do: "publish", version: 1 })).toMatchObject({ status: 200, state: "published" });
  expect(await perform(id, { do: "withdraw" })).toMatchObject({ status: 200, state: "withdrawn" });
  const tomorrow = Date.now() + 86_400_000;
  expect(await perform(id, { do: "schedule", publishAt: tomorrow, withdrawAt: null })).toMatchObject({
    state: "scheduled",
  });
  expect(await perform(id, { do: "schedule", publishAt: 1, withdrawAt: null })).toMatchObject({
    status: 422,
    kind: "past",
  });
  expect(await perform(id, { do: "bin" })).toMatchObject({ status: 200, state: "bin" });
  expect(await perform(id, { do: "publish", version: 1 })).toMatchObject({ status: 409, kind: "not-now" });
  expect(await perform(id, { do: "restore" })).toMatchObject({ status: 200 });
  expect(await perform(id, { do: "duplicate" })).toMatchObject({ status: 201, kind: "duplicated" });
  await perform(id, { do: "bin" });
  expect(await perform(id, { do: "delete" })).toMatchObject({ status: 403 });
  expect(await perform(id, { do: "delete" }, admin)).toMatchObject({ status: 200 });
  expect(await perform(id, { do: "bin" })).toMatchObject({ status: 404, kind: "missing" });
});

test("the address of a preview link is returned once and works until it is revoked", async () => {
  const id = await saveDraft("Shown to the client");
  const made = await perform(id, { do: "preview-link", days: 7 });
  expect(made).toMatchObject({ status: 201, kind: "linked", path: expect.stringMatching(/^\/preview\/[\w-]{20,}$/) });
  const { id: link } = made.link as { id: number };
  expect(await (await editor.open(`/dashboard/news/${id}`)).text()).not.toContain(String(made.path));
  expect(await perform(id, { do: "revoke-preview-link", link })).toMatchObject({ status: 200, kind: "revoked" });
  expect(await perform(id, { do: "preview-link", days: 91 })).toMatchObject({ status: 422 });
});

test.each([
  ["/dashboard/save/news/0", toSave(news("x")), 404],
  ["/dashboard/save/toString/new", toSave(news("x")), 404],
  ["/dashboard/save/news/999999", toSave(news("x"), { baseVersion: 1 }), 404],
  ["/dashboard/save/news/new", { draft: news("x") }, 422],
  ["/dashboard/save/news/new", null, 422],
  ["/dashboard/autosave/news/new", { draft: {}, baseVersion: 0, tab: "a", revision: 0 }, 422],
  ["/dashboard/autosave/news/new", { draft: news("x"), baseVersion: 0 }, 422],
  ["/dashboard/autosave/news/new?draft=x%2Fy", { draft: news("x"), baseVersion: 0, tab: "a", revision: 0 }, 404],
  ["/dashboard/act/news/1", { do: "explode" }, 422],
  ["/dashboard/act/news/1", { do: "bin", extra: true }, 422],
  ["/dashboard/act/news/new", { do: "bin" }, 404],
])("%s with %j is %i", async (path, body, status) => {
  expect((await send(path, body)).status).toBe(status);
});

test.each(["save", "act", "autosave"])(
  "reading /dashboard/%s is refused, and so are other methods",
  async (resource) => {
    const path = `/dashboard/${resource}/news/1`;
    expect((await editor.open(path)).status).toBe(405);
    expect((await send(path, {}, { method: "PUT" })).status).toBe(405);
    expect((await site.request(path)).status).toBe(401);
  },
);

test("the form of an unknown item is a 404 page of the dashboard", async () => {
  for (const path of ["/dashboard/news/999999", "/dashboard/news/x1", "/dashboard/offers/0"]) {
    const answer = await editor.open(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Dashboard page not found");
  }
});
