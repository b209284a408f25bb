import { startPostgres } from "../tools/test/start-postgres.ts";

/**
 * Global set-up of vitest and of Playwright: a PostgreSQL for the run, its address in `TEST_DATABASE_URL`.
 * `npm test` starts one for both and passes its address on. An empty value means that it failed: tests that need it fail.
 */
export default async function providePostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL !== undefined) return undefined;
  try {
    const postgres = await startPostgres();
    process.env.TEST_DATABASE_URL = postgres.url;
    return postgres.stop;
  } catch (error) {
    process.env.TEST_DATABASE_URL = "";
    process.stderr.write(`PostgreSQL for the tests could not be started: ${error}\n`);
    return undefined;
  }
}
