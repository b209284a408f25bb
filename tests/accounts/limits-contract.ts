import { afterAll, beforeAll, expect, test } from "vitest";
import type { SignInOutcome, Visit } from "#features/accounts/accounts.server.ts";
import { totpCode } from "#features/accounts/totp-step.server.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { ADMIN, Browser, EDITOR, openStaffSite, type StaffSite, signedIn } from "./staff-site.ts";

const WRONG = { username: EDITOR.username, password: "wrong-wrong-wrong" };

/** How often signing in may be tried, with counts in memory and shared by processes alike. */
export function signInLimitsContract(create: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let site: StaffSite;
  beforeAll(async () => {
    database = await create();
  });
  afterAll(async () => {
    await site?.close();
    await database?.remove();
  });

  /** The same accounts with counts that begin anew. */
  async function openAgain(loginLimit = 3): Promise<void> {
    await site?.close();
    site = await openStaffSite(database.location, { loginLimit });
    if (database.location.databaseUrl !== undefined) {
      const counts = site.storage.accounts.database as unknown as {
        deleteFrom(table: string): { execute(): Promise<unknown> };
      };
      await counts.deleteFrom("rate_limits").execute();
    }
  }
  const counted = (outcomes: SignInOutcome[], kind: SignInOutcome["kind"]) =>
    outcomes.filter((outcome) => outcome.kind === kind).length;

  test("of a hundred wrong attempts at once from one address, three are checked", async () => {
    await openAgain();
    const before = site.checks();
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => new Browser("203.0.113.1").signIn(site, WRONG)),
    );
    expect([counted(outcomes, "wrong"), counted(outcomes, "limited")]).toEqual([3, 97]);
    expect(site.checks() - before).toBe(3);
    const limited = await new Browser("203.0.113.1").signIn(site, ADMIN);
    expect(limited).toMatchObject({ kind: "limited" });
    expect(limited.kind === "limited" && limited.retryAfterS > 0 && limited.retryAfterS <= 600).toBe(true);
  });

  test("of attempts on one account from thirty addresses, five are checked; its owner signs in from a known browser", async () => {
    await openAgain();
    const owner = await signedIn(site, EDITOR);
    await site.accounts.signOut(owner.visit);
    const before = site.checks();
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, i) => new Browser(`198.51.100.${i}`).signIn(site, WRONG)),
    );
    expect([counted(outcomes, "wrong"), counted(outcomes, "limited")]).toEqual([5, 25]);
    expect(site.checks() - before).toBe(5);
    expect((await new Browser("198.51.100.99").signIn(site, EDITOR)).kind).toBe("limited");
    expect((await owner.signIn(site, EDITOR)).kind).toBe("in");
    // From an address that is shut, too.
    for (let i = 0; i < 4; i++) await new Browser(owner.address).signIn(site, { ...WRONG, username: "nobody" });
    expect((await owner.signIn(site, EDITOR)).kind).toBe("in");
  });

  test("a known browser has its own five tries, and is known for its account alone", async () => {
    await openAgain();
    const owner = await signedIn(site, EDITOR);
    const kinds: string[] = [];
    for (let i = 0; i < 6; i++) kinds.push((await owner.signIn(site, WRONG)).kind);
    expect(kinds).toEqual([...Array<string>(5).fill("wrong"), "limited"]);
    const others: string[] = [];
    for (let i = 0; i < 4; i++) others.push((await owner.signIn(site, { ...WRONG, username: ADMIN.username })).kind);
    expect(others).toEqual(["wrong", "wrong", "wrong", "limited"]);
    expect((await new Browser().signIn(site, EDITOR)).kind).toBe("in");
  });

  test("one browser can be known for several accounts", async () => {
    await openAgain();
    const shared = await signedIn(site, EDITOR);
    await shared.signIn(site, ADMIN);
    for (let i = 0; i < 6; i++) await new Browser(`198.51.100.${i}`).signIn(site, WRONG);
    expect((await shared.signIn(site, EDITOR)).kind).toBe("in");
    expect((await shared.signIn(site, ADMIN)).kind).toBe("in");
  });

  test("strangers at many addresses do not delay a known browser: twenty attempts at once are checked", async () => {
    await openAgain();
    const owner = await signedIn(site, EDITOR);
    const before = site.checks();
    const flood = Array.from({ length: 60 }, (_, i) =>
      new Browser(`198.51.101.${i}`).signIn(site, { ...WRONG, username: `nobody${i}` }),
    );
    expect((await owner.signIn(site, EDITOR)).kind).toBe("in");
    const outcomes = await Promise.all(flood);
    expect([counted(outcomes, "wrong"), counted(outcomes, "limited")]).toEqual([20, 40]);
    expect(site.checks() - before).toBe(21);
    expect((await new Browser().signIn(site, EDITOR)).kind).toBe("in");
  });

  test("right tries do not count", async () => {
    await openAgain();
    for (let i = 0; i < 8; i++) expect((await new Browser("203.0.113.2").signIn(site, EDITOR)).kind).toBe("in");
  });

  test("ten wrong codes, then no more, whatever the challenge", async () => {
    await openAgain();
    const owner = await signedIn(site, EDITOR);
    const { password } = EDITOR;
    const started = await site.accounts.startTotp(await owner.actor(site), { password }, owner.visit);
    if (started.kind !== "done") throw new Error(started.kind);
    const { database: db } = site.storage.accounts;
    const { secrets } = site.storage.accounts.secondFactors;
    expect(await secrets((await owner.actor(site)).userId)).toMatchObject({ confirmed: false });
    await db.updateTable("staff_two_factors").set({ verified: 1 }).execute();
    await db
      .updateTable("staff_users")
      .set({ two_factor_enabled: 1 })
      .where("username", "=", EDITOR.username)
      .execute();
    const kinds: string[] = [];
    const browser = new Browser();
    await browser.signIn(site, EDITOR);
    for (let i = 0; i < 11; i++) {
      if (i === 6) await browser.signIn(site, EDITOR);
      const input = { code: totpCode("no secret", i), kind: i % 2 === 0 ? "totp" : "recovery" } as const;
      kinds.push((await site.accounts.secondFactor(input, browser.visit)).kind);
    }
    expect(kinds).toEqual([...Array<string>(10).fill("wrong"), "limited"]);
    await db.deleteFrom("staff_two_factors").execute();
    await db.updateTable("staff_users").set({ two_factor_enabled: 0 }).execute();
  });

  test("one's own password, resets of an address and passkeys are counted too", async () => {
    await openAgain();
    const owner = await signedIn(site, EDITOR);
    const actor = await owner.actor(site);
    const confirm = () => site.accounts.startTotp(actor, { password: "wrong-wrong-wrong" }, owner.visit);
    for (let i = 0; i < 5; i++) expect((await confirm()).kind).toBe("wrong");
    expect((await confirm()).kind).toBe("limited");

    const { visit } = new Browser("203.0.113.9");
    const kinds: string[] = [];
    for (const name of ["anna", "no-such-name", "jan.k", "nobody", "x", "y"])
      kinds.push((await site.accounts.requestReset(name, visit)).kind);
    expect(kinds).toEqual([...Array<string>(5).fill("asked"), "limited"]);
    const stranger = new Browser();
    const begin = () => site.accounts.passkeyStep("generate-authenticate-options", undefined, stranger.visit);
    for (let i = 0; i < 60; i++) await begin();
    await expect(begin()).rejects.toMatchObject({ id: "too-many" });
  });

  test("strangers use up four links a day of an account and hear nothing of it; a browser that it knows gets more", async () => {
    await openAgain();
    const owner = await signedIn(site, ADMIN);
    await site.accounts.signOut(owner.visit);
    await site.storage.accounts.database.deleteFrom("outbox").execute();
    const mails = async () => (await site.linksFor("anna@example.org")).length;
    const ask = async (visit: Visit, name: string) =>
      expect(await site.accounts.requestReset(name, visit)).toEqual({ kind: "asked" });
    for (let i = 0; i < 7; i++) await ask(new Browser(`198.51.102.${i}`).visit, i % 2 ? "anna" : "anna@example.org");
    // `close` waits for the links that are under way.
    await site.close();
    site = await openStaffSite(database.location, { loginLimit: 3 });
    expect(await mails()).toBe(4);
    await ask(owner.visit, "anna@example.org");
    await expect.poll(mails).toBe(5);
    await agedMails();
    await ask(new Browser("198.51.102.50").visit, "anna");
    await expect.poll(mails).toBe(6);
  });

  /** Moves the mails of the last day out of it. */
  async function agedMails(): Promise<void> {
    await site.storage.accounts.database
      .updateTable("outbox")
      .set({ created_at: Date.now() - 25 * 3_600_000 })
      .execute();
  }

  test("0 is no limit, and a larger number scales the others", async () => {
    await openAgain(0);
    for (let i = 0; i < 12; i++) expect((await new Browser("203.0.113.3").signIn(site, WRONG)).kind).toBe("wrong");
    await openAgain(6);
    const one = [];
    for (let i = 0; i < 7; i++) one.push((await new Browser("203.0.113.4").signIn(site, WRONG)).kind);
    expect(one).toEqual([...Array<string>(6).fill("wrong"), "limited"]);
    const more = [];
    for (let i = 0; i < 5; i++) more.push((await new Browser().signIn(site, WRONG)).kind);
    expect(more).toEqual([...Array<string>(4).fill("wrong"), "limited"]);
  });
}
