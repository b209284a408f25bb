import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { test } from "../fixtures.ts";
import { applyAndWithdraw } from "./applicant-story.ts";

test.use({ expectedErrors: [/404|422/] });

// In Polish on PostgreSQL: `smoke/submissions.spec.ts`.
for (const language of LANGUAGE_CODES.filter((code) => code !== "pl")) {
  test(`${language}: an applicant applies, looks after it by the private link, and has it erased`, async ({
    page,
    site,
    mailbox,
  }) => {
    await applyAndWithdraw({ page, site, mailbox }, language);
  });
}
