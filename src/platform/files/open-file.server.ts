import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { errorCode } from "./disk-steps.server.ts";

/** A file that is open for reading. The caller reads `stream` to the end or destroys it. */
export interface OpenFile {
  stream: Readable;
  /** Bytes of the whole file. */
  size: number;
}

/** Bytes of a file from `start` to `end`, inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Opens a file for reading.
 * @param range the bytes of the stream; the whole file by default
 * @throws ExpectedError `not-found` when there is no such file; `storage-unavailable` when it cannot be opened for now,
 * such as when the process has no file descriptor left
 */
export async function openFile(path: string, range: ByteRange | Record<never, never> = {}): Promise<OpenFile> {
  try {
    const handle = await open(path, "r");
    try {
      const { size } = await handle.stat();
      return { stream: handle.createReadStream(range), size };
    } catch (error) {
      await handle.close();
      throw error;
    }
  } catch (error) {
    if (errorCode(error) === "ENOENT") throw new ExpectedError("not-found", "There is no such file.", { cause: error });
    throw new ExpectedError("storage-unavailable", "The file cannot be opened at the moment.", { cause: error });
  }
}
