import { careersTexts } from "#pages/careers/texts.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { contactFormOn, newLetter } from "../forms/contact-form.ts";
import { cvFormOn, genuineCv, newApplicant } from "../forms/cv-form.ts";
import { applicationsFrom, messagesFrom } from "../stored-rows.ts";

test.use(PHONE);

const t = careersTexts.site("de");

test("a message about a service is sent by touch, from the page of the service", async ({ page, site }) => {
  await page.goto("/de/services/3");
  await page.getByRole("link", { name: "Montage anfragen" }).tap();
  const form = contactFormOn(page, "de");
  const firstLine = "Betrifft: Montage und Inbetriebnahme\n\n";
  await expect(form.field("message")).toHaveValue(firstLine);
  const letter = newLetter({ message: `${firstLine}Alarm 41, seit gestern.` });
  await form.fill({ ...letter, firstName: "" });
  await form.send.tap();
  await expect(form.field("firstName")).toBeFocused();
  await expect(form.field("firstName")).toBeInViewport();
  await form.field("firstName").fill(letter.firstName);
  await form.send.tap();
  await expect(form.thanks).toBeInViewport();
  expect(await messagesFrom(site.database, letter.email)).toMatchObject([{ message: letter.message }]);
});

test("the CV dialog fits the screen and is used by touch", async ({ page, site }) => {
  await page.goto("/de/careers/1");
  // Before the requirements, and again after them.
  await page
    .getByRole("link", { name: t("attachCv"), exact: true })
    .first()
    .tap();
  const form = cvFormOn(page, "de");
  const box = await form.dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  const applicant = newApplicant();
  await form.fill(applicant);
  await form.file.setInputFiles(await genuineCv("writer.pdf"));
  await form.send.tap();
  await expect(form.thanks).toBeInViewport();
  expect(await applicationsFrom(site.database, applicant.email)).toHaveLength(1);
});
