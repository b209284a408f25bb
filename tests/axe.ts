import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

// The minified file: it is sent to each page that is tested.
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Opens pages that each have axe from their start. Sent and compiled once, it takes a quarter of the time: worth it where most
 * of the opened pages are tested.
 */
export async function withAxe(page: Page, work: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  await devtools.send("Page.addScriptToEvaluateOnNewDocument", { source });
  try {
    await work();
  } finally {
    // The script ends with the session.
    await devtools.detach();
  }
}

/** Runs axe on a page as it is now. @returns what it finds, by rule, place and reasons */
export async function axeViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, { ...given, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const reasons = [...any, ...all, ...none].map(({ message }) => message);
        return `${id}: ${target.join(" ")}: ${reasons.join(" ")}`;
      }),
    );
  }, options);
}
