import { FirstPicture } from "../first-picture.tsx";
import { Banner, type BannerProps, LETTERS_FULL, longestWord } from "./banner.tsx";
import { usePage } from "./page-context.tsx";
import css from "./picture-banner.module.css";

/** Letters of a word that have room beside a picture in the size below the full one. */
const LETTERS_LONG = 17;

/** Returns the class for the size of a title, which its longest word decides. */
function sizeClass(title: string): string | undefined {
  const longest = longestWord(title);
  if (longest <= LETTERS_FULL) return undefined;
  return longest <= LETTERS_LONG ? css.long : css.longest;
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
