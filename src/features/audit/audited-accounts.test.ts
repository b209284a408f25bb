import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Accounts, Actor, StaffMember } from "#features/accounts/accounts.server.ts";
import { notes } from "../../../tests/audit/noted.ts";
import { auditedAccounts } from "./audited-accounts.server.ts";

const VISIT = { headers: new Headers(), address: "192.0.2.9" };
const ACTOR: Actor = {
  ...{ userId: "u1", username: "anna", name: "Anna", role: "admin", language: "en", sessionId: "s1", address: "::1" },
};
const MEMBER: StaffMember = {
  ...{ id: "m1", username: "jan.k", name: "Jan", email: undefined, role: "editor", language: "en", state: "active" },
  ...{ secondFactor: true, secondFactorRequired: false, lastSeenAt: undefined },
};
const IN = { kind: "in" as const, cookies: ["session=new; Path=/"] };
const INVITATION = { username: "ewa", name: "Ewa", email: "e@example.org", role: "admin", language: "pl" } as const;

/** Every method as it is when all goes well. A new one does not compile here without an answer. */
const FINE: Accounts = {
  whoIs: async (headers) => (headers.get("cookie") === "gone" ? undefined : ACTOR),
  whoseToken: async () => ACTOR,
  signIn: async () => IN,
  secondFactor: async () => IN,
  signOut: async () => ({ cookies: [] }),
  passkeyStep: async (step) => ({ status: step === "verify-registration" ? 201 : 200, body: {}, cookies: IN.cookies }),
  confirm: async () => ({ kind: "done" }),
  requireConfirmed: async () => {},
  changePassword: async () => ({ kind: "done", cookies: [] }),
  setLanguage: async () => {},
  setName: async () => {},
  changeEmail: async () => ({ kind: "done" }),
  protection: async () => ({ email: "", totp: true, recoveryCodes: 1, passkeys: [], secondFactorRequired: false }),
  sessions: async () =>
    ["s1", "s2"].map((id) => ({ id, device: "", signedInAt: 0, lastSeenAt: 0, current: id === "s1" })),
  endSession: async () => {},
  endOtherSessions: async () => {},
  endAllSessions: async () => ({ cookies: [] }),
  startTotp: async () => ({ kind: "done", secret: "S", uri: "U" }),
  confirmTotp: async () => ({ kind: "done", recoveryCodes: ["c-o-d-e"], cookies: [] }),
  removeTotp: async () => ({ kind: "done" }),
  newRecoveryCodes: async () => ({ kind: "done", recoveryCodes: ["c-o-d-e"] }),
  removePasskey: async () => ({ kind: "done" }),
  tokens: async () => [],
  createToken: async () => ({ id: "0123456789abcdef", token: "sts_secret" }),
  revokeToken: async () => {},
  staff: async () => [MEMBER],
  invite: async () => ({ kind: "invited", id: "i1" }),
  renewInvitation: async () => {},
  disable: async () => ({ kind: "done" }),
  enable: async () => {},
  setRole: async () => ({ kind: "done" }),
  rename: async () => {},
  removeSecondFactor: async () => {},
  requireSecondFactor: async () => {},
  openInvitation: async () => ({ username: "ewa", language: "pl" }),
  acceptInvitation: async () => IN,
  requestReset: async () => ({ kind: "asked" }),
  openReset: async () => ({ username: "jan.k", language: "en" }),
  reset: async () => IN,
  openSetUp: async () => true,
  setUp: async () => IN,
};

const USERS = {
  byName: async (name: string) => (name === "jan.k" ? ({ ...MEMBER, totp: true } as const) : undefined),
  byId: async (id: string) => (id === "m1" ? ({ ...MEMBER, totp: true } as const) : undefined),
};

function over(changes: Partial<Accounts> = {}) {
  const { audit, taken } = notes();
  return { ...auditedAccounts({ ...FINE, ...changes }, audit, USERS), taken };
}

