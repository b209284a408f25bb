import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { news } from "#collections/news/news.ts";
import { startNginx, type TestNginx } from "../tools/test/start-nginx.ts";
import { EDITOR, openRealSite, type RealSite } from "./real-site.ts";
import { newsSample } from "./storage-samples.ts";

/** The site behind nginx's cache, with the lines of docs/scaling.md. */

const STORED = "public, max-age=0, s-maxage=3600, stale-while-revalidate=1";
const PAGE = "/news/1";

let site: RealSite;
let nginx: TestNginx;
/** Of an editor's session. */
let cookie: string;
const cached = join(tmpdir(), `site-shared-cache-${process.pid}`);

beforeAll(async () => {
  site = await openRealSite({ SHARED_CACHE: "s-maxage=3600, stale-while-revalidate=1" });
  cookie = await site.signIn(EDITOR);
  const manual = await readFile("docs/scaling.md", "utf8");
  const [zone, location] = [...manual.matchAll(/```nginx\n([^`]+)```/g)].map(([, lines]) => lines);
  nginx = await startNginx(`
    ${zone?.replace("/var/cache/nginx/site", cached)}
    server {
      listen 127.0.0.1:PORT;
      location / {
        ${location}
        add_header x-answered-from-cache $upstream_cache_status always;
        proxy_pass ${site.url};
      }
    }`);
});
afterAll(async () => {
  await nginx?.stop();
  await site?.close();
  await rm(cached, { recursive: true, force: true });
});

async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(nginx.url + path, { redirect: "manual", ...init });
  const text = await answer.text();
  const { status } = answer;
  return {
    status,
    text,
    control: answer.headers.get("cache-control"),
    cache: answer.headers.get("x-answered-from-cache"),
  };
}

test("nginx answers the second request for a public page, in each coding", async () => {
  const [first, second] = [await ask(PAGE), await ask(PAGE)];
  expect([first.status, first.cache, first.control]).toEqual([200, "MISS", STORED]);
  expect([second.status, second.cache, second.text]).toEqual([200, "HIT", first.text]);
  const plain = await ask(PAGE, { headers: { "accept-encoding": "identity" } });
  expect([plain.cache, plain.text]).toEqual(["MISS", first.text]);
});

test("a browser that has the page gets 304 from nginx", async () => {
  const etag = (await fetch(nginx.url + PAGE)).headers.get("etag") ?? "";
  expect(await ask(PAGE, { headers: { "if-none-match": etag } })).toMatchObject({ status: 304, cache: "HIT" });
});

test("nothing that is for one person, an error, or the result of a form is stored", async () => {
  const paths = [
    "/dashboard",
    "/dashboard/news",
    "/api/auth/get-session",
    "/application/unknown-key",
    "/status/message/unknown-key",
    "/preview/unknown-key",
    "/sign-in/set-up/unknown-key",
    "/contact?sent=M-12345",
    "/careers?sent=A-12345",
    "/news?q=alarm",
    "/nowhere",
    "/news/999999",
    "/api/news",
    "/readyz",
  ];
  for (const path of paths) {
    const [own, others] = [await ask(path, { headers: { cookie } }), await ask(path)];
    expect([path, others.cache]).not.toEqual([path, "HIT"]);
    expect(own.control ?? "").not.toContain("s-maxage");
    expect(others.control ?? "").not.toContain("s-maxage");
  }
  const body = new URLSearchParams({ message: "ahoy" });
  const refused = await ask("/contact", { method: "POST", headers: { origin: site.url }, body });
  expect([refused.status, refused.control]).toEqual([422, "no-store"]);
});

test("a public page is the same for staff, and is stored without a cookie", async () => {
  const answer = await fetch(`${nginx.url}/about`, { headers: { cookie } });
  expect(answer.headers.getSetCookie()).toEqual([]);
  const [own, others] = [await answer.text(), await ask("/about")];
  expect([others.cache, others.text]).toEqual(["HIT", own]);
});

test("a change shows once nginx's copy is purged, and not before", async () => {
  const isChanged = (text: string) => text.includes("Fresh from the yard");
  await ask(PAGE);
  await site.services.storage.publishing.publishRecord(news, newsSample(1, "Fresh from the yard"));
  const behind = async () => isChanged(await (await site.request(PAGE)).text());
  await expect.poll(behind, { timeout: 10_000 }).toBe(true);
  expect(isChanged((await ask(PAGE)).text)).toBe(false);
  for (const name of await readdir(cached)) await rm(join(cached, name), { recursive: true });
  await expect.poll(async () => isChanged((await ask(PAGE)).text), { timeout: 10_000 }).toBe(true);
});
