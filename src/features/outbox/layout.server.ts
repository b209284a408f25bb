import { linesOf } from "#features/publishing/fields.ts";
import { type Language, textIn } from "#platform/i18n/languages.ts";
import { typeset } from "#platform/i18n/typography.ts";
import type { Company } from "#ui/site/company/company.ts";
import { type Html, html } from "./html.server.ts";
import type { MailContent } from "./mail-content.server.ts";

/** A part of a mail, rendered as text and as HTML. */
export type MailPart =
  | { kind: "paragraph"; text: string }
  /** Names and values, one pair per line. */
  | { kind: "facts"; facts: readonly (readonly [name: string, value: string])[] }
  /** A link that shows its full address. @property label describes the target */
  | { kind: "link"; label: string; url: string }
  /** User input with its line breaks, under a heading. */
  | { kind: "typed"; heading: string; text: string }
  /** A letter as a member of staff has typed it. */
  | { kind: "letter"; text: string }
  /** What the recipient wrote. @property lead the line above it */
  | { kind: "quote"; lead: string; text: string };

/** Returns a text that staff have written as paragraphs, one for each line. */
export const paragraphs = (text: string): MailPart[] =>
  linesOf(text).map((line) => ({ kind: "paragraph", text: line }));

/** Content of a mail before layout. */
export interface MailDraft {
  language: Language;
  subject: string;
  /** Undefined for a letter, which begins with its salutation. */
  heading: string | undefined;
  parts: readonly MailPart[];
  company: Company | undefined;
}

/*
 * Text and background colours are not set: with `color-scheme`, each program uses its own light or dark colours. The
 * two line colours are visible on both.
 */
const FONT = "font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5";
const SIGNAL = "#f24c0c";
const RULE = "#74899a";
const WRAP = "overflow-wrap:anywhere;word-break:break-word";

/** Renders a mail as text and as HTML with the same content. */
export function layOut(draft: MailDraft): MailContent {
  const { language, subject, heading, parts } = draft;
  const typesetDraft = {
    ...draft,
    heading: heading === undefined ? undefined : typeset(heading, language),
    parts: parts.map((part) => typesetPart(part, language)),
  };
  return { subject, text: textOf(typesetDraft), html: htmlOf(typesetDraft).source };
}

/** Values, addresses and what visitors wrote stay as they are: people copy them. */
function typesetPart(part: MailPart, language: Language): MailPart {
  switch (part.kind) {
    case "paragraph":
      return { ...part, text: typeset(part.text, language) };
    case "facts":
      return { ...part, facts: part.facts.map(([name, value]) => [typeset(name, language), value]) };
    case "link":
      return { ...part, label: typeset(part.label, language) };
    case "typed":
      return { ...part, heading: typeset(part.heading, language) };
    case "letter":
      return part;
    case "quote":
      return { ...part, lead: typeset(part.lead, language) };
  }
}

function textOf({ heading, parts, company, language }: MailDraft): string {
  const blocks = [...(heading === undefined ? [] : [heading]), ...parts.map(textOfPart)];
  // A line with only "-- " begins a signature (RFC 3676, section 4.3).
  if (company !== undefined) blocks.push(["-- ", ...footerLines(company, language)].join("\n"));
  return `${blocks.join("\n\n")}\n`;
}

function textOfPart(part: MailPart): string {
  switch (part.kind) {
    case "paragraph":
      return part.text;
    case "facts":
      return part.facts.map(([name, value]) => `${name}: ${value}`).join("\n");
    case "link":
      return `${part.label}:\n${part.url}`;
    case "typed":
      return `${part.heading}:\n\n${part.text}`;
    case "letter":
      return part.text;
    case "quote":
      return `${part.lead}\n${part.text.replace(/^/gm, "> ")}`;
  }
}

function htmlOf({ language, subject, heading, parts, company }: MailDraft): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>:root{color-scheme:light dark}</style>
</head>
<body style="margin:0;padding:24px 16px;${FONT}">
<div lang="${language}" style="max-width:600px;margin:0 auto;${FONT}">
${heading === undefined ? "" : headingOf(heading)}${parts.map(htmlOfPart)}${company === undefined ? "" : footer(company, language)}</div>
</body>
</html>
`;
}

function headingOf(heading: string): Html {
  return html`<h1 style="margin:0 0 24px;padding:0 0 16px;border-bottom:3px solid ${SIGNAL};font-size:22px;line-height:1.3;font-weight:bold">${heading}</h1>\n`;
}

function htmlOfPart(part: MailPart): Html {
  switch (part.kind) {
    case "paragraph":
      return html`<p style="margin:0 0 16px">${unbroken(part.text)}</p>\n`;
    case "facts":
      return html`<table cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 24px;border-collapse:collapse;table-layout:fixed;${FONT}">\n${part.facts.map(htmlOfFact)}</table>\n`;
    case "link":
      return html`<p style="margin:0 0 16px;${WRAP}">${part.label}:<br><a href="${part.url}">${part.url}</a></p>\n`;
    case "typed":
      return html`<h2 style="margin:0 0 8px;font-size:16px;line-height:1.5">${part.heading}</h2>\n<div style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid ${RULE};white-space:pre-wrap;${WRAP}">${part.text}</div>\n`;
    case "letter":
      return html`<div style="margin:0 0 24px;white-space:pre-wrap;${WRAP}">${part.text}</div>\n`;
    case "quote":
      return html`<p style="margin:0 0 8px">${part.lead}</p>\n<blockquote style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid ${RULE};white-space:pre-wrap;${WRAP}">${part.text}</blockquote>\n`;
  }
}

/** Prevents line breaks at the hyphens of references and of the word "e-mail". */
function unbroken(text: string): Html[] {
  return text
    .split(/\b([A-Z]-\w{4}-\w{4}|[Ee]-[Mm]ail)\b/)
    .map((piece, index) => (index % 2 === 0 ? html`${piece}` : html`<span style="white-space:nowrap">${piece}</span>`));
}

function htmlOfFact([name, value]: readonly [string, string]): Html {
  const cell = "padding:4px 0;vertical-align:top;text-align:left";
  return html`<tr><th scope="row" style="${cell};width:37%;padding-right:16px;font-weight:normal">${name}</th><td style="${cell};font-weight:bold;${WRAP}">${value}</td></tr>\n`;
}

function footer(company: Company, language: Language): Html {
  const [name = "", ...lines] = footerLines(company, language);
  return html`<div style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${RULE};font-size:14px"><strong>${name}</strong>${lines.map((line) => html`<br>${line}`)}</div>\n`;
}

function footerLines({ name, address, phones, email }: Company, language: Language): string[] {
  const { street, postalCode, city, country } = address;
  return [
    name,
    `${street}, ${postalCode} ${city}, ${textIn(country, language).text}`,
    ...phones.slice(0, 1).map((p) => p.number),
    email,
  ];
}
