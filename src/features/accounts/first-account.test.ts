import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "#config.server.ts";
import { openAudit } from "#features/audit/open-audit.server.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import { Browser } from "../../../tests/accounts/staff-site.ts";
import { provideFirstAccount } from "./first-account.server.ts";
import { openAccounts } from "./open-accounts.server.ts";

const secret = "the secret of the tests of first accounts";
const PASSWORD = "seven-Herons-in-fog";
const PERSON = { username: "ewa", name: "Ewa", email: "ewa@example.org", language: "pl", password: PASSWORD } as const;

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

/** Starts of a site on one data folder. */
async function newSite() {
  const dataDir = await mkdtemp(join(tmpdir(), "site-first-"));
  ended.push(() => rm(dataDir, { recursive: true, force: true }));
  return async function start(environment: Record<string, string> = {}) {
    const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: "https://www.example.com", ...environment });
    const log = createLog("silent");
    const said = vi.spyOn(log, "warn");
    const storage = await openStorage(config, log);
    const common = { store: storage.accounts, config, encrypter: createEncrypter(secret), log };
    await provideFirstAccount(common);
    const { accounts, close } = openAccounts({
      ...common,
      audit: openAudit({ ...common, storage }),
      secret,
      onMail: () => {},
    });
    ended.push(async () => {
      await close();
      await storage.close();
    });
    const lines = said.mock.calls.map(String);
    const token = /https:\/\/www\.example\.com\/sign-in\/set-up\/([\w-]{43})$/.exec(lines[0] ?? "")?.[1];
    return { accounts, storage, lines, token: token ?? "" };
  };
}

/** Reads what the audit log says: `action who subject details`, with "-" for what is not there. */
async function entriesIn({ accounts: { database } }: Storage): Promise<string[]> {
  const entries = await database.selectFrom("audit_log").selectAll().orderBy("id").execute();
  return entries.map(({ action, actor, subject, details }) =>
    [action, actor || "-", subject ?? "-", details].join(" "),
  );
}

test("a start without accounts prints a link that makes one admin, once", async () => {
  const start = await newSite();
  const { accounts, token, lines, storage } = await start();
  expect(lines).toHaveLength(1);
  expect(await accounts.openSetUp(token)).toBe(true);
  const browser = new Browser();
  const weak = { ...PERSON, password: "ewa-ewa-ewa-1" };
  expect(await accounts.setUp(token, weak, browser.visit)).toEqual({ kind: "weak", problem: "passwordObvious" });
  expect(await entriesIn(storage)).toEqual([]);
  const [made, again] = await Promise.all([
    accounts.setUp(token, PERSON, browser.visit),
    accounts.setUp(token, { ...PERSON, username: "other", email: "other@example.org" }, new Browser().visit),
  ]);
  expect([made.kind, again.kind].sort()).toEqual(["gone", "in"]);
  const cookies = made.kind === "in" ? made.cookies : again.kind === "in" ? again.cookies : [];
  expect(cookies[0]).toMatch(/^__Host-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(cookies[1]).toMatch(/^__Host-device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  browser.take({ cookies });
  expect(await browser.actor({ accounts } as Parameters<Browser["actor"]>[0])).toMatchObject({ role: "admin" });
  expect(await accounts.openSetUp(token)).toBe(false);
  expect((await start()).lines).toEqual([]);
});

test("each start without accounts makes a link, and all are good until one is used", async () => {
  const start = await newSite();
  const [first, second] = [await start(), await start()];
  expect(first.token).not.toBe(second.token);
  expect([await first.accounts.openSetUp(first.token), await first.accounts.openSetUp(second.token)]).toEqual([
    true,
    true,
  ]);
  expect((await first.accounts.setUp(second.token, PERSON, new Browser().visit)).kind).toBe("in");
  expect(await first.accounts.openSetUp(first.token)).toBe(false);
  const rows = await first.storage.accounts.database.selectFrom("staff_links").selectAll().execute();
  expect(rows).toEqual([]);
  expect(await entriesIn(first.storage)).toEqual(["account-made Ewa ewa {}", 'signed-in Ewa - {"by":"set-up"}']);
});

test("ADMIN_USERNAME and ADMIN_PASSWORD make the first account, and nothing where there is one", async () => {
  const start = await newSite();
  const { accounts, lines, storage } = await start({ ADMIN_USERNAME: "ewa", ADMIN_PASSWORD: PASSWORD });
  expect(await entriesIn(storage)).toEqual(["account-made - ewa {}"]);
  expect(lines).toEqual([]);
  expect((await accounts.signIn(PERSON, new Browser().visit)).kind).toBe("in");
  const later = await start({ ADMIN_USERNAME: "other", ADMIN_PASSWORD: PASSWORD });
  expect((await later.accounts.signIn({ ...PERSON, username: "other" }, new Browser().visit)).kind).toBe("wrong");
  const names = (await later.storage.accounts.users.all()).map(({ username, role }) => [username, role]);
  expect(names).toEqual([["ewa", "admin"]]);
});
