import type { FileStore } from "#platform/files/file-store.server.ts";
import type { StoredFiles } from "#platform/files/stored-files.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import type { Decoders } from "./decode/decoders.server.ts";
import type { PictureFolders } from "./picture-folders.server.ts";

/** What the library of pictures needs. */
export interface LibraryParts {
  storage: Pick<Storage, "pictures" | "documents" | "namedFiles">;
  /** The copies of pictures, by paths of `folders`. */
  stored: Pick<StoredFiles, "open" | "openPublic" | "names" | "removeStaleCopies">;
  /** Receives files; documents stay there, pictures only until their copies are made. */
  uploads: FileStore;
  folders: PictureFolders;
  decoders: Decoders;
  log: Log;
}
