import { test as base, withSite } from "./fixtures.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";

/** Turns off limits and the check for spam, so that tests do not affect each other. */
export const UNLIMITED = {
  RATE_LIMIT_CONTACT: "0",
  RATE_LIMIT_CV: "0",
  RATE_LIMIT_GLOBAL: "0",
  MIN_FILL_SECONDS: "0",
} as const;

/** Playwright's `test` on a site that sends its mail to a mailbox; tests of a worker share both and use different senders. */
export const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const mailbox = await startMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: "worker" },
  ],
  site: [
    ({ database, mailbox }, use) => withSite(database, use, { ...UNLIMITED, ...mailbox.settings }),
    { scope: "worker", timeout: 60_000 },
  ],
});

export { expect } from "./fixtures.ts";
