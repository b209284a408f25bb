import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Expects an address to answer 404 with this heading, in the look of the site and with `noindex`. */
export async function expectNotFound(page: Page, path: string, heading: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
}
