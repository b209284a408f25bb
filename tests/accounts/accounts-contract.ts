import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { ContractDatabase } from "../contract-databases.ts";
import { ADMIN, Browser, EDITOR, openStaffSite, type StaffSite, signedIn } from "./staff-site.ts";

/** What accounts do on every database alike. Called inside of `describe`. */
export function accountsContract(create: () => Promise<ContractDatabase>): void {
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

  describe("signing in", () => {
    test("a right password begins a session, which is found again by its cookie", async () => {
      const browser = new Browser();
      expect(await site.accounts.whoIs(browser.visit.headers)).toBeUndefined();
      const outcome = await browser.signIn(site, ADMIN);
      expect(outcome.kind).toBe("in");
      expect(await browser.actor(site)).toMatchObject({
        username: "anna",
        name: "Anna",
        role: "admin",
        language: "en",
      });
      const [cookie = ""] = "cookies" in outcome ? outcome.cookies : [];
      expect(cookie).toMatch(/^session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    });

    test("the username's capitals and the spaces around it do not count", async () => {
      expect((await new Browser().signIn(site, { ...ADMIN, username: " Anna " })).kind).toBe("in");
    });

    test.each([
      ["an unknown name", { username: "nobody", password: ADMIN.password }],
      ["a wrong password", { username: "anna", password: "wrong-wrong-wrong" }],
      ["an account that waits for its first password", { username: "waiting", password: "wrong-wrong-wrong" }],
      ["a disabled account's right password", { username: "former", password: EDITOR.password }],
      ["no name", { username: "", password: "x" }],
      ["no password", { username: "anna", password: "" }],
      ["a name of 100,000 characters", { username: "a".repeat(100_000), password: "x" }],
      ["a password of 100,000 characters", { username: "anna", password: "x".repeat(100_000) }],
      ["a name with NUL", { username: "an\0na", password: "x" }],
      ["SQL", { username: "' or 1=1 --", password: "x" }],
    ])("%s: one answer, and the work of one password check", async (_, input) => {
      await provideOthers();
      const before = site.checks();
      expect(await site.accounts.signIn(input, new Browser().visit)).toEqual({ kind: "wrong" });
      expect(site.checks() - before).toBe(1);
    });

    let provided: Promise<void> | undefined;
    /** Accounts in other states. */
    function provideOthers(): Promise<void> {
      provided ??= (async () => {
        const admin = await (await signedIn(site, ADMIN)).actor(site);
        const person = { name: "X", role: "editor", language: "en" } as const;
        await site.accounts.invite(admin, { ...person, username: "waiting", email: "waiting@example.org" });
        await site.accounts.invite(admin, { ...person, username: "former", email: "former@example.org" });
        const [token = ""] = await site.linksFor("former@example.org");
        await site.accounts.acceptInvitation(token, { password: EDITOR.password }, new Browser().visit);
        const former = (await site.accounts.staff(admin)).find(({ username }) => username === "former");
        await site.accounts.disable(admin, former?.id ?? "");
      })();
      return provided;
    }

    test("signing in again ends the session that the browser had", async () => {
      const browser = await signedIn(site, EDITOR);
      const before = browser.copy();
      await browser.signIn(site, EDITOR);
      expect(await site.accounts.whoIs(before.visit.headers)).toBeUndefined();
      expect(await browser.actor(site)).toMatchObject({ username: EDITOR.username });
    });

    test("a cookie that was changed, or signed by others, is nobody's", async () => {
      const browser = await signedIn(site, EDITOR);
      const cookie = browser.jar.get("session") ?? "";
      for (const changed of [
        cookie.replace(/^./, (c) => (c === "a" ? "b" : "a")),
        `${cookie}x`,
        "%E0%A4%A",
        "x.y",
        "",
      ]) {
        browser.jar.set("session", changed);
        expect(await site.accounts.whoIs(browser.visit.headers)).toBeUndefined();
      }
    });

    test("a session is renewed while it is used, and never beyond thirty days", async () => {
      const browser = await signedIn(site, EDITOR);
      const { sessionId = "" } = await browser.actor(site);
      const sessions = site.storage.accounts.database;
      const set = (values: { expires_at?: string; created_at?: string }) =>
        sessions.updateTable("staff_sessions").set(values).where("id", "=", sessionId).execute();
      const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
      await set({ expires_at: inHours(1) });
      await browser.actor(site);
      const end = async () =>
        (
          await sessions
            .selectFrom("staff_sessions")
            .select("expires_at")
            .where("id", "=", sessionId)
            .executeTakeFirst()
        )?.expires_at ?? "";
      expect(Date.parse(await end()) - Date.now()).toBeGreaterThan(11 * 3_600_000);
      await set({ created_at: inHours(-30 * 24 + 2), expires_at: inHours(1) });
      await browser.actor(site);
      expect(Date.parse(await end()) - Date.now()).toBeLessThan(2.1 * 3_600_000);
      await set({ created_at: inHours(-30 * 24 - 1) });
      expect(await site.accounts.whoIs(browser.visit.headers)).toBeUndefined();
      await set({ created_at: inHours(-1), expires_at: inHours(-0.1) });
      expect(await site.accounts.whoIs(browser.visit.headers)).toBeUndefined();
    });
  });

  test("nothing is written to the console, least of all who tried", async () => {
    const methods = ["log", "info", "warn", "error", "debug"] as const;
    const spies = methods.map((method) => vi.spyOn(console, method));
    await new Browser().signIn(site, { username: "nobody", password: "x" });
    await new Browser().signIn(site, { ...EDITOR, password: "x" });
    await signedIn(site, EDITOR);
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });

  test("a database that is away is no wrong password", async () => {
    const { database: db } = site.storage.accounts;
    const away = Object.assign(new Error("away"), { name: "ExpectedError", id: "storage-unavailable" });
    const broken = vi.spyOn(db, "selectFrom").mockImplementation(() => {
      throw away;
    });
    await expect(site.accounts.signIn(EDITOR, new Browser().visit)).rejects.toBe(away);
    broken.mockRestore();
  });

  describe("a cookie is nobody's from the next request on", () => {
    const ends: [string, (browser: Browser) => Promise<unknown>][] = [
      ["log-out", ({ visit }) => site.accounts.signOut(visit)],
      [
        "a password change",
        async (browser) => {
          const { password: current } = EDITOR;
          const next = "other-Kettle-on-deck";
          const actor = await browser.actor(site);
          const changed = browser.take(await site.accounts.changePassword(actor, { current, next }, browser.visit));
          expect(changed.kind).toBe("done");
          // The browser that changed it goes on, under another cookie.
          const back = { current: next, next: current };
          const again = await site.accounts.changePassword(await browser.actor(site), back, browser.visit);
          expect(again.kind).toBe("done");
        },
      ],
      [
        "revocation",
        async (browser) => {
          const actor = await browser.actor(site);
          await site.accounts.endSession(actor, actor.sessionId ?? "");
        },
      ],
      ["the end of all sessions", async (browser) => site.accounts.endAllSessions(await browser.actor(site))],
      [
        "disabling",
        async (browser) => {
          const { userId } = await browser.actor(site);
          const admin = await (await signedIn(site, ADMIN)).actor(site);
          expect(await site.accounts.disable(admin, userId)).toEqual({ kind: "done" });
          expect((await new Browser().signIn(site, EDITOR)).kind).toBe("wrong");
          await site.accounts.enable(admin, userId);
        },
      ],
    ];
    test.each(ends)("after %s", async (_, end) => {
      const browser = await signedIn(site, EDITOR);
      const before = browser.copy();
      await before.actor(site);
      await end(browser);
      expect(await site.accounts.whoIs(before.visit.headers)).toBeUndefined();
      expect((await new Browser().signIn(site, EDITOR)).kind).toBe("in");
    });

    test("a password change ends the sessions of other browsers too, and a role change holds at once", async () => {
      const [one, other] = [await signedIn(site, EDITOR), await signedIn(site, EDITOR)];
      const input = { current: EDITOR.password, next: EDITOR.password };
      expect((await site.accounts.changePassword(await one.actor(site), input, one.visit)).kind).toBe("done");
      expect(await site.accounts.whoIs(other.visit.headers)).toBeUndefined();
      const again = await signedIn(site, EDITOR);
      const { userId } = await again.actor(site);
      const admin = await (await signedIn(site, ADMIN)).actor(site);
      await site.accounts.setRole(admin, userId, "admin");
      expect(await again.actor(site)).toMatchObject({ role: "admin" });
      await site.accounts.setRole(admin, userId, "editor");
      expect(await again.actor(site)).toMatchObject({ role: "editor" });
    });
  });

  describe("one's own account", () => {
    test("sessions are listed without their tokens, and each can be ended, but not those of others", async () => {
      const [here, there] = [await signedIn(site, EDITOR), await signedIn(site, EDITOR)];
      const actor = await here.actor(site);
      const listed = await site.accounts.sessions(actor);
      expect(listed.filter(({ current }) => current)).toMatchObject([{ id: actor.sessionId, device: "Test browser" }]);
      expect(JSON.stringify(listed)).not.toContain((here.jar.get("session") ?? "").split(".")[0]);
      const admin = await (await signedIn(site, ADMIN)).actor(site);
      await expect(site.accounts.endSession(admin, actor.sessionId ?? "")).rejects.toMatchObject({ id: "not-found" });
      await site.accounts.endOtherSessions(actor);
      expect(await site.accounts.whoIs(there.visit.headers)).toBeUndefined();
      expect(await site.accounts.sessions(actor)).toHaveLength(1);
    });

    test("a new password is checked by the rule, and only with the old one", async () => {
      const browser = await signedIn(site, EDITOR);
      const change = async (current: string, next: string) =>
        site.accounts.changePassword(await browser.actor(site), { current, next }, browser.visit);
      expect(await change(EDITOR.password, "jan.k-2026-jan.k")).toEqual({ kind: "weak", problem: "passwordObvious" });
      expect(await change("wrong-wrong-wrong", "other-Kettle-on-deck")).toEqual({ kind: "wrong" });
      await browser.actor(site);
    });

    test("language and e-mail address", async () => {
      const browser = await signedIn(site, EDITOR);
      const actor = await browser.actor(site);
      await site.accounts.setLanguage(actor, "pl");
      expect(await browser.actor(site)).toMatchObject({ language: "pl" });
      const { password } = EDITOR;
      const change = (email: string, typed: string) =>
        site.accounts.changeEmail(actor, { email, password: typed }, browser.visit);
      expect(await change("jan@example.net", "wrong-wrong-wrong")).toEqual({ kind: "wrong" });
      expect(await change("anna@example.org", password)).toEqual({ kind: "email-taken" });
      expect(await change("jan@example.net", password)).toEqual({ kind: "done" });
      expect(await site.accounts.protection(actor)).toEqual({
        email: "jan@example.net",
        totp: false,
        recoveryCodes: 0,
        passkeys: [],
        secondFactorRequired: false,
      });
      expect(await change("jan@example.org", password)).toEqual({ kind: "done" });
    });

    test("API tokens: shown once, found by their secret alone, and gone when revoked or the account is disabled", async () => {
      const browser = await signedIn(site, EDITOR);
      const actor = await browser.actor(site);
      const { id, token } = await site.accounts.createToken(actor, { name: "Script" });
      const bearer = new Headers({ authorization: `Bearer ${token}` });
      expect(await site.accounts.whoseToken(bearer)).toMatchObject({ userId: actor.userId, sessionId: undefined });
      expect(JSON.stringify(await site.accounts.tokens(actor))).not.toContain(token.slice(4));
      expect((await site.accounts.tokens(actor))[0]?.lastUsedAt).toBeGreaterThan(0);
      const wrong = token.slice(0, -1) + (token.endsWith("A") ? "E" : "A");
      for (const no of ["", "Bearer ", `Bearer ${token}x`, `Bearer ${wrong}`, `Basic ${token}`])
        expect(await site.accounts.whoseToken(new Headers({ authorization: no }))).toBeUndefined();
      expect(await site.accounts.whoseToken(browser.visit.headers)).toBeUndefined();
      expect(await site.accounts.whoIs(bearer)).toBeUndefined();
      const rows = await site.storage.accounts.database.selectFrom("api_tokens").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token.slice(4));

      const admin = await (await signedIn(site, ADMIN)).actor(site);
      await expect(site.accounts.revokeToken(admin, id)).rejects.toMatchObject({ id: "not-found" });
      await site.accounts.revokeToken(actor, id);
      expect(await site.accounts.whoseToken(bearer)).toBeUndefined();

      const later = await site.accounts.createToken(actor, { name: "Later" });
      const other = new Headers({ authorization: `Bearer ${later.token}` });
      expect(await site.accounts.whoseToken(other)).toBeDefined();
      await site.accounts.disable(admin, actor.userId);
      expect(await site.accounts.whoseToken(other)).toBeUndefined();
      // Whoever is let back in begins anew: somebody else may have made that token.
      await site.accounts.enable(admin, actor.userId);
      expect(await site.accounts.whoseToken(other)).toBeUndefined();
    });

    test("an account has twenty tokens at most, and a token is no way to its owner's account", async () => {
      const actor = await (await signedIn(site, ADMIN)).actor(site);
      const made = await Promise.allSettled(
        Array.from({ length: 25 }, (_, i) => site.accounts.createToken(actor, { name: `No. ${i}` })),
      );
      expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
      await expect(site.accounts.createToken(actor, { name: "One more" })).rejects.toMatchObject({ id: "too-many" });
      const byToken = { ...actor, sessionId: undefined };
      const { visit } = new Browser();
      const password = ADMIN.password;
      const attempts = [
        () => site.accounts.tokens(byToken),
        () => site.accounts.createToken(byToken, { name: "x" }),
        () => site.accounts.sessions(byToken),
        () => site.accounts.protection(byToken),
        () => site.accounts.changePassword(byToken, { current: password, next: "other-Kettle-on-deck" }, visit),
        () => site.accounts.startTotp(byToken, { password }, visit),
        () => site.accounts.staff(byToken),
        () => site.accounts.setRole(byToken, actor.userId, "editor"),
      ];
      for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ id: "forbidden" });
    });
  });
}
