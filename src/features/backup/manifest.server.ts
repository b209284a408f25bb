import { z } from "zod";
import { isArchivePath, isDataFile } from "./archive-paths.server.ts";

/** Version of the archive format; raised when older releases cannot read it. */
export const FORMAT = 1;

const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

/** Contents of an archive, verified before anything is used. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** Version of the site that made the backup. */
  site: z.string().max(100),
  /** ISO time of the snapshot. */
  createdAt: z.iso.datetime(),
  database: z.enum(["sqlite", "postgres"]),
  /** Names of the applied migrations. */
  migrations: z.array(z.string().regex(/^[\w-]{1,100}$/)).min(1),
  /** Fingerprint to compare secrets; the secret cannot be recovered from it. */
  secretPrint: sha256.optional(),
  /** `bytes`: size of the JSON lines. */
  tables: z.array(z.object({ name, columns: z.array(name).min(1), rows: count, bytes: count, sha256 })),
  /** Highest id used in each table; 0 for none. */
  sequences: z.record(name, count),
  leftOut: z.array(z.object({ table: z.string(), reason: z.string() })),
  files: z.array(z.object({ path: z.string().refine(isArchivePath), size: count, sha256 })),
  /** Referenced files that were missing: erased or changed during the backup, or lost before. */
  missing: z.array(z.object({ path: z.string(), reason: z.enum(["erased", "changed", "lost"]) })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableFacts = Manifest["tables"][number];
export type FileFacts = Manifest["files"][number];
export type MissingFile = Manifest["missing"][number];

/**
 * Returns the referenced files that a backup lacks, for which a restore brings back only the rows. Erased ones are left
 * out, as a restore erases their rows too.
 */
export function missingFromBackup({ missing }: Pick<Manifest, "missing">): MissingFile[] {
  return missing.filter(({ reason }) => reason !== "erased");
}

/** Returns the numbers of rows and files in a backup, and the size of the files in bytes. */
export function manifestTotals({ tables, files }: Manifest): { rows: number; files: number; bytes: number } {
  const own = files.filter(({ path }) => isDataFile(path));
  return {
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: own.length,
    bytes: own.reduce((sum, { size }) => sum + size, 0),
  };
}
