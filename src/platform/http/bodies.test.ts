import { connect, type Socket } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { FORM_BODY, type FormSite, openFormSite } from "../../../tests/form-site.ts";

const URLENCODED = "application/x-www-form-urlencoded";
const LARGE = Buffer.alloc(12_000_000, "a=");

/** A raw client: what it has received so far, and when the server closed the connection. */
interface Client {
  socket: Socket;
  heard(): string;
  hungUp: Promise<unknown>;
}

function client(site: FormSite): Client {
  const socket = connect(site.port, "127.0.0.1");
  let heard = "";
  socket.on("data", (bytes) => {
    heard += bytes;
  });
  socket.on("error", () => {});
  const hungUp = new Promise((resolve) => socket.on("close", resolve));
  return { socket, heard: () => heard, hungUp };
}

/** The headers of a form request. @param length its Content-Length, or undefined for a chunked body */
const head = (site: FormSite, path: string, length: number | undefined, more = "") =>
  `POST ${path} HTTP/1.1\r\nHost: evil.example\r\nOrigin: ${site.url}\r\nContent-Type: ${URLENCODED}\r\n${more}` +
  `${length === undefined ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`}\r\n\r\n`;

/** Sends small pieces until the server closes the connection or `count` of them are sent. */
async function trickle({ socket }: Client, piece: string, everyMs: number, count = Number.POSITIVE_INFINITY) {
  for (let sent = 0; sent < count && !socket.destroyed; sent++) {
    socket.write(piece);
    await after(everyMs);
  }
}

/** Sends what a browser's fetch sends, with a Content-Length or in chunks. */
function send(site: FormSite, path: string, body: Buffer, inChunks: boolean, origin = site.url) {
  const pieces = async function* () {
    for (let at = 0; at < body.length; at += 65_536) yield body.subarray(at, at + 65_536);
  };
  const headers = { origin, "content-type": URLENCODED };
  const sent = inChunks ? { body: pieces(), duplex: "half" } : { body };
  return fetch(site.url + path, { method: "POST", headers, ...sent } as unknown as RequestInit);
}

describe("a body that is too large", () => {
  let site: FormSite;
  beforeAll(async () => {
    site = await openFormSite();
  });
  afterEach(() => {
    site.taken.length = 0;
  });
  afterAll(() => site.close());

  test("is refused by its Content-Length, before any of it arrives", async () => {
    for (const path of ["/form", "/api/take"]) {
      const visitor = client(site);
      visitor.socket.write(head(site, path, FORM_BODY.bytes + 1));
      await vi.waitFor(() => expect(visitor.heard()).toMatch(/^HTTP\/1\.1 413 /));
      expect(visitor.heard()).toMatch(/^connection: close\r$/im);
      expect(visitor.heard()).toMatch(/^cache-control: no-store\r$/im);
      visitor.socket.destroy();
    }
  });

  test.each([
    ["stated", false],
    ["not stated", true],
  ])("is answered so that its sender reads the answer, its length %s", async (_what, inChunks) => {
    const page = await send(site, "/form", LARGE, inChunks);
    expect([page.status, (await page.text()).includes("Too large to send")]).toEqual([413, true]);
    const answer = await send(site, "/api/take", LARGE, inChunks);
    expect([answer.status, await answer.json()]).toEqual([413, { error: expect.any(String) }]);
    expect((await send(site, "/form", LARGE, inChunks, "https://evil.example")).status).toBe(403);
    expect((await send(site, "/shown", LARGE, inChunks)).status).toBe(405);
    expect((await send(site, "/careless", LARGE, true)).status).toBe(200);
    expect(site.taken).toEqual([]);
  });

  test("is cut off at the limit of its route", async () => {
    const form = (bytes: number) => Buffer.from(`a=${"x".repeat(50_000)}&b=`.padEnd(bytes, "x"));
    for (const inChunks of [true, false]) {
      expect((await send(site, "/api/take", form(FORM_BODY.bytes), inChunks)).status).toBe(200);
      expect((await send(site, "/api/take", form(FORM_BODY.bytes + 1), inChunks)).status).toBe(413);
      expect((await send(site, "/small", form(65_536), inChunks)).status).toBe(422);
      expect((await send(site, "/small", form(65_537), inChunks)).status).toBe(413);
    }
  });

  test("does not affect the next form on the connection", async () => {
    const visitor = client(site);
    visitor.socket.write(`${head(site, "/small", 9)}message=a`);
    await vi.waitFor(() => expect(visitor.heard()).toContain("Got a"));
    visitor.socket.write(`${head(site, "/small", undefined)}9\r\nmessage=b\r\n0\r\n\r\n`);
    await vi.waitFor(() => expect(visitor.heard()).toContain("Got b"));
    visitor.socket.write(head(site, "/small", 70_000) + "a".repeat(70_000));
    await visitor.hungUp;
    expect(visitor.heard()).toContain("Too large to send");
  });
});

describe("a body that comes slowly", () => {
  let site: FormSite;
  beforeAll(async () => {
    site = await openFormSite({ transferRate: { windowMs: 300, bytes: 1000, graceMs: 200 } });
  });
  afterEach(() => {
    site.taken.length = 0;
  });
  afterAll(() => site.close());

  test.each([
    ["/form", "The connection was too slow"],
    ["/api/take", "error"],
  ])("to %s is answered with 408, then cut", async (path, text) => {
    const visitor = client(site);
    visitor.socket.write(head(site, path, 10_000));
    await trickle(visitor, "a", 20);
    await visitor.hungUp;
    expect(visitor.heard()).toMatch(/^HTTP\/1\.1 408 /);
    expect(visitor.heard()).toMatch(/^connection: close\r$/im);
    expect(visitor.heard()).toContain(text);
    expect(site.taken).toEqual([]);
  });

  test("is cut also when it stops, when it began quickly, and when it is chunked", async () => {
    const silent = client(site);
    silent.socket.write(head(site, "/form", 10_000));
    const quickAtFirst = client(site);
    quickAtFirst.socket.write(head(site, "/form", 10_000) + "a".repeat(9000));
    const inChunks = client(site);
    inChunks.socket.write(`${head(site, "/form", undefined)}5\r\nabcde\r\n`);
    await Promise.all([silent.hungUp, quickAtFirst.hungUp, inChunks.hungUp]);
    for (const visitor of [silent, quickAtFirst, inChunks]) expect(visitor.heard()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("is cut where no route reads it", async () => {
    const visitors = ["POST /shown", "GET /shown", "POST /healthz", "POST /form"].map((line) => {
      const visitor = client(site);
      visitor.socket.write(`${line} HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\n`);
      return visitor;
    });
    await Promise.all(visitors.map(({ hungUp }) => hungUp));
    const statuses = visitors.map(({ heard }) => heard().slice(9, 12));
    expect(statuses).toEqual(["405", "200", "200", "403"]);
  });

  test("passes at the minimum rate", async () => {
    const visitor = client(site);
    visitor.socket.write(head(site, "/api/take", 8 + 20 * 500));
    visitor.socket.write("message=");
    await trickle(visitor, "x".repeat(500), 40, 20);
    await vi.waitFor(() => expect(visitor.heard()).toMatch(/^HTTP\/1\.1 200 /));
    expect(site.taken[0]?.fields.message).toHaveLength(10_000);
    visitor.socket.destroy();
  });

  test("passes when the server is the one that waits", async () => {
    const fields = Array.from({ length: 10 }, (_, i) => `f${i}=${"x".repeat(60_000)}`).join("&");
    const answer = await send(site, "/api/busy", Buffer.from(fields), false);
    expect(answer.status).toBe(200);
    expect(Object.keys(site.taken[0]?.fields ?? {})).toHaveLength(10);
  });

  test("five hundred of them at once are all cut, and pages are still served", async () => {
    const visitors = Array.from({ length: 500 }, () => client(site));
    for (const { socket } of visitors) socket.write(head(site, "/form", 10_000));
    const logged = vi.spyOn(site.services.log, "error");
    expect((await fetch(`${site.url}/form`)).status).toBe(200);
    await Promise.all(visitors.map(({ hungUp }) => hungUp));
    expect((await fetch(`${site.url}/form`)).status).toBe(200);
    expect(new Set(visitors.map(({ heard }) => heard().slice(0, 13)))).toEqual(new Set(["HTTP/1.1 408 "]));
    expect([site.taken, logged.mock.calls]).toEqual([[], []]);
  });
});

describe("a body in tiny chunks", () => {
  let site: FormSite;
  beforeAll(async () => {
    site = await openFormSite();
  });
  afterEach(() => {
    site.taken.length = 0;
  });
  afterAll(() => site.close());

  /** An endless body in chunks of one byte. */
  const crumbs = (start: string) => `${start}${"1\r\nx\r\n".repeat(1100)}`;
  const foreign = (line: string) => `${line} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`;

  test("is cut, and the route sees no form", async () => {
    const logged = [vi.spyOn(site.services.log, "error"), vi.spyOn(site.services.log, "warn")];
    for (const path of ["/form", "/api/take", "/careless"]) {
      const visitor = client(site);
      visitor.socket.write(crumbs(head(site, path, undefined)));
      await visitor.hungUp;
    }
    expect(site.taken).toEqual([]);
    expect(logged.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test.each(["POST /form", "POST /api/take", "POST /shown", "GET /shown", "GET /form", "GET /healthz", "PUT /no/page"])(
    "is cut where nobody wants it: %s",
    async (line) => {
      const visitor = client(site);
      visitor.socket.write(foreign(line));
      await vi.waitFor(() => expect(visitor.heard()).toMatch(/^HTTP\/1\.1 /));
      visitor.socket.write(crumbs(""));
      await visitor.hungUp;
    },
  );

  test("passes when there are few of them, or when the others are larger", async () => {
    const few = client(site);
    const inTinyChunks = `8\r\nmessage=\r\n${"1\r\nx\r\n".repeat(900)}0\r\n\r\n`;
    few.socket.write(head(site, "/api/take", undefined) + inTinyChunks);
    await vi.waitFor(() => expect(few.heard()).toMatch(/^HTTP\/1\.1 200 /));
    few.socket.write(head(site, "/api/take", undefined) + inTinyChunks);
    await vi.waitFor(() => expect(site.taken).toHaveLength(2));
    const small = client(site);
    const form = `message=${"x".repeat(40_000)}&b=${"y".repeat(40_000)}`;
    const pieces = (form.match(/.{1,70}/g) ?? []).map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`);
    expect(pieces.length).toBeGreaterThan(1100);
    small.socket.write(`${head(site, "/api/take", undefined)}${pieces.join("")}0\r\n\r\n`);
    await vi.waitFor(() => expect(small.heard()).toMatch(/^HTTP\/1\.1 200 /));
    for (const { socket } of [few, small]) socket.destroy();
  });
});

