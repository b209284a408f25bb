import type { Page } from "@playwright/test";
import { ADMIN, expect } from "./fixtures.ts";
import type { BuiltSite } from "./start-built-site.ts";

/** Signs a browser in by a request; the login form itself is tested in `staff/sign-in.spec.ts`. */
export async function signIn(page: Page, site: BuiltSite, person: { username: string; password: string } = ADMIN) {
  const answer = await page.request.post(`${site.url}/dashboard`, {
    form: { intent: "sign-in", ...person },
    headers: { origin: site.url },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}
