import { createHash, randomBytes } from "node:crypto";
import type { Encrypter } from "#platform/crypto/encrypter.server.ts";
import type { LinkToken } from "./storage/new-submission.server.ts";

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/**
 * Creates the secret of a sender's private link. Only its hash and an encrypted copy for the mail are stored.
 * @param token 256 bits in base64url; random unless given
 */
export function newLinkToken(
  { encrypt }: Encrypter,
  token = randomBytes(TOKEN_BYTES).toString("base64url"),
): LinkToken {
  return { hash: tokenHash(token) ?? "", encrypted: encrypt(token) };
}

/** Returns the hash by which a token is found; undefined for a malformed token. */
export function tokenHash(token: string): string | undefined {
  return TOKEN.test(token) ? createHash("sha256").update(token).digest("base64url") : undefined;
}
