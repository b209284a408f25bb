import type { Audit } from "#features/audit/audit.server.ts";
import type { RefusalReason, RefusedSignIns } from "#features/audit/refused-sign-ins.server.ts";
import type { Actor, LinkOutcome, SignInOutcome, Visit } from "./accounts.server.ts";

/** Records sign-ins after they were made: better-auth begins a session in a transaction of its own. */
export interface SignInRecord {
  /** Records a sign-in, if the outcome is one. @param by what opened the account */
  signedIn(outcome: SignInOutcome | LinkOutcome, by: string, visit: Visit): Promise<void>;
  /**
   * Records a refusal, if the outcome is one; a try over the limit names nobody.
   * @param username of an account that exists: what else was typed is never recorded
   */
  refused(outcome: { kind: string }, reason: RefusalReason, visit: Visit, username?: string): Promise<void>;
}

/** @param whoIs says whose session cookies have begun */
export function signInRecord(
  audit: Pick<Audit, "noteDone">,
  refusals: RefusedSignIns,
  whoIs: (headers: Headers) => Promise<Actor | undefined>,
): SignInRecord {
  return {
    async signedIn(outcome, by, { address }) {
      if (outcome.kind !== "in") return;
      const cookie = outcome.cookies.map((one) => one.split(";", 1)[0]).join("; ");
      const actor = await whoIs(new Headers({ cookie }));
      await audit.noteDone(actor && { ...actor, address }, "signed-in", { details: { by } });
    },

    async refused({ kind }, reason, { address }, username) {
      if (kind === "limited") await refusals.note({ address, username: undefined, reason: "limited" });
      if (kind === "wrong") await refusals.note({ address, username, reason });
    },
  };
}
