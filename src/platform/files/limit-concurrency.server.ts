/** Limits `work` to `limit` concurrent calls; the others wait in order. */
export function limitConcurrency<Args extends unknown[], Result>(
  limit: number,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (...args) => {
    if (running < limit) running += 1;
    // A call that ends passes its slot on, so that no later call takes it.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work(...args);
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
