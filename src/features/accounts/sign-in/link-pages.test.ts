import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "#config.server.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { sessionSecret } from "#platform/crypto/session-secret.server.ts";
import { PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { openTestSite, TEST_ORIGIN, type TestSite } from "../../../../tests/site-handler.ts";

const INVITED = { username: "ewa", name: "Ewa", email: "ewa@example.org", role: "editor", language: "pl" };
const NEXT = "amber-Walrus-42-quay";

let site: TestSite;
let browser: PageBrowser;

beforeEach(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  browser = new PageBrowser(site);
});
afterEach(() => site.close());

/** The secret part of the newest link in a mail to an address, once there is one: some are made after the answer. */
async function linkFor(address: string): Promise<string> {
  const { decrypt } = createEncrypter(
    await sessionSecret(readConfig({ DATA_DIR: site.dataDir, PUBLIC_URL: TEST_ORIGIN })),
  );
  return vi.waitFor(async () => {
    const mails = await site.services.storage.outbox.due(Date.now(), 100);
    const encrypted = mails.flatMap((mail) =>
      "encryptedToken" in mail && mail.recipient === address ? [mail.encryptedToken] : [],
    );
    return decrypt(encrypted.at(-1) ?? "");
  });
}

async function invite(): Promise<string> {
  const admin = await signedInOn(site, ADMIN);
  await admin.send("/dashboard/staff", { intent: "invite", ...INVITED });
  return `/sign-in/invitation/${await linkFor(INVITED.email)}`;
}

test("an invitation speaks the invited person's language and takes no weak password", async () => {
  const page = await invite();
  const shown = await (await browser.open(page, "de")).text();
  expect(shown).toContain('<html lang="pl"');
  expect(shown).toContain("Twoja nazwa użytkownika to ewa.");
  const weak = await browser.send(page, { password: "ewa-ewa-ewa-ewa", repeat: "ewa-ewa-ewa-ewa" });
  expect(weak.status).toBe(422);
  expect(await weak.text()).toContain("Zbyt łatwe do odgadnięcia");
  expect((await browser.open(page)).status).toBe(200);
});

test("an invitation signs in, and only once", async () => {
  const page = await invite();
  const answer = await browser.send(page, { password: NEXT, repeat: NEXT });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/dashboard"]);
  expect((await browser.open("/dashboard/account")).status).toBe(200);
  expect((await browser.open(page)).status).toBe(410);
  const again = await new PageBrowser(site).send(page, { password: `${NEXT}x`, repeat: `${NEXT}x` });
  expect(again.status).toBe(410);
  await signedInOn(site, { username: INVITED.username, password: NEXT });
});

test("a reset link sets a new password and ends the sessions", async () => {
  const old = await signedInOn(site, EDITOR);
  await browser.send("/sign-in/forgotten", { who: EDITOR.username });
  const page = `/sign-in/reset/${await linkFor("jan@example.org")}`;
  expect(await (await browser.open(page)).text()).toContain("For the account jan.k.");
  expect((await browser.send(page, { password: NEXT, repeat: "another" })).status).toBe(422);
  expect((await browser.send(page, { password: NEXT, repeat: NEXT })).status).toBe(303);
  expect((await old.open("/dashboard/account")).status).toBe(401);
  expect((await browser.open(page)).status).toBe(410);
  await signedInOn(site, { ...EDITOR, password: NEXT });
});

test("a request for a link gets the same response for every name", async () => {
  const answers = [];
  for (const who of [EDITOR.username, "jan@example.org", "nobody", "nobody@example.org"]) {
    const answer = await browser.send("/sign-in/forgotten", { who });
    answers.push([answer.status, await answer.text()]);
  }
  expect(new Set(answers.map(String)).size).toBe(1);
  expect(answers[0]?.[0]).toBe(200);
  expect((await browser.send("/sign-in/forgotten", { who: " " })).status).toBe(422);
});

test("links that are none say so, in the browser's language", async () => {
  for (const kind of ["invitation", "reset", "set-up"]) {
    const answer = await browser.open(`/sign-in/${kind}/nothing`, "de-DE,de;q=0.9");
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain("Dieser Link ist nicht mehr gültig");
    const form = await browser.send(`/sign-in/${kind}/nothing`, { password: NEXT, repeat: NEXT });
    expect(form.status).toBe(410);
  }
});
