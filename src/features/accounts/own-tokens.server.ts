import { randomBytes } from "node:crypto";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Actor, OwnToken } from "./accounts.server.ts";
import { apiTokenHash } from "./actor-lookup.server.ts";
import { requireConfirmed } from "./confirm.server.ts";
import { knownId } from "./known-id.server.ts";
import type { AccountParts } from "./parts.server.ts";
import { requireSession } from "./require-role.server.ts";

const TOKENS_MAX = 20;
const TOKEN_BYTES = 32;

/** Creates the operations on one's own API tokens: "sts_" and 256 random bits, stored as a hash. */
export function ownTokens(parts: AccountParts) {
  const { store, occasion, onMail } = parts;
  return {
    async tokens(actor: Actor): Promise<OwnToken[]> {
      requireSession(actor);
      return store.tokens.list(actor.userId);
    },

    /**
     * Creates an API token; its secret is returned only here.
     * @throws ExpectedError `too-many` beyond 20, `unconfirmed`
     */
    async createToken(actor: Actor, { name }: { name: string }): Promise<{ id: string; token: string }> {
      await requireConfirmed(parts, actor);
      const token = `sts_${randomBytes(TOKEN_BYTES).toString("base64url")}`;
      const hash = apiTokenHash(token);
      const id = await store.tokens.create(actor, { name, hash }, TOKENS_MAX, occasion());
      if (id === undefined) throw new ExpectedError("too-many", `An account has at most ${TOKENS_MAX} tokens.`);
      onMail();
      return { id, token };
    },

    async revokeToken(actor: Actor, id: string): Promise<void> {
      requireSession(actor);
      if (!(await store.tokens.revoke(actor, knownId(id))))
        throw new ExpectedError("not-found", "There is no such token.");
    },
  };
}
