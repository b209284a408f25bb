import { ExpectedError } from "../errors.ts";
import type { Actor, TooMany, Visit } from "./accounts.ts";
import type { AuthPath } from "./ask-auth.ts";
import type { AccountParts } from "./parts.ts";
import { requireSession } from "./require-role.ts";

/** Asks better-auth something that takes one's own password, within the limit of wrong ones. */
export type AskConfirmed = (
  actor: Actor,
  path: AuthPath,
  visit: Visit,
  body: Record<string, unknown>,
) => Promise<{ kind: "answer"; body: unknown; cookies: string[] } | { kind: "wrong" } | TooMany>;

/**
 * Makes it.
 * @throws ExpectedError `forbidden` for a token, `conflict` for what the account's state does not allow
 */
export function confirmedAsker({ ask, cookies, limits }: AccountParts): AskConfirmed {
  return async (actor, path, visit, body) => {
    requireSession(actor);
    const admitted = await limits.confirmation(actor.userId);
    if (admitted.kind === "limited") return admitted;
    const answer = await ask(path, visit, { cookies: [cookies.names.session], body });
    if (isWrongPassword(answer.body)) return { kind: "wrong" };
    await admitted.giveBack();
    if (answer.status !== 200) throw new ExpectedError("conflict", "The account is in another state.");
    return { kind: "answer", body: answer.body, cookies: answer.cookies };
  };
}

function isWrongPassword(body: unknown): boolean {
  const codes = ["INVALID_PASSWORD", "PASSWORD_TOO_LONG"];
  return typeof body === "object" && body !== null && "code" in body && codes.includes(String(body.code));
}
