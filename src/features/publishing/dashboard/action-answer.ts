import type { Problem } from "../problems.ts";
import type { ChangeOutcome, DuplicateOutcome, PreviewLink, SaveOutcome } from "../publishing.server.ts";

/**
 * What an action on an item came to. Most are a `ChangeOutcome`; `restore-version` gives a `SaveOutcome`, and the others
 * what they are named after.
 */
export type ActionAnswer =
  | ChangeOutcome
  | SaveOutcome
  | DuplicateOutcome
  | { kind: "checked"; problems: Problem[] }
  /** `path` on this site works for whoever has it, and is told this once. */
  | { kind: "linked"; path: string; link: PreviewLink }
  /** The item has as many preview links as it may. */
  | { kind: "too-many" }
  | { kind: "revoked" };

const STATUS: Readonly<Partial<Record<ActionAnswer["kind"], number>>> = {
  duplicated: 201,
  linked: 201,
  missing: 404,
  conflict: 409,
  elsewhere: 409,
  "not-now": 409,
  "too-many": 409,
  refused: 422,
  incomplete: 422,
  past: 422,
};

/** The HTTP status of what an action or a save came to. */
export function statusOf({ kind }: { kind: ActionAnswer["kind"] }): number {
  return STATUS[kind] ?? 200;
}
