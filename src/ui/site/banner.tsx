import type { ReactNode } from "react";
import { Drawing } from "../drawing.tsx";
import { FirstPicture } from "../first-picture.tsx";
import css from "./banner.module.css";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
import { usePage } from "./page-context.tsx";

interface BannerProps {
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
  return (
    <Banner {...rest}>
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

interface PictureBannerProps extends BannerProps {
  img: string;
  imageAlt: string;
  /** The language of `imageAlt` when it is not the page's. */
  imageLang?: string | undefined;
}

/** The banner of an item with a picture, which is flush right; its horizon continues the line. */
export function PictureBanner({ img, imageAlt, imageLang, ...rest }: PictureBannerProps) {
  const { versioned } = usePage();
  return (
    <Banner {...rest} picture>
      <FirstPicture
        src={img}
        alt={imageAlt}
        lang={imageLang}
        versioned={versioned}
        sizes="(min-width: 56rem) 56vw, 100vw"
      />
    </Banner>
  );
}

function Banner({
  title,
  lang,
  label,
  lead,
  crumbs,
  picture,
  children,
}: BannerProps & { picture?: boolean; children: ReactNode }) {
  return (
    <section className={picture === true ? `${css.band} ${css.picture}` : css.band}>
      <div className={`wrap ${css.inner}`}>
        <div className={css.crumbs}>
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <div className={css.title}>
          {label === undefined ? null : <p className="label">{label}</p>}
          <h1 lang={lang}>{title}</h1>
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
