import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CV_MAX_BYTES } from "#forms/job-application/job-application.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { linkOrCopy } from "./disk-steps.server.ts";
import { diskStore } from "./disk-store.server.ts";
import type { FileStore } from "./file-store.server.ts";

let folder: string;
let store: FileStore;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "site-files-")), "files");
  store = await diskStore(folder, createLog("silent"));
});

afterEach(() => rm(join(folder, ".."), { recursive: true, force: true }));

/** Returns every file below the store's folder, as relative paths. */
async function filesIn(root = folder): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}

function inPieces(bytes: Buffer): Readable {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 60_000) pieces.push(bytes.subarray(at, at + 60_000));
  return Readable.from(pieces);
}

const save = async (bytes: Buffer) => {
  const file = await store.receive(inPieces(bytes), CV_MAX_BYTES);
  await store.save(file);
  await store.settle(file);
  return file;
};

test("a file of exactly 10 MB is read back byte for byte, and only its owner may read it", async () => {
  const bytes = randomBytes(CV_MAX_BYTES);
  const file = await save(bytes);
  expect(file.size).toBe(CV_MAX_BYTES);
  expect((await buffer(await store.open(file.key))).equals(bytes)).toBe(true);
  expect(await filesIn()).toEqual([`/${file.key.slice(0, 2)}/${file.key}`]);
  expect((await stat(join(folder, file.key.slice(0, 2), file.key))).mode & 0o777).toBe(0o600);
  for (const inside of ["", "incoming", file.key.slice(0, 2)]) {
    expect((await stat(join(folder, inside))).mode & 0o777).toBe(0o700);
  }
});

test("one byte more is refused and leaves nothing", async () => {
  const received = store.receive(inPieces(Buffer.alloc(CV_MAX_BYTES + 1)), CV_MAX_BYTES);
  await expect(received.catch(failureId)).resolves.toBe("body-too-large");
  expect(await filesIn()).toEqual([]);
});

test("an endless stream is cut at the limit", async () => {
  let sent = 0;
  const endless = new Readable({
    read() {
      sent += 1000;
      this.push(Buffer.alloc(1000));
    },
  });
  await expect(store.receive(endless, 5000).catch(failureId)).resolves.toBe("body-too-large");
  expect(endless.destroyed).toBe(true);
  expect(sent).toBeLessThan(200_000);
});

test("the hash is that of the bytes on disk, which can be read before the file is stored", async () => {
  const file = await store.receive(Readable.from(["exam", "ple"]), 7);
  expect(await readFile(file.path, "utf8")).toBe("example");
  expect(file.sha256).toBe("50d858e0985ecc7f60418aaf0cc5ab587f42c2570a884095a9e8ccacd0f6545c");
});

test("a discarded file is removed, stored or not", async () => {
  const received = await store.receive(Readable.from(["a"]), 10);
  await store.discard(received);
  const named = await store.receive(Readable.from(["b"]), 10);
  await store.save(named);
  expect(await filesIn()).toHaveLength(2);
  await store.discard(named);
  expect(await filesIn()).toEqual([]);
});

test("a removed file is not found; removing it again is no error", async () => {
  const { key } = await save(Buffer.from("a"));
  await store.remove(key);
  await store.remove(key);
  await expect(store.open(key).catch(failureId)).resolves.toBe("not-found");
});

test.each([
  "",
  "..",
  "../../etc/passwd",
  "a".repeat(39),
  "A".repeat(40),
  `../${"a".repeat(37)}`,
  `${"a".repeat(40)}\0`,
])("%j is no key and is not used as a path", async (key) => {
  const { key: other } = await save(Buffer.from("a"));
  await expect(store.open(key).catch(failureId)).resolves.toBe("not-found");
  await store.remove(key);
  expect(await filesIn()).toHaveLength(1);
  expect(await buffer(await store.open(other))).toHaveLength(1);
});

test("500 aborted uploads leave no descriptor and no file", async () => {
  const descriptors = async () => (await readdir("/proc/self/fd")).length;
  const before = await descriptors();
  const breakOff = (index: number) => {
    const stream = new Readable({ read() {} });
    stream.push(Buffer.alloc(20_000));
    // In turn: before any data is read, with an error, without one.
    if (index % 3 === 0) stream.destroy(new Error("aborted"));
    else setTimeout(() => stream.destroy(index % 3 === 1 ? new Error("aborted") : undefined), index % 10);
    return store.receive(stream, CV_MAX_BYTES).then(
      () => "received",
      () => "failed",
    );
  };
  const outcomes = await Promise.all(Array.from({ length: 500 }, (_, index) => breakOff(index)));
  expect(new Set(outcomes)).toEqual(new Set(["failed"]));
  expect(await filesIn()).toEqual([]);
  expect(await descriptors()).toBeLessThanOrEqual(before + 1);
});

test("where there are no hard links, a file is copied, and an incomplete copy is completed", async () => {
  const noLinks = async () => Promise.reject(Object.assign(new Error("no links here"), { code: "EPERM" }));
  const file = await store.receive(Readable.from(["example"]), 10);
  const place = join(folder, "aa", "copy");
  await linkOrCopy(file.path, place, noLinks);
  expect(await readFile(place, "utf8")).toBe("example");
  await truncate(place, 3);
  await linkOrCopy(file.path, place, noLinks);
  expect(await readFile(place, "utf8")).toBe("example");
  expect((await stat(place)).mode & 0o777).toBe(0o600);
});
