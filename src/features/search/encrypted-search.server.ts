import type { Encrypter } from "#platform/crypto/encrypter.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import { QUERY_MAX } from "#ui/site/query-max.ts";

/** Prefix that distinguishes searches from other encrypted texts. */
const LABEL = "search of what visitors sent:";

/** Encrypts search texts, so that names never appear in URLs, logs and browser histories. */
export function encryptedSearches({ encrypt, decrypt }: Encrypter) {
  return {
    /** Encrypts a search text for an address; empty for an empty search. */
    encrypt(typed: string): string {
      const q = typed.slice(0, QUERY_MAX).toWellFormed().trim();
      return fold(q) === "" ? "" : encrypt(LABEL + q);
    },

    /** Decrypts a search text; empty for an invalid value. */
    decrypt(encrypted: string): string {
      if (encrypted === "") return "";
      try {
        const text = decrypt(encrypted);
        return text.startsWith(LABEL) ? text.slice(LABEL.length) : "";
      } catch {
        return "";
      }
    },
  };
}
