import type { Inline, ListItem, Paragraph, RichDoc, TableRow, TextNode } from "#ui/rich-text/rich-doc.ts";

const text = (words: string, ...marks: NonNullable<TextNode["marks"]>): TextNode => ({
  type: "text",
  text: words,
  marks,
});
const paragraph = (...content: Inline[]): Paragraph => ({ type: "paragraph", content });
const item = (words: string, ...more: ListItem["content"]): ListItem => ({
  type: "listItem",
  content: [paragraph(text(words)), ...more],
});
const row = (...cells: string[]): TableRow => ({
  type: "tableRow",
  content: cells.map((words) => ({ type: "tableCell", content: words === "" ? [] : [text(words)] })),
});
const link = (words: string, href: string) => text(words, { type: "link", attrs: { href } });

/** A text with every node and mark, and with a word that is too long for a line. */
export const richSample: RichDoc = {
  type: "doc",
  content: [
    paragraph(text("The governor of the second generator hunted under light load. We set it anew on the bench.")),
    { type: "heading", attrs: { level: 2 }, content: [text("What we found")] },
    paragraph(
      text("The "),
      text("speed pick-up", { type: "bold" }),
      text(" stood two millimetres off, and the "),
      text("droop", { type: "italic" }),
      text(" was set to nought. See our "),
      link("services", "/services"),
      text(", the "),
      link("maker's page", "https://example.org/governor"),
      text(" or ask "),
      link("office@example.com", "mailto:office@example.com"),
      text("."),
    ),
    {
      type: "bulletList",
      content: [
        item("Pick-up and its cable", {
          type: "orderedList",
          attrs: { start: 1 },
          content: [item("Distance set to 0.8 mm"), item("Screen earthed at one end")],
        }),
        item("Droop set to 4 %"),
        item("Generatorschutzrelaisprüfprotokollvordruckverzeichnis-2026-0000000000000000000000000000.pdf"),
      ],
    },
    {
      type: "figure",
      attrs: { picture: "/drawings/pic-board.svg", alt: "Drawing of a switchboard" },
      content: [{ type: "text", text: "The switchboard after the trial, all three generators on the bars." }],
    },
    { type: "heading", attrs: { level: 3 }, content: [text("On trial")] },
    {
      type: "table",
      attrs: { headerRow: true, headerColumn: true },
      content: [
        row("Generator", "Rated power", "Droop before", "Droop after", "Distance of the pick-up", "Governor"),
        row("No. 1", "1,800 kW", "3.8 %", "4.0 %", "0.8 mm", "Electronic, with a hydraulic actuator"),
        row("No. 2", "1,800 kW", "0.0 %", "4.0 %", "2.1 mm", "Electronic, with a hydraulic actuator"),
        row("No. 3", "900 kW", "4.1 %", "4.0 %", "0.9 mm", ""),
      ],
    },
    {
      type: "blockquote",
      content: [paragraph(text("Load shared evenly from 20 to 90 %."), { type: "hardBreak" }, text("Chief engineer"))],
    },
    {
      type: "orderedList",
      attrs: { start: 3 },
      content: [item("Load steps of 25 %"), item("Trip of one generator")],
    },
  ],
};
