import type { Encrypter } from "#platform/crypto/encrypter.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import { QUERY_MAX } from "#ui/site/query-max.ts";

/** Nothing else that the site has encrypted is taken for a search. */
const LABEL = "search of what visitors sent:";

/** Keeps what is searched for out of addresses, and so out of logs and histories: people's names. */
export function encryptedSearches({ encrypt, decrypt }: Encrypter) {
  return {
    /** @returns what stands for it in an address; empty for a search that looks for nothing */
    encrypt(typed: string): string {
      const q = typed.slice(0, QUERY_MAX).toWellFormed().trim();
      return fold(q) === "" ? "" : encrypt(LABEL + q);
    },

    /** @returns what was typed; empty when this is none of ours */
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
