import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Encrypter } from "#platform/crypto/encrypter.server.ts";
import { isSameText } from "#platform/crypto/same-text.server.ts";
import type { LinkToken } from "./storage/new-submission.server.ts";

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
/** For how long after a submission files can be added with its upload key (ms). */
export const UPLOAD_KEY_MS = 86_400_000;

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

/**
 * Returns the key by which files can be added to a submission, and nothing else. Whoever sends a text gets it: the
 * mailbox that the text names may be another person's.
 * @param secret the site's
 * @param form its name
 */
export function uploadKey(secret: string, form: string, reference: string): string {
  return `${reference}.${createHmac("sha256", secret).update(`upload:${form}:${reference}`).digest("base64url")}`;
}

/** Returns the reference that an upload key names; undefined for a key that is not one of the form. */
export function uploadReference(secret: string, form: string, key: string): string | undefined {
  const [reference = ""] = key.split(".", 1);
  return isSameText(key, uploadKey(secret, form, reference)) ? reference : undefined;
}
