import css from "./picture.module.css";

/** Widths in pixels of the copies of a photograph, beside its original. */
export const PHOTO_WIDTHS = [480, 960] as const;

interface PictureProps {
  /** Path on this site: a drawing (.svg), or a photograph with smaller copies beside it. */
  src: string;
  alt: string;
  /** The language of `alt` where it is another than that of the text around the picture. */
  lang?: string | undefined;
  /** Adds the version to a path. */
  versioned: (path: string) => string;
  /** Below the first view: loaded when it comes near. */
  lazy?: boolean;
  /** Its displayed width, as in the `sizes` attribute; only photographs need it. */
  sizes?: string;
  /** 16:9 instead of 3:2. */
  wide?: boolean;
}

/**
 * A picture in a frame of fixed proportions, so that nothing shifts when it loads. Drawings stay SVG; photographs are
 * AVIF or WebP in suitable widths: `/media/x.png` has `/media/x-480.avif` and so on beside it, and so has `full.jpg` of
 * an upload, cropped to the frame around its focal point.
 */
export function Picture({ src, alt, lang, versioned, lazy = true, sizes = "100vw", wide = false }: PictureProps) {
  const image = (
    <img
      src={versioned(src)}
      alt={alt}
      lang={alt === "" ? undefined : lang}
      width={480}
      height={wide ? 270 : 320}
      {...(lazy ? { loading: "lazy" as const } : { fetchPriority: "high" as const })}
    />
  );
  const copies = (type: string) =>
    PHOTO_WIDTHS.map((width) => `${versioned(src.replace(/\.\w+$/, `-${width}.${type}`))} ${width}w`).join(", ");
  return (
    <div className={wide ? `${css.frame} ${css.wide}` : css.frame}>
      {src.endsWith(".svg") ? (
        image
      ) : (
        <picture>
          <source type="image/avif" srcSet={copies("avif")} sizes={sizes} />
          <source type="image/webp" srcSet={copies("webp")} sizes={sizes} />
          {image}
        </picture>
      )}
    </div>
  );
}
