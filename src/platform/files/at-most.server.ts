/** Lets at most `limit` calls of `work` run at once; the others wait in the order in which they came. */
export function atMost<Args extends unknown[], Result>(
  limit: number,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (...args) => {
    if (running < limit) running += 1;
    // Whoever ends hands its place on, so that nobody who comes later takes it.
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
