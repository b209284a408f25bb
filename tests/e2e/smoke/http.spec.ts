import { expect, test } from "../fixtures.ts";
import { ALL_PAGES, FILES } from "../routes.ts";

const noRedirect = { maxRedirects: 0 };

test("every page in every language answers", async ({ request }) => {
  for (const { path } of ALL_PAGES) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([path, 200, "text/html; charset=utf-8"]);
    expect(answer.headers()["set-cookie"]).toBeUndefined();
  }
});

test("every other address answers with its type", async ({ request }) => {
  for (const [path, type] of Object.entries(FILES)) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()["content-type"]?.split(";")[0]]).toEqual([path, 200, type]);
    expect((await answer.body()).length).toBeGreaterThan(0);
  }
});

test("probes answer", async ({ request }) => {
  for (const path of ["/healthz", "/readyz"]) expect((await request.get(path)).status()).toBe(200);
});

for (const [from, to] of [
  ["/careers/5", "/careers/3"],
  ["/pl/careers/5", "/pl/careers/3"],
] as const) {
  test(`${from} leads to ${to} for good`, async ({ request }) => {
    const answer = await request.get(from, noRedirect);
    expect([301, 308]).toContain(answer.status());
    expect(answer.headers().location).toBe(to);
  });
}

test("a page known to the client is not sent again", async ({ request }) => {
  const first = await request.get("/news/1");
  const { etag = "" } = first.headers();
  expect(etag).toMatch(/^"[\w-]+"$/);
  const again = await request.get("/news/1", { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
  expect((await again.body()).length).toBe(0);
  const other = await request.get("/news/2", { headers: { "if-none-match": etag } });
  expect(other.status()).toBe(200);
});
