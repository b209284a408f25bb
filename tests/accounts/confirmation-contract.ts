import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { SoftPasskey } from "./soft-passkey.ts";
import { ADMIN, Browser, EDITOR, openStaffSite, type StaffSite, signedIn } from "./staff-site.ts";

const ORIGIN = "http://localhost:3000";
const MINUTE_MS = 60_000;

/** What a session may change only just after a password or passkey, and what is reported to its owner by mail. */
export function confirmationContract(create: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let site: StaffSite;
  beforeAll(async () => {
    database = await create();
    site = await openStaffSite(database.location, { loginLimit: 3 });
  });
  afterAll(async () => {
    await site?.close();
    await database?.remove();
  });

  /** Somebody signed in, whose session was confirmed so long ago; null: by a release that did not record it. */
  async function signedInBefore(who: typeof EDITOR, agoMs: number | null) {
    const browser = await signedIn(site, who);
    const actor = await browser.actor(site);
    await site.storage.accounts.database
      .updateTable("staff_sessions")
      .set({ confirmed_at: agoMs === null ? null : Date.now() - agoMs })
      .where("id", "=", actor.sessionId ?? "")
      .execute();
    return { browser, actor };
  }

  const step = async (browser: Browser, ...[name, body]: [Parameters<typeof site.accounts.passkeyStep>[0], unknown?]) =>
    browser.take(await site.accounts.passkeyStep(name, body, browser.visit));

  async function addPasskey(browser: Browser, passkey: SoftPasskey) {
    const { body } = await step(browser, "generate-register-options");
    const response = passkey.register(body as Parameters<SoftPasskey["register"]>[0]);
    return step(browser, "verify-registration", { response, name: "Phone" });
  }

  async function confirmBy(passkey: SoftPasskey, browser: Browser) {
    const { body } = await step(browser, "generate-authenticate-options");
    const response = passkey.authenticate(body as Parameters<SoftPasskey["authenticate"]>[0]);
    return step(browser, "verify-confirmation", { response });
  }

  /** Takes the notices that wait: "address change", in the order in which they were written. */
  async function notices(): Promise<string[]> {
    const mails = await site.storage.outbox.due(Date.now(), 100);
    for (const { id } of mails) await site.storage.outbox.sent(id, Date.now());
    return mails.flatMap((mail) =>
      mail.part === undefined && mail.kind === "staff-notice" ? [`${mail.recipient} ${mail.change}`] : [],
    );
  }

  const idOf = async (username: string) => (await site.storage.accounts.users.byName(username))?.id ?? "";

  /** Everything that gives or takes a way in and that asks for no password itself. */
  const CHANGES: [string, (actor: Actor, browser: Browser) => Promise<unknown>][] = [
    ["an API token", (actor) => site.accounts.createToken(actor, { name: "Script" })],
    ["a passkey", (_, browser) => step(browser, "generate-register-options")],
    ["a passkey's last step", (_, browser) => step(browser, "verify-registration", {})],
    ["removing a passkey", (actor) => site.accounts.removePasskey(actor, "no-such-id")],
    [
      "an invitation",
      (actor) =>
        site.accounts.invite(actor, {
          username: "eve",
          name: "Eve",
          email: "eve@example.org",
          role: "admin",
          language: "en",
        }),
    ],
    ["sending an invitation again", (actor) => site.accounts.renewInvitation(actor, "no-such-id")],
    ["disabling", (actor) => site.accounts.disable(actor, "no-such-id")],
    ["enabling", (actor) => site.accounts.enable(actor, "no-such-id")],
    ["a role", (actor) => site.accounts.setRole(actor, "no-such-id", "admin")],
    ["removing one's own second factor as an admin", (actor) => site.accounts.removeSecondFactor(actor, actor.userId)],
    ["requiring a second factor", (actor) => site.accounts.requireSecondFactor(actor, "no-such-id", false)],
  ];

  test.each(CHANGES)("%s takes a session that was confirmed within ten minutes", async (_, change) => {
    for (const ago of [null, 10 * MINUTE_MS + 1]) {
      const { browser, actor } = await signedInBefore(ADMIN, ago);
      await expect(change(actor, browser)).rejects.toMatchObject({ id: "unconfirmed" });
    }
    const { browser, actor } = await signedInBefore(ADMIN, 9 * MINUTE_MS);
    await change(actor, browser).catch((error) => expect(error).not.toMatchObject({ id: "unconfirmed" }));
    await site.storage.accounts.database.deleteFrom("staff_users").where("username", "=", "eve").execute();
    await notices();
  });

  test("an old session still reads, revokes and signs out without it", async () => {
    const fresh = await (await signedIn(site, EDITOR)).actor(site);
    const { id } = await site.accounts.createToken(fresh, { name: "Script" });
    const { actor } = await signedInBefore(EDITOR, null);
    await site.accounts.revokeToken(actor, id);
    await site.accounts.endOtherSessions(actor);
    await site.accounts.setName(actor, "Jan Kowalski");
    expect(await site.accounts.tokens(actor)).toEqual([]);
  });

  test("the password confirms a session, a wrong one does not, and after five wrong ones none is checked", async () => {
    const { browser, actor } = await signedInBefore(EDITOR, null);
    const confirm = (password: string) => site.accounts.confirm(actor, { password }, browser.visit);
    expect(await confirm("wrong-wrong-wrong")).toEqual({ kind: "wrong" });
    await expect(site.accounts.requireConfirmed(actor)).rejects.toMatchObject({ id: "unconfirmed" });
    expect(await confirm(EDITOR.password)).toEqual({ kind: "done" });
    await site.accounts.requireConfirmed(actor);
    for (let i = 0; i < 4; i++) expect((await confirm("wrong-wrong-wrong")).kind).toBe("wrong");
    expect(await confirm(EDITOR.password)).toMatchObject({ kind: "limited" });
    await expect(site.accounts.requireConfirmed({ ...actor, sessionId: undefined })).rejects.toMatchObject({
      id: "forbidden",
    });
  });

  test("one's own passkey confirms and begins a new session, another's does neither", async () => {
    const passkey = new SoftPasskey(ORIGIN);
    const admin = await signedIn(site, ADMIN);
    expect((await addPasskey(admin, passkey)).status).toBe(201);
    const other = await signedInBefore(EDITOR, null);
    expect((await confirmBy(passkey, other.browser)).status).toBe(401);
    expect(await other.browser.actor(site)).toMatchObject({ sessionId: other.actor.sessionId });
    await expect(site.accounts.requireConfirmed(other.actor)).rejects.toMatchObject({ id: "unconfirmed" });
    const sessions = await site.accounts.sessions(await admin.actor(site));

    const { browser, actor } = await signedInBefore(ADMIN, null);
    const before = browser.copy();
    expect((await confirmBy(passkey, browser)).status).toBe(200);
    await site.accounts.requireConfirmed(await browser.actor(site));
    expect(await site.accounts.whoIs(before.visit.headers)).toBeUndefined();
    expect(await site.accounts.sessions(await browser.actor(site))).toHaveLength(sessions.length + 1);
    await site.accounts.removePasskey(await browser.actor(site), await passkeyOf(actor));
    await notices();
  });

  const passkeyOf = async (actor: Actor) => (await site.accounts.protection(actor)).passkeys[0]?.id ?? "";

  test("every new, changed or removed way in is reported to the owner, an address to the old and the new one", async () => {
    const browser = await signedIn(site, ADMIN);
    const { password } = ADMIN;
    const actor = () => browser.actor(site);
    await site.accounts.createToken(await actor(), { name: "Script" });
    await addPasskey(browser, new SoftPasskey(ORIGIN));
    await site.accounts.removePasskey(await actor(), await passkeyOf(await actor()));
    await site.accounts.changeEmail(await actor(), { email: "new@example.org", password }, browser.visit);
    await site.accounts.changeEmail(await actor(), { email: "new@example.org", password }, browser.visit);
    const change = { current: password, next: password };
    browser.take(await site.accounts.changePassword(await actor(), change, browser.visit));
    await site.accounts.startTotp(await actor(), { password }, browser.visit);
    await site.accounts.removeTotp(await actor(), { password }, browser.visit);
    await site.accounts.removeSecondFactor(await actor(), await idOf(EDITOR.username));
    await site.accounts.changeEmail(await actor(), { email: "anna@example.org", password }, browser.visit);
    expect(await notices()).toEqual([
      "anna@example.org token-made",
      "anna@example.org passkey-added",
      "anna@example.org passkey-removed",
      "anna@example.org email-changed",
      "new@example.org email-changed",
      "new@example.org password-changed",
      "new@example.org second-factor-off",
      "jan@example.org second-factor-removed",
      "new@example.org email-changed",
      "anna@example.org email-changed",
    ]);
    const { database: db } = site.storage.accounts;
    await db.updateTable("staff_users").set({ email: null }).where("username", "=", ADMIN.username).execute();
    await site.accounts.createToken(await actor(), { name: "Nobody is told" });
    expect(await notices()).toEqual([]);
    await db
      .updateTable("staff_users")
      .set({ email: "anna@example.org" })
      .where("username", "=", ADMIN.username)
      .execute();
  });

  test("a passkey that cannot be reported is not stored", async () => {
    const browser = await signedIn(site, ADMIN);
    const { database: db } = site.storage.accounts;
    const { body } = await step(browser, "generate-register-options");
    const response = new SoftPasskey(ORIGIN).register(body as Parameters<SoftPasskey["register"]>[0]);
    await db.schema.alterTable("outbox").renameTo("outbox_away").execute();
    await step(browser, "verify-registration", { response }).catch(() => undefined);
    await db.schema.alterTable("outbox_away").renameTo("outbox").execute();
    expect((await site.accounts.protection(await browser.actor(site))).passkeys).toEqual([]);
  });

  test("a reset by mail ends what somebody with a stolen session may have made: tokens and passkeys", async () => {
    const thief = await signedIn(site, ADMIN);
    const passkey = new SoftPasskey(ORIGIN);
    await addPasskey(thief, passkey);
    const { token } = await site.accounts.createToken(await thief.actor(site), { name: "Stolen" });
    await notices();
    await site.accounts.requestReset(ADMIN.username, new Browser().visit);
    await expect.poll(() => site.linksFor("anna@example.org")).toHaveLength(1);
    const [link = ""] = await site.linksFor("anna@example.org");
    const owner = new Browser();
    expect(owner.take(await site.accounts.reset(link, { password: ADMIN.password }, owner.visit)).kind).toBe("in");
    expect(await site.accounts.whoseToken(new Headers({ authorization: `Bearer ${token}` }))).toBeUndefined();
    expect((await site.accounts.protection(await owner.actor(site))).passkeys).toEqual([]);
    expect((await confirmBy(passkey, owner)).status).toBe(401);
    expect(await notices()).toEqual(["anna@example.org password-reset"]);
    await site.accounts.requireConfirmed(await owner.actor(site));
  });
}
