import { namedLine } from "#features/publishing/named-line.ts";
import { usePage } from "#ui/site/page-context.tsx";
import css from "#ui/site/statistics.module.css";
import own from "./results.module.css";
import { projectTexts } from "./texts.ts";

/** What came out of a project, as figures on a ruler; nothing without any. */
export function Results({ results, lang }: { results: readonly string[]; lang: string | undefined }) {
  const { t } = usePage(projectTexts);
  if (results.length === 0) return null;
  return (
    <section className={own.results} aria-label={t("results")}>
      <dl className={css.statistics} lang={lang}>
        {results.map(namedLine).map(({ name, detail }) => (
          <div key={detail}>
            <dt>{detail}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
