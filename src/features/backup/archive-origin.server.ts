import type { Readable } from "node:stream";
import { openPromise } from "yauzl";
import { z } from "zod";
import { MANIFEST } from "./archive-paths.server.ts";

/** Which release made an archive. */
export interface ArchiveOrigin {
  /** Version of the site. */
  version: string;
  /** Name of the newest migration that its database had. */
  migration: string;
}

/** A manifest begins with these. The lists of tables and files follow, which may be many megabytes. */
const HEAD_MAX = 64 * 1024;
const HEAD_END = ',\n "tables"';
const head = z.object({ site: z.string().max(100), migrations: z.array(z.string().max(100)).min(1) });

/** Reads the origin of an archive without verifying it. @returns undefined for one that is damaged or cannot be read */
export async function archiveOrigin(file: string): Promise<ArchiveOrigin | undefined> {
  try {
    const text = await beginningOfManifest(file);
    const { site, migrations } = head.parse(JSON.parse(`${text.slice(0, text.indexOf(HEAD_END))}}`));
    return { version: site, migration: migrations.at(-1) ?? "" };
  } catch {
    return undefined;
  }
}

async function beginningOfManifest(file: string): Promise<string> {
  const zip = await openPromise(file, { autoClose: false });
  // The reader may emit an error after it was closed; without a listener that would end the process.
  zip.on("error", () => {});
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== MANIFEST) continue;
      const stream: Readable = await zip.openReadStreamPromise(entry);
      let text = "";
      for await (const piece of stream) {
        text += piece;
        if (text.includes(HEAD_END) || text.length > HEAD_MAX) break;
      }
      return text;
    }
    return "";
  } finally {
    zip.close();
  }
}
