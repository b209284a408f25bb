import { ExpectedError } from "#platform/http/errors.server.ts";
import { type Role, roleSuffices } from "#ui/dashboard/roles.ts";
import type { Actor } from "./accounts.server.ts";

/** Requires a role or a higher one. @throws ExpectedError `forbidden` */
export function requireRole(actor: Pick<Actor, "role">, role: Role): void {
  if (!roleSuffices(actor.role, role)) throw new ExpectedError("forbidden", "This needs another role.");
}

/**
 * Requires a session; an API token is refused.
 * @returns the session's id
 * @throws ExpectedError `forbidden`
 */
export function requireSession({ sessionId }: Pick<Actor, "sessionId">): string {
  if (sessionId === undefined) throw new ExpectedError("forbidden", "This needs a signed-in person, not a token.");
  return sessionId;
}
