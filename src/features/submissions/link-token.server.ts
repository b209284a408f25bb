import { createHash, randomBytes } from "node:crypto";
import type { Encrypter } from "#platform/crypto/encrypter.server.ts";
import type { LinkToken } from "./storage/new-submission.server.ts";

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/**
 * Makes the secret of a sender's private link. Only its hash and an encrypted copy for the mail stay.
 * @param token 256 bits in base64url; random unless given
 */
export function newLinkToken(
  { encrypt }: Encrypter,
  token = randomBytes(TOKEN_BYTES).toString("base64url"),
): LinkToken {
  return { hash: tokenHash(token) ?? "", encrypted: encrypt(token) };
}

/** The hash to look a token up by; undefined for what cannot be one. */
export function tokenHash(token: string): string | undefined {
  return TOKEN.test(token) ? createHash("sha256").update(token).digest("base64url") : undefined;
}
