import { useContext } from "react";
import { DocumentPartsContext } from "./document-parts.ts";
import css from "./drawing.module.css";

interface DrawingProps {
  /** Path of a drawing, or of any other picture. */
  src: string;
  alt: string;
  /** The language of `alt` where it is another than that of the text around. */
  lang?: string | undefined;
  width: number;
  height: number;
}

/**
 * A picture of the first view. A drawing of the site is part of the document, so that it is there with the text and
 * follows the theme at once; other pictures are files, requested first.
 */
export function Drawing({ src, alt, lang, width, height }: DrawingProps) {
  const { drawing, versioned } = useContext(DocumentPartsContext);
  const inline = drawing(src);
  if (inline === undefined)
    return <img src={versioned(src)} alt={alt} lang={lang} width={width} height={height} fetchPriority="high" />;
  const { viewBox, ground, shapes } = inline;
  return (
    <span className={css.drawing}>
      <svg
        viewBox={viewBox}
        {...(ground === "paper" ? {} : { className: ground, preserveAspectRatio: "xMidYMid slice" })}
        {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt, lang })}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the shapes are from a file of the build.
        dangerouslySetInnerHTML={{ __html: shapes }}
      />
    </span>
  );
}
