import { Link } from "react-router";
import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { Uses } from "../../storage/references.server.ts";
import { publishingTexts } from "../../texts.ts";
import { useAllCollections } from "../collections.ts";
import css from "./used-in.module.css";

/** Entries that are listed before the others, which can be unfolded. */
const LISTED = 8;

/**
 * Lists the entries that refer to an entry or file, each with a link to its form. Those of a collection that only another
 * release has are only counted.
 */
export function UsedIn({ uses: { total, entries } }: { uses: Uses }) {
  const {
    texts: { list },
    language,
  } = useStaff(publishingTexts);
  const collections = new Map(useAllCollections().map((collection) => [collection.name, collection]));
  const shown = entries.flatMap(({ kind, ...entry }) => {
    const collection = collections.get(kind);
    return collection === undefined ? [] : [{ ...entry, kind, collection }];
  });
  const more = (listed: number) => {
    const count = total - listed;
    return fill(plural(language, list.uses.more, count), { count });
  };
  const rows = shown.map(({ kind, id, title, titleLanguage, published, collection: { words, addresses } }) => (
    <li key={`${kind} ${id}`}>
      <Link to={`/dashboard/${addresses.dashboard}/${id}`} lang={titleLanguage}>
        {title === "" ? list.untitled : title}
      </Link>
      <p>
        <span className="label">{`${words.one} ${id}`}</span>
        <span className="mono muted">{published ? list.uses.published : list.uses.notPublished}</span>
      </p>
    </li>
  ));
  const rest = rows.slice(LISTED);
  const unknown = total === shown.length ? null : <li>{more(shown.length)}</li>;
  return (
    <>
      <ul className={css.uses}>
        {rows.slice(0, LISTED)}
        {rest.length === 0 ? unknown : null}
      </ul>
      {rest.length === 0 ? null : (
        <details className={css.more}>
          <summary>{more(LISTED)}</summary>
          <ul className={css.uses}>
            {rest}
            {unknown}
          </ul>
        </details>
      )}
    </>
  );
}
