import { staffContext } from "#features/accounts/staff.ts";
import { dayText } from "#platform/i18n/dates.ts";
import { LANGUAGES, languageName } from "#platform/i18n/languages.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import table from "#ui/dashboard/table.module.css";
import { finderTexts } from "../texts.ts";
import type { Route } from "./+types/page";
import css from "./page.module.css";

/** Searches on the page. */
const SHOWN = 200;

/** Loads the most frequent searches that found nothing, for all staff. */
export async function loader(args: Route.LoaderArgs) {
  const { storage } = await staffContext(args);
  return { searches: await storage.emptySearches.list(SHOWN) };
}

export default function SearchesPage({ loaderData: { searches } }: Route.ComponentProps) {
  const { texts, language } = useStaff(finderTexts);
  const t = texts.searches;
  return (
    <div className={`wrap ${css.page}`}>
      <PageHead title={t.title} />
      <p className={`muted ${css.lead}`}>{t.lead}</p>
      {searches.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <table className={table.table}>
          <caption className="hidden">{t.title}</caption>
          <thead>
            <tr>
              <th scope="col">{t.words}</th>
              <th scope="col">{t.count}</th>
              <th scope="col">{t.language}</th>
              <th scope="col">{t.lastDay}</th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ words, language: page, count, lastDay }) => (
              <tr key={`${page} ${words}`}>
                <th scope="row" className={css.words}>
                  {words}
                </th>
                <td className="mono">{count}</td>
                <td>
                  <abbr title={languageName(page, language)} className="mono muted">
                    {LANGUAGES[page].short}
                  </abbr>
                </td>
                <td className="mono muted">
                  <time dateTime={lastDay}>{dayText(lastDay, language)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
