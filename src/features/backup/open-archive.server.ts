import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { z } from "zod";
import { migrations, tablesOfNewerRelease } from "#platform/database/migrations/migrations.server.ts";
import { isArchivePath, MANIFEST, tablePath } from "./archive-paths.server.ts";
import { FORMAT, type Manifest, manifestSchema } from "./manifest.server.ts";
import { Refused } from "./refused.server.ts";
import { isSaved } from "./site-tables.server.ts";

const MANIFEST_MAX = 256 * 1024 * 1024;
const ENTRIES_MAX = 5_000_000;
const STORED = 0;
const DEFLATED = 8;

/** An opened archive whose manifest matches its entries. */
export interface Archive {
  manifest: Manifest;
  /** Unpacks an entry, at most to its declared size. */
  read(path: string): AsyncIterable<Buffer>;
  close(): void;
}

/** Opens an archive. @throws Refused when it is damaged, newer than this release, or not a backup of a site */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await openPromise(file, { autoClose: false, strictFileNames: true, validateEntrySizes: true }).catch(
    (error: unknown) => Promise.reject(refusal(file, error)),
  );
  // The reader may emit an error after it was closed; without a listener that would end the process.
  zip.on("error", () => {});
  try {
    const entries = await readEntries(zip);
    const manifest = await readManifest(zip, entries);
    compare(manifest, entries);
    return {
      manifest,
      async *read(path) {
        const entry = entries.get(path);
        if (entry === undefined) throw new Refused(`The archive has no ${path}.`);
        yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof Refused ? error : refusal(file, error);
  }
}

function refusal(file: string, error: unknown): Refused {
  const isGone = error instanceof Error && "code" in error && error.code === "ENOENT";
  if (isGone) return new Refused(`There is no archive at ${file}.`);
  const said = error instanceof Error ? error.message : String(error);
  return new Refused(`The archive is damaged, incomplete or not a backup of a site (${said}). Nothing was changed.`);
}

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > ENTRIES_MAX) throw new Error("it has too many entries");
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    if (!isArchivePath(name)) throw new Error("it has an entry with a name that no backup has");
    if (entries.has(name)) throw new Error(`it has ${name} twice`);
    const isReadable = [STORED, DEFLATED].includes(entry.compressionMethod) && !entry.isEncrypted();
    if (!isReadable) throw new Error(`${name} is packed in another way`);
    entries.set(name, entry);
  }
  return entries;
}

async function readManifest(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Manifest> {
  const entry = entries.get(MANIFEST);
  if (entry === undefined || entry.uncompressedSize > MANIFEST_MAX) throw new Error("it has no list of its contents");
  const text = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(text) !== entry.crc32) throw new Error("its list of contents is damaged");
  const found: unknown = JSON.parse(text.toString("utf8"));
  const { format } = z.object({ format: z.int() }).parse(found);
  if (format > FORMAT) throw newer(`its format is ${format}, and this release knows ${FORMAT}`);
  const manifest = manifestSchema.parse(found);
  const newerTables = tablesOfNewerRelease(manifest.migrations);
  if (newerTables !== undefined) throw newer(newerTables);
  const known = Object.keys(migrations).toSorted();
  if (manifest.migrations.some((name, i) => name !== known[i])) throw new Error("its migrations are out of order");
  return manifest;
}

function newer(what: string): Refused {
  return new Refused(
    `The backup was made by a newer release: ${what}. Install that release, then restore. Nothing was changed.`,
  );
}

/** Compares the manifest with the entries. @throws Error when they differ */
function compare({ tables, files }: Manifest, entries: ReadonlyMap<string, Entry>): void {
  const named = new Map<string, number>();
  const name = (path: string, size: number) => {
    if (named.has(path)) throw new Error(`its list of contents names ${path} twice`);
    named.set(path, size);
  };
  for (const { name: table, bytes } of tables) {
    if (!isSaved(table)) throw new Error(`it has a table that no backup has: ${table}`);
    name(tablePath(table), bytes);
  }
  for (const { path, size } of files) name(path, size);
  for (const [path, size] of named) {
    if (entries.get(path)?.uncompressedSize !== size) throw new Error(`${path} is missing or of another size`);
  }
  if (entries.size !== named.size + 1) throw new Error("it has entries that its list of contents does not name");
}
