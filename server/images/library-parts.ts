import type { FileStore } from "../files/file-store.ts";
import type { Log } from "../log.ts";
import type { Storage } from "../storage/storage.ts";
import type { Decoders } from "./decode/decoders.ts";
import type { PictureFolders } from "./picture-folders.ts";

/** What the library of pictures works with. */
export interface LibraryParts {
  storage: Pick<Storage, "pictures" | "documents" | "namedFiles">;
  /** Takes files in; documents stay there, pictures only until their copies are made. */
  uploads: FileStore;
  folders: PictureFolders;
  decoders: Decoders;
  log: Log;
}
