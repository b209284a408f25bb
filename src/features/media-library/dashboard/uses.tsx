import { Link } from "react-router";
import { useCollection } from "#features/publishing/dashboard/collections.ts";
import { publishingTexts } from "#features/publishing/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { pictureTexts } from "../texts.ts";
import css from "./page.module.css";
import type { UsingItem } from "./used-in.ts";

/** Where a picture is used, each with the way to its form. */
export function Uses({ uses }: { uses: readonly UsingItem[] }) {
  const { pictures: t, list } = useTexts(pictureTexts, publishingTexts);
  return (
    <section className={css.part}>
      <h2>{t.usedIn}</h2>
      {uses.length === 0 ? (
        <p>{t.usedNowhere}</p>
      ) : (
        <ul className={css.uses}>
          {uses.map(({ kind, id, to, title, published }) => (
            <li key={to}>
              <span className="label">
                <UsingName kind={kind} id={id} />
              </span>
              <Link to={to}>{title === "" ? list.untitled : title}</Link>
              <span className="mono muted">{published ? t.published : t.notPublished}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function UsingName({ kind, id }: Pick<UsingItem, "kind" | "id">) {
  return `${useCollection(kind).words.one} ${id}`;
}