test("a body takes no longer than its route allows, even at a steady rate", async () => {
  const site = await openFormSite({ seconds: 0.3, transferRate: { windowMs: 300, bytes: 1, graceMs: 200 } });
  const visitor = client(site);
  visitor.socket.write(head(site, "/form", 10_000));
  await trickle(visitor, "a".repeat(50), 20);
  await visitor.hungUp;
  expect(visitor.heard()).toMatch(/^HTTP\/1\.1 408 /);
  await site.close();
});

test("a sender who disconnects is not logged as a failure", async () => {
  const site = await openFormSite();
  const logged = [vi.spyOn(site.services.log, "error"), vi.spyOn(site.services.log, "warn")];
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled).on("uncaughtException", unhandled);
  for (const path of ["/form", "/api/take", "/careless", "/shown"]) {
    for (const length of [50_000, undefined, 1_000_000]) {
      const visitor = client(site);
      visitor.socket.write(`${head(site, path, length)}${length === undefined ? "5\r\nabcde\r\n" : "message=a"}`);
      await after(10);
      visitor.socket.resetAndDestroy();
      await visitor.hungUp;
    }
  }
  expect((await send(site, "/api/take", Buffer.from("message=after"), false)).status).toBe(200);
  expect(site.taken.map(({ fields }) => fields.message)).toEqual(["after"]);
  expect(logged.flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(unhandled).not.toHaveBeenCalled();
  process.off("unhandledRejection", unhandled).off("uncaughtException", unhandled);
  await site.close();
});
