import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
/** Sizes that NIST SP 800-38D specifies for GCM. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Separates this key from others derived from the same secret (RFC 5869, `info`). */
const LABEL = "ship-to-shore mail outbox token v1";

/** Encrypts short texts, such as the secret part of a private link, while they wait in the database. */
export interface Encrypter {
  /** @returns nonce, tag and cipher text in base64url; different each time */
  encrypt(text: string): string;
  /** @throws Error when the text was changed or encrypted with another secret */
  decrypt(encrypted: string): string;
}

/** Creates an encrypter. @param secret the session secret, at least 32 characters */
export function createEncrypter(secret: string): Encrypter {
  const key = Buffer.from(hkdfSync("sha256", secret, "", LABEL, KEY_BYTES));
  return {
    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, "base64url");
      if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error("the encrypted text is too short");
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(text).toString("utf8");
    },
  };
}
