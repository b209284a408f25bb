import { join } from "node:path";
import { diskStore } from "#platform/files/disk-store.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { createPictures, type Pictures } from "./create-pictures.server.ts";
import { createDecoders } from "./decode/decoders.server.ts";
import type { LibraryParts } from "./library-parts.server.ts";
import { pictureFolders } from "./picture-folders.server.ts";

/** Opens the library of pictures in the data folder, and removes what killed processes have left. */
export async function openPictures(dataDir: string, storage: LibraryParts["storage"], log: Log): Promise<Pictures> {
  const pictures = createPictures({
    storage,
    uploads: await diskStore(join(dataDir, "documents"), log),
    folders: await pictureFolders(join(dataDir, "pictures")),
    decoders: createDecoders(),
    log,
  });
  await pictures.recover();
  return pictures;
}
