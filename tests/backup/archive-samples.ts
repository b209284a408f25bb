import { createWriteStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { MANIFEST, tablePath } from "#features/backup/archive-paths.server.ts";
import type { Manifest } from "#features/backup/manifest.server.ts";
import { openArchive } from "#features/backup/open-archive.server.ts";
import { type Row, rowsOf } from "#features/backup/row-lines.server.ts";

/** Everything in an archive by name. */
export type Contents = Map<string, Buffer>;

/** Writes an archive anew with something changed. */
export async function changedArchive(
  from: string,
  to: string,
  change: (contents: Contents, manifest: Manifest & Record<string, unknown>) => void,
): Promise<void> {
  const archive = await openArchive(from);
  const { tables, files } = archive.manifest;
  const contents: Contents = new Map();
  for (const path of [...tables.map(({ name }) => tablePath(name)), ...files.map((file) => file.path)]) {
    contents.set(path, await buffer(archive.read(path)));
  }
  archive.close();
  const manifest = structuredClone(archive.manifest) as Manifest & Record<string, unknown>;
  change(contents, manifest);
  const zip = new ZipFile();
  for (const [path, bytes] of contents) zip.addBuffer(bytes, path);
  if (!contents.has(MANIFEST)) zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(to));
}

/** Copies a file with one text in it replaced by another of the same length. */
export async function replacedBytes(from: string, to: string, before: string, after: string): Promise<void> {
  const bytes = await readFile(from, "latin1");
  await writeFile(to, bytes.replaceAll(before, after), "latin1");
}

/** Rows of a table in an archive. */
export async function archivedRows(file: string, table: string): Promise<Row[]> {
  const archive = await openArchive(file);
  try {
    const columns = archive.manifest.tables.find(({ name }) => name === table)?.columns ?? [];
    const rows: Row[] = [];
    for await (const batch of rowsOf(table, columns, archive.read(tablePath(table)))) rows.push(...batch);
    return rows;
  } finally {
    archive.close();
  }
}
