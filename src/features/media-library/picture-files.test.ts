import { rm, symlink } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { failureId } from "#platform/http/errors.server.ts";
import { cardCopy, shareCopy, wholeCopy } from "#ui/picture-paths.ts";
import { EDITOR, openTestLibrary, type TestLibrary } from "../../../tests/pictures/picture-library.ts";
import { plain } from "../../../tests/pictures/picture-samples.ts";
import { pictureReferences, referToFiles } from "../../../tests/refer-to-files.ts";
import { pictureFiles } from "./picture-files.server.ts";

const COMMON = { "x-content-type-options": "nosniff" };
const ITEM = { kind: "news", id: 3 } as const;

// Decoding has a low priority and may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let library: TestLibrary;
let server: Server;
let origin: string;
let path: string;
let key: string;
let asked: Parameters<typeof pictureFiles>[0];

beforeAll(async () => {
  library = await openTestLibrary({ database: inject("migratedSqlite") });
  ({ path, key } = await library.uploaded(await plain(90, 60).png().toBuffer()));
  asked = {
    pictures: library.pictures,
    accounts: { whoIs: async (headers) => (headers.get("cookie") === "session=kim" ? EDITOR : undefined) },
    publishing: { itemOfToken: async (token) => (token === "valid" ? ITEM : undefined) },
    common: COMMON,
  };
  const step = pictureFiles(asked);
  server = createServer(async (request, response) => {
    const answered = await Promise.resolve(step(request, response)).catch((error: unknown) => failureId(error));
    if (typeof answered === "string") response.writeHead(503).end(answered);
    else if (answered !== true) response.writeHead(404).end("passed on");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await library.close();
});

const get = (address: string, init: RequestInit = {}) => fetch(origin + address, init);
const asStaff = { headers: { cookie: "session=kim" } };
const use = (keys: string[], published: boolean) =>
  referToFiles(library.db, { ...ITEM, published }, pictureReferences(keys));

test("a file that nothing public uses is served to staff only and not cached", async () => {
  expect((await get(path)).status).toBe(404);
  expect((await get(path, { headers: { cookie: "session=eve" } })).status).toBe(404);
  const answer = await get(path, asStaff);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("etag")).toBeNull();
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
});

test("a preview link gives access to the files of its item only", async () => {
  expect((await get(`${path}?preview=valid`)).status).toBe(404);
  await use([key], false);
  expect((await get(`${path}?preview=valid`)).status).toBe(200);
  expect((await get(`${path}?preview=other`)).status).toBe(404);
  expect((await get(path)).status).toBe(404);
});

test("a file of a published item is served to everybody until the item is withdrawn", async () => {
  await use([key], true);
  const types = [path, shareCopy(path), cardCopy(path, 480, "avif"), wholeCopy(path, 960, "webp")].map(
    async (address = "") => (await get(address)).headers.get("content-type"),
  );
  expect(await Promise.all(types)).toEqual(["image/jpeg", "image/jpeg", "image/avif", "image/webp"]);
  const answer = await get(path);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...COMMON,
    "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    "content-security-policy": "default-src 'none'; style-src 'none'; frame-ancestors 'none'",
  });
  const etag = answer.headers.get("etag") ?? "";
  const unchanged = await get(path, { headers: { "if-none-match": etag } });
  expect([unchanged.status, await unchanged.text(), unchanged.headers.get("etag")]).toEqual([304, "", etag]);
  const head = await get(path, { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe(String((await answer.arrayBuffer()).byteLength));
  expect(await head.text()).toBe("");
  await use([], true);
  expect((await get(path)).status).toBe(404);
  expect((await get(path, { headers: { "if-none-match": etag } })).status).toBe(404);
});

test("data sheets are served the same way", async () => {
  const stream = Readable.from([Buffer.from("%PDF-1.7\nexample")]);
  const received = await library.pictures.receiveDocument(EDITOR, { name: "PT 100.pdf", stream });
  if (received.kind !== "stored") throw new Error(received.reason);
  const { file } = received;
  expect((await get(file.path)).status).toBe(404);
  await referToFiles(library.db, { ...ITEM, published: true }, [{ to: "documents", id: file.key }]);
  const answer = await get(file.path);
  expect([answer.headers.get("content-type"), await answer.text()]).toEqual(["application/pdf", "%PDF-1.7\nexample"]);
});

test("the file is closed when the client disconnects before it was opened", async () => {
  await use([key], true);
  const gone = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<Readable>();
  const servedAt: typeof library.pictures.servedAt = async (address) => {
    const file = await library.pictures.servedAt(address);
    if (file === undefined) return undefined;
    const open = async () => {
      client.abort();
      await gone.promise;
      const opened = await file.open();
      sent.resolve(opened.stream);
      return opened;
    };
    return { ...file, open };
  };
  const slow = pictureFiles({ ...asked, pictures: { ...library.pictures, servedAt } });
  const client = new AbortController();
  const waiting = createServer((request, response) => {
    response.on("close", () => gone.resolve());
    void slow(request, response);
  });
  await new Promise<void>((resolve) => waiting.listen(0, "127.0.0.1", resolve));
  const { port } = waiting.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}${path}`, { signal: client.signal })).rejects.toThrow("aborted");
  const stream = await sent.promise;
  await expect.poll(() => stream.closed).toBe(true);
  waiting.close();
});

test("a copy that is missing or cannot be opened fails its own request only", async () => {
  const other = await library.uploaded(await plain(80, 50).png().toBuffer());
  await use([key, other.key], true);
  const [copy] = (await library.files()).filter((file) => file.includes(other.key) && file.endsWith("full.jpg"));
  const place = join(library.dataDir, copy ?? "");
  await rm(place);
  expect((await get(other.path)).status).toBe(404);
  // A symbolic link to itself cannot be opened, not even by root.
  await symlink(place, place);
  const answer = await get(other.path);
  expect([answer.status, await answer.text()]).toEqual([503, "storage-unavailable"]);
  expect((await get(path)).status).toBe(200);
});

test("other addresses and methods are passed to the next step", async () => {
  await use([key], true);
  const wrong = [
    path.replace("full.jpg", "full.png"),
    path.replace("90x60", "90x61"),
    path.replace(key, "0".repeat(40)),
    `${path}/`,
    path.replace("/full", "//full"),
    path.replace("full", "%66ull"),
    "/pictures/",
    "/pictures/making",
    "/documents/incoming",
  ];
  for (const address of wrong) expect([address, (await get(address)).status]).toEqual([address, 404]);
  expect(await (await get(path, { method: "POST" })).text()).toBe("passed on");
});
