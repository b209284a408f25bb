import { LANGUAGE_CODES } from "#i18n/languages.ts";
import { textsIn } from "#i18n/texts.ts";
import { CONFIRMATION_PHRASES } from "#server/mail/templates/confirmation-phrases.ts";
import { contactFormOn, contactPath, newLetter, referenceIn } from "../forms/contact-form.ts";
import { messagesFrom } from "../kept-rows.ts";
import { expect, test } from "../mail-site.ts";
import { OFFICE } from "../mailbox.ts";

for (const language of LANGUAGE_CODES) {
  for (const script of ["with", "without"] as const) {
    test.describe(`${language}, ${script} script`, () => {
      test.use({ javaScriptEnabled: script === "with" });

      test("a message is thanked for, kept, and arrives by mail on both sides", async ({ page, site, mailbox }) => {
        const letter = newLetter();
        await page.goto(contactPath(language));
        const form = contactFormOn(page, language);
        await form.fill(letter);
        await form.send.click();

        await expect(form.thanks).toBeVisible();
        const reference = await referenceIn(form.thanks);
        expect(new URL(page.url()).searchParams.get("sent")).toBe(script === "with" ? null : reference);
        const empty = { firstName: "", lastName: "", email: "", emailConfirm: "", message: "" };
        expect(await form.typed()).toEqual(empty);
        await expect(form.terms).not.toBeChecked();

        const { firstName: first_name, message } = letter;
        expect(await messagesFrom(site.database, letter.email)).toEqual([
          expect.objectContaining({ reference, language, first_name, message, suspected_spam: 0 }),
        ]);
        const { notice, confirmation } = await mailbox.mailsOf(reference);
        expect(notice.to).toEqual([OFFICE]);
        expect(notice.header("reply-to")).toBe(`Łukasz Groß <${letter.email}>`);
        expect(notice.text).toContain("Drive: <ACS880> & Co.");
        expect(notice.html).toContain(`lang="${language}"`);
        expect(confirmation.to).toEqual([letter.email]);
        expect(confirmation.text).toContain(CONFIRMATION_PHRASES[language].salutation);
        expect(confirmation.source).not.toContain("ACS880");
        for (const personal of [letter.email, "Łukasz", "Groß", "ACS880"])
          expect(site.written()).not.toContain(personal);
      });
    });
  }
}

test("the thanks are the words of the specification", async ({ page }) => {
  await page.goto("/contact");
  const form = contactFormOn(page);
  await form.fill(newLetter());
  await form.send.click();
  await expect(form.thanks.getByText("Message successfully sent!", { exact: true })).toBeVisible();
  await expect(form.thanks).toBeFocused();
  expect(textsIn("en")("contact.sent")).toBe("Message successfully sent!");
});
