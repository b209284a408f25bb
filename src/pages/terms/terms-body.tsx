import { linesOf } from "#features/publishing/fields.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import type { TermsText } from "./terms.ts";
import css from "./terms-body.module.css";
import { TermsDocument } from "./terms-document.tsx";

/** The sections of both documents in their order; the names are their anchors, the same in every language. */
const TERMS = ["site", "information", "copyright", "links", "use", "law"] as const;
const PRIVACY = [
  "controller",
  "visit",
  "messages",
  "applications",
  "recipients",
  "rights",
  "complaint",
  "security",
] as const;

/** The page between header and footer: both documents, with a table of contents beside them. */
export function TermsBody({ text }: { text: TermsText }) {
  const { t, withFigures } = usePage();
  const texts = withFigures(text);
  const section = (id: (typeof TERMS | typeof PRIVACY)[number]) => ({
    id,
    heading: texts[`${id}Heading`],
    paragraphs: linesOf(texts[`${id}Text`]),
    list: id === "rights" ? texts.rightsList : [],
  });
  const documents = [
    { id: "terms", heading: texts.termsHeading, sections: TERMS.map(section) },
    { id: "privacy", heading: texts.privacyHeading, sections: PRIVACY.map(section) },
  ];
  return (
    <>
      <DrawingBanner
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ title: withoutBreaks(texts.title) }]}
        drawing="/drawings/banner-terms.svg"
      />
      <div className={`wrap grid ${css.columns}`}>
        <nav className={css.contents} aria-label={t("labels.contents")}>
          {documents.map(({ id, heading, sections }) => (
            <div key={id}>
              <p className="label">
                <a href={`#${id}`}>{heading}</a>
              </p>
              <ol>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.heading}</a>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </nav>
        <div className={css.text}>
          {documents.map((document) => (
            <TermsDocument key={document.id} {...document} />
          ))}
        </div>
      </div>
    </>
  );
}

/** Removes the soft hyphens of a title, which mark where a long word may break. */
export const withoutBreaks = (title: string): string => title.replaceAll("\u00ad", "");
