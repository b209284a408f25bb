import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createMinuteLimit } from "#platform/rate-limits/minute-limit.server.ts";
import { plainTextOf } from "#ui/rich-text/plain-text.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";
import { ADMIN, EDITOR, openRealSite, type RealSite } from "./real-site.ts";

const NEWS = { title: "Bench moved", short_description: "One floor up.", description: "The bench has moved." };
const PROJECT = { title: "Winch", description: "New drives.", image: "", projectUrl: "", category: "Refit" };

let site: RealSite;
let cookie: string;
let authorization: string;

beforeAll(async () => {
  site = await openRealSite();
  site.services.apiWrites = createMinuteLimit(1000);
  cookie = await site.signIn(EDITOR);
  const editor = await actorOf(cookie);
  authorization = `Bearer ${(await site.services.accounts.createToken(editor, { name: "Script" })).token}`;
});
afterAll(() => site.close());

async function actorOf(given: string) {
  const actor = await site.services.accounts.whoIs(new Headers({ cookie: given }));
  if (actor === undefined) throw new Error("nobody is signed in");
  return actor;
}

/** Calls the API, with the token unless other headers are given. */
async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = { authorization }) {
  const answer = await site.request(path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
}

const read = async (path: string) => (await site.request(path)).json() as Promise<Record<string, unknown>>;

/** Creates an item. @returns its address */
async function made(list: string, body: object): Promise<string> {
  const answer = await call("POST", list, body);
  expect(answer).toMatchObject({ status: 201 });
  return `${list}/${answer.body.id}`;
}

describe("a call", () => {
  test("changes an item stored by another release and preserves that release's fields", async () => {
    const path = await made("/api/projects", { ...PROJECT, title: "Winch of another release" });
    const id = Number(path.split("/").at(-1));
    const { rows } = site.services.storage.publishing;
    const ofItem = rows.selectFrom("item_versions").where("kind", "=", "project").where("item_id", "=", id);
    const newest = async () => {
      const { draft } = await ofItem.select("draft").orderBy("version", "desc").executeTakeFirstOrThrow();
      return JSON.parse(draft);
    };
    const { equipmentMaker: _, texts, ...older } = await newest();
    const { de: __, ...languages } = texts;
    const stored = { ...older, owner: "Later", texts: { ...languages, no: { title: "Vinsj" } } };
    const update = rows.updateTable("item_versions").set({ draft: JSON.stringify(stored) });
    await update.where("kind", "=", "project").where("item_id", "=", id).execute();
    expect(await call("PUT", path, { title: "Winch, changed", owner: "x" })).toMatchObject({ status: 422 });
    expect(await call("PUT", path, { title: "Winch, changed" })).toMatchObject({ status: 200 });
    expect(await newest()).toMatchObject({
      owner: "Later",
      equipmentMaker: "",
      texts: { en: { title: "Winch, changed" }, de: { title: "" }, no: { title: "Vinsj" } },
    });
  });

  test("publishes at once, in the languages that it is written in", async () => {
    const cached = await site.request("/api/news");
    expect(await cached.json()).not.toContainEqual(expect.objectContaining({ title: NEWS.title }));
    const answer = await call("POST", "/save_news.php", { ...NEWS, title_pl: "Stół", img: "", posted: "2026-11-20" });
    expect(answer).toMatchObject({ status: 201, body: { state: "published" } });
    const item = await read(`/api/news/${answer.body.id}`);
    // The Polish text is incomplete: visitors see English.
    expect(item).toMatchObject({ ...NEWS, title_pl: null, posted: "2026-11-20", img: "/drawings/pic-board.svg" });
    expect(await read("/api/news")).toContainEqual(item);
    const polish = { short_description_pl: "Piętro wyżej.", description_pl: "Stół stoi wyżej." };
    expect(await call("PUT", `/api/news/${answer.body.id}`, polish)).toMatchObject({ status: 200 });
    expect(await read(`/api/news/${answer.body.id}`)).toMatchObject({ ...NEWS, ...polish, title_pl: "Stół" });
    expect(await (await site.request(`/pl/news/${answer.body.id}`)).text()).toContain("Stół stoi wyżej.");
  });

  test("an entry without English that is read and written back stays without it", async () => {
    const polish = { title_pl: "Wciągarka", short_description_pl: "Nowe napędy.", description_pl: "Długo.\nI krótko." };
    const address = await made("/api/news", polish);
    const english = async () => {
      const item = await site.services.publishing.open(
        await actorOf(cookie),
        "news",
        Number(address.split("/").at(-1)),
      );
      return item?.draft.texts.en as Record<string, unknown>;
    };
    const { id: _, image: __, ...shown } = await read(address);
    expect(shown).toMatchObject({ ...polish, title: "Wciągarka", description: "Długo.\nI krótko." });
    const back = { ...shown, posted: "2026-11-02", title_pl: "Wciągarka cumownicza" };
    expect(await call("PUT", address, back)).toMatchObject({ status: 200 });
    expect(await english()).toMatchObject({ title: "", shortDescription: "", description: "" });
    expect(await read(address)).toMatchObject({ title: "Wciągarka cumownicza", title_de: null, posted: "2026-11-02" });
    const translated = { ...NEWS, title: "Wciągarka cumownicza" };
    expect(await call("PUT", address, translated)).toMatchObject({ status: 200 });
    expect(await english()).toMatchObject({ title: "Wciągarka cumownicza", description: NEWS.description });
    expect(await call("PUT", address, { ...(await read(address)), id: undefined, image: undefined })).toMatchObject({
      status: 200,
    });
    expect(await english()).toMatchObject({ description: NEWS.description });
  });

  test("publishes in one language other than English, which then stands without suffix too", async () => {
    const polish = { title_pl: "Dźwignia", short_description_pl: "Piętro wyżej.", description_pl: "Długo." };
    const address = await made("/api/news", polish);
    const shown = { title: "Dźwignia", short_description: "Piętro wyżej.", description: "Długo." };
    expect(await read(address)).toMatchObject({ ...shown, ...polish, title_de: null, description_de: null });
    expect(await read("/api/news")).toContainEqual(await read(address));
    expect(await (await site.request(address.replace("/api", "/de"))).text()).toContain("Dźwignia");
    // The first language that lacks the fewest texts is asked for.
    const incomplete = await call("PUT", address, { title_pl: "" });
    expect([incomplete.status, incomplete.body.errors]).toEqual([422, { title_pl: "This is required." }]);
    expect(await call("PUT", address, { title: null, title_pl: "Dźwignia nożna" })).toMatchObject({ status: 200 });
    expect(await read(address)).toMatchObject({ title: "Dźwignia nożna" });
    expect(await call("PUT", address, NEWS)).toMatchObject({ status: 200 });
    expect(await read(address)).toMatchObject({ ...NEWS, ...polish, title_pl: "Dźwignia nożna" });
  });

  test("takes the English text away only with the whole text in another language", async () => {
    const german = { title_de: "Hebel", short_description_de: "Oben.", description_de: "Lang." };
    const address = await made("/api/news", { ...NEWS, ...german });
    const refused = await call("PUT", address, { title: "", title_de: "Hebel 2" });
    expect([refused.status, refused.body.errors]).toEqual([422, { title: "This is required." }]);
    expect(await read(address)).toMatchObject({ ...NEWS, ...german });
    expect(await call("PUT", address, { ...german, title: "" })).toMatchObject({ status: 200 });
    expect(await read(address)).toMatchObject({ ...german, title: "Hebel", description: "Lang." });
  });

  test("stores a project unpublished until it states whether the client may be named", async () => {
    const { status, body } = await call("POST", "/save_projects.php", PROJECT);
    expect([status, body]).toEqual([
      201,
      { id: expect.any(Number), version: 1, state: "draft", waiting: ["vessel_named", "client_named"] },
    ]);
    expect((await site.request(`/api/projects/${body.id}`)).status).toBe(404);
    const answered = { vessel_named: "no", client_named: "anonymous" };
    expect(await call("PUT", `/api/projects/${body.id}`, answered)).toMatchObject({ body: { state: "published" } });
    expect(await read(`/api/projects/${body.id}`)).toMatchObject({ title: "Winch", category: "Refit" });
  });

  test("takes the title of a list's entry in any language as that entry, and any other text as a text", async () => {
    const named = { vessel_named: "no", client_named: "no" };
    const address = await made("/api/projects", {
      ...PROJECT,
      ...named,
      category: "ZASILANIE z ladu",
      vessel_type: "Dok",
    });
    const id = Number(address.split("/").at(-1));
    const draft = async () => (await site.services.publishing.open(await actorOf(cookie), "project", id))?.draft;
    expect(await draft()).toMatchObject({ categories: [5], vesselTypes: [] });
    const listed = { category: "Shore connection", category_pl: null };
    expect(await read(address)).toMatchObject(listed);
    expect(await read("/api/projects")).toContainEqual(expect.objectContaining({ id, ...listed }));
    // What was read may be sent back; a language that is not given does not count.
    await call("PUT", address, { ...listed, vessel_type: "Fähre" });
    expect(await draft()).toMatchObject({ categories: [5], vesselTypes: [9] });
    await call("PUT", address, { year: 2020 });
    expect(await draft()).toMatchObject({ categories: [5], vesselTypes: [9] });
    await call("PUT", address, { category: "Ice trials", vessel_type: null });
    expect(await draft()).toMatchObject({ categories: [], vesselTypes: [] });
    expect(await read(address)).toMatchObject({ category: "Ice trials" });
    const page = await (await site.request(`/projects/${id}`)).text();
    expect(page).toContain("Ice trials");
    expect(page).not.toContain("Ferry");
  });

  test("leaves missing fields unchanged, and empties those that are null", async () => {
    const product = { title: "Relay", description: "Trips.", product_type: "Relays", stock: "7" };
    const documentation = "https://example.com/sheet.pdf";
    const address = await made("/api/products", { ...product, documentation });
    await call("PUT", address, { stock: 3 });
    expect(await read(address)).toMatchObject({ ...product, stock: 3, documentation });
    await call("PUT", address, { documentation: null });
    expect(await read(address)).toMatchObject({ stock: 3, documentation: null });
  });

  test("moves an item to the bin, where it cannot be changed", async () => {
    const address = await made("/api/news", NEWS);
    for (const _ of [1, 2])
      expect(await call("DELETE", address)).toMatchObject({ status: 200, body: { state: "bin" } });
    expect((await site.request(address)).status).toBe(410);
    expect(await call("PUT", address, { title: "Back" })).toMatchObject({ status: 409 });
  });

  test("preserves the rich text while its words are unchanged", async () => {
    const editor = await actorOf(cookie);
    const rich: RichDoc = {
      type: "doc",
      content: [
        { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Moved" }] },
        { type: "paragraph", content: [{ type: "text", text: "One floor up.", marks: [{ type: "bold" }] }] },
      ],
    };
    const address = await made("/api/news", { ...NEWS, description: plainTextOf(rich) });
    const id = Number(address.split("/").at(-1));
    const item = await site.services.publishing.open(editor, "news", id);
    if (item === undefined) throw new Error("the item is not there");
    const texts = { ...item.draft.texts, en: { ...item.draft.texts.en, rich } };
    const draft = { ...item.draft, texts };
    await site.services.publishing.save(editor, "news", id, { draft, baseVersion: 1, aim: "publish" });
    const page = async () => (await site.request(`/news/${id}`)).text();
    await call("PUT", address, { title: "Moved", description: plainTextOf(rich) });
    expect(await page()).toContain("<strong>One floor up.</strong>");
    await call("PUT", address, { description: "Moved twice." });
    expect(await page()).not.toContain("<strong>");
  });

  test("is refused when somebody has saved in the meantime", async () => {
    const address = await made("/api/news", NEWS);
    const [first, second] = await Promise.all(
      [1, 2].map((n) => call("PUT", address, { title: `By ${n}`, version: 1 })),
    );
    expect([first?.status, second?.status].toSorted()).toEqual([200, 409]);
  });

  test.each([
    ["/api/news", { ...NEWS, img: "https://example.com/a.png" }, "img"],
    ["/api/news", { ...NEWS, img: "/drawings/../etc/passwd" }, "img"],
    ["/api/news", { ...NEWS, img: "/drawings/hero-ship.svg\u0000" }, "img"],
    ["/api/news", { ...NEWS, posted: "2026-02-30" }, "posted"],
    ["/api/news", { ...NEWS, author: "me" }, "author"],
    ["/api/news", [], ""],
    ["/api/news", null, ""],
    ["/save_projects.php", { ...PROJECT, image: "/no/picture.png" }, "image"],
    ["/save_projects.php", { ...PROJECT, projectUrl: "javascript:alert(1)" }, "projectUrl"],
    ["/save_projects.php", { ...PROJECT, projectUrl: "//example.com" }, "projectUrl"],
    ["/save_projects.php", { ...PROJECT, title: "" }, "title"],
    [
      "/api/products",
      { title: "A", description: "B", product_type: "C", documentation: "data:text/html,x" },
      "documentation",
    ],
    ["/api/products", { title: "A", description: "B", product_type: "C", stock: "" }, "stock"],
  ])("%# that makes no sense is refused by its field, and nothing is written: %s", async (path, body, field) => {
    const editor = await actorOf(cookie);
    const count = async () => JSON.stringify((await site.services.publishing.overview(editor)).kinds);
    const before = await count();
    const answer = await call("POST", path, body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, field === "" ? [] : [field]]);
    expect(answer.body.error).toEqual(expect.any(String));
    expect(await count()).toBe(before);
  });

  test.each([
    ["{", 400, undefined],
    ["{}", 415, "text/plain"],
    ["{}", 415, "application/x-www-form-urlencoded"],
    [JSON.stringify({ title: "x".repeat(600 * 1024) }), 413, undefined],
  ])("%# that is none: %#", async (body, status, type = "application/json") => {
    expect(await call("POST", "/api/news", body, { authorization, "content-type": type })).toMatchObject({ status });
  });
});

describe("the caller", () => {
  test("is the token's owner, whatever cookies come with it", async () => {
    const admin = await site.signIn(ADMIN);
    const origin = site.url;
    const both = { authorization, cookie: admin, origin };
    const { body } = await call("POST", "/api/news", NEWS, both);
    const editor = await actorOf(cookie);
    const [version] = await site.services.publishing.history(editor, "news", Number(body.id));
    expect(version?.author).toBe("Jan");
    const dead = { authorization: "Bearer dead", cookie: admin, origin };
    expect(await call("POST", "/api/news", NEWS, dead)).toMatchObject({ status: 401 });
  });

  test("is unknown without token and session", async () => {
    for (const headers of [{ origin: site.url }, { authorization: "Bearer dead" }, { authorization: "Bearer" }]) {
      const answer = await call("POST", "/api/news", NEWS, headers);
      expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    }
  });

  test("is the session's owner, from pages of this site only", async () => {
    expect(await call("POST", "/api/news", NEWS, { cookie, origin: site.url })).toMatchObject({ status: 201 });
    for (const origin of ["https://evil.example", "null", undefined]) {
      const headers = { cookie, ...(origin === undefined ? {} : { origin }) };
      expect(await call("POST", "/api/news", NEWS, headers)).toMatchObject({ status: 403 });
      // A token in the same request does not bypass the check.
      expect(await call("POST", "/api/news", NEWS, { ...headers, authorization })).toMatchObject({ status: 403 });
    }
    expect(await call("POST", "/api/news", NEWS, { authorization, origin: "https://evil.example" })).toMatchObject({
      status: 201,
    });
  });

  test("is unknown once the token is revoked", async () => {
    const editor = await actorOf(cookie);
    const { id, token } = await site.services.accounts.createToken(editor, { name: "Short" });
    const headers = { authorization: `Bearer ${token}` };
    expect(await call("POST", "/api/news", NEWS, headers)).toMatchObject({ status: 201 });
    await site.services.accounts.revokeToken(editor, id);
    expect(await call("POST", "/api/news", NEWS, headers)).toMatchObject({ status: 401 });
  });

  test("has a limit of calls in a minute", async () => {
    const unlimited = site.services.apiWrites;
    site.services.apiWrites = createMinuteLimit(2);
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push(await call("PUT", "/api/news/999", {}));
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 429]);
    expect(Number(statuses[2]?.headers.get("retry-after"))).toBeGreaterThan(0);
    site.services.apiWrites = unlimited;
  });
});

