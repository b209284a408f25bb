import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { newLinkToken, tokenHash } from "#features/submissions/link-token.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { LinkFor, LinkOutcome, TooMany, Visit } from "./accounts.server.ts";
import type { SetUpForm } from "./forms.ts";
import { RESET_MS } from "./link-times.ts";
import type { AccountParts, SignInAtOnce } from "./parts.server.ts";
import { passwordProblem } from "./password.ts";
import { askedEmail, askedUsername } from "./sign-in.server.ts";
import type { StaffLinkKind } from "./storage/links-store.server.ts";

/** Range of the delay (ms) of a password reset mail, so that the response is sent before it is queued. */
const MAILED_AFTER_MS = [50, 250] as const;

/**
 * Maximum number of password reset mails per account and day. Requests from unknown browsers have a lower limit, so
 * that strangers cannot use up the owner's.
 */
const RESETS_A_DAY = { unknown: 4, known: 8 } as const;

/**
 * Creates the operations of secret links: invitations, resets, the first account. `idle` resolves when no reset is in
 * progress.
 */
export function links(parts: AccountParts, signInAtOnce: SignInAtOnce, log: Log) {
  const { devices, limits, passwords, encrypter, record, store, occasion, onMail } = parts;
  const underWay = new Set<Promise<void>>();

  async function open(kind: StaffLinkKind, token: string): Promise<LinkFor | undefined> {
    const hash = tokenHash(token);
    const user = hash && (await store.links.find(kind, hash, Date.now()));
    return user ? { username: user.username, language: user.language } : undefined;
  }

  async function use(kind: StaffLinkKind, token: string, password: string, visit: Visit): Promise<LinkOutcome> {
    const owner = await open(kind, token);
    if (owner === undefined) return { kind: "gone" };
    const problem = passwordProblem(password, [owner.username]);
    if (problem !== undefined) return { kind: "weak", problem };
    const passwordHash = await passwords.hash(password);
    const user = await store.links.use(kind, tokenHash(token) ?? "", passwordHash, occasion(), visit.address);
    if (user === undefined) return { kind: "gone" };
    onMail();
    const outcome = await signInAtOnce(user.username, password, visit);
    await record.signedIn(outcome, kind === "invitation" ? "invitation-accepted" : "password-reset", visit);
    return outcome;
  }

  /** Queues the mail with a link, unless the account has reached the limit of the day. */
  async function mailReset(name: string, { headers }: Visit): Promise<void> {
    const user = await store.users.byName(name);
    if (user?.email === undefined || user.state === "disabled") return;
    const { at, mailHost } = occasion();
    const link = { token: newLinkToken(encrypter), createdAt: at, expiresAt: at + RESET_MS, mailHost };
    const isKnown = devices.find(headers, user.username) !== undefined;
    const most = isKnown ? RESETS_A_DAY.known : RESETS_A_DAY.unknown;
    await store.links.renew("reset", user.id, link, { most });
    onMail();
  }

  return {
    /** Returns the account of an invitation; undefined when it is used, renewed or expired. */
    openInvitation: (token: string): Promise<LinkFor | undefined> => open("invitation", token),
    acceptInvitation: (token: string, { password }: { password: string }, visit: Visit): Promise<LinkOutcome> =>
      use("invitation", token, password, visit),
    openReset: (token: string): Promise<LinkFor | undefined> => open("reset", token),
    /** Sets a new password; sessions and API tokens end, and passkeys are removed. */
    reset: (token: string, { password }: { password: string }, visit: Visit): Promise<LinkOutcome> =>
      use("reset", token, password, visit),

    /**
     * Mails a link if such an account exists and has not reached the limit of the day. Neither the response nor its
     * time reveals that. No audit entry is added.
     */
    async requestReset(usernameOrEmail: string, visit: Visit): Promise<{ kind: "asked" } | TooMany> {
      const name = askedUsername(usernameOrEmail) ?? askedEmail(usernameOrEmail) ?? "";
      const full = await limits.reset(visit.address);
      if (full !== undefined) return full;
      // Runs after the response, so that unknown names take the same time.
      const work: Promise<void> = setTimeout(randomInt(...MAILED_AFTER_MS))
        .then(() => mailReset(name, visit))
        .catch((error: unknown) => log.error({ err: error }, "a password reset link could not be created"))
        .finally(() => underWay.delete(work));
      underWay.add(work);
      return { kind: "asked" };
    },

    /** Returns whether the link of a first start still creates the first account. */
    async openSetUp(token: string): Promise<boolean> {
      const hash = tokenHash(token);
      return hash !== undefined && (await store.links.isSetUp(hash));
    },

    async setUp(token: string, { password, ...person }: SetUpForm, visit: Visit): Promise<LinkOutcome> {
      const hash = tokenHash(token);
      if (hash === undefined || !(await store.links.isSetUp(hash))) return { kind: "gone" };
      const problem = passwordProblem(password, [person.username]);
      if (problem !== undefined) return { kind: "weak", problem };
      const passwordHash = await passwords.hash(password);
      const user = { ...person, role: "admin" as const, passwordHash, activatedAt: Date.now() };
      if (!(await store.users.createFirst(user, { address: visit.address }))) return { kind: "gone" };
      const outcome = await signInAtOnce(person.username, password, visit);
      await record.signedIn(outcome, "set-up", visit);
      return outcome;
    },

    idle: async () => {
      await Promise.all(underWay);
    },
  };
}
