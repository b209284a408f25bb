import type { ComponentProps } from "react";
import { Drawing } from "./drawing.tsx";
import css from "./first-picture.module.css";
import { Picture } from "./picture.tsx";

/** A `Picture` of the first view: a drawing of the site is part of the document, any other picture is requested first. */
export function FirstPicture({ src, alt, lang, ...rest }: ComponentProps<typeof Picture>) {
  if (!src.endsWith(".svg")) return <Picture src={src} alt={alt} lang={lang} {...rest} lazy={false} />;
  return (
    <div className={css.frame}>
      <Drawing src={src} alt={alt} lang={alt === "" ? undefined : lang} width={480} height={320} />
    </div>
  );
}
