import type { Readable } from "node:stream";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { EntryUse, Uses } from "#features/publishing/storage/references.server.ts";
import type { OpenFile } from "#platform/files/open-file.server.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";
import type { RefusalReason } from "./refusal-reasons.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /** What staff have uploaded to be published. */
    pictures: Pictures;
  }
  interface ServiceParts {
    pictures: PictureLibrary;
  }
}

/** The place of a picture that no crop may lose: parts of its width and height, from 0 to 1, from its left upper corner. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** A picture that staff have uploaded. */
export interface UploadedPicture {
  /** 40 hexadecimal digits. */
  key: string;
  /** What `img` and rich texts name it by; see `src/ui/picture-paths.ts`. */
  path: string;
  /** Pixels of its largest copy. */
  width: number;
  height: number;
  /** The name of the file that it came as. Data, never a path. */
  name: string;
  /** Alternative texts; empty where none is written. */
  alt: InEveryLanguage<string>;
  focal: FocalPoint;
  /** Another one with each change of its crops. */
  version: string;
  /** Ms since 1970. */
  uploadedAt: number;
  /** Who uploaded it: the name as it was then. */
  uploadedBy: string;
}

/** A data sheet that staff have uploaded. */
export interface UploadedDocument {
  key: string;
  /** What `documentationUrl` takes: `/documents/<key>/<name>.pdf`. */
  path: string;
  /** The name of the file that it came as. */
  name: string;
  /** Bytes. */
  size: number;
}

/** What became of an upload. `reason` is worded by `refusalText`. */
export type Received<T> = { kind: "stored"; file: T } | { kind: "refused"; reason: RefusalReason };

/** A file on its way in. `name` is data; whoever gives the stream destroys it when the request breaks off. */
export interface Upload {
  name: string;
  stream: Readable;
}

/** A picture that another site had, and what was known of it there. */
export interface ImportedPicture extends Upload, Pick<UploadedPicture, "key" | "alt" | "focal" | "uploadedAt"> {}

/** A document that another site had. */
export interface ImportedDocument extends Upload, Pick<UploadedDocument, "key"> {
  /** The name in its address. */
  slug: string;
  /** Ms since 1970. */
  uploadedAt: number;
}

/** A file of the library as the server hands it out. */
export interface ServedFile {
  /** The key of the picture or document that it belongs to. */
  key: string;
  /** A published item shows it. */
  public: boolean;
  /** Changes whenever the bytes do. */
  etag: string;
  /** Opens it. @throws ExpectedError `not-found` once it has gone, `storage-unavailable` when it cannot be opened for now */
  open(): Promise<OpenFile>;
}

/** Pictures and data sheets that staff upload: taken in, cut to size, described, found, and removed. */
export interface Pictures {
  /**
   * Takes a picture: refuses by its size, its content and its pixels before anything is decoded, makes its copies
   * without metadata in another process, and keeps those only. Takes seconds; when it fails, nothing of it stays.
   * @throws ExpectedError `storage-full`, `storage-unavailable`; whatever the stream fails with
   */
  receive(actor: Actor, upload: Upload): Promise<Received<UploadedPicture>>;
  /** Takes a PDF of up to 10 MB and keeps it as it is. Throws as `receive` does. */
  receiveDocument(actor: Actor, upload: Upload): Promise<Received<UploadedDocument>>;
  /**
   * Uploaded pictures, newest first, a page at a time. The drawings of the site are in `LIBRARY_DRAWINGS`.
   * @param query `q`: words of the file's name or an alternative text; `page` from 1
   */
  list(actor: Actor, query: { q: string; page: number }): Promise<{ items: UploadedPicture[]; total: number }>;
  /** One uploaded picture, or undefined. */
  find(actor: Actor, key: string): Promise<UploadedPicture | undefined>;
  /**
   * Sets alternative texts and focal point; another focal point cuts the crops anew.
   * @returns undefined when there is no such picture
   * @throws ExpectedError `invalid-input`, `conflict` when somebody else changed the crops meanwhile
   */
  update(
    actor: Actor,
    key: string,
    change: { alt: InEveryLanguage<string>; focal: FocalPoint },
  ): Promise<UploadedPicture | undefined>;
  /** Removes a picture that nothing shows, published or saved. */
  remove(
    actor: Actor,
    key: string,
  ): Promise<{ kind: "removed" } | { kind: "missing" } | { kind: "used"; uses: EntryUse[] }>;
  /** Where each of these pictures is shown; keys that nothing shows are left out. */
  uses(actor: Actor, keys: readonly string[]): Promise<Map<string, Uses>>;
  /** Whether an item uses a picture or document, as published or as last saved. */
  usedBy(key: string, item: { kind: string; id: number }): Promise<boolean>;
  /** Whether a path names a drawing of the library or a picture that is there, by its largest copy. */
  known(path: string): Promise<boolean>;
  /** Whether a path names an uploaded document that is there. */
  knownDocument(path: string): Promise<boolean>;
  /** The alternative texts of a drawing or a picture of the library; undefined when it is unknown. */
  altOf(path: string): Promise<InEveryLanguage<string> | undefined>;
  /** The file behind an address below /pictures/ or /documents/; undefined for every address that has none. */
  servedAt(path: string): Promise<ServedFile | undefined>;
  /**
   * Removes what killed processes left and what no row names. For the start and every ten minutes after it.
   * @returns how many files and folders were removed
   */
  recover(): Promise<number>;
  /** Ends the processes that decode; pictures on their way fail. */
  close(): Promise<void>;
}

/** The library as an import works with it: it may also bring files of another site, for admins. */
export interface PictureLibrary extends Pictures {
  /** Takes a picture of another site, with its key; nothing with this key may be there. Throws as `receive` does. */
  receiveImported(actor: Actor, picture: ImportedPicture): Promise<Received<UploadedPicture>>;
  /** Takes a document of another site, as above. */
  receiveImportedDocument(actor: Actor, document: ImportedDocument): Promise<Received<UploadedDocument>>;
  /** Removes a document that nothing links. @returns whether it was removed */
  removeDocument(actor: Actor, key: string): Promise<boolean>;
}
