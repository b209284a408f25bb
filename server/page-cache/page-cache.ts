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
}

/** Makes a page. A status of 503 says that it could not be made for now. */
export type Render = () => Promise<RenderedPage>;

const UNAVAILABLE = 503;
const BYTES_MAX = 64 * 1024 * 1024;
/** Brotli quality at once, and the one it is raised to in the background: 5 costs about 1 ms for a page, 11 about 50. */
const QUICK_QUALITY = 5;
const BEST_QUALITY = 11;

/**
 * Keeps rendered pages in memory: bounded in bytes, filled once a key however many wait, emptied when content changes.
 * A page past its own time is rendered anew; when that fails because the database is away, the old one is served.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #waiting = new Map<string, Promise<CachedPage>>();
  readonly #bytesMax: number;
  readonly #improving = new Set<Promise<unknown>>();
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
    this.#bytes = 0;
  }

  /** Gives a kept page that is not past its time. */
  get(key: string, now: number = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page !== undefined && page.expiresAt > now ? page : undefined;
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
    await Promise.all(this.#improving);
  }

  async #fill(key: string, render: Render): Promise<CachedPage> {
    const generation = this.#generation;
    const page = await prepare(await render());
    if (page.status === UNAVAILABLE) return this.#pages.get(key) ?? page;
    if (page.status === 200 && generation === this.#generation) {
      this.#keep(key, page);
      const done = () => this.#improving.delete(improving);
      const improving: Promise<unknown> = this.#improve(key, page).then(done, done);
      this.#improving.add(improving);
    }
    return page;
  }

  #keep(key: string, page: CachedPage): void {
    this.#drop(key);
    this.#pages.set(key, page);
    this.#bytes += size(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#bytesMax) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#pages.delete(key);
    this.#bytes -= size(page);
  }

  /** Compresses a kept page as well as it goes, off the main thread, and swaps the body. */
  async #improve(key: string, page: CachedPage): Promise<void> {
    const best = await compress(page.bodies.identity, BEST_QUALITY);
    if (this.#pages.get(key) !== page) return;
    this.#bytes += best.length - page.bodies.br.length;
    page.bodies.br = best;
  }
}

const size = ({ bodies }: CachedPage) => bodies.br.length + bodies.gzip.length + bodies.identity.length;

function compress(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return new Promise((resolve, reject) => {
    brotliCompress(body, { params }, (error, result) => (error === null ? resolve(result) : reject(error)));
  });
}

async function prepare({ status, headers, body, expiresAt }: RenderedPage): Promise<CachedPage> {
  const identity = Buffer.from(body);
  const br = await compress(identity, QUICK_QUALITY);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 16);
  return { status, headers, hash, expiresAt, bodies: { identity, br, gzip: gzipSync(identity, { level: 6 }) } };
}
