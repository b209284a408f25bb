import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

/** Pages in every process's cache, once each has been requested there. */
export const CACHED = ["/", "/pl", "/de/news", "/news/1", "/services/4", "/projects/11", "/about", "/contact"];
const TOLD_MAX = 5;

/** Requests for pages, and how many of them were not answered with 200. */
export interface PageCount {
  asked: number;
  failed: number;
}

/** Visitors who only read. */
export interface Visitors {
  cached: PageCount;
  /** Pages that are rendered for each request. */
  rendered: PageCount;
  /** The first failures, as sentences. */
  failures: string[];
  /** Sends no more requests, and waits for those in progress. */
  end(): Promise<void>;
}

/**
 * Requests pages at a steady rate, however long the responses take; every fifth is rendered for its request.
 * @param perSecond requests
 */
export function startVisitors(url: string, perSecond: number): Visitors {
  const visitors: Omit<Visitors, "end"> = {
    cached: { asked: 0, failed: 0 },
    rendered: { asked: 0, failed: 0 },
    failures: [],
  };
  const underWay = new Set<Promise<void>>();
  let isRunning = true;
  const ask = async (path: string, count: PageCount) => {
    count.asked += 1;
    const begun = performance.now();
    const outcome = await fetch(url + path)
      .then(async (answer) =>
        (await answer.text()).includes("</html>") ? `${answer.status}` : `${answer.status}, cut`,
      )
      .catch((error: Error) => String(error.cause ?? error));
    if (outcome === "200") return;
    count.failed += 1;
    if (visitors.failures.length < TOLD_MAX)
      visitors.failures.push(`${path}: ${outcome} after ${Math.round(performance.now() - begun)} ms`);
  };
  const running = (async () => {
    for (let n = 0; isRunning; n++) {
      const isRendered = n % 5 === 4;
      const path = isRendered ? `/news?q=${randomUUID()}` : (CACHED[n % CACHED.length] ?? "/");
      const asking = ask(path, isRendered ? visitors.rendered : visitors.cached);
      underWay.add(asking);
      void asking.then(() => underWay.delete(asking));
      await wait(1000 / perSecond);
    }
  })();
  return {
    ...visitors,
    async end() {
      isRunning = false;
      await running;
      await Promise.all(underWay);
    },
  };
}
