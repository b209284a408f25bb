import { readFile } from "node:fs/promises";
import { expect } from "../fixtures.ts";
import { contactFormOn, newLetter } from "../forms/contact-form.ts";
import type { Stage } from "../forms/message-story.ts";
import { settled } from "../staff/staff-pages.ts";
import { applicationsFrom, messagesFrom } from "../stored-rows.ts";

/** Exports all data of a person who has applied and written, as one archive, and erases it. */
export async function exportAndErase({ page, site }: Stage, email: string): Promise<void> {
  await page.goto("/contact");
  const contact = contactFormOn(page);
  await contact.fill(newLetter({ email, emailConfirm: email }));
  await contact.send.click();
  await expect(contact.thanks).toBeVisible();

  await page.goto("/dashboard/person");
  await settled(page);
  await page.getByLabel("Email address", { exact: true }).fill(email.toUpperCase());
  await page.getByRole("button", { name: "Look up" }).click();
  await expect(page.getByText(`Stored under ${email}`)).toBeVisible();
  expect(page.url()).not.toContain("@");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download archive" }).click();
  const archive = await readFile(await (await download).path());
  expect(archive.subarray(0, 2).toString()).toBe("PK");
  const names = archive.toString("latin1");
  for (const name of ["data.json", "summary.txt", /files\/A-[\w-]+\.docx/]) expect(names).toMatch(name);

  await page.getByLabel("Repeat email address").fill(email);
  await page.getByRole("button", { name: "Erase permanently" }).click();
  await expect(page.getByText(`The data stored under ${email} has been erased.`)).toBeVisible();
  expect(await messagesFrom(site.database, email)).toEqual([]);
  expect(await applicationsFrom(site.database, email)).toEqual([]);
  await page.getByLabel("Email address", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Look up" }).click();
  await expect(page.getByText(`Nothing is stored under ${email}.`)).toBeVisible();
  expect(site.written()).not.toContain(email);
}
