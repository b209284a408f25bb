import type { Language } from "#i18n/languages.ts";
import { Prose } from "#ui/prose.tsx";
import css from "./item-text.module.css";
import { usePage } from "./page-context.tsx";

interface ItemTextProps {
  text: { description: string; language: Language };
  /** One sentence before the description; without it the description's first paragraph leads. */
  lead?: string;
}

/** The description of an item; a note above says when it is not in the page's language yet. */
export function ItemText({ text, lead }: ItemTextProps) {
  const { t, langOf } = usePage();
  const lang = langOf(text);
  return (
    <>
      {lang === undefined ? null : <p className={`mono muted ${css.note}`}>{t("site.shownIn")}</p>}
      <div className={css.text} lang={lang}>
        {lead === undefined ? null : <p className="lead">{lead}</p>}
        <Prose text={text.description} leadFirst={lead === undefined} />
      </div>
    </>
  );
}
