import { applyAndWithdraw } from "../forms/applicant-story.ts";
import { writeToTheCompany } from "../forms/message-story.ts";
import { test } from "../mail-site.ts";

/** On each database; every language and the ways without script are tried in `forms/`. */
test.use({ expectedErrors: [/404|422/] });

test("a message is thanked for, kept, and arrives by mail on both sides", async ({ page, site, mailbox }) => {
  await writeToTheCompany({ page, site, mailbox }, "pl");
});

test("an applicant applies, looks after it by the private link, and has it erased", async ({ page, site, mailbox }) => {
  await applyAndWithdraw({ page, site, mailbox }, "pl");
});
