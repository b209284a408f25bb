import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, By, until, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../../tools/test/free-port.ts";
import { type Engine, type EnginePage, SIZE } from "./engine.ts";

const WAIT_MS = 10_000;

/** Starts WebKitGTK with a display in memory. @param programs paths of the programs. @param url of the site */
export async function startWebKit(programs: { driver: string; display: string }, url: string): Promise<Engine> {
  const display = spawn(programs.display, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = (await text(display.stdio[3] as Readable)).trim();
  if (number === "") throw new Error(`${programs.display} did not start`);
  const { browser, quit } = await startSession(programs.driver, `:${number}`);
  return {
    open: () => firstPage(browser, url),
    async close() {
      await quit().finally(() => end(display));
    },
  };
}

/** A browser and the way to end it. */
interface Session {
  browser: WebDriver;
  quit(): Promise<void>;
}

/** Starts a browser with a driver of its own: a driver has one session. */
async function startSession(program: string, display: string): Promise<Session> {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  // Without compositing, which no story needs and which costs most of the processor time without a graphics card.
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
  const driver = spawn(program, [`--port=${port}`], { env, stdio: "ignore" });
  await untilReady(driver, server);
  const args = ["--automation", "--javascript-can-open-windows-automatically=true"];
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args } })
    .build();
  return {
    browser,
    quit: () => browser.quit().finally(() => end(driver)),
  };
}

async function untilReady(driver: ChildProcess, server: string): Promise<void> {
  const last = Date.now() + WAIT_MS;
  while (!(await fetch(`${server}/status`).catch(() => undefined))?.ok) {
    if (driver.exitCode !== null || Date.now() > last) throw new Error("the driver of WebKit did not start");
    await wait(50);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
}

async function firstPage(driver: WebDriver, url: string): Promise<EnginePage> {
  await driver.get(`${url}/robots.txt`);
  await driver.manage().deleteAllCookies();
  const opener = await driver.getWindowHandle();
  const usable = async (selector: string) => {
    const by = selector.startsWith("//") ? By.xpath(selector) : By.css(selector);
    const element = await driver.wait(until.elementLocated(by), WAIT_MS);
    await driver.wait(until.elementIsVisible(element), WAIT_MS);
    return driver.wait(until.elementIsEnabled(element), WAIT_MS);
  };
  return {
    goto: (path) => openWindow(driver, opener, path),
    resize: async (width) =>
      void (await driver
        .manage()
        .window()
        .setRect({ ...SIZE, width })),
    read: (reader, given) => driver.executeScript(reader, given),
    async fill(selector, value) {
      const field = await usable(selector);
      await field.clear();
      await field.sendKeys(value);
    },
    click: async (selector) => (await usable(selector)).click(),
    choose: async (selector, file) => driver.findElement(By.css(selector)).sendKeys(file),
    faults: () => driver.executeScript(() => (window.opener as Opener | null)?.faults ?? []),
    close: () => closeOthers(driver, opener),
  };
}

async function closeOthers(driver: WebDriver, kept: string): Promise<void> {
  for (const handle of await driver.getAllWindowHandles()) {
    await driver.switchTo().window(handle);
    if (handle === kept) continue;
    // WebKitGTK 2.50 can hang for good when it closes a window whose page is still loading.
    await untilLoaded(driver);
    await driver.close();
  }
  await driver.switchTo().window(kept);
}

/** The page that opens windows and notes their faults. */
interface Opener {
  faults?: string[];
}

/**
 * Opens a path in a window of its own, for two reasons. Only a window without tool bar can be as narrow as a phone. And the
 * driver reports no errors of scripts: a page takes over the first `window` of a new window, with the listeners that are
 * added before it is loaded.
 */
async function openWindow(driver: WebDriver, opener: string, path: string): Promise<void> {
  await closeOthers(driver, opener);
  await driver.executeScript(
    (address: string, features: string) => {
      const faults: string[] = [];
      (window as Opener).faults = faults;
      const opened = window.open(address, "_blank", features) as Window & typeof globalThis;
      opened.addEventListener("error", ({ message }) => faults.push(`exception: ${message}`));
      opened.addEventListener("unhandledrejection", ({ reason }) => faults.push(`exception: ${reason}`));
      opened.console.error = (...said) => faults.push(`console: ${said.join(" ")}`);
    },
    path,
    `width=${SIZE.width},height=${SIZE.height}`,
  );
  const handles = await driver.getAllWindowHandles();
  await driver.switchTo().window(handles.find((handle) => handle !== opener) ?? "");
  await untilLoaded(driver);
}

async function untilLoaded(driver: WebDriver): Promise<void> {
  const isLoaded = () => document.readyState === "complete" && location.href !== "about:blank";
  await driver.wait(() => driver.executeScript(isLoaded), WAIT_MS);
}
