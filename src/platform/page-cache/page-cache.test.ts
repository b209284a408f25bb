import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { PageCache } from "./page-cache.server.ts";
import { bodyIn, type PreparedPage, type RenderedPage } from "./prepared-page.server.ts";

const page = (body: string, over: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { "content-type": "text/html" },
  body,
  expiresAt: Number.POSITIVE_INFINITY,
  ...over,
});
const render = (body: string, over?: Partial<RenderedPage>) => async () => page(body, over);
const text = (cached: PreparedPage | undefined) => cached && bodyIn(cached, "identity").toString();
const never = () => Promise.reject(new Error("rendered although kept"));

test("serves a page in every coding", async () => {
  const cache = new PageCache();
  const body = "<p>one</p>".repeat(100);
  const cached = await cache.getOrRender("/", render(body));
  expect(brotliDecompressSync(bodyIn(cached, "br")).toString()).toBe(body);
  expect(gunzipSync(bodyIn(cached, "gzip")).toString()).toBe(body);
  expect(bodyIn(cached, "gzip")).toBe(bodyIn(cached, "gzip"));
  expect(text(await cache.getOrRender("/", never))).toBe(body);
});

test("is rendered once for all who wait", async () => {
  const cache = new PageCache();
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  let renders = 0;
  const waiters = Array.from({ length: 100 }, () =>
    cache.getOrRender("/", () => {
      renders += 1;
      return promise;
    }),
  );
  resolve(page("once"));
  const pages = await Promise.all(waiters);
  expect(renders).toBe(1);
  expect(new Set(pages).size).toBe(1);
});

