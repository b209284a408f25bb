import type { Encrypter } from "#platform/crypto/encrypter.server.ts";
import type { AuditWords } from "./audit.server.ts";
import { readAuditQuery } from "./audit-query.ts";

/** Nothing else that the site encrypts begins so. */
const LABEL = "audit words ";
/** More cannot come of words within their limits. */
const ENCRYPTED_MAX = 2000;

/** Encrypts search words for use in an address, so that logs and histories reveal nothing. Empty for no words. */
export function encryptWords({ encrypt }: Encrypter, { subject, address }: AuditWords): string {
  if (subject === "" && address === "") return "";
  return encrypt(LABEL + new URLSearchParams({ subject, address }));
}

/** The words that were encrypted; none for what was not encrypted here, or changed. */
export function decryptWords({ decrypt }: Encrypter, encrypted: string): AuditWords {
  const text = decrypted(decrypt, encrypted);
  const { subject, address } = readAuditQuery(
    new URLSearchParams(text.startsWith(LABEL) ? text.slice(LABEL.length) : ""),
  );
  return { subject, address };
}

function decrypted(decrypt: Encrypter["decrypt"], encrypted: string): string {
  if (encrypted === "" || encrypted.length > ENCRYPTED_MAX) return "";
  try {
    return decrypt(encrypted);
  } catch {
    // Encrypted with an older secret, or by nobody.
    return "";
  }
}
