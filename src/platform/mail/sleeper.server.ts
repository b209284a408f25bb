/** A sleep that a call can end early; a call before the sleep makes it end at once. */
export interface Sleeper {
  until(ms: number): Promise<void>;
  wake(): void;
}

/** Creates a sleeper for one loop. */
export function sleeper(): Sleeper {
  let woken = false;
  let end: (() => void) | undefined;
  return {
    async until(ms) {
      if (!woken) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, ms);
        end = resolve;
        await promise;
        clearTimeout(timer);
        end = undefined;
      }
      woken = false;
    },
    wake() {
      woken = true;
      end?.();
    },
  };
}
