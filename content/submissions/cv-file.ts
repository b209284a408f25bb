import type { FieldErrorId } from "./person-fields.ts";

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

/** Judges a file by its name: what is wrong with it, or undefined. */
export function judgeCvName(name: string): FieldErrorId | undefined {
  const ending = cvEnding(name);
  if (ending === undefined || name.includes("\0")) return "fileEnding";
  return ENDING_BEFORE_THE_LAST.test(name.slice(0, -ending.length)) ? "fileTwoEndings" : undefined;
}

/** Judges a file before it is sent, by its name and its size in bytes. */
export function judgeCvFile({ name, size }: { name: string; size: number }): FieldErrorId | undefined {
  return judgeCvName(name) ?? (size === 0 ? "fileEmpty" : size > CV_MAX_BYTES ? "fileTooLarge" : undefined);
}
