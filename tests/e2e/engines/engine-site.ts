import { test as base } from "@playwright/test";
import {
  ENGINES,
  type EngineName,
  FIREFOX,
  findProgram,
  requireProgram,
  WEBKIT_DRIVER,
  XVFB,
} from "../../../tools/test/debian-programs.ts";
import { expect, WITH_ADMIN, withSite } from "../fixtures.ts";
import type { BuiltSite } from "../start-built-site.ts";
import type { Engine, EnginePage } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/** Options of a project whose stories run in another engine than Chromium. */
export interface EngineOptions {
  engineName: EngineName;
}

interface TestFixtures {
  /** Skips a test whose engine is not on this machine. */
  installed: undefined;
  /** A page of a browser without cookies; its test fails on errors of scripts. */
  enginePage: EnginePage;
}

interface WorkerFixtures extends EngineOptions {
  site: BuiltSite;
  engine: Engine;
}

const START: Readonly<Record<EngineName, (url: string) => Promise<Engine>>> = {
  Firefox: (url) => startFirefox(requireProgram(FIREFOX), url),
  WebKit: (url) => startWebKit({ driver: requireProgram(WEBKIT_DRIVER), display: requireProgram(XVFB) }, url),
};

/** Playwright's `test` with a page of the project's engine, on a site with an account and SQLite. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ["Firefox", { option: true, scope: "worker" }],
  installed: [
    async ({ engineName }, use, info) => {
      const missing = ENGINES[engineName].filter((program) => findProgram(program) === undefined);
      const names = missing.map(({ name, packages }) => `${name} (Debian's ${packages.join(" and ")})`);
      info.skip(missing.length > 0, `not installed: ${names.join(", ")}`);
      await use(undefined);
    },
    { auto: true },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    ({}, use) => withSite("sqlite", use, WITH_ADMIN),
    { scope: "worker", timeout: 60_000 },
  ],
  engine: [
    async ({ engineName, site }, use) => {
      const engine = await START[engineName](site.url);
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  enginePage: async ({ engine }, use) => {
    const page = await engine.open();
    await use(page);
    expect(await page.faults(), "errors of scripts").toEqual([]);
    await page.close();
  },
});

export { expect };
