import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";

/** Renders pages ahead of their first visitors. */
export interface WarmUp {
  /** Starts over with the first page, as after a change of content. */
  start(): void;
  /** Ends it, and waits for the page that is being rendered. */
  stop(): Promise<void>;
}

/** Whoever has published, and whoever looks at it at once, comes first. */
const BEGIN_AFTER_MS = 150;
/** A page waits for open requests this long at most: an upload takes minutes. */
const GIVE_WAY_MAX_MS = 200;
const LOOK_EVERY_MS = 5;

/**
 * Renders pages one after the other, giving way to whoever waits for an answer: a request that asks the database many times
 * would wait for a page each time.
 * A page that fails is left to its first visitor, who gets the failure told.
 * @param render puts one page into the cache
 * @param isBusy says whether somebody waits for an answer
 */
export function warmUp(
  paths: readonly string[],
  render: (path: string) => Promise<void>,
  isBusy: () => boolean,
): WarmUp {
  let round = 0;
  let rendering: Promise<unknown> = Promise.resolve();
  const run = async (own: number) => {
    await pause(BEGIN_AFTER_MS, undefined, { ref: false });
    for (const path of paths) {
      await turn();
      const latest = performance.now() + GIVE_WAY_MAX_MS;
      while (isBusy() && performance.now() < latest) await pause(LOOK_EVERY_MS, undefined, { ref: false });
      if (own !== round) return;
      rendering = render(path).catch(() => undefined);
      await rendering;
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
