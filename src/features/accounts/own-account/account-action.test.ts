import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";

const PAGE = "/dashboard/account";
const NEXT = "amber-Walrus-42-quay";

let site: TestSite;
let editor: PageBrowser;

beforeAll(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
});
beforeEach(async () => {
  editor = await signedInOn(site, EDITOR);
});
afterAll(() => site.close());

async function actorOf(browser: PageBrowser) {
  const actor = await site.services.accounts.whoIs(browser.visit.headers);
  if (actor === undefined) throw new Error("nobody is signed in");
  return actor;
}

const password = (fields: Readonly<Record<string, string>>) => editor.send(PAGE, { intent: "password", ...fields });

test("without a session every request gets the login form", async () => {
  const stranger = new PageBrowser(site);
  for (const answer of [await stranger.open(PAGE), await stranger.send(PAGE, { intent: "language", language: "pl" })]) {
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('autoComplete="current-password"');
  }
});

test("a weak password is refused with the reason, and the old one still counts", async () => {
  const answer = await password({ current: EDITOR.password, password: "password2026", repeat: "password2026" });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("Too easy to guess");
  await signedInOn(site, EDITOR);
});

test.each([
  [
    "a wrong current password",
    { current: "not-the-One-77", password: NEXT, repeat: NEXT },
    "not your current password",
  ],
  ["two that differ", { current: EDITOR.password, password: NEXT, repeat: `${NEXT}x` }, "do not match"],
  ["no current password", { current: "", password: NEXT, repeat: NEXT }, "Enter the password"],
  [
    "one with the username",
    { current: EDITOR.password, password: "jan.k jan.k jan.k", repeat: "jan.k jan.k jan.k" },
    "easy to guess",
  ],
])("%s changes nothing", async (_, fields, words) => {
  const answer = await password(fields);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(words);
  await signedInOn(site, EDITOR);
});

test("a new password ends the other sessions and goes on in this one", async () => {
  const other = await signedInOn(site, EDITOR);
  const answer = await password({ current: EDITOR.password, password: NEXT, repeat: NEXT });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Password changed.");
  expect((await other.open(PAGE)).status).toBe(401);
  expect((await editor.open(PAGE)).status).toBe(200);
  await signedInOn(site, { ...EDITOR, password: NEXT });
  expect((await password({ current: NEXT, password: EDITOR.password, repeat: EDITOR.password })).status).toBe(200);
});

test("what belongs to somebody else is not there: sessions, tokens, passkeys", async () => {
  const { accounts } = site.services;
  const admin = await signedInOn(site, ADMIN);
  const [session] = await accounts.sessions(await actorOf(admin));
  const token = await accounts.createToken(await actorOf(admin), { name: "Office" });
  const tries = [
    { intent: "session-end", id: session?.id ?? "" },
    { intent: "token-revoke", id: token.id },
    { intent: "passkey-remove", id: "1" },
  ];
  for (const fields of tries) {
    const answer = await editor.send(PAGE, fields);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("This no longer exists");
  }
  expect((await admin.open(PAGE)).status).toBe(200);
  expect(await accounts.tokens(await actorOf(admin))).toHaveLength(1);
});

test("one's own other session ends, and all of them lead out", async () => {
  const other = await signedInOn(site, EDITOR);
  const own = await site.services.accounts.sessions(await actorOf(editor));
  const id = own.find(({ current }) => !current)?.id ?? "";
  expect((await editor.send(PAGE, { intent: "session-end", id })).status).toBe(200);
  expect((await other.open(PAGE)).status).toBe(401);
  const answer = await editor.send(PAGE, { intent: "sessions-end-all" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  expect((await editor.open(PAGE)).status).toBe(401);
});

test("the language is the account's from then on, an unknown one is refused", async () => {
  expect((await editor.send(PAGE, { intent: "language", language: "xx" })).status).toBe(422);
  const answer = await editor.send(PAGE, { intent: "language", language: "pl" });
  expect(answer.status).toBe(303);
  expect(await (await editor.open(answer.headers.get("location") ?? "")).text()).toContain(
    "Panel jest teraz po polsku.",
  );
  await editor.send(PAGE, { intent: "language", language: "en" });
});

test("a token shows once, and opens no page of the dashboard", async () => {
  const answer = await editor.send(PAGE, { intent: "token-create", name: "Office" });
  const [token] = /sts_[\w-]+/.exec(await answer.text()) ?? [""];
  expect(await (await editor.open(PAGE)).text()).not.toContain(token);
  expect((await site.request(PAGE, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
});

/** Makes the editor's session one that was confirmed too long ago. */
async function unconfirm(): Promise<void> {
  const { database: db } = site.services.storage.accounts;
  await db
    .updateTable("staff_sessions")
    .set({ confirmed_at: Date.now() - 600_001 })
    .execute();
}

test("a token takes the password in an old session; what was typed comes back and goes on with it", async () => {
  await unconfirm();
  const fields = { intent: "token-create", name: "Night <job>" };
  const asked = await editor.send(PAGE, fields);
  expect(asked.status).toBe(403);
  const html = await asked.text();
  expect(html).toContain("Confirm that it is you");
  expect(html).toContain('<input type="hidden" name="name" value="Night &lt;job&gt;"/>');
  expect(html).not.toContain("sts_");
  for (const [typed, words] of [
    ["", "Enter the password."],
    ["wrong-wrong-wrong", "This is not your current password."],
  ] as const) {
    const refused = await editor.send(PAGE, { ...fields, "own-password": typed });
    expect(refused.status).toBe(422);
    const shown = await refused.text();
    expect(shown).toContain(words);
    expect(shown).toContain('value="Night &lt;job&gt;"');
    expect(shown).not.toContain("wrong-wrong-wrong");
  }
  const done = await editor.send(PAGE, { ...fields, "own-password": EDITOR.password });
  expect(done.status).toBe(200);
  expect(await done.text()).toMatch(/sts_[\w-]{43}/);
  expect((await editor.send(PAGE, fields)).status).toBe(200);
});

test("a passkey is asked for in an old session only with the password", async () => {
  await unconfirm();
  expect((await editor.send(PAGE, { intent: "passkey-add" })).status).toBe(403);
  expect((await editor.sendJson("/api/auth/passkey/generate-register-options", {})).status).toBe(403);
  expect((await editor.send(PAGE, { intent: "passkey-add", "own-password": EDITOR.password })).status).toBe(200);
  expect((await editor.sendJson("/api/auth/passkey/generate-register-options", {})).status).toBe(200);
});

test("one's own name is changed and shown at once, and what is no name is refused", async () => {
  expect((await editor.send(PAGE, { intent: "name", name: " " })).status).toBe(422);
  for (const name of ["x".repeat(81), "Jan\u2028Kowalski", "Jan\nKowalski", "Jan\u0007"])
    expect((await editor.send(PAGE, { intent: "name", name })).status, JSON.stringify(name)).toBe(422);
  const answer = await editor.send(PAGE, { intent: "name", name: " Jan Kowalski " });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('value="Jan Kowalski"');
  expect(await actorOf(editor)).toMatchObject({ name: "Jan Kowalski" });
});

test("after a new password the page names what else opens the account", async () => {
  await site.services.accounts.createToken(await actorOf(editor), { name: "Review me" });
  const { password: current } = EDITOR;
  const answer = await password({ current, password: current, repeat: current });
  expect(await answer.text()).toContain('<a href="#tokens">API tokens: ');
});

test("a form that the page does not have is refused", async () => {
  expect((await editor.send(PAGE, { intent: "__proto__" })).status).toBe(400);
  expect((await editor.send(PAGE, {})).status).toBe(400);
});
