import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { errorCode, flush, makeFolder, removeName } from "./disk-steps.server.ts";

/** Size and hash of a received stream. `size` is in bytes, `sha256` hexadecimal text. */
export interface StreamFacts {
  size: number;
  sha256: string;
}

/** The disk is full, a quota is used up, or the process has a limit on file sizes. */
const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** No file descriptor left, for this process or the machine. */
const EXHAUSTED = new Set(["EMFILE", "ENFILE"]);

/** Converts a full disk and exhausted descriptors to expected failures; returns any other error unchanged. */
export function storageError(error: unknown): unknown {
  const code = errorCode(error) ?? "";
  if (FULL.has(code)) return new ExpectedError("storage-full", "no room for a file", { cause: error });
  if (!EXHAUSTED.has(code)) return error;
  return new ExpectedError("storage-unavailable", "no file can be opened for now", { cause: error });
}

/**
 * Writes a stream to a new file, in a folder that is created where it is missing, and flushes both. Each chunk is read
 * after the previous one is written. On failure the file is removed and the stream destroyed.
 * @throws ExpectedError `body-too-large`, `storage-full`, `storage-unavailable`; or what the stream fails with
 */
export async function receiveStream(stream: Readable, path: string, maxBytes: number): Promise<StreamFacts> {
  // Until the loop below listens, an error of the stream would have no listener and end the process.
  stream.on("error", () => {});
  try {
    await makeFolder(dirname(path));
    const facts = await writeNew(stream, path, maxBytes);
    await flush(dirname(path));
    return facts;
  } catch (error) {
    stream.destroy();
    // The first error is the one to report; recovery finds a file that could not be removed.
    await removeName(path).catch(() => false);
    throw storageError(error);
  }
}

async function writeNew(stream: Readable, path: string, maxBytes: number): Promise<StreamFacts> {
  const handle = await open(path, "wx", 0o600);
  try {
    const hash = createHash("sha256");
    let size = 0;
    for await (const piece of stream) {
      const bytes: Buffer = typeof piece === "string" ? Buffer.from(piece) : piece;
      size += bytes.length;
      if (size > maxBytes) throw new ExpectedError("body-too-large", `a file of more than ${maxBytes} bytes`);
      hash.update(bytes);
      // On an open file: appends after the last chunk, and writes all of this one.
      await handle.writeFile(bytes);
    }
    await handle.sync();
    return { size, sha256: hash.digest("hex") };
  } finally {
    await handle.close();
  }
}
