import { randomBytes } from "node:crypto";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Accounts } from "./accounts.server.ts";
import { requireConfirmed } from "./confirm.server.ts";
import { knownId } from "./known-id.server.ts";
import type { AccountParts } from "./parts.server.ts";
import { requireSession } from "./require-role.server.ts";
import { apiTokenHash } from "./who.server.ts";

const TOKENS_MAX = 20;
const TOKEN_BYTES = 32;

/** API tokens of one's own: "sts_" and 256 random bits. Only a hash of them is kept. */
export function ownTokens(parts: AccountParts): Pick<Accounts, "tokens" | "createToken" | "revokeToken"> {
  const { store, occasion, onMail } = parts;
  return {
    async tokens(actor) {
      requireSession(actor);
      return store.tokens.list(actor.userId);
    },

    async createToken(actor, { name }) {
      await requireConfirmed(parts, actor);
      const token = `sts_${randomBytes(TOKEN_BYTES).toString("base64url")}`;
      const hash = apiTokenHash(token);
      const id = await store.tokens.create(actor.userId, { name, hash }, TOKENS_MAX, occasion());
      if (id === undefined) throw new ExpectedError("too-many", `An account has at most ${TOKENS_MAX} tokens.`);
      onMail();
      return { id, token };
    },

    async revokeToken(actor, id) {
      requireSession(actor);
      if (!(await store.tokens.revoke(actor.userId, knownId(id))))
        throw new ExpectedError("not-found", "There is no such token.");
    },
  };
}
