import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { MANIFEST, tablePath } from "./archive-paths.server.ts";
import type { ArchiveWriter } from "./archive-writer.server.ts";
import { archivesIn } from "./last-backup.server.ts";
import { type BackupPlace, type MadeBackup, writeArchive } from "./make-backup.server.ts";
import type { Manifest } from "./manifest.server.ts";
import { openArchive } from "./open-archive.server.ts";
import { Refused } from "./refused.server.ts";
import { verifyArchive } from "./verify-archive.server.ts";

/** The content differs from the archive. */
class Differs extends Error {}

/**
 * Returns the newest archive when a backup made now would have the same content: rows, files, erasures and missing
 * files. The whole archive is compared and verified.
 * @returns undefined when something differs, or the archive is damaged or does not exist
 */
export async function sameBackup(place: BackupPlace): Promise<MadeBackup | undefined> {
  const [name] = await archivesIn(place.backupDir);
  if (name === undefined) return undefined;
  const path = join(place.backupDir, name);
  try {
    const archive = await openArchive(path);
    try {
      const { manifest, foreign } = await writeArchive(comparing(archive.manifest), place);
      if (!isDeepStrictEqual(contentOf(manifest), contentOf(archive.manifest))) return undefined;
      await verifyArchive(archive);
      return { path, name, bytes: (await stat(path)).size, manifest, foreign };
    } finally {
      archive.close();
    }
  } catch (error) {
    if (error instanceof Differs || error instanceof Refused) return undefined;
    throw error;
  }
}

/** Returns a writer that writes nothing and throws `Differs` at the first entry that differs from the manifest. */
function comparing({ tables, files }: Manifest): ArchiveWriter {
  const known = new Map([
    ...tables.map(({ name, sha256 }) => [tablePath(name), sha256] as const),
    ...files.map(({ path, sha256 }) => [path, sha256] as const),
  ]);
  return {
    async add(path, pieces) {
      const hash = createHash("sha256");
      let size = 0;
      for await (const piece of pieces) {
        hash.update(piece);
        size += piece.length;
      }
      const sha256 = hash.digest("hex");
      if (path !== MANIFEST && known.get(path) !== sha256) throw new Differs();
      return { size, sha256 };
    },
    end: async () => {},
    abandon: async () => {},
  };
}

const contentOf = ({ createdAt, site, ...content }: Manifest) => content;
