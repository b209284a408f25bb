import { randomBytes } from "node:crypto";

/** 160 bits: a key cannot be guessed, and no two files get the same one. */
const BYTES = 20;
/** Hexadecimal, so that a case-insensitive file system cannot confuse two keys. */
const KEY = /^[0-9a-f]{40}$/;

/** Returns a new random key. */
export function newFileKey(): string {
  return randomBytes(BYTES).toString("hex");
}

/** Returns whether a text has the form of a key: only such a text is used in a path. */
export function isFileKey(text: string): boolean {
  return KEY.test(text);
}
