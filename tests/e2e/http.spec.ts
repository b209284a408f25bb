import { expect, test } from "./fixtures.ts";

/** Answers in which the database has no part; `smoke/http.spec.ts` has those that it has a part in. */
const noRedirect = { maxRedirects: 0 };

for (const [from, to] of [
  ["/news/", "/news"],
  ["/pl/", "/pl"],
  ["/en", "/"],
  ["/en/", "/"],
  ["/en/services/4?x=1", "/services/4?x=1"],
  ["/de/news/?page=2", "/de/news?page=2"],
] as const) {
  test(`${from} leads to ${to} for good`, async ({ request }) => {
    const answer = await request.get(from, noRedirect);
    expect([301, 308]).toContain(answer.status());
    expect(answer.headers().location).toBe(to);
  });
}

test("HEAD answers as GET does, without a body", async ({ request }) => {
  for (const path of ["/", "/news", "/services/4", "/favicon.ico", "/nowhere"]) {
    const [get, head] = [await request.get(path), await request.head(path)];
    expect([path, head.status()]).toEqual([path, get.status()]);
    expect(head.headers()["content-type"]).toBe(get.headers()["content-type"]);
    expect((await head.body()).length).toBe(0);
  }
});

test("pages and scripts come compressed as the client likes", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const script = /\/assets\/own-enhance-[\w-]+\.js/.exec(page)?.[0] ?? "/no-enhancement-script-in-the-page";
  for (const path of ["/", "/de/services", script]) {
    const bodies = [];
    for (const coding of ["br", "gzip", "identity"]) {
      const answer = await request.get(path, { headers: { "accept-encoding": coding } });
      const used = answer.headers()["content-encoding"];
      expect([path, used]).toEqual([path, coding === "identity" ? undefined : coding]);
      expect(answer.headers().vary?.toLowerCase()).toContain("accept-encoding");
      bodies.push(await answer.text());
    }
    expect(new Set(bodies).size).toBe(1);
  }
});

test("a page carries its policy and its guards", async ({ request }) => {
  for (const path of ["/", "/nowhere"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  }
});

test("built files stay with the browser for ever, pages are asked for again", async ({ request }) => {
  const page = await request.get("/");
  const script =
    /\/assets\/own-enhance-[\w-]+\.js/.exec(await page.text())?.[0] ?? "/no-enhancement-script-in-the-page";
  expect(page.headers()["cache-control"]).toBe("no-cache");
  expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
});

test("the video comes in parts", async ({ request }) => {
  const page = await (await request.get("/media")).text();
  const video = /\/video\/presentation\.\w+(?:\?v=[\w-]+)?/.exec(page)?.[0] ?? "/no-video-in-the-page";
  const answer = await request.get(video, { headers: { range: "bytes=100-199" } });
  expect(answer.status()).toBe(206);
  expect(answer.headers()["content-range"]).toMatch(/^bytes 100-199\/\d+$/);
  expect((await answer.body()).length).toBe(100);
});
