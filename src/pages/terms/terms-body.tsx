import { linesOf } from "#features/publishing/fields.ts";
import { MoreLink } from "#ui/more-link.tsx";
import { DocumentPage } from "#ui/site/document-page.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import type { TermsText } from "./terms.ts";

/** The sections in their order; the names are their anchors, the same in every language. */
const SECTIONS = ["site", "information", "copyright", "links", "use", "law", "privacy"] as const;

/** The page between header and footer. */
export function TermsBody({ text }: { text: TermsText }) {
  const { t, href, withFigures } = usePage();
  const texts = withFigures(text);
  const sections = SECTIONS.map((id) => ({
    id,
    heading: texts[`${id}Heading`],
    paragraphs: linesOf(texts[`${id}Text`]),
    ...(id === "privacy" ? { children: <MoreLink href={href("/privacy")} label={t("nav.privacy")} /> } : {}),
  }));
  return <DocumentPage title={texts.title} lead={texts.lead} sections={sections} />;
}
