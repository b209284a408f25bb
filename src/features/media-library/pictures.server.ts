import type { Readable } from "node:stream";
import type { OpenFile } from "#platform/files/open-file.server.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";
import type { RefusalReason } from "./refusal-reasons.ts";

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

/** An upload. `name` is untrusted; the caller destroys the stream when the request is aborted. */
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
