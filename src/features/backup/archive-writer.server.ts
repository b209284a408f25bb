import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

const MODE = 0o600;

/** Writes an archive entry by entry, as a stream. */
export interface ArchiveWriter {
  /**
   * Adds an entry.
   * @param compress false for data that is already compressed
   * @returns the size in bytes and the SHA-256 in hexadecimal
   */
  add(path: string, pieces: AsyncIterable<Buffer>, compress: boolean): Promise<{ size: number; sha256: string }>;
  /** Completes the archive and flushes it to the disk. */
  end(): Promise<void>;
  /** Aborts the archive and waits until writing has ended. */
  abandon(): Promise<void>;
}

/** Creates an archive, readable for its owner only. @param file must not exist @param signal aborts the writing */
export function archiveWriter(file: string, signal?: AbortSignal): ArchiveWriter {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const target = createWriteStream(file, { flags: "wx", mode: MODE, flush: true });
  const written = pipeline(output, target, signal === undefined ? {} : { signal });
  const broken = written.then(() => Promise.reject(new Error("the archive has ended")));
  // Prevents an unhandled rejection while nothing awaits it.
  broken.catch(() => {});
  output.on("error", () => {});
  zip.on("error", (error: Error) => output.destroy(error));

  return {
    async add(path, pieces, compress) {
      const hash = createHash("sha256");
      let size = 0;
      const { promise: readToTheEnd, resolve, reject } = Promise.withResolvers<void>();
      async function* watched() {
        try {
          for await (const piece of pieces) {
            hash.update(piece);
            size += piece.length;
            yield piece;
          }
          resolve();
        } catch (error) {
          reject(error);
        }
      }
      const source = Readable.from(watched(), { objectMode: false });
      source.on("error", reject);
      zip.addReadStream(source, path, { compress, mode: MODE });
      try {
        await Promise.race([readToTheEnd, broken]);
      } catch (error) {
        source.destroy();
        throw error;
      }
      return { size, sha256: hash.digest("hex") };
    },

    async end() {
      zip.end();
      await written;
    },

    async abandon() {
      output.destroy();
      await written.catch(() => {});
    },
  };
}
