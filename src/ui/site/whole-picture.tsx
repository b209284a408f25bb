import { COPY_TYPES, sizeOf, WHOLE_WIDTHS, wholeCopy } from "../picture-paths.ts";
import { usePage } from "./page-context.tsx";

/** Maximum width of a picture in a text that takes the whole width of the page. */
const SIZES = "(min-width: 56rem) min(63vw, 60rem), 100vw";

interface WholePictureProps {
  /** Path of a picture of the library. */
  path: string;
  alt: string;
}

/** A picture of the library in its own proportions, as wide as the text around it. Drawings stay SVG. */
export function WholePicture({ path, alt }: WholePictureProps) {
  const { versioned } = usePage();
  const { width, height } = sizeOf(path) ?? { width: 480, height: 320 };
  const image = <img src={versioned(path)} alt={alt} width={width} height={height} loading="lazy" />;
  if (sizeOf(path) === undefined) return image;
  return (
    <picture>
      {COPY_TYPES.map((type) => (
        <source
          key={type}
          type={`image/${type}`}
          srcSet={WHOLE_WIDTHS.map(
            (copy) => `${versioned(wholeCopy(path, copy, type))} ${Math.min(copy, width)}w`,
          ).join(", ")}
          sizes={SIZES}
        />
      ))}
      {image}
    </picture>
  );
}
