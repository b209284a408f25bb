/*
 * Finds active content in a part of a .docx, which loads external data or runs code when the document is opened:
 * relationships (ECMA-376 part 2, 9.3) and fields (ECMA-376 part 1, 17.16). The text is searched chunk by chunk, so
 * that memory stays bounded. XML that is malformed at such places is refused, because programs read it differently.
 */
import type { FieldErrorId } from "../person-fields.ts";

const HYPERLINKS = new Set([
  "http://schemas.openxmlformats.org/officedocument/2006/relationships/hyperlink",
  "http://purl.oclc.org/ooxml/officedocument/relationships/hyperlink",
]);
/** Last segments of relationship types of embedded objects and documents. */
const EMBEDDED = new Set(["oleobject", "control", "activexcontrolbinary", "package", "afchunk"]);
/** Charts embed their data as a workbook. */
const CHART_RELATIONSHIPS = /(?:^|\/)charts\/_rels\/[^/]+$/;

/** Fields that load external data or start a program. */
const FETCHING_FIELDS = new Set(["dde", "ddeauto", "link", "includetext", "include", "database", "rd"]);
const PICTURE_FIELDS = new Set(["includepicture", "import"]);
/** A linked picture is loaded when it is not stored in the document (`\d`), or comes from another computer. */
const FETCHED_PICTURE = /\s\\d(?:\s|$)|[\s"](?:\\\\|\/\/|file:)/i;

/** Placeholder of a nested field in a field's code; not a valid character in XML. */
const NESTED = "\uFFFE";
const FIELDS_DEEP = 50;

/** Maximum length of a tag or of a field's code in characters. */
const PIECE_MAX = 64 * 1024;
/** Characters shown of the start and the end of a longer piece. */
const PIECE_END = 100;
/** Bytes needed to detect the encoding of XML. */
const ENCODING_BYTES = 2;
/** Characters that contain the XML declaration. */
const DECLARATION = 256;
/** Declared encodings that are not compatible with ASCII. */
const OTHER_ENCODING =
  /^<\?xml[^>]{0,200}\bencoding\s*=\s*["'](?!utf-?8["']|utf-?16["']|us-ascii["']|iso-8859-\d|windows-125\d)/i;

const TAG = /^(\/?)([^\s<>/:="']+:)?(Relationship|fldChar|fldSimple|instrText|delInstrText)(?=[\s/>])/;
const ATTRIBUTE = /\s*(?:[^\s<>/:="']+:)?([^\s<>/:="']+)\s*=\s*("[^"]*"|'[^']*')/y;
const TAG_END = /\s*(\/?)>/y;
/** Comments, CDATA sections and processing instructions: start after "<", and end. */
const SECTIONS = [
  ["!--", "-->"],
  ["![CDATA[", "]]>"],
  ["?", "?>"],
] as const;
const CDATA_END = "]]>";

/**
 * Inspects a part of a .docx.
 * @param name of the part, in lower case
 * @returns `fileActiveContent` or `fileMacros`; undefined when the part has neither
 * @throws Error when the part is malformed, or ambiguous so that programs would read it differently
 */
export async function inspectPart(name: string, pieces: AsyncIterable<Buffer>): Promise<FieldErrorId | undefined> {
  const search = new PartSearch(name);
  let decoder: TextDecoder | undefined;
  let beginning = "";
  let isMarkup: boolean | undefined;
  for await (const piece of withWholeBeginning(pieces)) {
    // Parts that are not markup are read to the end, so that their size is checked.
    if (isMarkup === false) continue;
    decoder ??= new TextDecoder(encodingOf(piece));
    beginning += decoder.decode(piece, { stream: true });
    if (isMarkup === undefined && beginning.length < DECLARATION) continue;
    isMarkup ??= beginsMarkup(beginning);
    if (isMarkup) search.read(beginning);
    if (search.found !== undefined) return search.found;
    beginning = "";
  }
  if (isMarkup ?? beginsMarkup(beginning)) search.read(beginning);
  search.end();
  return search.found;
}

/** Joins chunks until the first one has enough bytes to detect the encoding. */
async function* withWholeBeginning(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let beginning: Buffer | undefined = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (beginning === undefined) {
      yield piece;
      continue;
    }
    beginning = Buffer.concat([beginning, piece]);
    if (beginning.length < ENCODING_BYTES) continue;
    yield beginning;
    beginning = undefined;
  }
  if (beginning !== undefined) yield beginning;
}

/** Returns the encoding: UTF-8, or UTF-16 with or without a byte order mark. */
function encodingOf(beginning: Buffer): string {
  const [first, second] = beginning;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? "utf-16be" : "utf-8";
}

function beginsMarkup(beginning: string): boolean {
  const text = beginning.trimStart();
  if (OTHER_ENCODING.test(text)) throw new Error("an encoding that hides tags");
  return text.startsWith("<");
}

class PartSearch {
  found: FieldErrorId | undefined;
  readonly #name: string;
  /** The text read since the last "<". */
  #carry = "";
  /** End of the comment, CDATA section or instruction being read. */
  #until: string | undefined;
  #hasDoctype = false;
  #isInCode = false;
  #prefix: string | undefined;
  /** Codes of the open fields; undefined for one whose result has begun. */
  readonly #fields: (string | undefined)[] = [];
  /** Field code outside of a field. */
  #looseCode = "";

  constructor(name: string) {
    this.#name = name;
  }

  read(text: string): void {
    const pieces = (this.#carry + text).split("<");
    this.#carry = pieces.pop() ?? "";
    for (const piece of pieces) this.#piece(piece);
    if (this.#carry.length <= PIECE_MAX) return;
    if (this.#isInCode || TAG.test(this.#carry)) throw new Error("a tag or a field that is too long");
    this.#carry = this.#carry.slice(0, PIECE_END) + this.#carry.slice(-PIECE_END);
  }

  end(): void {
    this.#piece(this.#carry);
    for (const code of [...this.#fields, this.#looseCode]) this.#checkField(code);
  }

  /** Processes the text between one "<" and the next. */
  #piece(piece: string): void {
    const section = SECTIONS.find(([start]) => this.#until === undefined && piece.startsWith(start));
    if (section !== undefined) {
      this.#until = section[1];
      this.#section(piece.slice(section[0].length));
    } else if (this.#until !== undefined) {
      this.#section(`<${piece}`);
    } else {
      this.#hasDoctype ||= piece.startsWith("!");
      const tag = TAG.exec(piece);
      if (tag !== null) this.#tag(tag, piece.slice(tag[0].length));
      else if (this.#isInCode) throw new Error("a tag in a field's code");
    }
  }

  #section(text: string): void {
    const until = this.#until ?? "";
    const end = text.indexOf(until);
    if (until === CDATA_END) this.#code(end === -1 ? text : text.slice(0, end));
    if (end === -1) return;
    this.#until = undefined;
    this.#code(unescaped(text.slice(end + until.length)));
  }

  #tag([, slash, prefix = "", name]: RegExpExecArray, rest: string): void {
    if (this.#hasDoctype) throw new Error("a document type, which may hide tags");
    // A tag of another namespace, which programs ignore, could split a field in two.
    this.#prefix ??= prefix;
    if (prefix !== this.#prefix) throw new Error("two prefixes for one namespace");
    const { values, isEmpty, text } = readTag(rest);
    const isEnd = slash === "/";
    if (name === "instrText" || name === "delInstrText") {
      this.#isInCode = !isEnd && !isEmpty;
      this.#code(unescaped(text));
    } else if (!isEnd && name === "Relationship" && this.#name.endsWith(".rels")) {
      this.found ??= this.#checkRelationship(values);
    } else if (!isEnd && name === "fldSimple") {
      this.#checkField(values.get("instr"));
    } else if (!isEnd && name === "fldChar") {
      this.#fieldMark(values.get("fldCharType"));
    }
  }

  #checkRelationship(values: Values): FieldErrorId | undefined {
    const type = (values.get("Type") ?? "").trim().toLowerCase();
    const mode = (values.get("TargetMode") ?? "Internal").trim().toLowerCase();
    if (mode !== "internal") return HYPERLINKS.has(type) ? undefined : "fileActiveContent";
    const kind = type.slice(type.lastIndexOf("/") + 1);
    if (kind === "vbaproject") return "fileMacros";
    if (!EMBEDDED.has(kind) || (kind === "package" && CHART_RELATIONSHIPS.test(this.#name))) return undefined;
    return "fileActiveContent";
  }

  #code(text: string): void {
    if (!this.#isInCode) return;
    const last = this.#fields.length - 1;
    const code = (this.#fields[last] ?? this.#looseCode) + text;
    if (code.length > PIECE_MAX) throw new Error("a field that is too long");
    if (this.#fields[last] === undefined) this.#looseCode = code;
    else this.#fields[last] = code;
  }

  #fieldMark(type: string | undefined): void {
    this.#checkField(this.#looseCode);
    this.#looseCode = "";
    const last = this.#fields.length - 1;
    const code = this.#fields[last];
    if (type === "begin") {
      if (code !== undefined) this.#fields[last] = code + NESTED;
      if (this.#fields.push("") > FIELDS_DEEP) throw new Error("fields that are too deep");
    } else if (type === "separate" || type === "end") {
      this.#checkField(code);
      if (type === "end") this.#fields.pop();
      else if (last >= 0) this.#fields[last] = undefined;
    }
  }

  #checkField(code = ""): void {
    const [, name = "", next = ""] = /^\s*([^\s"\\\uFFFE]*)(.?)/s.exec(code) ?? [];
    const field = name.toLowerCase();
    // A name computed by a nested field can be any.
    const fetches =
      next === NESTED || FETCHING_FIELDS.has(field) || (PICTURE_FIELDS.has(field) && FETCHED_PICTURE.test(code));
    if (fetches) this.found ??= "fileActiveContent";
  }
}

type Values = ReadonlyMap<string, string>;

/** Reads the attributes of a tag, by name without prefix, and the text after it. */
function readTag(rest: string): { values: Values; isEmpty: boolean; text: string } {
  const values = new Map<string, string>();
  let at = 0;
  for (let found = stickyAt(ATTRIBUTE, rest, at); found !== null; found = stickyAt(ATTRIBUTE, rest, at)) {
    const [whole, name = "", quoted = ""] = found;
    if (values.has(name)) throw new Error("two attributes of one name");
    values.set(name, unescaped(quoted.slice(1, -1)));
    at += whole.length;
  }
  const end = stickyAt(TAG_END, rest, at);
  if (end === null) throw new Error("a tag that does not end");
  return { values, isEmpty: end[1] === "/", text: rest.slice(at + end[0].length) };
}

function stickyAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

const NAMED = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" } as const;

/** Replaces character and entity references (XML 1.0, 4.1). */
function unescaped(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name as keyof typeof NAMED] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
