/** Plain text as paragraphs, separated by an empty line. The first one may be styled as the lead. */
export function Prose({ text, leadFirst = false }: { text: string; leadFirst?: boolean }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.map((paragraph, i) => (
    <p key={paragraph} className={leadFirst && i === 0 ? "lead" : undefined}>
      {paragraph}
    </p>
  ));
}
