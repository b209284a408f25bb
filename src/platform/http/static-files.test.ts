import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAssets, writeAssetList } from "./assets.server.ts";
import { failureId } from "./errors.server.ts";
import { mediaType } from "./send-file.server.ts";
import { parseRange, staticFiles } from "./static-files.server.ts";

test.each([
  ["bytes=0-", { start: 0, end: 999 }],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=100-199", { start: 100, end: 199 }],
  ["bytes=5-999999999999", { start: 5, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
])("the range %s of 1,000 bytes", (header, range) => {
  expect(parseRange(header, 1000)).toEqual(range);
});

test.each(["bytes=5-2", "bytes=0-1,5-9", "bytes=abc", "bytes=1e3-", "bytes=-", "items=0-1", "", undefined])(
  "the range %s is ignored",
  (header) => {
    expect(parseRange(header, 1000)).toBeUndefined();
  },
);

const COMMON = { "x-content-type-options": "nosniff" };
const STYLE = "body{color:teal}".repeat(100);
let build: string;
let folder: string;
let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), "site-static-"));
  folder = join(build, "client");
  await mkdir(join(folder, "assets"), { recursive: true });
  await writeFile(join(folder, "assets", "a.css"), STYLE);
  await writeFile(join(folder, "assets", "a.css.br"), brotliCompressSync(STYLE));
  await writeFile(join(folder, "assets", "gone.js"), "gone");
  await writeFile(join(folder, "assets", "own-form-quote-request-a_b-C12d.js"), "script");
  await writeFile(join(folder, "loop.css"), "loop");
  await writeFile(join(folder, "film.mp4"), "0123456789");
  await writeFile(join(folder, "favicon.ico"), "icon");
  await writeFile(join(folder, ".secret"), "hidden");
  await writeAssetList(build);
  const step = staticFiles(await readAssets(build), COMMON);
  const server = createServer(async (request, response) => {
    const answered = await Promise.resolve(step(request, response)).catch((error: unknown) => failureId(error));
    if (answered === "storage-unavailable") response.writeHead(503).end("for now");
    else if (answered !== true) response.writeHead(404).end("passed on");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = async () => {
    server.close();
    server.closeAllConnections();
    await rm(build, { recursive: true, force: true });
  };
});
afterAll(() => close());

test("a script of the site is found by its name, which may have any number of parts", async () => {
  const { versioned } = await readAssets(build);
  expect(versioned("/assets/form-quote-request.js")).toBe("/assets/own-form-quote-request-a_b-C12d.js");
  expect(versioned("/assets/form-none.js")).toBe("/assets/form-none.js");
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(origin + path, { method, headers });

test("a file has its type, age and validators, and is compressed where the client accepts it", async () => {
  const answer = await get("/assets/a.css", { "accept-encoding": "br" });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...COMMON,
    "content-type": "text/css; charset=utf-8",
    "content-encoding": "br",
    vary: "accept-encoding",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; style-src 'none'; frame-ancestors 'none'",
  });
  expect(await answer.text()).toBe(STYLE);
  const plain = await get("/assets/a.css", { "accept-encoding": "identity" });
  expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, STYLE]);
  const etag = plain.headers.get("etag") ?? "";
  const unchanged = await get("/assets/a.css", { "accept-encoding": "identity", "if-none-match": etag });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
  const head = await get("/assets/a.css", { "accept-encoding": "identity" }, "HEAD");
  expect([head.headers.get("content-length"), await head.text()]).toEqual([String(STYLE.length), ""]);
  expect((await get("/film.mp4")).headers.get("cache-control")).toMatch(/^public, max-age=86400,/);
  expect((await get("/film.mp4?v=1a2b3c4d")).headers.get("cache-control")).toMatch(/immutable$/);
});

test("a range of the video is sent as requested", async () => {
  const part = await get("/film.mp4", { range: "bytes=2-5" });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([206, "bytes 2-5/10", "2345"]);
  const last = await get("/film.mp4", { range: "bytes=-3" });
  expect([last.status, last.headers.get("content-length"), await last.text()]).toEqual([206, "3", "789"]);
  const beyond = await get("/film.mp4", { range: "bytes=10-" });
  expect([beyond.status, beyond.headers.get("content-range"), await beyond.text()]).toEqual([416, "bytes */10", ""]);
  const of = (condition: string) => get("/film.mp4", { range: "bytes=0-0", "if-range": condition });
  expect((await of(part.headers.get("last-modified") ?? "")).status).toBe(206);
  expect([(await of("Thu, 01 Jan 1970 00:00:00 GMT")).status, (await of('"another"')).status]).toEqual([200, 200]);
});

test("a missing or hidden file is passed to the next step, and the rest is still served", async () => {
  await rm(join(folder, "assets", "gone.js"));
  for (const path of ["/assets/gone.js", "/.secret", "/nothing", "/assets", "/assets/a.css.br"]) {
    expect([path, await (await get(path)).text()]).toEqual([path, "passed on"]);
  }
  expect(await (await get("/assets/a.css", {}, "POST")).text()).toBe("passed on");
  expect((await get("/film.mp4")).status).toBe(200);
});

test("files that vanish or cannot be opened during a request affect no other request", async () => {
  let ended = false;
  const statuses = new Set<number>();
  const askOn = async (path: string) => {
    while (!ended) {
      const answer = await get(path);
      await answer.arrayBuffer();
      statuses.add(answer.status);
    }
  };
  const asking = ["/loop.css", "/loop.css", "/film.mp4"].map(askOn);
  const file = join(folder, "loop.css");
  await expect.poll(() => [...statuses]).toEqual([200]);
  await rm(file);
  await expect.poll(() => statuses.has(404)).toBe(true);
  // A link to itself cannot be opened, even by root.
  await symlink(file, file);
  await expect.poll(() => statuses.has(503)).toBe(true);
  await rm(file);
  await writeFile(file, "loop");
  statuses.clear();
  await expect.poll(() => statuses.has(200)).toBe(true);
  ended = true;
  await Promise.all(asking);
});

test("every public file has a media type of its own", async () => {
  expect((await get("/favicon.ico")).headers.get("content-type")).toBe("image/x-icon");
  const files = await readdir("public", { recursive: true, withFileTypes: true });
  const unknown = files.filter((entry) => entry.isFile() && mediaType(entry.name) === "application/octet-stream");
  expect(unknown.map(({ name }) => name)).toEqual([]);
});
