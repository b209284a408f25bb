import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ContractDatabase } from "../contract-databases.ts";
import { ADMIN, Browser, EDITOR, openStaffSite, type StaffSite, signedIn } from "./staff-site.ts";

const NEW = { username: "ola", name: "Ola", email: "ola@example.org", role: "editor", language: "pl" } as const;
const PASSWORD = "slow-Otter-by-night";

/** What admins do with accounts, and links to passwords, on every database alike. Called inside of `describe`. */
export function staffContract(create: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let site: StaffSite;
  beforeAll(async () => {
    database = await create();
    site = await openStaffSite(database.location);
  });
  afterAll(async () => {
    await site?.close();
    await database?.remove();
  });

  const admin = async () => (await signedIn(site, ADMIN)).actor(site);
  const idOf = async (username: string) =>
    (await site.accounts.staff(await admin())).find((one) => one.username === username)?.id ?? "";

  test("an invited colleague chooses a password by the link, once", async () => {
    const actor = await admin();
    expect(await site.accounts.invite(actor, NEW)).toMatchObject({ kind: "invited" });
    expect(await site.accounts.invite(actor, NEW)).toEqual({ kind: "username-taken" });
    expect(await site.accounts.invite(actor, { ...NEW, username: "ola2" })).toEqual({ kind: "email-taken" });
    const [token = ""] = await site.linksFor(NEW.email);
    expect(await site.accounts.openInvitation(token)).toEqual({ username: "ola", language: "pl" });
    expect(await site.accounts.openReset(token)).toBeUndefined();
    const browser = new Browser();
    const accept = (password: string) => site.accounts.acceptInvitation(token, { password }, browser.visit);
    expect(await accept("ola-ola-ola-2026")).toEqual({ kind: "weak", problem: "passwordObvious" });
    expect(browser.take(await accept(PASSWORD)).kind).toBe("in");
    expect(await browser.actor(site)).toMatchObject({ username: "ola", role: "editor", language: "pl" });
    expect(await accept(PASSWORD)).toEqual({ kind: "gone" });
    await expect(site.accounts.renewInvitation(actor, await idOf("ola"))).rejects.toMatchObject({ id: "conflict" });
  });

  test("of two who use one link at once, one sets the password", async () => {
    await site.accounts.invite(await admin(), { ...NEW, username: "twice", email: "twice@example.org" });
    const [token = ""] = await site.linksFor("twice@example.org");
    const accept = () => site.accounts.acceptInvitation(token, { password: PASSWORD }, new Browser().visit);
    const kinds = (await Promise.all([accept(), accept(), accept()])).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["gone", "gone", "in"]);
  });

  test("a renewed invitation ends the one before; a disabled account's opens nothing", async () => {
    const actor = await admin();
    await site.accounts.invite(actor, { ...NEW, username: "renewed", email: "renewed@example.org" });
    const id = await idOf("renewed");
    await site.accounts.renewInvitation(actor, id);
    const [first = "", second = ""] = await site.linksFor("renewed@example.org");
    expect(await site.accounts.openInvitation(first)).toBeUndefined();
    expect(await site.accounts.openInvitation(second)).toBeDefined();
    await site.accounts.disable(actor, id);
    expect(await site.accounts.openInvitation(second)).toBeUndefined();
    expect((await site.accounts.acceptInvitation(second, { password: PASSWORD }, new Browser().visit)).kind).toBe(
      "gone",
    );
  });

  test("an invitation that is too old opens nothing, and its row goes", async () => {
    await site.accounts.invite(await admin(), { ...NEW, username: "late", email: "late@example.org" });
    const [token = ""] = await site.linksFor("late@example.org");
    const { database: db } = site.storage.accounts;
    await db
      .updateTable("staff_links")
      .set({ expires_at: Date.now() - 1 })
      .where("user_id", "=", await idOf("late"))
      .execute();
    expect(await site.accounts.openInvitation(token)).toBeUndefined();
    expect((await site.accounts.acceptInvitation(token, { password: PASSWORD }, new Browser().visit)).kind).toBe(
      "gone",
    );
    await site.storage.accounts.eraseExpired(Date.now());
    expect(
      await db
        .selectFrom("staff_links")
        .selectAll()
        .where("user_id", "=", await idOf("late"))
        .execute(),
    ).toEqual([]);
  });

  test("a forgotten password: one answer for all, a link by mail, which ends all sessions", async () => {
    const browser = await signedIn(site, EDITOR);
    for (const name of ["nobody", "nobody@example.org", "jan.k", "JAN@example.org"]) {
      expect(await site.accounts.requestReset(name, new Browser().visit)).toEqual({ kind: "asked" });
    }
    await expect.poll(() => site.linksFor("jan@example.org")).toHaveLength(2);
    const [first = "", second = ""] = await site.linksFor("jan@example.org");
    expect(await site.accounts.openReset(second)).toEqual({ username: "jan.k", language: "en" });
    const fresh = new Browser();
    const { password } = EDITOR;
    expect(fresh.take(await site.accounts.reset(second, { password }, fresh.visit)).kind).toBe("in");
    expect(await site.accounts.whoIs(browser.visit.headers)).toBeUndefined();
    for (const used of [first, second, "x", "x".repeat(43), ""]) {
      expect(await site.accounts.openReset(used)).toBeUndefined();
      expect((await site.accounts.reset(used, { password }, fresh.visit)).kind).toBe("gone");
    }
  });

  test("nothing is looked up before a forgotten password is answered: time does not tell who has an account", async () => {
    const lookUp = vi.spyOn(site.storage.accounts.users, "byName");
    await site.accounts.requestReset("who-asks", new Browser().visit);
    expect(lookUp).not.toHaveBeenCalledWith("who-asks");
    await expect.poll(() => lookUp.mock.calls).toContainEqual(["who-asks"]);
    lookUp.mockRestore();
  });

  test("links are stored as hashes and encrypted texts, and removed from the outbox once mailed", async () => {
    await site.accounts.requestReset("anna", new Browser().visit);
    await expect.poll(() => site.linksFor("anna@example.org")).toHaveLength(1);
    const [token = ""] = await site.linksFor("anna@example.org");
    const { database: db } = site.storage.accounts;
    const rows = [
      await db.selectFrom("staff_links").selectAll().execute(),
      await db.selectFrom("outbox").selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
    const mail = (await site.storage.outbox.due(Date.now(), 100)).find(
      (one) => one.part === undefined && one.kind === "staff-reset" && one.username === "anna",
    );
    await site.storage.outbox.sent(mail?.id ?? 0, Date.now());
    const row = await db
      .selectFrom("outbox")
      .selectAll()
      .where("id", "=", mail?.id ?? 0)
      .executeTakeFirst();
    expect(row).toMatchObject({ sealed_token: null, recipient: "anna@example.org" });
    await site.storage.accounts.eraseExpired(Date.now() + 31 * 86_400_000);
    expect(await db.selectFrom("outbox").selectAll().where("staff_user_id", "is not", null).execute()).toEqual([]);
  });

  test("the last admin stays one", async () => {
    const actor = await admin();
    expect(await site.accounts.disable(actor, actor.userId)).toEqual({ kind: "last-admin" });
    expect(await site.accounts.setRole(actor, actor.userId, "editor")).toEqual({ kind: "last-admin" });
    await site.accounts.invite(actor, { ...NEW, username: "next", email: "next@example.org", role: "admin" });
    // Who has only been invited cannot sign in yet.
    expect(await site.accounts.disable(actor, actor.userId)).toEqual({ kind: "last-admin" });
    const [token = ""] = await site.linksFor("next@example.org");
    const browser = new Browser();
    browser.take(await site.accounts.acceptInvitation(token, { password: PASSWORD }, browser.visit));
    const other = await browser.actor(site);
    const outcomes = await Promise.all([
      site.accounts.setRole(actor, other.userId, "editor"),
      site.accounts.setRole(other, actor.userId, "editor"),
    ]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["done", "last-admin"]);
    const left = (await site.storage.accounts.users.all()).filter(
      ({ role, state }) => role === "admin" && state === "active",
    );
    expect(left).toHaveLength(1);
    await site.storage.accounts.users.setRole(actor.userId, "admin");
  });

  test("editors do none of it, and unknown accounts are not found", async () => {
    const editor = await (await signedIn(site, EDITOR)).actor(site);
    const actor = await admin();
    const attempts = [
      (by: typeof actor, id: string) => site.accounts.renewInvitation(by, id),
      (by: typeof actor, id: string) => site.accounts.disable(by, id),
      (by: typeof actor, id: string) => site.accounts.enable(by, id),
      (by: typeof actor, id: string) => site.accounts.setRole(by, id, "admin"),
      (by: typeof actor, id: string) => site.accounts.removeSecondFactor(by, id),
      (by: typeof actor, id: string) => site.accounts.requireSecondFactor(by, id, true),
    ];
    for (const attempt of attempts) {
      await expect(attempt(editor, editor.userId)).rejects.toMatchObject({ id: "forbidden" });
      for (const id of ["no-such-id", "\0", "x".repeat(1000), ""])
        await expect(attempt(actor, id)).rejects.toMatchObject({ id: "not-found" });
    }
    await expect(site.accounts.staff(editor)).rejects.toMatchObject({ id: "forbidden" });
    await expect(site.accounts.invite(editor, { ...NEW, username: "own" })).rejects.toMatchObject({ id: "forbidden" });
  });

  test("the list tells states, and no secrets", async () => {
    const listed = await site.accounts.staff(await admin());
    expect(listed.find(({ username }) => username === "anna")).toMatchObject({ role: "admin", state: "active" });
    expect(listed.find(({ username }) => username === "renewed")).toMatchObject({ state: "disabled" });
    expect(listed.find(({ username }) => username === "late")).toMatchObject({
      state: "invited",
      lastSeenAt: undefined,
    });
    expect(listed.map(({ username }) => username)).toEqual(listed.map(({ username }) => username).sort());
    expect(Object.keys(listed[0] ?? {}).join()).not.toMatch(/password|token|hash/i);
  });
}
