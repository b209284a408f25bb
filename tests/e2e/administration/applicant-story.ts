import { readFile } from "node:fs/promises";
import { expect } from "../fixtures.ts";
import { referenceIn } from "../forms/contact-form.ts";
import { cvFormOn, genuineCv, newApplicant } from "../forms/cv-form.ts";
import type { Stage } from "../forms/message-story.ts";
import { settled } from "../staff/staff-pages.ts";
import { auditEntriesAbout } from "./audit-entries.ts";

/**
 * Moves an application through its states, which the applicant's private link shows; opening the CV is recorded.
 * @returns the applicant's e-mail address
 */
export async function decideOnAnApplication({ page, site, mailbox }: Stage): Promise<string> {
  const applicant = newApplicant();
  const cv = await genuineCv("writer.docx");
  await page.goto("/careers/1/apply");
  const form = cvFormOn(page);
  await form.fill(applicant);
  await form.file.setInputFiles(cv);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  const reference = await referenceIn(form.thanks);
  const { confirmation } = await mailbox.mailsOf(reference);
  const link = confirmation.text.split(/\s+/).find((word) => word.startsWith(`${site.url}/application/`)) ?? "";
  const statusText = async () => (await (await fetch(link)).text()).replace(/<[^>]+>/g, " ");
  const before = await statusText();

  await page.goto("/dashboard/applications");
  await settled(page);
  await page.getByRole("link", { name: "Zoë Wiśniewska" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Zoë Wiśniewska" })).toBeVisible();
  await page.getByRole("button", { name: "Shortlist" }).click();
  await expect(page.getByText("Status changed.")).toBeVisible();
  const shortlisted = await statusText();
  expect(shortlisted).not.toBe(before);
  await page.getByRole("button", { name: "4 stars" }).click();
  await expect(page.getByText("Rating saved.")).toBeVisible();
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Invite" }).click();
  await expect(page.getByRole("button", { name: "Invite" })).toBeHidden();
  expect(await statusText()).not.toBe(shortlisted);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(cv.name);
  expect(await readFile(await file.path())).toEqual(cv.buffer);
  await expect((await auditEntriesAbout(page, reference)).filter({ hasText: /\bCV\b/ })).toHaveCount(1);
  return applicant.email;
}
