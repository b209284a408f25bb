import { parseArgs } from "node:util";
import { readConfig } from "#config.server.ts";
import { type CheckedForm, checkForm, type InvitationForm, invitationForm } from "#features/accounts/forms.ts";
import { INVITATION_MS, RESET_MS } from "#features/accounts/link-times.ts";
import { createPasswords, unknownPassword } from "#features/accounts/passwords.server.ts";
import type { AccountsStore } from "#features/accounts/storage/accounts-store.server.ts";
import type { StaffUser } from "#features/accounts/storage/staff-users.server.ts";
import { backupBeforeMigration } from "#features/backup/backup-before-migration.server.ts";
import { newLinkToken } from "#features/submissions/link-token.server.ts";
import { ConfigError } from "#platform/config.server.ts";
import { createEncrypter, type Encrypter } from "#platform/crypto/encrypter.server.ts";
import { sessionSecret } from "#platform/crypto/session-secret.server.ts";
import { ownerOnly } from "#platform/files/owner-only.server.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "#storage.server.ts";

/*
 * Manages staff accounts from a shell on the server, with or without a running site: for the first account, and for
 * people who are locked out. It reads the same settings as the site.
 */
const USAGE = `npm run staff -- list
npm run staff -- add USERNAME --name "Anna Kowalska" --email anna@example.com [--role admin|editor] [--language en|pl|de]
npm run staff -- reset USERNAME [--second-factor]
npm run staff -- disable USERNAME
npm run staff -- enable USERNAME

add and reset print a link to choose a password; --second-factor also removes the authenticator app and the passkeys.`;

/** A mistake in the command line, reported without a stack trace. */
class Mistake extends Error {}

/** Who changes accounts here, as the audit log records it. */
const BY = "command line";

const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Desk {
  store: AccountsStore;
  encrypter: Encrypter;
  publicUrl: string;
}

/** Creates a link that is not sent by mail. */
function newLink({ encrypter, publicUrl }: Desk, folder: string, forMs: number) {
  const token = newLinkToken(encrypter);
  const createdAt = Date.now();
  const link = { token, createdAt, expiresAt: createdAt + forMs, mailHost: undefined };
  return { link, address: `${publicUrl}/sign-in/${folder}/${encrypter.decrypt(token.encrypted)}` };
}

async function list({ store }: Desk): Promise<void> {
  const users = await store.users.all();
  if (users.length === 0) say("No accounts yet.");
  for (const { username, role, state, totp, passkeys, name, email } of users) {
    const second = [totp ? "app" : "", passkeys > 0 ? "passkey" : ""].filter(Boolean).join("+") || "-";
    say([username, role, state, second, name, email ?? "-"].join("\t"));
  }
}

async function add(desk: Desk, form: CheckedForm<InvitationForm>): Promise<void> {
  if (!form.ok) throw new Mistake(`Invalid: ${Object.keys(form.errors).join(", ")}.\n\n${USAGE}`);
  const { link, address } = newLink(desk, "invitation", INVITATION_MS);
  const passwordHash = await createPasswords().hash(unknownPassword());
  const invited = await desk.store.links.invite({ ...form.value, passwordHash, activatedAt: undefined }, link, BY);
  if (typeof invited === "string") throw new Mistake(`Another account has this ${invited.replace("-taken", "")}.`);
  say(`Account created. Link to choose a password (valid once, for 7 days):\n${address}`);
}

async function reset(desk: Desk, { id, state }: StaffUser, secondFactorToo: boolean): Promise<void> {
  if (state === "disabled") throw new Mistake("Password not reset: the account is disabled. Enable it first.");
  const { link, address } = newLink(desk, "reset", RESET_MS);
  if (secondFactorToo) {
    const mailHost = new URL(desk.publicUrl).hostname;
    await desk.store.secondFactors.removeAll(id, { at: Date.now(), mailHost }, BY);
  }
  await desk.store.links.renew("reset", id, link, { by: BY });
  say(`Link to choose a new password (valid once, for one hour):\n${address}`);
}

async function run(desk: Desk, args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: "string" },
      email: { type: "string" },
      role: { type: "string", default: "editor" },
      language: { type: "string", default: "en" },
      "second-factor": { type: "boolean", default: false },
    },
  });
  const [command, username = "", ...rest] = positionals;
  if (rest.length > 0) throw new Mistake(USAGE);
  if (command === "list") return list(desk);
  const { "second-factor": secondFactorToo, ...fields } = values;
  if (command === "add") return add(desk, checkForm(invitationForm, { ...fields, username }));
  if (!["reset", "disable", "enable"].includes(command ?? "")) throw new Mistake(USAGE);
  const user = await desk.store.users.byName(username.toLowerCase());
  if (user === undefined) throw new Mistake(`There is no account "${username}".`);
  if (command === "reset") return reset(desk, user, secondFactorToo);
  if (command === "enable") await desk.store.users.enable(user.id, BY);
  else if (!(await desk.store.users.disable(user.id, BY)))
    throw new Mistake("Account not disabled: this is the last admin who can log in.");
  say("Done.");
}

function describeError(error: unknown): string {
  const isExpected = error instanceof Mistake || error instanceof ConfigError || failureId(error) !== undefined;
  if (isExpected && error instanceof Error) return error.message;
  if (error instanceof TypeError && "code" in error) return `${error.message}\n\n${USAGE}`;
  return String(error);
}

ownerOnly();
try {
  const config = readConfig();
  // Standard output contains only the result.
  const log = createLog("info", process.stderr);
  const storage = await openStorage(config, log, undefined, undefined, backupBeforeMigration(config, log));
  try {
    const desk = {
      store: storage.accounts,
      encrypter: createEncrypter(await sessionSecret(config)),
      publicUrl: config.publicUrl,
    };
    await run(desk, process.argv.slice(2));
  } finally {
    await storage.close();
  }
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}
