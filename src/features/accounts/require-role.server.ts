import { ExpectedError } from "#platform/http/errors.server.ts";
import { type Role, roleSuffices } from "#ui/dashboard/roles.ts";
import type { Actor } from "./accounts.server.ts";

/** Lets through who has the role or more. @throws ExpectedError `forbidden` */
export function requireRole(actor: Pick<Actor, "role">, role: Role): void {
  if (!roleSuffices(actor.role, role)) throw new ExpectedError("forbidden", "This needs another role.");
}

/**
 * Lets through who is signed in, not a token: accounts are a person's own business.
 * @returns the session's id
 * @throws ExpectedError `forbidden`
 */
export function requireSession({ sessionId }: Pick<Actor, "sessionId">): string {
  if (sessionId === undefined) throw new ExpectedError("forbidden", "This needs a signed-in person, not a token.");
  return sessionId;
}
