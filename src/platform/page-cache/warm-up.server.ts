import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";

/** Renders pages before their first visitors. */
export interface WarmUp {
  /** Starts again with the first page, as after a change of content. */
  start(): void;
  /** Stops, and waits for the page that is being rendered. */
  stop(): Promise<void>;
}

/** The request of the editor who has just published goes first. */
const BEGIN_AFTER_MS = 150;
/** The longest time (ms) a page waits for open requests: an upload takes minutes. */
const GIVE_WAY_MAX_MS = 200;
const LOOK_EVERY_MS = 5;
/** Time (ms) between two tries of pages that could not be rendered, as while the database is away. */
const TRY_AGAIN_MS = 5000;

/**
 * Renders pages one after the other, and pauses while requests wait for a response: a request with many database
 * queries would wait for a page at each. Pages that are unavailable are tried again until they are rendered. A page
 * that fails otherwise is left to its first visitor, who gets the error.
 * @param render puts one page into the cache, unless it is unavailable for now
 * @param isBusy returns whether a request waits for a response
 * @param tryAgainMs time (ms) until pages that were unavailable are tried again
 */
export function warmUp(
  paths: readonly string[],
  render: (path: string) => Promise<"rendered" | "unavailable">,
  isBusy: () => boolean,
  tryAgainMs: number = TRY_AGAIN_MS,
): WarmUp {
  let round = 0;
  let rendering: Promise<unknown> = Promise.resolve();
  const run = async (own: number) => {
    await pause(BEGIN_AFTER_MS, undefined, { ref: false });
    let left = paths;
    while (left.length > 0) {
      const unavailable: string[] = [];
      for (const path of left) {
        await turn();
        const latest = performance.now() + GIVE_WAY_MAX_MS;
        while (isBusy() && performance.now() < latest) await pause(LOOK_EVERY_MS, undefined, { ref: false });
        if (own !== round) return;
        const outcome = render(path).catch(() => "failed");
        rendering = outcome;
        if ((await outcome) === "unavailable") unavailable.push(path);
      }
      left = unavailable;
      if (left.length > 0) await pause(tryAgainMs, undefined, { ref: false });
    }
  };
  return {
    start() {
      round += 1;
      void run(round);
    },
    async stop() {
      round += 1;
      await rendering;
    },
  };
}
