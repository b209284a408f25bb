import { useEffect, useRef } from "react";
import { Form } from "react-router";
import css from "#features/publishing/dashboard/list/list-controls.module.css";
import { buttonClass } from "#ui/button.tsx";
import { QUERY_MAX } from "#ui/site/query-max.ts";
import type { InboxPage } from "../../inbox.server.ts";
import { INBOX_OWNERS, INBOX_SORTS, isNumbered } from "../../inbox-query.ts";
import { entryWords } from "../entry-name.tsx";
import { useForm, useInboxPath, useInboxTexts } from "../inbox-form.tsx";

/** Search, owner, urgency, entry and order. Sent as POST so that names never appear in URLs or logs. */
export function InboxControls({ inbox: { query, q, entries } }: { inbox: InboxPage }) {
  const form = useForm();
  const t = useInboxTexts();
  const path = useInboxPath();
  const search = useRef<HTMLInputElement>(null);
  // Navigation changes the search; otherwise keep what is being typed.
  useEffect(() => {
    if (search.current !== null) search.current.value = q;
  }, [q]);
  const about = query.about ?? "";
  return (
    <search>
      <Form method="post" action={path} className={css.controls} preventScrollReset>
        <input type="hidden" name="intent" value="search" />
        <input type="hidden" name={isNumbered(form) ? "view" : "state"} value={query.view} />
        <div className={css.text}>
          <label htmlFor="q">{t.search}</label>
          <input ref={search} id="q" name="q" type="search" defaultValue={q} maxLength={QUERY_MAX} autoComplete="off" />
        </div>
        {form.owners ? (
          <div className={css.choice}>
            <label htmlFor="owner">{t.owner}</label>
            <select id="owner" name="owner" key={query.owner} defaultValue={query.owner}>
              {INBOX_OWNERS.map((owner) => (
                <option key={owner} value={owner}>
                  {t.owners[owner]}
                </option>
              ))}
            </select>
          </div>
        ) : null}
        {form.urgency === undefined ? null : (
          <div className={css.choice}>
            <label htmlFor="urgency">{t.urgency}</label>
            <select id="urgency" name="urgency" key={query.urgency} defaultValue={query.urgency ?? ""}>
              <option value="">{t.anyUrgency}</option>
              {form.urgency.order.map((value) => (
                <option key={value} value={value}>
                  {t.choices[form.urgency?.field ?? ""]?.[value] ?? value}
                </option>
              ))}
            </select>
          </div>
        )}
        {form.about === undefined ? null : (
          <div className={css.choice}>
            <label htmlFor="about">{t.about}</label>
            <select id="about" name={form.about.collection} key={about} defaultValue={about}>
              <option value="">{t.anyAbout}</option>
              {entries.map(({ entry, count }) => (
                <option key={entry?.id ?? "none"} value={entry?.id ?? "none"} lang={entry?.language}>
                  {entryWords(entry, t)} · {count}
                </option>
              ))}
            </select>
          </div>
        )}
        {form.ratings ? (
          <div className={css.choice}>
            <label htmlFor="sort">{t.sort}</label>
            <select id="sort" name="sort" key={query.sort} defaultValue={query.sort}>
              {INBOX_SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {t.sorts[sort]}
                </option>
              ))}
            </select>
          </div>
        ) : null}
        <button type="submit" className={buttonClass("medium")}>
          {t.show}
        </button>
      </Form>
    </search>
  );
}
