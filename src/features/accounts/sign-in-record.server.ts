import type { Audit } from "#features/audit/audit.server.ts";
import type { RefusalReason, RefusedSignIns } from "#features/audit/refused-sign-ins.server.ts";
import type { Actor, LinkOutcome, SignInOutcome, Visit } from "./accounts.server.ts";

/** Records sign-ins after the session has started, as better-auth starts it in a transaction of its own. */
export interface SignInRecord {
  /** Records a sign-in if the outcome is one. @param by method of the sign-in */
  signedIn(outcome: SignInOutcome | LinkOutcome, by: string, visit: Visit): Promise<void>;
  /**
   * Records a refusal if the outcome is one; without an account when the limit is reached.
   * @param username of an existing account; other input is never recorded
   */
  refused(outcome: { kind: string }, reason: RefusalReason, visit: Visit, username?: string): Promise<void>;
}

/** Creates the recorder. @param whoIs returns the actor of a session's cookies */
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
