import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor, PasskeyStep } from "#features/accounts/accounts.server.ts";
import type { Accounts } from "#features/accounts/open-accounts.server.ts";
import { tokenHash } from "#features/submissions/link-token.server.ts";
import type { Role } from "#ui/dashboard/roles.ts";
import { withoutAuditLog } from "../audit/without-audit-log.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { authenticator } from "./authenticator-app.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { SoftPasskey } from "./soft-passkey.ts";
import { Browser, EDITOR, openStaffSite, type StaffSite, signedIn } from "./staff-site.ts";

const { password } = EDITOR;
const NEXT = "other-Kettle-on-deck";
const WRONG = "wrong-wrong-wrong";

/** Somebody with an account of their own, signed in. */
interface Person {
  browser: Browser;
  actor: Actor;
  /** Adds an app. @returns the app, and the recovery codes */
  addApp(): Promise<{ code(ahead?: number): string; recoveryCodes: string[] }>;
}

/** What is done, and by whom to whom: an admin and an editor, whose accounts are new. */
interface Case {
  me: Person;
  member: Person;
}

/** What the audit log records of what is done to accounts, on every database alike. Called inside of `describe`. */
export function auditedAccountsContract(create: () => Promise<ContractDatabase>): void {
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

  const rows = () => site.storage.accounts.database;

  /** Takes the entries since the last call: `action who subject details`, with "-" for what is not there. */
  async function taken(): Promise<string[]> {
    const entries = await rows().selectFrom("audit_log").selectAll().orderBy("id").execute();
    await rows().deleteFrom("audit_log").execute();
    return entries.map((entry) => {
      const about = entry.subject_kind === null ? "-" : `${entry.subject_kind}:${entry.subject}`;
      const details = Object.entries(JSON.parse(entry.details)).map((pair) => pair.join("="));
      const who = entry.actor_id === null ? (entry.address ?? "-") : entry.actor;
      return [entry.action, who, about, ...details].join(" ").replace(/\b(me|member|new)-\d+\b/g, "$1");
    });
  }

  let people = 0;
  const link = (token: string) => {
    const now = Date.now();
    const sealed = { hash: tokenHash(token) ?? "", encrypted: "none" };
    return { token: sealed, createdAt: now, expiresAt: now + 60_000, mailHost: undefined };
  };
  const newToken = () => randomBytes(32).toString("base64url");

  async function addAccount(username: string, role: Role, activatedAt: number | undefined, token = newToken()) {
    const user = {
      username,
      name: username,
      email: `${username}@example.org`,
      role,
      language: "en",
      activatedAt,
    } as const;
    await site.storage.accounts.links.invite(
      { ...user, passwordHash: await quickPasswords.hash(password) },
      link(token),
    );
    return token;
  }

  async function person(kind: string, role: Role): Promise<Person> {
    const username = `${kind}-${++people}`;
    await addAccount(username, role, Date.now());
    const browser = await signedIn(site, { username, password });
    const { address } = browser;
    const actor = { ...(await browser.actor(site)), address };
    return {
      browser,
      actor,
      async addApp() {
        const started = await site.accounts.startTotp(actor, { password }, browser.visit);
        if (started.kind !== "done") throw new Error(started.kind);
        const app = authenticator(started.secret);
        const confirmed = await site.accounts.confirmTotp(actor, { code: app.code(-1) }, browser.visit);
        if (confirmed.kind !== "done") throw new Error(confirmed.kind);
        browser.take(confirmed);
        Object.assign(actor, await browser.actor(site), { address });
        return { code: app.code, recoveryCodes: confirmed.recoveryCodes };
      },
    };
  }

  async function newCase(): Promise<Case> {
    const found = { me: await person("me", "admin"), member: await person("member", "editor") };
    await taken();
    return found;
  }

  const step = async (browser: Browser, name: PasskeyStep, body?: unknown) =>
    browser.take(await site.accounts.passkeyStep(name, body, browser.visit));

  async function registration({ browser }: Person, passkey = new SoftPasskey("http://localhost:3000")) {
    const { body } = await step(browser, "generate-register-options");
    return { response: passkey.register(body as Parameters<SoftPasskey["register"]>[0]), name: "typed" };
  }

  async function authentication(browser: Browser, passkey: SoftPasskey) {
    const { body } = await step(browser, "generate-authenticate-options");
    return { response: passkey.authenticate(body as Parameters<SoftPasskey["authenticate"]>[0]) };
  }

  async function addPasskey(owner: Person, passkey?: SoftPasskey): Promise<string> {
    const { body } = await step(owner.browser, "verify-registration", await registration(owner, passkey));
    return (body as { id: string }).id;
  }

  /** A browser after the first step of signing in to an account with a second factor. */
  async function waiting({ actor: { username } }: Person): Promise<Browser> {
    const browser = new Browser();
    expect((await browser.signIn(site, { username, password })).kind).toBe("second-factor");
    return browser;
  }

  async function resetLink({ actor }: Person): Promise<string> {
    const token = newToken();
    await site.storage.accounts.links.renew("reset", actor.userId, link(token), {});
    return token;
  }

  type Prepare = (people: Case) => Promise<() => Promise<unknown>>;
  type Call = [prepare: Prepare, noted: string[], transaction?: "better-auth"];
  const reads = (call: (a: Accounts, people: Case) => Promise<unknown>): Call => [
    async (people) => () => call(site.accounts, people),
    [],
    "better-auth",
  ];
  const does = (call: (a: Accounts, people: Case) => Promise<unknown>, ...noted: string[]): Call => [
    async (people) => () => call(site.accounts, people),
    noted,
  ];

  /**
   * What each method is called with, and what it leaves in the audit log when it has changed something. A new method does
   * not compile here without an answer. What better-auth changes in its own transaction is recorded after it.
   * `setUp`: `first-account.test.ts`.
   */
  const CALLS: { [Method in Exclude<keyof Accounts, "setUp">]: Call } = {
    whoIs: reads((a, { me }) => a.whoIs(me.browser.visit.headers)),
    whoseToken: reads((a, { me }) => a.whoseToken(me.browser.visit.headers)),
    protection: reads((a, { me }) => a.protection(me.actor)),
    sessions: reads((a, { me }) => a.sessions(me.actor)),
    tokens: reads((a, { me }) => a.tokens(me.actor)),
    staff: reads((a, { me }) => a.staff(me.actor)),
    openInvitation: reads((a) => a.openInvitation(newToken())),
    openReset: reads((a) => a.openReset(newToken())),
    openSetUp: reads((a) => a.openSetUp(newToken())),
    requireConfirmed: reads((a, { me }) => a.requireConfirmed(me.actor)),
    confirm: reads((a, { me }) => a.confirm(me.actor, { password }, me.browser.visit)),
    setLanguage: reads((a, { me }) => a.setLanguage(me.actor, "pl")),
    requestReset: reads((a, { member }) => a.requestReset(member.actor.username, new Browser().visit)),
    startTotp: reads((a, { me }) => a.startTotp(me.actor, { password }, me.browser.visit)),

    signIn: [
      async ({ me }) =>
        () =>
          site.accounts.signIn({ username: me.actor.username, password }, new Browser().visit),
      ["signed-in me - by=password"],
      "better-auth",
    ],
    secondFactor: [
      async ({ me }) => {
        const { code } = await me.addApp();
        const { visit } = await waiting(me);
        return () => site.accounts.secondFactor({ code: code(), kind: "totp" }, visit);
      },
      ["signed-in me - by=app"],
      "better-auth",
    ],
    passkeyStep: [
      async ({ me }) => {
        const body = await registration(me);
        return () => step(me.browser, "verify-registration", body);
      },
      ["passkey-added me -"],
      "better-auth",
    ],
    confirmTotp: [
      async ({ me }) => {
        const started = await site.accounts.startTotp(me.actor, { password }, me.browser.visit);
        const { code } = authenticator(started.kind === "done" ? started.secret : "");
        return () => site.accounts.confirmTotp(me.actor, { code: code() }, me.browser.visit);
      },
      ["second-factor-on me -"],
      "better-auth",
    ],
    newRecoveryCodes: [
      async ({ me }) => {
        await me.addApp();
        return () => site.accounts.newRecoveryCodes(me.actor, { password }, me.browser.visit);
      },
      ["recovery-codes-made me -"],
      "better-auth",
    ],

    signOut: does((a, { me }) => a.signOut(me.browser.visit), "signed-out me -"),
    changePassword: does(
      (a, { me }) => a.changePassword(me.actor, { current: password, next: NEXT }, me.browser.visit),
      "password-changed me -",
    ),
    changeEmail: does(
      (a, { me }) => a.changeEmail(me.actor, { email: `x${people}@b.example`, password }, me.browser.visit),
      "email-changed me -",
    ),
    setName: does((a, { me }) => a.setName(me.actor, "Anna Keller"), "name-changed me account:me"),
    endSession: does((a, { me }) => a.endSession(me.actor, me.actor.sessionId ?? ""), "sessions-ended me - which=one"),
    endOtherSessions: [
      async ({ me: { actor } }) => {
        await signedIn(site, { username: actor.username, password });
        return () => site.accounts.endOtherSessions(actor);
      },
      ["sessions-ended me - which=others"],
    ],
    endAllSessions: does((a, { me }) => a.endAllSessions(me.actor), "sessions-ended me - which=all"),
    removeTotp: [
      async ({ me }) => {
        await me.addApp();
        return () => site.accounts.removeTotp(me.actor, { password }, me.browser.visit);
      },
      ["second-factor-off me -"],
    ],
    removePasskey: [
      async ({ me }) => {
        const id = await addPasskey(me);
        return () => site.accounts.removePasskey(me.actor, id);
      },
      ["passkey-removed me -"],
    ],
    createToken: does((a, { me }) => a.createToken(me.actor, { name: "typed" }), "token-made me - token=ID"),
    revokeToken: [
      async ({ me: { actor } }) => {
        const { id } = await site.accounts.createToken(actor, { name: "typed" });
        return () => site.accounts.revokeToken(actor, id);
      },
      ["token-revoked me - token=ID"],
    ],

    invite: does(
      (a, { me }) =>
        a.invite(me.actor, {
          username: `new-${people}`,
          name: "Ewa",
          email: `new-${people}@example.org`,
          role: "admin",
          language: "pl",
        }),
      "account-invited me account:new role=admin",
    ),
    renewInvitation: [
      async ({ me: { actor } }) => {
        const username = `member-${++people}`;
        await addAccount(username, "editor", undefined);
        const { id = "" } = (await site.storage.accounts.users.byName(username)) ?? {};
        return () => site.accounts.renewInvitation(actor, id);
      },
      ["invitation-renewed me account:member"],
    ],
    disable: does(
      (a, { me, member }) => a.disable(me.actor, member.actor.userId),
      "account-disabled me account:member",
    ),
    enable: [
      async ({ me, member }) => {
        await site.accounts.disable(me.actor, member.actor.userId);
        return () => site.accounts.enable(me.actor, member.actor.userId);
      },
      ["account-enabled me account:member"],
    ],
    setRole: does(
      (a, { me, member }) => a.setRole(me.actor, member.actor.userId, "admin"),
      "role-changed me account:member role=admin",
    ),
    rename: does(
      (a, { me, member }) => a.rename(me.actor, member.actor.userId, "Jan Kowalski"),
      "name-changed me account:member",
    ),
    removeSecondFactor: [
      async ({ me, member }) => {
        await addPasskey(member);
        return () => site.accounts.removeSecondFactor(me.actor, member.actor.userId);
      },
      ["second-factor-removed me account:member"],
    ],
    requireSecondFactor: does(
      (a, { me, member }) => a.requireSecondFactor(me.actor, member.actor.userId, true),
      "second-factor-required me account:member",
    ),
    acceptInvitation: [
      async () => {
        const token = await addAccount(`new-${++people}`, "editor", undefined);
        return () => site.accounts.acceptInvitation(token, { password: NEXT }, new Browser().visit);
      },
      ["invitation-accepted new account:new", "signed-in new - by=invitation-accepted"],
    ],
    reset: [
      async ({ member }) => {
        const token = await resetLink(member);
        return () => site.accounts.reset(token, { password: NEXT }, new Browser().visit);
      },
      ["password-reset member account:member", "signed-in member - by=password-reset"],
    ],
  };

  const withoutIds = (lines: string[]) => lines.map((line) => line.replace(/token=[\da-f]{8}$/, "token=ID"));

  describe.each(Object.entries(CALLS))("%s", (_, [prepare, noted, transaction]) => {
    test("leaves an entry of what it has changed", async () => {
      const call = await prepare(await newCase());
      await taken();
      await call();
      expect(withoutIds(await taken())).toEqual(noted);
    });

    const isOwn = transaction === undefined;
    test(`${isOwn ? "changes nothing" : "is done"} where no entry can be written`, async () => {
      const call = await prepare(await newCase());
      await taken();
      if (isOwn) {
        await expect(withoutAuditLog(rows(), call)).rejects.toThrow();
        await call();
        expect(withoutIds(await taken())).toEqual(noted);
      } else await withoutAuditLog(rows(), call);
    });
  });

  test("an entry names the account, the person as called then, and the client's address", async () => {
    const { me } = await newCase();
    await site.accounts.setName(me.actor, "Anna Keller");
    const { userId, name, username, address } = me.actor;
    expect(await site.storage.audit.ofSubject("account", username, 9)).toMatchObject([
      { actorId: userId, actor: name, address, action: "name-changed", details: {} },
    ]);
    const browser = new Browser();
    await browser.signIn(site, { username, password });
    const entry = await rows().selectFrom("audit_log").selectAll().where("action", "=", "signed-in").executeTakeFirst();
    expect(entry).toMatchObject({ actor_id: userId, actor: "Anna Keller", address: browser.address });
  });

  test("other ways to sign in are distinguished", async () => {
    const { me, member } = await newCase();
    const passkey = new SoftPasskey("http://localhost:3000");
    const { recoveryCodes } = await me.addApp();
    await addPasskey(member, passkey);
    const [first, second] = [await waiting(me), new Browser()];
    await taken();
    await site.accounts.secondFactor({ code: recoveryCodes[0] ?? "", kind: "recovery" }, first.visit);
    await step(second, "verify-authentication", await authentication(second, passkey));
    await step(second, "generate-register-options");
    expect(await taken()).toEqual(["signed-in me - by=recovery-code", "signed-in member - by=passkey"]);
  });

  test("what is refused or changes nothing leaves nothing", async () => {
    const { me, member } = await newCase();
    const { actor, browser } = me;
    const { userId: id, username, name } = member.actor;
    const { accounts } = site;
    const passkey = await addPasskey(member);
    await accounts.requireSecondFactor(actor, id, true);
    const { code } = await me.addApp();
    const { visit } = await waiting(me);
    await taken();
    expect((await new Browser().signIn(site, { username: actor.username, password })).kind).toBe("second-factor");
    expect((await accounts.secondFactor({ code: code(), kind: "totp" }, new Browser().visit)).kind).toBe("expired");
    const given = { password: WRONG };
    const refused = [
      await accounts.changePassword(actor, { current: WRONG, next: NEXT }, browser.visit),
      await accounts.changePassword(actor, { current: password, next: "short" }, browser.visit),
      await accounts.changeEmail(actor, { email: "b@b.example", ...given }, browser.visit),
      await accounts.changeEmail(actor, { email: "anna@example.org", password }, browser.visit),
      await accounts.removeTotp(actor, given, browser.visit),
      await accounts.newRecoveryCodes(actor, given, browser.visit),
      await accounts.removePasskey(member.actor, passkey),
      await accounts.invite(actor, { username, name, email: "c@c.example", role: "editor", language: "en" }),
      await accounts.acceptInvitation(newToken(), { password: NEXT }, visit),
      await accounts.reset(await resetLink(member), { password: "short" }, visit),
    ];
    expect(refused.map(({ kind }) => kind)).toEqual([
      ...["wrong", "weak", "wrong", "email-taken", "wrong", "wrong", "required", "username-taken", "gone", "weak"],
    ]);
    expect(
      (await step(browser, "verify-registration", { response: (await registration(member)).response })).status,
    ).toBe(401);
    await accounts.endOtherSessions(actor);
    await accounts.enable(actor, id);
    await accounts.setRole(actor, id, "editor");
    await accounts.rename(actor, id, name);
    await accounts.setName(actor, actor.name);
    await accounts.changeEmail(actor, { email: `${actor.username}@example.org`, password }, browser.visit);
    await accounts.requireSecondFactor(actor, id, true);
    await accounts.signOut(new Browser().visit);
    await expect(accounts.endSession(actor, "no-such-id")).rejects.toMatchObject({ id: "not-found" });
    await expect(accounts.revokeToken(actor, "no-such-id")).rejects.toMatchObject({ id: "not-found" });
    await expect(accounts.renewInvitation(actor, id)).rejects.toMatchObject({ id: "conflict" });
    expect(await taken()).toEqual([]);
  });

  test("a requirement that is lifted; a disabled account that is disabled again; no second factor to remove", async () => {
    const { me, member } = await newCase();
    const { userId: id } = member.actor;
    await site.accounts.requireSecondFactor(me.actor, id, true);
    await site.accounts.requireSecondFactor(me.actor, id, false);
    await site.accounts.removeSecondFactor(me.actor, id);
    await site.accounts.disable(me.actor, id);
    await site.accounts.disable(me.actor, id);
    expect(await taken()).toEqual([
      "second-factor-required me account:member",
      "second-factor-optional me account:member",
      "account-disabled me account:member",
    ]);
  });

  test("a reset whose owner still needs a code is recorded, as done by an unknown person", async () => {
    const { member } = await newCase();
    await member.addApp();
    const token = await resetLink(member);
    await taken();
    const { address, visit } = new Browser();
    expect((await site.accounts.reset(token, { password: NEXT }, visit)).kind).toBe("second-factor");
    expect(await taken()).toEqual([`password-reset ${address} account:member`]);
  });

  describe("refused sign-ins", () => {
    test("name an account that there is, and nothing else of what was typed", async () => {
      await newCase();
      const browser = new Browser();
      for (const username of [" Jan.K ", "my-password-by-mistake", "jan@example.org"])
        expect((await browser.signIn(site, { username, password: WRONG })).kind).toBe("wrong");
      expect(await taken()).toEqual([
        `sign-in-refused ${browser.address} account:jan.k reason=password`,
        `sign-in-refused ${browser.address} - reason=password`,
      ]);
    });

    test("a session that is not confirmed counts as one, and names its account", async () => {
      const { me, member } = await newCase();
      const passkey = new SoftPasskey("http://localhost:3000");
      await addPasskey(member, passkey);
      await taken();
      const { actor, browser } = me;
      await site.accounts.confirm(actor, { password: WRONG }, browser.visit);
      expect((await step(browser, "verify-confirmation", await authentication(browser, passkey))).status).toBe(401);
      expect(await taken()).toEqual([
        `sign-in-refused ${browser.address} account:me reason=password`,
        `sign-in-refused ${browser.address} account:me reason=passkey`,
      ]);
    });

    test("codes name the account that the first step was for, passkeys nobody", async () => {
      const { me } = await newCase();
      await me.addApp();
      const browser = await waiting(me);
      await taken();
      await site.accounts.secondFactor({ code: "000000", kind: "recovery" }, browser.visit);
      const body = await authentication(browser, new SoftPasskey("http://localhost:3000"));
      expect((await step(browser, "verify-authentication", body)).status).toBe(401);
      expect(await taken()).toEqual([
        `sign-in-refused ${browser.address} account:me reason=code`,
        `sign-in-refused ${browser.address} - reason=passkey`,
      ]);
    });

    test("tries over the limit name nobody, and what was only counted is recorded at the end", async () => {
      const narrow = await openStaffSite(database.location, { loginLimit: 1 });
      const browser = new Browser();
      await taken();
      for (let i = 0; i < 4; i++) await browser.signIn(narrow, { ...EDITOR, password: WRONG });
      expect(await taken()).toEqual([
        `sign-in-refused ${browser.address} account:jan.k reason=password`,
        `sign-in-refused ${browser.address} - reason=limited`,
      ]);
      await narrow.close();
      expect(await taken()).toEqual([`sign-in-refused ${browser.address} - reason=limited count=2`]);
    });
  });

  test("the last admin's account is not changed, and leaves nothing", async () => {
    const { me } = await newCase();
    const { userId, username } = me.actor;
    await rows().updateTable("staff_users").set({ role: "editor" }).where("username", "!=", username).execute();
    expect(await site.accounts.disable(me.actor, userId)).toEqual({ kind: "last-admin" });
    expect(await site.accounts.setRole(me.actor, userId, "editor")).toEqual({ kind: "last-admin" });
    expect(await taken()).toEqual([]);
  });
}
