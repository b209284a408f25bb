import { linesOf } from "#features/publishing/fields.ts";
import { DocumentPage } from "#ui/site/document-page.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import type { PrivacyText } from "./privacy.ts";
import { privacyTexts } from "./texts.ts";

/** The sections in their order, with their named parts; the names are their anchors, the same in every language. */
const SECTIONS = [
  ["controller"],
  ["visit"],
  ["messages", "Basis", "Recipients", "Storage"],
  ["applications", "Basis", "Recipients", "Storage"],
  ["abuse", "Basis", "Storage"],
  ["staff", "Basis", "Storage"],
  ["recipients"],
  ["transfers"],
  ["rights"],
  ["objection"],
  ["complaint"],
  ["security"],
] as const;

type Part = "Basis" | "Recipients" | "Storage";

/** The page between header and footer. */
export function PrivacyBody({ text }: { text: PrivacyText }) {
  const { t, withFigures } = usePage(privacyTexts);
  const texts = withFigures(text);
  const wordsOf = (field: string): string => String(texts[field as keyof PrivacyText] ?? "");
  const sections = SECTIONS.map(([id, ...parts]) => ({
    id,
    heading: texts[`${id}Heading`],
    paragraphs: linesOf(texts[`${id}Text`]),
    parts: (parts as Part[]).map((part) => ({
      label: t(`parts.${part}`),
      paragraphs: linesOf(wordsOf(id + part)),
    })),
    list: id === "rights" ? texts.rightsList : [],
    emphasized: id === "objection",
  }));
  return <DocumentPage title={texts.title} lead={texts.lead} sections={sections} />;
}
