import { submissionTexts } from "#features/submissions/texts.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { preventBreaksAtHyphens } from "#platform/i18n/typography.ts";
import { expect, test } from "../fixtures.ts";
import { messagesFrom } from "../stored-rows.ts";
import { atEnd } from "./at-end.ts";
import { contactFormOn, contactPath, type Letter, newLetter, postLetter } from "./contact-form.ts";

/** Invalid values, and the errors of section 5 of the specification. */
const WRONG: readonly [keyof Letter, string, string][] = [
  ["firstName", "", "First name is required"],
  ["firstName", "A".repeat(21), "Max length is 20"],
  ["firstName", "J0hn", "Only alphabets are allowed"],
  ["lastName", "", "Last name is required"],
  ["lastName", "B".repeat(31), "Max length is 30"],
  ["lastName", "<b>Smith</b>", "Only alphabets are allowed"],
  ["email", "", "Email is required"],
  ["email", `${"a".repeat(40)}@example.com`, "Max length is 50"],
  ["email", "jan at example.com", "Invalid email address"],
  ["emailConfirm", "", "Email confirmation is required"],
  ["emailConfirm", "other@example.com", "Emails do not match"],
  ["message", "", "Message is required"],
  ["message", "m".repeat(5001), "Max length is 5000"],
];

const MISSING: readonly [keyof Letter, string][] = [
  ["firstName", "First name is required"],
  ["lastName", "Last name is required"],
  ["email", "Email is required"],
  ["emailConfirm", "Email confirmation is required"],
  ["message", "Message is required"],
];
const TERMS = "You must accept the terms and conditions";

test("each field shows its error when it is left, until it is corrected", async ({ page }) => {
  await page.goto("/contact");
  const form = contactFormOn(page);
  const letter = newLetter();
  await form.field("email").fill(letter.email);
  for (const [name, wrong, error] of WRONG) {
    const field = form.field(name);
    await field.fill(wrong);
    await field.blur();
    await expect(field, `${name}: ${wrong.slice(0, 30)}`).toHaveAccessibleDescription(atEnd(error));
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(letter[name]);
    await expect(field).not.toHaveAttribute("aria-invalid", "true");
    await expect(field).not.toHaveAccessibleDescription(atEnd(error));
  }
  await form.terms.focus();
  await form.terms.blur();
  await expect(form.terms).toHaveAccessibleDescription(TERMS);
  await form.terms.check();
  await expect(form.terms).not.toHaveAccessibleDescription(TERMS);
});

test("an empty form is not sent: every field has an error and the first one is focused", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.method()));
  await page.goto("/contact");
  const form = contactFormOn(page);
  await form.send.click();
  for (const [name, error] of MISSING) await expect(form.field(name)).toHaveAccessibleDescription(atEnd(error));
  await expect(form.terms).toHaveAccessibleDescription(TERMS);
  await expect(form.field("firstName")).toBeFocused();

  await form.fill({ ...newLetter(), email: "nobody", emailConfirm: "nobody" });
  await form.send.click();
  await expect(form.field("email")).toBeFocused();
  await expect(form.field("email")).toHaveAccessibleDescription("Invalid email address");
  expect(sent).not.toContain("POST");
});

test("a message of 5,000 characters in several lines is stored, a longer one is refused", async ({ page, site }) => {
  const message = `${`${"x".repeat(99)}\n`.repeat(49)}${"x".repeat(100)}`;
  const letter = newLetter({ message });
  expect(message).toHaveLength(5000);
  await page.goto("/contact");
  const form = contactFormOn(page);
  await form.fill({ ...letter, message: `${message}!` });
  await form.send.click();
  await expect(form.field("message")).toHaveAccessibleDescription(/Max length is 5000$/);
  await form.field("message").fill(message);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect((await messagesFrom(site.database, letter.email)).map((row) => row.message)).toEqual([message]);
  expect((await postLetter(site.url, { ...letter, message: `${message}!` })).status).toBe(422);
});

test("the whole form can be used by keyboard alone", async ({ page, site }) => {
  const letter = newLetter({ message: "Sent by keyboard." });
  await page.goto("/contact");
  const form = contactFormOn(page);
  await form.field("firstName").focus();
  for (const name of ["firstName", "lastName", "email", "emailConfirm", "message"] as const) {
    await expect(form.field(name)).toBeFocused();
    await page.keyboard.type(letter[name]);
    await page.keyboard.press("Tab");
  }
  await expect(form.terms).toBeFocused();
  await page.keyboard.press("Space");
  // Skips the links to the terms and to the privacy notice.
  for (let i = 0; i < 3; i++) await page.keyboard.press("Tab");
  await expect(form.send).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.thanks).toBeFocused();
  expect(await messagesFrom(site.database, letter.email)).toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

  for (const language of LANGUAGE_CODES) {
    test(`${language}: what is wrong comes back with the texts, and with all that was typed`, async ({
      page,
      site,
    }) => {
      const t = submissionTexts.site(language);
      const wrong = newLetter({ firstName: "J0hn", emailConfirm: "other@example.com", message: "m".repeat(5001) });
      await page.goto(contactPath(language));
      const form = contactFormOn(page, language);
      await form.fill(wrong);
      await form.terms.uncheck();
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await form.send.click();
      expect((await answer).status()).toBe(422);
      expect((await answer).headers()["cache-control"]).toContain("no-store");

      const alert = page.getByRole("alert").filter({ hasText: t("forms.attention", { count: 4 }) });
      await expect(alert.getByRole("link")).toHaveCount(4);
      await expect(form.field("firstName")).toHaveAccessibleDescription(t("forms.errors.onlyLetters"));
      const differ = preventBreaksAtHyphens(t("forms.errors.emailsDiffer"));
      await expect(form.field("emailConfirm")).toHaveAccessibleDescription(differ);
      await expect(form.field("message")).toHaveAccessibleDescription(atEnd(t("forms.errors.tooLong", { max: 5000 })));
      await expect(form.terms).toHaveAccessibleDescription(t("forms.errors.termsRequired"));
      expect(await form.typed()).toEqual(wrong);
      expect(await messagesFrom(site.database, wrong.email)).toEqual([]);

      await form.fill({ ...wrong, firstName: "John", emailConfirm: wrong.email, message: "Mended." });
      await form.send.click();
      await expect(form.thanks).toBeVisible();
      expect(await messagesFrom(site.database, wrong.email)).toHaveLength(1);
    });
  }

  test("an empty form is returned with the texts of the specification", async ({ page }) => {
    await page.goto("/contact");
    const form = contactFormOn(page);
    await form.send.click();
    for (const [name, error] of MISSING) await expect(form.field(name)).toHaveAccessibleDescription(atEnd(error));
    await expect(form.terms).toHaveAccessibleDescription(TERMS);
  });
});
