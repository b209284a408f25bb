import { moveTheCompany } from "../administration/address-story.ts";
import { decideOnAnApplication } from "../administration/applicant-story.ts";
import { answerAMessage } from "../administration/inbox-story.ts";
import { exportAndErase } from "../administration/person-story.ts";
import { test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";

/** Runs on PostgreSQL; the other tests of the dashboard run on SQLite. A field is refused on purpose, and no program here opens the mailto: link. */
test.use({ expectedErrors: [/422|mailto:/] });
test.describe.configure({ timeout: 120_000 });

test("a message is assigned, answered and closed; an applicant sees the decision, is exported and erased; the address changes", async ({
  page,
  site,
  mailbox,
}) => {
  const stage = { page, site, mailbox };
  await signIn(page, site);
  await answerAMessage(stage);
  const email = await decideOnAnApplication(stage);
  await exportAndErase(stage, email);
  await moveTheCompany(stage);
});
