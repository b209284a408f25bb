import type { ChildTurns } from "#platform/child-turns.server.ts";
import { createFileStore } from "#platform/files/create-file-store.server.ts";
import type { StoredFiles } from "#platform/files/stored-files.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { createPictures, type Pictures } from "./create-pictures.server.ts";
import { createDecoders } from "./decode/decoders.server.ts";
import type { LibraryParts } from "./library-parts.server.ts";
import { pictureFolders } from "./picture-folders.server.ts";

/** Opens the library of pictures, and removes what killed processes have left. */
export async function openPictures(
  stored: StoredFiles,
  dataDir: string,
  storage: LibraryParts["storage"],
  log: Log,
  turns: ChildTurns,
): Promise<Pictures> {
  const pictures = createPictures({
    storage,
    stored,
    uploads: await createFileStore(stored, dataDir, "documents", log),
    folders: await pictureFolders(stored, dataDir),
    decoders: createDecoders(turns),
    log,
  });
  await pictures.recover();
  return pictures;
}
