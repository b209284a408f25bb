import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { axeViolations } from "../axe.ts";
import { expect } from "./fixtures.ts";
import { markNewLooks, NEW_LOOK } from "./looks.ts";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules that depend on colours. Only their results can differ between day and night, and they are equal in all languages. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const ALL: RunOptions = { runOnly: WCAG_22_AA };
const COLOURS: RunOptions = { runOnly: COLOUR_RULES };
/** All other rules of WCAG 2.2 AA. */
const WORDS: RunOptions = {
  runOnly: WCAG_22_AA,
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
};

/** Looks of texts that have passed the rules about colours, on any page that this process has tested. */
const passed = new Set<string>();

/**
 * Expects that axe finds nothing on the page as it is now. The rules about colours take half of the time: they are run when
 * there is a text of a look that has not passed yet.
 * @param rules of WCAG 2.2 AA: all, those about colours, or all others, whose results depend on the words of a page
 */
export async function expectAccessible(
  page: Page,
  state: string,
  rules: "all" | "colours" | "words" = "all",
): Promise<void> {
  const looks = rules === "words" ? [] : await markNewLooks(page, [...passed]);
  const found: string[] = [];
  if (rules !== "colours") found.push(...(await axeViolations(page, looks.length > 0 ? ALL : WORDS)));
  else if (looks.length > 0) found.push(...(await axeViolations(page, COLOURS, [NEW_LOOK])));
  expect(found, `axe, ${state}`).toEqual([]);
  for (const look of looks) passed.add(look);
}
