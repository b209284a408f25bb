import { createHash } from "node:crypto";
import { brotliCompress, constants, gzipSync } from "node:zlib";

/** A rendered answer, before it is kept. */
export interface RenderedPage {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: string;
  /** The next instant (ms since 1970) at which the page changes by itself, or Infinity. */
  expiresAt: number;
}

export type Coding = "br" | "gzip" | "identity";

/** A kept page: compressed ahead, with its validator. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  /** Hash of the uncompressed body; the ETag of each coding starts with it. */
  hash: string;
  bodies: Record<Coding, Buffer>;
  expiresAt: number;
  /** Somebody has asked for it since it was kept, or since it was last spared. */
  asked?: boolean;
}

/** Makes a page. A status of 503 says that it could not be made for now. */
export type Render = () => Promise<RenderedPage>;

const UNAVAILABLE = 503;
const BYTES_MAX = 64 * 1024 * 1024;
/** Brotli quality at once, and the one it is raised to in the background: 5 costs about 1 ms for a page, 11 about 50. */
const QUICK_QUALITY = 5;
const BEST_QUALITY = 11;
/** Brotli's window: its memory grows with it, the result does not once the page fits in. */
const WINDOW_BITS = { least: 10, most: 22 };

/**
 * Keeps rendered pages in memory: bounded in bytes, filled once a key however many wait, emptied when content changes.
 * A page past its own time is rendered anew; when that fails because the database is away, the old one is served.
 * When room is needed, pages that were asked for again are spared once: nobody drives them out with made-up searches.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #waiting = new Map<string, Promise<CachedPage>>();
  readonly #bytesMax: number;
  /** Keys of kept pages that are still to be compressed as well as it goes. */
  readonly #rough = new Set<string>();
  #improving: Promise<void> | undefined;
  #bytes = 0;
  #generation = 0;

  constructor(bytesMax: number = BYTES_MAX) {
    this.#bytesMax = bytesMax;
  }

  /** Bytes of all kept bodies. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Drops every page. A page being rendered now is answered but not kept. */
  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#waiting.clear();
    this.#rough.clear();
    this.#bytes = 0;
  }

  /** Gives a kept page that is not past its time. */
  get(key: string, now: number = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined || page.expiresAt <= now) return undefined;
    page.asked = true;
    return page;
  }

  /** Gives the page, rendering it when there is none. Only answers with status 200 are kept. */
  async getOrRender(key: string, render: Render): Promise<CachedPage> {
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    const waited = this.#waiting.get(key);
    if (waited !== undefined) return waited;
    const filling = this.#fill(key, render);
    this.#waiting.set(key, filling);
    try {
      return await filling;
    } finally {
      if (this.#waiting.get(key) === filling) this.#waiting.delete(key);
    }
  }

  /** Waits until every kept page is compressed as well as it goes. */
  async settled(): Promise<void> {
    while (this.#improving !== undefined) await this.#improving;
  }

  async #fill(key: string, render: Render): Promise<CachedPage> {
    const generation = this.#generation;
    const page = await prepare(await render());
    if (page.status === UNAVAILABLE) return this.#pages.get(key) ?? page;
    if (page.status === 200 && generation === this.#generation) this.#keep(key, page);
    return page;
  }

  #keep(key: string, page: CachedPage): void {
    this.#drop(key);
    this.#pages.set(key, page);
    this.#bytes += size(page);
    // Searches and further pages of lists have no end and are rarely asked for twice: quickly compressed will do.
    if (!key.includes("?")) this.#rough.add(key);
    for (const [oldest, candidate] of this.#pages) {
      if (this.#bytes <= this.#bytesMax) break;
      if (candidate.asked === true) this.#spare(oldest, candidate);
      else this.#drop(oldest);
    }
    if (this.#rough.size > 0) this.#improving ??= this.#improveAll();
  }

  /** Moves a page to the end of those that may go. */
  #spare(key: string, page: CachedPage): void {
    page.asked = false;
    this.#pages.delete(key);
    this.#pages.set(key, page);
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#pages.delete(key);
    this.#rough.delete(key);
    this.#bytes -= size(page);
  }

  /**
   * Compresses kept pages as well as it goes, off the main thread and one at a time, so that pages being made do not
   * wait for it. One that fails stays as it is.
   */
  async #improveAll(): Promise<void> {
    for (const key of this.#rough) {
      this.#rough.delete(key);
      const page = this.#pages.get(key);
      const best = page && (await compress(page.bodies.identity, BEST_QUALITY).catch(() => undefined));
      if (best === undefined || page === undefined || this.#pages.get(key) !== page) continue;
      this.#bytes += best.length - page.bodies.br.length;
      page.bodies.br = best;
    }
    this.#improving = undefined;
  }
}

const size = ({ bodies }: CachedPage) => bodies.br.length + bodies.gzip.length + bodies.identity.length;

function compress(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      Math.max(32 - Math.clz32(body.length), WINDOW_BITS.least),
      WINDOW_BITS.most,
    ),
  };
  return new Promise((resolve, reject) => {
    brotliCompress(body, { params }, (error, result) => (error === null ? resolve(ownMemory(result)) : reject(error)));
  });
}

async function prepare({ status, headers, body, expiresAt }: RenderedPage): Promise<CachedPage> {
  const identity = ownMemory(Buffer.from(body));
  const br = await compress(identity, QUICK_QUALITY);
  const gzip = ownMemory(gzipSync(identity, { level: 6 }));
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 16);
  return { status, headers, hash, expiresAt, bodies: { identity, br, gzip } };
}

/** Copies bytes out of the larger pieces of memory that Node shares out: kept for long, each would hold on to a whole one. */
function ownMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
