import type { FieldErrorId } from "#features/submissions/person-fields.ts";
import { streamSafe } from "#platform/i18n/stream-safe.ts";
import { truncate } from "#ui/site/limits.ts";

/** Endings of a CV's file name: section 5 of the specification. */
export const CV_ENDINGS = [".doc", ".docx", ".pdf"] as const;

export type CvEnding = (typeof CV_ENDINGS)[number];

/** Bytes of a CV at most; pages say "10 MB". */
export const CV_MAX_BYTES = 10 * 1024 * 1024;
export const CV_MAX_MEGABYTES = 10;

/** Endings that have no business before the last one: "cv.exe.pdf" wants to look like something that it is not. */
const ENDING_BEFORE_THE_LAST =
  /\.(?:docx?|docm|dotm?|pdf|rtf|odt|exe|com|scr|bat|cmd|msi|ps1|sh|js|mjs|vbs|hta|jar|html?|xhtml|svg|php\d?|phtml|asp|aspx|jsp|zip|rar|7z|gz|iso|lnk)$/i;

/** The ending of a file's name in lower case, when it is one that a CV may have. */
export function cvEnding(name: string): CvEnding | undefined {
  const lower = name.toLowerCase();
  return CV_ENDINGS.find((ending) => lower.endsWith(ending) && lower.length > ending.length);
}

/**
 * A name as a person reads it: one form of each letter and dot (NFKC), without control characters and those that show
 * nothing, and without the spaces around dots. U+2800 is an empty braille pattern.
 */
function visibleName(name: string): string {
  return streamSafe(name)
    .normalize("NFKC")
    .replace(/[\p{C}\p{DI}]/gu, "")
    .replace(/(?<![\s.\u2800])[\s.\u2800]*\.[\s.\u2800]*/g, ".");
}

/** Judges a file by its name: what is wrong with it, or undefined. */
export function judgeCvName(name: string): FieldErrorId | undefined {
  const visible = visibleName(name);
  const ending = cvEnding(visible);
  if (ending === undefined || ending !== cvEnding(name) || name.includes("\0")) return "fileEnding";
  return ENDING_BEFORE_THE_LAST.test(visible.slice(0, -ending.length)) ? "fileTwoEndings" : undefined;
}

/** Characters of a file's name at most. */
const FILE_NAME_MAX = 200;

/** Cuts a long name in front of its ending, with an ellipsis that shows it. */
export function shortFileName(name: string): string {
  if (Array.from(name).length <= FILE_NAME_MAX) return name;
  const [ending = ""] = /\.[^.\s]{1,9}$/.exec(name) ?? [];
  return truncate(name.slice(0, name.length - ending.length), FILE_NAME_MAX - ending.length - 1) + ending;
}

/** Judges a file before it is sent, by its name and its size in bytes. */
export function judgeCvFile({ name, size }: { name: string; size: number }): FieldErrorId | undefined {
  return judgeCvName(name) ?? (size === 0 ? "fileEmpty" : size > CV_MAX_BYTES ? "fileTooLarge" : undefined);
}
