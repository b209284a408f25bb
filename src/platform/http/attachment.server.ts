import { Readable } from "node:stream";
import { shortFileName } from "../files/file-name.ts";

/** A file to be downloaded. */
export interface Attachment {
  /** File name for the receiver's computer: any text; a long one is shortened. */
  name: string;
  /** Media type, such as "text/csv; charset=utf-8". */
  type: string;
  /** Bytes, where known in advance. */
  size?: number;
  body: Readable | AsyncIterable<string | Uint8Array>;
}

/**
 * Makes a response that a browser saves and never shows: an attachment, without sniffing, without script if it is
 * opened after all, and never cached. When the body fails, the connection is aborted, so that a partial file does not
 * look complete.
 */
export function attachment({ name, type, size, body }: Attachment): Response {
  const stream = body instanceof Readable ? body : Readable.from(body, { objectMode: false });
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      "content-type": type,
      ...(size === undefined ? {} : { "content-length": String(size) }),
      "content-disposition": contentDisposition(name),
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}

/**
 * Content-Disposition by RFC 6266: a plain ASCII name for old clients and the full name encoded by RFC 8187. At most 3
 * KB.
 */
function contentDisposition(name: string): string {
  const oneLine = shortFileName(name).replace(/[\p{C}\\/]/gu, "_");
  const plain = oneLine.replace(/[^\w .()-]/g, "_");
  const encoded = encodeURIComponent(oneLine).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
