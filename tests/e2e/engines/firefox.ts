import { type Browser, firefox } from "@playwright/test";
import { type Engine, type EnginePage, SIZE } from "./engine.ts";

/** Starts Debian's Firefox over WebDriver BiDi. @param executablePath of Firefox. @param baseURL of the site */
export async function startFirefox(executablePath: string, baseURL: string): Promise<Engine> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath,
    firefoxUserPrefs: WITHOUT_EXTRAS,
  });
  leaveMediaFeatures(browser);
  return {
    open: () => newPage(browser, baseURL),
    close: () => browser.close(),
  };
}

/** What no story needs: each of these takes processor time at every start, or for every frame. */
const WITHOUT_EXTRAS = {
  "accessibility.force_disabled": 1,
  "browser.newtab.preload": false,
  "browser.newtabpage.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "dom.ipc.processCount": 1,
  "dom.ipc.processPrelaunch.enabled": false,
  "extensions.enabledScopes": 0,
  "extensions.webextensions.remote": false,
  "fission.autostart": false,
  "layout.frame_rate": 10,
  "media.rdd-process.enabled": false,
  "network.process.enabled": false,
  "services.settings.load_dump": false,
} as const;

/** The part of Playwright's implementation that is changed below. */
interface BidiSession {
  send(method: string, parameters: unknown): Promise<unknown>;
}

/**
 * Makes Playwright leave out a command with which it opens every context and which Firefox 153 does not know. No story needs
 * it. Remove this when Debian's Firefox has `emulation.setMediaFeaturesOverride`.
 */
function leaveMediaFeatures(browser: Browser): void {
  const { _connection } = browser as unknown as {
    _connection: { toImpl(of: Browser): { _browserSession: BidiSession } };
  };
  const session = _connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, parameters) =>
    method === "emulation.setMediaFeaturesOverride" ? {} : send(method, parameters);
}

async function newPage(browser: Browser, baseURL: string): Promise<EnginePage> {
  const context = await browser.newContext({ baseURL, locale: "en-GB", viewport: SIZE });
  const page = await context.newPage();
  let faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`exception: ${error}`));
  page.on("console", (message) => message.type() === "error" && faults.push(`console: ${message.text()}`));
  return {
    async goto(path) {
      faults = [];
      const url = baseURL + path;
      await page.goto(url).catch(async (error: unknown) => {
        // While the page before is still loading, Playwright takes this navigation for another one.
        if (!String(error).includes(`interrupted by another navigation to "${url}"`)) throw error;
        await page.waitForURL(url);
      });
    },
    resize: (width) => page.setViewportSize({ ...SIZE, width }),
    read: (reader, given) => page.evaluate(reader as (given: unknown) => never, given),
    async fill(selector, text) {
      await page.locator(selector).click();
      await page.keyboard.press("Control+A");
      // Playwright's own `fill` sets the value by script in this browser, which React does not see.
      await page.keyboard.type(text);
    },
    click: (selector) => page.locator(selector).click(),
    choose: (selector, file) => page.locator(selector).setInputFiles(file),
    faults: async () => faults,
    close: () => context.close(),
  };
}
