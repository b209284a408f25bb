import { createHash } from "node:crypto";
import { failureId } from "#platform/http/errors.server.ts";
import type { Actor } from "./accounts.server.ts";
import type { Cookies } from "./cookies.server.ts";
import { SESSION_DAYS, SESSION_IDLE_S } from "./session-times.server.ts";
import type { AccountsStore } from "./storage/accounts-store.server.ts";
import type { AskingUser } from "./storage/staff-users.server.ts";

const SESSION_IDLE_MS = SESSION_IDLE_S * 1000;
const SESSION_MAX_MS = SESSION_DAYS * 86_400_000;
/** Minimum extension of a session that is written, so that not each request writes. */
const RENEWED_EVERY_MS = 300_000;
const TOKEN_USE_NOTED_EVERY_MS = 3_600_000;
const TOKEN = /^Bearer (sts_[\w-]{43})$/i;

/** Returns the hash under which an API token is stored. */
export function apiTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Creates the look-up of the actor, which reads the database each time. */
export function createActorLookup({ sessions, tokens }: Pick<AccountsStore, "sessions" | "tokens">, cookies: Cookies) {
  return {
    /** Returns the actor of a session cookie; undefined when signed out, ended, disabled or expired. Never cached. */
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

    /** Returns the owner of an `Authorization: Bearer …` token; cookies are ignored. */
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

/** Runs an optional write; its expected failures are ignored, so that pages open while the database is read-only. */
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
