import { isDeepStrictEqual } from "node:util";
import { Durations } from "../metrics/durations.server.ts";
import { compressBest, type PreparedPage, prepare, type RenderedPage } from "./prepared-page.server.ts";

/** A page in the cache. */
interface CachedPage extends PreparedPage {
  /**
   * The content generation it was rendered in. A page of an older one is never served: only its compressed body may be
   * reused.
   */
  generation: number;
  /** Its body has the best compression. */
  isBest?: boolean;
  /** It was requested since it was cached, or since it was last spared. */
  asked?: boolean;
}

/** Status of a page that cannot be rendered for now. */
export const UNAVAILABLE = 503;

/** Renders a page. */
type Render = () => Promise<RenderedPage>;

const BYTES_MAX = 32 * 1024 * 1024;
/**
 * Caches rendered pages in memory: bounded in bytes, rendered once per key for all who wait, rendered again when
 * content changes. Most pages are then the same as before, and their compressed bodies are reused. An expired page is
 * rendered again; when that fails because the database is unavailable, the old one is served. When space is needed,
 * pages that were requested again are spared once, so that made-up searches cannot evict them.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #waiting = new Map<string, Promise<PreparedPage>>();
  readonly #bytesMax: number;
  readonly #improves: boolean;
  /** Keys of cached pages that still need the best compression. */
  readonly #rough = new Set<string>();
  #improving: Promise<void> | undefined;
  #bytes = 0;
  /** Pages returned from the cache since the start. */
  hits = 0;
  /** Times of the renderings that it asked for, successful or not. */
  readonly renders = new Durations();
  #generation = 0;

  /** @param improves whether pages get the best compression after the quick one */
  constructor(bytesMax: number = BYTES_MAX, improves = true) {
    this.#bytesMax = bytesMax;
    this.#improves = improves;
  }

  /** Bytes of all cached bodies. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Invalidates all pages cached so far. A page being rendered now is served but not cached. */
  clear(): void {
    this.#generation += 1;
    this.#waiting.clear();
    this.#rough.clear();
  }

  /** Returns a cached page that has not expired. */
  get(key: string, now: number = Date.now()): PreparedPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined || page.generation !== this.#generation || page.expiresAt <= now) return undefined;
    page.asked = true;
    this.hits += 1;
    return page;
  }

  /**
   * Returns the page, rendering it when there is none. Only responses with status 200 are cached.
   * @param isCacheable false for pages with unbounded parameters, such as searches: requests at the same time share one
   * rendering
   */
  async getOrRender(key: string, render: Render, isCacheable = true): Promise<PreparedPage> {
    const cached = this.get(key);
    if (cached !== undefined) return cached;
    const waited = this.#waiting.get(key);
    if (waited !== undefined) return waited;
    const filling = this.#fill(key, render, isCacheable);
    this.#waiting.set(key, filling);
    try {
      return await filling;
    } finally {
      if (this.#waiting.get(key) === filling) this.#waiting.delete(key);
    }
  }

  /** Waits until every cached page has the best compression. */
  async settled(): Promise<void> {
    while (this.#improving !== undefined) await this.#improving;
  }

  async #fill(key: string, render: Render, isCacheable: boolean): Promise<PreparedPage> {
    const generation = this.#generation;
    const started = performance.now();
    const rendering = render().finally(() => this.renders.add(performance.now() - started));
    const page = { ...(await prepare(await rendering)), generation };
    const before = this.#pages.get(key);
    if (page.status === UNAVAILABLE) return before?.generation === this.#generation ? before : page;
    if (isCacheable && page.status === 200 && generation === this.#generation) this.#store(key, page, before);
    return page;
  }

  #store(key: string, page: CachedPage, before: CachedPage | undefined): void {
    this.#drop(key);
    if (before?.isBest === true && isSame(before, page)) Object.assign(page, { br: before.br, isBest: true });
    this.#pages.set(key, page);
    this.#bytes += size(page);
    // Later pages of lists are rarely requested twice: quick compression is enough.
    if (this.#improves && page.isBest !== true && !key.includes("?")) this.#rough.add(key);
    for (const [oldest, candidate] of this.#pages) {
      if (this.#bytes <= this.#bytesMax) break;
      if (candidate.asked === true && candidate.generation === this.#generation) this.#spare(oldest, candidate);
      else this.#drop(oldest);
    }
    if (this.#rough.size > 0) this.#improving ??= this.#improveAll();
  }

  /** Moves a page to the end of the eviction order. */
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
   * Compresses cached pages with the best quality, off the main thread and one at a time, so that rendering does not
   * wait for it. A page for which it fails stays unchanged.
   */
  async #improveAll(): Promise<void> {
    for (const key of this.#rough) {
      this.#rough.delete(key);
      const page = this.#pages.get(key);
      const best = page && (await compressBest(page).catch(() => undefined));
      if (best === undefined || page === undefined || this.#pages.get(key) !== page) continue;
      this.#bytes -= size(page);
      page.br = best;
      page.isBest = true;
      this.#bytes += size(page);
    }
    this.#improving = undefined;
  }
}

/** Returns whether two pages are the same to a client. The headers are cached with the bytes of the body. */
const isSame = (a: PreparedPage, b: PreparedPage) => a.hash === b.hash && isDeepStrictEqual(a.headers, b.headers);

/** The largest size of a page in bytes: its brotli body, a gzip one that is a little larger, and the overhead. */
const size = ({ br }: CachedPage) => Math.ceil(br.length * 2.2) + AROUND_BYTES;
/** Headers, key and objects: without it, any number of empty pages would count as nothing. */
const AROUND_BYTES = 1024;
