import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { LANGUAGE_CODES, languageName } from "#platform/i18n/languages.ts";
import { capitalized, fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { QUERY_MAX } from "#ui/site/query-max.ts";
import { orderNumber } from "../../fields.ts";
import type { StaffListQuery } from "../../staff-list-query.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import css from "./list-controls.module.css";

/** Search, translation filter and sort: a form that opens the list's own address. The chosen state stays. */
export function ListControls({ kind, query }: { kind: string; query: StaffListQuery }) {
  const {
    language,
    texts: { list },
  } = useStaff(publishingTexts);
  const search = useRef<HTMLInputElement>(null);
  // Going back or following a link changes the query; otherwise the typed text stays.
  useEffect(() => {
    if (search.current !== null) search.current.value = query.q;
  }, [query.q]);
  const collection = useCollection(kind);
  const { date = "", facts } = collection;
  // The list's own order has no value in the address.
  const own = orderNumber(collection) === undefined ? "changed" : "order";
  const all = own === "order" ? (["order", "changed", "title"] as const) : (["changed", "posted", "title"] as const);
  const sorts = all.filter((sort) => sort !== "posted" || facts[date]?.required);
  return (
    <search>
      <Form className={css.controls} preventScrollReset>
        {query.state === "all" ? null : <input type="hidden" name="state" value={query.state} />}
        <div className={css.text}>
          <label htmlFor="q">{list.search}</label>
          <input
            id="q"
            ref={search}
            name="q"
            type="search"
            defaultValue={query.q}
            maxLength={QUERY_MAX}
            autoComplete="off"
          />
        </div>
        <div className={css.choice}>
          <label htmlFor="gap">{list.translation}</label>
          <select id="gap" name="gap" key={query.gap} defaultValue={query.gap ?? ""}>
            <option value="">{list.anyTranslation}</option>
            {LANGUAGE_CODES.map((gap) => (
              <option key={gap} value={gap}>
                {capitalized(fill(list.gap, { language: languageName(gap, language) }))}
              </option>
            ))}
          </select>
        </div>
        <div className={css.choice}>
          <label htmlFor="sort">{list.sort}</label>
          <select id="sort" name="sort" key={query.sort} defaultValue={query.sort === own ? "" : (query.sort ?? "")}>
            {sorts.map((sort) => (
              <option key={sort} value={sort === own ? "" : sort}>
                {list.sorts[sort]}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className={buttonClass("medium")}>
          {list.show}
        </button>
      </Form>
    </search>
  );
}

/** Capitalizes the first letter: Polish writes names of languages in lower case. */
