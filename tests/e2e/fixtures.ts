import { globSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { provideTexts, type TextFile } from "#platform/i18n/texts.ts";
import { createTestDatabase } from "../test-database.ts";
import { type BuiltSite, startBuiltSite } from "./start-built-site.ts";

// Playwright compiles what tests import, but not what `native-texts.ts` requires.
const paths = globSync("src/**/texts/*.ts");
const texts = new Map<string, TextFile>(
  await Promise.all(paths.map(async (path) => [path, await import(`../../${path}`)] as const)),
);
provideTexts((folder, language) => texts.get(`src/${folder}/texts/${language}.ts`));

/** Options of a project for its sites. */
export interface SiteOptions {
  database: "sqlite" | "postgres";
}

type Settings = Readonly<Record<string, string>>;

interface TestFixtures {
  /** Console errors that a test causes on purpose. */
  expectedErrors: RegExp[];
  /** Fails a test on console errors, on exceptions in the page, and on requests to other origins. */
  watch: undefined;
  /** Variables of the environment for `ownSite`. */
  settings: Settings;
  /** A site for one test only, which may change or break it. */
  ownSite: BuiltSite;
}

interface WorkerFixtures extends SiteOptions {
  /** A site shared by all tests of a worker, which only read. */
  site: BuiltSite;
}

/**
 * Starts a site for a fixture and ends it.
 * @param environment further variables of its environment
 * @param host under which browsers open it
 */
export async function withSite(
  database: SiteOptions["database"],
  use: (site: BuiltSite) => Promise<void>,
  environment: Settings = {},
  host?: string,
): Promise<void> {
  const own = database === "postgres" ? await createTestDatabase() : undefined;
  try {
    const site = await startBuiltSite({ databaseUrl: own?.url, environment, host });
    await use(site);
    await site.stop();
  } finally {
    await own?.drop();
  }
}

/** Playwright's `test` on the built site. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: ["sqlite", { option: true, scope: "worker" }],
  site: [({ database }, use) => withSite(database, use), { scope: "worker", timeout: 60_000 }],
  settings: [{}, { option: true }],
  ownSite: [({ database, settings }, use) => withSite(database, use, settings), { timeout: 60_000 }],
  baseURL: ({ site }, use) => use(site.url),
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ context, expectedErrors, site }, use) => {
      const faults: string[] = [];
      context.on("weberror", (error) => faults.push(`exception: ${error.error()}`));
      context.on("console", (message) => {
        if (message.type() !== "error" || expectedErrors.some((expected) => expected.test(message.text()))) return;
        faults.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        const foreign = protocol.startsWith("http") && hostname !== new URL(site.url).hostname;
        if (foreign) faults.push(`request to another origin: ${request.url()}`);
      });
      await use(undefined);
      expect(faults, "faults seen by the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
