import { createHash } from "node:crypto";
import { failureId } from "#platform/http/errors.server.ts";
import type { Actor } from "./accounts.server.ts";
import type { Cookies } from "./cookies.server.ts";
import { SESSION_DAYS, SESSION_IDLE_S } from "./session-times.server.ts";
import type { AccountsStore } from "./storage/accounts-store.server.ts";
import type { AskingUser } from "./storage/staff-users.server.ts";

const SESSION_IDLE_MS = SESSION_IDLE_S * 1000;
const SESSION_MAX_MS = SESSION_DAYS * 86_400_000;
/** A session's end is moved on when it has come so much nearer: not each request writes. */
const RENEWED_EVERY_MS = 300_000;
const TOKEN_USE_NOTED_EVERY_MS = 3_600_000;
const TOKEN = /^Bearer (sts_[\w-]{43})$/i;

/** The hash by which an API token is kept. */
export function apiTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Says who asks, from the database each time. */
export function whoAsks({ sessions, tokens }: Pick<AccountsStore, "sessions" | "tokens">, cookies: Cookies) {
  return {
    /** Says whose session cookie came. Undefined: nobody's (signed out, ended, disabled, expired). Never cached. */
    async whoIs(headers: Headers): Promise<Actor | undefined> {
      const token = cookies.read(headers, cookies.names.session);
      if (token === undefined) return undefined;
      const now = Date.now();
      const session = await sessions.find(token, now);
      if (session === undefined) return undefined;
      const end = Math.min(now + SESSION_IDLE_MS, session.createdAt + SESSION_MAX_MS);
      if (end <= now) return undefined;
      if (end - session.expiresAt > RENEWED_EVERY_MS) await ifWritable(() => sessions.renew(session.id, now, end));
      return actorOf(session.user, session.id);
    },

    /** Says whose `Authorization: Bearer …` token came; no cookie is looked at. */
    async whoseToken(headers: Headers): Promise<Actor | undefined> {
      const [, token] = TOKEN.exec(headers.get("authorization") ?? "") ?? [];
      if (token === undefined) return undefined;
      const found = await tokens.find(apiTokenHash(token));
      if (found === undefined) return undefined;
      const now = Date.now();
      if (now - found.lastUsedAt > TOKEN_USE_NOTED_EVERY_MS) await ifWritable(() => tokens.noteUse(found.id, now));
      return actorOf(found.user, undefined);
    },
  };
}

/** Notes something that can wait: where only reading works, pages are still to be read. */
async function ifWritable(note: () => Promise<void>): Promise<void> {
  try {
    await note();
  } catch (error) {
    if (failureId(error) === undefined) throw error;
  }
}

function actorOf(user: AskingUser, sessionId: string | undefined): Actor {
  const { id, username, name, role, language, secondFactorRequired, totp, hasPasskey } = user;
  const owesSecondFactor = secondFactorRequired && !totp && !hasPasskey;
  return { userId: id, username, name, role, language, sessionId, owesSecondFactor };
}