test("a render that fails leaves nothing cached", async () => {
  const cache = new PageCache();
  await expect(cache.getOrRender("/", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(text(await cache.getOrRender("/", render("yes")))).toBe("yes");
});

test("stays within its bytes and evicts the oldest page first", async () => {
  const cache = new PageCache(6000);
  const random = () => Array.from({ length: 2000 }, () => Math.random().toString(36).at(2)).join("");
  for (const key of ["/1", "/2", "/3", "/4", "/5"]) await cache.getOrRender(key, render(random()));
  expect(cache.bytes).toBeLessThanOrEqual(6000);
  expect(cache.get("/1")).toBeUndefined();
  expect(cache.get("/5")).toBeDefined();
});

test("nearly empty pages are bounded too", async () => {
  const cache = new PageCache(100 * 1024);
  for (let number = 1; number <= 500; number++) await cache.getOrRender(`/api/news?page=${number}`, render("[]"));
  const cached = Array.from({ length: 500 }, (_, index) => cache.get(`/api/news?page=${index + 1}`));
  expect(cached.filter((page) => page !== undefined).length).toBeLessThanOrEqual(100);
});

test("cached bodies retain no other memory", async () => {
  const cache = new PageCache();
  const cached = await cache.getOrRender("/", render("<p>one</p>".repeat(100)));
  await cache.settled();
  for (const body of [bodyIn(cached, "br"), bodyIn(cached, "gzip")]) expect(body.buffer.byteLength).toBe(body.length);
});

test("a page that was requested again outlives others", async () => {
  const cache = new PageCache(6000);
  const random = () => Array.from({ length: 2000 }, () => Math.random().toString(36).at(2)).join("");
  await cache.getOrRender("/", render(random()));
  for (let i = 0; i < 50; i++) {
    expect(cache.get("/")).toBeDefined();
    await cache.getOrRender(`/news?q=${i}`, render(random()));
  }
  expect(cache.bytes).toBeLessThanOrEqual(6000);
});

test("compresses pages better in the background, except later pages of lists", async () => {
  const cache = new PageCache();
  const body = Array.from({ length: 3000 }, (_, i) => `<li>${i * i}</li>`).join("");
  const first = (await cache.getOrRender("/", render(body))).br;
  const search = (await cache.getOrRender("/news?page=2", render(body))).br;
  await cache.settled();
  const best = cache.get("/")?.br;
  expect(best?.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(best ?? "").toString()).toBe(body);
  expect(cache.get("/news?page=2")?.br).toBe(search);
});

test("counts the bytes of its bodies, before and after they are compressed better and rendered again", async () => {
  const [cache, fresh] = [new PageCache(), new PageCache()];
  const body = Array.from({ length: 3000 }, (_, i) => `<li>${i * i}</li>`).join("");
  await cache.getOrRender("/", render(body));
  const rough = cache.bytes;
  await cache.settled();
  const best = cache.bytes;
  expect(best).toBeLessThan(rough);
  cache.clear();
  await cache.getOrRender("/", render(body));
  expect(cache.bytes).toBe(best);
  cache.clear();
  for (const each of [cache, fresh]) await each.getOrRender("/", render("<p>new</p>"));
  expect(cache.bytes).toBe(fresh.bytes);
});

test("after a clear serves none of the pages, and does not recompress unchanged ones", async () => {
  const cache = new PageCache();
  const body = Array.from({ length: 3000 }, (_, i) => `<li>${i * i}</li>`).join("");
  await cache.getOrRender("/", render(body));
  await cache.settled();
  const best = cache.get("/")?.br;
  cache.clear();
  expect(cache.get("/")).toBeUndefined();
  expect((await cache.getOrRender("/", render("sorry", { status: 503 }))).status).toBe(503);
  const expiresAt = Date.now() + 60_000;
  const again = await cache.getOrRender("/", render(body, { expiresAt }));
  expect(again.br).toBe(best);
  expect(again.expiresAt).toBe(expiresAt);
  expect(cache.get("/")).toBe(again);
  cache.clear();
  const otherHead = await cache.getOrRender("/", render(body, { headers: { "content-type": "text/plain" } }));
  expect(otherHead.br).not.toBe(best);
  cache.clear();
  expect(text(await cache.getOrRender("/", render("new")))).toBe("new");
});

test("pages from before a clear are evicted first, requested or not", async () => {
  const cache = new PageCache(6000);
  const random = () => Array.from({ length: 2000 }, () => Math.random().toString(36).at(2)).join("");
  await cache.getOrRender("/", render(random()));
  expect(cache.get("/")).toBeDefined();
  cache.clear();
  await cache.getOrRender("/1", render(random()));
  expect(cache.bytes).toBeLessThanOrEqual(6000);
  expect(cache.get("/1")).toBeDefined();
});

test("a page being rendered during a clear is served but not cached", async () => {
  const cache = new PageCache();
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  const waiting = cache.getOrRender("/", () => promise);
  cache.clear();
  const after = cache.getOrRender("/", render("new"));
  resolve(page("old"));
  expect(text(await waiting)).toBe("old");
  expect(text(await after)).toBe("new");
  expect(text(cache.get("/"))).toBe("new");
});

test("an expired page is rendered again", async () => {
  const cache = new PageCache();
  await cache.getOrRender("/", render("old", { expiresAt: Date.now() - 1 }));
  expect(cache.get("/")).toBeUndefined();
  expect(text(await cache.getOrRender("/", render("new")))).toBe("new");
});

test("an expired page is served when a new one cannot be rendered for now", async () => {
  const cache = new PageCache();
  const until = Date.now() + 60_000;
  await cache.getOrRender("/", render("old", { expiresAt: until }));
  expect(cache.get("/", until)).toBeUndefined();
  const expired = new PageCache();
  await expired.getOrRender("/", render("old", { expiresAt: 0 }));
  const served = await expired.getOrRender("/", render("sorry", { status: 503 }));
  expect(served.status).toBe(200);
  expect(text(served)).toBe("old");
});

test("without an old page the 503 is served, and not cached", async () => {
  const cache = new PageCache();
  expect((await cache.getOrRender("/", render("sorry", { status: 503 }))).status).toBe(503);
  expect(text(await cache.getOrRender("/", render("back")))).toBe("back");
});

test.each([301, 404, 500])("a response of %d is not cached", async (status) => {
  const cache = new PageCache();
  expect((await cache.getOrRender("/", render("no", { status }))).status).toBe(status);
  expect(cache.get("/")).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

test("a page that is not cacheable is rendered for each request, once for requests at the same time", async () => {
  const cache = new PageCache();
  let renders = 0;
  const render = async () => {
    renders += 1;
    return page(`search ${renders}`);
  };
  const search = () => cache.getOrRender("/news?q=a", render, false);
  const [one, other] = await Promise.all([search(), search()]);
  expect(one).toBe(other);
  expect(text(await search())).toBe("search 2");
  expect(cache.bytes).toBe(0);
});
