import { expect } from "../fixtures.ts";
import { contactFormOn, newLetter, referenceIn } from "../forms/contact-form.ts";
import type { Stage } from "../forms/message-story.ts";
import { settled } from "../staff/staff-pages.ts";
import { rowsOf } from "../stored-rows.ts";
import { auditEntriesAbout } from "./audit-entries.ts";

/** Finds a message, assigns it, adds a note, answers it by mail and closes it; the audit log records who did it. */
export async function answerAMessage({ page, site }: Stage): Promise<void> {
  const letter = newLetter({ lastName: "Großmann", message: "The shaft generator trips at 80 % load." });
  await page.goto("/contact");
  const contact = contactFormOn(page);
  await contact.fill(letter);
  await contact.send.click();
  await expect(contact.thanks).toBeVisible();
  const reference = await referenceIn(contact.thanks);

  await page.goto("/dashboard");
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Messages" }).click();
  await settled(page);
  // It can be opened by keyboard.
  const row = page.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText("The shaft generator trips");
  await row.getByRole("link", { name: "Łukasz Großmann" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Łukasz Großmann" })).toBeVisible();

  await page.getByRole("button", { name: "Assign to me" }).click();
  await expect(page.getByText("Assigned to you.")).toBeVisible();
  await page.getByLabel("New note").fill("Drawing 4711 is in the archive.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Note added.")).toBeVisible();

  await page.locator("summary", { hasText: "Reply from your own email app" }).click();
  await page.locator("summary", { hasText: "Please send photos, including the nameplate" }).click();
  const write = page.locator("details[open]").getByRole("link", { name: "Write in your email app" });
  const mailto = new URL((await write.getAttribute("href")) ?? "");
  expect([mailto.protocol, decodeURIComponent(mailto.pathname)]).toEqual(["mailto:", letter.email]);
  expect(mailto.searchParams.get("subject")).toContain(reference);
  await write.click();
  await expect(page.getByText("The message is marked as answered.")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText("Status changed.")).toBeVisible();

  const rows = await rowsOf(site.database, "select state from submissions where reference = $1", reference);
  expect(rows).toEqual([expect.objectContaining({ state: "closed" })]);
  await page.goto("/dashboard/messages");
  await expect(page.getByRole("row").filter({ hasText: reference })).toHaveCount(0);
  // State, owner, note, answered, closed.
  await expect(await auditEntriesAbout(page, reference)).toHaveCount(5);
}
