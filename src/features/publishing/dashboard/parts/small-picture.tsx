import { cardCopy, keyOf } from "#ui/picture-paths.ts";
import { pictureOf } from "../../fields.ts";
import { useCollection } from "../collections.ts";
import css from "./small-picture.module.css";

interface SmallPictureProps {
  kind: string;
  /** The fact that it is; by default the item's picture. */
  field?: string;
  /** As in a draft; empty for that of the collection. */
  img: string;
}

/** A small picture of an item; nothing in collections without pictures. */
export function SmallPicture({ kind, field, img }: SmallPictureProps) {
  const { facts } = useCollection(kind);
  const picture = field === undefined ? pictureOf(facts)?.[1] : facts[field];
  if (picture === undefined) return null;
  const path = img || (picture.fallback ?? "");
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
