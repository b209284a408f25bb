import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { type FormSite, openFormSite } from "../../../tests/form-site.ts";
import { gracefulShutdown } from "./graceful-shutdown.server.ts";

/** Far longer than a test may take, so that only what ends by itself ends in time. */
const NEVER_MS = 600_000;

function client(site: FormSite) {
  const socket = connect(site.port, "127.0.0.1");
  let heard = "";
  socket.on("data", (bytes) => {
    heard += bytes;
  });
  const hungUp = once(socket, "close");
  return { socket, heard: () => heard, hungUp };
}

const head = (site: FormSite, path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${site.url}\r\n` +
  `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`;

test("a site that shuts down finishes the requests in progress, says so, and waits for nothing else", async () => {
  const site = await openFormSite();
  const silent = client(site);
  const reader = client(site);
  reader.socket.write("GET /form HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(reader.socket, "data");
  const slow = client(site);
  slow.socket.write(`${head(site, "/api/busy", 9)}message=a`);
  const sender = client(site);
  sender.socket.write(`${head(site, "/api/take", 9)}mess`);
  // Sent last, on its own connection: when it is answered, all others have arrived.
  await fetch(`${site.url}/form`);
  const ended = site.end(NEVER_MS);
  sender.socket.write("age=b");
  await Promise.all([ended, ...[silent, reader, slow, sender].map(({ hungUp }) => hungUp)]);
  for (const { heard } of [slow, sender]) {
    expect(heard()).toMatch(/^HTTP\/1\.1 200 /);
    expect(heard()).toMatch(/^connection: close\r$/im);
  }
  expect(site.taken.map(({ fields }) => fields.message).sort()).toEqual(["a", "b"]);
  await site.close();
});

test("a request whose headers are still arriving is answered, and is the last of its connection", async () => {
  const site = await openFormSite();
  const visitor = client(site);
  visitor.socket.write("GET /form HTTP/1.1\r\nHost:");
  await fetch(`${site.url}/form`);
  const ended = site.end(NEVER_MS);
  visitor.socket.write(" x\r\n\r\n");
  await Promise.all([ended, visitor.hungUp]);
  expect(visitor.heard()).toMatch(/^HTTP\/1\.1 200 /);
  expect(visitor.heard()).toMatch(/^connection: close\r$/im);
  await site.close();
});

test("a connection whose response is already sent is closed as soon as its request has arrived", async () => {
  const site = await openFormSite();
  const visitor = client(site);
  visitor.socket.write("GET /form HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nmess");
  await once(visitor.socket, "data");
  const ended = site.end(NEVER_MS);
  visitor.socket.write("age=a");
  await Promise.all([ended, visitor.hungUp]);
  expect(visitor.heard()).toMatch(/^connection: keep-alive\r$/im);
  await site.close();
});

test("during its notice a site still answers, but is not ready, and each answer is the last of its connection", async () => {
  const site = await openFormSite();
  const idle = client(site);
  idle.socket.write("GET /form HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(idle.socket, "data");
  expect(idle.heard()).toMatch(/^connection: keep-alive\r$/im);
  const ended = site.end(NEVER_MS, 600);
  idle.socket.write(`${head(site, "/api/take", 9)}message=a`);
  await idle.hungUp;
  expect(idle.heard()).toMatch(/connection: keep-alive[\s\S]+HTTP\/1\.1 200 [\s\S]+connection: close/i);
  const [page, ready, alive] = await Promise.all(
    ["/form", "/readyz", "/healthz"].map((path) => fetch(site.url + path)),
  );
  expect([page?.status, page?.headers.get("connection"), alive?.status]).toEqual([200, "close", 200]);
  expect([ready?.status, await ready?.text()]).toEqual([503, "shutting down\n"]);
  expect(await ended).toBe(0);
  await expect(fetch(`${site.url}/form`)).rejects.toThrow();
  await site.close();
});

test("a request that arrives when a site stops listening, on a new connection, is answered", async () => {
  const site = await openFormSite();
  const visitor = client(site);
  await once(visitor.socket, "connect");
  await fetch(`${site.url}/form`);
  const ended = site.end(NEVER_MS);
  await expect.poll(() => fetch(`${site.url}/form`).catch(() => "refused"), { interval: 10 }).toBe("refused");
  visitor.socket.write(`${head(site, "/api/take", 9)}message=a`);
  await Promise.all([ended, visitor.hungUp]);
  expect(visitor.heard()).toMatch(/^HTTP\/1\.1 200 /);
  await site.close();
});

test("connections that wait to be accepted when a site stops listening are answered", async () => {
  const site = await openFormSite();
  const visitors = Array.from({ length: 30 }, () => client(site));
  for (const { socket } of visitors) socket.write(`${head(site, "/api/take", 9)}message=a`);
  await Promise.all([site.end(NEVER_MS), ...visitors.map(({ hungUp }) => hungUp)]);
  for (const { heard } of visitors) expect(heard()).toMatch(/^HTTP\/1\.1 200 /);
  await site.close();
});

test("connections that do not end in time are destroyed", async () => {
  const site = await openFormSite();
  const visitor = client(site);
  visitor.socket.on("error", () => {});
  visitor.socket.write(`${head(site, "/api/take", 9)}mess`);
  await fetch(`${site.url}/form`);
  const [aborted] = await Promise.all([site.end(100), visitor.hungUp]);
  expect([visitor.heard(), site.taken, aborted]).toEqual(["", [], 1]);
  await site.close();
});

test("is busy from the arrival of a request until its response begins", async () => {
  const server = createServer();
  const { watch, isBusy } = gracefulShutdown(server);
  const { promise: asked, resolve: ask } = Promise.withResolvers<ServerResponse>();
  server.on("request", (_, response) => {
    watch(response);
    ask(response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  expect(isBusy()).toBe(false);
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const response = await asked;
  expect(isBusy()).toBe(true);
  response.write("a long ");
  expect(isBusy()).toBe(false);
  response.end("answer");
  expect(await (await answer).text()).toBe("a long answer");
  server.close();
});
