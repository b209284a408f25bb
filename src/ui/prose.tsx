/** Plain text as paragraphs: an empty line parts them. The first one may stand out as the lead. */
export function Prose({ text, leadFirst = false }: { text: string; leadFirst?: boolean }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.map((paragraph, i) => (
    <p key={paragraph} className={leadFirst && i === 0 ? "lead" : undefined}>
      {paragraph}
    </p>
  ));
}
