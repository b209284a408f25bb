import { randomBytes } from "node:crypto";

/** 160 bits: a key cannot be guessed, and no two files ever get the same one. */
const BYTES = 20;
/** Hexadecimal, so that a file system that takes "A" for "a" cannot mix two keys up. */
const KEY = /^[0-9a-f]{40}$/;

/** A new random key. */
export function newFileKey(): string {
  return randomBytes(BYTES).toString("hex");
}

/** Whether a text can be a key: only such a text ever becomes part of a path. */
export function isFileKey(text: string): boolean {
  return KEY.test(text);
}
