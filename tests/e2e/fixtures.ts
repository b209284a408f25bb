import { globSync } from "node:fs";
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from "@playwright/test";
import { provideTexts, type TextFile } from "#platform/i18n/texts.ts";
import { createTestDatabase } from "../test-database.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { type BuiltSite, startBuiltSite } from "./start-built-site.ts";

// Playwright takes a stack trace of each call and maps every frame to a source. Node runs these files as they are, so its
// own traces have the same positions in a fraction of the time.
Reflect.deleteProperty(Error, "prepareStackTrace");

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

/** Turns off limits and the check for spam, so that tests do not affect each other. */
export const UNLIMITED = {
  RATE_LIMIT_CONTACT: "0",
  RATE_LIMIT_CV: "0",
  RATE_LIMIT_SERVICE_REQUEST: "0",
  RATE_LIMIT_GLOBAL: "0",
  RATE_LIMIT_LOGIN: "0",
  MIN_FILL_SECONDS: "0",
} as const;

/** The first account, created from the environment of a new site. */
export const ADMIN = { username: "anna.keller", password: "slipway-Kran-42-west" } as const;

/** The environment for it. */
export const WITH_ADMIN = {
  ...UNLIMITED,
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
} as const;

interface TestFixtures {
  /** Console errors that a test causes on purpose. */
  expectedErrors: RegExp[];
  /** Fails a test on console errors, on exceptions in the page, and on requests to other origins. */
  watch: undefined;
  /** Variables of the environment for `ownSite`. */
  settings: Settings;
  /** A site for one test only, with settings of its own. */
  ownSite: BuiltSite;
  /** Gives a test a new browser context, for what cannot be taken back: a stopped clock, a virtual authenticator. */
  ownContext: boolean;
}

interface WorkerFixtures extends SiteOptions {
  /** Receives the mails of `site`; tests of a worker use different senders. */
  mailbox: Mailbox;
  /** A site with an account, shared by all tests of a worker: those that change entries come last, and use different ones. */
  site: BuiltSite;
  /**
   * A second one, for tests that change what all pages show, or that count entries. Each of them changes something else, or
   * restores it.
   */
  changedSite: BuiltSite;
  /** Contexts that tests use one after the other, by the options that cannot change in an open context. */
  sharedContexts: Map<string, BrowserContext>;
}

/**
 * Starts a site for a fixture and ends it.
 * @param environment further variables of its environment
 */
export async function withSite(
  database: SiteOptions["database"],
  use: (site: BuiltSite) => Promise<void>,
  environment: Settings = {},
): Promise<void> {
  const own = database === "postgres" ? await createTestDatabase() : undefined;
  try {
    const site = await startBuiltSite({ databaseUrl: own?.url, environment });
    // A story that fails throws here.
    try {
      await use(site);
    } finally {
      await site.stop();
    }
  } finally {
    await own?.drop();
  }
}

/** Options of tests on a phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** Playwright's `test` on the built site. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: ["sqlite", { option: true, scope: "worker" }],
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const mailbox = await startMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: "worker" },
  ],
  site: [
    ({ database, mailbox }, use) => withSite(database, use, { ...WITH_ADMIN, ...mailbox.settings }),
    { scope: "worker", timeout: 60_000 },
  ],
  changedSite: [({ database }, use) => withSite(database, use, WITH_ADMIN), { scope: "worker", timeout: 60_000 }],
  sharedContexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: "worker" },
  ],
  settings: [WITH_ADMIN, { option: true }],
  ownSite: [
    ({ context, database, settings }, use) =>
      withSite(
        database,
        async (site) => {
          await use(site);
          // An open page would still load pictures, and see each fail once the site has stopped.
          for (const page of context.pages()) await page.goto("about:blank");
        },
        settings,
      ),
    { timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  ownContext: [false, { option: true }],
  // A new context costs as much as most tests: those of a worker use one after the other, and find it as if it were new.
  context: async ({ browser, javaScriptEnabled, hasTouch, locale, ownContext, sharedContexts, site }, use) => {
    const key = JSON.stringify([javaScriptEnabled, hasTouch, locale]);
    const known = ownContext ? undefined : sharedContexts.get(key);
    const context = known ?? (await browser.newContext());
    const [left] = known?.pages() ?? [];
    // A page that the last test left may have stored something while it was being cleared.
    if (left !== undefined) await clearLocalStorage(left, new URL(site.url).origin);
    await use(context);
    if (ownContext) {
      await context.close();
    } else {
      await cleared(context);
      sharedContexts.set(key, context);
    }
  },
  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: "light", media: null });
    await use(page);
  },
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ context, expectedErrors, site }, use) => {
      const faults: string[] = [];
      const onWebError = (error: WebError) => void faults.push(`exception: ${error.error()}`);
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() !== "error" || expectedErrors.some((expected) => expected.test(message.text()))) return;
        faults.push(`console: ${message.text()} (${message.location().url})`);
      };
      const onRequest = (request: Request) => {
        const { protocol, hostname } = new URL(request.url());
        const foreign = protocol.startsWith("http") && hostname !== new URL(site.url).hostname;
        if (foreign) faults.push(`request to another origin: ${request.url()}`);
      };
      context.on("weberror", onWebError);
      context.on("console", onConsole);
      context.on("request", onRequest);
      await use(undefined);
      context.off("weberror", onWebError);
      context.off("console", onConsole);
      context.off("request", onRequest);
      expect(faults, "faults seen by the browser").toEqual([]);
    },
    { auto: true },
  ],
});

/** Removes what a test leaves in a context: what the site stores, what the test does to requests, and further pages. */
async function cleared(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  const [page, ...others] = context.pages();
  for (const other of others) await other.close();
  if (page === undefined) return;
  page.removeAllListeners();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const { origin, pathname } = new URL(page.url());
  // An editor stores its text when it is left. Any other page stays open until the next test opens its own.
  if (/^\/(?:dashboard|sign-in|preview)\b/.test(pathname)) await page.goto("about:blank");
  await clearLocalStorage(page, origin);
  await context.clearCookies();
}

async function clearLocalStorage(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage" });
  await devtools.detach();
}

export { expect };
