import { afterAll, beforeAll, expect, test } from "vitest";
import { collections, type Drafts } from "#collections/index.ts";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { AnyCollection, Draft } from "#features/publishing/collection.ts";
import { emptyDraft } from "#features/publishing/drafts/drafts.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";
import { named } from "../../../tests/draft-samples.ts";
import { plain } from "../../../tests/pictures/picture-samples.ts";
import { ADMIN, openRealSite, type RealSite } from "../../../tests/real-site.ts";

let site: RealSite;
let cookie: string;
let admin: Actor;

beforeAll(async () => {
  site = await openRealSite();
  cookie = await site.signIn(ADMIN);
  const found = await site.services.accounts.whoIs(new Headers({ cookie }));
  if (found === undefined) throw new Error("nobody is signed in");
  admin = found;
});
afterAll(() => site.close());

/** Saves a draft. @returns its id and the token of a preview link */
async function drafted(kind: keyof Drafts, change: object = {}, english: object = {}) {
  const empty = emptyDraft(named(kind), "2026-11-20");
  const texts = { ...empty.texts, en: { ...empty.texts.en, title: `Draft of ${kind}`, ...english } };
  const draft = { ...empty, ...change, texts } as typeof empty;
  const saved = await site.services.publishing.save(admin, kind, undefined, { draft, baseVersion: 0, aim: "keep" });
  if (saved.kind !== "saved") throw new Error(`the draft came to ${saved.kind}`);
  const made = await site.services.publishing.createPreviewLink(admin, kind, saved.id, { days: 1 });
  if (made.kind !== "created") throw new Error(made.kind);
  return { id: saved.id, token: made.token, linkId: made.link.id, draft };
}

const all: readonly AnyCollection[] = collections;
const shown = all.filter(({ addresses }) => addresses.site !== undefined);

test.each(shown)("the page, the cards and the shared link of a draft of kind $name", async ({ name }) => {
  const kind = name as keyof Drafts;
  const { id, token } = await drafted(kind);
  for (const [address, headers] of [
    [`/preview/${token}`, {}],
    [`/preview/draft/${kind}/${id}`, { cookie }],
  ] as const) {
    for (const show of ["page", "cards", "share"]) {
      const answer = await site.request(`${address}?show=${show}`, { headers });
      const page = await answer.text();
      expect([address, show, answer.status]).toEqual([address, show, 200]);
      expect(page).toContain(`Draft of ${kind}`);
      expect(page).toContain("This is how it will look once it is published.");
      expect(page).toContain('name="robots" content="noindex"');
      expect(page).not.toContain('rel="canonical"');
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    }
    const bare = await (await site.request(`${address}?bare`, { headers })).text();
    expect(bare).not.toContain("This is how it will look");
  }
});

test("an entry without a page of its own is shown on the page of all, whose title a shared link has", async () => {
  const { token } = await drafted("achievement");
  const shown = async (show: string) => (await site.request(`/preview/${token}?show=${show}`)).text();
  expect(await shown("page")).toMatch(/<h3>Draft of achievement<\/h3>.*<h3>Award 1<\/h3>/s);
  expect(await shown("cards")).toContain("Draft of achievement");
  expect(await shown("share")).not.toContain("Draft of achievement");
});

test("an entry of a list that has no pages has no preview either", async () => {
  const { id, token } = await drafted("vessel-type");
  expect((await site.request(`/preview/${token}`)).status).toBe(404);
  expect((await site.request(`/preview/draft/vessel-type/${id}`, { headers: { cookie } })).status).toBe(404);
});

test("a link in another language shows English where there is nothing else", async () => {
  const { token } = await drafted("project");
  const page = await (await site.request(`/pl/preview/${token}`)).text();
  expect(page).toContain("Tak to będzie wyglądać po publikacji.");
  expect(page).toContain('lang="en">Draft of project');
});

test("pictures of a draft are requested with its token", async () => {
  const { pictures } = site.services;
  const received = await pictures.receive(admin, { name: "quay.jpg", stream: plain(600, 400).jpeg() });
  if (received.kind !== "stored") throw new Error(received.reason);
  const img = received.file.path;
  const rich: RichDoc = {
    type: "doc",
    content: [{ type: "figure", attrs: { picture: img, alt: "" }, content: [{ type: "text", text: "The quay" }] }],
  };
  const { token } = await drafted("news", { img }, { rich });
  for (const show of ["page", "cards", "share"]) {
    const page = await (await site.request(`/preview/${token}?show=${show}`)).text();
    const addresses = [...page.matchAll(/\/pictures\/[^\s"]+/g)].map(([address]) => address.replaceAll("&amp;", "&"));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      expect([address, (await site.request(address)).status]).toEqual([address, 200]);
      expect((await site.request(address.split("?")[0] ?? "")).status).toBe(404);
    }
  }
});

test("unsaved input is shown to its author, however invalid", async () => {
  const { id, draft } = await drafted("project");
  const wrong = {
    projectUrl: "javascript:alert(1)",
    country: "Poland".slice(0, 2),
    year: "19x",
    img: "/no.png",
    posted: "soon",
  };
  const typed = { ...draft, ...wrong } as unknown as Draft;
  typed.texts.en.title = "Being typed";
  await site.services.publishing.autosave(admin, "project", id, {
    draft: typed,
    baseVersion: 1,
    key: "main",
    tab: "a",
    revision: 0,
  });
  const page = await (await site.request(`/preview/draft/project/${id}`, { headers: { cookie } })).text();
  expect(page).toContain("Being typed");
  expect(page).not.toContain("javascript:");
});

test("a revoked or unknown link, and a path that names nothing, show nothing", async () => {
  const { token, linkId } = await drafted("offer");
  await site.services.publishing.revokePreviewLink(admin, linkId);
  for (const path of [`/preview/${token}`, "/preview/x", "/de/preview/x"]) {
    const answer = await site.request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(path.startsWith("/de") ? "nicht mehr gültig" : "no longer valid");
  }
  for (const path of ["news/999", "news/x", "news/0", "message/1", "__proto__/1"]) {
    const answer = await site.request(`/preview/draft/${path}`, { headers: { cookie } });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

test("drafts require a session", async () => {
  const { id } = await drafted("product");
  const answer = await site.request(`/de/preview/draft/product/${id}`);
  expect(answer.status).toBe(401);
  const page = await answer.text();
  expect(page).toContain("Bitte zuerst anmelden");
  expect(page).not.toContain("Draft of product");
});
