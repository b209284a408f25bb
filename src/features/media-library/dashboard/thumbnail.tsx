import { cardCopy, keyOf } from "#ui/picture-paths.ts";
import css from "./thumbnail.module.css";

/** A small picture of the library. @param path as in `img` @param alt empty where a text beside it says what it is */
export function Thumbnail({ path, alt }: { path: string; alt: string }) {
  const src = keyOf(path) === undefined ? path : cardCopy(path, 480, "webp");
  return (
    <span className={css.frame}>
      <img src={src} alt={alt} width={480} height={320} loading="lazy" />
    </span>
  );
}