test("reading is the same for everybody and cached, with a token too", async () => {
  const open = await site.request("/api/products");
  const signed = await site.request("/api/products", { headers: { authorization, cookie } });
  expect(signed.headers.get("etag")).toBe(open.headers.get("etag"));
  expect(signed.headers.get("cache-control")).toBe("no-cache");
  expect(await signed.text()).toBe(await open.text());
});

test("names to suggest are read once, and again after a publication", async () => {
  const read = vi.spyOn(site.services.storage.collection("port"), "records");
  const ask = async () => (await site.request("/api/service-request?port=Gdnask&nextPort=Gdinya")).json();
  const names = { port: expect.any(String), nextPort: expect.any(String) };
  expect(await Promise.all([ask(), ask()])).toEqual([names, names]);
  expect(await ask()).toEqual(names);
  expect(read).toHaveBeenCalledTimes(1);
  const version = await site.services.storage.contentVersion();
  expect(await call("POST", "/api/news", NEWS)).toMatchObject({ status: 201 });
  expect(await site.services.storage.contentVersion()).toBeGreaterThan(version);
  expect(await ask()).toEqual(names);
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRestore();
});

test("too many questions of one address for suggested names are refused for a while", async () => {
  site.services.suggestionCalls = createMinuteLimit(2);
  const ask = () => site.request("/api/service-request?port=Gdnask");
  for (let i = 0; i < 2; i += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect([refused.status, await refused.json()]).toEqual([429, { error: "Too many calls in a minute." }]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
