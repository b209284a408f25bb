import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import type { EngineOptions } from "./tests/e2e/engines/engine-site.ts";
import type { SiteOptions } from "./tests/e2e/fixtures.ts";
import { CHROMIUM, findProgram } from "./tools/test/debian-programs.ts";

const desktop = { viewport: { width: 1440, height: 900 } };
const executablePath = findProgram(CHROMIUM);

// Each worker loads the same modules: compiled once, they take two thirds of the processor time.
enableCompileCache(join(import.meta.dirname, "node_modules/.cache/playwright-code"));

/** Browser tests, on the built site: `npm run build` first. Each worker starts a site of its own. */
export default defineConfig<object, SiteOptions & EngineOptions>({
  testDir: "tests/e2e",
  // Node itself runs TypeScript, in less time than Playwright's compiler.
  build: { external: ["**/*.ts"] },
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/browser",
  globalSetup: ["./tests/postgres-setup.ts", "./tests/e2e/example-data.ts"],
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // Three workers and their sites share two processors.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // Fewer processes: a new page takes less time.
        "--in-process-gpu",
        "--renderer-process-limit=1",
        "--disable-site-isolation-trials",
        // A page is closed before its optimized code pays off: axe takes a quarter less time without. With a
        // larger heap V8 collects garbage less often; with 512 MB a whole run took longer.
        "--js-flags=--no-opt,--no-maglev,--min-semi-space-size=8,--initial-heap-size=256",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // `every-page.spec.ts` looks at each page at phone, tablet and desktop width.
  projects: [
    // First, because it has the longest stories: at the end one worker would wait for the other. One worker starts one site.
    { name: "postgres", testMatch: "**/smoke/*.spec.ts", workers: 1, use: { ...desktop, database: "postgres" } },
    // Before the many short ones, for the same reason.
    ...(["Firefox", "WebKit"] as const).map((name) => ({
      name,
      testMatch: "**/engines/*.spec.ts",
      use: { engineName: name },
    })),
    { name: "sqlite", testIgnore: ["**/smoke/*.spec.ts", "**/engines/*.spec.ts"], use: desktop },
  ],
});
