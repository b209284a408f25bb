import { FirstPicture } from "../first-picture.tsx";
import { Banner, type BannerProps } from "./banner.tsx";
import { usePage } from "./page-context.tsx";
import css from "./picture-banner.module.css";

/** Letters of a word that have room beside a picture in the full size of titles, and in the next one. */
const LETTERS = { full: 12, long: 17 };

/** Returns the class for the size of a title, which its longest word decides. */
function sizeClass(title: string): string | undefined {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  if (longest <= LETTERS.full) return undefined;
  return longest <= LETTERS.long ? css.long : css.longest;
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
    <Banner {...rest} className={css.picture} titleClass={sizeClass(rest.title)}>
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
