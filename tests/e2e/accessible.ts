import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules whose answer depends on colours: all that can differ between day and night, and nothing that languages change. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Rules of WCAG 2.2 AA: all, those about colours, or all others, which see the words of a page. */
type Rules = "all" | "colours" | "words";

/**
 * Expects that axe finds nothing on the page as it is now; what it finds is told by rule, place and reason.
 */
export async function expectAccessible(page: Page, state: string, rules: Rules = "all"): Promise<void> {
  // The legacy mode needs no second page for its result; there are no frames to look into.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  if (rules === "colours") builder.withRules(COLOUR_RULES);
  else builder.withTags(WCAG_22_AA);
  if (rules === "words") builder.disableRules(COLOUR_RULES);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary?.replace(/\s+/g, " ")}`),
  );
  expect(found, `axe, ${state}`).toEqual([]);
}
