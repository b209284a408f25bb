/*
 * `[Content_Types].xml` of a .docx (ECMA-376 part 2, 10.1.2): a flat list of elements with two attributes. It is
 * searched, not parsed. What such a list never contains (comments, a document type, its own entities) is refused, so
 * that nothing can be hidden from the search or expand while it is read.
 */

/** What a list of content types declares about the package. `unreadable`: it is not such a list. */
export type DeclaredContent =
  | { kind: "unreadable" }
  | { kind: "macros" }
  | { kind: "other" }
  | {
      kind: "document";
      /**
       * Name of the main part, in lower case and without the leading slash; undefined when it is declared by extension.
       */
      part: string | undefined;
    };

const MAIN_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

const ENTRY = /<(?:[\w-]+:)?(?:Override|Default)\s([^<>]{0,4096})>/g;
const ATTRIBUTE = /\b(PartName|Extension|ContentType)\s*=\s*("[^"]*"|'[^']*')/g;
const FORBIDDEN = /<!|&(?!(?:amp|lt|gt|quot|apos);)/;
const OTHER_ENCODING = /^<\?xml[^>]{0,200}\bencoding\s*=\s*["'](?!utf-?8["']|utf-?16["']|us-ascii["'])/i;
const MACRO_TYPE = /macroenabled|vbaproject|vbadata/i;

/** Reads the list. @param bytes the whole list, at most about a megabyte */
export function readContentTypes(bytes: Buffer): DeclaredContent {
  const text = decoded(bytes);
  if (
    text === undefined ||
    FORBIDDEN.test(text) ||
    OTHER_ENCODING.test(text) ||
    !/<(?:[\w-]{1,50}:)?Types\b/.test(text)
  ) {
    return { kind: "unreadable" };
  }
  if (MACRO_TYPE.test(text)) return { kind: "macros" };
  for (const [, attributes = ""] of text.matchAll(ENTRY)) {
    const { ContentType, PartName } = readAttributes(attributes);
    if (ContentType?.toLowerCase() !== MAIN_TYPE) continue;
    return { kind: "document", part: PartName?.toLowerCase().replace(/^\//, "") };
  }
  return { kind: "other" };
}

function readAttributes(text: string): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = {};
  for (const [, name = "", value = ""] of text.matchAll(ATTRIBUTE)) found[name] = value.slice(1, -1).trim();
  return found;
}

/** Decodes UTF-8, or UTF-16 with a byte order mark. @returns undefined for anything else */
function decoded(bytes: Buffer): string | undefined {
  const mark = bytes.subarray(0, 2).toString("hex");
  const encoding = mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
