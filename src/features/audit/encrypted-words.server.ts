import type { Encrypter } from "#platform/crypto/encrypter.server.ts";
import type { AuditWords } from "./audit.server.ts";
import { readAuditQuery } from "./audit-query.ts";

/** Prefix that distinguishes these texts from others that the site encrypts. */
const LABEL = "audit words ";
/** Maximum length of encrypted words within their limits. */
const ENCRYPTED_MAX = 2000;

/** Encrypts search words for use in an address, so that logs and histories reveal nothing. Empty for no words. */
export function encryptWords({ encrypt }: Encrypter, { subject, address }: AuditWords): string {
  if (subject === "" && address === "") return "";
  return encrypt(LABEL + new URLSearchParams({ subject, address }));
}

/** Decrypts search words; returns empty ones for what was not encrypted here or was changed. */
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
    // Encrypted with an older secret, or not encrypted at all.
    return "";
  }
}
