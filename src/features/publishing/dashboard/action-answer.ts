import type { Problem } from "../problems.ts";
import type { ChangeOutcome, DuplicateOutcome, PreviewLink, SaveOutcome } from "../publishing.server.ts";

/**
 * The result of an action on an item. Most are a `ChangeOutcome`; `restore-version` returns a `SaveOutcome`, and the others
 * what they are named after.
 */
export type ActionAnswer =
  | ChangeOutcome
  | SaveOutcome
  | DuplicateOutcome
  | { kind: "checked"; problems: Problem[] }
  /** `path` on this site works for everybody who has it, and is returned only once. */
  | { kind: "linked"; path: string; link: PreviewLink }
  /** The item has the maximum number of preview links. */
  | { kind: "too-many" }
  | { kind: "revoked" }
  /** A test e-mail was queued. `waits`: there is no mail server. */
  | { kind: "tested"; address: string; waits: boolean }
  /** Too many test e-mails in the last hour. */
  | { kind: "limited"; retryAfterS: number }
  /** The account has no e-mail address. */
  | { kind: "no-address" };

const STATUS: Readonly<Partial<Record<ActionAnswer["kind"], number>>> = {
  duplicated: 201,
  linked: 201,
  missing: 404,
  conflict: 409,
  elsewhere: 409,
  "not-now": 409,
  "too-many": 409,
  "no-address": 409,
  limited: 429,
  refused: 422,
  incomplete: 422,
  past: 422,
};

/** Returns the HTTP status of the result of an action or a save. */
export function statusOf({ kind }: { kind: ActionAnswer["kind"] }): number {
  return STATUS[kind] ?? 200;
}
