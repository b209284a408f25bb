import { createHash } from "node:crypto";
import { tablePath } from "./archive-paths.server.ts";
import type { Archive } from "./open-archive.server.ts";
import { Refused } from "./refused.server.ts";

/** Unpacks all entries and compares them with the manifest. @throws Refused at the first difference */
export async function verifyArchive(archive: Archive): Promise<void> {
  const { tables, files } = archive.manifest;
  for (const { name, bytes, sha256 } of tables) await verify(archive, tablePath(name), { size: bytes, sha256 });
  for (const { path, size, sha256 } of files) await verify(archive, path, { size, sha256 });
}

async function verify(archive: Archive, path: string, facts: { size: number; sha256: string }): Promise<void> {
  const hash = createHash("sha256");
  let size = 0;
  try {
    for await (const piece of archive.read(path)) {
      hash.update(piece);
      size += piece.length;
    }
  } catch (error) {
    throw damaged(path, error);
  }
  if (size !== facts.size || hash.digest("hex") !== facts.sha256) throw damaged(path);
}

function damaged(path: string, cause?: unknown): Refused {
  return new Refused(`The archive is damaged: ${path} does not match the manifest. Nothing was changed.`, { cause });
}
