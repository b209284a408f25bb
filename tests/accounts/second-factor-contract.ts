import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PASSKEY_STEPS } from "#features/accounts/accounts.server.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { authenticator, fromBase32 } from "./authenticator-app.ts";
import { SoftPasskey } from "./soft-passkey.ts";
import { ADMIN, Browser, EDITOR, openStaffSite, type StaffSite, signedIn } from "./staff-site.ts";

const ORIGIN = "http://localhost:3000";

/** Codes and passkeys, on every database alike. Called inside of `describe`. */
export function secondFactorContract(create: () => Promise<ContractDatabase>): void {
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

  /** Turns the app on for the editor, with the code of the step before this one. */
  async function withApp() {
    const browser = await signedIn(site, EDITOR);
    const { password } = EDITOR;
    const started = await site.accounts.startTotp(await browser.actor(site), { password }, browser.visit);
    if (started.kind !== "done") throw new Error(started.kind);
    const app = authenticator(started.secret);
    const code = app.code(-1);
    const before = browser.copy();
    const confirmed = browser.take(await site.accounts.confirmTotp(await browser.actor(site), { code }, browser.visit));
    if (confirmed.kind !== "done") throw new Error(confirmed.kind);
    return { browser, before, app, started, code, recoveryCodes: confirmed.recoveryCodes };
  }

  async function turnedOff(browser: Browser): Promise<void> {
    const { password } = EDITOR;
    const off = browser.take(await site.accounts.removeTotp(await browser.actor(site), { password }, browser.visit));
    expect(off.kind).toBe("done");
    expect((await new Browser().signIn(site, EDITOR)).kind).toBe("in");
  }

  describe("codes of an app", () => {
    test("once on, a password alone begins no session; each code counts once", async () => {
      const { browser, before, app, started, code } = await withApp();
      expect(started.uri).toBe(
        `otpauth://totp/localhost%3A3000:jan.k?secret=${started.secret}&issuer=localhost%3A3000&digits=6&period=30`,
      );
      expect(await site.accounts.whoIs(before.visit.headers)).toBeUndefined();
      expect(await site.accounts.protection(await browser.actor(site))).toMatchObject({
        totp: true,
        recoveryCodes: 10,
      });

      const other = new Browser();
      expect((await other.signIn(site, EDITOR)).kind).toBe("second-factor");
      expect([...other.jar.keys()]).toEqual(["second-factor"]);
      expect(await site.accounts.whoIs(other.visit.headers)).toBeUndefined();
      const give = async (given: string, from = other) =>
        from.take(await site.accounts.secondFactor({ code: given, kind: "totp" }, from.visit)).kind;
      // Used to turn it on.
      expect(await give(code)).toBe("wrong");
      const right = app.code();
      expect(await give(`${right.slice(0, 3)} ${right.slice(3)}`)).toBe("in");
      expect(await other.actor(site)).toMatchObject({ username: EDITOR.username });
      expect([...other.jar.keys()].sort()).toEqual(["device", "session"]);

      const third = new Browser();
      await third.signIn(site, EDITOR);
      expect(await give(right, third)).toBe("wrong");
      expect(await give(app.code(1), third)).toBe("in");
      expect(await give(app.code(1), third)).toBe("expired");
      await turnedOff(browser);
    });

    test("of two who give one code at once, one gets in", async () => {
      const { browser, app } = await withApp();
      const both = [new Browser(), new Browser()];
      for (const one of both) await one.signIn(site, EDITOR);
      const code = app.code();
      const outcomes = await Promise.all(
        both.map(({ visit }) => site.accounts.secondFactor({ code, kind: "totp" }, visit)),
      );
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["in", "wrong"]);
      await turnedOff(browser);
    });

    test("each recovery code counts once, and new ones end the old ones", async () => {
      const { browser, recoveryCodes } = await withApp();
      const [first = "", second = ""] = recoveryCodes;
      const give = async (code: string) => {
        const other = new Browser();
        await other.signIn(site, EDITOR);
        return (await site.accounts.secondFactor({ code, kind: "recovery" }, other.visit)).kind;
      };
      expect([await give(first), await give(first), await give("aaaaa-bbbbb")]).toEqual(["in", "wrong", "wrong"]);
      const actor = await browser.actor(site);
      expect((await site.accounts.protection(actor)).recoveryCodes).toBe(9);
      const { password } = EDITOR;
      expect(await site.accounts.newRecoveryCodes(actor, { password: "wrong" }, browser.visit)).toEqual({
        kind: "wrong",
      });
      const renewed = await site.accounts.newRecoveryCodes(actor, { password }, browser.visit);
      expect(await give(second)).toBe("wrong");
      expect(await give(renewed.kind === "done" ? (renewed.recoveryCodes[0] ?? "") : "")).toBe("in");
      await turnedOff(browser);
    });

    test("what waits for its code ends with the password, and with the sessions", async () => {
      const { browser, recoveryCodes } = await withApp();
      const next = "other-Kettle-on-deck";
      const waiting = async (password: string) => {
        const other = new Browser();
        expect((await other.signIn(site, { ...EDITOR, password })).kind).toBe("second-factor");
        return other;
      };
      const give = async ({ visit }: Browser, code = "") =>
        (await site.accounts.secondFactor({ code, kind: "recovery" }, visit)).kind;
      const change = async (current: string, chosen: string) => {
        const input = { current, next: chosen };
        const actor = await browser.actor(site);
        expect(browser.take(await site.accounts.changePassword(actor, input, browser.visit)).kind).toBe("done");
      };
      const other = await waiting(EDITOR.password);
      await change(EDITOR.password, next);
      expect(await give(other, recoveryCodes[0])).toBe("expired");
      await change(next, EDITOR.password);
      const third = await waiting(EDITOR.password);
      await site.accounts.endOtherSessions(await browser.actor(site));
      expect(await give(third, recoveryCodes[1])).toBe("expired");
      const fourth = await waiting(EDITOR.password);
      await site.accounts.requestReset(EDITOR.username, new Browser().visit);
      await expect.poll(() => site.linksFor("jan@example.org")).toHaveLength(1);
      const [token = ""] = await site.linksFor("jan@example.org");
      const reset = await site.accounts.reset(token, { password: EDITOR.password }, browser.visit);
      expect(browser.take(reset).kind).toBe("second-factor");
      expect(await give(fourth, recoveryCodes[2])).toBe("expired");
      const code = recoveryCodes[3] ?? "";
      browser.take(await site.accounts.secondFactor({ code, kind: "recovery" }, browser.visit));
      await turnedOff(browser);
    });

    test("turning it on and off requires the password, and its secret is stored encrypted", async () => {
      const { browser, started, recoveryCodes } = await withApp();
      const actor = await browser.actor(site);
      const wrong = { password: "wrong-wrong-wrong" };
      expect(await site.accounts.removeTotp(actor, wrong, browser.visit)).toEqual({ kind: "wrong" });
      const again = site.accounts.startTotp(actor, { password: EDITOR.password }, browser.visit);
      await expect(again).rejects.toMatchObject({ id: "conflict" });
      const rows = await site.storage.accounts.database.selectFrom("staff_two_factors").selectAll().execute();
      for (const secret of [fromBase32(started.secret), started.secret, ...recoveryCodes])
        expect(JSON.stringify(rows)).not.toContain(secret);
      await turnedOff(browser);
      const off = await browser.actor(site);
      expect(await site.accounts.startTotp(off, wrong, browser.visit)).toEqual({ kind: "wrong" });
      const nothing = site.accounts.confirmTotp(off, { code: "123456" }, browser.visit);
      await expect(nothing).rejects.toMatchObject({ id: "conflict" });
    });

    test("without the first step's cookie, with a forged one, or late, the second step is none", async () => {
      const { browser, app } = await withApp();
      const other = new Browser();
      const give = () => site.accounts.secondFactor({ code: app.code(), kind: "totp" }, other.visit);
      expect(await give()).toEqual({ kind: "expired" });
      other.jar.set("second-factor", "2fa-forged.c2lnbmF0dXJl");
      expect(await give()).toEqual({ kind: "expired" });
      await other.signIn(site, EDITOR);
      const past = new Date(Date.now() - 1000).toISOString();
      await site.storage.accounts.database.updateTable("staff_verifications").set({ expires_at: past }).execute();
      expect(await give()).toEqual({ kind: "expired" });
      await turnedOff(browser);
    });

    test("codes that another secret has encrypted are wrong, and the app can be turned off", async () => {
      const { browser, app } = await withApp();
      const { database: db } = site.storage.accounts;
      await db.updateTable("staff_two_factors").set({ secret: "00", backup_codes: "00" }).execute();
      const other = new Browser();
      await other.signIn(site, EDITOR);
      for (const kind of ["totp", "recovery"] as const)
        expect((await site.accounts.secondFactor({ code: app.code(), kind }, other.visit)).kind).toBe("wrong");
      expect(await site.accounts.protection(await browser.actor(site))).toMatchObject({ totp: true, recoveryCodes: 0 });
      await turnedOff(browser);
    });

    test("somebody disabled after the first step does not get in; an admin can take a lost app away", async () => {
      const { app } = await withApp();
      const other = new Browser();
      await other.signIn(site, EDITOR);
      const admin = await (await signedIn(site, ADMIN)).actor(site);
      const id = (await site.accounts.staff(admin)).find(({ username }) => username === EDITOR.username)?.id ?? "";
      await site.accounts.disable(admin, id);
      expect((await site.accounts.secondFactor({ code: app.code(), kind: "totp" }, other.visit)).kind).toBe("expired");
      await site.accounts.enable(admin, id);
      await site.accounts.removeSecondFactor(admin, id);
      expect((await new Browser().signIn(site, EDITOR)).kind).toBe("in");
    });
  });

  describe("a second factor that an admin requires", () => {
    const require = async (required: boolean) => {
      const admin = await (await signedIn(site, ADMIN)).actor(site);
      const id = (await site.accounts.staff(admin)).find(({ username }) => username === EDITOR.username)?.id ?? "";
      await site.accounts.requireSecondFactor(admin, id, required);
      return (await site.accounts.staff(admin)).find((member) => member.id === id);
    };
    const addPasskey = async (browser: Browser, passkey = new SoftPasskey(ORIGIN)) => {
      const { body } = browser.take(
        await site.accounts.passkeyStep("generate-register-options", undefined, browser.visit),
      );
      const response = passkey.register(body as Parameters<SoftPasskey["register"]>[0]);
      return site.accounts.passkeyStep("verify-registration", { response, name: "" }, browser.visit);
    };

    test("is required from the next request on, of tokens too, until there is an app or a passkey", async () => {
      const browser = await signedIn(site, EDITOR);
      const { token } = await site.accounts.createToken(await browser.actor(site), { name: "Script" });
      const ofToken = () => site.accounts.whoseToken(new Headers({ authorization: `Bearer ${token}` }));
      expect(await browser.actor(site)).toMatchObject({ owesSecondFactor: false });
      expect(await require(true)).toMatchObject({ secondFactor: false, secondFactorRequired: true });
      expect(await browser.actor(site)).toMatchObject({ owesSecondFactor: true });
      expect(await ofToken()).toMatchObject({ owesSecondFactor: true });
      expect(await site.accounts.protection(await browser.actor(site))).toMatchObject({ secondFactorRequired: true });

      expect((await addPasskey(browser)).status).toBe(201);
      const actor = await browser.actor(site);
      expect([actor.owesSecondFactor, (await ofToken())?.owesSecondFactor]).toEqual([false, false]);
      const { passkeys } = await site.accounts.protection(actor);
      const id = passkeys[0]?.id ?? "";
      await expect(site.accounts.removePasskey(actor, "no-such-id")).rejects.toMatchObject({ id: "not-found" });
      expect(await site.accounts.removePasskey(actor, id)).toEqual({ kind: "required" });
      expect((await site.accounts.protection(actor)).passkeys).toHaveLength(1);

      expect(await require(false)).toMatchObject({ secondFactorRequired: false });
      expect(await site.accounts.removePasskey(actor, id)).toEqual({ kind: "done" });
    });

    test("stays as an app while there is no passkey, and goes with one beside it", async () => {
      const { browser } = await withApp();
      await require(true);
      expect(await browser.actor(site)).toMatchObject({ owesSecondFactor: false });
      const remove = async () =>
        site.accounts.removeTotp(await browser.actor(site), { password: EDITOR.password }, browser.visit);
      expect(await remove()).toEqual({ kind: "required" });
      expect(await site.accounts.protection(await browser.actor(site))).toMatchObject({ totp: true });
      await addPasskey(browser);
      expect(browser.take(await remove()).kind).toBe("done");
      expect(await browser.actor(site)).toMatchObject({ owesSecondFactor: false });
      // Whoever has lost it is let in by an admin, and owes another one.
      const admin = await (await signedIn(site, ADMIN)).actor(site);
      await site.accounts.removeSecondFactor(admin, (await browser.actor(site)).userId);
      expect(await (await signedIn(site, EDITOR)).actor(site)).toMatchObject({ owesSecondFactor: true });
      await require(false);
    });
  });

  describe("passkeys", () => {
    const step = (browser: Browser, name: (typeof PASSKEY_STEPS)[number], body?: unknown) =>
      site.accounts.passkeyStep(name, body, browser.visit).then((answer) => browser.take(answer));

    async function register(browser: Browser, passkey: SoftPasskey) {
      const options = await step(browser, "generate-register-options");
      expect(options.body).toMatchObject({
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        user: { name: EDITOR.username },
      });
      const response = passkey.register(options.body as Parameters<SoftPasskey["register"]>[0]);
      return step(browser, "verify-registration", { response, name: "Phone", createSession: true });
    }

    async function authenticate(browser: Browser, passkey: SoftPasskey) {
      const { body } = await step(browser, "generate-authenticate-options");
      expect(body).toMatchObject({ rpId: "localhost", userVerification: "required" });
      const response = passkey.authenticate(body as Parameters<SoftPasskey["authenticate"]>[0]);
      return step(browser, "verify-authentication", { response });
    }

    test("one begins a session without password and code, makes the browser known, and is gone when removed", async () => {
      const { browser: owner } = await withApp();
      const passkey = new SoftPasskey(ORIGIN);
      expect(await register(owner, passkey)).toMatchObject({ status: 201, body: { name: "Phone" } });
      const browser = new Browser();
      expect(await authenticate(browser, passkey)).toMatchObject({ status: 200, body: { signedIn: true } });
      const actor = await browser.actor(site);
      expect(actor).toMatchObject({ username: EDITOR.username });
      expect([...browser.jar.keys()].sort()).toEqual(expect.arrayContaining(["device", "session"]));
      const { passkeys } = await site.accounts.protection(actor);
      expect(passkeys).toMatchObject([{ name: "Phone" }]);
      const admin = await (await signedIn(site, ADMIN)).actor(site);
      await expect(site.accounts.removePasskey(admin, passkeys[0]?.id ?? "")).rejects.toMatchObject({
        id: "not-found",
      });
      await site.accounts.removePasskey(actor, passkeys[0]?.id ?? "");
      expect((await authenticate(new Browser(), passkey)).status).toBe(401);
      await turnedOff(owner);
    });

    test("one of a disabled account, of another site, or that has not asked who holds it, is refused", async () => {
      const owner = await signedIn(site, EDITOR);
      const { userId } = await owner.actor(site);
      const passkey = new SoftPasskey(ORIGIN);
      await register(owner, passkey);
      passkey.verifiesUser = false;
      expect((await authenticate(new Browser(), passkey)).status).toBe(401);
      passkey.verifiesUser = true;
      const admin = await (await signedIn(site, ADMIN)).actor(site);
      await site.accounts.disable(admin, userId);
      const browser = new Browser();
      expect((await authenticate(browser, passkey)).status).not.toBe(200);
      expect(await site.accounts.whoIs(browser.visit.headers)).toBeUndefined();
      await site.accounts.enable(admin, userId);
      expect((await authenticate(browser, passkey)).status).toBe(200);

      expect((await register(browser, new SoftPasskey("https://evil.example"))).status).toBe(401);
      const careless = new SoftPasskey(ORIGIN);
      careless.verifiesUser = false;
      expect((await register(browser, careless)).status).toBe(401);
    });

    test("registration is for a session that was confirmed just now, however old it is", async () => {
      const owner = await signedIn(site, EDITOR);
      const { sessionId = "" } = await owner.actor(site);
      const created_at = new Date(Date.now() - 25 * 3_600_000).toISOString();
      const { database: db } = site.storage.accounts;
      const set = (values: { created_at?: string; confirmed_at?: null }) =>
        db.updateTable("staff_sessions").set(values).where("id", "=", sessionId).execute();
      await set({ created_at });
      expect((await step(owner, "generate-register-options")).status).toBe(200);
      await set({ confirmed_at: null });
      await expect(step(owner, "generate-register-options")).rejects.toMatchObject({ id: "unconfirmed" });
    });

    test("registration is for who is signed in", async () => {
      const stranger = new Browser();
      await expect(step(stranger, "generate-register-options")).rejects.toMatchObject({ id: "signed-out" });
      const response = new SoftPasskey(ORIGIN).register({ challenge: "x", rp: { id: "localhost" } });
      await expect(step(stranger, "verify-registration", { response })).rejects.toMatchObject({ id: "signed-out" });
    });

    test("what is no passkey's answer is refused, and breaks nothing", async () => {
      const owner = await signedIn(site, EDITOR);
      const response = new SoftPasskey(ORIGIN).register({ challenge: "x", rp: { id: "localhost" } });
      const bad = [
        { response: { ...response, id: "a\0" } },
        undefined,
        null,
        1,
        "x",
        [],
        {},
        { response: {} },
        { response: { ...response, id: {} } },
      ];
      for (const name of ["verify-registration", "verify-authentication"] as const) {
        for (const body of bad) await expect(step(owner, name, body)).rejects.toMatchObject({ id: "invalid-input" });
        await step(owner, "generate-register-options");
        const broken = { ...response, response: { ...response.response, attestationObject: "", clientDataJSON: "%" } };
        expect((await step(owner, name, { response: broken })).status).toBe(401);
      }
    });
  });
}
