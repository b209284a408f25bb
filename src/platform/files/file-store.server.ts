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
   * Writes a stream to a new file, flushed to the disk, a piece at a time: memory does not grow with the file. When it
   * fails, nothing of the file stays and the stream is destroyed; a stream that is given up must be destroyed by its owner.
   * @param maxBytes a larger one is refused and removed
   * @param key that the file is to have; a new random one unless given
   * @throws ExpectedError `body-too-large`, `storage-full` when the disk or a quota is, `storage-unavailable` when no file
   * descriptor is left; whatever the stream fails with
   */
  receive(stream: Readable, maxBytes: number, key?: string): Promise<ReceivedFile>;
  /**
   * Gives the file its place for good, before the database names it. Both names exist until `settle` or `discard`.
   * @throws ExpectedError `storage-full`
   */
  save(file: ReceivedFile): Promise<void>;
  /** Says that the database names the file. Never throws: what fails here is logged, and put right by `recover`. */
  settle(file: ReceivedFile): Promise<void>;
  /**
   * Removes a received or kept file that the database does not name. Never throws. When it is not known whether the
   * database names it (the connection broke while it committed), call neither this nor `settle`: `recover` will ask.
   */
  discard(file: ReceivedFile): Promise<void>;
  /**
   * Opens a stored file; its reader reads it to the end or destroys it.
   * @throws ExpectedError `not-found`, or `storage-unavailable` when it cannot be opened for now
   */
  open(key: string): Promise<Readable>;
  /** Removes a kept file; one that is gone already is no error. */
  remove(key: string): Promise<void>;
  /**
   * Puts right what processes that no longer live left behind: files that the database names stay, all others go. So does
   * it with what nobody touched for 30 minutes, whoever left it. For the start of a process and every ten minutes after it:
   * it asks the database only when it finds something, and may run beside all else, in several processes at once.
   * @param named tells which of the keys the database names
   * @returns how many files were removed
   */
  recover(named: (keys: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
}
