import type { Language } from "#platform/i18n/languages.ts";
import type { RichDoc } from "../rich-text/rich-doc.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import css from "./item-text.module.css";
import { usePage } from "./page-context.tsx";
import { siteTexts } from "./texts.ts";
import { WholePicture } from "./whole-picture.tsx";

interface ItemTextProps {
  text: { description: string; rich?: RichDoc | undefined; language: Language };
  /** One sentence before the description; without it the description's first paragraph is the lead. */
  lead?: string;
  /** The text takes the whole width of the page, with the lead beside it. */
  wide?: boolean;
}

/** The description of an item; a note above it says when it is not available in the page's language. */
export function ItemText({ text, lead, wide = false }: ItemTextProps) {
  const { t, langOf } = usePage();
  const lang = langOf(text);
  return (
    <>
      {lang === undefined ? null : <p className={`mono muted ${css.note}`}>{t("site.shownIn")}</p>}
      <div className={wide ? `${css.text} ${css.wide}` : css.text} lang={lang}>
        {lead === undefined ? null : <p className="lead">{lead}</p>}
        <Description text={text} leadFirst={lead === undefined} />
      </div>
    </>
  );
}

function Description({ text, leadFirst }: Pick<ItemTextProps, "text"> & { leadFirst: boolean }) {
  const { description, rich, language } = text;
  if (rich === undefined) return <Paragraphs text={description} leadFirst={leadFirst} />;
  return (
    <RichText
      doc={rich}
      leadFirst={leadFirst}
      showPicture={(path, alt) => <WholePicture path={path} alt={alt} />}
      tableLabel={(number) => siteTexts.site(language)("labels.table", { number })}
    />
  );
}

/** Plain text as paragraphs, separated by an empty line. The first one may be styled as the lead. */
function Paragraphs({ text, leadFirst = false }: { text: string; leadFirst?: boolean }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.map((paragraph, i) => (
    <p key={paragraph} className={leadFirst && i === 0 ? "lead" : undefined}>
      {paragraph}
    </p>
  ));
}
