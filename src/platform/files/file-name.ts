import { streamSafe } from "../i18n/stream-safe.ts";
import { truncate } from "../i18n/typed-text.ts";

/** Maximum characters of a file's name. */
const FILE_NAME_MAX = 200;

/** Extensions that are refused before the last one: "cv.exe.pdf" pretends to be another type. */
const ENDING_BEFORE_THE_LAST =
  /\.(?:docx?|docm|dotm?|pdf|rtf|odt|exe|com|scr|bat|cmd|msi|ps1|sh|js|mjs|vbs|hta|jar|html?|xhtml|svg|php\d?|phtml|asp|aspx|jsp|zip|rar|7z|gz|iso|lnk)$/i;

/** Shortens a long name before its extension, with an ellipsis. */
export function shortFileName(name: string): string {
  if (Array.from(name).length <= FILE_NAME_MAX) return name;
  const [ending = ""] = /\.[^.\s]{1,9}$/.exec(name) ?? [];
  return truncate(name.slice(0, name.length - ending.length), FILE_NAME_MAX - ending.length - 1) + ending;
}

/**
 * Returns which of some extensions (lower case, with their dots) a file's name has. A name that is only an extension
 * has none.
 */
export function endingOf<Ending extends string>(name: string, endings: readonly Ending[]): Ending | undefined {
  const lower = name.toLowerCase();
  return endings.find((ending) => lower.endsWith(ending) && lower.length > ending.length);
}

/**
 * Returns a name as a person reads it: normalised (NFKC), without control and invisible characters, and without spaces
 * around dots. U+2800 is an empty braille pattern.
 */
function visibleName(name: string): string {
  return streamSafe(name)
    .normalize("NFKC")
    .replace(/[\p{C}\p{DI}]/gu, "")
    .replace(/(?<![\s.\u2800])[\s.\u2800]*\.[\s.\u2800]*/g, ".");
}

/**
 * Checks that a file's name has one of some extensions, both as people and as programs read it, and no suspicious one
 * before it.
 */
export function checkFileName(name: string, endings: readonly string[]): "fileEnding" | "fileTwoEndings" | undefined {
  const visible = visibleName(name);
  const ending = endingOf(visible, endings);
  if (ending === undefined || ending !== endingOf(name, endings) || name.includes("\0")) return "fileEnding";
  return ENDING_BEFORE_THE_LAST.test(visible.slice(0, -ending.length)) ? "fileTwoEndings" : undefined;
}
