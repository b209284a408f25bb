import type { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file of an archive. */
export interface ZipEntry {
  /** Its path in the archive. */
  name: string;
  /** Called when its turn has come. */
  open(): Promise<Readable>;
  /** False: it is compressed already. */
  compress?: boolean;
}

/**
 * Makes a zip archive while it is read, one entry after the other: memory does not grow with them. What fails breaks the
 * stream off; when its reader goes away, the open entry is closed.
 * @param entries the next one is asked for when the one before is written
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
