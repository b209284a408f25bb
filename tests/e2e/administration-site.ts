import { test as base, withSite } from "./fixtures.ts";
import { WITH_ADMIN } from "./staff-site.ts";

/** Playwright's `test` on a site with an account that sends its mail to a mailbox. */
export const test = base.extend<object, object>({
  site: [
    ({ database, mailbox }, use) => withSite(database, use, { ...WITH_ADMIN, ...mailbox.settings }),
    { scope: "worker", timeout: 60_000 },
  ],
});

export { expect } from "./fixtures.ts";
