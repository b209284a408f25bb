import type { Readable } from "node:stream";

/** A file that was received completely and flushed to disk, and that the database does not name yet. */
export interface ReceivedFile {
  /** Random; its only name in the store. */
  key: string;
  /** Bytes. */
  size: number;
  /** SHA-256 as hexadecimal text. */
  sha256: string;
  /** Where it can be inspected until it is saved or discarded. */
  path: string;
}

/**
 * Storage for files outside the site's build, on the disk or in the database. A file is received on the disk, inspected,
 * saved just before the transaction that names it, and settled just after. `recover` cleans up what a killed process leaves between these
 * steps.
 */
export interface FileStore {
  /**
   * Writes a stream to a new file and flushes it to disk. Memory does not grow with the file. On failure the file is
   * removed and the stream destroyed; a caller that gives up a stream must destroy it.
   * @param maxBytes a larger file is refused and removed
   * @param key the key of the file; a new random one by default
   * @throws ExpectedError `body-too-large`, `storage-full` when the disk or a quota is full, `storage-unavailable` when
   * no file descriptor is left; or what the stream fails with
   */
  receive(stream: Readable, maxBytes: number, key?: string): Promise<ReceivedFile>;
  /**
   * Gives the file its permanent name, before the database names it. Both names exist until `settle` or `discard`.
   * @throws ExpectedError `storage-full`
   */
  save(file: ReceivedFile): Promise<void>;
  /** Called when the database names the file. Never throws: a failure is logged, and `recover` cleans up. */
  settle(file: ReceivedFile): Promise<void>;
  /**
   * Removes a received or saved file that the database does not name. Never throws. When it is unknown whether the
   * database names it (the connection broke during the commit), call neither this nor `settle`: `recover` checks it.
   */
  discard(file: ReceivedFile): Promise<void>;
  /**
   * Opens a stored file; the caller reads it to the end or destroys it.
   * @throws ExpectedError `not-found`, or `storage-unavailable` when it cannot be opened for now
   */
  open(key: string): Promise<Readable>;
  /** Opens a stored file that everybody may see, perhaps a copy on this machine's disk. As `open` otherwise. */
  openPublic(key: string): Promise<Readable>;
  /** Removes a stored file; a missing one is no error. */
  remove(key: string): Promise<void>;
  /**
   * Cleans up after processes that have ended, and after 90 minutes without a change after any process: files that the
   * database does not name are removed. Runs at the start of a process and every ten minutes. It calls `named`
   * only when it finds something, and may run in several processes at once.
   * @param named returns which of the keys the database names
   * @returns how many files were removed
   */
  recover(named: (keys: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
}
