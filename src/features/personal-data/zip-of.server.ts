import type { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file to add to an archive. */
export interface ZipEntry {
  /** Path in the archive. */
  name: string;
  /** Called when the entry is written. */
  open(): Promise<Readable>;
  /** False for data that is already compressed. */
  compress?: boolean;
}

/**
 * Returns a zip archive as a stream, written entry by entry. A failure destroys the stream; when the reader goes away,
 * the open entry is closed.
 * @param entries read one at a time
 */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => {});
  zip.on("error", broken.reject);
  let open: Readable | undefined;
  output.once("close", () => {
    open?.destroy();
    broken.reject(new Error("the reader of the archive has gone"));
  });

  const written = ({ name, compress = true, open: openEntry }: ZipEntry) =>
    new Promise<void>((resolve, reject) => {
      zip.addReadStreamLazy(name, { compress }, (give) => {
        openEntry().then((stream) => {
          open = stream;
          stream.once("end", resolve);
          stream.once("error", reject);
          give(null, stream);
          if (output.destroyed) stream.destroy();
        }, reject);
      });
    });
  const writeAll = async () => {
    for await (const entry of entries) await Promise.race([written(entry), broken.promise]);
    zip.end();
  };
  writeAll().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return output;
}
