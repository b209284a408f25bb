import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser, openStaffSite, type StaffSite } from "../../tests/accounts/staff-site.ts";

let dataDir: string;
let site: StaffSite;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-staff-"));
  site = await openStaffSite({ databaseUrl: undefined, dataDir });
});
afterAll(async () => {
  await site?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the command beside the open site. */
function staff(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL: "https://www.example.com" };
  return new Promise((resolve) => {
    execFile(process.execPath, ["src/commands/staff.ts", ...args], { env }, (failure, out, error) => {
      resolve({ code: typeof failure?.code === "number" ? failure.code : 0, out, error });
    });
  });
}

const tokenIn = (out: string, folder: string) =>
  new RegExp(`https://www\\.example\\.com/sign-in/${folder}/([\\w-]{43})\n`).exec(out)?.[1] ?? "";

test("adds, resets, disables and enables accounts beside a running site", async () => {
  const password = "slow-Otter-by-night";
  const added = await staff("add", "Ola", "--name", "Ola Nowak", "--email", "ola@example.org", "--role", "admin");
  expect(added).toMatchObject({ code: 0, error: "" });
  const browser = new Browser();
  const accepted = await site.accounts.acceptInvitation(tokenIn(added.out, "invitation"), { password }, browser.visit);
  expect(browser.take(accepted).kind).toBe("in");
  expect(await browser.actor(site)).toMatchObject({ username: "ola", role: "admin" });

  const reset = await staff("reset", "ola", "--second-factor");
  expect(await site.accounts.whoIs(browser.visit.headers)).toBeUndefined();
  expect(await site.accounts.openReset(tokenIn(reset.out, "reset"))).toMatchObject({ username: "ola" });

  expect((await site.accounts.signIn({ username: "ola", password }, browser.visit)).kind).toBe("in");
  expect((await staff("disable", "ola")).code).toBe(0);
  expect((await site.accounts.signIn({ username: "ola", password }, browser.visit)).kind).toBe("wrong");
  expect((await staff("list")).out).toContain("ola\tadmin\tdisabled\t-\tOla Nowak\tola@example.org\n");
  expect((await staff("enable", "ola")).code).toBe(0);
  expect((await site.accounts.signIn({ username: "ola", password }, browser.visit)).kind).toBe("in");

  expect((await staff("enable", "ola")).code).toBe(0);
  const entries = await site.storage.audit.ofSubject("account", "ola", 100);
  const byCommand = entries.filter(({ details }) => details.by === "command line").reverse();
  expect(byCommand.map(({ action, actor, details: { role = "-" } }) => `${action}${actor} ${role}`)).toEqual([
    "account-invited admin",
    "reset-link-made -",
    "account-disabled -",
    "account-enabled -",
  ]);
});

test.each([
  [[], "npm run staff -- list"],
  [["add", "x", "--name", "X", "--email", "no address"], "Invalid: username, email."],
  [["add", "jan.k", "--name", "Jan", "--email", "new@example.org"], "Another account has this username."],
  [["reset", "nobody"], 'There is no account "nobody".'],
  [["list", "--everything"], "Unknown option"],
])("%j reports the mistake", async (args, said) => {
  const { code, out, error } = await staff(...args);
  expect([code, out]).toEqual([1, ""]);
  expect(error).toContain(said);
  expect(error).not.toContain("    at ");
});

test("the last admin cannot be disabled", async () => {
  await staff("disable", "ola");
  expect(await staff("disable", "anna")).toMatchObject({
    code: 1,
    error: "Account not disabled: this is the last admin who can log in.\n",
  });
});
