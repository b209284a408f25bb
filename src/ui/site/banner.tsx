import type { ReactNode } from "react";
import { Drawing } from "../drawing.tsx";
import css from "./banner.module.css";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";

/** Letters of a word that have room in the full size of titles: on a phone of 320 px, and beside a picture. */
export const LETTERS_FULL = 12;
/** Letters of a word that have room there in the size below the full one. */
const LETTERS_LONG = 15;
/** Characters of a title above which it would have four lines on phones. */
const TITLE_FULL = 28;

/** Returns the number of letters of the longest word of a title, or of its longest part between hyphens. */
export const longestWord = (title: string): number =>
  Math.max(...title.split(/[\s\u00ad-]/).map((word) => word.length));

export interface BannerProps {
  title: string;
  /** The language of the title when it is not the page's. */
  lang?: string | undefined;
  /** A small line above the title. */
  label?: ReactNode;
  /** The sentence below the title. */
  lead?: ReactNode;
  crumbs: readonly Crumb[];
}

/**
 * The banner of a page with one of the site's own drawings: title left, drawing right, both on the line that runs
 * through the site.
 * @param drawing path of a drawing of 480 × 256 whose line enters and leaves at 200
 */
export function DrawingBanner({
  drawing,
  drawingAlt = "",
  ...rest
}: BannerProps & { drawing: string; drawingAlt?: string }) {
  const letters = longestWord(rest.title);
  const isLong = letters > LETTERS_FULL || rest.title.length > TITLE_FULL;
  return (
    <Banner
      {...rest}
      className={css.drawn}
      titleClass={letters > LETTERS_LONG ? css.longest : isLong ? css.long : undefined}
    >
      <Drawing
        src={drawing}
        alt={drawingAlt}
        lang={drawingAlt === "" ? undefined : rest.lang}
        width={480}
        height={256}
      />
    </Banner>
  );
}

/**
 * The banner of a page.
 * @param children what is to the right of the title
 * @param titleClass class of the heading
 */
export function Banner({
  title,
  titleClass,
  lang,
  label,
  lead,
  crumbs,
  className,
  children,
}: BannerProps & { className: string | undefined; titleClass?: string | undefined; children: ReactNode }) {
  return (
    <section className={`${css.band} ${className}`}>
      <div className={`wrap ${css.inner}`}>
        <div className={css.crumbs}>
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <div className={css.title}>
          {label === undefined ? null : <p className="label">{label}</p>}
          <h1 className={titleClass} lang={lang}>
            {title}
          </h1>
          {lead === undefined || lead === "" ? null : (
            <p className={`lead muted ${css.lead}`} lang={lang}>
              {lead}
            </p>
          )}
        </div>
        <div className={css.art}>{children}</div>
      </div>
    </section>
  );
}
