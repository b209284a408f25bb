import { cardCopy, keyOf } from "#ui/picture-paths.ts";
import { pictureOf } from "../../fields.ts";
import { useCollection } from "../collections.ts";
import css from "./small-picture.module.css";

/**
 * An item's small picture beside its title; nothing in collections without pictures.
 * @param img as in a draft; empty for that of the collection
 */
export function SmallPicture({ kind, img }: { kind: string; img: string }) {
  const picture = pictureOf(useCollection(kind).facts);
  if (picture === undefined) return null;
  const path = img || (picture[1].fallback ?? "");
  return (
    <div className={css.frame}>
      <img
        src={keyOf(path) === undefined ? path : cardCopy(path, 480, "webp")}
        alt=""
        width={480}
        height={320}
        loading="lazy"
      />
    </div>
  );
}
