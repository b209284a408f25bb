import { join } from "node:path";
import { diskStore } from "../files/disk-store.ts";
import type { Log } from "../log.ts";
import { createPictures } from "./create-pictures.ts";
import { createDecoders } from "./decode/decoders.ts";
import type { LibraryParts } from "./library-parts.ts";
import { pictureFolders } from "./picture-folders.ts";
import type { PictureLibrary } from "./pictures.ts";

/** Opens the library of pictures in the folder for data, and puts right what a killed process left there. */
export async function openPictures(
  dataDir: string,
  storage: LibraryParts["storage"],
  log: Log,
): Promise<PictureLibrary> {
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
