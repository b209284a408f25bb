import { type ButtonVariant, buttonClass } from "#ui/button.tsx";
import css from "#ui/site/list-search.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import { QUERY_MAX } from "#ui/site/query-max.ts";
import { FIND_PATH } from "../navigation.ts";
import { findTexts } from "./texts.ts";

interface FindFormProps {
  q?: string | undefined;
  /** Of the button. */
  variant?: ButtonVariant;
}

/**
 * The finder's field. With script, results appear in `#results` while typing, and `#found` announces their number;
 * without it, the form leads to the finder's page.
 */
export function FindForm({ q = "", variant = "medium" }: FindFormProps) {
  const { t, href } = usePage(findTexts);
  return (
    <>
      <search>
        <form className={css.search} action={href(FIND_PATH)} data-live="">
          <div className={css.text}>
            <label htmlFor="q">{t("findLabel")}</label>
            <input id="q" name="q" type="search" defaultValue={q} maxLength={QUERY_MAX} autoComplete="off" />
          </div>
          <button type="submit" className={buttonClass(variant)}>
            {t("labels.search")}
          </button>
        </form>
      </search>
      {/* It must stay in place while the results are replaced. */}
      <p className="hidden" role="status" id="found" />
    </>
  );
}
