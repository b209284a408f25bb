import { z } from "zod";
import { isArchivePath, isDataFile } from "./archive-paths.server.ts";

/** Raised when archives change so that an older release cannot read them. */
export const FORMAT = 1;

const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

/** What an archive holds, to be compared before anything of it is used. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** Version of the site that wrote it. */
  site: z.string().max(100),
  /** ISO time of the snapshot. */
  createdAt: z.iso.datetime(),
  database: z.enum(["sqlite", "postgres"]),
  /** Names of the migrations that the tables had been through. */
  migrations: z.array(z.string().regex(/^[\w-]{1,100}$/)).min(1),
  /** Tells whether two secrets are the same one; no way leads back to it. */
  secretPrint: sha256.optional(),
  /** Bytes are those of the JSON lines. */
  tables: z.array(z.object({ name, columns: z.array(name).min(1), rows: count, bytes: count, sha256 })),
  /** The highest id that each table has given out; 0 for none. */
  sequences: z.record(name, count),
  leftOut: z.array(z.object({ table: z.string(), reason: z.string() })),
  files: z.array(z.object({ path: z.string().refine(isArchivePath), size: count, sha256 })),
  /** Files that rows name and that were not there: erased or changed while the backup was made, or lost before. */
  missing: z.array(z.object({ path: z.string(), reason: z.enum(["erased", "changed", "lost"]) })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableFacts = Manifest["tables"][number];
export type FileFacts = Manifest["files"][number];
export type MissingFile = Manifest["missing"][number];

/**
 * Files that the rows of a backup name and that it does not have; a restore would bring back the rows alone. What was
 * erased meanwhile is not among them: a restore erases its rows too.
 */
export function lackingFiles({ missing }: Pick<Manifest, "missing">): MissingFile[] {
  return missing.filter(({ reason }) => reason !== "erased");
}

/** How much a backup holds. */
export function amountOf({ tables, files }: Manifest): { rows: number; files: number; bytes: number } {
  const own = files.filter(({ path }) => isDataFile(path));
  return {
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: own.length,
    bytes: own.reduce((sum, { size }) => sum + size, 0),
  };
}
