import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { expect } from "../staff-site.ts";
import type { BuiltSite } from "../start-built-site.ts";

const run = promisify(execFile);

/** A colleague of the first account. */
export const COLLEAGUE = "Jan Nowak";
const PASSWORD = "harbour-Pilot-17-north";

/**
 * Gives a colleague an account from the shell of a SQLite site's server; they choose their password by its link.
 * @param page of the browser that they are then signed in with
 */
export async function invite(page: Page, site: BuiltSite): Promise<void> {
  const username = `jan.${randomBytes(4).toString("hex")}`;
  const person = [username, "--name", COLLEAGUE, "--email", `${username}@example.com`];
  const { stdout } = await run(process.execPath, ["src/commands/staff.ts", "add", ...person], {
    env: { PATH: process.env.PATH, DATA_DIR: site.database.dataDir, PUBLIC_URL: site.url },
  });
  const link = /http\S+/.exec(stdout)?.[0] ?? "";
  const answer = await page.request.post(link, {
    form: { password: PASSWORD, repeat: PASSWORD },
    headers: { origin: site.url },
    maxRedirects: 0,
  });
  expect(answer.status(), await answer.text()).toBe(303);
}
