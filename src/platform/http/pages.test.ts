import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type FormSite, openFormSite } from "../../../tests/form-site.ts";
import { ExpectedError } from "./errors.server.ts";

let site: FormSite;

beforeAll(async () => {
  site = await openFormSite({ trustedProxies: ["127.0.0.1"] });
});
afterEach(() => {
  site.taken.length = 0;
  vi.restoreAllMocks();
});
afterAll(() => site.close());

const ask = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: "manual", ...init });

/** Sends a small form from a page of the site, unless the headers say otherwise. */
const post = (path: string, headers: Record<string, string> = {}, method = "POST") =>
  ask(path, { method, body: new URLSearchParams({ message: "ahoy" }), headers: { origin: site.url, ...headers } });

describe("a form from a page of this site", () => {
  test("is accepted, and its response is compressed and not stored", async () => {
    const answer = await post("/form", { "accept-encoding": "br", "sec-fetch-site": "same-origin" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Got ahoy");
    expect(site.taken.map(({ fields }) => fields)).toEqual([{ message: "ahoy" }]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-encoding": "br",
      "cache-control": "no-store",
      vary: "accept-encoding",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.get("etag")).toBeNull();
  });

  test("leaves the cached page unchanged", async () => {
    const before = await ask("/form");
    await post("/form");
    const after = await ask("/form");
    expect(after.headers.get("etag")).toBe(before.headers.get("etag"));
    expect(await after.text()).toContain("An empty form");
    const known = await post("/form", { "if-none-match": before.headers.get("etag") ?? "" });
    expect(known.status).toBe(422);
  });

  test("may come from each allowed origin, whatever the Host header says", async () => {
    expect((await post("/form", { origin: `http://localhost:${site.port}` })).status).toBe(422);
    expect((await post("/form", { "x-forwarded-host": "evil.example" })).status).toBe(422);
  });

  test("may lead to another page", async () => {
    const answer = await post("/thanks");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/form"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("is accepted by a resource, with or without a trailing slash", async () => {
    for (const path of ["/api/take", "/api/take/"]) {
      const answer = await post(path);
      expect([answer.status, await answer.json()]).toEqual([200, { message: "ahoy" }]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  test("reaches its route with the client's address, as limits count it", async () => {
    await post("/form", { "x-forwarded-for": "198.51.100.1, 203.0.113.9" });
    await post("/api/take", { "x-forwarded-for": "2001:db8:1:2:3:4:5:6" });
    expect(site.taken.map(({ address }) => address)).toEqual(["203.0.113.9", "2001:db8:1:2::/64"]);
  });

  test("a route's own headers override the common ones", async () => {
    for (const answer of [await post("/private"), await ask("/private?")]) {
      expect(answer.headers.get("referrer-policy")).toBe("same-origin");
      expect(answer.headers.get("cache-control")).toBe("private");
    }
  });
});

describe("a request from elsewhere", () => {
  const FOREIGN: [string, Record<string, string>][] = [
    ["a foreign origin", { origin: "https://evil.example" }],
    ["a foreign origin and a Host to match", { origin: "https://evil.example", "x-forwarded-host": "evil.example" }],
    ["the origin null", { origin: "null" }],
    ["another site, as the browser says", { "sec-fetch-site": "cross-site" }],
    ["the same site, as the browser says", { "sec-fetch-site": "same-site" }],
  ];

  test.each(FOREIGN)("%s is refused with a page, and no action runs", async (_what, headers) => {
    const answer = await post("/pl/form", headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const html = await answer.text();
    expect(html).toContain('<html lang="pl"');
    expect(html).toContain("Wysłano spoza tej witryny");
    expect(html).toContain((await site.services.company())?.email);
    expect(site.taken).toEqual([]);
  });

  test.each(FOREIGN)("%s is refused with JSON at a resource", async (_what, headers) => {
    for (const [method, path] of ["POST", "PUT", "PATCH", "DELETE"].flatMap((name) => [
      [name, "/api/take"] as const,
      [name, "/api/shown"] as const,
    ])) {
      const answer = await post(path, headers, method);
      expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect([answer.status, await answer.json()]).toEqual([403, { error: expect.any(String) }]);
    }
    expect(site.taken).toEqual([]);
  });

  test("one without an origin is refused", async () => {
    const bare = { method: "POST", body: new URLSearchParams({ message: "ahoy" }) };
    expect((await ask("/form", bare)).status).toBe(403);
    expect((await ask("/api/take", bare)).status).toBe(403);
    expect(site.taken).toEqual([]);
  });

  test("the cached page is still there afterwards", async () => {
    await post("/form", { origin: "null" });
    const page = await ask("/form");
    expect([page.status, (await page.text()).includes("An empty form")]).toEqual([200, true]);
  });

  test("a refusal is not logged", async () => {
    const logged = vi.spyOn(site.services.log, "error");
    await post("/form", { origin: "null" });
    expect(logged).not.toHaveBeenCalled();
  });
});

describe("methods", () => {
  test.each([
    ["POST", "/shown", "GET, HEAD"],
    ["POST", "/no/such/page", "GET, HEAD"],
    ["PUT", "/form", "GET, HEAD, POST"],
    ["DELETE", "/form", "GET, HEAD, POST"],
    ["OPTIONS", "/form", "GET, HEAD, POST"],
    ["POST", "/api/shown", "GET, HEAD"],
    ["OPTIONS", "/api/take", "POST"],
    ["GET", "/api/take", "POST"],
    ["PUT", "/api/take", "POST"],
  ])("%s %s is refused", async (method, path, allow) => {
    const answer = await ask(path, { method, headers: { origin: site.url } });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
    expect(site.taken).toEqual([]);
  });
});

test.each(["/form", "/small", "/no/such/page", "/pl/application/token", "/healthz", "/readyz"])(
  "HEAD of %s has the headers of GET",
  async (path) => {
    const headers = { "accept-encoding": "identity" };
    const [get, head] = [await ask(path, { headers }), await ask(path, { headers, method: "HEAD" })];
    const ofConnection = ["date", "connection", "keep-alive"];
    const lasting = (answer: Response) => [...answer.headers].filter(([name]) => !ofConnection.includes(name));
    expect([head.status, lasting(head), await head.text()]).toEqual([get.status, lasting(get), ""]);
    expect(Number(head.headers.get("content-length"))).toBe(Buffer.byteLength(await get.text()));
  },
);

test("the answers about health have the headers of every answer", async () => {
  for (const path of ["/healthz", "/readyz", "/form"]) {
    expect(Object.fromEntries((await ask(path)).headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "permissions-policy": "camera=(), geolocation=(), microphone=()",
    });
  }
});

describe("what cannot be read", () => {
  const send = (path: string, type: string, body: string) =>
    ask(path, { method: "POST", body, headers: { origin: site.url, "content-type": type } });

  test.each([
    [400, "multipart/form-data; boundary=x", "nothing of the kind", "Nie udało się odczytać danych"],
    [413, "application/x-www-form-urlencoded", `a=${"x".repeat(70_000)}`, "Za dużo danych"],
    [415, "application/json", "{}", "Nieobsługiwany format"],
  ])("is answered with %d in the page's language, and in JSON at a resource", async (status, type, body, title) => {
    const page = await send("/pl/form", type, body);
    expect(page.status).toBe(status);
    const html = await page.text();
    expect(html).toContain('<html lang="pl"');
    expect(html).toContain(title);
    const answer = await send("/api/take", type, body);
    expect([answer.status, await answer.json()]).toEqual([status, { error: expect.any(String) }]);
  });

  test.each([
    ["too-many", 429, "Too many requests", "600"],
    ["storage-full", 507, "Temporarily unable to save", null],
    ["storage-unavailable", 503, "temporarily unavailable", "30"],
  ] as const)("the failure %s is told as %d, and when to try again", async (id, status, text, retryAfter) => {
    vi.spyOn(site.taken, "push").mockImplementation(() => {
      throw new ExpectedError(id, "In words.");
    });
    const page = await post("/form");
    expect([page.status, page.headers.get("retry-after")]).toEqual([status, retryAfter]);
    expect(await page.text()).toContain(text);
    const answer = await post("/api/take");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, retryAfter]);
    expect(await answer.json()).toEqual({ error: "In words." });
  });

  test("an internal failure shows only the id of its log line", async () => {
    vi.spyOn(site.taken, "push").mockImplementation(() => {
      throw new Error("secret");
    });
    const logged = vi.spyOn(site.services.log, "error");
    const page = await post("/form");
    const html = await page.text();
    expect([page.status, html.includes("secret")]).toEqual([500, false]);
    expect(logged).toHaveBeenCalledOnce();
    const [line] = logged.mock.calls[0] ?? [];
    expect(html).toContain((line as unknown as { id: string }).id);
    expect((await post("/api/take")).status).toBe(500);
  });

  test("no private link is logged", async () => {
    vi.spyOn(site.taken, "push").mockImplementation(() => {
      throw new Error("broken");
    });
    const logged = vi.spyOn(site.services.log, "error");
    expect((await post("/application/verysecret")).status).toBe(500);
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ path: "/application/…" });
    expect(JSON.stringify(logged.mock.calls)).not.toContain("verysecret");
  });
});
