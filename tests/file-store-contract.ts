import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CV_MAX_BYTES } from "#forms/job-application/job-application.ts";
import { createFileStore } from "#platform/files/create-file-store.server.ts";
import type { FileStore, ReceivedFile } from "#platform/files/file-store.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { FilePlace } from "./file-places.ts";

/** What a file store must do wherever its files are. Called inside of `describe`. */
export function fileStoreContract(open: () => Promise<FilePlace>): void {
  let place: FilePlace;
  let store: FileStore;
  beforeEach(async () => {
    place = await open();
    store = await nextProcess();
  });
  afterEach(() => place.remove());

  /** A store takes another one of its process for that of a process that has ended. */
  const nextProcess = () => createFileStore(place.stored, place.dataDir, "files", createLog("silent"));
  const pathOf = ({ key }: Pick<ReceivedFile, "key">) => `files/${key.slice(0, 2)}/${key}`;
  const received = (content: string) => store.receive(Readable.from([content]), 100);
  const nothingNamed = async () => new Set<string>();

  async function stored(bytes: string | Buffer): Promise<ReceivedFile> {
    const file = await store.receive(Readable.from([bytes]), CV_MAX_BYTES);
    await store.save(file);
    await store.settle(file);
    return file;
  }

  test("files of every size are read back byte for byte, by several readers at once", async () => {
    const part = 256 * 1024;
    for (const size of [0, 1, part - 1, part, part + 1, 3 * part]) {
      const bytes = randomBytes(size);
      const file = await stored(bytes);
      expect(file.size).toBe(size);
      expect(await place.paths()).toContain(pathOf(file));
      const readers = await Promise.all([1, 2, 3].map(() => store.open(file.key)));
      for (const read of await Promise.all(readers.map(buffer))) expect(read.equals(bytes)).toBe(true);
      expect((await buffer(await store.openPublic(file.key))).equals(bytes)).toBe(true);
    }
    expect(await place.paths()).toHaveLength(6);
  });

  test("a file that is too large, and an aborted upload, leave nothing", async () => {
    expect(await store.receive(Readable.from([Buffer.alloc(101)]), 100).catch(failureId)).toBe("body-too-large");
    const aborted = new Readable({ read() {} });
    aborted.push("half");
    const failed = store.receive(aborted, 100);
    aborted.destroy(new Error("aborted"));
    await expect(failed).rejects.toThrow("aborted");
    expect(await place.paths()).toEqual([]);
  });

  test("a discarded file is removed, saved or not", async () => {
    const [one, two] = [await received("one"), await received("two")];
    await store.save(two);
    expect(await place.paths()).toHaveLength(3);
    await store.discard(one);
    await store.discard(two);
    expect(await place.paths()).toEqual([]);
  });

  test("a removed file is not found; removing it again is no error", async () => {
    const [{ key }, other] = [await stored("a"), await stored("b")];
    await store.remove(key);
    await store.remove(key);
    expect(await store.open(key).catch(failureId)).toBe("not-found");
    expect(await store.openPublic(key).catch(failureId)).toBe("not-found");
    expect(await text(await store.open(other.key))).toBe("b");
  });

  test("what is no key is no path", async () => {
    const { key } = await stored("a");
    for (const other of ["", "..", "a".repeat(39), "A".repeat(40), `../${"a".repeat(37)}`, `${"a".repeat(40)}\0`]) {
      expect(await store.open(other).catch(failureId)).toBe("not-found");
      await store.remove(other);
      await store.remove(`${key.slice(0, 2)}/${other}`);
    }
    expect(await text(await store.open(key))).toBe("a");
  });

  test.each([["received"], ["saved"]])(
    "of a process that ended with its file %s: it goes without a row",
    async (step) => {
      const file = await received("example");
      if (step === "saved") await store.save(file);
      const next = await nextProcess();
      expect(await next.recover(nothingNamed)).toBe(1);
      expect(await place.paths()).toEqual([]);
    },
  );

  test.each([["received"], ["saved"], ["settled"]])(
    "of a process that ended with its file %s: it stays with a row",
    async (step) => {
      const file = await received("example");
      if (step !== "received") await store.save(file);
      if (step === "settled") await store.settle(file);
      const next = await nextProcess();
      expect(await next.recover(async () => new Set([file.key]))).toBe(0);
      expect(await place.paths()).toEqual([pathOf(file)]);
      expect(await text(await next.open(file.key))).toBe("example");
      expect(await place.stored.unnamed("files", Date.now() + 1)).toEqual([]);
    },
  );

  test("files of the own process are left alone", async () => {
    await store.save(await received("saved"));
    await received("received");
    expect(await store.recover(nothingNamed)).toBe(0);
    expect(await place.paths()).toHaveLength(3);
  });

  test("folders appear with all their files, are listed, read and removed", async () => {
    const { stored: files } = place;
    const one = await received("one");
    await files.save("pictures/aa/1/full.jpg", one.path, true);
    await files.save("pictures/aa/1/card.webp", one.path, true);
    await files.save("pictures/aa0/1/full.jpg", one.path, true);
    await store.discard(one);
    expect((await files.names("pictures")).sort()).toEqual(["aa", "aa0"]);
    expect((await files.names("pictures/aa/1")).sort()).toEqual(["card.webp", "full.jpg"]);
    expect(await files.names("pictures/bb")).toEqual([]);
    await place.age("pictures/aa/1", 60);
    expect(await files.savedAt("pictures/aa/1")).toBeLessThan(Date.now() - 3_500_000);
    expect(await files.savedAt("pictures/bb")).toBeUndefined();
    await files.removeAll("pictures/aa");
    await files.removeAll("pictures/aa");
    expect(await place.paths()).toEqual(["pictures/aa0/1/full.jpg"]);
    const { size, stream } = await files.open("pictures/aa0/1/full.jpg");
    expect([size, await text(stream)]).toEqual([3, "one"]);
  });
}
