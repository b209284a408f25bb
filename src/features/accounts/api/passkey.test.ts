import { afterAll, beforeAll, expect, test } from "vitest";
import { SoftPasskey } from "../../../../tests/accounts/soft-passkey.ts";
import { ADMIN, addStaff, Browser } from "../../../../tests/accounts/staff-site.ts";
import { openTestSite, TEST_ORIGIN, type TestSite } from "../../../../tests/site-handler.ts";
import { PASSKEY_STEPS } from "../accounts.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
});
afterAll(() => site.close());

/** Posts JSON as a page of the site does, with the browser's cookies. */
async function post(browser: Browser, path: string, body: unknown = {}) {
  const cookie = browser.visit.headers.get("cookie") ?? "";
  const headers = { "content-type": "application/json", origin: TEST_ORIGIN, cookie };
  const response = await site.request(path, { method: "POST", headers, body: JSON.stringify(body) });
  browser.take({ cookies: response.headers.getSetCookie() });
  const text = await response.text();
  return { status: response.status, text, headers: response.headers };
}

test("a passkey is made and signs in through the four steps, and no answer tells a session's secret", async () => {
  const owner = new Browser();
  owner.take(await site.services.accounts.signIn(ADMIN, owner.visit));
  const passkey = new SoftPasskey(TEST_ORIGIN);
  const asked = await post(owner, "/api/auth/passkey/generate-register-options");
  expect(asked.headers.get("cache-control")).toBe("no-store");
  const response = passkey.register(JSON.parse(asked.text));
  expect((await post(owner, "/api/auth/passkey/verify-registration", { response, name: "Laptop" })).status).toBe(201);

  const browser = new Browser();
  const options = await post(browser, "/api/auth/passkey/generate-authenticate-options");
  const answer = { response: passkey.authenticate(JSON.parse(options.text)) };
  const signedIn = await post(browser, "/api/auth/passkey/verify-authentication", answer);
  expect([signedIn.status, signedIn.text]).toEqual([200, '{"signedIn":true}']);
  expect(await site.services.accounts.whoIs(browser.visit.headers)).toMatchObject({ username: ADMIN.username });
});

test("refusals are JSON: 401 for who is not signed in, 422 for what is no passkey's answer, 405 for reading", async () => {
  const refused = await post(new Browser(), "/api/auth/passkey/generate-register-options");
  expect(refused.status).toBe(401);
  expect(JSON.parse(refused.text)).toEqual({ error: expect.any(String) });
  expect((await post(new Browser(), "/api/auth/passkey/verify-authentication")).status).toBe(422);
  for (const step of PASSKEY_STEPS) {
    const read = await site.request(`/api/auth/passkey/${step}`);
    expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"]);
  }
});

const NEW = { email: "eve@example.org", password: "slow-Otter-by-night", name: "Eve", username: "eve" };
const BASES = ["/api/auth", "/api/auth/passkey", "/API/AUTH", "/api//auth", "/api/auth/", "/api/auth/.", "/api%2Fauth"];
const PATHS = [
  ...["sign-up/email", "sign-up/email/", "SIGN-UP/EMAIL", "sign%2Dup/email", "sign-up%2Femail", "sign-up//email"],
  ...["sign-up/email.data", "sign-in/username", "sign-in/email", "admin/create-user", "update-user", "list-sessions"],
  ...[
    "get-session",
    "two-factor/enable",
    "is-username-available",
    "passkey/delete-passkey",
    "ok",
    "error",
    "..%2Fsign-up/email",
  ],
];

test("nothing else of what signs people in has an address, sign-up least of all, however it is spelled", async () => {
  const before = await site.services.storage.accounts.users.all();
  for (const base of BASES) {
    for (const path of PATHS) {
      const address = `${base}/${path}`;
      for (const method of ["GET", "POST"]) {
        const init =
          method === "GET"
            ? {}
            : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(NEW) };
        const { status, headers } = await site.request(address, init);
        expect([404, 405], `${method} ${address}`).toContain(status);
        expect(headers.getSetCookie()).toEqual([]);
      }
    }
  }
  expect(await site.services.storage.accounts.users.all()).toHaveLength(before.length);
});
