import { Readable } from "node:stream";
import { shortFileName } from "../files/file-name.ts";

/** A file that is handed out. */
export interface Attachment {
  /** As the receiver's computer is to call it: any text; a long one is cut. */
  name: string;
  /** Media type, such as "text/csv; charset=utf-8". */
  type: string;
  /** Bytes, where they are known before. */
  size?: number;
  body: Readable | AsyncIterable<string | Uint8Array>;
}

/**
 * Makes an answer that a browser saves and never shows: attachment, no sniffing, no script should it be opened after all,
 * kept by nobody. A body that fails breaks the answer off, so that no half file looks whole.
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

/** RFC 6266, with the plain name for old programs and the whole one encoded (RFC 8187): at most 3 KB. */
function contentDisposition(name: string): string {
  const oneLine = shortFileName(name).replace(/[\p{C}\\/]/gu, "_");
  const plain = oneLine.replace(/[^\w .()-]/g, "_");
  const encoded = encodeURIComponent(oneLine).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
