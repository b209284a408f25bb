import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import type { BuiltSite } from "../start-built-site.ts";

const run = promisify(execFile);

/** A colleague of the first account. */
export const COLLEAGUE = "Jan Nowak";
const PASSWORD = "harbour-Pilot-17-north";

/**
 * Creates an account for a colleague with the command on the server of a SQLite site, and sets its password by the link.
 * @param page of the browser in which the colleague is then signed in
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
