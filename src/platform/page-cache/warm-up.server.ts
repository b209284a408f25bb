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

/**
 * Renders pages one after the other, giving way to visitors after each.
 * A page that fails is left to its first visitor, who gets the failure told.
 * @param render puts one page into the cache
 */
export function warmUp(paths: readonly string[], render: (path: string) => Promise<void>): WarmUp {
  let round = 0;
  let rendering: Promise<unknown> = Promise.resolve();
  const run = async (own: number) => {
    await pause(BEGIN_AFTER_MS, undefined, { ref: false });
    for (const path of paths) {
      await turn();
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