const PASSWORD = { password: "typed-Secret" };

/** What each method is called with, and what it leaves on record when it has changed something. */
const CALLS: { [Method in keyof Accounts]: [call: (accounts: Accounts) => Promise<unknown>, noted: string[]] } = {
  whoIs: [(a) => a.whoIs(VISIT.headers), []],
  whoseToken: [(a) => a.whoseToken(VISIT.headers), []],
  signIn: [(a) => a.signIn({ username: "anna", ...PASSWORD }, VISIT), ["signed-in u1 - by=password"]],
  secondFactor: [(a) => a.secondFactor({ code: "123456", kind: "totp" }, VISIT), ["signed-in u1 - by=app"]],
  signOut: [(a) => a.signOut(VISIT), ["signed-out u1 -"]],
  passkeyStep: [(a) => a.passkeyStep("verify-registration", {}, VISIT), ["passkey-added u1 -"]],
  changePassword: [(a) => a.changePassword(ACTOR, { current: "x", next: "y" }, VISIT), ["password-changed u1 -"]],
  confirm: [(a) => a.confirm(ACTOR, PASSWORD, VISIT), []],
  requireConfirmed: [(a) => a.requireConfirmed(ACTOR), []],
  setName: [(a) => a.setName(ACTOR, "Anna Keller"), ["name-changed u1 account:anna"]],
  setLanguage: [(a) => a.setLanguage(ACTOR, "pl"), []],
  changeEmail: [(a) => a.changeEmail(ACTOR, { email: "a@b.example", ...PASSWORD }, VISIT), ["email-changed u1 -"]],
  protection: [(a) => a.protection(ACTOR), []],
  sessions: [(a) => a.sessions(ACTOR), []],
  endSession: [(a) => a.endSession(ACTOR, "s2"), ["sessions-ended u1 - which=one"]],
  endOtherSessions: [(a) => a.endOtherSessions(ACTOR), ["sessions-ended u1 - which=others"]],
  endAllSessions: [(a) => a.endAllSessions(ACTOR), ["sessions-ended u1 - which=all"]],
  startTotp: [(a) => a.startTotp(ACTOR, PASSWORD, VISIT), []],
  confirmTotp: [(a) => a.confirmTotp(ACTOR, { code: "123456" }, VISIT), ["second-factor-on u1 -"]],
  removeTotp: [(a) => a.removeTotp(ACTOR, PASSWORD, VISIT), ["second-factor-off u1 -"]],
  newRecoveryCodes: [(a) => a.newRecoveryCodes(ACTOR, PASSWORD, VISIT), ["recovery-codes-made u1 -"]],
  removePasskey: [(a) => a.removePasskey(ACTOR, "p"), ["passkey-removed u1 -"]],
  tokens: [(a) => a.tokens(ACTOR), []],
  createToken: [(a) => a.createToken(ACTOR, { name: "typed" }), ["token-made u1 - token=01234567"]],
  revokeToken: [(a) => a.revokeToken(ACTOR, "0123456789abcdef"), ["token-revoked u1 - token=01234567"]],
  staff: [(a) => a.staff(ACTOR), []],
  invite: [(a) => a.invite(ACTOR, INVITATION), ["account-invited u1 account:ewa role=admin"]],
  renewInvitation: [(a) => a.renewInvitation(ACTOR, "m1"), ["invitation-renewed u1 account:jan.k"]],
  disable: [(a) => a.disable(ACTOR, "m1"), ["account-disabled u1 account:jan.k"]],
  enable: [(a) => a.enable(ACTOR, "m1"), []],
  setRole: [(a) => a.setRole(ACTOR, "m1", "admin"), ["role-changed u1 account:jan.k role=admin"]],
  rename: [(a) => a.rename(ACTOR, "m1", "Jan Kowalski"), ["name-changed u1 account:jan.k"]],
  removeSecondFactor: [(a) => a.removeSecondFactor(ACTOR, "m1"), ["second-factor-removed u1 account:jan.k"]],
  requireSecondFactor: [(a) => a.requireSecondFactor(ACTOR, "m1", true), ["second-factor-required u1 account:jan.k"]],
  openInvitation: [(a) => a.openInvitation("t"), []],
  acceptInvitation: [
    (a) => a.acceptInvitation("t", PASSWORD, VISIT),
    ["invitation-accepted u1 account:ewa", "signed-in u1 - by=invitation-accepted"],
  ],
  requestReset: [(a) => a.requestReset("jan.k", VISIT), []],
  openReset: [(a) => a.openReset("t"), []],
  reset: [
    (a) => a.reset("t", PASSWORD, VISIT),
    ["password-reset u1 account:jan.k", "signed-in u1 - by=password-reset"],
  ],
  openSetUp: [(a) => a.openSetUp("t"), []],
  setUp: [
    (a) => a.setUp("t", { ...INVITATION, ...PASSWORD }, VISIT),
    ["account-made u1 account:ewa", "signed-in u1 - by=set-up"],
  ],
};

