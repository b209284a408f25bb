import { test } from "../fixtures.ts";
import { applyAndWithdraw } from "../forms/applicant-story.ts";
import { writeToTheCompany } from "../forms/message-story.ts";

/** Runs on PostgreSQL; other languages and forms without script are tested in `forms/`. */
test.use({ expectedErrors: [/404|422/] });

test("a message is accepted, stored, and mailed to both sides", async ({ page, site, mailbox }) => {
  await writeToTheCompany({ page, site, mailbox }, "pl");
});

test("an applicant applies, opens the private link, and erases the application", async ({ page, site, mailbox }) => {
  await applyAndWithdraw({ page, site, mailbox }, "pl");
});
