import type { Page } from "@playwright/test";
import { test as base, expect, UNLIMITED, withSite } from "./fixtures.ts";
import type { BuiltSite } from "./start-built-site.ts";

/** The first account, created from the environment of a new site. */
export const ADMIN = { username: "anna.keller", password: "slipway-Kran-42-west" } as const;

/** The environment for it. */
export const WITH_ADMIN = {
  ...UNLIMITED,
  RATE_LIMIT_LOGIN: "0",
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
} as const;

/** Playwright's `test` on a site with an account; tests of a worker share it and use different items. */
export const test = base.extend<object, object>({
  site: [({ database }, use) => withSite(database, use, WITH_ADMIN), { scope: "worker", timeout: 60_000 }],
  settings: WITH_ADMIN,
});

/** Signs a browser in by a request; the login form itself is tested in `staff/sign-in.spec.ts`. */
export async function signIn(page: Page, site: BuiltSite, person: { username: string; password: string } = ADMIN) {
  const answer = await page.request.post(`${site.url}/dashboard`, {
    form: { intent: "sign-in", ...person },
    headers: { origin: site.url },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

export { expect };
