import { afterEach, beforeEach, expect, test } from "vitest";
import { type PageBrowser, signedInOn } from "../../../../tests/accounts/page-browser.ts";
import { ADMIN, addStaff, EDITOR } from "../../../../tests/accounts/staff-site.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";

const PAGE = "/dashboard/staff";
const INVITED = { username: "ewa", name: "Ewa", email: "ewa@example.org", role: "editor", language: "pl" };

let site: TestSite;
let admin: PageBrowser;

beforeEach(async () => {
  site = await openTestSite();
  await addStaff(site.services.storage);
  admin = await signedInOn(site, ADMIN);
});
afterEach(() => site.close());

/** All accounts by username, as the admin sees them. */
async function staff() {
  const actor = await site.services.accounts.whoIs(admin.visit.headers);
  if (actor === undefined) throw new Error("nobody is signed in");
  return Object.fromEntries((await site.services.accounts.staff(actor)).map((member) => [member.username, member]));
}

const idOf = async (username: string) => (await staff())[username]?.id ?? "";

test("an editor sees nothing of it and changes nothing", async () => {
  const editor = await signedInOn(site, EDITOR);
  const id = await idOf(ADMIN.username);
  const shown = await editor.open(PAGE);
  expect(shown.status).toBe(403);
  expect(await shown.text()).not.toContain("anna@example.org");
  expect((await editor.open(`${PAGE}.data`)).status).toBe(403);
  const before = await staff();
  for (const fields of [
    { intent: "invite", ...INVITED },
    { intent: "role", id: await idOf(EDITOR.username), role: "admin" },
    { intent: "disable", id },
    { intent: "remove-second-factor", id },
  ]) {
    expect((await editor.send(PAGE, fields)).status).toBe(403);
  }
  expect(await staff()).toEqual(before);
});

test("a disabled account is out at once, and back in when it is enabled", async () => {
  const editor = await signedInOn(site, EDITOR);
  const id = await idOf(EDITOR.username);
  expect((await admin.send(PAGE, { intent: "disable", id })).status).toBe(200);
  expect((await editor.open("/dashboard/account")).status).toBe(401);
  await expect(signedInOn(site, EDITOR)).rejects.toThrow("401");
  expect((await admin.send(PAGE, { intent: "enable", id })).status).toBe(200);
  await signedInOn(site, EDITOR);
});

test("an admin in an old session changes no account before the password, not even the own second factor", async () => {
  const { database: db } = site.services.storage.accounts;
  await db.updateTable("staff_sessions").set({ confirmed_at: null }).execute();
  const id = await idOf(ADMIN.username);
  const before = await staff();
  for (const fields of [
    { intent: "remove-second-factor", id },
    { intent: "role", id: await idOf(EDITOR.username), role: "admin" },
    { intent: "invite", ...INVITED },
  ]) {
    const asked = await admin.send(PAGE, fields);
    expect(asked.status).toBe(403);
    expect(await asked.text()).toContain("Confirm that it is you");
  }
  expect(await staff()).toEqual(before);
  const invite = { intent: "invite", ...INVITED, "own-password": ADMIN.password };
  expect((await admin.send(PAGE, invite)).status).toBe(200);
  expect((await staff()).ewa).toBeDefined();
});

test("an admin changes a colleague's name; the list says who has none", async () => {
  const id = await idOf(EDITOR.username);
  expect((await admin.send(PAGE, { intent: "rename", id, name: EDITOR.username })).status).toBe(200);
  expect(await (await admin.open(PAGE)).text()).toContain("No name yet");
  expect((await admin.send(PAGE, { intent: "rename", id, name: "Jan Kowalski" })).status).toBe(200);
  expect((await staff())[EDITOR.username]).toMatchObject({ name: "Jan Kowalski" });
  expect(await (await admin.open(PAGE)).text()).not.toContain("No name yet");
  expect((await admin.send(PAGE, { intent: "rename", id, name: "" })).status).toBe(422);
  expect((await admin.send(PAGE, { intent: "rename", id: "nobody", name: "X" })).status).toBe(404);
});

test("the last admin stays one, and hears why", async () => {
  const id = await idOf(ADMIN.username);
  for (const fields of [
    { intent: "role", id, role: "editor" },
    { intent: "disable", id },
  ]) {
    const answer = await admin.send(PAGE, fields);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("This is the last administrator.");
  }
  expect((await staff())[ADMIN.username]).toMatchObject({ role: "admin", state: "active" });
});

test("an invitation is refused with what is wrong beside its field", async () => {
  const taken = await admin.send(PAGE, { intent: "invite", ...INVITED, username: EDITOR.username });
  expect(taken.status).toBe(422);
  expect(await taken.text()).toContain("This username is already in use.");
  const wrong = await admin.send(PAGE, { intent: "invite", ...INVITED, username: "E w a", role: "owner" });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain("Choose a role.");
  expect(Object.keys(await staff())).toHaveLength(2);
});

test("an invited colleague is listed, and the invitation can be sent again", async () => {
  expect((await admin.send(PAGE, { intent: "invite", ...INVITED })).status).toBe(200);
  expect((await staff()).ewa).toMatchObject({ state: "invited", role: "editor", language: "pl" });
  expect((await admin.send(PAGE, { intent: "renew", id: await idOf("ewa") })).status).toBe(200);
  expect((await admin.send(PAGE, { intent: "renew", id: await idOf(EDITOR.username) })).status).toBe(409);
});

test("an account that is not there and a role that is none are refused", async () => {
  expect((await admin.send(PAGE, { intent: "disable", id: "nobody" })).status).toBe(404);
  expect((await admin.send(PAGE, { intent: "role", id: await idOf(EDITOR.username), role: "owner" })).status).toBe(422);
});
