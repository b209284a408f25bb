import { linesOf } from "#features/publishing/fields.ts";
import { DocumentPage } from "#ui/site/document-page.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import type { AccessibilityText } from "./accessibility.ts";

/** The page between header and footer. */
export function AccessibilityBody({ text }: { text: AccessibilityText }) {
  const { withFigures } = usePage();
  const texts = withFigures(text);
  const lists = { status: [], tested: texts.testedList, limits: texts.limitsList, report: [] };
  const sections = (["status", "tested", "limits", "report"] as const).map((id) => ({
    id,
    heading: texts[`${id}Heading`],
    paragraphs: linesOf(texts[`${id}Text`]),
    list: lists[id],
  }));
  return <DocumentPage title={texts.title} lead={texts.lead} sections={sections} />;
}
