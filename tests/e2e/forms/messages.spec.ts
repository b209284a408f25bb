import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { expect, test } from "../fixtures.ts";
import { writeToTheCompany } from "./message-story.ts";

for (const language of LANGUAGE_CODES) {
  test(`${language}: a message sent with script is stored and mailed; the page stays`, async ({
    page,
    site,
    mailbox,
  }) => {
    await writeToTheCompany({ page, site, mailbox }, language);
    expect(new URL(page.url()).search).toBe("");
    // The text of the specification.
    if (language === "en") await expect(page.getByText("Message successfully sent!", { exact: true })).toBeVisible();
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGE_CODES) {
    test(`${language}: a message is stored and mailed; its confirmation has a URL`, async ({ page, site, mailbox }) => {
      await writeToTheCompany({ page, site, mailbox }, language);
      expect(new URL(page.url()).searchParams.get("sent")).toMatch(/^M-/);
    });
  }
});
