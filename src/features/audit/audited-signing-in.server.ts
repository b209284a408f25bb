import type {
  Accounts,
  Actor,
  Confirmed,
  LinkOutcome,
  PasskeyStep,
  SignInOutcome,
  Visit,
} from "#features/accounts/accounts.server.ts";
import type { Audit } from "./audit.server.ts";
import type { RefusalReason, RefusedSignIns } from "./refused-sign-ins.server.ts";

type SigningIn = Pick<
  Accounts,
  "signIn" | "secondFactor" | "signOut" | "passkeyStep" | "confirm" | "acceptInvitation" | "reset" | "setUp"
>;

/** What refused sign-ins are recorded with. */
interface Refusals {
  refused: RefusedSignIns;
  /** The username of the account that was typed, if there is one. */
  nameOf(typed: string): Promise<string | undefined>;
  byId(id: string): Promise<string | undefined>;
}

const DONE_WITH_LINK = ["in", "second-factor"];

/** Signing in and out, on record: who got in and how, and how often somebody did not. */
export function auditedSigningIn(accounts: Accounts, audit: Audit, { refused, nameOf, byId }: Refusals): SigningIn {
  /** Whose session cookies have begun. */
  async function whoGot(cookies: readonly string[], { address }: Visit): Promise<Actor | undefined> {
    const cookie = cookies.map((one) => one.split(";", 1)[0]).join("; ");
    const actor = await accounts.whoIs(new Headers({ cookie }));
    return actor && { ...actor, address };
  }

  /** Notes a sign-in that came to something. @param by what opened the account */
  async function noteIn(outcome: SignInOutcome | LinkOutcome, by: string, visit: Visit): Promise<void> {
    if (outcome.kind !== "in") return;
    await audit.noteDone(await whoGot(outcome.cookies, visit), "signed-in", { details: { by } });
  }

  async function noteRefused(
    outcome: Pick<SignInOutcome, "kind"> | Pick<Confirmed<object>, "kind">,
    reason: RefusalReason,
    { address }: Visit,
    username: () => Promise<string | undefined>,
  ): Promise<void> {
    if (outcome.kind === "limited") await refused.note({ address, username: undefined, reason: "limited" });
    if (outcome.kind === "wrong") await refused.note({ address, username: await username(), reason });
  }

  /** Notes that a link's password was set, as done by its owner. */
  async function noteLink(
    outcome: LinkOutcome,
    action: "invitation-accepted" | "password-reset",
    username: string | undefined,
    visit: Visit,
  ): Promise<void> {
    if (username === undefined || !DONE_WITH_LINK.includes(outcome.kind)) return;
    const actor = outcome.kind === "in" ? await whoGot(outcome.cookies, visit) : undefined;
    const who = actor ?? { address: visit.address };
    await audit.noteDone(who, action, { subject: { kind: "account", name: username } });
    await noteIn(outcome, action, visit);
  }

  const passkeyNotes: Partial<Record<PasskeyStep, (answer: Answer, visit: Visit) => Promise<void>>> = {
    "verify-registration": async ({ status }, visit) => {
      if (status !== 201) return;
      const actor = await accounts.whoIs(visit.headers);
      await audit.noteDone(actor && { ...actor, address: visit.address }, "passkey-added");
    },
    "verify-authentication": async ({ status, cookies }, visit) => {
      if (status === 200) await noteIn({ kind: "in", cookies }, "passkey", visit);
      else await refused.note({ address: visit.address, username: undefined, reason: "passkey" });
    },
    "verify-confirmation": async ({ status }, visit) => {
      if (status === 200) return;
      const owner = await accounts.whoIs(visit.headers);
      await refused.note({ address: visit.address, username: owner?.username, reason: "passkey" });
    },
  };

  return {
    async signIn(input, visit) {
      const outcome = await accounts.signIn(input, visit);
      await noteIn(outcome, "password", visit);
      await noteRefused(outcome, "password", visit, () => nameOf(input.username));
      return outcome;
    },

    async secondFactor(input, visit) {
      const outcome = await accounts.secondFactor(input, visit);
      await noteIn(outcome, input.kind === "totp" ? "app" : "recovery-code", visit);
      const owner = outcome.kind === "wrong" ? outcome.userId : undefined;
      await noteRefused(outcome, "code", visit, async () => (owner === undefined ? undefined : byId(owner)));
      return outcome;
    },

    async signOut(visit) {
      const actor = await accounts.whoIs(visit.headers);
      const signedOut = await accounts.signOut(visit);
      if (actor !== undefined) await audit.noteDone({ ...actor, address: visit.address }, "signed-out");
      return signedOut;
    },

    async passkeyStep(step, body, visit) {
      const answer = await accounts.passkeyStep(step, body, visit);
      await passkeyNotes[step]?.(answer, visit);
      return answer;
    },

    // A right password changes how long the session may change more, and nothing else.
    async confirm(actor, input, visit) {
      const outcome = await accounts.confirm(actor, input, visit);
      await noteRefused(outcome, "password", visit, async () => actor.username);
      return outcome;
    },

    async acceptInvitation(token, input, visit) {
      const owner = await accounts.openInvitation(token);
      const outcome = await accounts.acceptInvitation(token, input, visit);
      await noteLink(outcome, "invitation-accepted", owner?.username, visit);
      return outcome;
    },

    async reset(token, input, visit) {
      const owner = await accounts.openReset(token);
      const outcome = await accounts.reset(token, input, visit);
      await noteLink(outcome, "password-reset", owner?.username, visit);
      return outcome;
    },

    async setUp(token, form, visit) {
      const outcome = await accounts.setUp(token, form, visit);
      if (outcome.kind !== "in") return outcome;
      const actor = await whoGot(outcome.cookies, visit);
      await audit.noteDone(actor, "account-made", { subject: { kind: "account", name: form.username } });
      await noteIn(outcome, "set-up", visit);
      return outcome;
    },
  };
}

type Answer = Awaited<ReturnType<Accounts["passkeyStep"]>>;
