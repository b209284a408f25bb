import { isDeepStrictEqual } from "node:util";
import { compressBest, type PreparedPage, prepare, type RenderedPage } from "./prepared-page.server.ts";

/** A page in the cache. */
interface CachedPage extends PreparedPage {
  /** It was made since the last change of content. Otherwise nobody gets it: only its compressed body may serve again. */
  generation: number;
  /** Its body is compressed as well as it goes. */
  isBest?: boolean;
  /** Somebody has asked for it since it was kept, or since it was last spared. */
  asked?: boolean;
}

/** Makes a page. A status of 503 says that it could not be made for now. */
type Render = () => Promise<RenderedPage>;

const UNAVAILABLE = 503;
const BYTES_MAX = 32 * 1024 * 1024;
/**
 * Keeps rendered pages in memory: bounded in bytes, filled once a key however many wait, made anew when content changes.
 * Most pages come out as they were then: their compressed bodies are used again.
 * A page past its own time is rendered anew; when that fails because the database is away, the old one is served.
 * When room is needed, pages that were asked for again are spared once: nobody drives them out with made-up searches.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #waiting = new Map<string, Promise<PreparedPage>>();
  readonly #bytesMax: number;
  /** Keys of cached pages that are still to be compressed as well as it goes. */
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

  /** Gives no page any more that was kept until now. A page being rendered now is answered but not kept. */
  clear(): void {
    this.#generation += 1;
    this.#waiting.clear();
    this.#rough.clear();
  }

  /** Gives a cached page that is not past its time. */
  get(key: string, now: number = Date.now()): PreparedPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined || page.generation !== this.#generation || page.expiresAt <= now) return undefined;
    page.asked = true;
    return page;
  }

  /**
   * Gives the page, rendering it when there is none. Only answers with status 200 are kept.
   * @param isCacheable false for pages without end, such as searches: those who ask at the same time share one rendering
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

  /** Waits until every cached page is compressed as well as it goes. */
  async settled(): Promise<void> {
    while (this.#improving !== undefined) await this.#improving;
  }

  async #fill(key: string, render: Render, isCacheable: boolean): Promise<PreparedPage> {
    const generation = this.#generation;
    const page = { ...(await prepare(await render())), generation };
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
    // Further pages of lists are rarely asked for twice: quickly compressed will do.
    if (page.isBest !== true && !key.includes("?")) this.#rough.add(key);
    for (const [oldest, candidate] of this.#pages) {
      if (this.#bytes <= this.#bytesMax) break;
      if (candidate.asked === true && candidate.generation === this.#generation) this.#spare(oldest, candidate);
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
   * Compresses cached pages as well as it goes, off the main thread and one at a time, so that pages being made do not
   * wait for it. One that fails stays as it is.
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

/** Says whether two pages are the same to a client. The headers that a body is sent with are made once for its bytes. */
const isSame = (a: PreparedPage, b: PreparedPage) => a.hash === b.hash && isDeepStrictEqual(a.headers, b.headers);

/** Bytes that a page may come to hold: its brotli body, a gzip one that is a little larger, and what is around them. */
const size = ({ br }: CachedPage) => Math.ceil(br.length * 2.2) + AROUND_BYTES;
/** Headers, key and objects: without them, empty pages without number would cost nothing. */
const AROUND_BYTES = 1024;
