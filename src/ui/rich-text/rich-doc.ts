import * as z from "zod/mini";
import { isLibraryPicture } from "../picture-paths.ts";
import { ALT_MAX, excessOf, isWithinReach } from "./bounds.ts";
import { linkKind } from "./safe-link.ts";

/*
 * A text with headings, lists, links and pictures, as the editor keeps it (the JSON of ProseMirror) and as the pages
 * show it. What is not named here does not exist: an unknown node, mark or attribute is refused.
 */

/** How a piece of text stands out. */
export type Mark = { type: "bold" } | { type: "italic" } | { type: "link"; attrs: { href: string } };

/** A piece of text in one style. */
export interface TextNode {
  type: "text";
  text: string;
  marks?: Mark[] | undefined;
}

/** What stands in a line: text, or the end of the line, which may lie inside a marked passage. */
export type Inline = TextNode | { type: "hardBreak"; marks?: Mark[] | undefined };

/** A paragraph; without content it is an empty one. */
export interface Paragraph {
  type: "paragraph";
  content?: Inline[] | undefined;
}

/** A heading below the page's own: 2 or 3. */
export interface Heading {
  type: "heading";
  attrs: { level: 2 | 3 };
  content?: Inline[] | undefined;
}

type Passage = (Paragraph | List)[];

/** An entry of a list; what follows its first paragraph may be lists again. */
export interface ListItem {
  type: "listItem";
  content: Passage;
}

/** A list with dots, or with numbers from `start` on. */
export type List =
  | { type: "bulletList"; content: ListItem[] }
  | { type: "orderedList"; attrs: { start: number }; content: ListItem[] };

/** What somebody said or wrote. */
export interface Blockquote {
  type: "blockquote";
  content: Passage;
}

/** A picture of the library by its path, what it shows for those who do not see it, and its caption. */
export interface Figure {
  type: "figure";
  attrs: { picture: string; alt: string };
  content?: { type: "text"; text: string }[] | undefined;
}

export type Block = Paragraph | Heading | List | Blockquote | Figure;

/** A whole text. */
export interface RichDoc {
  type: "doc";
  content: Block[];
}

/** Control characters, and halves of characters that neither a page nor a database can hold. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const printable = z.refine<string>((text) => !UNPRINTABLE.test(text), { error: "Characters that cannot be shown" });
const words = z.string().check(z.minLength(1), printable);
const libraryPicture = z.string().check(z.refine(isLibraryPicture, { error: "Not a picture of the library" }));

const safeLink = z.string().check(z.refine((link) => linkKind(link) !== undefined, { error: "Not a link of a text" }));

const mark = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("bold") }),
  z.strictObject({ type: z.literal("italic") }),
  z.strictObject({ type: z.literal("link"), attrs: z.strictObject({ href: safeLink }) }),
]);
const inOneStyle = z.refine<Mark[]>((marks) => new Set(marks.map(({ type }) => type)).size === marks.length, {
  error: "One mark of a kind",
});
const marks = z.optional(z.array(mark).check(inOneStyle));
const text = z.strictObject({ type: z.literal("text"), text: words, marks });
const hardBreak = z.strictObject({ type: z.literal("hardBreak"), marks });
const line = z.optional(z.array(z.discriminatedUnion("type", [text, hardBreak])));
const paragraph = z.strictObject({ type: z.literal("paragraph"), content: line });
const heading = z.strictObject({
  type: z.literal("heading"),
  attrs: z.strictObject({ level: z.literal([2, 3]) }),
  content: line,
});
const wordsFirst = z.refine<Passage>(([first]) => first?.type === "paragraph", { error: "Begins with a paragraph" });
const listItem: z.ZodMiniType<ListItem> = z.strictObject({
  type: z.literal("listItem"),
  content: z.lazy(() => passage.check(wordsFirst)),
});
const items = z.array(listItem).check(z.minLength(1));
const bulletList = z.strictObject({ type: z.literal("bulletList"), content: items });
const orderedList = z.strictObject({
  type: z.literal("orderedList"),
  attrs: z.strictObject({ start: z.int().check(z.minimum(0), z.maximum(9999)) }),
  content: items,
});
const passage = z.array(z.discriminatedUnion("type", [paragraph, bulletList, orderedList])).check(z.minLength(1));
const blockquote = z.strictObject({ type: z.literal("blockquote"), content: passage });
const figure = z.strictObject({
  type: z.literal("figure"),
  attrs: z.strictObject({ picture: libraryPicture, alt: z.string().check(z.maxLength(ALT_MAX), printable) }),
  content: z.optional(z.array(z.strictObject({ type: z.literal("text"), text: words }))),
});
const block = z.discriminatedUnion("type", [paragraph, heading, bulletList, orderedList, blockquote, figure]);
const document = z.strictObject({ type: z.literal("doc"), content: z.array(block).check(z.minLength(1)) });

/**
 * The schema of a whole text: only the nodes above, safe links, pictures of the library, and all of it bounded. Other
 * schemas take it by `z.optional(richDocSchema)`.
 */
export const richDocSchema: z.ZodMiniType<RichDoc> = z.pipe(
  z.unknown().check(z.refine(isWithinReach, { error: "Too deep or too long", abort: true })),
  document.check(z.refine((doc) => excessOf(doc) === undefined, { error: "Too deep or too long" })),
);

/** Returns whether a stored value is a document with a list of nodes. The nodes were checked when it was saved. */
export function isStoredRich(doc: unknown): doc is RichDoc {
  if (typeof doc !== "object" || doc === null || !("type" in doc) || !("content" in doc)) return false;
  return doc.type === "doc" && Array.isArray(doc.content);
}
