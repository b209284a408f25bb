import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { settled } from "../staff/staff-pages.ts";
import type { BuiltSite } from "../start-built-site.ts";
import { genuineCv, newApplicant, postCv } from "./cv-form.ts";

test.describe.configure({ timeout: 120_000 });

/** Three applicants. @returns the address and the reference of each */
async function threeApplicants(site: BuiltSite, names: readonly string[]) {
  const cv = await genuineCv("writer.pdf");
  const applicants = [];
  for (const firstName of names) {
    const { lastName, email } = newApplicant();
    const { status, body } = await postCv(site.url, { firstName, lastName, email }, cv);
    expect(status).toBe(201);
    applicants.push({ name: `${firstName} ${lastName}`, email, reference: String(body.reference) });
  }
  return applicants;
}

const select = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select: ${name}` });
const person = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const conversation = (page: Page) => page.getByRole("region", { name: "Conversation" });

test("two of three applicants are refused at once by keyboard, one in other words, and the third hears nothing", async ({
  page,
  site,
  mailbox,
}) => {
  const [ada, bea, cyd] = await threeApplicants(site, ["Ada", "Bea", "Cyd"]);
  if (ada === undefined || bea === undefined || cyd === undefined) throw new Error("three were expected");
  await signIn(page, site);
  await page.goto(`${site.url}/dashboard/applications`);
  await settled(page);
  for (const { name } of [ada, bea]) {
    await select(page, name).focus();
    await page.keyboard.press("Space");
  }
  await expect(page.getByRole("form", { name: "Selected items" })).toContainText("2 selected");
  await page.getByRole("button", { name: "Write replies" }).press("Enter");
  await page.getByLabel("Template").selectOption({ label: "Rejected" });
  await page.getByRole("button", { name: "Show preview" }).press("Enter");
  const text = person(page, ada.name).getByRole("textbox", { name: "Text" });
  await expect(text).toHaveValue(/in favour of other applicants/);
  await expect(person(page, bea.name).getByRole("textbox", { name: "Subject" })).toHaveValue(
    `Your application ${bea.reference}`,
  );
  await expect(person(page, cyd.name)).toHaveCount(0);
  await expectAccessible(page, "the previews of several replies");

  // Another template asks before it replaces what was typed.
  await text.fill("Dear Ada,\n\nplease apply again next year.\n\nAnna");
  await page.getByLabel("Template").selectOption({ label: "Invited" });
  await page.getByRole("button", { name: "Use template" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Back" }).click();
  await expect(text).toHaveValue(/next year/);
  await expect(page.getByLabel("Status after sending")).toHaveValue("declined");

  await page.getByRole("button", { name: "Send replies" }).press("Enter");
  const done = page.getByRole("status").filter({ hasText: "2 replies are on their way" });
  await expect(done).toBeFocused();
  await expect(person(page, ada.name)).toHaveCount(0);
  const answersTo = (reference: string, email: string) =>
    mailbox.about(reference).filter(({ to, text: words }) => to.includes(email) && !words.includes("private link"));
  for (const { reference, email } of [ada, bea]) {
    await expect.poll(() => answersTo(reference, email).length, { timeout: 15_000 }).toBe(1);
  }
  expect(answersTo(ada.reference, ada.email)[0]?.text).toContain("please apply again next year.");
  expect(answersTo(bea.reference, bea.email)[0]?.text).toContain("in favour of other applicants");
  expect(answersTo(cyd.reference, cyd.email)).toEqual([]);
  await done.getByRole("link", { name: ada.name }).click();
  await expect(conversation(page)).toContainText("please apply again next year.");
  await expect(page.getByRole("region", { name: "Status" })).toContainText("Rejected");
  await page.goto(`${site.url}/dashboard/applications/${cyd.reference}`);
  await expect(conversation(page)).toContainText("No messages or notes yet.");
  expect(site.written()).not.toContain(ada.email);
});

test.describe("without script, on a phone", () => {
  test.use({ ...PHONE, javaScriptEnabled: false, expectedErrors: [/422/] });

  test("an applicant is invited after an error; another one is left out", async ({ page, site }) => {
    const [dan, eve] = await threeApplicants(site, ["Dan", "Eve"]);
    if (dan === undefined || eve === undefined) throw new Error("two were expected");
    await signIn(page, site);
    await page.goto(`${site.url}/dashboard/applications`);
    for (const { name } of [dan, eve]) await select(page, name).check();
    await page.getByRole("button", { name: "Write replies" }).click();
    await page.getByLabel("Template").selectOption({ label: "Invited" });
    await page.getByRole("button", { name: "Show preview" }).click();
    await page.getByRole("checkbox", { name: eve.name }).uncheck();
    const group = person(page, dan.name);
    await group.getByRole("textbox", { name: "Subject" }).fill("");
    await group.getByRole("textbox", { name: "Text" }).fill("Come on Monday.");
    await page.getByRole("button", { name: "Send replies" }).click();
    await expect(group.getByRole("textbox", { name: "Subject" })).toHaveAccessibleDescription(/required/);
    await expect(group.getByRole("textbox", { name: "Text" })).toHaveValue("Come on Monday.");
    await expect(page.getByRole("checkbox", { name: eve.name })).not.toBeChecked();
    await group.getByRole("textbox", { name: "Subject" }).fill("Monday");
    await page.getByRole("button", { name: "Send replies" }).click();
    await expect(page.getByRole("status")).toContainText("1 reply is on its way");
    await page.goto(`${site.url}/dashboard/applications/${dan.reference}`);
    await expect(conversation(page)).toContainText(`Monday (${dan.reference})`);
    await page.goto(`${site.url}/dashboard/applications/${eve.reference}`);
    await expect(conversation(page)).toContainText("No messages or notes yet.");
  });
});
