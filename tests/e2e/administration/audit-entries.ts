import type { Locator, Page } from "@playwright/test";
import { settled } from "../staff/staff-pages.ts";

/** Filters the audit log by a subject. @param subject such as a reference */
export async function auditEntriesAbout(page: Page, subject: string): Promise<Locator> {
  await page.goto("/dashboard/audit");
  await settled(page);
  await page.getByLabel("Name or reference").fill(subject);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await page.waitForURL(/[?&]sealed=/);
  await settled(page);
  return page.getByRole("table").getByRole("row").filter({ hasText: subject });
}
