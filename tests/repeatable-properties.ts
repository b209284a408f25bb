import fc from "fast-check";

/**
 * Property tests try the same values each time, so that results are repeatable.
 * To search further: `PROPERTY_RUNS=1000000 npx vitest run …`, which also takes a new seed each time.
 */
const runs = process.env.PROPERTY_RUNS;
fc.configureGlobal(runs === undefined ? { seed: 20_070_101, numRuns: 500 } : { numRuns: Number(runs) });
