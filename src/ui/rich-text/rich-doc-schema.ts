import * as z from "zod/mini";
import { isLibraryPicture } from "../picture-paths.ts";
import { ALT_MAX, excessOf, isWithinReach } from "./bounds.ts";
import type { ListItem, Mark, Passage, RichDoc, TableRow } from "./rich-doc.ts";
import { linkKind } from "./safe-link.ts";

/** Control characters and lone surrogates, which neither a page nor a database can contain. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const printable = z.refine<string>((text) => !UNPRINTABLE.test(text), { error: "Characters that cannot be shown" });
/** Characters that change the direction of the following text, so that it reads differently. They are removed. */
const DIRECTIONS = /\p{Bidi_Control}/gu;
const inOneDirection = z.transform((text: string) => text.replace(DIRECTIONS, ""));
const words = z.pipe(z.string().check(z.minLength(1), printable), inOneDirection);
/** Leaves out texts of which nothing is left: the editor does not open an empty text. */
const withoutEmpty = <N extends { type: string; text?: string }>() =>
  z.transform((nodes: N[]) => nodes.filter(({ text }) => text !== ""));
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
const lineNode = z.discriminatedUnion("type", [text, hardBreak]);
const line = z.optional(z.pipe(z.array(lineNode), withoutEmpty<z.infer<typeof lineNode>>()));
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
const caption = z.strictObject({ type: z.literal("text"), text: words });
const figure = z.strictObject({
  type: z.literal("figure"),
  attrs: z.strictObject({
    picture: libraryPicture,
    alt: z.pipe(z.string().check(z.maxLength(ALT_MAX), printable), inOneDirection),
  }),
  content: z.optional(z.pipe(z.array(caption), withoutEmpty<z.infer<typeof caption>>())),
});
const cell = z.strictObject({ type: z.literal("tableCell"), content: line });
const row = z.strictObject({ type: z.literal("tableRow"), content: z.array(cell).check(z.minLength(1)) });
const ofOneLength = z.refine<TableRow[]>(
  ([first, ...rows]) => rows.every(({ content }) => content.length === first?.content.length),
  { error: "Rows of equal length" },
);
const table = z.strictObject({
  type: z.literal("table"),
  attrs: z.strictObject({ headerRow: z.boolean(), headerColumn: z.boolean() }),
  content: z.array(row).check(z.minLength(1), ofOneLength),
});
const block = z.discriminatedUnion("type", [paragraph, heading, bulletList, orderedList, blockquote, figure, table]);
const document = z.strictObject({ type: z.literal("doc"), content: z.array(block).check(z.minLength(1)) });

/**
 * The schema of a whole text: only the nodes above, safe links, pictures of the library, all bounded. Like plain texts,
 * it loses characters that change the direction of a text. Other schemas use it as `z.optional(richDocSchema)`.
 */
export const richDocSchema: z.ZodMiniType<RichDoc> = z.pipe(
  z.unknown().check(z.refine(isWithinReach, { error: "Too deep or too long", abort: true })),
  document.check(z.refine((doc) => excessOf(doc) === undefined, { error: "Too deep, too long or too wide" })),
);
