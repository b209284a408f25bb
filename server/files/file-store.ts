import type { Readable } from "node:stream";

/** A file that has come in whole, is safe on the disk, and has no name in the database yet. */
export interface ReceivedFile {
  /** Random; the only name it ever has in the store. */
  key: string;
  /** Bytes. */
  size: number;
  /** SHA-256 as hexadecimal text. */
  sha256: string;
  /** Where it can be read for inspection until it is kept or discarded. */
  path: string;
}

/**
 * Where files live that are no part of the site's build: a folder today, an object store one day.
 * A file is received, looked into, kept just before the transaction that names it, and settled just after. Whatever a
 * killed process leaves between these steps is put right by `recover`.
 */
export interface FileStore {
  /**
   * Writes a stream to a new file, flushed to the disk, a piece at a time: memory does not grow with the file.
   * @param maxBytes a larger one is refused and removed
   * @throws ExpectedError `body-too-large`, or `storage-full` when the disk or a quota is
   */
  receive(stream: Readable, maxBytes: number): Promise<ReceivedFile>;
  /** Gives the file its place for good, before the database names it. Both names exist until `settle` or `discard`. */
  keep(file: ReceivedFile): Promise<void>;
  /** Says that the database names the file. */
  settle(file: ReceivedFile): Promise<void>;
  /** Removes a received or kept file that the database does not name. */
  discard(file: ReceivedFile): Promise<void>;
  /** Opens a kept file. @throws ExpectedError `not-found` */
  open(key: string): Promise<Readable>;
  /** Removes a kept file; one that is gone already is no error. */
  remove(key: string): Promise<void>;
  /**
   * Puts right what processes that no longer live left behind: files that the database names stay, all others go.
   * @param named tells which of the keys the database names
   * @returns how many files were removed
   */
  recover(named: (keys: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
}