describe.each(Object.entries(CALLS))("%s", (method, [call, noted]) => {
  test("leaves on record what it has done, and gives the answer on", async () => {
    const { accounts, taken } = over();
    const plain = await call(FINE);
    expect(await call(accounts)).toEqual(plain);
    expect(taken()).toEqual(noted);
  });

  test("leaves nothing when it fails", async () => {
    const failing = { [method]: () => Promise.reject(new Error("away")) };
    const { accounts, taken } = over(failing);
    await expect(call(accounts)).rejects.toThrow("away");
    expect(taken()).toEqual([]);
  });
});

test("other ways in are told apart", async () => {
  const { accounts, taken } = over();
  await accounts.secondFactor({ code: "abcde-fghij", kind: "recovery" }, VISIT);
  await accounts.passkeyStep("verify-authentication", {}, VISIT);
  await accounts.passkeyStep("generate-register-options", {}, VISIT);
  expect(taken()).toEqual(["signed-in u1 - by=recovery-code", "signed-in u1 - by=passkey"]);
});

test("what was refused or has changed nothing leaves nothing", async () => {
  const wrong = async () => ({ kind: "wrong" as const });
  const { accounts, taken } = over({
    signIn: async () => ({ kind: "second-factor", cookies: [] }),
    secondFactor: async () => ({ kind: "expired" }),
    ...{ changePassword: wrong, changeEmail: wrong, confirmTotp: wrong, removeTotp: wrong, newRecoveryCodes: wrong },
    removePasskey: async () => ({ kind: "required" }),
    sessions: async () => [],
    invite: async () => ({ kind: "username-taken" }),
    ...{ disable: async () => ({ kind: "last-admin" }), setRole: async () => ({ kind: "last-admin" }) },
    staff: async () => [{ ...MEMBER, secondFactor: false }],
    acceptInvitation: async () => ({ kind: "gone" }),
    reset: async () => ({ kind: "weak", problem: "passwordShort" }),
    setUp: async () => ({ kind: "gone" }),
    passkeyStep: async () => ({ status: 403, body: {}, cookies: [] }),
  });
  const quiet: (keyof Accounts)[] = [
    ...(["signIn", "secondFactor", "changePassword", "changeEmail", "confirmTotp", "removeTotp"] as const),
    ...(["newRecoveryCodes", "removePasskey", "endOtherSessions", "invite", "disable", "setRole"] as const),
    ...(["removeSecondFactor", "acceptInvitation", "reset", "setUp", "passkeyStep"] as const),
  ];
  for (const method of quiet) await CALLS[method][0](accounts);
  await accounts.signOut({ ...VISIT, headers: new Headers({ cookie: "gone" }) });
  await accounts.requireSecondFactor(ACTOR, "m1", false);
  await accounts.setRole(ACTOR, "m1", "editor");
  expect(taken()).toEqual([]);
});

