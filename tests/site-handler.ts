import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRequestHandler } from "react-router";
import { inject } from "vitest";
import { readConfig } from "#config.server.ts";
import { createLoadContext } from "#entry.server.tsx";
import { type OpenServices, openServices } from "#open-services.server.ts";
import type { Assets } from "#platform/http/assets.server.ts";
import { ANYBODY, nextNewYear } from "#platform/http/pages.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { quickPasswords } from "./accounts/quick-passwords.ts";
import { addStaff, Browser, EDITOR } from "./accounts/staff-site.ts";
import { routerBuild } from "./router-build.ts";

/** The site without a socket: the real router and routes on a database of its own. */
export interface TestSite {
  /** The services of the routes; tests may spy on the stores and the log. */
  services: Services;
  /** Its data folder. */
  dataDir: string;
  /** Sets the listener that a publication waits for. */
  onPublished: OpenServices["onPublished"];
  /** Answers a request. @param path starts with a slash, with its query */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Closes the database and removes its folder, unless that was given. */
  close(): Promise<void>;
}

/** The address under which tests see the site. */
export const TEST_ORIGIN = "http://localhost:3000";

const assets: Assets = {
  folder: "public",
  inlineStyle: () => ({ css: "", hash: "" }),
  printSheet: undefined,
  enhancementScript: undefined,
  versioned: (path) => path,
  has: () => true,
  styleHashes: () => [],
  drawing: () => undefined,
};

/** Adds staff to a site without any. @returns headers of the editor's session and API token */
export async function addEditor({ services: { accounts, storage } }: Pick<TestSite, "services">) {
  await addStaff(storage);
  const browser = new Browser();
  browser.take(await accounts.signIn(EDITOR, browser.visit));
  const editor = await accounts.whoIs(browser.visit.headers);
  if (editor === undefined) throw new Error("the editor is not signed in");
  const { token } = await accounts.createToken(editor, { name: "Test" });
  return { cookie: browser.visit.headers.get("cookie") ?? "", authorization: `Bearer ${token}` };
}

/**
 * Opens a site with the example content, on its own copy of the base database.
 * @param environment settings as `src/config.server.ts` reads them. With a `DATA_DIR`, the site there is opened, and its
 * folder stays when the site is closed.
 */
export async function openTestSite(environment: Readonly<Record<string, string>> = {}): Promise<TestSite> {
  const { DATA_DIR: given } = environment;
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), "site-test-")));
  if (given === undefined) await copyFile(inject("baseDatabase"), join(dataDir, "site.sqlite"));
  const log = createLog("silent");
  // Tests may send any number of forms at once.
  const unlimited = { RATE_LIMIT_CONTACT: "0", RATE_LIMIT_CV: "0", RATE_LIMIT_LOGIN: "0", MIN_FILL_SECONDS: "0" };
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: TEST_ORIGIN, ...unlimited, ...environment });
  const { services, onPublished, close } = await openServices(config, assets, log, quickPasswords);
  const handler = createRequestHandler(await routerBuild(), "production");
  return {
    services,
    dataDir,
    onPublished,
    request: (path, init) =>
      handler(
        new Request(new URL(path, TEST_ORIGIN), init),
        createLoadContext(services, { until: nextNewYear() }, ANYBODY),
      ),
    async close() {
      await close();
      if (given === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
