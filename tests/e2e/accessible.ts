import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules whose answer depends on colours: all that can differ between day and night. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Expects that axe finds nothing on the page as it is now; what it finds is told by rule, place and reason.
 * @param rules only these, or all of WCAG 2.2 AA
 */
export async function expectAccessible(page: Page, state: string, rules?: readonly string[]): Promise<void> {
  // The legacy mode needs no second page for its result; there are no frames to look into.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const chosen = rules === undefined ? builder.withTags(WCAG_22_AA) : builder.withRules([...rules]);
  const { violations } = await chosen.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary?.replace(/\s+/g, " ")}`),
  );
  expect(found, `axe, ${state}`).toEqual([]);
}
