import { Fragment, type ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { DrawingBanner } from "./banner.tsx";
import css from "./document-page.module.css";
import { usePage } from "./page-context.tsx";

/** Fewer sections need no table of contents. */
const CONTENTS_MIN = 4;

/** A section of a document. Empty parts are not shown. */
export interface DocumentSection {
  /** Its anchor, the same in every language. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** Named parts, each with its paragraphs. */
  parts?: readonly { label: string; paragraphs: readonly string[] }[];
  list?: readonly string[];
  /** A link or a table below the text. */
  children?: ReactNode;
  /** Set apart from the others. */
  emphasized?: boolean;
}

/** A legal document between header and footer: numbered sections with anchors, and a table of contents beside them. */
export function DocumentPage({
  title,
  lead,
  sections,
}: {
  /** May have soft hyphens where a long word may break. */
  title: string;
  lead: string;
  sections: readonly DocumentSection[];
}) {
  const { t } = usePage();
  const contents = (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <DrawingBanner
        title={title}
        lead={lead}
        crumbs={[{ title: withoutBreaks(title) }]}
        drawing="/drawings/banner-terms.svg"
      />
      <div className={`wrap grid ${css.columns}`}>
        {sections.length < CONTENTS_MIN ? null : (
          <>
            <nav className={css.contents} aria-label={t("labels.contents")}>
              <p className="label">{t("labels.contents")}</p>
              {contents}
            </nav>
            <details className={css.folded}>
              <summary>
                {t("labels.contents")}
                <Icon name="chevron" />
              </summary>
              {contents}
            </details>
          </>
        )}
        <div className={sections.length < CONTENTS_MIN ? `${css.text} ${css.few}` : css.text}>
          {sections.map((section, i) => (
            <Section key={section.id} number={i + 1} {...section} />
          ))}
        </div>
      </div>
    </>
  );
}

function Section({
  number,
  id,
  heading,
  paragraphs,
  parts = [],
  list = [],
  children,
  emphasized,
}: DocumentSection & { number: number }) {
  const shown = parts.filter((part) => part.paragraphs.length > 0);
  return (
    <section className={emphasized === true ? css.emphasized : undefined} aria-labelledby={id}>
      <span className="mono muted">{number}</span>
      <h2 id={id}>{heading}</h2>
      <Paragraphs of={paragraphs} />
      {shown.length === 0 ? null : (
        <dl>
          {shown.map((part) => (
            <Fragment key={part.label}>
              <dt className="label">{part.label}</dt>
              <dd>
                <Paragraphs of={part.paragraphs} />
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      {list.length === 0 ? null : (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

const Paragraphs = ({ of }: { of: readonly string[] }) => of.map((paragraph) => <p key={paragraph}>{paragraph}</p>);

/** Removes the soft hyphens of a title, which mark where a long word may break. */
export const withoutBreaks = (title: string): string => title.replaceAll("\u00ad", "");
