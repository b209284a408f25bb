import { totpCode } from "#features/accounts/totp-step.server.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Reads base32 (RFC 4648), as an authenticator app does. */
export function fromBase32(text: string): string {
  const bits = Array.from(text, (sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString("latin1");
}

/** An authenticator app with somebody's secret. @returns its code now, or so many steps ahead: each code counts once */
export function authenticator(secret: string) {
  const key = fromBase32(secret);
  const now = () => Math.floor(Date.now() / 30_000);
  return { code: (ahead = 0) => totpCode(key, now() + ahead) };
}
