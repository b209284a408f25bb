import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import type { RouteCounts } from "../http/request-counts.server.ts";

/** A rendered response, before compression. */
export interface RenderedPage {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: string;
  /** When the page changes without a change of content (ms since 1970), or Infinity. */
  expiresAt: number;
  /** Counts of its route, for those who serve it from the cache. */
  counts?: RouteCounts | undefined;
}

export type Coding = "br" | "gzip" | "identity";

/** A response ready to be sent, with its validator. Its body is stored as brotli only: a sixth of the plain size. */
export interface PreparedPage {
  status: number;
  headers: Record<string, string>;
  /** Hash of the uncompressed body; the ETag of each coding starts with it. */
  hash: string;
  br: Buffer;
  /** Made when the first client without brotli requests it. */
  gzip?: Buffer;
  expiresAt: number;
  counts?: RouteCounts | undefined;
}

/** Brotli quality for the first response, and for cached pages: 5 takes about 1 ms for a page, 11 about 50. */
const QUICK_QUALITY = 5;
const BEST_QUALITY = 11;
/** Brotli's window: memory grows with it; the result does not improve once the page fits in. */
const WINDOW_BITS = { least: 10, most: 22 };
/**
 * Postfix bits of brotli's distance codes (RFC 7932, 4). A hashed name in a page changes its size by up to 60 bytes with each
 * value, seldom with both: cached pages have the smaller result, first responses brotli's default.
 */
const POSTFIX_BITS = [1, 2];

/** Compresses a rendered response quickly. */
export async function prepare({ status, headers, body, expiresAt, counts }: RenderedPage): Promise<PreparedPage> {
  const bytes = Buffer.from(body);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
  return { status, headers, hash, expiresAt, counts, br: await compress(bytes, QUICK_QUALITY) };
}

/** Returns the body of a page with the best compression, made off the main thread. */
export async function compressBest({ br }: PreparedPage): Promise<Buffer> {
  const body = await promisify(brotliDecompress)(br);
  let best = br;
  for (const bits of POSTFIX_BITS) {
    const result = await compress(body, BEST_QUALITY, bits);
    if (result.length < best.length) best = result;
  }
  return best;
}

/** Returns the body of a page in a client's coding. Only brotli is stored; the others take about a millisecond. */
export function bodyIn(page: PreparedPage, coding: Coding): Buffer {
  if (coding === "br") return page.br;
  if (coding === "identity") return brotliDecompressSync(page.br);
  page.gzip ??= ownMemory(gzipSync(brotliDecompressSync(page.br), { level: 6 }));
  return page.gzip;
}

function compress(body: Buffer, quality: number, postfixBits = 0): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      Math.max(32 - Math.clz32(body.length), WINDOW_BITS.least),
      WINDOW_BITS.most,
    ),
  };
  return new Promise((resolve, reject) => {
    brotliCompress(body, { params }, (error, result) => (error === null ? resolve(ownMemory(result)) : reject(error)));
  });
}

/** Copies bytes out of Node's shared buffer pool: a long-lived slice would retain the whole pool buffer. */
function ownMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
