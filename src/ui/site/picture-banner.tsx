import { FirstPicture } from "../first-picture.tsx";
import { Banner, type BannerProps } from "./banner.tsx";
import { usePage } from "./page-context.tsx";
import css from "./picture-banner.module.css";

/** Letters of a word that have room beside a picture in the full size of titles. */
const FITS_BESIDE_PICTURE = 12;

const hasLongWord = (title: string): boolean => title.split(/[\s-]/).some((word) => word.length > FITS_BESIDE_PICTURE);

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
    <Banner {...rest} className={css.picture} titleClass={hasLongWord(rest.title) ? css.long : undefined}>
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