test("a disabled account that is enabled, a requirement that is lifted", async () => {
  const { accounts, taken } = over({
    staff: async () => [{ ...MEMBER, state: "disabled", secondFactorRequired: true }],
  });
  await accounts.enable(ACTOR, "m1");
  await accounts.disable(ACTOR, "m1");
  await accounts.requireSecondFactor(ACTOR, "m1", false);
  expect(taken()).toEqual(["account-enabled u1 account:jan.k", "second-factor-optional u1 account:jan.k"]);
});

test("a reset whose owner still needs a code is on record, too", async () => {
  const { accounts, taken } = over({ reset: async () => ({ kind: "second-factor", cookies: [] }) });
  await accounts.reset("t", PASSWORD, VISIT);
  expect(taken()).toEqual(["password-reset 192.0.2.9 account:jan.k"]);
});

describe("refused sign-ins", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const wrong = { signIn: async () => ({ kind: "wrong" as const }) };
  const tryAs = (accounts: Accounts, username: string, address = VISIT.address) =>
    accounts.signIn({ username, ...PASSWORD }, { ...VISIT, address });

  test("name an account that there is, and nothing else of what was typed", async () => {
    const { accounts, taken } = over(wrong);
    await tryAs(accounts, " Jan.K ");
    await tryAs(accounts, "my-password-by-mistake");
    await tryAs(accounts, "jan@example.org");
    expect(taken()).toEqual([
      "sign-in-refused 192.0.2.9 account:jan.k reason=password",
      "sign-in-refused 192.0.2.9 - reason=password",
    ]);
  });

  test("a session that is not confirmed counts as one, and names its account", async () => {
    const { accounts, taken } = over({
      confirm: async () => ({ kind: "wrong" }),
      passkeyStep: async () => ({ status: 401, body: {}, cookies: [] }),
    });
    await accounts.confirm(ACTOR, PASSWORD, VISIT);
    await accounts.passkeyStep("verify-confirmation", {}, VISIT);
    expect(taken()).toEqual([
      "sign-in-refused 192.0.2.9 account:anna reason=password",
      "sign-in-refused 192.0.2.9 account:anna reason=passkey",
    ]);
  });

  test("are told at once and then counted, a minute long", async () => {
    const { accounts, taken } = over(wrong);
    for (let i = 0; i < 5; i++) await tryAs(accounts, "jan.k");
    expect(taken()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(taken()).toEqual(["sign-in-refused 192.0.2.9 account:jan.k reason=password count=4"]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(taken()).toEqual([]);
    await tryAs(accounts, "jan.k");
    expect(taken()).toHaveLength(1);
  });

  test("a flood from everywhere fills the record with twenty-one lines a minute, and a count at its end", async () => {
    const { accounts, taken, end } = over(wrong);
    for (let i = 0; i < 1000; i++) await tryAs(accounts, "jan.k", `198.51.100.${i}`);
    expect(taken()).toHaveLength(20);
    await end();
    expect(taken()).toEqual(["sign-in-refused - - count=980"]);
  });

  test("codes name the account that the first step was for, passkeys and tries over the limit nobody", async () => {
    const { accounts, taken } = over({
      signIn: async () => ({ kind: "limited", retryAfterS: 9 }),
      secondFactor: async () => ({ kind: "wrong", userId: "m1" }),
      passkeyStep: async () => ({ status: 401, body: {}, cookies: [] }),
    });
    await tryAs(accounts, "jan.k");
    await accounts.secondFactor({ code: "123456", kind: "totp" }, VISIT);
    await accounts.passkeyStep("verify-authentication", {}, VISIT);
    expect(taken()).toEqual([
      "sign-in-refused 192.0.2.9 - reason=limited",
      "sign-in-refused 192.0.2.9 account:jan.k reason=code",
      "sign-in-refused 192.0.2.9 - reason=passkey",
    ]);
  });
});
