import { Link } from "react-router";
import { useCollections } from "#features/publishing/dashboard/collections.ts";
import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { ImportBlockers } from "../import-outcome.ts";
import { transferTexts } from "../texts.ts";
import css from "./import-blocker-list.module.css";

/** Lists what prevents an import, with links. */
export function ImportBlockerList({ inTheWay: { items, submissions } }: { inTheWay: ImportBlockers }) {
  const { language, texts } = useStaff(transferTexts);
  const { import: words } = texts.transfer;
  return (
    <div className={css.inTheWay}>
      <p>{words.inTheWay}</p>
      <ul>
        {useCollections().map(({ name, addresses, words: own }) => {
          const count = items[name] ?? 0;
          return count === 0 ? null : (
            <li key={name}>
              <Link to={`/dashboard/${addresses.dashboard}`}>
                {fill(plural(language, own.counted, count), { count })}
              </Link>
            </li>
          );
        })}
        {useForms().map(({ name, dashboard, texts: own }) => {
          const count = submissions[name] ?? 0;
          return count === 0 ? null : (
            <li key={name}>
              <Link to={`/dashboard/${dashboard}`}>
                {fill(plural(language, own.aboutEntries, count), { form: own.title, count })}
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="muted">{words.wayOut}</p>
    </div>
  );
}
