import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { axeViolations } from "../axe.ts";
import { expect } from "./fixtures.ts";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules that depend on colours. Only their results can differ between themes, and they are equal in all languages. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Rules of WCAG 2.2 AA: all, those about colours, or all others, whose results depend on the words of a page. */
const RULES = {
  all: { runOnly: WCAG_22_AA },
  colours: { runOnly: COLOUR_RULES },
  words: { runOnly: WCAG_22_AA, rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) },
} satisfies Record<string, RunOptions>;

/** Expects that axe finds nothing on the page as it is now. */
export async function expectAccessible(page: Page, state: string, rules: keyof typeof RULES = "all"): Promise<void> {
  expect(await axeViolations(page, RULES[rules]), `axe, ${state}`).toEqual([]);
}

/** Expects that axe finds no fault of colours at dusk, which a dark system gives, and at night, which a visitor chooses. */
export async function expectAccessibleInTheDark(page: Page, state: string): Promise<void> {
  const root = page.locator("html");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, `${state}, dusk`, "colours");
  await root.evaluate((element) => element.setAttribute("data-theme", "night"));
  await expectAccessible(page, `${state}, night`, "colours");
  await root.evaluate((element) => element.removeAttribute("data-theme"));
}
