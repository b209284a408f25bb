import { useContext } from "react";
import { DocumentPartsContext } from "./document-parts.ts";
import logoStyles from "./logo.css?url";
import { MARK, otherCopy, sizeOf } from "./picture-paths.ts";

/** The space of a logo in CSS pixels. */
const LOGO_WIDTH = 240;
const LOGO_HEIGHT = 44;

/** An uploaded logo, as large as a page's header allows. @param path as in `img` */
export function Logo({ path, alt }: { path: string; alt: string }) {
  const { hydrated, versioned } = useContext(DocumentPartsContext);
  const { width, height } = sizeOf(path) ?? { width: LOGO_WIDTH, height: LOGO_HEIGHT };
  const scale = Math.min(LOGO_WIDTH / width, LOGO_HEIGHT / height, 1);
  const size = (side: number) => Math.max(1, Math.round(side * scale));
  return (
    <picture className="logo">
      {import.meta.env.PROD && !hydrated ? null : <link rel="stylesheet" href={logoStyles} precedence="default" />}
      <img src={versioned(otherCopy(path, MARK))} alt={alt} width={size(width)} height={size(height)} />
    </picture>
  );
}
