import type { Actor, SignInOutcome, Visit } from "#features/accounts/accounts.server.ts";
import { type Accounts, openAccounts } from "#features/accounts/open-accounts.server.ts";
import type { Passwords } from "#features/accounts/passwords.server.ts";
import { openAudit } from "#features/audit/open-audit.server.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import type { DatabaseLocation } from "#platform/database/open-database.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { ADMIN, EDITOR } from "./test-staff.ts";

export { ADMIN, EDITOR };

const SECRET = "the secret of the tests of accounts";

/** Accounts on a database of their own, with an admin and an editor. */
export interface StaffSite {
  accounts: Accounts;
  storage: Storage;
  /** Password checks so far: one for each try that is looked at. */
  checks(): number;
  /** Secret parts of links in mails that wait for this address, the newest last. */
  linksFor(address: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens them. @param loginLimit as `RATE_LIMIT_LOGIN`; 0: none */
export async function openStaffSite(
  location: DatabaseLocation,
  { loginLimit = 0, publicUrl = "http://localhost:3000" } = {},
): Promise<StaffSite> {
  const log = createLog("silent");
  const storage = await openStorage(location, log);
  const encrypter = createEncrypter(SECRET);
  let checks = 0;
  const counted =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    (...args: Args) => {
      checks++;
      return work(...args);
    };
  const passwords: Passwords = { hash: counted(quickPasswords.hash), verify: counted(quickPasswords.verify) };
  const config = { publicUrl, allowedOrigins: new Set([publicUrl]), databaseUrl: location.databaseUrl, loginLimit };
  const { accounts, close } = openAccounts({
    ...{ store: storage.accounts, config, secret: SECRET, encrypter, log, passwords },
    audit: openAudit({ storage, log, encrypter }),
    onMail: () => {},
  });
  if (!(await storage.accounts.users.any())) await addStaff(storage);
  return {
    accounts,
    storage,
    checks: () => checks,
    async linksFor(address) {
      const mails = await storage.outbox.due(Date.now(), 100);
      return mails.flatMap((mail) =>
        "encryptedToken" in mail && mail.recipient === address ? [encrypter.decrypt(mail.encryptedToken)] : [],
      );
    },
    async close() {
      await close();
      await storage.close();
    },
  };
}

/** Adds an admin and an editor to a database without accounts. */
export async function addStaff(storage: Storage): Promise<void> {
  const { hash } = quickPasswords;
  const person = { language: "en", activatedAt: Date.now() } as const;
  const admin = {
    ...person,
    username: ADMIN.username,
    name: "Anna",
    email: "anna@example.org",
    role: "admin",
  } as const;
  await storage.accounts.users.createFirst({ ...admin, passwordHash: await hash(ADMIN.password) });
  const editor = {
    ...person,
    username: EDITOR.username,
    name: "Jan",
    email: "jan@example.org",
    role: "editor",
  } as const;
  const link = { token: { hash: "none", encrypted: "none" }, createdAt: 0, expiresAt: 0, mailHost: undefined };
  await storage.accounts.links.invite({ ...editor, passwordHash: await hash(EDITOR.password) }, link);
}

let addresses = 0;

/** A browser that keeps its cookies, at an address of its own unless one is given. */
export class Browser {
  readonly jar = new Map<string, string>();
  readonly address: string;

  constructor(address = `192.0.2.${++addresses}`) {
    this.address = address;
  }

  get visit(): Visit {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    return { headers: new Headers({ cookie, "user-agent": "Test browser" }), address: this.address };
  }

  /** Takes the cookies of an answer. */
  take<Answer extends object>(answer: Answer): Answer {
    for (const cookie of "cookies" in answer ? (answer.cookies as string[]) : []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/i.test(cookie)) this.jar.delete(name);
      else this.jar.set(name, value);
    }
    return answer;
  }

  /** A browser with the same cookies, which keeps them when the other gets new ones. */
  copy(): Browser {
    const copy = new Browser(this.address);
    for (const [name, value] of this.jar) copy.jar.set(name, value);
    return copy;
  }

  async signIn({ accounts }: StaffSite, who: { username: string; password: string }): Promise<SignInOutcome> {
    return this.take(await accounts.signIn(who, this.visit));
  }

  async actor({ accounts }: StaffSite): Promise<Actor> {
    const actor = await accounts.whoIs(this.visit.headers);
    if (actor === undefined) throw new Error("nobody is signed in");
    return actor;
  }
}

/** A browser in which somebody is signed in. */
export async function signedIn(site: StaffSite, who: { username: string; password: string }): Promise<Browser> {
  const browser = new Browser();
  const { kind } = await browser.signIn(site, who);
  if (kind !== "in") throw new Error(`signing in came to ${kind}`);
  return browser;
}
