import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type FormSite, openFormSite } from "../../../tests/form-site.ts";
import { metricsStep, serveMetrics } from "./metrics-address.server.ts";
import { type RequestCounts, requestCounts } from "./request-counts.server.ts";

let site: FormSite;
let requests: RequestCounts;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  requests = requestCounts();
  site = await openFormSite({ requests, accessLog: { info: (facts: object) => void lines.push({ ...facts }) } });
});
afterAll(() => site.close());

const ask = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: "manual", ...init });

/** Returns what was counted of a route. A request is counted just after its client has the response. */
function counted(route: string) {
  const { cached, notModified, answers, durations } = requests.of(route);
  const times = Object.fromEntries([...durations].map(([method, { count }]) => [method, count]));
  return { cached, notModified, answers: Object.fromEntries(answers), times };
}

test("requests are counted by the pattern of their route, cached ones apart", async () => {
  const first = await ask("/form");
  await ask("/form");
  await ask("/form", { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
  await ask("/form", { method: "POST", body: new URLSearchParams({ message: "a" }), headers: { origin: site.url } });
  for (const path of ["/nowhere/1", "/nowhere/2?q=Kowalski"]) await ask(path);
  await vi.waitFor(() =>
    expect(counted("/form")).toEqual({
      ...{ cached: 1, notModified: 1 },
      ...{ answers: { "GET 200": 1, "POST 422": 1 }, times: { GET: 1, POST: 1 } },
    }),
  );
  await ask("/readyz");
  await vi.waitFor(() => expect(counted("(health)").answers).toEqual({ "GET 200": 1 }));
  expect(counted("/*").answers).toEqual({ "GET 404": 2 });
  expect(requests.all().map(({ route }) => route)).toEqual(["/form", "/*", "(health)"]);
});

test("the access log has no query, no key of a private page, no address and no header", async () => {
  lines.length = 0;
  const headers = { "user-agent": "leaked-a", referer: "http://leaked-b.example/", cookie: "leaked=c" };
  await ask("/form?leaked=d", { headers });
  await ask("/form", { headers });
  await ask("/pl/status/request/leaked-e", { headers });
  await vi.waitFor(() => expect(lines).toHaveLength(3));
  expect(lines.map(({ method, route, path, status, cached }) => [method, route, path, status, cached])).toEqual([
    ["GET", "/form", "/form", 200, true],
    ["GET", "/form", "/form", 200, true],
    ["GET", "/*", "/pl/status/…", 404, false],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/leaked|127\.0\.0\.1/);
  expect(Object.keys(lines[0] ?? {})).toEqual(["id", "method", "route", "path", "status", "bytes", "ms", "cached"]);
  expect(lines[0]?.bytes).toBeGreaterThan(100);
});

test("a client that leaves before its response is counted, too", async () => {
  lines.length = 0;
  const socket = connect(site.port, "127.0.0.1");
  socket.write(`POST /form HTTP/1.1\r\nhost: ${new URL(site.url).host}\r\norigin: ${site.url}\r\n`);
  socket.write("content-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\nmessage=");
  setTimeout(() => socket.destroy(), 50);
  await once(socket, "close");
  await vi.waitFor(() => expect(lines).toMatchObject([{ method: "POST", status: 499 }]));
});

test("metrics are read with the token only, or on an address of their own", async () => {
  const metrics = { contentType: "text/plain", read: async () => "site_up 1\n" };
  const sent: [number, unknown][] = [];
  const step = metricsStep(metrics, "the token", {});
  const asked = async (authorization: string | undefined, url = "/metrics") => {
    const response = { writeHead: (status: number) => ({ end: (body: Buffer) => sent.push([status, String(body)]) }) };
    const request = { method: "GET", url, complete: true, headers: { authorization }, resume() {} };
    return step(request as never, { ...response, req: request } as never);
  };
  expect(await asked("Bearer the token")).toBe(true);
  for (const wrong of [undefined, "Bearer another", "Bearer the token "]) await asked(wrong);
  expect(await asked("Bearer the token", "/metrics?x")).toBe(false);
  expect(sent.map(([status]) => status)).toEqual([200, 401, 401, 401]);
  expect((await ask("/metrics")).status).toBe(404);
  const close = await serveMetrics(metrics, { host: "127.0.0.1", port: 0 }, { error: () => {} });
  close();
});
