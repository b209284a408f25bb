import { request as ask } from "node:http";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type FormSite, openFormSite } from "../../../tests/form-site.ts";
import { ExpectedError } from "./errors.server.ts";

let site: FormSite;

beforeAll(async () => {
  site = await openFormSite({ transferRate: { windowMs: 300, bytes: 1000, graceMs: 200 } });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

const PRIVATE = {
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex, nofollow",
};

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Requests a target exactly as spelled: `fetch` would normalise it. */
function answerTo(path: string, { method = "GET", headers = {}, body }: Asked = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; headers: Record<string, unknown> }>();
  const sent = ask({ host: "127.0.0.1", port: site.port, path, method, headers }, (answer) => {
    answer.resume();
    resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
  });
  sent.on("error", reject).end(body);
  return promise;
}

const form = (body: string, headers: Record<string, string> = {}): Asked => ({
  method: "POST",
  body,
  headers: { origin: site.url, "content-type": "application/x-www-form-urlencoded", ...headers },
});

test.each([
  ["the page", 200, "/application/secret"],
  ["the page in Polish", 200, "/pl/application/secret?saved=1"],
  ["a longer address", 404, "/application/secret/more"],
  ["an empty segment", 404, "/application/secret//"],
  ["another spelling", 404, "/PL/Application/secret"],
  ["a slash at the end", 308, "/application/secret/"],
  ["the needless language", 308, "/en/application/secret"],
  ["a broken escape", 400, "/application/%zz"],
  ["an address with its host", 400, "http://site/application/secret"],
  ["an address too long", 414, `/application/secret?${"x".repeat(5000)}`],
])("the private link is neither cached nor sent as a referrer: %s", async (_what, status, path) => {
  for (const method of ["GET", "HEAD"]) {
    const answer = await answerTo(path, { method, headers: { "accept-encoding": "br" } });
    expect([answer.status, answer.headers]).toMatchObject([status, PRIVATE]);
  }
});

test("nor from any answer to what is sent there", async () => {
  const path = "/pl/application/secret";
  const answers = [
    await answerTo(path, form("message=a")),
    await answerTo(path, form("message=a", { origin: "https://evil.example" })),
    await answerTo(path, form(`message=${"a".repeat(70_000)}`)),
    await answerTo(path, form("{}", { "content-type": "application/json" })),
    await answerTo(path, { method: "DELETE", headers: { origin: site.url } }),
    await answerTo(path, { method: "SEARCH" }),
    await answerTo(`${path}/`, form("message=a")),
    await answerTo(path, { ...form("message=a", { "content-length": "5000" }) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 403, 413, 415, 405, 405, 308, 408]);
  for (const { headers } of answers) expect(headers).toMatchObject(PRIVATE);
});

test.each([
  [503, new ExpectedError("storage-unavailable", "Away.")],
  [500, new Error("broken")],
])("nor in the page of a failure: %d", async (status, failure) => {
  vi.spyOn(site.taken, "push").mockImplementation(() => {
    throw failure;
  });
  const answer = await answerTo("/application/secret", form("message=a"));
  expect([answer.status, answer.headers]).toMatchObject([status, PRIVATE]);
});

test("other responses do not have it", async () => {
  for (const path of ["/form", "/form?from=/application/secret", "/careers/application"]) {
    const { headers } = await answerTo(path);
    expect(headers["x-robots-tag"]).toBeUndefined();
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  }
});
